"""The progress of a thinking computer is a line in the panel of its seat, nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from formula_desktop.clock import steady_now
from formula_desktop.digifeud.options import Options
from formula_desktop.kinds.kind import State
from formula_desktop.look.theme import DARK
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice
from formula_desktop.store.settings.settings import Settings, ThemeChoice
from tests.helpers.formula.games import NOOR, SAM, match_of
from tests.helpers.quick_opponent import QuickOpponent

MASTER = Player("Computer", Level.MASTER)


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(is_slow=True)


STATES: dict[str, Callable[[], State]] = {
    "Digifeud": lambda: Choice(Options(), (MASTER, NOOR), 0).dealt(steady_now()),
    "Formula": lambda: match_of("12368*9", "4455667", players=(MASTER, NOOR)),
    "Formula for three": lambda: match_of(
        "12368*9", "4455667", "1123458", players=(MASTER, NOOR, SAM)
    ),
    "Formula, watched": lambda: match_of("12368*9", "4455667", players=(MASTER, MASTER)),
}


def thinking(window: MainWindow, qtbot: QtBot, state: Any) -> Any:
    """A game on the table in which the master thinks; gives its scene."""
    window.games.begin(state)
    game: Any = window.game
    qtbot.waitUntil(lambda: game.opponent.is_thinking)
    assert window.play is not None
    return window.play.page.scene


def coloured(scene: Any, colour: QColor) -> float:
    """The width in units that is coloured in the middle of the line's room."""
    room: QRectF = scene.thinking.boundingRect()
    image = QImage(400, 1, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    middle = QRectF(room.left(), room.center().y() - 0.5, room.width(), 1)
    scene.render(painter, QRectF(0, 0, 400, 1), middle, Qt.AspectRatioMode.IgnoreAspectRatio)
    painter.end()
    return sum(image.pixelColor(x, 0) == colour for x in range(400)) / 400


@pytest.mark.parametrize("which", STATES)
def test_it_grows_at_the_seat_that_thinks(window: MainWindow, qtbot: QtBot, which: str) -> None:
    scene = thinking(window, qtbot, STATES[which]())
    game = scene.game
    assert not scene.thinking.isVisible(), "whoever answers at once shows none"
    for part in (0.25, 0.75):
        game.opponent.progressed.emit(part)
        assert scene.thinking.isVisible()
        assert coloured(scene, scene.theme.accent) == pytest.approx(part, abs=0.02)
    panel = scene._panel_of(game.position.to_move)
    assert panel.contains(scene.thinking.boundingRect())
    assert scene.sceneRect().contains(panel)


@pytest.mark.parametrize("which", ["Digifeud", "Formula"])
def test_it_is_gone_with_the_turn(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent, which: str
) -> None:
    scene = thinking(window, qtbot, STATES[which]())
    game = scene.game
    game.opponent.progressed.emit(0.5)
    opponent.answer()
    assert not scene.thinking.isVisible()
    qtbot.waitUntil(lambda: game.draft is not None)
    game.pass_turn() if which == "Digifeud" else game.draw_or_pass()
    qtbot.waitUntil(lambda: game.opponent.is_thinking)
    game.opponent.progressed.emit(0.5)
    assert scene.thinking.isVisible()
    game.undo()
    assert not scene.thinking.isVisible()


def test_it_has_the_colours_of_the_theme(window: MainWindow, qtbot: QtBot) -> None:
    scene = thinking(window, qtbot, STATES["Digifeud"]())
    window.settings.theme = ThemeChoice.DARK
    scene.game.opponent.progressed.emit(0.5)
    assert coloured(scene, DARK.accent) == pytest.approx(0.5, abs=0.02)


def test_another_time_for_the_master_holds_at_once(
    window: MainWindow, qtbot: QtBot, settings: Settings, opponent: QuickOpponent
) -> None:
    settings.master_seconds = 10
    scene = thinking(window, qtbot, STATES["Digifeud"]())
    settings.master_seconds = 30
    assert scene.game.opponent.is_thinking
    assert [limit.seconds for _, _, limit in opponent.asked] == [10, 30]
