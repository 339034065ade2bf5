"""A window that nobody sees: a draft is laid in it and played, and the computer answers."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from formula_desktop.arguments import GAMES
from formula_desktop.gamefile import read_any_file, write_game
from formula_desktop.self_test.games import built_in, turn_of_first_player
from formula_desktop.self_test.problem import ProblemError, see
from formula_desktop.store import places, safe
from formula_desktop.store.settings import ComputerSpeed, Settings
from formula_desktop.thinking import best
from formula_desktop.windows.main_window import MainWindow

_PATIENCE_S: Final = 60
_COLOURS: Final = 20
"""A table with anything on it has more colours than so many."""


def drafts(folder: Path) -> dict[str, Any]:
    """Lay and play a draft in both games."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)  # which the run has made
    settings = Settings()
    settings.animation = False
    settings.cover_hands = False
    settings.computer_speed = ComputerSpeed.AT_ONCE
    window = MainWindow(app, settings)
    window.show()  # on a screen in memory
    try:
        return {name: _played(app, window, name, folder) for name in GAMES}
    finally:
        window.close()
        window.deleteLater()


def _played(app: QApplication, window: MainWindow, name: str, folder: Path) -> dict[str, Any]:
    """Open a game from a file, go on with it, and find it on the disk."""
    file = folder / f"opened-{name}.formula"
    safe.write(file, write_game(turn_of_first_player(built_in(name))))
    window.open_file(file)
    game = window.game
    see(game is not None, f"{file.name} was not opened")
    _wait(app, lambda: game.draft is not None, "nobody is asked to play")
    turns = len(game.turns)
    play = best(game.draft.view)
    game.lay(play)
    see(game.why_not_play is None, f"{play} may not be played: {game.why_not_play}")
    picture = window.grab()
    colours = _colours(picture.toImage())
    see(colours > _COLOURS, f"the table is drawn with {colours} colours only")
    see(game.play(), f"{play} was not played")
    _wait(app, lambda: len(game.turns) > turns + 1, "the computer does not answer")
    see(window.keeper.flush(), "the game does not reach the disk")
    state = window.keeper.state
    see(state is not None and _is_kept(write_game(state)), "the game was not kept")
    return {"laid": str(play), "answered": str(game.turns[turns + 1].play), "colours": colours}


def _is_kept(data: bytes) -> bool:
    """Whether a game is on the disk as it is on the table."""
    kept = sorted(places.current().games.glob(f"*{places.SUFFIX}"))
    return data in [write_game(read_any_file(each)) for each in kept]


def _colours(image: QImage) -> int:
    """How many colours a picture has, looking at some of its points."""
    step = 7
    points = ((x, y) for x in range(0, image.width(), step) for y in range(0, image.height(), step))
    return len({image.pixel(x, y) for x, y in points})


def _wait(app: QApplication, condition: Callable[[], bool], problem: str) -> None:
    """Let the window go on until something has happened."""
    until = time.monotonic() + _PATIENCE_S
    while not condition():
        if time.monotonic() > until:
            raise ProblemError(problem)
        app.processEvents()
        time.sleep(0.002)
