"""Browsers, the real server and the real window: several turns, with a reload on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.formula.options import Options
from formula_desktop.players import Player
from formula_desktop.shell.hands.networks import Network
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice
from tests.helpers.hands.player import browser, until
from tests.helpers.hands.real import RealPage, RealTable, beside
from tests.helpers.hands.turns import turn
from tests.helpers.window import game_in, start

NAMES = ("Noor", "Sem", "Lotte", "Emma", "Daan")
WAYS = ("tap", "keys")  # test_games.py drags


@pytest.fixture
def _local(monkeypatch: pytest.MonkeyPatch) -> None:
    here = [Network("here", "127.0.0.1")]
    monkeypatch.setattr("formula_desktop.shell.hands.hands.networks", lambda: here)


Turn = Callable[[RealTable, list[RealPage]], None]


def play(
    window: MainWindow, qtbot: QtBot, players: int, options: Any, most: int, take_turn: Turn
) -> Any:
    """Some turns on as many browsers as there are players; returns the game."""
    seats = tuple(Player(name) for name in NAMES[:players])
    start(window, Choice(options, seats, 0))
    hands, game = window.hands, game_in(window)
    hands.open()
    qtbot.waitUntil(lambda: bool(hands.address), timeout=20_000)
    table = RealTable(hands, game)
    pages: list[RealPage] = []

    def work() -> None:
        for seat in range(players):
            pages.append(RealPage(browser(), table, seat, WAYS[seat % len(WAYS)]))
            pages[-1].join()
        for number in range(most):
            if table.to_move is None:
                break
            take_turn(table, pages)
            if number == 2:
                pages[0].browser.refresh()
                until(lambda: pages[0].all(".game"), "the seat is still there after a reload")
                until(lambda: len(table.seats) == players, "everybody is here")
        assert [each.complaints() for each in pages] == [[]] * players

    try:
        beside(hands, work)
    finally:
        for each in pages:
            each.end()
        hands.close()
    return game


def draw(table: RealTable, pages: list[RealPage]) -> None:
    """Take a card on the page of whoever is to move."""
    plays, page = table.plays, pages[table.to_move or 0]
    page.press("draw")
    until(lambda: table.plays > plays, "the card is taken")


def lay(table: RealTable, pages: list[RealPage]) -> None:
    """Lay the best sum there is."""
    given: Any = table
    of_pages: Any = pages
    turn(given, of_pages)


@pytest.mark.usefixtures("_local")
@pytest.mark.parametrize("players", [2, 5])
def test_formula_on_real_browsers(window: MainWindow, qtbot: QtBot, players: int) -> None:
    game = play(window, qtbot, players, Options(), 8, draw)
    assert game.turn_number == 8 or game.position.is_over


@pytest.mark.usefixtures("_local")
def test_digifeud_on_real_browsers(window: MainWindow, qtbot: QtBot) -> None:
    game = play(window, qtbot, 2, BoardOptions(), 6, lay)
    assert game.turn_number == 6
