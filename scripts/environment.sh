#!/bin/sh
# Makes .venv and puts the pinned dependencies and the program itself (editable) into it.
# Run from the top of the repository, by make. PYTHON=... chooses the interpreter.
set -eu

say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    for candidate in ${PYTHON:-} python3.11 python3 python3.12 python3.13 python3.14 python; do
        if new_enough "$candidate"; then
            command -v "$candidate"
            return
        fi
    done
    return 1
}

if ! { [ -x .venv/bin/python ] && new_enough .venv/bin/python && .venv/bin/python -m pip --version >/dev/null 2>&1; }; then
    python=$(find_python) || fail "Python 3.11 or newer is needed and was not found. Install it, or say where it is: make PYTHON=/path/to/python"
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        # Debian ships these two apart from Python itself.
        package="python$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
        sh scripts/apt.sh "$package" || fail "Python's venv module is missing. On Debian or Ubuntu: sudo apt-get install $package"
    fi
    say "Creating .venv with $python"
    rm -rf .venv
    "$python" -m venv .venv
fi

say "Installing the pinned packages of constraints.txt (a minute the first time)"
export PIP_DISABLE_PIP_VERSION_CHECK=1
# The build back end first: the program is then built with the pinned one, not with one fetched for the occasion.
.venv/bin/python -m pip install -qq --constraint constraints.txt hatchling editables
.venv/bin/python -m pip install -qq --constraint constraints.txt --no-build-isolation --editable '.[dev]'
touch .venv/ready
