"""The sign that somebody else has set something, and the sentence that says so."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QPalette, QPixmap
from PySide6.QtWidgets import QWidget

from formula_desktop.look.line_drawings import LineDrawing, drawn
from formula_desktop.look.theme import SMALL
from formula_desktop.widgets.layouts import grown, pixels, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

_GAP: Final = 6  # pixels


def locked_in_words() -> str:
    """The sentence for what an administrator has locked."""
    return QCoreApplication.translate("Locked", "This is set for everybody here.")


def lock_picture(widget: QWidget) -> QPixmap:
    """A closed padlock, as large as small text on this widget."""
    ink = widget.palette().color(QPalette.ColorGroup.Active, QPalette.ColorRole.WindowText)
    return drawn(LineDrawing.LOCK, pixels(SMALL.size), widget.devicePixelRatioF(), ink)


class LockedNote(Translated, QWidget):
    """A padlock with the sentence, below controls that nobody can use because of it."""

    def __init__(self, indent: int, *controls: QWidget) -> None:
        """`indent` is in pixels before projector size."""
        super().__init__()
        self._controls = controls
        self._sign = plain_label()
        self._sign.setContentsMargins(0, grown(2), 0, 0)  # level with the text
        self.text = plain_label("soft", wraps=True)
        inside = row(self._sign, (self.text, 1), gap=_GAP, edges=(grown(indent), 0, 0, 0))
        inside.setAlignment(self._sign, Qt.AlignmentFlag.AlignTop)
        self.setLayout(inside)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._sign.setPixmap(lock_picture(self))

    def _retranslate(self) -> None:
        self._sign.setPixmap(lock_picture(self))
        self.text.setText(locked_in_words())
        for control in self._controls:
            control.setEnabled(False)
            control.setAccessibleDescription(locked_in_words())
