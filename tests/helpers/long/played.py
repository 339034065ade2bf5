"""`python -m tests.helpers.long.played SEED`: the real program, played by a script.

It prints lines of JSON: what the program found when it started, and the game with its number of
plays as soon as the table shows the last of them. Once the program has said that the disk is slow,
a play is printed when it is on the disk: until then it may be lost, as the player has been told.
"""

from __future__ import annotations

import json
import os
import sys
from random import Random
from typing import TYPE_CHECKING, Any

from formula_desktop.__main__ import prepare
from formula_desktop.arguments import WindowArguments
from formula_desktop.digifeud.game import Game
from formula_desktop.formula.match import Match

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from formula_desktop.shell.main_window import MainWindow


def tell(**what: object) -> None:
    """Flushed, as the program may be killed at any moment."""
    os.write(1, json.dumps(what).encode() + b"\n")


class Shown:
    """Prints what the table shows."""

    def __init__(self) -> None:
        self._autosave: Any = None
        self._is_slow = False
        self._waiting: Match | Game | None = None

    def follow(self, autosave: Any) -> None:
        self._autosave = autosave
        autosave.slow.connect(self._follow_slow)
        autosave.changed.connect(self._follow_kept)

    def tell(self, state: Match | Game) -> None:
        self._waiting = state
        if not self._is_slow or self._autosave.is_kept:
            self._tell()

    def _follow_slow(self) -> None:
        self._is_slow = True

    def _follow_kept(self) -> None:
        if self._waiting is not None and self._autosave.is_kept:
            self._tell()

    def _tell(self) -> None:
        from tests.helpers.long.script import game_key, plays_of

        state, self._waiting = self._waiting, None
        assert state is not None
        is_over = state.has_reached_target if isinstance(state, Match) else state.is_over
        tell(game=game_key(state), plays=plays_of(state), over=is_over)


def main(seed: str) -> int:
    prepare()
    from formula_desktop.shell import app
    from formula_desktop.store.settings.settings import ComputerSpeed
    from tests.helpers.long.script import Script, game_key, some_game

    random = Random(seed)
    open_window = app.open_window
    shown = Shown()
    scripts: list[Script] = []

    def over(state: Match | Game) -> None:
        tell(ended=game_key(state))

    def opened(app: QApplication, arguments: WindowArguments) -> MainWindow:
        window = open_window(app, arguments)
        shown.follow(window.games.autosave)
        window.settings.animation = False
        window.settings.computer_speed = ComputerSpeed.AT_ONCE
        persons = random.choice((1, 1, 1, 2))
        scripts.append(
            Script(
                window,
                random,
                lambda: some_game(random, persons=persons),
                shown.tell,
                over,
                ending=over,
            )
        )
        return window

    app.open_window = opened
    tell(started=os.getpid())
    return app.run(WindowArguments())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
