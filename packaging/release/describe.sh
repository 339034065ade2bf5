#!/usr/bin/env bash
# Says what the packages of a release are: describe.sh FOLDER URL
# In FOLDER each package gets a bill of materials, and everything a checksum. FOLDER-winget gets the manifest
# for winget. URL is where people will download the packages, without the name of a file.
set -euo pipefail
folder=$1
url=$2
packaging=$(cd "$(dirname "$0")/.." && pwd)
python3 "$packaging/sbom.py" "$folder"
python3 "$packaging/winget.py" "$folder" "$url" "$folder-winget"
(cd "$folder" && sha256sum -- * >"../SHA256SUMS" && mv ../SHA256SUMS . && sha256sum --check --quiet SHA256SUMS)
