"""The players at the table: people and computer levels (docs/game-file.md, "Players")."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

LONGEST_NAME = 40

_LETTERS = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"}
)
"""Letters that are sorted like others, but are not made of them and an accent."""


class Level(StrEnum):
    """The playing strength of a computer opponent."""

    BEGINNER = "beginner"
    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    MASTER = "master"


YOUNG: Final = (Level.BEGINNER, Level.EASY)
"""The levels that play like a child, for children."""

STRONG: Final = (Level.HARD, Level.MASTER)
"""The levels for people who want no easier advice than the best."""

FAIR_TURNS: Final = 2
"""So many turns everybody has had before a game that is stopped says who has won."""


@dataclass(frozen=True, slots=True)
class Player:
    """The name of a player, and the level if it is a computer."""

    name: str
    level: Level | None = None

    @property
    def is_computer(self) -> bool:
        return self.level is not None


def at_level(players: tuple[Player, ...], level: Level) -> tuple[Player, ...]:
    """The players with all computers at this level."""
    return tuple(Player(each.name, level) if each.is_computer else each for each in players)


def is_name(text: str) -> bool:
    """Whether a name has 1 to 40 printable characters, not only spaces."""
    return 1 <= len(text) <= LONGEST_NAME and text.isprintable() and not text.isspace()


def tidy(name: str) -> str:
    """A name as it is saved: composed, without spaces at its ends or repeated spaces."""
    from unicodedata import normalize  # not needed by the first screen

    return " ".join(normalize("NFC", name).split())


def folded(name: str) -> str:
    """A key that is equal for names that read the same: `  NOOR ` and `noor`."""
    return tidy(tidy(name).casefold())


@lru_cache(maxsize=4096)
def in_register(name: str) -> tuple[str, str]:
    """A key by which names are sorted as in a register: Céline before Chloë, and Łukasz with L."""
    from unicodedata import combining, normalize  # as above

    letters = normalize("NFKD", folded(name)).translate(_LETTERS)
    plain = "".join(each for each in letters if not combining(each))
    return plain, folded(name)


def free_name(name: str, taken: Container[str]) -> str:
    """The name, with a number appended if its folded form is taken."""
    found, number = tidy(name), 1
    while folded(found) in taken:
        number += 1
        ending = f" {number}"
        found = tidy(name[: LONGEST_NAME - len(ending)]) + ending
    return found
