"""Digifeud's table with an exercise."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsScene

from formula_desktop.digifeud.layout import Layout
from formula_desktop.digifeud.points import Points
from formula_desktop.digifeud.squares import SIZE
from formula_desktop.look.faces import Faces
from formula_desktop.models.table.digifeud import DigifeudGame, DigifeudStep
from formula_desktop.models.table.digifeud_exercise import DigifeudExerciseGame
from formula_desktop.models.words.digifeud import points_in_words
from formula_desktop.models.words.signs import spelled
from formula_desktop.practise.digifeud.frames import DIGIT_GAP, OPERATOR_GAP
from formula_desktop.practise.exercise import WITH_GAP
from formula_desktop.table.described import Described
from formula_desktop.table.digifeud.board import Gaps
from formula_desktop.table.digifeud.layout import (
    GAP,
    WHOLE,
    DigifeudLayout,
    DigifeudProjectorLayout,
    Part,
)
from formula_desktop.table.digifeud.layout import GLASS as BOARD_GLASS
from formula_desktop.table.digifeud.scene import DigifeudScene
from formula_desktop.table.digifeud.texts import DigifeudTexts
from formula_desktop.table.exercises.shared import (
    NOT_SHOWN,
    ExerciseTable,
    clue_in_words,
    lines_after_try,
    lines_denied,
)
from formula_desktop.table.items import CardItem, PlaceItem
from formula_desktop.table.texts import Lines

_LOW_GLASS: Final = 84.0  # units
_PART: Final = 9
"""The squares in a line that are shown: those of the longest sum, and another one.

So the board stays as it is from one sum to the next.
"""


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


def _part_of(game: DigifeudExerciseGame) -> Part:
    """The part of the board around a sum to complete, which stands there alone."""
    if not game.gap:
        return WHOLE
    rows, columns = zip(*(divmod(square, SIZE) for square in game.squares), strict=True)
    longest = max(max(each) - min(each) + 1 for each in (rows, columns))
    size = min(SIZE, max(_PART, longest + 1))
    row, column = (
        min(max(0, (min(each) + max(each) + 1 - size) // 2), SIZE - size)
        for each in (rows, columns)
    )
    return Part(column, row, size)


class ExerciseDigifeudTexts(DigifeudTexts):
    """The texts without players and without bags."""

    _game: DigifeudExerciseGame

    def __init__(self, scene: QGraphicsScene, game: DigifeudGame, faces: Faces) -> None:
        super().__init__(scene, game, faces)
        for each in (*self.panels, self._bag):
            scene.removeItem(each)

    def write_scores(self, layout: DigifeudLayout, step: DigifeudStep | None = None) -> None:
        """Do nothing: nobody has a score."""

    def write(self, layout: DigifeudLayout, step: DigifeudStep | None) -> None:
        super().write(layout, step)
        self._title.setVisible(not self._game.pupil)  # who is named above the task

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

    def _hint_in_words(self, *, spoken: bool = False) -> str:
        return clue_in_words(self._game) or super()._hint_in_words(spoken=spoken)

    def _denied(self) -> Lines:
        return lines_denied(self._game, self._draft_as_laid()) or super()._denied()

    def _lines(self) -> Lines:
        said = lines_after_try(self._game, self._draft_as_laid()) or super()._lines()
        points = self._game.earned
        return said if points is None else said._replace(remark=self._earned(points))

    def _earned(self, points: Points) -> str:
        """What the points of the sum are made of."""
        if len(points.bonuses) < 2:
            return self._counts.earned(points)
        parts = points_in_words(points, self._game.state.options.operators)
        return self.tr("Points: {sum}").format(sum=parts)


class ExerciseDigifeudScene(ExerciseTable[DigifeudExerciseGame], DigifeudScene):
    """Digifeud's table with an exercise."""

    game: DigifeudExerciseGame
    layouts = ExerciseDigifeudLayout, ExerciseDigifeudProjectorLayout
    texts_class = ExerciseDigifeudTexts

    def __init__(
        self, game: DigifeudExerciseGame, faces: Faces, parent: QObject | None = None
    ) -> None:
        self._shown_part = _part_of(game)
        super().__init__(game, faces, parent)
        self.tiles.given = game.given
        self.gaps = Gaps(self.theme)
        self.addItem(self.gaps)
        if game.gap:
            self.cursor = game.gap[0]

    @property
    def _part(self) -> Part:
        return self._shown_part

    @property
    def _colours(self) -> Layout | None:
        """None where a sum is to be completed: it earns nothing."""
        return None if self.game.gap else super()._colours

    def arrange(self, milliseconds: int) -> None:
        super().arrange(milliseconds)
        tiles, _ = self.tiles_shown
        free = [square for square in self.game.gap if not tiles[square]]
        self.gaps.show_at([self.layout.square(square) for square in free])

    @property
    def described_items(self) -> tuple[Described, ...]:
        return tuple(each for each in super().described_items if each.key not in NOT_SHOWN)

    def places_for(self, item: CardItem) -> Sequence[PlaceItem]:
        fixed, gap = self.game.fixed_squares, self.game.gap
        places = super().places_for(item)
        if gap:
            return [each for each in places if self.square_of(each) in gap]
        return [each for each in places if self.square_of(each) not in fixed]

    @property
    def _wants_first_sum(self) -> bool:
        """Not where a sum lies there to be completed: it has its place."""
        return super()._wants_first_sum and self.game.exercise.task not in WITH_GAP

    def _show_badges(self) -> None:
        super()._show_badges()
        laid = self.draft.play if self.game.is_done and self.draft is not None else None
        if laid is not None and self.game.exercise.task not in WITH_GAP:
            self._show_bonuses(laid)
