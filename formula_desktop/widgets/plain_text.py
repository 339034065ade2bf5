"""Texts on widgets, shown literally: names in them are neither HTML nor shortcuts."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget

from formula_desktop.models.tooltips import tooltip
from formula_desktop.models.words.signs import unbroken


class WrappedLabel(QLabel):
    """A label whose text may take several lines, but never in the middle of a sum."""

    _said = ""

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's name
        self._said, shown = text, unbroken(text)
        super().setText(shown)
        # A screen reader gets the text as it was given.
        self.setAccessibleName(text if shown != text else "")

    def clear(self) -> None:
        """Have no text."""
        self.setText("")

    def text(self) -> str:
        """The text as it was given."""
        return self._said


def plain_label(role: str = "", text: str = "", *, wraps: bool = False) -> QLabel:
    """A label with a role from the style sheet; with `wraps` it may take several lines."""
    label = WrappedLabel() if wraps else QLabel()
    label.setProperty("textFormat", "PlainText")  # keeps Qt's enums out of the first frame
    label.setText(text)
    label.setWordWrap(wraps)
    if role:
        label.setProperty("role", role)
    return label


def set_tooltip(widget: QWidget, text: str) -> None:
    """Set a widget's tooltip, which screen readers get as its description."""
    shown = tooltip(text)
    widget.setToolTip(shown)
    # They would read the tooltip itself; if that is HTML, they get the plain text.
    widget.setAccessibleDescription(text if shown != text else "")


def without_mnemonic(text: str) -> str:
    """Escape a text for a button or menu, so that Qt does not treat & as marking a shortcut."""
    return text.replace("&", "&&")
