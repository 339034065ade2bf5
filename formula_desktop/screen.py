"""Checks for a screen before Qt needs one.

Without a screen, Qt aborts the whole process, with a core dump and advice for programmers. This
module imports Qt only when it must.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager

from formula_desktop import PROGRAM, WRONG_USE

NO_SCREEN = "there is no screen to open a window on"
NO_USABLE_SCREEN = "no window can be opened on this screen"


def is_missing(environment: MutableMapping[str, str]) -> bool:
    """Whether there is certainly no screen: on Linux and the like, neither X nor Wayland.

    A platform chosen for Qt is left alone.
    """
    if sys.platform in ("win32", "darwin"):
        return False
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not any(environment.get(name) for name in names)


def go_without(environment: MutableMapping[str, str]) -> None:
    """Make Qt draw in memory, for pictures saved to a file."""
    environment["QT_QPA_PLATFORM"] = "offscreen"
    if sys.platform == "win32":  # Qt would look for fonts in an empty folder of its own
        windows = environment.get("SYSTEMROOT", r"C:\Windows")
        environment.setdefault("QT_QPA_FONTDIR", rf"{windows}\Fonts")


@contextmanager
def explained() -> Iterator[None]:
    """A context for making the QApplication: if Qt aborts, print one sentence and exit with 2.

    Other messages from Qt are printed at the end.
    """
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    said: list[str] = []

    def listen(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind != QtMsgType.QtFatalMsg:
            said.append(message)
            return
        causes = [each for each in said if "could not connect" in each] or said
        cause = " ".join(causes[:1] or [message]).split("\n")[0].strip()
        print(f"{PROGRAM}: {NO_USABLE_SCREEN}: {cause}", file=sys.stderr, flush=True)
        os._exit(WRONG_USE)

    before = qInstallMessageHandler(listen)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for message in said:
            print(message, file=sys.stderr)
