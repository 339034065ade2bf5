#!/usr/bin/env bash
# Shows that the README's two commands are all it takes: runs them on a fresh clone of what is
# committed here, in a bare Debian 12 that has git and Python only (even venv is missing).
#   packaging/try-in-fresh-debian.sh [FOLDER]    as root on Debian, with debootstrap; takes 1.5 GB
set -euo pipefail
project=$(cd "$(dirname "$0")/.." && pwd)
root=$(realpath "${1:-$(mktemp -d)}")
clone="/root/Formula Desktop" # with a space, as folders of people have them

if [ ! -e "$root/usr/bin/git" ]; then
  # From where this system has its packages, if it says so.
  mirror=$(apt-get indextargets --format '$(SITE)' 'Codename: bookworm' 'Component: main' | head -n 1)
  debootstrap --variant=minbase --include=git,python3 bookworm "$root" ${mirror:+"$mirror"}
fi
# The way out of this machine: its name server, proxies and the authorities it trusts.
cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
apt-config dump Acquire >"$root/etc/apt/apt.conf.d/00as-outside"
cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/trusted-outside.crt"
mapfile -t network < <(env | grep -iE '^((https?|no)_proxy|PIP_INDEX_URL)=' || true)

rm -rf "$root$clone"
git clone --quiet --no-local "$project" "$root$clone"
inside() { # a command, in the clone, with nothing of this machine's environment
  unshare --mount bash -c '
    mount -t proc proc "$0/proc"
    mount --bind /dev "$0/dev"
    exec chroot "$0" "${@}"' "$root" /usr/bin/env -i -C "$clone" HOME=/root LANG=C.UTF-8 CI=true \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    PIP_CERT=/etc/trusted-outside.crt "${network[@]}" "$@" </dev/null
}
inside python3 dev.py run --help
inside python3 dev.py test
