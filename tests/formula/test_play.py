"""The notation of plays (docs/game-file.md, "Notation of plays")."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.formula.cards import Piece
from formula_desktop.formula.play import Action, Formula, Play, read_play
from formula_desktop.formula.reasons import Reason
from formula_desktop.notation import LONGEST_PLAY, most_put_down
from formula_desktop.refusal import NotReadableError

pieces = st.builds(Piece, st.integers(0, 9), st.booleans(), st.booleans())
numbers = st.lists(pieces, min_size=1, max_size=6).map(tuple)
formulas = st.builds(Formula, numbers, st.sampled_from(ALL_OPERATORS), numbers, numbers)
NOTATION = "0123456789*()+-x/="


def formula(text: str) -> Formula:
    play = read_play(text)
    assert isinstance(play, Formula)
    return play


@given(formulas)
def test_what_is_written_reads_back(play: Formula) -> None:
    assert read_play(str(play)) == play


@given(formulas)
def test_no_more_is_put_down_than_its_notation_says(play: Formula) -> None:
    assert most_put_down(str(play)) == len(play.cards) + 2, "with the operator and ="


def read_or_reason(text: str) -> Play | Reason:
    """The play in a text, or why it is refused; no other exception is raised."""
    try:
        return read_play(text)
    except NotReadableError as error:
        reason = error.refusal.reason
        return reason if isinstance(reason, Reason) else pytest.fail("not a reason")


@given(st.text(alphabet=NOTATION, max_size=30) | st.text(max_size=12))
def test_any_text_is_read_or_refused_with_a_reason(text: str) -> None:
    play = read_or_reason(text)
    assert isinstance(play, Reason) or read_play(str(play)) == play


@given(formulas, st.integers(0, 40), st.sampled_from([*NOTATION, ""]))
def test_a_slip_of_the_pen_is_read_as_it_stands_or_refused(
    play: Formula, at: int, character: str
) -> None:
    text = str(play)
    text = text[:at] + character + text[at + 1 :]
    read = read_or_reason(text)
    if not isinstance(read, Reason):
        assert read_play(str(read)) == read
        assert str(read).replace("(", "").replace(")", "") == text.replace("(", "").replace(")", "")


@pytest.mark.parametrize("text", ["8x8=(6)4", "(2)+1(4)=1(6)", "(*2)+(4)=6", "*7-0=*7", "4/2=2"])
def test_canonical_plays_are_written_as_they_are_read(text: str) -> None:
    assert str(read_play(text)) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [("3+(1)(0)=13", "3+(10)=13"), ("(1)(*0)2-3=(9)(9)", "(1*0)2-3=(99)")],
)
def test_neighbours_that_lie_there_share_a_pair_of_parentheses(text: str, canonical: str) -> None:
    assert str(read_play(text)) == canonical


def test_drawing_and_passing_are_words() -> None:
    assert read_play("draw") is Action.DRAW
    assert read_play("pass") is Action.PASS


def test_the_pieces_of_a_sum() -> None:
    play = formula("(1)*2x0=(*3)")
    assert play.left == (Piece(1, lies=True), Piece(2, joker=True))
    assert play.operator is Operator.MULTIPLY
    assert play.right == (Piece(0),)
    assert play.answer == (Piece(3, joker=True, lies=True),)
    assert play.values == (12, 0, 3)
    assert play.cards == "*0"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.ONE_EQUALS_SIGN),
        ("2+4", Reason.ONE_EQUALS_SIGN),
        ("2+4=6=6", Reason.ONE_EQUALS_SIGN),
        ("24=6", Reason.ONE_OPERATOR),
        ("1+2+3=6", Reason.ONE_OPERATOR),
        ("6=2+4", Reason.ONE_OPERATOR),
        ("2+4=-6", Reason.ONE_OPERATOR),
        ("+4=4", Reason.NUMBER_MISSING),
        ("4+=4", Reason.NUMBER_MISSING),
        ("4+4=", Reason.NUMBER_MISSING),
        ("2+4=*", Reason.JOKER_WITHOUT_DIGIT),
        ("2+(*)=2", Reason.JOKER_WITHOUT_DIGIT),
        ("**+4=6", Reason.JOKER_WITHOUT_DIGIT),
        ("()+4=4", Reason.NOT_A_SUM),
        ("(2+4=6", Reason.NOT_A_SUM),
        ("((2))+4=6", Reason.NOT_A_SUM),
        ("2)+4=6", Reason.NOT_A_SUM),
        ("(2+4)=6", Reason.NOT_A_SUM),
        ("2 + 4 = 6", Reason.NOT_IN_A_SUM),
        ("2×4=8", Reason.NOT_IN_A_SUM),
        ("2+4=٦", Reason.NOT_IN_A_SUM),
        ("2+4=²", Reason.NOT_IN_A_SUM),
        ("Draw", Reason.NOT_IN_A_SUM),
        ("draw ", Reason.NOT_IN_A_SUM),
        ("2+4=6\n", Reason.NOT_IN_A_SUM),
        ("1" * LONGEST_PLAY + "+", Reason.TOO_LONG),
    ],
)
def test_what_is_not_in_the_notation_is_refused(text: str, reason: Reason) -> None:
    with pytest.raises(NotReadableError) as refused:
        read_play(text)
    assert refused.value.refusal.reason is reason


def test_a_text_of_100_characters_is_still_read() -> None:
    text = "1" * 96 + "+1=2"
    assert len(text) == LONGEST_PLAY
    assert str(read_play(text)) == text


@pytest.mark.parametrize(
    ("text", "is_zero"),
    [
        ("8x0=0", True),
        ("0x8=0", True),
        ("0x0=0", True),
        ("0/8=0", True),
        ("5-5=0", False),
        ("0+0=0", False),
        ("8x1=8", False),
        ("8+0=8", False),
        ("8/1=8", False),
    ],
)
def test_where_one_number_made_no_difference(text: str, is_zero: bool) -> None:
    assert formula(text).is_zero == is_zero
