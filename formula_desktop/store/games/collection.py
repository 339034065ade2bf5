"""The games on disk: unfinished, finished and removed, each with its notes.

A game is saved in two steps: first its notes, then its file. The notes contain the checksums of the
file before and after, so whatever happens between the two, the program recognises its own file.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from threading import Lock, RLock
from typing import Any
from weakref import WeakValueDictionary

from formula_desktop import clock, safe
from formula_desktop.gamefile.errors import FileError, FileReason, file_error, not_written
from formula_desktop.gamefile.text import LARGEST_FILE, bytes_of
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import read_game, write_game
from formula_desktop.store import backups
from formula_desktop.store.games.folders import Folder, Folders, free
from formula_desktop.store.games.notes import (
    NotCounted,
    Notes,
    NotesError,
    SavedSeat,
    Summary,
    is_title,
    new_notes,
)
from formula_desktop.store.games.stamped import Stamped
from formula_desktop.store.games.states import has_all_of, is_over, name_at, name_for, summary_of
from formula_desktop.store.places import SUFFIX, Places

DAYS_REMOVED = 30
"""The days for which a removed game can be restored."""

KEPT = 6
"""How many games that were read are kept: Home and a person's page read the last ones often."""

_LEFT_ALONE = (
    FileReason.LATER_VERSION,
    FileReason.UNKNOWN_GAME,  # perhaps from a later version
    FileReason.NOT_PERMITTED,
    FileReason.NOT_READ,  # a disk error that may pass
    FileReason.NAME_TOO_LONG,
)
"""The reasons for which an undamaged file cannot be read; it stays where it is."""

MAY_PASS = (FileReason.NOT_PERMITTED, FileReason.NOT_READ)
"""The reasons for which a file may become readable without being changed."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game on disk; its notes always have a summary.

    `restored` is the moment of the last play in the backup from which a damaged or missing one was
    read. `is_replaced`: something else wrote to its file, and that was saved elsewhere.
    """

    name: str
    folder: Folder
    notes: Notes
    restored: datetime | None = None
    is_replaced: bool = False

    @property
    def summary(self) -> Summary:
        assert self.notes.summary is not None
        return self.notes.summary


@contextlib.contextmanager
def as_file_error() -> Iterator[None]:
    """Turn an OSError into a FileError with its reason."""
    try:
        yield
    except OSError as error:
        raise not_written(error) from None


class Games:
    """All games in one data folder. What fails raises FileError and loses nothing.

    Each change starts from the notes on disk, so an outdated SavedGame will do. Lists are made
    from notes alone, newest play first. Threads may share one instance: each game has a lock of
    its own, so nobody waits while a slow disk writes another game.
    """

    def __init__(self, places: Places) -> None:
        self.places = places
        self.folders = Folders(places)
        # Threads share these. Each change is a single step, and an entry for a game is changed
        # only under its lock.
        self._refused: dict[tuple[Folder, str], FileError] = {}
        self._opened: Stamped[Notes | FileError] = Stamped()
        self._locks: WeakValueDictionary[str, Any] = WeakValueDictionary()  # while any is held
        self._locking = Lock()
        self._last: tuple[str, State] | None = None
        self._read = lru_cache(maxsize=KEPT)(read_game)
        self._rescued: set[str] = set()
        self._replaced: set[str] = set()

    def locked(self, name: str) -> RLock:
        """The lock of a game within this program, for use in `with`."""
        with self._locking:
            lock: RLock = self._locks.setdefault(name, RLock())
            return lock

    # --- lists ----------------------------------------------------------------------------------

    def under_way(self) -> list[SavedGame]:
        """The games that can be continued. Raises FileError if the folder cannot be read."""
        return self.listed(Folder.UNDER_WAY)

    def finished(self) -> list[SavedGame]:
        """The games that are over or that their players ended."""
        return self.listed(Folder.FINISHED)

    def finished_game(self, game: str, started: datetime, key: str) -> SavedGame | None:
        """The finished game with this key, of a kind and started then; None if there is none.

        Raises FileError if the folder cannot be read.
        """
        name = name_at(game, started)
        for each in self.names(Folder.FINISHED):
            if each.startswith(name):
                with contextlib.suppress(NotesError):
                    notes = self.folders.listed_notes(each)
                    if notes is not None and notes.key == key and notes.summary is not None:
                        return SavedGame(each, Folder.FINISHED, notes)
        return None

    def removed(self) -> list[SavedGame]:
        """The games that were deleted and can be restored."""
        return self.listed(Folder.REMOVED)

    def listed(self, folder: Folder) -> list[SavedGame]:
        """The games in a folder."""
        found = (self.saved(name, folder) for name in self.names(folder))
        return newest_first(saved for saved in found if saved is not None)

    def names(self, folder: Folder) -> list[str]:
        """The names of the games in a folder, last written first. Raises FileError."""
        try:
            return self.folders.names(folder)
        except PermissionError:
            raise file_error(FileReason.NOT_PERMITTED) from None
        except OSError as error:
            problem = error.strerror or str(error)
            raise file_error(FileReason.NOT_READ, problem=problem) from None

    def noted(self, folder: Folder) -> list[SavedGame]:
        """The games in a folder that have notes; the others do not count, and take long."""
        found: list[SavedGame] = []
        for name in self.names(folder):
            with contextlib.suppress(NotesError):
                notes = self.folders.listed_notes(name)
                if notes is not None and notes.summary is not None:
                    found.append(SavedGame(name, folder, notes))
        return newest_first(found)

    def refused(self) -> list[tuple[Path, FileError]]:
        """The files that the lists omit because they cannot be read, perhaps of a later version."""
        found = [(self.folders.path(*game), error) for game, error in [*self._refused.items()]]
        return [(path, error) for path, error in found if path.exists()]

    def path(self, saved: SavedGame) -> Path:
        """The game's file."""
        return self.folders.path(self.folders.where(saved.name, saved.folder), saved.name)

    def saved_at(self, path: Path) -> SavedGame | None:
        """The game whose file this is; None for any other file."""
        for folder in Folder:
            with contextlib.suppress(OSError):  # paths may be written in several ways
                if path.suffix == SUFFIX and path.parent.samefile(self.folders.folder(folder)):
                    return self.saved(path.stem, folder)
        return None

    def saved(self, name: str, folder: Folder) -> SavedGame | None:
        """The game with this name; None if it can neither be listed nor read."""
        stays = False
        try:
            notes = self.folders.listed_notes(name)
            if notes is not None and notes.summary is not None:
                self._refused.pop((folder, name), None)
                return SavedGame(name, folder, notes)
        except NotesError as error:
            stays = error.stays
        return self._without_notes(name, folder, stays=stays)

    def now(self, saved: SavedGame) -> SavedGame:
        """The game as it is listed now, perhaps in another folder; as it was if it is gone."""
        return self.saved(saved.name, self.folders.where(saved.name, saved.folder)) or saved

    def _without_notes(self, name: str, folder: Folder, *, stays: bool) -> SavedGame | None:
        """A game without usable notes; None if it cannot be read."""
        path = self.folders.path(folder, name)
        with self.locked(name):
            opened = self._opened.found(path, lambda: self._noted(name, folder, stays=stays))
            if isinstance(opened, Notes):
                return SavedGame(name, folder, opened)
            if opened.refusal.reason in MAY_PASS:
                self._opened.forget(path)
            return None

    def _noted(self, name: str, folder: Folder, *, stays: bool) -> Notes | FileError:
        """Read a game without usable notes, and write new ones unless the old notes stay."""
        self._refused.pop((folder, name), None)
        try:
            data = bytes_of(self.folders.path(folder, name))
            state = read_game(data)
        except FileError as error:
            self._refused[folder, name] = error
            older = None if error.refusal.reason in _LEFT_ALONE else self._backup(name)
            if older is None:
                return error
            data, state = b"", older
        notes = _opened_notes(name, state, data)
        if not stays:
            with contextlib.suppress(OSError):  # it is read again in the next run
                self.folders.make()
                self.folders.write_notes(name, notes)
        return notes

    # --- keeping --------------------------------------------------------------------------------

    def begin(self, state: State, notes: Notes) -> SavedGame:
        """Save a game for the first time."""
        saved = self._begun(state, notes)
        self._last = (saved.name, state)
        return saved

    def _begun(self, state: State, notes: Notes) -> SavedGame:
        with as_file_error():
            data = write_game(state)
            self.folders.make()
            name = self.folders.new_name(name_for(state))  # new, so it needs no lock
            folder = _folder_for(state, notes)
            notes = replace(notes, summary=summary_of(state), checksums=(_checksum_of(data),))
            try:
                self.folders.write_notes(name, notes)
                safe.write(self.folders.path(folder, name), data)
            except OSError:
                with contextlib.suppress(OSError):
                    if not self.folders.path(folder, name).exists():
                        self.folders.notes_file(name).unlink()
                raise
            return SavedGame(name, folder, notes)

    def keep(
        self,
        saved: SavedGame,
        state: State,
        *,
        not_counted: NotCounted | None = None,
        hints: tuple[int, ...] | None = None,
        laid: tuple[int, ...] | None = None,
        has_ended: bool = False,
        is_untold: bool = False,
        settings: Mapping[str, bool | str] | None = None,
    ) -> SavedGame:
        """Save a game as it is now; a game that is over moves to the finished ones.

        A game in which a turn was undone does not count. `hints`, `laid` and `settings` replace
        those in the notes.
        """
        with self.locked(saved.name), as_file_error():
            data = write_game(state)
            self.folders.make()
            name, folder = saved.name, self.folders.where(saved.name, saved.folder)
            notes = self.notes_of(saved)
            file = self.folders.path(folder, name)
            before = self._before(file, name, state, notes)
            if self._is_undone(name, before, state):
                not_counted = not_counted or NotCounted.UNDONE
            known = (_checksum_of(before),) if before is not None else ()
            notes = replace(
                notes,
                not_counted=notes.not_counted or not_counted,
                hints=notes.hints if hints is None else hints,
                laid=notes.laid if laid is None else laid,
                has_ended=has_ended,
                is_untold=is_untold,
                settings=notes.settings if settings is None else settings,
                removed=None,
                summary=summary_of(state),
                checksums=tuple(dict.fromkeys((*known, _checksum_of(data)))),
            )
            self.folders.write_notes(name, notes)
            if data != before:
                safe.write(file, data)
            target = _folder_for(state, notes)
            self.folders.move(name, folder, target)
            self._last = (name, state)
            is_replaced = name in self._replaced
            self._replaced.discard(name)
            return SavedGame(name, target, notes, is_replaced=is_replaced)

    def _before(self, file: Path, name: str, state: State, notes: Notes) -> bytes | None:
        """Back up one of our files that is about to be written; rename anything else there.

        Returns its content; None if we lose nothing.
        """
        try:
            before = bytes_of(file)
        except FileError as error:
            if error.refusal.reason is FileReason.NO_FILE:
                return None
            raise
        if len(before) > LARGEST_FILE:  # not ours, and not read whole
            self.folders.set_aside(file)
            self._replaced.add(name)
            return None
        if notes.checksums and _checksum_of(before) not in notes.checksums:
            if self._rescue(file, before, state):
                self._replaced.add(name)
            return None
        with contextlib.suppress(OSError):  # the game itself is what matters
            backups.keep(self.places.backups, name, SUFFIX, before)
        return before

    def _rescue(self, file: Path, data: bytes, state: State) -> bool:
        """Save what something else wrote to a file of ours; False if we have all of it."""
        if _checksum_of(data) in self._rescued:
            return False
        try:
            other = read_game(data)
        except FileError as error:
            is_later = error.refusal.reason is FileReason.LATER_VERSION
            folder = file.parent if is_later else self.places.damaged
            safe.write(free(folder, file.stem, SUFFIX), data)
        else:
            if has_all_of(state, other):
                return False
            seats = (SavedSeat(),) * len(other.players)
            self._begun(other, new_notes(seats, not_counted=NotCounted.ALTERED))
        self._rescued.add(_checksum_of(data))
        return True

    def _is_undone(self, name: str, before: bytes | None, state: State) -> bool:
        """Whether a state does not continue what was last saved."""
        last = self._last
        if last is not None and last[0] == name:
            return not has_all_of(state, last[1])
        try:
            return before is not None and not has_all_of(state, read_game(before))
        except FileError:
            return True

    def notes_of(self, saved: SavedGame) -> Notes:
        """The current notes of a game, or those it was listed with if they are lost."""
        try:
            return self.folders.notes(saved.name) or saved.notes
        except NotesError:
            return saved.notes

    # --- reading --------------------------------------------------------------------------------

    def read(self, saved: SavedGame, *, mends: bool = True) -> tuple[State, SavedGame]:
        """Read a game. Returns its state and its updated entry.

        A damaged file is set aside and replaced by the newest readable backup, which the user must
        be told (`SavedGame.restored`). Raises FileError if there is none, and for a file of a
        later version, which is left alone. Unless this `mends`, a damaged one is left alone too.
        """
        with self.locked(saved.name):
            folder = self.folders.where(saved.name, saved.folder)
            saved = replace(saved, folder=folder, notes=self.notes_of(saved), restored=None)
            try:
                data = bytes_of(self.folders.path(folder, saved.name))
                state = self._state_in(data)
            except FileError as error:
                if error.refusal.reason in _LEFT_ALONE or not mends:
                    raise
                return self._restored(saved, error)
            self._last = (saved.name, state)
            return state, self._checked(saved, state, data)

    def read_ahead(self, name: str) -> None:
        """Read a game that can be continued, so that it is there at once when somebody does.

        Changes nothing, whatever is wrong with its file.
        """
        with contextlib.suppress(FileError):
            self._state_in(bytes_of(self.folders.path(Folder.UNDER_WAY, name)))

    def _state_in(self, data: bytes) -> State:
        """The game in a file; the same file is not played through again when it is reopened."""
        return self._read(data)

    def _checked(self, saved: SavedGame, state: State, data: bytes) -> SavedGame:
        """The game, with its notes brought in line with what was read."""
        notes, checksum = saved.notes, _checksum_of(data)
        if checksum not in notes.checksums:
            reason = NotCounted.ALTERED if notes.checksums else NotCounted.OPENED
            notes = replace(notes, not_counted=notes.not_counted or reason, checksums=(checksum,))
        notes = replace(notes, summary=summary_of(state))
        if notes != saved.notes:
            with contextlib.suppress(OSError):  # the next play will report it
                self.folders.write_notes(saved.name, notes)
        return replace(saved, notes=notes)

    def _restored(self, saved: SavedGame, error: FileError) -> tuple[State, SavedGame]:
        path = self.folders.path(saved.folder, saved.name)
        state = self._backup(saved.name)
        is_aside = error.refusal.reason is FileReason.NO_FILE
        with contextlib.suppress(OSError):
            if not is_aside:
                self.folders.set_aside(path)
                is_aside = True
        if state is None:
            raise error
        data, summary = write_game(state), summary_of(state)
        notes = replace(
            saved.notes,
            not_counted=saved.notes.not_counted or NotCounted.ALTERED,
            summary=summary,
            checksums=(_checksum_of(data),),
        )
        with contextlib.suppress(OSError):  # next time it comes from the backup again
            if is_aside:
                self.folders.write_notes(saved.name, notes)
                safe.write(path, data)
        self._last = (saved.name, state)
        return state, replace(saved, notes=notes, restored=summary.moved)

    def _backup(self, name: str) -> State | None:
        for file in backups.files(self.places.backups, name, SUFFIX):
            with contextlib.suppress(FileError):
                return read_game(bytes_of(file))
        return None

    # --- changes by the user --------------------------------------------------------------------

    def rename(self, saved: SavedGame, title: str) -> SavedGame:
        """Give a game a title, or none. Raises ValueError for an invalid title."""
        if title and not is_title(title):
            raise ValueError("a title has 1 to 60 characters that can be shown")
        return self.note(saved, title=title)

    def copy(self, saved: SavedGame, title: str = "", *, state: State | None = None) -> SavedGame:
        """Copy a game; the copy does not count, and is `restored` if the game was.

        `state` is the game on a table, where it may be newer than on disk.
        """
        if state is None:
            state, saved = self.read(saved)
        notes = new_notes(saved.notes.seats, not_counted=NotCounted.COPIED)
        title = title if is_title(title) else saved.notes.title
        kept = saved.notes
        notes = replace(
            notes, title=title, hints=kept.hints, laid=kept.laid, has_ended=kept.has_ended
        )
        return replace(self.begin(state, notes), restored=saved.restored)

    def remove(self, saved: SavedGame) -> SavedGame:
        """Delete a game; it can be restored for DAYS_REMOVED days."""
        with self.locked(saved.name), as_file_error():
            saved = self.note(saved, removed=clock.now(), days_removed=())
            self.folders.move(saved.name, saved.folder, Folder.REMOVED)
            return replace(saved, folder=Folder.REMOVED)

    def restore(self, saved: SavedGame) -> SavedGame:
        """Restore a removed game to the folder where it belongs."""
        with self.locked(saved.name), as_file_error():
            state, saved = self.read(saved)
            target = _folder_for(state, saved.notes)
            self.folders.make()
            self.folders.move(saved.name, saved.folder, target)
            return self.note(replace(saved, folder=target), removed=None)

    def note(self, saved: SavedGame, **changes: Any) -> SavedGame:
        """Change fields of the notes."""
        with self.locked(saved.name), as_file_error():
            self.folders.make()
            notes: Notes = replace(self.notes_of(saved), **changes)
            self.folders.write_notes(saved.name, notes)
            folder = self.folders.where(saved.name, saved.folder)
            return replace(saved, folder=folder, notes=notes)

    def rewrite(self, saved: SavedGame, state: State) -> SavedGame:
        """Write a game in another form, without a turn played or undone.

        Its summary changes only after the file does.
        """
        with self.locked(saved.name), as_file_error():
            data = write_game(state)
            checksums = dict.fromkeys((*saved.notes.checksums, _checksum_of(data)))
            saved = self.note(saved, checksums=tuple(checksums))
            self._last = None  # even if the file is written and the rest fails
            safe.write(self.path(saved), data)
            return self.note(saved, summary=summary_of(state))


def newest_first(games: Iterable[SavedGame]) -> list[SavedGame]:
    """Games in the order of a list: newest play first."""
    return sorted(games, key=lambda saved: saved.summary.moved, reverse=True)


def _checksum_of(data: bytes) -> str:
    return sha256(data).hexdigest()


def _folder_for(state: State, notes: Notes) -> Folder:
    return Folder.FINISHED if notes.has_ended or is_over(state) else Folder.UNDER_WAY


def _opened_notes(name: str, state: State, data: bytes) -> Notes:
    """Notes for a game that has none; the same every time, in case they cannot be written."""
    return Notes(
        key=sha256(f"{name} {state.started}".encode()).hexdigest()[:32],
        seats=(SavedSeat(),) * len(state.players),
        not_counted=NotCounted.OPENED,
        summary=summary_of(state),
        checksums=(_checksum_of(data),) if data else (),
    )
