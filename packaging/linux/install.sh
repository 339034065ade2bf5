#!/bin/sh
# Installs Formula Desktop for you alone, without root; a second time it replaces an older version.
#   ./install.sh                 into ~/.local
#   ./install.sh --prefix DIR    elsewhere, for everybody: /usr/local as root, for instance
# Games and results are not touched by any of this. Uninstall with the uninstall.sh that it names.
set -eu

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

here=$(cd "$(dirname "$0")" && pwd)
case "$#${1-}" in
0)
  prefix=${HOME:?is not set; --prefix names another folder}/.local
  share=${XDG_DATA_HOME:-$HOME/.local/share}
  ;;
2--prefix)
  umask 022 # everybody is to start it
  prefix=${2:?--prefix needs a folder}
  mkdir -p "$prefix"
  prefix=$(cd "$prefix" && pwd)
  share=$prefix/share
  ;;
*)
  sed -n '2,5s/^# \{0,1\}//p' "$0"
  exit 2
  ;;
esac
library=$prefix/lib/formula-desktop
program=$library/formula-desktop
command=$prefix/bin/formula-desktop

# What is there already may be somebody else's.
if [ -e "$library" ] && [ ! -x "$program" ]; then
  fail "$library is there already, and not of Formula Desktop, so nothing was installed."
fi
if [ -e "$command" ] || [ -L "$command" ]; then
  if [ "$(readlink "$command")" != "$program" ]; then
    fail "$command is there already, perhaps installed by pip, so nothing was installed." \
      "Remove that one first, or choose another folder with --prefix."
  fi
fi

report=$(mktemp)
trap 'rm -f "$report"' EXIT
if ! "$here/program/formula-desktop" --self-test "$report" >&2; then
  fail "Formula Desktop does not work here, so nothing was installed. What is missing stands above." \
    "A library that was not found is in a package of your system with a name much like it."
fi

# The new program is whole before the old one goes, with a list of what else belongs to it.
mkdir -p "$prefix/lib" "$prefix/bin" "$share"
rm -rf "$library.new"
cp -R "$here/program" "$library.new"
cp "$here/uninstall.sh" "$library.new/uninstall.sh"
printf '%s\n' "$share" >"$library.new/share"
(cd "$here/share" && find . -type f) | sed 's|^\./||' >"$report"
while IFS= read -r file; do
  printf '%s\n' "$share/$file"
done <"$report" >"$library.new/files"
printf '%s\n' "$command" >>"$library.new/files"
if [ -x "$library/uninstall.sh" ]; then
  "$library/uninstall.sh" --quiet || true
fi
rm -rf "$library"
mv "$library.new" "$library"

while IFS= read -r file; do
  mkdir -p "$share/$(dirname "$file")"
  cp "$here/share/$file" "$share/$file"
done <"$report"
ln -sf "$program" "$command"
# Desktops look for programs in their own PATH, which may lack the folder. They read quotation marks
# and what \ stands before as a shell does, after they have read each \\ as one; %% is a %.
quoted=$(printf '%s' "$program" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
entry=applications/formula-desktop.desktop
while IFS= read -r line; do
  case $line in
  Exec=formula-desktop*) printf 'Exec="%s"%s\n' "$quoted" "${line#Exec=formula-desktop}" ;;
  *) printf '%s\n' "$line" ;;
  esac
done <"$here/share/$entry" >"$share/$entry"
sh "$library/uninstall.sh" --refresh

echo "Formula Desktop is installed. It is in the menu, and $command starts it."
echo "To uninstall it: $library/uninstall.sh"
