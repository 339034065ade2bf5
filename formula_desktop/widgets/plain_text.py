"""Texts on widgets, shown literally: names in them are neither HTML nor shortcuts."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QLabel, QWidget

from formula_desktop.models.tooltips import tooltip
from formula_desktop.models.words.signs import unbroken

_LONGEST_PAIR: Final = 18
"""Characters of two words that may stay together: longer ones need room in narrow columns."""
_FEWEST_WORDS: Final = 5


class WrappedLabel(QLabel):
    """A label whose text may take several lines, but never in the middle of a sum.

    The last line of a text never has a single short word.
    """

    _said = ""

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's name
        self._said, shown = text, _not_alone(unbroken(text))
        super().setText(shown)
        # A screen reader gets the text as it was given.
        self.setAccessibleName(text if shown != text else "")

    def clear(self) -> None:
        """Have no text."""
        self.setText("")

    def text(self) -> str:
        """The text as it was given."""
        return self._said


def _not_alone(text: str) -> str:
    """A text in whose paragraphs the last two words stay together if they are short."""
    return "\n".join(map(_last_together, text.split("\n")))


def _last_together(paragraph: str) -> str:
    words = paragraph.rsplit(" ", 2)
    is_short = len(" ".join(words[1:])) <= _LONGEST_PAIR
    if paragraph.count(" ") < _FEWEST_WORDS - 1 or not is_short:
        return paragraph
    return f"{words[0]} {words[1]}\u00a0{words[2]}"


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
