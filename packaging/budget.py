"""The largest sizes allowed for downloads and for the installed program.

bundle.py and installer.py exit with status 1 if something is larger, and so does CI. A commit that
raises a figure says why.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

BUNDLES: Final = {"linux": 118, "win32": 75, "darwin": 150}
"""The frozen program in megabytes (1,000,000 bytes); the last has not been measured yet."""

PACKAGES: Final = {".deb": 33, ".xz": 33, ".AppImage": 45, ".exe": 24, ".msi": 36, ".dmg": 60}
"""The packages in megabytes, by suffix; .AppImage and .dmg have not been measured yet."""

_MEGABYTE: Final = 1_000_000


def size_of(path: Path) -> int:
    """The size in bytes of a file, or of all files in a folder."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file()]
    return sum(each.stat().st_size for each in files if not each.is_symlink())


def see(path: Path, most: int) -> None:
    """Exit with status 1 if something is larger than `most` megabytes."""
    megabytes = size_of(path) / _MEGABYTE
    print(f"{path.name}: {megabytes:.1f} MB of {most}", file=sys.stderr, flush=True)
    if megabytes > most:
        sys.exit(f"{path} is too large: packaging/budget.py")
