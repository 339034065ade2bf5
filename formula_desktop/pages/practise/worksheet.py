"""What is on a worksheet: exercises as for practising freely, how many, and its number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from random import Random, SystemRandom
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGridLayout, QLineEdit

from formula_desktop.look.theme import RING_ROOM, Theme
from formula_desktop.models.words.tasks import task_in_words
from formula_desktop.pages.practise.freely import Freely
from formula_desktop.paper.panel import Panel
from formula_desktop.paper.worksheet import PrintedWorksheet
from formula_desktop.practise.exercise import Exercise, Task
from formula_desktop.practise.wanted import Wanted, tasks_for
from formula_desktop.practise.worksheet import (
    LENGTH,
    MOST_SEED,
    NumberError,
    OtherMakersError,
    Worksheet,
    numbered,
)
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.flow import ChipRow
from formula_desktop.widgets.layouts import STRETCH, column, row
from formula_desktop.widgets.plain_text import plain_label

_COUNTS: Final = (10, 20, 30, 40)
_MOST_TASKS: Final = 4
_ALL: Final = 1000  # beside a stretch of 1
_LONGEST_NUMBER: Final = 30  # characters, with spaces between the digits

# In units:
_GAP: Final = 10
_BETWEEN: Final = 8  # between chips
_CHIP: Final = 42  # the least width and height of one
_BESIDE: Final = 16  # between a name and its controls
_PADDING: Final = 16
_AROUND: Final = 36  # the number, in its field

_WIDEST_NUMBER: Final = "-".join(4 * ["0000"])


class WorksheetPanel(Panel):
    """Makes the exercises in pieces, so that the window answers meanwhile."""

    def __init__(self, random: Random | None = None) -> None:
        """`random` draws the seeds of sheets; without it they cannot be foretold."""
        super().__init__()
        self._random = random or SystemRandom()
        self._tasks: tuple[Task, ...] = ()
        self._count = _COUNTS[1]
        self._has_answers = True
        self._seed = self._drawn()
        self._sheet: Worksheet | None = None
        self._made: list[Exercise] = []
        self._making: Iterator[Exercise] = iter(())
        self.freely = Freely(begins=False)
        self.tasks = ChipRow(_MOST_TASKS, is_exclusive=False)
        self.counts = ChipRow(len(_COUNTS), is_exclusive=True)
        self.answers = ChipRow(1, is_exclusive=False)
        self.number = QLineEdit()
        self.number.setMaxLength(_LONGEST_NUMBER)
        self.others = button("", self.draw_others, takes_keyboard=True)
        self.problem = plain_label("danger", wraps=True)
        self._names = tuple(plain_label("status") for _ in range(3))
        self._lay_out()
        self._connect()
        self._retranslate()
        self._begin()

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._numbers = row(self.number, self.others, (None, 1))
        self._second = row(self.counts, self.answers, (None, 1))
        for at, name in enumerate(self._names):
            self._grid.addWidget(name, at, 0)
        self._grid.addWidget(self.tasks, 0, 1)
        self._grid.addLayout(self._second, 1, 1)
        self._grid.addLayout(self._numbers, 2, 1)
        self._grid.addWidget(self.problem, 3, 0, 1, 2)
        first = (self.freely, _ALL)  # as high as it wants to be
        self._column = column(first, self._grid, STRETCH, inside=self)

    def _connect(self) -> None:
        self.freely.changed.connect(self._choose_wanted)
        self.tasks.pressed.connect(self._press_task)
        self.counts.pressed.connect(self._press_count)
        self.answers.pressed.connect(self._press_answers)
        self.number.textEdited.connect(self._read_number)

    def _drawn(self) -> int:
        return self._random.randint(1, MOST_SEED)

    # --- choosing -------------------------------------------------------------------------------

    def show_wanted(self, wanted: Wanted, year: str = "") -> None:
        """Begin with what is practised freely, and the school year with this key."""
        self.freely.show_wanted(replace(wanted, tasks=()), year)
        self._tasks = wanted.tasks
        self._begin()

    def show_number(self, text: str) -> None:
        """Show the sheet with this number; raises NumberError."""
        sheet = numbered(text)
        self.freely.show_wanted(replace(sheet.wanted, tasks=()))
        self._tasks = sheet.wanted.tasks
        self._count, self._seed = sheet.count, sheet.seed
        self._begin()

    def draw_others(self) -> None:
        """Draw another seed, for other exercises of the same kinds."""
        self._seed = self._drawn()
        self._begin()

    def _choose_wanted(self, _wanted: Wanted) -> None:
        self._tasks = tuple(task for task in self._tasks if task in self._fitting)
        self._begin()

    @property
    def _wanted(self) -> Wanted:
        """What is on the sheet, with the tasks that were chosen."""
        return replace(self.freely.now, tasks=self._tasks)

    @property
    def _fitting(self) -> tuple[Task, ...]:
        wanted = self.freely.now
        return tasks_for(wanted.game, wanted.range)

    def _press_task(self, place: int) -> None:
        """Add a task or take it away, but not the last one."""
        fitting = self._fitting
        pressed = fitting[place]
        chosen = {*self._wanted.fitting} ^ {pressed} or {pressed}
        self._tasks = tuple(task for task in fitting if task in chosen)
        self._begin()

    def _press_count(self, place: int) -> None:
        self._count = _COUNTS[place]
        self._begin()

    def _press_answers(self, _place: int) -> None:
        self._has_answers = not self._has_answers
        self._begin()

    def _read_number(self, text: str) -> None:
        self.problem.clear()
        if sum(map(str.isdigit, text)) < LENGTH:
            return
        try:
            self.show_number(text)
        except OtherMakersError:
            self.problem.setText(self.tr("This sheet is from another version of the program."))
        except NumberError:
            self.problem.setText(self.tr("No sheet has this number."))

    # --- making ---------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Begin to make the exercises that are wanted now."""
        self._show_choices()
        self._made = []
        self._sheet = Worksheet(self._wanted, self._count, self._seed)
        self._making = self._sheet.exercises()
        if not self.number.hasFocus():
            self.number.setText(self._sheet.number)
        self._make(self._making)

    def _make(self, making: Iterator[Exercise]) -> None:
        """Make the next exercise, unless others are wanted by now."""
        if making is not self._making:
            return
        exercise = next(making, None)
        if exercise is None:
            self._show_sheet()
            return
        self._made.append(exercise)
        QTimer.singleShot(0, self, lambda: self._make(making))

    def _show_sheet(self) -> None:
        self.document = None
        if self._sheet is not None and self._made:
            self.document = PrintedWorksheet(self._sheet, tuple(self._made), self._has_answers)
        self.changed.emit()

    # --- display --------------------------------------------------------------------------------

    def focus_first(self) -> None:
        chosen = next(chip for chip in self.freely.games.chips if chip.isChecked())
        chosen.setFocus()

    def name(self) -> str:
        return self.tr("Worksheet")

    def _show_choices(self) -> None:
        fitting = self._fitting
        for chip, task in zip_longest(self.tasks.chips, fitting):
            chip.setVisible(task is not None)
            if task is not None:
                chip.setText(task_in_words(task))
        self.tasks.choose({*map(fitting.index, self._wanted.fitting)})
        self.counts.choose({at for at, count in enumerate(_COUNTS) if count == self._count})
        self.answers.choose({0} if self._has_answers else set())

    def show_as(self, theme: Theme, unit: float) -> None:
        self.freely.show_as(theme, unit)
        self._column.setSpacing(round(_GAP * unit))
        self._grid.setContentsMargins(round(_PADDING * unit), 0, 0, 0)
        self._grid.setHorizontalSpacing(max(0, round(_BESIDE * unit) - RING_ROOM))
        self._grid.setVerticalSpacing(0)
        self._numbers.setContentsMargins(RING_ROOM, 0, 0, 0)
        self._numbers.setSpacing(round(_BESIDE * unit))
        side = theme.pressable(_CHIP * unit)
        for each in (self.tasks, self.counts, self.answers):
            each.keep_apart(max(RING_ROOM, round(_BETWEEN * unit)))
            for chip in each.chips:
                chip.setMinimumSize(side, side)
        digits = self.number.fontMetrics().horizontalAdvance(_WIDEST_NUMBER)
        self.number.setFixedWidth(digits + round(_AROUND * unit))

    def _retranslate(self) -> None:
        texts = (self.tr("Tasks"), self.tr("How many"), self.tr("Number"))
        for name, text in zip(self._names, texts, strict=True):
            name.setText(text)
        self.tasks.setAccessibleName(texts[0])
        self.counts.setAccessibleName(texts[1])
        self.number.setAccessibleName(self.tr("The number of a sheet, to print it again"))
        for chip, count in zip(self.counts.chips, _COUNTS, strict=True):
            chip.setText(str(count))
        self.answers.chips[0].setText(self.tr("With answers"))
        self.others.setText(self.tr("Other exercises"))
        self._show_choices()
