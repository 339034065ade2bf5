"""A second start on the same folder: it passes its task to the running program and exits.

They communicate through a local socket that only their user may open. The running program sends a
greeting; the second start answers with one line of JSON and learns whether it was accepted.
Nothing is sent to a program that does not greet, because a hung one would act on it much later.
"""

from __future__ import annotations

import json
import logging
import os
import stat
import sys
import tempfile
import time
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QObject, Qt, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from formula_desktop import PROGRAM
from formula_desktop.arguments import GAMES, LANGUAGES, WindowArguments
from formula_desktop.shell.later import later
from formula_desktop.store.run.session import Session

VERSION: Final = 1
LARGEST: Final = 32_768
"""The maximum length of a line in bytes, many times that of the longest path."""

WAIT_MS: Final = 3000
"""How long a second start tries to reach the running program; longer while that is starting."""

_ANSWER_MS: Final = 1000  # the minimum, once connected
_PAUSE_MS: Final = 50
_PATIENCE_MS: Final = 5000  # for a caller that sends nothing
_MOST_CALLERS: Final = 8
_LONGEST_ADDRESS: Final = 100  # bytes; systems take between 104 and 108
_LONGEST_PATH: Final = 4096
_LONGEST_TOKEN: Final = 256
_MOST_DIALOGS: Final = 8  # stacked

TOKEN_VARIABLE: Final = "XDG_ACTIVATION_TOKEN"
"""The variable with the token that lets a program come to the front on Wayland."""

_log = logging.getLogger(__name__)


def address(folder: Path, environment: Mapping[str, str] = os.environ) -> str:
    """The address that the running program listens on; different for every folder and user."""
    of_folder = sha256(os.fsencode(folder.resolve())).hexdigest()[:16]
    if sys.platform == "win32":
        return f"{PROGRAM}-{environment.get('USERNAME', '')}-{of_folder}"
    name = f"{PROGRAM}-{os.getuid()}-{of_folder}"
    runtime = Path(environment.get("XDG_RUNTIME_DIR", ""))
    flatpak = environment.get("FLATPAK_ID")
    if flatpak:  # everything else there is of one start alone
        runtime = runtime / "app" / flatpak
    for each in (runtime, Path(tempfile.gettempdir())):
        path = str(each / name)
        if each.is_absolute() and each.is_dir() and len(os.fsencode(path)) <= _LONGEST_ADDRESS:
            return path
    return f"/tmp/{name}"


# --- protocol -----------------------------------------------------------------------------------


def request(arguments: WindowArguments, token: str = "") -> bytes:
    """A second start's request as a line; paths are absolute, as the reader's folder may differ."""
    said = {
        "version": VERSION,
        "file": arguments.file and os.path.abspath(arguments.file),  # noqa: PTH100
        "new": arguments.new,
        "watch": arguments.watch,
        "language": arguments.language,
        "full_screen": arguments.full_screen,
        "token": token if _is_token(token) else "",
    }
    return json.dumps(said).encode() + b"\n"


def read_request(line: bytes) -> tuple[WindowArguments, str] | None:
    """The arguments and the token in a request; None if any part of it is invalid."""
    said = _object(line)
    if said.get("version") != VERSION or set(said) != set(_object(request(WindowArguments()))):
        return None
    file, new, watch, language = (said[name] for name in ("file", "new", "watch", "language"))
    is_right = (
        (file is None or _is_path(file))
        and (new is None or new in GAMES)
        and (watch is None or watch in GAMES)
        and sum(each is not None for each in (file, new, watch)) <= 1
        and (language is None or (isinstance(language, str) and language in LANGUAGES))
        and isinstance(said["full_screen"], bool)
        and (said["token"] == "" or _is_token(said["token"]))
    )
    if not is_right:
        return None
    path = Path(str(file)) if file is not None else None
    full_screen = said["full_screen"] is True
    asked = WindowArguments(
        path, _text(new), _text(watch), language=_text(language), full_screen=full_screen
    )
    return asked, str(said["token"])


def _object(line: bytes) -> dict[str, object]:
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return said if isinstance(said, dict) else {}


def _text(said: object) -> str | None:
    return said if isinstance(said, str) else None


def _is_path(said: object) -> bool:
    return (
        isinstance(said, str)
        and len(said) <= _LONGEST_PATH
        and "\0" not in said
        and os.path.isabs(said)  # noqa: PTH117
    )


def _is_token(said: object) -> bool:
    return (
        isinstance(said, str)
        and 0 < len(said) <= _LONGEST_TOKEN
        and said.isascii()
        and said.isprintable()
    )


# --- the second start ---------------------------------------------------------------------------


def hand_over(session: Session, arguments: WindowArguments) -> bool:
    """Pass the task to the running program; False if this start must continue by itself."""
    line = request(arguments, os.environ.get(TOKEN_VARIABLE, ""))
    at = address(session.folder)
    deadline = QDeadlineTimer(WAIT_MS)
    while session.has_neighbour:
        is_there = os.path.lexists(at)
        socket = _connected(at, deadline)
        if sys.platform == "win32":  # a pipe, not a file
            is_there = socket is not None
        answer = _ask(socket, line, deadline) if socket is not None else None
        if answer is not None:
            _log.info("The running program %s", "does it" if answer else "does not do it")
            return answer
        is_starting = not is_there and session.neighbour_may_be_starting
        if session.try_to_be_first() or (deadline.hasExpired() and not is_starting):
            break
        time.sleep(_PAUSE_MS / 1000)
    _log.info("The running program has not answered")
    return False


def _connected(at: str, deadline: QDeadlineTimer) -> QLocalSocket | None:
    """A connection to the running program; None when it cannot be reached, or not yet."""
    if not _is_ours(at):
        return None
    socket = QLocalSocket()
    socket.setReadBufferSize(LARGEST)
    socket.connectToServer(at)
    if not socket.waitForConnected(max(_PAUSE_MS, deadline.remainingTime())):
        return None
    return socket


def _ask(socket: QLocalSocket, line: bytes, deadline: QDeadlineTimer) -> bool | None:
    """Whether the running program accepts; None when it does not answer."""
    greeting = _object(_line(socket, _at_least(deadline)))
    if PROGRAM not in greeting:
        return None
    if greeting[PROGRAM] != VERSION:
        return False
    _let_come_to_front(greeting.get("pid"))
    socket.write(line)
    answer = _line(socket, _at_least(deadline))
    socket.abort()
    taken = _object(answer).get("taken")
    return taken if isinstance(taken, bool) else None


def _at_least(deadline: QDeadlineTimer) -> QDeadlineTimer:
    """A deadline that leaves enough time for an answer."""
    return QDeadlineTimer(max(_ANSWER_MS, deadline.remainingTime()))


def _line(socket: QLocalSocket, deadline: QDeadlineTimer) -> bytes:
    """The next line; empty if none arrives in time."""
    while not socket.canReadLine():
        if deadline.hasExpired() or not socket.waitForReadyRead(deadline.remainingTime()):
            return b""
    return bytes(socket.readLine(LARGEST).data())


def _is_ours(at: str) -> bool:
    """Whether our user owns the socket; in a shared folder anybody may create one of that name."""
    if sys.platform == "win32":
        return True
    try:
        found = os.lstat(at)
    except OSError:
        return False
    return stat.S_ISSOCK(found.st_mode) and found.st_uid == os.getuid()


def _let_come_to_front(process: object) -> None:
    """Pass on the right to come to the front, which Windows grants a newly started program."""
    if sys.platform == "win32" and isinstance(process, int):
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(process)


# --- the running program ------------------------------------------------------------------------


class Listener(QObject):
    """Receives the requests of second starts; only for the first run (`Session.is_first`)."""

    asked = Signal(object, str)
    """Emitted with the WindowArguments of another start and its token."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._address = address(folder)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)

    def listen(self) -> bool:
        """Start listening; if this fails, a second start opens beside this one."""
        QLocalServer.removeServer(self._address)  # left by a run that crashed: the lock is ours
        return self._server.listen(self._address)

    def close(self) -> None:
        """Stop listening."""
        self._server.close()
        for caller in self.findChildren(_Caller):
            caller.leave()

    def _greet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            if len(self.findChildren(_Caller)) >= _MOST_CALLERS:
                socket.abort()
                socket.deleteLater()
                continue
            caller = _Caller(socket, self)
            caller.asked.connect(self.asked, Qt.ConnectionType.QueuedConnection)


class _Caller(QObject):
    """The connection to one second start, until it has been answered."""

    asked = Signal(object, str)

    def __init__(self, socket: QLocalSocket, parent: QObject) -> None:
        super().__init__(parent)
        self._socket = socket
        socket.setParent(self)
        socket.setReadBufferSize(LARGEST)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self.deleteLater)
        later(_PATIENCE_MS, self, self.leave)
        self._say({PROGRAM: VERSION, "pid": os.getpid()})

    def leave(self) -> None:
        """Drop the connection."""
        self._socket.abort()
        self.deleteLater()

    def _read(self) -> None:
        if not self._socket.canReadLine():
            if self._socket.bytesAvailable() >= LARGEST:
                self.leave()
            return
        found = read_request(bytes(self._socket.readLine(LARGEST).data()))
        self._socket.readyRead.disconnect(self._read)
        self._say({"taken": found is not None})
        if found is not None:
            self.asked.emit(*found)
        self._socket.disconnectFromServer()

    def _say(self, said: Mapping[str, object]) -> None:
        self._socket.write(json.dumps(said).encode() + b"\n")
        self._socket.flush()


def come_to_front(window: QWidget, token: str = "") -> None:
    """Bring the window to the front, as far as the desktop allows it."""
    if token:
        os.environ[TOKEN_VARIABLE] = token  # where Qt reads it and removes it
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


def close_dialogs() -> None:
    """Close the dialogs over the window, as Escape does, before another game is shown."""
    while (popup := QApplication.activePopupWidget()) is not None and popup.close():
        pass
    for _ in range(_MOST_DIALOGS):
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog):
            return
        dialog.reject()
