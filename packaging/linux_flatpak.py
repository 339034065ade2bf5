"""The files that a desktop needs of a Flatpak: those of linux_share.py under the Flatpak's name.

    python packaging/linux_flatpak.py FOLDER

The manifest in flatpak/ calls it. A desktop is shown only what has the identifier in its name.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import linux_share
import metadata

from formula_desktop import PROGRAM

KIND_ICON = metadata.MIME_TYPE.replace("/", "-")


def fill(share: Path) -> None:
    """Put everything into a folder to be merged with the Flatpak's `share`."""
    linux_share.fill(share)
    rename(share)


def rename(share: Path) -> None:
    """Give what linux_share.fill has made the names of the Flatpak."""
    name = metadata.IDENTIFIER
    entry = share / "applications" / f"{PROGRAM}.desktop"
    _change(entry, f"Icon={PROGRAM}\n", f"Icon={name}\n")
    entry.rename(entry.with_stem(name))
    kind = share / "mime" / "packages" / f"{PROGRAM}.xml"
    pattern = f'<glob pattern="*.{metadata.SUFFIX}"/>'
    _change(kind, pattern, f'<icon name="{name}.game"/>\n    {pattern}')
    kind.rename(kind.with_stem(name))
    info = share / "metainfo" / f"{name}.metainfo.xml"
    _change(info, f">{PROGRAM}.desktop<", f">{name}.desktop<")
    for icon in sorted((share / "icons").rglob("*.png")):
        icon.rename(icon.with_stem(f"{name}.game" if icon.stem == KIND_ICON else name))


def _change(file: Path, before: str, after: str) -> None:
    text = file.read_text("utf-8")
    if text.count(before) != 1:
        raise ValueError(f"{file} does not have {before!r} once")
    file.write_text(text.replace(before, after), "utf-8")


if __name__ == "__main__":
    fill(Path(sys.argv[1]))
