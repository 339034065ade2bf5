"""The hourglass in the window: its menu and key, games for a class, other pages, what is locked."""

from __future__ import annotations

from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.formula.options import Options
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice
from formula_desktop.store.settings.settings import Settings
from tests.helpers.screen.glass import Sand
from tests.helpers.screen.mnemonics import letter
from tests.helpers.window import Open, game_in, start

CLASS = Choice(
    Options(open_cards=True), (Player("Team 1"), Player("Team 2")), 0, counts=False, hints=False
)
ALONE = Choice(Options(), (Player("Noor"), Player("Computer", Level.EASY)), 1)

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def begin(qtbot: QtBot, window: MainWindow, choice: Any = CLASS) -> Sand:
    start(window, choice)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    return sand_of(window)


def sand_of(window: MainWindow) -> Sand:
    assert window.play is not None
    return Sand(window.play.page.turn_time)


def shown(window: MainWindow) -> list[QAction]:
    """The times in the menu, as it is opened."""
    menu = window.offered.glass_menu
    menu.aboutToShow.emit()
    return menu.times.actions()


def chosen(window: MainWindow) -> list[object]:
    return [each.data() for each in shown(window) if each.isChecked()]


def choose(window: MainWindow, seconds: int) -> None:
    next(each for each in shown(window) if each.data() == seconds).trigger()


def press_p(window: MainWindow) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_P)
    QApplication.processEvents()


def test_a_class_has_one_and_others_have_none(qtbot: QtBot, window: MainWindow) -> None:
    sand = begin(qtbot, window)
    assert sand.glass.seconds == Settings.class_hourglass.default > 0
    assert sand.button.isVisible()
    start(window, ALONE)
    assert window.play is not None
    assert window.play.page.turn_time.glass is None
    assert not sand.button.isVisible()


def test_the_menu_chooses_for_this_game_of_a_class_and_for_all_others(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    sand = begin(qtbot, window)
    assert chosen(window) == [120]
    choose(window, 45)
    assert sand.glass.seconds == 45
    assert (settings.class_hourglass, settings.hourglass) == (45, 0)
    sand.run(10)
    choose(window, 0)
    assert window.play is not None
    assert window.play.page.turn_time.glass is None
    assert not window.offered.pause.isEnabled()
    begin_alone = ALONE
    start(window, begin_alone)
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    assert chosen(window) == [0]
    choose(window, 15)
    assert (settings.class_hourglass, settings.hourglass) == (120, 15), "a class has its own"
    menu = window.offered.glass_menu
    menu.passes.trigger()
    assert settings.hourglass_passes
    turns = len(game_in(window).turns)
    sand_of(window).run(15)
    assert str(game_in(window).turns[turns].play) == "draw"


def test_it_can_be_a_ring(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    sand = begin(qtbot, window)
    sand.run(60)
    pictures = [sand.button.grab().toImage()]
    for _ in range(2):
        shown(window)
        window.offered.glass_menu.ring.trigger()
        QApplication.processEvents()
        pictures.append(sand.button.grab().toImage())
    assert not settings.hourglass_ring
    assert pictures[0] == pictures[2] != pictures[1]


def test_a_digit_chooses_a_time_in_the_open_menu(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    begin(qtbot, window)
    menu = window.offered.glass_menu
    for seconds in (90, 300, 0):
        menu.popup(window.mapToGlobal(window.rect().center()))
        qtbot.waitExposed(menu)
        entry = next(each for each in menu.times.actions() if each.data() == seconds)
        QTest.keyClick(menu, Qt.Key(ord(letter(entry.text()).upper())))
        assert not menu.isVisible()
        assert settings.class_hourglass == seconds


def test_p_stops_the_sand_and_lets_it_run_again(qtbot: QtBot, window: MainWindow) -> None:
    sand = begin(qtbot, window)
    sand.run(5)
    press_p(window)
    assert sand.run(20) == 5
    assert window.offered.pause.isChecked()
    press_p(window)
    assert not window.offered.pause.isChecked()
    assert sand.run(2) == 7


def test_elsewhere_p_does_nothing(qtbot: QtBot, window: MainWindow) -> None:
    sand = begin(qtbot, window)
    for leave in (window.library.show_games, window.show_home):
        leave()
        press_p(window)
        assert not sand.glass.is_paused
    assert not window.offered.pause.isEnabled()


def test_other_pages_and_questions_stop_it_and_it_goes_on_from_there(
    qtbot: QtBot, window: MainWindow
) -> None:
    sand = begin(qtbot, window)
    sand.run(5)
    library = window.library
    for leave in (window.show_home, window.show_rules, window.look_back, library.show_results):
        leave()
        assert sand.run(20) == 5, leave
        window.games.go_on()
        QApplication.processEvents()
    assert sand.run(2) == 7
    window.offered.stop.trigger()
    assert window.play is not None
    assert window.play.questions.open is not None
    assert sand.run(20) == 7
    window.play.questions.open.accept()
    qtbot.waitUntil(lambda: window.play is not None and window.play.results is not None)
    assert sand.run(20) == 7, "the panel of a match that was stopped is in front"
    window.play.close_results()
    window.show_settings()
    assert sand.run(20) == 7


def test_a_game_that_goes_on_after_the_program_was_closed_has_all_of_it(
    qtbot: QtBot, open_window: Open
) -> None:
    window = open_window()
    sand = begin(qtbot, window)
    sand.run(30)
    window.close()
    window = open_window()
    qtbot.waitUntil(window.home.go_on.isEnabled)
    window.games.go_on()
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    again = sand_of(window)
    assert (again.glass.seconds, again.glass.passed) == (120, 0)
    assert again.run(4) == 4


def test_a_demonstration_a_lesson_and_exercises_have_none(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    settings.hourglass = 60
    window.games.watch("formula")
    assert window.play is not None
    assert window.play.page.turn_time.glass is None
    assert not window.offered.glass_menu.menuAction().isEnabled()
    window.show_lesson("formula")
    assert window.teaching is not None
    assert window.teaching.page is not None
    assert window.teaching.page.turn_time.glass is None


def test_what_an_administrator_has_locked_is_chosen_by_nobody(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    file = tmp_path / "defaults.ini"
    said = ConfigParser()
    said["settings"] = {"class_hourglass": "30"}
    said["locked"] = {"settings": "class_hourglass, hourglass_passes"}
    with file.open("w") as written:
        said.write(written)
    monkeypatch.setenv("FORMULA_DESKTOP_DEFAULTS", str(file))
    settings = Settings()
    window = MainWindow(qapp, settings)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.is_complete)
    sand = begin(qtbot, window)
    assert sand.glass.seconds == 30
    times = shown(window)
    assert chosen(window) == [30]
    assert not any(each.isEnabled() for each in times)
    assert not window.offered.glass_menu.passes.isEnabled()
    press_p(window)
    assert sand.glass.is_paused, "a pause is no setting"
    window.close()
