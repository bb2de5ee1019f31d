#!/bin/sh
# Checks the Windows packages on Windows, in Git's shell: sh packaging/windows/check.sh
#
# Installs without asking, looks whether everything is where it belongs, has the installed program open every screen and
# play a whole game, opens the portable archive likewise, and removes the program. Saved games must stay.
set -eu

say() { printf '%s\n' "$*"; }
fail() { say "✗ $*" >&2; exit 1; }

setup=$(ls dist/nemesis-desktop-*-setup.exe)
archive=$(ls dist/nemesis-desktop-*.zip)
home=$(cygpath "$LOCALAPPDATA")
program="$home/Programs/Nemesis"
saves="$home/nemesis-desktop/saves"
menu="$(cygpath "$APPDATA")/Microsoft/Windows/Start Menu/Programs/Nemesis.lnk"
# Without this Git's shell takes what begins with a slash for a path.
export MSYS_NO_PATHCONV=1

say "Installing $setup"
"$setup" /S
[ -f "$program/nemesis-desktop.exe" ] || fail "the program is not in $program"
[ -f "$menu" ] || fail "there is no entry in the Start menu"
reg query 'HKCU\Software\Classes\.nemesis' >/dev/null || fail "the type of saved games is not known"
reg query 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\nemesis-desktop' >/dev/null ||
    fail "the program is not in the list of installed programs"

say "Looking at the installed program"
"$program/nemesis-desktop-console.exe" doctor --self-check || fail "the installed program does not work"
# The console program waits; the one with the window must start and end by itself, too.
"$program/nemesis-desktop.exe" --close-when-shown || fail "the window does not open"

say "Looking at the portable archive"
rm -rf build/portable
mkdir -p build/portable
unzip -q "$archive" -d build/portable
build/portable/*/nemesis-desktop-console.exe doctor --self-check || fail "the portable program does not work"

say "Removing it"
mkdir -p "$saves"
touch "$saves/stays.nemesis"
# The uninstaller runs from a copy of itself and returns at once; with _?= it stays where it is, and can be waited for.
"$program/uninstall.exe" /S "_?=$(cygpath -w "$program")"
[ ! -e "$program/_internal" ] || fail "something of the program stays in $program"
[ ! -e "$menu" ] || fail "the entry stays in the Start menu"
if reg query 'HKCU\Software\Classes\.nemesis' >/dev/null 2>&1; then fail "the type of saved games stays"; fi
[ -f "$saves/stays.nemesis" ] || fail "a saved game is gone"
rm "$saves/stays.nemesis"
say "All is well."
