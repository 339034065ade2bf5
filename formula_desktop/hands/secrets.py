"""The code on the large screen, and the tokens of the seats."""

from __future__ import annotations

import re
import secrets
from hmac import compare_digest
from typing import Final

CODE_LENGTH: Final = 4

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""The letters of a code: without vowels, so that it can be no word, nor I and O read as 1 and 0."""

_TOKEN_BYTES: Final = 32
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)


def new_code() -> str:
    """A code of four letters; without vowels, so that it can be no word."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def plain_code(typed: str) -> str:
    """A code as it was typed, in capitals and without spaces."""
    return "".join(typed.split()).upper()


def new_token() -> str:
    """A token that nobody can guess: 256 random bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def is_token(text: str) -> bool:
    """Whether a text has the form of a token."""
    return _TOKEN.fullmatch(text) is not None


def are_equal(one: str, other: str) -> bool:
    """Whether two secrets are equal, found in a time that does not tell how far they are."""
    return compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))
