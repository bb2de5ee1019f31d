#!/bin/sh
# Checks the disk image on macOS: sh packaging/macos/check.sh
#
# Opens the image, copies the application as a person would, has it open every screen and play a whole game, and asks the
# system whether it knows the type of saved games.
set -eu

say() { printf '%s\n' "$*"; }
fail() { say "✗ $*" >&2; exit 1; }

image=$(ls dist/nemesis-desktop-*.dmg)
place=$(mktemp -d)
volume="$place/volume"
trap 'hdiutil detach "$volume" -quiet || true; rm -rf "$place"' EXIT

hdiutil attach "$image" -mountpoint "$volume" -nobrowse -quiet
[ -L "$volume/Applications" ] || fail "the image does not show the Applications folder"
cp -R "$volume/Nemesis.app" "$place/Nemesis.app"

say "Looking at the application"
codesign --verify --deep --strict "$place/Nemesis.app" || fail "the signature is broken"
plutil -lint "$place/Nemesis.app/Contents/Info.plist"
for key in CFBundleDocumentTypes UTExportedTypeDeclarations CFBundleShortVersionString; do
    plutil -extract "$key" json -o /dev/null "$place/Nemesis.app/Contents/Info.plist" || fail "Info.plist has no $key"
done
"$place/Nemesis.app/Contents/MacOS/nemesis-desktop" doctor --self-check || fail "the application does not work"
"$place/Nemesis.app/Contents/MacOS/nemesis-desktop" --close-when-shown || fail "the window does not open"
say "All is well."
