"""Formula's table in projector size: everything apart, and digits as large as they must be."""

from __future__ import annotations

from itertools import combinations

from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face, FaceKind, Faces
from formula_desktop.look.theme import LIGHT, Size
from formula_desktop.table.formula.layout import FormulaProjectorLayout
from tests.helpers.formula.layouts import COUNTS, SHAPES, is_target, overlap, place_rects, within

from PySide6.QtCore import QRectF  # isort: skip
from tests.helpers.each import each_of

LARGE = LIGHT.sized(is_projector=True)
MOST_LARGE = 24
"""So many cards of a hand have digits of a twelfth of the window's height."""


def digit_em(rect: QRectF) -> float:
    """The em square of a digit on a card of this size, in units."""
    faces = Faces(LIGHT, 1.0, projector=True)
    return faces._digit_em(Face(FaceKind.DIGIT, "0", Size(rect.width(), rect.height())))


def is_large(rect: QRectF) -> bool:
    """Whether a card's digit, two thirds of its em square, is a twelfth of 800 units."""
    return digit_em(rect) * 0.668 >= look.TABLE.height / 12


@each_of(SHAPES, [1, 2, 3, 4])
def test_the_parts_are_apart_and_in_the_window(shape: tuple[int, int], others: int) -> None:
    layout = FormulaProjectorLayout(*shape, others)
    window = QRectF(0, 0, layout.width, layout.height)
    parts = [layout.tray, layout.log, layout.area, layout.stock, *layout.seats, *layout.column]
    for part in parts:
        assert within(window, part)
    for one, other in combinations(parts, 2):
        assert not overlap(one, other), (one, other)
    assert within(layout.tray, layout.buttons)
    assert within(layout.tray, layout.hand_room)
    assert not overlap(layout.buttons, layout.hand_room)


@each_of(SHAPES, COUNTS)
def test_the_formula_is_large_and_in_its_area(
    shape: tuple[int, int], counts: tuple[int, int, int]
) -> None:
    layout = FormulaProjectorLayout(*shape, others=4)
    rects = layout.formula(counts)
    for number in rects.numbers:
        assert all(is_large(card) and within(layout.area, card) for card in number)
    line = LARGE.size_of(look.LINE) / 2
    for rect in (rects.operator, rects.equals, *place_rects(rects, counts).values()):
        assert within(layout.area, rect)
        assert is_target(rect)
        assert rect.bottom() < layout.reading.y() - line
    assert layout.reading.y() + line < layout.remark.y() - look.PROJECTOR_TEXT
    assert layout.remark.y() + look.PROJECTOR_TEXT * 1.25 < layout.area.bottom()


@each_of(SHAPES, range(1, 37))
def test_every_card_of_a_hand_can_be_read_and_hit(shape: tuple[int, int], cards: int) -> None:
    layout = FormulaProjectorLayout(*shape, others=4)
    hand = layout.hand(cards)
    assert len(hand) == cards
    for rect in hand:
        assert within(layout.hand_room, rect)
        assert is_target(rect)
        assert is_large(rect) or cards > MOST_LARGE
    for one, other in combinations(hand, 2):
        assert not overlap(one, other)
