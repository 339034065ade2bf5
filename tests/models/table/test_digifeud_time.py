"""The time for a turn, with a clock that the tests set."""

from __future__ import annotations

from datetime import timedelta
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action
from formula_desktop.digifeud.position import Ending
from formula_desktop.kinds.registry import read_game, write_game
from formula_desktop.players import Player
from tests.helpers.digifeud.games import Clock, Untabled, game_of
from tests.helpers.formula.games import COMPUTER, NOOR, SAM

TEN = Options(turn_limit_minutes=10)
OPENING = "C7> 5x8=40"


def table_of(players: tuple[Player, ...] = (NOOR, SAM), options: Options = TEN) -> Untabled:
    table = Untabled(game_of("58401234", "x+-", players=players, options=options), Clock())
    table.model.uncover()
    return table


def test_the_time_runs_from_the_start() -> None:
    table = table_of()
    assert table.model.time_left == timedelta(minutes=10)
    table.clock.pass_by(minutes=3, seconds=5)
    assert table.model.time_left == timedelta(minutes=6, seconds=55)


def test_without_a_limit_no_time_runs() -> None:
    table = table_of(options=Options())
    table.clock.pass_by(days=10_000)
    assert table.model.time_left is None
    assert not table.model.end_when_late()
    assert table.lay(OPENING)


@pytest.mark.parametrize("act", ["play", "pass_turn", "resign"])
@pytest.mark.parametrize("is_late", [False, True])
def test_exactly_the_limit_is_in_time_and_one_second_more_is_not(act: str, is_late: bool) -> None:
    table = table_of()
    game = table.model
    table.put(OPENING)
    table.clock.pass_by(minutes=10)
    assert not game.end_when_late()
    assert game.time_left == timedelta(0)
    if is_late:
        table.clock.pass_by(seconds=1)
    getattr(game, act)()
    plays = {"play": OPENING, "pass_turn": "pass", "resign": "resign"}
    assert table.plays == ["timeout" if is_late else plays[act]]
    if is_late:
        result = game.state.result()
        assert result
        assert (result.ending, result.winner, result.totals) == (Ending.TIMEOUT, 1, (1, 0))
        assert not game.end_when_late()  # once is enough
    assert read_game(write_game(game.state)) == game.state


def test_the_clock_alone_ends_the_game() -> None:
    table = table_of()
    table.clock.pass_by(minutes=10, seconds=1)
    assert table.model.end_when_late()
    assert table.plays == ["timeout"]
    assert table.model.draft is None
    assert table.emitted == ["match_changed", "stepped"]


def test_part_of_a_second_is_not_late() -> None:
    """A file keeps whole seconds: a turn in time must not be late when it is read back."""
    table = table_of()
    table.clock.pass_by(minutes=10, milliseconds=999)
    assert not table.model.end_when_late()
    assert table.lay(OPENING)
    assert read_game(write_game(table.model.state)) == table.model.state


def test_a_clock_set_back_costs_nobody_anything() -> None:
    table = table_of()
    game = table.model
    table.clock.pass_by(hours=-5)
    assert not game.end_when_late()
    assert game.time_left is not None
    assert game.time_left >= timedelta(minutes=10)
    assert table.lay(OPENING)
    game.uncover()
    assert game.time_left == timedelta(minutes=10)
    table.clock.pass_by(minutes=10)
    game.pass_turn()
    assert table.plays == [OPENING, "pass"]
    assert read_game(write_game(game.state)) == game.state


def test_undo_starts_the_time_anew() -> None:
    table = table_of()
    game = table.model
    table.clock.pass_by(minutes=9)
    table.lay(OPENING)
    table.clock.pass_by(minutes=9)
    game.undo()
    assert game.time_left == timedelta(minutes=10)
    table.clock.pass_by(minutes=10)
    game.uncover()
    assert table.lay(OPENING)
    assert table.plays == [OPENING]
    assert read_game(write_game(game.state)) == game.state


def test_the_computer_never_runs_out_of_time(qtbot: QtBot) -> None:
    table = table_of((NOOR, COMPUTER))
    table.quick.is_slow = True
    game = table.model
    table.lay(OPENING)
    assert game.time_left is None
    table.clock.pass_by(days=100)
    assert not game.end_when_late()
    table.quick.answer(Action.PASS)
    assert table.plays == [OPENING, "pass"]
    assert game.time_left == timedelta(minutes=10)


def test_a_turn_out_of_time_can_be_undone_and_comes_no_more_by_redo(qapp: QApplication) -> None:
    table = table_of()
    game = table.model
    redo_when_jumped: list[bool] = []
    table.clock.pass_by(minutes=11)
    game.end_when_late()
    game.jumped.connect(lambda: redo_when_jumped.append(game.can_redo))
    game.undo()
    assert not game.position.is_over
    assert game.time_left == timedelta(minutes=10)
    assert not game.can_redo
    assert redo_when_jumped == [False]  # whoever shows the button hears of it then
    game.redo()
    assert table.plays == []
    assert game.draft is not None or game.is_covered


def test_turns_before_one_out_of_time_can_be_made_again() -> None:
    table = table_of()
    game = table.model
    table.lay(OPENING)
    table.clock.pass_by(minutes=10, seconds=1)
    assert game.end_when_late()
    game.undo()
    game.undo()
    assert table.plays == []
    assert game.can_redo
    game.redo()
    assert table.plays == [OPENING]
    assert not game.can_redo
    assert game.time_left == timedelta(minutes=10)


def test_redo_comes_too_late_like_any_play() -> None:
    table = table_of()
    game = table.model
    table.lay(OPENING)
    game.undo()
    table.clock.pass_by(minutes=10, seconds=1)
    game.redo()
    assert table.plays == ["timeout"]
    assert game.position.is_over
    assert not game.can_redo


def test_redo_at_the_last_second() -> None:
    table = table_of()
    table.lay(OPENING)
    table.model.undo()
    table.clock.pass_by(minutes=10)
    table.model.redo()
    assert table.plays == [OPENING]


def test_the_time_left_is_never_more_than_the_limit() -> None:
    table = table_of()
    table.clock.pass_by(days=-1)
    assert table.model.time_left == timedelta(minutes=10)


def test_a_clock_back_and_forth_between_turns_never_takes_time_away() -> None:
    table = table_of()
    game = table.model
    table.clock.pass_by(minutes=8)
    assert table.lay(OPENING)
    table.clock.pass_by(days=-400)
    game.uncover()
    game.pass_turn()
    table.clock.pass_by(days=400, minutes=9)
    game.uncover()
    assert game.time_left == timedelta(minutes=1)
    game.pass_turn()
    moments = [turn.at for turn in game.state.turns]
    assert moments == sorted(moments)
    assert table.plays == [OPENING, "pass", "pass"]
    assert read_game(write_game(game.state)) == game.state


def test_undo_with_a_clock_set_back() -> None:
    table = table_of()
    table.clock.pass_by(minutes=8)
    table.lay(OPENING)
    table.clock.pass_by(days=-400)
    table.model.undo()
    assert table.model.time_left == timedelta(minutes=10)
    table.model.uncover()
    assert table.lay(OPENING)
    assert read_game(write_game(table.model.state)) == table.model.state


@pytest.mark.parametrize(("minutes", "stands_still"), [(10, True), (1439, True), (1440, False)])
def test_time_stands_still_while_nobody_sees_the_table(minutes: int, stands_still: bool) -> None:
    table = table_of(options=Options(turn_limit_minutes=minutes))
    game = table.model
    assert table.lay(OPENING)
    game.uncover()
    table.clock.pass_by(minutes=3)
    game.see_table(is_seen=False)
    table.clock.pass_by(days=2)
    game.see_table(is_seen=False)
    assert game.end_when_late() is not stands_still
    if not stands_still:
        return
    game.pass_turn()  # the answer to a question in front of the table
    table.clock.pass_by(hours=1)
    game.see_table(is_seen=True)
    assert game.time_left == timedelta(minutes=minutes)
    game.uncover()
    table.clock.pass_by(minutes=minutes)
    game.pass_turn()
    assert table.plays == [OPENING, "pass", "pass"]
    took = [later.at - turn.at for turn, later in pairwise(game.state.turns)]
    assert took == [timedelta(minutes=3), timedelta(minutes=minutes)]
    assert read_game(write_game(game.state)) == game.state
