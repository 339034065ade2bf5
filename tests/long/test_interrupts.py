"""A master that thinks is interrupted: no process stays behind, and no play comes late.

4 times here for each game; as often as one likes:
    LONG_INTERRUPTS=200 python3 dev.py test tests/long/test_interrupts.py
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.clock import steady_now
from formula_desktop.digifeud.options import Options
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice
from formula_desktop.store.settings.settings import Settings
from tests.helpers.formula.games import match_of
from tests.helpers.long.progress import FIRST_SEED, Progress, number
from tests.helpers.long.row import children
from tests.helpers.window import open_window, opponent, settings

__all__ = ["open_window", "opponent", "settings"]

INTERRUPTS = number("LONG_INTERRUPTS", 4)
LONGEST_WAIT = 60_000
"""Milliseconds; a busy machine is no failure."""
LATE = 400
"""Milliseconds in which a play that comes late would have come."""

PLAYERS = (Player("Noor"), Player("Computer", Level.MASTER))


def new_state(name: str) -> Any:
    """A game in which the master has to think after Noor's first turn."""
    if name == DIGIFEUD:
        return Choice(Options(), PLAYERS, 0).dealt(steady_now())
    return match_of("4455667", "12368*9", players=PLAYERS)


pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="looks for processes as Linux has them"
)


def let_it_think(window: MainWindow, qtbot: QtBot, name: str, *, has_reported: bool) -> Any:
    """A game in which Noor has made a turn, so that the master thinks; gives the game.

    `has_reported`: it has said already how far it is. Where it needs no thinking another game is
    begun.
    """
    while True:
        game = begun(window, qtbot, name)
        parts: list[float] = []
        game.opponent.progressed.connect(parts.append)
        turns = len(game.turns)
        if wait_until(qtbot, game, turns, parts if has_reported else [0.0]):
            return game


def begun(window: MainWindow, qtbot: QtBot, name: str) -> Any:
    """A game after Noor's first turn."""
    window.games.begin(new_state(name))
    game: Any = window.game
    qtbot.waitUntil(lambda: game.draft is not None, timeout=LONGEST_WAIT)
    game.pass_turn() if name == DIGIFEUD else game.draw_or_pass()
    return game


def wait_until(qtbot: QtBot, game: Any, turns: int, parts: list[float]) -> bool:
    """Wait until it thinks and some parts are done; whether that came before an answer."""
    qtbot.waitUntil(
        lambda: len(game.turns) > turns or (game.opponent.is_thinking and bool(parts)),
        timeout=LONGEST_WAIT,
    )
    qtbot.wait(30)
    return len(game.turns) == turns and game.opponent.is_thinking


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("name", [FORMULA, DIGIFEUD])
def test_nothing_comes_of_a_master_that_is_interrupted(
    open_window: Callable[[], MainWindow], qtbot: QtBot, settings: Settings, name: str
) -> None:
    settings.master_seconds = 30
    window = open_window()
    random = Random(f"{name} {FIRST_SEED}")
    progress = Progress(f"interrupts at {name}", INTERRUPTS)
    processes_at_first, longest = children(), 0.0
    chosen: list[object] = []
    for done in range(INTERRUPTS):
        game = let_it_think(window, qtbot, name, has_reported=random.random() < 0.5)
        assert window.play is not None
        game.opponent.chosen.connect(chosen.append)
        process = game.opponent._process.processId()
        turns = len(game.turns)
        way = random.choice(("undo", "new", "look back", "leave"))
        began = time.monotonic()
        if way == "undo":
            game.undo()
            turns -= 1
        elif way == "new":
            window.games.begin(new_state(name))
        elif way == "look back":
            window.play.page.hold()
        else:
            window.play.leave()
        longest = max(longest, time.monotonic() - began)
        assert not game.opponent.is_thinking, way
        assert len(game.turns) == turns, way
        qtbot.waitUntil(lambda: not is_there(process), timeout=LONGEST_WAIT)  # noqa: B023
        progress.at(done + 1, slowest=f"{1000 * longest:.0f} ms")
    qtbot.wait(LATE)
    assert chosen == []
    let_it_think(window, qtbot, name, has_reported=True)
    window.close()
    qtbot.wait(LATE)
    assert chosen == []
    assert children() <= processes_at_first
    progress.end({"slowest": f"{1000 * longest:.0f} ms"})
