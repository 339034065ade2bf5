"""Games turn by turn: the time for a turn, the four endings and the final count."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from formula_desktop.digifeud.game import Game, new_game, to_second
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action, read_play
from formula_desktop.digifeud.position import Count, Ending, deal
from formula_desktop.digifeud.reasons import Reason
from formula_desktop.digifeud.tiles import DIGIT_TILES, OPERATOR_TILES, Rack
from formula_desktop.notation import in_order, without
from formula_desktop.players import Level, Player
from formula_desktop.refusal import NotAllowedError

START = datetime(2026, 11, 20, 9, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
SECOND = timedelta(seconds=1)
PERSONS = (Player("Noor"), Player("Sam"))
AGAINST_COMPUTER = (Player("Noor"), Player("Computer", Level.EASY))
FIRST = "3471012569*11223"
"""The tiles that are drawn first; the others come sorted."""


def game_of(
    minutes: int | None = None, players: tuple[Player, ...] = PERSONS, starts: int = 0
) -> Game:
    options = Options(turn_limit_minutes=minutes)
    digits = FIRST + (without(DIGIT_TILES, FIRST) or "")
    operators = "++-x-+" + (without(OPERATOR_TILES[options.operators], "++-x-+") or "")
    return new_game(options, players, START, starts, digits, operators)


def played(game: Game, *turns: tuple[str, datetime]) -> Game:
    for text, at in turns:
        game = game.after(read_play(text), at)
    return game


def refused(game: Game, text: str, at: datetime) -> Reason:
    with pytest.raises(NotAllowedError) as caught:
        game.after(read_play(text), at)
    reason = caught.value.refusal.reason
    assert isinstance(reason, Reason)
    assert game.why_not(read_play(text), at) == caught.value.refusal
    return reason


# --- the deal -----------------------------------------------------------------------------------


@pytest.mark.parametrize("starts", [0, 1])
def test_the_starting_player_draws_first(starts: int) -> None:
    position = game_of(starts=starts).position
    assert position.to_move == starts
    assert position.racks[starts] == Rack("01123457", "++-")
    assert position.racks[1 - starts] == Rack("*1122369", "+-x")
    after = position.after(read_play("E7> 3+4=7"))
    assert after.racks[starts].digits == in_order("01125" + position.bag_digits[:3])
    assert after.racks[starts].operators == in_order("+-" + position.bag_operators[:1])
    assert after.racks[1 - starts] == position.racks[1 - starts]
    assert after.bag_digits == position.bag_digits[3:]
    assert after.bag_operators == position.bag_operators[1:]


def test_what_cannot_be_dealt() -> None:
    options = Options()
    digits, operators = DIGIT_TILES, OPERATOR_TILES[options.operators]
    with pytest.raises(ValueError, match="starts"):
        deal(options, 2, digits, operators)
    with pytest.raises(ValueError, match="digits"):
        deal(options, 0, digits[1:], operators)
    with pytest.raises(ValueError, match="operators"):
        deal(options, 0, digits, operators[:-1] + "/")
    with pytest.raises(ValueError, match="two"):
        new_game(options, (*PERSONS, Player("Kim")), START, 0, digits, operators)


# --- the time for a turn ------------------------------------------------------------------------


def test_exactly_the_limit_is_in_time_and_then_only_timeout() -> None:
    game = game_of(10)
    assert game.time_left(START) == 10 * MINUTE
    in_time = START + 10 * MINUTE
    late = in_time + SECOND
    assert game.after(read_play("E7> 3+4=7"), in_time).turn_began == in_time
    assert refused(game, "timeout", in_time) is Reason.TIME_NOT_OVER
    for text in ("E7> 3+4=7", "pass", "resign"):
        assert refused(game, text, late) is Reason.TIME_OVER
    over = game.after(Action.TIMEOUT, late)
    result = over.result()
    assert result
    assert (result.ending, result.by, result.winner) == (Ending.TIMEOUT, 0, 1)
    assert over.position.is_given_up
    assert result.totals == (1, 0)
    assert refused(over, "pass", late) is Reason.GAME_OVER
    assert over.time_left(late) is None


def test_parts_of_a_second_do_not_count_as_in_a_file() -> None:
    game = game_of(10)
    almost = START + 10 * MINUTE + timedelta(milliseconds=999)
    assert game.after(Action.PASS, almost).turn_began == START + 10 * MINUTE
    assert refused(game, "timeout", almost) is Reason.TIME_NOT_OVER


def test_every_turn_has_its_own_time() -> None:
    game = played(game_of(10), ("E7> 3+4=7", START + 9 * MINUTE))
    assert not game.after(Action.PASS, START + 19 * MINUTE).is_over
    assert refused(game, "pass", START + 20 * MINUTE) is Reason.TIME_OVER


@pytest.mark.parametrize("ends", [(datetime.min, datetime.max), (datetime.max, datetime.min)])
def test_undoing_works_at_the_ends_of_the_calendar(ends: tuple[datetime, datetime]) -> None:
    """A file may have any times; the limit does not run for the computer, which begins here."""
    started, first = (to_second(end.replace(tzinfo=UTC)) for end in ends)
    game = replace(game_of(10, AGAINST_COMPUTER, starts=1), started=started)
    game = played(game, ("E7> 3+4=7", first))
    back = game.back_to(1, START)
    assert back.turn_began == START
    assert back.started == started
    assert back.time_left(START) == 10 * MINUTE


def test_a_clock_that_was_set_back_costs_nobody_a_turn() -> None:
    game = played(game_of(10), ("E7> 3+4=7", START - 300 * MINUTE))
    assert game.time_left(START - 300 * MINUTE) == 10 * MINUTE
    game = played(game, ("pass", START - 500 * MINUTE))
    assert game.turn_began == START - 500 * MINUTE


def test_the_limit_never_runs_for_a_computer() -> None:
    game = played(game_of(10, AGAINST_COMPUTER), ("E7> 3+4=7", START))
    assert not game.has_limit
    assert game.time_left(START) is None
    late = START + 1000 * MINUTE
    assert refused(game, "timeout", late) is Reason.TIME_NOT_OVER
    game = played(game, ("pass", late))
    assert game.has_limit
    assert refused(game, "timeout", late) is Reason.TIME_NOT_OVER


def test_without_a_limit_nothing_is_late() -> None:
    game = game_of(None)
    assert refused(game, "timeout", START + 10**6 * MINUTE) is Reason.NO_TIME_LIMIT
    assert not game.is_late(START + 10**6 * MINUTE)


def test_undoing_a_turn_starts_its_time_anew() -> None:
    game = played(
        game_of(10),
        ("E7> 3+4=7", START + 10 * MINUTE),
        ("pass", START + 20 * MINUTE),
        ("pass", START + 30 * MINUTE),
    )
    now = START + 35 * MINUTE
    back = game.back_to(1, now)
    assert back.turn_began == now
    assert back.time_left(now) == 10 * MINUTE
    assert back.position == game.positions[1]
    assert back.started == START + 25 * MINUTE
    assert back.turns[0].play == game.turns[0].play
    again = back.after(Action.PASS, now + 10 * MINUTE)
    assert again.is_same(game)
    assert game.back_to(0, now).started == now
    assert game.back_to(1).turns == game.turns[:1]
    without_limit = replace(game, options=Options())
    assert without_limit.back_to(1, now).turns == game.turns[:1]


def test_a_game_has_all_of_what_it_was_before_whenever_that_was() -> None:
    game = played(game_of(10), ("E7> 3+4=7", START + MINUTE), ("pass", START + 2 * MINUTE))
    earlier = game.back_to(1, START + 40 * MINUTE)
    assert game.has_all_of(game)
    assert game.has_all_of(earlier)
    assert not earlier.has_all_of(game), "it has less"
    other = played(earlier, ("resign", START + 41 * MINUTE))
    assert not other.has_all_of(game), "it went on otherwise"
    assert not game.has_all_of(game_of(10, starts=1)), "somebody else began"
    assert not game.has_all_of(game_of(10, AGAINST_COMPUTER)), "others played"


# --- the endings --------------------------------------------------------------------------------


def test_passing_twice_running() -> None:
    game = played(game_of(), ("E7> 3+4=7", START), ("pass", START), ("pass", START))
    assert not game.is_over
    game = played(game, ("pass", START))
    result = game.result()
    assert result
    assert (result.ending, result.by) == (Ending.PASSES, 1)
    left = [rack.left_over for rack in game.position.racks]
    assert result.counts == (Count(0, 1, left[1]), Count(1, 0, left[0]))
    assert result.totals == (7 + 4 + left[1], left[0])  # the 3, on no colour; 7 on blue is outcome
    assert game.totals == result.totals


def test_a_sum_between_two_passes_ends_nothing() -> None:
    game = played(
        game_of(),
        ("pass", START),
        ("pass", START),
    )
    assert game.position.passes == (1, 1)
    game = played(game, ("E7> 3+4=7", START))
    assert game.position.passes == (0, 1)


def test_going_out_takes_the_digits_of_the_other() -> None:
    position = game_of().position
    last = replace(
        position,
        racks=(Rack("347", "+"), Rack("*59", "")),
        bag_digits="",
        bag_operators="",
        earned=(30, 10),
    )
    over = last.after(read_play("E7> 3+4=7"))
    result = over.result()
    assert result
    points = last.points(read_play("E7> 3+4=7"))
    assert (result.ending, result.by, result.winner) == (Ending.OUT, 0, 0)
    assert result.counts == (Count(0, 1, 14), Count(1, 1, -14))
    assert result.earned == (30 + points, 10)
    assert result.totals == (30 + points + 14, -4)


def test_a_tie() -> None:
    position = game_of().position
    even = replace(position, racks=(Rack("*5", ""), Rack("23", "")), passes=(1, 0))
    result = even.after(Action.PASS).result()
    assert result
    assert result.totals == (5, 5)
    assert result.winner is None


def test_who_resigns_loses_with_1_even_from_below() -> None:
    position = replace(game_of().position, earned=(80, -4))
    over = position.after(Action.RESIGN)
    result = over.result()
    assert result
    assert (result.ending, result.by, result.winner) == (Ending.RESIGN, 0, 1)
    assert result.totals == (1, -4)
    assert result.counts == ()
    assert over.is_given_up
    assert not position.is_given_up
    assert over.to_move is None
    assert position.result() is None


def test_stopping_is_as_if_everybody_only_passed() -> None:
    position = replace(
        game_of().position, racks=(Rack("*59", "+"), Rack("2", "")), earned=(10, 4), passes=(1, 0)
    )
    result = position.result_when_stopped()
    assert position.result() is None
    assert (result.ending, result.totals, result.winner) == (Ending.PASSES, (12, 18), 1)
    assert [result.counted(seat) for seat in range(2)] == [2, 14]


def test_passes_at_one_moment_are_those_of_players_who_agree_to_stop() -> None:
    at_once = [("pass", START + MINUTE)] * 3
    assert played(game_of(), *at_once).agreed_passes == 3
    assert played(game_of(), *at_once[1:]).agreed_passes == 0, "it is not over"
    assert played(game_of(players=AGAINST_COMPUTER), *at_once).agreed_passes == 3
    answered = [("pass", START), *at_once[1:]]
    assert played(game_of(players=AGAINST_COMPUTER), *answered).agreed_passes == 0
    watched = (Player("A", Level.EASY), Player("B", Level.EASY))
    assert played(game_of(players=watched), *at_once).agreed_passes == 0
    apart = [("pass", START + MINUTE * number) for number in range(3)]
    assert played(game_of(), *apart).agreed_passes == 0
    last = [("pass", START), ("pass", START + MINUTE), ("pass", START + MINUTE)]
    assert played(game_of(), *last).agreed_passes == 2
