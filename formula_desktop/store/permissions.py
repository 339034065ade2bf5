"""Permissions: only this user may read what the program has saved."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from formula_desktop import safe
from formula_desktop.store.games.folders import Folders
from formula_desktop.store.places import Places

_FILES = ("changes.", "results.", "running.", "settings.")
"""The prefixes of the program's files outside its own folders."""


def mend(places: Places) -> None:
    """Take away others' access to everything that the program has saved, as far as possible.

    Earlier versions left some of it open, and so does copying. A chosen folder that contains
    anything else stays as it is.
    """
    if os.name != "posix":
        return
    folders = Folders(places)
    own = [*folders.all_folders, places.damaged, places.exercises, places.logs]
    for folder in own:
        for file in _entries(folder):
            _close(file)
        safe.make_private(folder)
    for folder in {places.data, places.settings_file.parent}:
        entries = _entries(folder)
        ours = [each for each in entries if _is_file_of_ours(each.name)]
        for file in ours:
            _close(file)
        if all(each in ours or Path(each) in own for each in entries):
            safe.make_private(folder)


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    """What is in a folder; nothing if it is missing or cannot be listed."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        return list(entries)
    return []


def _is_file_of_ours(name: str) -> bool:
    return name.startswith(_FILES) or (name.startswith(".") and name.endswith(safe.LEFTOVER))


def _close(entry: os.DirEntry[str]) -> None:
    """Close a file to others; what a link points to may be meant for them."""
    with contextlib.suppress(OSError):
        if entry.is_file(follow_symlinks=False):
            safe.make_private(Path(entry))
