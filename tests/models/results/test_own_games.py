"""Exercises are made from the games of persons: each searched once, whatever happens meanwhile."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.game import Game, new_bags, new_game
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action
from formula_desktop.engine.mistakes import Finder, Found, NotFoundError
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import kind_of
from formula_desktop.models.results.own_games import NEWEST, OwnGames
from formula_desktop.players import Level, Player
from formula_desktop.practise.own_games import MOST_JUDGED, better_plays
from formula_desktop.practise.training.line import line_of
from formula_desktop.results.book import Book
from formula_desktop.results.records import record_of
from formula_desktop.store import places
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.notes import NotCounted, SavedSeat, new_notes
from tests.helpers.modes import on_unix
from tests.helpers.places import ROOT

AT = datetime(2026, 11, 20, 9, tzinfo=UTC)
OF_CLASS: dict[str, bool | str] = {"of_class": True}


def passed(seed: int) -> Game:
    """A game in which Noor and Sam could have laid a sum in each turn, and only passed."""
    players = (Player("Noor"), Player("Sam"))
    began = AT + timedelta(hours=seed)
    game = new_game(Options(), players, began, 0, *new_bags(Options(), Random(seed)))
    while not game.position.is_over:
        began += timedelta(minutes=1)  # passes made at once would be a game that was stopped
        game = game.after(Action.PASS, began)
    return game


class Persons:
    """Noor and Sam, their finished games, and what searches those."""

    def __init__(self) -> None:
        self.games = Games(places.current())
        self.path = self.games.places.results_file
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.book = Book.open(self.path)
        self.keys = [self.book.add_person(name).key for name in ("Noor", "Sam")]
        self.parent = QObject()
        self.is_wanted = True
        self.searched: list[State] = []
        self.entered: list[str] = []
        self.before_found: Callable[[], object] = lambda: None
        """Called in the thread when a game has been searched."""
        self.own = self.opened()

    def opened(self) -> OwnGames:
        """As at a start of the program."""
        own = OwnGames(self.games, lambda: self.is_wanted, self.parent)
        own.entered.connect(self.entered.append)
        return own

    def find(self, state: State, seats: Sequence[int], hinted: object) -> Found:
        """Take the place of the process."""
        self.searched.append(state)
        found = {seat: tuple(map(line_of, better_plays(state, seat))) for seat in seats}
        self.before_found()
        return found

    def finish(
        self,
        seed: int,
        *,
        not_counted: NotCounted | None = None,
        is_of_class: bool = False,
        keys: Sequence[str] | None = None,
    ) -> SavedGame:
        """Save a game and enter it in the results."""
        notes = new_notes(
            tuple(map(SavedSeat, self.keys if keys is None else keys)),
            not_counted=not_counted,
            settings=OF_CLASS if is_of_class else {},
        )
        state = passed(seed)
        saved = self.games.begin(state, notes)
        self.book.enter(record_of(state, saved.notes))
        return saved

    def search(self, qtbot: QtBot) -> None:
        self.own.go_on()
        qtbot.waitUntil(lambda: not self.own.is_busy)

    def exercises(self, seat: int = 0) -> list[str]:
        """The keys of the games that a person has exercises from, one for each."""
        return [game for _, game in self.book.mistakes(self.keys[seat])]

    def end(self) -> None:
        self.own.close()
        self.book.close()


@pytest.fixture
def persons(qtbot: QtBot, data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Persons]:
    persons = Persons()

    def find(_finder: Finder, state: State, seats: Sequence[int], hinted: object) -> Found:
        return persons.find(state, seats, hinted)

    monkeypatch.setattr(Finder, "find", find)
    yield persons
    persons.end()


# --- which games ----------------------------------------------------------------------------------


def test_each_game_is_searched_once_the_newest_first(persons: Persons, qtbot: QtBot) -> None:
    saved = [persons.finish(seed) for seed in range(NEWEST + 1)]
    persons.search(qtbot)
    assert persons.searched == [passed(seed) for seed in range(NEWEST, 0, -1)], "not the oldest"
    keys = [each.notes.key for each in saved[1:]]
    qtbot.waitUntil(lambda: len(persons.entered) == NEWEST)
    assert persons.entered == keys[::-1]
    for seat in (0, 1):
        assert {*persons.exercises(seat)} == {*keys}
    before = persons.book.mistakes(persons.keys[0])
    persons.search(qtbot)
    persons.own = persons.opened()
    persons.search(qtbot)
    assert len(persons.searched) == NEWEST
    assert persons.book.mistakes(persons.keys[0]) == before
    last = persons.finish(99)
    persons.search(qtbot)
    assert persons.searched[NEWEST:] == [passed(99)]
    (of_noor, of_sam) = persons.book.mistakes_in(last.notes.key)
    assert (of_noor.seat, of_noor.person, of_sam.person) == (0, *persons.keys)
    lines = [line_of(each).text for each in better_plays(passed(99), 0)]
    assert [*of_noor.exercises] == lines


def test_a_game_that_counts_for_nobody_is_not_searched(persons: Persons, qtbot: QtBot) -> None:
    persons.finish(1, not_counted=NotCounted.UNDONE)
    persons.finish(2, not_counted=NotCounted.CHOSEN)
    persons.finish(3, keys=(persons.keys[0], ""))
    persons.search(qtbot)
    assert persons.searched == []
    assert persons.exercises() == []


def test_a_class_gets_no_exercises(persons: Persons, qtbot: QtBot) -> None:
    persons.finish(1, is_of_class=True)
    persons.search(qtbot)
    assert persons.searched == []
    assert persons.book.unsearched(NEWEST) == []


def test_nothing_is_searched_unless_it_is_wanted(persons: Persons, qtbot: QtBot) -> None:
    saved = persons.finish(1)
    persons.is_wanted = False
    persons.search(qtbot)
    assert persons.searched == []
    persons.is_wanted = True
    persons.search(qtbot)
    assert {*persons.exercises()} == {saved.notes.key}


def test_only_persons_get_exercises(persons: Persons, qtbot: QtBot) -> None:
    computer = persons.book.computer(Level.NORMAL)
    players = (Player("Noor"), Player("Computer", Level.NORMAL))
    game = new_game(Options(), players, AT, 0, *new_bags(Options(), Random(5)))
    while not game.position.is_over:  # passing one after the other: at once would be agreed
        game = game.after(Action.PASS, AT + len(game.turns) * timedelta(minutes=1))
    saved = persons.games.begin(
        game, new_notes((SavedSeat(persons.keys[0]), SavedSeat(computer.key)))
    )
    persons.book.enter(record_of(game, saved.notes))
    persons.search(qtbot)
    assert [each.person for each in persons.book.mistakes_in(saved.notes.key)] == persons.keys[:1]
    assert persons.book.mistakes(computer.key) == []


# --- what happens meanwhile -----------------------------------------------------------------------


def test_a_person_removed_meanwhile_leaves_nothing(persons: Persons, qtbot: QtBot) -> None:
    saved = persons.finish(1)
    persons.before_found = lambda: _in_another(persons, lambda book: book.remove(persons.keys[0]))
    persons.search(qtbot)
    assert [each.person for each in persons.book.mistakes_in(saved.notes.key)] == persons.keys[1:]
    assert persons.exercises(0) == []
    persons.book.remove(persons.keys[1])
    assert persons.book.unsearched(NEWEST) == []
    assert not persons.book.enter_search(saved.notes.key, {}), "the game is gone"


def test_persons_merged_meanwhile_keep_what_counts(persons: Persons, qtbot: QtBot) -> None:
    other = persons.book.add_person("Kim").key
    saved = persons.finish(1)
    persons.before_found = lambda: _in_another(
        persons, lambda book: book.merge(persons.keys[0], other)
    )
    persons.search(qtbot)
    found = [each.person for each in persons.book.mistakes_in(saved.notes.key)]
    assert found == [other, persons.keys[1]]
    persons.book.merge(other, persons.keys[1])
    assert persons.book.mistakes_in(saved.notes.key) == [], "they played against themselves"
    assert persons.exercises(1), "but what they missed can be practised"


def _in_another(persons: Persons, change: Callable[[Book], object]) -> None:
    book = Book.open(persons.path)
    change(book)
    book.close()


def test_a_game_deleted_or_played_on_waits_until_it_is_back(persons: Persons, qtbot: QtBot) -> None:
    deleted, played_on = persons.finish(1), persons.finish(2)
    removed = persons.games.remove(deleted)
    state, _ = persons.games.read(played_on)
    kind = kind_of(state)
    before = kind.at(state, 0, len(kind.rounds(state)[0].turns) - 1)
    under_way = persons.games.keep(played_on, before)
    persons.search(qtbot)
    assert persons.searched == []
    persons.games.restore(removed)
    persons.games.keep(under_way, state)
    persons.search(qtbot)
    assert persons.searched == [passed(2), passed(1)]
    assert {*persons.exercises()} == {deleted.notes.key, played_on.notes.key}


def test_what_fails_is_tried_again_later(persons: Persons, qtbot: QtBot) -> None:
    first, last = persons.finish(1), persons.finish(2)

    def fail() -> None:
        if len(persons.searched) == 1:
            raise NotFoundError("the process was killed")

    persons.before_found = fail
    persons.search(qtbot)
    assert {*persons.exercises()} == {first.notes.key}
    persons.search(qtbot)
    assert {*persons.exercises()} == {first.notes.key, last.notes.key}
    assert len(persons.searched) == 3


def test_a_game_that_ends_meanwhile_comes_next(persons: Persons, qtbot: QtBot) -> None:
    for seed in range(3):
        persons.finish(seed)

    def end_another() -> None:
        if len(persons.searched) == 1:
            _in_another(persons, lambda book: _enter(persons, book))

    persons.before_found = end_another
    persons.search(qtbot)
    assert persons.searched == [passed(2), passed(9), passed(1), passed(0)]


def _enter(persons: Persons, book: Book) -> None:
    state = passed(9)
    saved = persons.games.begin(state, new_notes(tuple(map(SavedSeat, persons.keys))))
    book.enter(record_of(state, saved.notes))
    persons.own.go_on()


def test_closing_does_not_wait_for_the_search(persons: Persons, qtbot: QtBot) -> None:
    persons.finish(1)
    stopped = threading.Event()
    persons.before_found = lambda: stopped.wait(20)
    persons.own.go_on()
    qtbot.waitUntil(lambda: len(persons.searched) == 1)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Finder, "stop", lambda self: stopped.set())
        persons.own.close()
    assert stopped.is_set()
    persons.own.go_on()
    assert not persons.own.is_busy, "it is closed"
    persons.own = persons.opened()
    persons.search(qtbot)
    assert persons.exercises()


# --- a crash --------------------------------------------------------------------------------------

SEARCH = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from formula_desktop.models.results.own_games import OwnGames
from formula_desktop.store import places
from formula_desktop.store.games.collection import Games

app = QCoreApplication([])
own = OwnGames(Games(places.current()), lambda: True, app)
own.go_on()
timer = QTimer(interval=5)
timer.timeout.connect(lambda: own.is_busy or app.quit())
timer.start()
app.exec()
"""


@on_unix
def test_a_kill_at_any_moment_loses_nothing_and_enters_nothing_twice(
    qtbot: QtBot, data_folder: Path
) -> None:
    persons = Persons()
    for seed in range(3):
        persons.finish(seed)
    chance = random.Random(17)
    for _ in range(6):
        child = subprocess.Popen([sys.executable, "-c", SEARCH], cwd=ROOT, env={**os.environ})
        try:
            child.wait(chance.uniform(0.1, 1.5))
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
    subprocess.run([sys.executable, "-c", SEARCH], cwd=ROOT, env={**os.environ}, check=True)
    assert persons.book.unsearched(NEWEST) == []
    for seat, key in enumerate(persons.keys):
        found = [text for text, _ in persons.book.mistakes(key)]
        missed = [better_plays(passed(at), seat, most=MOST_JUDGED) for at in range(3)]
        assert {*found} <= {line_of(each).text for of_game in missed for each in of_game}
        assert found
        assert len({*found}) == len(found)
    persons.end()
