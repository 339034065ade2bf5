#!/usr/bin/env bash
# Installs what building and testing needs on Debian and its relatives: system-packages.sh [PACKAGE…]
set -euo pipefail
cd "$(dirname "$0")/../.."
mapfile -t packages < <(python3 -c 'import dev; print(*dev.missing_packages(for_tests=True), sep="\n")')
packages+=("$@")
as_root=()
if [ "$(id -u)" != 0 ]; then
  as_root=(sudo)
fi
"${as_root[@]}" apt-get update -q
"${as_root[@]}" apt-get install -q --yes --no-install-recommends dpkg-dev "${packages[@]}"
