"""How a session went: what to tell at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from formula_desktop.practise.training.progress import Outcome, Progress, Try
from formula_desktop.practise.training.session import Way


@dataclass(frozen=True, slots=True)
class Ended:
    """A session that is over.

    `first`, `second` and `missed` are how many exercises were solved at the first try, at the
    second, and not. `again` has the days on which some of them come again, with their number, the
    next day first. `went_well` is the key of the skill that went best, empty if none did. `best`
    is the most solved in a speed round before this one, 0 if it was the first.
    """

    way: Way
    first: int = 0
    second: int = 0
    missed: int = 0
    again: tuple[tuple[date, int], ...] = ()
    went_well: str = ""
    best: int = 0

    @property
    def is_best(self) -> bool:
        """Whether it is a speed round better than all before it."""
        return self.way is Way.SPEED and self.first > self.best


def ended(way: Way, tries: Iterable[Try], progress: Progress, best: int = 0) -> Ended:
    """What to tell of these tries of a session; `progress` is that after all of them."""
    tried = tuple(tries)
    outcomes = Counter(each.outcome for each in tried)
    repeats = {each.text: progress.repeats.get(each.text) for each in tried}
    again = Counter(repeat.due for repeat in repeats.values() if repeat is not None)
    return Ended(
        way,
        outcomes[Outcome.FIRST],
        outcomes[Outcome.SECOND],
        outcomes[Outcome.MISSED],
        tuple(sorted(again.items())),
        _went_well(tried),
        best,
    )


def _went_well(tries: tuple[Try, ...]) -> str:
    """The skill that was right at the first try most often, and never missed."""
    right = Counter(
        skill for each in tries if each.outcome is Outcome.FIRST for skill in each.skills
    )
    for each in tries:
        if each.outcome is not Outcome.FIRST:
            for skill in each.skills:
                del right[skill]
    return max(right, key=lambda skill: right[skill], default="")
