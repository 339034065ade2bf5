"""install.sh and uninstall.sh, with a stand-in for the program, in folders with any name."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

from tests.helpers.places import ROOT

LINUX = ROOT / "packaging" / "linux"
ENTRY = "applications/formula-desktop.desktop"
PROGRAM = """#!/bin/sh
echo "$0" >>"$LOG"
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="for Linux")


class Machine:
    """An unpacked archive, and somebody's home."""

    def __init__(self, folder: Path, home: str = "home") -> None:
        self.home = folder / home
        self.home.mkdir()
        self.local = self.home / ".local"
        self.library = self.local / "lib" / "formula-desktop"
        self.command = self.local / "bin" / "formula-desktop"
        self.unpacked = folder / "un packed"
        (self.unpacked / "program").mkdir(parents=True)
        program = self.unpacked / "program" / "formula-desktop"
        program.write_text(PROGRAM)
        program.chmod(0o755)
        for name in ("install.sh", "uninstall.sh"):
            shutil.copy(LINUX / name, self.unpacked)
        for name in (ENTRY, "doc/formula-desktop/copyright", "icons/hicolor/64/a file.png"):
            file = self.unpacked / "share" / name
            file.parent.mkdir(parents=True)
            file.write_text("[Desktop Entry]\nName=Formula Desktop\nExec=formula-desktop %f\n")
        self.log = folder / "log"

    def install(
        self, *arguments: str | Path, status: int = 0, umask: str = "022", has_home: bool = True
    ) -> str:
        """Call install.sh; gives what it says."""
        return self.call(
            "sh", "-c", f'umask {umask}; exec "$0" "$@"', self.unpacked / "install.sh", *arguments,
            status=status, has_home=has_home,
        )  # fmt: skip

    def call(self, *command: str | Path, status: int = 0, has_home: bool = True) -> str:
        environment = {"PATH": os.environ["PATH"], "LOG": str(self.log)}
        if has_home:
            environment["HOME"] = str(self.home)
        done = subprocess.run(
            [*map(str, command)], env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == status, done.stderr
        return done.stdout + done.stderr

    def all_files(self) -> set[str]:
        return {str(each.relative_to(self.home)) for each in self.home.rglob("*")}


@pytest.mark.parametrize("name", ["home", "home one é", "tom&jerry|$x `y` \\z 100 %n \"q\" 'a'"])
def test_it_is_installed_and_removed_in_any_folder(tmp_path: Path, name: str) -> None:
    machine = Machine(tmp_path, name)
    assert "is installed" in machine.install()
    machine.call(machine.command)
    starts = machine.log.read_text().splitlines()
    assert starts == [str(machine.unpacked / "program/formula-desktop"), str(machine.command)]
    assert executed((machine.local / "share" / ENTRY).read_text()) == [
        str(machine.library / "formula-desktop"),
        "%f",
    ]
    machine.install()  # over itself
    assert "is uninstalled" in machine.call(machine.library / "uninstall.sh")
    made_by_desktops = {".local/share/applications", ".local/share/applications/mimeinfo.cache"}
    left = machine.all_files() - made_by_desktops
    assert left == {".local", ".local/bin", ".local/lib", ".local/share"}


def executed(entry: str) -> list[str]:
    """What a desktop starts, by the Desktop Entry specification."""
    (line,) = (line for line in entry.splitlines() if line.startswith("Exec="))
    text = line.removeprefix("Exec=").replace("\\\\", "\\")
    assert text[0] == '"'
    program, at = "", 1
    while text[at] != '"':
        at += text[at] == "\\"
        program += text[at]
        at += 1
    return [program.replace("%%", "%"), *text[at + 1 :].split()]


def test_desktops_are_told_of_folders_with_spaces(tmp_path: Path) -> None:
    machine = Machine(tmp_path, "home one")
    machine.install()
    if shutil.which("update-desktop-database"):
        assert (machine.local / "share/applications/mimeinfo.cache").exists()


def test_what_is_somebody_elses_stays(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.command.parent.mkdir(parents=True)
    machine.command.write_text("pip's")
    said = machine.install(status=1)
    assert "perhaps installed by pip, so nothing was installed" in said
    assert machine.command.read_text() == "pip's"
    machine.command.unlink()
    machine.library.mkdir(parents=True)
    (machine.library / "a file").write_text("mine")
    assert "so nothing was installed" in machine.install(status=1)
    assert (machine.library / "a file").read_text() == "mine"


def test_a_program_that_does_not_work_is_not_installed(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    (machine.unpacked / "program/formula-desktop").write_text("#!/bin/sh\nexit 1\n")
    assert "does not work here, so nothing was installed" in machine.install(status=1)
    assert machine.all_files() == set()


def test_for_everybody_whatever_the_umask(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.install("--prefix", machine.home / "for all", umask="077", has_home=False)
    prefix = machine.home / "for all"
    assert (prefix / "bin/formula-desktop").exists()
    for each in (prefix / "lib/formula-desktop", *(prefix / "share").rglob("*")):
        needed = stat.S_IROTH | (stat.S_IXOTH if each.is_dir() else 0)
        assert each.stat().st_mode & needed == needed, each


@pytest.mark.parametrize(
    "arguments", [["--prefix"], ["--prefix", "a", "b"], ["--help"], ["somewhere"], [""]]
)
def test_other_arguments_are_explained(tmp_path: Path, arguments: list[str]) -> None:
    machine = Machine(tmp_path)
    assert "--prefix DIR" in machine.install(*arguments, status=2)


def test_an_installation_that_broke_off_can_be_repeated(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.install()
    (machine.library / "files").unlink()
    assert "is installed" in machine.install()
    machine.call(machine.library / "uninstall.sh")
    assert not machine.library.exists()


def test_uninstalling_what_is_only_unpacked(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    assert "Nothing is installed in" in machine.call(machine.unpacked / "uninstall.sh", status=1)
    assert (machine.unpacked / "share" / ENTRY).exists()
