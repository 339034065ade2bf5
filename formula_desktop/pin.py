"""The teacher's PIN, of which only a salted hash is kept.

OpenSSL, which has better hashes, is not in the packages. A PIN of a few digits can be guessed from
any hash by whoever can read it; this one is for pupils at the screen.
"""

from __future__ import annotations

import os
from hashlib import sha256
from hmac import compare_digest
from typing import Final

SHORTEST_PIN, LONGEST_PIN = 4, 40

_KIND: Final = "sha256"
_ROUNDS: Final = 200_000
_MOST_ROUNDS: Final = 10_000_000


def is_pin(text: str) -> bool:
    """Whether a text can be a PIN: 4 to 40 characters that can be shown, without spaces."""
    is_long_enough = SHORTEST_PIN <= len(text) <= LONGEST_PIN
    return is_long_enough and text.isprintable() and " " not in text


def hash_of(pin: str, salt: bytes = b"") -> str:
    """What is kept of a PIN: `sha256:ROUNDS:SALT:HASH`, with a salt of its own."""
    salt = salt or os.urandom(16)
    return f"{_KIND}:{_ROUNDS}:{salt.hex()}:{_digest(pin, salt, _ROUNDS).hex()}"


def is_right(pin: str, kept: str) -> bool:
    """Whether a PIN is the one of this hash; none is that of a text that is no hash."""
    kind, _, rest = kept.partition(":")
    try:
        rounds, salt, digest = rest.split(":")
        number, salted, wanted = int(rounds), bytes.fromhex(salt), bytes.fromhex(digest)
    except ValueError:
        return False
    if kind != _KIND or not 1 <= number <= _MOST_ROUNDS:
        return False
    return compare_digest(_digest(pin, salted, number), wanted)


def _digest(pin: str, salt: bytes, rounds: int) -> bytes:
    found = salt + pin.encode("utf-8", "replace")
    for _ in range(rounds):
        found = sha256(found).digest()
    return found
