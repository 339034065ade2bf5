"""What is not needed for the first frame, so that it appears soon."""

import subprocess
import sys
from functools import cache

import pytest

from formula_desktop.arguments import GAMES

_START = """
import sys
from formula_desktop.__main__ import prepare
prepare()
import PySide6.QtCore
from formula_desktop.arguments import read_window_arguments
from formula_desktop.shell import app as program
program.later = lambda *timer: None  # on a slow machine it runs out before the first frame
app = program.make_app()
window = program.open_window(app, read_window_arguments(sys.argv[1:]))

if not sys.argv[1:]:  # the pointer may be where the window appears
    from PySide6.QtGui import QEnterEvent
    at = PySide6.QtCore.QPointF(5, 5)
    app.sendEvent(window.home.pictures["formula"], QEnterEvent(at, at, at))

class FirstFrame(PySide6.QtCore.QObject):
    def eventFilter(self, watched, event):
        if event.type() == PySide6.QtCore.QEvent.Type.Paint:
            watched.removeEventFilter(self)
            # before what the window itself has put off until then
            PySide6.QtCore.QTimer.singleShot(0, self, self.end)
        return False

    def end(self):
        import linecache
        print("Qt" in vars(PySide6.QtCore))
        print(any("formula_desktop" in name for name in linecache.cache))
        print(*sys.modules)
        print(*vars(sys.modules["PySide6.QtWidgets"]))
        app.quit()

window.navigator.page.installEventFilter(FirstFrame(window))
app.exec()
"""


_LATER = {
    "command line": {"formula_desktop.parsing"},
    "menus": {"formula_desktop.shell.actions"},
    "games to continue": {"formula_desktop.pages.home.under_way"},
    "controls and focus": {"formula_desktop.look.controls", "formula_desktop.look.focus"},
    "games": {"formula_desktop.formula", "formula_desktop.digifeud", "formula_desktop.gamefile"},
    "results": {"formula_desktop.results", "sqlite3"},
    "garbage": {"formula_desktop.shell.start.collecting"},
    "of Python": {"argparse", "dataclasses", "json", "datetime", "configparser"},
}


_LATER_IN_A_GAME = {
    "command line": {"formula_desktop.parsing"},
    "menus": {"formula_desktop.shell.actions"},
    "controls and focus": {"formula_desktop.look.controls", "formula_desktop.look.focus"},
    "the end": {"formula_desktop.pages.outcome.panel", "formula_desktop.charts"},
    "Home": {"formula_desktop.pages.home"},
    "results": {"formula_desktop.results.book", "sqlite3"},
    "notices": {"formula_desktop.widgets.brief_notice", "formula_desktop.widgets.messages"},
    "of Python": {"argparse", "configparser", "uuid", "decimal"},
}


@cache
def _first_frame(*arguments: str) -> list[str]:
    """What was there when the page had been painted, a line for each question."""
    command = [sys.executable, "-c", _START, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    return done.stdout.splitlines()


def test_enums_of_qt_wait_until_home_has_been_painted() -> None:
    """PySide6 makes all enums of the namespace Qt at its first use, which takes 16 ms."""
    assert _first_frame()[0] == "False"


def test_pyside_does_not_read_our_sources() -> None:
    assert _first_frame()[1] == "False"


def test_what_the_first_frame_does_without_is_not_imported() -> None:
    there = set(_first_frame()[2].split())
    assert {"formula_desktop.pages.home.page", "PySide6.QtWidgets"} <= there
    assert there & set().union(*_LATER.values()) == set()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_new_game_does_without_is_not_imported(game: str) -> None:
    (other,) = set(GAMES) - {game}
    there = set(_first_frame("--new", game)[2].split())
    assert f"formula_desktop.kinds.{game}" in there
    assert f"formula_desktop.kinds.{other}" not in there
    assert f"formula_desktop.{other}.position" not in there
    assert there & set().union(*_LATER_IN_A_GAME.values()) == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_needs_no_type_of_a_widget_that_it_does_not_use(game: str) -> None:
    """For a widget that Qt made itself, PySide makes all types of widgets, which takes 8 ms."""
    assert "QCalendarWidget" not in _first_frame("--new", game)[3].split()
