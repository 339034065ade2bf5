"""Notes ⇄ their file, which is not trusted."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formula_desktop.players import Level, Player
from formula_desktop.store.games.collection import Games
from formula_desktop.store.games.notes import (
    Entry,
    NotCounted,
    Notes,
    NotesError,
    SavedSeat,
    Summary,
    new_notes,
    read_notes,
    written_notes,
)
from formula_desktop.store.games.states import summary_of
from tests.helpers.places import DATA
from tests.helpers.store.saved_games import game, match, open_games, played

MOMENTS = st.datetimes(datetime(1, 1, 2), datetime(9999, 12, 30), timezones=st.just(UTC)).map(
    lambda moment: moment.replace(microsecond=0)
)
TEXTS = st.text("abc é数🐈", max_size=40)
PLAYERS = st.builds(
    Player, st.text("Zoë数", min_size=1, max_size=40), st.none() | st.sampled_from(Level)
)
SEATS = st.builds(SavedSeat, TEXTS, TEXTS, TEXTS)
SUMMARIES = st.builds(
    Summary,
    st.sampled_from(["formula", "digifeud"]),
    st.lists(PLAYERS, min_size=2, max_size=5).map(tuple),
    st.lists(st.integers(-(10**6), 10**6), max_size=5).map(tuple),
    st.booleans(),
    st.integers(1, 1000),
    st.integers(0, 10**5),
    MOMENTS,
    MOMENTS,
    st.booleans(),
    st.text("0123456789.*+-x/=_", max_size=169),
)
NOTES = st.builds(
    Notes,
    key=st.uuids().map(lambda uuid: uuid.hex),
    seats=st.lists(SEATS, max_size=5).map(tuple),
    title=st.just("") | st.text("ab é", min_size=1, max_size=60).filter(str.strip),
    not_counted=st.none() | st.sampled_from(NotCounted),
    hints=st.sets(st.integers(0, 10**5)).map(lambda hints: tuple(sorted(hints))),
    has_ended=st.booleans(),
    entries=st.none()
    | st.lists(st.builds(Entry, st.integers(-9, 16), st.integers(1, 999))).map(tuple),
    is_entered=st.booleans(),
    is_untold=st.booleans(),
    removed=st.none() | MOMENTS,
    days_removed=st.lists(st.integers(1, 10**6), max_size=7).map(tuple),
    settings=st.dictionaries(TEXTS, st.booleans() | TEXTS, max_size=2),
    summary=st.none() | SUMMARIES,
    checksums=st.lists(st.binary(min_size=32, max_size=32).map(bytes.hex), max_size=2).map(tuple),
)


@given(NOTES)
def test_what_is_written_is_read_back(notes: Notes) -> None:
    assert read_notes(written_notes(notes)) == notes


@given(NOTES, st.data())
def test_damage_is_found_or_harmless(notes: Notes, data: st.DataObject) -> None:
    """Whatever happens to the bytes, the result is a sentence or valid notes."""
    written = bytearray(written_notes(notes))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(written) - 1))
        written[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    try:
        found = read_notes(bytes(written))
    except NotesError:
        return
    assert read_notes(written_notes(found)) == found


JUNK: list[Any] = [None, True, -1, 10**30, 1.5, "", "x" * 10_000, "\n", [], [[]], {}, {"a": 1}]


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: repr(junk)[:12])
def test_values_that_make_no_sense(junk: Any) -> None:
    whole = Notes(
        "0" * 32,
        (SavedSeat(),) * 2,
        entries=(Entry(4, 100),),
        hints=(1,),
        removed=datetime(2026, 11, 20, tzinfo=UTC),
        summary=summary_of(game(1)),
        checksums=("0" * 64,),
    )
    fields = json.loads(written_notes(whole))
    parts = [fields, fields["seats"][0], fields["entries"][0], fields["summary"]]
    for part in parts:
        for name in list(part):
            value, part[name] = part[name], junk
            try:
                found = read_notes(json.dumps(fields).encode())
            except NotesError:
                pass
            else:
                assert read_notes(written_notes(found)) == found
            part[name] = value
    assert read_notes(json.dumps(fields).encode()) == whole


def test_notes_from_before_games_had_settings_are_read() -> None:
    notes = new_notes(settings={"size": "projector", "hints": False})
    fields = json.loads(written_notes(notes))
    assert read_notes(json.dumps(fields).encode()) == notes
    del fields["settings"]
    assert read_notes(json.dumps(fields).encode()) == replace(notes, settings={})


def test_notes_of_a_later_version_say_so() -> None:
    fields = json.loads(written_notes(new_notes()))
    with pytest.raises(NotesError) as raised:
        read_notes(json.dumps({**fields, "version": 2, "more": 1}).encode())
    assert raised.value.stays
    with pytest.raises(NotesError) as raised:
        read_notes(json.dumps({**fields, "more": 1}).encode())
    assert not raised.value.stays


# --- a file of each version, read for ever ------------------------------------------------------

VERSIONS = DATA / "versions"


def test_games_of_version_1_with_their_notes_are_read_for_ever(data_folder: Path) -> None:
    for folder in ("games", "notes"):
        (data_folder / folder).mkdir(parents=True)
    for file in (VERSIONS / "1").iterdir():
        folder = "notes" if file.suffix == ".json" else "games"
        (data_folder / folder / file.name).write_bytes(file.read_bytes())
    games: Games = open_games()
    found = {saved.name: saved for saved in games.under_way()}
    assert sorted(found) == ["digifeud", "formula"]
    formula, digifeud = found["formula"], found["digifeud"]
    assert games.read(formula) == (played(match(1), 5), formula)
    assert games.read(digifeud) == (game(1, limit=4320), digifeud)
    assert formula.notes.title == "Tuesday"
    assert formula.notes.hints == (0, 3)
    assert formula.notes.seats == (SavedSeat("a" * 32, "red", "cat"), SavedSeat())
    assert formula.notes.entries == (Entry(12, 100), Entry(2, 87))
    assert formula.notes.not_counted is NotCounted.UNDONE
    assert digifeud.notes.not_counted is None


@pytest.mark.parametrize("number", [2**31, -(2**31), 10**14])
def test_a_number_that_the_window_cannot_take_makes_no_sense(number: int) -> None:
    whole = Notes("0" * 32, (SavedSeat(),) * 2, summary=summary_of(game(1)))
    fields = json.loads(written_notes(whole))
    for name, value in (("scores", [number, 0]), ("rounds", number), ("turns", number)):
        damaged = {**fields, "summary": {**fields["summary"], name: value}}
        with pytest.raises(NotesError):
            read_notes(json.dumps(damaged).encode())
