"""Simulated children, against which the levels are measured; the program does not offer them.

A child sees the plays of one operation in its number range, and looks at a few. Each look falls on
one of the places where there is such a play, all of them equally likely, and finds any of the plays
there. It is missed if the child doesn't know its fact; what it doesn't know stays so for the whole
game. The child lays the best that it found: the most points or, in Formula, the most cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from random import Random
from typing import NamedTuple

from formula_desktop.digifeud import legal as digifeud
from formula_desktop.digifeud.play import Action
from formula_desktop.digifeud.view import View as BoardView
from formula_desktop.facts import Fact, Knowledge, Learned, fact_of
from formula_desktop.formula import legal as formula
from formula_desktop.formula.play import Formula
from formula_desktop.formula.player.normal import other_play
from formula_desktop.formula.view import View as CardView
from formula_desktop.kinds.kind import Play, View
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


class _Seen(NamedTuple):
    """A play with its numbers, its fact, its place and its worth."""

    play: Play
    numbers: tuple[int, ...]
    fact: Fact
    place: object
    worth: int


def choose_as_child(view: View, child: Child, limit: Limit) -> Play:
    """The best play that a child finds; if it finds none, it passes or draws a card."""
    learned, largest, looks = _ABILITIES[child]
    places: dict[object, list[_Seen]] = {}
    for each in _all(view):
        if max(each.numbers) <= largest:
            places.setdefault(each.place, []).append(each)
    random = Random(limit.seed)
    of_places = list(places.values())
    looked_at = [random.choice(random.choice(of_places)) for _ in range(looks) if of_places]
    knowledge = Knowledge(learned, limit.game_seed, view.seat)
    found = [each for each in looked_at if knowledge.has(each.fact)]
    if found:
        return max(found, key=lambda each: each.worth).play
    return other_play(view) if isinstance(view, CardView) else Action.PASS


def _all(view: View) -> Iterable[_Seen]:
    """All plays with one operation."""
    if isinstance(view, CardView):
        return map(_of_formula, formula.LegalPlays(view))
    assert isinstance(view, BoardView)
    options = replace(view.options, max_operations=1)
    return map(_of_digifeud, digifeud.LegalPlays(replace(view, options=options)).found)


def _of_formula(play: Formula) -> _Seen:
    """The place of a formula is which of the three numbers change."""
    changes = tuple(any(not piece.lies for piece in pieces) for pieces in play.numbers)
    left, right, _ = play.values
    fact = fact_of(left, play.operator, right)
    return _Seen(play, play.values, fact, changes, len(play.new_pieces))


def _of_digifeud(found: digifeud.Found) -> _Seen:
    """The place of a sum is the square where it begins, and its direction."""
    play = found.play
    left, right, _ = play.values
    fact = fact_of(left, play.operators[0], right)
    return _Seen(play, play.values, fact, (play.square, play.direction), found.points)
