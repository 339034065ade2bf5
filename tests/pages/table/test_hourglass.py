"""The hourglass at both tables: when its sand falls, and what happens when it has run out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.digifeud.position import Ending
from formula_desktop.formula.options import Options
from formula_desktop.look.languages import Language
from formula_desktop.look.theme import HIGH_CONTRAST, LIGHT
from formula_desktop.pages.table.hourglass import HourglassButton
from formula_desktop.sounds.sound import Sound
from formula_desktop.store.settings.settings import ComputerSpeed, Settings
from tests.helpers.digifeud.games import after, game_of
from tests.helpers.digifeud.page import OPENING, RACK, Board
from tests.helpers.formula.games import COMPUTER, NOOR, SAM, lying, match_of
from tests.helpers.formula.page import Table
from tests.helpers.played_page import AnyPlayedPage
from tests.helpers.screen.glass import Sand
from tests.helpers.screen.heard import listen

HAND, OTHER = "12368*9", "1674455"
OPEN = Options(open_cards=True)
OPEN_RACKS = BoardOptions(open_racks=True)


def formula(qtbot: QtBot, **more: Any) -> Table:
    state = lying(match_of(HAND, OTHER, players=(NOOR, SAM), options=OPEN, **more), "draw")
    return Table(qtbot, state)


def digifeud(qtbot: QtBot) -> Board:
    return Board(
        qtbot, after(game_of(RACK, "x+-", players=(NOOR, SAM), options=OPEN_RACKS), OPENING)
    )


Open = Callable[[QtBot], Any]
with_both = pytest.mark.parametrize("opened", [formula, digifeud])


def with_sand(table: AnyPlayedPage, seconds: int = 60, *, passes: bool = False) -> Sand:
    """Give a table an hourglass."""
    table.settings.hourglass = seconds
    table.settings.hourglass_passes = passes
    QApplication.processEvents()
    return Sand(table.page.turn_time)


# --- there or not -------------------------------------------------------------------------------


@with_both
def test_there_is_none_unless_it_is_chosen(qtbot: QtBot, opened: Open) -> None:
    table = opened(qtbot)
    assert table.page.turn_time.glass is None
    assert not table.page.findChildren(HourglassButton)
    before = table.scene.layout.log
    sand = with_sand(table)
    assert sand.button.isVisible()
    assert not sand.button.geometry().intersects(table.page.frame.geometry())
    assert not sand.button.geometry().intersects(table.page.button_panel.geometry())
    table.settings.hourglass = 0
    assert not sand.button.isVisible()
    assert table.scene.layout.log == before


def test_times_are_from_a_quarter_of_a_minute_to_ten_minutes() -> None:
    for setting in (Settings.hourglass, Settings.class_hourglass):
        assert (setting.choices[:2], setting.choices[-1]) == ((0, 15), 600)
        assert list(setting.choices) == sorted(set(setting.choices))


@pytest.mark.parametrize("seconds", Settings.hourglass.choices[1:])
def test_every_time_can_be_chosen(qtbot: QtBot, seconds: int) -> None:
    sand = with_sand(formula(qtbot), seconds)
    assert sand.run(seconds - 1) == seconds - 1
    assert not sand.glass.is_empty
    sand.run(1)
    assert sand.glass.is_empty


def test_who_only_watches_has_none(qtbot: QtBot) -> None:
    watched = match_of(HAND, OTHER, players=(COMPUTER, COMPUTER))
    table = Table(qtbot, watched, waits=False)
    table.settings.hourglass = 60
    assert table.page.turn_time.glass is None


# --- while the sand falls -----------------------------------------------------------------------


@with_both
def test_it_runs_while_a_person_is_asked(qtbot: QtBot, opened: Open) -> None:
    sand = with_sand(opened(qtbot))
    assert sand.run(7) == 7
    assert sand.run(8) == 15


@with_both
def test_each_turn_has_all_of_it_also_after_undo_and_redo(qtbot: QtBot, opened: Open) -> None:
    table = opened(qtbot)
    sand = with_sand(table)
    sand.run(20)
    assert table.game.pass_without_end()
    assert sand.glass.passed == 0
    table.wait()
    assert sand.run(9) == 9
    table.game.undo()
    assert sand.glass.passed == 0
    table.wait()
    assert sand.run(5) == 5
    table.game.redo()
    assert sand.glass.passed == 0
    table.wait()
    assert sand.run(4) == 4


@with_both
def test_another_game_has_all_of_it(qtbot: QtBot, opened: Open) -> None:
    """As does one that goes on after the program was closed: it is put on the table again."""
    table = opened(qtbot)
    sand = with_sand(table)
    sand.run(20)
    if isinstance(table, Table):
        table.show_match(table.game.state)
    else:
        table.show_game(table.game.state)
    assert sand.glass.passed == 0
    assert sand.button.isVisible()
    assert sand.run(3) == 3


@with_both
def test_it_stands_while_the_page_is_not_shown(qtbot: QtBot, opened: Open) -> None:
    table = opened(qtbot)
    sand = with_sand(table)
    sand.run(5)
    table.page.hide()
    assert sand.run(30) == 5
    table.page.show()
    qtbot.waitExposed(table.page)
    assert sand.run(2) == 7


@with_both
def test_it_stands_while_the_window_is_minimised(qtbot: QtBot, opened: Open) -> None:
    table = opened(qtbot)
    sand = with_sand(table)
    sand.run(5)
    table.page.showMinimized()
    assert sand.run(30) == 5
    table.page.showNormal()
    assert sand.run(2) == 7


@with_both
def test_it_stands_below_a_dialog(qtbot: QtBot, opened: Open) -> None:
    table = opened(qtbot)
    sand = with_sand(table)
    sand.run(5)
    dialog = QDialog(table.page)
    dialog.open()
    qtbot.waitExposed(dialog)
    assert sand.run(30) == 5
    dialog.reject()
    assert sand.run(2) == 7


def test_it_stands_until_a_hand_is_uncovered(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER, players=(NOOR, SAM)))
    sand = with_sand(table)
    assert table.game.is_covered
    assert sand.run(30) == 0
    table.press_button(table.page.uncover_button)
    assert sand.run(4) == 4
    table.press_button(table.page.draw_button)
    table.wait()
    assert table.game.is_covered
    assert sand.run(30) == 0


def test_it_stands_during_a_computers_turn(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER, players=(NOOR, COMPUTER)), waits=False)
    table.quick.is_slow = True
    table.wait()
    sand = with_sand(table)
    assert sand.run(4) == 4
    table.press_button(table.page.draw_button)
    table.until(lambda: table.game.opponent.is_thinking)
    assert sand.run(30) == 0
    table.quick.answer()
    table.wait()
    assert sand.run(3) == 3


def test_it_stands_while_a_play_is_shown(qtbot: QtBot) -> None:
    game = game_of(RACK, "x+-", players=(NOOR, SAM), options=OPEN_RACKS)
    board = Board(qtbot, game, speed=ComputerSpeed.SLOW)
    sand = with_sand(board)
    board.game.pass_turn()
    assert board.scene.is_moving
    assert sand.run(30) == 0


# --- the pause ----------------------------------------------------------------------------------


@with_both
def test_a_click_pauses_it_and_another_one_goes_on(qtbot: QtBot, opened: Open) -> None:
    table = opened(qtbot)
    sand = with_sand(table)
    sand.run(5)
    table.press_button(sand.button)
    assert sand.run(30) == 5
    assert table.view.hasFocus(), "a click leaves the keyboard to the table"
    table.press_button(sand.button)
    assert sand.run(2) == 7


@with_both
def test_its_button_is_reached_and_pressed_by_keyboard(qtbot: QtBot, opened: Open) -> None:
    table = opened(qtbot)
    sand = with_sand(table)
    table.tab_to(sand.button)
    table.key(Qt.Key.Key_Space)
    assert sand.glass.is_paused


# --- at the end ---------------------------------------------------------------------------------


@with_both
def test_it_rings_once_and_stays_empty(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(qtbot)
    sand = with_sand(table, 15)
    heard: list[Sound] = []
    table.page.sounds.heard.connect(heard.append)
    said = listen(monkeypatch)
    before = table.game.state
    sand.run(40)
    assert heard == [Sound.GLASS]
    assert sand.glass.is_empty
    assert table.game.state is before
    assert table.game.draft is not None, "the turn goes on"
    qtbot.waitUntil(lambda: any("The hourglass is empty." in each for each in said))


def test_a_turn_of_formula_passes_with_a_card(qtbot: QtBot) -> None:
    table = formula(qtbot, stock="57")
    sand = with_sand(table, 15, passes=True)
    seat = table.game.position.to_move
    table.drag_card(table.game.hand.cards[0], table.scene.place_items[0])
    sand.run(15)
    assert table.plays[-1] == "draw"
    table.wait()
    assert table.game.position.to_move != seat
    assert sand.run(3) == 3, "the next turn has all of it"


def test_a_turn_of_formula_is_a_pass_without_any_cards_left(qtbot: QtBot) -> None:
    match = match_of(HAND, OTHER, players=(NOOR, SAM), options=OPEN)
    drawn = len(match.position.stock)
    table = Table(qtbot, lying(match, *["draw"] * drawn))
    sand = with_sand(table, 15, passes=True)
    sand.run(15)
    table.wait()
    assert table.plays[drawn:] == ["pass"]
    sand.run(40)
    assert table.plays[drawn:] == ["pass"], "a second one would end the round"
    assert sand.glass.is_empty
    assert not table.game.position.is_over


def test_a_turn_of_digifeud_passes_but_never_to_the_end(qtbot: QtBot) -> None:
    board = digifeud(qtbot)
    sand = with_sand(board, 15, passes=True)
    turns = len(board.game.turns)
    for number in range(1, 3):
        sand.run(15)
        board.wait()
        assert len(board.game.turns) == turns + number
        assert str(board.game.turns[-1].play) == "pass"
    assert board.game.pass_ends_game
    sand.run(40)
    assert len(board.game.turns) == turns + 2
    assert sand.glass.is_empty
    assert not board.game.position.is_over


def test_a_limit_of_the_printed_rules_stays_what_it_is(qtbot: QtBot) -> None:
    options = BoardOptions(open_racks=True, turn_limit_minutes=1)
    board = Board(qtbot, game_of(RACK, "x+-", players=(NOOR, SAM), options=options))
    sand = with_sand(board, 30, passes=True)
    board.clock.pass_by(seconds=61)
    sand.run(30)
    assert board.game.position.ending is Ending.TIMEOUT


# --- what is seen and told ----------------------------------------------------------------------


@with_both
def test_its_name_tells_what_is_left(qtbot: QtBot, opened: Open, language: Language) -> None:
    language.speak("en")
    table = opened(qtbot)
    sand = with_sand(table, 90)
    button = QAccessible.queryAccessibleInterface(sand.button)
    name = QAccessible.Text.Name
    assert button.text(name) == "Hourglass: 90 seconds left"
    told = {button.text(name) for _ in range(90) if sand.run(1)}
    assert len(told) == 10, "every ten seconds"
    assert button.text(name) == "Hourglass: empty"
    assert table.game.pass_without_end()
    table.press_button(sand.button)
    assert button.text(name) == "Hourglass: 90 seconds left, paused"
    assert sand.button.toolTip() == "Let the sand run on (P)"
    table.press_button(sand.button)
    assert sand.button.toolTip() == "Stop the sand (P)"


class Paints(QObject):
    """What is painted again of some widget."""

    def __init__(self, of: QObject) -> None:
        super().__init__()
        self.region = QRegion()
        self.number = 0
        of.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
            self.number += 1
        return False


@with_both
def test_only_the_glass_is_painted_again_and_seldom(qtbot: QtBot, opened: Open) -> None:
    table = opened(qtbot)
    table.settings.animation = True
    sand = with_sand(table)
    sand.run(1)
    qtbot.wait(50)
    paints, glass = Paints(table.view.viewport()), Paints(sand.button)
    for _ in range(8):
        sand.run(1)
        QApplication.processEvents()
    assert 0 < glass.number <= 8, "once for each look at the clock"
    assert paints.region.subtracted(QRegion(sand.button.geometry())).isEmpty()


def test_nothing_moves_between_its_steps_without_animation(qtbot: QtBot) -> None:
    table = formula(qtbot)
    sand = with_sand(table, 600)
    sand.run(1)
    qtbot.wait(50)
    glass = Paints(sand.button)
    for _ in range(20):
        sand.run(1)
        QApplication.processEvents()
    assert 0 < glass.number <= 5, "once for each step of five seconds"


@pytest.mark.parametrize("theme", [LIGHT, HIGH_CONTRAST])
def test_sand_paused_and_empty_look_different_without_colours(qtbot: QtBot, theme: Any) -> None:
    table = Table(
        qtbot, match_of(HAND, OTHER, players=(NOOR, SAM), options=OPEN), theme=theme, waits=False
    )
    table.wait()
    sand = with_sand(table, 60)

    def picture() -> bytes:
        image = sand.button.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        return bytes(memoryview(image.constBits()))

    seen = [picture()]
    sand.run(30)
    seen.append(picture())
    sand.turn_time.pause()
    seen.append(picture())
    sand.turn_time.pause()
    sand.run(30)
    seen.append(picture())
    assert len(set(seen)) == 4
