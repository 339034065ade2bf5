"""`python -m tests.helpers.long.row GAMES SEED EVERY`: one game after another in one window.

Mostly computers play each other at full speed, and now and then a person is among them, whose plays
are made with the mouse. What the program holds is printed as a line of JSON every few games:
memory in MB, Qt's objects, timers, items of tables, Python's objects, children, open files.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from formula_desktop.__main__ import prepare
from formula_desktop.arguments import WindowArguments
from formula_desktop.digifeud.game import Game
from formula_desktop.formula.match import Match, Round

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from formula_desktop.shell.main_window import MainWindow


def figures(app: Any, window: Any) -> dict[str, int | float]:
    """What the program holds now."""
    from PySide6.QtCore import QCoreApplication, QEvent, QObject, QProcess, QTimer
    from PySide6.QtWidgets import QApplication
    from shiboken6 import Shiboken

    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    tops = [app, *QApplication.topLevelWidgets(), *app.topLevelWindows()]
    objects = {id(each): each for top in tops for each in (top, *top.findChildren(QObject))}
    wrapped = [each for each in Shiboken.getAllValidWrappers() if isinstance(each, QObject)]
    everything = list(objects.values())
    scene = window.play.page.scene if window.play is not None else None
    return {
        "megabytes": round(resident(), 1),
        "objects": len(everything),
        "widgets": len(QApplication.allWidgets()),
        "timers": sum(isinstance(each, QTimer) for each in everything),
        "items": len(scene.items()) if scene is not None else 0,
        "wrapped": len(wrapped),
        # looking through Qt's objects, as above, makes some of Python's for them, which stay
        "python": sum(not isinstance(each, Shiboken.Object) for each in gc.get_objects()),
        "processes": children(),
        "qprocesses": sum(isinstance(each, QProcess) for each in wrapped),
        "files": len(os.listdir("/proc/self/fd")),  # noqa: PTH208 - a list of numbers
    }


def resident() -> float:
    """Megabytes of memory that the process has."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def children() -> int:
    """How many processes it has started that are still there."""
    tasks = Path("/proc/self/task").glob("*/children")
    return sum(len(task.read_text().split()) for task in tasks)


def main(games: int, seed: str, every: int) -> int:
    prepare()
    from PySide6.QtCore import QTimer

    from formula_desktop.shell import app
    from formula_desktop.store.settings.settings import ComputerSpeed
    from tests.helpers.long.script import Script, some_game

    random = Random(seed)
    open_window = app.open_window
    played: Counter[str] = Counter()
    scripts: list[Script] = []

    def new() -> Match | Game:
        return some_game(random, persons=1 if random.random() < 0.15 else 0)

    def over(state: Match | Game) -> None:
        played["games"] += 1
        played["formula" if isinstance(state, Match) else "digifeud"] += 1
        played["turns"] += turns_of(state)

    def opened(app: QApplication, arguments: WindowArguments) -> MainWindow:
        window = open_window(app, arguments)
        window.settings.animation = False
        window.settings.computer_speed = ComputerSpeed.AT_ONCE

        def started() -> Match | Game:
            done = played["games"]
            if done and (done % every == 0 or done == games):
                print(json.dumps({**played, **figures(app, window)}), flush=True)
            if done >= games:
                scripts[-1].stop()
                QTimer.singleShot(0, window.close)
            return new()

        scripts.append(Script(window, random, started, lambda _state: None, over))
        return window

    app.open_window = opened
    return app.run(WindowArguments())


def turns_of(state: Match | Game) -> int:
    rounds: Sequence[Round | Game] = state.rounds if isinstance(state, Match) else (state,)
    return sum(len(each.turns) for each in rounds)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
