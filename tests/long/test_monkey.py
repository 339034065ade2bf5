"""Random events in the whole window, not only at the table: Home, dialogs, menus, files.

LONG_MONKEY is how many events each of the games gets, LONG_SEED the seed:
    LONG_MONKEY=200000 python3 dev.py test -n 2 tests/long/test_monkey.py
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import ComputerSpeed, Settings
from tests.helpers.game_files import INVALID, invalid_data
from tests.helpers.long.progress import FIRST_SEED, Progress, number
from tests.helpers.long.window_monkey import DIGIFEUD, FORMULA, WindowMonkey
from tests.helpers.quick_opponent import QuickOpponent

EVENTS = number("LONG_MONKEY", 500)
OF_QT = (
    "This plugin does not support",  # raise() and grabbing, offscreen
    # a finger that was put down in one widget and lifted in another
    "QGestureManager::deliverEvents: could not find the target for gesture",
)
REST = 5000
"""After so many events everything comes to rest."""


@pytest.fixture
def opens(qapp: QApplication, qtbot: QtBot) -> Iterator[Callable[[], Any]]:
    """Opens the window as a start of the program does."""
    opened: list[MainWindow] = []
    quits = qapp.quitOnLastWindowClosed()

    def open_one() -> MainWindow:
        closes_all(opened)
        settings = Settings()
        settings.animation = False
        settings.computer_speed = ComputerSpeed.AT_ONCE
        window = MainWindow(qapp, settings, opponent=QuickOpponent())
        opened.append(window)
        window.show()
        qtbot.waitExposed(window)
        return window

    qapp.setQuitOnLastWindowClosed(False)
    yield open_one
    closes_all(opened)
    qapp.setQuitOnLastWindowClosed(quits)


def closes_all(opened: list[MainWindow]) -> None:
    while opened:
        window = opened.pop()
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("game", [FORMULA, DIGIFEUD])
@pytest.mark.qt_log_ignore(*OF_QT, extend=True)
def test_nothing_is_lost_whatever_is_done(
    opens: Callable[[], Any],
    game: str,
    qtlog: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: True)
    files = tmp_path / "files"
    files.mkdir()
    for at, case in enumerate(INVALID[:40]):
        (files / f"bad {at}.formula").write_bytes(invalid_data(case))
    raised: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: raised.append(error))
    monkey = WindowMonkey(opens, Random(f"{game} {FIRST_SEED}"), game, files)
    progress = Progress(f"monkey at {game}", EVENTS)
    began = time.process_time()

    def check() -> None:
        if raised:
            raise raised[0]
        sent = monkey.pointer.sent
        if len(qtlog.records) and sent % 50 == 0:
            warnings = [each.message for each in qtlog.records if not each.ignored]
            assert not warnings
        progress.at(sent, turns=monkey.turns, windows=monkey.windows, fronts=len(monkey.seen))

    done = 0
    try:
        # on a busy machine it goes on for a while until the computer has played, too
        while done < EVENTS or (monkey.turns <= EVENTS // 1000 and done < 4 * EVENTS):
            monkey.run(min(REST, max(EVENTS - done, EVENTS // 4)), check)
            monkey.rest()
            check()
            done = monkey.pointer.sent
    except BaseException:
        print("seed", FIRST_SEED, "after", monkey.pointer.sent, "did", *monkey.done)
        print("sent", *monkey.pointer.last_sent, sep="\n  ")
        raise
    figures = {"turns": monkey.turns, "windows": monkey.windows, "seen": sorted(monkey.seen)}
    sent = monkey.pointer.sent
    rates = {
        "a second": round(sent / progress.seconds),
        "a second of this process": round(sent / (time.process_time() - began)),
    }
    progress.end({**figures, **rates})
    assert monkey.turns > EVENTS // 1000  # else it has tried nothing
