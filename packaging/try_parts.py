"""The common parts of the package tests: a clean Debian, reading a self-test, playing in a window.

A test installs a package as people do and asserts its effects. As root on Debian 12, with
debootstrap, xvfb and xdotool:

    python packaging/try_deb.py dist/formula-desktop_*.deb [FOLDER]
    python packaging/try_tarball.py dist/formula-desktop-*.tar.xz [FOLDER]

FOLDER keeps the clean Debian for the next test. It uses this machine's network.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

from try_frozen import OPEN_S, play, table_on_screen

from formula_desktop import PROGRAM, __version__
from formula_desktop.kinds.registry import write_game
from tests.helpers.kept_games import under_way_file
from tests.helpers.real_window.table import Table, prepared_match

RELEASE: Final = "bookworm"
USER: Final = "noor"
HOME: Final = Path("/home") / USER
KEPT: Final = HOME / ".local" / "share" / PROGRAM
LOGS: Final = HOME / ".local" / "state" / PROGRAM / "log"
PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

_MOUNTS: Final = 'mount -t proc proc "$0/proc"; mount --bind /dev "$0/dev"; '


def say(text: str) -> None:
    """Print which step begins."""
    print(f"– {text}", flush=True)


class Debian:
    """A clean Debian in a folder, with an unprivileged user."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "tried"
        clean = folder / "clean"
        if not (clean / "etc/debian_version").exists():
            say(f"a clean Debian ({RELEASE}, minbase)")
            folder.mkdir(parents=True, exist_ok=True)
            bootstrap = ["debootstrap", "--variant=minbase", RELEASE, str(clean), *_mirror()]
            subprocess.run(bootstrap, check=True, stdout=subprocess.DEVNULL)
        shutil.rmtree(self.root, ignore_errors=True)
        subprocess.run(["cp", "-a", "--reflink=auto", str(clean), str(self.root)], check=True)
        self._let_out()
        self.run("useradd", "--create-home", USER)
        self.run("apt-get", "-q", "update")

    def _let_out(self) -> None:
        """Give it network access: this machine's name server, proxies and certificates."""
        for file in ("/etc/resolv.conf", "/etc/hosts"):
            shutil.copy(file, f"{self.root}{file}")
        settings = subprocess.run(
            ["apt-config", "dump", "Acquire"], capture_output=True, check=True
        )
        (self.root / "etc/apt/apt.conf.d/00as-outside").write_bytes(settings.stdout)

    def command(self, *command: str, user: str = "root", **variables: str) -> list[str]:
        """The command that runs another one in there, without this machine's environment."""
        home = "/root" if user == "root" else str(HOME)
        around = {"HOME": home, "USER": user, "PATH": PATH, "LANG": "C.UTF-8", **variables}
        inside = ["/usr/bin/env", "-i", "-C", home, *(f"{n}={v}" for n, v in around.items())]
        script = f'{_MOUNTS}exec chroot --userspec={user}:{user} "$0" "$@"'
        return ["unshare", "--mount", "bash", "-c", script, str(self.root), *inside, *command]

    def run(self, *command: str, user: str = "root", **variables: str) -> str:
        """Run a command in there. Returns its output; raises if it fails."""
        whole = self.command(*command, user=user, **variables)
        done = subprocess.run(whole, stdin=subprocess.DEVNULL, capture_output=True, check=False)
        if done.returncode:
            output = (done.stdout + done.stderr).decode(errors="replace")[-3000:]
            sys.exit(f"{' '.join(command)} ended with {done.returncode}:\n{output}")
        return done.stdout.decode()

    def install(self, *packages: str) -> list[str]:
        """Install packages with only their dependencies. Returns all new packages."""
        before = self.packages()
        apt = ["apt-get", "-q", "-y", "--no-install-recommends", "--allow-downgrades", "install"]
        self.run(*apt, *packages, DEBIAN_FRONTEND="noninteractive")
        return sorted(self.packages() - before)

    def packages(self) -> set[str]:
        """The installed packages."""
        return set(self.run("dpkg-query", "-W", "-f", "${Package}\n").split())

    def inside(self, path: Path | str) -> Path:
        """The path of a file in the Debian as seen from this machine."""
        return self.root / str(path).lstrip("/")

    def give(self, path: Path, data: bytes) -> None:
        """Write a file there that belongs to the user."""
        self.inside(path).write_bytes(data)
        self.run("chown", f"{USER}:{USER}", str(path))


def _mirror() -> list[str]:
    """The mirror of this system's packages, if it is configured."""
    asked = ["apt-get", "indextargets", "--format", "$(SITE)", f"Codename: {RELEASE}"]
    found = subprocess.run([*asked, "Component: main"], capture_output=True, text=True, check=False)
    return found.stdout.split()[:1]


def see_report(file: Path, *, is_frozen: bool) -> dict[str, Any]:
    """Read a self-test's report and see that it is complete and of this version."""
    report: dict[str, Any] = json.loads(file.read_text("utf-8"))
    assert report["passed"], report
    assert report["version"] == __version__, report["version"]
    assert report["frozen"] is is_frozen
    failed = [each["name"] for each in report["checks"] if not each["passed"]]
    assert not failed, failed
    say(f"passed: {', '.join(each['name'] for each in report['checks'])}")
    return report


def lay_a_sum(debian: Debian, program: str) -> bytes:
    """Open a game, play in it for a while, quit. Returns the game as saved."""
    say(f"a sum is laid with the pointer, and the window stays open for {OPEN_S} s")
    file = HOME / "prepared.formula"
    debian.give(file, write_game(prepared_match()))
    command = debian.command(program, "--language", "en", str(file), user=USER, DISPLAY="@DISPLAY@")
    with table_in(debian, command) as table:
        play(table)
    return under_way_file(debian.inside(KEPT)).read_bytes()


def table_in(debian: Debian, command: Sequence[str]) -> AbstractContextManager[Table]:
    """Open the program's window with a game, by a command in there."""
    return table_on_screen(command, debian.inside(KEPT), debian.inside(LOGS))
