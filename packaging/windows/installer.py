"""Makes the installer for Windows: installer.py BUNDLE [FOLDER]

BUNDLE is the folder that PyInstaller made on Windows; the installer comes into FOLDER (dist). NSIS
does it on any system. Where the environment names a certificate, sign.sh signs the installer and
its uninstaller; the files of the bundle are to be signed before.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path, PureWindowsPath
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent.parent
sys.path[:0] = [str(ROOT), str(HERE), str(HERE.parent)]

import macos  # noqa: E402 - needs the path above
import version_resource  # noqa: E402

from formula_desktop import __version__  # noqa: E402

TARGETS: Final = ("amd64-unicode", "x86-unicode")
"""Debian's and MSYS2's NSIS make installers of 64 bits; that of nsis.sourceforge.io has the second
only, which installs the same program."""

CERTIFICATE: Final = "WINDOWS_CERTIFICATE"


def name(version: str) -> str:
    """What the installer is called."""
    return f"Formula-Desktop-{version}-Setup.exe"


def make(bundle: Path, folder: Path, version: str = __version__) -> Path:
    """The installer of a bundle; RuntimeError where that is none, or NSIS does not do it."""
    if not (bundle / version_resource.EXE).is_file():
        raise RuntimeError(f"{bundle} has no {version_resource.EXE}: is that the bundle?")
    makensis = shutil.which("makensis")
    if makensis is None:
        raise RuntimeError("makensis is missing: it comes with NSIS (Debian: nsis)")
    folder.mkdir(parents=True, exist_ok=True)
    out = (folder / name(version)).resolve()
    with tempfile.TemporaryDirectory() as temporary:
        lists = Path(temporary)
        size = write_lists(bundle.resolve(), lists)
        icons = lists / "icons"
        _must([sys.executable, str(HERE.parent / "icons.py"), str(icons)])
        defined = {
            "VERSION": version,
            "NUMBERS": ".".join(map(str, version_resource.numbers(version))),
            "KIB": str(-(-size // 1024)),
            "MEDIA_TYPE": macos.MEDIA_TYPE,
            "OUT": str(out),
            "ICONS": icons.as_posix(),
            "LISTS": lists.as_posix(),
            "TARGET": _target(makensis),
        }
        if os.environ.get(CERTIFICATE):
            defined["SIGN"] = f'bash "{(HERE / "sign.sh").as_posix()}"'
        options = [f"-D{key}={value}" for key, value in defined.items()]
        script = str(HERE / "installer.nsi")
        _must([makensis, "-V2", "-WX", "-NOCD", *options, script], cwd=HERE)
    return out


def write_lists(bundle: Path, folder: Path) -> int:
    """What is installed, and the same to be removed, for installer.nsi; the bytes of all of it.

    A list of files, because a folder that was chosen with /D may hold other things.
    """
    files = sorted(file.relative_to(bundle) for file in bundle.rglob("*") if file.is_file())
    folders = sorted({up for file in files for up in file.parents if up != Path()})
    install = ['SetOutPath "$INSTDIR"']
    shown = Path()
    for file in sorted(files, key=lambda file: (file.parent, file.name)):
        if file.parent != shown:
            shown = file.parent
            install.append(f'SetOutPath "{_installed(shown)}"')
        install.append(f'File "{(bundle / file).as_posix()}"')
    remove = [f'Delete "{_installed(file)}"' for file in files]
    remove += [f'RMDir "{_installed(each)}"' for each in reversed(folders)]
    for list_name, lines in (("install", install), ("remove", remove)):
        (folder / f"{list_name}.nsh").write_text("\n".join(lines) + "\n", "utf-8-sig")
    return sum((bundle / file).stat().st_size for file in files)


def _installed(path: Path) -> str:
    return "$INSTDIR\\" + str(PureWindowsPath(path)).replace("$", "$$")


def _target(makensis: str) -> str:
    folder = Path(makensis).resolve().parent
    places = [folder / "Stubs", folder.parent / "Stubs", Path("/usr/share/nsis/Stubs")]
    for target in TARGETS:
        if any((place / f"lzma_solid-{target}").exists() for place in places):
            return target
    raise RuntimeError(f"this NSIS has none of {', '.join(TARGETS)}")


def _must(command: list[str], cwd: Path | None = None) -> None:
    if subprocess.call(command, cwd=cwd, stdin=subprocess.DEVNULL, stdout=sys.stderr):
        raise RuntimeError(f"this did not work: {command[0]}")


if __name__ == "__main__":
    if len(sys.argv) not in {2, 3}:
        sys.exit("Of which bundle? installer.py BUNDLE [FOLDER]")
    try:
        print(make(Path(sys.argv[1]), Path(sys.argv[2] if len(sys.argv) == 3 else ROOT / "dist")))
    except RuntimeError as problem:
        sys.exit(f"No installer: {problem}.")
