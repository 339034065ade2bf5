"""What everybody has practised: a row for each person, and a column for each skill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Qt

from formula_desktop import clock
from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.models.indexes import Index
from formula_desktop.models.results.standings import sorted_name
from formula_desktop.models.results.table import ResultsModel, text_key
from formula_desktop.models.tooltips import tooltip
from formula_desktop.models.words.practice import PracticeWords
from formula_desktop.models.words.results import NO_VALUE, number_in_words
from formula_desktop.models.words.skills import skill_in_words
from formula_desktop.practise.skills import skill_of
from formula_desktop.practise.training.in_skills import InSkill, in_order, in_skills
from formula_desktop.practise.training.ratings import Ratings
from formula_desktop.results.book import Book
from formula_desktop.results.participants import Participant
from formula_desktop.results.practised import PractisedSoFar


class PracticeColumn(Enum):
    """The columns before those of the skills."""

    PERSON = "person"
    LAST = "last"
    TRIES = "tries"
    FIRST = "first"
    SECOND = "second"
    MISSED = "missed"
    MOST = "most"
    LESSONS = "lessons"
    TURNS = "turns"


OF_LESSONS: Final = (PracticeColumn.LESSONS, PracticeColumn.TURNS)
"""The columns that there are once somebody has been in a lesson with teams."""

COUNTS: Final = (
    PracticeColumn.TRIES,
    PracticeColumn.FIRST,
    PracticeColumn.SECOND,
    PracticeColumn.MISSED,
)
"""The columns with numbers of exercises."""
_NUMBERS: Final = (*COUNTS, *OF_LESSONS)

AnyColumn: TypeAlias = PracticeColumn | str
"""A column, or the key of a skill that has one."""

TABLES: Final = "tables"
"""The group of the tables from 1 to 10; the others are operators."""

Group: TypeAlias = Operator | str


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person, what that person has practised, if anything, and lessons with the own turns."""

    person: Participant
    so_far: PractisedSoFar | None
    skills: dict[str, InSkill]
    lessons: int = 0
    turns: int = 0

    @property
    def most(self) -> str:
        """The skill that was tried most; empty for none."""
        counts = Counter({each.skill: each.tries for each in self.skills.values()})
        return max(counts, key=lambda each: counts[each], default="")

    def count(self, column: PracticeColumn) -> int:
        """The number in a column: of exercises, of lessons or of turns."""
        if column in OF_LESSONS:
            return self.lessons if column is PracticeColumn.LESSONS else self.turns
        so_far = self.so_far
        if so_far is None:
            return 0
        return {
            PracticeColumn.FIRST: so_far.first,
            PracticeColumn.SECOND: so_far.second,
            PracticeColumn.MISSED: so_far.missed,
        }.get(column, so_far.tries)


def read_class(book: Book) -> tuple[PersonRow, ...]:
    """All persons, in the order of their names; empty if nobody has practised or been in a lesson.

    Raises ResultsError.
    """
    if not book.practised_so_far() and not book.lessons():
        return ()
    return _rows(book, [each for each in book.participants() if not each.is_computer])


def read_pupils(book: Book, key: str) -> tuple[PersonRow, ...]:
    """The pupils of the class with this key, in the order of their names. Raises ResultsError."""
    return _rows(book, book.pupils(key))


def _rows(book: Book, persons: Iterable[Participant]) -> tuple[PersonRow, ...]:
    so_far, ratings, lessons = book.practised_so_far(), book.all_ratings(), book.lessons()
    return tuple(
        PersonRow(
            each,
            so_far.get(each.key),
            {rated.skill: rated for rated in in_skills(ratings.get(each.key, Ratings()))},
            *lessons.get(each.key, (0, 0)),
        )
        for each in sorted(persons, key=sorted_name)
    )


def group_of(skill: str) -> Group:
    """The group of a skill."""
    found = skill_of(skill)
    return TABLES if found is None or found.operator is None else found.operator


class ClassPracticeModel(ResultsModel[PersonRow, AnyColumn]):
    """Shows who practises what; a skill shows the chance to solve a typical sum of it at first."""

    columns: Sequence[AnyColumn] = tuple(PracticeColumn)

    def __init__(self, parent: QObject | None = None, *, are_pupils: bool = False) -> None:
        """`are_pupils` says whether they are those of a class."""
        super().__init__(parent)
        self._are_pupils = are_pupils
        self._words = PracticeWords(self)
        self._today = date.min
        self.group: Group | None = None
        self.steady = len(PracticeColumn)
        """How many columns there are before those of the skills."""

    def show_class(self, rows: Sequence[PersonRow], group: Group, today: date) -> None:
        """Show everybody with the skills of one group; the columns are those that were tried."""
        self.beginResetModel()
        self.rows, self.group, self._today = tuple(rows), group, today
        tried = {skill for row in rows for skill in row.skills if group_of(skill) == group}
        self.steady = len(PracticeColumn)
        if not any(row.lessons for row in rows):
            self.steady -= len(OF_LESSONS)
        steady = tuple(PracticeColumn)[: self.steady]
        self.columns = (*steady, *(each.key for each in in_order(tried)))
        self.endResetModel()

    def heading(self, column: AnyColumn) -> str:
        if isinstance(column, str):
            return skill_in_words(column)
        return {
            PracticeColumn.PERSON: self.tr("Pupil") if self._are_pupils else self.tr("Player"),
            PracticeColumn.LAST: self.tr("Practised last"),
            PracticeColumn.TRIES: self.tr("Tried"),
            PracticeColumn.FIRST: self.tr("Right at once"),
            PracticeColumn.SECOND: self.tr("At the second try"),
            PracticeColumn.MISSED: self.tr("Not solved"),
            PracticeColumn.MOST: self.tr("Practised most"),
            PracticeColumn.LESSONS: self.tr("Lessons"),
            PracticeColumn.TURNS: self.tr("Own turns"),
        }[column]

    def explanation(self, column: AnyColumn) -> str:
        if isinstance(column, str):
            return self.tr("How often a typical sum is expected to be right at the first try")
        return {
            PracticeColumn.TRIES: self.tr("How many exercises were tried"),
            PracticeColumn.FIRST: self.tr("How many were right at the first try"),
            PracticeColumn.SECOND: self.tr("How many were right at the second try"),
            PracticeColumn.MISSED: self.tr("How many were tried and not solved"),
            PracticeColumn.MOST: self.tr("What was practised most often"),
            PracticeColumn.LESSONS: self.tr("Lessons with teams"),
            PracticeColumn.TURNS: self.tr("Own turns in lessons"),
        }.get(column, "")

    def text(self, row: PersonRow, column: AnyColumn) -> str:
        if isinstance(column, str):
            rated = row.skills.get(column)
            return NO_VALUE if rated is None else self._words.chance(rated)
        if column is PracticeColumn.PERSON:
            return row.person.name
        if column is PracticeColumn.MOST:
            return skill_in_words(row.most) if row.most else NO_VALUE
        if column in _NUMBERS:
            return number_in_words(row.count(column))
        if row.so_far is None:
            return self.tr("never")
        return self._words.day(clock.local(row.so_far.last).date(), self._today)

    def printed_text(self, row: PersonRow, column: AnyColumn) -> str:
        if column is PracticeColumn.LAST and row.so_far is not None:
            return self._words.whole_day(clock.local(row.so_far.last).date())
        return self.text(row, column)

    def key(self, row: PersonRow) -> str:
        return row.person.key

    def sort_key(self, row: PersonRow, column: AnyColumn) -> str | float:
        """The sort key of a person; what was never tried sorts below all else."""
        if isinstance(column, str):
            rated = row.skills.get(column)
            return float("-inf") if rated is None else rated.value
        if column is PracticeColumn.LAST:
            return float("-inf") if row.so_far is None else row.so_far.last.timestamp()
        if column in _NUMBERS:
            return float(row.count(column))
        if column is PracticeColumn.MOST:
            return text_key(self.text(row, column)) if row.most else ""
        return sorted_name(row.person)

    def participant(self, row: PersonRow, column: AnyColumn) -> Participant | None:
        return row.person if column is PracticeColumn.PERSON else None

    def is_number(self, column: AnyColumn) -> bool:
        return isinstance(column, str) or column in _NUMBERS

    def has_highest_first(self, column: AnyColumn) -> bool:
        return self.is_number(column) or column is PracticeColumn.LAST

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell; that of a skill says in words what its number means."""
        meaning = self._meaning(index)
        if not meaning:
            return super().data(index, role)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip(meaning)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return meaning
        return super().data(index, role)

    def _meaning(self, index: Index) -> str:
        """What the number of a skill means; empty elsewhere."""
        column = self.columns[index.column()] if index.isValid() else None
        rated = self.rows[index.row()].skills.get(column) if isinstance(column, str) else None
        return "" if rated is None else self._words.in_short(rated)


def groups_of(rows: Sequence[PersonRow]) -> list[Group]:
    """The groups in which anybody has tried a skill, in their order."""
    found = {group_of(skill) for row in rows for skill in row.skills}
    return [each for each in (*ALL_OPERATORS, TABLES) if each in found]
