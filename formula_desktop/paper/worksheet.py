"""A worksheet on paper: exercises in columns, lines for a name and a date, and the answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.look.theme import LIGHT, TextSize
from formula_desktop.models.words.games import WORDS
from formula_desktop.paper.block import Block
from formula_desktop.paper.board_exercise import BoardExercise
from formula_desktop.paper.card_exercise import CardExercise, LaidExample
from formula_desktop.paper.document import (
    END,
    Document,
    Ground,
    PaintedPages,
    PaintPage,
    room_above_foot,
)
from formula_desktop.paper.worksheet_words import WorksheetWords
from formula_desktop.practise.exercise import ONE_SUM, Exercise, Task
from formula_desktop.practise.worksheet import Worksheet

BLOCKS: Final[Mapping[str, Callable[[Exercise], Block]]] = {
    DIGIFEUD: BoardExercise,
    FORMULA: CardExercise,
}
"""What paints the exercises of each game."""

_TITLE: Final = TextSize(20, 700)
_SUBTITLE: Final = TextSize(10, 400)
_NAME: Final = TextSize(12, 600)
_TASK: Final = TextSize(13, 700)
_NUMBER: Final = TextSize(11, 700)
_ANSWERS: Final = tuple(TextSize(size, 400) for size in (17, 15, 13, 12, 11))
"""The sizes of the answers, to choose the largest with which they need one page."""

# In points:
_GAP: Final = 10.0
_NAMES: Final = 26.0
_NUMBERS: Final = 22.0  # the width of the numbers of the exercises
_BETWEEN: Final = 16.0  # between two columns
_ROWS_APART: Final = 17.0
_MOST_APART: Final = 15.0  # more, to fill a page
_ANSWERS_APART: Final = 0.4  # of their height
_DATE: Final = 0.32  # of the width: the part for the date

_LARGEST: Final = 1.3  # times its own size, an exercise where there is room for it
_SMALLEST: Final = 0.7  # times its own size, beside another one
_LITTLE_SMALLER: Final = 0.75  # of that, to save a page with few exercises
_STEPS: Final = 5

_TIGHT: Final = (0.0, 0.5, 1.0)
"""How tight a sheet of single sums may be laid out to save a page."""
_TIGHT_LARGEST: Final = 0.62  # times its own size
_TIGHT_APART: Final = 9.0  # in points


@dataclass(frozen=True, slots=True)
class PrintedWorksheet(Document):
    """A sheet with its exercises, which take a while to make."""

    sheet: Worksheet
    exercises: tuple[Exercise, ...]
    has_answers: bool = True

    def name(self) -> str:
        """What it is."""
        return WorksheetWords().title()

    def pages(self, ground: Ground) -> PaintedPages:
        """The exercises, and the answers on pages of their own."""
        one_sum = all(each.game == FORMULA and each.task in ONE_SUM for each in self.exercises)
        ways = [_Sheets(self, ground, tight) for tight in (_TIGHT if one_sum else _TIGHT[:1])]
        made = min(ways, key=lambda way: len(way.pages))
        return PaintedPages(ground, made.pages, WorksheetWords().number(self.sheet.number))


class _Sheets:
    """Divides a worksheet into pages, from top to bottom."""

    def __init__(self, worksheet: PrintedWorksheet, ground: Ground, tight: float = 0.0) -> None:
        """`tight` says how much smaller and nearer rows are than they would be, from 0 to 1."""
        self._ground = ground
        self._largest = _LARGEST - tight * (_LARGEST - _TIGHT_LARGEST)
        self._rows_apart = _ROWS_APART - tight * (_ROWS_APART - _TIGHT_APART)
        self._sheet = worksheet.sheet
        self._words = WorksheetWords()
        self._parts: list[list[tuple[int, PaintPage]]] = []
        """What is painted on each page, with how many rows of exercises are above it."""
        self._apart: list[float] = []
        """How much further apart the rows of each page with exercises could be."""
        self._top, self._rows = 0.0, 0
        self._has_example = False
        self._begin_page()
        self._add_heading()
        number = 1
        for task, some in groupby(worksheet.exercises, lambda each: each.task):
            group = [*some]
            self._add_group(task, group, number)
            number += len(group)
        if worksheet.has_answers:
            self._begin_page()
            self._add_answers(worksheet.exercises)
        self._end_page()

    @property
    def pages(self) -> list[PaintPage]:
        """What paints each page."""
        apart = min(self._apart, default=0.0)  # the same on all of them
        return [_painting(each, apart) for each in self._parts]

    def _begin_page(self) -> None:
        if self._parts:
            self._end_page()
        self._parts.append([])
        self._top, self._rows = 0.0, 0

    def _end_page(self) -> None:
        """Let the rows fill the page, as far as that is not too far apart."""
        if self._rows:
            apart = self._left / max(1, self._rows - 1)
            self._apart.append(min(max(0.0, apart), _MOST_APART))

    def _put(self, paint: PaintPage) -> None:
        self._parts[-1].append((self._rows, paint))

    def _add(self, high: float, paint: Callable[[QPainter, QRectF], None]) -> None:
        """Add what takes the whole width."""
        place = QRectF(0, self._top, self._ground.room.width(), high)
        self._put(lambda painter: paint(painter, place))
        self._top += high

    def _write(self, size: TextSize, text: str, *, is_soft: bool = False) -> None:
        ground = self._ground
        ink = LIGHT.ink_soft if is_soft else LIGHT.ink
        high = ground.height_of(size, text, ground.room.width())
        self._add(high, lambda painter, place: ground.write(painter, size, place, text, ink=ink))

    @property
    def _left(self) -> float:
        return room_above_foot(self._ground) - self._top

    # --- exercises ------------------------------------------------------------------------------

    def _add_heading(self) -> None:
        ground, words = self._ground, self._words
        name, date = words.name(), words.date()
        self._write(_TITLE, words.title())
        wanted = self._sheet.wanted
        said = f"{WORDS[wanted.game].name()} · {words.range(wanted.range)}"
        self._write(_SUBTITLE, said, is_soft=True)

        def paint(painter: QPainter, place: QRectF) -> None:
            wide = place.width() * _DATE
            ground.write_line(painter, _NAME, place.adjusted(0, 0, -wide - _BETWEEN, 0), name)
            place.setLeft(place.right() - wide)
            ground.write_line(painter, _NAME, place, date)

        self._add(_NAMES, lambda painter, place: paint(painter, QRectF(place)))
        self._top += 2 * _GAP

    def _add_group(self, task: Task, exercises: Sequence[Exercise], first: int) -> None:
        """Add the exercises of a task in two columns if there is room."""
        blocks = [BLOCKS[each.game](each) for each in exercises]
        room = self._ground.room.width()
        widest = max(block.size.width() for block in blocks)
        wide, columns = (room - _BETWEEN) / 2, 2
        if wide < _NUMBERS + widest * _SMALLEST:
            wide, columns = room, 1
        rows = [blocks[at : at + columns] for at in range(0, len(blocks), columns)]
        highs = [max(block.size.height() for block in row) for row in rows]
        scale = min(_LARGEST if columns > 1 else 1.0, (wide - _NUMBERS) / widest)
        heading = self._ground.height_of(_TASK, self._words.task(task), room) + _GAP
        said = self._words.explained(task)
        explained = self._ground.height_of(_SUBTITLE, said, room) if said else 0.0
        example = self._example(task, exercises[0].game)
        if example is not None:
            explained += example.size.height() + 2 * _GAP
        scale = min(self._saving_pages(highs, heading, explained, scale), self._largest)
        if self._left < heading + explained + scale * highs[0]:
            self._begin_page()
        self._add_task(task, said, example)
        for at, row in enumerate(rows):
            high = scale * highs[at]
            if self._left < high:
                self._begin_page()
                self._add_task(task)
            painting = _Row(self._ground, row, first + at * columns, wide, scale)
            self._add(high, painting.paint)
            self._top += self._rows_apart
            self._rows += 1

    def _example(self, task: Task, game: str) -> Block | None:
        """An example, once on a sheet on which cards are laid over others."""
        if game != FORMULA or task not in (Task.MOST_CARDS, Task.GO_OUT) or self._has_example:
            return None
        self._has_example = True
        return LaidExample()

    def _add_task(self, task: Task, explained: str = "", example: Block | None = None) -> None:
        """Say what is to be written, above exercises; `explained` and an example say more."""
        self._write(_TASK, self._words.task(task))
        if explained:
            self._write(_SUBTITLE, explained, is_soft=True)
        if example is not None:
            shown, ground = example, self._ground

            def paint(painter: QPainter, place: QRectF) -> None:
                painter.save()
                painter.translate(place.topLeft())
                shown.paint(painter, ground)
                painter.restore()

            self._top += _GAP
            self._add(shown.size.height(), paint)
            self._top += _GAP
        self._top += _GAP

    def _saving_pages(
        self, highs: Sequence[float], heading: float, explained: float, largest: float
    ) -> float:
        """The largest scale, a little smaller at most, with which rows need the fewest pages.

        A heading is above the rows of each page; what is `explained` only above the first.
        """
        least = max(_LITTLE_SMALLER * largest, min(_SMALLEST, largest))
        steps = [largest - (largest - least) * step / _STEPS for step in range(_STEPS + 1)]
        return min(steps, key=lambda scale: self._pages_for(highs, heading, explained, scale))

    def _pages_for(
        self, highs: Sequence[float], heading: float, explained: float, scale: float
    ) -> int:
        """How many pages more rows of these heights need."""
        pages, left = 0, self._left - heading - explained
        for high in highs:
            if left < scale * high:
                pages, left = pages + 1, room_above_foot(self._ground) - heading
            left -= scale * high + self._rows_apart
        return pages

    # --- answers --------------------------------------------------------------------------------

    def _add_answers(self, exercises: Sequence[Exercise]) -> None:
        ground, words = self._ground, self._words
        self._write(_TITLE, words.answers())
        if any(each.task not in ONE_SUM for each in exercises):
            self._write(_SUBTITLE, words.other_answers(), is_soft=True)
        self._top += _GAP
        answers = [words.answer(each) for each in exercises]
        sizes = (self._sized(each, answers) for each in _ANSWERS)
        fitting = (each for each in sizes if each.rows_for(len(answers)) * each.high <= self._left)
        size = next(fitting, None) or self._sized(_ANSWERS[-1], answers)
        columns, high = size.columns, size.high
        wide = (ground.room.width() - (columns - 1) * _BETWEEN) / columns
        start = 0
        while start < len(answers):
            rows = min(int(self._left / high), size.rows_for(len(answers) - start))
            shown_now = answers[start : start + rows * columns]
            for at, text in enumerate(shown_now):
                column, row = divmod(at, rows)
                left, top = column * (wide + _BETWEEN), self._top + row * high
                place = QRectF(left, top, wide, high)
                self._put(_answer(ground, size, start + at + 1, text, place))
            start += len(shown_now)
            if start < len(answers):
                self._begin_page()

    def _sized(self, size: TextSize, answers: Sequence[str]) -> _Answers:
        """How answers of a size are laid out."""
        ground = self._ground
        numbers = ground.width_of(size, f"{len(answers)}") + size.size
        widest = max(ground.width_of(size, each) for each in answers)
        columns = int((ground.room.width() + _BETWEEN) / (numbers + widest + _BETWEEN))
        high = ground.height_of(size) * (1 + _ANSWERS_APART)
        return _Answers(size, max(1, columns), numbers, high)


class _Answers(NamedTuple):
    """Answers of a size: in how many columns, with how wide numbers, and how high each is."""

    size: TextSize
    columns: int
    numbers: float
    high: float

    def rows_for(self, number: int) -> int:
        """How many rows so many answers need."""
        return -(-number // self.columns)


class _Row:
    """Exercises side by side, with their numbers."""

    def __init__(
        self, ground: Ground, blocks: Sequence[Block], first: int, wide: float, scale: float
    ) -> None:
        self._ground, self._blocks, self._first = ground, blocks, first
        self._wide, self._scale = wide, scale

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Paint them from left to right."""
        for at, block in enumerate(self._blocks):
            left = place.left() + at * (self._wide + _BETWEEN)
            number = QRectF(left, place.top(), _NUMBERS - 6, place.height())
            self._ground.write(painter, _NUMBER, number, f"{self._first + at}", END)
            painter.save()
            painter.translate(left + _NUMBERS, place.top())
            painter.scale(self._scale, self._scale)
            block.paint(painter, self._ground)
            painter.restore()


def _painting(parts: Sequence[tuple[int, PaintPage]], apart: float) -> PaintPage:
    """What paints a page whose rows are so much further apart."""

    def paint(painter: QPainter) -> None:
        for rows, part in parts:
            painter.save()
            painter.translate(0, rows * apart)
            part(painter)
            painter.restore()

    return paint


def _answer(ground: Ground, answers: _Answers, number: int, text: str, place: QRectF) -> PaintPage:
    def paint(painter: QPainter) -> None:
        size = answers.size
        ground.write(painter, size._replace(weight=_NUMBER.weight), QRectF(place), f"{number}")
        ground.write(painter, size, place.adjusted(answers.numbers, 0, 0, 0), text)

    return paint
