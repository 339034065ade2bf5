"""The ring of digits: near its card, in sight, beside the sum, larger for a class or fingers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.formula.draft import ANSWER, LEFT, NUMBERS, RIGHT, PlaceKind
from formula_desktop.look.theme import FINGER, LIGHT, Theme
from formula_desktop.table.digit_ring import DigitRing
from formula_desktop.table.ring_place import BUTTON, RADIUS, RingPlace, ring_place
from tests.helpers.digifeud.page import Board, opened_game
from tests.helpers.formula.games import lying, match_of
from tests.helpers.formula.page import Table
from tests.helpers.played_page import AnyPlayedPage

SIZES = ((1024, 640), (1280, 800), (1920, 1080), (3840, 2160))
PROJECTOR = LIGHT.sized(is_projector=True)
FINGERS = LIGHT.sized(is_projector=False, is_for_fingers=True)
THEMES = {"normal": LIGHT, "projector": PROJECTOR, "fingers": FINGERS}
LONG = ("(2)+(4)=6", "1(2)+6(4)=7(6)")
PLACES = ((LEFT, PlaceKind.ON, 0), (RIGHT, PlaceKind.BEHIND, 0), (ANSWER, PlaceKind.WHOLE, 0))
BLANKS = {  # where the blank is put down, and the other tiles of its sum
    "A1": "",
    "M1": "",
    "A13": "",
    "M13": "",
    "C8": "",
    "E1": "BCDF",
    "L1": "IJKM",
    "B13": "ACDE",
    "L13": "IJKM",
    "F9": "BCDE",
    "K6": "IJLM",
}


def assert_in_place(
    page: AnyPlayedPage,
    card: QRectF,
    sum_: Iterable[QRectF],
    widgets: Sequence[QRectF],
    of: object,
    *,
    reach: int = 40,
) -> DigitRing:
    """The ring is near its card and in sight, and covers nothing of the sum.

    Its edge is at most `reach` from the card.
    """
    ring = page.scene.ring
    assert ring is not None, of
    outside = (RADIUS + BUTTON / 2 + 6) * ring.scale()
    middle = ring.pos()
    whole = QRectF(middle.x() - outside, middle.y() - outside, 2 * outside, 2 * outside)
    assert page.scene.sceneRect().contains(whole), of
    assert gap(card, middle) < outside + reach, of
    digits = [ring.rect_of(digit) for digit in range(10)]
    for rect in (card, *sum_):
        assert not any(map(rect.intersects, digits)), of
    for widget in widgets:
        assert gap(widget, middle) > outside - 1, of
    return ring


def gap(rect: QRectF, point: QPointF) -> float:
    """The distance from a point to a rectangle."""
    wide = max(rect.left() - point.x(), 0, point.x() - rect.right())
    high = max(rect.top() - point.y(), 0, point.y() - rect.bottom())
    return math.hypot(wide, high)


def assert_large(ring: DigitRing, page: AnyPlayedPage, theme: Theme, of: object) -> None:
    """The digits are as large as the theme's size of texts and controls asks for."""
    if theme.is_projector:
        assert ring.em * ring.scale() > 40, of
    if theme.is_for_fingers:
        step = 2 * RADIUS * math.sin(math.pi / 10) * ring.scale()
        assert step * page.view.unit > FINGER - 6, of


def test_the_ring_is_near_its_joker_at_every_size(qtbot: QtBot) -> None:
    for name, theme in THEMES.items():
        match = lying(match_of("12368*9", "1674455", stock="5"), *LONG)
        table = Table(qtbot, match, theme=theme)
        for size in SIZES:
            table.page.resize(*size)
            QApplication.processEvents()
            for place in PLACES:
                of = name, size, place
                table.drag_card("*", table.place(*place))
                item, scene = table.card("*"), table.scene
                card = item.face.rect.translated(item.home)
                seen = (*map(scene.rects.around, NUMBERS), *scene.texts.lines)
                layout = scene.layout
                widgets = layout.log, layout.buttons, layout.lamp
                ring = assert_in_place(table, card, seen, widgets, of)
                assert_large(ring, table, theme, of)
                table.press_button(table.page.back_button)


def test_the_ring_covers_as_little_as_it_can_of_the_rest() -> None:
    card, room = QRectF(450, 250, 90, 130), QRectF(0, 0, 1000, 600)
    usual = ring_place(card, room, [], [1.0])
    rest = QRectF(0, 0, 60, 60)
    rest.moveCenter(usual.centre - QPointF(RADIUS, 0))
    moved = ring_place(card, room, [], [1.0], [rest])
    assert gap(rest, moved.centre) > RADIUS + BUTTON / 2
    assert gap(card, moved.centre) < RADIUS + BUTTON / 2 + 48


def test_the_ring_stays_where_it_was_unless_it_covered_something() -> None:
    """A line of text that comes and goes between card and ring does not move it."""
    card, room, line = QRectF(450, 250, 90, 130), QRectF(0, 0, 1000, 900), QRectF(400, 420, 190, 30)
    with_line = ring_place(card, room, [line], [1.0])
    assert ring_place(card, room, [], [1.0]) != with_line
    assert ring_place(card, room, [], [1.0], last=with_line) == with_line
    line.moveCenter(with_line.centre + QPointF(0, RADIUS))
    assert ring_place(card, room, [line], [1.0], last=with_line) != with_line


def test_the_stalk_leaves_texts_out() -> None:
    card, line = QRectF(450, 250, 90, 130), QRectF(400, 420, 190, 30)
    place = RingPlace(QPointF(495, 570), 1.0)
    ring = DigitRing(place, None, LIGHT, lambda _digit: None, card)
    stalk = ring.stalk
    assert stalk.mapToScene(stalk.path()).intersects(line)
    stalk.leave_out([line])
    shown = stalk.mapToScene(stalk.path())
    assert not shown.intersects(line)
    assert shown.boundingRect().top() < line.top(), "it still leads to the card"
    assert shown.boundingRect().bottom() > line.bottom()


def test_the_ring_is_near_its_blank_at_every_size(qtbot: QtBot) -> None:
    for name, theme in THEMES.items():
        board = Board(qtbot, opened_game(), theme=theme)
        for size in SIZES:
            board.page.resize(*size)
            QApplication.processEvents()
            for square, columns in BLANKS.items():
                of = name, size, square
                row = square[1:]
                names = [f"{column}{row}" for column in columns]
                for tile, beside in zip("12+3", names, strict=False):
                    board.drag_tile(tile, beside)
                board.drag_tile("*", square)
                layout = board.scene.layout
                card, *others = (layout.square(board.square(each)) for each in (square, *names))
                ring = assert_in_place(board, card, others, [layout.column], of, reach=45)
                assert_large(ring, board, theme, of)
                if theme.is_projector:
                    assert ring.scale() > 1.25, of
                if theme.is_for_fingers:
                    assert ring.button * board.view.unit > FINGER - 1, of
                board.press_button(board.page.back_button)
