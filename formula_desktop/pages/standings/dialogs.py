"""The dialogs for changing a participant: a new name, or the person to merge with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from formula_desktop.models.words.table import breakable
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.asking import GAP, Asking, AskingName
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import pixels
from formula_desktop.widgets.translated import Translated


class NameDialog(AskingName):
    """Asks for a name until nobody else has it."""

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rename"))
        self.title.setText(self.tr("Another name"))
        self.field.setAccessibleName(self.tr("Name"))
        self.yes.setText(self.tr("Rename"))
        self.no.setText(self.tr("Cancel"))


class MergeDialog(Translated, Asking):
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
        super().__init__(parent, self.field, pixels(GAP), is_final=True)
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
