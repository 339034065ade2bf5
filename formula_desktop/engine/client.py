"""The client of the computer player, which thinks in another process so that no frame waits."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic
from typing import TypeAlias

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from formula_desktop import THINK
from formula_desktop.engine import process
from formula_desktop.engine.protocol import (
    LONGEST_ANSWER,
    ProtocolError,
    best,
    choose,
    hinted,
    judging_limit,
    question,
    read_answer,
    read_judgement,
)
from formula_desktop.judgement import Judgement
from formula_desktop.kinds.kind import Play, View
from formula_desktop.limit import AT_ONCE, Limit
from formula_desktop.players import Level

_LONGEST_END_MS = 1000
_LOOKS_EVERY_MS = 500
_PATIENCE_S = 15.0
"""The seconds that a process has for an answer, plus twice those that it may think.

They are enough for its start on a slow and busy computer: all levels that no seconds limit answer
at once.
"""
_JUDGING_S = 60.0
"""The seconds that it has to judge a turn, which takes about one, but no game waits for it."""
_MOST_SAID = 5000
"""The most characters logged of the error output of a process that crashed."""

_log = logging.getLogger(__name__)


class Opponent(QObject):
    """Asks for one play or judgement at a time; a withdrawn question is never answered."""

    chosen = Signal(object)
    """The play that was asked for, as a Play."""
    judged = Signal(object)
    """The Judgement that was asked for; None if the process failed."""
    progressed = Signal(float)
    """The part of the thinking that is done, from 0 to 1; only for long thinking."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = 0
        self._asked_at = 0.0
        self._open: View | None = None
        self._level: Level | None = None
        self._limit = AT_ONCE
        self._judged: Play | None = None
        self._is_hint = False
        self._process: QProcess | None = None
        self._ending: list[QProcess] = []
        self._looking = QTimer(self, interval=_LOOKS_EVERY_MS)
        self._looking.timeout.connect(self._look)

    @property
    def is_thinking(self) -> bool:
        return self._open is not None

    def start(self) -> None:
        """Start the process ahead of its first question."""
        if self._process is None:
            _log.debug("A process is started")
            program, *arguments = process.command(THINK)
            child = self._process = QProcess(self)
            child.readyReadStandardOutput.connect(self._read)
            child.finished.connect(self._end)
            child.errorOccurred.connect(self._end)
            child.start(program, arguments)  # may fail at once and so call _end

    def ask(self, view: View, level: Level | None, limit: Limit = AT_ONCE) -> None:
        """Ask for a level's play, or for the best; a question still open is withdrawn."""
        self._ask(view, level, limit)

    def ask_hint(self, view: View, level: Level) -> None:
        """Ask for the play that a hint leads to against a level; a question still open is
        withdrawn."""
        self._ask(view, level, judging_limit(view), is_hint=True)

    def judge(self, view: View, play: Play, limit: Limit) -> None:
        """Ask what a play was worth; a question still open is withdrawn."""
        self._ask(view, None, limit, play)

    def _ask(
        self,
        view: View,
        level: Level | None,
        limit: Limit,
        judged: Play | None = None,
        *,
        is_hint: bool = False,
    ) -> None:
        self.interrupt()
        self.start()
        self._asked += 1
        self._asked_at = monotonic()
        self._open, self._level, self._limit = view, level, limit
        self._judged, self._is_hint = judged, is_hint
        _log.debug("Question %d for %s", self._asked, judged or level or "the best play")
        if self._process is None:
            QTimer.singleShot(0, self, self._answer_here)
        else:
            line = question(self._asked, view, level, limit, judged, is_hint=is_hint)
            self._process.write(line.encode() + b"\n")
            self._looking.start()

    def interrupt(self) -> None:
        """Withdraw the open question at once; no answer follows."""
        if self.is_thinking:
            self._give_up()

    def stop(self) -> None:
        """End the process and wait for it; the next question starts another."""
        self._give_up()
        for child in self._ending[:]:
            child.waitForFinished(_LONGEST_END_MS)
        self._clear_away()

    def _give_up(self) -> None:
        self._open = None
        self._looking.stop()
        child, self._process = self._process, None
        if child is not None:
            self._leave(child)

    def _choose(self, view: View) -> Play:
        """Choose a play in this process, at once, since the window waits for it."""
        if self._level is None:
            return best(view)
        if self._is_hint:
            return hinted(view, self._level)
        return choose(view, self._level, self._limit._replace(iterations=0, seconds=None))

    def _leave(self, child: QProcess) -> None:
        """Disconnect from a process and end it: after an error it may still run.

        On a busy machine this takes longer than a frame, so nothing waits for it.
        """
        child.readyReadStandardOutput.disconnect(self._read)
        child.finished.disconnect(self._end)
        child.errorOccurred.disconnect(self._end)
        child.finished.connect(self._clear_away)
        self._ending.append(child)
        child.kill()
        self._clear_away()

    def _clear_away(self) -> None:
        gone = QProcess.ProcessState.NotRunning
        for child in [each for each in self._ending if each.state() == gone]:
            self._ending.remove(child)
            child.deleteLater()

    def _read(self) -> None:
        while self._process is not None and _has_line(self._process):
            line = bytes(self._process.readLine(LONGEST_ANSWER + 1).data())
            try:
                if self._open is None:
                    raise ProtocolError("nothing was asked")
                if self._judged is not None:
                    self._answer_judged(read_judgement(line, self._asked, self._open))
                    continue
                answered = read_answer(line, self._asked, self._open)
            except ProtocolError as error:
                _log.warning("The process is ended for what it said: %s", error)
                self._do_without()
                return
            if isinstance(answered, float):
                self.progressed.emit(answered)
            else:
                self._answer(answered)

    def _look(self) -> None:
        """End a process that does not answer, such as one that was stopped."""
        taken = monotonic() - self._asked_at
        patience = _PATIENCE_S if self._judged is None else _JUDGING_S
        if taken > patience + 2 * (self._limit.seconds or 0):
            _log.warning("The process is ended: it has not answered for %.0f s", taken)
            self._do_without()

    def _do_without(self) -> None:
        """End the process, and answer the open question here, so that the game goes on."""
        child, self._process = self._process, None
        if child is not None:
            self._leave(child)
        self._answer_here()

    def _end(self) -> None:
        child = self._process
        if child is not None:
            said = ""
            if child.isOpen():  # it was started
                said = bytes(child.readAllStandardError().data()).decode(errors="replace")
            _log.warning("The process has ended: %s %s", child.error().name, said[-_MOST_SAID:])
        self._do_without()

    def _answer_here(self) -> None:
        if self._open is not None and self._process is None:
            if self._judged is None:
                self._answer(self._choose(self._open))
            else:
                self._answer_judged(None)

    def _answer(self, play: Play) -> None:
        self._close()
        self.chosen.emit(play)

    def _answer_judged(self, judgement: Judgement[Play] | None) -> None:
        self._close()
        self.judged.emit(judgement)

    def _close(self) -> None:
        self._open = None
        self._looking.stop()
        _log.debug("Question %d answered after %.2f s", self._asked, monotonic() - self._asked_at)


def _has_line(child: QProcess) -> bool:
    """Whether a process has said a line, or more than a line may have."""
    return child.canReadLine() or child.bytesAvailable() > LONGEST_ANSWER


OpponentMaker: TypeAlias = Callable[[QObject], Opponent]
"""Makes an opponent that belongs to a Qt object: Opponent itself, or one that needs no process."""
