"""What has been found in files, remembered as long as they stay the same."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

T = TypeVar("T")

_Stamp = tuple[int, int, int]
"""A change of a file changes this, unless it keeps the size within a tick of the system's clock."""


class Stamped(Generic[T]):
    """Values by file; threads may share them."""

    def __init__(self) -> None:
        self._known: dict[Path, tuple[_Stamp, T]] = {}

    def known(self, file: Path) -> T | None:
        """The value found in a file that has not changed since; None if it must be read."""
        stamp, value = self._known.get(file, (None, None))
        return value if stamp is not None and stamp == _stamp_of(file) else None

    def found(self, file: Path, find: Callable[[], T]) -> T:
        """The value in a file, which `find` finds in it if it is not known."""
        stamp = _stamp_of(file)  # before it is read
        known = self._known.get(file)
        if known is not None and known[0] == stamp:
            return known[1]
        value = find()
        if stamp is not None:
            self._known[file] = stamp, value
        return value

    def forget(self, file: Path) -> None:
        """Forget the value, so that it is read from the file next time."""
        self._known.pop(file, None)


def _stamp_of(file: Path) -> _Stamp | None:
    """The stamp of a file; None if it cannot be found."""
    try:
        status = os.stat(file)  # noqa: PTH116 - thousands of them
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino
