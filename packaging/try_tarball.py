"""Installs a .tar.xz for one user without root, plays, upgrades, uninstalls (see try_parts.py)."""

from __future__ import annotations

import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from try_deb import DESKTOP, goes_on
from try_parts import HOME, KEPT, USER, Debian, lay_a_sum, say, see_report

from formula_desktop import PROGRAM
from tests.helpers.kept_games import under_way_file

LIBRARY: Final = HOME / ".local" / "lib" / PROGRAM
STARTED: Final = HOME / ".local" / "bin" / PROGRAM

# The system libraries that the program loads, as Debian packages; every desktop has them.
OF_A_DESKTOP: Final = (
    *("libegl1", "libgl1", "libglib2.0-0", "libfontconfig1", "libfreetype6", "libdbus-1-3"),
    *("libxkbcommon0", "libxkbcommon-x11-0", "libx11-6", "libx11-xcb1", "libsqlite3-0"),
    *("libxcb-randr0", "libxcb-render0", "libxcb-shape0", "libxcb-shm0", "libxcb-sync1"),
    *("libxcb-xfixes0", "libxcb-xkb1", "libwayland-client0", "libwayland-cursor0"),
    *("libgssapi-krb5-2", "libbrotli1", "libzstd1", "xz-utils"),
)


def main() -> None:
    archive = Path(sys.argv[1]).absolute()
    with tempfile.TemporaryDirectory() as temporary:
        debian = Debian(Path(sys.argv[2] if len(sys.argv) > 2 else temporary).absolute())
        with tarfile.open(archive) as tar:
            tar.extractall(debian.inside(HOME), filter="data")
        debian.run("chown", "-R", f"{USER}:{USER}", str(HOME))
        try_archive(debian, HOME / archive.name.removesuffix(".tar.xz"))
    say("everything worked")


def try_archive(debian: Debian, unpacked: Path) -> None:
    say("refused with a reason where libraries are missing")
    install = str(unpacked / "install.sh")
    output = debian.run("sh", "-c", f'{install} 2>&1; test "$?" = 1', user=USER)
    assert "so nothing was installed" in output, output
    assert not debian.inside(LIBRARY).exists()

    say("installed without root")
    debian.install(*OF_A_DESKTOP)
    before = everything_but_home(debian)
    print(debian.run(install, user=USER), end="")
    see_self_test(debian)
    game = lay_a_sum(debian, str(STARTED))

    say("installed over an older one, with a game under way")
    old = debian.inside(LIBRARY) / "_internal" / "only-in-the-older-one"
    old.write_text("old", "utf-8")
    debian.run(install, user=USER)
    assert not old.exists()
    see_self_test(debian)
    kept = under_way_file(debian.inside(KEPT))
    assert kept.read_bytes() == game
    goes_on(debian, [str(STARTED)], KEPT / "games" / kept.name)

    say("opened by its type, as by a double click")
    debian.install(*DESKTOP)
    debian.run(install, user=USER)  # again, with the tools that notify the desktop
    file = HOME / "a game é.formula"
    debian.give(file, game)
    goes_on(debian, ["xdg-open"], file)

    say("uninstalled, and the games are kept")
    debian.run(str(LIBRARY / "uninstall.sh"), user=USER)
    share = debian.inside(HOME / ".local")
    left = [path for path in share.rglob(f"*{PROGRAM}*") if path.is_file() or path.is_symlink()]
    assert not left, left
    assert kept.read_bytes() == game
    assert everything_but_home(debian) >= before

    say("and deleted when that is asked")
    debian.run(install, user=USER)
    debian.run(str(LIBRARY / "uninstall.sh"), "--with-games", user=USER)
    assert not debian.inside(KEPT).exists()


def everything_but_home(debian: Debian) -> set[str]:
    """The system's files, which must not change."""
    return set(debian.run("find", "/usr", "/etc", "/opt", "-newer", "/etc/hostname").split("\n"))


def see_self_test(debian: Debian) -> None:
    """Run the self-test as a user and without a screen."""
    file = HOME / "found.json"
    debian.run(str(STARTED), "--self-test", str(file), user=USER)
    see_report(debian.inside(file), is_frozen=True)


if __name__ == "__main__":
    main()
