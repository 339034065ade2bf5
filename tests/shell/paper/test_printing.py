"""The page for printing, in the window."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrintDialog, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.digifeud.tiles import ADD_SUBTRACT_MULTIPLY
from formula_desktop.formula.options import Options
from formula_desktop.kinds.kind import Ready
from formula_desktop.pages.practise.worksheet import WorksheetPanel
from formula_desktop.pages.rules.printed import PrintedRules
from formula_desktop.paper.certificate import Certificate, Certificates
from formula_desktop.paper.cutting import BoardToCut
from formula_desktop.paper.printing import pdf
from formula_desktop.paper.worksheet import PrintedWorksheet
from formula_desktop.practise.exercise import OF_TABLES, Range, Task
from formula_desktop.practise.school_years import SCHOOL_YEARS
from formula_desktop.practise.wanted import USUAL, Wanted, written
from formula_desktop.practise.worksheet import Worksheet
from formula_desktop.results.bests import Best, Feat
from formula_desktop.results.lesson_bests import Practised, practice_bests
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.shell.paper.printing import Printing
from formula_desktop.store.settings.ready_made import for_classroom
from formula_desktop.store.settings.settings import Settings, SizeChoice
from formula_desktop.widgets.asking import Question
from tests.helpers.practise.exercises import RANGES
from tests.helpers.screen.pdf_text import pages_of
from tests.helpers.window import TWO_PERSONS, start

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def printing(window: MainWindow, qtbot: QtBot) -> Printing:
    window.settings.practised = written(Wanted(DIGIFEUD, RANGES[1]))
    assert window.offered.print.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_P, CONTROL_SHIFT)
    assert window.navigator.is_shown(window.printing.page)
    sheet_of(window.printing.worksheet, qtbot)
    return window.printing


def sheet_of(panel: WorksheetPanel, qtbot: QtBot) -> PrintedWorksheet:
    """The sheet that is chosen, once it has been made."""

    def is_made() -> bool:
        made = panel.document
        return isinstance(made, PrintedWorksheet) and made.sheet.number == panel.number.text()

    qtbot.waitUntil(is_made)
    assert isinstance(panel.document, PrintedWorksheet)
    return panel.document


def test_a_sheet_begins_with_what_is_practised(printing: Printing, qtbot: QtBot) -> None:
    sheet = sheet_of(printing.worksheet, qtbot).sheet
    assert (sheet.wanted.game, sheet.wanted.range) == (DIGIFEUD, RANGES[1])
    assert sheet.count == 20


def test_the_choices_are_on_the_sheet(printing: Printing, qtbot: QtBot) -> None:
    panel = printing.worksheet
    panel.freely.games.chips[0].click()
    for chip in panel.tasks.chips[1:]:
        chip.click()
    panel.counts.chips[2].click()
    panel.answers.chips[0].click()
    printed = sheet_of(panel, qtbot)
    qtbot.waitUntil(lambda: len(printed.exercises) == 30)
    assert {each.task for each in printed.exercises} == {Task.ANSWER}
    assert not printed.has_answers
    panel.tasks.chips[0].click()
    assert panel.tasks.chips[0].isChecked(), "the last one stays"
    before = sheet_of(panel, qtbot).sheet
    panel.others.click()
    others = sheet_of(panel, qtbot).sheet
    assert others.wanted == before.wanted


def test_a_sheet_of_tables_has_their_sums_until_more_is_chosen(printing: Printing) -> None:
    panel = printing.worksheet
    panel.show_wanted(Wanted(DIGIFEUD, Range(OF_TABLES, 20, (2,))))
    assert [each.isChecked() for each in panel.tasks.chips[:3]] == [True, False, False]
    panel.tasks.chips[1].click()
    assert [each.isChecked() for each in panel.tasks.chips[:3]] == [True, True, False]


def test_a_number_brings_the_sheet_back(printing: Printing, qtbot: QtBot) -> None:
    panel = printing.worksheet
    wanted = Worksheet(Wanted(USUAL.game, RANGES[3], (Task.ANSWER,)), 40, 1234)
    digits = wanted.number.replace("-", "")
    panel.number.clear()
    panel.number.setFocus()
    QTest.keyClicks(panel.number, f"{digits[:-1]}{(int(digits[-1]) + 1) % 10}")
    assert panel.problem.text() == "No sheet has this number."
    QTest.keyClick(panel.number, Qt.Key.Key_Backspace)
    assert panel.problem.text() == "", "it is not finished"
    QTest.keyClicks(panel.number, digits[-1])
    assert panel.problem.text() == ""
    qtbot.waitUntil(
        lambda: isinstance(panel.document, PrintedWorksheet) and panel.document.sheet == wanted
    )
    panel.number.textEdited.emit("9" + digits[1:])
    assert panel.problem.text() != ""


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_an_upright_page_is_as_high_as_the_window_allows(
    printing: Printing, qtbot: QtBot, size: tuple[int, int]
) -> None:
    page = printing.page
    page.window().resize(*size)
    preview = page.preview
    below = page.header.height()
    qtbot.waitUntil(lambda: preview.height() > 0.85 * (page.height() - below))
    qtbot.waitUntil(lambda: preview.width() >= preview.width_for(preview.height()))
    qtbot.waitUntil(lambda: preview.geometry().right() < page.width())
    assert page.print_button.geometry().right() < preview.geometry().left()


def test_pages_are_turned_by_keys_and_buttons(printing: Printing) -> None:
    page = printing.page
    preview = page.preview
    assert preview.pages > 2
    assert page.counted.text() == f"Page 1 of {preview.pages}"
    assert not page.before.isEnabled()
    QTest.keyClick(preview, Qt.Key.Key_PageDown)
    assert preview.page == 2
    page.after.click()
    assert page.counted.text() == f"Page 3 of {preview.pages}"
    QTest.keyClick(preview, Qt.Key.Key_PageUp)
    page.before.click()
    assert preview.page == 1
    for _ in range(preview.pages):
        QTest.keyClick(preview, Qt.Key.Key_PageDown)
    assert preview.page == preview.pages
    assert not page.after.isEnabled()


def test_what_is_cut_out_is_chosen(printing: Printing) -> None:
    page, panel = printing.page, printing.cutting
    page.choose(panel)
    assert page.panel is panel
    assert page.counted.text() == "Page 1 of 8"
    QTest.mouseClick(panel.choices[2], Qt.MouseButton.LeftButton)
    assert panel.document == BoardToCut(ADD_SUBTRACT_MULTIPLY)
    assert page.counted.text() == "Page 1 of 2"


def test_rules_in_another_language_leave_the_window_alone(printing: Printing) -> None:
    page, panel = printing.page, printing.rules
    page.choose(panel)
    QTest.mouseClick(panel.games[1], Qt.MouseButton.LeftButton)
    QTest.mouseClick(panel.languages[3], Qt.MouseButton.LeftButton)
    assert panel.document == PrintedRules(DIGIFEUD, "fr")
    QTest.mouseClick(panel.amounts[0], Qt.MouseButton.LeftButton)
    assert panel.document == PrintedRules(DIGIFEUD, "fr", is_short=True)
    QTest.mouseClick(panel.amounts[1], Qt.MouseButton.LeftButton)
    assert page.preview.pages > 10
    QTest.qWait(1)
    assert page.print_button.text() == "&Print…"
    assert panel.name() == "Rules"


def test_a_pdf_is_saved_on_the_chosen_paper(printing: Printing, tmp_path: Path) -> None:
    page = printing.page
    page.papers.setCurrentIndex(1)
    page.papers.activated.emit(1)
    page.save_button.click()
    (dialog,) = (each for each in page.findChildren(QFileDialog) if each.isVisible())
    dialog.setDirectory(str(tmp_path))
    dialog.selectFile("sheet.pdf")
    dialog.accept()
    made = (tmp_path / "sheet.pdf").read_bytes()
    assert b"/MediaBox [0 0 612" in made
    assert len(pages_of(made)) == page.preview.pages


def test_without_a_printer_it_can_be_saved(printing: Printing) -> None:
    assert not QPrinterInfo.availablePrinterNames()
    page = printing.page
    page.print_button.click()
    question = page.findChild(Question)
    assert question is not None
    assert not [each for each in page.findChildren(QFileDialog) if each.isVisible()]
    question.yes.click()
    (dialog,) = (each for each in page.findChildren(QFileDialog) if each.isVisible())
    dialog.reject()


def test_a_printer_is_asked_for(printing: Printing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["A printer"])
    printing.page.print_button.click()
    dialog = printing.page.findChild(QPrintDialog)
    assert dialog is not None
    assert dialog.printer().docName() == "Worksheet"
    dialog.reject()


def test_a_worksheet_begins_with_the_school_year_of_practising(window: MainWindow) -> None:
    window.practice.show()
    page = window.practice.start_page
    assert page is not None
    page.freely.choose_year(next(each for each in SCHOOL_YEARS if each.name == "Groep 7"))
    page.freely.to_paper.click()
    assert window.printing.worksheet.freely.years.text() == "Groep 7"
    page.freely.signs.chips[0].click()
    window.printing.show()
    assert window.settings.school_year == ""


def test_at_a_table_of_a_class_a_worksheet_has_what_is_played_there(window: MainWindow) -> None:
    window.settings.practised = written(Wanted(DIGIFEUD, RANGES[1]))
    options = Options(operators=ALL_OPERATORS[:3], largest_number=50)
    ready = for_classroom(Ready(options))
    start(window, replace(TWO_PERSONS, options=ready.options, counts=False, is_projector=True))
    window.printing.show()
    now = window.printing.worksheet.freely.now
    assert (now.game, now.range) == (FORMULA, Range(ALL_OPERATORS[:3], 50))
    window.navigator.go_home()
    window.printing.show()
    assert window.printing.worksheet.freely.now.game == DIGIFEUD


def test_the_number_of_a_sheet_is_whole(window: MainWindow) -> None:
    window.printing.show()
    panel = window.printing.worksheet
    for size in SizeChoice:
        window.settings.use_size(size)
        field = panel.number
        assert field.fontMetrics().horizontalAdvance("0000-0000-0000-0000") < field.width() - 8


def test_practising_leads_to_paper_and_escape_back(window: MainWindow, qtbot: QtBot) -> None:
    window.practice.show()
    page = window.practice.start_page
    assert page is not None
    page.freely.to_paper.click()
    assert window.navigator.is_shown(window.printing.page)
    QTest.keyClick(window.printing.page, Qt.Key.Key_Escape)
    assert window.navigator.is_shown(page)


def test_a_certificate_can_be_copied_and_saved_as_a_picture(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    book = window.games.archive.book
    assert book is not None
    person = book.add_person("Noor")
    best = Best(DIGIFEUD, Feat.HIGHEST_SUM, 81, "0" * 32, 1, datetime(2026, 11, 20, tzinfo=UTC))
    printing = window.printing
    printing.show()
    page = printing.page
    assert not page.picture_button.isVisible(), "a worksheet is for paper"
    printing.certificate.bests_of = lambda _key: (best,)
    printing.show_certificate(person.key, best)
    assert printing.certificate.heading.text() == "A certificate for a record"
    assert page.picture_button.isVisible()
    page.picture_button.click()
    assert page.picture_menu.isVisible()
    copy, save = page.picture_menu.actions()
    copy.trigger()
    picture = QGuiApplication.clipboard().image()
    assert picture.width() > picture.height() > 1000
    save.trigger()
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    assert Path(dialog.selectedFiles()[0]).name == "Certificate for Noor.png"
    dialog.fileSelected.emit(str(tmp_path / "certificate.png"))
    dialog.reject()
    assert QImage(str(tmp_path / "certificate.png")).size() == picture.size()


def test_a_certificate_of_a_lesson_is_not_called_one_for_a_record(window: MainWindow) -> None:
    book = window.games.archive.book
    assert book is not None
    person = book.add_person("Noor")
    day = datetime(2026, 11, 20, tzinfo=UTC)
    record = Best(DIGIFEUD, Feat.HIGHEST_SUM, 81, "0" * 32, 1, day)
    of_lesson = record._replace(value=12, of_lesson=True)
    panel = window.printing.certificate
    panel.bests_of = lambda _key: (record, of_lesson)
    for best, kind in ((of_lesson, "lesson"), (record, "record")):
        window.printing.show_certificate(person.key, best)
        assert panel.heading.text() == f"A certificate for a {kind}"
    panel.bests.setCurrentIndex(1)
    panel.bests.activated.emit(1)
    assert panel.heading.text() == "A certificate for a lesson"


def test_certificates_of_a_class_name_the_team_and_its_pupils(window: MainWindow) -> None:
    book = window.games.archive.book
    assert book is not None
    noor, sam, eva = (book.add_person(name) for name in ("Noor", "Sam", "Eva"))
    teams = (
        Practised("Foxes", "orange", "fox", (noor.key, sam.key), 5),
        Practised("Owls", "blue", "owl", (eva.key,), 3),
    )
    moment = datetime(2026, 11, 20, tzinfo=UTC)
    bests = practice_bests(DIGIFEUD, (Operator.ADD,), teams, moment)
    window.printing.show_certificates_of_class(bests)
    panel = window.printing.certificate
    assert isinstance(panel.document, Certificates)
    with_whom = {each.who: each.with_whom for each in panel.document.each}
    assert with_whom == {"Noor": "Foxes", "Sam": "Foxes", "Eva": "Owls"}
    assert panel.bests.count() == 1, "no sum of exercises is kept"
    assert all("Foxes" in page or "Owls" in page for page in pages_of(pdf(panel.document)))
    at = panel.persons.findText("Foxes")
    panel.persons.setCurrentIndex(at)
    panel.persons.activated.emit(at)
    assert isinstance(panel.document, Certificate)
    assert {*panel.document.with_whom.split(", ")} == {"Noor", "Sam"}


def test_the_way_back_leads_to_the_page_before(window: MainWindow, qtbot: QtBot) -> None:
    window.library.show_players()
    window.show_printing()
    window.printing.page.back_button.click()
    assert window.navigator.is_shown(window.library.results)


# --- rules --------------------------------------------------------------------------------------


def test_from_the_rules_those_are_printed(window: MainWindow, qtbot: QtBot) -> None:
    window.show_rules(DIGIFEUD)
    QTest.keyClick(window, Qt.Key.Key_P, CONTROL_SHIFT)
    printing = window.printing
    assert window.navigator.is_shown(printing.page)
    assert printing.page.panel is printing.rules
    assert isinstance(printing.rules.document, PrintedRules)
    assert (printing.rules.document.game, printing.rules.document.of_game) == (DIGIFEUD, None)
    assert not printing.rules.of_game.isVisible()


def bare(*pages: str) -> str:
    """A text without spaces, which a PDF has within words, too."""
    return "".join("".join(pages).split())


def test_at_a_table_they_are_those_of_its_game(window: MainWindow) -> None:
    options = Options(operators=(Operator.ADD,), largest_number=20)
    start(window, replace(TWO_PERSONS, options=options))
    window.show_rules(FORMULA)
    QTest.keyClick(window, Qt.Key.Key_P, CONTROL_SHIFT)
    panel = window.printing.rules
    assert panel.of_game.isVisible()
    panel.amounts[0].click()
    assert isinstance(panel.document, PrintedRules)
    (page,) = pages_of(pdf(panel.document))
    assert "Inthisgame:+·Numbersupto20" in bare(page)
    assert "Adifference" in bare(page)
    assert "Adivision" not in bare(page), "no sum of this game has one"
    panel.amounts[1].click()
    assert panel.document is not None
    text = bare(*pages_of(pdf(panel.document)))
    assert "Numberrange" in text
    assert "Multiplesoffive" not in text, "it is played without"
    panel.of_game.click()
    assert panel.document is not None
    text = bare(*pages_of(pdf(panel.document)))
    assert "Multiplesoffive" in text
    assert "Inthisgame:" not in text
    panel.games[1].click()
    assert not panel.of_game.isVisible()


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_a_sheets_choices_are_one_tight_column(
    window: MainWindow, settings: Settings, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    """They scroll nowhere, and have no empty bands between them."""
    settings.language = language
    window.resize(*size)
    window.printing.show()
    (panel,) = window.stack.findChildren(WorksheetPanel)

    def is_tight() -> bool:
        below = panel.tasks.mapTo(panel, panel.tasks.rect().topLeft()).y()
        between = below - panel.freely.geometry().bottom()
        return panel.freely._scrolled.missing == 0 and 0 < between < panel.tasks.height() / 2

    for wanted in (USUAL, replace(USUAL, range=Range(OF_TABLES, 100, (3, 4))), USUAL):
        panel.show_wanted(wanted)
        qtbot.waitUntil(is_tight)
