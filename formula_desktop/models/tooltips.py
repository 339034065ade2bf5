"""The text of a tooltip; names in it are never read as HTML."""

from __future__ import annotations

from PySide6 import QtGui


def tooltip(text: str) -> str:
    """A tooltip that shows a text literally.

    Qt renders a tooltip that looks like HTML, and opens the files that it names. Such a text is
    returned as HTML that displays it literally; any other text is returned unchanged.
    """
    # A cheap test first: the first use of `QtGui.Qt` loads enums that the first frame can spare.
    if not ("<" in text or "&lt;" in text) or not QtGui.Qt.mightBeRichText(text):
        return text
    escaped = text.replace("&", "&amp;").replace("<", "&lt;")
    return f'<div style="white-space:pre">{escaped}</div>'
