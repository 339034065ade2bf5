"""Both tables in the lessons: with rings, and room for the explanations."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from formula_desktop.digifeud.tiles import BLANK
from formula_desktop.formula.cards import JOKER
from formula_desktop.kinds.kind import Play, Position
from formula_desktop.lessons import digifeud, formula
from formula_desktop.look.faces import Faces
from formula_desktop.models.table.digifeud_lesson import TaughtDigifeud
from formula_desktop.models.table.formula_lesson import TaughtFormula
from formula_desktop.models.table.lesson import AnyTaughtGame, T
from formula_desktop.table.digifeud.layout import DigifeudLayout, DigifeudProjectorLayout
from formula_desktop.table.digifeud.scene import DigifeudScene
from formula_desktop.table.formula.layout import (
    EDGE,
    MOST_SEAT_WIDTH,
    FormulaLayout,
    FormulaProjectorLayout,
)
from formula_desktop.table.formula.scene import FormulaScene
from formula_desktop.table.game_table import GameTable
from formula_desktop.table.items import CardItem

_ROW_OF_BUTTONS: Final = 56.0


class LessonFormulaLayout(FormulaLayout):
    """The explanations take the place of the log, which is wider here."""

    log_width = 340.0


class LessonFormulaProjectorLayout(FormulaProjectorLayout):
    """The explanations are beside the one other player."""

    @property
    def log(self) -> QRectF:
        left = EDGE + MOST_SEAT_WIDTH + EDGE
        return QRectF(left, self.seat_top, self.width - EDGE - left, self.seat_height)


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
        super().__init__(game, faces, parent)
        self.texts.is_quiet = True

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

    def _marked_rects(self) -> Sequence[QRectF]:
        rects = self.around(self.game.step.ringed)
        if digifeud.Mark.BLANK in self.game.step.marks:
            rects.append(self.home_of(BLANK))
        return rects
