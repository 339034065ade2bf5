"""A game as its moments: what they show, what stays hidden, and where to go on from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from formula_desktop.classes.teams import Rota
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.legal import best_play
from formula_desktop.digifeud.play import Action as BoardAction
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.position import Position as BoardPosition
from formula_desktop.engine.protocol import best
from formula_desktop.formula.match import Match, Round
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.play import Action, Formula
from formula_desktop.kinds.registry import kind_of, read_game, write_game
from formula_desktop.models.past.moments import Moment, Past
from formula_desktop.players import Level, Player
from formula_desktop.store.games.states import is_over
from tests.helpers.digifeud.ended_games import passed, stopped
from tests.helpers.digifeud.page import opened_game
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.each import each_of
from tests.helpers.formula.games import COMPUTER, NOOR, SAM, STARTED, lying, match_of
from tests.helpers.formula.random_matches import complete_match, in_third_round, random_match

SEEDS = range(12)
LATER = STARTED + timedelta(days=9000)
HANDS = ("1225667", "1133445")


def some_game(seed: int) -> Match | Game:
    return random_match(seed, 40) if seed % 2 else random_game(seed, 8)


# --- what they are ------------------------------------------------------------------------------


@each_of(SEEDS)
def test_the_moments_are_the_positions_of_the_game(seed: int) -> None:
    state = some_game(seed)
    rounds: Sequence[Round | Game] = state.rounds if isinstance(state, Match) else (state,)
    moments = Past(state).moments
    assert len(moments) == sum(len(each.positions) for each in rounds)
    assert [moment.after for moment in moments] == [
        position for each in rounds for position in each.positions
    ]
    for moment in moments:
        turns = rounds[moment.round].turns[: moment.turn]
        assert moment.play == (turns[-1].play if turns else None)
        assert moment.seat == moment.before.to_move


@each_of(SEEDS)
def test_the_game_at_a_moment_ends_there_and_has_all_before(seed: int) -> None:
    past = Past(some_game(seed))
    for moment in past.moments:
        state = past.at(moment)
        assert state.position == moment.after
        assert Past(state).moments == past.moments[: past.moments.index(moment) + 1]


def test_the_hand_is_the_one_that_was_played_from() -> None:
    match = lying(match_of("1235678", "1122344"), "(2)+(4)=6", "draw")
    begun, laid, drawn = Past(match).moments
    assert (begun.seat, begun.hand, begun.drawn) == (0, "1235678", "")
    assert (laid.seat, laid.hand, laid.drawn) == (0, "1235678", "")
    assert (drawn.seat, drawn.hand) == (1, match.position.hands[1])
    assert len(drawn.hand) == 8
    assert drawn.drawn == match.rounds[0].deck[16]
    begun, first, second = Past(opened_game(NOOR, COMPUTER)).moments
    assert isinstance(first.before, BoardPosition)
    assert first.hand == first.before.racks[0].tiles
    assert (second.seat, second.drawn) == (1, "")


def test_a_play_is_worth_its_points_or_else_its_cards() -> None:
    plain = lying(match_of(*HANDS), "(2)+(4)=6", "draw")
    assert [moment.worth(moment.play) for moment in Past(plain).moments] == [0, 1, 0]
    points = lying(match_of(*HANDS, options=Options(scoring=Scoring.POINTS)), "(2)+(4)=6")
    assert Past(points).moments[1].worth(points.round.turns[0].play) == 6
    board = opened_game(NOOR, COMPUTER)
    pairs = zip(board.positions, board.turns, strict=False)
    earned = [each.points(turn.play) for each, turn in pairs]
    assert earned[0] > 0
    assert [moment.worth(moment.play) for moment in Past(board).moments] == [0, *earned]


def test_turns_to_stop_are_not_judged_and_are_one_moment() -> None:
    for game, agreed in ((passed(), 0), (stopped(), 3)):
        past = Past(game)
        *before, last = past.moments
        assert past.judges(last) is (agreed == 0)
        assert past.is_agreed(last) is (agreed > 0)
        assert not any(map(past.is_agreed, before))
        assert past.turns(0) == len(game.turns) - agreed
        assert len(past.moments) == 1 + past.turns(0) + (agreed > 0)
        assert past.at(last) == game


# --- what stays hidden --------------------------------------------------------------------------


def shown(past: Past) -> list[bool]:
    return [past.shows(moment) for moment in past.moments]


def test_a_single_person_sees_the_own_hand_only() -> None:
    assert shown(Past(opened_game(NOOR, COMPUTER))) == [True, True, False]
    assert shown(Past(opened_game(COMPUTER, NOOR))) == [False, False, True]
    cards = lying(match_of(*HANDS, players=(NOOR, COMPUTER)), "(2)+(4)=6", "draw")
    assert shown(Past(cards)) == [True, True, False]


def test_of_several_persons_who_has_taken_the_seat_sees_the_own_hand() -> None:
    game = opened_game(NOOR, SAM)
    assert shown(Past(game)) == [False, False, False]
    assert shown(Past(game, seat=0)) == [True, True, False]
    assert shown(Past(game, seat=1)) == [False, False, True]


def test_all_is_shown_once_the_game_is_over_or_where_nobody_has_secrets() -> None:
    game = opened_game(NOOR, SAM)
    assert all(shown(Past(game.after(BoardAction.RESIGN, game.turn_began))))
    assert all(shown(Past(opened_game(COMPUTER, Player("Other", Level.EASY)))))
    cards = lying(match_of(*HANDS, players=(NOOR, SAM), options=Options(open_cards=True)), "draw")
    assert all(shown(Past(cards)))


def test_of_a_match_the_rounds_that_are_over_are_shown() -> None:
    match = complete_match(1)
    match = replace(match, players=(NOOR, *(SAM for _ in match.players[1:])))
    assert not match.options.open_cards
    match = match.next_round(match.round.deck)
    match = match.after(match.position.may[0], match.started)
    past = Past(match)
    last = len(match.rounds) - 1
    assert last > 1
    assert shown(past) == [moment.round < last for moment in past.moments]


def test_nobody_has_lost_by_the_cards_of_a_round_but_in_a_lesson() -> None:
    match = in_third_round()
    at_home, in_lesson = Past(match), Past(match, is_lesson=True)
    assert not any(map(at_home.has_lost, (0, 1))), "each has won a round"
    assert sorted(map(in_lesson.has_lost, (0, 1))) == [False, True]


# --- another play -------------------------------------------------------------------------------


@each_of(SEEDS)
def test_the_best_play_lies_there_instead(seed: int) -> None:
    past = Past(some_game(seed))
    seen = 0
    for moment in past.moments[1::5]:
        if moment.play is None:
            continue
        play = best(moment.before.view(moment.seat))
        assert moment.worth(play) >= moment.worth(moment.play)
        if not isinstance(play, Formula | Sum):
            continue
        state = past.instead(moment, play, LATER)
        assert isinstance(state, Match | Game)
        turns = state.round.turns if isinstance(state, Match) else state.turns
        assert len(turns) == moment.turn
        assert turns[-1].play == play
        assert read_game(write_game(state)) == state
        seen += 1
    assert seen or not past.moments[2:]


def test_the_best_of_digifeud_earns_most() -> None:
    game = opened_game(NOOR, COMPUTER)
    moment, view = Past(game).moments[1], game.positions[0].view(0)
    assert moment.before.view(0) == view
    found = best_play(view)
    assert found is not None
    assert moment.worth(best(view)) == found.points


def test_instead_of_running_out_of_time_there_is_time() -> None:
    game = opened_game(NOOR, SAM, minutes=5)
    late = game.after(BoardAction.TIMEOUT, game.turn_began + timedelta(minutes=6))
    past = Past(late)
    moment = past.moments[-1]
    play = best(moment.before.view(moment.seat))
    state = past.instead(moment, play, LATER)
    assert isinstance(state, Game)
    assert state.turns[-1].play == play
    assert read_game(write_game(state)) == state


# --- going on -----------------------------------------------------------------------------------


@each_of(SEEDS)
def test_from_every_moment_a_game_goes_on(seed: int) -> None:
    past = Past(some_game(seed))
    for moment in past.moments:
        state = past.going_on(moment, LATER)
        assert state.position == moment.after
        assert read_game(write_game(state)) == state
        if state.position.to_move is not None and not moment.turn % 3:
            play = best(state.position.view(state.position.to_move))
            played = kind_of(state).after(state, play, LATER)
            assert read_game(write_game(played)) == played


def test_the_time_for_a_turn_begins_when_the_game_goes_on() -> None:
    past = Past(opened_game(NOOR, SAM, minutes=5))
    for moment in past.moments:
        state = past.going_on(moment, LATER)
        assert isinstance(state, Game)
        assert state.time_left(LATER) == timedelta(minutes=5)
        assert len(state.turns) == moment.turn


def test_a_round_that_is_over_goes_on_with_the_next_one() -> None:
    match = complete_match(1)
    assert not match.has_reached_target
    state = Past(match).going_on(Past(match).moments[-1], LATER)
    assert isinstance(state, Match)
    assert not is_over(state)
    assert state.next_round(match.rounds[0].deck).rounds[:-1] == match.rounds


def test_nobody_goes_on_from_the_end() -> None:
    game = opened_game(NOOR, SAM)
    past = Past(game.after(BoardAction.RESIGN, game.turn_began))
    *before, end = past.moments
    assert is_over(past.going_on(end, LATER))
    assert all(not is_over(past.going_on(moment, LATER)) for moment in before)


def test_a_card_drawn_has_no_formula() -> None:
    assert Moment(0, 1, 0, Action.DRAW, *2 * (match_of(*HANDS).position,)).worth(Action.DRAW) == 0


@each_of(SEEDS)
def test_it_knows_which_pupil_was_asked(seed: int) -> None:
    state = some_game(seed)
    seats = range(len(state.players))
    rota = Rota(tuple((f"{seat}a", f"{seat}b") for seat in seats))
    names = {key: key.upper() for team in rota.teams for key in team}
    past = Past(state, rota=rota, pupils=names)
    moments = past.moments
    asked = past.asked(moments)
    for seat in seats:
        own = [
            name
            for name, moment in zip(asked, moments, strict=True)
            if moment.play is not None and moment.seat == seat and not past.is_agreed(moment)
        ]
        assert own == [f"{seat}{'AB'[at % 2]}" for at in range(len(own))]
    assert {*Past(state).asked(moments)} == {""}
