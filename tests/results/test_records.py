"""What the results keep of a game, and when it counts."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.play import Action as DigifeudAction
from formula_desktop.formula.match import Match
from formula_desktop.formula.options import Scoring
from formula_desktop.kinds.kind import cheered
from formula_desktop.kinds.registry import kind_of, read_any_file
from formula_desktop.players import FAIR_TURNS, Level, Player
from formula_desktop.results.records import (
    Record,
    counts_for_person,
    counts_until_undone,
    record_of,
    why_missing,
)
from formula_desktop.results.strength import Outcome
from formula_desktop.results.trouble import WHY_NOT, WhyNot
from formula_desktop.store.games.notes import OF_CLASS, Entry, NotCounted, Notes, SavedSeat
from tests.helpers.digifeud.ended_games import unearned
from tests.helpers.game_files import case_file
from tests.helpers.results.saved import played_match

KEY = "0" * 32
NOOR, SAM, MASTER = (SavedSeat(key) for key in ("noor", "sam", "computer-master"))
WON, LOST, TIED = Outcome.WON, Outcome.LOST, Outcome.TIED


def game(name: str = "digifeud-random-37") -> Game:
    found = read_any_file(case_file(name))
    assert isinstance(found, Game)
    return found


def match() -> Match:
    """A match for points to its end, between a person and a beginner."""
    found = read_any_file(case_file("formula-end-points"))
    assert isinstance(found, Match)
    return replace(found, players=(Player("Noor"), Player("Computer", Level.BEGINNER)))


def notes(*seats: SavedSeat, **changes: object) -> Notes:
    return replace(Notes(KEY, seats), **changes)  # type: ignore[arg-type]


def why_not(state: Game | Match, noted: Notes) -> WhyNot | None:
    return record_of(state, noted).why_not


def test_a_game_between_two_persons() -> None:
    record = record_of(game(), notes(NOOR, SAM, hints=(0, 3, 19)))
    assert record.why_not is None
    assert (record.game, record.ending, record.rounds, record.for_points) == (
        "digifeud",
        "passes",
        1,
        True,
    )
    assert [seat.total for seat in record.seats] == list(game().totals)
    assert [seat.earned for seat in record.seats] == list(game().position.earned)
    assert [seat.turns for seat in record.seats] == [10, 10]
    assert [seat.hints for seat in record.seats] == [2, 1]
    assert [seat.participant for seat in record.seats] == ["noor", "sam"]
    assert record.ended == game().turns[-1].at
    assert record.full_points == 400
    first, *_, last = record.plays
    assert (first.number, first.seat, first.text, first.points) == (1, 1, "G7> 8x5=40", 40)
    assert (first.operators, first.hint, last.text, last.operators) == (("x",), True, "pass", ())


def test_without_times_half_the_points_are_full() -> None:
    options = replace(game().options, operators=game().options.operators[:2])
    assert record_of(replace(game(), options=options), notes(NOOR, SAM)).full_points == 200


def test_in_a_small_range_half_the_points_are_full() -> None:
    for largest, full in ((10, 200), (20, 200), (50, 400), (None, 400)):
        options = replace(game().options, largest_number=largest)
        record = record_of(replace(game(), options=options), notes(NOOR, SAM))
        assert record.full_points == full


def test_a_game_against_the_computer() -> None:
    stopped = game("digifeud-random-39")  # with passes of both in the same second
    undecided = record_of(stopped, notes(MASTER, NOOR))
    assert [seat.outcome for seat in undecided.seats] == [TIED, TIED]
    *before, last = stopped.turns
    later = last._replace(at=last.at + timedelta(minutes=1))
    record = record_of(replace(stopped, turns=(*before, later)), notes(MASTER, NOOR))
    assert record.why_not is None
    assert [seat.outcome for seat in record.seats] == [LOST, WON]
    assert [(seat.participant, seat.level) for seat in record.seats] == [
        ("computer-master", Level.MASTER),
        ("noor", None),
    ]


@pytest.mark.parametrize("reason", NotCounted)
def test_what_is_noted_against_it(reason: NotCounted) -> None:
    noted = notes(NOOR, SAM, not_counted=reason)
    assert why_not(game(), noted) == WhyNot(reason.value)
    assert why_not(match(), notes(NOOR, replace(MASTER, participant="computer-beginner"))) is None
    assert why_not(match(), noted) == WhyNot(reason.value)
    credited = [seat.participant for seat in record_of(game(), noted).seats]
    assert credited == (["", ""] if reason is NotCounted.OPENED else ["noor", "sam"])


def test_what_was_entered_once_counts_for_good() -> None:
    entries = (Entry(10, 100), Entry(1, 100))
    for noted in (
        notes(NOOR, SAM, not_counted=NotCounted.ALTERED),
        notes(NOOR, SavedSeat()),  # Sam has been removed since
        notes(NOOR, SAM),
    ):
        assert why_not(game(), replace(noted, entries=entries)) is None
    assert why_not(game(), notes(NOOR, NOOR, entries=entries)) is WhyNot.SAME


def test_who_must_sit_there() -> None:
    assert why_not(game(), notes(NOOR, SavedSeat())) is WhyNot.NOBODY
    assert why_not(game(), notes()) is WhyNot.NOBODY
    assert why_not(game(), notes(NOOR, NOOR)) is WhyNot.SAME
    beginner = SavedSeat("computer-beginner")
    assert why_not(match(), notes(SavedSeat(), beginner)) is None
    assert why_not(match(), notes(SavedSeat(), SavedSeat())) is WhyNot.NOBODY
    persons = replace(match(), players=(Player("A"), Player("B")))
    assert why_not(persons, notes(NOOR, NOOR)) is WhyNot.SAME


@pytest.mark.parametrize(
    "seats",
    [
        (MASTER, SAM),  # a level's key where a person sits
        (NOOR, SAM, SavedSeat("kim")),  # one seat too many
        (SavedSeat("x" * 65), SAM),
        (SavedSeat("\ud800"), SAM),
        (SavedSeat("Noor'; --"), SAM),
    ],
)
def test_notes_that_do_not_fit_credit_nobody(seats: tuple[SavedSeat, ...]) -> None:
    record = record_of(game(), notes(*seats))
    assert record.seats[0].participant == ""
    assert record.why_not is not None


def test_what_no_one_may_choose_is_left_out() -> None:
    record = record_of(game(), notes(SavedSeat("noor", "mauve", "cow"), SAM))
    assert (record.seats[0].colour, record.seats[0].picture) == ("", "")


def test_computers_alone_are_watched() -> None:
    seats = (MASTER, SavedSeat("computer-easy"))
    players = (Player("A", Level.MASTER), Player("B", Level.EASY))
    assert why_not(replace(game(), players=players), notes(*seats)) is WhyNot.WATCHED
    assert why_not(replace(match(), players=players), notes(*seats)) is WhyNot.WATCHED


def test_other_ends_are_not_rated() -> None:
    whole = game()
    under_way = whole.back_to(7)
    assert why_not(under_way, notes(NOOR, SAM)) is WhyNot.NOT_OVER
    assert [seat.outcome for seat in record_of(under_way, notes(NOOR, SAM)).seats] == [TIED, TIED]
    resigned = under_way.after(DigifeudAction.RESIGN, under_way.turn_began)
    record = record_of(resigned, notes(NOOR, SAM))
    assert (record.why_not, record.ending) == (WhyNot.GIVEN_UP, "resign")
    assert [seat.outcome for seat in record.seats] == [LOST, WON]
    assert record.seats[0].total == 1
    late = under_way.turn_began + timedelta(minutes=10, seconds=1)
    record = record_of(under_way.after(DigifeudAction.TIMEOUT, late), notes(NOOR, SAM))
    assert (record.why_not, record.ending) == (WhyNot.LATE, "timeout")


def test_a_match_for_points_counts_at_its_target() -> None:
    beginner = SavedSeat("computer-beginner")
    record = record_of(match(), notes(NOOR, beginner))
    assert record.why_not is None
    assert (record.ending, record.rounds, record.for_points) == ("target", 8, True)
    assert [seat.total for seat in record.seats] == list(match().totals)
    assert [seat.rounds_won for seat in record.seats] == list(match().rounds_won)
    assert [seat.outcome is WON for seat in record.seats] == [
        at in match().winners for at in range(2)
    ]
    turns = (17, 9, 5, 8, 8, 14, 10, 9)
    assert [play.round for play in record.plays] == [
        number for number, made in enumerate(turns, 1) for _ in range(made)
    ]
    assert [play.number for play in record.plays] == list(range(1, 81))
    wins = [(play.round, play.seat) for play in record.plays if play.wins]
    alone = [result.winners for result in match().results if len(result.winners) == 1]
    assert wins == [(number, seat) for number, (seat,) in enumerate(alone, 1)], "one in each round"
    last = {(play.round, play.seat): play for play in record.plays}
    assert all(last[each].wins for each in wins), "with the last play of its winner"
    early = replace(match(), rounds=match().rounds[:2])
    assert why_not(early, notes(NOOR, beginner, has_ended=True)) is WhyNot.NOT_OVER


def test_a_match_without_points_counts_when_its_players_have_ended_it() -> None:
    options = replace(match().options, scoring=Scoring.FIRST_OUT)
    played = replace(match(), options=options)
    seats = (NOOR, SavedSeat("computer-beginner"))
    assert why_not(played, notes(*seats)) is WhyNot.NOT_OVER
    record = record_of(played, notes(*seats, has_ended=True))
    assert record.why_not is None
    assert (record.ending, record.for_points, record.seats[0].total) == ("ended", False, None)
    # in the middle of the second round: only the first one is over
    half = replace(played, rounds=(played.rounds[0], played.rounds[1].back_to(2)))
    record = record_of(half, notes(*seats, has_ended=True))
    assert record.why_not is None
    assert record.rounds == 1
    # and in the middle of the first nobody has won anything
    first = replace(played, rounds=(played.rounds[0].back_to(2),))
    record = record_of(first, notes(*seats, has_ended=True))
    assert record.why_not is WhyNot.NOT_OVER
    assert {seat.outcome for seat in record.seats} == {TIED}


def test_the_fewest_cards_decide_between_teams_whose_lesson_ends_in_a_round() -> None:
    people = (Player("Noor"), Player("Sam"))
    options = replace(match().options, scoring=Scoring.FIRST_OUT)
    played = match().rounds[0]
    matches = (
        replace(match(), options=options, players=people, rounds=(played.back_to(turns),))
        for turns in range(2 * FAIR_TURNS, len(played.turns))
    )
    stopped = next(each for each in matches if len(each.winners) == 1)
    cards = [len(hand) for hand in stopped.position.hands]
    at_once = replace(stopped, rounds=(played.back_to(1),))
    lesson = notes(NOOR, SavedSeat(), has_ended=True, settings={OF_CLASS: True})
    record = record_of(at_once, lesson)
    assert record.why_not is WhyNot.NOT_OVER, "after one turn that would be luck"
    record = record_of(stopped, notes(NOOR, SavedSeat(), has_ended=True))
    assert record.why_not is WhyNot.NOT_OVER, "at home no round is over"
    record = record_of(stopped, lesson)
    assert (record.ending, record.rounds) == ("stopped", 0)
    assert [seat.outcome is WON for seat in record.seats] == [
        count == min(cards) for count in cards
    ]


def test_a_match_that_all_share_is_a_tie() -> None:
    options = replace(match().options, scoring=Scoring.FIRST_OUT)
    rounds = {
        result.winners: each for each, result in zip(match().rounds, match().results, strict=True)
    }
    assert set(rounds) == {(0,), (1,)}
    shared = replace(match(), options=options, rounds=tuple(rounds.values()))
    record = record_of(shared, notes(NOOR, SavedSeat("computer-beginner"), has_ended=True))
    assert [seat.outcome for seat in record.seats] == [Outcome.TIED, Outcome.TIED]


def test_a_game_counts_for_a_person_also_before_its_end_but_not_for_a_team() -> None:
    beginner = SavedSeat("computer-beginner")
    for state in (match(), replace(match(), rounds=match().rounds[:2])):
        assert counts_for_person(state, notes(NOOR, beginner))
        assert not counts_for_person(state, notes(NOOR, beginner, settings={OF_CLASS: True}))
        assert not counts_for_person(state, notes(SavedSeat(), beginner)), "nobody sits there"
        assert not counts_for_person(state, notes(NOOR, not_counted=NotCounted.CHOSEN))


def test_a_game_that_is_entered_counts_also_if_a_turn_is_undone() -> None:
    assert counts_until_undone(game(), notes(NOOR, SAM))
    assert counts_until_undone(game().back_to(7), notes(NOOR, SAM))
    assert not counts_until_undone(game(), notes(NOOR, SAM, is_entered=True))
    assert not counts_until_undone(game(), notes(NOOR, SAM, not_counted=NotCounted.CHOSEN))


def test_only_a_game_that_is_over_and_was_played_is_missing() -> None:
    assert why_missing(game(), notes(NOOR, SAM)) is None
    assert why_missing(game().back_to(7), notes(NOOR, SAM)) is None
    players = (Player("A", Level.MASTER), Player("B", Level.EASY))
    seats = (MASTER, SavedSeat("computer-easy"))
    assert why_missing(replace(game(), players=players), notes(*seats)) is None
    assert why_missing(game(), notes(NOOR, NOOR)) is WhyNot.SAME


def test_every_reason_has_its_sentence() -> None:
    assert set(WHY_NOT) == set(WhyNot)
    assert {reason.value for reason in NotCounted} <= {reason.value for reason in WhyNot}


def test_a_record_is_a_value() -> None:
    record: Record = record_of(match(), notes(NOOR, SAM))
    assert record == record_of(match(), notes(NOOR, SAM))
    assert len({record, record}) == 1


def test_two_computers_of_one_level_may_play_against_a_person() -> None:
    played = played_match(Random(4), ("noor", "computer-easy", "computer-easy"), 1)
    assert isinstance(played, Match)
    played = replace(played, options=replace(played.options, scoring=Scoring.FIRST_OUT))
    easy = SavedSeat("computer-easy")
    assert why_not(played, notes(NOOR, easy, easy, has_ended=True)) is None
    assert why_not(played, notes(NOOR, easy, easy, has_ended=True, entries=())) is None
    persons = replace(played, players=(Player("A"), Player("B"), Player("Computer", Level.EASY)))
    assert why_not(persons, notes(NOOR, NOOR, easy, has_ended=True)) is WhyNot.SAME
    assert why_not(persons, notes(NOOR, NOOR, easy, has_ended=True, entries=())) is WhyNot.SAME


def test_who_has_more_by_the_count_alone_wins_as_the_rules_say() -> None:
    record = record_of(unearned(), notes(NOOR, SavedSeat("computer-beginner")))
    assert record.ending == "passes"
    assert record.why_not is None
    assert WON in {seat.outcome for seat in record.seats}


def test_a_person_who_laid_nothing_is_not_cheered_for_winning_against_computers() -> None:
    played = match()
    (winner,) = winners = played.winners
    players = [Player("Computer", Level.BEGINNER)] * 2
    only_computers = replace(played, players=tuple(players))
    players[winner] = Player("Noor")
    against_computer = replace(played, players=tuple(players))
    kind = kind_of(played)
    assert cheered(kind, against_computer, winners, played.rounds) == winners
    assert cheered(kind, against_computer, winners, ()) == ()
    assert cheered(kind, against_computer, (1 - winner,), ()) == (1 - winner,)
    assert cheered(kind, played, winners, ()) == winners, "among persons"
    assert cheered(kind, only_computers, winners, ()) == winners
