#!/usr/bin/env bash
# Drafts the release on GitHub: publish.sh FOLDER
# FOLDER has what people download. Each package gets a bill of materials there, and everything a checksum.
# GITHUB_REF_NAME is the tag, "v" and the version; a person looks at the draft and publishes it.
set -euo pipefail
folder=$1
packaging=$(cd "$(dirname "$0")/.." && pwd)
notes=$(mktemp)
trap 'rm -f "$notes"' EXIT
python3 "$packaging/release/notes.py" "${GITHUB_REF_NAME#v}" >"$notes"
python3 "$packaging/sbom.py" "$folder"
(cd "$folder" && sha256sum -- * >"../SHA256SUMS" && mv ../SHA256SUMS . && sha256sum --check --quiet SHA256SUMS)
gh release create "$GITHUB_REF_NAME" --draft --verify-tag --title "Formula Desktop ${GITHUB_REF_NAME#v}" \
  --notes-file "$notes" "$folder"/*
