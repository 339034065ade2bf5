"""Errors in the program: logged, and reported in one dialog while the program continues.

An exception arrives in the middle of whatever Qt was doing, perhaps painting. It is only logged
there, and reported once Qt is back in its event loop.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from PySide6 import QtCore
from PySide6.QtCore import QObject, Signal, qInstallMessageHandler
from shiboken6 import isValid

from formula_desktop import __version__
from formula_desktop.logs import without_home
from formula_desktop.shell.errors.overrides import clear_frames

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType
    from PySide6.QtWidgets import QDialog, QWidget

    from formula_desktop.store.run.log import RunLog

_IN_FULL: Final = 3
"""The number of full logs of the same error; after that only its 10th, 100th, … is noted."""

_MOST_PLACES: Final = 1000
_LONGEST: Final = 20_000
_KINDS: Final = {
    "QtDebugMsg": ("message", logging.DEBUG),
    "QtInfoMsg": ("message", logging.DEBUG),
    "QtWarningMsg": ("warning", logging.WARNING),
    "QtCriticalMsg": ("error", logging.ERROR),
    "QtFatalMsg": ("fatal error", logging.CRITICAL),
}
_NOISE: Final = "This plugin does not support"
"""Part of Qt's warning about a feature that a platform lacks, such as an off-screen one."""

_SCREEN_IS_GONE: Final = ("connection broke", "Did the Wayland compositor die")
"""Qt's messages just before it ends the program itself, for example when the user logs off."""

_log = logging.getLogger(__name__)


class ErrorReports(QObject):
    """Collects exceptions and Qt's warnings from `install` to `uninstall`."""

    _happened = Signal(str)

    def __init__(self, log: RunLog, screen_is_gone: Callable[[], object] = lambda: None) -> None:
        """`screen_is_gone` is called just before Qt ends the program for it."""
        super().__init__()
        self._run_log = log
        self._screen_is_gone = screen_is_gone
        self._window: QWidget | None = None
        self._is_kept: Callable[[], bool | None] = lambda: None
        self._counts: Counter[str] = Counter()
        self._reported: set[str] = set()
        self._untold = ""
        self._is_telling = False
        self.dialog: QDialog | None = None
        """The dialog, while it is open."""

    def install(self) -> None:
        """Start collecting; handlers that were installed before are still called."""
        self._before: Any = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._hear
        threading.excepthook = self._hear_from_thread
        sys.unraisablehook = self._hear_unraisable
        self._qt_before: Any = qInstallMessageHandler(self._hear_qt)

    def uninstall(self) -> None:
        """Stop collecting."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        qInstallMessageHandler(self._qt_before)
        self._window = None

    def watch_over(self, window: QWidget, is_kept: Callable[[], bool | None]) -> None:
        """Report exceptions over this window.

        `is_kept` says whether the game on the table has been saved; None without a game.
        """
        self._window, self._is_kept = window, is_kept
        self._happened.connect(self._tell, QtCore.Qt.ConnectionType.QueuedConnection)
        if self._untold:
            self._happened.emit(self._untold)

    def _hear(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        """Handle an exception as sys.excepthook."""
        if issubclass(kind, Exception):
            self._note(kind, error, where, is_reported=True)
        with suppress(Exception):
            self._before[0](kind, error, where)
        clear_frames(where)  # Python keeps them: a painter among them would go on painting

    def _hear_from_thread(self, given: threading.ExceptHookArgs) -> None:
        if issubclass(given.exc_type, Exception):
            self._note(given.exc_type, given.exc_value, given.exc_traceback, is_reported=True)
        with suppress(Exception):
            self._before[1](given)

    def _hear_unraisable(self, given: sys.UnraisableHookArgs) -> None:
        """Log an exception raised during cleanup, which cannot be stopped anyway."""
        self._note(given.exc_type, given.exc_value, given.exc_traceback, is_reported=False)
        with suppress(Exception):
            self._before[2](given)

    def _hear_qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        with suppress(Exception):
            word, level = _KINDS.get(kind.name, ("message", logging.DEBUG))
            if _log.isEnabledFor(level) and not message.startswith(_NOISE):
                category = context.category or "default"
                where = f" ({category})" if category != "default" else ""
                text = f"Qt's {word}{where}: {message}"
                self._count(f"Qt: {message}", text[:_LONGEST], level)
            if any(sign in message for sign in _SCREEN_IS_GONE):
                self._screen_is_gone()
        if self._qt_before is not None:
            self._qt_before(kind, context, message)
        else:
            with suppress(Exception):
                print(message, file=sys.stderr, flush=True)

    def _note(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        where: TracebackType | None,
        *,
        is_reported: bool,
    ) -> None:
        """Log an exception, and make sure that it is reported once; raises nothing."""
        with suppress(Exception):
            from traceback import format_exception

            text = "".join(format_exception(kind, error, where, limit=-40))[-_LONGEST:]
            place = f"{kind.__name__} {_place(where)}"
            self._count(place, text, logging.ERROR)
            if is_reported and place not in self._reported and len(self._reported) < _MOST_PLACES:
                self._reported.add(place)
                if self._window is None:
                    self._untold = self._untold or text
                elif isValid(self):
                    self._happened.emit(text)

    def _count(self, place: str, text: str, level: int) -> None:
        if place not in self._counts and len(self._counts) >= _MOST_PLACES:
            return
        self._counts[place] += 1
        times = self._counts[place]
        if times <= _IN_FULL:
            _log.log(level, "%s", text.rstrip())
        elif str(times).strip("0") == "1":
            _log.log(level, "%d times: %s", times, text.strip().splitlines()[-1])

    def _tell(self, text: str) -> None:
        """Open the dialog unless it is already open; log any errors of its own."""
        if self._is_telling or (self.dialog is not None and isValid(self.dialog)):
            return
        window = self._window
        if window is None or not isValid(window) or not window.isVisible():
            return
        self._is_telling = True
        try:
            with suppress(Exception):
                # Needed only when something goes wrong.
                from formula_desktop.shell.errors.dialogs import tell_of_trouble

                place = without_home(str(self._run_log.file))
                details = f"{about()}\nLog: {place}\n\n{self._run_log.private.hidden(text)}"
                self.dialog = tell_of_trouble(window, self._kept(), details)
                self.dialog.finished.connect(self._forget)
        finally:
            self._is_telling = False

    def _kept(self) -> bool | None:
        with suppress(Exception):
            return self._is_kept()
        return None

    def _forget(self) -> None:
        self.dialog = None


def _place(where: TracebackType | None) -> str:
    """Where an exception was raised; the same for repeated occurrences."""
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    if where is None:
        return ""
    return f"{where.tb_frame.f_code.co_filename}:{where.tb_lineno}"


def about() -> str:
    """The versions in use, for readers of a log."""
    from PySide6.QtCore import QSysInfo, qVersion
    from PySide6.QtGui import QGuiApplication

    return (
        f"Formula Desktop {__version__}, Qt {qVersion()}, Python {sys.version.split()[0]}, "
        f"{QSysInfo.prettyProductName()} {QSysInfo.currentCpuArchitecture()}, "
        f"{QGuiApplication.platformName()}"
    )
