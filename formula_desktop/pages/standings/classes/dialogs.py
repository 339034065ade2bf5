"""The small dialogs of classes: a name, some pupils, and a new school year."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QAbstractListModel, QObject, Qt
from PySide6.QtWidgets import QAbstractItemView, QListView, QRadioButton, QWidget

from formula_desktop.models.indexes import NO_INDEX, Index
from formula_desktop.results.classes import SchoolClass
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.asking import Asking, AskingName
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import pixels
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

_LIST_HIGH: Final = 260  # in units


class ClassName(AskingName):
    """Asks for another name of a class."""

    def __init__(self, name: str, problem_with: Callable[[str], str], parent: QWidget) -> None:
        super().__init__(name, problem_with, parent)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rename the class"))
        self.title.setText(self.tr("Another name"))
        self.field.setAccessibleName(self.tr("Name of the class"))
        self.yes.setText(self.tr("&Rename"))
        self.no.setText(self.tr("&Cancel"))


class CheckedPupils(QAbstractListModel):
    """Pupils with a box for each; a click on it or the space bar chooses."""

    def __init__(self, pupils: Sequence[Participant], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pupils = tuple(pupils)
        self._keys: set[str] = set()

    @property
    def chosen(self) -> list[Participant]:
        """The pupils whose boxes are checked, in their order."""
        return [each for each in self._pupils if each.key in self._keys]

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._pupils)

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsUserCheckable if index.isValid() else usual

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        pupil = self._pupils[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return pupil.name
        if role == Qt.ItemDataRole.CheckStateRole:
            is_chosen = pupil.key in self._keys
            return (Qt.CheckState.Checked if is_chosen else Qt.CheckState.Unchecked).value
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or role != Qt.ItemDataRole.CheckStateRole:
            return False
        self._keys ^= {self._pupils[index.row()].key}
        self.dataChanged.emit(index, index, [role])
        return True


class ChoosingPupils(Translated, Asking):
    """Asks which pupils move to another class, or without any other classes, which to remove."""

    def __init__(
        self,
        pupils: Sequence[Participant],
        parent: QWidget,
        others: Sequence[SchoolClass] | None = None,
    ) -> None:
        self.moves = others is not None
        self.model = CheckedPupils(pupils)
        self.list = QListView()
        self.model.setParent(self.list)
        self.list.setModel(self.model)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setFixedHeight(pixels(_LIST_HIGH))
        self.list.setCurrentIndex(self.model.index(0))
        self.label = plain_label()
        self.where = ChoiceBox()
        self.label.setBuddy(self.where)
        for one in others or ():
            self.where.addItem(one.name, one.key)
        self.where.addItem("", "")
        super().__init__(parent, self.list, self.label, self.where, is_final=not self.moves)
        self.label.setVisible(self.moves)
        self.where.setVisible(self.moves)
        self.model.dataChanged.connect(self._follow)
        self._retranslate()
        self._follow()
        self.list.setFocus()

    @property
    def chosen(self) -> list[str]:
        """The keys of the chosen pupils."""
        return [each.key for each in self.model.chosen]

    @property
    def to(self) -> str:
        """The key of the class to which they move; empty for none."""
        return str(self.where.currentData())

    def _follow(self) -> None:
        self.yes.setEnabled(bool(self.chosen))

    def _retranslate(self) -> None:
        if self.moves:
            title, text = self.tr("Move pupils"), self.tr("Their results go with them.")
            self.yes.setText(self.tr("&Move"))
        else:
            title = self.tr("Remove pupils")
            text = self.tr(
                "Names, pictures and results of those you choose are removed for good, also from "
                "the saved games. Other players keep what they have scored."
            )
            self.yes.setText(self.tr("&Remove"))
        self.setWindowTitle(title)
        self.title.setText(title)
        self.text.setText(text)
        self.label.setText(self.tr("To the class"))
        self.where.setAccessibleName(self.label.text())
        self.where.setItemText(self.where.count() - 1, self.tr("in no class"))
        self.list.setAccessibleName(self.tr("Pupils"))
        self.no.setText(self.tr("&Cancel"))


class SchoolYear(Translated, Asking):
    """Asks which classes get empty for a new school year, and whether results are removed."""

    def __init__(self, shown: SchoolClass | None, parent: QWidget) -> None:
        self._name = "" if shown is None else shown.name
        self.which = ChoiceBox()
        self.keep, self.remove = QRadioButton(), QRadioButton()
        self.keep.setChecked(True)
        super().__init__(parent, self.which, self.keep, self.remove, is_final=True)
        self.which.addItems(("", ""))
        self._retranslate()
        self.which.setFocus()

    @property
    def of_all(self) -> bool:
        """Whether all classes get empty, and not only the one that is shown."""
        return bool(self.which.currentIndex())

    @property
    def removes(self) -> bool:
        """Whether the pupils are removed with all their results."""
        return self.remove.isChecked()

    def _retranslate(self) -> None:
        title = self.tr("New school year")
        self.setWindowTitle(title)
        self.title.setText(title)
        self.text.setText(self.tr("The class stays with its name, and has no pupils any more."))
        self.which.setItemText(0, self.tr("The class {name}").replace("{name}", self._name))
        self.which.setItemText(1, self.tr("All classes"))
        self.which.setAccessibleName(self.tr("Classes"))
        self.keep.setText(self.tr("&Keep the pupils’ results"))
        self.remove.setText(self.tr("&Remove the pupils with their results"))
        self.yes.setText(self.tr("&Begin"))
        self.no.setText(self.tr("&Cancel"))
