"""Both tables in the lessons: with rings, and room for the explanations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from formula_desktop.digifeud.tiles import BLANK
from formula_desktop.formula.cards import JOKER
from formula_desktop.lessons import digifeud, formula
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Faces
from formula_desktop.models.table.digifeud_lesson import TaughtDigifeud
from formula_desktop.models.table.formula_lesson import TaughtFormula
from formula_desktop.table.digifeud.layout import DigifeudLayout
from formula_desktop.table.digifeud.projector import DigifeudProjectorLayout
from formula_desktop.table.digifeud.scene import DigifeudScene
from formula_desktop.table.digifeud.texts import DigifeudTexts
from formula_desktop.table.formula.layout import EDGE, MOST_SEAT_WIDTH, SEATS_TOP, FormulaLayout
from formula_desktop.table.formula.projector import FormulaProjectorLayout
from formula_desktop.table.formula.scene import FormulaScene
from formula_desktop.table.formula.texts import FormulaTexts
from formula_desktop.table.items import CardItem

_WORDS_WIDTH: Final = 340.0
_ROW_OF_BUTTONS: Final = 56.0


@dataclass(frozen=True, slots=True)
class LessonFormulaLayout(FormulaLayout):
    """The explanations take the place of the log, which is wider here."""

    @property
    def log(self) -> QRectF:
        left = self.width - EDGE - _WORDS_WIDTH
        return QRectF(left, SEATS_TOP, _WORDS_WIDTH, self.tray.top() - 2 * SEATS_TOP)


@dataclass(frozen=True, slots=True)
class LessonFormulaProjectorLayout(FormulaProjectorLayout):
    """The explanations are beside the one other player."""

    @property
    def log(self) -> QRectF:
        left = EDGE + MOST_SEAT_WIDTH + EDGE
        return QRectF(left, self.seat_top, self.width - EDGE - left, self.seat_height)


@dataclass(frozen=True, slots=True)
class LessonDigifeudLayout(DigifeudLayout):
    """A single row of buttons leaves room for the explanations."""

    @property
    def buttons_height(self) -> float:
        return _ROW_OF_BUTTONS


@dataclass(frozen=True, slots=True)
class LessonDigifeudProjectorLayout(DigifeudProjectorLayout):
    """The same in projector size."""

    @property
    def buttons_height(self) -> float:
        return _ROW_OF_BUTTONS


class LessonFormulaScene(FormulaScene):
    """Formula's table, with rings around what the step is about."""

    left = Signal()
    """The lesson is to be left: there is nothing to take back with Escape."""

    def __init__(self, game: TaughtFormula, faces: Faces, parent: QObject | None = None) -> None:
        self._taught = game
        super().__init__(game, faces, parent)

    def _made_layout(self, width: float, height: float) -> FormulaLayout:
        is_large = self.theme.is_projector
        made = LessonFormulaProjectorLayout if is_large else LessonFormulaLayout
        return made(width, height, len(self._taught.players) - 1)

    def _made_texts(self, faces: Faces) -> FormulaTexts:
        texts = super()._made_texts(faces)
        texts.is_quiet = True
        return texts

    def dropped_nowhere(self, item: CardItem, point: QPointF) -> bool:
        is_taken = super().dropped_nowhere(item, point)
        if self.texts.refusal is not None:
            self._taught.tell(self.texts.refusal)
        return is_taken

    def typed(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and not self._taught.can_take_back:
            self.left.emit()
            return True
        return super().typed(event)

    def _mark_hint(self) -> None:
        is_asked = self.draft is not None and not self._taught.is_done
        marks = self._taught.step.marks if is_asked else ()
        self.hint_marks.surround([*map(self._rect_of, marks)], look.CARD_RADIUS)

    def _rect_of(self, mark: int | formula.Mark) -> QRectF:
        if isinstance(mark, int):
            return self.rects.around(mark)
        if mark is formula.Mark.OPERATOR:
            return self.layout.column[0].united(self.layout.column[-1])
        if mark is formula.Mark.STOCK:
            return self.layout.stock
        return _home_of(self.cards.hand[self.cards.hand_cards.index(JOKER)])


class LessonDigifeudScene(DigifeudScene):
    """Digifeud's table, with rings around what the step is about."""

    left = Signal()
    """The lesson is to be left: there is nothing to take back with Escape."""

    def __init__(self, game: TaughtDigifeud, faces: Faces, parent: QObject | None = None) -> None:
        self._taught = game
        super().__init__(game, faces, parent)

    def _made_layout(self, width: float, height: float) -> DigifeudLayout:
        is_large = self.theme.is_projector
        made = LessonDigifeudProjectorLayout if is_large else LessonDigifeudLayout
        return made(width, height)

    def _made_texts(self) -> DigifeudTexts:
        texts = super()._made_texts()
        texts.is_quiet = True
        return texts

    def dropped_nowhere(self, item: CardItem, point: QPointF) -> bool:
        is_taken = super().dropped_nowhere(item, point)
        if self.texts.refusal is not None:
            self._taught.tell(self.texts.refusal)
        return is_taken

    def typed(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and not self._taught.can_take_back:
            self.left.emit()
            return True
        return super().typed(event)

    def _mark_hint(self) -> None:
        rects: list[QRectF] = []
        if self.draft is not None and not self._taught.is_done:
            squares = self._taught.step.ringed
            ends = [self.layout.square(each) for each in (*squares[:1], *squares[-1:])]
            rects += [ends[0].united(ends[-1])] if ends else []
            if digifeud.Mark.BLANK in self._taught.step.marks:
                rects.append(_home_of(self.tiles.hand[self.tiles.hand_cards.index(BLANK)]))
        self.hint_marks.surround(rects, look.TILE_RADIUS)


def _home_of(item: CardItem) -> QRectF:
    """The place where an item of the tray belongs."""
    return item.face.rect.translated(item.home)
