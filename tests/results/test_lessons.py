"""Lessons with teams: the pupils have them among their results, and they count for nobody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.classes.teams import Rota
from formula_desktop.kinds.registry import KINDS
from formula_desktop.results.bests import Feat
from formula_desktop.results.book import Book
from formula_desktop.results.lesson_bests import Practised, lesson_bests, practice_bests
from formula_desktop.results.rebuild import catch_up, enter_saved
from formula_desktop.results.records import Record, SeatRecord
from formula_desktop.results.standings import Member
from formula_desktop.results.strength import Outcome
from formula_desktop.results.trouble import WhyNot
from formula_desktop.store.games.collection import Games
from formula_desktop.store.games.notes import NotCounted, SavedSeat, new_notes
from tests.helpers.results.books import (
    contents,
    digifeud,
    formula,
    key_of,
    opened,
    play,
    seat,
    tells,
)
from tests.helpers.results.practising import add_persons
from tests.helpers.results.saved import caught_up, games_in, played_game, played_match

POINTS = Feat.HIGHEST_SUM
TEAMS = (("noor", "sam"), ("kim",))


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    with opened(tmp_path / "results.sqlite") as found:
        add_persons(found)
        yield found


def lesson(number: int = 1, teams: tuple[tuple[str, ...], ...] = TEAMS) -> Record:
    """A game of two teams: noor lays 12 and passes, sam lays 8, kim 30, 5 and 7."""
    plays = (
        play(1, 0, "G7> 3+7=10", 12, "+"),
        play(2, 1, "A1> 3+7=10", 30, "+"),
        play(3, 0, "A2> 3+7=10", 8, "+"),
        play(4, 1, "A3> 3+7=10", 5, "+"),
        play(5, 0, "pass"),
        play(6, 1, "A4> 3+7=10", 7, "+"),
    )
    made = digifeud(number, ("", ""), (20, 42), why_not=WhyNot.CHOSEN, plays=plays)
    kind = KINDS[DIGIFEUD]
    options = json.dumps(kind.written_options(kind.usual_options()))
    return made._replace(options=options, rota=Rota(teams))


def members(book: Book) -> dict[str, Member | None]:
    """What everybody did in their last game."""
    games = {each.key: book.games(each.key) for each in book.participants()}
    return {key: rows[0].member for key, rows in games.items() if rows}


def test_each_pupil_has_the_lesson_with_the_own_turns(book: Book) -> None:
    assert book.enter(lesson()) is None
    assert members(book) == {
        "kim": Member(1, 3, 30),
        "noor": Member(0, 2, 12),
        "sam": Member(0, 1, 8),
    }
    (row,) = book.games("noor")
    assert row.why_not is WhyNot.CHOSEN
    assert [each.outcome for each in row.seats] == [Outcome.LOST, Outcome.WON]
    assert book.lessons() == {"kim": (1, 3), "noor": (1, 2), "sam": (1, 1)}
    assert not book.standings(DIGIFEUD)
    assert [each.member for each in book.games()] == [None], "a list of all is nobody's"
    before = contents(book)
    book.enter(lesson())
    assert tells(book, before)


def test_teams_and_pupils_have_what_they_did_best() -> None:
    record = lesson()
    teams, pupils = lesson_bests(record, record.rota)
    name_of = [each.name for each in record.seats]
    assert [each.name for each in teams] == name_of
    most = [[best.value for best in each.bests if best.feat is POINTS] for each in teams]
    assert most == [[12], [30]]
    assert {key: [best.number for best in each] for key, each in pupils.items()} == {
        "noor": [1, 1, 1],
        "sam": [3, 3, 3],
        "kim": [2, 2, 2],
    }
    assert [best.feat for best in pupils["kim"]] == [Feat.WON_LESSON, POINTS, Feat.MOST_LAID]
    assert [best.feat for best in pupils["sam"]] == [POINTS, Feat.MOST_LAID, Feat.TOOK_PART]
    assert pupils["kim"][0].operators == (*Operator,)[:3], "also those that nobody laid"
    assert [each.pupils for each in teams] == [*TEAMS]
    assert all(best.of_lesson for each in pupils.values() for best in each)

    helped = tuple(each._replace(laid=each.seat == 1) for each in record.plays)
    teams, _ = lesson_bests(record._replace(plays=helped), record.rota)
    (won,) = teams[1].bests
    assert (won.feat, won.text) == (Feat.WON_LESSON, ""), "a hint laid all of it"

    agreed = record._replace(agreed_turns=5, for_points=False)
    teams, pupils = lesson_bests(agreed, record.rota)
    assert [best.feat for best in pupils["noor"]] == [Feat.MOST_LAID, Feat.TOOK_PART]
    assert [best.feat for best in pupils["sam"]] == [Feat.TOOK_PART], "who was not asked, too"

    both = tuple(each._replace(outcome=Outcome.WON) for each in record.seats)
    teams, _ = lesson_bests(record._replace(seats=both, plays=()), record.rota)
    assert [[best.feat for best in each.bests] for each in teams] == 2 * [[Feat.TOOK_PART]], "a tie"


def test_of_sums_as_long_the_highest_answer_is_best() -> None:
    """As the end of the game says."""
    plays = (
        play(1, 0, "8-3=5", 0, "-"),
        play(2, 1, "3+4=7", 0, "+"),
        play(3, 0, "38+9=47", 0, "+"),
        play(4, 1, "3+3=6", 0, "+"),
        play(5, 0, "8-4=4", 0, "-"),
    )
    kind = KINDS[FORMULA]
    options = json.dumps(kind.written_options(kind.usual_options()))
    seats = (seat("", Outcome.WON), seat("", Outcome.LOST))
    record = formula(1, seats, why_not=WhyNot.CHOSEN, plays=plays)
    rota = Rota((("noor",), ("kim",)))
    teams, _ = lesson_bests(record._replace(options=options, rota=rota), rota)
    assert [{best.text for best in each.bests} for each in teams] == [{"38+9=47"}, {"3+4=7"}]


def test_who_was_not_asked_has_it_too(book: Book) -> None:
    book.enter(lesson()._replace(plays=lesson().plays[:1]))
    assert members(book) == {
        "kim": Member(1, 0, None),
        "noor": Member(0, 1, 12),
        "sam": Member(0, 0, None),
    }


@pytest.mark.parametrize("teams", [(), TEAMS[:1], (("noor",), ("nobody",))])
def test_a_game_without_teams_that_are_known_is_not_entered(
    book: Book, teams: tuple[tuple[str, ...], ...]
) -> None:
    assert book.enter(lesson(teams=teams)) is None
    assert not book.has(key_of(1))


def test_a_team_that_has_no_seat_is_left_out(book: Book) -> None:
    book.enter(lesson(teams=(("noor",), ("sam",), ("kim",))))
    assert set(members(book).values()) == {Member(0, 3, 12), Member(1, 3, 30)}


def test_merging_and_removing_pupils(book: Book) -> None:
    book.enter(lesson())
    book.merge("noor", "sam")
    assert members(book) == {"kim": Member(1, 3, 30), "sam": Member(0, 3, 12)}, "of both"
    book.enter(lesson(2))
    assert book.games("sam")[0].member == Member(0, 3, 12), "the heir has all turns"
    book.merge("sam", "kim")
    assert book.games("kim")[0].member == Member(1, 3, 30)
    book.remove("kim")
    assert not book.games(), "nobody is left who has played"


def test_a_lesson_stays_for_the_others(book: Book) -> None:
    book.enter(lesson())
    book.remove("kim", "Somebody")
    (row,) = book.games("noor")
    assert [each.name for each in row.seats] == ["Guest", "Guest"]
    book.remove("noor", "Somebody")
    book.remove("sam", "Somebody")
    assert not book.games()


def test_who_has_changed_teams_belongs_where_turns_were_had(book: Book) -> None:
    rota = Rota(TEAMS).changed([2, 1], (("sam",), ("kim", "noor")))
    assert rota.asked(1, 2) == "noor"
    book.enter(lesson()._replace(rota=rota))
    assert members(book) == {
        "kim": Member(1, 2, 30),
        "noor": Member(1, 1, 7),
        "sam": Member(0, 2, 8),
    }
    book.enter(lesson(2)._replace(rota=Rota(TEAMS).changed([1, 3], (("sam",), ("kim", "noor")))))
    assert members(book)["noor"] == Member(0, 1, 12), "no turn in the new team"


def test_a_match_is_a_lesson_too(book: Book) -> None:
    seats: tuple[SeatRecord, ...] = tuple(
        seat("", Outcome.WON if at == 1 else Outcome.LOST, None, rounds_won=at) for at in range(2)
    )
    record = formula(3, seats, why_not=WhyNot.CHOSEN, plays=lesson().plays)
    book.enter(record._replace(rota=Rota(TEAMS)))
    assert members(book)["sam"] == Member(0, 1, 8)


# --- from the disk ------------------------------------------------------------------------------


@pytest.fixture
def games(tmp_path: Path) -> Games:
    (tmp_path / "data").mkdir()
    return games_in(tmp_path / "data")


def saved_lesson(games: Games, book: Book) -> str:
    """A finished lesson on the disk; returns the key of a pupil who was asked."""
    pupils = [book.add_person(name).key for name in ("Aïcha", "Bo", "Çelik", "Daan")]
    rota = Rota((tuple(pupils[:2]), tuple(pupils[2:])))
    notes = new_notes((SavedSeat(),) * 2, not_counted=NotCounted.CHOSEN, settings=rota.written)
    state = played_game(Random(1), ("noor", "sam"), 1, ends_early=False)
    saved = games.begin(state, notes)
    assert enter_saved(book, games, saved)
    assert games.finished()[0].notes.is_entered
    return pupils[0]


def test_a_lesson_is_entered_from_its_file(book: Book, games: Games) -> None:
    pupil = saved_lesson(games, book)
    (row,) = book.games(pupil)
    assert row.member is not None
    assert row.member.turns > 0
    assert not enter_saved(book, games, games.finished()[0]), "only once"


def test_lost_results_get_it_back_if_the_pupils_are_known(
    book: Book, games: Games, tmp_path: Path
) -> None:
    pupil = saved_lesson(games, book)
    with opened(tmp_path / "other.sqlite") as rebuilt:
        assert catch_up(rebuilt, games) == (0, None), "their names are in no game"
        for each in book.participants():
            rebuilt.add_again(each.key, each.name, each.colour, each.picture, each.created)
        assert catch_up(rebuilt, games) == (1, None)
        assert rebuilt.games(pupil)[0].member == book.games(pupil)[0].member


def test_what_was_undone_or_comes_from_elsewhere_is_no_lesson(book: Book, games: Games) -> None:
    pupil = saved_lesson(games, book)
    (saved,) = games.finished()
    copy = replace(saved.notes, not_counted=NotCounted.COPIED, is_entered=False)
    state = played_match(Random(1), ("noor", "sam"), 2)
    games.begin(state, replace(copy, key=key_of(9), has_ended=True))
    assert len(book.games(pupil)) == 1
    again = caught_up(games.places.data / "again.sqlite", games)
    assert not again.games(pupil)
    again.close()


def test_who_solved_most_has_won_the_exercises() -> None:
    teams = (
        Practised("Foxes", "orange", "fox", ("a", "b"), 5),
        Practised("Owls", "blue", "owl", ("c",), 3),
    )
    moment = datetime(2026, 9, 1, 10, tzinfo=UTC)
    found, pupils = practice_bests("formula", (Operator.ADD,), teams, moment)
    assert [(each.name, each.bests[0].feat, each.pupils) for each in found] == [
        ("Foxes", Feat.WON_LESSON, ("a", "b")),
        ("Owls", Feat.TOOK_PART, ("c",)),
    ]
    assert {key: best.feat for key, (best,) in pupils.items()} == {
        "a": Feat.WON_LESSON,
        "b": Feat.WON_LESSON,
        "c": Feat.TOOK_PART,
    }
    tie = [each._replace(right=4) for each in teams]
    found, _ = practice_bests("formula", (Operator.ADD,), tie, moment)
    assert {each.bests[0].feat for each in found} == {Feat.TOOK_PART}
    found, _ = practice_bests("formula", (Operator.ADD,), teams, moment, is_fair=False)
    assert {each.bests[0].feat for each in found} == {Feat.TOOK_PART}
