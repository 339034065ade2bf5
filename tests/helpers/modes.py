"""The permissions of files, where they have those of Unix."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

on_unix = pytest.mark.skipif(sys.platform == "win32", reason="there are other permissions")


def open_to_others(folder: Path) -> list[str]:
    """The paths in a folder that others may read."""
    found = sorted([folder, *folder.rglob("*")])
    return [str(each.relative_to(folder)) for each in found if each.lstat().st_mode & 0o077]
