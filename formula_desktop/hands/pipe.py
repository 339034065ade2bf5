"""What the window and the server's process say to each other: a line of JSON each.

The server is exposed to the network, so the window reads what it says without trust.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from formula_desktop.gamefile.text import parsed
from formula_desktop.hands.messages import LONGEST_MESSAGE, Do, read_message
from formula_desktop.hands.secrets import is_token
from formula_desktop.json_values import fields, flag, items, text, whole
from formula_desktop.players import is_name

LONGEST_COMMAND: Final = 4 * 1024 * 1024
"""The most bytes of a line to the server; the first one has all texts."""

LONGEST_EVENT: Final = 8 * LONGEST_MESSAGE
"""The most bytes of a line from the server: JSON escapes what a page said."""

LONGEST_STATE: Final = 32 * 1024
"""The most characters of a state."""

MOST_SEATS: Final = 5
_LAST: Final = 2**31
_MOST_GIVEN: Final = 64


class PipeError(ValueError):
    """A line is none that the other process may say; the text says why."""


# --- from the window ----------------------------------------------------------------------------


class Kept(NamedTuple):
    """A seat that somebody already has, when the server is started again."""

    seat: int
    name: str
    token: str
    done: int


class Open(NamedTuple):
    """The first line: where to listen, the code, and the files that the program makes."""

    addresses: tuple[str, ...]
    port: int
    code: str
    files: Mapping[str, str]
    kept: tuple[Kept, ...]


class Offer(NamedTuple):
    """The names of seats that wait for somebody, and whether any other name may be asked for.

    `held` are those of hands on another device, from which they may move.
    """

    free: tuple[str, ...]
    held: tuple[str, ...]
    any_name: bool


class LetIn(NamedTuple):
    """A guest gets a seat."""

    guest: int
    seat: int
    name: str
    token: str


class Decline(NamedTuple):
    """A guest gets none; `is_full` says that all seats are taken."""

    guest: int
    is_full: bool = False


class Show(NamedTuple):
    """The state for a seat, as the text of a message."""

    seat: int
    state: str


class Done(NamedTuple):
    """An act was made, or refused."""

    seat: int
    number: int
    refused: Mapping[str, object] | None


class Vacate(NamedTuple):
    """A seat is free; its page is closed with a code."""

    seat: int
    code: int


Command = Open | Offer | LetIn | Decline | Show | Done | Vacate


# --- from the server ----------------------------------------------------------------------------


class Opened(NamedTuple):
    """It listens at this port."""

    port: int


class Failed(NamedTuple):
    """It cannot listen."""

    why: str


class Visited(NamedTuple):
    """Somebody has opened the page."""


class Asked(NamedTuple):
    """A guest asks for a seat."""

    guest: int
    name: str


class Withdrawn(NamedTuple):
    """A guest does not ask any more."""

    guest: int


class Came(NamedTuple):
    """The page of a seat is connected."""

    seat: int


class Lost(NamedTuple):
    """The page of a seat is not connected any more."""

    seat: int


class Away(NamedTuple):
    """The page of a seat is not seen any more; its connection may be lost without more words."""

    seat: int


class Left(NamedTuple):
    """Somebody has left a seat."""

    seat: int


class Said(NamedTuple):
    """Something to do, as the page of a seat said it."""

    seat: int
    said: str


Event = Opened | Failed | Visited | Asked | Withdrawn | Came | Lost | Away | Left | Said


# --- lines --------------------------------------------------------------------------------------


def written(said: Command | Event) -> bytes:
    """The line that says something."""
    return json.dumps({"say": type(said).__name__, **said._asdict()}).encode() + b"\n"


def read_event(line: bytes) -> Event:
    """What the server says; raises PipeError."""
    event: Event = _read(line, LONGEST_EVENT, _EVENTS)
    return event


def read_command(line: bytes) -> Command:
    """What the window says; raises PipeError."""
    command: Command = _read(line, LONGEST_COMMAND, _COMMANDS)
    return command


_Checks = Mapping[str, Callable[[object], object]]


def _read(line: bytes, longest: int, known: Mapping[str, tuple[Any, _Checks]]) -> Any:
    try:
        said = parsed(line, longest)
        kind = said.get("say") if isinstance(said, dict) else None
        if not isinstance(kind, str) or kind not in known:
            raise ValueError("there is no such kind")
        made, checks = known[kind]
        found = fields(said, ("say", *checks))
        return made(*(check(found[name]) for name, check in checks.items()))
    except ValueError as error:
        raise PipeError(f"this line is not understood: {error}") from error


def _seat(value: object) -> int:
    return whole(value, 0, MOST_SEATS - 1)


def _number(value: object) -> int:
    return whole(value, 0, _LAST)


def _port(value: object) -> int:
    return whole(value, 0, 65535)


def _name(value: object) -> str:
    name = text(value)
    if not is_name(name):
        raise ValueError("this is not a name")
    return name


def _token(value: object) -> str:
    token = text(value)
    if not is_token(token):
        raise ValueError("this is not a token")
    return token


def _texts(value: object) -> tuple[str, ...]:
    return tuple(text(each) for each in items(value, 0, _MOST_GIVEN))


def _files(value: object) -> dict[str, str]:
    if not isinstance(value, dict):
        raise ValueError("these are no files")
    return {text(name): text(each) for name, each in value.items()}


def _kept(value: object) -> tuple[Kept, ...]:
    rows = [items(each, 4, 4) for each in items(value, 0, MOST_SEATS)]
    return tuple(Kept(_seat(a), _name(b), _token(c), _number(d)) for a, b, c, d in rows)


def _state(value: object) -> str:
    state = text(value)
    if len(state) > LONGEST_STATE:
        raise ValueError("the state is too long")
    return state


def _refused(value: object) -> dict[str, object] | None:
    if value is not None and not isinstance(value, dict):
        raise ValueError("this says nothing")
    return value


def _to_do(value: object) -> str:
    said = text(value)
    if not isinstance(read_message(said), Do):
        raise ValueError("this is nothing to do")
    return said


_COMMANDS: Final[Mapping[str, tuple[Any, _Checks]]] = {
    "Open": (
        Open,
        {"addresses": _texts, "port": _port, "code": text, "files": _files, "kept": _kept},
    ),
    "Offer": (Offer, {"free": _texts, "held": _texts, "any_name": flag}),
    "LetIn": (LetIn, {"guest": _number, "seat": _seat, "name": _name, "token": _token}),
    "Decline": (Decline, {"guest": _number, "is_full": flag}),
    "Show": (Show, {"seat": _seat, "state": _state}),
    "Done": (Done, {"seat": _seat, "number": _number, "refused": _refused}),
    "Vacate": (Vacate, {"seat": _seat, "code": lambda value: whole(value, 4400, 4429)}),
}

_EVENTS: Final[Mapping[str, tuple[Any, _Checks]]] = {
    "Opened": (Opened, {"port": _port}),
    "Failed": (Failed, {"why": text}),
    "Visited": (Visited, {}),
    "Asked": (Asked, {"guest": _number, "name": _name}),
    "Withdrawn": (Withdrawn, {"guest": _number}),
    "Came": (Came, {"seat": _seat}),
    "Lost": (Lost, {"seat": _seat}),
    "Away": (Away, {"seat": _seat}),
    "Left": (Left, {"seat": _seat}),
    "Said": (Said, {"seat": _seat, "said": _to_do}),
}
