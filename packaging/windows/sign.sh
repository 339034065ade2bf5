#!/usr/bin/env bash
# Signs programs for Windows, in place: sign.sh FILE…
# With the certificate in WINDOWS_CERTIFICATE (a PFX file, base64) and WINDOWS_CERTIFICATE_PASSWORD, by
# osslsigncode, which runs on every system. The time is that of a public server, so that the
# signature outlives the certificate; WINDOWS_TIMESTAMP names another server, or is "none".
set -euo pipefail
: "${WINDOWS_CERTIFICATE:?is not set, so nothing can be signed}"
server=${WINDOWS_TIMESTAMP:-http://timestamp.digicert.com}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
base64 --decode <<<"$WINDOWS_CERTIFICATE" >"$folder/certificate.pfx"
printf '%s' "${WINDOWS_CERTIFICATE_PASSWORD:-}" >"$folder/password"
options=(-pkcs12 "$folder/certificate.pfx" -readpass "$folder/password" -h sha256 -n "Formula Desktop")
if [ "$server" != none ]; then
  options+=(-ts "$server")
fi
for file in "$@"; do
  rm -f "$folder/signed" # it overwrites nothing
  osslsigncode sign "${options[@]}" -in "$file" -out "$folder/signed" >"$folder/said" || {
    cat "$folder/said" >&2
    exit 1
  }
  cat "$folder/signed" >"$file"
done
