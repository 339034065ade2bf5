"""Best plays come one after another, the nearest first, and nobody waits for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from formula_desktop.engine.client import Opponent
from formula_desktop.engine.protocol import best
from formula_desktop.kinds.kind import View
from formula_desktop.models.past.best_plays import BestPlays
from formula_desktop.models.past.moments import Past
from tests.helpers.digifeud.page import opened_game
from tests.helpers.formula.games import COMPUTER, NOOR
from tests.helpers.formula.random_matches import random_match
from tests.helpers.quick_opponent import QuickOpponent


@pytest.fixture
def plays() -> Iterator[BestPlays]:
    made = BestPlays()
    yield made
    made.stop()


def views(seed: int = 5) -> list[View | None]:
    moments = Past(random_match(seed, 12)).moments
    return [moment.before.view(moment.seat) if moment.play else None for moment in moments]


def test_every_row_gets_the_best_play_from_the_process(plays: BestPlays, qtbot: QtBot) -> None:
    wanted = views()
    asked = [row for row, view in enumerate(wanted) if view is not None]
    assert len(asked) > 3
    found: list[int] = []
    plays.found.connect(found.append)
    plays.look_at(len(wanted) - 1)
    plays.look_for(wanted)
    assert not found, "nothing waits for it"
    qtbot.waitUntil(lambda: len(found) == len(asked))
    assert found == asked[::-1], "the nearest to the last row comes first"
    for row in asked:
        view = wanted[row]
        assert view is not None
        assert plays.play(row) == best(view)
    assert plays.play(0) is None


def test_the_row_looked_at_goes_before_others(qtbot: QtBot) -> None:
    plays = BestPlays(opponent=QuickOpponent())
    wanted = views()
    found: list[int] = []
    plays.found.connect(found.append)
    last = len(wanted) - 1
    plays.found.connect(lambda row: plays.look_at(last))
    plays.look_for(wanted)
    qtbot.waitUntil(lambda: len(found) >= 2)
    assert found[:2] == [1, last], "what had been asked, and then what is looked at"


def test_nothing_is_asked_while_somebody_goes_from_turn_to_turn(qtbot: QtBot) -> None:
    plays = BestPlays(opponent=QuickOpponent())
    plays._soon.setInterval(60_000)
    wanted = views()
    found: list[int] = []
    plays.found.connect(found.append)
    plays.look_for(wanted)
    for row in range(len(wanted)):
        plays.look_at(row)
        qtbot.wait(5)
    assert not found
    plays._soon.start(0)  # nobody has gone on for long enough
    qtbot.waitUntil(lambda: bool(found))
    assert found[0] == len(wanted) - 1


def test_what_is_known_stays_when_the_game_goes_on(plays: BestPlays, qtbot: QtBot) -> None:
    wanted = views()
    plays.look_for(wanted[:2])
    qtbot.waitUntil(lambda: plays.play(1) is not None)
    known = plays.play(1)
    plays.look_for(wanted)
    assert plays.play(1) is known
    plays.look_for([None, None])
    assert plays.play(1) is None, "it may not be known any more"


def test_nothing_comes_after_leaving(plays: BestPlays, qtbot: QtBot) -> None:
    moments = Past(opened_game(NOOR, COMPUTER)).moments
    found: list[int] = []
    plays.found.connect(found.append)
    plays.look_for([moment.before.view(moment.seat) for moment in moments])
    (adviser,) = plays.findChildren(Opponent)
    qtbot.waitUntil(lambda: adviser.is_thinking)
    plays.stop()
    assert not adviser.is_thinking
    states = {process.state() for process in plays.findChildren(QProcess)}
    assert states == {QProcess.ProcessState.NotRunning}
    qtbot.wait(300)
    assert not found


def test_without_a_process_it_is_the_same(qtbot: QtBot) -> None:
    plays = BestPlays(opponent=QuickOpponent())
    wanted = views()
    plays.look_for(wanted)
    qtbot.waitUntil(lambda: plays.play(len(wanted) - 1) is not None)
    for row, view in enumerate(wanted):
        assert plays.play(row) == (best(view) if view is not None else None)
