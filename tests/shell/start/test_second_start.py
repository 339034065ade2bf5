"""A second start hands over its task; no other program can give orders."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop import PROGRAM
from formula_desktop.arguments import WindowArguments
from formula_desktop.shell.start import second_start
from formula_desktop.shell.start.second_start import (
    LARGEST,
    Listener,
    address,
    close_dialogs,
    come_to_front,
    hand_over,
    read_request,
    request,
)
from formula_desktop.store.run.session import Session
from tests.helpers.each import TIMES
from tests.helpers.game_files import case_file
from tests.helpers.places import ROOT

on_unix = pytest.mark.skipif(sys.platform == "win32", reason="no such sockets there")
no_raising = pytest.mark.qt_log_ignore("This plugin does not support raise")
GAME = case_file("digifeud-chain")


# What is said


@pytest.mark.parametrize(
    "arguments",
    [
        WindowArguments(),
        WindowArguments(file=Path("/games/a b \udc80é.formula")),
        WindowArguments(new="formula", language="nl"),
        WindowArguments(watch="digifeud", full_screen=True),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="paths are written otherwise there")
def test_a_request_is_read_as_it_was_meant(arguments: WindowArguments) -> None:
    assert read_request(request(arguments, "token-1_TIME7")) == (arguments, "token-1_TIME7")


def test_a_file_is_named_from_the_root_and_a_strange_token_left_out() -> None:
    found = read_request(request(WindowArguments(file=Path("a.formula")), "é\n"))
    assert found == (WindowArguments(file=Path.cwd() / "a.formula"), "")


RIGHT: dict[str, Any] = json.loads(request(WindowArguments()))
CHANGES: list[dict[str, object]] = [
    {"version": 2},
    {"version": "1"},
    {"more": 1},
    {"file": "a.formula"},
    {"file": ""},
    {"file": 7},
    {"file": ["/a"]},
    {"file": "/a\0b"},
    {"file": "/" + "a" * 5000},
    {"new": "chess"},
    {"new": ["formula"]},
    {"watch": {}},
    {"new": "formula", "watch": "formula"},
    {"file": "/a", "new": "formula"},
    {"language": "xx"},
    {"language": []},
    {"full_screen": 1},
    {"full_screen": None},
    {"token": 7},
    {"token": None},
    {"token": "a\n"},
    {"token": "x" * 300},
]
WRONG: list[bytes] = [
    b"",
    b"\n",
    b"{",
    b"[]",
    b"null",
    b"7",
    b"\xff\xfe",
    b"[" * 20_000,
    b'{"version": 1}',
    *(json.dumps(RIGHT | change).encode() for change in CHANGES),
]


@pytest.mark.parametrize("line", WRONG)
def test_what_is_wrong_in_any_part_is_no_request(line: bytes) -> None:
    assert read_request(line) is None


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@settings(max_examples=30 * TIMES)
@given(st.dictionaries(st.sampled_from(sorted(RIGHT)), JSON))
def test_any_values_are_refused_or_sound(change: dict[str, object]) -> None:
    found = read_request(json.dumps(RIGHT | change).encode())
    if found is not None:
        assert read_request(request(*found)) == found


@given(st.binary())
def test_any_bytes_are_refused(line: bytes) -> None:
    assert read_request(line) is None


@on_unix
def test_the_address_is_short_and_the_folders_own(tmp_path: Path) -> None:
    long = tmp_path / ("x" * 100)
    long.mkdir()
    one = address(tmp_path, {"XDG_RUNTIME_DIR": str(long)})
    assert len(one) <= 100
    assert not one.startswith(str(long))
    at_home = address(tmp_path, {"XDG_RUNTIME_DIR": "/tmp"})
    assert Path(at_home).parent == Path("/tmp")
    assert at_home != address(tmp_path / "other", {"XDG_RUNTIME_DIR": "/tmp"})
    (tmp_path / "link").symlink_to(tmp_path)
    assert at_home == address(tmp_path / "link", {"XDG_RUNTIME_DIR": "/tmp"})
    with tempfile.TemporaryDirectory(dir="/tmp") as runtime:
        shared = Path(runtime, "app", "a.flatpak")
        shared.mkdir(parents=True)
        of_flatpak = {"XDG_RUNTIME_DIR": runtime, "FLATPAK_ID": shared.name}
        assert Path(address(tmp_path, of_flatpak)).parent == shared, "its starts have it in common"
    for strange in ("relative", "/no/such/folder", ""):
        assert Path(address(tmp_path, {"XDG_RUNTIME_DIR": strange})).is_absolute()


# The running program


@pytest.fixture
def listener(data_folder: Path, qtbot: QtBot) -> Iterator[Listener]:
    data_folder.mkdir()
    listener = Listener(data_folder)
    assert listener.listen()
    yield listener
    listener.close()
    listener.deleteLater()


Connect = Callable[[], QLocalSocket]


@pytest.fixture
def connect(data_folder: Path, qtbot: QtBot) -> Iterator[Connect]:
    """Connects as any other program may."""
    sockets: list[QLocalSocket] = []

    def connect_one() -> QLocalSocket:
        socket = QLocalSocket()
        sockets.append(socket)
        socket.connectToServer(address(data_folder))
        return socket

    yield connect_one
    for socket in sockets:
        socket.abort()
        socket.deleteLater()


def heard(listener: Listener) -> list[object]:
    found: list[object] = []
    listener.asked.connect(lambda arguments, token: found.append((arguments, token)))
    return found


def lines_of(socket: QLocalSocket, count: int, qtbot: QtBot) -> list[dict[str, object]]:
    lines: list[dict[str, object]] = []

    def read() -> bool:
        while socket.canReadLine():
            lines.append(json.loads(bytes(socket.readLine().data())))
        return len(lines) >= count

    qtbot.waitUntil(read)
    return lines


def test_a_request_is_answered_and_told(listener: Listener, connect: Connect, qtbot: QtBot) -> None:
    found = heard(listener)
    socket = connect()
    socket.write(request(WindowArguments(new="formula"), "token"))
    assert lines_of(socket, 2, qtbot) == [
        {PROGRAM: second_start.VERSION, "pid": os.getpid()},
        {"taken": True},
    ]
    qtbot.waitUntil(lambda: found == [(WindowArguments(new="formula"), "token")])


def test_in_two_halves_it_is_still_a_request(
    listener: Listener, connect: Connect, qtbot: QtBot
) -> None:
    found = heard(listener)
    socket = connect()
    line = request(WindowArguments(watch="formula"))
    socket.write(line[:20])
    lines_of(socket, 1, qtbot)
    qtbot.wait(50)
    assert found == []
    socket.write(line[20:])
    qtbot.waitUntil(lambda: found == [(WindowArguments(watch="formula"), "")])


@pytest.mark.parametrize(
    "line", [*WRONG[1:], b"x" * (LARGEST * 3), request(WindowArguments())[:-1]]
)
def test_a_hostile_or_half_message_changes_nothing(
    listener: Listener, connect: Connect, qtbot: QtBot, line: bytes
) -> None:
    found = heard(listener)
    socket = connect()
    socket.write(line + (b"" if line.endswith(b"}") and b'"token"' in line else b"\n"))
    qtbot.wait(50)
    socket.abort()
    qtbot.wait(50)
    right = connect()
    right.write(request(WindowArguments(language="nl")))
    qtbot.waitUntil(lambda: len(found) == 1)
    assert found == [(WindowArguments(language="nl"), "")]


def test_many_callers_at_once(listener: Listener, connect: Connect, qtbot: QtBot) -> None:
    found = heard(listener)
    silent = [connect() for _ in range(50)]
    qtbot.wait(100)
    assert len(listener.findChildren(second_start._Caller)) <= 8
    for socket in silent:
        socket.abort()
    qtbot.wait(50)
    connect().write(request(WindowArguments()))
    qtbot.waitUntil(lambda: len(found) == 1)


def test_who_says_nothing_is_left(
    data_folder: Path, connect: Connect, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_start, "_PATIENCE_MS", 50)
    data_folder.mkdir()
    listener = Listener(data_folder)
    listener.listen()
    socket = connect()
    lines_of(socket, 1, qtbot)
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    qtbot.waitUntil(lambda: not listener.findChildren(second_start._Caller))
    listener.close()


@on_unix
def test_only_its_user_may_connect(listener: Listener, data_folder: Path) -> None:
    assert Path(address(data_folder)).stat().st_mode & 0o077 == 0


@on_unix
def test_a_socket_that_a_crash_has_left_is_no_hindrance(data_folder: Path, qtbot: QtBot) -> None:
    code = (
        "import os, sys\n"
        "from PySide6.QtNetwork import QLocalServer\n"
        "server = QLocalServer()\n"
        "assert server.listen(sys.argv[1])\n"
        "os.kill(os.getpid(), 9)\n"
    )
    data_folder.mkdir()
    at = address(data_folder)
    subprocess.run([sys.executable, "-c", code, at], timeout=60, check=False)
    assert Path(at).is_socket()
    listener = Listener(data_folder)
    assert listener.listen()
    listener.close()
    assert not Path(at).exists()


@on_unix
def test_a_socket_of_somebody_else_is_not_asked(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    first = Session()
    at = address(data_folder)
    server = QLocalServer()
    server.listen(at)
    monkeypatch.setattr(second_start, "WAIT_MS", 200)
    uid = os.getuid()
    monkeypatch.setattr(second_start, "address", lambda _folder: at)
    monkeypatch.setattr(os, "getuid", lambda: uid + 1)
    assert not hand_over(Session(), WindowArguments(file=Path("/secret")))
    qtbot.wait(50)
    assert not server.hasPendingConnections()
    server.close()
    first.end()


def test_one_that_hangs_is_sent_nothing(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    first = Session()
    server = QLocalServer()
    server.listen(address(data_folder))
    monkeypatch.setattr(second_start, "WAIT_MS", 300)
    began = time.monotonic()
    assert not hand_over(Session(), WindowArguments(new="formula"))
    assert 0.2 < time.monotonic() - began < 3
    qtbot.waitUntil(server.hasPendingConnections)
    socket = server.nextPendingConnection()
    qtbot.wait(50)
    assert socket.bytesAvailable() == 0
    server.close()
    first.end()


@on_unix
def test_one_that_has_just_started_is_waited_for(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Session()
    monkeypatch.setattr(second_start, "WAIT_MS", 100)
    second = Session()
    asked: list[float] = []

    def is_first() -> bool:
        asked.append(time.monotonic())
        if len(asked) == 20:  # as when the start has taken too long
            os.utime(data_folder / "running.lock", (1, 1))
        return False

    monkeypatch.setattr(second, "try_to_be_first", is_first)
    assert not hand_over(second, WindowArguments())
    assert 20 <= len(asked) <= 21
    first.end()


@no_raising
def test_it_comes_to_the_front(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    window = QWidget()
    qtbot.addWidget(window)
    window.showMinimized()
    come_to_front(window, "a-token")
    assert not window.isMinimized()
    assert window.isVisible()
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "a-token"
    qtbot.waitUntil(window.isActiveWindow)


@no_raising
def test_it_stays_as_large_as_it_was(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.showMaximized()
    window.setWindowState(window.windowState() | Qt.WindowState.WindowMinimized)
    come_to_front(window)
    assert window.isMaximized()
    assert not window.isMinimized()


def test_questions_are_answered_as_escape_does(qtbot: QtBot, qapp: QApplication) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    answers: list[int] = []
    for _ in range(3):
        dialog = QDialog(qapp.activeModalWidget() or window)
        dialog.finished.connect(answers.append)
        dialog.open()
    close_dialogs()
    assert answers == [0, 0, 0]
    assert qapp.activeModalWidget() is None


# The whole program


started: list[subprocess.Popen[str]] = []


@pytest.fixture(autouse=True)
def _nothing_goes_on() -> Iterator[None]:
    """No program outlives its test, however that ends."""
    yield
    for each in started:
        if each.poll() is None:
            each.kill()
        each.communicate()
    started.clear()


def program(*arguments: str | Path) -> subprocess.Popen[str]:
    return start_python("-m", "formula_desktop", *map(str, arguments))


def start_python(*arguments: str) -> subprocess.Popen[str]:
    each = subprocess.Popen(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    started.append(each)
    return each


def games(folder: Path) -> int:
    return len(list((folder / "games").glob("*.formula")))


def wait_for(what: Callable[[], object], seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def ended(each: subprocess.Popen[str]) -> None:
    each.send_signal(signal.SIGTERM)
    _, said = each.communicate(timeout=30)
    assert each.returncode == 0, said
    assert "Traceback" not in said


@on_unix
def test_a_second_start_plays_in_the_first(data_folder: Path) -> None:
    first = program("--new", "formula")
    wait_for((data_folder / "running.json").exists)
    second = program("--new", "digifeud", "--language", "nl")
    _, said = second.communicate(timeout=30)
    assert second.returncode == 0, said
    assert said == ""
    wait_for(lambda: games(data_folder) == 2)
    assert first.poll() is None
    wait_for(lambda: "digifeud" in (data_folder / "running.json").read_text("utf-8"))
    ended(first)
    assert not (data_folder / "running.json").exists()
    assert not Path(address(data_folder)).exists()


@on_unix
def test_with_another_folder_it_runs_beside(data_folder: Path, tmp_path: Path) -> None:
    first = program()
    wait_for((data_folder / "running.json").exists)
    second = program("--data", tmp_path / "other", "--new", "formula")
    wait_for(lambda: games(tmp_path / "other") == 1)
    assert games(data_folder) == 0
    ended(second)
    ended(first)


@on_unix
def test_several_starts_at_once_are_one_program(data_folder: Path) -> None:
    starts = [program("--new", "formula") for _ in range(4)]
    wait_for(lambda: sum(each.poll() is None for each in starts) == 1)
    wait_for(lambda: games(data_folder) == 4)
    (first,) = (each for each in starts if each.poll() is None)
    ended(first)
    assert [each.wait() for each in starts] == [0] * 4
    for each in starts:
        if each is not first:
            assert each.communicate()[1] == ""


@on_unix
def test_one_that_hangs_is_not_waited_for_long(data_folder: Path) -> None:
    first = program()
    wait_for(lambda: Path(address(data_folder)).exists())
    first.send_signal(signal.SIGSTOP)
    try:
        second = program("--new", "formula")
        wait_for(lambda: games(data_folder) == 1)
    finally:
        first.send_signal(signal.SIGCONT)
    time.sleep(0.5)
    ended(second)
    ended(first)
    assert games(data_folder) == 1, "the first has not done it too"


@on_unix
@pytest.mark.parametrize("how", ["SIGTERM", "SIGKILL"])
def test_when_the_first_ends_just_then_the_second_is_the_first(data_folder: Path, how: str) -> None:
    first = program()
    wait_for(lambda: Path(address(data_folder)).exists())
    first.send_signal(signal.Signals[how])
    second = program("--new", "formula")
    first.communicate(timeout=30)
    wait_for(lambda: games(data_folder) == 1)
    wait_for(lambda: Path(address(data_folder)).exists())
    third = program("--new", "formula")
    third.communicate(timeout=30)
    wait_for(lambda: games(data_folder) == 2)
    ended(second)


@on_unix
def test_beside_one_that_hangs_it_is_the_first_as_soon_as_that_has_gone(data_folder: Path) -> None:
    first = program()
    wait_for(lambda: Path(address(data_folder)).exists())
    wait_for((data_folder / "running.json").exists)
    first.send_signal(signal.SIGSTOP)
    second = program("--new", "formula")
    wait_for(lambda: games(data_folder) == 1)
    first.kill()
    wait_for(lambda: "formula 2" in (data_folder / "running.json").read_text("utf-8"))
    wait_for(lambda: Path(address(data_folder)).exists())
    third = program("--new", "formula")
    assert third.communicate(timeout=30)[1] == ""
    wait_for(lambda: games(data_folder) == 2)
    ended(second)
    assert not (data_folder / "running.json").exists()


@on_unix
def test_a_picture_is_never_handed_over(data_folder: Path, tmp_path: Path) -> None:
    first = program()
    wait_for((data_folder / "running.json").exists)
    picture = tmp_path / "table.png"
    done = program("--watch", "formula", "--screenshot", picture)
    assert done.communicate(timeout=60)[1] == "" or picture.exists()
    assert picture.exists()
    assert first.poll() is None
    ended(first)


@on_unix
def test_a_file_is_opened_in_the_first(data_folder: Path) -> None:
    code = (
        "import sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from formula_desktop.shell import app\n"
        "old = app.Run.watch_over\n"
        "def watch_over(run, application, window):\n"
        "    old(run, application, window)\n"
        "    def look():\n"
        "        if window.game is not None:\n"
        "            print(window.windowTitle(), window.look.now.language, window.isFullScreen(),"
        "                window.settings.size)\n"
        "            window.close()\n"
        "    run.timer = QTimer()\n"
        "    run.timer.timeout.connect(look)\n"
        "    run.timer.start(50)\n"
        "app.Run.watch_over = watch_over\n"
        "from formula_desktop.__main__ import main\n"
        "sys.exit(main())\n"
    )
    first = start_python("-c", code)
    wait_for(lambda: Path(address(data_folder)).exists())
    second = program(os.path.relpath(GAME, ROOT), "--language", "nl", "--full-screen")
    assert second.communicate(timeout=30)[1] == ""
    said, _ = first.communicate(timeout=30)
    assert said.startswith("Digifeud: ")
    assert said.split()[-3:] == ["nl", "True", "projector"]
