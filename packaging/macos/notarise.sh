#!/bin/sh
# Has Apple look at the disk image, so that a stranger's Mac opens it without a warning. Usage: notarise.sh FILE.dmg
#
# MACOS_NOTARY_PROFILE names credentials that `xcrun notarytool store-credentials` has put into the keychain of whoever
# makes the release. Without it nothing happens: the image works, and the person must allow the application once.
#
# To check: xcrun stapler validate FILE.dmg
set -eu

image=$1
if [ -z "${MACOS_NOTARY_PROFILE:-}" ]; then
    printf 'Not notarised: MACOS_NOTARY_PROFILE is not set.\n'
    exit 0
fi
codesign --force --timestamp --sign "$MACOS_IDENTITY" "$image"
xcrun notarytool submit "$image" --keychain-profile "$MACOS_NOTARY_PROFILE" --wait
xcrun stapler staple "$image"
