"""Formula's table fits every shape of window: nothing overlaps, nothing is too small to hit."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRectF

from formula_desktop.formula.draft import NUMBERS, Place, PlaceKind
from formula_desktop.look import theme as look
from formula_desktop.table.formula.layout import FormulaLayout
from tests.helpers.each import each_of
from tests.helpers.formula.layouts import (
    COUNTS,
    PIXELS_PER_UNIT,
    SHAPES,
    SMALLEST_TARGET,
    is_target,
    overlap,
    place_rects,
    within,
)


def layouts() -> list[FormulaLayout]:
    return [FormulaLayout(*shape, others=others) for shape in SHAPES for others in (1, 2, 3, 4)]


@each_of(layouts())
def test_the_parts_of_the_table_are_apart_and_in_the_window(layout: FormulaLayout) -> None:
    window = QRectF(0, 0, layout.width, layout.height)
    parts = [layout.tray, layout.log, layout.area, layout.stock, *layout.seats, *layout.column]
    assert len(layout.seats) == layout.others
    for part in parts:
        assert within(window, part)
    for one, other in combinations(parts, 2):
        assert not overlap(one, other), (one, other)
    assert within(layout.tray, layout.buttons)
    assert within(layout.tray, layout.hand_room)
    assert not overlap(layout.buttons, layout.hand_room)
    assert layout.area.contains(layout.reading)
    assert layout.area.contains(layout.remark)


@each_of(layouts())
def test_the_seats_have_room_for_a_name_and_cards(layout: FormulaLayout) -> None:
    for seat in layout.seats:
        assert seat.width() >= 150
        assert seat.height() >= look.SMALL_BACK.height + 40


@each_of(SHAPES, COUNTS)
def test_the_formula_lies_in_its_area(shape: tuple[int, int], counts: tuple[int, int, int]) -> None:
    layout = FormulaLayout(*shape, others=1)
    rects = layout.formula(counts)
    around = [rects.around(number) for number in NUMBERS]
    apart = [around[0], rects.operator, around[1], rects.equals, around[2]]
    assert [rect.left() for rect in apart] == sorted(rect.left() for rect in apart)
    for one, other in combinations(apart, 2):
        assert not overlap(one, other)
    for rect in (*apart, *place_rects(rects, counts).values()):
        assert within(layout.area, rect)
        # the lines of words below stay free
        assert rect.bottom() < layout.reading.y() - look.LINE.size / 2
    for number in NUMBERS:
        assert len(rects.numbers[number]) == counts[number]


@each_of(COUNTS)
def test_places_are_apart_and_large_enough(counts: tuple[int, int, int]) -> None:
    layout = FormulaLayout(*SHAPES[0], others=1)
    rects = layout.formula(counts)
    found = place_rects(rects, counts)
    for place, rect in found.items():
        assert is_target(rect), (place, rect)
        assert not overlap(rect, rects.operator), place
        # the middle of a place leads to it and to no other one
        others = [each for each, other in found.items() if other.contains(rect.center())]
        assert others == [place]
    for (one, first), (other, second) in combinations(found.items(), 2):
        if one.where is PlaceKind.ON and other.where is PlaceKind.ON:
            assert not overlap(first, second)
        elif one.number != other.number:
            assert not overlap(first, second), (one, other)
    assert is_target(rects.operator)


@each_of(SHAPES, range(36))
def test_every_card_of_a_hand_can_be_seen_and_hit(shape: tuple[int, int], cards: int) -> None:
    layout = FormulaLayout(*shape, others=4)
    hand = layout.hand(cards)
    assert len(hand) == cards
    for rect in hand:
        assert within(layout.tray, rect)
        assert not overlap(rect, layout.buttons)
    for at, rect in enumerate(hand):
        shown = QRectF(rect)
        for other in hand[at + 1 :]:  # these lie above it
            if not overlap(shown, other):
                continue
            if other.left() > shown.left():
                shown.setRight(min(shown.right(), other.left()))
            else:
                shown.setBottom(min(shown.bottom(), other.top()))
        assert is_target(shown), (at, shown)


def test_buttons_are_large_enough() -> None:
    layout = FormulaLayout(*SHAPES[0], others=4)
    half = (layout.buttons.width() - 16) / 2, (layout.buttons.height() - 16) / 2
    assert min(half) * PIXELS_PER_UNIT >= SMALLEST_TARGET
    for rect in (*layout.column, layout.stock):
        assert is_target(rect)


def test_an_empty_answer_has_one_place() -> None:
    rects = FormulaLayout(*SHAPES[0], others=1).formula((1, 1, 0))
    place = rects.place(Place(2, PlaceKind.BEHIND), is_empty=True)
    assert place == rects.numbers[2][0]
    assert is_target(place)
