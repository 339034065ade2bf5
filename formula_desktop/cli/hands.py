"""The process that serves pages for hands on other screens; it ends with its input.

Only this module opens a port, and only at the addresses that the window names.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from threading import Thread
from time import monotonic
from typing import Any, Final

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.http11 import Request, Response

from formula_desktop import resources
from formula_desktop.cli.terminal import FAILED, complain
from formula_desktop.hands.desk import Closed, Desk, Visitor
from formula_desktop.hands.limits import MOST_KEPT, Connections, Rate
from formula_desktop.hands.messages import LONGEST_MESSAGE
from formula_desktop.hands.origins import HEADERS, SOCKET, file_for, is_host, is_origin, type_of
from formula_desktop.hands.page import page_files
from formula_desktop.hands.pipe import (
    LONGEST_COMMAND,
    Event,
    Failed,
    Open,
    Opened,
    PipeError,
    Visited,
    read_command,
    written,
)

_PORTS: Final = 10
"""How many ports are tried."""
_BEAT_S: Final = 3.0
_SILENCE_S: Final = 5.0
"""How long a page may take to answer a ping."""
_JOIN_S: Final = 20.0
_REQUEST_S: Final = 5.0
"""How long a request may take to come."""
_CLOSE_S: Final = 2.0
_MOST_UNSENT: Final = 64
_MOST_TCP: Final = 256
_MOST_TCP_OF_ADDRESS: Final = 160
_REQUESTS: Final = 2000
_REQUESTS_S: Final = 20.0
"""An address may make this many requests in this time: a class that opens the page at once."""

_log = logging.getLogger("formula_desktop.hands.websockets")


def main() -> int:
    """Serve until the standard input ends; returns the exit status."""
    _log.addHandler(logging.NullHandler())
    _log.propagate = False
    try:
        opened = read_command(sys.stdin.buffer.readline(LONGEST_COMMAND + 1))
    except PipeError as error:
        complain(str(error))
        return FAILED
    if not isinstance(opened, Open):
        complain("the first line opens")
        return FAILED
    asyncio.run(_run(opened))
    sys.stdout.flush()
    os._exit(0)  # the thread that reads may still wait


def _tell(event: Event) -> None:
    try:
        sys.stdout.buffer.write(written(event))
        sys.stdout.buffer.flush()
    except OSError:  # the window was killed
        os._exit(1)


async def _run(opened: Open) -> None:
    loop, ended = asyncio.get_running_loop(), asyncio.Event()
    table = _Table(opened)
    try:
        server = await table.listen()
    except OSError as error:
        _tell(Failed(error.strerror or str(error)))
        return
    _tell(Opened(table.port))
    Thread(target=_read, args=(loop, table.desk, ended), daemon=True).start()
    await ended.wait()
    table.say_goodbye()
    server.close(code=Closed.OVER)
    with suppress(TimeoutError):
        async with asyncio.timeout(_CLOSE_S):
            await server.wait_closed()


def _read(loop: asyncio.AbstractEventLoop, desk: Desk, ended: asyncio.Event) -> None:
    """Hand on what the window says, until it says no more or something else."""
    with suppress(OSError, PipeError):
        while line := sys.stdin.buffer.readline(LONGEST_COMMAND + 1):
            loop.call_soon_threadsafe(desk.obey, read_command(line))
    with suppress(RuntimeError):  # it has ended already
        loop.call_soon_threadsafe(ended.set)


def _files(made: Mapping[str, str]) -> dict[str, bytes]:
    """What can be asked for: the page's files, and those that the window has made."""
    return page_files(resources.built("hands")) | {
        name: text.encode() for name, text in made.items()
    }


class _Table:
    """What listens, and who is connected."""

    def __init__(self, opened: Open) -> None:
        self.desk = Desk(opened.code, opened.kept, _tell, monotonic)
        self.port = opened.port
        self._addresses = opened.addresses
        self._files = _files(opened.files)
        self._sockets = Connections()
        self._requests: OrderedDict[str, Rate] = OrderedDict()
        self._was_visited = False
        self._pages: set[_Page] = set()

    async def listen(self) -> Server:
        """Listen at the first free port; raises OSError."""
        last = OSError("no port")
        tcp = Connections(_MOST_TCP, _MOST_TCP_OF_ADDRESS)

        connection: Any = partial(_Counted, tcp)
        where: Any = list(self._addresses)  # asyncio takes several
        for port in range(self.port, self.port + _PORTS):
            try:
                server = await serve(
                    self._talk,
                    where,
                    port,
                    process_request=self._answer,
                    process_response=_with_headers,
                    create_connection=connection,
                    server_header=None,
                    compression=None,
                    open_timeout=_REQUEST_S,
                    close_timeout=_CLOSE_S,
                    ping_interval=_BEAT_S,
                    ping_timeout=_SILENCE_S,
                    max_size=LONGEST_MESSAGE,
                    max_queue=4,
                    logger=_log,
                )
            except OSError as error:
                last = error
            else:
                self.port = server.sockets[0].getsockname()[1]
                return server
        raise last

    def say_goodbye(self) -> None:
        """Close all pages as the large screen does."""
        for each in self._pages:
            each.close(Closed.OVER)

    # --- requests -------------------------------------------------------------------------------

    def _answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """A file; None for a WebSocket."""
        hosts = request.headers.get_all("Host")
        if not is_host(hosts, self._addresses, self.port):
            return _refusal(HTTPStatus.FORBIDDEN)
        if not self._may_ask(_address(connection)):
            return _refusal(HTTPStatus.TOO_MANY_REQUESTS)
        if request.method not in ("GET", "HEAD"):
            return _refusal(HTTPStatus.METHOD_NOT_ALLOWED)
        if request.path == SOCKET:
            is_own = is_origin(request.headers.get_all("Origin"), hosts)
            if not is_own or request.method != "GET":
                return _refusal(HTTPStatus.FORBIDDEN)
            self._visit()  # the page may have been open for long
            return None
        name = file_for(request.path)
        if name is None or name not in self._files:
            return _refusal(HTTPStatus.NOT_FOUND)
        self._visit()
        body = self._files[name]
        return _response(HTTPStatus.OK, type_of(name) or "", body, request.method == "HEAD")

    def _visit(self) -> None:
        if not self._was_visited:
            self._was_visited = True
            _tell(Visited())

    def _may_ask(self, address: str) -> bool:
        now = monotonic()
        rate = self._requests.pop(address, None) or Rate(now, _REQUESTS, _REQUESTS_S)
        self._requests[address] = rate
        while len(self._requests) > MOST_KEPT:
            self._requests.popitem(last=False)
        return rate.takes(now)

    # --- pages ----------------------------------------------------------------------------------

    async def _talk(self, connection: ServerConnection) -> None:
        """Everything with one page."""
        address = _address(connection)
        if not self._sockets.open(address):
            await connection.close(Closed.BUSY)
            return
        page = _Page(connection, address)
        self._pages.add(page)
        visitor = self.desk.arrive(page)
        loop = asyncio.get_running_loop()
        late = loop.call_later(_JOIN_S, _close_if_unknown, visitor)
        writing = asyncio.create_task(page.write())
        try:
            with suppress(ConnectionClosed):
                while True:
                    self.desk.hear(visitor, _text(await connection.recv(decode=False)))
        finally:
            late.cancel()
            writing.cancel()
            self._pages.discard(page)
            self._sockets.close(address)
            is_closed = connection.close_code != CloseCode.ABNORMAL_CLOSURE
            self.desk.leave(visitor, is_closed=is_closed)


class _Page:
    """Sends to a page, without waiting for it."""

    def __init__(self, connection: ServerConnection, address: str) -> None:
        self._connection = connection
        self.address = address
        self._unsent: list[tuple[str, str]] = []
        self._wake = asyncio.Event()
        self._code: int | None = None

    def say(self, kind: str, text: str) -> None:
        """Send a message; a state replaces the one that was not sent yet."""
        if self._code is not None:
            return
        if kind == "state":
            self._unsent = [each for each in self._unsent if each[0] != kind]
        self._unsent.append((kind, text))
        if len(self._unsent) > _MOST_UNSENT:
            self.close(Closed.BUSY)
        self._wake.set()

    def close(self, code: int) -> None:
        """Close it when everything has been sent."""
        if self._code is None:
            self._code = code
            self._wake.set()

    async def write(self) -> None:
        """Send everything, and a beat now and then, until it is closed."""
        beat = json.dumps({"kind": "beat"})
        with suppress(ConnectionClosed):
            while True:
                try:
                    async with asyncio.timeout(_BEAT_S):
                        await self._wake.wait()
                except TimeoutError:
                    self._unsent.append(("beat", beat))
                self._wake.clear()
                while self._unsent:
                    _, text = self._unsent.pop(0)
                    await self._connection.send(text)
                if self._code is not None:
                    await self._connection.close(self._code)
                    return


class _Counted(ServerConnection):
    """Counts connections, also those that never say anything, and cuts those that are too many."""

    def __init__(self, counted: Connections, *arguments: Any, **options: Any) -> None:
        self._counted: Connections | None = counted
        self._from = ""
        super().__init__(*arguments, **options)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._from = _address(self)
        if self._counted is not None and not self._counted.open(self._from):
            self._counted = None
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._counted is not None:
            self._counted.close(self._from)
            self._counted = None
        super().connection_lost(exc)


def _text(said: bytes) -> str | bytes:
    """What a page says, as a text.

    Bytes that are no UTF-8 stay bytes, which the desk refuses. If websockets decoded them, it would
    raise in the page's task, so `recv(decode=False)` is used, which `async for` cannot do.
    """
    try:
        return said.decode()
    except UnicodeDecodeError:
        return said


def _close_if_unknown(visitor: Visitor) -> None:
    if not visitor.is_known:
        visitor.page.close(Closed.LATE)


def _address(connection: ServerConnection) -> str:
    found = connection.remote_address
    return str(found[0]) if found else ""


def _with_headers(_: ServerConnection, __: Request, response: Response) -> None:
    """Every answer has these headers."""
    for name, value in HEADERS.items():
        if name not in response.headers:
            response.headers[name] = value


def _refusal(status: HTTPStatus) -> Response:
    return _response(status, "text/plain; charset=utf-8", f"{status.phrase}\n".encode(), False)


def _response(status: HTTPStatus, kind: str, body: bytes, is_head: bool) -> Response:
    length = str(len(body))
    headers = Headers({"Content-Type": kind, "Content-Length": length, "Connection": "close"})
    return Response(status.value, status.phrase, headers, b"" if is_head else body)
