#!/usr/bin/env bash
# Installs the packages for Linux here, lets each test itself, and removes it: try-linux.sh FOLDER
# For a machine that is thrown away: the .deb goes into the system, the .tar.xz into ~/.local.
set -euo pipefail
folder=$(realpath "$1")
packaging=$(cd "$(dirname "$0")/.." && pwd)
game=${XDG_DATA_HOME:-$HOME/.local/share}/formula-desktop/games/Noor.formula
as_root=()
if [ "$(id -u)" != 0 ]; then
  as_root=(sudo)
fi
mkdir -p "$(dirname "$game")"
echo '{}' >"$game"

echo "The .deb"
"${as_root[@]}" apt-get install -q --yes --no-install-recommends "$folder"/formula-desktop_*.deb
python3 "$packaging/self_test.py" /usr/bin/formula-desktop
"${as_root[@]}" apt-get remove -q --yes formula-desktop
test ! -e /usr/bin/formula-desktop
test ! -e /usr/lib/formula-desktop
test -f "$game"

echo "The .tar.xz"
unpacked=$(mktemp -d)
trap 'rm -rf "$unpacked"' EXIT
tar -xf "$folder"/formula-desktop-*-linux-*.tar.xz -C "$unpacked" --strip-components=1
"$unpacked/install.sh"
python3 "$packaging/self_test.py" "$HOME/.local/bin/formula-desktop"
"$HOME/.local/lib/formula-desktop/uninstall.sh"
test ! -e "$HOME/.local/bin/formula-desktop"
test ! -e "$HOME/.local/lib/formula-desktop"
test -f "$game"
