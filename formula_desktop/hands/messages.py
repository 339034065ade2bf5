"""What a page may say, each message read without trust and refused whole (docs/hands-protocol.md).

A message that is not exactly one of these raises MessageError, and changes nothing.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final, NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.squares import SQUARES
from formula_desktop.formula.draft import NUMBERS, Place, PlaceKind
from formula_desktop.gamefile.text import parsed
from formula_desktop.hands.secrets import CODE_LENGTH, is_token, plain_code
from formula_desktop.json_values import fields, text, whole
from formula_desktop.players import is_name, tidy

LONGEST_MESSAGE: Final = 2048
"""The most bytes of a message from a page; none needs nearly as many."""

_LAST_NUMBER: Final = 2**31
_MOST_CARDS: Final = 60
_PLACE: Final = re.compile(r"([0-2]) (?:on (\d{1,2})|(before|behind|whole))", re.ASCII)


class MessageError(ValueError):
    """A message is none that a page may send; the text says why."""


class Join(NamedTuple):
    """The code that the large screen shows, as it was typed."""

    code: str


class Ask(NamedTuple):
    """Somebody asks for a seat."""

    name: str


class Leave(NamedTuple):
    """Somebody takes the wish back, or leaves the seat."""


class Resume(NamedTuple):
    """A page comes back to its seat."""

    token: str


class Hello(NamedTuple):
    """A page asks for the state again."""


class Away(NamedTuple):
    """The page is not seen any more: its device sleeps, or shows something else."""


class Put(NamedTuple):
    """A card or tile is put on a place, or on a square of the board."""

    card: int
    place: Place | int
    digit: int | None


class Take(NamedTuple):
    """A card or tile is taken back."""

    card: int


class Digit(NamedTuple):
    """The digit of a joker or blank that was put down."""

    card: int
    digit: int


class Starting(NamedTuple):
    """The digit of a starting joker."""

    number: int
    digit: int


class Sign(NamedTuple):
    """The sign between the numbers."""

    operator: Operator


class Simple(StrEnum):
    """What needs nothing else to be said."""

    CLEAR = "clear"
    PLAY = "play"
    DRAW = "draw"
    PASS = "pass"
    HINT = "hint"


Act = Put | Take | Digit | Starting | Sign | Simple


class Do(NamedTuple):
    """Something to do in a turn; numbers count up from 1 for each token."""

    number: int
    turn: int
    act: Act


Message = Join | Ask | Leave | Resume | Hello | Away | Do


def read_message(line: str | bytes) -> Message:
    """The message from a page; raises MessageError."""
    try:
        return _message(_object(line))
    except ValueError as error:
        raise MessageError(f"this is no message from a page: {error}") from error


def _object(line: str | bytes) -> dict[str, object]:
    if not isinstance(line, str):
        raise ValueError("it is not a text")
    said = parsed(line.encode("utf-8", "surrogatepass"), LONGEST_MESSAGE)
    if not isinstance(said, dict):
        raise ValueError("it is not an object")
    return said


def _message(said: dict[str, object]) -> Message:
    kind = said.get("kind")
    if kind == "join":
        return Join(_code(fields(said, ("kind", "code"))["code"]))
    if kind == "ask":
        return Ask(_name(fields(said, ("kind", "name"))["name"]))
    if kind == "resume":
        return Resume(_token(fields(said, ("kind", "token"))["token"]))
    if kind == "do":
        said = fields(said, ("kind", "number", "turn", "act"))
        number, turn = (whole(said[name], 0, _LAST_NUMBER) for name in ("number", "turn"))
        return Do(number, turn, _act(said["act"]))
    if kind == "leave":
        fields(said, ("kind",))
        return Leave()
    if kind == "away":
        fields(said, ("kind",))
        return Away()
    if kind == "hello":
        fields(said, ("kind",))
        return Hello()
    raise ValueError("there is no such kind")


def _code(said: object) -> str:
    code = text(said)
    if len(code) > 4 * CODE_LENGTH:
        raise ValueError("this is too long for a code")
    return plain_code(code)


def _name(said: object) -> str:
    name = text(said)
    if not is_name(name) or not tidy(name):
        raise ValueError("this is not a name")
    return tidy(name)


def _token(said: object) -> str:
    token = text(said)
    if not is_token(token):
        raise ValueError("this is not a token")
    return token


def _act(said: object) -> Act:
    if not isinstance(said, dict):
        raise ValueError("an act is an object")
    do = said.get("do")
    if do == "put":
        said = fields(said, ("do", "card", "place", "digit"))
        digit = None if said["digit"] is None else _digit(said["digit"])
        return Put(_card(said["card"]), _place(said["place"]), digit)
    if do == "take":
        return Take(_card(fields(said, ("do", "card"))["card"]))
    if do == "digit":
        said = fields(said, ("do", "card", "digit"))
        return Digit(_card(said["card"]), _digit(said["digit"]))
    if do == "starting":
        said = fields(said, ("do", "number", "digit"))
        return Starting(whole(said["number"], NUMBERS[0], NUMBERS[-1]), _digit(said["digit"]))
    if do == "operator":
        return Sign(Operator(text(fields(said, ("do", "operator"))["operator"])))
    return Simple(text(fields(said, ("do",))["do"]))


def _card(said: object) -> int:
    return whole(said, 0, _MOST_CARDS)


def _digit(said: object) -> int:
    return whole(said, 0, 9)


def _place(said: object) -> Place | int:
    place = text(said)
    if place.isascii() and place.isdigit() and len(place) <= 3:
        return whole(int(place), SQUARES[0], SQUARES[-1])
    found = _PLACE.fullmatch(place)
    if found is None:
        raise ValueError("this is not a place")
    number, index, where = found.groups()
    if index is not None:
        return Place(int(number), PlaceKind.ON, int(index))
    return Place(int(number), PlaceKind[where.upper()])


def written_place(place: Place) -> str:
    """A place as pages name it: `0 on 1`, `2 behind`."""
    where = place.where.name.lower()
    index = f" {place.index}" if place.where is PlaceKind.ON else ""
    return f"{place.number} {where}{index}"
