"""The deal, and what a play changes (docs/rules.md, 1 "Setup" and "A turn")."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.allowed import why_not
from formula_desktop.formula.cards import DECK, Laid
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Action, Formula, read_play
from formula_desktop.formula.position import Position, RefillError, deal, hand_sizes
from formula_desktop.formula.reasons import Reason
from formula_desktop.notation import in_order
from formula_desktop.refusal import NotAllowedError
from tests.helpers.formula.random_matches import random_options
from tests.helpers.formula.random_positions import all_cards
from tests.helpers.formula.slow_legal import slow_plays
from tests.helpers.formula.tables import after, table


def refusal(position: Position, text: str) -> Reason | None:
    assert position.to_move is not None
    refused = why_not(position.view(position.to_move), read_play(text))
    if refused is None:
        return None
    assert isinstance(refused.reason, Reason)
    return refused.reason


# --- the deal -----------------------------------------------------------------------------------


def test_the_deck_has_the_59_cards_of_the_rules() -> None:
    assert len(DECK) == 59
    assert DECK.count("*") == 2
    assert DECK.count("0") == 3
    assert all(DECK.count(digit) == 6 for digit in "123456789")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deal_starts_at_the_dealers_left(players: int) -> None:
    deck = "".join(Random(players).sample(DECK, 59))
    for dealer in range(players):
        position = deal(Options(), deck, dealer, hand_sizes(Options(), players, ()))
        blocks = [deck[7 * each : 7 * each + 7] for each in range(players)]
        for step, block in enumerate(blocks, 1):
            assert position.hands[(dealer + step) % players] == in_order(block)
        assert position.to_move == (dealer + 1) % players
        assert position.left[0].card + position.right[0].card == deck[7 * players :][:2]
        assert position.stock == deck[7 * players + 2 :]
        assert all_cards(position) == DECK


def deck_with(top: str, players: int = 2) -> str:
    """A deck with these cards as starting cards and first cards of the stock."""
    others = list(DECK)
    for card in top:
        others.remove(card)
    others.sort(reverse=True)
    dealt = 7 * players
    return "".join((*others[:dealt], top, *others[dealt:]))


@pytest.mark.parametrize(
    ("operators", "largest", "top", "right", "covered"),
    [
        ("+", 10, "9861", "1", "68"),
        ("+", 10, "98*", "*", "8"),
        ("+", 10, "*9", "9", ""),
        ("+", 20, "99", "9", ""),
        ("+", None, "99", "9", ""),
        ("+-", 10, "98", "8", ""),
        ("+-", 10, "8984", "8", "9"),
        ("x", 10, "34552", "2", "455"),
        ("x/", 50, "9885", "5", "88"),
        ("x/", 10, "93", "3", ""),
        ("x", 100, "99", "9", ""),
    ],
)
def test_cards_cover_the_right_starting_card_until_there_is_an_answer_in_range(
    operators: str, largest: int | None, top: str, right: str, covered: str
) -> None:
    options = Options(tuple(map(Operator, operators)), largest_number=largest)
    deck = deck_with(top)
    position = deal(options, deck, 0, (7, 7))
    assert (position.left[0].card, position.right[0].card) == (top[0], right)
    assert position.covered == covered
    assert position.stock == deck[14 + 2 + len(covered) :]
    assert all_cards(position) == DECK


def test_starting_cards_without_any_answer_end_with_the_stock() -> None:
    """All that could be added to the 9 has been dealt."""
    hands, rest = DECK[:35], DECK[35:58]
    assert set(rest) == set("6789")
    options = Options((Operator.ADD,), largest_number=10)
    position = deal(options, f"{hands}9{rest}", 0, (7, 7, 7, 7, 7))
    assert position.stock == ""
    assert all_cards(position) == DECK
    assert position.may == (Action.DRAW,)
    drawn = after(position, "draw")
    assert (drawn.covered, all_cards(drawn)) == ("", DECK)


def test_starting_cards_have_an_answer_whatever_is_played() -> None:
    covered = 0
    for seed in range(500):
        random = Random(seed)
        options = random_options(random)
        deck = "".join(random.sample(DECK, 59))
        position = deal(options, deck, 0, (7, 7))
        covered += bool(position.covered)
        view = replace(position.view(1), hand="".join(map(str, range(10))) * 2)
        assert slow_plays(view), f"seed {seed}"
    assert covered > 20


def test_winners_get_a_card_more_where_that_is_played() -> None:
    assert hand_sizes(Options(), 3, (1,)) == (7, 7, 7)
    assert hand_sizes(Options(winner_extra_card=True), 3, (1,)) == (7, 8, 7)
    assert hand_sizes(Options(winner_extra_card=True), 4, (0, 3)) == (8, 7, 7, 8)
    assert hand_sizes(Options(winner_extra_card=True), 4, ()) == (7, 7, 7, 7)


@pytest.mark.parametrize("deck", ["", DECK[1:], DECK + "1", "1" + DECK[1:]])
def test_a_wrong_deck_is_not_dealt(deck: str) -> None:
    with pytest.raises(ValueError, match="59 cards"):
        deal(Options(), deck, 0, (7, 7))


# --- the examples of the rules ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lies", "text", "reason"),
    [
        ("2_4", "(2)+(4)=6", None),
        ("2_4", "(2)x(4)=8", None),
        ("2_4", "(2)-(4)=2", Reason.BELOW_ZERO),
        ("2_4", "1+(4)=5", Reason.STARTING_CARDS_STAY),
        ("2_4", "(2)1+(4)=25", Reason.STARTING_CARDS_STAY),
        ("2_4", "(2)+(4)=(6)", Reason.NOT_THERE),
        ("2+4=6", "1x8=8", None),
        ("2+4=6", "8x8=(6)4", None),
        ("2+4=6", "(2)+3=5", None),
        ("2+4=6", "(2)x(4)=8", None),
        ("2+4=6", "(2)+1(4)=1(6)", None),
        ("2+4=6", "(2)+(4)=(6)", Reason.NO_CARD_PLAYED),
        ("4+6=10", "4+8=(1)2", None),
        ("4+6=10", "3+2=5", None),
        ("4+6=10", "6/2=3", None),
        ("4+6=10", "(4)-3=(1)", Reason.TAKEN_AWAY),
        ("4+6=10", "(4)-3=1", None),
        ("4+6=10", "7+8=15", Reason.TOO_MANY_CARDS),
        ("8x0=0", "3+4=7", None),
        ("8x0=0", "428x(0)=(0)", Reason.REPLACE_ALL),
        ("8x0=0", "(8)-5=3", Reason.REPLACE_ALL),
        ("8x1=8", "428x0=(0)", Reason.NOT_THERE),
        ("2+4=6", "4/0=8", Reason.DIVIDED_BY_ZERO),
        ("2+4=6", "5/2=(6)", Reason.NOT_EVEN),
        ("2+4=6", "(2)+05=7", Reason.LEADING_ZERO),
        ("2+4=6", "(2)+(4)=0(6)", Reason.LEADING_ZERO),
        ("2+4=6", "(2)+5=8", Reason.WRONG),
        ("2+4=6", "*2+(4)=(6)", Reason.NO_JOKER_IN_HAND),
        ("2+4=6", "3+3=(6)", Reason.NOT_IN_HAND),
        ("2+4=*6", "8-2=(6)", Reason.NOT_THERE),
        ("2+4=*6", "8-2=(*6)", None),
        ("10+4=14", "(0)+4=4", Reason.TAKEN_AWAY),
        ("11+4=15", "(1)2-(4)=8", None),
        ("11+4=15", "2(1)+(4)=25", None),
        ("12+4=16", "(1)3(2)+(4)=136", Reason.TAKEN_AWAY),
    ],
)
def test_the_worked_examples(lies: str, text: str, reason: Reason | None) -> None:
    position = table(lies, "0112234567888", "1", stock="1")
    assert refusal(position, text) is reason
    play = read_play(text)
    if reason is None:
        after(position, text)
    else:
        with pytest.raises(NotAllowedError) as refused:
            position.after(play)
        assert refused.value.refusal.reason is reason


# --- the zero rule ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lies", "text", "is_zero"),
    [
        ("2+4=6", "(2)x0=0", True),
        ("2+4=6", "0x(4)=0", True),
        ("2+4=6", "0/(4)=0", True),
        ("4+4=8", "(4)-(4)=0", False),
        ("0+4=4", "(0)+0=0", False),
        ("2x3=6", "(2)x2=4", False),
    ],
)
def test_a_number_that_made_no_difference_puts_the_zero_rule_in_force(
    lies: str, text: str, is_zero: bool
) -> None:
    assert after(table(lies, "00245", "1"), text).zero_rule == is_zero


@pytest.mark.parametrize("lies", ["8x0=0", "0x8=0", "0/8=0"])
def test_the_zero_rule_stays_in_force_until_all_three_numbers_are_replaced(lies: str) -> None:
    position = after(table(lies, "123", "345", stock="9"), "draw")
    assert position.zero_rule
    assert {str(play) for play in LegalPlays(position.view(1))} == set()
    with_more = replace(position, hands=("1239", "3458"))
    plays = list(LegalPlays(with_more.view(1)))
    assert [str(play) for play in plays] == ["3+5=8", "5+3=8", "8-3=5", "8-5=3"]
    assert not with_more.after(plays[0]).zero_rule


def test_the_zero_rule_goes_before_a_card_from_the_table() -> None:
    options = Options(use_table_card=True)
    position = table("8x0=0", "1234", "3", options=options)
    assert refusal(position, "1+2=3") is None
    assert refusal(position, "(8)-4=4") is Reason.REPLACE_ALL
    assert refusal(table("8+0=8", "1234", "3", options=options), "1+2=3") is Reason.KEEP_A_CARD


def test_a_zero_formula_may_follow_a_zero_formula() -> None:
    assert after(table("8x0=0", "0025", "3"), "5x0=0").zero_rule


# --- drawing, passing and the new stock ---------------------------------------------------------


def test_drawing_takes_the_top_card() -> None:
    position = after(table("2+4=6", "13", "5", stock="789"), "draw")
    assert position.hands == ("137", "5")
    assert position.stock == "89"
    assert position.to_move == 1


def test_the_covered_cards_are_shuffled_only_when_a_card_is_needed() -> None:
    position = table("2+4=6", "13", "5", stock="7", covered="*89")
    assert position.refill_needed(Action.DRAW) == ""
    position = position.after(Action.DRAW)
    assert (position.stock, position.covered) == ("", "*89")
    assert position.refill_needed(Action.DRAW) == "*89"
    position = position.after(Action.DRAW, "9*8")
    assert (position.hands, position.stock, position.covered) == (("137", "59"), "*8", "")


@pytest.mark.parametrize("refill", [None, "", "89", "*898", "777"])
def test_a_refill_that_is_missing_or_wrong_is_an_error(refill: str | None) -> None:
    with pytest.raises(RefillError):
        table("2+4=6", "13", "5", covered="*89").after(Action.DRAW, refill)


def test_a_refill_that_is_not_needed_is_an_error() -> None:
    with pytest.raises(RefillError):
        table("2+4=6", "13", "5", stock="7", covered="89").after(Action.DRAW, "89")


def test_a_joker_loses_its_value_when_it_is_shuffled_into_a_new_stock() -> None:
    position = after(table("*8+1=9", "233", "5"), "2+(1)=3")
    assert position.covered == "*9"
    position = position.after(Action.DRAW, "*9")
    assert position.hands[1] == "*5"
    digits = {
        piece.value
        for play in LegalPlays(replace(position, to_move=1).view(1))
        for piece in play.new_pieces
        if piece.joker
    }
    assert len(digits) > 1


def test_a_joker_keeps_its_value_while_it_lies_visible() -> None:
    position = after(table("2+4=6", "*19", "46", stock="1"), "(2)+*7=9")
    assert position.right == (Laid(7, joker=True),)
    assert refusal(position, "4+(*7)=11") is Reason.NOT_IN_HAND
    assert refusal(position, "(2)+(*8)=10") is Reason.NOT_THERE
    assert refusal(position, "(2)+(7)=(9)") is Reason.NOT_THERE


def test_a_starting_joker_gets_its_value_from_who_completes_the_formula() -> None:
    position = table("*_4", "269", "1", stock="8")
    sums = [str(play) for play in LegalPlays(position.view(0)) if play.operator is Operator.ADD]
    assert sums == ["(*2)+(4)=6", "(*5)+(4)=9"]
    assert after(position, "draw").left == (Laid(None, joker=True),)
    completed = after(position, "(*2)+(4)=6")
    assert completed.left == (Laid(2, joker=True),)
    assert refusal(replace(completed, to_move=0), "(*3)x(4)=9") is Reason.NOT_THERE


def test_passing_is_for_when_there_is_no_card_to_draw() -> None:
    with_stock = table("2+4=6", "13", "5", stock="7")
    with_covered = table("2+4=6", "13", "5", covered="7")
    with_none = table("2+4=6", "13", "5")
    assert with_stock.may == with_covered.may == (Action.DRAW,)
    assert with_none.may == (Action.PASS,)
    assert refusal(with_stock, "pass") is Reason.CARD_TO_DRAW
    assert refusal(with_covered, "pass") is Reason.CARD_TO_DRAW
    assert refusal(with_none, "draw") is Reason.NOTHING_TO_DRAW


@pytest.mark.parametrize(
    ("lies", "text", "covered"),
    [
        ("4+6=10", "4+8=(1)2", "046"),
        ("4+6=10", "3+2=5", "0146"),
        ("4+6=10", "(4)+1(6)=2(0)", "1"),
        ("2+4=6", "(2)+1(4)=1(6)", ""),
        ("2_4", "(2)+(4)=6", ""),
        ("*8+1=9", "2x4=8", "*19"),
    ],
)
def test_what_is_put_on_a_card_covers_it(lies: str, text: str, covered: str) -> None:
    position = after(table(lies, "112234568", "1", stock="1"), text)
    assert position.covered == covered
    assert position.operator is not None
    shown = "".join(card.card for row in position.view(0).rows for card in row)
    assert shown == "".join(character for character in text if character in DECK)


def test_a_formula_has_three_numbers() -> None:
    view = table("2+4=6", "123", "1").view(0)
    formula = read_play("(2)+(4)=6")
    assert isinstance(formula, Formula)
    for number in ("left", "right", "answer"):
        without: dict[str, Any] = {number: ()}
        refused = why_not(view, formula._replace(**without))
        assert refused is not None
        assert refused.reason is Reason.NUMBER_MISSING
