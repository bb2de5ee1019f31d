#!/bin/sh
# Installs Debian packages where that is possible and allowed (Debian or Ubuntu, as root); otherwise fails without a word,
# and whoever called says what a person has to do.
set -eu

command -v apt-get >/dev/null 2>&1 || exit 1
[ "$(id -u)" = 0 ] || exit 1

export DEBIAN_FRONTEND=noninteractive
printf 'Installing system packages: %s\n' "$*"
install() { apt-get install --yes --quiet --no-install-recommends "$@" </dev/null >/dev/null; }
# The package lists of a fresh machine are empty or old.
install "$@" 2>/dev/null || { apt-get update --quiet </dev/null >/dev/null && install "$@"; }
