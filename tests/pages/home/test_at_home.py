"""What Home says of who played last: the records, what was won, and what today brings."""

from __future__ import annotations

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop import clock
from formula_desktop.arguments import DIGIFEUD, FORMULA, LANGUAGES
from formula_desktop.clock import today
from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.results.at_home import AtHome, Puzzles, read_at_home
from formula_desktop.pages.home.news import HomeNews
from formula_desktop.pages.standings.frame import LATELY
from formula_desktop.pages.standings.lately import TOLD
from formula_desktop.players import LONGEST_NAME
from formula_desktop.practise.shipped import puzzles
from formula_desktop.practise.training import line
from formula_desktop.practise.training.line import Line
from formula_desktop.practise.training.session import Session, Way
from formula_desktop.results.book import Book
from formula_desktop.results.strength import Outcome
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import first_choice
from formula_desktop.store.settings.settings import NOBODY, SizeChoice
from tests.helpers.results.books import COMPUTER, PERSONS, START, digifeud, formula, play, seat
from tests.helpers.results.practising import add_persons, practise
from tests.helpers.screen.seen import cut

LEFT = Qt.MouseButton.LeftButton
NOW = START + timedelta(days=3)
NOOR = PERSONS[0]

# A menu without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def book(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Book:
    """The results, with Noor as the person of the last game."""
    monkeypatch.setattr(clock, "now", lambda: NOW)
    book = window.games.archive.book
    assert book is not None
    add_persons(book)
    settings = window.settings
    settings.last_game = DIGIFEUD
    settings.last[DIGIFEUD] = first_choice(KINDS[DIGIFEUD], NOOR.capitalize(), "Computer").written
    return book


def won(book: Book, days_ago: int, number: int = 1, points: int = 81) -> None:
    record = digifeud(
        number, (NOOR, COMPUTER), (200, 100), plays=(play(1, 0, "H8> 9x9=81", points, "x"),)
    )
    at = NOW - timedelta(days=days_ago)
    book.enter(record._replace(started=at, ended=at))


def won_fast(book: Book) -> None:
    """Formula without points, won in two turns."""
    plays = (play(1, 0, "(2)x(4)=8", 8, "x"), play(2, 0, "6x7=42", 42, "x"))
    seats = (seat(NOOR, Outcome.WON, None, rounds_won=1), seat(COMPUTER, Outcome.LOST, None))
    plays = (plays[0], plays[1]._replace(wins=True))
    record = formula(9, seats, plays=plays)
    book.enter(record._replace(started=NOW, ended=NOW))


def show(window: MainWindow) -> None:
    window.games.at_home.show_games()
    window.games.at_home.show_person()
    QApplication.processEvents()


def test_home_says_the_record_and_that_it_was_won_yesterday(window: MainWindow, book: Book) -> None:
    formula, board = (window.home.pictures[name] for name in (FORMULA, DIGIFEUD))
    won(book, 1)
    show(window)
    assert "Best sum: 81 points   ·   Won yesterday" in board.accessibleDescription()
    assert "Record" not in formula.accessibleDescription()
    won(book, 0, number=2)
    show(window)
    assert "Won today" in board.accessibleDescription()
    window.settings.tell_bests = False
    show(window)
    assert "Best sum" not in board.accessibleDescription()
    assert "Won" not in board.accessibleDescription()


def test_the_record_goes_as_soon_as_nobody_wants_to_be_told(window: MainWindow, book: Book) -> None:
    won(book, 1)
    show(window)
    board = window.home.pictures[DIGIFEUD]
    assert "Best sum" in board.accessibleDescription()
    window.settings.tell_bests = False
    assert "Best sum" not in board.accessibleDescription()
    window.settings.tell_bests = True
    assert "Best sum" in board.accessibleDescription()


def test_of_formula_without_points_the_fastest_win_is_the_record(
    window: MainWindow, book: Book
) -> None:
    won_fast(book)
    show(window)
    said = window.home.pictures[FORMULA].accessibleDescription()
    assert "Record: 2 turns   ·   Won today" in said


def test_a_win_of_long_ago_is_no_news(window: MainWindow, book: Book) -> None:
    won(book, 2)
    persons = book.participants()
    noor = next(each for each in persons if each.key == NOOR)
    reached = read_at_home(book, persons, window.settings, today(), noor).reached[DIGIFEUD]
    assert HomeNews().reached(reached) == "Best sum: 81 points"


def test_the_records_of_who_played_last_are_one_click_from_home(
    window: MainWindow, book: Book
) -> None:
    won(book, 1)
    show(window)
    assert window.home.person.text() == "Noor"
    assert window.home.person.accessibleName() == "Noor: records and games"
    QTest.mouseClick(window.home.person, LEFT)
    results = window.library.results
    assert results is not None
    assert window.navigator.is_shown(results)
    assert results.currentWidget() is results.participant
    assert results.participant.tab == LATELY
    assert results.participant.lately.records.cards[0].isVisible()
    assert not results.participant.back_button.isVisible()
    QTest.keyClick(results.participant, Qt.Key.Key_Escape)
    assert window.navigator.is_shown(window.home)


def test_who_has_played_the_other_game_last_still_sees_records(
    window: MainWindow, book: Book
) -> None:
    won(book, 1)
    seats = seat(NOOR, Outcome.LOST, None), seat(COMPUTER, Outcome.WON, None)
    book.enter(formula(2, seats)._replace(ended=NOW))
    assert {best.feat for best in book.bests(NOOR, FORMULA)}.isdisjoint(TOLD)
    show(window)
    QTest.mouseClick(window.home.person, LEFT)
    results = window.library.results
    assert results is not None
    assert results.participant.lately.records.cards[0].isVisible()


def test_the_person_is_there_only_if_one_has_played(window: MainWindow, book: Book) -> None:
    window.settings.last[DIGIFEUD] = ""
    show(window)
    assert not window.home.person.isVisible()
    assert window.home.practise.accessibleDescription() == "New every day"


def test_a_long_name_leaves_the_header_its_room(
    window: MainWindow, book: Book, qtbot: QtBot
) -> None:
    name = "Wolfeschlegelsteinhausenberger & Zoë 123"
    assert len(name) == LONGEST_NAME
    book.add_person(name)
    window.settings.last[DIGIFEUD] = first_choice(KINDS[DIGIFEUD], name, "Computer").written
    for size in SizeChoice:
        window.settings.size = size
        window.resize(1024, 640)
        show(window)
        assert window.width() == 1024
        assert window.home.person.text().endswith("…")
        assert name in window.home.person.accessibleName()
        assert window.home.another.isVisible()
        qtbot.waitUntil(lambda: not [*cut(window.home)])


def test_home_says_which_of_todays_puzzles_are_solved_and_what_comes_again(
    window: MainWindow, book: Book
) -> None:
    def said() -> str:
        show(window)
        return window.home.practise.accessibleDescription()

    assert said() == "New every day"
    practise(book, NOOR, 1)
    number = len(book.due(NOOR, today()))
    assert number > 1
    assert said() == f"New every day. {min(number, 5)} sums to improve"
    practise(book, NOOR, 3, way=Way.PUZZLE, puzzle=today(), tries=3)
    assert book.puzzles_solved(NOOR)[today()]
    assert said().startswith("New every day"), "those were of an older version"
    session: Session[Line] = Session("today", Way.PUZZLE, puzzle=today())
    session = session.asking(line.read(puzzles(FORMULA, today())[0]), {})
    assert book.enter_try(NOOR, session.answered(True, NOW, today()))
    assert said().startswith("1 star today")
    window.settings.practiser = "sam"
    assert said() == "New every day", "it is Sam who practises"
    window.settings.practiser = NOBODY
    assert said() == "New every day"


def test_home_follows_the_date_when_somebody_comes_back(
    window: MainWindow, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    won(book, 0)
    show(window)
    board = window.home.pictures[DIGIFEUD]
    assert "Won today" in board.accessibleDescription()
    monkeypatch.setattr(clock, "now", lambda: NOW + timedelta(days=1))
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert "Won yesterday" in board.accessibleDescription()


def test_nothing_moves_when_the_person_becomes_known(window: MainWindow, book: Book) -> None:
    won(book, 0)
    window.games.at_home.show_games()
    QApplication.processEvents()
    widgets = [*window.home.pictures.values(), window.home.practise, window.home.settings]
    before = [each.geometry() for each in widgets]
    window.games.at_home.show_person()
    QApplication.processEvents()
    assert window.home.person.isVisible()
    assert [each.geometry() for each in widgets] == before


def test_everything_that_home_says_fits_in_every_language_and_size(
    window: MainWindow, book: Book, qtbot: QtBot
) -> None:
    won(book, 0)
    won_fast(book)
    practise(book, NOOR, 1)
    for language in LANGUAGES:
        window.settings.language = language
        for size in ((1024, 640), (1920, 1080)):
            window.resize(*size)
            show(window)
            qtbot.waitUntil(lambda: not [*cut(window.home)])


@pytest.mark.parametrize(
    ("puzzles", "said"),
    [
        (Puzzles(6, 6, 1), "All solved for today"),
        (Puzzles(1, 6, 0), "1 star today"),
        (Puzzles(2, 6, 0), "2 stars today"),
        (Puzzles(0, 6, 0), "New every day"),
    ],
)
def test_the_words_for_puzzles(window: MainWindow, puzzles: Puzzles, said: str) -> None:
    assert HomeNews().solved(puzzles) == said
    window.home.show_person(AtHome(puzzles=puzzles))
    again = HomeNews().due(puzzles)
    assert window.home.practise.accessibleDescription() == ". ".join(filter(None, (said, again)))
    assert not window.home.grab().isNull()
