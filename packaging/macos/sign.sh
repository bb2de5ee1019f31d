#!/bin/sh
# Signs the application, so that macOS knows who made it. Usage: sign.sh Nemesis.app
#
# MACOS_IDENTITY names the certificate in the keychain ("Developer ID Application: ..."). Without it the application is
# signed for this machine only ("ad hoc"): it runs, but on other Macs the person must allow it once, with a right click
# and Open. Nothing secret is kept here: the certificate is in the keychain of whoever makes the release.
#
# To check: codesign --verify --deep --strict --verbose=2 Nemesis.app
set -eu

application=$1
here=$(cd "$(dirname "$0")" && pwd)
identity=${MACOS_IDENTITY:--}
# The time server's stamp keeps a signature good after its certificate has run out; ad hoc there is none.
stamp=--timestamp
if [ "$identity" = - ]; then stamp=--timestamp=none; fi

# From the inside out: each library first, then Qt's frameworks, then the application that seals them.
find "$application/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 |
    xargs -0 -n 20 codesign --force "$stamp" --options runtime --sign "$identity"
find "$application/Contents" -type d -name '*.framework' -print0 |
    xargs -0 -n 1 codesign --force "$stamp" --options runtime --sign "$identity"
codesign --force "$stamp" --options runtime --entitlements "$here/entitlements.plist" --sign "$identity" "$application"
codesign --verify --deep --strict "$application"
