"""Both tables with an exercise: nobody else's cards or tiles, and room for the task."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsScene

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.draft import Place
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Faces
from formula_desktop.models.table.digifeud import DigifeudGame, DigifeudStep
from formula_desktop.models.table.digifeud_exercise import DigifeudExerciseGame
from formula_desktop.models.table.exercise import AnyExerciseGame, Stand, T
from formula_desktop.models.table.formula import FormulaGame, FormulaStep
from formula_desktop.models.table.formula_exercise import FormulaExerciseGame
from formula_desktop.models.table.formula_lists import Players
from formula_desktop.models.words.signs import spelled
from formula_desktop.models.words.table import refusal_in_words
from formula_desktop.practise.digifeud.frames import DIGIT_GAP, OPERATOR_GAP
from formula_desktop.practise.exercise import Task
from formula_desktop.practise.game import Miss
from formula_desktop.refusal import Refusal
from formula_desktop.table.described import Described
from formula_desktop.table.digifeud.layout import GAP, DigifeudLayout, DigifeudProjectorLayout
from formula_desktop.table.digifeud.layout import GLASS as BOARD_GLASS
from formula_desktop.table.digifeud.scene import DigifeudScene
from formula_desktop.table.digifeud.texts import DigifeudTexts
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
from formula_desktop.table.showing import ShowingTable
from formula_desktop.table.texts import Lines, Tone

_MISSING = "…"
_LOW_GLASS: Final = 84.0  # units
_NOT_SHOWN = ("players", "stock")
"""The described items that an exercise has no use for."""


class ExerciseTable(ShowingTable[T]):
    """A table on which some things stay as they are, and everything once it is solved."""

    _typed: object = None
    """The draft as it was when something was typed into it last."""

    def __init__(self, game: T, faces: Faces, parent: QObject | None = None) -> None:
        super().__init__(game, faces, parent)
        self._may_be_late = game.came_by_itself
        """Whether Enter may still be meant for the exercise before."""
        game.stand_changed.connect(self._show_stand)

    def _show_stand(self) -> None:
        """Show the table as it is after a try."""
        self.arrange(self.glide_ms)

    def stop_demonstration(self) -> None:
        """Lay the rest of the answer at once: it stays in sight."""
        if self.is_demonstrating:
            self._skip_pauses()

    def _type(self, kind: str) -> None:
        """Lay what is typed where the answer goes on, as one writes it; Enter then plays it."""
        if self.held is None and self.game.lay_next(kind):
            self._typed = self.draft
        else:
            super()._type(kind)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        is_late, self._may_be_late = self._may_be_late and is_enter, False
        if is_late:
            event.accept()
            return
        is_typed = self._typed is not None and self._typed is self.draft
        if is_enter and is_typed and self.game.can_be_tried:
            event.accept()
            self.game.play()
        else:
            super().keyPressEvent(event)

    def _open_ring_of(self, index: int) -> None:
        """Do nothing: the answer has its digit at once."""

    def _own_items(self) -> list[CardItem]:
        fixed = self.game.is_fixed
        return [each for each in super()._own_items() if not fixed(self.tray.hand.index(each))]

    def activate(self, target: CardItem) -> None:
        index = self._index_of(target)
        if index is None or not self.game.is_fixed(index):
            super().activate(target)


AnyExerciseTable = ExerciseTable[AnyExerciseGame]
"""The table of any exercise."""


# --- Formula ------------------------------------------------------------------------------------


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
        for each in (self.portrait, self._title, self._pupil):
            each.setVisible(not self._game.is_done)

    @property
    def said_of_tray(self) -> list[str]:
        return super().said_of_tray[:1]

    def _lying_in_words(self) -> str:
        """What lies there, unless that is not even a sum with one gap: the places show it."""
        laid = self._draft_as_laid()
        return laid if laid.count(_MISSING) < 2 else ""

    def _hint_in_words(self) -> str:
        return _clue_in_words(self._game.clue) or super()._hint_in_words()

    def _lines(self) -> Lines:
        return _lines_after_try(self._game, self._draft_as_laid()) or super()._lines()


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
        return tuple(each for each in super().described_items if each.key not in _NOT_SHOWN)

    @property
    def stock_press(self) -> Callable[[], None] | None:
        return None

    @property
    def _offered(self) -> tuple[Operator, ...]:
        return self.game.operators

    def _symbols(self) -> list[CardItem]:
        return [] if self.game.is_done else super()._symbols()

    def places_for(self, item: CardItem) -> Sequence[PlaceItem]:
        return [
            each
            for each in super().places_for(item)
            if not isinstance(each.key, Place) or self.game.takes(each.key)
        ]


# --- Digifeud -----------------------------------------------------------------------------------


def _glass_above(layout: DigifeudLayout) -> QRectF:
    """The hourglass at the top of the column, low so that the words below it stay large."""
    column, wide = layout.column, BOARD_GLASS.width
    return QRectF(column.center().x() - wide / 2, column.top(), wide, _LOW_GLASS)


def _task_below(layout: DigifeudLayout, bottom: float) -> QRectF:
    """The room of the task, below the hourglass if there is one."""
    column = layout.column
    top = layout.glass.bottom() + GAP if layout.has_glass else column.top()
    return QRectF(column.left(), top, column.width(), bottom - top)


class ExerciseDigifeudLayout(DigifeudLayout):
    """The task is beside the board, in the room of the scores and of the log."""

    scores_height: ClassVar = 0.0

    @property
    def log(self) -> QRectF:
        return _task_below(self, super().log.bottom())

    @property
    def glass(self) -> QRectF:
        return _glass_above(self)


class ExerciseDigifeudProjectorLayout(DigifeudProjectorLayout):
    """The same in projector size."""

    scores_height: ClassVar = 0.0

    @property
    def log(self) -> QRectF:
        return _task_below(self, super().log.bottom())

    @property
    def glass(self) -> QRectF:
        return _glass_above(self)


class ExerciseDigifeudTexts(DigifeudTexts):
    """The texts without players and without bags."""

    _game: DigifeudExerciseGame

    def __init__(self, scene: QGraphicsScene, game: DigifeudGame, faces: Faces) -> None:
        super().__init__(scene, game, faces)
        for each in (*self.panels, self._bag):
            scene.removeItem(each)

    def write_scores(self, layout: DigifeudLayout, step: DigifeudStep | None = None) -> None:
        """Do nothing: nobody has a score."""

    @property
    def said_of_tray(self) -> list[str]:
        return super().said_of_tray[:1]

    def _draft_as_laid(self) -> str:
        game, frame = self._game, self._game.exercise.frame
        if not frame or game.is_done or game.can_take_back:
            return super()._draft_as_laid()
        asked = frame.partition(" ")[2].replace(OPERATOR_GAP, " … ")
        return spelled(re.sub(f"{DIGIT_GAP}+", "…", asked))

    def _lying_in_words(self) -> str:
        return self._draft_as_laid()

    def _hint_in_words(self) -> str:
        return _clue_in_words(self._game.clue) or super()._hint_in_words()

    def _lines(self) -> Lines:
        return _lines_after_try(self._game, self._draft_as_laid()) or super()._lines()


class ExerciseDigifeudScene(ExerciseTable[DigifeudExerciseGame], DigifeudScene):
    """Digifeud's table with an exercise."""

    game: DigifeudExerciseGame
    layouts = ExerciseDigifeudLayout, ExerciseDigifeudProjectorLayout
    texts_class = ExerciseDigifeudTexts

    @property
    def described_items(self) -> tuple[Described, ...]:
        return tuple(each for each in super().described_items if each.key not in _NOT_SHOWN)

    def places_for(self, item: CardItem) -> Sequence[PlaceItem]:
        fixed = self.game.fixed_squares
        return [each for each in super().places_for(item) if self.square_of(each) not in fixed]

    @property
    def _wants_first_sum(self) -> bool:
        """Not where a sum lies there to be completed: it has its place."""
        return super()._wants_first_sum and self.game.exercise.task is not Task.COMPLETE

    def _show_badges(self) -> None:
        super()._show_badges()
        laid = self.draft.play if self.game.is_done and self.draft is not None else None
        if laid is not None and self.game.exercise.task is not Task.COMPLETE:
            self._show_bonuses(laid)


# --- both ---------------------------------------------------------------------------------------


def _clue_in_words(clue: Refusal | None) -> str:
    return f"{refusal_in_words(clue)}." if clue is not None else ""


def _lines_after_try(game: AnyExerciseGame, laid: str) -> Lines | None:
    """How the answer reads, or the last try as long as it lies there, which the panel comments on.

    A try that breaks a rule of the game is not read, nor an answer that is still being laid: it
    would sound as if it were true.
    """
    if game.draft is None:
        return None
    if game.is_done:
        is_whole = game.stand is Stand.RIGHT or game.draft.play == game.solution
        return Lines(laid if is_whole else "", Tone.GOOD, "")
    if game.stand is not Stand.WRONG or game.draft.play != game.tried[-1].play:
        return None
    refusal = game.tried[-1].refusal
    is_true = refusal is not None and isinstance(refusal.reason, Miss)
    return Lines(laid if is_true else "", Tone.PLAIN, "")
