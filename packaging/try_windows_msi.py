"""Installs, repairs, upgrades and removes the MSI silently, and checks the results.

    try_windows_msi.py [PACKAGE.msi]

On Windows it tests the given MSI as an administrator; its installed program must pass its
self-test. Elsewhere it does so under Wine, in a prefix of its own; without an MSI it makes two, of
an older and a newer version, with a stand-in for the program (stand_in.nsi), and tests much more.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))

import metadata
import self_test
import windows_installer
import windows_msi
from try_windows_installer import (
    BROKEN_OFF,
    DONE,
    NEW,
    OLD,
    WINDOWS,
    NotSo,
    Scope,
    a_game,
    command_of,
    has_files_of,
    has_key,
    has_value,
    hold,
    named,
    opened,
    place,
    run,
    set_windows,
    stand_in,
    statuses_match,
    step,
    wine,
)
from windows_installer import EXE

FAILED: Final = 1603
PRODUCTS: Final = r"HKLM\Software\Microsoft\Windows\CurrentVersion\Uninstall"
GAME_COMMAND: Final = r"Software\Classes\FormulaDesktop.Game\shell\open\command"
LIBRARY: Final = "_internal/PySide6/Qt $one.dll"


class Msi:
    """An MSI, and what Windows registers of it."""

    def __init__(self, file: Path, version: str) -> None:
        self.file = file
        self.version = version
        self.code = windows_msi.product_code(version)
        self.scope = Scope(for_all=True)
        if not WINDOWS:  # Wine's Windows Installer knows no start menu for all users
            self.scope.shortcut = Scope(for_all=False).shortcut

    def call(self, how: str, what: str | None = None, *options: str, status: int = DONE) -> None:
        """Call Windows Installer without a window; by default with the file."""
        log = place(r"C:\msi.log")
        log.unlink(missing_ok=True)
        target = what or str(self.file)
        found, _ = run("msiexec", how, target, "/qn", "/norestart", "/l*v", named(log), *options)
        if not statuses_match(found, status):
            said = log.read_bytes() if log.exists() else b""
            text = said.decode("utf-16" if said.startswith(b"\xff\xfe") else "utf-8", "replace")
            end = "\n".join(text.splitlines()[-20:])
            raise NotSo(f"{how} {target} gave {found} instead of {status}:\n{end}")

    def repair(self) -> None:
        """Repair it as `msiexec /famus` does, an option that Wine lacks."""
        self.call("/i", self.code, "REINSTALL=ALL", "REINSTALLMODE=amus")

    def is_installed(self) -> None:
        """Hold that everything installed is there, except the program's own files."""
        self.scope.has_program(self.scope.folder)
        key = f"{PRODUCTS}\\{self.code}"
        has_value(metadata.NAME, key, "DisplayName")
        has_value(self.version, key, "DisplayVersion")
        has_value(metadata.AUTHORS, key, "Publisher")
        has_value(f"{named(self.scope.folder)}\\", key, "InstallLocation")

    def is_gone(self) -> None:
        """Hold that nothing is left of it."""
        self.scope.is_gone()
        hold(not has_key(f"{PRODUCTS}\\{self.code}"), f"{self.version} is still registered")
        hold(not has_key(r"HKLM\Software\FormulaDesktop"), "a key was left over")


# A given MSI, with the program in it


def try_given(file: Path) -> None:
    """Install it, run the installed program's self-test, repair and remove it."""
    msi = Msi(file, metadata.VERSION)
    game = a_game()
    program = msi.scope.folder / EXE
    with step("Install for all users"):
        msi.call("/i")
        msi.is_installed()
    with step("The installed program tests itself"):
        self_test.found_by(*command_of(named(program)))
    with step("Repair a missing program"):
        program.unlink()
        msi.repair()
        msi.is_installed()
    with step("Remove; the game stays"):
        msi.call("/x", msi.code)
        msi.is_gone()
        hold(not msi.scope.folder.exists(), "the folder was left over")
        hold(game.is_file(), "the user's game is gone")


# Two MSIs with stand-ins


def make(folder: Path, version: str) -> Msi:
    """Make an MSI of a stand-in."""
    made = windows_msi.make(stand_in(folder, version, LIBRARY), folder / "packages", version)
    return Msi(made, version)


def try_stand_ins(old: Msi, new: Msi, setup: Path) -> None:
    """Test everything that can go right and wrong; `setup` is the installer of the new version."""
    refused(new, setup)
    game = a_game()
    defaults = place(r"%ProgramData%\formula-desktop\defaults.ini")
    defaults.parent.mkdir(parents=True)
    defaults.write_text("[settings]\n", "utf-8")
    folder = old.scope.folder
    with step("Install for all users"):
        old.call("/i")
        old.is_installed()
        has_files_of(folder, OLD, LIBRARY)
        with opened(game, old.scope) as report:
            hold(report == f'"{named(game)}"', f"it was started with {report}")
    with step("Install it again"):
        old.call("/i")
        old.is_installed()
        has_files_of(folder, OLD, LIBRARY)
    with step("Repair what is missing and changed"):
        damage(old)
        old.repair()
        has_files_of(folder, OLD, LIBRARY)
        old.is_installed()
    with step("The newer version replaces the older one"):
        (folder / "mine.txt").write_text("mine", "utf-8")
        new.call("/i")
        new.is_installed()
        has_files_of(folder, NEW, LIBRARY)
        hold(not has_key(f"{PRODUCTS}\\{old.code}"), "the older version is still registered")
        hold(not (folder / f"only in {OLD}.txt").exists(), "a file of the old version stays")
        hold(not (folder / "_internal" / OLD).exists(), "a folder of the old version stays")
    with step("The older version is refused"):
        old.call("/i", status=FAILED)
        new.is_installed()
        has_files_of(folder, NEW, LIBRARY)
        hold(not has_key(f"{PRODUCTS}\\{old.code}"), "the older version is registered")
    with step("The installer for all users is refused, too"):
        new.scope.install(setup, status=BROKEN_OFF)
        new.is_installed()
        has_files_of(folder, NEW, LIBRARY)
    with step("Remove; what is the user's and the administrator's stays"):
        new.call("/x", new.code)
        new.is_gone()
        left = [each.name for each in folder.iterdir()]
        hold(left == ["mine.txt"], f"left over: {left}")
        hold(game.is_file(), "the user's game is gone")
        hold(defaults.is_file(), "the administrator's defaults are gone")
        shutil.rmtree(folder)
    with step("Install anew, and remove by the file"):
        new.call("/i")
        new.is_installed()
        new.call("/x")
        new.is_gone()
        hold(not folder.exists(), "the folder was left over")


def refused(msi: Msi, setup: Path) -> None:
    """Test where nothing may be installed."""
    with step("Refused by an old Windows"):
        set_windows("win7")
        msi.call("/i", status=FAILED)
        msi.is_gone()
        set_windows("win10")
    with step("Refused where the installer has installed it for all users"):
        scope = Scope(for_all=True)
        scope.install(setup)
        msi.call("/i", status=FAILED)
        scope.is_installed(msi.version)
        has_files_of(scope.folder, msi.version)
        scope.remove()
        scope.is_gone()
        msi.is_gone()


def damage(msi: Msi) -> None:
    """Damage an installation in every way that a repair mends."""
    folder = msi.scope.folder
    (folder / LIBRARY).unlink()
    (folder / "_internal" / "base.zip").write_text("damaged", "utf-8")
    (folder / "formula-game.ico").unlink()
    msi.scope.shortcut.unlink()
    run("reg", "delete", f"HKLM\\{GAME_COMMAND}", "/f")


def main(arguments: list[str]) -> int:
    """Run the tests and print what does not hold."""
    try:
        if WINDOWS:
            try_given(Path(arguments[0]).resolve())
        else:
            with wine(), tempfile.TemporaryDirectory() as temporary:
                if arguments:
                    try_given(Path(arguments[0]).resolve())
                else:
                    folder = Path(temporary)
                    with step("Two MSIs and an installer"):
                        old, new = (make(folder, each) for each in (OLD, NEW))
                        another = stand_in(folder / "another", NEW)
                        setup = windows_installer.make(another, folder, NEW)
                    try_stand_ins(old, new, setup)
    except (NotSo, RuntimeError) as failure:
        print(f"NOT SO: {failure}", flush=True)
        return 1
    print("All of it holds.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
