"""The values shipped with the program: complete, and plausible for each card."""

from __future__ import annotations

import json
from itertools import product

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.formula.options import RANGES, Options, can_start, most_cards
from formula_desktop.formula.player.playout import pile_in, size_of
from formula_desktop.formula.player.values import MOST_IN_HAND, sets_of, values_for
from formula_desktop.resources import built


def operator_sets() -> list[tuple[Operator, ...]]:
    every = (
        tuple(each for at, each in enumerate(ALL_OPERATORS) if bits >> at & 1) for bits in range(16)
    )
    return [operators for operators in every if can_start(operators)]


def test_there_are_values_for_every_match() -> None:
    assert len(operator_sets()) == 12
    for operators in operator_sets():
        most = most_cards(operators)[0]
        for longest, largest in product((2, 3), (None, *RANGES)):
            values = values_for(Options(operators, most, longest, largest))
            sizes = {size_of(pile) for pile in values.chances}
            assert sizes == set(range(1, most + 1))
            assert all(0 <= chance <= 1 for chance in values.chances.values())
            for players in range(2, 6):
                rests = [values.rest(players, own, other) for own in (1, 9) for other in (1, 9)]
                assert all(0 < rest < 1 for rest in rests)


def test_a_joker_is_laid_almost_everywhere_and_three_cards_sooner_than_one() -> None:
    chances = values_for(Options()).chances
    assert chances[pile_in("*")] > 0.9
    assert chances[pile_in("*")] > max(chances[pile_in(digit)] for digit in "0123456789")
    means = [
        sum(chances[pile] for pile in sets_of(size) if pile < pile_in("*"))
        / sum(pile < pile_in("*") for pile in sets_of(size))
        for size in (1, 2, 3)
    ]
    assert means == sorted(means)


def test_in_a_narrow_range_three_cards_are_laid_more_seldom() -> None:
    three = pile_in("567")
    chances = [
        values_for(Options(largest_number=largest)).chances[three]
        for largest in (10, 20, 50, 100, None)
    ]
    assert chances == sorted(chances)


def test_the_file_tells_the_command_that_made_it() -> None:
    said = json.loads(built("values/formula.json").read_text("utf-8"))
    assert said["made by"] == "python3 dev.py bench make_formula_values"
    assert len(said["rests"]["2"]) == MOST_IN_HAND
