"""The program opens no socket but the local one for the second start; nothing is ever sent."""

from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.helpers import without_network
from tests.helpers.places import ROOT
from tests.helpers.program import is_asked_to_think

filtered = pytest.mark.skipif(bool(without_network.cannot()), reason=without_network.cannot())


started: list[subprocess.Popen[str]] = []


@pytest.fixture(autouse=True)
def _nothing_goes_on() -> Iterator[None]:
    """No program outlives its test, however that ends."""
    yield
    for each in started:
        if each.poll() is None:
            os.killpg(each.pid, signal.SIGKILL)
        each.communicate()
    started.clear()


def start(report: Path, *command: str | Path) -> subprocess.Popen[str]:
    """Start a command that can open local sockets only."""
    each = subprocess.Popen(
        [sys.executable, str(ROOT / "tests" / "helpers" / "without_network.py"), report, *command],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    started.append(each)
    return each


def end_of(program: subprocess.Popen[str]) -> str:
    """What a program has said when it has ended well."""
    said, problems = program.communicate(timeout=60)
    if program.returncode == without_network.CANNOT:
        pytest.skip(problems)
    assert program.returncode == 0, problems
    return said


def wait_for(what: Callable[[], object]) -> None:
    deadline = time.monotonic() + 30
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.02)


ATTEMPTS = {
    "IPv4": "import socket\nsocket.socket(socket.AF_INET)",
    "IPv6": "import socket\nsocket.socket(socket.AF_INET6, socket.SOCK_DGRAM)",
    "netlink": "import socket\nsocket.socket(socket.AF_NETLINK, socket.SOCK_RAW)",
    "by Qt": "from PySide6.QtNetwork import QTcpServer\nassert not QTcpServer().listen()",
    "in a child": (
        "import subprocess, sys\n"
        "subprocess.run([sys.executable, '-c', 'import socket; socket.socket()'], stderr=-3)"
    ),
}


@filtered
@pytest.mark.parametrize("how", ATTEMPTS)
def test_the_filter_notices(tmp_path: Path, how: str) -> None:
    report = tmp_path / "report"
    code = f"try:\n    exec({ATTEMPTS[how]!r})\nexcept PermissionError:\n    print('refused')"
    said = end_of(start(report, sys.executable, "-c", code))
    assert "for a socket of domain" in report.read_text("utf-8")
    assert said == "refused\n" or how in ("by Qt", "in a child")


@filtered
def test_the_filter_lets_local_ones_pass(tmp_path: Path) -> None:
    code = "import socket\nsocket.socket(socket.AF_UNIX)\nsocket.socketpair()\nprint('ok')"
    assert end_of(start(tmp_path / "report", sys.executable, "-c", code)) == "ok\n"
    assert not (tmp_path / "report").exists()


@filtered
def test_the_program_opens_no_socket_but_local_ones(tmp_path: Path, data_folder: Path) -> None:
    report = tmp_path / "report"
    program = [sys.executable, "-m", "formula_desktop"]
    first = start(report, *program)  # at Home
    wait_for(lambda: (data_folder / "running.json").exists() or first.poll() is not None)
    end_of(start(report, *program, "--new", "digifeud"))
    wait_for(lambda: list((data_folder / "games").glob("digifeud*")))
    end_of(start(report, *program, "--watch", "formula"))
    wait_for(lambda: is_asked_to_think(data_folder))
    time.sleep(2)  # while the computer plays
    assert first.poll() is None, "both starts have been done by the first"
    first.send_signal(signal.SIGTERM)
    end_of(first)
    assert not report.exists(), report.read_text("utf-8")


# What is not even imported

FOREIGN = {
    *("aiohttp", "asyncio", "ftplib", "http", "httpx", "imaplib", "nntplib", "poplib", "requests"),
    *("smtplib", "socket", "socketserver", "ssl", "telnetlib", "urllib", "urllib3", "webbrowser"),
    *("websockets", "xmlrpc"),
}
LOCAL = {"QLocalServer", "QLocalSocket", "QAbstractSocket", "QHostAddress", "QNetworkInterface"}
"""Local sockets, and what tells which networks there are."""


def imports(source: str) -> list[tuple[str, str]]:
    """The modules that are imported somewhere in a source, with the name that is taken of each."""
    found: list[tuple[str, str]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [(node.module, alias.name) for alias in node.names]
    return found


def to_the_network(source: str) -> list[str]:
    """Which imports of a source could reach the network."""
    wrong = []
    for module, name in imports(source):
        of_qt = module == "PySide6.QtNetwork" or (module, name) == ("PySide6", "QtNetwork")
        of_web = module.startswith(("PySide6.QtWeb", "PySide6.QtHttp", "PySide6.QtNetworkAuth"))
        if module.split(".")[0] in FOREIGN or of_web or (of_qt and name not in LOCAL):
            wrong.append(f"{module} {name}".strip())
    return wrong


def test_nothing_is_imported_that_could_reach_the_network() -> None:
    server = ROOT / "formula_desktop" / "cli" / "hands.py"
    files = sorted({*(ROOT / "formula_desktop").rglob("*.py")} - {server})
    assert len(files) > 100
    of_server = to_the_network(server.read_text("utf-8"))
    assert {each.split()[0].split(".")[0] for each in of_server} == {
        "asyncio",
        "http",
        "websockets",
    }
    assert {
        str(file): found for file in files if (found := to_the_network(file.read_text("utf-8")))
    } == {}


@pytest.mark.parametrize(
    "source",
    [
        "import socket",
        "def f():\n    from urllib.request import urlopen",
        "import http.client as c",
        "import PySide6.QtNetwork",
        "from PySide6 import QtNetwork",
        "from PySide6.QtNetwork import QLocalServer, QTcpSocket",
        "from PySide6.QtNetwork import QNetworkAccessManager",
        "from PySide6.QtWebSockets import QWebSocket",
    ],
)
def test_such_imports_are_found(source: str) -> None:
    assert len(to_the_network(source)) == 1
