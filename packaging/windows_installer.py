"""Makes the installer for Windows: windows_installer.py BUNDLE [FOLDER]

BUNDLE is the folder that PyInstaller made on Windows; the installer is written to FOLDER (dist).
NSIS runs on any system. If the environment names a certificate, windows/sign.sh signs the bundle's
programs, the uninstaller and the installer.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path, PureWindowsPath
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import metadata

from formula_desktop import PROGRAM

HERE: Final = Path(__file__).resolve().parent
SCRIPTS: Final = HERE / "windows"
SIGN: Final = SCRIPTS / "sign.sh"

TARGETS: Final = ("amd64-unicode", "x86-unicode")
"""Debian's and MSYS2's NSIS make 64-bit installers; that of nsis.sourceforge.io has only the second
target, which installs the same program."""

EXE: Final = f"{PROGRAM}.exe"
CERTIFICATE: Final = "WINDOWS_CERTIFICATE"


def name(version: str) -> str:
    """The file name of the installer."""
    return f"Formula-Desktop-{version}-Setup.exe"


def make(bundle: Path, folder: Path, version: str = metadata.VERSION) -> Path:
    """Make the installer of a bundle. Raises RuntimeError if there is no bundle or NSIS fails."""
    if not (bundle / EXE).is_file():
        raise RuntimeError(f"{bundle} has no {EXE}: is that the bundle?")
    makensis = shutil.which("makensis")
    if makensis is None:
        raise RuntimeError("makensis is missing: it comes with NSIS (Debian: nsis)")
    folder.mkdir(parents=True, exist_ok=True)
    out = (folder / name(version)).resolve()
    with tempfile.TemporaryDirectory() as temporary:
        lists = Path(temporary)
        size = write_lists(bundle.resolve(), lists)
        icons = lists / "icons"
        _must([sys.executable, str(HERE / "pictures.py"), str(icons)])
        defined = {
            "VERSION": version,
            "NUMBERS": f"{version}.0",
            "AUTHORS": metadata.AUTHORS,
            "COPYRIGHT": metadata.COPYRIGHT,
            "KIB": str(-(-size // 1024)),
            "MIME_TYPE": metadata.MIME_TYPE,
            "OUT": str(out),
            "ICONS": icons.as_posix(),
            "LISTS": lists.as_posix(),
            "TARGET": _target(makensis),
        }
        if os.environ.get(CERTIFICATE):
            _must(["bash", str(SIGN), *map(str, sorted(bundle.glob("*.exe")))])
            defined["SIGN"] = f'bash "{SIGN.as_posix()}"'
        else:
            print(f"Not signed: {CERTIFICATE} is not set.", file=sys.stderr)
        options = [f"-D{key}={value}" for key, value in defined.items()]
        script = str(SCRIPTS / "installer.nsi")
        _must([makensis, "-V2", "-WX", "-NOCD", *options, script], cwd=SCRIPTS)
    return out


def write_lists(bundle: Path, folder: Path) -> int:
    """Write the lists of files to install and remove for installer.nsi. Returns the files' bytes.

    Files are listed because a folder chosen with /D may contain others.
    """
    files = sorted(file.relative_to(bundle) for file in bundle.rglob("*") if file.is_file())
    folders = sorted({up for file in files for up in file.parents if up != Path()})
    install = ['SetOutPath "$INSTDIR"']
    shown = Path()
    for file in sorted(files, key=lambda file: (file.parent, file.name)):
        if file.parent != shown:
            shown = file.parent
            install.append(f'SetOutPath "{_installed(shown)}"')
        install.append(f'File "{bundle / file}"')  # on Windows NSIS does not accept /
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


def main(arguments: list[str]) -> int:
    """Make the installer and print its path."""
    if len(arguments) not in {1, 2}:
        print("Of which bundle? windows_installer.py BUNDLE [FOLDER]", file=sys.stderr)
        return 2
    bundle, folder = [*map(Path, arguments), HERE.parent / "dist"][:2]
    try:
        print(make(bundle, folder))
    except RuntimeError as problem:
        print(f"No installer: {problem}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
