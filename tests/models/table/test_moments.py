"""The moments of a match."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from tests.helpers.digifeud.games import Clock
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.store.saved_games import match


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
