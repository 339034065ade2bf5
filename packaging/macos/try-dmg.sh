#!/usr/bin/env bash
# Installs the app from its disk image, lets it test itself, and removes it: try-dmg.sh FILE.dmg
set -euo pipefail
image=$1
packaging=$(cd "$(dirname "$0")/.." && pwd)
app="/Applications/Formula Desktop.app"
game="$HOME/Library/Application Support/formula-desktop/games/Noor.formula"
volume=$(mktemp -d)

mkdir -p "$(dirname "$game")"
echo '{}' >"$game"
hdiutil attach -nobrowse -readonly -mountpoint "$volume" "$image"
ditto "$volume/Formula Desktop.app" "$app"
hdiutil detach "$volume"

codesign --verify --deep --strict "$app"
if [ "${MACOS_NOTARISED:-}" = true ]; then
  spctl --assess --type execute --verbose "$app"
fi
plutil -lint "$app/Contents/Info.plist"
python "$packaging/self_test.py" "$app/Contents/MacOS/formula-desktop"

# Whether macOS knows whose files these are, and a double click opens one.
register=/System/Library/Frameworks/CoreServices.framework/Frameworks/LaunchServices.framework/Support/lsregister
"$register" -f "$app"
kind=$(plutil -extract UTExportedTypeDeclarations.0.UTTypeIdentifier raw "$app/Contents/Info.plist")
"$register" -dump | grep "$kind" >/dev/null
open "$packaging/../resources/games/digifeud.formula"
for _ in {1..60}; do
  if pgrep -x formula-desktop >/dev/null; then break; fi
  sleep 1
done
pkill -x formula-desktop # fails, and with it all of this, where nothing was started
sleep 2

rm -rf "$app"
test ! -e "$app"
test -f "$game"
echo "Installed, tested, removed; the game stays."
