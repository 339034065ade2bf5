"""The dialog that asks for the name of a player's own ready-made settings."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtWidgets import QWidget

from formula_desktop.store.settings.ready_made import name_in
from formula_desktop.widgets.asking import AskingName


class OwnName(AskingName):
    """Asks for a name until it can be used for saving settings."""

    def __init__(
        self,
        name: str,
        problem_with: Callable[[str], str],
        parent: QWidget,
        *,
        known: Collection[str] | None = None,
    ) -> None:
        """`known` are the names in use; without them, settings are renamed."""
        self._known = known
        super().__init__(name, problem_with, parent)

    def _follow(self) -> None:
        super()._follow()
        if self._known is None:
            return
        replaces = name_in(self._known, self.name) is not None
        self.yes.setText(self.tr("Replace") if replaces else self.tr("Save"))
        if replaces and self.yes.isEnabled():
            self.problem.setText(self.tr("The settings that have this name already are replaced."))

    def _retranslate(self) -> None:
        is_new = self._known is not None
        title = self.tr("Save these settings") if is_new else self.tr("Rename these settings")
        self.setWindowTitle(title)
        self.title.setText(title)
        self.field.setAccessibleName(self.tr("Name"))
        self.yes.setText(self.tr("Rename"))
        self.no.setText(self.tr("Cancel"))
        self._follow()
