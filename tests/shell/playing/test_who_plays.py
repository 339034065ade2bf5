"""Who plays: the only person without a question, one of several once a day, a newcomer by name."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA, LANGUAGES
from formula_desktop.clock import today
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.pages.home.age_of import AskAgeOf
from formula_desktop.pages.home.who_plays import AskWhoPlays
from formula_desktop.pages.standings.changes import ParticipantChanges
from formula_desktop.players import Level, at_level
from formula_desktop.results.book import Book
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.shell.playing import who_plays
from formula_desktop.store.settings.last_choice import first_choice
from formula_desktop.store.settings.settings import Age
from formula_desktop.widgets.asking import Question
from formula_desktop.widgets.person_dialog import PersonDialogWithName
from tests.helpers.results.books import COMPUTER, digifeud
from tests.helpers.screen.seen import cut

KEY = Qt.Key

# A menu or dialog without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def book(window: MainWindow) -> Book:
    book = window.games.archive.book
    assert book is not None
    return book


def asked(window: MainWindow) -> AskWhoPlays | None:
    found = [each for each in window.findChildren(AskWhoPlays) if each.isVisible()]
    return found[0] if found else None


def question(window: MainWindow) -> AskWhoPlays:
    found = asked(window)
    assert found is not None
    return found


def player_at_table(window: MainWindow) -> str:
    assert window.game is not None
    (name,) = (each.name for each in window.game.players if not each.is_computer)
    return name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tile_for_somebody_new_is_whole(window: MainWindow, book: Book, language: str) -> None:
    window.settings.language = language
    for name in ("Noor", "Sam"):
        book.add_person(name)
    window.games.play(FORMULA)
    tile = question(window).new
    assert tile.shown == tile.text()


def test_the_only_person_plays_without_a_question(window: MainWindow, book: Book) -> None:
    book.add_person("Noor", "teal", "owl")
    for game in (FORMULA, DIGIFEUD):
        window.games.play(game)
        assert asked(window) is None
        assert player_at_table(window) == "Noor"
    window.show_lesson(FORMULA)
    assert window.teaching is not None
    assert window.teaching.page is not None
    assert window.teaching.page.person == book.person_named("Noor")
    window.games.play_easy(FORMULA)
    assert player_at_table(window) == "Noor"
    assert [each.name for each in book.participants() if not each.is_computer] == ["Noor"]


def test_one_of_several_is_asked_for_once_a_day(
    window: MainWindow, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = [book.add_person(name).key for name in ("Noor", "Sam")]
    window.games.play(DIGIFEUD)
    assert window.game is None, "nobody plays before it is known who"
    QTest.keyClick(question(window), KEY.Key_Escape)
    assert asked(window) is None
    window.games.play(DIGIFEUD)
    question(window).tiles[keys[1]].click()
    assert player_at_table(window) == "Sam"
    window.games.play(FORMULA)
    assert asked(window) is None
    assert player_at_table(window) == "Sam"
    monkeypatch.setattr(who_plays, "today", lambda: date(2031, 1, 1))
    window.show_lesson(FORMULA)
    dialog = question(window)
    assert dialog.focusWidget() is dialog.tiles[keys[1]], "probably the same one"
    QTest.keyClick(dialog.tiles[keys[1]], KEY.Key_Return)
    assert window.teaching is not None
    assert window.teaching.page is not None
    assert window.teaching.page.person == book.person_named("Sam")


def test_home_shows_who_plays_and_asks_who_else(window: MainWindow, book: Book) -> None:
    keys = [book.add_person(name).key for name in ("Noor", "Sam")]
    window.games.at_home.show_person()
    assert window.home.another.text() == "Who plays?"
    assert not window.home.person.isVisible()
    window.home.another.click()
    question(window).tiles[keys[0]].click()
    window.games.at_home.show_person()
    assert (window.home.person.text(), window.home.another.text()) == ("Noor", "Somebody else?")
    window.home.another.click()
    question(window).tiles[keys[1]].click()
    window.games.at_home.show_person()
    assert window.home.person.text() == "Sam"
    assert window.settings.player == keys[1]


def test_whoever_plays_next_has_their_own_settings(window: MainWindow, book: Book) -> None:
    noor, sam = (book.add_person(name).key for name in ("Noor", "Sam"))
    kind = KINDS[DIGIFEUD]
    ten = first_choice(kind, "Noor", "Computer", ReadyMade.TEN)
    window.settings.last[DIGIFEUD] = ten.written
    window.games.who.choose(sam)
    choice = window.games.next_games.choice(DIGIFEUD)
    assert [each.name for each in choice.players] == ["Sam", "Computer"]
    assert (choice.ready_made, choice.players[1].level) == (ReadyMade.SIX, Level.BEGINNER)
    record = digifeud(1, (sam, COMPUTER), (200, 100))
    book.enter(record._replace(options=_options(ReadyMade.EIGHT)))
    choice = window.games.next_games.choice(DIGIFEUD)
    assert choice.options == kind.ready_made[ReadyMade.EIGHT].options
    assert choice.ready_made == ReadyMade.EIGHT
    formula = window.games.next_games.choice(FORMULA)
    window.settings.last[FORMULA] = first_choice(KINDS[FORMULA], "Noor", "Computer").written
    assert window.games.next_games.choice(FORMULA).ready_made == ReadyMade.EIGHT, "of the same age"
    assert formula.players[0].name == "Sam"
    window.games.who.choose(noor)
    assert window.games.next_games.choice(DIGIFEUD) == ten


def _options(age: ReadyMade) -> str:
    import json

    kind = KINDS[DIGIFEUD]
    return json.dumps(kind.written_options(kind.ready_made[age].options))


def test_a_game_of_two_asks_nobody(window: MainWindow, book: Book) -> None:
    for name in ("Noor", "Sam"):
        book.add_person(name)
    choice = first_choice(KINDS[DIGIFEUD], "Noor", "Computer")
    pair = replace(choice, players=(choice.players[0], replace(choice.players[0], name="Sam")))
    window.settings.last[DIGIFEUD] = pair.written
    window.games.play_together(DIGIFEUD)
    assert asked(window) is None
    assert window.game is not None


def test_pupils_are_asked_nothing(window: MainWindow, book: Book) -> None:
    book.add_class("Group 6", ("Noor", "Sam"))
    assert window.games.who.persons == ()
    assert window.games.who.is_known


def test_a_pupil_who_plays_is_not_taken_for_whoever_is_at_home(
    window: MainWindow, book: Book
) -> None:
    book.add_class("Group 6", ("Noor", "Sam"))
    window.settings.last_game = DIGIFEUD
    window.settings.last[DIGIFEUD] = first_choice(KINDS[DIGIFEUD], "Noor", "Computer").written
    window.games.play(DIGIFEUD)
    assert player_at_table(window) == "Noor"
    window.show_home()
    window.games.at_home.show_person()
    assert window.settings.player == ""
    assert window.home.person.isHidden()
    assert window.home.another.isHidden(), "whoever has a name is not asked for it"


def test_whoever_is_new_is_added_and_plays(
    window: MainWindow, book: Book, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, sam = (book.add_person(name) for name in ("Noor", "Sam"))
    monkeypatch.setattr(ParticipantChanges, "ask_new", lambda self: self.add("Zoë", "cat", "red"))
    window.settings.age = Age.TEN
    window.games.play(DIGIFEUD)
    question(window).new.click()
    (dialog,) = window.findChildren(AskAgeOf)
    assert dialog.title.text() == "How old is Zoë?"
    QTest.keyClick(dialog.buttons[Age.SIX], KEY.Key_Return)
    assert player_at_table(window) == "Zoë"
    assert window.game is not None
    assert window.game.state.options == KINDS[DIGIFEUD].ready_made[ReadyMade.SIX].options
    window.games.leave_table()
    for game in KINDS:
        assert window.games.next_games.easy(game).ready_made == ReadyMade.SIX
        assert window.games.next_games.alone(game).ready_made == ReadyMade.SIX
    window.games.who.choose(sam.key)
    assert window.games.next_games.alone(FORMULA).ready_made == ReadyMade.TEN


def test_whoever_is_new_may_leave_the_age_open(
    window: MainWindow, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.add_person("Noor")
    window.settings.age = Age.EIGHT
    monkeypatch.setattr(ParticipantChanges, "ask_new", lambda self: self.add("Zoë", "cat", "red"))
    window.games.who.ask()
    question(window).new.click()
    (dialog,) = window.findChildren(AskAgeOf)
    QTest.keyClick(dialog, KEY.Key_Escape)
    person = window.games.who.person
    assert person is not None
    assert person.name == "Zoë"
    assert window.games.next_games.alone(FORMULA).ready_made == ReadyMade.EIGHT


@pytest.mark.parametrize("is_same", [True, False])
def test_the_games_of_a_newcomer_are_offered_to_the_first_person_with_a_name(
    window: MainWindow, book: Book, qtbot: QtBot, is_same: bool
) -> None:
    window.games.play(DIGIFEUD)
    assert player_at_table(window) == "Player"
    window.show_home()
    window.games.at_home.show_person()
    assert window.home.another.text() == "What’s your name?"
    window.library.show_players()
    results = window.library.results
    assert results is not None
    results.players.changes._offer("Noor", "owl", "teal")
    (asks,) = window.findChildren(Question)
    (asks.yes if is_same else asks.no).click()

    def names() -> list[str]:
        return sorted(each.name for each in book.participants() if not each.is_computer)

    qtbot.waitUntil(lambda: names() == (["Noor"] if is_same else ["Noor", "Player"]))
    assert window.games.who.person == book.person_named("Noor")
    if is_same:
        window.games.archive.changer.go_on()
        qtbot.waitUntil(
            lambda: (
                [each.summary.players[0].name for each in window.games.autosave.games.under_way()]
                == ["Noor"]
            )
        )


def test_a_newcomer_chooses_a_name_at_home(window: MainWindow, book: Book, qtbot: QtBot) -> None:
    window.games.play(DIGIFEUD)
    window.show_home()
    window.games.at_home.show_person()
    window.home.another.click()
    (dialog,) = window.findChildren(PersonDialogWithName)
    dialog.field.setText("Noor")
    dialog.done_button.click()
    qtbot.waitUntil(lambda: book.person_named("Noor") is not None)
    assert book.person_named("Player") is None
    qtbot.waitUntil(lambda: window.home.person.text() == "Noor")
    assert window.home.another.text() == "Somebody else?"
    window.games.play(FORMULA)
    assert player_at_table(window) == "Noor"


def test_many_persons_and_long_names_fit(window: MainWindow, book: Book, qtbot: QtBot) -> None:
    for number in range(30):
        book.add_person(f"{number} " + "W" * 30)
    window.resize(1024, 640)
    window.games.who.ask()
    dialog = question(window)
    QApplication.processEvents()
    assert dialog.width() <= window.width()
    assert dialog.height() <= window.height()
    assert [*cut(dialog)] == []
    first, *_, last = dialog.tiles.values()
    first.setFocus()
    for _ in range(30):
        QTest.keyClick(dialog, KEY.Key_Right)
    assert dialog.new.hasFocus()
    assert not last.hasFocus()
    assert today().isoformat() != window.settings.player_day


def test_the_first_steps_belong_to_who_takes_them(window: MainWindow, book: Book) -> None:
    noor, sam = book.add_person("Noor", "teal", "owl"), book.add_person("Sam", "red", "cat")
    steps = {noor.key: 3, sam.key: 1}
    for key, number in steps.items():
        window.games.who.choose(key)
        window.show_lesson(FORMULA)
        assert window.teaching is not None
        page = window.teaching.page
        assert page is not None
        assert page.number == 0, "each begins with the first one"
        page.show_step(number)
        window.show_home()
    for key, number in steps.items():
        window.games.who.choose(key)
        assert window.home.pictures[FORMULA].start == f"Go on with step {number + 1}"
        window.show_lesson(FORMULA)
        assert window.teaching is not None
        assert window.teaching.page is not None
        assert window.teaching.page.number == number
        window.show_home()


def test_the_level_chosen_for_the_other_game_makes_this_one_no_more_than_one_easier(
    window: MainWindow,
) -> None:
    settings, choose = window.settings, window.games.next_games.choice
    names = "Player", "Computer"
    digifeud_of, formula_of = (
        {age: first_choice(KINDS[game], *names, age) for age in (ReadyMade.SIX, ReadyMade.TEN)}
        for game in (DIGIFEUD, FORMULA)
    )
    ten = digifeud_of[ReadyMade.TEN]
    settings.last[DIGIFEUD] = replace(ten, players=at_level(ten.players, Level.MASTER)).written
    settings.last_game = DIGIFEUD
    assert choose(FORMULA).players[1].level is Level.HARD, "it was never chosen"
    settings.last[FORMULA] = formula_of[ReadyMade.TEN].written
    assert choose(FORMULA).players[1].level is Level.EASY, "it was played like that"
    normal = at_level(formula_of[ReadyMade.TEN].players, Level.NORMAL)
    settings.last[FORMULA] = replace(formula_of[ReadyMade.TEN], players=normal).written
    assert choose(FORMULA).players[1].level is Level.NORMAL, "it was chosen"
    settings.last[FORMULA] = formula_of[ReadyMade.SIX].written
    assert choose(FORMULA).players[1].level is Level.BEGINNER, "it is for somebody else"
