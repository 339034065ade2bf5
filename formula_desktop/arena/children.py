"""Simulated children, against which the levels are measured; the program does not offer them.

A child sees the plays of one operation in its number range, and looks at a few. Each look falls on
one of the places where there is such a play, all of them equally likely, and finds any of the plays
there. It is missed if the child doesn't know its fact; what it doesn't know stays so for the whole
game. The child lays the best that it found: the most points or, in Formula, the most cards.
"""

from __future__ import annotations

from collections.abc import Hashable
from enum import StrEnum
from random import Random
from typing import NamedTuple

from formula_desktop.facts import Fact, Knowledge, Learned, fact_of
from formula_desktop.kinds.kind import Calculation, Play, View
from formula_desktop.kinds.registry import kind_of
from formula_desktop.limit import Limit


class Child(StrEnum):
    """A simulated child, named after its age."""

    SEVEN = "seven"
    NINE = "nine"


class _Ability(NamedTuple):
    """What a child has learned, its largest number, and how often it looks in a turn."""

    learned: Learned
    largest: int
    looks: int


_ABILITIES = {
    Child.SEVEN: _Ability(Learned(10, frozenset({1, 2, 5, 10}), 0.5), 20, 3),
    Child.NINE: _Ability(Learned(20, frozenset({1, 2, 3, 4, 5, 10}), 0.25), 100, 5),
}


def choose_as_child(view: View, child: Child, limit: Limit) -> Play:
    """The best play that a child finds; if it finds none, it passes or draws a card."""
    learned, _, looks = _ABILITIES[child]
    random = Random(limit.seed)
    of_places = _places(view, child)
    looked_at = [random.choice(random.choice(of_places)) for _ in range(looks) if of_places]
    knowledge = Knowledge(learned, limit.game_seed, view.seat)
    found = [each for each in looked_at if knowledge.has(_fact(each))]
    if found:
        return max(found, key=lambda each: each.worth).play
    play: Play = kind_of(view).play_without_sum(view)
    return play


def chance_of(view: View, child: Child, least: int) -> float:
    """How often a child finds a play worth at least this much, over all gaps that it may have."""
    learned, _, looks = _ABILITIES[child]
    of_places = _places(view, child)
    found = sum(
        sum(learned.chance_of(_fact(each)) for each in plays if each.worth >= least) / len(plays)
        for plays in of_places
    )
    return 1 - (1 - found / max(len(of_places), 1)) ** looks


def _places(view: View, child: Child) -> list[list[Calculation[Play]]]:
    """The plays that a child can see, by their places."""
    largest = _ABILITIES[child].largest
    places: dict[Hashable, list[Calculation[Play]]] = {}
    for each in kind_of(view).calculations(view):
        if max(each.numbers) <= largest:
            places.setdefault(each.place, []).append(each)
    return list(places.values())


def _fact(calculation: Calculation[Play]) -> Fact:
    left, right, _ = calculation.numbers
    return fact_of(left, calculation.operator, right)
