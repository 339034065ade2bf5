"""Actions on a page of results, and what it shows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QMessageBox, QPushButton, QWidget

from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.pages.standings.table import ResultsTable
from formula_desktop.results.book import Book

LEFT = Qt.MouseButton.LeftButton
OpenBook = Callable[[int, int], Book]


def click_row(table: ResultsTable, row: int, column: int = 0) -> None:
    rect = table.visualRect(table.model().index(row, column))
    QTest.mouseClick(table.viewport(), LEFT, pos=rect.center())


def click_heading(table: ResultsTable, column: int) -> None:
    header = table.horizontalHeader()
    middle = header.sectionViewportPosition(column) + header.sectionSize(column) // 2
    QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(middle, header.height() // 2))


def column_of(table: ResultsTable, column: int) -> list[str]:
    model = table.model()
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def messages(page: QWidget) -> list[str]:
    return [box.text() for box in page.findChildren(QMessageBox) if box.isVisible()]


def show_person(page: ResultsPage, name: str) -> str:
    book = page.participant._used.book
    assert book is not None
    person = book.person_named(name)
    assert person is not None
    page.show_participant(person.key)
    return person.key


def chosen(menu_owner: QPushButton, number: int) -> None:
    """Choose from the menu of a button, with the keys."""
    menu_owner.setFocus()
    QTest.keyClick(menu_owner, Qt.Key.Key_Space)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    for _ in range(number + 1):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)


def file_dialog(page: ResultsPage) -> QFileDialog:
    return next(each for each in page.findChildren(QFileDialog) if each.isVisible())


def write_to(page: ResultsPage, path: Path) -> None:
    dialog = file_dialog(page)
    dialog.setDirectory(str(path.parent))
    dialog.selectFile(path.name)
    dialog.accept()
    QTest.qWait(1)
