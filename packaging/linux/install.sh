#!/bin/sh
# Installs Formula Desktop for you alone, without root; a second time it replaces an older version.
#   ./install.sh                 into ~/.local
#   ./install.sh --prefix DIR    elsewhere, for everybody: /usr/local as root, for instance
# Games and results are not touched by any of this. Uninstall with the uninstall.sh that it names.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
prefix=$HOME/.local
share=${XDG_DATA_HOME:-$HOME/.local/share}
case "${1-}" in
--prefix)
  prefix=${2:?--prefix needs a folder}
  case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
  share=$prefix/share
  ;;
'') ;;
*)
  sed -n '2,5s/^# \{0,1\}//p' "$0"
  exit 2
  ;;
esac
library=$prefix/lib/formula-desktop
program=$library/formula-desktop

report=$(mktemp)
trap 'rm -f "$report"' EXIT
if ! "$here/program/formula-desktop" --self-test "$report" >&2; then
  echo "Formula Desktop does not work here, so nothing was installed. What is missing stands above." >&2
  echo "A library that was not found is in a package of your system with a name much like it." >&2
  exit 1
fi

# The new program is whole before the old one goes.
mkdir -p "$prefix/lib" "$prefix/bin" "$share"
rm -rf "$library.new"
cp -R "$here/program" "$library.new"
if [ -x "$library/uninstall.sh" ]; then
  "$library/uninstall.sh" --quiet
fi
rm -rf "$library"
mv "$library.new" "$library"
ln -sf "$program" "$prefix/bin/formula-desktop"

# The rest, and a list of it for the one who uninstalls.
(cd "$here/share" && find . -type f) | sed 's|^\./||' | while read -r file; do
  mkdir -p "$share/$(dirname "$file")"
  cp "$here/share/$file" "$share/$file"
  printf '%s\n' "$share/$file"
done >"$library/files"
printf '%s\n' "$prefix/bin/formula-desktop" >>"$library/files"
# Desktops look for programs in their own PATH, which may lack the folder.
sed -i "s|^Exec=formula-desktop|Exec=\"$program\"|" "$share/applications/formula-desktop.desktop"
cp "$here/uninstall.sh" "$library/uninstall.sh"
printf '%s\n' "$share" >"$library/share"
sh "$library/uninstall.sh" --refresh

echo "Formula Desktop is installed. It is in the menu, and $prefix/bin/formula-desktop starts it."
echo "To uninstall it: $library/uninstall.sh"
