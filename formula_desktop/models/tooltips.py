"""The text of a tooltip; names in it are never read as HTML."""

from __future__ import annotations

from PySide6 import QtGui


def tooltip(text: str) -> str:
    """A tooltip that shows this text as it is.

    Qt takes a tooltip for HTML where it looks like that, and opens the files that it names; such
    a text comes back as HTML that reads as the text does. Any other comes back unchanged.
    """
    # The first frame does without the enums of Qt, which come with its first use.
    if not ("<" in text or "&lt;" in text) or not QtGui.Qt.mightBeRichText(text):
        return text
    escaped = text.replace("&", "&amp;").replace("<", "&lt;")
    return f'<div style="white-space:pre">{escaped}</div>'
