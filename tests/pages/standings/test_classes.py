"""The page of classes: entering, moving, removing, a new year, files; by mouse and keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPageSize
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import LANGUAGES
from formula_desktop.arithmetic import Operator
from formula_desktop.classes.lists import LONGEST_LIST
from formula_desktop.look.languages import Language
from formula_desktop.models.results.class_practice import OF_LESSONS, PracticeColumn
from formula_desktop.models.words.skills import skill_in_words
from formula_desktop.pages.standings.classes.dialogs import ChoosingPupils, ClassName, SchoolYear
from formula_desktop.pages.standings.classes.entering import Entering, EntriesModel
from formula_desktop.pages.standings.classes.page import ClassesPage
from formula_desktop.pages.standings.frame import LATELY, PRACTICE
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.pages.standings.participant import TABS
from formula_desktop.paper.printing import pdf
from formula_desktop.paper.report import PrintedTable
from formula_desktop.practise.skills import skill
from formula_desktop.results.book import Book
from formula_desktop.results.trouble import Trouble
from formula_desktop.store.settings.locks import Lockable, Locks
from formula_desktop.widgets.asking import Question
from tests.helpers.results.pages import LEFT, chosen, click_row, column_of, messages, write_to
from tests.helpers.results.saved_games import SavedGames
from tests.helpers.screen.pdf_text import pages_of

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)")

LIST = "First name;Surname\nEmma;de Vries\nEmma;Bos\nZoë;Çelik\n"


@pytest.fixture
def classes(shown: ResultsPage) -> ClassesPage:
    shown.show_players()
    QTest.mouseClick(shown.players.classes_button, LEFT)
    assert shown.currentWidget() is shown.classes
    return shown.classes


def asked(page: QWidget, kind: type[QDialog]) -> QDialog:
    """The dialog of this kind that is open."""
    return next(each for each in page.findChildren(kind) if each.isVisible())


def entering(page: ClassesPage) -> Entering:
    dialog = asked(page, Entering)
    assert isinstance(dialog, Entering)
    return dialog


def enter(page: ClassesPage, name: str, text: str) -> None:
    """Enter a new class by typing and pasting."""
    QTest.mouseClick(page.new_button, LEFT)
    dialog = entering(page)
    QTest.keyClicks(dialog.field, name)
    dialog.list.setFocus()
    QApplication.clipboard().setText(text)
    dialog.list.paste()
    assert dialog.yes.isEnabled(), dialog.problem.text()
    QTest.mouseClick(dialog.yes, LEFT)


def deed(page: ClassesPage, number: int) -> None:
    chosen(page.more_button, number)


def names_in(book: Book, name: str) -> list[str]:
    key = next(each.key for each in book.classes() if each.name == name)
    return [each.name for each in book.pupils(key)]


def test_a_class_is_entered_after_a_look_at_it(
    classes: ClassesPage, book: Book, qtbot: QtBot
) -> None:
    assert classes.nothing.isVisible()
    assert classes.new_button.hasFocus()
    QTest.keyClick(classes.new_button, Qt.Key.Key_Space)
    dialog = entering(classes)
    qtbot.waitUntil(dialog.field.hasFocus)
    assert not dialog.yes.isEnabled()
    QTest.keyClicks(dialog.field, "4b")
    assert dialog.yes.isEnabled(), "a class may be empty"
    dialog.list.setPlainText(LIST)
    assert column_of_model(dialog.model, 0) == ["Emma V", "Emma B", "Zoë"]
    assert column_of_model(dialog.model, 2) == ["new"] * 3
    assert not book.classes(), "nothing is entered yet"
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert names_in(book, "4b") == ["Emma B", "Emma V", "Zoë"]
    assert column_of(classes.table, 0) == ["Emma B", "Emma V", "Zoë"]
    assert classes.window().focusWidget() is classes.table


def column_of_model(model: EntriesModel, column: int) -> list[str]:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def test_a_list_pasted_in_place_of_a_name_is_a_list(classes: ClassesPage, book: Book) -> None:
    classes.new_button.click()
    dialog = entering(classes)
    QApplication.clipboard().setText("Groep 5\r\nNoor\r\nBram\r\n")
    dialog.field.paste()
    assert dialog.field.text() == "Groep 5"
    assert column_of_model(dialog.model, 0) == ["Noor", "Bram"]
    assert dialog.has_heading.isVisible()
    dialog.has_heading.click()
    assert dialog.field.text() == ""
    assert column_of_model(dialog.model, 0) == ["Groep 5", "Noor", "Bram"]
    dialog.has_heading.click()
    assert dialog.field.text() == "Groep 5"
    QApplication.clipboard().setText("x" * 50)
    dialog.field.paste()
    assert dialog.field.text() == f"Groep 5{'x' * 33}"
    dialog.field.setText("De uilen")
    assert column_of_model(dialog.model, 0) == ["Noor", "Bram"]
    QApplication.clipboard().setText("\nEva\nSam")
    dialog.field.paste()
    assert dialog.field.text() == "De uilen"
    assert column_of_model(dialog.model, 0) == ["Noor", "Bram", "Eva", "Sam"]
    dialog.accept()
    assert names_in(book, "De uilen") == ["Bram", "Eva", "Noor", "Sam"]


def test_who_is_here_already_is_that_person_or_not(classes: ClassesPage, book: Book) -> None:
    enter(classes, "4a", "Noor\nBram")
    before = len(book.participants())
    classes.new_button.click()
    dialog = entering(classes)
    dialog.field.setText("4A")
    assert dialog.problem.text() == "Another class has this name already."
    dialog.field.setText("4b")
    dialog.list.setPlainText("Noor\nSam\nEva")
    assert dialog.counted.text() == "3 names"
    assert column_of_model(dialog.model, 2) == ["is in 4a", "is here already", "new"]
    QTest.keyClick(dialog.are_same, Qt.Key.Key_Space)
    assert column_of_model(dialog.model, 0) == ["Noor 2", "Sam 2", "Eva"]
    QTest.keyClick(dialog.are_same, Qt.Key.Key_Space)
    dialog.accept()
    assert names_in(book, "4a") == ["Bram"]
    assert names_in(book, "4b") == ["Eva", "Noor", "Sam"]
    assert len(book.participants()) == before + 1
    QTest.mouseClick(classes.add_button, LEFT)
    dialog = entering(classes)
    assert not dialog.field.isVisible()
    assert not dialog.yes.isEnabled()
    dialog.list.setPlainText("Zoë")
    dialog.accept()
    assert names_in(book, "4b") == ["Eva", "Noor", "Sam", "Zoë"]


def test_full_names_show_first_names_only_unless_wanted(classes: ClassesPage, book: Book) -> None:
    classes.new_button.click()
    dialog = entering(classes)
    dialog.list.setPlainText("Emma\nZoë")
    assert not dialog.only_first.isVisible()
    dialog.list.setPlainText("Emma de Vries\nEmma Bos\nZoë Çelik")
    assert dialog.only_first.isVisible()
    assert column_of_model(dialog.model, 0) == ["Emma V", "Emma B", "Zoë"]
    QTest.keyClick(dialog.only_first, Qt.Key.Key_Space)
    assert column_of_model(dialog.model, 0) == ["Emma de Vries", "Emma Bos", "Zoë Çelik"]
    dialog.reject()
    assert not book.classes()


def test_what_is_refused_says_why_and_enters_nothing(classes: ClassesPage, book: Book) -> None:
    classes.new_button.click()
    dialog = entering(classes)
    dialog.field.setText("4b")
    dialog.list.setPlainText("1;2;3\nNoor")
    assert dialog.problem.text().startswith("Line 1 has 3 columns;")
    assert dialog.problem.text().endswith(".")
    assert not dialog.yes.isEnabled()
    dialog.list.setPlainText("\n".join(f"Pupil {'I' * each}" for each in range(1, 102)))
    assert not dialog.yes.isEnabled()
    dialog.reject()
    assert not book.classes()


def test_a_file_is_chosen_or_dropped(classes: ClassesPage, book: Book, tmp_path: Path) -> None:
    file = tmp_path / "Groep 6.csv"
    file.write_bytes(LIST.encode("cp1252", "replace").replace(b"?", b"C"))
    classes.new_button.click()
    dialog = entering(classes)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    for event in (
        QDragEnterEvent(
            QPoint(9, 9),
            Qt.DropAction.CopyAction,
            mime,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        ),
        QDropEvent(
            QPointF(9, 9),
            Qt.DropAction.CopyAction,
            mime,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        ),
    ):
        QApplication.sendEvent(dialog, event)
        assert event.isAccepted()
    assert dialog.field.text() == "Groep 6"
    assert column_of_model(dialog.model, 0) == ["Emma V", "Emma B", "Zoë"]
    dialog.read_file(tmp_path / "gone.csv")
    assert dialog.problem.text().endswith(".")
    assert not dialog.yes.isEnabled()
    file.write_bytes(b"PK\x03\x04" + bytes(90))
    dialog.read_file(file)
    assert dialog.problem.text().startswith("This is a workbook;")
    dialog.list.setPlainText("Noor")
    assert not dialog.problem.text()
    dialog.accept()
    assert names_in(book, "Groep 6") == ["Noor"]


# --- what is done with pupils -------------------------------------------------------------------


@pytest.fixture
def filled(classes: ClassesPage, games: SavedGames) -> ClassesPage:
    """Two classes, of which the first is shown; the saved games can be changed."""
    enter(classes, "4b", "Noor")
    enter(classes, "4a", "Anna\nBram\nSam")
    assert classes.choice.currentText() == "4a"
    return classes


def choose(page: ClassesPage, *names: str) -> ChoosingPupils:
    """Choose pupils with the keys."""
    dialog = asked(page, ChoosingPupils)
    assert isinstance(dialog, ChoosingPupils)
    assert not dialog.yes.isEnabled()
    dialog.list.setFocus()
    QAbstractItemModelTester(dialog.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for row in range(dialog.model.rowCount()):
        dialog.list.setCurrentIndex(dialog.model.index(row))
        if dialog.model.index(row).data() in names:
            QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    assert len(dialog.chosen) == len(names)
    return dialog


def test_pupils_move_to_another_class_or_out_of_it(filled: ClassesPage, book: Book) -> None:
    deed(filled, 0)
    dialog = choose(filled, "Anna", "Sam")
    assert [dialog.where.itemText(at) for at in range(dialog.where.count())] == [
        "4b",
        "in no class",
    ]
    QTest.mouseClick(dialog.yes, LEFT)
    assert names_in(book, "4b") == ["Anna", "Noor", "Sam"]
    assert filled.choice.currentText() == "4b"
    filled.changes.ask_move()
    dialog = choose(filled, "Anna")
    dialog.where.setCurrentIndex(1)
    dialog.accept()
    assert names_in(book, "4b") == ["Noor", "Sam"]
    assert book.person_named("Anna") is not None
    filled.choice.setCurrentIndex(0)
    filled.choice.activated.emit(0)
    assert column_of(filled.table, 0) == ["Bram"]


def test_pupils_are_removed_with_their_results(
    filled: ClassesPage, book: Book, games: SavedGames, qtbot: QtBot
) -> None:
    deed(filled, 1)
    dialog = choose(filled, "Anna", "Sam")
    assert not dialog.where.isVisible()
    QTest.mouseClick(dialog.yes, LEFT)
    qtbot.waitUntil(lambda: column_of(filled.table, 0) == ["Bram"])
    assert book.person_named("Sam") is None
    qtbot.waitUntil(lambda: not games.changes.left)
    assert {each.old_name for each in games.asked} == {"Anna", "Sam"}


def test_a_locked_computer_removes_nobody(
    filled: ClassesPage, monkeypatch: pytest.MonkeyPatch, book: Book
) -> None:
    locked = Locks(deeds=frozenset(Lockable))
    monkeypatch.setattr("formula_desktop.widgets.locks.allowing.locks", lambda: locked)
    filled.changes.ask_remove()
    filled.changes.ask_export()
    filled.changes.ask_new_year()
    year = asked(filled, SchoolYear)
    assert isinstance(year, SchoolYear)
    year.remove.setChecked(True)
    year.accept()
    assert len(messages(filled)) == 3
    assert len(names_in(book, "4a")) == 3


def test_who_sits_at_the_table_is_not_removed(
    filled: ClassesPage, shown: ResultsPage, book: Book, games: SavedGames
) -> None:
    shown.show_book(book, games.changer, sits_at_table=lambda _key: True)
    filled.changes.ask_remove()
    choose(filled, "Anna").accept()
    assert len(messages(filled)) == 1
    assert len(names_in(book, "4a")) == 3


def test_whose_row_it_is_stays_in_sight_while_the_table_is_scrolled(
    filled: ClassesPage, qtbot: QtBot
) -> None:
    table, names = filled.table, filled.table.first_column
    table.setFixedWidth(440)
    across = table.horizontalScrollBar()
    qtbot.waitUntil(lambda: across.maximum() > 50 and 2 * table.columnWidth(0) < 440)
    assert not names.isVisible()

    across.setValue(across.maximum())
    assert names.isVisible()
    model = table.model()
    for row in range(model.rowCount()):
        place = names.visualRect(names.model().index(row, 0))
        at = table.viewport().mapFromGlobal(names.viewport().mapToGlobal(place.topLeft()))
        assert at.x() == 0
        assert at.y() == table.visualRect(model.index(row, 0)).y()
        assert place.height() == table.rowHeight(row)

    before = table.shown_rows()
    for wanted in (before[::-1], before):  # a click on the heading turns the order round
        heading = names.horizontalHeader()
        middle = heading.rect().center()
        QTest.mouseClick(heading.viewport(), LEFT, pos=middle)
        assert table.shown_rows() == wanted

    first = names.visualRect(model.index(0, 0)).center()
    with qtbot.waitSignal(filled.participant_wanted) as wanted_person:
        QTest.mouseClick(names.viewport(), LEFT, pos=first)
    assert wanted_person.args == [table.key]

    across.setValue(0)
    assert not names.isVisible()


def test_a_click_opens_a_pupils_page_and_escape_leads_back(
    filled: ClassesPage, shown: ResultsPage, qtbot: QtBot
) -> None:
    click_row(filled.table, 2)
    assert shown.currentWidget() is shown.participant
    assert shown.participant.name.accessibleName() == "Sam"
    assert shown.participant.back_button.text() == "Classes"
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    QTest.keyClick(shown.participant, Qt.Key.Key_Escape)
    assert shown.currentWidget() is filled


# --- what is done with a class ------------------------------------------------------------------


def test_the_tab_stays_from_pupil_to_pupil(filled: ClassesPage, shown: ResultsPage) -> None:
    click_row(filled.table, 0)
    assert shown.participant.tab == LATELY
    shown.participant.tabs.setCurrentIndex(TABS.index(PRACTICE))
    QTest.keyClick(shown.participant.tabs, Qt.Key.Key_Escape)
    click_row(filled.table, 1)
    assert shown.participant.tab == PRACTICE
    QTest.keyClick(shown.participant.tabs, Qt.Key.Key_Escape)
    shown.show_players()
    shown.show_participant(filled.table.results.rows[0].person.key)
    assert shown.participant.tab == LATELY, "one opened from elsewhere begins anew"


def test_a_class_gets_another_name_and_is_deleted(filled: ClassesPage, book: Book) -> None:
    deed(filled, 2)
    dialog = asked(filled, ClassName)
    assert isinstance(dialog, ClassName)
    dialog.field.setText("4B")
    assert not dialog.yes.isEnabled()
    dialog.field.setText("5a")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert [each.name for each in book.classes()] == ["4b", "5a"]
    assert filled.choice.currentText() == "5a"
    deed(filled, 3)
    question = asked(filled, Question)
    QTest.keyClick(question, Qt.Key.Key_Return)
    assert len(book.classes()) == 2, "Enter does not do it"
    filled.changes.ask_delete()
    asked(filled, Question).accept()
    assert [each.name for each in book.classes()] == ["4b"]
    assert book.person_named("Bram") is not None


@pytest.mark.parametrize("of_all", [False, True])
@pytest.mark.parametrize("removes", [False, True])
def test_a_new_school_year(
    filled: ClassesPage,
    book: Book,
    games: SavedGames,
    qtbot: QtBot,
    of_all: bool,
    removes: bool,
) -> None:
    deed(filled, 4)
    dialog = asked(filled, SchoolYear)
    assert isinstance(dialog, SchoolYear)
    dialog.which.setCurrentIndex(of_all)
    if removes:
        QTest.mouseClick(dialog.remove, LEFT, pos=QPoint(12, dialog.remove.height() // 2))
    QTest.mouseClick(dialog.yes, LEFT)
    qtbot.waitUntil(lambda: not games.changes.left)
    assert names_in(book, "4a") == []
    assert names_in(book, "4b") == ([] if of_all else ["Noor"])
    for name, stays in (("Bram", not removes), ("Noor", not (removes and of_all))):
        assert (book.person_named(name) is not None) is stays
    assert filled.nothing.text() == "Nobody is in this class yet."


def test_a_class_as_a_file_and_on_paper(
    filled: ClassesPage, shown: ResultsPage, tmp_path: Path
) -> None:
    QTest.mouseClick(filled.export_button, LEFT)
    write_to(shown, tmp_path / "class.csv")
    lines = (tmp_path / "class.csv").read_text("utf-8-sig").splitlines()
    assert lines[0].startswith(
        '"Pupil","Exercises tried","Right at once","Right at the second try","Not solved",'
        '"Practised last","Lessons with teams"'
    )
    assert [line.split(",")[0] for line in lines[1:]] == ['"Anna"', '"Bram"', '"Sam"']
    assert lines[1] == '"Anna",0,0,0,0,,0,0,0,0,0,0'
    chosen(filled.print_button, 1)
    write_to(shown, tmp_path / "class.pdf")
    (text,) = pages_of((tmp_path / "class.pdf").read_bytes())
    assert all(name in text for name in ("4a", "Anna", "Bram", "Sam"))


def test_a_class_of_32_is_one_page_in_every_language(
    classes: ClassesPage, language: Language
) -> None:
    enter(classes, "6b", "\n".join(f"Mohammed {number}" for number in range(1, 33)))
    for code in LANGUAGES:
        language.speak(code)
        report = classes.report()
        (table,) = report.parts
        assert isinstance(table, PrintedTable)
        heading = classes.table.results.printed_heading
        most = table.headings.index(heading(PracticeColumn.MOST))
        told = skill_in_words(skill(Operator.SUBTRACT, 1000).key)
        table = replace(
            table,
            headings=(*table.headings, *map(heading, OF_LESSONS)),
            rows=tuple((*row[:most], told, *row[most + 1 :], "1", "12") for row in table.rows),
            numbers=table.numbers | {len(table.headings), len(table.headings) + 1},
        )
        report = replace(report, parts=(table,))
        assert not report.is_landscape
        (text,) = pages_of(pdf(report, QPageSize(QPageSize.PageSizeId.A4)))
        assert {"6b", "32", *" ".join(table.headings).split()} <= {*text.split()}, code


def test_without_results_there_are_no_classes(filled: ClassesPage, shown: ResultsPage) -> None:
    for trouble in Trouble:
        shown.show_book(None, trouble=trouble)
        assert filled.nothing.isVisible()
        assert not filled.new_button.isEnabled()
        assert not filled.choice.isVisible()
        filled.focus_first()
        assert shown.focusWidget() is filled.home_button


# --- lists that nobody wrote --------------------------------------------------------------------


def test_mangled_lists_are_entered_whole_or_refused_in_a_sentence(
    filled: ClassesPage, book: Book, tmp_path: Path
) -> None:
    """1,000 files: each is entered as previewed, or nothing is, with one sentence."""
    random = Random(18)
    entered = refused = 0
    file = tmp_path / "list.csv"
    for number in range(1000):
        file.write_bytes(_mangled(random))
        filled.changes.ask_new()
        dialog = entering(filled)
        dialog.field.setText(f"Class {number}")
        dialog.read_file(file)
        before = {each.key for each in book.participants()}
        names = [each.name for each in dialog.entries]
        if dialog.yes.isEnabled() and names:
            dialog.accept()
            assert sorted(names_in(book, f"Class {number}")) == sorted(names)
            book.remove_class(next(e.key for e in book.classes() if e.name == f"Class {number}"))
            for each in book.participants():
                if each.key not in before:
                    book.remove(each.key, "Somebody")
            filled.refresh()
            entered += 1
        else:
            problem = dialog.problem.text()
            assert problem.endswith(".") or not dialog.list.toPlainText().strip()
            assert "\n" not in problem
            dialog.reject()
            refused += 1
        dialog.deleteLater()
        assert {each.key for each in book.participants()} == before
        assert [each.name for each in book.classes()] == ["4a", "4b"]
    assert not messages(filled)
    assert entered > 200
    assert refused > 200


def _mangled(random: Random) -> bytes:
    """A list of names, spoiled: other encodings, cut, with bytes changed or pieces doubled."""
    separator = random.choice(",;\t")
    rows = [
        separator.join(random.sample(("Zoë", "Łukasz", "Emma", "de Vries", "O’Neil", "Bos"), 2))
        for _ in range(random.randrange(1, 40))
    ]
    text = random.choice(("\n", "\r\n", "\r")).join(rows)
    encoding = random.choice(("utf-8", "utf-8-sig", "utf-16", "cp1252", "latin-1", "cp437"))
    data = bytearray(text.encode(encoding, "replace"))
    for _ in range(random.choice((0, 0, 1, 3, 30))):
        at = random.randrange(len(data)) if data else 0
        match random.randrange(5):
            case 0:
                data[at : at + 1] = random.randbytes(1)
            case 1:
                del data[at : at + random.randrange(9)]
            case 2:
                data[at:at] = random.choice((b'"', b"\0", b",", b";;", b"\n\n", b"=1+1", b"\xff"))
            case 3:
                data[at:at] = data[: random.randrange(200)]
            case 4 if random.random() < 0.05:
                data += b"x" * LONGEST_LIST
    return bytes(data)
