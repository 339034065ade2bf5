"""How the program starts itself as another process: from its sources, a wheel, or frozen."""

from __future__ import annotations

import sys


def command(*arguments: str) -> list[str]:
    """The call that starts the program with these arguments."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    return [sys.executable, "-m", "formula_desktop", *arguments]
