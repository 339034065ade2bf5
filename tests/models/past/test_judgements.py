"""Turns are judged one after another, the nearest first; a failed process holds up nothing."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from formula_desktop.engine import process
from formula_desktop.engine.client import Opponent
from formula_desktop.engine.protocol import judge, judging_limit
from formula_desktop.formula.options import Options
from formula_desktop.judgement import Judgement
from formula_desktop.models.past.judgements import REACH, Judgements
from formula_desktop.models.past.moments import Moment, Past
from tests.helpers.formula.random_matches import over, random_match
from tests.helpers.quick_opponent import QuickOpponent


def turns() -> list[Moment | None]:
    return [each if each.play else None for each in Past(random_match(5, 6)).moments]


def test_every_turn_is_judged_and_the_nearest_first(qtbot: QtBot) -> None:
    judgements = Judgements()
    wanted = turns()[-3:]
    found: list[int] = []
    judgements.found.connect(found.append)
    judgements.look_at(len(wanted) - 1)
    judgements.look_for(wanted)
    asked = [row for row, turn in enumerate(wanted) if turn is not None]
    assert len(asked) > 1
    # Its process gives way to all others, so beside other tests it takes long.
    qtbot.waitUntil(lambda: len(found) == len(asked), timeout=400_000)
    assert found == asked[::-1]
    last = wanted[asked[-1]]
    assert last is not None
    assert last.play is not None
    view = last.before.view(last.seat)
    assert judgements.judgement(asked[-1]) == judge(view, last.play, judging_limit(view))
    judgements.stop()


def test_leaving_ends_the_process(qtbot: QtBot) -> None:
    judgements = Judgements()
    found: list[int] = []
    judgements.found.connect(found.append)
    judgements.look_for(turns())
    (adviser,) = judgements.findChildren(Opponent)
    qtbot.waitUntil(lambda: adviser.is_thinking)
    judgements.stop()
    assert not adviser.is_thinking
    states = {each.state() for each in judgements.findChildren(QProcess)}
    assert states == {QProcess.ProcessState.NotRunning}
    qtbot.wait(300)
    assert not found


def test_only_what_is_near_is_judged_in_a_long_match(qtbot: QtBot) -> None:
    opponent = QuickOpponent(judging=lambda view, play: Judgement(play, 0.5, 0.5, 0.0, None))
    judgements = Judgements(opponent=opponent)
    moments = Past(over(Options(), rounds=60)).moments
    assert len(moments) > 6 * REACH
    judgements.look_for([each if each.play else None for each in moments])

    def known() -> set[int]:
        return {row for row in range(len(moments)) if judgements.is_known(row)}

    def near(middle: int) -> set[int]:
        rows = range(max(0, middle - REACH), middle + REACH + 1)
        return {row for row in rows if moments[row].play}

    qtbot.waitUntil(lambda: known() == near(0))
    judgements.look_at(4 * REACH)
    qtbot.waitUntil(lambda: known() == near(0) | near(4 * REACH))
    assert not opponent.is_thinking
    judgements.stop()


def test_without_its_process_no_turn_is_judged(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "command", lambda *_: [sys.executable, "-c", "input()"])
    judgements = Judgements()
    wanted = turns()
    found: list[int] = []
    judgements.found.connect(found.append)
    judgements.look_for(wanted)
    asked = [row for row, turn in enumerate(wanted) if turn is not None]
    qtbot.waitUntil(lambda: len(found) == len(asked))
    assert {judgements.judgement(row) for row in asked} == {None}
    judgements.stop()
