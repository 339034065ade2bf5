"""The computer player, asked in a process of its own, so that no frame waits for it."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from formula_desktop import THINK
from formula_desktop.thinking import Play, View, choose, question, read_answer


class Opponent(QObject):
    """Asks for one play at a time; a question that is withdrawn is never answered."""

    chosen = Signal(object)
    """The play that was asked for, as a Play."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = 0
        self._open: View | None = None
        self._process: QProcess | None = None

    @property
    def is_thinking(self) -> bool:
        return self._open is not None

    def start(self) -> None:
        """Make the process ready before its first question."""
        if self._process is None:
            self._process = self._made()
            self._process.start()  # which may fail at once, and so call _end

    def ask(self, view: View) -> None:
        """Ask for a play; a question still open is withdrawn."""
        self.interrupt()
        self.start()
        self._asked += 1
        self._open = view
        if self._process is None:
            QTimer.singleShot(0, self, self._answer_here)
        else:
            self._process.write(self._question(self._asked, view).encode() + b"\n")

    def interrupt(self) -> None:
        """Withdraw the open question at once; nothing of it comes back."""
        if self.is_thinking:
            self.stop()

    def stop(self) -> None:
        """End the process; the next question starts another."""
        self._open = None
        process, self._process = self._process, None
        if process is not None:
            self._leave(process)

    def _question(self, number: int, view: View) -> str:
        """The line that asks for a play."""
        return question(number, view)

    def _choose(self, view: View) -> Play:
        """The same answered here."""
        return choose(view)

    def _made(self) -> QProcess:
        process = QProcess(self)
        process.setProgram(sys.executable)
        frozen = getattr(sys, "frozen", False)
        process.setArguments([THINK] if frozen else ["-m", "formula_desktop", THINK])
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._end)
        process.errorOccurred.connect(self._end)
        return process

    def _leave(self, process: QProcess) -> None:
        """Hear no more of a process, and end it: after an error it may still run."""
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._end)
        process.errorOccurred.disconnect(self._end)
        process.kill()
        process.waitForFinished(1000)
        process.deleteLater()

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = bytes(self._process.readLine().data()).decode()
            if self._open is None:
                continue
            try:
                number, play = read_answer(line, self._open)
            except (ValueError, LookupError, TypeError):
                view = self._open
                self.stop()
                self._open = view
                self._answer_here()
                return
            if number == self._asked:
                self._answer(play)

    def _end(self) -> None:
        """The process is gone: the open question is answered here, so that the game goes on."""
        process, self._process = self._process, None
        if process is not None:
            self._leave(process)
        self._answer_here()

    def _answer_here(self) -> None:
        """Answer the open question without a process."""
        if self._open is not None and self._process is None:
            self._answer(self._choose(self._open))

    def _answer(self, play: Play) -> None:
        self._open = None
        self.chosen.emit(play)
