#!/bin/sh
# Uninstalls Formula Desktop from where this file is. Games, results and settings stay.
#   uninstall.sh                  keeps them
#   uninstall.sh --with-games     deletes them too: yours, in the usual places
set -eu
library=$(cd "$(dirname "$0")" && pwd)
share=$(cat "$library/share")

refresh() { # let desktops know, where they are told by these
  for command in "update-mime-database $share/mime" "update-desktop-database -q $share/applications" \
    "gtk-update-icon-cache -q -t -f $share/icons/hicolor"; do
    # shellcheck disable=SC2086
    if command -v ${command%% *} >/dev/null 2>&1; then
      set -- $command
      "$@" >/dev/null 2>&1 || true
    fi
  done
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

while read -r file; do
  rm -f "$file"
done <"$library/files"
refresh
rm -rf "$library"
if [ "${1-}" = --with-games ]; then
  rm -rf "${XDG_DATA_HOME:-$HOME/.local/share}/formula-desktop" \
    "${XDG_CONFIG_HOME:-$HOME/.config}/formula-desktop" \
    "${XDG_STATE_HOME:-$HOME/.local/state}/formula-desktop"
fi
if [ "${1-}" != --quiet ]; then
  echo "Formula Desktop is uninstalled."
fi
