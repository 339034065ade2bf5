"""The files of each game, found by its name and moved together with its notes."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Iterator
from datetime import datetime
from enum import Enum
from itertools import count
from pathlib import Path

from formula_desktop import safe
from formula_desktop.gamefile.errors import FileError, FileReason
from formula_desktop.gamefile.text import bytes_of
from formula_desktop.store import backups
from formula_desktop.store.games.notes import Notes, NotesError, read_notes, written_notes
from formula_desktop.store.games.stamped import Stamped
from formula_desktop.store.places import SUFFIX, Places

NOTES_SUFFIX = ".json"
LOCK_SUFFIX = ".lock"
LATER = ".later"
"""The end of the name of notes of a later version, set aside."""


class Folder(Enum):
    """Where a game is."""

    UNDER_WAY = "games"
    FINISHED = "finished"
    REMOVED = "removed"


class Folders:
    """The folders of the games. Raises OSError throughout."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self._was_there = False
        self._notes: Stamped[Notes | None] = Stamped()

    def make(self) -> None:
        """Make the folders that are missing.

        Nothing takes a removed disk's place: the data folder is made only if it was not there yet.
        """
        data = self.places.data
        if not self._was_there:
            safe.make_folder(data)
            self._was_there = True
        safe.make_folders((*self.all_folders, self.places.damaged))

    def make_again(self) -> None:
        """Make the data folder even if it was removed: the last chance to save a game."""
        self._was_there = False

    @property
    def all_folders(self) -> tuple[Path, ...]:
        """Every folder that files are written to."""
        games = (self.folder(each) for each in Folder)
        return (*games, self.places.notes, self.places.backups)

    def folder(self, folder: Folder) -> Path:
        return self.places.data / folder.value

    def path(self, folder: Folder, name: str) -> Path:
        """A game's file."""
        return self.folder(folder) / f"{name}{SUFFIX}"

    def names(self, folder: Folder) -> list[str]:
        """The games in a folder, last written first; none if only this folder is missing."""
        try:
            with os.scandir(self.folder(folder)) as entries:
                files = [
                    entry
                    for entry in entries
                    if entry.name.endswith(SUFFIX) and not entry.name.startswith(".")
                ]
        except FileNotFoundError:
            if self._was_there and not self.places.data.is_dir():
                raise
            return []
        self._was_there = True
        files.sort(key=_written, reverse=True)
        return [entry.name.removesuffix(SUFFIX) for entry in files]

    def where(self, name: str, at_first: Folder) -> Folder:
        """The folder a game is in now, looking in `at_first` first; `at_first` if it is nowhere."""
        folders: tuple[Folder, ...] = (at_first, *Folder)
        for folder in folders:
            if os.path.exists(self.path(folder, name)):  # noqa: PTH110 - raises nothing
                return folder
        return at_first

    def move(self, name: str, source: Folder, target: Folder) -> None:
        """Move a game to another folder; a file already there under its name is renamed."""
        if source is target:
            return
        there = self.path(target, name)
        if os.path.lexists(there):
            names = (each for each in _names_like(name) if not self._is_taken(each))
            safe.move(there, self.path(target, next(names)))
        safe.move(self.path(source, name), there)

    def new_name(self, wanted: str) -> str:
        """A name that no game has, reserved by an empty notes file."""
        for name in _names_like(wanted):
            if self._is_taken(name):
                continue
            with contextlib.suppress(FileExistsError):  # another program was faster
                flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY
                os.close(os.open(self.notes_file(name), flags, 0o600))
                return name
        raise AssertionError("names never end")

    def _is_taken(self, name: str) -> bool:
        games = (self.path(folder, name) for folder in Folder)
        older = backups.files(self.places.backups, name, SUFFIX)
        return any(path.exists() for path in (self.notes_file(name), *games, *older))

    def set_aside(self, file: Path) -> Path:
        """Move an unreadable file to the damaged ones, where somebody may repair it."""
        safe.make_folders([self.places.damaged])
        target = free(self.places.damaged, file.stem, SUFFIX)
        safe.move(file, target)
        return target

    def notes_file(self, name: str) -> Path:
        return self.places.notes / f"{name}{NOTES_SUFFIX}"

    def notes(self, name: str) -> Notes | None:
        """The notes of a game; None if it has none.

        Raises NotesError if they cannot be read.
        """
        try:
            return read_notes(bytes_of(self.notes_file(name)))
        except FileError as error:
            if error.refusal.reason is FileReason.NO_FILE:
                return None
            raise NotesError(str(error), stays=True) from None

    def listed_notes(self, name: str) -> Notes | None:
        """The notes of a game as `notes` returns them, not read again while they are the same."""
        return self._notes.found(self.notes_file(name), lambda: self.notes(name))

    def write_notes(self, name: str, notes: Notes) -> None:
        """Replace the notes of a game; notes of a later version are set aside."""
        data = written_notes(notes)
        file = self.notes_file(name)
        self._notes.forget(file)
        try:
            before = bytes_of(file)
            if before == data:
                return
            read_notes(before)
        except NotesError as error:
            if error.stays:
                safe.move(file, free(self.places.notes, name, f"{LATER}{NOTES_SUFFIX}"))
        except FileError:
            pass  # there are none, or writing will report what is wrong
        safe.write(file, data)

    def without_game(self) -> list[Path]:
        """The notes and backups of games whose file is gone."""
        there = {name for folder in Folder for name in self.names(folder)}
        notes = self.places.notes.glob(f"*{NOTES_SUFFIX}")
        older = self.places.backups.glob(f"*{SUFFIX}")
        return [
            *(file for file in notes if not there & {file.stem, file.stem.removesuffix(LATER)}),
            *(file for file in older if backups.name_of(file) not in there),
        ]

    def delete(self, folder: Folder, name: str) -> None:
        """Delete a game with everything that belongs to it, the notes last."""
        safe.remove([self.path(folder, name)])
        backups.remove(self.places.backups, name, SUFFIX)
        safe.remove([self.notes_file(name)])


def _written(entry: os.DirEntry[str]) -> int:
    """When a file was last written; 0 if it is gone meanwhile."""
    try:
        return entry.stat().st_mtime_ns
    except OSError:
        return 0


def delete_older(files: Iterable[Path], moment: datetime) -> None:
    """Delete files last written before a moment, as far as possible."""
    for file in list(files):
        with contextlib.suppress(OSError):
            if file.stat().st_mtime < moment.timestamp():
                file.unlink()


def free(folder: Path, name: str, suffix: str) -> Path:
    """The path of a file that does not exist yet, with this name or one close to it."""
    paths = (folder / f"{each}{suffix}" for each in _names_like(name))
    return next(path for path in paths if not path.exists())


def _names_like(name: str) -> Iterator[str]:
    return (name if number == 1 else f"{name} {number}" for number in count(1))
