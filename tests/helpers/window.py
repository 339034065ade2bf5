"""A window as users have it, except for the speed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop import resources
from formula_desktop.engine.client import Opponent, OpponentMaker
from formula_desktop.formula.options import Options
from formula_desktop.players import Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games import lists
from formula_desktop.store.settings.last_choice import AnyChoice, Choice
from formula_desktop.store.settings.settings import ComputerSpeed, Settings

Open = Callable[[], MainWindow]
TWO_PERSONS = Choice(Options(), (Player("Noor"), Player("Sam")), 0)


@pytest.fixture(autouse=True, scope="session")
def _fonts(qapp: QApplication) -> None:
    for file in resources.fonts():
        QFontDatabase.addApplicationFont(str(file))


@pytest.fixture
def settings() -> Settings:
    """Settings without waiting, and without a process for the mistakes of each finished game."""
    settings = Settings()
    settings.own_exercises = False
    settings.animation = False
    settings.computer_speed = ComputerSpeed.AT_ONCE
    return settings


@pytest.fixture(autouse=True)
def _no_fingers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A touch screen made by one test stays for all later ones."""
    monkeypatch.setattr("formula_desktop.look.presentation.has_touch_screen", lambda: False)


@pytest.fixture
def opponent() -> OpponentMaker:
    """The computer player in the window: its process, unless a test overrides this."""
    return Opponent


@pytest.fixture
def open_window(
    qapp: QApplication,
    qtbot: QtBot,
    settings: Settings,
    opponent: OpponentMaker,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Open]:
    """Opens the program's window, several times if needed; it deals the same at each run."""
    monkeypatch.setattr(lists, "WAIT_S", 10)  # a busy machine is no slow disk
    seeds = Random(request.node.nodeid)
    for module in ("store.settings.last_choice", "models.table.formula"):
        monkeypatch.setattr(
            f"formula_desktop.{module}.SystemRandom", lambda: Random(seeds.random())
        )
    opened: list[MainWindow] = []

    def open_one() -> MainWindow:
        if opened:
            _take_away(opened.pop())
        window = MainWindow(qapp, settings, opponent=opponent)
        opened.append(window)
        window.show()
        qtbot.waitExposed(window)
        qtbot.waitUntil(lambda: window.is_complete)
        return window

    yield open_one
    if opened:
        _take_away(opened.pop())


def _take_away(window: MainWindow) -> None:
    """Close a window, and take its style and language from the application."""
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(open_window: Open) -> MainWindow:
    return open_window()


def undo(window: MainWindow) -> None:
    """Undo a turn from the menu, and answer yes to the question."""
    window.offered.undo.trigger()
    assert window.play is not None
    if window.play.questions.open is not None:
        window.play.questions.open.yes.click()


def game_in(window: MainWindow) -> Any:
    """The game in the window, with what only games of its class have."""
    assert window.game is not None
    return window.game


def start(window: MainWindow, choice: AnyChoice = TWO_PERSONS) -> None:
    window.games.start(choice)
    assert window.game is not None


def is_asked(game: Any) -> bool:
    """Whether the player to move may play; takes the seat if that is asked."""
    game.uncover()
    return game.draft is not None
