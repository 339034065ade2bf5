#!/usr/bin/env bash
# Drafts the release on GitHub: publish.sh FOLDER
# FOLDER has what people download, with what describe.sh adds. GITHUB_REF_NAME is the tag, "v" and the
# version; a person looks at the draft and publishes it.
set -euo pipefail
folder=$1
packaging=$(cd "$(dirname "$0")/.." && pwd)
notes=$(mktemp)
trap 'rm -f "$notes"' EXIT
python3 "$packaging/release/notes.py" "${GITHUB_REF_NAME#v}" >"$notes"
gh release create "$GITHUB_REF_NAME" --draft --verify-tag --title "Formula Desktop ${GITHUB_REF_NAME#v}" \
  --notes-file "$notes" "$folder"/*
