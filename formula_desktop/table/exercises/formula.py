"""Formula's table with an exercise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.draft import Place, PlaceKind
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Faces
from formula_desktop.models.table.formula import FormulaGame, FormulaStep
from formula_desktop.models.table.formula_exercise import FormulaExerciseGame
from formula_desktop.models.table.formula_lists import Players
from formula_desktop.practise.exercise import Task
from formula_desktop.table.described import Described
from formula_desktop.table.exercises.shared import (
    NOT_SHOWN,
    ExerciseTable,
    clue_in_words,
    lines_after_try,
    lines_denied,
)
from formula_desktop.table.formula.layout import (
    EDGE,
    GLASS,
    SEATS_TOP,
    FormulaLayout,
    FormulaProjectorLayout,
)
from formula_desktop.table.formula.scene import FormulaScene
from formula_desktop.table.formula.texts import FormulaTexts
from formula_desktop.table.items import CardItem, PlaceItem
from formula_desktop.table.texts import Lines

_MISSING = "…"
_BARELY: Final = 0.1
"""What lies no further aside than this part of its width lies right upon a card."""


def _task_room(layout: FormulaLayout) -> QRectF:
    """The room of the task, all along the upper edge but for the hourglass beside it."""
    beside = (GLASS.width + EDGE) * layout.has_glass
    return QRectF(EDGE, layout.seat_top, layout.width - 2 * EDGE - beside, layout.seat_height)


def _glass_beside(task: QRectF) -> QRectF:
    height = min(task.height(), GLASS.height)
    return QRectF(task.right() + EDGE, task.center().y() - height / 2, GLASS.width, height)


class ExerciseFormulaLayout(FormulaLayout):
    """The task is above the formula, which has the room of the stock and of the log."""

    seat_height: ClassVar = 120.0

    @property
    def log(self) -> QRectF:
        return _task_room(self)

    @property
    def glass(self) -> QRectF:
        return _glass_beside(self.log)

    @property
    def column_right(self) -> float:
        return self.width - EDGE

    @property
    def area(self) -> QRectF:
        top = self.log.bottom() + SEATS_TOP
        right = self.column_right - look.COLUMN_SYMBOL.width - EDGE
        return QRectF(EDGE, top, right - EDGE, self.tray.top() - SEATS_TOP - top)


class ExerciseFormulaProjectorLayout(FormulaProjectorLayout):
    """The same in projector size."""

    @property
    def log(self) -> QRectF:
        return _task_room(self)

    @property
    def glass(self) -> QRectF:
        return _glass_beside(self.log)

    @property
    def area(self) -> QRectF:
        area = super().area
        area.setLeft(EDGE)
        return area


class AnswerLayout(ExerciseFormulaLayout):
    """The formula has the room of the symbols, too: its sign lies there to stay."""

    @property
    def area(self) -> QRectF:
        area = super().area
        area.setRight(self.column_right)
        return area


class AnswerProjectorLayout(ExerciseFormulaProjectorLayout):
    """The same in projector size."""

    @property
    def area(self) -> QRectF:
        area = super().area
        area.setRight(self.column_right)
        return area


class ExerciseFormulaTexts(FormulaTexts):
    """The texts without other players and without a stock."""

    _game: FormulaExerciseGame

    def __init__(self, scene: QGraphicsScene, game: FormulaGame, faces: Faces) -> None:
        super().__init__(scene, game, faces)
        for each in (*self.seats, self._stock, self.score_text):
            scene.removeItem(each)

    def show_seats(self, layout: FormulaLayout, players: Players) -> None:
        """Do nothing: there is nobody else."""

    def write(self, layout: FormulaLayout, players: Players, step: FormulaStep | None) -> None:
        super().write(layout, players, step)
        has_pupil = bool(self._game.pupil)
        self._title.setVisible(not self._game.is_done and not has_pupil)  # the team is lit above
        for each in (self.portrait, self._pupil):
            each.setVisible(not self._game.is_done or has_pupil)

    @property
    def said_of_tray(self) -> list[str]:
        return super().said_of_tray[:1]

    def _lying_in_words(self) -> str:
        """What lies there, unless that is not even a sum with one gap: the places show it."""
        laid = self._draft_as_laid()
        return laid if laid.count(_MISSING) < 2 else ""

    def _hint_in_words(self, *, spoken: bool = False) -> str:
        return clue_in_words(self._game) or super()._hint_in_words(spoken=spoken)

    def _denied(self) -> Lines:
        return lines_denied(self._game, self._draft_as_laid()) or super()._denied()

    def _lines(self) -> Lines:
        return lines_after_try(self._game, self._draft_as_laid()) or super()._lines()


class ExerciseFormulaScene(ExerciseTable[FormulaExerciseGame], FormulaScene):
    """Formula's table with an exercise."""

    game: FormulaExerciseGame
    layouts = ExerciseFormulaLayout, ExerciseFormulaProjectorLayout
    texts_class = ExerciseFormulaTexts

    def __init__(
        self, game: FormulaExerciseGame, faces: Faces, parent: QObject | None = None
    ) -> None:
        if not game.operators:
            self.layouts = AnswerLayout, AnswerProjectorLayout
        super().__init__(game, faces, parent)
        self.cards.stock.hide()

    @property
    def described_items(self) -> tuple[Described, ...]:
        return tuple(each for each in super().described_items if each.key not in NOT_SHOWN)

    @property
    def stock_press(self) -> Callable[[], None] | None:
        return None

    @property
    def _offered(self) -> tuple[Operator, ...]:
        return self.game.operators

    def _symbols(self) -> list[CardItem]:
        return [] if self.game.is_done else super()._symbols()

    @property
    def _expects_more(self) -> bool:
        return self.game.may_have_more_digits

    def _place_at(
        self, point: QPointF, carried: QRectF | None = None, finger: float = 0
    ) -> PlaceItem | None:
        """Take a card that lies half beside a digit of the answer for the digit beside it."""
        found = super()._place_at(point, carried, finger)
        if found is None or carried is None or not self.game.may_have_more_digits:
            return found
        beside = self._beside_digit(found, carried)
        return next((each for each in self.places if each.key == beside), found)

    def _end_at(self, found: PlaceItem, carried: QRectF) -> Place | None:
        """None where only an answer is laid, which has the rule above."""
        is_answer = self.game.exercise.task is Task.ANSWER
        return None if is_answer else super()._end_at(found, carried)

    def _beside_digit(self, place: PlaceItem, carried: QRectF) -> Place | None:
        """The end of the answer that is meant by a card over one of its digits, if it is one."""
        draft, key = self.draft, place.key
        if draft is None or not isinstance(key, Place) or key.where is not PlaceKind.ON:
            return None
        cells, aside = draft.numbers[key.number], carried.center().x() - place.rect.center().x()
        is_upon = abs(aside) < _BARELY * place.rect.width()
        if cells[key.index].put is None or is_upon or self._put(self._index_of(self.held)):
            return None
        if aside > 0 and key.index == len(cells) - 1:
            return Place(key.number, PlaceKind.BEHIND)
        return Place(key.number, PlaceKind.BEFORE) if aside < 0 and not key.index else None

    def places_for(self, item: CardItem) -> Sequence[PlaceItem]:
        return [
            each
            for each in super().places_for(item)
            if not isinstance(each.key, Place) or self.game.takes(each.key)
        ]
