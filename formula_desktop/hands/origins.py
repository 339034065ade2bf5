"""Which host and origin a request may name, and which files it may ask for.

Another site's script has another origin. A name that was made to point here (DNS rebinding) is
another host.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

POLICY: Final = "; ".join(
    (
        *("default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'"),
        *("connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"),
    )
)

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""What every answer has."""

TYPES: Final = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "json": "application/json",
}

SOCKET: Final = "/play"
_PATH: Final = re.compile(r"/(?:words/)?[a-z0-9-]{1,40}\.[a-z]{2,4}", re.ASCII)


def host(address: str, port: int) -> str:
    """An address and port as browsers name them: `192.168.1.20:8424`, `[fe80::1]:8424`."""
    is_six = ip_address(address).version == 6
    return f"[{address}]:{port}" if is_six else f"{address}:{port}"


def is_host(named: Iterable[str], addresses: Iterable[str], port: int) -> bool:
    """Whether the `Host` fields of a request are just one, with one of the bound addresses."""
    return list(named) in [[host(address, port)] for address in addresses]


def is_origin(named: Iterable[str], hosts: Iterable[str]) -> bool:
    """Whether the `Origin` fields of a request are just one, that of the page of the same host."""
    return list(named) in [[f"http://{each}"] for each in hosts]


def file_for(path: str) -> str | None:
    """The name of the file that a path asks for; None for a path that can be none."""
    if path == "/":
        return "index.html"
    if not _PATH.fullmatch(path) or type_of(path) is None:
        return None
    return path[1:]


def type_of(name: str) -> str | None:
    """The content type of a file by its name."""
    return TYPES.get(name.rpartition(".")[2])
