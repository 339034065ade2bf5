"""Just enough of HTTP and WebSockets to serve the page to browsers of tests on this machine."""

from __future__ import annotations

import base64
import hashlib
import json
import struct
import threading
from collections.abc import Callable, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
TYPES: Final = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "svg": "image/svg+xml",
}
_SAME_FOR_ALL: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_CLOSE: Final = 8
_TEXT: Final = 1


class Line:
    """A WebSocket to a page; `seat` is for whoever listens to it."""

    def __init__(self, write: Callable[[bytes], object]) -> None:
        self._write = write
        self._lock = threading.Lock()
        self._is_closed = False
        self.seat: int | None = None

    def say(self, message: Mapping[str, Any]) -> None:
        self._send(_TEXT, json.dumps(message).encode())

    def close(self, code: int) -> None:
        self._send(_CLOSE, struct.pack(">H", code))

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = bytes([size]) if size < 126 else struct.pack(">BH", 126, size)
        try:
            with self._lock:
                if self._is_closed:
                    return  # nothing may follow
                self._is_closed = kind == _CLOSE
                self._write(bytes([0x80 | kind]) + head + data)
        except OSError:
            pass  # the page is gone, which its own thread finds out


class Server(ThreadingHTTPServer):
    """Serves `file(path)`, and hands what pages say to `heard(line, text)`."""

    daemon_threads = True
    request_queue_size = 128  # five browsers open several connections each, at once

    def __init__(
        self,
        file: Callable[[str], bytes | None],
        heard: Callable[[Line, str], None],
        gone: Callable[[Line], None],
    ) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.file, self.heard, self.gone = file, heard, gone
        self.thread = threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True)
        self.thread.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"

    def stop(self) -> None:
        self.shutdown()
        self.server_close()
        self.thread.join()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Server

    def log_message(self, *arguments: object) -> None:
        """A test says by itself what is wrong."""

    def do_GET(self) -> None:
        if self.path == "/play":
            self._talk()
            return
        found = self.server.file(self.path)
        self.send_response(404 if found is None else 200)
        ending = "html" if self.path == "/" else self.path.rpartition(".")[2]
        self.send_header("Content-Type", f"{TYPES.get(ending, 'text/plain')}; charset=utf-8")
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Length", str(len(found or b"")))
        self.end_headers()
        self.wfile.write(found or b"")

    def _talk(self) -> None:
        key = self.headers["Sec-WebSocket-Key"].encode()
        answer = base64.b64encode(hashlib.sha1(key + _SAME_FOR_ALL).digest()).decode()
        self.send_response(101)
        self.send_header("Upgrade", "websocket")
        self.send_header("Connection", "Upgrade")
        self.send_header("Sec-WebSocket-Accept", answer)
        self.end_headers()
        self.close_connection = True
        line = Line(self.wfile.write)
        try:
            while (text := self._read()) is not None:
                self.server.heard(line, text)
        except OSError:
            pass  # a page that is closed does not always say so
        finally:
            self.server.gone(line)

    def _read(self) -> str | None:
        """The next message; None at the end."""
        head = self.rfile.read(2)
        if len(head) < 2 or head[0] & 15 == _CLOSE:
            return None
        size = head[1] & 127
        if size == 126:
            (size,) = struct.unpack(">H", self.rfile.read(2))
        mask = self.rfile.read(4)
        return bytes(each ^ mask[at % 4] for at, each in enumerate(self.rfile.read(size))).decode()
