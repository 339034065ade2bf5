"""Deeds that an administrator has locked: done after the teacher's PIN, or not at all."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from formula_desktop.pin import LONGEST_PIN
from formula_desktop.store.settings.locks import Lockable, locks
from formula_desktop.store.settings.pin_tries import PinTries
from formula_desktop.widgets.asking import Asking
from formula_desktop.widgets.messages import tell
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated


def if_allowed(deed: Lockable, parent: QWidget, do: Callable[[], object]) -> None:
    """Do something at once, or after the PIN if it is locked; without a PIN, say that it is."""
    found = locks()
    if deed not in found.deeds:
        do()
    elif not found.pin:
        tell(parent, _locked_deed_in_words(deed))
    else:
        dialog = AskingPin(PinTries(found.pin), deed, parent)
        dialog.accepted.connect(do)
        dialog.open()


def _locked_deed_in_words(deed: Lockable) -> str:
    translate = QCoreApplication.translate
    match deed:
        case Lockable.PRINTING:
            return translate("Locked", "Printing is locked on this computer.")
        case Lockable.SHARING:
            return translate("Locked", "Saving and copying for others is locked on this computer.")
        case Lockable.REMOVING:
            return translate("Locked", "Removing people is locked on this computer.")


class AskingPin(Translated, Asking):
    """Asks for the teacher's PIN until it is right; after five wrong ones one has to wait."""

    def __init__(self, tries: PinTries, deed: Lockable, parent: QWidget) -> None:
        self._tries = tries
        self._deed = deed
        self._is_wrong = False
        self.field = QLineEdit()
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setMaxLength(LONGEST_PIN)
        self.problem = plain_label("danger", wraps=True)
        super().__init__(parent, self.field, self.problem)
        self.problem.setMinimumHeight(2 * self.problem.fontMetrics().lineSpacing())
        self.field.textEdited.connect(self._begin_again)
        self._retranslate()
        self.field.setFocus()

    def accept(self) -> None:
        """Accept the right PIN, and ask again after any other."""
        if not self.field.text():
            return
        if self._tries.is_right(self.field.text()):
            super().accept()
            return
        self._is_wrong = True
        self.field.clear()
        self._follow()

    def _begin_again(self) -> None:
        self._is_wrong = False
        self._follow()

    def _follow(self) -> None:
        """Say what was wrong with the last try."""
        waits = self._tries.wait_s
        problem = self.tr("This is not the PIN.") if self._is_wrong else ""
        if waits:
            problem = self.tr("Too many wrong tries. Wait for %n second(s).", "", waits)
        self.problem.setText(problem)
        self.yes.setEnabled(bool(self.field.text()))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("PIN"))
        self.title.setText(self.tr("The teacher’s PIN"))
        self.text.setText(_locked_deed_in_words(self._deed))
        self.field.setAccessibleName(self.tr("PIN"))
        self.yes.setText(self.tr("&Go on"))
        self.no.setText(self.tr("&Cancel"))
        self._follow()
