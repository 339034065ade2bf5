"""Shapes of Formula's table, and how its parts lie in them."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QRectF

from formula_desktop.formula.draft import NUMBERS, Place, PlaceKind
from formula_desktop.table.formula.layout import FormulaRects

SHAPES = [(1280, 744), (1280, 900), (1280, 1600), (1600, 744), (2400, 744), (4000, 744)]

COUNTS = list(product((1, 2, 3), repeat=3))
PIXELS_PER_UNIT = 0.8
"""In a window of 1024 × 640, the smallest there is."""
SMALLEST_TARGET = 24.0
ROUNDING = 0.01


def overlap(one: QRectF, other: QRectF) -> bool:
    common = one.intersected(other)
    return common.width() > ROUNDING and common.height() > ROUNDING


def within(outer: QRectF, inner: QRectF) -> bool:
    return outer.adjusted(-ROUNDING, -ROUNDING, ROUNDING, ROUNDING).contains(inner)


def is_target(rect: QRectF, smallest: float = SMALLEST_TARGET) -> bool:
    return min(rect.width(), rect.height()) * PIXELS_PER_UNIT >= smallest - ROUNDING


def places(counts: tuple[int, int, int]) -> list[Place]:
    """All places of a formula that shows so many cards."""
    found = []
    for number in NUMBERS:
        found += [Place(number, PlaceKind.ON, index) for index in range(counts[number])]
        found += [Place(number, PlaceKind.BEFORE), Place(number, PlaceKind.BEHIND)]
        found += [Place(number, PlaceKind.WHOLE)] if counts[number] > 1 else []
    return found


def place_rects(rects: FormulaRects, counts: tuple[int, int, int]) -> dict[Place, QRectF]:
    return {place: rects.place(place, is_empty=False) for place in places(counts)}
