"""The computer player: the best play of its own hand, and nothing that it cannot see."""

from __future__ import annotations

from random import Random

from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Action, Formula
from formula_desktop.formula.player.normal import best_of
from tests.helpers.formula.random_matches import random_match
from tests.helpers.formula.random_positions import random_position, with_hidden_changed
from tests.helpers.formula.slow_legal import slow_plays
from tests.helpers.formula.tables import table
from tests.helpers.normal import choose


def cards_of(text: str) -> list[str]:
    """The cards that a written play puts down, `*` for a joker."""
    cards, lies, characters = [], False, iter(text)
    for character in characters:
        if character in "()":
            lies = character == "("
        elif character == "*":
            next(characters)
            cards += [] if lies else ["*"]
        elif character.isdigit():
            cards += [] if lies else [character]
    return cards


def left_in_hand(hand: str, text: str) -> tuple[int, int]:
    """How many cards a play leaves, and what they cost."""
    left = list(hand)
    for card in cards_of(text):
        left.remove(card)
    return len(left), sum(25 if card == "*" else int(card) for card in left)


def answer(text: str) -> int:
    return int("".join(character for character in text.split("=")[1] if character.isdigit()))


def test_it_leaves_the_fewest_cards_and_among_equals_the_fewest_points() -> None:
    """The next criteria are the highest answer and the text, so that the choice is unique."""
    played = 0
    for seed in range(200):
        position = random_position(Random(seed))
        assert position.to_move is not None
        view = position.view(position.to_move)
        legal = [text for text, _ in slow_plays(view)]
        choice = choose(view)
        if legal:
            best = min(legal, key=lambda text: (left_in_hand(view.hand, text), -answer(text), text))
            assert str(choice) == best, f"position {seed}"
            played += 1
        else:
            assert (choice,) == position.may
    assert 100 < played < 190


def test_more_cards_go_before_more_points() -> None:
    position = table("2+4=6", "199", "5", stock="1")
    assert left_in_hand("199", "9x1=9")[0] == 0
    assert isinstance(choose(position.view(0)), Formula)
    assert left_in_hand("199", str(choose(position.view(0)))) == (0, 0)


def test_a_joker_goes_first_among_as_many_cards() -> None:
    choice = choose(table("2+4=6", "*3", "5", stock="1").view(0))
    assert left_in_hand("*3", str(choice)) == (0, 0)
    options = Options(max_number_cards=2)
    choice = choose(table("5+4=9", "*1", "5", stock="1", options=options).view(0))
    assert "*" in str(choice)


def test_among_equals_the_highest_answer_and_then_the_first_text() -> None:
    view = table("2+4=6", "12", "5").view(0)
    both = {"(2)x1=2", "(2)/2=1", "1(2)/2=(6)"}
    assert both < {str(play) for play in LegalPlays(view)}
    assert str(choose(view)) == "1(2)/2=(6)"
    view = table("2+4=6", "22", "5").view(0)
    both = {"2(2)+(4)=2(6)", "(2)2+(4)=2(6)", "(2)+2(4)=2(6)"}
    assert both < {str(play) for play in LegalPlays(view)}
    assert str(choose(view)) == "(2)+2(4)=2(6)"


def test_it_draws_or_passes_when_there_is_nothing_to_lay() -> None:
    assert choose(table("9+9=18", "3", "5", stock="1").view(0)) is Action.DRAW
    assert choose(table("9+9=18", "3", "5", covered="1").view(0)) is Action.DRAW
    assert choose(table("9+9=18", "3", "5").view(0)) is Action.PASS


def test_the_choice_does_not_depend_on_what_its_seat_does_not_see() -> None:
    changed = 0
    for seed in range(60):
        random = Random(seed)
        position = random_position(random) if seed % 2 else random_match(seed).position
        seat = position.to_move
        if seat is None or position.options.open_cards:
            continue
        view = position.view(seat)
        choice = choose(view)
        for _ in range(4):
            other = with_hidden_changed(position, seat, random)
            changed += other != position
            assert other.view(seat) == view
            assert choose(other.view(seat)) == choice
    assert changed > 50


def test_the_same_view_gives_the_same_choice() -> None:
    for seed in range(40):
        view = random_position(Random(seed)).view(0)
        assert choose(view) == choose(view)


def test_with_many_cards_it_chooses_alike() -> None:
    """Then only the formulas of the dearest cards are written."""
    many = 0
    for seed in range(40):
        position = random_position(Random(seed), most_in_hand=14)
        assert position.to_move is not None
        view = position.view(position.to_move)
        assert choose(view) == (best_of(LegalPlays(view)) or position.may[0])
        many += len(view.hand) > 8
    assert many > 10
