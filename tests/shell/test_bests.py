"""Personal bests in the window: announced at the end, and shown at their moment."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.formula.options import Options
from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.words.bests import BestWords
from formula_desktop.pages.standings.frame import BESTS
from formula_desktop.pages.standings.participant import TABS
from formula_desktop.players import Level, Player
from formula_desktop.results.bests import FEWEST_GAMES, BeatenBest, Best, Feat
from formula_desktop.results.participants import key_of_level
from formula_desktop.results.records import record_of
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.notes import SavedSeat, new_notes
from formula_desktop.widgets.brief_notice import notice_in
from tests.helpers.digifeud.ended_games import out
from tests.helpers.digifeud.games import game_of
from tests.helpers.digifeud.page import OPENING, RACK
from tests.helpers.formula.games import COMPUTER, NOOR, SAM
from tests.helpers.formula.random_matches import over
from tests.helpers.results.books import digifeud
from tests.helpers.results.books import play as entered_play
from tests.helpers.results_panel import ended
from tests.helpers.screen.seen import cut
from tests.helpers.window import game_in


def test_a_beaten_best_is_told_at_the_end_unless_nobody_wants_it(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.resize(1024, 640)
    moment = datetime(2026, 11, 20, tzinfo=UTC)
    best = Best(DIGIFEUD, Feat.HIGHEST_SUM, 98, "0" * 32, 3, moment)
    beaten = (BeatenBest("Noor", best),)
    monkeypatch.setattr(window.games.archive, "beaten", lambda: beaten)
    for is_wanted in (False, True):
        window.settings.tell_bests = is_wanted
        panel = ended(window, qtbot, out())
        assert panel.is_seen
        assert panel.moment.records.isVisible() == is_wanted
        said = "New record for Noor! Best sum: 98 points"
        assert panel.moment.records.text() == said * is_wanted
        assert [*cut(panel)] == []


def test_a_record_that_is_the_sum_shown_is_told_once(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment, state = datetime(2026, 11, 20, tzinfo=UTC), out()
    laid = max((turn.play for turn in state.turns), key=lambda play: "6x9" in str(play))
    highest = Best(DIGIFEUD, Feat.HIGHEST_SUM, 66, "0" * 32, 3, moment, str(laid))
    most = highest._replace(feat=Feat.MOST_LAID, value=7)
    beaten = tuple(BeatenBest("Noor", best) for best in (highest, most))
    monkeypatch.setattr(window.games.archive, "beaten", lambda: beaten)
    panel = ended(window, qtbot, state)
    qtbot.waitUntil(lambda: panel.is_seen)
    assert panel.moment.caption.text() == "New record for Noor! Best sum: 66 points"
    assert panel.moment.records.text() == "New record for Noor! Most in one turn: 7 tiles"


@pytest.mark.parametrize(
    ("is_wanted", "counts", "has_hint"),
    [(True, True, False), (True, False, False), (False, True, False), (True, True, True)],
)
def test_a_record_is_told_in_its_turn(
    window: MainWindow, qtbot: QtBot, is_wanted: bool, counts: bool, has_hint: bool
) -> None:
    """Only for a person who has played before, laid it alone, and where the game counts."""
    window.settings.tell_bests = is_wanted
    book = window.games.archive.book
    assert book is not None
    seats = tuple(SavedSeat(book.add_person(name).key) for name in ("Noor", "Sam"))
    for number in range(FEWEST_GAMES):
        keys = (seats[0].participant, seats[1].participant)
        book.enter(digifeud(number, keys, (20, 10), plays=(entered_play(1, 0, OPENING, 5, "+"),)))
    play = window.games.tables.table(DIGIFEUD)
    window.stack.setCurrentWidget(play.page)
    play.start(game_of(RACK, "x+-", players=(NOOR, SAM)), seats, counts=counts)
    game: Any = game_in(window)
    game.uncover()
    qtbot.waitUntil(lambda: game.draft is not None)
    if has_hint:
        game.hints.turns = game.hints.turns_laid = frozenset({game.turn_number})
    game.lay(KINDS[DIGIFEUD].read_play(OPENING))
    assert game.play()
    notice = notice_in(window)
    words = notice.text if notice is not None else ""
    is_told = is_wanted and counts and not has_hint
    assert words.startswith("New record for Noor: ") == is_told
    assert not is_told or words.endswith(" points!"), "one thing at a time"
    if notice is not None and is_told:
        assert all(star.isVisible() for star in notice.stars)
        notice.say("Something else")
        assert not any(star.isVisible() for star in notice.stars)


def test_the_computer_knows_whose_first_game_it_is(window: MainWindow, qtbot: QtBot) -> None:
    """Only at a table with one person, and until a game of this kind is in the results."""
    book = window.games.archive.book
    assert book is not None
    noor, sam = (SavedSeat(book.add_person(name).key) for name in ("Noor", "Sam"))
    beginner = Player("Beginner", Level.BEGINNER)
    play = window.games.tables.table(DIGIFEUD)
    window.stack.setCurrentWidget(play.page)

    def is_first(*, other: Player, seats: tuple[SavedSeat, ...]) -> bool:
        play.start(game_of(RACK, "x+-", players=(NOOR, other)), seats)
        game: Any = game_in(window)
        return bool(game.is_first_game())

    alone = noor, SavedSeat(key_of_level(Level.BEGINNER))
    assert is_first(other=beginner, seats=alone)
    assert not is_first(other=SAM, seats=(noor, sam)), "people play among themselves"
    assert not is_first(other=beginner, seats=()), "nobody knows who it is"
    opening = entered_play(1, 0, OPENING, 5, "+")
    book.enter(digifeud(1, (noor.participant, sam.participant), (20, 10), plays=(opening,)))
    assert not is_first(other=beginner, seats=alone)
    play.leave()


@pytest.mark.parametrize("name", [FORMULA, DIGIFEUD])
def test_play_on_home_begins_a_first_game_that_can_be_won(window: MainWindow, name: str) -> None:
    window.games.play(name)
    game: Any = game_in(window)
    assert game.is_first_game(), "nobody has chosen a name yet, but somebody sits there"
    assert {player.level for player in game.players} == {None, Level.BEGINNER}


def test_the_most_tiles_in_one_turn_are_told_where_points_are_no_record(
    window: MainWindow, qtbot: QtBot
) -> None:
    book = window.games.archive.book
    assert book is not None
    seats = tuple(SavedSeat(book.add_person(name).key) for name in ("Noor", "Sam"))
    for number in range(FEWEST_GAMES):
        keys = (seats[0].participant, seats[1].participant)
        dear = entered_play(1, 0, "G7> 3+4=7", 99, "+")
        book.enter(digifeud(number, keys, (99, 10), plays=(dear,)))
    play = window.games.tables.table(DIGIFEUD)
    window.stack.setCurrentWidget(play.page)
    play.start(game_of(RACK, "x+-", players=(NOOR, SAM)), seats)
    game: Any = game_in(window)
    game.uncover()
    qtbot.waitUntil(lambda: game.draft is not None)
    game.lay(KINDS[DIGIFEUD].read_play(OPENING))
    assert game.play()
    notice = notice_in(window)
    assert notice is not None
    assert notice.text == "New record for Noor: 6 tiles in one turn!"


def test_a_best_has_a_button_that_shows_its_moment(window: MainWindow, qtbot: QtBot) -> None:
    book = window.games.archive.book
    assert book is not None
    seats = tuple(SavedSeat(book.add_person(name).key) for name in ("Noor", "Sam"))
    game = out()
    saved = window.games.autosave.games.begin(game, new_notes(seats))
    book.enter(record_of(game, saved.notes))
    page = window.library.show_results()
    page.show_participant(seats[0].participant)
    page.participant.tabs.setCurrentIndex(TABS.index(BESTS))
    bests = page.participant.bests
    feats = [best.feat for best in bests.bests]
    assert len(feats) == len(bests.buttons) >= 4
    QTest.mouseClick(bests.buttons[feats.index(Feat.HIGHEST_SUM)], Qt.MouseButton.LeftButton)
    assert window.looking is not None
    moment = window.looking.page.moment
    assert moment is not None
    best = bests.bests[feats.index(Feat.HIGHEST_SUM)]
    assert moment.turn == best.number
    assert moment.worth(moment.play) == best.value


def test_the_moment_of_a_record_judges_nobody(window: MainWindow, qtbot: QtBot) -> None:
    """Who did what, and when; all the rest of looking back is behind a button."""
    book = window.games.archive.book
    assert book is not None
    seats = tuple(SavedSeat(book.add_person(name).key) for name in ("Noor", "Sam"))
    game = out()
    saved = window.games.autosave.games.begin(game, new_notes(seats))
    book.enter(record_of(game, saved.notes))
    results = window.library.show_results()
    results.show_participant(seats[0].participant)
    results.participant.tabs.setCurrentIndex(TABS.index(BESTS))
    bests = results.participant.bests
    for best, button in zip(bests.bests, bests.buttons, strict=True):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert window.looking is not None
        page = window.looking.page
        assert page.remembered.isVisible()
        assert page.remembered.sentence.text().startswith("Noor ")
        assert page.done_button.hasFocus()
        assert page.remembered.sentence.text().rstrip("!") in page.remembered.said
        unwanted = (page.list, page.note, page.best_button, page.go_on_button, page.better_button)
        assert not any(each.isVisible() for each in unwanted)
        assert not page.model.judges_this
        row = page.list.row
        QTest.keyClick(page, Qt.Key.Key_Home)
        assert page.list.row == row, "there is no other moment"
        assert [*cut(page)] == [], best
        QTest.mouseClick(page.done_button, Qt.MouseButton.LeftButton)
        assert window.stack.currentWidget() is results
    QTest.mouseClick(bests.buttons[0], Qt.MouseButton.LeftButton)
    assert window.looking is not None
    page, row = window.looking.page, window.looking.page.list.row
    scene: Any = page.scene
    is_over = page.moment is not None and page.moment.after.is_over
    assert scene.game.seat_to_show is None, "nobody is asked in a moment of long ago"
    QTest.mouseClick(page.whole_button, Qt.MouseButton.LeftButton)
    assert (scene.game.seat_to_show is None) == is_over
    assert page.list.isVisible()
    assert page.list.hasFocus()
    assert page.list.row == row
    assert page.best_button.isVisible()
    assert page.model.judges_this
    assert not page.remembered.isVisible()
    assert not page.whole_button.isVisible()


def test_a_record_in_a_round_is_told_at_its_end_and_stands_on_the_page(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match goes on, so the results have nothing of it yet."""
    book = window.games.archive.book
    assert book is not None
    seats = tuple(SavedSeat(book.add_person(name).key) for name in ("Noor", "Sam"))
    modest = Best(FORMULA, Feat.HIGHEST_ANSWER, 10, "1", 1, datetime(2026, 11, 20, tzinfo=UTC))
    monkeypatch.setattr(window.games.archive, "_bests_before", lambda *_: (modest,))
    match = over(Options(), 2, seed=2)
    play = window.games.tables.table(FORMULA)
    window.stack.setCurrentWidget(play.page)
    play.start(match, seats)
    play.show_results()
    results = play.results
    assert results is not None
    assert not results.is_ended
    qtbot.waitUntil(lambda: results.is_seen)
    qtbot.waitUntil(lambda: bool(results.moment.beaten))
    assert "New record for " in results.moment.records.text()
    assert not results.certificate.isVisible(), "it may be beaten in the same match"
    beaten = results.moment.beaten[0]
    window.settings.last_game = FORMULA
    window.games.who.choose(beaten.person)
    window.games.at_home.show_games()
    window.games.at_home.show_person()
    said = window.home.pictures[FORMULA].accessibleDescription()
    assert f"Record: {BestWords().value(beaten.best)}" in said.replace("answer ", ""), "as told"
    archive = window.games.archive
    assert archive.is_newcomer(beaten.person, FORMULA), "the match goes on"
    page = window.library.show_person(beaten.person).participant
    assert page.facts.more.isVisible(), "that is behind it for everybody"
    page.facts.more.click()
    facts = [label.text() for label in page.facts.findChildren(QLabel)]
    assert "Rounds of a match that goes on" in facts, "not only in the tab of the game"
    assert [card.isVisible() for card in page.lately.records.cards].count(True) >= 1
    page.tabs.setCurrentIndex(TABS.index(FORMULA))
    facts = [label.text() for label in page.facts.findChildren(QLabel)]
    assert facts[facts.index("Rounds of a match that goes on") + 1] == "1"
    page.tabs.setCurrentIndex(TABS.index(BESTS))
    at = page.bests.bests.index(beaten.best)
    assert page.bests.certificates[at].isVisible()
    QTest.mouseClick(page.bests.buttons[at], Qt.MouseButton.LeftButton)
    assert window.looking is not None
    moment = window.looking.page.moment
    assert moment is not None
    assert moment.turn == beaten.best.number
    assert window.looking.page.remembered.isVisible()


@pytest.mark.parametrize(
    ("is_alone", "is_wanted", "counts"),
    [(True, True, True), (False, True, True), (True, False, True), (True, True, False)],
)
def test_the_menu_tells_who_plays_alone_the_record_to_beat(
    window: MainWindow, is_alone: bool, is_wanted: bool, counts: bool
) -> None:
    window.settings.tell_bests = is_wanted
    book = window.games.archive.book
    assert book is not None
    seats = tuple(SavedSeat(book.add_person(name).key) for name in ("Noor", "Sam"))
    keys = (seats[0].participant, seats[1].participant)
    book.enter(digifeud(1, keys, (20, 10), plays=(entered_play(1, 0, OPENING, 5, "+"),)))
    play = window.games.tables.table(DIGIFEUD)
    window.stack.setCurrentWidget(play.page)
    players = (NOOR, COMPUTER) if is_alone else (NOOR, SAM)
    play.start(game_of(RACK, "x+-", players=players), seats, counts=counts)
    window.offered.menu.aboutToShow.emit()
    is_told = is_alone and is_wanted and counts
    assert window.offered.record.isVisible() == is_told
    assert window.offered.record.text() == ("Best sum: 5 points" if is_told else "")
    window.show_home()
    window.offered.menu.aboutToShow.emit()
    assert not window.offered.record.isVisible(), "only at the table"
