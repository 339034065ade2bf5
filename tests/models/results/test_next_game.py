"""What a person plays next, as the results tell it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.digifeud.options import Options
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.results.next_game import (
    NextGame,
    choice_for,
    next_game,
    not_too_easy,
    own_choice,
)
from formula_desktop.models.results.participant import read_participant
from formula_desktop.players import Level, Player
from formula_desktop.results.book import Book
from formula_desktop.results.fitting import Proposal
from formula_desktop.store.settings.last_choice import first_choice, usual_choice
from tests.helpers.results.books import START, digifeud, opened

LOST = (200, 300)


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    with opened(tmp_path / "results.sqlite") as found:
        for name in ("Noor", "Sam"):
            found.add_again(name.lower(), name, "", "", START)
        yield found


def next_of_noor(book: Book) -> NextGame:
    results = read_participant(book, "noor")
    assert results is not None
    return next_game(book, results, FORMULA)


def test_the_next_game_is_of_the_last_kind_and_another_level_is_only_proposed(book: Book) -> None:
    assert next_of_noor(book) == NextGame(FORMULA, "Noor", Level.BEGINNER, is_first=True)
    book.enter(digifeud(0, ("noor", "computer-normal"), LOST))
    assert next_of_noor(book).level is Level.NORMAL
    book.enter(digifeud(1, ("noor", "computer-normal"), LOST))
    twice = next_of_noor(book)
    assert (twice.level, twice.proposal) == (
        Level.NORMAL,
        Proposal(Level.EASY, 2, is_stronger=False),
    )
    book.enter(digifeud(2, ("noor", "sam"), LOST))
    after = next_of_noor(book)
    assert (after.game, after.level) == (DIGIFEUD, Level.NORMAL), "the last one was against Sam"


def test_a_game_begins_with_the_options_of_the_last_one_if_they_can_be_read() -> None:
    usual = usual_choice(KINDS[DIGIFEUD], "Player", "Robo")
    options = Options(open_racks=True)
    kind = KINDS[DIGIFEUD]
    written = json.dumps(kind.written_options(options))
    new = NextGame(DIGIFEUD, "Noor", Level.EASY, written)
    choice = choice_for(new, usual)
    assert choice.options == options
    assert choice.players == (Player("Noor"), Player("Robo", Level.EASY))
    unknown = choice_for(NextGame(DIGIFEUD, "Noor", None, ""), usual)
    assert unknown.options == usual.options
    assert unknown.players == (Player("Noor"), Player("Robo", Level.EASY))


@pytest.mark.parametrize(
    ("level", "begins"),
    [("hard", Level.NORMAL), ("master", Level.HARD), ("normal", Level.EASY), ("easy", Level.EASY)],
)
def test_the_other_game_begins_at_most_one_level_below(
    book: Book, level: str, begins: Level
) -> None:
    ten = first_choice(KINDS[FORMULA], "Noor", "Robo", ReadyMade.TEN)
    assert ten.players[1].level is Level.EASY
    book.enter(digifeud(0, ("noor", f"computer-{level}"), LOST))
    games = book.games("noor")
    assert not_too_easy(ten, games).players == (Player("Noor"), Player("Robo", begins))
    another = own_choice(KINDS[FORMULA], "Noor", games, ten)
    assert another.players[1].level is not None
    assert list(Level).index(another.players[1].level) >= list(Level).index(Level(level)) - 1


def test_the_level_chosen_last_comes_before_the_one_played(book: Book) -> None:
    ten = first_choice(KINDS[FORMULA], "Noor", "Robo", ReadyMade.TEN)
    book.enter(digifeud(0, ("noor", "computer-hard"), LOST))
    for chosen, begins in ((Level.MASTER, Level.HARD), (Level.EASY, Level.EASY)):
        games = book.games("noor")
        assert not_too_easy(ten, games, chosen).players[1].level is begins
        assert not_too_easy(ten, [], chosen).players[1].level is begins
    book.enter(digifeud(1, ("noor", "computer-master"), LOST)._replace(ending="resign"))
    given_up = not_too_easy(ten, book.games("noor"), Level.MASTER)
    assert given_up.players[1].level is Level.NORMAL, "one below hard, which was played to the end"


def test_a_game_that_was_given_up_makes_the_other_no_harder(book: Book) -> None:
    ten = first_choice(KINDS[FORMULA], "Noor", "Robo", ReadyMade.TEN)
    book.enter(digifeud(0, ("noor", "computer-hard"), LOST)._replace(ending="resign"))
    assert not_too_easy(ten, book.games("noor")) == ten
    assert not_too_easy(ten, []) == ten
