"""Notes ⇄ the bytes of their file: JSON, read without trust."""

from __future__ import annotations

import re
from datetime import datetime
from enum import StrEnum
from typing import TypeVar

from formula_desktop.arguments import GAMES
from formula_desktop.gamefile import FileError
from formula_desktop.gamefile.errors import IN_FILE
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
from formula_desktop.store.games.notes import (
    FORMAT,
    VERSION,
    Entry,
    NotCounted,
    Notes,
    NotesError,
    SavedSeat,
    Summary,
    is_title,
)

E = TypeVar("E", bound=StrEnum)

FIELDS = (
    *("format", "version", "key", "title", "seats", "not_counted", "hints", "has_ended"),
    *("is_entered", "entries", "is_untold", "removed", "days_removed", "summary", "checksums"),
)
SEAT = ("participant", "colour", "picture")
ENTRY = ("score", "strength")
SUMMARY = (
    *("game", "players", "scores", "for_points", "rounds", "turns"),
    *("started", "moved", "is_over", "preview"),
)

_LARGEST = 2**31 - 1
"""No number in notes comes near it, and nothing in the window takes a larger one."""
_LONGEST = 400
"""Characters of a text in notes, more than any has."""
_MOST_PLAYERS = 5

_KEY = re.compile("[0-9a-f]{32}")
_CHECKSUM = re.compile("[0-9a-f]{64}")

# --- reading ------------------------------------------------------------------------------------


def read(data: bytes) -> Notes:
    """The notes that the bytes of a file tell; raises NotesError."""
    try:
        value = parsed(data)
        _see_to_version(value)
        return _notes(fields_of(value, FIELDS))
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


def _notes(fields: dict[str, object]) -> Notes:
    title, removed, reason = fields["title"], fields["removed"], fields["not_counted"]
    entries, summary = fields["entries"], fields["summary"]
    return Notes(
        key=_matching(fields["key"], _KEY),
        seats=tuple(map(_seat, _list(fields["seats"]))),
        title=_title(title) if title else "",
        not_counted=None if reason is None else _member(reason, NotCounted),
        hints=tuple(sorted({_number(each, 0) for each in _list(fields["hints"])})),
        has_ended=flag(fields, "has_ended", IN_FILE),
        entries=None if entries is None else tuple(map(_entry, _list(entries))),
        is_entered=flag(fields, "is_entered", IN_FILE),
        is_untold=flag(fields, "is_untold", IN_FILE),
        removed=None if removed is None else time(fields, "removed"),
        days_removed=tuple(_number(each, 1) for each in _list(fields["days_removed"])),
        summary=None if summary is None else _summary(fields_of(summary, SUMMARY)),
        checksums=tuple(_matching(each, _CHECKSUM) for each in _list(fields["checksums"])),
    )


def _seat(value: object) -> SavedSeat:
    fields = fields_of(value, SEAT)
    return SavedSeat(*(_text(fields[name]) for name in SEAT))


def _entry(value: object) -> Entry:
    fields = fields_of(value, ENTRY)
    return Entry(_number(fields["score"]), _number(fields["strength"]))


def _summary(fields: dict[str, object]) -> Summary:
    if fields["game"] not in GAMES:
        raise NotesError("the notes are of no game")
    return Summary(
        game=_text(fields["game"]),
        players=players(fields["players"], 2, _MOST_PLAYERS),
        scores=tuple(map(_number, _list(fields["scores"]))),
        for_points=flag(fields, "for_points", IN_FILE),
        rounds=_number(fields["rounds"], 1),
        turns=_number(fields["turns"], 0),
        started=time(fields, "started"),
        moved=time(fields, "moved"),
        is_over=flag(fields, "is_over", IN_FILE),
        preview=_text(fields["preview"]),
    )


def _list(value: object) -> list[object]:
    found = list_of(value)
    if found is None:
        raise NotesError("a list is missing in the notes")
    return found


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST or not value.isprintable():
        raise NotesError("a text of the notes makes no sense")
    return value


def _title(value: object) -> str:
    title = _text(value)
    if not is_title(title):
        raise NotesError("the title makes no sense")
    return title


def _matching(value: object, pattern: re.Pattern[str]) -> str:
    text = _text(value)
    if not pattern.fullmatch(text):
        raise NotesError("a key or a checksum makes no sense")
    return text


def _number(value: object, least: int = -_LARGEST) -> int:
    number = whole_number(value, least, _LARGEST)
    if number is None:
        raise NotesError("a number of the notes makes no sense")
    return number


def _member(value: object, choices: type[E]) -> E:
    member = one_of(value, choices)
    if member is None:
        raise NotesError("a value of the notes does not exist")
    return member


# --- writing ------------------------------------------------------------------------------------


def written(notes: Notes) -> bytes:
    """The bytes of the notes' file."""
    return written_json(
        {
            "format": FORMAT,
            "version": VERSION,
            "key": notes.key,
            "title": notes.title,
            "seats": [
                {"participant": seat.participant, "colour": seat.colour, "picture": seat.picture}
                for seat in notes.seats
            ],
            "not_counted": notes.not_counted.value if notes.not_counted else None,
            "hints": list(notes.hints),
            "has_ended": notes.has_ended,
            "is_entered": notes.is_entered,
            "entries": _written_entries(notes.entries),
            "is_untold": notes.is_untold,
            "removed": _written_time(notes.removed),
            "days_removed": list(notes.days_removed),
            "summary": _written_summary(notes.summary) if notes.summary else None,
            "checksums": list(notes.checksums),
        }
    )


def _written_entries(entries: tuple[Entry, ...] | None) -> list[dict[str, int]] | None:
    if entries is None:
        return None
    return [{"score": entry.score, "strength": entry.strength} for entry in entries]


def _written_time(moment: datetime | None) -> str | None:
    return None if moment is None else written_time(moment)


def _written_summary(summary: Summary) -> dict[str, object]:
    return {
        "game": summary.game,
        "players": [written_player(player) for player in summary.players],
        "scores": list(summary.scores),
        "for_points": summary.for_points,
        "rounds": summary.rounds,
        "turns": summary.turns,
        "started": written_time(summary.started),
        "moved": written_time(summary.moved),
        "is_over": summary.is_over,
        "preview": summary.preview,
    }
