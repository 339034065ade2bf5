"""Participants, entering games, and the book's contents."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.players import Level
from formula_desktop.results.book import Book
from formula_desktop.results.participants import NameTakenError, NotANameError
from formula_desktop.results.records import Record
from formula_desktop.results.strength import Outcome
from formula_desktop.results.trouble import WhyNot
from formula_desktop.store.games.notes import Entry
from tests.helpers.results.books import (
    COMPUTER,
    PERSONS,
    contents,
    digifeud,
    formula,
    fresh,
    key_of,
    opened,
    play,
    random_records,
    seat,
    slow_score,
    slow_strength,
)

WON, LOST, TIED = Outcome.WON, Outcome.LOST, Outcome.TIED


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    with opened(tmp_path / "results.sqlite") as found:
        yield found


# --- participants -------------------------------------------------------------------------------


def test_a_person_is_found_however_the_name_is_written(book: Book) -> None:
    zoe = book.add_person("  Zoe\u0308   van  Dam ", "teal", "owl")
    assert zoe.name == "Zoë van Dam"
    assert book.person_named("ZOË VAN DAM") == zoe
    assert book.person_named("zoe van dam") is None
    with pytest.raises(NameTakenError):
        book.add_person("zoë van dam")
    assert book.participant(zoe.key) == zoe
    assert book.participant("nobody") is None
    assert book.participants() == (zoe,)


@pytest.mark.parametrize("name", ["", "   ", "a\nb\0", "x" * 41, "\u200b"])
def test_what_is_no_name_is_refused(book: Book, name: str) -> None:
    with pytest.raises(NotANameError):
        book.add_person(name)
    kim = book.add_person("Kim")
    with pytest.raises(NotANameError):
        book.change(kim.key, name=name)
    assert book.participants() == (kim,)


def test_a_level_is_added_once(book: Book) -> None:
    hard = book.computer(Level.HARD)
    assert (hard.key, hard.name, hard.level) == ("computer-hard", "", Level.HARD)
    assert book.computer(Level.HARD) == hard
    easy = book.computer(Level.EASY)
    sam = book.add_person("Sam")
    assert book.participants() == (sam, easy, hard)
    for call in (lambda: book.change(hard.key, name="X"), lambda: book.remove(hard.key)):
        with pytest.raises(ValueError, match="person"):
            call()
    with pytest.raises(ValueError, match="person"):
        book.merge(hard.key, sam.key)
    with pytest.raises(ValueError, match="person"):
        book.merge(sam.key, hard.key)


def test_a_person_is_changed(book: Book) -> None:
    noor, sam = book.add_person("Noor"), book.add_person("Sam")
    changed = book.change(noor.key, name="NOOR", colour="red", picture="fox")
    assert (changed.name, changed.colour, changed.picture) == ("NOOR", "red", "fox")
    assert book.change(noor.key, colour="") == book.participant(noor.key)
    with pytest.raises(NameTakenError):
        book.change(noor.key, name="sam")
    with pytest.raises(ValueError, match="mauve"):
        book.change(sam.key, colour="mauve")
    assert book.participant(sam.key) == sam


# --- entering -----------------------------------------------------------------------------------


def test_the_first_games_by_hand(book: Book) -> None:
    # both newcomers: 4 + round(2.55 + 3) and round(0.99)
    assert book.enter(digifeud(1, ("noor", "sam"), (170, 132))) == (Entry(10, 100), Entry(1, 100))
    assert [book.strength(who) for who in ("noor", "sam", "kim")] == [114, 86, 100]
    # S is 86/200 for Noor, 114/200 for Sam; 100/400: 4 + round(1.5 + 3.42), round(0.645)
    assert book.enter(digifeud(2, ("sam", "noor"), (100, 99))) == (Entry(9, 86), Entry(1, 114))
    # mean 21/4: Noor (11 + 105/4) / 7 / 5.25 = 1.0136…, Sam (10 + 105/4) / 7 / 5.25 = 0.986…
    assert [book.strength(who) for who in ("noor", "sam")] == [101, 99]
    noor, sam = book.standings(DIGIFEUD)
    assert (noor.participant.name, noor.score, noor.strength) == ("Noor", 11, 101)
    assert (sam.games, sam.won, sam.lost, sam.tied, sam.score) == (2, 1, 1, 0, 10)
    assert (sam.highest_game, sam.highest_sum) == (132, 33)
    assert sam.mean_per_turn == Fraction(232, 24)


def test_a_game_is_entered_once(book: Book) -> None:
    record = digifeud(1, ("noor", COMPUTER), (170, 132))
    first = book.enter(record)
    before = contents(book)
    assert book.enter(record) == first
    assert book.enter(digifeud(1, ("noor", COMPUTER), (1, 2))) == first
    assert book.entries(record.key) == first
    assert contents(book) == before
    assert book.has(record.key)
    assert not book.has(key_of(2))
    assert book.entries(key_of(2)) is None


def test_a_game_that_does_not_count_is_listed_and_nothing_else(book: Book) -> None:
    assert book.enter(digifeud(1, ("noor", "sam"), (170, 132), why_not=WhyNot.UNDONE)) is None
    (row,) = book.games()
    assert row.why_not is WhyNot.UNDONE
    assert [each.score for each in row.seats] == [None, None]
    assert not book.standings(DIGIFEUD)
    assert not book.course("noor", DIGIFEUD)
    assert book.strength("noor") == 100
    assert book.entries(row.key) is None


def test_a_guest_makes_a_game_unrated_but_not_a_match(book: Book) -> None:
    assert book.enter(digifeud(1, ("noor", ""), (170, 132))) is None
    assert book.games()[0].why_not is WhyNot.NOBODY
    assert book.enter(formula(2, (seat("noor", WON, None, rounds_won=1), seat("", LOST)))) == ()
    assert book.standing("noor", FORMULA)
    assert book.enter(digifeud(3, ("", ""), (170, 132))) is None
    assert not book.has(key_of(3)), "where nobody takes part there is nothing to enter"


def test_what_is_said_to_have_been_entered_before_is_kept(book: Book) -> None:
    given = (Entry(12, 50), Entry(3, 150))
    assert book.enter(digifeud(1, ("noor", "sam"), (170, 132)), given) == given
    for number, wrong in enumerate(
        [(Entry(17, 100), Entry(0, 100)), (Entry(5, 0), Entry(5, 1)), (Entry(5, 5),), ()], 2
    ):
        found = book.enter(digifeud(number, ("kim", "lou"), (0, 0)), wrong)
        assert found is not None
        assert found != wrong


def test_formula_by_number_of_players(book: Book) -> None:
    three = (seat("noor", WON, 260), seat("sam", LOST, 90), seat("kim", LOST, -20))
    book.enter(formula(1, three, rounds=4, for_points=True))
    shared = (seat("noor", WON, None, rounds_won=2), seat("sam", WON, None, rounds_won=2))
    book.enter(formula(2, shared, rounds=3))
    assert book.numbers_of_players(FORMULA) == (2, 3)
    assert [line.participant.key for line in book.standings(FORMULA)] == ["noor", "sam", "kim"]
    (noor, sam) = book.standings(FORMULA, 2)
    assert (noor.games, noor.won, noor.rounds, noor.rounds_won) == (1, 1, 3, 2)
    assert (noor.score, noor.strength, noor.highest_game, noor.mean_per_turn) == (None,) * 4
    assert (sam.won, sam.lost, sam.tied) == (1, 0, 0)
    both = book.standing("noor", FORMULA)
    assert both
    assert (both.games, both.won, both.rounds, both.highest_game) == (2, 2, 7, 260)
    assert not book.standings(FORMULA, 5)


def test_plays_courses_and_operations(book: Book) -> None:
    plays = (
        play(1, 0, "G7> 3+4x2=11", 11, "+x", hint=True),
        play(2, 1, "G7v (3)-1=2", 2, "-"),
        play(3, 0, "pass"),
        play(4, 1, "I7v (2)+3=5", 5, "+"),
    )
    book.enter(digifeud(1, ("noor", "sam"), (170, 132), plays=plays))
    book.enter(digifeud(2, ("noor", "sam"), (1, 2), why_not=WhyNot.GIVEN_UP, plays=plays))
    assert tuple(book.plays(key_of(1))) == plays
    assert book.plays("unknown") == []
    assert book.operations("noor", DIGIFEUD) == {
        Operator.ADD: 1,
        Operator.SUBTRACT: 0,
        Operator.MULTIPLY: 1,
        Operator.DIVIDE: 0,
    }
    (point,) = book.course("sam", DIGIFEUD)
    assert (point.points, point.strength, point.score) == (132, 100, 1)
    assert [row.key for row in book.games("sam")] == [key_of(2), key_of(1)]
    assert not book.games("sam", FORMULA)
    assert not book.games("lou")


# --- merging and removing -----------------------------------------------------------------------


def test_merging_two_persons(book: Book) -> None:
    book.enter(digifeud(1, ("noor", "sam"), (170, 132)))
    book.enter(digifeud(2, ("noor", "kim"), (10, 200)))
    book.enter(digifeud(3, ("sam", "lou"), (300, 200)))
    scores = {line.participant.key: line.score for line in book.standings(DIGIFEUD)}
    book.merge("sam", "noor")
    after = {line.participant.key: line.score for line in book.standings(DIGIFEUD)}
    # the game between them counts no more; what the others have stays
    assert (after["kim"], after["lou"]) == (scores["kim"], scores["lou"])
    assert scores["noor"] is not None
    assert scores["sam"] is not None
    assert after["noor"] == scores["noor"] + scores["sam"] - 10 - 1
    assert [row.why_not for row in book.games("noor")] == [None, None, WhyNot.SAME]
    assert book.participant("sam") == book.participant("noor")
    # a game that was under way meanwhile still has the old key
    book.enter(digifeud(4, ("sam", "kim"), (100, 90)))
    assert [each.participant for each in book.games()[0].seats] == ["noor", "kim"]
    assert book.enter(digifeud(5, ("sam", "noor"), (100, 90))) is None
    book.merge("noor", "kim")
    assert book.participant("sam") == book.participant("kim")


def test_removing_a_person(book: Book) -> None:
    book.enter(digifeud(1, ("noor", "sam"), (170, 132)))
    book.enter(formula(2, (seat("noor", WON), seat("", LOST))))
    (score,) = (line.score for line in book.standings(DIGIFEUD) if line.participant.key == "sam")
    book.remove("noor", "Somebody")
    assert book.participant("noor") is None
    (row,) = book.games()
    assert [each.name for each in row.seats] == ["Somebody", "Sam"]
    (sam,) = book.standings(DIGIFEUD)
    assert (sam.score, sam.games, sam.won, sam.lost) == (score, 1, 0, 1)
    assert not book.standings(FORMULA)
    assert not book.has(key_of(2)), "nobody else took part"
    # a game that was under way meanwhile brings nobody back
    assert book.enter(digifeud(3, ("noor", "sam"), (170, 132))) is None
    assert book.participant("noor") is None


def test_nothing_of_a_removed_person_is_left_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "results.sqlite"
    with opened(path) as book:
        person = book.add_person("Grietje Zeldzaam")
        book.enter(digifeud(1, (person.key, COMPUTER), (10, 9)))
        book.backup()
        assert b"Zeldzaam" in (tmp_path / "backups" / "results.1.sqlite").read_bytes()
        for name in ("damaged 2026-11-20 09.00.00", "damaged 2026-11-20 09.00.00 2"):
            (tmp_path / f"results.{name}.sqlite").write_bytes(b"Zeldzaam")
        (tmp_path / "results.damaged 2026-11-21 09.00.00.sqlite-journal").write_bytes(b"Zeldzaam")
        book.remove(person.key)
        names = [file.name for file in tmp_path.rglob("*") if file.is_file()]
        assert sorted(names) == ["results.1.sqlite", "results.sqlite"]
        for file in tmp_path.rglob("*.sqlite*"):
            assert b"Zeldzaam" not in file.read_bytes()


def test_every_name_that_a_person_had(book: Book) -> None:
    book.enter(digifeud(1, ("noor", "sam"), (170, 132)))
    assert set(book.names("noor")) == {"Noor"}
    book.change("noor", name="Nadia")
    book.merge("sam", "noor")
    assert set(book.names("noor")) == {"Nadia", "Noor", "Sam"}
    assert book.names("nobody") == []


# --- at random ----------------------------------------------------------------------------------

BUSY = settings(
    max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)


@BUSY
@given(st.integers(0, 10**9))
def test_scores_follow_the_rules_game_by_game(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    with opened(fresh(tmp_path)) as book:
        scores: dict[str, list[int]] = {who: [] for who in (*PERSONS, COMPUTER)}
        for record in random_records(random, 12):
            everybody = [each for own in scores.values() for each in own]
            before = {who: slow_strength(own, everybody) for who, own in scores.items()}
            for who, expected in before.items():
                assert book.strength(who) == expected
            found = book.enter(record)
            if record.game != DIGIFEUD or record.why_not:
                assert not found
                continue
            one, other = (each.participant for each in record.seats)
            for each, opponent, entry in zip(record.seats, (other, one), found or (), strict=True):
                own = before[each.participant]
                score = slow_score(each.outcome, each.total or 0, own, before[opponent], True)
                assert entry == Entry(score, own)
                scores[each.participant].append(score)
        lines = book.standings(DIGIFEUD)
        assert {line.participant.key: line.score for line in lines} == {
            who: sum(own) for who, own in scores.items() if own
        }


@BUSY
@given(st.integers(0, 10**9))
def test_what_is_unrelated_changes_no_rating(tmp_path: Path, seed: int) -> None:
    """Matches of Formula, games that don't count and persons come in between, in any order."""
    random = Random(seed)
    records = random_records(random, 10)
    rated = [each for each in records if each.game == DIGIFEUD and each.why_not is None]
    others = [each for each in records if each not in rated]
    with (
        opened(fresh(tmp_path)) as plain,
        opened(fresh(tmp_path)) as mixed,
    ):
        for record in rated:
            expected = plain.enter(record)
            for other in random.sample(others, min(2, len(others))):
                mixed.enter(other)
            if random.random() < 0.3:
                mixed.add_person(f"Somebody {random.random()}")
            assert mixed.enter(record) == expected
        assert [
            (line.participant.key, line.score, line.strength) for line in plain.standings(DIGIFEUD)
        ] == [
            (line.participant.key, line.score, line.strength) for line in mixed.standings(DIGIFEUD)
        ]


@BUSY
@given(st.integers(0, 10**9))
def test_totals_hold_whatever_is_merged_renamed_and_removed(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    path = fresh(tmp_path)
    with opened(path) as book:
        for part in range(4):
            for record in random_records(random, 5, first=5 * part):
                book.enter(record)
            persons = [each.key for each in book.participants() if not each.is_computer]
            if len(persons) >= 2 and random.random() < 0.7:
                book.merge(*random.sample(persons, 2))
            elif persons and random.random() < 0.5:
                book.remove(random.choice(persons))
            elif persons:
                book.change(random.choice(persons), name=f"N{part}")
            assert_consistent(book)
        before = contents(book)
    with opened(path) as book:  # with every check of a database
        assert contents(book) == before


def assert_consistent(book: Book) -> None:
    """Standings are the sums over the list of games."""
    keys = {each.key for each in book.participants()}
    rows = book.games()
    for game in (DIGIFEUD, FORMULA):
        counted = [row for row in rows if row.game == game and row.why_not is None]
        lines = {line.participant.key: line for line in book.standings(game)}
        sitting = [each for row in counted for each in row.seats if each.participant]
        assert {each.participant for each in sitting} == set(lines)
        for key, line in lines.items():
            own = [each for each in sitting if each.participant == key]
            assert line.games == line.won + line.lost + line.tied == len(own)
            assert line.won == sum(each.outcome is WON for each in own)
            if game == DIGIFEUD:
                assert line.score == sum(each.score or 0 for each in own)
                assert line.strength == book.strength(key)
    for row in rows:
        assert {each.participant for each in row.seats} - {""} <= keys
        if row.why_not is not None:
            assert all(each.score is None for each in row.seats)


# --- several seats ------------------------------------------------------------------------------


def match_with_twins(number: int) -> Record:
    """Noor against two computers of one level, of which one has won."""
    seats = (
        seat("noor", Outcome.LOST, 50, rounds_won=1, turns=4),
        seat(COMPUTER, Outcome.WON, 250, rounds_won=4, turns=5, hints=0),
        seat(COMPUTER, Outcome.LOST, 90, rounds_won=2, turns=6),
    )
    return formula(number, seats, rounds=6, for_points=True)


def test_a_level_at_several_seats_has_one_match(book: Book) -> None:
    book.enter(match_with_twins(1))
    noor, twins = sorted(book.standings(FORMULA), key=lambda each: each.participant.is_computer)
    assert (noor.games, noor.won, noor.lost, noor.tied, noor.rounds, noor.rounds_won) == (
        *(1, 0, 1, 0),
        *(6, 1),
    )
    assert (twins.games, twins.won, twins.lost, twins.tied) == (1, 1, 0, 0)
    assert (twins.rounds, twins.rounds_won, twins.highest_game) == (6, 6, 250)
    assert twins.mean_per_turn == Fraction(340, 11)
    (point,) = book.course(COMPUTER, FORMULA)
    assert (point.points, point.outcome) == (250, Outcome.WON)
    assert [row.why_not for row in book.games(COMPUTER)] == [None]
    book.enter(match_with_twins(2))
    assert [each.games for each in book.standings(FORMULA, 3)] == [2, 2]
    assert len(book.course(COMPUTER, FORMULA)) == 2


def test_twins_that_share_rounds_win_no_more_than_there_were(book: Book) -> None:
    seats = (
        seat("noor", Outcome.LOST, None),
        *(seat(COMPUTER, Outcome.WON, None, rounds_won=2) for _ in range(2)),
    )
    book.enter(formula(1, seats, rounds=3))
    (line,) = (each for each in book.standings(FORMULA) if each.participant.is_computer)
    assert (line.won, line.rounds, line.rounds_won, line.highest_game) == (1, 3, 3, None)


def test_a_person_at_several_seats_counts_for_nobody(book: Book) -> None:
    book.enter(formula(1, (seat("noor", Outcome.WON), seat("noor"), seat("sam"))))
    assert not book.standings(FORMULA)
    assert [row.why_not for row in book.games()] == [WhyNot.SAME]
    # and so do two who become one later, without touching what computers won
    book.enter(match_with_twins(2))
    book.enter(formula(3, (seat("sam", Outcome.WON), seat("kim"), seat(COMPUTER))))
    book.merge("sam", "kim")
    assert [row.why_not for row in book.games()] == [WhyNot.SAME, None, WhyNot.SAME]
