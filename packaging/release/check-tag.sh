#!/usr/bin/env bash
# Ends a release that cannot become one before hours are spent on it: a tag has to name the program's
# version, and CHANGELOG.md that too. Without a tag there is nothing to check.
set -euo pipefail
if [ "${GITHUB_REF_TYPE:-}" = tag ]; then
  python "$(dirname "$0")/notes.py" "${GITHUB_REF_NAME#v}"
fi
