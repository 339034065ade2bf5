"""The levels that play like a child: beginner, easy and normal.

Beginner and easy have gaps: a fact that they don't know is missed at every place for the whole
game, unless they know nothing else. All three find only a few of the plays they see, which depend
on the position and the seed. Beginner and easy aim at a modest score in every turn and save their
blanks, so that something is left to win, and lay nothing beside other tiles if they can. In
somebody's first game they hold back, and lay the middle one of the sums that they find.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from operator import attrgetter
from random import Random
from typing import Final, NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.legal import Found, LegalPlays, lies_apart
from formula_desktop.digifeud.play import Action, Play
from formula_desktop.digifeud.shapes import NEW, OPERATION
from formula_desktop.digifeud.tiles import Rack
from formula_desktop.digifeud.view import View
from formula_desktop.facts import LEARNED, Fact, Knowledge, Learned, fact_of
from formula_desktop.limit import Limit
from formula_desktop.players import Level

_POINTS = attrgetter("points")

_HARDNESS = {"+": 0.0, "-": 1.0, "x": 3.0, "/": 4.0}
"""The difficulty that an operator adds, in the steps in which children learn."""

_EASY_FACTORS = {0, 1, 2, 10}
"""The factors that children know before they learn tables."""


class Sight(NamedTuple):
    """What a level sees: sums with one of these operators whose fact it knows.

    It finds at most `looks` of those that earn no more than `aim` points.
    """

    operators: str
    learned: Learned
    looks: int
    aim: int


BEGINNER = Sight("+-", LEARNED[Level.BEGINNER], 6, 10)
EASY = Sight("+-x/", LEARNED[Level.EASY], 22, 25)

LOOKS_OF_NORMAL: Final = 7
"""The plays that normal finds in a turn."""


def choose(view: View, sight: Sight, limit: Limit) -> Play:
    """The best modest play found, or holding back, the middle one of those found.

    If no fact is known, the easiest sum is worked out, if any.
    """
    plays = _with_one_operation(view, sight.operators) or _at_a_pinch(view)
    knowledge = Knowledge(sight.learned, limit.game_seed, view.seat)
    known = [each for each in plays if knowledge.has(_fact_of(each))]
    if known:
        found = _found(view, _apart(view, _modest(known, sight.aim)), sight.looks, limit)
        ranked = sorted(found, key=_POINTS)
        return ranked[len(ranked) // 2].play if limit.holds_back else max(found, key=_POINTS).play
    return min(plays, key=difficulty).play if plays else Action.PASS


def _modest(plays: list[Found], aim: int) -> list[Found]:
    """The plays that earn no more than an aim, or else the least; with a blank only if all are."""
    spare = [each for each in plays if not each.blanks] or plays
    return [each for each in spare if each.points <= aim] or [min(spare, key=_POINTS)]


def _apart(view: View, plays: list[Found]) -> list[Found]:
    """The plays whose tiles touch no others at their sides, or all if there are none.

    To a child a 1 before `9-2=7` in a line looks like the wrong sum `19-2=7`.
    """
    are_apart: dict[int, bool] = {}  # by the identity of shapes, which are many plays' own
    for each in plays:
        key = id(each.shape)
        if key not in are_apart:
            are_apart[key] = lies_apart(view.board, each.play)
    return [each for each in plays if are_apart[id(each.shape)]] or plays


def choose_as_normal(view: View, limit: Limit) -> Play:
    """The best of a few plays found among all."""
    plays = LegalPlays(view).found
    if not plays:
        return Action.PASS
    return max(_found(view, plays, LOOKS_OF_NORMAL, limit), key=_POINTS).play


def _found(view: View, plays: list[Found], looks: int, limit: Limit) -> list[Found]:
    """At most so many of these plays, drawn at random."""
    random = Random(f"{limit.seed} {view.seat} {view.rack.tiles} {len(view.board.sums)}")
    return random.sample(plays, min(looks, len(plays)))


def _at_a_pinch(view: View) -> list[Found]:
    """Sums with other operators, for when those that the level thinks of allow none.

    These are doubles and the like, or any sum if another pass would end the game.
    """
    plays = _with_one_operation(view, view.rack.operators)
    easy = [each for each in plays if not _EASY_FACTORS.isdisjoint(each.play.values[:-1])]
    return easy or (plays if view.passes[view.seat] else [])


def difficulty(found: Found) -> float:
    """The difficulty of a sum with one operation: `2+3=5` is 0, `7x8=56` is 6."""
    outcome, _, operators = found.filling
    numbers = found.shape.pattern.partition("=")[0]
    steps = sum([_HARDNESS[operator] for operator in operators])
    steps += (outcome > 10) + (outcome > 20) + outcome // 30
    steps += sum([len(number) for number in numbers.split(" ")]) - 2
    return steps + 0.5 * max(0, found.shape.pattern.count(NEW) - 2)


def _fact_of(found: Found) -> Fact:
    """The fact in a sum with one operation."""
    _, digits, operators = found.filling
    left, right = _operands(found.shape.pattern)
    if left is None:
        left = digits[0]
        right = digits[1] if right is None else right
    return fact_of(left, Operator(operators), digits[0] if right is None else right)


@lru_cache(maxsize=2048)
def _operands(pattern: str) -> tuple[int | None, int | None]:
    """The two numbers before `=` in a pattern; None for a digit from the rack."""
    left, right = pattern.partition("=")[0].split(OPERATION)
    return None if left == NEW else int(left), None if right == NEW else int(right)


def _with_one_operation(view: View, operators: str) -> list[Found]:
    held = "".join(each for each in view.rack.operators if each in operators)
    options = replace(view.options, max_operations=1)
    rack = Rack(view.rack.digits, held)
    return LegalPlays(replace(view, options=options, rack=rack)).found
