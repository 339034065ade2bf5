"""Many pages in pieces: the window answers meanwhile, and can cancel it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.paper.in_pieces import Pieces, Progress, Working, in_pieces
from formula_desktop.paper.report import LongTable, Report
from formula_desktop.paper.saving import ask_pdf
from tests.helpers.screen.pdf_text import pages_of

A4 = QPageSize(QPageSize.PageSizeId.A4)
MANY = 5000


def long_report() -> Report:
    table = LongTable("", ("Turn",), ("88888",), frozenset((0,)), MANY, lambda at: (str(at),))
    return Report("Long", "", (table,))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def save(window: QWidget, tmp_path: Path) -> Callable[[], Working]:
    """Begins to save a long report as long.pdf, and returns the dialog meanwhile."""

    def begin() -> Working:
        ask_pdf(window, long_report(), A4)
        (dialog,) = (each for each in window.findChildren(QFileDialog) if each.isVisible())
        dialog.setDirectory(str(tmp_path))
        dialog.selectFile("long.pdf")
        dialog.accept()
        (working,) = window.findChildren(Working)
        assert not (tmp_path / "long.pdf").exists()
        return working

    return begin


def test_a_long_document_is_made_meanwhile(
    save: Callable[[], Working], tmp_path: Path, qtbot: QtBot
) -> None:
    working = save()
    pages = working.bar.maximum()
    assert pages > 100
    assert working.isVisible()
    assert working.said.text() == f"Page 0 of {pages}"
    made = tmp_path / "long.pdf"
    qtbot.waitUntil(made.exists)
    printed = pages_of(made.read_bytes())
    assert len(printed) == pages
    rows = {line for page in printed for line in page.split("\n")}
    assert {str(at) for at in range(MANY)} <= rows


def test_a_cancel_leaves_no_file(
    save: Callable[[], Working], window: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    working = save()
    with qtbot.waitSignal(working.rejected):
        working.cancel.click()
    qtbot.waitUntil(lambda: not window.findChildren(Working))
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("pages", [3, 300])
def test_what_goes_wrong_is_told_once(window: QWidget, qtbot: QtBot, pages: int) -> None:
    def work() -> Pieces:
        yield Progress(0, pages)
        raise OSError("no more paper")

    said: list[str] = []
    in_pieces(window, work(), lambda: said.append("done"), lambda error: said.append(str(error)))
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["no more paper"]
    qtbot.waitUntil(lambda: not window.findChildren(Working))


def test_a_few_pages_are_made_at_once(window: QWidget) -> None:
    done: list[bool] = []

    def work() -> Pieces:
        for page in range(4):
            yield Progress(page, 3)

    in_pieces(window, work(), lambda: done.append(True))
    assert done == [True]
