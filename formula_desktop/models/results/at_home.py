"""What Home says of whoever played last: what was reached in each game, and what today brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final, NamedTuple

from formula_desktop.kinds.registry import KINDS
from formula_desktop.practise.day import OfDay
from formula_desktop.practise.registry import WITH_EXERCISES
from formula_desktop.practise.shipped import puzzles
from formula_desktop.results.bests import Reached
from formula_desktop.results.book import Book
from formula_desktop.results.participants import Participant
from formula_desktop.results.records import Record
from formula_desktop.results.round_bests import reached_with
from formula_desktop.store.settings.settings import NOBODY, Settings

_A_DAY: Final = len(OfDay._fields)  # puzzles in each game


class Puzzles(NamedTuple):
    """How many of today's puzzles are solved, and how many own mistakes are for today."""

    solved: int
    of: int
    due: int


class AtHome(NamedTuple):
    """A person, what that person has reached in each game, and the puzzles of who practises."""

    person: Participant | None = None
    reached: Mapping[str, Reached] = {}
    puzzles: Puzzles | None = None


def read_at_home(
    book: Book,
    persons: Sequence[Participant],
    settings: Settings,
    day: date,
    person: Participant | None = None,
    under_way: Sequence[Record] = (),
) -> AtHome:
    """Read it for a person, if there is one, with what is `under_way`. Raises ResultsError.

    The puzzles are those of whoever was chosen for practising, or else, also if that one is gone,
    of the same person.
    """
    chosen = next((each for each in persons if each.key == settings.practiser), person)
    puzzles = None
    if chosen is not None and settings.practiser != NOBODY:
        puzzles = _puzzles(book, chosen.key, day)
    return AtHome(person, _reached(book, person, settings, under_way), puzzles)


def _reached(
    book: Book, person: Participant | None, settings: Settings, under_way: Sequence[Record]
) -> dict[str, Reached]:
    if person is None or not settings.tell_bests:
        return {}
    return {
        game: reached_with(
            book.reached(person.key, game),
            person.key,
            [record for record in under_way if record.game == game],
        )
        for game in KINDS
    }


def _puzzles(book: Book, person: str, day: date) -> Puzzles:
    solved = book.puzzles_solved(person).get(day, frozenset())
    if solved:  # another version of the program may have had others
        solved &= {text for game in WITH_EXERCISES for text in puzzles(game, day)}
    today = book.once_more(person, day).today
    return Puzzles(len(solved), _A_DAY * len(WITH_EXERCISES), today)
