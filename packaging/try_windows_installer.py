"""Installs, upgrades and removes silently, and checks the results.

  try_windows_installer.py [SETUP.exe]

On Windows it tests the given installer, whose installed program must pass its self-test. Elsewhere
it does so under Wine, in a prefix of its own; without an installer it makes two, of an older and a
newer version, with a stand-in for the program (stand_in.nsi), and tests much more. Exit statuses
alone prove little: an installer can return 0 and have done nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))

import self_test
import windows_installer as installer
from windows_installer import EXE

CONSOLE: Final = "formula-desktop-console.exe"
WINDOWS: Final = os.name == "nt"
ENTRY: Final = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\FormulaDesktop"
CLASSES: Final = r"Software\Classes"
CURRENT: Final = r"HKLM\Software\Microsoft\Windows NT\CurrentVersion"
BUILDS: Final = {"win7": "7601", "win10": "18362"}
GAME: Final = "FormulaDesktop.Game"
PATIENCE_S: Final = 60

DONE, BROKEN_OFF, RIGHTS_NEEDED, TRY_LATER, TOO_OLD = 0, 2, 740, 1618, 1633
OLD, NEW = "0.8.9", "0.10.0"
LIBRARY: Final = "_internal/PySide6/Qt $one é.dll"


class NotSo(Exception):  # noqa: N818 - reads well where it is raised
    """A check failed."""


def hold(is_so: object, what: str) -> None:
    """Raise NotSo unless something is so."""
    if not is_so:
        raise NotSo(what)


# The Windows to test on


def command_of(*command: str) -> list[str]:
    """The command line that runs a Windows command here."""
    return [*command] if WINDOWS else ["wine", *command]


def start(*command: str, errors_to: int = subprocess.DEVNULL) -> subprocess.Popen[str]:
    """Start a Windows program and capture its output."""
    return subprocess.Popen(
        command_of(*command),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=errors_to,
        text=True,
        errors="replace",
    )


def run(*command: str, errors_to: int = subprocess.DEVNULL) -> tuple[int, str]:
    """Run a Windows program. Returns its exit status and output."""
    process = start(*command, errors_to=errors_to)
    output, _ = process.communicate(timeout=PATIENCE_S * 5)
    return process.returncode, output


def unquoted(option: str) -> list[str]:
    """The last option of an NSIS command, which must have no quotation marks."""
    return option.split(" ")


def statuses_match(found: int, expected: int) -> bool:
    """Whether exit statuses match; outside Windows only the last eight bits arrive."""
    return found == expected if WINDOWS else found == expected % 256


def place(path: str) -> Path:
    """The file at a Windows path; variables such as %TEMP% are expanded."""
    if "%" in path:
        path = run("cmd", "/c", f"echo {path}")[1].strip()
    if WINDOWS:
        return Path(path)
    return Path(os.environ["WINEPREFIX"], "drive_c", *PureWindowsPath(path).parts[1:])


def named(path: Path) -> str:
    """The Windows path of a file."""
    if WINDOWS:
        return str(path)
    inside = path.relative_to(Path(os.environ["WINEPREFIX"], "drive_c"))
    return "C:\\" + str(PureWindowsPath(inside))


class Answer(NamedTuple):
    """What `reg` says about a value."""

    value: str | None
    """None if there is none."""
    report: str
    """How `reg` ended and what it printed, errors too."""


def ask(key: str, name: str = "") -> Answer:
    """Ask for a registry value; without a name, for that of the key itself."""
    command = ("reg", "query", key, *(["/v", name] if name else ["/ve"]))
    status, output = run(*command, errors_to=subprocess.STDOUT)
    report = f"{' '.join(command)} gave {status} and printed {output.strip()!r}"
    for line in output.splitlines():
        parts = line.strip().split("    ", 2)
        if len(parts) == 3 and parts[1].startswith("REG_"):
            return Answer(parts[2], report)
    return Answer(None if status else "", report)


def has_value(expected: str, key: str, name: str = "") -> None:
    """Hold that a registry value is as expected; otherwise tell the key's values, too."""
    answer = ask(key, name)
    if answer.value != expected:
        _, all_values = run("reg", "query", key, errors_to=subprocess.STDOUT)
        raise NotSo(
            f"{name or key} is {answer.value} instead of {expected}: {answer.report};"
            f" afterwards the whole key was {all_values.strip()!r}"
        )


def has_key(key: str) -> bool:
    return run("reg", "query", key)[0] == 0


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    """Wait until something is so: uninstallers continue in another process, starting is slow."""
    deadline = time.monotonic() + PATIENCE_S
    while not is_so():
        hold(time.monotonic() < deadline, what)
        time.sleep(0.1)


# What exists and what doesn't


class Scope:
    """The places of an installation for one user or for all."""

    def __init__(self, for_all: bool) -> None:
        programs = r"Microsoft\Windows\Start Menu\Programs\Formula Desktop.lnk"
        self.options = ["/ALLUSERS"] if for_all else []
        self.root = "HKLM" if for_all else "HKCU"
        self.folder = place(
            r"%ProgramFiles%\Formula Desktop"
            if for_all
            else r"%LOCALAPPDATA%\Programs\Formula Desktop"
        )
        self.shortcut = place(rf"%ProgramData%\{programs}" if for_all else rf"%APPDATA%\{programs}")

    def key(self, path: str) -> str:
        return f"{self.root}\\{path}"

    def install(self, setup: Path, *options: str, status: int = DONE) -> str:
        found, output = run(str(setup), "/S", *self.options, *options)
        hold(statuses_match(found, status), f"{setup.name} gave {found} instead of {status}")
        return output

    def remove(self, *options: str, folder: Path | None = None) -> None:
        folder = folder or self.folder
        run(named(folder / "uninstall.exe"), "/S", *options)
        wait_until(lambda: not has_key(self.key(ENTRY)), "the uninstaller did not come to its end")
        wait_until(
            lambda: not (folder / "uninstall.exe").exists(), "the uninstaller did not remove itself"
        )

    def is_installed(self, version: str, folder: Path | None = None) -> None:
        """Hold that everything installed is there, except the program's own files."""
        folder = folder or self.folder
        self.has_program(folder)
        registered = {
            "DisplayName": "Formula Desktop",
            "DisplayVersion": version,
            "InstallLocation": named(folder),
            "UninstallString": f'"{named(folder / "uninstall.exe")}"',
            "QuietUninstallString": f'"{named(folder / "uninstall.exe")}" /S',
        }
        for name, expected in registered.items():
            has_value(expected, self.key(ENTRY), name)

    def has_program(self, folder: Path) -> None:
        """Hold that the program is there and in the start menu, and opens games."""
        exe = named(folder / EXE)
        hold((folder / EXE).is_file(), f"{exe} is not there")
        hold((folder / "formula-game.ico").is_file(), "the icon of games is not there")
        hold(self.shortcut.is_file(), "nothing in the start menu")
        shortcut = self.shortcut.read_bytes()
        hold(exe.encode() in shortcut or exe.encode("utf-16-le") in shortcut, "wrong shortcut")
        game = self.key(f"{CLASSES}\\{GAME}")
        has_value(GAME, self.key(f"{CLASSES}\\.formula"))
        has_value(f'"{exe}" "%1"', f"{game}\\shell\\open\\command")
        has_value(named(folder / "formula-game.ico"), f"{game}\\DefaultIcon")

    def is_gone(self, folder: Path | None = None) -> None:
        """Hold that nothing is left of an installation; its folder may contain other files."""
        folder = folder or self.folder
        for name in (EXE, "_internal", "uninstall.exe", "formula-game.ico"):
            hold(not (folder / name).exists(), f"{folder / name} was left over")
        hold(not self.shortcut.exists(), "the start menu still has the program")
        for key in (ENTRY, f"{CLASSES}\\{GAME}"):
            hold(not has_key(self.key(key)), f"{key} was left over")
        type_ = ask(self.key(f"{CLASSES}\\.formula"))
        hold(type_.value != GAME, f".formula still belongs to it: {type_.report}")


@contextmanager
def step(name: str) -> Iterator[None]:
    """Print what is tested, and how long it takes."""
    started = time.monotonic()
    print(f"{name} … ", end="", flush=True)
    yield
    print(f"{time.monotonic() - started:.1f} s", flush=True)


def a_game() -> Path:
    """Write one of the user's games under way. Returns its path."""
    file = place(r"%LOCALAPPDATA%\formula-desktop") / "games" / "Noor and Computer.formula"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("{}", "utf-8")
    return file


# A given installer, with the program in it


def try_given(setup: Path, play: Callable[[Path], None] | None = None) -> None:
    """Install for the user and for all, and run the installed program's self-test.

    `play` opens the window of the program in a folder and plays in it.
    """
    version = setup.name.removeprefix("Formula-Desktop-").removesuffix("-Setup.exe")
    game = a_game()
    for scope in (Scope(for_all=False), Scope(for_all=True)):
        who = "all users" if scope.options else "the user"
        with step(f"Install for {who}"):
            scope.install(setup)
            scope.is_installed(version)
        with step("The installed program tests itself"):
            self_test.found_by(*command_of(named(scope.folder / EXE)))
        if play is not None:
            with step("The installed program is played in"):
                play(scope.folder)
        with step("Install over it"):
            scope.install(setup)
            scope.is_installed(version)
        with step("Remove; the game stays"):
            scope.remove()
            scope.is_gone()
            hold(not scope.folder.exists(), "the folder was left over")
            hold(game.is_file(), "the user's game is gone")


# Two versions around a stand-in


def stand_in(folder: Path, version: str, library: str = LIBRARY) -> Path:
    """Make a bundle whose program does nothing but has files like the real one."""
    bundle = folder / version
    for name in ("_internal/base.zip", library, f"_internal/{version}/x"):
        (bundle / name).parent.mkdir(parents=True, exist_ok=True)
        (bundle / name).write_text(version, "utf-8")
    (bundle / f"only in {version}.txt").write_text(version, "utf-8")
    icons = folder / "icons"
    if not icons.exists():
        subprocess.check_call([sys.executable, str(installer.HERE / "pictures.py"), icons])
    options = ("TARGET=amd64-unicode", f"OUT={bundle / EXE}", f"ICON={icons}/formula-desktop.ico")
    script = str(installer.SCRIPTS / "stand_in.nsi")
    subprocess.check_call(["makensis", "-V1", *(f"-D{each}" for each in options), script])
    shutil.copyfile(bundle / EXE, bundle / CONSOLE)
    return bundle


def make_setup(folder: Path, version: str) -> Path:
    """Make an installer of a stand-in."""
    return installer.make(stand_in(folder, version), folder / "setups", version)


@contextmanager
def opened(game: Path, scope: Scope) -> Iterator[str]:
    """Open a game as a double click does. Yields the arguments that the program got.

    Wine only knows file types registered for all users; for one user, this runs what is registered.
    """
    if scope.options:
        command = ["start", named(game)]
    else:
        registered = ask(scope.key(f"{CLASSES}\\{GAME}\\shell\\open\\command")).value or ""
        command = [registered.removesuffix('"%1"').strip(' "'), named(game)]
    with running(*command) as report:
        yield report


@contextmanager
def running(*command: str) -> Iterator[str]:
    """Run the stand-in by a command. Yields the arguments that it got."""
    report = place(r"%TEMP%\stand-in.txt")
    report.unlink(missing_ok=True)
    start(*command)
    wait_until(lambda: report.exists() and report.stat().st_size > 0, "the program was not started")
    try:
        yield report.read_text("utf-16-le")
    finally:
        report.unlink()
        time.sleep(1)  # until it has noticed


def try_stand_ins(old: Path, new: Path) -> None:
    """Test everything that can go right and wrong."""
    game = a_game()
    too_old(new)
    upgrade(old, new, game)
    another_folder(old, new)
    for_everybody(old, new, game)
    with_data(new, game)


def too_old(new: Path) -> None:
    with step("Refused by an old Windows"):
        scope = Scope(for_all=False)
        set_windows("win7")
        scope.install(new, status=TOO_OLD)
        scope.is_gone()
        set_windows("win10")


def set_windows(version: str) -> None:
    """Set the version of Windows that Wine imitates, and what it says of it in the registry."""
    run("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", version, "/f")
    run("reg", "add", CURRENT, "/v", "CurrentBuildNumber", "/d", BUILDS[version], "/f")


def upgrade(old: Path, new: Path, game: Path) -> None:
    """Test the user's installation, from the first version to the last."""
    scope = Scope(for_all=False)
    with step("Install for the user"):
        scope.install(old)
        scope.is_installed(OLD)
        has_files_of(scope.folder, OLD)
    with (
        step("While a game is open, nothing is installed or removed"),
        opened(game, scope) as report,
    ):
        hold(report == f'"{named(game)}"', f"it was started with {report}")
        said = scope.install(new, status=TRY_LATER)
        hold(said.count("\n") == 1 and "Formula Desktop" in said, f"it said: {said!r}")
        scope.is_installed(OLD)
        stay = unquoted(f"_?={named(scope.folder)}")  # otherwise a copy runs, without a status
        status, _ = run(named(scope.folder / "uninstall.exe"), "/S", *stay)
        hold(statuses_match(status, TRY_LATER), f"the uninstaller gave {status}")
        scope.is_installed(OLD)
        has_files_of(scope.folder, OLD)
    console = named(scope.folder / CONSOLE)
    with step("While a command runs, nothing is installed"), running(console, "arena"):
        scope.install(new, status=TRY_LATER)
        has_files_of(scope.folder, OLD)
    with step("Install the next version over it"):
        (scope.folder / "mine.txt").write_text("mine", "utf-8")
        scope.install(new)
        scope.is_installed(NEW)
        has_files_of(scope.folder, NEW)
        hold(not (scope.folder / f"only in {OLD}.txt").exists(), "a file of the old version stays")
        hold(not (scope.folder / "_internal" / OLD).exists(), "a folder of the old version stays")
        hold(game.is_file(), "the user's game is gone")
    with step("Remove; what is the user's stays"):
        scope.remove()
        scope.is_gone()
        left = [each.name for each in scope.folder.iterdir()]
        hold(left == ["mine.txt"], f"left over: {left}")
        hold(game.is_file(), "the user's game is gone")
        shutil.rmtree(scope.folder)


def has_files_of(folder: Path, version: str, library: str = LIBRARY) -> None:
    for name in ("_internal/base.zip", library, f"only in {version}.txt"):
        hold((folder / name).read_text("utf-8") == version, f"{name} is not that of {version}")


def another_folder(old: Path, new: Path) -> None:
    scope = Scope(for_all=False)
    folder = place(r"%USERPROFILE%\My Games")
    with step("Install into a folder with other things, move it, remove it"):
        (folder / "_internal").mkdir(parents=True)
        (folder / "_internal" / "other.txt").write_text("other", "utf-8")
        scope.install(old, *unquoted(f"/D={named(folder)}"))
        scope.is_installed(OLD, folder)
        scope.install(new)
        scope.is_installed(NEW, folder)
        elsewhere = folder.with_name("My Other Games")
        scope.install(new, *unquoted(f"/D={named(elsewhere)}"))
        scope.is_installed(NEW, elsewhere)
        hold(not (folder / EXE).exists(), "two programs are there")
        key = scope.key(f"{CLASSES}\\.formula")
        run("reg", "add", key, "/ve", "/d", "Another.Program", "/f")
        scope.remove(folder=elsewhere)
        scope.is_gone(elsewhere)
        hold(not elsewhere.exists(), "the folder was left over")
        has_value("Another.Program", key)
        left = [str(each.relative_to(folder)) for each in folder.rglob("*") if each.is_file()]
        hold(left == [str(Path("_internal", "other.txt"))], f"left over: {left}")
        run("reg", "delete", key, "/f")


def for_everybody(old: Path, new: Path, game: Path) -> None:
    scope = Scope(for_all=True)
    defaults = place(r"%ProgramData%\formula-desktop\defaults.ini")
    defaults.parent.mkdir(parents=True)
    defaults.write_text("[settings]\n", "utf-8")
    with step("Install for all users, upgrade, remove with the user's data"):
        scope.install(old)
        scope.is_installed(OLD)
        hold(not has_key(f"HKCU\\{ENTRY}"), "it is installed for the user, too")
        scope.install(new)
        scope.is_installed(NEW)
        has_files_of(scope.folder, NEW)
        with opened(game, scope) as report:
            hold(report == f'"{named(game)}"', f"it was started with {report}")
        scope.remove("/DELETEDATA")
        scope.is_gone()
        hold(not scope.folder.exists(), "the folder was left over")
        hold(not game.parent.parent.exists(), "the user's games are still there")
        hold(defaults.is_file(), "the administrator's defaults are gone")


def with_data(new: Path, game: Path) -> None:
    scope = Scope(for_all=False)
    with step("Remove with the user's data"):
        a_game()
        neighbour = game.parent.parent.with_name("formula-desktop-of-another")
        neighbour.mkdir()
        scope.install(new)
        scope.remove("/DELETEDATA")
        scope.is_gone()
        hold(not game.parent.parent.exists(), "the user's games are still there")
        hold(neighbour.is_dir(), "another folder is gone")


@contextmanager
def wine() -> Iterator[None]:
    """Run with a Wine prefix of our own."""
    with tempfile.TemporaryDirectory() as temporary:
        quiet = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe="}
        os.environ |= {"WINEPREFIX": str(Path(temporary, "prefix")), **quiet}
        os.environ.pop("DISPLAY", None)
        with step("Wine"):
            run("wineboot", "--init")
            set_windows("win10")
        try:
            yield
        finally:
            for how in ("--kill", "--wait"):  # only that of our prefix
                subprocess.call(["wineserver", how])


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
                    with step("Two installers"):
                        setups = [make_setup(Path(temporary), each) for each in (OLD, NEW)]
                    try_stand_ins(*setups)
    except (NotSo, RuntimeError) as failure:
        print(f"NOT SO: {failure}", flush=True)
        return 1
    print("All of it holds.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
