"""A table shows at most 25 words during a turn, for a child who reads slowly.

A word is what a reader reads: letters between spaces, on buttons, in the header, on the felt. Signs
and numbers are no words, and neither is what only a screen reader says or the pointer shows. The
rows of the log are left out: they are sums and the players' names, which the seats show too. Its
heading counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import LANGUAGES
from formula_desktop.kinds.digifeud import DIGIFEUD as BOARD_KIND
from formula_desktop.kinds.formula import FORMULA as CARD_KIND
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.pages.table.page import AnyTablePage
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import SizeChoice
from formula_desktop.table.items import TextItem
from formula_desktop.table.seat import SeatItem
from tests.helpers.digifeud.games import after, game_of
from tests.helpers.formula.games import NOOR, lying, match_of
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.tours.tour import Tour
from tests.helpers.window import game_in

MOST_WORDS = 25
LATER = ("(2)+(4)=6", "draw")
EASY = Player("Computer", Level.EASY)


def shown_texts(page: AnyTablePage) -> Iterator[str]:
    """Every text that is seen on a page with a table, but for the rows of its log."""
    for each in page.findChildren(QWidget):
        if each.isVisible() and isinstance(each, QLabel | QPushButton):
            yield each.text()
    scene = page.scene
    assert scene is not None
    for item in scene.items():
        if isinstance(item, TextItem) and item.isVisible():
            yield item.text()
        elif isinstance(item, SeatItem):
            yield from (item.seat.name, item.seat.score, item.seat.count)


def words(text: str) -> list[str]:
    """The words of a text: what has a letter, and is no sign or number."""
    return [word for word in text.split() if re.search(r"[^\W\d_]", word)]


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(is_slow=False)


def states() -> Iterator[tuple[str, Any]]:
    """Games in a turn of a person, by name: the usual options and those of *6+*."""
    for key in (None, ReadyMade.SIX):
        cards = CARD_KIND.usual_options() if key is None else CARD_KIND.ready_made[key].options
        board = BOARD_KIND.usual_options() if key is None else BOARD_KIND.ready_made[key].options
        match = match_of("1234688", "4455667", players=(NOOR, EASY), options=cards)
        yield f"formula {key or ''}", match
        yield f"formula {key or ''}, later", lying(match, *LATER)
        game = game_of("34721568", "+-", players=(NOOR, EASY), options=board)
        yield f"digifeud {key or ''}", game
        yield f"digifeud {key or ''}, later", after(game, "G7> 3+4=7", "pass")


def test_there_are_few_words_at_the_table(window: MainWindow, qtbot: QtBot) -> None:
    tour = Tour(window, qtbot, lambda _name, _widget: None)
    too_many = {}
    for language in LANGUAGES:
        window.settings.language = language
        for size in SizeChoice:
            window.settings.size = size
            for name, state in states():
                tour.show_game(state)
                tour.settle()
                assert window.play is not None
                page = window.play.page
                for moment in moments(tour):
                    said = [w for t in shown_texts(page) for w in words(t)]
                    if len(said) > MOST_WORDS:
                        too_many[language, str(size), name, moment] = said
    assert too_many == {}


def moments(tour: Tour) -> Iterator[str]:
    """Name each moment while it is shown: a turn, its hints, and a play that is being built."""
    game = game_in(tour.window)
    yield "at the start"
    while True:
        step = game.hints.step
        game.hints.ask()
        tour.qtbot.waitUntil(lambda: not game.hints.is_looking)
        if game.hints.step == step:
            break
        yield f"with step {game.hints.step} of a hint"
    game.take_back(game.draft.puts[0].index)
    yield "unfinished"
