"""Which exercises a class solves, and how many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLayout, QWidget

from formula_desktop.classes.teams import FEWEST, Teams
from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.hourglass import HourglassWords
from formula_desktop.models.words.kept_games import BETWEEN
from formula_desktop.models.words.skills import range_in_words, tables_in_words
from formula_desktop.models.words.tasks import task_in_words
from formula_desktop.pages.new_game.lesson.chosen_chips import ChosenChips
from formula_desktop.practise.exercise import Range, Task
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of
from formula_desktop.practise.school_years import SchoolYear, year_in, year_of
from formula_desktop.practise.skills import TABLES
from formula_desktop.practise.wanted import PressedTables, Wanted, written
from formula_desktop.practise.wanted import read as read_wanted
from formula_desktop.results.classes import SchoolClass
from formula_desktop.store.settings.last_lesson import KeptOfClass, LastLesson
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.flow import ChipRow
from formula_desktop.widgets.layouts import Part, pixels, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.school.years import YearChip

_GAP: Final = 8
_ONCE: Final = 0
_LENGTHS: Final = (_ONCE, 5, 10, 15)
"""How many exercises each team can have, or one for everybody; a class without teams has those of
two."""
_USUAL_LENGTH: Final = 2


class ExercisesForm(QObject):
    """Asks for the school year, the kinds of exercises, and how many there are.

    All that can be folded away; then one line says what is chosen.
    """

    changed = Signal()
    folded = Signal(bool)
    """Emitted with whether it is open when it is folded away or shown."""

    def __init__(
        self, wanted: Wanted, year: str, last: LastLesson, parent: QObject, *, is_meant: bool
    ) -> None:
        """It begins with what is `wanted`, that of the school year with the key `year`. Unless
        this is meant for whatever class, each class begins with its own."""
        super().__init__(parent)
        self._wanted, self._is_meant, self._last = wanted, is_meant, last
        self._first = wanted.range, year_of(year)
        self._tasks = exercises_of(wanted.game).tasks
        """The kinds of exercises that there are."""
        self._left_out = {*last.left_out}
        self._length = _USUAL_LENGTH
        self._teams: Teams = ()
        self._seconds = 0
        self._is_open = False
        self._year_label, self._tables_label, self._kinds_label, self._lengths_label = (
            plain_label("status") for _ in range(4)
        )
        self.years = YearChip()
        self.years.show_year(year_of(year), wanted.range)
        self.practised = plain_label("status", wraps=True)
        """What is practised, in one line."""
        self.tables = ChipRow(len(TABLES), is_exclusive=False)
        self.tables.keep_apart(pixels(_GAP))
        self.tables.even()
        self._pressed = PressedTables()
        self.kinds = ChipRow(len(self._tasks), is_exclusive=False)
        self.kinds.keep_apart(pixels(_GAP))
        self.lengths = ChosenChips(len(_LENGTHS), self._choose_length)
        self.summary = plain_label("status", wraps=True)
        """What is chosen where it is folded away."""
        self.more = button("", lambda: self.open(not self._is_open))
        """Shows what is chosen rarely, or folds it away."""
        self.years.picked.connect(self._choose_year)
        self.tables.pressed.connect(self._press_table)
        self.kinds.pressed.connect(self._press_kind)

    def rows(self, gap: int, *beside: Part) -> list[QLayout]:
        """What can be folded away, in rows; other parts stand beside the last."""
        return [
            row(self._year_label, self.years, (self.practised, 1), gap=gap),
            row(self._tables_label, (self.tables, 1), gap=gap),
            row(self._kinds_label, (self.kinds, 1), gap=gap),
            row(self._lengths_label, self.lengths, *beside, gap=gap),
        ]

    def begin(self, school_class: SchoolClass, kept: KeptOfClass) -> None:
        """Begin with what fits a class, which has kept this from the last time."""
        self._length = _LENGTHS.index(kept.each) if kept.each in _LENGTHS else _USUAL_LENGTH
        if not self._is_meant:
            self._take_range(school_class, kept)

    def _take_range(self, school_class: SchoolClass, kept: KeptOfClass) -> None:
        """Have the exercises that fit the class: what it practised or played last.

        Of a class that has done nothing yet, those of the school year in its name.
        """
        year, range_, last = year_in(school_class.name), None, self._last
        self._pressed.forget()
        if kept.practised:
            year, range_ = year_of(kept.year), read_wanted(kept.practised).range
        elif year is not None:
            range_ = year.range
        elif school_class.key == last.school_class and last.game in WITH_EXERCISES:
            ready = KINDS[last.game].ready_made.get(last.age)
            range_ = None if ready is None else exercises_of(last.game).range_of(ready.options)
        if range_ is None:
            range_, year = self._first
        self._practise(range_, year)

    # --- what is chosen -------------------------------------------------------------------------

    @property
    def wanted(self) -> Wanted:
        """The exercises without the kinds that are left out."""
        return replace(self._wanted, tasks=self._wanted_tasks)

    @property
    def year(self) -> str:
        """The key of the school year that is practised; empty for none."""
        return "" if self.years.year is None else self.years.year.key

    @property
    def left_out(self) -> tuple[str, ...]:
        """The kinds of exercises that are left out, also those of another range or game."""
        return tuple(sorted(self._left_out))

    @property
    def total(self) -> int:
        """How many exercises there are."""
        return self._total_of(_LENGTHS[self._length])

    def kept(self, before: KeptOfClass) -> KeptOfClass:
        """What a class keeps of it for the next time, with what it has kept before."""
        return replace(
            before,
            each=_LENGTHS[self._length],
            practised=written(replace(self._wanted, tasks=())),
            year=self.year,
        )

    def _total_of(self, each: int) -> int:
        """How many exercises there are with so many for each team; everybody is asked once if all
        teams have as many as the largest."""
        if each == _ONCE:
            return max(map(len, self._teams), default=0) * len(self._teams)
        return each * max(FEWEST, len(self._teams))

    @property
    def _wanted_tasks(self) -> tuple[Task, ...]:
        """The kinds of exercises that are wanted: all of them rather than none."""
        fitting = self._wanted.fitting
        return tuple(each for each in fitting if each not in self._left_out) or fitting

    # --- choosing -------------------------------------------------------------------------------

    def _practise(self, range_: Range, year: SchoolYear | None) -> None:
        self._wanted = replace(self._wanted, range=range_)
        self.years.show_year(year, range_)

    def _choose_year(self, year: SchoolYear) -> None:
        self._pressed.forget()
        self._practise(year.range, year)
        self.changed.emit()

    def _press_table(self, place: int) -> None:
        now, year = self._wanted.range, self.years.year
        self._practise(*self._pressed.press(now, year, TABLES[place]))
        self.changed.emit()

    def _press_kind(self, place: int) -> None:
        """Leave a kind of exercises out, but not the last one, or take it in again."""
        pressed, fitting = self._tasks[place], {*self._wanted.fitting}
        chosen = {*self._wanted_tasks} ^ {pressed} or {pressed}
        self._left_out = self._left_out - fitting | fitting - chosen
        self.changed.emit()

    def _choose_length(self, at: int) -> None:
        self._length = at
        self.changed.emit()

    def open(self, is_open: bool) -> None:
        """Show what is chosen rarely, or what is chosen there in one line."""
        self._is_open = is_open
        year = (self._year_label, self.years, self.practised)
        folded: Sequence[QWidget] = (*year, self._tables_label, self.tables)
        for part in (*folded, self._lengths_label, self.lengths):
            part.setVisible(is_open)
        for part in (self._kinds_label, self.kinds):
            part.setVisible(is_open and len(self._tasks) > 1)
        self.folded.emit(is_open)
        self._say_folded()

    # --- display --------------------------------------------------------------------------------

    def show(self, teams: Teams, seconds: int) -> None:
        """Show what is chosen for these teams, with the time of their hourglass."""
        self._teams, self._seconds = teams, seconds
        wanted, fitting = self._wanted_tasks, self._wanted.fitting
        range_ = self._wanted.range
        self.tables.choose({TABLES.index(each) for each in range_.tables})
        self.kinds.choose({at for at, task in enumerate(self._tasks) if task in wanted})
        for chip, task in zip(self.kinds.chips, self._tasks, strict=True):
            chip.setEnabled(task in fitting)
        self.lengths.choose(self._length)
        self._say()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._year_label.setText(self.tr("School year"))
        self._tables_label.setText(self.tr("Tables"))
        self.tables.setAccessibleName(self.tr("Tables"))
        for chip, number in zip(self.tables.chips, TABLES, strict=True):
            chip.setText(str(number))
            chip.setAccessibleName(tables_in_words((number,)))
        self._kinds_label.setText(self.tr("Exercises"))
        self.kinds.setAccessibleName(self.tr("Exercises"))
        self._lengths_label.setText(self.tr("How many"))
        for chip, task in zip(self.kinds.chips, self._tasks, strict=True):
            chip.setText(task_in_words(task))
        self._say()

    def _say(self) -> None:
        game = WORDS[self._wanted.game].name()
        self.practised.setText(f"{game}: {range_in_words(self._wanted.range)}")
        once = self.tr("everybody once")
        for chip, each in zip(self.lengths.chips, _LENGTHS, strict=True):
            number = str(self._total_of(each))
            said = self.tr("{number} exercises").format(number=number)
            chip.setText(once if each == _ONCE else number)
            chip.setAccessibleName(f"{once}, {said}" if each == _ONCE else said)
        self._say_folded()

    def _say_folded(self) -> None:
        """Say what is chosen where it is folded away, and what the button does."""
        self.more.setText(self.tr("Fewer opt&ions") if self._is_open else self.tr("More opt&ions"))
        glass = HourglassWords(self).duration(self._seconds)
        year = self.years.year
        first = ("" if year is None else year.name, self.practised.text())
        second = (
            self.tr("{number} exercises").format(number=self.total),
            self.tr("hourglass: {time}").format(time=glass),
        )
        lines = (BETWEEN.join(filter(None, each)) for each in (first, second))
        self.summary.setText("" if self._is_open else "\n".join(lines))
