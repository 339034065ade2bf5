"""A table with a game that is over, and the panel with its result."""

from __future__ import annotations

from typing import Any

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from formula_desktop.formula.options import Options, Scoring
from formula_desktop.pages.outcome.count import Count
from formula_desktop.pages.outcome.panel import ResultPanel
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.players import Player
from formula_desktop.shell.main_window import MainWindow
from tests.helpers.tours.tour import LONG_NAMES, Tour

EVERYTHING = Options(
    scoring=Scoring.POINTS,
    target=600,
    play_on=True,
    multiples_of_five=True,
    hard_sum_bonus=True,
    winner_extra_card=True,
    open_cards=True,
)
LONG = tuple(Player(name) for name in (*LONG_NAMES, "Noor"))


def ended(window: MainWindow, qtbot: QtBot, state: Any) -> ResultPanel:
    """Show a game that is over on its table; gives the panel with its result."""
    Tour(window, qtbot, lambda *_: None).show_game(state)
    play = window.play
    assert play is not None
    qtbot.waitUntil(lambda: play.results is not None)
    assert play.results is not None
    QTest.qWait(30)
    return play.results


def count_of(panel: ResultPanel) -> Count:
    """The part behind *More*, which is pressed unless it is open already."""
    if not panel.shows_count:
        panel.buttons[Wish.MORE].click()
        QTest.qWait(10)
    assert panel.count is not None
    return panel.count
