"""Colours as they meet on the screens: each text can be read, and the theme knows each pair."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.layout import Colour
from formula_desktop.look.squares import paint_square
from formula_desktop.look.style import _SHEET
from formula_desktop.look.theme import THEMES, Theme
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings, ThemeChoice
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.screen.colours import ground_in, meetings, tokens
from tests.helpers.screen.pairs import PAIRS, RING, contrast
from tests.helpers.tours import dialogs as tour_dialogs
from tests.helpers.tours.tables import see_tables
from tests.helpers.tours.tour import Tour

TEXT = 4.5
DISABLED = 3.0
KNOWN = {(pair.front, pair.ground) for pair in PAIRS}

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(is_slow=True)


@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
def test_every_text_can_be_read_on_its_ground(
    window: MainWindow, settings: Settings, qtbot: QtBot, look: Theme
) -> None:
    settings.theme = ThemeChoice(look.name)
    window.resize(1280, 800)
    found: set[str] = set()
    pairs: set[tuple[str, str]] = set()

    def see(name: str, widget: QWidget) -> None:
        for text, front, ground, is_enabled in meetings(widget):
            names = tokens(front, look), tokens(ground, look)
            pairs.update((one, other) for one in names[0] for other in names[1])
            least = TEXT if is_enabled else DISABLED
            if contrast(front, ground) < least:
                found.add(f"{name}: {text!r}: {front.name()} on {ground.name()}")
            if not any((one, other) in KNOWN for one in names[0] for other in names[1]):
                found.add(f"{name}: {text!r}: no pair of {names[0]} and {names[1]}")

    tour = Tour(window, qtbot, see)
    tour.settle()
    tour.see("home")
    see_tables(tour)
    tour_dialogs.see_new_games(tour)
    tour_dialogs.see_dialogs(tour)
    window.library.show_games()
    tour.see("games")
    window.library.show_results()
    tour.see("results")
    assert found == set()
    assert len(pairs & KNOWN) > 10


def test_every_pair_of_the_style_sheet_is_known() -> None:
    rules = re.findall(r"\{([^}]*)\}", _SHEET.template)
    front = re.compile(r"(?<![\w-])color: \$(\w+)")
    ground = re.compile(r"(?<![\w-])background(?:-color)?: \$(\w+)")
    pairs = {
        (one, other)
        for rule in rules
        for one in front.findall(rule)
        for other in ground.findall(rule)
    }
    assert len(pairs) > 8
    assert pairs <= KNOWN


def test_a_text_without_contrast_is_seen(qtbot: QtBot) -> None:
    label = QLabel("grey on grey")
    label.setStyleSheet("background: #808080; color: #909090")
    qtbot.addWidget(label)
    label.show()
    ((_, front, ground, _),) = meetings(label)
    assert (front.name(), ground.name()) == ("#909090", "#808080")


# --- squares ------------------------------------------------------------------------------------


def _square(look: Theme, colour: Colour | None) -> QImage:
    """A square of the board, in grey."""
    picture = QImage(50, 50, QImage.Format.Format_RGB32)
    picture.fill(look.table_deep)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_square(painter, look, QRect(0, 0, 50, 50).toRectF(), colour)
    painter.end()
    return picture.convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
def test_blue_and_red_squares_differ_without_their_colours(look: Theme) -> None:
    plain, blue, red = (_square(look, each) for each in (None, Colour.BLUE, Colour.RED))
    above = 10  # a row that the signs do not reach
    assert _lines(plain, above) == 0
    # the red one has a second line inside the first
    lines = {name: _lines(picture, above) for name, picture in (("blue", blue), ("red", red))}
    assert lines == {"blue": 1, "red": 2}
    signs = [picture.copy(8, 14, 34, 22) for picture in (plain, blue, red)]
    assert _share_of_ink(signs[0]) == 0
    assert min(_share_of_ink(sign) for sign in signs[1:]) > 0.05
    assert signs[1] != signs[2]


def _lines(picture: QImage, row: int) -> int:
    """How many thin lines a row crosses between the edge and the middle."""
    greys = [QColor(picture.pixel(x, row)).lightness() for x in range(1, 12)]
    ground = QColor(picture.pixel(11, row)).lightness()
    is_line = [abs(grey - ground) > 8 for grey in greys]
    return sum(now and not before for before, now in zip([False, *is_line], is_line, strict=False))


def _share_of_ink(picture: QImage) -> float:
    ground = ground_in(picture, picture.rect()).lightness()
    pixels = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    inked = sum(abs(QColor(picture.pixel(x, y)).lightness() - ground) > 60 for x, y in pixels)
    return inked / len(pixels)


# --- the ring -----------------------------------------------------------------------------------


@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
def test_the_focus_ring_is_seen_on_every_ground(look: Theme) -> None:
    grounds = ("table", "table_deep", "tray", "paper", "field", "card", "symbol", "square")
    for ground in grounds:
        colours = (look.accent, look.accent_edge)
        best = max(contrast(each, getattr(look, ground)) for each in colours)
        assert best >= RING, f"{ground}: {best:.2f}"
