"""A game on the disk as a value, and what follows from it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from pathlib import Path

from formula_desktop.gamefile.errors import FileError, FileReason, file_error, not_written
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import NotCounted, Notes, SavedSeat
from formula_desktop.store.games.states import State, is_over, summary_of


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game on the disk; its notes always have a summary.

    `restored`: its file was damaged or gone, so that it was read from a backup; the moment of the
    last play in that. `is_replaced`: something else had written into its file while it was open;
    that has been kept elsewhere.
    """

    name: str
    folder: Folder
    notes: Notes
    restored: datetime | None = None
    is_replaced: bool = False


@contextlib.contextmanager
def told() -> Iterator[None]:
    """Let a FileError say why the disk has refused."""
    try:
        yield
    except OSError as error:
        raise not_written(error) from None


def not_listed(error: OSError) -> FileError:
    """Why a folder could not be read."""
    if isinstance(error, PermissionError):
        return file_error(FileReason.NOT_PERMITTED)
    return file_error(FileReason.NOT_READ, problem=error.strerror or str(error))


def checksum_of(data: bytes) -> str:
    """What notes know a file's content by."""
    return sha256(data).hexdigest()


def last_played(saved: SavedGame) -> datetime:
    """What lists are sorted by."""
    assert saved.notes.summary is not None  # games without one are not listed
    return saved.notes.summary.moved


def folder_for(state: State, notes: Notes) -> Folder:
    """Where a game belongs that is not removed."""
    return Folder.FINISHED if notes.has_ended or is_over(state) else Folder.UNDER_WAY


def is_in(path: Path, folder: Path) -> bool:
    """Whether a file is in a folder, however both are named."""
    try:
        return path.parent.samefile(folder)
    except OSError:
        return False


def opened_notes(name: str, state: State, data: bytes) -> Notes:
    """Notes of a game that has none; the same ones each time, should they not get written."""
    return Notes(
        key=sha256(f"{name} {state.started}".encode()).hexdigest()[:32],
        seats=(SavedSeat(),) * len(state.players),
        not_counted=NotCounted.OPENED,
        summary=summary_of(state),
        checksums=(checksum_of(data),) if data else (),
    )
