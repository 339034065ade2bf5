"""Turns are judged one after another, the nearest first; a failed process holds up nothing."""

from __future__ import annotations

import sys

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.engine import process
from formula_desktop.engine.protocol import judge, judging_limit
from formula_desktop.kinds.kind import Play, View
from formula_desktop.models.past.judgements import Judgements
from formula_desktop.models.past.moments import Past
from tests.helpers.formula.random_matches import random_match


def turns() -> list[tuple[View, Play] | None]:
    moments = Past(random_match(5, 6)).moments
    return [
        (moment.before.view(moment.seat), moment.play) if moment.play else None
        for moment in moments
    ]


def test_every_turn_is_judged_and_the_nearest_first(qtbot: QtBot) -> None:
    judgements = Judgements()
    wanted = turns()[-3:]
    found: list[int] = []
    judgements.found.connect(found.append)
    judgements.look_at(len(wanted) - 1)
    judgements.look_for(wanted)
    asked = [row for row, turn in enumerate(wanted) if turn is not None]
    assert len(asked) > 1
    qtbot.waitUntil(lambda: len(found) == len(asked), timeout=120_000)
    assert found == asked[::-1]
    last = wanted[asked[-1]]
    assert last is not None
    view, play = last
    assert judgements.judgement(asked[-1]) == judge(view, play, judging_limit(view))
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
    qtbot.waitUntil(lambda: len(found) == len(asked), timeout=30_000)
    assert {judgements.judgement(row) for row in asked} == {None}
    judgements.stop()
