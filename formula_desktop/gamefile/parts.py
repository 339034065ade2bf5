"""The parts of a game file shared by all games (docs/game-file.md).

Each function takes a JSON value and returns what it means, or raises FileError.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from enum import StrEnum
from typing import TypeVar

from formula_desktop.gamefile.errors import IN_FILE, FilePart, FilePlace, FileReason, file_error
from formula_desktop.players import Level, Player, is_name

VERSION = 1
HEAD = ("format", "version", "game")
FORMAT = "formula-desktop"

# not \d, which also matches the digits of other scripts
_TIME = re.compile("([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})Z")

E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")


def game_of(value: object) -> tuple[dict[str, object], object]:
    """The fields of a file in a supported version, and the name of its game."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise file_error(FileReason.NOT_A_GAME)
    version = value.get("version")
    if type(version) is not int or version < 1:
        raise file_error(FileReason.NO_VERSION)
    if version > VERSION:
        raise file_error(FileReason.LATER_VERSION, version=version)
    if "game" not in value:
        raise file_error(FileReason.MISSING_FIELD, field="game")
    return value, value["game"]


def fields_of(
    value: object, names: tuple[str, ...], where: FilePlace = IN_FILE
) -> dict[str, object]:
    """An object with exactly these fields."""
    if not isinstance(value, dict):
        raise file_error(FileReason.NO_FIELDS, where)
    for name in value:
        if name not in names:
            raise file_error(FileReason.UNKNOWN_FIELD, where, field=name)
    for name in names:
        if name not in value:
            raise file_error(FileReason.MISSING_FIELD, where, field=name)
    return value


def list_of(value: object) -> list[object] | None:
    """A list; None for anything else."""
    return value if isinstance(value, list) else None


def whole_number(value: object, least: int, most: int) -> int | None:
    """A whole number in a range; None for anything else, including true (1 in Python)."""
    return value if type(value) is int and least <= value <= most else None


def one_of(value: object, choices: type[E]) -> E | None:
    """One of the texts of an enum; None for anything else."""
    return choices(value) if isinstance(value, str) and value in list(choices) else None


def list_in(fields: dict[str, object], name: str, where: FilePlace = IN_FILE) -> list[object]:
    """A field that is a list."""
    values = fields[name]
    if not isinstance(values, list):
        raise file_error(FileReason.NOT_A_LIST, where, field=name)
    return values


def needed(value: T | None, reason: FileReason, where: FilePlace) -> T:
    """A value that is there; None is refused for a reason."""
    if value is None:
        raise file_error(reason, where)
    return value


def flag(fields: dict[str, object], name: str, where: FilePlace) -> bool:
    """A field that is true or false, and not a value that Python takes as one of them."""
    value = fields[name]
    if not isinstance(value, bool):
        raise file_error(FileReason.NOT_A_FLAG, where, field=name)
    return value


def largest_number(
    fields: dict[str, object], numbers: tuple[int, ...], where: FilePlace
) -> int | None:
    """A number range: one of these numbers, or None."""
    value = fields["largest_number"]
    if value is None or (type(value) is int and value in numbers):
        return value
    written = ", ".join(map(str, numbers))
    raise file_error(FileReason.LARGEST_NUMBER, where, numbers=written)


def time(fields: dict[str, object], name: str, where: FilePlace = IN_FILE) -> datetime:
    """A valid time in UTC, to the second: `2026-11-20T09:00:00Z`."""
    value = fields[name]
    match = _TIME.fullmatch(value) if isinstance(value, str) else None
    if match:
        try:
            return datetime(*map(int, match.groups()), tzinfo=UTC)  # type: ignore[arg-type, misc]
        except ValueError:
            pass
    raise file_error(FileReason.NOT_A_TIME, where, field=name)


def written_time(moment: datetime) -> str:
    """A time as written in a file, without fractions of a second."""
    return moment.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="seconds") + "Z"


def players(value: object, numbers: range) -> tuple[Player, ...]:
    """The players in the order of their seats; their number must be in a range."""
    seats = list_of(value)
    if seats is None or len(seats) not in numbers:
        fewest, most = numbers[0], numbers[-1]
        if fewest == most:
            raise file_error(FileReason.NUMBER_OF_PLAYERS, number=fewest)
        raise file_error(FileReason.PLAYERS, fewest=fewest, most=most)
    return tuple(_player(seat, number) for number, seat in enumerate(seats, 1))


def _player(value: object, number: int) -> Player:
    where = FilePlace(FilePart.PLAYER, player=number)
    kind = value.get("kind") if isinstance(value, dict) else None
    is_computer = kind == "computer"
    fields = fields_of(value, ("name", "kind", "level") if is_computer else ("name", "kind"), where)
    name = fields["name"]
    if not isinstance(name, str) or not is_name(name):
        raise file_error(FileReason.NAME, where)
    if kind not in ("person", "computer"):
        raise file_error(FileReason.KIND, where)
    if not is_computer:
        return Player(name)
    return Player(name, needed(one_of(fields["level"], Level), FileReason.LEVEL, where))


def written_player(player: Player) -> dict[str, object]:
    """A player as written in a file."""
    if player.level is None:
        return {"name": player.name, "kind": "person"}
    return {"name": player.name, "kind": "computer", "level": player.level.value}


def timed_play(value: object, where: FilePlace) -> tuple[str, datetime]:
    """An entry of `plays`: the written play and its time."""
    fields = fields_of(value, ("play", "at"), where)
    play = fields["play"]
    if not isinstance(play, str):
        raise file_error(FileReason.NOT_A_PLAY, where)
    return play, time(fields, "at", where)
