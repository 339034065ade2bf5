"""The files of each game by its name, and moving them together with the notes."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Iterator
from datetime import datetime
from enum import Enum
from itertools import count
from pathlib import Path

from formula_desktop.gamefile.errors import FileError, FileReason
from formula_desktop.gamefile.text import bytes_of
from formula_desktop.store import backups, safe
from formula_desktop.store.games.notes import Notes, NotesError, read_notes, written_notes
from formula_desktop.store.places import SUFFIX, Places

NOTES_SUFFIX = ".json"
LOCK_SUFFIX = ".lock"


class Folder(Enum):
    """Where a game is."""

    UNDER_WAY = "games"
    FINISHED = "finished"
    REMOVED = "removed"


class Folders:
    """The folders of the games. What the disk refuses raises OSError."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self._was_there = False

    def make(self) -> None:
        """Make the folders that are missing.

        The data folder itself only until it has been there: where a disk was taken out since, none
        is made in its place, and what is kept waits for it to come back.
        """
        data = self.places.data
        if not self._was_there:
            data.mkdir(parents=True, exist_ok=True)
            self._was_there = True
        for folder in (*self.all_folders, self.places.damaged):
            folder.mkdir(exist_ok=True)

    def make_again(self) -> None:
        """Make the data folder even where it was taken away: the last chance to keep a game."""
        self._was_there = False

    @property
    def all_folders(self) -> tuple[Path, ...]:
        """Every folder in which files are written."""
        games = (self.folder(each) for each in Folder)
        return (*games, self.places.notes, self.places.backups)

    def folder(self, folder: Folder) -> Path:
        return self.places.data / folder.value

    def path(self, folder: Folder, name: str) -> Path:
        """A game's file."""
        return self.folder(folder) / f"{name}{SUFFIX}"

    def lock_file(self, name: str) -> Path:
        """The lock of a game that is on a table, wherever the game is."""
        return self.places.games / f"{name}{LOCK_SUFFIX}"

    def names(self, folder: Folder) -> list[str]:
        """The games in a folder; none where it is missing, unless everything has gone with it."""
        try:
            with os.scandir(self.folder(folder)) as entries:
                names = [entry.name for entry in entries]
        except FileNotFoundError:
            if self._was_there and not self.places.data.is_dir():
                raise
            return []
        self._was_there = True
        return [
            name.removesuffix(SUFFIX)
            for name in names
            if name.endswith(SUFFIX) and not name.startswith(".")
        ]

    def where(self, name: str, at_first: Folder) -> Folder:
        """Where a game is now; the folder asked at first when it is nowhere."""
        folders: tuple[Folder, ...] = (at_first, *Folder)
        for folder in folders:
            if os.path.exists(self.path(folder, name)):  # noqa: PTH110 - which raises nothing
                return folder
        return at_first

    def move(self, name: str, source: Folder, target: Folder) -> None:
        """Put a game in another folder; a file that is in its place there gets another name."""
        if source is target:
            return
        there = self.path(target, name)
        if os.path.lexists(there):
            names = (each for each in _names_like(name) if not self._is_taken(each))
            safe.move(there, self.path(target, next(names)))
        safe.move(self.path(source, name), there)

    def new_name(self, wanted: str) -> str:
        """A name that no game has; its notes are there from now on, still empty."""
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

    # --- what is set aside ----------------------------------------------------------------------

    def set_aside(self, file: Path) -> Path:
        """Put a file that cannot be read among the damaged ones, for whoever may mend it."""
        self.places.damaged.mkdir(exist_ok=True)
        target = free(self.places.damaged, file.stem, SUFFIX)
        safe.move(file, target)
        return target

    # --- notes ----------------------------------------------------------------------------------

    def notes_file(self, name: str) -> Path:
        return self.places.notes / f"{name}{NOTES_SUFFIX}"

    def notes(self, name: str) -> Notes | None:
        """The notes of a game; None where there are none.

        Raises NotesError for those that cannot be read.
        """
        try:
            return read_notes(bytes_of(self.notes_file(name)))
        except FileError as error:
            if error.refusal.reason is FileReason.NO_FILE:
                return None
            raise NotesError(str(error), stays=True) from None

    def write_notes(self, name: str, notes: Notes) -> None:
        """Write notes in place of those that are there; a later version's are set aside."""
        data = written_notes(notes)
        file = self.notes_file(name)
        try:
            before = bytes_of(file)
            if before == data:
                return
            read_notes(before)
        except NotesError as error:
            if error.stays:
                safe.move(file, free(self.places.notes, name, f".later{NOTES_SUFFIX}"))
        except FileError:
            pass  # there are none, or writing will say what is wrong
        safe.write(file, data)

    # --- deleting -------------------------------------------------------------------------------

    def delete(self, folder: Folder, name: str) -> None:
        """Delete a game with everything that belongs to it, the notes last."""
        self.path(folder, name).unlink(missing_ok=True)
        backups.remove(self.places.backups, name, SUFFIX)
        self.notes_file(name).unlink(missing_ok=True)


def delete_older(files: Iterable[Path], moment: datetime) -> None:
    """Delete what was written last before a moment, as far as that can be done."""
    for file in files:
        with contextlib.suppress(OSError):
            if file.stat().st_mtime < moment.timestamp():
                file.unlink()


def free(folder: Path, name: str, suffix: str) -> Path:
    """A file that does not exist yet, called so or nearly so."""
    paths = (folder / f"{each}{suffix}" for each in _names_like(name))
    return next(path for path in paths if not path.exists())


def _names_like(name: str) -> Iterator[str]:
    return (name if number == 1 else f"{name} {number}" for number in count(1))
