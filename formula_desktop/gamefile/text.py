"""Safe reading and writing of game files as JSON (docs/game-file.md, first paragraph)."""

from __future__ import annotations

import errno
import json
import os
import stat
from pathlib import Path
from typing import NoReturn

from formula_desktop.gamefile.errors import FileError, FileReason, file_error

LARGEST_FILE = 1024 * 1024
"""The maximum size of a file in bytes."""

LONGEST_NUMBER = 20
"""The most digits in a number: far more than any field needs, but still quick to read."""


LONGEST_LINE = 100
"""The most characters of an object or a list written on one line."""


_FLAGS = ("O_RDONLY", "O_NONBLOCK", "O_NOCTTY", "O_BINARY")
_WITHOUT_WAITING = sum(getattr(os, flag, 0) for flag in _FLAGS)
"""The available flags for opening a file, so that a pipe doesn't block the program."""


def bytes_of(path: Path) -> bytes:
    """The contents of a file, at most one byte more than allowed; raises FileError."""
    try:
        handle = os.open(path, _WITHOUT_WAITING)
        try:
            _check_is_file(os.fstat(handle))
            with os.fdopen(handle, "rb", closefd=False) as file:
                return file.read(LARGEST_FILE + 1) or b""  # None if it would block
        finally:
            os.close(handle)
    except FileError:
        raise
    except (FileNotFoundError, NotADirectoryError):
        raise file_error(FileReason.NO_FILE) from None
    except (OSError, ValueError) as error:
        raise _not_read(path, error) from None


def _check_is_file(status: os.stat_result) -> None:
    """Raise FileError for anything but a plain file, since it may block or never end."""
    if stat.S_ISDIR(status.st_mode):
        raise file_error(FileReason.IS_FOLDER)
    if not stat.S_ISREG(status.st_mode):
        raise file_error(FileReason.NOT_A_FILE)


def _not_read(path: Path, error: OSError | ValueError) -> FileError:
    try:
        _check_is_file(path.stat())  # sockets, and folders on Windows, cannot be opened at all
    except FileError as found:
        return found
    except (OSError, ValueError):
        pass
    if isinstance(error, PermissionError):
        return file_error(FileReason.NOT_PERMITTED)
    if isinstance(error, OSError) and error.errno == errno.ENAMETOOLONG:
        return file_error(FileReason.NAME_TOO_LONG)
    problem = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return file_error(FileReason.NOT_READ, problem=problem)


def parsed(data: bytes, largest: int = LARGEST_FILE) -> object:
    """The JSON value in the bytes of a file, or in a part of one.

    Raises FileError when there are too many bytes, or when they are not UTF-8 (a byte order mark
    is skipped) or not JSON. It also refuses NaN and infinities, which Python would read, very long
    numbers, very deep nesting and duplicate fields.
    """
    if len(data) > largest:
        raise file_error(FileReason.TOO_LARGE)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise file_error(FileReason.NOT_UTF8) from None
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_whole_number,
            parse_constant=_not_a_number,
        )
    except json.JSONDecodeError as error:
        raise file_error(FileReason.NOT_JSON, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise file_error(FileReason.TOO_DEEP) from None
    return value


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields: dict[str, object] = {}
    for field, value in pairs:
        if field in fields:
            raise file_error(FileReason.FIELD_TWICE, field=field)
        fields[field] = value
    return fields


def _whole_number(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise file_error(FileReason.NUMBER_TOO_LONG)
    return int(digits)


def _not_a_number(text: str) -> NoReturn:
    raise file_error(FileReason.NOT_A_NUMBER, text=text)


def written(value: object) -> bytes:
    """The bytes of a file, formatted with a play on each line, or without spaces if too large.

    Raises FileError when even that is too large. A game read from a file can always be written,
    since no layout is shorter than the one without spaces.
    """
    laid_out = _laid_out(value, 0) + "\n"
    if len(data := laid_out.encode()) <= LARGEST_FILE:
        return data
    if len(data := _on_one_line(value, (",", ":")).encode()) <= LARGEST_FILE:
        return data
    raise file_error(FileReason.GAME_TOO_LONG)


def _laid_out(value: object, depth: int) -> str:
    line = _on_one_line(value)
    if not isinstance(value, dict | list | tuple) or (
        len(line) <= LONGEST_LINE and _is_flat(value)
    ):
        return line
    inner, outer = "\n" + " " * (depth + 1), "\n" + " " * depth
    if isinstance(value, dict):
        parts = [
            f"{_on_one_line(key)}: {_laid_out(each, depth + 1)}" for key, each in value.items()
        ]
        return "{" + inner + ("," + inner).join(parts) + outer + "}"
    parts = [_laid_out(each, depth + 1) for each in value]
    return "[" + inner + ("," + inner).join(parts) + outer + "]"


def _is_flat(value: dict[str, object] | list[object] | tuple[object, ...]) -> bool:
    parts = value.values() if isinstance(value, dict) else value
    return not any(isinstance(each, dict | list | tuple) for each in parts)


def _on_one_line(value: object, separators: tuple[str, str] = (", ", ": ")) -> str:
    return json.dumps(value, ensure_ascii=False, separators=separators)
