"""The dialog that asks for the name of a player's own ready-made settings."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from formula_desktop.players import LONGEST_NAME
from formula_desktop.store.settings.ready_made import name_in
from formula_desktop.widgets.asking import Asking


class OwnName(Asking):
    """Asks for a name until it can be used for saving settings."""

    def __init__(
        self,
        name: str,
        problem_with: Callable[[str], str],
        parent: QWidget,
        *,
        known: Collection[str] | None = None,
    ) -> None:
        """`problem_with` says in a sentence why a name cannot be used; empty if it can.

        `known` are the names in use; without them, settings are renamed.
        """
        self.field = QLineEdit(name)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.selectAll()
        super().__init__(self.field, parent)
        self._problem_with = problem_with
        self._known = known
        self.text.hide()
        self.problem.setMinimumHeight(2 * self.problem.fontMetrics().lineSpacing())
        self.problem.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.field.textChanged.connect(self._follow)
        self.yes.clicked.connect(self._try)
        self._retranslate()
        self.field.setFocus()

    @property
    def name(self) -> str:
        """The name as typed."""
        return self.field.text()

    @property
    def _replaces(self) -> bool:
        return self._known is not None and name_in(self._known, self.name) is not None

    def _follow(self) -> None:
        has_name = bool(self.name.strip())
        problem = self._problem_with(self.name) if has_name else ""
        self.yes.setEnabled(has_name and not problem)
        if not problem and has_name and self._replaces:
            problem = self.tr("The settings that have this name already are replaced.")
        self.problem.setText(problem)
        if self._known is not None:
            self.yes.setText(self.tr("Replace") if self._replaces else self.tr("Save"))

    def _try(self) -> None:
        if self.yes.isEnabled():
            self.accept()

    def _retranslate(self) -> None:
        is_new = self._known is not None
        title = self.tr("Save these settings") if is_new else self.tr("Rename these settings")
        self.setWindowTitle(title)
        self.title.setText(title)
        self.field.setAccessibleName(self.tr("Name"))
        self.yes.setText(self.tr("Rename"))
        self.no.setText(self.tr("Cancel"))
        self._follow()
