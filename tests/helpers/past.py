"""Looking back as a person does: with real keys and clicks, on games of both kinds."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from formula_desktop.clock import steady_now
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import kind_of
from formula_desktop.look.faces import FaceKind
from formula_desktop.models.past.plays import WAITING, Column
from formula_desktop.pages.past.page import LookBackPage
from formula_desktop.players import Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.notes import SavedSeat
from tests.helpers.digifeud.games import after
from tests.helpers.digifeud.games import game_of as board_of
from tests.helpers.digifeud.page import ANSWER, DRAWN, OPENING, RACK
from tests.helpers.played_page import PLAIN

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
FACES = (SavedSeat("", "teal", "fox"), SavedSeat("", "blue", "kite"))
HANDS = ("1225667", "1133445")


def opened(*players: Player, minutes: int | None = None) -> Game:
    options = BoardOptions(turn_limit_minutes=minutes)
    game = board_of(
        RACK, "x+-", "9999", "+", digits=DRAWN, signs="-", players=players, options=options
    )
    return after(replace(game, started=steady_now()), OPENING, ANSWER)


def put_on_table(window: MainWindow, state: State, seats: tuple[SavedSeat, ...] = ()) -> None:
    play = window.games.tables.table(kind_of(state).name)
    window.stack.setCurrentWidget(play.page)
    play.start(state, seats)
    QApplication.processEvents()


def look_back(window: MainWindow, qtbot: QtBot) -> LookBackPage:
    """Open the page with its keys."""
    window.activateWindow()
    qtbot.keyClick(window, Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    return page_of(window)


def page_of(window: MainWindow) -> LookBackPage:
    assert window.looking is not None
    page = window.looking.page
    assert window.stack.currentWidget() is page
    QApplication.processEvents()
    return page


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    QTest.keyClick(widget, key, modifiers)
    QApplication.processEvents()


def click(button: QPushButton) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()


def click_row(page: LookBackPage, row: int) -> None:
    index = page.model.index(row, Column.PLAY)
    page.list.scrollTo(index)
    QTest.mouseClick(
        page.list.viewport(),
        LEFT,
        Qt.KeyboardModifier.NoModifier,
        page.list.visualRect(index).center(),
    )
    QApplication.processEvents()


def cell(page: LookBackPage, row: int, column: Column) -> str:
    text: str = page.model.index(row, column).data()
    return text


def wait_for_bests(page: LookBackPage, qtbot: QtBot) -> None:
    rows = range(page.model.rowCount())
    qtbot.waitUntil(lambda: not any(cell(page, row, Column.BEST) == WAITING for row in rows))


def open_hands(page: LookBackPage) -> list[bool]:
    """For each row, whether any card of the tray is visible except those laid."""
    seen = []
    for row in range(page.model.rowCount()):
        page.list.go_to(row)
        scene = page.scene
        assert scene is not None
        rest = [item for at, item in enumerate(scene.tray.hand) if at not in scene.laid]
        assert rest
        assert len({item.face.kind is FaceKind.BACK for item in rest}) == 1
        seen.append(rest[0].face.kind is not FaceKind.BACK)
    return seen
