"""Who practises what: a table with a row for each person and a column for each skill."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtWidgets import QWidget

from formula_desktop.arithmetic import Operator
from formula_desktop.clock import today
from formula_desktop.look.theme import Theme
from formula_desktop.models.results.class_practice import (
    TABLES,
    ClassPracticeModel,
    Group,
    PersonRow,
    PracticeColumn,
    groups_of,
)
from formula_desktop.pages.standings.table import ResultsTable
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import STRETCH, column, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

_LEAST: Final = 190  # for persons and skills, in units: the table scrolls before these are cut
_ALL: Final = tuple(PracticeColumn)
_WIDE: Final = (_ALL.index(PracticeColumn.PERSON), _ALL.index(PracticeColumn.MOST))


class EverybodysPractice(Translated, QWidget):
    """The table of all persons, with the skills of a group that is chosen above it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: tuple[PersonRow, ...] = ()
        self._groups: list[Group] = []
        self._label = plain_label()
        self.skills = ChoiceBox()
        self._label.setBuddy(self.skills)
        self.skills.activated.connect(self._show_group)
        self.model = ClassPracticeModel(self)
        self.table = ResultsTable(self.model, _WIDE, self)
        self.table.least = _LEAST
        column(row(self._label, self.skills, STRETCH), (self.table, 1), inside=self)
        self._retranslate()

    def show_as(self, theme: Theme, unit: float, icon_of: Callable[[Participant], object]) -> None:
        """Apply a theme, a scale in pixels per unit, and the persons' pictures."""
        self.model.show_icons(icon_of)
        self.table.show_as(theme, unit)

    def show_class(self, rows: Sequence[PersonRow]) -> None:
        """Show what these persons have practised."""
        self._rows, self._groups = tuple(rows), groups_of(rows)
        self._offer_groups()
        self._show_group()

    def _offer_groups(self) -> None:
        chosen = self.model.group
        with QSignalBlocker(self.skills):
            self.skills.clear()
            for group in self._groups:
                self.skills.addItem(self._group_in_words(group))
            at = self._groups.index(chosen) if chosen in self._groups else 0
            self.skills.setCurrentIndex(at)
        for each in (self._label, self.skills):
            each.setVisible(bool(self._groups))

    def _show_group(self) -> None:
        at = self.skills.currentIndex()
        group = self._groups[at] if self._groups else TABLES
        header = self.table.horizontalHeader()
        by, order = header.sortIndicatorSection(), header.sortIndicatorOrder()
        is_other = group != self.model.group
        self.model.show_class(self._rows, group, today())
        if by < 0 or (
            is_other and by >= self.model.steady
        ):  # what it was sorted by is no longer there
            by, order = _ALL.index(PracticeColumn.PERSON), Qt.SortOrder.AscendingOrder
        self.table.sortByColumn(by, order)

    def title(self) -> str:
        """The title on paper."""
        if not self._groups:
            return QCoreApplication.translate("ResultsFrame", "Practice")
        text = self.tr("Practice: {skills}")
        return text.format(skills=self.skills.currentText())

    def remark(self) -> str:
        """What the numbers mean."""
        return self.tr(
            "The numbers say how often a typical sum is expected to be right at the first try. "
            "In brackets: not sure yet; a question mark: fewer than three exercises."
        )

    def _group_in_words(self, group: Group) -> str:
        if isinstance(group, Operator):
            return {
                Operator.ADD: self.tr("adding"),
                Operator.SUBTRACT: self.tr("subtracting"),
                Operator.MULTIPLY: self.tr("multiplying"),
                Operator.DIVIDE: self.tr("dividing"),
            }[group]
        return self.tr("tables")

    def _retranslate(self) -> None:
        self._label.setText(self.tr("Skills"))
        self.skills.setAccessibleName(self.tr("Skills"))
        self.table.setAccessibleName(self.tr("Practice"))
        self._offer_groups()
        self.model.retranslate()
