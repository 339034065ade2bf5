"""How often a wrong PIN was tried, kept in a file so that a new start does not forget it."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

from formula_desktop import clock, safe
from formula_desktop.pin import is_right
from formula_desktop.store import places

TRIES: Final = 5
"""The wrong tries after which one has to wait."""

WAIT_S: Final = 60

_LONGEST_FILE: Final = 40


class PinTries:
    """The tries at a PIN in one account."""

    def __init__(self, kept: str, file: Path | None = None) -> None:
        """`kept` is the hash of the PIN."""
        self._kept = kept
        self._file = file or places.current().pin_file
        self._wrong, self._last = self._read()

    @property
    def wait_s(self) -> int:
        """The seconds until the next try; 0 if it can be made now."""
        if self._wrong < TRIES:
            return 0
        passed = _now() - self._last
        # A clock that was set back must not make anybody wait for years.
        return WAIT_S - passed if 0 <= passed < WAIT_S else 0

    def is_right(self, pin: str) -> bool:
        """Whether this is the PIN; a wrong one counts, and none is right while one has to wait."""
        if self.wait_s:
            return False
        if self._wrong >= TRIES:  # the wait is over
            self._wrong = 0
        found = is_right(pin, self._kept)
        self._wrong, self._last = (0 if found else self._wrong + 1), _now()
        self._write()
        return found

    def _read(self) -> tuple[int, int]:
        with contextlib.suppress(OSError, ValueError):
            wrong, last = self._file.read_bytes()[:_LONGEST_FILE].split()
            return max(0, int(wrong)), int(last)
        return 0, 0

    def _write(self) -> None:
        with contextlib.suppress(OSError):
            if self._wrong:
                safe.make_folder(self._file.parent)
                safe.write(self._file, f"{self._wrong} {self._last}\n".encode())
            else:
                safe.remove([self._file])


def _now() -> int:
    return int(clock.now().timestamp())
