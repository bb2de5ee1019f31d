#!/bin/sh
# Installs Debian packages where that is possible and allowed (Debian or Ubuntu, as root); otherwise fails without a word,
# and whoever called says what a person has to do.
set -eu

command -v apt-get >/dev/null 2>&1 || exit 1
[ "$(id -u)" = 0 ] || exit 1

export DEBIAN_FRONTEND=noninteractive LC_ALL=C
printf 'Installing system packages: %s\n' "$*"
said=$(mktemp)
trap 'rm -f "$said"' EXIT
# While another installation runs we wait for it, ten minutes at most. apt itself waits for dpkg's lock alone; those of
# the lists and of the downloads it only complains about.
apt() {
    tries=0
    until apt-get -o DPkg::Lock::Timeout=600 --yes --quiet "$@" </dev/null >/dev/null 2>"$said"; do
        grep -q 'Could not get lock\|Unable to lock\|Unable to acquire' "$said" || return 1
        tries=$((tries + 1))
        [ "$tries" -lt 120 ] || return 1
        sleep 5
    done
}
install() { apt install --no-install-recommends "$@"; }
# The package lists of a fresh machine are empty or old.
install "$@" || { apt update && install "$@"; } || { cat "$said" >&2; exit 1; }
