"""The participants: people and computer levels (docs/rules.md, "Score and strength")."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from formula_desktop.players import Level, is_name, tidy

COLOURS = ("red", "orange", "yellow", "green", "teal", "blue", "purple", "grey")
_OF_PICTURES = "cat dog fox owl bear fish frog rabbit boat rocket star sun moon tree flower kite"
PICTURES = tuple(_OF_PICTURES.split())

_OF_COMPUTER = "computer-"
_KEY = re.compile("[0-9a-z-]{1,64}")


@dataclass(frozen=True, slots=True)
class Participant:
    """A person, or the computer, which is named after its level.

    `key` identifies it in saved games. `colour` and `picture` are in COLOURS and PICTURES, or "".
    """

    key: str
    name: str
    colour: str
    picture: str
    level: Level | None
    created: datetime

    @property
    def is_computer(self) -> bool:
        return self.level is not None


class NameTakenError(ValueError):
    """Another person, or another class, already has that name."""


class NotANameError(ValueError):
    """A name must have 1 to 40 printable characters, not only spaces."""


def is_key(text: str) -> bool:
    """Whether a text can be a participant's key; notes may hold anything."""
    return _KEY.fullmatch(text) is not None


def key_of_level(level: Level) -> str:
    """The key of a computer level: the same in every database, so that one can be rebuilt."""
    return _OF_COMPUTER + level.value


def level_of_key(key: str) -> Level | None:
    """The level with this key; None if it is a person's."""
    return next((level for level in Level if key_of_level(level) == key), None)


def checked_name(name: str) -> str:
    """A name as it is stored; raises NotANameError."""
    kept = tidy(name)
    if not is_name(kept):
        raise NotANameError(name)
    return kept


def free_look(looks: Iterable[tuple[str, str]]) -> tuple[str, str]:
    """A colour and a picture that as few as possible of these looks have, alone and together."""
    taken = [*looks]
    colours, pictures = [[look[part] for look in taken] for part in (0, 1)]
    # The next ones: whoever comes after somebody with another colour is not red like all before.
    picture = min(_from(PICTURES, len(taken)), key=pictures.count)
    colour = min(
        _from(COLOURS, len(taken)),
        key=lambda each: (taken.count((each, picture)), colours.count(each)),
    )
    return colour, picture


def _from(looks: Sequence[str], number: int) -> tuple[str, ...]:
    """All of them, from this one on."""
    first = number % len(looks)
    return (*looks[first:], *looks[:first])
