"""Tooltips show any name as it is, and other texts as they always were."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from formula_desktop.models.tooltips import tooltip

HARMLESS = ("", "Noor", "a & b", "R&D", "2 < 3", "&amp;", "3  4\n  5", "Noor\n<img src=a>")
"""What Qt shows as it is; it looks for HTML in the first line alone."""
HOSTILE = (
    "<img src=a>",
    "<img src=//host/share/a>",
    "<b>x</b>  &amp; y\nwith  two\nmore lines",
    "1 &lt; 2",
    "<!DOCTYPE html>",
    " <table>\tand a tab",
)


def shown(text: str) -> str:
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def test_a_harmless_text_stays_unchanged() -> None:
    assert [tooltip(text) for text in HARMLESS] == [*HARMLESS]


@pytest.mark.usefixtures("qapp")
def test_what_looks_like_html_is_shown_as_it_is() -> None:
    for text in HOSTILE:
        assert shown(text) != text, "Qt would show something else"
        assert shown(tooltip(text)) == text


def test_a_hostile_tooltip_has_the_size_of_the_plain_text(qtbot: QtBot) -> None:
    plain, tip = QLabel(), QLabel()
    qtbot.addWidget(plain)
    qtbot.addWidget(tip)
    plain.setTextFormat(Qt.TextFormat.PlainText)
    tip.setWordWrap(True)  # as Qt's tooltips have it for HTML
    for text in (*HOSTILE[:4], f"<b> {'of any length ' * 30}"):
        plain.setText(text)
        tip.setText(tooltip(text))
        assert tip.sizeHint() == plain.sizeHint(), text
