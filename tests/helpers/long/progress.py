"""The length of the long runs, and their progress."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Any

FIRST_SEED = int(os.environ.get("LONG_SEED", "0"))


IS_LONG = any(name.startswith("LONG_") for name in os.environ)


def number(name: str, short: int) -> int:
    """The number in an environment variable, or a small one."""
    return int(os.environ.get(name, short))


shown: Callable[[], AbstractContextManager[object]] = contextlib.nullcontext
"""Lets output through where pytest captures it; set by `conftest.py`."""


class Progress:
    """Prints every few seconds how far a long run is, and at its end."""

    def __init__(self, what: str, whole: int, every: float = 20.0) -> None:
        self._what = what
        self._whole = whole
        self._every = every
        self._began = self._said = time.monotonic()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    def at(self, done: int, **figures: object) -> None:
        """So many are done."""
        if time.monotonic() - self._said >= self._every:
            self._said = time.monotonic()
            self.say(f"{done}/{self._whole}", **figures)

    def end(self, figures: Mapping[str, Any]) -> None:
        """All are done."""
        self.say(f"all {self._whole}", **figures)

    def say(self, how_far: str, **figures: object) -> None:
        words = ", ".join(f"{name} {figure}" for name, figure in figures.items())
        text = f"{self._what}: {how_far} in {self.seconds:.0f} s; {words}"
        with shown() if IS_LONG else contextlib.nullcontext():
            print(text, file=sys.stderr, flush=True)
