#!/bin/sh
# Debian's tools that `make package-check` looks at the package with. Run from the top of the repository, by make.
set -eu

wanted=
need() { command -v "$1" >/dev/null 2>&1 || wanted="$wanted $2"; }
need lintian lintian
need debootstrap debootstrap
need Xvfb xvfb
need xwininfo x11-utils
need desktop-file-validate desktop-file-utils
need appstreamcli appstream
need unshare util-linux
# shellcheck disable=SC2086
if [ -n "$wanted" ]; then
    sh scripts/apt.sh $wanted || { printf 'On Debian or Ubuntu: sudo apt-get install%s\n' "$wanted" >&2; exit 1; }
fi
