#!/usr/bin/env bash
# Installs what building and testing needs on Debian and its relatives: system-packages.sh [PACKAGE…]
set -euo pipefail
cd "$(dirname "$0")/../.."
missing='import dev; print(*{each for name in dev.PROGRAMS for each in dev.missing_packages(name)}, sep="\n")'
mapfile -t packages < <(python3 -c "$missing" | sed '/^$/d')
packages+=("$@")
as_root=()
if [ "$(id -u)" != 0 ]; then
  as_root=(sudo)
fi
"${as_root[@]}" apt-get update -q
"${as_root[@]}" apt-get install -q --yes --no-install-recommends "${packages[@]}"
