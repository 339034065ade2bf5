"""Both tables in the lessons: with rings, and room for the explanations."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from formula_desktop.digifeud.tiles import BLANK
from formula_desktop.formula.cards import JOKER
from formula_desktop.kinds.kind import Play, Position
from formula_desktop.lessons import digifeud, formula
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Faces
from formula_desktop.models.table.any_game import AnyDraft
from formula_desktop.models.table.digifeud_lesson import TaughtDigifeud
from formula_desktop.models.table.formula_lesson import TaughtFormula
from formula_desktop.models.table.lesson import AnyTaughtGame, Shown, T
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
from formula_desktop.table.game_table import SKIPPING_KEYS, GameTable
from formula_desktop.table.items import CardItem

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


class LessonTable(GameTable[T, Position, Play]):
    """A table with rings around what the step is about."""

    left = Signal()
    """The lesson is to be left: there is nothing to take back with Escape."""

    def __init__(self, game: T, faces: Faces, parent: QObject | None = None) -> None:
        self._to_show: Sequence[Shown[AnyDraft]] = ()
        self._demonstrated: AnyDraft | None = None
        super().__init__(game, faces, parent)
        self.texts.is_quiet = True
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._show_next)

    # --- the demonstration ----------------------------------------------------------------------

    @property
    def is_demonstrating(self) -> bool:
        """Whether an example is being laid, one card or tile after another."""
        return bool(self._to_show)

    def demonstrate(self) -> None:
        """Lay an example of the play that the step waits for, slowly enough to follow."""
        self._end_demonstration()
        if self.game.can_take_back:
            self.game.take_back_all()
        self._to_show = self.game.example
        self._show_next()

    def take_back_demonstration(self) -> None:
        """Stop laying an example, and take back what has been laid of it."""
        if self.is_demonstrating:
            self._end_demonstration()
            self.game.take_back_all()

    def _show_next(self) -> None:
        pause = self.pace.travel_ms + self.pace.reading_ms // 2
        while self._to_show:
            shown = self._to_show[0]
            self._show_moment(shown)
            self._to_show = self._to_show[1:]
            if self._to_show and pause:
                self._pause.start(pause)
                return

    def _show_moment(self, shown: Shown[AnyDraft]) -> None:
        self._demonstrated = shown.draft
        if shown.asks is None:
            self.game.show(shown.draft)
            return
        self._open_ring_of(shown.asks.at)
        if self.ring is not None:
            self.ring.at = shown.asks.digit

    def _end_demonstration(self) -> None:
        self._pause.stop()
        self._to_show = ()

    @abstractmethod
    def _open_ring_of(self, index: int) -> None:
        """Open the ring of digits around a joker or blank."""

    @property
    def _laying_ms(self) -> int:
        return self.pace.travel_ms if self.is_demonstrating else super()._laying_ms

    def _show_draft(self) -> None:
        if self.draft is not self._demonstrated:  # the player has done something
            self._end_demonstration()
        super()._show_draft()

    def _show_turn(self) -> None:
        self._end_demonstration()
        super()._show_turn()

    def interrupt(self) -> None:
        self._end_demonstration()
        super().interrupt()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.is_demonstrating:
            is_on_card = self.movable_at(event.scenePos(), self.finger(event)) is not None
            self.take_back_demonstration()
            if not is_on_card:
                event.accept()
                return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_demonstrating:
            if event.key() == Qt.Key.Key_Escape:
                self.take_back_demonstration()
                event.accept()
                return
            if event.key() in SKIPPING_KEYS:
                self._skip_pauses()
                event.accept()
                return
            if event.text():
                self.take_back_demonstration()
        super().keyPressEvent(event)

    def _skip_pauses(self) -> None:
        """Lay the rest of the example at once."""
        self._pause.stop()
        self._to_show = self._to_show[-1:]
        self._show_next()

    # --- what a step adds to the table ----------------------------------------------------------

    def dropped_nowhere(self, item: CardItem, point: QPointF) -> bool:
        is_taken = super().dropped_nowhere(item, point)
        if self.texts.refusal is not None:
            self.game.tell(self.texts.refusal)
        return is_taken

    def typed(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and not self.game.can_take_back:
            self.left.emit()
            return True
        return super().typed(event)

    def _mark_hint(self) -> None:
        is_asked = self.draft is not None and not self.game.is_done
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

    def _open_ring_of(self, index: int) -> None:
        self._ask_for_digit(index)

    def _marked_rects(self) -> Sequence[QRectF]:
        return [*map(self._rect_of, self.game.step.marks)]

    def _rect_of(self, mark: int | formula.Mark) -> QRectF:
        if isinstance(mark, int):
            return self.rects.around(mark)
        if mark is formula.Mark.OPERATOR:
            return self.layout.column[0].united(self.layout.column[-1])
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
