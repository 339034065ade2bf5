"""What somebody has practised, on the person's page and in the results of everybody."""

from __future__ import annotations

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from formula_desktop import clock
from formula_desktop.arguments import FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.models.results.class_practice import OF_LESSONS, PracticeColumn
from formula_desktop.models.results.practice import read_practice
from formula_desktop.models.words.practice import PracticeWords
from formula_desktop.models.words.signs import laid_in_words
from formula_desktop.pages.standings.frame import LATELY, PRACTICE
from formula_desktop.pages.standings.overview import TABS
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.pages.standings.participant import TABS as OWN_TABS
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import Range, Task
from formula_desktop.practise.making import next_exercise
from formula_desktop.practise.shipped import shipped
from formula_desktop.practise.training.in_skills import InSkill, PracticeInShort
from formula_desktop.practise.training.line import Line, line_of
from formula_desktop.practise.training.session import Session, Way
from formula_desktop.practise.trying import shown as shown_answer
from formula_desktop.results.book import Book
from formula_desktop.results.practised import PractisedSession
from tests.helpers.practise.exercises import exercise_for
from tests.helpers.practise.plain import Plain, plain
from tests.helpers.results.pages import OpenBook, click_heading, click_row, column_of, show_person
from tests.helpers.results.practising import persons_of

NOTHING = "Nothing has been practised yet. The first exercises are easy ones."

BEFORE = len(PracticeColumn) - len(OF_LESSONS)
"""How many columns there are before those of the skills."""


def show_tab(page: ResultsPage, name: str) -> str:
    """Show what somebody has practised; returns the key."""
    key = show_person(page, name)
    page.participant.tabs.setCurrentIndex(OWN_TABS.index(PRACTICE))
    return key


def texts(page: ResultsPage) -> list[str]:
    panel = page.participant.practice
    QApplication.processEvents()
    return [each.text() for each in panel.findChildren(QLabel) if each.isVisibleTo(panel)]


def named(book: Book, number: int) -> str:
    person = book.participant(persons_of(book)[number])
    assert person is not None
    return person.name


def miss(book: Book, person: str, *, days_ago: int = 0, skills: tuple[str, ...] = ("+20",)) -> None:
    now = clock.now() - timedelta(days_ago)
    today = clock.local(now).date()
    session: Session[Plain] = Session(f"missed {person} {days_ago}", Way.FREE)
    session = session.asking(Plain(f'{{"missed": {days_ago + 1}}}', skills), {})
    assert book.enter_try(person, session.answered(False, now, today))


# The person's page


def test_a_person_who_has_practised_sees_each_skill_the_last_sessions_and_what_comes_again(
    shown: ResultsPage, book: Book
) -> None:
    key = show_tab(shown, named(book, 0))
    panel = shown.participant.practice
    assert panel.bars == [], "words come first"
    assert "still practising" in texts(shown) or "goes well" in texts(shown)
    panel.more.click()
    ratings = book.progress(key).ratings
    assert {bar.rated.skill for bar in panel.bars if bar.rated} == {*ratings.skills}
    for bar in panel.bars:
        assert bar.rated is not None
        assert bar.rated.value == ratings.value(bar.rated.skill)
        assert bar.accessibleName().count(",") == 1, "what it says without being seen"
    said = texts(shown)
    first = book.practised(key)[0]
    tried = first.first + first.second + first.missed
    assert f"{first.first + first.second} of {tried} solved" in said
    assert {"How it is going", "Practised last", "today", "adding up to 20"} <= {*said}
    facts = [each.text() for each in shown.participant.facts.findChildren(QLabel)]
    assert {"Times practised", "Exercises", "Solved", str(len(book.tries(key)))} <= {*facts}


def test_what_comes_again_is_said_with_its_day_and_skills(
    page: ResultsPage, open_book: OpenBook
) -> None:
    book = open_book(1, 0)
    (key,) = persons_of(book)
    miss(book, key, skills=("table-7", "×100"))
    page.show_book(book)
    show_tab(page, named(book, 0))
    assert page.participant.practice.said.text() == "Once more: 1 exercise for today"
    assert "Comes again" not in texts(page), "what is for today is told above"
    now = clock.now()
    session: Session[Plain] = Session("solved", Way.FREE, book.progress(key))
    session = session.asking(Plain('{"missed": 1}', ("table-7", "×100")), {})
    book.enter_try(key, session.answered(True, now, clock.local(now).date()))
    page.show_book(book)
    assert page.participant.practice.said.text() == "Nothing to repeat today"
    said = texts(page)
    assert said[said.index("Comes again") + 1 :][:3] == [
        *("tomorrow", "1 exercise", "table of 7"),
    ]


def test_a_sum_of_a_table_is_told_once_and_all_skills_with_more(
    page: ResultsPage, open_book: OpenBook
) -> None:
    book = open_book(1, 0)
    (key,) = persons_of(book)
    miss(book, key, skills=("×20", "table-2"))
    page.show_book(book)
    show_tab(page, named(book, 0))
    assert "table of 2" in texts(page)
    assert "multiplying up to 20" not in texts(page)
    page.participant.practice.more.click()
    assert {"table of 2", "multiplying up to 20"} <= {*texts(page)}


def test_exercises_of_own_games_wait(page: ResultsPage, open_book: OpenBook) -> None:
    book = open_book(1, 0)
    (key,) = persons_of(book)
    book.enter_mistakes(key, "a game", map(plain, range(3)))
    page.show_book(book)
    show_tab(page, named(book, 0))
    assert page.participant.practice.said.text() == "Once more: 3 exercises for today"


def test_somebody_who_has_never_practised_reads_one_sentence(
    page: ResultsPage, open_book: OpenBook
) -> None:
    page.show_book(open_book(1, 0))
    show_tab(page, named(open_book(1, 0), 0))
    assert [text for text in texts(page) if text] == [NOTHING]
    facts = page.participant.facts
    assert not [each for each in facts.findChildren(QLabel) if each.isVisible()]


def test_practising_begins_here(shown: ResultsPage, book: Book, qtbot: QtBot) -> None:
    key = show_tab(shown, named(book, 0))
    begin = shown.participant.practice.begin
    with qtbot.waitSignal(shown.practise_wanted) as wanted:
        begin.click()
    assert wanted.args == [key]


def test_a_computer_does_not_practise(shown: ResultsPage, book: Book) -> None:
    show_tab(shown, named(book, 0))
    computer = next(each for each in book.participants() if each.is_computer)
    shown.show_participant(computer.key)
    tabs = shown.participant.tabs
    assert not tabs.isTabVisible(OWN_TABS.index(PRACTICE))
    assert shown.participant.tab != PRACTICE
    shown.participant.report()
    show_tab(shown, named(book, 0))
    assert shown.participant.tab == PRACTICE


def test_the_report_has_the_skills_and_all_sessions(shown: ResultsPage, book: Book) -> None:
    key = show_person(shown, named(book, 0))
    titles = {getattr(part, "title", ""): part for part in shown.participant.report().parts}
    assert len(titles["How it is going"].rows) == len(book.progress(key).ratings.skills)  # type: ignore[union-attr]
    days = [row[0] for row in titles["Practised last"].rows]  # type: ignore[union-attr]
    assert len(days) == len(book.practised(key))
    assert all(any(each.isdigit() for each in day) for day in days), "paper is read on other days"


def test_the_last_sums_that_were_not_right_at_once_are_named(
    page: ResultsPage, open_book: OpenBook
) -> None:
    book = open_book(1, 0)
    (key,) = persons_of(book)
    range_, now = Range((Operator.ADD,), 20), clock.now()
    for seed in range(12):
        exercise = next_exercise(FORMULA, Task.ANSWER, range_, Draw(seed))
        assert exercise is not None
        session: Session[Line] = Session(f"session {seed}", Way.FREE)
        session = session.asking(line_of(exercise), {})
        answered = session.answered(seed == 11, now, clock.today(), answer="7x8=54")
        assert book.enter_try(key, answered)
        if seed in (9, 10):
            answered = answered.answered(seed == 10, now, clock.today(), answer="7x8=6(4)")
            assert book.enter_try(key, answered)
    missed = read_practice(book, key, clock.today()).missed
    assert [each.is_solved for each in missed] == [True, *[False] * 9]
    page.show_book(book)
    show_tab(page, named(book, 0))
    said = texts(page)
    assert said[said.index("Not right at once") + 1 :][:6] == [
        *(laid_in_words(missed[0].right), "Answered: 7 × 8 = 54", "then right, today"),
        *(laid_in_words(missed[1].right), "Answered: 7 × 8 = 54, 7 × 8 = 64", "not solved, today"),
    ]
    titles = {getattr(part, "title", ""): part for part in page.participant.report().parts}
    rows = titles["Not right at once"].rows  # type: ignore[union-attr]
    assert len(rows) == 10
    assert rows[1][1:] == (said[said.index("Not right at once") + 4], *rows[1][2:])
    assert rows[1][2:] == ("7 × 8 = 54, 7 × 8 = 64", "not solved")


def test_of_other_exercises_the_task_is_named_with_an_answer(
    page: ResultsPage, open_book: OpenBook
) -> None:
    book = open_book(1, 0)
    (key,) = persons_of(book)
    now = clock.now()
    exercise = next(
        each.exercise for each in shipped(FORMULA) if each.exercise.task is Task.MOST_CARDS
    )
    for number, (answer, has_help) in enumerate((("3+4=7", False), ("3+4=7", True), ("", True))):
        session: Session[Line] = Session(f"session {number}", Way.FREE)
        session = session.asking(line_of(exercise), {})
        answered = session.answered(has_help, now, clock.today(), has_help=has_help, answer=answer)
        assert book.enter_try(key, answered)
    page.show_book(book)
    show_tab(page, named(book, 0))
    said = texts(page)
    right = laid_in_words(str(shown_answer(exercise)))
    asked = f"Most cards, for instance {right}"
    assert said[said.index("Not right at once") + 1 :][:9] == [
        *(asked, "", "then right, or with help, today"),
        *("Most cards: 3 + 4 = 7", "", "right with help, today"),
        *(asked, "Answered: 3 + 4 = 7", "not solved, today"),
    ]


def test_the_skill_is_that_of_the_sum_that_was_laid(open_book: OpenBook) -> None:
    book = open_book(1, 0)
    (key,) = persons_of(book)
    exercise = exercise_for(FORMULA, Task.MOST_CARDS)
    session: Session[Line] = Session("one", Way.FREE)
    session = session.asking(line_of(exercise), {})
    assert book.enter_try(key, session.answered(True, clock.now(), clock.today(), answer="19-4=15"))
    practice = read_practice(book, key, clock.today())
    assert practice.counts == {"−20": (1, 1, 1)}
    assert [each.skill for each in practice.skills] == ["−20"]
    assert exercise.skills != ("−20",)


def test_paper_says_of_a_skill_what_the_page_says(shown: ResultsPage, book: Book) -> None:
    show_tab(shown, named(book, 0))
    said = {*texts(shown)}
    parts = shown.participant.report().parts
    (skills,) = (part for part in parts if getattr(part, "title", "") == "How it is going")
    for skill, state, tried, solved in skills.rows:  # type: ignore[union-attr]
        assert {skill, state} <= said
        assert any(each.split()[0] == tried and f", {solved} solved" in each for each in said)


def test_of_few_tries_no_more_is_said_than_is_known(page: ResultsPage, open_book: OpenBook) -> None:
    book = open_book(1, 0)
    (key,) = persons_of(book)
    miss(book, key)
    page.show_book(book)
    show_tab(page, named(book, 0))
    page.participant.practice.more.click()
    (bar,) = page.participant.practice.bars
    assert bar.accessibleName() == "adding up to 20: a start has been made, not sure yet"


def test_skills_keep_their_order_whatever_was_practised_last(
    page: ResultsPage, open_book: OpenBook
) -> None:
    book = open_book(1, 0)
    (key,) = persons_of(book)
    for days_ago, skill in ((2, "+20"), (1, "×100"), (0, "table-7")):
        miss(book, key, days_ago=days_ago, skills=(skill,))
    skills = [each.skill for each in read_practice(book, key, clock.today()).skills]
    assert skills == ["+20", "table-7", "×100"]


def test_of_few_exercises_is_said_how_many_were_right() -> None:
    words, rated = PracticeWords(), InSkill("+20", -3.0, 2.0, 2, 1.0)
    counts = ((2, 0, 0), (2, 0, 1), (2, 1, 2), (2, 2, 2))
    said = [words.state(rated, each) for each in counts]
    assert said == ["not right yet", "then right", "1 of 2 right at once", "all right so far"]


def test_the_overview_says_what_was_practised_and_leads_to_it(
    page: ResultsPage, open_book: OpenBook
) -> None:
    book = open_book(1, 0)
    (key,) = persons_of(book)
    miss(book, key)
    page.show_book(book)
    show_person(page, named(book, 0))
    page.participant.tabs.setCurrentIndex(OWN_TABS.index(LATELY))
    lately = page.participant.lately
    assert lately.practised.text() == "Once more: 1 exercise."
    QApplication.processEvents()
    assert lately.practised.width() > 2 * lately.practice_button.width(), "no tables were practised"
    lately.practice_button.click()
    assert page.participant.tab == PRACTICE


def test_the_day_of_a_puzzle_is_said_if_it_was_solved_on_another() -> None:
    now, words = clock.now(), PracticeWords()
    session = PractisedSession("key", Way.PUZZLE, clock.local(now).date(), now, now, 1, 0, 0)
    assert words.way(session) == "puzzle of the day"
    earlier = session._replace(puzzle=clock.today() - timedelta(3))
    assert words.way(earlier).startswith("puzzle of the day, ")


def test_what_goes_well_is_said_in_short(page: ResultsPage) -> None:
    words = PracticeWords()
    assert words.overview(PracticeInShort(("+20", "table-7"), 2)) == (
        "Goes well: adding up to 20, table of 7. Once more: 2 exercises."
    )
    assert words.overview(PracticeInShort((), 0)) == "A start has been made."


# Everybody


@pytest.fixture
def everybody(shown: ResultsPage) -> ResultsPage:
    shown.show_players()
    shown.players.practice_button.click()
    QApplication.processEvents()
    assert shown.currentWidget() is shown.overview
    assert shown.overview.tab == PRACTICE
    return shown


def test_everybody_has_a_row_with_what_was_practised(everybody: ResultsPage, book: Book) -> None:
    table = everybody.overview.practice.table
    assert {*column_of(table, 0)} == {named(book, each) for each in range(6)}
    so_far = book.practised_so_far()
    for row, name in enumerate(column_of(table, 0)):
        person = book.person_named(name)
        assert person is not None
        tries = so_far[person.key].tries if person.key in so_far else 0
        assert column_of(table, 2)[row] == str(tries)
    assert "never" in column_of(table, 1)


def test_skills_are_shown_by_group_and_sorted(everybody: ResultsPage, book: Book) -> None:
    practice = everybody.overview.practice
    table, model = practice.table, practice.model
    groups = [practice.skills.itemText(row) for row in range(practice.skills.count())]
    assert groups[0] == "adding"
    assert groups[-1] == "tables"
    practice.skills.setFocus()
    for group in groups[1:]:
        QTest.keyClick(practice.skills, Qt.Key.Key_Down)
        assert practice.skills.currentText() == group
        practice.skills.activated.emit(practice.skills.currentIndex())
        assert model.columns[BEFORE:]
    assert {*model.columns[BEFORE:]} <= {f"table-{number}" for number in range(1, 11)}
    skill = model.columns[BEFORE]
    assert isinstance(skill, str)
    click_heading(table, BEFORE)
    values = [model.rows[row].skills.get(skill) for row in table.shown_rows()]
    numbers = [-99.0 if each is None else each.value for each in values]
    assert numbers == sorted(numbers, reverse=True)
    assert numbers[0] > -99
    practice.skills.setCurrentIndex(0)
    practice.skills.activated.emit(0)
    assert table.horizontalHeader().sortIndicatorSection() == 0, "by name again"


def test_a_cell_says_in_words_what_its_number_means(everybody: ResultsPage) -> None:
    table = everybody.overview.practice.table
    row = next(row for row, text in enumerate(column_of(table, BEFORE)) if "%" in text)
    index = table.model().index(row, BEFORE)
    said = index.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert said.startswith("adding up to 10: ")
    assert index.data(Qt.ItemDataRole.ToolTipRole) == said


def test_a_row_opens_what_the_person_has_practised_and_escape_goes_back(
    everybody: ResultsPage,
) -> None:
    table = everybody.overview.practice.table
    name = column_of(table, 0)[1]
    click_row(table, 1)
    assert everybody.currentWidget() is everybody.participant
    assert everybody.participant.tab == PRACTICE
    assert everybody.participant.name.accessibleName() == name
    QTest.keyClick(everybody.participant.tabs, Qt.Key.Key_Escape)
    assert everybody.currentWidget() is everybody.overview
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Home)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert everybody.currentWidget() is everybody.participant


def test_nobody_has_practised(page: ResultsPage, open_book: OpenBook) -> None:
    page.show_book(open_book(2, 0))
    page.show_practice()
    assert page.overview.nothing.text() == "Nobody has practised yet."
    assert page.overview.nothing.isVisible()
    assert not page.overview.print_button.isEnabled()


def test_whoever_is_renamed_merged_or_removed_is_so_at_once(
    everybody: ResultsPage, book: Book
) -> None:
    table = everybody.overview.practice.table
    first, second = persons_of(book)[:2]
    tries = [len(book.tries(each)) for each in (first, second)]
    everybody.show_participant(first)
    book.change(first, name="Renamed")
    everybody.participant.changes.changed.emit(first)
    assert "Renamed" in column_of(table, 0)
    book.merge(first, second)
    everybody.participant.changes.changed.emit(second)
    assert "Renamed" not in column_of(table, 0)
    assert everybody.participant.practice.practice.tries == sum(tries)
    assert str(sum(tries)) in column_of(table, 2)
    book.remove(second)
    everybody.participant.changes.changed.emit("")
    assert everybody.currentWidget() is everybody.overview
    assert str(sum(tries)) not in column_of(table, 2)
    assert TABS[everybody.overview.tabs.currentIndex()] == PRACTICE


def test_tab_leads_from_the_tabs_to_the_skills_and_the_table(everybody: ResultsPage) -> None:
    overview = everybody.overview
    overview.tabs.setFocus()
    for wanted in (overview.practice.skills, overview.practice.table, overview.export_button):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        assert wanted.hasFocus()
    overview.practice.skills.setFocus()
    QTest.keyClick(overview.practice.skills, Qt.Key.Key_Backtab)
    assert overview.tabs.hasFocus()


def test_the_report_tells_how_much_was_practised(shown: ResultsPage, book: Book) -> None:
    show_person(shown, named(book, 0))
    titles = {getattr(part, "title", ""): part for part in shown.participant.report().parts}
    practised = titles["Practice"]
    facts = shown.participant.practice.facts()
    assert [*zip(practised.headings, *practised.rows, strict=True)] == facts  # type: ignore[union-attr]
