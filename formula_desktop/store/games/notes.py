"""What only the program needs to know about a game, stored beside its file (docs/game-file.md).

Reading notes trusts nothing. If they are damaged or missing, the game itself stays as it is, but
does not count from then on.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from datetime import datetime
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeVar

from formula_desktop.gamefile.errors import IN_FILE, FileError
from formula_desktop.gamefile.parts import (
    fields_of,
    flag,
    list_of,
    one_of,
    players,
    time,
    whole_number,
    written_player,
    written_time,
)
from formula_desktop.gamefile.text import parsed
from formula_desktop.gamefile.text import written as written_json
from formula_desktop.kinds.registry import KINDS
from formula_desktop.players import Player

T = TypeVar("T")

FORMAT = "formula-desktop-notes"
VERSION = 1
LONGEST_TITLE = 60
MOST_PLAYERS = 5
"""At any table; asking the games would import all of them."""

_LARGEST = 2**31 - 1
"""More than any number in notes, and the largest that the window can take."""
_LONGEST = 400
"""More characters than any text in notes has."""

OF_CLASS: Final = "of_class"
"""The entry among a game's own settings that says it is one for a class."""
NO_SETTINGS: Final[Mapping[str, bool | str]] = {}
"""The settings of a game that has none of its own, such as one noted before games had any."""

_KEY = re.compile("[0-9a-f]{32}")
_CHECKSUM = re.compile("[0-9a-f]{64}")


class NotCounted(StrEnum):
    """Why a game does not count."""

    OPENED = "opened"  # from a file, or its notes were lost
    COPIED = "copied"
    UNDONE = "undone"
    ALTERED = "altered"  # something else changed its file
    CHOSEN = "chosen"  # by its players
    STOPPED = "stopped"  # by a person, and the computer agreed, as it always does


@dataclass(frozen=True, slots=True)
class SavedSeat:
    """Who sits in a seat, for the results; the name is in the game's file."""

    participant: str = ""
    """The participant's key; empty credits nobody."""
    colour: str = ""
    """One of `results.participants.COLOURS`, or empty."""
    picture: str = ""
    """One of `results.participants.PICTURES`, or empty."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What a seat got when the result was entered, so that rebuilt results are the same."""

    score: int
    strength: int
    """Before the game."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of games shows, without reading the game."""

    game: str
    """The name of its kind."""
    players: tuple[Player, ...]
    scores: tuple[int, ...]
    """Digifeud: totals, none for a game given up. Formula: points including the current round, or
    else rounds won."""
    for_points: bool
    rounds: int
    turns: int
    started: datetime
    moved: datetime
    """The moment of the last play, or of the start."""
    is_over: bool
    """Whether nobody can play on."""
    preview: str
    """Formula: the table as text, `2+4=6`, or `2_4=` before the first formula, with `*7` for a
    joker that counts as 7 and `*` for one that counts as nothing yet. Digifeud: the squares row by
    row, one character each: the digit or sign on it, or `.`; if the board's colours are not the
    usual ones, `b` and `r` for empty blue and red squares."""


@dataclass(frozen=True, slots=True)
class Notes:
    """Everything noted about one game."""

    key: str
    """32 hexadecimal digits that identify the game in the results."""
    seats: tuple[SavedSeat, ...]
    title: str = ""
    """The user's title; empty for none."""
    not_counted: NotCounted | None = None
    hints: tuple[int, ...] = ()
    """The turns before which a hint was taken, from 0 over the whole game, ascending."""
    laid: tuple[int, ...] = ()
    """Those of them in which the hint put the play down; in earlier notes all of them."""
    has_ended: bool = False
    """Whether its players ended a match without points."""
    entries: tuple[Entry, ...] | None = None
    """What each seat got when the game was entered as rated."""
    is_entered: bool = False
    is_untold: bool = False
    """Whether time ran out while the program was closed and the user does not know yet."""
    removed: datetime | None = None
    days_removed: tuple[int, ...] = ()
    """The first few days, as ordinals, on which the program was started since its removal."""
    settings: Mapping[str, bool | str] = field(default_factory=lambda: NO_SETTINGS)
    """What the game has in place of the player's settings, by their names."""
    summary: Summary | None = None
    checksums: tuple[str, ...] = ()
    """SHA-256 of what its file may contain: the content before and the one being written. Notes are
    written first, so any other content was written by something else."""

    @property
    def is_of_class(self) -> bool:
        """Whether the game is one for a class."""
        return self.settings.get(OF_CLASS) is True


class NotesError(ValueError):
    """Notes that cannot be read.

    `stays`: their file may still be useful, since a later version wrote it or the disk failed.
    """

    def __init__(self, problem: str, *, stays: bool = False) -> None:
        super().__init__(problem)
        self.stays = stays


def new_key() -> str:
    """A key for a game or participant that no other one has."""
    return os.urandom(16).hex()  # as uuid4().hex, whose module imports much else


def new_notes(
    seats: tuple[SavedSeat, ...] = (),
    *,
    not_counted: NotCounted | None = None,
    settings: Mapping[str, bool | str] = NO_SETTINGS,
) -> Notes:
    """Notes for a game that begins now."""
    return Notes(new_key(), seats, not_counted=not_counted, settings=settings)


def is_title(text: str) -> bool:
    """Whether a text can be a title: 1 to 60 printable characters, not only spaces."""
    return 1 <= len(text) <= LONGEST_TITLE and text.isprintable() and not text.isspace()


@lru_cache(maxsize=64)  # those of the games that go on are read whenever a person is shown
def read_notes(data: bytes) -> Notes:
    """Parse the bytes of a notes file. Raises NotesError."""
    try:
        value = parsed(data)
        _see_to_version(value)
        assert isinstance(value, dict)  # its version could be read
        said = {"settings": NO_SETTINGS, "laid": value.get("hints"), **value}
        return _notes(fields_of(said, ("format", "version", *_names(Notes))))
    except FileError as error:
        raise NotesError(str(error)) from None


def _see_to_version(value: object) -> None:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise NotesError("these are no notes")
    version = value.get("version")
    if type(version) is not int or version < 1:
        raise NotesError("the notes have no version that exists")
    if version > VERSION:
        raise NotesError("the notes are of a later version", stays=True)


def _names(kind: type[Notes | SavedSeat | Entry | Summary]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


def _notes(said: dict[str, object]) -> Notes:
    title, removed, reason = said["title"], said["removed"], said["not_counted"]
    entries, summary = said["entries"], said["summary"]
    return Notes(
        key=_matching(said["key"], _KEY),
        seats=tuple(map(_seat, _list(said["seats"]))),
        title=_title(title) if title else "",
        not_counted=None if reason is None else _found(one_of(reason, NotCounted)),
        hints=_turns(said["hints"]),
        laid=_turns(said["laid"]),
        has_ended=flag(said, "has_ended", IN_FILE),
        entries=None if entries is None else tuple(map(_entry, _list(entries))),
        is_entered=flag(said, "is_entered", IN_FILE),
        is_untold=flag(said, "is_untold", IN_FILE),
        removed=None if removed is None else time(said, "removed"),
        days_removed=tuple(_number(each, 1) for each in _list(said["days_removed"])),
        settings=_settings(said["settings"]),
        summary=None if summary is None else _summary(fields_of(summary, _names(Summary))),
        checksums=tuple(_matching(each, _CHECKSUM) for each in _list(said["checksums"])),
    )


def _turns(value: object) -> tuple[int, ...]:
    return tuple(sorted({_number(each, 0) for each in _list(value)}))


def _seat(value: object) -> SavedSeat:
    said = fields_of(value, _names(SavedSeat))
    return SavedSeat(**{name: _text(text) for name, text in said.items()})


def _entry(value: object) -> Entry:
    said = fields_of(value, _names(Entry))
    return Entry(**{name: _number(number) for name, number in said.items()})


def _settings(value: object) -> Mapping[str, bool | str]:
    """Settings with any values that notes can have: those that make no sense are not used."""
    said = _found(value if isinstance(value, dict) else None)
    return {
        _text(name): each if isinstance(each, bool) else _text(each) for name, each in said.items()
    }


def _summary(said: dict[str, object]) -> Summary:
    game = _text(said["game"])
    if game not in KINDS:
        raise NotesError("the notes are of no game")
    return Summary(
        game=game,
        players=players(said["players"], range(2, MOST_PLAYERS + 1)),
        scores=tuple(map(_number, _list(said["scores"]))),
        for_points=flag(said, "for_points", IN_FILE),
        rounds=_number(said["rounds"], 1),
        turns=_number(said["turns"], 0),
        started=time(said, "started"),
        moved=time(said, "moved"),
        is_over=flag(said, "is_over", IN_FILE),
        preview=_text(said["preview"]),
    )


def _found(value: T | None) -> T:
    if value is None:
        raise NotesError("a value of the notes makes no sense")
    return value


def _list(value: object) -> list[object]:
    return _found(list_of(value))


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST or not value.isprintable():
        raise NotesError("a text of the notes makes no sense")
    return value


def _title(value: object) -> str:
    title = _text(value)
    return _found(title if is_title(title) else None)


def _matching(value: object, pattern: re.Pattern[str]) -> str:
    text = _text(value)
    return _found(text if pattern.fullmatch(text) else None)


def _number(value: object, least: int = -_LARGEST) -> int:
    return _found(whole_number(value, least, _LARGEST))


def written_notes(notes: Notes) -> bytes:
    """The bytes of the notes' file."""
    said = {"format": FORMAT, "version": VERSION, **asdict(notes)}
    said["removed"] = None if notes.removed is None else written_time(notes.removed)
    if notes.summary is not None:
        said["summary"] |= {
            "players": [written_player(player) for player in notes.summary.players],
            "started": written_time(notes.summary.started),
            "moved": written_time(notes.summary.moved),
        }
    return written_json(said)
