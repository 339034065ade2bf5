"""The server's process as the window sees it; what it says is read without trust."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from formula_desktop import HANDS
from formula_desktop.engine import process
from formula_desktop.hands.pipe import (
    LONGEST_EVENT,
    Command,
    Open,
    PipeError,
    read_event,
    written,
)

_LONGEST_END_MS: Final = 2500
_MOST_SAID: Final = 2000
_MOST_AT_ONCE: Final = 50
"""How many lines are read before the window does something else."""

_log = logging.getLogger(__name__)


class HandsServer(QObject):
    """A process that runs from `open` to `stop`."""

    heard = Signal(object)
    """An Event."""
    ended = Signal()
    """It has ended without being asked to."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def open(self, opened: Open) -> None:
        """Start it."""
        program, *arguments = process.command(HANDS)
        child = self._process = QProcess(self)
        child.readyReadStandardOutput.connect(self._read)
        child.finished.connect(self._end)
        child.errorOccurred.connect(self._end)
        child.start(program, arguments)  # may fail at once and so call _end
        self.say(opened)

    def say(self, command: Command) -> None:
        """Tell it something."""
        if self._process is not None:
            self._process.write(written(command))

    def stop(self) -> None:
        """Have it close all pages and end."""
        child = self._leave()
        if child is not None:
            child.closeWriteChannel()
            if not child.waitForFinished(_LONGEST_END_MS):
                child.kill()
                child.waitForFinished(_LONGEST_END_MS)
            child.deleteLater()

    def _leave(self) -> QProcess | None:
        child, self._process = self._process, None
        if child is not None:
            child.readyReadStandardOutput.disconnect(self._read)
            child.finished.disconnect(self._end)
            child.errorOccurred.disconnect(self._end)
        return child

    def _read(self) -> None:
        """Read some lines, then let the window go on: the server may be exposed to anything."""
        for _ in range(_MOST_AT_ONCE):
            child = self._process
            if child is None or (
                not child.canReadLine() and child.bytesAvailable() <= LONGEST_EVENT
            ):
                return
            line = bytes(child.readLine(LONGEST_EVENT + 1).data())
            try:
                event = read_event(line)
            except PipeError as error:
                _log.warning("The server of hands is ended for what it said: %s", error)
                child.kill()
                return
            self.heard.emit(event)
        QTimer.singleShot(0, self, self._read)

    def _end(self) -> None:
        child = self._leave()
        if child is None:
            return
        said = bytes(child.readAllStandardError().data()) if child.isOpen() else b""
        text = said.decode(errors="replace")[-_MOST_SAID:]
        _log.warning("The server of hands has ended: %s %s", child.error().name, text)
        if child.state() is not QProcess.ProcessState.NotRunning:  # it only no longer listens
            child.kill()
            child.waitForFinished(_LONGEST_END_MS)
        child.deleteLater()
        self.ended.emit()
