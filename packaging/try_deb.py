"""Installs a .deb in a clean Debian, plays, upgrades, opens a file, removes (see try_parts.py)."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from try_parts import HOME, KEPT, USER, Debian, lay_a_sum, say, see_report, table_in

from formula_desktop import PROGRAM
from tests.helpers.kept_games import under_way_file

OLDER: Final = "0.0.1"
ONLY_IN_OLDER: Final = Path("usr/lib") / PROGRAM / "_internal" / "only-in-the-older-one"
LIBRARY: Final = f"/usr/lib/{PROGRAM}"
DESKTOP: Final = ("xdg-utils", "shared-mime-info", "desktop-file-utils", "libglib2.0-bin")


def main() -> None:
    package = Path(sys.argv[1]).absolute()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(sys.argv[2] if len(sys.argv) > 2 else temporary).absolute()
        debian = Debian(folder)
        shutil.copy(package, debian.inside("/newer.deb"))
        make_older(package, debian.inside("/older.deb"))
        try_package(debian)
    say("everything worked")


def make_older(package: Path, target: Path) -> None:
    """Make a package of an older version, with a file that the newer one does not have."""
    with tempfile.TemporaryDirectory() as temporary:
        tree = Path(temporary) / "tree"
        subprocess.run(["dpkg-deb", "-R", str(package), str(tree)], check=True)
        control = tree / "DEBIAN" / "control"
        lines = control.read_text("utf-8").splitlines(keepends=True)
        lines = [f"Version: {OLDER}\n" if each.startswith("Version:") else each for each in lines]
        control.write_text("".join(lines), "utf-8")
        (tree / ONLY_IN_OLDER).write_text("old", "utf-8")
        pack = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(tree), str(target)]
        subprocess.run(pack, check=True, stdout=subprocess.DEVNULL)


def try_package(debian: Debian) -> None:
    say("the older version is installed with what it depends on, and nothing else")
    new = debian.install("/older.deb")
    print(f"  {len(new)} packages: {' '.join(new)}")
    see_libraries(debian)
    see_self_test(debian)
    game = lay_a_sum(debian, PROGRAM)

    say("upgraded with a game under way")
    assert debian.inside(ONLY_IN_OLDER).exists()
    assert debian.install("/newer.deb") == []
    assert not debian.inside(ONLY_IN_OLDER).exists()
    see_self_test(debian)
    kept = under_way_file(debian.inside(KEPT))
    assert kept.read_bytes() == game
    goes_on(debian, [PROGRAM], KEPT / "games" / kept.name)
    goes_on_while_upgraded(debian, KEPT / "games" / kept.name)

    say("opened by its type, as by a double click")
    debian.install(*DESKTOP)
    file = HOME / "a game é.formula"
    debian.give(file, game)
    desktop = {"user": USER, "XDG_CURRENT_DESKTOP": "GNOME"}
    asked = debian.run("xdg-mime", "query", "filetype", str(file), **desktop)
    assert asked.strip() == "application/x-formula-desktop", asked
    asked = debian.run("xdg-mime", "query", "default", asked.strip(), **desktop)
    assert asked.strip() == f"{PROGRAM}.desktop", asked
    goes_on(debian, ["xdg-open"], file)

    say("removed, and the games are kept")
    debian.run("apt-get", "-q", "-y", "purge", PROGRAM)
    left = debian.run("find", "/usr", "/etc", "/var/lib/dpkg/info", "-name", f"*{PROGRAM}*")
    assert left == "", left
    assert kept.read_bytes() == game


def see_libraries(debian: Debian) -> None:
    """See that every library loaded is there, except those of the printer plugin."""
    find = f"find {LIBRARY} -type f \\( -name '*.so*' -o -name {PROGRAM} \\)"
    script = (
        f'for f in $({find}); do LD_LIBRARY_PATH={LIBRARY}/_internal ldd "$f" | sed "s|^|$f|"; done'
    )
    missing = [line for line in debian.run("sh", "-c", script).splitlines() if "not found" in line]
    assert all("cupsprintersupport" in line for line in missing), missing


def see_self_test(debian: Debian) -> None:
    """Run the self-test as a user and without a screen."""
    file = HOME / "found.json"
    debian.run(PROGRAM, "--self-test", str(file), user=USER)
    see_report(debian.inside(file), is_frozen=True)


def goes_on(debian: Debian, start: list[str], file: Path) -> None:
    """Open a game by a command and wait for its window."""
    desktop = {"XDG_CURRENT_DESKTOP": "GNOME", "DISPLAY": "@DISPLAY@"}
    command = debian.command(*start, str(file), user=USER, **desktop)
    with table_in(debian, command):
        pass


def goes_on_while_upgraded(debian: Debian, file: Path) -> None:
    """See that modules not loaded yet come from the program that was started, not the new one."""
    say("upgraded with a window open")
    command = debian.command(PROGRAM, str(file), user=USER, DISPLAY="@DISPLAY@", LANG="C.UTF-8")
    program = debian.inside(f"{LIBRARY}/{PROGRAM}")
    with table_in(debian, command) as table:
        old = program.rename(program.with_name("old"))  # as dpkg does, but with a broken program
        program.write_bytes(old.read_bytes()[:100_000])
        game = table.window
        table.xdotool("windowfocus", "--sync", game, "key", "ctrl+n")
        table.find_window("^New game")
        table.xdotool("windowfocus", "--sync", table.window, "key", "Escape", "sleep", 1)
        table.window = game
        old.replace(program)


if __name__ == "__main__":
    main()
