"""The changes to persons that are not yet in all games, kept in a file until they are.

Thousands of games take minutes. So the program may be closed or crash meanwhile: the next start
reads what is left and goes on.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict, fields
from threading import Lock
from typing import TypeVar

from formula_desktop import safe
from formula_desktop.gamefile.errors import IN_FILE, FileError
from formula_desktop.gamefile.parts import fields_of, flag, list_of, one_of
from formula_desktop.gamefile.text import bytes_of, parsed, written
from formula_desktop.store.games import seating
from formula_desktop.store.games.collection import MAY_PASS, Games, SavedGame, as_file_error
from formula_desktop.store.games.seating import Deed, PersonChange

T = TypeVar("T")

_FORMAT = "formula-desktop-changes"
_VERSION = 1
_FIELDS = tuple(each.name for each in fields(PersonChange))


class PersonChanges:
    """The changes that are left to do, in the order in which they were asked for.

    Threads may share them. What fails raises FileError and changes nothing.
    """

    def __init__(self, games: Games) -> None:
        self._games = games
        self._file = games.places.changes_file
        self._changing = Lock()
        self._left: tuple[PersonChange, ...] | None = None

    @property
    def left(self) -> tuple[PersonChange, ...]:
        """The changes that are not yet in all games."""
        with self._changing:
            return self._read()

    def begin(self, *changes: PersonChange) -> None:
        """Note changes, all or none, before anything of them is done."""
        with self._changing:
            self._write((*self._read(), *changes))

    def go_on(self, before: PersonChange, now: PersonChange) -> None:
        """Note how far a change has come."""
        with self._changing:
            self._write(tuple(now if each == before else each for each in self._read()))

    def end(self, change: PersonChange) -> None:
        """Forget a change that is done, or that cannot be."""
        with self._changing:
            self._write(tuple(each for each in self._read() if each != change))

    def make_in(self, saved: SavedGame) -> None:
        """Make what is left in a single game, before somebody sees it."""
        with suppress(FileError):  # then it has to wait, as the other games do
            for change in self.left:
                if change.is_in_results:
                    seating.carry_out_in(self._games, change, self._games.now(saved))

    def _read(self) -> tuple[PersonChange, ...]:
        if self._left is None:
            try:
                self._left = _read_changes(bytes_of(self._file))
            except FileError as error:  # damaged; usually there is none
                if error.refusal.reason in MAY_PASS:
                    raise
                self._left = ()
            except ValueError:
                self._left = ()
        return self._left

    def _write(self, left: tuple[PersonChange, ...]) -> None:
        with as_file_error():
            if left:
                self._games.folders.make()
                safe.write(self._file, written(_written_changes(left)))
            else:
                safe.remove([self._file])
        self._left = left


def _written_changes(changes: tuple[PersonChange, ...]) -> dict[str, object]:
    said = [asdict(change) for change in changes]
    return {"format": _FORMAT, "version": _VERSION, "changes": said}


def _read_changes(data: bytes) -> tuple[PersonChange, ...]:
    said = fields_of(parsed(data), ("format", "version", "changes"))
    if (said["format"], said["version"]) != (_FORMAT, _VERSION):
        raise ValueError("these are no changes of this version")
    return tuple(map(_change, _found(list_of(said["changes"]))))


def _change(value: object) -> PersonChange:
    said = fields_of(value, _FIELDS)
    return PersonChange(
        deed=_found(one_of(said["deed"], Deed)),
        key=_text(said["key"]),
        old_name=_text(said["old_name"]),
        name=_text(said["name"]),
        heir=_text(said["heir"]),
        names=tuple(map(_text, _found(list_of(said["names"])))),
        is_in_results=flag(said, "is_in_results", IN_FILE),
    )


def _text(value: object) -> str:
    return _found(value if isinstance(value, str) and value.isprintable() else None)


def _found(value: T | None) -> T:
    if value is None:
        raise ValueError("a change makes no sense")
    return value
