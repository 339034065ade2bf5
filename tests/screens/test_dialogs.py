"""Dialogs look alike: the same room around their words, and no more height than these need."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.clock import steady_now
from formula_desktop.pages.standings.changes import MergeDialog
from formula_desktop.results.participants import Participant
from formula_desktop.shell.errors.dialogs import tell_of_last_run, tell_of_trouble
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.widgets.asking import Question
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.messages import tell

SHORT = "Pass?"
LONG = "You lay no sum in this turn and keep your tiles. " * 2


def place(widget: QWidget) -> QRect:
    """Where a widget is in its window."""
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def edges(dialog: QDialog) -> tuple[int, int, int, int]:
    """The room at the left and top of the first text, and at the right and bottom of buttons."""
    label = next(each for each in dialog.findChildren(QLabel) if each.isVisible())
    buttons = [place(each) for each in dialog.findChildren(QPushButton) if each.isVisible()]
    right = dialog.width() - 1 - max(each.right() for each in buttons)
    bottom = dialog.height() - 1 - max(each.bottom() for each in buttons)
    return place(label).left(), place(label).top(), right, bottom


def merging(window: QWidget) -> QDialog:
    people = [Participant(name, name, "", "", None, steady_now()) for name in ("Noor", "Sam")]
    dialog = MergeDialog(people[0], people[1:], window)
    dialog.open()
    return dialog


def asking(window: QWidget, text: str) -> QDialog:
    dialog = Question(window, SHORT, text, ("Pass", "Keep playing"), is_final=False)
    dialog.open()
    return dialog


@pytest.mark.parametrize("kind", ["short", "long", "trouble", "last run", "merging"])
def test_a_dialog_is_as_high_as_its_words(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, kind: str
) -> None:
    dialog = {
        "short": lambda: asking(window, "Sam wins."),
        "long": lambda: asking(window, LONG),
        "trouble": lambda: tell_of_trouble(window, True, ""),
        "last run": lambda: tell_of_last_run(window, tmp_path, (), goes_on=True),
        "merging": lambda: merging(window),
    }[kind]()
    qtbot.waitExposed(dialog)
    column = dialog.layout()
    assert column is not None
    height, needed = dialog.height(), column.totalHeightForWidth(dialog.width())
    dialog.close()
    assert height == needed


def test_what_is_told_stands_as_what_is_asked(window: MainWindow, qtbot: QtBot) -> None:
    question = asking(window, LONG)
    qtbot.waitExposed(question)
    usual = edges(question)
    question.close()
    found = []
    for box in (
        tell(window, SHORT),
        tell(window, SHORT, LONG),
        tell(window, LONG, SHORT),
    ):
        qtbot.waitExposed(box)
        found.append(edges(box))
        box.close()
    for room in found:
        assert room == pytest.approx(usual, abs=2)


def test_details_are_not_broken_to_suit_a_short_text(window: MainWindow, qtbot: QtBot) -> None:
    box = tell(window, SHORT, LONG)
    qtbot.waitExposed(box)
    width = box.width()
    box.close()
    assert width > 300


def test_a_choice_fills_its_column_whatever_its_texts_become(qtbot: QtBot) -> None:
    shown = QWidget()
    qtbot.addWidget(shown)
    grid = QGridLayout(shown)
    boxes = [ChoiceBox(), ChoiceBox()]
    for row, box in enumerate(boxes):
        box.addItem("")
        grid.addWidget(box, row, 0)
    shown.resize(400, 100)
    shown.show()
    qtbot.waitExposed(shown)
    narrow = boxes[0].sizeHint().width()
    boxes[0].setItemText(0, "As taught in this language")
    boxes[0].addItem("Short")
    qtbot.wait(60)  # Qt lets a box follow its texts after 20 ms
    assert boxes[0].width() == boxes[1].width() == grid.contentsRect().width()
    text = boxes[0].fontMetrics().horizontalAdvance("As taught in this language")
    assert boxes[0].sizeHint().width() > max(narrow, text + 20)
