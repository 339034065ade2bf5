"""Texts on widgets, shown as they are: a name in them is neither HTML nor a shortcut."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget

from formula_desktop.models.tooltips import tooltip


def plain_label(role: str = "", text: str = "", *, wraps: bool = False) -> QLabel:
    """A label of a role that the style sheet knows; with `wraps` it may take several lines."""
    label = QLabel()
    label.setProperty("textFormat", "PlainText")  # the first frame does without the enums of Qt
    label.setText(text)
    label.setWordWrap(wraps)
    if role:
        label.setProperty("role", role)
    return label


def set_tooltip(widget: QWidget, text: str) -> None:
    """Give a widget a tooltip, which screen readers hear as its description."""
    shown = tooltip(text)
    widget.setToolTip(shown)
    # They would read the tooltip itself: where that is HTML, they get the text.
    widget.setAccessibleDescription(text if shown != text else "")


def without_mnemonic(text: str) -> str:
    """A text for a button or a menu in which Qt takes no letter after & for a shortcut."""
    return text.replace("&", "&&")
