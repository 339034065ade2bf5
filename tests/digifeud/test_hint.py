"""What a hint says of a sum: the engine's own play, and where on the board it goes."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.allowed import why_not
from formula_desktop.digifeud.draft import draft_of
from formula_desktop.digifeud.hint import Hint
from formula_desktop.digifeud.play import Action
from formula_desktop.digifeud.squares import CENTRE, Direction, name_of
from formula_desktop.digifeud.tiles import Rack
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.digifeud.tables import sum_of, view_of
from tests.helpers.normal import choose


def test_what_it_says_of_a_sum() -> None:
    hint = Hint(sum_of("G3v (1)+2x3+4=11"))
    assert hint.operators == (Operator.ADD, Operator.MULTIPLY)
    assert hint.tiles == 9
    assert [name_of(square) for square in hint.squares] == [f"G{row}" for row in range(3, 13)]
    assert hint.direction is Direction.DOWN
    assert hint.steps == 3


def test_a_blank_is_a_tile_like_another() -> None:
    assert Hint(sum_of("G7> *3+4=*7")).tiles == 5


def test_a_sum_read_from_the_right_begins_there() -> None:
    hint = Hint(sum_of("K7< 3+4=7"))
    assert [name_of(square) for square in hint.squares] == ["K7", "J7", "I7", "H7", "G7"]
    assert hint.direction is Direction.LEFT


def test_the_opening_goes_over_the_centre() -> None:
    view = replace(view_of(), rack=Rack("12345678", "+-x"))
    hint = Hint(choose(view))
    assert CENTRE in hint.squares
    assert hint.tiles == len(hint.squares)


def test_without_a_sum_there_is_one_step() -> None:
    view = replace(view_of("G7> 3+4=7"), rack=Rack("5", ""))
    hint = Hint(choose(view))
    assert hint.play is Action.PASS
    assert (hint.sum, hint.operators, hint.tiles) == (None, (), 0)
    assert (hint.squares, hint.direction) == ((), None)
    assert hint.steps == 1


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(0, 12))
def test_a_hint_is_the_engines_play_and_always_legal(seed: int, turns: int) -> None:
    position = random_game(seed, turns).position
    if position.to_move is None:
        return
    view = position.view(position.to_move)
    # two blanks at once take seconds
    digits = view.rack.digits.replace("*", "", view.rack.digits.count("*") - 1)
    view = replace(view, rack=replace(view.rack, digits=digits))
    hint = Hint(choose(view))
    if hint.sum is None:
        assert hint.play is Action.PASS
        return
    assert why_not(view, hint.sum) is None
    draft = draft_of(view, hint.sum)
    assert draft.refusal is None
    assert draft.play == hint.sum
    assert hint.tiles == len(draft.puts)
    assert {put.square for put in draft.puts} <= set(hint.squares)
