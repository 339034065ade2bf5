"""A bill of materials beside each package, in CycloneDX 1.5, with the checksum of the package.

    python packaging/sbom.py FOLDER

FOLDER has the packages of a release. Names and versions come from requirements.lock, so nothing has
to be installed. The same package gives the same bytes.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
import uuid
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import metadata

from formula_desktop import PROGRAM

ROOT: Final = Path(__file__).resolve().parent.parent

SUFFIX: Final = ".cdx.json"
SPECIFICATION: Final = "1.5"

BUNDLES: Final = (".AppImage", ".deb", ".dmg", ".exe", ".msi", ".tar.xz")
"""The ends of the names of packages that contain everything they need."""

SOURCES: Final = (".tar.gz", ".whl")
"""Those of packages that have other packages installed."""

LINUX: Final = (".AppImage", ".deb", ".tar.xz")


class Part(NamedTuple):
    """What a package contains or needs.

    `locked` is the name of its version in requirements.lock, empty if it is inside another part.
    `where` are the ends of the names of the packages with it.
    """

    name: str
    licence: str
    locked: str = ""
    where: tuple[str, ...] = BUNDLES
    kind: str = "library"


PARTS: Final = (
    Part("PySide6-Essentials", "LGPL-3.0-only", "pyside6-essentials", (*BUNDLES, *SOURCES)),
    Part("shiboken6", "LGPL-3.0-only", "shiboken6", (*BUNDLES, *SOURCES)),
    Part("platformdirs", "MIT", "platformdirs", (*BUNDLES, *SOURCES)),
    Part("segno", "BSD-3-Clause", "segno", (*BUNDLES, *SOURCES)),
    Part("websockets", "BSD-3-Clause", "websockets", (*BUNDLES, *SOURCES)),
    Part("Qt", "LGPL-3.0-only", "pyside6-essentials"),
    Part("Python", "PSF-2.0"),
    Part("Expat", "MIT"),
    Part("PyInstaller", "GPL-2.0-or-later WITH Bootloader-exception", "pyinstaller"),
    Part("ICU", "Unicode-3.0", where=LINUX),
    Part("XCB", "X11", where=LINUX),
    Part("Formula Desktop Sans", "OFL-1.1", where=(*BUNDLES, *SOURCES), kind="file"),
)

_ON_PYPI: Final = (
    *("PySide6-Essentials", "shiboken6", "platformdirs", "segno", "websockets"),
    "PyInstaller",
)


def locked_versions(lock: str) -> dict[str, str]:
    """The versions in the text of requirements.lock, by name."""
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", lock, re.MULTILINE))


def bill(package: Path, versions: dict[str, str]) -> dict[str, object]:
    """What is known of a package."""
    checksum = hashlib.sha256(package.read_bytes()).hexdigest()
    parts = [_component(each, versions) for each in PARTS if package.name.endswith(each.where)]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": SPECIFICATION,
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, checksum)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": package.name,
                "name": PROGRAM,
                "version": metadata.VERSION,
                "description": package.name,
                "hashes": [{"alg": "SHA-256", "content": checksum}],
                "licenses": [{"expression": "MIT"}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": package.name, "dependsOn": [each["bom-ref"] for each in parts]}],
    }


def _component(part: Part, versions: dict[str, str]) -> dict[str, object]:
    component: dict[str, object] = {
        "type": part.kind,
        "bom-ref": part.name,
        "name": part.name,
        "licenses": [{"expression": part.licence}],
    }
    if part.locked:
        version = component["version"] = versions[part.locked]
        kind = "pypi" if part.name in _ON_PYPI else "generic"
        component["purl"] = f"pkg:{kind}/{part.name.lower()}@{version}"
    return component


def make(folder: Path) -> list[Path]:
    """Write the bills beside the packages in a folder; returns their paths."""
    versions = locked_versions((ROOT / "requirements.lock").read_text("utf-8"))
    made = []
    for package in sorted(folder.iterdir()):
        if package.name.endswith((*BUNDLES, *SOURCES)):
            file = package.with_name(package.name + SUFFIX)
            text = json.dumps(bill(package, versions), indent=2, ensure_ascii=False)
            file.write_text(text + "\n", "utf-8")
            made.append(file)
    return made


def main(arguments: list[str]) -> int:
    """Make the bills, and print their paths; status 1 if there is no package."""
    made = make(Path(arguments[0]))
    for file in made:
        print(file)
    return 0 if made else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
