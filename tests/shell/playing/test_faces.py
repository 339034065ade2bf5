"""Somebody who looks otherwise by now does so at the table, at its end and when looking back."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import SavedSeat
from tests.helpers.archive import TWO_PERSONS, pass_to_the_end
from tests.helpers.window import game_in


def look_otherwise(window: MainWindow, name: str = "Noor") -> SavedSeat:
    """Choose another colour and picture for somebody; gives the seat to show."""
    book = window.games.archive.book
    assert book is not None
    before = book.person_named(name)
    assert before is not None
    picture = "fox" if before.picture != "fox" else "owl"
    colour = "purple" if before.colour != "purple" else "green"
    person = book.change(before.key, colour=colour, picture=picture)
    return SavedSeat(person.key, colour, picture)


def test_a_game_that_waits_shows_its_players_as_they_look_now(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.games.start(TWO_PERSONS)
    sam = game_in(window).faces[1]
    window.games.leave_table()
    seat = look_otherwise(window)
    (saved,) = window.games.autosave.games.listed(Folder.UNDER_WAY)
    window.games.show_saved(saved)
    assert game_in(window).faces == (seat, sam)
    pass_to_the_end(window, qtbot)
    play = window.play
    assert play is not None
    qtbot.waitUntil(lambda: play.results is not None)
    assert play.results is not None
    assert play.results.moment.scores.faces == (seat, sam)
    window.games.leave_table()
    (kept,) = window.games.autosave.games.finished()
    newest = look_otherwise(window)
    window.look_back(kept)
    assert window.looking is not None
    assert window.looking.page.past is not None
    assert window.looking.page.past.faces == (newest, sam)


def test_the_game_on_the_table_shows_it_on_the_way_back_from_home(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.games.start(TWO_PERSONS)
    play = window.play
    assert play is not None
    window.show_home()
    seat = look_otherwise(window)
    window.navigator.show(play.page)
    assert game_in(window).faces[0] == seat
    pass_to_the_end(window, qtbot)
    qtbot.waitUntil(lambda: play.results is not None)
    newest = look_otherwise(window)
    window.games.archive.changed.emit()
    assert play.results is not None
    assert newest in play.results.moment.scores.faces


def test_a_player_whom_the_results_lack_keeps_the_look_of_the_game(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.games.start(TWO_PERSONS)
    seats = (SavedSeat("f" * 32, "blue", "owl"), *game_in(window).faces[1:])
    assert window.games.archive.seats_now(seats) == seats
