#!/usr/bin/env bash
# Has Apple look at a disk image, and fastens its consent to it: notarize.sh FILE.dmg
# With a key of App Store Connect in MACOS_NOTARY_KEY (a P8 file, base64), MACOS_NOTARY_KEY_ID and
# MACOS_NOTARY_ISSUER, an app that was signed with MACOS_CERTIFICATE. Without these nothing is done.
set -euo pipefail
image=$1
if [ -z "${MACOS_NOTARY_KEY:-}" ] || [ -z "${MACOS_CERTIFICATE:-}" ]; then
  echo "Not notarised: MACOS_NOTARY_KEY or MACOS_CERTIFICATE is not set." >&2
  exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
base64 --decode <<<"$MACOS_NOTARY_KEY" >"$folder/key.p8"
xcrun notarytool submit "$image" --wait --timeout 1h \
  --key "$folder/key.p8" --key-id "$MACOS_NOTARY_KEY_ID" --issuer "$MACOS_NOTARY_ISSUER"
xcrun stapler staple "$image"
