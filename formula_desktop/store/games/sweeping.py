"""Putting the games' folders in order at the start: what crashes have left.

Everything here is done as far as the disk lets it, and again at the next start.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from formula_desktop.gamefile import FileError
from formula_desktop.store import backups, safe
from formula_desktop.store.games.folders import LOCK_SUFFIX, NOTES_SUFFIX, Folder, delete_older
from formula_desktop.store.places import SUFFIX

if TYPE_CHECKING:
    from formula_desktop.store.games.collection import Games, SavedGame

STILL_WRITTEN = timedelta(minutes=10)
"""A younger unfinished file may be one that another program writes right now."""

STILL_LOCKED = timedelta(days=1)
"""A younger lock may be of another program's game that has just been moved."""

DAYS_SEEN = 7
"""On so many days the program has been started before a deleted game goes for good: a clock that
is wrong now and then, by years perhaps, does not tell how long it could have been put back."""

KEPT_WITHOUT_GAME = timedelta(days=30)
"""For whoever has deleted a game's file by hand and wants the backup after all."""


def sweep(games: Games, now: datetime, kept_removed: timedelta) -> None:
    """Put everything in order."""
    with contextlib.suppress(OSError):  # out of sight is not gone
        _sweep_files(games, now)
    with contextlib.suppress(FileError):
        for saved in games.under_way():
            _put_where_it_belongs(games, saved, is_over=False)
    with contextlib.suppress(FileError):
        for saved in games.finished():
            _put_where_it_belongs(games, saved, is_over=True)
    with contextlib.suppress(FileError):
        for saved in games.removed():
            _delete_if_due(games, saved, now, kept_removed)


def _put_where_it_belongs(games: Games, saved: SavedGame, *, is_over: bool) -> None:
    """Move a game that has ended, or has gone on, while a crash came between."""
    notes = saved.notes
    assert notes.summary is not None  # every SavedGame has one
    if notes.removed is not None:
        with contextlib.suppress(FileError):
            saved = games.note(saved, removed=None)
    if (notes.summary.is_over or notes.has_ended) != is_over:
        # a damaged one stays where it is: whoever opens it is told
        with games.locked(saved.name), contextlib.suppress(FileError):
            state, saved = games.read(saved, mends=False)
            games.keep(saved, state, has_ended=notes.has_ended, is_untold=saved.notes.is_untold)


def _delete_if_due(games: Games, saved: SavedGame, now: datetime, kept: timedelta) -> None:
    """Delete a game that has been deleted long enough, also should a clock have been wrong."""
    notes = saved.notes
    assert notes.summary is not None  # every SavedGame has one
    with games.locked(saved.name), contextlib.suppress(FileError, OSError):
        if notes.removed is None or notes.removed < notes.summary.moved:
            games.note(saved, removed=now, days_removed=())
            return
        days = dict.fromkeys((*notes.days_removed, now.toordinal()))
        if len(days) < DAYS_SEEN:
            if len(days) > len(notes.days_removed):
                games.note(saved, days_removed=tuple(days))
        elif now - notes.removed > kept:
            games.shelves.delete(Folder.REMOVED, saved.name)


# --- files without a game -----------------------------------------------------------------------


def _sweep_files(games: Games, now: datetime) -> None:
    shelves = games.shelves
    if not all(shelves.folder(folder).is_dir() for folder in Folder):
        return  # they are made together, so that one is out of reach
    names = {name for folder in Folder for name in shelves.names(folder)}
    for folder in (games.places.data, *shelves.all_folders):
        delete_older(_files(folder, f".*{safe.LEFTOVER}"), now - STILL_WRITTEN)
    under_way = set(shelves.names(Folder.UNDER_WAY))
    locks = _files(games.places.games, f"*{LOCK_SUFFIX}")
    delete_older((lock for lock in locks if lock.stem not in under_way), now - STILL_LOCKED)
    orphans = [*_notes_without(games.places.notes, names)]
    orphans += _backups_without(games.places.backups, names)
    delete_older(orphans, now - KEPT_WITHOUT_GAME)


def _notes_without(folder: Path, names: set[str]) -> Iterator[Path]:
    for file in _files(folder, f"*{NOTES_SUFFIX}"):
        if file.stem not in names and file.stem.removesuffix(".later") not in names:
            yield file


def _backups_without(folder: Path, names: set[str]) -> Iterator[Path]:
    for file in _files(folder, f"*{SUFFIX}"):
        if backups.name_of(file) not in names:
            yield file


def _files(folder: Path, pattern: str) -> list[Path]:
    try:
        return list(folder.glob(pattern))
    except OSError:
        return []
