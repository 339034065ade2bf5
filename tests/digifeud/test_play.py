"""The notation of plays, written and read exactly (docs/game-file.md, "Notation of plays")."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.play import Action, Piece, Sum, read_play
from formula_desktop.digifeud.squares import SQUARES, Direction, name_of, read_square, square_at
from formula_desktop.notation import LONGEST_PLAY, most_put_down
from formula_desktop.refusal import NotReadableError
from tests.helpers.digifeud.tables import sum_of

pieces = st.builds(Piece, st.integers(0, 9), st.booleans(), st.booleans())
numbers = st.lists(pieces, min_size=1, max_size=3).map(tuple)
operators = st.sampled_from(tuple(Operator))


@st.composite
def sums(draw: st.DrawFn) -> Sum:
    count = draw(st.integers(1, 4))
    return Sum(
        draw(st.sampled_from(SQUARES)),
        draw(st.sampled_from(tuple(Direction))),
        tuple(draw(numbers) for _ in range(count + 2)),
        tuple(draw(operators) for _ in range(count)),
    )


@given(sums())
def test_what_is_written_is_read_back(laid: Sum) -> None:
    text = str(laid)
    assert len(text) <= LONGEST_PLAY
    assert read_play(text) == laid
    assert most_put_down(text) == len(laid.digits) + len(laid.operator_tiles) + 1


@given(st.text("ABMGN0123456789*()+-x/=<>v^ ", max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        play = read_play(text)
    except NotReadableError:
        return
    assert read_play(str(play)) == play


@given(st.text(max_size=20))
def test_any_text_at_all(text: str) -> None:
    try:
        read_play(f"G7> {text}")
    except NotReadableError:
        return


@pytest.mark.parametrize(
    "text",
    ["G7> 3+7=10", "H7v (1)+*4=5", "K3< 7-3=4", "M13^ (1*0)-4=6", "A1> 1+2-3x4=(*5)6"],
)
def test_the_canonical_form_stays(text: str) -> None:
    assert str(read_play(text)) == text


def test_other_ways_to_write_are_read() -> None:
    assert str(read_play("G7> (1)(0)-4=6")) == "G7> (10)-4=6"
    assert str(read_play("G7> 4+8=(1)(*2)")) == "G7> 4+8=(1*2)"
    for action in Action:
        assert read_play(action.value) is action


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "G7>", "G7> ", "G7 > 3+7=10", "G7>  3+7=10", "G7> 3+7=10 ", "3+7=10"),
        *("g7> 3+7=10", "N7> 3+7=10", "G0> 3+7=10", "G14> 3+7=10", "G07> 3+7=10", "G٧> 3+7=10"),
        *("G7V 3+7=10", "G7→ 3+7=10", "draw", "Pass", "G7> 3+7", "G7> 10=3+7", "G7> 3=3"),
        *("G7> 3+7=10=10", "G7> 3++7=10", "G7> +3+7=10", "G7> 3+7=", "G7> 3+=3", "G7> 3+*=3"),
        *(
            "G7> 3+**=3",
            "G7> (3+7)=10",
            "G7> ()+7=7",
            "G7> (3+7=10",
            "G7> 3)+7=10",
            "G7> ((3))+7=10",
        ),
        *("G7> 3×7=21", "G7> 3+٧=10", "G7> 3+7=1O", "G7> 3*7=21", "G7> " + "(1)" * 40 + "+1=2"),
    ],
)
def test_what_is_not_in_the_notation(text: str) -> None:
    with pytest.raises(NotReadableError):
        read_play(text)


def test_squares_are_named_to_the_letter() -> None:
    assert [name_of(square_at(column, row)) for column, row in ((0, 0), (12, 0), (6, 6))] == [
        "A1",
        "M1",
        "G7",
    ]
    assert all(read_square(name_of(square)) == square for square in SQUARES)
    for text in ("", "G", "7", "a1", "A0", "A14", "N1", "A1 ", "A01", "AA1", "A1\n"):
        assert read_square(text) is None


def test_a_sum_knows_its_squares_and_tiles() -> None:
    laid = sum_of("I7< (4)+*8=12")
    assert [name_of(square) for square in laid.squares or ()] == [
        "I7",
        "H7",
        "G7",
        "F7",
        "E7",
        "D7",
    ]
    assert [[name_of(s) for s in number] for number in laid.number_squares] == [
        ["I7"],
        ["G7"],
        ["D7", "E7"],
    ]
    assert (laid.digits, laid.operator_tiles, laid.read) == ("*12", "+", "4+8=12")
    assert [place.tile for place in laid.put_down] == ["+", "*8", "=", "2", "1"]
    assert sum_of("K7> 3+7=10").squares is None
    assert sum_of("A3^ 3+7=10").squares is None


@pytest.mark.parametrize("direction", ">v<^")
def test_the_tiles_of_a_sum_are_in_the_order_it_is_written(direction: str) -> None:
    laid = read_play(f"G7{direction} 9x(9)=*81")
    assert isinstance(laid, Sum)
    assert laid.tiles == ("9", "x", "9", "=", "*8", "1")
