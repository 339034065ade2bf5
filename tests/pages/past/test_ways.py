"""The way to a look back and away from it: back to the table, or on from there as a new game."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.clock import steady_now
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.play import Action as BoardAction
from formula_desktop.engine.client import Opponent
from formula_desktop.formula.match import Match
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import read_any_file
from formula_desktop.models.past.plays import Column
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.pages.table.digifeud import DigifeudPage
from formula_desktop.players import Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.notes import NotCounted
from tests.helpers.formula.games import COMPUTER, NOOR, SAM, lying, match_of
from tests.helpers.formula.random_matches import complete_match
from tests.helpers.past import (
    FACES,
    HANDS,
    LEFT,
    Key,
    cell,
    click,
    click_row,
    look_back,
    open_hands,
    opened,
    page_of,
    press,
    put_on_table,
    wait_for_bests,
)
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.results_panel import count_of
from tests.helpers.window import game_in


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(always_best=True)


# --- there and back -----------------------------------------------------------------------------


def test_it_leads_back_to_where_it_was_called_from(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, opened(NOOR, COMPUTER), FACES)
    assert window.play is not None
    table = window.play.page
    page = look_back(window, qtbot)
    click(page.close_button)
    assert window.stack.currentWidget() is table
    assert table.view.hasFocus()
    page = look_back(window, qtbot)
    click(page.home_button)
    assert window.stack.currentWidget() is window.home
    page = look_back(window, qtbot)
    press(Key.Key_Escape)
    assert window.stack.currentWidget() is window.home
    window.library.show_games()
    games = window.library.games
    assert games is not None
    QTest.mouseClick(games.panel.look_back, LEFT)
    page = page_of(window)
    assert page.past is not None
    assert page.past.state == window.play.state
    press(Key.Key_Escape)
    assert window.stack.currentWidget() is games


def test_a_game_of_the_list_is_not_put_on_the_table(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, opened(NOOR, COMPUTER), FACES)
    put_on_table(window, lying(match_of(*HANDS), "(2)+(4)=6"))
    window.library.show_games()
    games = window.library.games
    assert games is not None
    other = next(
        each for each in window.games.autosave.games.under_way() if "digifeud" in each.name
    )
    games.choose(other.name)
    QTest.mouseClick(games.panel.look_back, LEFT)
    page = page_of(window)
    assert isinstance(page.past and page.past.state, Game)
    assert page.past is not None
    assert page.past.faces == other.notes.seats
    assert isinstance(window.play and window.play.state, Match)


def test_from_the_end_the_results_come_back(window: MainWindow, qtbot: QtBot) -> None:
    game = opened(NOOR, COMPUTER)
    put_on_table(window, game.after(BoardAction.RESIGN, game.turn_began))
    assert window.play is not None
    qtbot.waitUntil(lambda: window.play is not None and window.play.results is not None)
    results = window.play.results
    assert results is not None
    count_of(results)
    QTest.mouseClick(results.buttons[Wish.LOOK_BACK], LEFT)
    assert page_of(window).list.row == 0
    press(Key.Key_Escape)
    assert window.play.results is results
    assert results.isVisible()
    assert results.isAncestorOf(window.focusWidget())


def test_a_game_that_is_watched_waits(window: MainWindow, qtbot: QtBot) -> None:
    window.games.watch(DIGIFEUD)
    qtbot.waitUntil(lambda: len(game_in(window).turns) > 2)
    page = look_back(window, qtbot)
    turns = len(game_in(window).turns)
    assert all(open_hands(page))
    qtbot.wait(100)
    assert len(game_in(window).turns) == turns
    press(Key.Key_Escape)
    qtbot.waitUntil(lambda: len(game_in(window).turns) > turns)


def test_with_the_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, lying(match_of(*HANDS), "(2)+(4)=6", "draw", "draw"))
    page = look_back(window, qtbot)
    wait_for_bests(page, qtbot)
    assert page.list.hasFocus()
    reached: list[QWidget | None] = []
    for _ in range(12):
        reached.append(window.focusWidget())
        press(Key.Key_Tab)
    enabled = (page.back_button, page.best_button, page.go_on_button)
    for each in (page.list, *enabled, page.close_button, page.home_button):
        assert each in reached
    page.best_button.setFocus()
    press(Key.Key_Return)
    assert page.best_button.text() == "Show the turn"
    press(Key.Key_Left)
    assert page.list.row == 2, "the arrow keys step wherever the keyboard is"


# --- the table behind ---------------------------------------------------------------------------


def test_the_past_takes_no_key_from_a_button(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, lying(match_of(*HANDS), "(2)+(4)=6", "draw", "draw"))
    page = look_back(window, qtbot)
    for key in (Key.Key_PageDown, Key.Key_PageUp, Key.Key_Up, Key.Key_7, Key.Key_Tab):
        page.go_on_button.setFocus()
        press(key)
        assert not page.view.hasFocus(), key


def test_the_computer_waits_until_somebody_is_back(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    opponent.is_slow = True
    put_on_table(window, lying(match_of(*HANDS), "(2)+(4)=6"))
    qtbot.waitUntil(lambda: game_in(window).opponent.is_thinking)
    page = look_back(window, qtbot)
    assert not game_in(window).opponent.is_thinking
    opponent.is_slow = False
    qtbot.wait(50)
    assert len(game_in(window).turns) == 1
    assert page.model.rowCount() == 2
    press(Key.Key_Escape)
    qtbot.waitUntil(lambda: len(game_in(window).turns) == 2)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)


def test_the_draft_on_the_table_stays(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, opened(NOOR, COMPUTER))
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    assert game_in(window).put(2, 0)
    draft = game_in(window).draft
    look_back(window, qtbot)
    press(Key.Key_Escape)
    assert game_in(window).draft is draft


def test_time_runs_out_while_the_past_is_looked_at(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_table(window, opened(NOOR, SAM, minutes=72 * 60))
    qtbot.waitUntil(lambda: game_in(window).is_covered)
    page = look_back(window, qtbot)
    page.list.go_to(1)
    game = game_in(window)
    assert open_hands(page) == [False, False, False]
    page.list.go_to(1)
    late = steady_now() + timedelta(hours=73)
    monkeypatch.setattr(game, "clock", lambda: late)
    assert window.play is not None
    assert isinstance(window.play.page, DigifeudPage)
    window.play.page.follow_clock()
    assert game.position.is_over
    assert page.list.row == 1
    assert cell(page, 3, Column.PLAY) == "took too long"
    assert open_hands(page) == [True, True, True, True]
    assert window.play.results is None
    press(Key.Key_Escape)
    qtbot.waitUntil(lambda: window.play is not None and window.play.results is not None)
    (saved,) = window.games.autosave.games.finished()
    assert window.games.autosave.games.read(saved)[0].position.is_over


def test_the_window_closes_while_the_past_is_looked_at(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    opponent.is_slow = True
    put_on_table(window, opened(NOOR, COMPUTER))
    page = look_back(window, qtbot)
    (adviser,) = page.model.bests.findChildren(Opponent)
    window.close()
    assert not adviser.is_thinking
    assert page.past is None


# --- go on from here ----------------------------------------------------------------------------


def goes_on(window: MainWindow) -> State:
    """The new game that is on the table: it is kept, counts for nobody, and can be read."""
    assert window.play is not None
    assert window.stack.currentWidget() is window.play.page
    saved = window.games.autosave.saved
    assert saved is not None
    assert saved.notes.not_counted is NotCounted.COPIED
    assert saved.notes.title == ""
    assert read_any_file(window.games.autosave.games.path(saved)) == window.play.state
    state: State = window.play.state
    return state


@pytest.mark.parametrize("row", range(3))
def test_a_game_of_digifeud_goes_on_from_any_step(
    window: MainWindow, qtbot: QtBot, row: int
) -> None:
    put_on_table(window, opened(NOOR, COMPUTER), FACES)
    before = window.games.autosave.saved
    assert before is not None
    written = window.games.autosave.games.path(before).read_bytes()
    page = look_back(window, qtbot)
    page.list.go_to(row)
    moment = page.moment
    assert moment is not None
    click(page.go_on_button)
    state = goes_on(window)
    assert isinstance(state, Game)
    saved = window.games.autosave.saved
    assert saved is not None
    assert saved.name != before.name
    assert saved.notes.seats == FACES
    assert state.positions[row] == moment.after
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    turns = len(game_in(window).turns)
    game_in(window).pass_turn()
    assert len(game_in(window).turns) > turns
    goes_on(window)
    (other,) = [
        each for each in window.games.autosave.games.under_way() if each.name == before.name
    ]
    assert window.games.autosave.games.path(other).read_bytes() == written
    assert other.notes.not_counted is None


def test_a_match_goes_on_from_every_kind_of_step(window: MainWindow, qtbot: QtBot) -> None:
    match = complete_match(1)
    assert len(match.rounds) > 1
    persons = tuple(Player(f"P{number}") for number in range(len(match.players)))
    match = replace(match, players=persons)
    rows = len(match.rounds[0].positions)
    last = rows + len(match.rounds[1].positions) - 1
    for row in (rows - 1, last):  # the end of a round is no place to go on: it was celebrated once
        put_on_table(window, match)
        page = look_back(window, qtbot)
        page.list.go_to(row)
        assert not page.go_on_button.isEnabled()
    for row in (0, 3, rows, rows + 1):
        put_on_table(window, match)
        page = look_back(window, qtbot)
        page.list.go_to(row)
        moment = page.moment
        assert moment is not None
        click(page.go_on_button)
        state = goes_on(window)
        assert isinstance(state, Match)
        assert len(state.rounds) == moment.round + 1
        assert state.position == moment.after
        play_on(window, qtbot)
        goes_on(window)


def play_on(window: MainWindow, qtbot: QtBot) -> None:
    """Take a card, or deal the next round when the one there is over."""
    game = game_in(window)

    def is_asked() -> bool:
        game.uncover()
        return game.draft is not None

    if game.position.is_over:
        play = window.play
        assert play is not None
        qtbot.waitUntil(lambda: play.results is not None)
        rounds = len(game.state.rounds)
        play.follow_wish(Wish.NEXT_ROUND)
        assert len(game.state.rounds) == rounds + 1
        return
    qtbot.waitUntil(is_asked)
    turns = len(game.turns)
    game.draw_or_pass()
    assert len(game.turns) == turns + 1


def test_it_goes_on_from_the_best_when_that_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, lying(match_of(*HANDS), "(2)+(4)=6", "draw", "draw"))
    page = look_back(window, qtbot)
    wait_for_bests(page, qtbot)
    click_row(page, 3)
    found = page.model.best(3)
    click(page.best_button)
    click(page.go_on_button)
    state = goes_on(window)
    assert isinstance(state, Match)
    assert state.round.turns[2].play == found


def test_nobody_goes_on_from_the_end(window: MainWindow, qtbot: QtBot) -> None:
    game = opened(NOOR, COMPUTER)
    put_on_table(window, game.after(BoardAction.RESIGN, game.turn_began))
    page = look_back(window, qtbot)
    press(Key.Key_End)
    assert not page.go_on_button.isEnabled()
    assert page.go_on_button.toolTip()
    press(Key.Key_Left)
    assert page.go_on_button.isEnabled()


def test_time_for_the_turn_begins_anew(window: MainWindow, qtbot: QtBot) -> None:
    old = replace(opened(NOOR, SAM, minutes=5), started=steady_now() - timedelta(days=2))
    old = replace(
        old, turns=tuple(each._replace(at=each.at - timedelta(days=2)) for each in old.turns)
    )
    late = old.after(BoardAction.TIMEOUT, steady_now())
    put_on_table(window, late)
    page = look_back(window, qtbot)
    page.list.go_to(2)
    click(page.go_on_button)
    state = goes_on(window)
    assert not state.position.is_over
    left = game_in(window).time_left
    assert left is not None
    assert timedelta(minutes=4) < left <= timedelta(minutes=5)
