"""The program's own event loop, run in steps with its timers shortened and counted."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from formula_desktop.arguments import WindowArguments
from formula_desktop.self_test import ProblemError, see
from formula_desktop.shell.app import go_on
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.run.session import Session

HURRIED_MS: Final = 10
"""The interval to which every longer one is shortened."""

SEVERAL: Final = 3
"""How often a repeating timer must fire."""

_PATIENCE_S: Final = 60
_STEP_MS: Final = 5


class Wait(NamedTuple):
    """The condition that a step waits for, and the problem if it never holds."""

    until: Callable[[], bool]
    problem: str


class Loop(QObject):
    """Runs the program; each step is taken as soon as the last one's condition holds.

    The timers are those among the children of the program's objects. A name consists of the class
    that makes it and its attribute, or is the timer's own. Timers of Qt's own objects have none and
    are left alone. Timers are counted as their events are delivered, so also those that are made
    and fire between two steps, in whatever order the system lets them.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self.app = app
        self.fired: Counter[str] = Counter()
        self._needed: dict[str, int] = {}
        """How often each timer found must fire."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def missing(self) -> list[str]:
        """The timers that have not fired often enough."""
        return sorted(name for name, times in self._needed.items() if self.fired[name] < times)

    def run(self, session: Session, steps: Callable[[MainWindow], Iterator[Wait]]) -> None:
        """Run the program from its first frame to its end, with these steps in its window."""
        self._problem: Exception | None = None

        def begin(window: MainWindow) -> None:
            self._roots: tuple[QObject, ...] = self.app, window, window.settings
            self._steps = steps(window)
            self._wait = Wait(lambda: True, "")
            self._timer.start(_STEP_MS)

        self.app.installEventFilter(self)
        status = go_on(session, WindowArguments(), self.app, begin)
        if self._problem is not None:
            raise self._problem
        see(status == 0, f"the program ended with {status}")

    def fired_timer(self, end: str, times: int = 1) -> Wait:
        """The wait until the timers whose names end with `end` have fired."""

        def have() -> bool:
            return sum(each for name, each in self.fired.items() if name.endswith(end)) >= times

        return Wait(have, f"{end} is not called")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Timer or not isinstance(watched, QTimer):
            return False
        name = self._expect(watched) if watched is not self._timer else ""
        if name:
            self.fired[name] += 1
        return False

    def _go_on(self) -> None:
        try:
            for root in self._roots:
                for timer in root.findChildren(QTimer):
                    self._hurry(timer)
            if self._wait.until():
                self._wait = next(self._steps)
                self._patient_until = time.monotonic() + _PATIENCE_S
            elif time.monotonic() > self._patient_until:
                missing = ", ".join(self.missing) or "none"
                raise ProblemError(f"{self._wait.problem}; timers that have not fired: {missing}")
        except StopIteration:
            self._end()
        except Exception as problem:  # noqa: BLE001 - the report names any error
            self._problem = problem
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self._roots = ()
        self.app.removeEventFilter(self)
        self.app.closeAllWindows()
        self.app.quit()

    def _hurry(self, timer: QTimer) -> None:
        if self._expect(timer) and timer.interval() > HURRIED_MS:
            timer.setInterval(HURRIED_MS)

    def _expect(self, timer: QTimer) -> str:
        """Expect that the timer fires. Returns its name, if it is the program's."""
        name = _name(timer)
        if name:
            self._needed[name] = 1 if timer.isSingleShot() else SEVERAL
        return name


def _name(timer: QTimer) -> str:
    parent = timer.parent()
    if parent is None:  # Qt's own
        return ""
    held = (attribute for attribute, value in vars(parent).items() if value is timer)
    attribute = next(held, "")
    kind = _maker(type(parent), attribute)
    own = f"{kind.__module__}.{kind.__qualname__}.{attribute}" if attribute else timer.objectName()
    return own.removeprefix("formula_desktop.")


def _maker(kind: type, attribute: str) -> type:
    """The class that makes an attribute, whichever of its subclasses has it here."""
    for each in kind.__mro__:
        code = getattr(vars(each).get("__init__"), "__code__", None)
        if code is not None and attribute in code.co_names:
            return each
    return kind
