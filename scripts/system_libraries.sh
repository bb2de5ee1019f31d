#!/bin/sh
# Makes sure that Qt finds the system libraries it needs: "tests" (no screen) or "desktop" (a window).
# Run from the top of the repository, by make, after scripts/environment.sh.
set -eu

purpose=$1
missing() { .venv/bin/python -m nemesis_desktop.program.machine.system_libraries "$purpose"; }

packages=$(missing)
if [ -n "$packages" ]; then
    # The package names are split into words on purpose.
    # shellcheck disable=SC2086
    sh scripts/apt.sh $packages || true
    packages=$(missing)
fi
if [ -n "$packages" ]; then
    cat >&2 <<EOF
Qt needs system libraries that are missing here and could not be installed. On Debian or Ubuntu, run

    sudo apt-get install $(printf '%s' "$packages" | tr '\n' ' ')

and try again. (Elsewhere the packages have similar names.)
EOF
    # A Wayland desktop can do without the X11 ones; Qt itself finds out.
    if [ "$purpose" = desktop ] && [ -n "${WAYLAND_DISPLAY:-}" ]; then exit 0; fi
    exit 1
fi
touch ".venv/libraries-$purpose"
