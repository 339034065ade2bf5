"""A qtbot for machines that are busy: pytest-qt's own gives up after five seconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pytestqt.qtbot import QtBot

PATIENCE_MS = 60_000


class PatientBot(QtBot):
    """Waits for a minute, since a machine with many processes may stand still for seconds."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **more: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **more)
