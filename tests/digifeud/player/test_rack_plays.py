"""A search finds the same plays of a rack as the rules and the list of legal plays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from formula_desktop.digifeud.legal import Found, LegalPlays, best_play
from formula_desktop.digifeud.options import DIRECTIONS, LARGEST_NUMBERS, MAX_OPERATIONS, Options
from formula_desktop.digifeud.play import Action
from formula_desktop.digifeud.player.hidden import Hidden
from formula_desktop.digifeud.player.lines import Lines
from formula_desktop.digifeud.player.rack_plays import RackPlays
from formula_desktop.digifeud.player.values import LAST, NOTHING, OPEN, Prices, values_of
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.tiles import BLANK, OPERATOR_TILES, Rack
from formula_desktop.notation import in_order, without
from tests.helpers.digifeud.random_games import random_game, random_start, with_part_of_rack
from tests.helpers.digifeud.searched import Table

MOST_PLAYS = 3000
"""With more the list takes too long here."""


def some_games(number: int) -> Iterator[list[Position]]:
    for seed in range(number):
        options = Options(
            directions=DIRECTIONS[seed % 2],
            operators=tuple(OPERATOR_TILES)[seed % 3],
            max_operations=MAX_OPERATIONS[seed % 5 > 0],
            largest_number=(None, None, 20, 50)[seed % 4],
            chains=seed % 3 > 0,
        )
        position = random_start(Random(seed), options).position
        positions = [position]
        while not position.is_over:
            best = best_play(position.view(position.to_move or 0))
            position = position.after_legal(best.play if best else Action.PASS)
            positions.append(position)
        yield positions


def worth(found: Found, digits: str, operators: str, prices: Prices) -> float:
    laid = found.play
    rest = without(digits, laid.digits)
    kept = without(operators, laid.operator_tiles)
    assert rest is not None
    assert kept is not None
    return found.points + prices.of(rest) + prices.of_operators(kept)


@pytest.mark.no_cover
@pytest.mark.parametrize("part", [OPEN, LAST])
def test_the_best_play_is_worth_most_of_all(part: int) -> None:
    compared = 0
    for seed in range(24):
        game = random_game(seed, seed % 12)
        position = [each for each in game.positions if not each.is_over][-1]
        view = with_part_of_rack(position.view(position.to_move or 0), Random(seed), most=6)
        digits, operators = view.rack.digits, view.rack.operators
        plays = LegalPlays(view).found if digits.count(BLANK) < 2 else []
        if not 0 < len(plays) < MOST_PLAYS:
            continue
        prices = values_of(view.options).prices[part]
        rack_plays = RackPlays(digits, operators, prices, view.options)
        most = max(worth(each, digits, operators, prices) for each in plays)
        best = rack_plays.best(view.board.readings, view.board.is_empty)
        assert best is not None
        assert best.worth == most
        moves = rack_plays.moves(view.board.readings, 10, view.board.is_empty)
        assert moves[0].worth == most
        assert [each.worth for each in moves] == sorted(
            (each.worth for each in moves), reverse=True
        )
        played = [(rack_plays.play(each), each.points) for each in moves]
        assert set(played) <= {(each.play, each.points) for each in plays}
        compared += 1
    assert compared > 8


@pytest.mark.no_cover
def test_without_prices_the_best_play_earns_most() -> None:
    for positions in some_games(4):
        for position in positions[:-1]:
            seat = position.to_move
            assert seat is not None
            best = best_play(position.view(seat))
            rack = position.racks[seat]
            rack_plays = RackPlays(rack.digits, rack.operators, NOTHING, position.options)
            found = rack_plays.best(position.board.readings, position.board.is_empty)
            assert (found.points if found else None) == (best.points if best else None)


def test_a_search_changes_lines_and_racks_as_a_position_does() -> None:
    for positions in some_games(6):
        first = positions[0]
        table = Table(
            first.board.readings,
            [rack.digits for rack in first.racks],
            [rack.operators for rack in first.racks],
            (first.bag_digits, first.bag_operators),
            first.to_move or 0,
            is_opening=True,
        )
        lines = Lines()
        position = first
        while not position.is_over:
            seat = position.to_move
            assert seat == table.to_move
            rack_plays = RackPlays(
                table.digits[seat],
                table.operators[seat],
                NOTHING,
                position.options,
            )
            move = rack_plays.best(position.board.readings, position.board.is_empty)
            if move is None:
                position = position.after(Action.PASS)
                table.skip()
            else:
                position = position.after(rack_plays.play(move))
                table.lay(lines, move, rack_plays.rest(move))
            assert list(position.totals) == table.earned
            for line, reading in zip(position.board.readings, table.readings, strict=True):
                assert line.cells == reading.cells
                assert (line.pairs, line.starts, line.ends) == (
                    reading.pairs,
                    reading.starts,
                    reading.ends,
                )
        assert table.is_over


@pytest.mark.no_cover
def test_what_is_dealt_is_what_a_seat_does_not_see() -> None:
    for positions in some_games(4):
        for position in positions[:-1]:
            view = position.view(position.to_move or 0)
            other = position.racks[1 - view.seat]
            hidden = Hidden(view, Random(1))
            for _ in range(3):
                dealt = hidden.deal()
                assert in_order(dealt.digits + dealt.bag_digits) == view.unseen_digits
                assert in_order(dealt.operators + dealt.bag_operators) == view.unseen_operators
                assert len(dealt.digits) == len(other.digits)
                assert len(dealt.operators) == len(other.operators)


def test_there_are_values_for_all_that_can_be_played_with() -> None:
    for operators, most, largest in product(
        OPERATOR_TILES, MAX_OPERATIONS, (None, *LARGEST_NUMBERS)
    ):
        values = values_of(Options(2, operators, most, largest))
        for prices in values.prices:
            assert set(prices.digit) == set("*0123456789")
            assert {*"".join(prices.operators)} == set(OPERATOR_TILES[operators])
        assert values.prices[OPEN].digit[BLANK] > 0


def test_open_racks_are_dealt_as_they_lie() -> None:
    for seed in range(20):
        start = random_start(Random(seed), Options(open_racks=True)).position
        seat = start.to_move or 0
        hidden = Hidden(start.view(seat), Random(1))
        bags = set()
        for _ in range(3):
            dealt = hidden.deal()
            assert Rack(dealt.digits, dealt.operators) == start.racks[1 - seat]
            assert in_order(dealt.bag_digits) == in_order(start.bag_digits)
            assert in_order(dealt.bag_operators) == in_order(start.bag_operators)
            bags.add(dealt.bag_digits)
        assert len(bags) == 3, "only the order of the bags is hidden"
