"""The games of a set: the same cards for each seating, and every turn asked of its level."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formula_desktop.arena import playing
from formula_desktop.arena.contest import Contest, Side
from formula_desktop.arena.playing import Played, play_set
from formula_desktop.digifeud.play import Action as BoardAction
from formula_desktop.digifeud.view import View as BoardView
from formula_desktop.engine import protocol as thinking
from formula_desktop.formula.play import Action as CardAction
from formula_desktop.formula.view import View as CardView
from formula_desktop.kinds import formula
from formula_desktop.kinds.kind import Play, View
from formula_desktop.kinds.registry import kind_of
from formula_desktop.limit import AT_ONCE, Limit
from formula_desktop.players import Level
from tests.helpers.arena.contests import ALL, BOARD, CARDS, FOUR

Asked = list[tuple[View, Level, Limit]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What was asked; beginners lay nothing, everybody else plays as a normal computer."""
    asked: Asked = []

    def choose(view: View, level: Level, limit: Limit) -> Play:
        asked.append((view, level, limit))
        if level is not Level.BEGINNER:
            return thinking.choose(view, Level.NORMAL, AT_ONCE)
        if isinstance(view, BoardView):
            return BoardAction.PASS
        assert isinstance(view, CardView)
        return CardAction.DRAW if view.has_card_to_draw else CardAction.PASS

    monkeypatch.setattr(playing, "choose", choose)
    return asked


def without_times(games: list[Played]) -> list[tuple[float, float, float, int, int]]:
    return [(each.win, each.a, each.b, len(each.ms_a), len(each.ms_b)) for each in games]


@pytest.mark.parametrize("contest", ALL)
def test_whoever_lays_nothing_loses_in_every_seat(contest: Contest, asked: Asked) -> None:
    games = play_set(contest, 0)
    assert [game.win for game in games] == [1] * contest.seats
    sign = -1 if contest.counts_cards else 1
    assert all(sign * game.a > sign * game.b for game in games)
    games = play_set(replace(contest, a=contest.b, b=contest.a), 0)
    assert [game.win for game in games] == [0] * contest.seats


@pytest.mark.parametrize("contest", ALL)
def test_a_sits_in_each_seat_with_the_same_cards(contest: Contest, asked: Asked) -> None:
    hands: dict[int, set[str]] = {seat: set() for seat in range(contest.seats)}
    firsts = []
    for game in play_set(contest, 3):
        turns = len(game.ms_a) + len(game.ms_b)
        first, *_ = of_game = asked[:turns]
        del asked[:turns]
        firsts.append(first[0])
        sits = {view.seat for view, level, _ in of_game if level is Level.NORMAL}
        assert len(sits) == 1
        for seat in hands:
            mine = next((view for view, _, _ in of_game if view.seat == seat), None)
            if mine is not None:
                assert isinstance(mine, BoardView | CardView)
                tiles = mine.rack.tiles if isinstance(mine, BoardView) else mine.hand
                hands[seat].add(tiles)
    assert all(first == firsts[0] for first in firsts)
    assert all(len(each) <= 1 for each in hands.values())
    assert asked == []


def test_another_set_or_seed_has_other_cards(asked: Asked) -> None:
    seen = set()
    for contest, number in ((CARDS, 0), (CARDS, 1), (replace(CARDS, seed=2), 0)):
        asked.clear()
        play_set(contest, number)
        view = asked[0][0]
        assert isinstance(view, CardView)
        seen.add(view.hand)
    assert len(seen) == 3


@pytest.mark.parametrize("contest", ALL)
def test_the_same_set_comes_out_the_same(contest: Contest, asked: Asked) -> None:
    first = play_set(contest, 5)
    seeds = [limit.seed for _, _, limit in asked]
    asked.clear()
    assert without_times(play_set(contest, 5)) == without_times(first)
    assert [limit.seed for _, _, limit in asked] == seeds
    assert len(set(seeds)) > len(seeds) // 2 / contest.seats, "each turn has a seed of its own"


@pytest.mark.parametrize("contest", ALL)
def test_equals_are_even_in_every_set(contest: Contest) -> None:
    even = replace(contest, b=contest.a)
    for number in range(2):
        games = play_set(even, number)
        assert sum(game.win for game in games) == pytest.approx(1)
        assert sum(game.a for game in games) == pytest.approx(sum(game.b for game in games))


def test_each_side_thinks_as_much_as_it_was_told(asked: Asked) -> None:
    a, b = Side(Level.HARD, iterations=12), Side(Level.MASTER, seconds=0.25)
    play_set(replace(BOARD, a=a, b=b), 0)
    limits = {level: limit for _, level, limit in asked}
    assert (limits[Level.HARD].iterations, limits[Level.HARD].seconds) == (12, None)
    assert (limits[Level.MASTER].iterations > 10**6, limits[Level.MASTER].seconds) == (True, 0.25)


def test_nobody_is_told_more_iterations_than_usual(asked: Asked) -> None:
    play_set(FOUR, 0)
    for view, level, limit in asked:
        assert limit.iterations == kind_of(view).iterations.get(level, 0)
        assert limit.seconds is None


def test_a_round_without_an_end_is_shared(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(formula, "MOST_TURNS", 5)
    games = play_set(FOUR, 0)
    assert [game.win for game in games] == [0.25] * 4
