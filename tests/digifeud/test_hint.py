"""What a hint says of a sum: the engine's own play."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from formula_desktop.digifeud.allowed import why_not
from formula_desktop.digifeud.draft import draft_of
from formula_desktop.digifeud.hint import Hint
from formula_desktop.digifeud.play import Action
from formula_desktop.digifeud.tiles import Rack
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.digifeud.tables import sum_of, view_of
from tests.helpers.normal import choose


def test_without_a_sum_there_is_one_step() -> None:
    view = replace(view_of("G7> 3+4=7"), rack=Rack("5", ""))
    hint = Hint(choose(view))
    assert hint.play is Action.PASS
    assert (hint.sum, hint.steps) == (None, 1)


def test_a_sum_takes_three_steps() -> None:
    laid = sum_of("G7> 3+4=7")
    assert (Hint(laid).sum, Hint(laid).steps) == (laid, 3)


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(0, 12))
def test_a_hint_is_the_engines_play_and_always_legal(seed: int, turns: int) -> None:
    position = random_game(seed, turns).position
    if position.to_move is None:
        return
    view = position.view(position.to_move)
    # two blanks at once take seconds
    digits = view.rack.digits.replace("*", "", view.rack.digits.count("*") - 1)
    view = replace(view, rack=view.rack._replace(digits=digits))
    hint = Hint(choose(view))
    if hint.sum is None:
        assert hint.play is Action.PASS
        return
    assert why_not(view, hint.sum) is None
    draft = draft_of(view, hint.sum)
    assert draft.refusal is None
    assert draft.play == hint.sum
    assert {put.square for put in draft.puts} == {place.square for place in hint.sum.put_down}
