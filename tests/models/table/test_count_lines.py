"""Every line of a count adds up, and to what the rules say."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from formula_desktop.formula.match import Match
from formula_desktop.models.table.digifeud_count import CountColumn, CountModel
from formula_desktop.models.table.formula_lists import ResultModel
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.each import TIMES
from tests.helpers.formula.random_matches import complete_match

SEEDS = st.integers(0, 10**6)
PLACE, CARDS, FORMULAS, HELD, FIRST_OUT, ROUND = 0, 2, 3, 4, 5, 6


def number(text: str) -> int:
    return int(text.replace("−", "-")) if text else 0


def rows(match: Match) -> dict[int, list[str]]:
    """The cells of each seat's row."""
    model = ResultModel(match)
    columns = range(model.columnCount())
    return {
        model.seat(row): [model.index(row, column).data() for column in columns]
        for row in range(model.rowCount())
    }


@settings(max_examples=12 * TIMES)
@given(SEEDS)
def test_each_line_of_a_match_adds_up_to_the_total_of_the_rules(seed: int) -> None:
    match = complete_match(seed)
    result = match.results[-1]
    found = rows(match)
    assert sorted(found) == list(range(len(match.players)))
    for seat, cells in found.items():
        assert number(cells[CARDS]) == len(match.position.hands[seat])
        if not match.options.for_points:
            assert number(cells[-1]) == match.rounds_won[seat]
            continue
        parts = (cells[FORMULAS], cells[HELD], cells[FIRST_OUT])
        assert sum(map(number, parts)) == number(cells[ROUND]) == result.points[seat]
        before = number(cells[ROUND + 1]) if len(match.results) > 1 else 0
        assert number(cells[ROUND]) + before == number(cells[-1]) == match.totals[seat]


@settings(max_examples=12 * TIMES)
@given(SEEDS)
def test_the_first_place_is_the_winners(seed: int) -> None:
    match = complete_match(seed)
    winners = match.winners if match.has_reached_target else match.results[-1].winners
    first = tuple(seat for seat, cells in sorted(rows(match).items()) if cells[PLACE] == "1.")
    assert first == tuple(sorted(winners))


def test_each_line_of_a_game_adds_up_to_the_total_of_the_rules() -> None:
    ended = [game for game in map(random_game, range(30)) if game.is_over]
    assert len(ended) == 30
    for game in ended:
        result = game.result()
        assert result is not None
        model = CountModel(game)
        seats = (1, 0) if result.winner == 1 else (0, 1)
        for row, seat in enumerate(seats):
            cells = {column: model.index(row, at).data() for at, column in enumerate(model.columns)}
            if not result.counts:  # given up: the points say nothing
                assert [*cells] == [CountColumn.PLACE, CountColumn.PLAYER]
                continue
            assert number(cells[CountColumn.TOTAL]) == game.totals[seat]
            assert number(cells[CountColumn.EARNED]) == result.earned[seat]
            count = number(cells[CountColumn.COUNT].replace("+", ""))
            assert result.earned[seat] + count == game.totals[seat]
