"""What stays hidden in a look back while a game is under way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.play import Action as BoardAction
from formula_desktop.models.past.plays import Column
from formula_desktop.shell.main_window import MainWindow
from tests.helpers.formula.games import COMPUTER, NOOR, SAM, lying, match_of
from tests.helpers.formula.random_matches import complete_match
from tests.helpers.past import (
    HANDS,
    Key,
    cell,
    look_back,
    open_hands,
    opened,
    page_of,
    press,
    put_on_table,
    wait_for_bests,
)
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.window import game_in


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(always_best=True)


def test_the_computers_rack_stays_hidden_until_the_end(window: MainWindow, qtbot: QtBot) -> None:
    game = opened(NOOR, COMPUTER)
    put_on_table(window, game)
    page = look_back(window, qtbot)
    assert open_hands(page) == [True, True, False]
    wait_for_bests(page, qtbot)
    assert cell(page, 1, Column.BEST)
    assert cell(page, 2, Column.BEST) == ""
    page.list.go_to(2)
    assert page.note.text() == "These tiles stay hidden until the game is over."
    assert not page.best_button.isEnabled()
    press(Key.Key_Escape)
    put_on_table(window, game.after(BoardAction.RESIGN, game.turn_began))
    assert open_hands(look_back(window, qtbot)) == [True, True, True, True]


def test_of_two_persons_only_who_sits_there_sees_the_own_cards(
    window: MainWindow, qtbot: QtBot
) -> None:
    match = lying(match_of(*HANDS, players=(NOOR, SAM)), "(2)+(4)=6", "draw", "draw")
    put_on_table(window, match)
    assert game_in(window).is_covered
    page = look_back(window, qtbot)
    assert open_hands(page) == [False, False, False, False]
    press(Key.Key_Escape)
    qtbot.waitUntil(lambda: game_in(window).is_covered and game_in(window).is_person_to_move)
    game_in(window).uncover()
    assert game_in(window).shown_seat == 1
    assert open_hands(look_back(window, qtbot)) == [False, False, True, False]
    press(Key.Key_Escape)
    window.show_home()
    window.games.leave_table()
    (saved,) = window.games.autosave.games.under_way()
    window.look_back(saved)
    assert open_hands(page_of(window)) == [False, False, False, False], "nobody sits anywhere"


def test_a_covered_hand_tells_nothing_by_its_gaps(window: MainWindow, qtbot: QtBot) -> None:
    match = lying(match_of(*HANDS, players=(COMPUTER, NOOR)), "(2)+(4)=6")
    put_on_table(window, match)
    page = look_back(window, qtbot)
    page.list.go_to(1)
    scene = page.scene
    assert scene is not None
    assert scene.laid
    assert scene.tray.order[-len(scene.laid) :] == tuple(sorted(scene.laid))


def test_the_last_round_is_open_while_the_next_one_is_under_way(
    window: MainWindow, qtbot: QtBot
) -> None:
    match = complete_match(1)
    match = replace(match, players=(NOOR, *(SAM for _ in match.players[1:])))
    match = match.next_round(match.rounds[0].deck)
    put_on_table(window, match)
    page = look_back(window, qtbot)
    for row, moment in enumerate(page.model.moments):
        page.list.go_to(row)
        scene = page.scene
        assert scene is not None
        assert scene.tray.is_covered is (moment.round == len(match.rounds) - 1)
