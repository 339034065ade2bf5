#!/bin/sh
# Uninstalls Formula Desktop from where this file is. Games, results and settings stay.
#   uninstall.sh                  keeps them
#   uninstall.sh --with-games     deletes them too: yours, in the usual places
set -eu
library=$(cd "$(dirname "$0")" && pwd)
if [ ! -f "$library/share" ] || [ ! -f "$library/files" ]; then
  echo "Nothing is installed in $library: call the uninstall.sh that install.sh has named." >&2
  exit 1
fi
share=$(cat "$library/share")

refresh() { # let desktops know, where they are told by these
  quietly update-mime-database "$share/mime"
  quietly update-desktop-database -q "$share/applications"
  quietly gtk-update-icon-cache -q -t -f "$share/icons/hicolor"
}

quietly() {
  if command -v "$1" >/dev/null 2>&1; then
    "$@" >/dev/null 2>&1 || true
  fi
}

case "${1-}" in
--refresh)
  refresh
  exit
  ;;
'' | --with-games | --quiet) ;;
*)
  sed -n '2,4s/^# \{0,1\}//p' "$0"
  exit 2
  ;;
esac

while IFS= read -r file; do
  rm -f "$file"
done <"$library/files"
refresh
while IFS= read -r file; do # and the folders that are empty now
  folder=$(dirname "$file")
  while case $folder in "$share"/*) ;; *) false ;; esac && rmdir "$folder" 2>/dev/null; do
    folder=$(dirname "$folder")
  done
done <"$library/files"
rm -rf "$library"
if [ "${1-}" = --with-games ]; then
  rm -rf "${XDG_DATA_HOME:-$HOME/.local/share}/formula-desktop" \
    "${XDG_CONFIG_HOME:-$HOME/.config}/formula-desktop" \
    "${XDG_STATE_HOME:-$HOME/.local/state}/formula-desktop"
fi
if [ "${1-}" != --quiet ]; then
  echo "Formula Desktop is uninstalled."
fi
