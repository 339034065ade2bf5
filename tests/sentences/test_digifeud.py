"""Every reason of Digifeud has its sentence, with exactly the values that it is given."""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter

import pytest

from formula_desktop.digifeud.allowed import why_not
from formula_desktop.digifeud.draft import Draft
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action, read_play
from formula_desktop.digifeud.reasons import Reason
from formula_desktop.digifeud.squares import CENTRE, Direction
from formula_desktop.digifeud.tiles import ALL_FOUR
from formula_desktop.digifeud.view import View
from formula_desktop.formula.reasons import Reason as FormulaReason
from formula_desktop.refusal import NotReadableError, Refusal, refuse
from formula_desktop.sentences import SIGN_VALUES, SUM_VALUES, sentence
from tests.helpers.digifeud.tables import laid, out_of_line, view_of
from tests.helpers.each import each_of

SIGNS = {"+": "+", "-": "−", "x": "×", "/": "÷"}
FOUR = Options(directions=4, operators=ALL_FOUR)


def by_play(view: View, play: str) -> Refusal | None:
    try:
        return why_not(view, read_play(play))
    except NotReadableError as error:
        return error.refusal


def by_draft() -> Iterator[tuple[Refusal | None, str]]:
    view = view_of("G7> 3+4=7")
    new = view_of()
    yield laid(new, "E7", "").refusal, "no tile has been put down yet"
    yield out_of_line(new).refusal, "all tiles of a turn lie in one row or one column"
    yield laid(new, "G7", "3 +").refusal, "H7, in the middle of the sum, is empty"
    yield laid(new, "E7", "3+4").refusal, "3 + 4 has no = yet"
    yield laid(new, "E7", "3=").refusal, "3 = has no operator yet"
    yield laid(new, "E7", "3+4=").refusal, "3 + 4 = has no answer yet"
    yield laid(new, "G7", "3+=").refusal, "3 + = has no answer yet"
    yield laid(new, "E7", "3+=3").refusal, "in 3 + = 3 a number beside = is missing"
    yield laid(new, "E7", "7=3+4").refusal, "7 = 3 + 4 does not end with its answer"
    yield laid(new, "E7", "3+*=7").refusal, "a blank has no digit yet"
    yield (
        Draft(view_of("G7> *3+4=7")).why_not_choose(CENTRE),
        "this blank stays 3: it was chosen in an earlier turn",
    )
    yield (
        laid(view, "F7", "22").refusal,
        "you can use only digits of the board, not + on H7",
    )
    yield (
        laid(view, "F8", "2").why_not_put(20, 20),
        "all tiles of a turn lie in one row or one column",
    )


def everything_said() -> Iterator[tuple[Refusal | None, str]]:
    """A refusal for every reason in the rules, with its sentence."""
    here = view_of("G7> 3+4=7", digits="0123456789**")
    form = "this is not a play: a square, a direction, one space and a sum"
    yield by_play(here, "3+4=7"), form
    yield by_play(here, "g7> 3+4=7"), form
    yield by_play(here, "G7> 3×4=12"), "'×' does not belong in a sum"
    yield by_play(here, "G7> 7=3+4"), "'7=3+4' does not have the form of a sum"
    yield by_play(here, "G7> 3+=7"), "a number of the sum is missing"
    yield by_play(here, "G7> 3+*=7"), "a blank has no digit yet"
    yield by_play(here, "G7> " + "(1)" * 40), "a play has at most 100 characters"
    yield by_play(view_of(to_move=None), "pass"), "the game is over"
    yield why_not(here, Action.PASS, is_late=True), "the time for the turn was over"
    limited = view_of(options=Options(turn_limit_minutes=5))
    yield by_play(limited, "timeout"), "the time for the turn was not over"
    yield by_play(here, "timeout"), "in this game there is no limit to the time for a turn"
    yield by_play(here, "K7> 3+4=7"), "the sum leaves the board"
    yield by_play(here, "G7v 3+4=7"), "a tile lies on G7 already"
    yield by_play(here, "G7v (3)+(4)=7"), "nothing lies on G9"
    yield by_play(here, "G7v (5)+4=9"), "3 lies on G7, not 5"
    yield by_play(here, "K7v (7)+1=88"), "there is no 8 left on the rack"
    yield by_play(here, "K7v (7)+*1=*8*8"), "there is no blank left on the rack"
    yield by_play(here, "G7^ (3)+1=4"), "in this game sums are read to the right and down only"
    yield by_play(here, "K7v (7)/1=7"), "/ is not used in this game"
    one = view_of("G7> 3+4=7", options=Options(max_operations=1))
    yield by_play(one, "K7v (7)+1-2=6"), "in this game a sum has exactly one operator before ="
    many = view_of("G7> 3+4=7")
    yield by_play(many, "G3v 1+1+(3)+1+1=7"), "a sum has at most 3 operators before ="
    again = "17 is too long before =. Lay one digit, or use a number that lies there"
    yield by_play(many, "K6v 1(7)+2=19"), again
    alone = view_of("G7> 3+4=7", options=Options(chains=False))
    short = "here a number before = has one digit, so 17 is too long"
    yield by_play(alone, "K6v 1(7)+2=19"), short
    longer = "172 is too long: before = use one digit or an existing number"
    yield by_play(many, "K6v 1(7)2+1=9"), longer
    yield by_play(many, "K5v 9x(7)x2=126"), "an answer has one or two digits, and 126 has more"
    yield (
        by_play(here, "K7v (7)+1=08"),
        "a two-digit answer does not start with 0, as 08 does",
    )
    ten = view_of("G7> 3+4=7", options=Options(largest_number=10))
    above = "4 x 7 is 28, and this game has numbers up to 10"
    yield by_play(ten, "K5v 4x(7)=28"), above
    below = "2 - 7 is -5, and this game has no numbers below 0"
    yield by_play(ten, "K5v 2-(7)+9=4"), below
    apart = view_of("C7> 3+7=10", options=Options(chains=False))
    yield by_play(apart, "G7> (10)-4=6"), "in this game no sum continues another, as in = 10"
    four = view_of("G7> 3+4=7", options=FOUR)
    yield by_play(four, "K7v (7)/0=0"), "you can’t divide by 0, as in 7 / 0"
    yield by_play(four, "K7v (7)/2=3"), "7 / 2 leaves a remainder"
    yield by_play(four, "K7v (7)/2x2=7"), "in 7 / 2 x 2, 7 / 2 leaves a remainder"
    yield by_play(here, "K7v (7)+2=8"), "7 + 2 is 9, not 8"
    wrong = laid(view_of(options=FOUR), "E7", "4=7-3").refusal
    yield wrong, "4 = 7 - 3 reads from the right as 3 - 7, which is -4, not 4"
    wrong = laid(view_of(options=FOUR), "G5", "4=7-3", Direction.DOWN).refusal
    yield wrong, "4 = 7 - 3 reads from below as 3 - 7, which is -4, not 4"
    yield laid(here, "K2", "1+2=3", Direction.DOWN).refusal, "7 would touch the sum’s end in 37"
    yield by_play(view_of("C7> 3+7=10"), "H7> (0)+4=4"), "1 would touch the sum’s start in 10"
    yield (
        by_play(view_of(), "A1> 1+2=3"),
        "the first sum must have a digit on G7, the centre",
    )
    yield (
        by_play(view_of(), "G7> 1+1+1=3"),
        "the first sum has one operator before =, take the others back",
    )
    yield by_play(here, "A1> 1+2=3"), "the sum must use a digit that already lies on the board"
    yield from by_draft()


EVERYTHING_SAID = [(refusal, said) for refusal, said in everything_said() if refusal]


@pytest.mark.parametrize(
    ("refusal", "said"), EVERYTHING_SAID, ids=[said for _, said in EVERYTHING_SAID]
)
def test_what_is_said(refusal: Refusal, said: str) -> None:
    assert sentence(refusal) == said
    assert fields(refusal.reason.value) == set(refusal.values)


def test_every_reason_has_a_sentence_and_is_provoked_here() -> None:
    assert len(EVERYTHING_SAID) == len(list(everything_said()))
    assert {refusal.reason for refusal, _ in EVERYTHING_SAID} == set(Reason)


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


@each_of(Reason)
def test_sentences_stand_behind_a_colon(reason: Reason) -> None:
    said = reason.value
    assert not said[0].isupper()
    assert said[-1] not in ".!?"


def test_signs_of_the_reader() -> None:
    wrong = laid(view_of(options=FOUR), "E7", "4=7-3").refusal
    assert wrong
    said = "4 = 7 − 3 reads from the right as 3 − 7, which is −4, not 4"
    assert sentence(wrong, signs=SIGNS) == said


def test_signs_of_the_board_are_those_of_the_reader() -> None:
    view = view_of("G7> 3x2=6")
    end = by_play(view, "H2v 1+1=2")
    assert end == refuse(Reason.TOUCHES_END, tile="x", touching="2x")
    assert sentence(end, signs=SIGNS) == "× would touch the sum’s end in 2 ×"
    start = by_play(view, "H8v 1+1=2")
    assert start == refuse(Reason.TOUCHES_START, tile="x", touching="x1")
    assert sentence(start, signs=SIGNS) == "× would touch the sum’s start in × 1"
    other = by_play(view, "H7v (1)+1=2")
    assert other
    assert sentence(other, signs=SIGNS) == "× lies on H7, not 1"


def test_every_value_that_may_hold_a_sign_is_shown_as_one() -> None:
    as_written = {"text", "character"}
    numbers = {
        "number",
        "digit",
        "result",
        "outcome",
        "answer",
        "most",
        "largest",
        "square",
        "card",
        "cards",
    }
    names = {name for reason in (*Reason, *FormulaReason) for name in fields(reason.value)}
    assert names == {*SIGN_VALUES, *SUM_VALUES} | as_written | numbers
    for refusal, _ in EVERYTHING_SAID:
        for name, value in refusal.values.items():
            if isinstance(value, str) and name in numbers:
                assert not set(value) & set("+-x/="), refusal
