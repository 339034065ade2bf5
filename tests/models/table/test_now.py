"""The moment, as long as the program runs."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtWidgets import QApplication

from formula_desktop.models.table import game as table_game
from formula_desktop.models.table.game import now
from tests.helpers.digifeud.games import Clock
from tests.helpers.places import ROOT
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.store.saved_games import match


def test_now_is_what_the_clock_says_to_the_second() -> None:
    assert abs(datetime.now(UTC) - now()) < timedelta(seconds=2)
    assert now().microsecond == 0
    assert now().tzinfo is UTC


def test_now_goes_on_as_time_does(monkeypatch: pytest.MonkeyPatch) -> None:
    before, steady = now(), table_game._steady()
    monkeypatch.setattr(table_game, "_steady", lambda: steady + 3600)
    assert timedelta(minutes=59) < now() - before < timedelta(minutes=61)


@pytest.mark.skipif(sys.platform != "linux", reason="no such clocks there")
def test_setting_the_clock_changes_nothing_in_a_run() -> None:
    """The wall clock of Python is replaced; time itself is not."""
    code = """
import time
from formula_desktop.models.table import game as table_game
class Late(table_game.datetime):
    @classmethod
    def now(cls, zone=None):
        return super().now(zone).replace(year=1999)
before = table_game.now()
table_game.datetime = Late
assert 0 <= (table_game.now() - before).total_seconds() < 5
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60, check=False)
    assert done.returncode == 0


def test_moments_of_a_match_never_go_back(qapp: QApplication) -> None:
    from formula_desktop.models.table.formula import FormulaGame

    clock = Clock()
    game = FormulaGame(match(1), clock=clock, opponent=QuickOpponent(is_slow=True))
    for step in (5, -3600, 4, -86400):
        clock.pass_by(seconds=step)
        game.opponent.chosen.emit(game.position.may[0])
    moments = [turn.at for turn in game.state.round.turns]
    assert len(moments) == 4
    assert moments == sorted(moments)
