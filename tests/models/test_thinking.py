"""What the computer player's process is asked and answers: what a seat sees, and nothing else."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from random import Random

import pytest

from formula_desktop import thinking
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.position import Position as BoardPosition
from formula_desktop.digifeud.view import View as BoardView
from formula_desktop.formula.play import Formula
from formula_desktop.formula.position import Position as CardPosition
from formula_desktop.formula.view import View as CardView
from formula_desktop.thinking import Play, View, answer, best, choose, question, read_answer
from tests.digifeud.random_games import random_game, with_hidden_changed
from tests.formula.random_matches import random_match

SEEDS = range(9)


def card_position(seed: int) -> CardPosition:
    """A position of Formula in which somebody is to move."""
    positions = random_match(seed).round.positions
    return [each for each in positions if each.to_move is not None][-1]


def board_position(seed: int) -> BoardPosition:
    """A position of Digifeud in which somebody is to move."""
    positions = random_game(seed, 3 * (seed % 5)).positions
    return [each for each in positions if each.to_move is not None][-1]


def view_of(position: CardPosition | BoardPosition) -> View:
    assert position.to_move is not None
    return position.view(position.to_move)


def asked(view: View, monkeypatch: pytest.MonkeyPatch) -> tuple[View, Play]:
    """The view that arrives in the other process, and the play that comes back."""
    arrived: list[View] = []

    def listen(view: View) -> Play:
        arrived.append(view)
        return choose(view)

    monkeypatch.setattr(thinking, "choose", listen)
    line = question(7, view)
    assert "\n" not in line
    answered = answer(line)
    assert "\n" not in answered
    number, play = read_answer(answered, view)
    assert number == 7
    return arrived[0], play


@pytest.mark.parametrize("seed", SEEDS)
def test_a_question_of_formula_and_its_answer(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_of(card_position(seed))
    arrived, play = asked(view, monkeypatch)
    assert arrived == view
    assert play == choose(view)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_question_of_digifeud_and_its_answer(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_of(board_position(seed))
    arrived, play = asked(view, monkeypatch)
    assert arrived == view
    assert play == choose(view)


def test_sums_formulas_and_other_turns_are_among_the_answers() -> None:
    boards = {type(choose(view_of(board_position(seed)))) for seed in SEEDS}
    cards = {type(choose(view_of(card_position(seed)))) for seed in SEEDS}
    assert Sum in boards
    assert Formula in cards
    assert len(cards) == 2


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_hidden_is_asked_in_digifeud(seed: int) -> None:
    position, random = board_position(seed), Random(seed)
    seat = position.to_move
    assert seat is not None
    said = {question(1, with_hidden_changed(position, seat, random).view(seat)) for _ in range(5)}
    assert said == {question(1, position.view(seat))}
    racks = {with_hidden_changed(position, seat, random).racks[1 - seat] for _ in range(5)}
    assert len(racks) > 1 or not position.bag_digits  # there is something to hide


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_hidden_is_asked_in_formula(seed: int) -> None:
    position, random = card_position(seed), Random(seed)
    position = replace(position, options=replace(position.options, open_cards=False))
    seat = position.to_move
    assert seat is not None
    others = [with_others_changed(position, seat, random) for _ in range(5)]
    assert len({other.hands for other in others}) > 1
    assert {question(1, other.view(seat)) for other in others} == {question(1, position.view(seat))}


def test_open_cards_are_asked_with() -> None:
    position = card_position(1)
    position = replace(position, options=replace(position.options, open_cards=True))
    seat = position.to_move
    assert seat is not None
    said = json.loads(question(1, position.view(seat)))
    assert said["view"]["hands"] == list(position.hands)


def with_others_changed(position: CardPosition, seat: int, random: Random) -> CardPosition:
    """The same for who sits there, with all that the seat doesn't see dealt anew."""
    hidden = list("".join(hand for at, hand in enumerate(position.hands) if at != seat))
    hidden += position.stock
    random.shuffle(hidden)
    hands = []
    for at, hand in enumerate(position.hands):
        if at == seat:
            hands.append(hand)
        else:
            hands.append("".join(sorted(hidden[: len(hand)])))
            del hidden[: len(hand)]
    return replace(position, hands=tuple(hands), stock="".join(hidden))


def test_what_a_seat_sees_has_no_other_fields() -> None:
    """Whoever adds one decides here whether the seat may know it, and whether it is asked."""
    assert {field.name for field in fields(BoardView)} == {
        *("options", "seat", "to_move", "board", "rack", "earned", "passes")
    }
    assert {field.name for field in fields(CardView)} == {
        *("options", "seat", "to_move", "hand", "hands", "hand_sizes", "stock_size", "covered"),
        *("left", "operator", "right", "answer", "zero_rule"),
    }


@pytest.mark.parametrize("seed", SEEDS)
def test_the_best_play_can_be_asked_for_instead(seed: int) -> None:
    for position in (card_position(seed), board_position(seed)):
        view = view_of(position)
        line = question(3, view, is_best=True)
        assert read_answer(answer(line), view) == (3, best(view))
        assert position.points(best(view)) >= position.points(choose(view)) or not (
            getattr(position.options, "for_points", True)
        )
