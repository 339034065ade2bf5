"""Whole games on the real window and server, each hand in a browser of its own."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.formula.options import Options
from formula_desktop.players import Player
from formula_desktop.shell.hands.hands import Hands
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice
from tests.helpers.hands.player import browser, until
from tests.helpers.hands.real import RealPage, RealTable, beside
from tests.helpers.hands.turns import turn
from tests.helpers.window import game_in, start

NAMES = ("Noor", "Sem", "Lotte", "Emma", "Daan")
WAYS = ("tap", "drag", "keys")
LANGUAGES = ("nl", "de", "fr", "en")
SIZES = ((320, 640), (390, 844), (820, 1180), (1280, 800))  # phones, a tablet, a laptop
RELOAD_AFTER = 2
SUMS = 6  # then both players of Digifeud pass until the end


def play(window: MainWindow, hands: Hands, qtbot: QtBot, players: int, options: Any) -> Any:
    """A whole round or game on as many browsers as there are players; returns the game."""
    start(window, Choice(options, tuple(map(Player, NAMES[:players])), 0))
    game = game_in(window)
    hands.open()
    qtbot.waitUntil(lambda: bool(hands.address))
    table = RealTable(hands, game)
    pages: list[RealPage] = []

    def work() -> None:
        for seat in range(players):
            made = browser(*SIZES[seat % len(SIZES)], LANGUAGES[seat % len(LANGUAGES)])
            pages.append(RealPage(made, table, seat, WAYS[seat % len(WAYS)]))
            pages[-1].join()
        number = 0
        while table.to_move is not None:
            take_turn(table, pages, passes=isinstance(options, BoardOptions) and number >= SUMS)
            number += 1
            if number == RELOAD_AFTER:
                pages[0].browser.refresh()
                until(lambda: pages[0].all(".game"), "the seat is still there after a reload")
                until(lambda: len(table.seats) == players, "everybody is here")
            for seat, page in enumerate(pages):
                until(partial(shows, page, table, seat), "the page shows the table")
        assert [each.complaints() for each in pages] == [[]] * players

    try:
        beside(hands, work)
    finally:
        for each in pages:
            each.end()
    return game


def take_turn(table: RealTable, pages: list[RealPage], *, passes: bool) -> None:
    """Lay the best sum there is, or pass."""
    given: Any = table
    of_pages: Any = pages
    if not passes:
        turn(given, of_pages)
        return
    plays, page = table.plays, pages[table.to_move or 0]
    page.press("pass")
    page.agree()
    until(lambda: table.plays > plays, "the turn is over")


def shows(page: RealPage, table: RealTable, seat: int) -> bool:
    """Whether a page has the hand of the table, and says in its language that it is connected."""
    shown = [each.get_attribute("data-key") for each in page.all(".hand button")]
    language = page.one("html").get_attribute("lang")
    size = len(table.hand(seat))
    return len(shown) == size and language == LANGUAGES[seat % len(LANGUAGES)]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_formula_on_real_browsers(
    window: MainWindow, here: Hands, qtbot: QtBot, players: int
) -> None:
    game = play(window, here, qtbot, players, Options())
    assert game.position.is_over


def test_digifeud_on_real_browsers(window: MainWindow, here: Hands, qtbot: QtBot) -> None:
    game = play(window, here, qtbot, 2, BoardOptions())
    assert game.position.is_over
    assert sum(game.position.totals) > 0
