"""Who sits down becomes a participant, and no trouble with the results stops a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.clock import steady_now
from formula_desktop.look.theme import LIGHT
from formula_desktop.pages.new_game.participants import known_persons, seats_for
from formula_desktop.pages.new_game.seat import Seat
from formula_desktop.players import Level, Player
from formula_desktop.results.book import Book
from formula_desktop.results.participants import Participant, is_key, key_of_level
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.store.games.notes import SavedSeat

NOOR, SAM = Player("Noor"), Player("Sam")
COMPUTER = Player("Computer", Level.NORMAL)
FOX = SavedSeat(colour="teal", picture="fox")


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    book = Book.open(tmp_path / "results.sqlite")
    yield book
    book.close()


def test_who_is_new_becomes_a_participant(book: Book) -> None:
    seats = seats_for((NOOR, COMPUTER), (FOX, SavedSeat()), book)
    noor = book.person_named("Noor")
    assert noor is not None
    assert (noor.colour, noor.picture) == ("teal", "fox")
    assert seats == (SavedSeat(noor.key, "teal", "fox"), SavedSeat(key_of_level(Level.NORMAL)))


def test_who_is_new_in_a_game_without_a_dialog_gets_a_picture_that_nobody_has(book: Book) -> None:
    book.add_person("Sam", "red", "cat")
    (seat,) = seats_for((NOOR,), (), book)
    noor = book.person_named("Noor")
    assert noor is not None
    assert seat == SavedSeat(noor.key, "orange", "dog")


def test_who_is_known_stays_who_they_are(book: Book) -> None:
    noor = book.add_person("Noor", "teal", "fox")
    assert seats_for((Player("  NOOR "),), (), book) == (SavedSeat(noor.key, "teal", "fox"),)
    assert [each.name for each in known_persons(book) or ()] == ["Noor"]


def test_another_picture_and_colour_are_kept(book: Book) -> None:
    noor = book.add_person("Noor", "teal", "fox")
    chosen = SavedSeat(noor.key, "blue", "kite")
    assert seats_for((NOOR,), (chosen,), book) == (chosen,)
    (kept,) = known_persons(book) or ()
    assert (kept.key, kept.colour, kept.picture) == (noor.key, "blue", "kite")


def test_one_new_name_in_two_seats_is_one_person(book: Book) -> None:
    one, other = seats_for((SAM, Player("sam")), (FOX, FOX), book)
    assert one == other
    assert len(known_persons(book) or ()) == 1


def test_a_participant_chosen_by_a_name_that_is_no_longer_theirs_gets_nothing(book: Book) -> None:
    noor = book.add_person("Noor", "teal", "fox")
    (seat,) = seats_for((SAM,), (SavedSeat(noor.key, "red", "cat"),), book)
    assert seat.participant != noor.key
    assert book.participant(noor.key) == noor


def test_without_results_everybody_is_noted_for_later() -> None:
    keys: dict[str, str] = {}
    noor, computer = seats_for((NOOR, COMPUTER), (FOX, SavedSeat()), None, keys=keys)
    assert (noor.colour, noor.picture) == (FOX.colour, FOX.picture)
    assert is_key(noor.participant)
    assert computer == SavedSeat(key_of_level(Level.NORMAL))
    again, _ = seats_for((Player("noor "), COMPUTER), (), None, keys=keys)
    assert again.participant == noor.participant
    assert known_persons(None) is None


def test_who_was_known_is_noted_under_the_same_key_when_results_are_out_of_reach(
    book: Book,
) -> None:
    keys: dict[str, str] = {}
    (before,) = seats_for((NOOR,), (FOX,), book, keys=keys)
    seats_for((SAM,), (), book, keys=keys)
    assert seats_for((NOOR,), (FOX,), None, keys=keys) == (before,)


class Broken:
    """A book that nothing can be done with."""

    def __init__(self, trouble: Trouble) -> None:
        self._trouble = trouble

    def __getattr__(self, _name: str) -> Any:
        def fail(*_: object, **__: object) -> None:
            raise ResultsError(self._trouble)

        return fail


@pytest.mark.parametrize("trouble", list(Trouble))
def test_trouble_with_the_results_is_told_once_and_stops_nothing(trouble: Trouble) -> None:
    book: Any = Broken(trouble)
    reported: list[Trouble] = []
    chosen = (SavedSeat("somebody", "teal", "fox"), SavedSeat(), SavedSeat())
    seats = seats_for((NOOR, SAM, COMPUTER), chosen, book, reported.append)
    assert len({seat.participant for seat in seats}) == 3
    assert "somebody" not in {seat.participant for seat in seats}
    assert reported == [trouble]
    assert known_persons(book, reported.append) is None
    assert reported == [trouble] * 2


def test_trouble_at_the_second_seat_keeps_who_was_first(
    book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_level: Level) -> None:
        raise ResultsError(Trouble.DISK_FULL)

    monkeypatch.setattr(book, "computer", fail)
    reported: list[Trouble] = []
    keys: dict[str, str] = {}
    book.add_person("Noor", "", "")
    seats = seats_for((NOOR, COMPUTER), (FOX, SavedSeat()), book, reported.append, keys)
    noor = book.person_named("Noor")
    assert noor is not None
    assert [seat.participant for seat in seats] == [noor.key, key_of_level(Level.NORMAL)]
    assert reported == [Trouble.DISK_FULL]


def test_a_person_without_a_picture_is_offered_without_one(qtbot: QtBot) -> None:
    noor = Participant("k", "Noor", "", "", None, steady_now())
    parent = QWidget()
    qtbot.addWidget(parent)
    seat = Seat(LIGHT, (noor,), ("red", "cat"), NOOR, parent)
    assert seat.face == SavedSeat("k", "", "")
    seat.name.setText("Sam")
    assert seat.face == SavedSeat("", "red", "cat"), "somebody new"
