"""Each rule of a turn, with a sum that follows it and one that breaks it (docs/rules.md, 2)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.allowed import steps_or_refusal, why_not
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action, read_play
from formula_desktop.digifeud.reasons import Reason
from formula_desktop.digifeud.tiles import ALL_FOUR
from formula_desktop.digifeud.view import View
from formula_desktop.refusal import Refusal
from tests.helpers.digifeud.tables import sum_of, view_of

FOUR = Options(directions=4)
EVERYTHING = Options(directions=4, operators=ALL_FOUR)


def reason(view: View, play: str) -> Reason | None:
    refusal = why_not(view, read_play(play))
    if refusal is None:
        return None
    assert isinstance(refusal.reason, Reason)
    return refusal.reason


def test_the_opening() -> None:
    view = view_of()
    assert reason(view, "E7> 3+7=10") is None
    assert reason(view, "G4v 3+7=10") is Reason.OPENING_OFF_CENTRE
    assert reason(view, "G3v 3+7=10") is None
    assert reason(view, "G5v 3+7=10") is None
    assert reason(view, "A1> 3+7=10") is Reason.OPENING_OFF_CENTRE
    assert reason(view, "G7> 1+2+3=6") is Reason.OPENING_ONE_OPERATION


def test_a_sum_uses_a_digit_of_the_board() -> None:
    view = view_of("G7> 3+4=7")
    assert reason(view, "A1> 1+2=3") is Reason.NO_BOARD_DIGIT
    assert reason(view, "G8> 1+2=3") is Reason.NO_BOARD_DIGIT
    assert reason(view, "G7v (3)+2=5") is None
    assert reason(view, "K7v (7)-2-1=4") is None


def test_two_digits_are_a_number_only_in_the_same_line() -> None:
    view = view_of("C7> 3+7=10", options=EVERYTHING)
    assert reason(view, "G7> (10)-4=6") is None
    assert reason(view, "H7> (0)+4=4") is Reason.TOUCHES_START
    assert reason(view, "G7v (1)+4=5") is None
    assert reason(view, "H7v (0)+4=4") is None
    backward = view_of("J7< 3+7=10", options=EVERYTHING)
    assert reason(backward, "F7< (10)-4=6") is None
    assert reason(backward, "A7> 2+8=(10)") is None
    assert reason(backward, "E7< (1)-1=0") is Reason.TOUCHES_START
    assert reason(view_of(), "E7> 12-2=10") is Reason.ONE_DIGIT, "nothing lies there yet"
    alone = view_of(options=Options(chains=False))
    assert reason(alone, "E7> 12-2=10") is Reason.ONE_DIGIT
    assert reason(view_of("E7> 6+6=12"), "I5v 3+(1)2=15") is Reason.NOT_A_NUMBER_HERE
    assert reason(view_of("E7> 6+6=12"), "I5v 3+(1)=15") is Reason.WRONG


def test_a_number_is_read_as_it_is_written_whichever_way_its_sum_is_read() -> None:
    view = view_of("K7< 7-3=4", options=FOUR)
    assert reason(view, "G7< (4)+8=12") is None
    assert reason(view, "G7< (4)+8=21") is Reason.WRONG_FROM_THE_RIGHT
    both = view_of("C7> 5+8=13", options=FOUR)
    assert reason(both, "L7< 6+7=(13)") is None
    column = view_of("G11^ 4+8=12", options=FOUR)
    assert reason(column, "G7^ (12)-4=8") is None
    assert reason(column, "G6^ (1)-1=0") is Reason.TOUCHES_START


def test_no_number_or_step_leaves_the_range() -> None:
    view = view_of("G7> 3+4=7", options=replace(EVERYTHING, largest_number=20))
    assert reason(view, "K5v 5+(7)=12") is None
    assert reason(view, "K5v 4x(7)=28") is Reason.ABOVE_RANGE
    assert reason(view, "K5v 9+(7)+5=21") is Reason.ABOVE_RANGE
    assert reason(view, "K3v 9+5+(7)-6=15") is Reason.ABOVE_RANGE
    assert reason(view, "K5v 4x(7)-9=19") is Reason.ABOVE_RANGE
    assert reason(view, "K5v 4x(7)/2=14") is Reason.ABOVE_RANGE
    assert reason(view, "K5v 2-(7)+9=4") is Reason.BELOW_RANGE
    assert reason(view, "K5v 2-(7)x0=2") is None
    assert reason(view, "K5v 2+(7)=10") is Reason.WRONG
    # x and / are worked out first, and then from left to right
    assert why_not(view, sum_of("K3v 4x2+(7)+6=21")) == Refusal(
        Reason.ABOVE_RANGE, {"step": "15+6", "result": 21, "largest": 20}
    )
    assert reason(view_of("G7> 3+4=7"), "K5v 2-(7)+9=4") is None


def test_without_chains_no_number_is_shared_in_a_line() -> None:
    view = view_of("E7> 3+4=7", "G5v 2+(4)=6", options=replace(FOUR, chains=False))
    assert why_not(view, sum_of("I7> (7)-2=5")) == Refusal(Reason.NO_CHAINS, {"touching": "=7"})
    assert reason(view, "A7> 5-2=(3)") is Reason.NO_CHAINS
    assert reason(view, "I7v (7)-2=5") is None
    assert reason(view, "G9v (6)-2=4") is Reason.NO_CHAINS
    assert reason(view, "G9> (6)-2=4") is None
    long = view_of("C7> 3+7=10", options=Options(chains=False))
    assert why_not(long, sum_of("G7> (10)-4=6")) == Refusal(Reason.NO_CHAINS, {"touching": "=10"})
    assert reason(long, "H7> (0)+4=4") is Reason.TOUCHES_START


def test_a_one_digit_number_is_shared_in_any_direction() -> None:
    view = view_of("E7> 3+4=7", options=FOUR)
    assert reason(view, "I7> (7)-2=5") is None
    assert reason(view, "E7< (3)-2=1") is None
    assert reason(view, "A7> 5-2=(3)") is None
    assert reason(view, "M7< 5+2=(7)") is None
    assert reason(view, "G7> (4)+1=5") is Reason.COVERED


def test_what_lies_beside_the_ends() -> None:
    view = view_of("G7> 3+4=7", "G7v (3)+5=8", options=FOUR)
    # G11 is the outcome of the column; in its row it is no number of a sum yet
    assert reason(view, "G11> (8)-1=7") is None
    assert reason(view, "H11> 2+3=5") is Reason.TOUCHES_START
    assert reason(view, "B11> 2+3=5") is Reason.TOUCHES_END
    assert reason(view, "C11> 2+6=(8)") is None
    assert reason(view, "C7> 6-3=(3)") is None
    assert reason(view, "B7> 6+7=1(3)") is Reason.TOUCHES_END
    assert reason(view_of("G7> 3+4=7", "K7v (7)+5=12"), "G11> 2-1=(1)") is None


def test_numbers_and_results() -> None:
    view = view_of("G7> 3+4=7", options=EVERYTHING)
    assert reason(view, "K7v (7)+2=10") is Reason.WRONG
    assert reason(view, "K5v 2+(7)x0=2") is None
    assert reason(view, "K5v 2-(7)+9=4") is None
    assert reason(view, "K5v 2-(7)+1=4") is Reason.WRONG
    assert reason(view, "K7v (7)/2=3") is Reason.NOT_EVEN
    assert reason(view, "K7v (7)/2x2=7") is Reason.STEP_NOT_EVEN
    assert reason(view, "K7v (7)/0=0") is Reason.DIVIDED_BY_ZERO
    assert reason(view, "K5v 0/(7)=0") is None
    assert reason(view, "K7v (7)+2=09") is Reason.LEADING_ZERO
    assert reason(view, "K5v 9x(7)x2=126") is Reason.OUTCOME_TOO_LONG
    assert reason(view, "K1v 3/3-1+(7)x2=14") is Reason.TOO_MANY_OPERATIONS
    assert reason(view, "K6v 1(7)+2=19") is Reason.NOT_A_NUMBER_HERE
    assert reason(view, "K6v 1(7)2+2=19") is Reason.OPERAND_TOO_LONG
    one = view_of("G7> 3+4=7", options=Options(max_operations=1))
    assert reason(one, "K7v (7)+2-1=8") is Reason.ONE_OPERATION
    assert reason(view_of("G7> 3+4=7"), "K7v (7)/1=7") is Reason.OPERATOR_NOT_PLAYED


def test_wrong_sums_say_how_they_read() -> None:
    refusal = why_not(view_of(options=FOUR), sum_of("K7< 3-7=4"))
    assert refusal == Refusal(
        Reason.WRONG_FROM_THE_RIGHT,
        {"laid": "4=7-3", "sum": "3-7", "result": -4, "outcome": "4"},
    )
    refusal = why_not(view_of(options=FOUR), sum_of("G11^ 3-7=4"))
    assert refusal
    assert refusal.reason is Reason.WRONG_FROM_BELOW


def test_tiles_and_squares() -> None:
    view = view_of("G7> 3+4=7", digits="123*")
    assert reason(view, "K7v (7)+1=8") is Reason.NOT_ON_RACK
    assert reason(view, "K7v (7)+1=*8") is None
    assert reason(view, "K7v (7)+*1=*8") is Reason.NO_BLANK_ON_RACK
    assert reason(view, "K7v (8)+1=9") is Reason.NOT_THERE
    assert reason(view, "K7v (*7)+1=*8") is Reason.NOT_THERE
    assert reason(view, "K6v (1)+1=2") is Reason.NOTHING_THERE
    assert reason(view, "K7v 7+1=*8") is Reason.COVERED
    assert reason(view, "L7> 1+2=3") is Reason.LEAVES_BOARD
    assert reason(view, "K7^ (7)+1=*8") is Reason.DIRECTION_NOT_PLAYED


def test_the_time_for_a_turn() -> None:
    view = view_of()
    play = read_play("G7> 3+4=7")
    for late, allowed in ((False, False), (True, True)):
        assert (why_not(view, Action.TIMEOUT, late) is None) == allowed
        assert (why_not(view, play, late) is None) == (not allowed)
        assert (why_not(view, Action.PASS, late) is None) == (not allowed)
        assert (why_not(view, Action.RESIGN, late) is None) == (not allowed)
    over = view_of(to_move=None)
    for each in (play, *Action):
        refusal = why_not(over, each)
        assert refusal
        assert refusal.reason is Reason.GAME_OVER


@pytest.mark.parametrize(
    ("text", "value"),
    [
        *(("3+4x2", 11), ("3x4+2", 14), ("2-5+4", 1), ("2-5", -3), ("8/4x2", 4), ("8-6/3", 6)),
        *(("2x7/2", 7), ("0/7", 0), ("13+5", 18), ("1-2x9/6-4", -6), ("9-8/4/2", 8)),
        *(("7/2", None), ("7/2x2", None), ("7/0", None), ("0/0", None), ("3-2x7/4", None)),
    ],
)
def test_times_and_divided_go_first(text: str, value: int | None) -> None:
    operators = tuple(Operator(sign) for sign in text if sign in "+-x/")
    for sign in "+-x/":
        text = text.replace(sign, " ")
    found = steps_or_refusal(tuple(map(int, text.split())), operators)
    assert (None if isinstance(found, Refusal) else found[-1].result) == value
