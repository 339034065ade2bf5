"""The dialogs for changing a participant: a new name, or the person to merge with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from formula_desktop.look.theme import Theme
from formula_desktop.models.words.table import breakable
from formula_desktop.players import LONGEST_NAME
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.asking import Asking
from formula_desktop.widgets.choice_box import ChoiceBox


class NameDialog(Asking):
    """Asks for a name until nobody else has it."""

    def __init__(
        self,
        participant: Participant,
        problem_with: Callable[[str], str],
        theme: Theme,
        parent: QWidget,
    ) -> None:
        """`problem_with` says in a sentence why a name cannot be used; empty if it can."""
        self.field = QLineEdit(participant.name)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.selectAll()
        super().__init__(self.field, parent)
        self._problem_with = problem_with
        self.text.hide()
        lines = 3 if theme.is_projector else 2
        self.problem.setMinimumHeight(lines * self.problem.fontMetrics().lineSpacing())
        self.problem.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.field.textChanged.connect(self._follow)
        self.yes.clicked.connect(self._try)
        self._retranslate()
        self._follow()
        self.field.setFocus()

    @property
    def name(self) -> str:
        """The name as typed."""
        return self.field.text()

    def _follow(self) -> None:
        problem = self._problem_with(self.name) if self.name.strip() else ""
        self.problem.setText(problem)
        self.yes.setEnabled(not problem and bool(self.name.strip()))

    def _try(self) -> None:
        if self.yes.isEnabled():
            self.accept()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rename"))
        self.title.setText(self.tr("Another name"))
        self.field.setAccessibleName(self.tr("Name"))
        self.yes.setText(self.tr("Rename"))
        self.no.setText(self.tr("Cancel"))


class MergeDialog(Asking):
    """Asks which other person is the same one."""

    def __init__(
        self, participant: Participant, others: Sequence[Participant], parent: QWidget
    ) -> None:
        self._name = participant.name
        self.field = ChoiceBox()
        self.field.setSizeAdjustPolicy(
            ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        for other in others:
            self.field.addItem(other.name, other.key)
        super().__init__(self.field, parent, is_final=True)
        self.problem.hide()
        self._column.insertSpacing(self._column.count() - 1, self._column.spacing())
        self.yes.clicked.connect(self.accept)
        self._retranslate()
        self.field.setFocus()

    @property
    def key(self) -> str:
        """The chosen person."""
        return str(self.field.currentData())

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Merge"))
        self.title.setText(self.tr("Merge {name} with").replace("{name}", breakable(self._name)))
        self.text.setText(
            self.tr("All games of both become those of the person chosen here. This is final.")
        )
        self.field.setAccessibleName(self.tr("Person"))
        self.yes.setText(self.tr("Merge"))
        self.no.setText(self.tr("Cancel"))
