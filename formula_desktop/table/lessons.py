"""Both tables in the lessons: with rings, and room for the explanations."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.tiles import BLANK
from formula_desktop.formula.cards import JOKER
from formula_desktop.formula.draft import Place, PlaceKind
from formula_desktop.lessons import digifeud, formula
from formula_desktop.look import theme as look
from formula_desktop.models.table.digifeud_lesson import TaughtDigifeud
from formula_desktop.models.table.formula_lesson import TaughtFormula
from formula_desktop.models.table.lesson import AnyTaughtGame, Said, T
from formula_desktop.table.digifeud.layout import DigifeudLayout, DigifeudProjectorLayout
from formula_desktop.table.digifeud.scene import DigifeudScene
from formula_desktop.table.formula.layout import (
    AREA_LEFT,
    EDGE,
    MOST_SEAT_WIDTH,
    SEATS_TOP,
    FormulaLayout,
    FormulaProjectorLayout,
)
from formula_desktop.table.formula.scene import FormulaScene
from formula_desktop.table.items import PlaceItem
from formula_desktop.table.showing import ShowingTable

_ROW_OF_BUTTONS: Final = 56.0


class LessonFormulaLayout(FormulaLayout):
    """The explanations are above the formula, beside the one other player."""

    seat_height = 150.0

    @property
    def log(self) -> QRectF:
        return _beside_seat(self)

    @property
    def column_right(self) -> float:
        return self.width - EDGE

    @property
    def area(self) -> QRectF:
        top = self.log.bottom() + SEATS_TOP
        right = self.column_right - look.COLUMN_SYMBOL.width - EDGE
        return QRectF(AREA_LEFT, top, right - AREA_LEFT, self.tray.top() - SEATS_TOP - top)


class LessonFormulaProjectorLayout(FormulaProjectorLayout):
    """The same in projector size."""

    @property
    def log(self) -> QRectF:
        return _beside_seat(self)


def _beside_seat(layout: FormulaLayout) -> QRectF:
    """The room for the explanations."""
    left = EDGE + MOST_SEAT_WIDTH + EDGE
    return QRectF(left, layout.seat_top, layout.width - EDGE - left, layout.seat_height)


class LessonDigifeudLayout(DigifeudLayout):
    """A single row of buttons leaves room for the explanations."""

    buttons_height = _ROW_OF_BUTTONS


class LessonDigifeudProjectorLayout(DigifeudProjectorLayout):
    """The same in projector size."""

    buttons_height = _ROW_OF_BUTTONS


class LessonTable(ShowingTable[T]):
    """A table with rings around what the step is about, until *Play* comes next."""

    def stop_demonstration(self) -> None:
        """Stop laying an example, and take back what has been laid of it."""
        if self.is_demonstrating:
            super().stop_demonstration()
            self.game.take_back_all()

    def _mark_hint(self) -> None:
        is_asked = self.draft is not None and self.game.said not in (Said.READY, Said.DONE)
        self.hint_marks.surround(self._marked_rects() if is_asked else (), self.mark_radius)

    @abstractmethod
    def _marked_rects(self) -> Sequence[QRectF]:
        """What the step is about."""


AnyLessonTable = LessonTable[AnyTaughtGame]
"""The table of any lesson."""


class LessonFormulaScene(LessonTable[TaughtFormula], FormulaScene):
    """Formula's table in a lesson."""

    game: TaughtFormula
    layouts = LessonFormulaLayout, LessonFormulaProjectorLayout

    @property
    def last_cards(self) -> frozenset[tuple[int, int]]:
        """None: marks are for what the step is about."""
        return frozenset()

    def _open_ring_of(self, index: int) -> None:
        self._ask_for_digit(index)

    def _place_at(
        self, point: QPointF, carried: QRectF | None = None, finger: float = 0
    ) -> PlaceItem | None:
        """Where a whole number is to be covered, anywhere on it does that."""
        place = super()._place_at(point, carried, finger)
        is_to_cover = self.game.step.aim is formula.Aim.WHOLE
        if not is_to_cover or place is None or not isinstance(place.key, Place):
            return place
        whole = Place(place.key.number, PlaceKind.WHOLE)
        return next((each for each in self.places if each.key == whole), place)

    def _marked_rects(self) -> Sequence[QRectF]:
        if self.draft is None:
            return []
        return [*map(self._rect_of, self.game.step.marks_now(self.draft))]

    def _rect_of(self, mark: int | formula.Mark | Operator | Place) -> QRectF:
        if isinstance(mark, int):
            return self.rects.around(mark)
        if isinstance(mark, Operator):
            return self.layout.column[self._offered.index(mark)]
        if isinstance(mark, Place):
            return self.rects.seen(mark, self.rects.place(mark, is_empty=False))
        if mark is formula.Mark.STOCK:
            return self.layout.stock
        return self.home_of(JOKER)


class LessonDigifeudScene(LessonTable[TaughtDigifeud], DigifeudScene):
    """Digifeud's table in a lesson."""

    game: TaughtDigifeud
    layouts = LessonDigifeudLayout, LessonDigifeudProjectorLayout

    def _open_ring_of(self, index: int) -> None:
        self._ask_for_digit(index)

    def _marked_rects(self) -> Sequence[QRectF]:
        rects = self.around(self.game.step.ringed)
        if digifeud.Mark.BLANK in self.game.step.marks:
            rects.append(self.home_of(BLANK))
        return rects
