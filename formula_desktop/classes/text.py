"""The text in the bytes of a file with names, in the encodings that spreadsheets write."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

from formula_desktop.classes.reasons import ListReason, list_error

_WORKBOOKS: Final = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
"""How files of spreadsheets themselves begin."""

_WINDOWS: Final = "cp1252"
"""The code page of Windows for Dutch, German, French and English."""

_SIGNS: Final = frozenset("'’‘´`–—“”«»·°\xa0")
"""What a name may have in that code page besides letters and ASCII; anything else is misread."""


def text_of(data: bytes) -> str:
    """The text in these bytes: UTF-8, UTF-16, or else of Windows. Raises ListError.

    What another code page has written is refused rather than read with wrong letters, where it can
    be told.
    """
    if data.startswith(_WORKBOOKS):
        raise list_error(ListReason.WORKBOOK)
    encoding = _encoding(data)
    if encoding is not None:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            raise list_error(ListReason.NOT_TEXT) from None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return _of_windows(data)


def _encoding(data: bytes) -> str | None:
    """The encoding that a byte order mark or the NULs show; None if there are neither."""
    if data.startswith(codecs.BOM_UTF8):
        return "utf-8-sig"
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    first, second = data[::2].count(0), data[1::2].count(0)
    if first or second:
        return "utf-16-be" if first > second else "utf-16-le"
    return None


def _of_windows(data: bytes) -> str:
    for number, line in enumerate(data.splitlines(), 1):
        try:
            text = line.decode(_WINDOWS)
        except UnicodeDecodeError:
            raise list_error(ListReason.LETTERS, line=number) from None
        if not all(map(_can_be_in_name, text)):
            raise list_error(ListReason.LETTERS, line=number)
    return data.decode(_WINDOWS)


def _can_be_in_name(character: str) -> bool:
    return character.isascii() or character in _SIGNS or unicodedata.category(character)[0] == "L"
