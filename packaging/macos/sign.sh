#!/usr/bin/env bash
# Signs the app, or a disk image, in place: sign.sh FILE
# With the Developer ID in MACOS_CERTIFICATE (a P12 file, base64) and MACOS_CERTIFICATE_PASSWORD. Without
# it the app gets the signature that names nobody, which Apple's processors want of everything.
set -euo pipefail
file=$1
here=$(cd "$(dirname "$0")" && pwd)
identity=-
hardened=()

if [ -n "${MACOS_CERTIFICATE:-}" ]; then
  folder=$(mktemp -d)
  keychain=$folder/signing.keychain-db
  password=$(uuidgen)
  trap 'security delete-keychain "$keychain"; rm -rf "$folder"' EXIT
  security create-keychain -p "$password" "$keychain"
  security set-keychain-settings "$keychain" # never locks itself
  security unlock-keychain -p "$password" "$keychain"
  base64 --decode <<<"$MACOS_CERTIFICATE" >"$folder/certificate.p12"
  security import "$folder/certificate.p12" -k "$keychain" -f pkcs12 \
    -P "${MACOS_CERTIFICATE_PASSWORD:-}" -T /usr/bin/codesign
  security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
  # codesign looks in the list of keychains only; those that are there stay on it.
  others=()
  while read -r other; do
    others+=("${other//\"/}")
  done < <(security list-keychains -d user)
  security list-keychains -d user -s "$keychain" ${others[@]+"${others[@]}"}
  identity=$(security find-identity -v -p codesigning "$keychain" | sed -n 's/.*"\(.*\)"/\1/p' | head -n 1)
  hardened=(--timestamp --options runtime)
else
  echo "Not signed by anybody: MACOS_CERTIFICATE is not set." >&2
fi

sign() {
  codesign --force --sign "$identity" ${hardened[@]+"${hardened[@]}"} "$@"
}

# From the inside out: a signature covers those below it.
if [ -d "$file" ]; then
  find "$file/Contents" -type f ! -path "$file/Contents/MacOS/*" -print0 |
    while IFS= read -r -d '' each; do
      case $(file -b "$each") in *Mach-O*) sign "$each" ;; esac
    done
  find "$file/Contents" -depth -type d -name '*.framework' -print0 |
    while IFS= read -r -d '' each; do
      sign "$each"
    done
  sign --entitlements "$here/entitlements.plist" "$file"
  codesign --verify --deep --strict "$file"
elif [ "$identity" != - ]; then
  sign "$file"
fi
