"""Runs every check, without a screen and away from real games, and reports the findings."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qVersion

from formula_desktop import PROGRAM, screen
from formula_desktop.self_test import files, games, sounds, window
from formula_desktop.store import places

CHECKS: dict[str, Callable[[Path], dict[str, Any]]] = {
    "modules": lambda folder: files.modules(),
    "resources": lambda folder: files.resources(),
    "fonts": lambda folder: files.fonts(),
    "translations": lambda folder: files.translations(),
    "plugins": lambda folder: files.plugins(),
    "sounds": lambda folder: sounds.started(),
    "games": lambda folder: games.replayed(),
    "window": window.drafts,
    "levels": lambda folder: games.levels(),
    "results": games.results,
}
"""The checks, in order; each returns what it found, and raises an exception if it fails."""


def found() -> dict[str, Any]:
    """Run all checks; returns the rest of the report (`start.py`)."""
    from formula_desktop.shell.app import make_app

    screen.go_without(os.environ)
    with tempfile.TemporaryDirectory(prefix=f"{PROGRAM}-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        places.choose(folder / "data")
        os.environ[places.DEFAULTS_VARIABLE] = str(folder / "no-defaults.ini")
        said: list[str] = []

        def listen(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
            if kind is not QtMsgType.QtDebugMsg and message not in said:
                said.append(message)

        before = qInstallMessageHandler(listen)
        try:
            began = time.monotonic()
            app = make_app()
            checks = [_checked(check, folder) for check in CHECKS]
            app.processEvents()
        finally:
            qInstallMessageHandler(before)
    return {
        "qt": qVersion(),
        "passed": all(each["passed"] for each in checks),
        "seconds": round(time.monotonic() - began, 3),
        "said_by_qt": said,
        "checks": checks,
    }


def _checked(name: str, folder: Path) -> dict[str, Any]:
    """Run one check and print a line about it."""
    began = time.monotonic()
    outcome: dict[str, Any]
    try:
        outcome = {"passed": True, "found": CHECKS[name](folder)}
    except Exception as problem:  # noqa: BLE001 - the report names any error
        outcome = {"passed": False, "problem": f"{type(problem).__name__}: {problem}"}
        print(f"{PROGRAM}: {name}: {outcome['problem']}", file=sys.stderr)
    return {"name": name, **outcome, "seconds": round(time.monotonic() - began, 3)}
