"""Persons are renamed, merged and removed beside the window, and completely in the end."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from formula_desktop.gamefile.errors import FileError
from formula_desktop.models.results import changer as changer_module
from formula_desktop.models.results.changer import Changer
from formula_desktop.results.book import Book
from formula_desktop.store.games import seating
from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.store.games.notes import SavedSeat, new_notes
from formula_desktop.store.games.person_changes import PersonChanges
from formula_desktop.store.games.seating import Deed, PersonChange
from tests.helpers.store.saved_games import match, open_games

COUNT = 3


class Crash(Exception):  # noqa: N818 - of the whole program
    """The program ends here."""


class NoorsGames:
    """Games between Noor and the computer, in the results as persons, and what changes them."""

    def __init__(self, autosave: Autosave) -> None:
        self.autosave = autosave
        self.games = autosave.games
        self.results = self.games.places.results_file
        self.results.parent.mkdir(exist_ok=True)
        with_persons = Book.open(self.results)
        self.noor = with_persons.add_person("Noor").key
        self.sam = with_persons.add_person("Sam").key
        with_persons.close()
        for seed in range(COUNT):
            self.games.begin(match(seed), new_notes((SavedSeat(self.noor), SavedSeat())))
        self.changer = self.opened()

    def opened(self) -> Changer:
        """As at a start of the program."""
        changes = self.autosave.person_changes = PersonChanges(self.games)
        return Changer(self.games, changes, self.autosave.is_taken, self.autosave)

    def change(self, deed: Deed) -> PersonChange:
        name = {Deed.RENAME: "Nadia", Deed.MERGE: "Sam", Deed.REMOVE: "Somebody"}[deed]
        heir = self.sam if deed is Deed.MERGE else ""
        return PersonChange(deed, self.noor, "Noor", name, heir)

    @property
    def left(self) -> tuple[PersonChange, ...]:
        return PersonChanges(self.games).left

    @property
    def persons(self) -> set[str]:
        book = Book.open(self.results)
        try:
            return {each.name for each in book.participants()}
        finally:
            book.close()

    @property
    def names(self) -> list[str]:
        """The name in the first seat of every game."""
        found = [open_games().read(saved)[0].players[0].name for saved in open_games().under_way()]
        assert len(found) == COUNT
        return found

    def has_ended(self, deed: Deed) -> None:
        """Check that a change is made everywhere, and is forgotten."""
        name = self.change(deed).name
        assert self.names == [name] * COUNT
        assert self.persons == {Deed.RENAME: {"Nadia", "Sam"}}.get(deed, {"Sam"})
        key = {Deed.RENAME: self.noor, Deed.MERGE: self.sam}.get(deed, "")
        assert {saved.notes.seats[0].participant for saved in open_games().under_way()} == {key}
        assert self.left == ()
        assert not self.games.places.changes_file.exists()


@pytest.fixture
def noors(qtbot: QtBot, data_folder: Path) -> Iterator[NoorsGames]:
    parent = QObject()
    autosave = Autosave(parent=parent)
    noors = NoorsGames(autosave)
    yield noors
    noors.changer.close()
    autosave.close()


def crashing(monkeypatch: pytest.MonkeyPatch, place: tuple[object, str], after: int) -> None:
    """Have the thread end as in a crash, when a function is called for another time."""
    calls = []
    there: Callable[..., Any] = getattr(*place)

    def crash(*arguments: Any) -> Any:
        calls.append(arguments)
        if len(calls) > after:
            raise Crash
        return there(*arguments)

    monkeypatch.setattr(*place, crash)
    monkeypatch.setattr(threading, "excepthook", lambda _failure: None)


IN_GAMES = {
    Deed.RENAME: (seating, "_rename_in"),
    Deed.MERGE: (seating, "_merge_in"),
    Deed.REMOVE: (seating, "_forget_in"),
}


def test_several_are_noted_at_once_and_all_made(
    noors: NoorsGames, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pupils = [
        noors.change(Deed.REMOVE),
        PersonChange(Deed.REMOVE, noors.sam, "Sam", "Somebody"),
    ]
    with monkeypatch.context() as run:
        crashing(run, (changer_module, "_change_book"), 1)
        noors.changer.begin(*pupils)
        qtbot.waitUntil(lambda: not noors.changer.is_busy)
    assert noors.persons == {"Sam"}
    assert {each.key for each in noors.left} == {noors.noor, noors.sam}
    noors.changer = noors.opened()
    noors.changer.go_on()
    qtbot.waitUntil(lambda: not noors.changer.is_busy)
    assert noors.persons == {*()}
    assert noors.names == ["Somebody"] * COUNT
    assert noors.left == ()


def test_several_that_cannot_be_noted_are_not_begun(
    noors: NoorsGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "full")

    pupils = [PersonChange(Deed.REMOVE, key, "", "Somebody") for key in (noors.noor, noors.sam)]
    with monkeypatch.context() as full:
        full.setattr("formula_desktop.safe.write", refuse)
        with pytest.raises(FileError):
            noors.changer.begin(*pupils)
    assert noors.left == ()
    assert noors.persons == {"Noor", "Sam"}


@pytest.mark.parametrize("deed", Deed)
def test_the_next_start_completes_what_a_crash_has_interrupted(
    noors: NoorsGames, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, deed: Deed
) -> None:
    before_results = (changer_module, "_change_book"), 0
    after_results = (PersonChanges, "go_on"), 0
    in_games = IN_GAMES[deed], 1
    for place, after in (before_results, after_results, in_games):
        with monkeypatch.context() as run:
            crashing(run, place, after)
            if not noors.left:
                noors.changer.begin(noors.change(deed))
            else:  # in the same change again, a step further
                noors.changer = noors.opened()
                noors.changer.go_on()
            qtbot.waitUntil(lambda: not noors.changer.is_busy)
        assert len(noors.left) == 1, place
    assert {*noors.names} == {"Noor", noors.change(deed).name} or deed is Deed.MERGE
    noors.changer = noors.opened()
    noors.changer.go_on()
    qtbot.waitUntil(lambda: not noors.changer.is_busy)
    noors.has_ended(deed)


def held(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """A disk on which the thread changes games only when it goes on."""
    goes_on, change = threading.Event(), seating.carry_out

    def wait(*arguments: Any) -> None:
        goes_on.wait(10)
        change(*arguments)

    monkeypatch.setattr(seating, "carry_out", wait)
    return goes_on


@pytest.mark.parametrize("deed", Deed)
def test_nobody_waits_for_the_games(
    noors: NoorsGames, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, deed: Deed
) -> None:
    goes_on = held(monkeypatch)
    change = noors.change(deed)
    with qtbot.waitSignal(noors.changer.applied):
        noors.changer.begin(change)
    assert "Noor" not in noors.persons
    qtbot.waitUntil(lambda: all(each.is_in_results for each in noors.left))
    assert noors.names == ["Noor"] * COUNT, "the disk is still busy"
    first = noors.games.under_way()[0]
    state, saved = noors.autosave.read(first)
    assert state.players[0].name == change.name, "what somebody opens is changed first"
    assert saved.notes.not_counted is None
    with qtbot.waitSignal(noors.changer.done):
        goes_on.set()
    noors.has_ended(deed)


def test_closing_leaves_the_rest_to_the_next_start(
    noors: NoorsGames, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("CLOSE_S", "_JOIN_S"):
        monkeypatch.setattr(changer_module, name, 0.05)
    goes_on = held(monkeypatch)
    noors.changer.begin(noors.change(Deed.RENAME))
    qtbot.waitUntil(lambda: all(each.is_in_results for each in noors.left))
    noors.changer.close()
    goes_on.set()
    assert noors.changer.is_busy
    qtbot.waitUntil(lambda: not noors.changer.is_busy)
    assert noors.names == ["Noor"] * COUNT
    noors.changer = noors.opened()
    noors.changer.go_on()
    qtbot.waitUntil(lambda: not noors.changer.is_busy)
    noors.has_ended(Deed.RENAME)


def test_a_game_on_a_table_is_changed_later(noors: NoorsGames, qtbot: QtBot) -> None:
    on_table: SavedGame = noors.games.under_way()[0]
    state, saved = noors.autosave.read(on_table)
    noors.autosave.put_on_table(state, saved)
    noors.changer.begin(noors.change(Deed.RENAME))
    qtbot.waitUntil(lambda: not noors.changer.is_busy)
    assert sorted(noors.names) == ["Nadia"] * (COUNT - 1) + ["Noor"]
    noors.autosave.leave()
    noors.changer.go_on()
    qtbot.waitUntil(lambda: not noors.changer.is_busy)
    noors.has_ended(Deed.RENAME)


def test_changes_are_made_in_the_order_in_which_they_were_asked_for(
    noors: NoorsGames, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = held(monkeypatch)
    noors.changer.begin(noors.change(Deed.RENAME))
    noors.changer.begin(PersonChange(Deed.MERGE, noors.noor, "Nadia", "Sam", noors.sam))
    goes_on.set()
    qtbot.waitUntil(lambda: not noors.changer.is_busy)
    noors.has_ended(Deed.MERGE)


def test_a_damaged_file_of_changes_is_no_change(noors: NoorsGames) -> None:
    file = noors.games.places.changes_file
    changes = PersonChanges(noors.games)
    changes.begin(noors.change(Deed.RENAME))
    good = file.read_bytes()
    for data in (b"", b"[]", good[:-5], good.replace(b"rename", b"other"), b'{"format": 1}'):
        file.write_bytes(data)
        assert noors.left == ()
    file.write_bytes(good)
    assert noors.left == (noors.change(Deed.RENAME),)
