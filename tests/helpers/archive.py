"""The window's results: games are played to their end, and then reported and stored."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.digifeud.options import Options
from formula_desktop.players import Player
from formula_desktop.results.standings import Standing
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice
from tests.helpers.digifeud.games import Clock
from tests.helpers.window import game_in

NOOR, SAM = Player("Noor"), Player("Sam")
TWO_PERSONS = Choice(Options(), (NOOR, SAM), 0)


def pass_to_the_end(window: MainWindow, qtbot: QtBot) -> None:
    """Both people pass until the game is over, each some time after the other."""
    game = game_in(window)
    clock = game.clock = Clock()
    clock.now = game.state.turn_began
    while not game.position.is_over:
        qtbot.waitUntil(lambda: game.uncover() is None and game.draft is not None)
        clock.pass_by(seconds=5)
        game.pass_turn()


def standings(window: MainWindow, game: str = DIGIFEUD) -> dict[str, Standing]:
    """The lines by name, without the dates on which participants were added.

    In rebuilt results, those are the dates of games.
    """
    book = window.games.archive.book
    assert book is not None
    found = {}
    for each in book.standings(game):
        participant = replace(each.participant, created=datetime(2026, 1, 1, tzinfo=UTC))
        found[participant.name] = each._replace(participant=participant)
    return found


def play_one(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(TWO_PERSONS)
    pass_to_the_end(window, qtbot)
