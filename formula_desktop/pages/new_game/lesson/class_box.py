"""The choice of a class."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from formula_desktop.results.classes import SchoolClass
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.choice_box import ChoiceBox


class ClassBox(ChoiceBox):
    """Offers the classes, with their pupils."""

    def __init__(
        self, classes: Sequence[tuple[SchoolClass, Sequence[Participant]]], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._classes = classes
        self.keys = [school_class.key for school_class, _ in classes]
        for school_class, _ in classes:
            self.addItem(school_class.name)

    @property
    def chosen(self) -> SchoolClass:
        """The chosen class."""
        return self._classes[self.currentIndex()][0]

    @property
    def pupils(self) -> Sequence[Participant]:
        """The pupils of the chosen class."""
        return self._classes[self.currentIndex()][1]
