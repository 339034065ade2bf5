"""A participant's page."""

from __future__ import annotations

import json
from datetime import date
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.charts.charts import Bars, Course
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.languages import Language
from formula_desktop.look.style import dress
from formula_desktop.look.theme import LIGHT
from formula_desktop.models.results.participant import read_participant
from formula_desktop.models.words.results import own_outcome_in_words, winners_in_words
from formula_desktop.pages.standings.changes import NameDialog
from formula_desktop.pages.standings.frame import LATELY
from formula_desktop.pages.standings.overview import TABS
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.pages.standings.participant import TABS as OWN_TABS
from formula_desktop.pages.standings.participant_words import ParticipantWords
from formula_desktop.pages.standings.played_game import PlayedGame
from formula_desktop.pages.standings.practice.stars import Stars
from formula_desktop.pages.standings.printed_wins import PrintedWins
from formula_desktop.results.book import Book
from formula_desktop.results.strength import Outcome
from formula_desktop.results.trouble import WhyNot
from formula_desktop.store.settings.settings import DivideSign, TimesSign
from formula_desktop.widgets.asking import Question
from tests.helpers.results.books import COMPUTER, digifeud, opened, play
from tests.helpers.results.pages import OpenBook, click_row, column_of, show_person
from tests.helpers.results.practising import persons_of
from tests.helpers.screen.loose import Loose
from tests.helpers.screen.rings import rings_cut

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)")


def test_the_page_of_a_person_is_made_before_somebody_is_chosen(
    shown: ResultsPage, qtbot: QtBot
) -> None:
    shown.show_players()
    qtbot.waitUntil(lambda: "participant" in vars(shown))
    page = shown.participant
    qtbot.waitUntil(lambda: page.results is not None)
    assert page.results is not None
    assert page.results.participant == shown.players.persons[0]
    qtbot.waitUntil(lambda: not shown._soon.isActive())
    assert next(shown._steps, None) is None
    assert shown.currentWidget() is shown.players
    assert page.isHidden()
    shown.show_participant(shown.players.persons[1].key)
    assert page.isVisible()
    assert page.results.participant == shown.players.persons[1]


def test_who_is_chosen_before_the_page_is_there_stays(shown: ResultsPage, qtbot: QtBot) -> None:
    shown.show_players()
    chosen = shown.players.persons[1]
    qtbot.waitUntil(lambda: "participant" in vars(shown))
    shown.show_participant(chosen.key)
    qtbot.waitUntil(lambda: not shown._soon.isActive())
    assert next(shown._steps, None) is None
    assert shown.participant.results is not None
    assert shown.participant.results.participant == chosen


def test_tabs_are_as_wide_as_their_words_if_the_size_changes_while_others_are_shown(
    shown: ResultsPage, qapp: QApplication
) -> None:
    shown.show_players()
    first = shown.players.persons[0].key
    shown.show_participant(first)
    qapp.processEvents()
    shown.show_players()
    dress(qapp, LIGHT.sized(is_projector=True))
    shown.show_participant(first)
    qapp.processEvents()
    tabs = shown.participant.tabs
    rects = [tabs.tabRect(at) for at in range(tabs.count())]
    tabs.setElideMode(tabs.elideMode())  # lays them out again
    assert rects == [tabs.tabRect(at) for at in range(tabs.count())]


def test_a_click_on_a_row_shows_the_participant_and_escape_goes_back(
    shown: ResultsPage, qtbot: QtBot
) -> None:
    table = shown.overview.standings_table
    name = column_of(table, 0)[2]
    click_row(table, 2)
    assert shown.currentWidget() is shown.participant
    assert shown.participant.name.accessibleName() == name
    assert shown.participant.tabs.hasFocus()
    QTest.keyClick(shown.participant.tabs, Qt.Key.Key_Escape)
    assert shown.currentWidget() is shown.overview
    with qtbot.waitSignal(shown.home_wanted):
        QTest.keyClick(table, Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", [(1024, 584), (1280, 744)])
def test_no_ring_on_the_page_of_a_participant_is_cut(
    shown: ResultsPage, book: Book, size: tuple[int, int]
) -> None:
    shown.resize(*size)
    person = next(each for each in book.participants() if not each.is_computer)
    shown.activateWindow()
    for tab in range(shown.participant.tabs.count()):
        shown.show_participant(person.key)
        shown.participant.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        assert rings_cut(shown, shown.participant) == [], tab


@pytest.mark.parametrize("size", [(1024, 584), (1280, 744)])
@pytest.mark.parametrize("games", [0, 14])
def test_each_tab_of_a_participant_is_whole(
    page: ResultsPage, open_book: OpenBook, qapp: QApplication, games: int, size: tuple[int, int]
) -> None:
    """Nothing shows as a window of its own, and no text lies over another."""
    loose = Loose(qapp)
    book = open_book(6, games)
    page.resize(*size)
    page.show_book(book)
    for person in persons_of(book)[:3] * 2:
        page.show_participant(person)
        if page.participant.practice.more.isVisible():
            page.participant.practice.more.click()
        for tab in range(page.participant.tabs.count()):
            page.participant.tabs.setCurrentIndex(tab)
            QApplication.sendEvent(page.participant, QEvent(QEvent.Type.LanguageChange))
            for _ in range(5):  # a row of the grid asks for its height again
                QApplication.processEvents()
            labels = [each for each in page.participant.findChildren(QLabel) if each.isVisible()]
            over = [
                (one.text(), other.text())
                for one, other in combinations(labels, 2)
                if one.parent() is other.parent() and one.geometry().intersects(other.geometry())
            ]
            assert over == [], tab
    loose.close()
    assert loose.found == set()


def test_enter_shows_the_participant(shown: ResultsPage) -> None:
    table = shown.overview.standings_table
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Down)
    name = table.currentIndex().siblingAtColumn(0).data()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert shown.currentWidget() is shown.participant
    assert shown.participant.name.accessibleName() == name


def test_the_tab_of_the_participant_is_that_of_the_standings(shown: ResultsPage) -> None:
    shown.overview.tabs.setCurrentIndex(TABS.index(FORMULA))
    click_row(shown.overview.standings_table, 0)
    assert shown.participant.tab == FORMULA


@pytest.fixture
def few_sums(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many sums as these games have are enough for a chart of them."""
    monkeypatch.setattr("formula_desktop.pages.standings.participant_words.FEWEST_SUMS", 1)


def test_a_few_sums_make_no_chart(shown: ResultsPage) -> None:
    """No empty box is shown, but a sentence about what will come."""
    show_person(shown, "Noor")
    shown_game = shown.participant.of_game
    kinds = [type(view.chart) for view in shown_game.charts if view.isVisible()]
    assert kinds == [Course, Course]
    assert shown_game.coming.text() == "More charts appear here once more has been played."


def test_the_records_of_a_game_stand_above_its_charts(shown: ResultsPage, book: Book) -> None:
    key = show_person(shown, "Noor")
    for game in (DIGIFEUD, FORMULA):
        shown.participant.tabs.setCurrentIndex(OWN_TABS.index(game))
        cards = [card for card in shown.participant.of_game.records.cards if card.isVisible()]
        assert 0 < len(cards) <= min(3, len(book.bests(key, game)))


def test_before_the_first_game_its_tab_says_what_comes(
    page: ResultsPage, open_book: OpenBook
) -> None:
    book = open_book(1, 0)
    page.show_book(book)
    page.show_participant(persons_of(book)[0])
    for game in (DIGIFEUD, FORMULA):
        page.participant.tabs.setCurrentIndex(OWN_TABS.index(game))
        shown_game = page.participant.of_game
        boxes = (*shown_game.charts, *shown_game.records.cards)
        assert not any(each.isVisibleTo(shown_game) for each in boxes)
        said = "Records and charts appear here after the first game that counts."
        assert shown_game.coming.text() == said


def test_the_class_of_a_pupil_stands_above_and_on_paper(shown: ResultsPage, book: Book) -> None:
    page = shown.participant
    key = next(each.key for each in book.participants() if not each.is_computer)
    page.show_participant(key)
    assert page.title.text() == page.windowTitle() == page.name.accessibleName()
    book.add_class("Groep 5", (), (key,))
    page.show_participant(key)
    assert page.title.text() == f"{page.name.accessibleName()} · Groep 5"
    assert page.report().subtitle.startswith("Pupil · Groep 5 · ")


@pytest.mark.usefixtures("few_sums")
def test_charts_are_those_of_the_book(shown: ResultsPage, book: Book) -> None:
    key = show_person(shown, "Noor")
    strength, points, operations = (view.chart for view in shown.participant.of_game.charts)
    course = book.course(key, DIGIFEUD)
    assert isinstance(strength, Course)
    assert strength.values == (*(each.strength for each in course), book.strength(key))
    assert strength.first == 0
    assert isinstance(points, Course)
    assert points.values == tuple(each.points for each in course)
    assert isinstance(operations, Bars)
    assert sum(value for _, value in operations.bars) == sum(
        book.operations(key, DIGIFEUD).values()
    )
    for view in shown.participant.of_game.charts:
        assert view.isVisible()
        assert view.accessibleName()
        assert view.accessibleDescription()
    shown.participant.tabs.setCurrentIndex(OWN_TABS.index(FORMULA))
    assert [view.isVisible() for view in shown.participant.of_game.charts] == [True, True, False]


@pytest.mark.usefixtures("few_sums")
def test_the_chart_of_operations_follows_the_signs(shown: ResultsPage, language: Language) -> None:
    show_person(shown, "Noor")
    view = shown.participant.of_game.charts[2]
    described = view.accessibleDescription()
    assert "times" in described
    language.speak("en", TimesSign.DOT, DivideSign.COLON)
    QApplication.processEvents()
    assert isinstance(view.chart, Bars)
    assert [sign for sign, _ in view.chart.bars] == ["+", "·", ":"], "only what was in play"
    assert view.accessibleDescription() == described


def test_a_person_without_games_has_a_page_as_well(page: ResultsPage, open_book: OpenBook) -> None:
    page.show_book(open_book(1, 0))
    page.show_players()
    QTest.qWait(10)
    page.players.cards[0].face.click()
    assert page.currentWidget() is page.participant
    for tab in range(page.participant.tabs.count()):
        page.participant.tabs.setCurrentIndex(tab)
        page.participant.grab()
    assert page.participant.remark.text() == "No game has been finished yet."


def test_a_game_that_was_stopped_is_neither_won_nor_lost(tmp_path: Path, qtbot: QtBot) -> None:
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key
        book.enter(digifeud(1, (noor, COMPUTER), (57, 69), why_not=WhyNot.STOPPED))
        found = read_participant(book, noor)
        assert found is not None
        words = ParticipantWords(found)
        assert words.counts()[-1][0] == (
            "A game of Digifeud that is stopped early against the computer is neither won nor "
            "lost. Its records count."
        )
        (row,) = book.games(noor)
        assert own_outcome_in_words(row, noor) == winners_in_words(row) == "stopped early"
        played = PlayedGame()
        qtbot.addWidget(played)
        played.show_game(row, noor)
        assert "Stopped early" in played.accessibleName()
        book.enter(digifeud(2, (noor, COMPUTER), (57, 69), why_not=WhyNot.UNDONE))
        found = read_participant(book, noor)
        assert found is not None
        words = ParticipantWords(found)
        assert words.counts()[-1][0] == "The tab Games says why the others don’t count."


@pytest.mark.parametrize(
    ("totals", "own", "all_"),
    [((57, 69), "stopped early", "stopped early"), ((57, 57), "tied", "a tie")],
)
def test_a_game_with_an_undone_turn_that_was_stopped_is_no_tie(
    tmp_path: Path, totals: tuple[int, int], own: str, all_: str
) -> None:
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key
        record = digifeud(1, (noor, COMPUTER), totals, why_not=WhyNot.UNDONE)
        seats = tuple(seat._replace(outcome=Outcome.TIED) for seat in record.seats)
        book.enter(record._replace(seats=seats))
        (row,) = book.games(noor)
        assert (own_outcome_in_words(row, noor), winners_in_words(row)) == (own, all_)


def test_won_games_are_told_first_with_a_star(shown: ResultsPage, book: Book) -> None:
    person = next(each for each in book.standings(DIGIFEUD) if each.won).participant.key
    won = sum(each.won for game in KINDS if (each := book.standing(person, game)))
    shown.show_person(person)
    page = shown.participant
    for tab in (LATELY, DIGIFEUD):
        page.tabs.setCurrentIndex(OWN_TABS.index(tab))
        labels = [each.text() for each in page.facts.findChildren(QLabel) if each.isVisible()]
        standing = book.standing(person, DIGIFEUD)
        number = won if tab == LATELY else standing.won if standing else 0
        assert labels[:2] == [str(number), f"game{'s' * (number > 1)} won"]
        assert [each for each in page.facts.findChildren(Stars) if each.isVisible()]
        assert not page.facts.more.isVisible(), "only for a child"


def test_a_child_is_told_the_wins_and_the_rest_behind_more(shown: ResultsPage, book: Book) -> None:
    person = next(
        each.participant.key
        for each in book.standings(DIGIFEUD)
        if each.won and not each.participant.is_computer
    )
    shown.show_book(book, is_child=lambda _results: True)
    shown.show_person(person)
    page, facts = shown.participant, shown.participant.facts

    def names() -> list[str]:
        return [each.text() for each in facts.findChildren(QLabel) if each.isVisible()]

    assert "Finished games" not in names()
    page.tabs.setCurrentIndex(OWN_TABS.index(DIGIFEUD))
    assert not any("Strength" in each for each in names())
    assert not any(view.isVisible() for view in page.of_game.charts)
    facts.more.click()
    assert any("Strength" in each for each in names())
    assert any(view.isVisible() for view in page.of_game.charts)
    page.tabs.setCurrentIndex(OWN_TABS.index(LATELY))
    assert "Finished games" in names()
    shown.show_participant(person)
    assert facts.more.isChecked(), "it is the same person"
    other = next(each.key for each in book.participants() if each.key != person)
    shown.show_participant(other)
    shown.show_participant(person)
    assert not facts.more.isChecked(), "the next one has not asked for it"
    assert facts.more.text() == "More"
    assert "Finished games" not in names()
    first, *_, last = page.report().parts
    assert isinstance(first, PrintedWins)
    assert isinstance(last, tuple), "charts come last on a child's paper"


def test_what_was_practised_is_read_once_for_a_tab(
    shown: ResultsPage, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = next(each for each in book.participants() if not each.is_computer)
    read: list[str] = []

    def read_in_short(_book: Book, key: str, _today: date) -> None:
        read.append(key)

    monkeypatch.setattr("formula_desktop.pages.standings.participant.read_in_short", read_in_short)
    shown.participant.show_participant(person.key)
    assert shown.participant.tab == LATELY
    assert read == [person.key]


def test_a_child_has_played_for_children_only(tmp_path: Path) -> None:
    def written(name: str, age: ReadyMade) -> str:
        options = KINDS[name].written_options(KINDS[name].ready_made[age].options)
        return json.dumps(dict(reversed(options.items())))  # the text may differ, not the options

    children = ReadyMade.SIX, ReadyMade.EIGHT
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key
        for number, (age, is_child) in enumerate(
            [(ReadyMade.SIX, True), (ReadyMade.EIGHT, True), (ReadyMade.TEN, False)], 1
        ):
            record = digifeud(number, (noor, COMPUTER), (57, 69))
            book.enter(record._replace(options=written(DIGIFEUD, age)))
            results = read_participant(book, noor)
            assert results is not None
            assert results.played_only(*children) is is_child


def test_a_computer_cannot_be_renamed(shown: ResultsPage, book: Book) -> None:
    computer = next(each for each in book.participants() if each.is_computer)
    shown.show_participant(computer.key)
    participant = shown.participant
    assert participant.name.accessibleName() == "Computer, normal"
    assert not participant.change_button.isVisible()
    for ask in (
        participant.changes.ask_name,
        participant.changes.ask_merge,
        participant.changes.ask_remove,
    ):
        ask()
    assert not participant.findChildren(NameDialog)
    assert not participant.findChildren(Question)


def test_somebody_unknown_is_not_shown(shown: ResultsPage) -> None:
    shown.show_participant("nobody's key")
    assert shown.currentWidget() is shown.overview


def test_a_best_game_with_fewer_points_than_another_is_explained(
    page: ResultsPage, tmp_path: Path
) -> None:
    with opened(tmp_path / "results.sqlite") as book:
        noor = book.add_person("Noor").key
        laid = play(1, 0, "H8> 3+4=7", 12, "+")._replace(hint=True, laid=True)
        why = "In the best game, only the points you laid yourself count, not the hint’s."
        for number, total, plays, is_explained in ((1, 39, (), False), (2, 116, (laid,), True)):
            book.enter(digifeud(number, (noor, COMPUTER), (total, 10), plays=plays))
            results = read_participant(book, noor)
            assert results is not None
            said = ParticipantWords(results).explained(DIGIFEUD)
            assert said == [(why, "")] * is_explained
