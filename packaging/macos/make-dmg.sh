#!/usr/bin/env bash
# Puts the app into a disk image, beside a link to where it goes: make-dmg.sh APP FILE.dmg
set -euo pipefail
app=$1
image=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ditto "$app" "$folder/$(basename "$app")"
ln -s /Applications "$folder/Applications"
# A search index or a virus scanner may hold the image for a moment.
for attempt in 1 2 3; do
  if hdiutil create -volname "$(basename "$app" .app)" -srcfolder "$folder" -fs HFS+ -format ULMO -ov "$image"; then
    exit 0
  fi
  echo "hdiutil failed ($attempt of 3)" >&2
  sleep 10
done
exit 1
