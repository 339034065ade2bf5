"""The client of the computer player, which thinks in another process so that no frame waits."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import TypeAlias

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from formula_desktop import THINK
from formula_desktop.engine import process as itself
from formula_desktop.engine.protocol import best, choose, question, read_answer
from formula_desktop.kinds.kind import Play, View
from formula_desktop.limit import AT_ONCE, Limit
from formula_desktop.players import Level

_LONGEST_END_MS = 1000
_MOST_SAID = 5000
"""The most characters logged of the error output of a process that crashed."""

_log = logging.getLogger(__name__)


class Opponent(QObject):
    """Asks for one play at a time; a withdrawn question is never answered."""

    chosen = Signal(object)
    """The play that was asked for, as a Play."""
    progressed = Signal(float)
    """The part of the thinking that is done, from 0 to 1; only for long thinking."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = 0
        self._asked_at = 0.0
        self._open: View | None = None
        self._level: Level | None = None
        self._limit = AT_ONCE
        self._process: QProcess | None = None
        self._ending: list[QProcess] = []

    @property
    def is_thinking(self) -> bool:
        return self._open is not None

    def start(self) -> None:
        """Start the process ahead of its first question."""
        if self._process is None:
            _log.debug("A process is started")
            program, *arguments = itself.command(THINK)
            process = self._process = QProcess(self)
            process.readyReadStandardOutput.connect(self._read)
            process.finished.connect(self._end)
            process.errorOccurred.connect(self._end)
            process.start(program, arguments)  # may fail at once and so call _end

    def ask(self, view: View, level: Level | None, limit: Limit = AT_ONCE) -> None:
        """Ask for a level's play, or for the best; a question still open is withdrawn."""
        self.interrupt()
        self.start()
        self._asked += 1
        self._asked_at = monotonic()
        self._open, self._level, self._limit = view, level, limit
        _log.debug("Question %d for %s", self._asked, level or "the best play")
        if self._process is None:
            QTimer.singleShot(0, self, self._answer_here)
        else:
            self._process.write(question(self._asked, view, level, limit).encode() + b"\n")

    def interrupt(self) -> None:
        """Withdraw the open question at once; no answer follows."""
        if self.is_thinking:
            self._give_up()

    def stop(self) -> None:
        """End the process and wait for it; the next question starts another."""
        self._give_up()
        for process in self._ending[:]:
            process.waitForFinished(_LONGEST_END_MS)
        self._clear_away()

    def _give_up(self) -> None:
        self._open = None
        process, self._process = self._process, None
        if process is not None:
            self._leave(process)

    def _choose(self, view: View) -> Play:
        """Choose a play in this process, at once, since the window waits for it."""
        if self._level is None:
            return best(view)
        return choose(view, self._level, replace(AT_ONCE, seed=self._limit.seed))

    def _leave(self, process: QProcess) -> None:
        """Disconnect from a process and end it: after an error it may still run.

        On a busy machine this takes longer than a frame, so nothing waits for it.
        """
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._end)
        process.errorOccurred.disconnect(self._end)
        process.finished.connect(self._clear_away)
        self._ending.append(process)
        process.kill()
        self._clear_away()

    def _clear_away(self) -> None:
        gone = QProcess.ProcessState.NotRunning
        for process in [each for each in self._ending if each.state() == gone]:
            self._ending.remove(process)
            process.deleteLater()

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = bytes(self._process.readLine().data()).decode()
            if self._open is None:
                continue
            try:
                number, answered = read_answer(line, self._open)
            except (ValueError, LookupError, TypeError):
                _log.warning("The process has answered what is no play")
                view = self._open
                self._give_up()
                self._open = view
                self._answer_here()
                return
            if number != self._asked:
                continue
            if isinstance(answered, float):
                self.progressed.emit(answered)
            else:
                self._answer(answered)

    def _end(self) -> None:
        """Answer the open question here after the process ended, so that the game goes on."""
        process, self._process = self._process, None
        if process is not None:
            said = ""
            if process.isOpen():  # it was started
                said = bytes(process.readAllStandardError().data()).decode(errors="replace")
            _log.warning("The process has ended: %s %s", process.error().name, said[-_MOST_SAID:])
            self._leave(process)
        self._answer_here()

    def _answer_here(self) -> None:
        if self._open is not None and self._process is None:
            self._answer(self._choose(self._open))

    def _answer(self, play: Play) -> None:
        self._open = None
        _log.debug("Question %d answered after %.2f s", self._asked, monotonic() - self._asked_at)
        self.chosen.emit(play)


OpponentMaker: TypeAlias = Callable[[QObject], Opponent]
"""Makes an opponent that belongs to a Qt object: Opponent itself, or one that needs no process."""
