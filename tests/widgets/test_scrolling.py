"""A column of the dialog scrolls only if it does not fit."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.widgets.scrolled import Scrolled


def test_a_column_that_fits_without_the_bar_has_none(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    area = Scrolled(window)
    inside = QWidget(area.viewport())
    label = QLabel("Play as many rounds as you like, then end the match.")
    label.setWordWrap(True)
    inside_layout = QVBoxLayout(inside)
    inside_layout.addWidget(label)
    area.hold(inside)
    edges = inside_layout.contentsMargins()
    width = label.fontMetrics().horizontalAdvance(label.text()) + edges.left() + edges.right() + 4
    window.resize(width, 200)
    window.show()
    needed = inside.heightForWidth(width)
    bar = area.verticalScrollBar()
    assert inside.heightForWidth(width - bar.sizeHint().width()) > needed
    area.resize(width, needed // 2)
    assert bar.isVisible()
    assert inside.autoFillBackground(), "what scrolls is moved rather than painted"
    area.resize(width, needed)
    assert not bar.isVisible()
    assert not inside.autoFillBackground(), "it would be painted twice"
