"""How a session went: what to tell at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final, NamedTuple, TypeVar

from formula_desktop.practise.estimate import of_skill
from formula_desktop.practise.exercise import OF_TABLES
from formula_desktop.practise.skills import SIZES, Skill, skill_of
from formula_desktop.practise.training.practisable import Practisable
from formula_desktop.practise.training.progress import Outcome, Try
from formula_desktop.practise.training.session import Session, Way

E = TypeVar("E", bound=Practisable)

_OFTEN: Final = 3
"""How often a skill must be right to have gone well."""
_HARD: Final = 0.0
"""From this difficulty on an exercise is not easy, whoever tries it."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A session that is over.

    `first`, `second` and `missed` are how many exercises were solved at the first try, later, and
    not (`counted`). `again` has the days on which some of them come again, with their number, the
    next day first. `went_well` is the key of the skill that went well, or what is told instead of
    one, empty if none did. `best` is the most solved in a speed round before this one, 0 if it was
    the first. `is_whole` says whether its time was over; one that was left early is no best round.
    `was_hard` says whether nothing that was tried was easy. `left` is how many exercises were not
    tried any more, since somebody stopped before.
    """

    way: Way
    first: int = 0
    second: int = 0
    missed: int = 0
    again: tuple[tuple[date, int], ...] = ()
    went_well: str = ""
    best: int = 0
    is_whole: bool = False
    was_hard: bool = False
    left: int = 0

    @property
    def has_solved_most(self) -> bool:
        """Whether more exercises were solved than not."""
        return self.first + self.second > self.missed

    @property
    def was_stopped(self) -> bool:
        """Whether somebody has stopped early."""
        return bool(self.left) or (self.way is Way.SPEED and not self.is_whole)

    @property
    def has_solved(self) -> bool:
        """Whether at least one was solved."""
        return self.first + self.second > 0

    @property
    def is_best(self) -> bool:
        """Whether it is a whole speed round, better than all before it."""
        return self.is_whole and self.first > self.best


class PuzzlePlace(NamedTuple):
    """One of the three puzzles of a game and a day, the one `at` this place."""

    game: str
    day: date
    at: int


@dataclass(frozen=True, slots=True)
class EndedPuzzle:
    """A puzzle of a day that is over.

    `solved` are those of its game and day that are solved, as they are written, and `not_at_once`
    those that were tried, but not solved alone and at once. `next` is one to go on with that is not
    easier, and `easier` an easier one that is left of the same game and day; None if there is none.
    """

    place: PuzzlePlace
    solved: frozenset[str]
    not_at_once: frozenset[str]
    next: PuzzlePlace | None
    easier: PuzzlePlace | None = None
    points: int = 0
    """What the sum that solved it has earned; 0 where no points are asked for."""


def ended(
    session: Session[E], tries: Iterable[Try], best: int = 0, left: int = 0, instead: str = ""
) -> Ended:
    """What to tell of a session with all of its tries; `best` is that of the rounds before it.

    `left` is how many exercises were not tried. `instead` is told of what went well rather than a
    skill. What was solved does not come again the same day.
    """
    tried = tuple(tries)
    outcomes = Counter(counted(session.way, [(each.text, each.outcome) for each in tried]))
    last = {each.text: each for each in tried}
    repeats = {text: session.progress.repeats.get(text) for text in last}
    again = Counter(
        _after(repeat.due, last[text]) for text, repeat in repeats.items() if repeat is not None
    )
    return Ended(
        session.way,
        outcomes[Outcome.FIRST],
        outcomes[Outcome.SECOND],
        outcomes[Outcome.MISSED],
        tuple(sorted(again.items())),
        _went_well(tried, instead),
        best,
        session.is_whole,
        bool(tried) and all(each.difficulty >= _HARD for each in tried),
        left,
    )


def _after(due: date, tried: Try) -> date:
    """The day on which an exercise comes again that was tried last in this way."""
    is_rested = tried.outcome is not Outcome.MISSED and due <= tried.day < date.max
    return tried.day + timedelta(1) if is_rested else due


def counted(way: Way, tried: Sequence[tuple[Hashable, Outcome]]) -> list[Outcome]:
    """The outcomes that count, of tries with what tells their exercises apart.

    These are those of each exercise that was asked where somebody practises freely or in a speed
    round, or else of each different one. What was missed at first and solved when it came again is
    right in the end.
    """
    if way is Way.SPEED:
        return [outcome for _, outcome in tried]
    last = dict(tried)
    outcomes = [
        Outcome.SECOND if outcome is Outcome.MISSED is not last[text] else outcome
        for text, outcome in tried
    ]
    if way is Way.FREE:
        return outcomes
    pairs = zip((text for text, _ in reversed(tried)), reversed(outcomes), strict=True)
    return [*reversed(dict(pairs).values())]


def _went_well(tries: tuple[Try, ...], instead: str) -> str:
    """The hardest of the skills that were right at the first try three times, and never missed.

    A table says more than multiplying and dividing do. What is told `instead` of a skill went well
    by the same measure.
    """
    if instead:
        is_right = all(each.outcome is Outcome.FIRST for each in tries)
        return instead if is_right and len(tries) >= _OFTEN else ""
    right = Counter(
        skill for each in tries if each.outcome is Outcome.FIRST for skill in each.skills
    )
    for each in tries:
        if each.outcome is not Outcome.FIRST:
            for key in each.skills:
                del right[key]
    found = [skill for key in right if right[key] >= _OFTEN and (skill := skill_of(key))]
    if any(each.operator is None for each in found):
        found = [each for each in found if each.operator not in OF_TABLES or _is_beyond(each)]
    return max(found, key=lambda each: (of_skill(each), right[each.key])).key if found else ""


def _is_beyond(skill: Skill) -> bool:
    """Whether it is of numbers larger than those of the tables."""
    return skill.number == SIZES[-1]
