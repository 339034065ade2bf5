"""The levels beginner and easy: they see only some of the possible plays.

The difficulty of a sum follows the order in which children learn: counting on and back within ten,
crossing ten, tables, numbers of two digits. The harder a sum is, the more often a level misses it.
Which sums it misses depends only on the position and the seed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from formula_desktop.digifeud.legal import Found, LegalPlays
from formula_desktop.digifeud.play import Action, Play
from formula_desktop.digifeud.shapes import NEW
from formula_desktop.digifeud.tiles import Rack
from formula_desktop.digifeud.view import View
from formula_desktop.limit import Limit

_HARDNESS = {"+": 0.0, "-": 1.0, "x": 3.0, "/": 4.0}
"""The difficulty that an operator adds, in the steps in which children learn."""

_EASY_FACTORS = {0, 1, 2, 10}
"""The factors that children know before they learn tables."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What a level sees.

    `operators` are those it thinks of. A sum of difficulty 0 is missed with chance `misses`; each
    step of difficulty multiplies the chance to see it by `clearness`. At most `looks` of the plays
    seen are compared.
    """

    operators: str
    misses: float
    clearness: float
    looks: int


BEGINNER = Sight("+-", 0.4, 0.75, 3)
EASY = Sight("+-x/", 0.3, 0.85, 1000)


def choose(view: View, sight: Sight, limit: Limit) -> Play:
    """The best play seen; if none is, the easiest sum that the level can think of, if any."""
    random = Random(f"{limit.seed} {view.seat} {view.rack.tiles} {len(view.board.sums)}")
    plays = _with_one_operation(view, sight.operators) or _at_a_pinch(view)
    seen = [each for each in plays if random.random() < _chance_to_see(each, sight)]
    if seen:
        looked_at = random.sample(seen, min(sight.looks, len(seen)))
        return max(looked_at, key=lambda each: each.points).play
    return min(plays, key=difficulty).play if plays else Action.PASS


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


def _chance_to_see(found: Found, sight: Sight) -> float:
    return float((1 - sight.misses) * sight.clearness ** difficulty(found))


def _with_one_operation(view: View, operators: str) -> list[Found]:
    held = "".join(each for each in view.rack.operators if each in operators)
    options = replace(view.options, max_operations=1)
    rack = Rack(view.rack.digits, held)
    return LegalPlays(replace(view, options=options, rack=rack)).found
