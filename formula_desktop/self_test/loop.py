"""The program's own event loop, run in steps with shortened timers."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from formula_desktop.arguments import WindowArguments
from formula_desktop.self_test.problem import ProblemError, see
from formula_desktop.self_test.timers import Timers
from formula_desktop.shell.app import go_on
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store import places
from formula_desktop.store.run import log as run_log
from formula_desktop.store.run.session import Session

_PATIENCE_S: Final = 60
_STEP_MS: Final = 5

_ENTRY: Final = re.compile(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} ", re.MULTILINE)
_NO_TROUBLE: Final = ("DEBUG ", "INFO ")


class Wait(NamedTuple):
    """The condition that a step waits for, and the problem if it never holds."""

    until: Callable[[], bool]
    problem: str


Steps = Callable[[MainWindow], Iterator[Wait]]
"""The steps taken in a window."""


def run(app: QApplication, session: Session, steps: Steps, timers: Timers) -> None:
    """Run the program from its first frame to its end."""
    walks: list[_Walk] = []
    status = go_on(
        session,
        WindowArguments(),
        lambda: app,
        lambda window: walks.append(_Walk(app, window, steps, timers)),
    )
    for walk in walks:
        if walk.problem is not None:
            raise walk.problem
    see(status == 0, f"the program ended with {status}")


def troubles(expected: tuple[str, ...]) -> str:
    """The problems in the runs' logs, except expected ones."""
    logs = places.current().logs
    text = run_log.read(logs, tuple(each.name for each in sorted(logs.glob("*"))))
    entries = _ENTRY.split(text)[1:]
    wrong = [each for each in entries if not each.startswith(_NO_TROUBLE)]
    return "".join(each for each in wrong if not any(known in each for known in expected))


class _Walk(QObject):
    """Takes the next step as soon as the last one's condition holds."""

    def __init__(self, app: QApplication, window: MainWindow, steps: Steps, timers: Timers) -> None:
        super().__init__()
        self.problem: Exception | None = None
        self._app, self._timers = app, timers
        self._roots: tuple[QObject, ...] = app, window, window.settings
        self._steps = steps(window)
        self._wait = Wait(lambda: True, "")
        self._patient_until = 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(_STEP_MS)

    def _go_on(self) -> None:
        try:
            self._timers.hurry(self._roots)
            if self._wait.until():
                self._wait = next(self._steps)
                self._patient_until = time.monotonic() + _PATIENCE_S
            elif time.monotonic() > self._patient_until:
                missing = ", ".join(self._timers.missing) or "none"
                raise ProblemError(f"{self._wait.problem}; timers that have not fired: {missing}")
        except StopIteration:
            self._end()
        except Exception as problem:  # noqa: BLE001 - the report names any error
            self.problem = problem
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self._roots = ()
        self._app.closeAllWindows()
        self._app.quit()
