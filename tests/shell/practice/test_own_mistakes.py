"""At the end of a game the window offers to try again the turns in which there was more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.options import Options
from formula_desktop.engine.client import OpponentMaker
from formula_desktop.engine.mistakes import Finder, Found
from formula_desktop.kinds.kind import State
from formula_desktop.pages.outcome.panel import ResultPanel
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice
from formula_desktop.store.settings.settings import Settings
from tests.helpers.archive import TWO_PERSONS, pass_to_the_end, play_one
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.window import game_in

NOOR = Player("Noor")
ALONE = Choice(Options(), (NOOR, Player("Computer", Level.EASY)), 0)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    settings.own_exercises = True
    return settings


@pytest.fixture
def opponent() -> OpponentMaker:
    return QuickOpponent()


def end_of(window: MainWindow, qtbot: QtBot) -> ResultPanel:
    play = window.play
    assert play is not None
    qtbot.waitUntil(lambda: play.results is not None and play.results.is_seen)
    assert play.results is not None
    return play.results


def places_in(panel: ResultPanel) -> dict[Wish, QRect]:
    return {
        wish: QRect(button.mapTo(panel, QPoint(0, 0)), button.size())
        for wish, button in panel.buttons.items()
        if wish is not Wish.EXERCISES
    }


def wait_for_offer(panel: ResultPanel, qtbot: QtBot) -> None:
    qtbot.waitUntil(panel.offer.isEnabled)
    assert panel.offer.isVisible()


def test_a_persons_mistakes_are_offered_without_moving_anything(
    window: MainWindow, qtbot: QtBot
) -> None:
    """The real end of a real game, searched by a real process."""
    window.games.start(ALONE)
    game = game_in(window)
    while not game.position.is_over:
        qtbot.waitUntil(lambda: game.draft is not None or game.position.is_over)
        if not game.position.is_over:
            game.pass_turn()
    panel = end_of(window, qtbot)
    assert panel.offer.has_room
    assert panel.offer.text() == "Looking for exercises …"
    assert not panel.offer.isEnabled()
    before = places_in(panel)
    wait_for_offer(panel, qtbot)
    qtbot.wait(30)
    assert places_in(panel) == before
    book = window.games.archive.book
    assert book is not None
    person = book.person_named("Noor")
    assert person is not None
    lines = tuple(text for text, _ in reversed(book.mistakes(person.key)))
    of_turns = {1: "1 turn in which there was more: try it"}
    expected = of_turns.get(len(lines), f"{len(lines)} turns in which there was more: try them")
    assert panel.offer.text() == expected
    with qtbot.waitSignal(window.games.at_end.practise_wanted) as wanted:
        QTest.mouseClick(panel.offer, Qt.MouseButton.LeftButton)
    assert wanted.args == [person.key, lines]
    practice = window.practice
    assert practice.is_shown
    assert practice.person == person.key
    assert practice.page is not None
    practice.page.left.emit()
    assert panel.isVisible()
    assert panel.offer.text() == expected, "nothing was tried"
    buttons = panel.buttons
    assert next(iter(buttons)) is Wish.EXERCISES
    buttons[Wish.EXERCISES].setFocus()
    with qtbot.waitSignal(window.games.at_end.practise_wanted):
        QTest.keyClick(panel.offer, Qt.Key.Key_Return)
    assert practice.is_shown
    practice.page.left.emit()
    buttons[Wish.MORE].click()
    assert not panel.offer.isVisible(), "it is in front only"
    buttons[Wish.MORE].click()
    assert panel.offer.isVisible()


@pytest.mark.qt_log_ignore("does not support raise", "does not support grabbing", extend=True)
def test_of_two_persons_each_has_an_own_entry(window: MainWindow, qtbot: QtBot) -> None:
    play_one(window, qtbot)
    panel = end_of(window, qtbot)
    wait_for_offer(panel, qtbot)
    panel.offer.click()
    menu = panel.offer.persons
    assert menu.isVisible()
    named = [each.text().split(":")[0] for each in menu.actions()]
    assert named in (["Noor", "Sam"], ["Noor"], ["Sam"])
    book = window.games.archive.book
    assert book is not None
    person = book.person_named(named[-1])
    assert person is not None
    with qtbot.waitSignal(window.games.at_end.practise_wanted) as wanted:
        menu.actions()[-1].trigger()
    assert wanted.args[0] == person.key
    menu.close()


def test_without_exercises_the_rest_of_practice_is_offered(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched: list[State] = []

    def find(_finder: Finder, state: State, seats: Sequence[int], hinted: object) -> Found:
        assert window.play is not None
        assert window.play.results is not None
        assert window.play.results.is_seen, "it waits for the end to be shown"
        searched.append(state)
        return {}

    monkeypatch.setattr(Finder, "find", find)
    play_one(window, qtbot)
    panel = end_of(window, qtbot)
    qtbot.waitUntil(lambda: bool(searched))
    own = window.games.search.own_games
    assert own is not None
    qtbot.waitUntil(lambda: not own.is_busy)
    qtbot.waitUntil(panel.offer.isEnabled)
    assert panel.offer.text() == "Practise"
    QTest.mouseClick(panel.offer, Qt.MouseButton.LeftButton)
    practice = window.practice
    assert practice.start_page is not None
    assert window.stack.currentWidget() is practice.start_page
    window.settings.own_exercises = False
    play_one(window, qtbot)
    assert not end_of(window, qtbot).offer.has_room
    window.settings.own_exercises = True
    window.games.start(replace(TWO_PERSONS, counts=False))
    pass_to_the_end(window, qtbot)
    assert not end_of(window, qtbot).offer.has_room
    play_one(window, qtbot)
    assert end_of(window, qtbot).offer.has_room
