"""Makes the MSI for Windows, for rollouts: windows_msi.py BUNDLE [FOLDER]

BUNDLE is the folder that PyInstaller made on Windows; the MSI is written to FOLDER (dist). wixl
and msibuild (Debian: wixl, msitools) run on Linux. The same bundle and version give the same bytes.

Windows knows a program by its UpgradeCode, which never changes, a version by its ProductCode, a
file by its package code, and what is installed at a place by the GUID of a component. All of them
are derived from the first.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import uuid
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import bundle
import metadata
import windows_installer
from windows_installer import EXE

HERE: Final = Path(__file__).resolve().parent
PACKAGE: Final = HERE / "windows" / "package.wxs"

UPGRADE_CODE: Final = uuid.UUID("a536b0bf-f2ed-4506-9970-88647032f247")
"""The program in all its versions, so it must never change."""

TOOLS: Final = {"wixl": "wixl", "msibuild": "msitools"}
"""The programs that make the MSI, with their Debian packages."""

SECURE: Final = ("OLDERVERSION", "NEWERVERSION", "WINDOWSBUILD", "INSTALLEDBYSETUP")
"""The properties that package.wxs finds and decides by.

Windows Installer looks as the user, installs as the system, and passes on only those named here.
wixl names the first two by itself and has no word for it.
"""

_NAMESPACE: Final = "http://schemas.microsoft.com/wix/2006/wi"
_SHORT: Final = re.compile(r"[A-Za-z0-9_]{1,8}(\.[A-Za-z0-9_]{1,3})?")

_LIST_OF_SECURE: Final = "SecureCustomProperties"

# The properties of the summary, in Microsoft's format for sets of them, that wixl invents.
_SUMMARY: Final = uuid.UUID("f29f85e0-4ff9-1068-ab91-08002b27b3d9").bytes_le
_PACKAGE_CODE: Final = 9
_TIMES: Final = (12, 13)
_BEFORE_1970_S: Final = 11_644_473_600
_TICKS_PER_S: Final = 10_000_000


def name(version: str) -> str:
    """The file name of the MSI."""
    return f"Formula-Desktop-{version}-x64.msi"


def product_code(version: str) -> str:
    """The ProductCode of a version: Windows takes another one for another program."""
    return _guid(f"product {version}")


def make(frozen: Path, folder: Path, version: str = metadata.VERSION) -> Path:
    """Make the MSI of a bundle. Raises RuntimeError if there is no bundle or wixl fails."""
    if not (frozen / EXE).is_file():
        raise RuntimeError(f"{frozen} has no {EXE}: is that the bundle?")
    if missing := missing_packages():
        raise RuntimeError(f"it needs {' and '.join(missing)}")
    folder.mkdir(parents=True, exist_ok=True)
    out = (folder / name(version)).resolve()
    out.unlink(missing_ok=True)
    moment = int(bundle.moment())
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary, "program")
        icons = Path(temporary, "icons")
        shutil.copytree(frozen, root)
        bundle.make_pictures(icons)
        for path in (*root.rglob("*"), *icons.rglob("*")):  # the cabinet has their times
            os.utime(path, (moment, moment))
        files = Path(temporary, "files.wxs")
        files.write_bytes(listed(root))
        defined = {
            "VERSION": version,
            "UPGRADE_CODE": f"{{{UPGRADE_CODE}}}".upper(),
            "PRODUCT_CODE": product_code(version),
            "SHORTCUT_GUID": _guid("start menu"),
            "GAME_GUID": _guid("file type"),
            "AUTHORS": metadata.AUTHORS,
            "SUMMARY": metadata.SUMMARY,
            "FILE_KIND": metadata.FILE_KIND,
            "MIME_TYPE": metadata.MIME_TYPE,
            "ICONS": icons.name,
        }
        options = [part for key, value in defined.items() for part in ("-D", f"{key}={value}")]
        command = ["wixl", "--arch", "x64", *options, "-o", str(out), str(PACKAGE), files.name]
        environment = {**os.environ, "TZ": "UTC"}
        done = subprocess.run(  # in its folder, since wixl finds no files by absolute names
            command, cwd=temporary, env=environment, capture_output=True, text=True, check=False
        )
    if done.returncode or done.stderr.strip():
        raise RuntimeError(f"wixl gave {done.returncode}: {done.stderr.strip()}")
    secure = f"UPDATE Property SET Value='{';'.join(SECURE)}' WHERE Property='{_LIST_OF_SECURE}'"
    subprocess.run(["msibuild", str(out), "-q", secure], check=True)
    settle(out, moment)
    if os.environ.get(windows_installer.CERTIFICATE):
        subprocess.run(["bash", str(windows_installer.SIGN), str(out)], check=True)
    return out


def missing_packages() -> list[str]:
    """The Debian packages without which there is no MSI."""
    return [package for tool, package in TOOLS.items() if not shutil.which(tool)]


def listed(root: Path) -> bytes:
    """The files of a bundle as a source for wixl: a component for each, in a group of all."""
    wix = ElementTree.Element("Wix", xmlns=_NAMESPACE)
    fragment = ElementTree.SubElement(wix, "Fragment")
    folders = {root: ElementTree.SubElement(fragment, "DirectoryRef", Id="INSTALLDIR")}
    group = ElementTree.SubElement(fragment, "ComponentGroup", Id="bundle")
    for number, path in enumerate(sorted(root.rglob("*")), 1):
        where = path.relative_to(root).as_posix()
        if not where.isascii():
            raise RuntimeError(f"{where} is not in ASCII, which wixl cannot name")
        shown = path.name if _SHORT.fullmatch(path.name) else f"{_short(path, number)}|{path.name}"
        shown = shown.replace("$", "$$")  # wixl's own sign
        if path.is_dir():
            folders[path] = ElementTree.SubElement(
                folders[path.parent], "Directory", Id=f"folder{number}", Name=shown
            )
            continue
        component = ElementTree.SubElement(
            folders[path.parent], "Component", Id=f"part{number}", Guid=_guid(where), Win64="yes"
        )
        source = f"{root.name}/{where}".replace("$", "$$")
        names = {"Id": f"file{number}", "Name": shown, "Source": source}
        ElementTree.SubElement(component, "File", names, KeyPath="yes")
        ElementTree.SubElement(group, "ComponentRef", Id=f"part{number}")
    return bytes(ElementTree.tostring(wix, encoding="utf-8", xml_declaration=True))


def settle(msi: Path, moment: int) -> None:
    """Replace what wixl invents: the times by that of the commit, the package code by a digest.

    Windows takes two files with the same package code for the same file.
    """
    data = bytearray(msi.read_bytes())
    offsets = _offsets(data)
    ticks = (moment + _BEFORE_1970_S) * _TICKS_PER_S
    for each in _TIMES:
        struct.pack_into("<Q", data, offsets[each] + 4, ticks)
    start = offsets[_PACKAGE_CODE] + 8
    end = start + len(_guid(""))
    if not re.fullmatch(rb"\{[0-9A-F-]{36}\}", data[start:end]):
        raise RuntimeError(f"the package code of {msi.name} is not where it should be")
    data[start:end] = _guid("").encode()
    data[start:end] = _guid(hashlib.sha256(data).hexdigest()).encode()
    msi.write_bytes(data)


def _offsets(data: bytearray) -> dict[int, int]:
    """Where the properties of the summary are in an MSI, by number; each begins with its type."""
    if data.count(_SUMMARY) != 1:
        raise RuntimeError("the MSI has no summary, or several")
    at = data.index(_SUMMARY)
    header = 28  # of the stream, before the name of its only section
    section = at - header + int(struct.unpack_from("<I", data, at + len(_SUMMARY))[0])
    _size, number = struct.unpack_from("<II", data, section)
    pairs = (struct.unpack_from("<II", data, section + 8 + 8 * each) for each in range(number))
    return {identifier: section + offset for identifier, offset in pairs}


def _guid(what: str) -> str:
    return f"{{{uuid.uuid5(UPGRADE_CODE, what)}}}".upper()


def _short(path: Path, number: int) -> str:
    """A name as the oldest Windows had them, which the format wants beside a longer one."""
    ending = re.sub(r"[^A-Za-z0-9_]", "", path.suffix)[:3]
    return f"F{number:07}.{ending}".rstrip(".").upper()


def main(arguments: list[str]) -> int:
    """Make the MSI and print its path."""
    if len(arguments) not in {1, 2}:
        print("Of which bundle? windows_msi.py BUNDLE [FOLDER]", file=sys.stderr)
        return 2
    frozen, folder = [*map(Path, arguments), HERE.parent / "dist"][:2]
    try:
        print(make(frozen, folder))
    except RuntimeError as problem:
        print(f"No MSI: {problem}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
