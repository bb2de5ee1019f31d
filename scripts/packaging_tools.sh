#!/bin/sh
# Puts what making installers needs into .venv, and on Debian the tools of the system that go with it.
# Run from the top of the repository, by make, after scripts/environment.sh.
set -eu

export PIP_DISABLE_PIP_VERSION_CHECK=1
.venv/bin/python -m pip install -qq --constraint constraints.txt --no-build-isolation --editable '.[package]'

# Each program, and the Debian package that brings it. Elsewhere, and without rights, package.py says what it leaves out.
wanted=
need() { command -v "$1" >/dev/null 2>&1 || wanted="$wanted $2"; }
if [ "$(uname -s)" = Linux ]; then
    need strip binutils
    need dpkg-shlibdeps dpkg-dev
    # Qt's plugin for Wayland: dpkg-shlibdeps looks into the libraries that it loads.
    ldconfig -p 2>/dev/null | grep -q libwayland-cursor.so.0 || wanted="$wanted libwayland-cursor0"
fi
# shellcheck disable=SC2086
if [ -n "$wanted" ]; then sh scripts/apt.sh $wanted || printf 'Missing, and could not be installed:%s\n' "$wanted" >&2; fi
touch .venv/packaging
