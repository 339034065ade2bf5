"""Printed results: pages and their text, with nothing left out or beyond the edge."""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.charts.charts import Bars, Chart, Course
from formula_desktop.paper.document import Ground
from formula_desktop.paper.printing import ask_print, pdf, print_document, usual_paper
from formula_desktop.paper.report import (
    PrintedTable,
    Report,
    shared,
)
from formula_desktop.widgets.asking import Question
from tests.helpers.screen.pdf_text import pages_of

A4 = QPageSize(QPageSize.PageSizeId.A4)
LETTER = QPageSize(QPageSize.PageSizeId.Letter)
HEADINGS = ("Participant", "Games", "Won", "Best game", "Turns with a hint")
LONG = "Wolfeschlegelsteinhausenbergerdorffwelch"
CHARTS: tuple[Chart, ...] = (
    Course("Strength", (100, 108), "games", "nothing"),
    Course("Points per game", (), "games", "No game that counts has been finished yet."),
    Bars("Sums by operation", (("+", 3), ("−", 0), ("×", 5), ("÷", 1)), "nothing"),
)


def table(rows: int, name: str = "Noor") -> PrintedTable:
    lines = tuple((f"{name} {row}", str(row), "2", "341", "17%") for row in range(rows))
    return PrintedTable("Standings", HEADINGS, lines, frozenset(range(1, 5)), "No game yet.")


def report(*parts: PrintedTable | tuple[Chart, ...]) -> Report:
    return Report("Results of Digifeud", "20 November 2026", parts)


def words(pages: list[str]) -> list[str]:
    return [page.replace("\n", " ") for page in pages]


@pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "Letter"])
@pytest.mark.parametrize("rows", [0, 1, 30, 40, 200])
def test_every_row_is_printed_once_with_headings_on_every_page(
    qtbot: QtBot, paper: QPageSize, rows: int
) -> None:
    pages = words(pages_of(pdf(report(table(rows)), paper)))
    everything = " ".join(pages)
    for row in range(rows):
        assert everything.count(f"Noor {row} ") == 1
    assert len(pages) == {0: 1, 1: 1, 30: 1, 40: 2, 200: 6}[rows]
    for number, page in enumerate(pages, 1):
        assert f"Page {number} of {len(pages)}" in page
        assert page.count("Results of Digifeud") == 1
        assert ("Turns with a hint" in page) == bool(rows)
    assert ("No game yet." in everything) == (not rows)


@pytest.mark.parametrize("name", [LONG, "Noor van der Berg-Schippers de Jongere", "Łukasz Żółć"])
def test_long_names_are_broken_but_whole(qtbot: QtBot, name: str) -> None:
    everything = "".join(pages_of(pdf(report(table(3, name)), A4)))
    assert everything.replace("\n", "").replace(" ", "").count(name.replace(" ", "")) == 3


def test_one_long_word_does_not_break_the_words_of_other_columns(qtbot: QtBot) -> None:
    headings = ("Ended", "Game", "Players", "Won by", "Does it count?")
    names = ("Noor", LONG)
    rows = tuple(
        ("31-12-2026 12:40", "Digifeud", f"{name}: 12  ·  {LONG}: 3", name, "It counts.")
        for name in names
    )
    games = PrintedTable("Games", headings, rows, frozenset(), "")
    everything = words(pages_of(pdf(report(games), A4)))[0]
    for word in ("31-12-2026", "Digifeud", "Noor", "counts."):
        assert everything.count(word) >= 1
    assert everything.count("Digifeud") == 3, "once in the title"


@pytest.mark.parametrize(
    ("columns", "lines"),
    [
        (3, ["Turns with a hint"]),
        (9, ["Turns with", "a hint"]),
        (14, ["Turns", "with", "a", "hint"]),
    ],
)
def test_a_heading_has_as_few_lines_as_there_is_room_for(
    qtbot: QtBot, columns: int, lines: list[str]
) -> None:
    headings = ("Turns with a hint",) * columns
    cells = (("88",) * columns,)
    shown = report(PrintedTable("", headings, cells, frozenset(range(columns)), ""))
    (page,) = pages_of(pdf(shown, A4))
    found = [line.strip() for line in page.split("\n")]
    for line in lines:
        assert found.count(line) == columns, found


def test_who_wants_little_gets_all_of_it() -> None:
    assert shared(100, [10, 200, 20]) == [10, 70, 20]
    assert shared(100, [10, 20]) == [10, 20]
    assert shared(90, [50, 50, 50]) == [30, 30, 30]
    assert shared(90, []) == []


def test_charts_have_their_titles_and_numbers(qtbot: QtBot) -> None:
    (page,) = words(pages_of(pdf(report(CHARTS), A4)))
    for text in ("Strength", "108", "games", "Sums by operation", "No game that counts"):
        assert text in page


def test_charts_are_never_cut(qtbot: QtBot) -> None:
    pages = words(pages_of(pdf(report(table(33), CHARTS), A4)))
    assert len(pages) == 2
    for title in ("Strength", "Points per game", "Sums by operation"):
        assert title in pages[1]


@pytest.mark.parametrize(("dots", "places"), [(72, 1.0), (150, 1.0), (72, 0.4)])
def test_nothing_leaves_the_page(qtbot: QtBot, dots: int, places: float) -> None:
    """Painted at a screen's resolution, with white around the page."""
    point = dots / 72
    width, height = round(560 * dots / 72 * places), round(780 * dots / 72)
    image = QImage(width + 40, height + 40, QImage.Format.Format_RGB32)
    shown = report(table(60, LONG), CHARTS)
    pages = shown.pages(Ground(QSizeF(width, height) / point, point, image))
    for number in range(1, len(pages) + 1):
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.translate(20, 20)
        pages.paint(painter, number)
        painter.resetTransform()
        painter.fillRect(QRect(18, 18, width + 4, height + 4), Qt.GlobalColor.white)
        painter.end()
        white = QImage(image.size(), image.format())
        white.fill(Qt.GlobalColor.white)
        assert image == white


def test_a_picture_stands_beside_the_heading(qtbot: QtBot) -> None:
    places: list[QRectF] = []
    shown = Report("Noor", "today", (), lambda _painter, rect: places.append(rect))
    (page,) = pages_of(pdf(shown, A4))
    assert "Noor" in page
    assert len(places) == 1
    assert places[0].width() == places[0].height() > 0


@pytest.mark.parametrize(
    ("locale", "paper"),
    [("nl_NL", A4), ("en_US", LETTER), ("en_GB", A4), ("fr_CA", LETTER), ("es_MX", LETTER)],
)
def test_paper_is_that_of_the_territory(locale: str, paper: QPageSize) -> None:
    assert usual_paper(QLocale(locale)) == paper
    assert usual_paper(QLocale.c()) == A4


# --- printers -----------------------------------------------------------------------------------


def test_a_range_of_pages_is_printed_to_a_file(qtbot: QtBot, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(A4)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    assert [*print_document(report(table(200)), printer)][-1] == (2, 2)
    pages = words(pages_of((tmp_path / "printed.pdf").read_bytes()))
    numbers = re.findall(r"Page (\d) of (\d)", " ".join(pages))
    assert [page for page, _ in numbers] == ["2", "3"]


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_where_nothing_can_be_printed_it_is_an_error(qtbot: QtBot, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "no folder" / "printed.pdf"))
    with pytest.raises(OSError, match="nothing can be printed there"):
        next(print_document(report(table(1)), printer))


def test_without_a_printer_a_pdf_is_offered(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    said: list[object] = []
    assert not QPrinterInfo.availablePrinterNames()
    ask_print(window, report(), said.append, lambda: said.append("saved"))
    question = window.findChild(Question)
    assert question is not None
    assert question.title.text() == "This computer has no printer."
    assert window.findChild(QPrintDialog) is None
    assert said == []
    question.yes.click()
    assert said == ["saved"]


def test_without_the_library_there_is_one_sentence(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    original: Callable[..., Any] = builtins.__import__

    def without(name: str, *rest: Any, **named: Any) -> Any:
        if name == "PySide6.QtPrintSupport":
            raise ImportError("libcups.so.2: cannot open shared object file")
        return original(name, *rest, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    window = QWidget()
    qtbot.addWidget(window)
    said: list[Exception] = []
    ask_print(window, report(), said.append, lambda: None)
    assert isinstance(said[0], ImportError)


@pytest.mark.parametrize("is_accepted", [True, False])
def test_the_dialog_prints_only_when_it_is_accepted(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_accepted: bool
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["A printer"])
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    said: list[Exception] = []
    ask_print(window, report(table(1)), said.append, lambda: None)
    dialog = window.findChild(QPrintDialog)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.done(int(is_accepted))
    assert (tmp_path / "printed.pdf").exists() == is_accepted
    assert not said
