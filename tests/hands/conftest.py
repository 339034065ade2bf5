"""Windows for the tests of hands on other screens, opened for this machine alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.formula.options import Options
from formula_desktop.players import Player
from formula_desktop.shell.hands.hands import Hands
from formula_desktop.shell.hands.networks import Network
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice
from tests.helpers.hands.page import Page
from tests.helpers.window import _fonts, _no_fingers, open_window, opponent, settings, start, window

__all__ = ["_fonts", "_no_fingers", "open_window", "opponent", "settings", "window"]

HERE = Network("here", "127.0.0.1")


@pytest.fixture
def here(window: MainWindow) -> Iterator[Hands]:
    """The hands of a window that knows this machine as its only network."""
    window.hands.find_networks = lambda: [HERE]
    yield window.hands
    window.hands.close()


@pytest.fixture
def hands(window: MainWindow, here: Hands, qtbot: QtBot) -> Hands:
    """The same, open at a table of two persons."""
    start(window, Choice(Options(), (Player("Noor"), Player("Sam")), 0))
    here.open()
    qtbot.waitUntil(lambda: bool(here.address))
    return here


@pytest.fixture
def pages(hands: Hands, qtbot: QtBot) -> Iterator[list[Page]]:
    """Pages of both."""
    made = [Page(qtbot, hands, name) for name in ("Noor", "Sam")]
    for each in made:
        each.sit()
    yield made
    for each in made:
        each.wire.close()
