"""The work that waits until the first frame has been painted."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.shell.start.first_frame import AfterFirstFrame


def shown(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    return page


def test_pieces_are_done_in_turn_and_the_window_answers_between_two(qtbot: QtBot) -> None:
    done: list[str] = []
    pieces = (
        lambda: QTimer.singleShot(0, lambda: done.append("answer")),
        lambda: done.append("second"),
    )
    page = shown(qtbot)
    afterwards = AfterFirstFrame(page, pieces)
    assert not afterwards.is_done
    assert not done, "nothing was painted"
    afterwards.wait_for(page)
    page.update()
    qtbot.waitUntil(lambda: afterwards.is_done)
    assert afterwards.is_painted
    assert done == ["answer", "second"]


def test_the_rest_is_left_when_the_window_closes(qtbot: QtBot) -> None:
    done: list[str] = []
    page = shown(qtbot)
    afterwards = AfterFirstFrame(page, ())
    afterwards._left.extend([afterwards.stop, lambda: done.append("too late")])
    afterwards.wait_for(page)
    page.update()
    qtbot.waitUntil(lambda: len(afterwards._left) == 1)
    qtbot.wait(20)
    assert not done
