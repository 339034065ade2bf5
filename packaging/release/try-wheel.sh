#!/usr/bin/env bash
# Builds wheel and source archive, installs each into a clean environment, and lets it test itself:
#   try-wheel.sh FOLDER    where they come
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$1
clean=$(mktemp -d)
trap 'rm -rf "$clean"' EXIT
mkdir -p "$folder"
python3 -m venv "$clean/build"
"$clean/build/bin/pip" install -q --disable-pip-version-check --require-hashes -r requirements.lock
"$clean/build/bin/python" -m hatchling build -d "$folder"
for archive in "$folder"/formula_desktop-*.whl "$folder"/formula_desktop-*.tar.gz; do
  rm -rf "$clean/installed"
  python3 -m venv "$clean/installed"
  "$clean/installed/bin/pip" install -q --disable-pip-version-check "$archive"
  (cd "$clean" && python3 "$OLDPWD/packaging/self_test.py" "$clean/installed/bin/formula-desktop")
done
