"""Each computer at a table is asked with its own level, and thinks as long as it may."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.engine.protocol import seed_of, seed_of_game
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Action
from formula_desktop.kinds.registry import kind_of
from formula_desktop.players import Level, Player
from formula_desktop.store.settings.settings import Settings
from tests.helpers.formula.games import NOOR, Table, match_of
from tests.helpers.quick_opponent import QuickOpponent


@pytest.fixture
def quick() -> QuickOpponent:
    """Computers that lay nothing."""
    return QuickOpponent(*[Action.DRAW] * 100)


@pytest.fixture
def table(quick: QuickOpponent, qtbot: QtBot) -> Iterator[Table]:
    levels = (Level.EASY, Level.HARD, Level.MASTER)
    players = (NOOR, *(Player(level.title(), level) for level in levels))
    match = match_of("12368*9", "4455667", "1123456", "0078895", players=players)
    table = Table(match, qtbot, opponent=quick)
    table.game.go_on()
    yield table
    table.game.stop()


def test_each_computer_is_asked_with_its_own_level(table: Table, quick: QuickOpponent) -> None:
    table.lay(Action.DRAW)
    while table.game.draft is None:
        table.wait()
    assert [level for _, level, _ in quick.asked] == [Level.EASY, Level.HARD, Level.MASTER]
    for view, level, limit in quick.asked:
        assert level is not None
        assert limit.seed == seed_of(view)
        assert limit.game_seed == seed_of_game(table.game.state)
        is_master = level is Level.MASTER
        assert limit.seconds == (Settings.master_seconds.default if is_master else None)
        assert is_master or limit.iterations == kind_of(view).iterations.get(level, 0)


@pytest.mark.parametrize("largest", [100, None])
def test_in_a_first_game_of_the_young_only_the_levels_like_children_hold_back(
    qtbot: QtBot, quick: QuickOpponent, largest: int | None
) -> None:
    levels = (Level.EASY, Level.HARD)
    players = (NOOR, *(Player(level.value, level) for level in levels))
    options = Options(largest_number=largest)
    match = match_of("12368*9", "4455667", "1123456", options=options, players=players)
    table = Table(match, qtbot, opponent=quick)
    game = table.game
    game.is_first_game = lambda: True
    game.go_on()
    table.lay(Action.DRAW)
    while game.draft is None:
        table.wait()
    game.stop()
    assert [limit.holds_back for _, _, limit in quick.asked] == [largest is not None, False]


def test_after_a_round_is_won_the_first_game_is_one_like_others(
    qtbot: QtBot, quick: QuickOpponent
) -> None:
    """The computer moves first in both rounds, and the person wins the first one."""
    players = (Player("Easy", Level.EASY), NOOR)
    match = match_of("4455667", "1236819", options=Options(largest_number=100), players=players)
    table = Table(match, qtbot, opponent=quick)
    game = table.game
    game.is_first_game = lambda: True
    game.go_on()
    while not game.position.is_over:
        table.wait()
        if game.draft is not None:
            formulas = sorted(LegalPlays(game.draft.view), key=lambda each: -len(each.cards))
            table.lay(formulas[0] if formulas else Action.DRAW)
    assert game.state.results[0].winners == (1,)
    assert all(limit.holds_back for _, _, limit in quick.asked)
    quick.asked.clear()
    game.next_round()
    game.go_on()
    while not quick.asked:
        table.wait()
        if game.draft is not None:
            table.lay(Action.DRAW)
    assert not any(limit.holds_back for _, _, limit in quick.asked)
    game.stop()


def test_after_an_undo_the_same_is_asked(table: Table, quick: QuickOpponent) -> None:
    table.lay(Action.DRAW)
    table.wait()
    table.game.undo()
    first = quick.asked[:]
    quick.asked.clear()
    table.lay(Action.DRAW)
    table.wait()
    assert quick.asked[: len(first)] == first[: len(quick.asked)]
    assert quick.asked


def test_another_time_for_the_master_holds_at_once(qtbot: QtBot, quick: QuickOpponent) -> None:
    match = match_of("12368*9", "4455667", players=(Player("A", Level.MASTER), NOOR))
    table = Table(match, qtbot, opponent=quick)
    game = table.game
    game.think_for(30)
    assert quick.asked == [], "nobody is thinking"
    game.go_on()
    game.think_for(30)
    assert [limit.seconds for _, _, limit in quick.asked] == [30], "that is so already"
    game.think_for(1)
    assert [limit.seconds for _, _, limit in quick.asked] == [30, 1]
    table.wait()
    assert len(game.turns) == 1, "it plays once"
    game.think_for(2)
    assert len(quick.asked) == 2
    game.stop()
