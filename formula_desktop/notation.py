"""The parts of the notation shared by both games (docs/game-file.md, "Notation of plays").

Cards in a hand and tiles on a rack are a string with one character each, `*` for a joker or blank.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from itertools import groupby
from typing import NamedTuple

from formula_desktop.refusal import NotReadableError, refuse

LONGEST_PLAY = 100
"""The most characters in a written play."""

IN_A_SUM = "0123456789*()+-x/="
WILD = "*"
"""A joker or blank."""

_NOT_PUT_DOWN = re.compile(r"^.* |\([^)]*\)|\*")
"""Where it begins, what was there, and that a card or tile is wild."""

Mark = tuple[int, bool, bool]
"""A card or tile of a written number: its digit, whether it is wild, and whether it was there."""


class NumberReasons(NamedTuple):
    """A game's reasons why a number cannot be read."""

    missing: Enum
    wild_without_digit: Enum
    not_a_number: Enum  # [text]


def read_number(text: str, reasons: NumberReasons) -> tuple[Mark, ...]:
    """The cards or tiles in a text of `IN_A_SUM` characters; raises NotReadableError."""
    if not text:
        raise NotReadableError(refuse(reasons.missing))
    marks: list[Mark] = []
    lies = False
    opened_at = -1
    characters = iter(text)
    for character in characters:
        if character == "(" and not lies:
            lies, opened_at = True, len(marks)
        elif character == ")" and lies and len(marks) > opened_at:
            lies = False
        elif character == WILD:
            digit = next(characters, "")
            if not digit.isdigit():
                raise NotReadableError(refuse(reasons.wild_without_digit))
            marks.append((int(digit), True, lies))
        elif character.isdigit():
            marks.append((int(character), False, lies))
        else:
            raise NotReadableError(refuse(reasons.not_a_number, text=text))
    if lies:
        raise NotReadableError(refuse(reasons.not_a_number, text=text))
    return tuple(marks)


def written_number(marks: Iterable[Mark]) -> str:
    """A number in notation; adjacent cards or tiles that were there share parentheses."""
    parts = []
    for lies, group in groupby(marks, key=lambda mark: mark[2]):
        text = "".join(f"{WILD if wild else ''}{digit}" for digit, wild, _ in group)
        parts.append(f"({text})" if lies else text)
    return "".join(parts)


def most_put_down(play: str) -> int:
    """What a written play puts down at most: its signs that were not there, with those between."""
    return len(_NOT_PUT_DOWN.sub("", play))


def in_order(pile: str) -> str:
    """Cards or tiles sorted by code point, jokers and blanks first."""
    return "".join(sorted(pile))


def missing(pile: str, taken: str) -> str:
    """The cards or tiles that a pile lacks when some are taken, sorted."""
    left, lacking = list(pile), []
    for each in taken:
        if each in left:
            left.remove(each)
        else:
            lacking.append(each)
    return "".join(sorted(lacking))


def without(pile: str, taken: str) -> str | None:
    """The sorted cards or tiles left after some are taken; None when one of them is missing."""
    left = list(pile)
    for each in taken:
        if each not in left:
            return None
        left.remove(each)
    return "".join(sorted(left))
