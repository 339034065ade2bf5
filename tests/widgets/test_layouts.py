"""No Python object stands for an item of a layout once Qt may have deleted it.

When a layout is added to one inside a widget, PySide 6.11.3 makes a wrapper for each of its items
and keeps it as long as the outer layout. Qt deletes an item when its widget is taken out or put
elsewhere in the grid; a widget that is made at the same address later was then taken for a
QWidgetItem.
"""

from __future__ import annotations

import gc

from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QPushButton, QWidget

from formula_desktop.widgets.button_rows import ButtonRows
from formula_desktop.widgets.layouts import STRETCH, column, row
from tests.helpers.screen.wrappers import kept_items


def test_a_layout_keeps_no_items_of_those_within(qapp: QApplication) -> None:
    gc.collect()
    assert kept_items() == []
    grid, outer = QGridLayout(), QWidget()
    buttons = [QPushButton() for _ in range(3)]
    for at, button in enumerate(buttons):
        grid.addWidget(button, at, 0)
    column(QLabel(), grid, row(QLabel(), STRETCH), inside=outer)
    assert kept_items() == []
    grid.addWidget(buttons[0], 0, 0, 1, 2)
    assert grid.count() == 3

    another, inner = QWidget(), QGridLayout()
    inner.addWidget(QLabel())
    column(inside=another).addLayout(inner)
    assert kept_items() == ["QWidgetItem by QVBoxLayout of QWidget"], "it would be found"


def test_rows_of_buttons_keep_no_items(qapp: QApplication) -> None:
    rows, outer = ButtonRows(), QWidget()
    column(rows, inside=outer)
    rows.hold([QPushButton("1")], [QPushButton("12345") for _ in range(4)])
    for width in (1000, 100):
        rows.fit(width)
        assert kept_items() == []
