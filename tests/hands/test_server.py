"""The server's process: what it serves, to whom, and what it refuses."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection

from formula_desktop.hands.desk import Closed
from formula_desktop.hands.limits import MOST_OF_ADDRESS
from formula_desktop.hands.origins import HEADERS
from formula_desktop.hands.page import page_files
from formula_desktop.hands.pipe import (
    Asked,
    Came,
    Done,
    Failed,
    Kept,
    LetIn,
    Lost,
    Offer,
    Said,
    Show,
    Visited,
)
from formula_desktop.hands.secrets import new_token
from tests.helpers.hands.canned import PAGE
from tests.helpers.hands.process import CODE, LOCAL, PATIENCE, ServerProcess

TOKEN = new_token()


@pytest.fixture
def server() -> Iterator[ServerProcess]:
    with ServerProcess() as made:
        made.say(Offer(("Noor",), (), False))
        yield made


def ask(server: ServerProcess, request: str) -> tuple[int, dict[str, str], bytes]:
    """The answer to a request; status 0 if it was cut."""
    with socket.create_connection((LOCAL, server.port), PATIENCE) as wire:
        wire.sendall(request.encode("latin-1"))
        said = b""
        with suppress(ConnectionError):
            while got := wire.recv(65536):
                said += got
    head, _, body = said.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    status = int(lines[0].split()[1]) if head else 0
    return status, dict(each.split(": ", 1) for each in lines[1:]), body


def get(server: ServerProcess, path: str, host: str = "", method: str = "GET") -> Any:
    return ask(server, f"{method} {path} HTTP/1.1\r\nHost: {host or server.host}\r\n\r\n")


def hear(page: ClientConnection) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(page.recv(PATIENCE))
    return said if said["kind"] != "beat" else hear(page)


def say(page: ClientConnection, kind: str, **values: object) -> None:
    page.send(json.dumps({"kind": kind, **values}))


def code_at_end(page: ClientConnection) -> int | None:
    """With which code a page is closed."""
    try:
        while page.recv(PATIENCE):
            pass
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    return None


def sit(server: ServerProcess, token: str = TOKEN) -> ClientConnection:
    page = server.page()
    say(page, "join", code=CODE)
    assert hear(page)["kind"] == "joined"
    say(page, "ask", name="Noor")
    assert hear(page)["kind"] == "waiting"
    server.say(LetIn(server.wait(Asked).guest, 1, "Noor", token))
    assert hear(page) == {"kind": "seated", "token": token, "seat": 1, "name": "Noor"}
    server.wait(Came)
    return page


def test_it_serves_the_page_under_strict_headers(server: ServerProcess) -> None:
    status, headers, body = get(server, "/")
    assert status == 200
    assert b"<script" in body
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    assert headers.items() >= HEADERS.items()
    assert "Server" not in headers
    server.wait(Visited)
    for path in ("/main.js", "/page.css", "/icon.svg", "/look.css", "/words/nl.json"):
        assert get(server, path)[0] == 200, path
    for name, served in page_files(PAGE).items():  # as the tests in browsers have them
        assert get(server, f"/{name}")[2] == served, name
    status, headers, body = get(server, "/main.js", method="HEAD")
    assert (status, body) == (200, b"")
    assert int(headers["Content-Length"]) > 1000


@pytest.mark.parametrize(
    "path",
    ["/nothing.js", "/../hands/main.js", "/words/xx.json", "/main.js?x", "//", "/%2e%2e/a.js"],
)
def test_it_serves_nothing_else(server: ServerProcess, path: str) -> None:
    status, headers, _ = get(server, path)
    assert status == 404
    assert headers.items() >= HEADERS.items()


@pytest.mark.parametrize("host", ["evil.example:18424", "localhost:1", "127.0.0.1", "127.0.0.1:80"])
def test_another_host_is_refused(server: ServerProcess, host: str) -> None:
    assert get(server, "/", host)[0] == 403


def test_two_hosts_none_and_other_methods_are_refused(server: ServerProcess) -> None:
    own = f"Host: {server.host}\r\n"
    assert ask(server, f"GET / HTTP/1.1\r\n{own}{own}\r\n")[0] == 403
    assert ask(server, "GET / HTTP/1.1\r\n\r\n")[0] == 403
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE"):
        assert get(server, "/", method=method)[0] == 405
    assert ask(server, f"POST / HTTP/1.1\r\n{own}Content-Length: 9\r\n\r\n123456789")[0] == 0


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None, "https://127.0.0.1:18424"])
def test_another_origin_is_refused(server: ServerProcess, origin: Any) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.page(origin=origin)
    assert refused.value.response.status_code == 403


def test_a_play_travels_and_is_shown(server: ServerProcess) -> None:
    with sit(server) as page:
        say(page, "do", number=1, turn=0, act={"do": "play"})
        assert json.loads(server.wait(Said).said)["act"] == {"do": "play"}
        server.say(Done(1, 1, None))
        server.say(Show(1, '{"kind": "state", "order": 1}'))
        assert hear(page) == {"kind": "done", "number": 1, "refused": None}
        assert hear(page) == {"kind": "state", "order": 1}
    server.wait(Lost)


def test_codes_cannot_be_guessed(server: ServerProcess) -> None:
    with server.page() as page:
        for left in (4, 3, 2, 1):
            say(page, "join", code="BBBB")
            assert hear(page) == {"kind": "wrong", "left": left}
        say(page, "join", code="BBBB")
        assert hear(page)["kind"] == "wait"
        assert code_at_end(page) == Closed.BUSY
    with server.page() as page:
        say(page, "join", code=CODE)
        assert hear(page)["kind"] == "wait", "the address waits, whatever it says"


def test_messages_that_are_wrong_large_or_too_many_end_it(server: ServerProcess) -> None:
    with server.page() as page:
        page.send("{}")
        assert code_at_end(page) == Closed.MISTAKE
    with server.page() as page:
        page.send("x" * 3000)
        assert code_at_end(page) == 1009
    with sit(server) as page:
        with suppress(ConnectionClosed):
            for _ in range(200):
                say(page, "hello")
        assert code_at_end(page) == Closed.BUSY


def test_too_many_pages_of_an_address_are_refused(server: ServerProcess) -> None:
    pages = [server.page() for _ in range(MOST_OF_ADDRESS)]
    with server.page() as page:
        assert code_at_end(page) == Closed.BUSY
    assert get(server, "/")[0] == 200
    for each in pages:
        each.close()
    with server.page() as page:
        say(page, "join", code=CODE)
        assert hear(page)["kind"] == "joined"


def test_slow_and_huge_requests_are_cut(server: ServerProcess) -> None:
    began = time.monotonic()
    with socket.create_connection((LOCAL, server.port), PATIENCE) as wire:
        wire.sendall(b"GET / HT")
        with suppress(ConnectionError):
            assert wire.recv(100) == b""
    assert time.monotonic() - began < 12
    own = f"Host: {server.host}\r\n"
    assert ask(server, f"GET /{'x' * 100_000} HTTP/1.1\r\n{own}\r\n")[0] in (0, 414)
    many = "".join(f"X-{at}: 1\r\n" for at in range(1000))
    assert ask(server, f"GET / HTTP/1.1\r\n{own}{many}\r\n")[0] in (0, 431)


def test_silent_connections_do_not_fill_it(server: ServerProcess) -> None:
    silent = [socket.create_connection((LOCAL, server.port), PATIENCE) for _ in range(300)]
    time.sleep(7)
    assert get(server, "/")[0] == 200, "they were cut"
    for each in silent:
        each.close()


def test_mangled_requests_change_nothing(server: ServerProcess) -> None:
    random = Random(19)
    get(server, "/")
    before = server.memory()
    whole = (
        f"GET /play HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nOrigin: http://{server.host}\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
    for _ in range(1500):
        said = bytearray(whole)
        for _ in range(random.randrange(1, 6)):
            said[random.randrange(len(said))] = random.randrange(256)
        cut = random.randrange(len(said)) if random.random() < 0.3 else len(said)
        with socket.create_connection((LOCAL, server.port), PATIENCE) as wire, suppress(OSError):
            wire.sendall(said[:cut] + random.randbytes(random.choice((0, 20))))
    end = time.monotonic() + PATIENCE  # those that were cut wait for the rest of their request
    while (status := get(server, "/")[0]) not in (200, 429):
        assert time.monotonic() < end, status
    assert server.memory() - before < 8_000_000
    assert server.child.poll() is None


def test_a_seat_outlives_a_thousand_lost_connections() -> None:
    random, number = Random(4), 0
    with ServerProcess((Kept(1, "Noor", TOKEN, 0),)) as server:
        for order in range(1000):
            page = server.page()
            say(page, "resume", token=TOKEN)
            assert hear(page)["kind"] in ("resumed", "seated")
            if random.random() < 0.5:
                number += 1
                say(page, "do", number=number, turn=0, act={"do": "play"})
                assert json.loads(server.wait(Said).said)["number"] == number, "once, in order"
                server.say(Done(1, number, None))
                server.say(Show(1, json.dumps({"kind": "state", "order": order})))
                if random.random() < 0.5:  # said again, as a page does that has not heard of it
                    say(page, "do", number=number, turn=0, act={"do": "play"})
            if random.random() < 0.5:
                page.socket.setsockopt(
                    socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0"
                )  # a device that is switched off
                page.socket.close()
            page.close()


def test_it_says_goodbye_and_ends_with_its_pipe(server: ServerProcess) -> None:
    page = sit(server)
    assert server.end() == 0
    assert code_at_end(page) == Closed.OVER


def test_an_address_that_is_not_here_is_told() -> None:
    with ServerProcess(addresses=("192.0.2.1",)) as server:
        assert server.wait(Failed).why


def test_only_the_given_address_is_bound(server: ServerProcess) -> None:
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.2", server.port), PATIENCE)


def test_a_request_for_the_socket_without_its_handshake(server: ServerProcess) -> None:
    head = f"GET /play HTTP/1.1\r\nHost: {server.host}\r\nOrigin: http://{server.host}\r\n\r\n"
    status, headers, _ = ask(server, head)
    assert status == 426
    assert headers.items() >= HEADERS.items()
    with pytest.raises(InvalidHandshake):
        server.page(additional_headers={"Host": "evil.example"}, origin="http://evil.example")
