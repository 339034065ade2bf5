"""What a hint says about a formula: the engine's own play, and which numbers change."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.allowed import why_not
from formula_desktop.formula.cards import JOKER
from formula_desktop.formula.draft import ANSWER, Place, PlaceKind, draft_of, empty_draft
from formula_desktop.formula.hint import hint_of, hinted, leading_on, suited_views
from formula_desktop.formula.options import Scoring
from formula_desktop.formula.play import Action, Formula, read_play
from formula_desktop.formula.position import Position
from formula_desktop.formula.view import View
from formula_desktop.players import Level
from tests.helpers.formula.random_positions import random_position
from tests.helpers.formula.slow_legal import slow_plays
from tests.helpers.formula.tables import table
from tests.helpers.normal import choose


@pytest.mark.parametrize(
    ("lies", "play", "numbers", "cards"),
    [
        ("2+4=6", "1x8=8", (0, 1, 2), 3),
        ("2+4=6", "8x8=(6)4", (0, 1, 2), 3),
        ("2+4=6", "(2)+1(4)=1(6)", (1, 2), 2),
        ("2+4=6", "(2)x(4)=8", (2,), 1),
        ("2_4=", "(2)+(4)=6", (2,), 1),
        ("*_4=", "(*3)x(4)=12", (2,), 2),
    ],
)
def test_which_numbers_change(lies: str, play: str, numbers: tuple[int, ...], cards: int) -> None:
    position = table(lies.removesuffix("=") if "_" in lies else lies, "1234568", "77")
    hint = hint_of(position.view(0), read_play(play))
    assert hint.formula is not None
    assert hint.numbers == numbers
    assert len(hint.formula.cards) == cards
    assert hint.is_first == ("_" in lies)


def test_after_a_zero_all_three_numbers_are_replaced() -> None:
    position = table("8x0=0", "347", "77")
    view = position.view(0)
    hint = hint_of(view, choose(view))
    assert hint.numbers == (0, 1, 2)
    assert hint.formula is not None
    assert hint.formula.operator is Operator.ADD


def test_where_taking_a_card_is_better_the_hint_has_what_can_be_laid_all_the_same() -> None:
    view = table("3-2=1", "0122377", "77", stock="5").view(0)
    hint = hint_of(view, Action.DRAW)
    assert hint.formula is None
    assert hint.laid is not None
    assert hint.laid == hint.otherwise
    assert why_not(view, hint.laid) is None


@pytest.mark.parametrize(("stock", "action"), [("5", Action.DRAW), ("", Action.PASS)])
def test_without_a_formula_there_is_none_to_lay(stock: str, action: Action) -> None:
    position = table("9x9=81", "7", "77", stock=stock)
    view = position.view(0)
    hint = hint_of(view, choose(view))
    assert hint.play is action
    assert (hint.formula, hint.numbers) == (None, ())
    assert hint.laid is None


@settings(max_examples=60)
@given(st.integers(0, 10**6))
def test_a_hint_is_the_engines_play_and_always_legal(seed: int) -> None:
    position: Position = random_position(Random(seed))
    assert position.to_move is not None
    view = position.view(position.to_move)
    hint = hint_of(view, choose(view))
    if hint.formula is None:
        assert (hint.play,) == position.may
        return
    assert why_not(view, hint.formula) is None
    draft = draft_of(view, hint.formula)
    assert draft.refusal is None
    assert draft.play == hint.formula
    assert len(hint.formula.cards) == len(draft.puts) >= 1
    put = [any(cell.put for cell in cells) for cells in draft.numbers]
    assert hint.numbers == tuple(at for at in range(3) if put[at])


def test_a_hint_knows_nothing_that_is_hidden() -> None:
    """It is made from a view, which has only the seat's own hand."""
    view = table("2+4=6", "188", "77", stock="123").view(0)
    same = table("2+4=6", "188", "99", stock="321").view(0)
    assert isinstance(choose(view), Formula)
    assert hint_of(view, choose(view)) == hint_of(same, choose(same))


# --- a hint suits the person --------------------------------------------------------------------

WEAK = (Level.BEGINNER, Level.EASY, Level.NORMAL)


def view_of(seed: int) -> View:
    """What the player to move sees in a position at random."""
    position = random_position(Random(seed))
    assert position.to_move is not None
    return position.view(position.to_move)


def formulas(view: View) -> dict[str, tuple[Formula, int]]:
    """All legal formulas with their points, found slowly, by their texts."""
    plays = ((text, read_play(text), points) for text, points in slow_plays(view))
    return {text: (play, points) for text, play, points in plays if isinstance(play, Formula)}


def difficulty(formula: Formula, view: View, level: Level) -> int:
    """How hard a formula is for somebody who plays against a level."""
    highest = max(formula.values)
    plain = formula.operator in (Operator.ADD, Operator.SUBTRACT)
    if level is Level.BEGINNER and highest <= 20:
        return 0 if plain and Operator.ADD in view.options.operators else 1
    return 2 if level is not Level.NORMAL and highest <= 100 else 3


def rank(formula: Formula, points: int, view: View, level: Level) -> tuple[int, ...]:
    """How good a formula is as a hint against a level; the lowest is the best."""
    earned = points if view.options.for_points else 0
    return difficulty(formula, view, level), -earned, -len(formula.cards)


@settings(max_examples=60)
@given(st.integers(0, 10**6), st.sampled_from(WEAK))
def test_no_equally_simple_formula_is_worth_more(seed: int, level: Level) -> None:
    view = view_of(seed)
    legal, hint = formulas(view), hinted(view, level)
    if not legal:
        assert hint is (Action.DRAW if view.has_card_to_draw else Action.PASS)
        return
    ranks = {text: rank(*each, view, level) for text, each in legal.items()}
    assert ranks[str(hint)] == min(ranks.values())


def said(numbers: tuple[tuple[int, ...], ...], operator: Operator | None) -> object:
    """What a formula says; a sum and a product say the same when they are turned round."""
    left, right, answer = numbers
    turns = operator in (Operator.ADD, Operator.MULTIPLY)
    return sorted((left, right)) if turns else (left, right), operator, answer


def says(formula: Formula) -> object:
    read = tuple(tuple(piece.value for piece in pieces) for pieces in formula.numbers)
    return said(read, formula.operator)


@settings(max_examples=150)
@given(st.integers(0, 10**6), st.sampled_from(WEAK))
def test_it_is_what_lies_there_only_where_nothing_else_is_as_good(seed: int, level: Level) -> None:
    """The hand can say again what lies there."""
    view = view_of(seed)
    rows = tuple(tuple(laid.value or 0 for laid in row) for row in view.rows)
    again = "".join(str(value) for row in rows for value in row)
    view = replace(view, hand="".join(sorted(again[: view.options.max_cards] + view.hand[:4])))
    hint, legal = hinted(view, level), formulas(view)
    if not isinstance(hint, Formula) or says(hint) != said(rows, view.operator):
        return
    best = rank(*legal[str(hint)], view, level)
    equals = [each[0] for each in legal.values() if rank(*each, view, level) == best]
    assert {str(says(each)) for each in equals} == {str(says(hint))}


@pytest.mark.parametrize("level", WEAK)
@pytest.mark.parametrize(
    ("lies", "hand", "play"),
    [
        ("2+5=7", "257", "7-2=5"),  # neither 2 + 5 = 7 again nor 5 + 2 = 7
        ("7-5=2", "257", "5+2=7"),  # 7 - 2 = 5 would have a 7 on the 7
        ("9x9=81", "9", "(9)x9=(81)"),  # there is no other
    ],
)
def test_it_is_another_formula(lies: str, hand: str, play: str, level: Level) -> None:
    assert str(hinted(table(lies, hand, "77").view(0), level)) == play


def test_short_numbers_are_for_the_same_number_of_cards() -> None:
    view = table("7-5=2", "279", "77").view(0)
    assert str(hinted(view, Level.NORMAL)) == "2+7=9"  # not 29 - 27 = 2


def test_a_joker_is_kept_unless_it_earns_points() -> None:
    view = table("2_3", "*5", "77").view(0)
    for_points = replace(view, options=replace(view.options, scoring=Scoring.POINTS))
    plays = [str(hinted(each, Level.EASY)) for each in (view, for_points)]
    assert plays == ["(2)+(3)=5", "(2)x(3)=*6"]


def test_small_numbers_are_for_beginners_and_full_strength_for_masters() -> None:
    view = table("2+4=6", "8864123", "77").view(0)
    simple = hinted(view, Level.BEGINNER)
    assert isinstance(simple, Formula)
    assert max(simple.values) <= 20
    assert suited_views(view, Level.HARD) == suited_views(view, Level.MASTER) == ()
    assert hinted(view, Level.HARD) is None
    small = replace(view, options=replace(view.options, largest_number=20))
    assert suited_views(small, Level.MASTER) == (small,)


def test_a_joker_is_spared_where_the_plain_card_is_in_the_hand() -> None:
    view = table("2+4=6", "*258", "77").view(0)
    assert str(hint_of(view, read_play("(2)x(4)=*8")).play) == "(2)x(4)=8"
    assert str(hint_of(view, read_play("5+*4=9")).play) == "5+*4=9"
    assert str(hint_of(view, read_play("(2)+*2=*4")).play) == "(2)+2=*4"


# --- a hint leads on from what lies there -------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "puts", "sign", "play", "led"),
    [
        ("1356", {ANSWER: "6"}, "+", "(4)+(1)=5", {"wrong": "6", "instead": 5}),
        ("*356", {ANSWER: "*6"}, "+", "(4)+(1)=5", {"wrong": "*", "instead": 5}),
        ("3556", {ANSWER: "56"}, "+", "(4)+(1)=5", {"wrong": "6", "instead": None}),
        ("1346", {ANSWER: "3"}, "+", "(4)-(1)=3", {"sign": True}),
        ("1356", {}, "+", "(4)+(1)=5", {"cards": 1, "next": ANSWER}),
        ("1356", {ANSWER: "5"}, "+", "(4)+(1)=5", {"cards": 0, "next": None}),
    ],
)
def test_it_leads_on_from_what_lies_there(
    hand: str, puts: dict[int, str], sign: str, play: str, led: dict[str, object]
) -> None:
    draft = empty_draft(table("4_1", hand, "77").view(0)).with_operator(Operator(sign))
    for number, cards in puts.items():
        digit = int(cards[1]) if cards[0] == JOKER else None
        for card in cards[: 1 if digit else None]:
            taken = {put.index for put in draft.puts}
            index = next(
                at for at, each in enumerate(draft.view.hand) if each == card and at not in taken
            )
            draft = draft.put(index, Place(number, PlaceKind.BEHIND), digit)
    hint = leading_on(draft, Level.BEGINNER)
    assert hint is not None
    assert hint.lead is not None
    lead = hint.lead
    found = {
        "wrong": lead.wrong and lead.wrong.card,
        "instead": lead.instead and lead.instead.value,
        "sign": lead.has_other_sign,
        "cards": lead.cards,
        "next": lead.next_number,
    }
    assert str(hint.play) == play
    assert {name: found[name] for name in led} == led


def test_it_keeps_as_much_as_it_can() -> None:
    """8 in the answer is right with a 4; 5 on the left is not."""
    view = table("2+4=6", "3458", "77").view(0)
    draft = empty_draft(view).put(3, Place(ANSWER, PlaceKind.ON))
    draft = draft.put(2, Place(0, PlaceKind.ON))  # 5 + 4 = 8
    hint = leading_on(draft, Level.BEGINNER)
    assert hint is not None
    assert str(hint.play) == "5+3=8"
    assert hint.lead is not None
    assert (hint.lead.wrong, hint.lead.cards, hint.lead.next_number) == (None, 1, 1)


def test_what_may_be_played_already_is_left_as_it_lies() -> None:
    play = read_play("(2)x(4)=8")
    assert isinstance(play, Formula)
    hint = leading_on(draft_of(table("2+4=6", "12368", "77").view(0), play), Level.NORMAL)
    assert hint is not None
    assert hint.lead is not None
    assert (hint.play, hint.lead.wrong, hint.lead.cards) == (play, None, 0)


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.sampled_from(WEAK))
def test_from_one_card_it_leads_to_the_best_of_the_simplest_with_this_card(
    seed: int, level: Level
) -> None:
    view, random = view_of(seed), Random(seed)
    legal = formulas(view)
    if not legal:
        return
    draft = draft_of(view, legal[random.choice(sorted(legal))][0])
    for put in random.sample(draft.puts, len(draft.puts) - 1):
        draft = draft.take_back(put.index)
    with_it = [*draft.completed(view)]
    hint = leading_on(draft, level)
    assert hint is not None
    assert hint.formula is not None
    if draft.refusal is None:
        assert hint.play == draft.play
    elif with_it:  # none where all cards of a number are covered at once
        ranks = [rank(each, legal[str(each)][1], view, level) for each in with_it]
        assert rank(hint.formula, legal[str(hint.play)][1], view, level) == min(ranks)


@pytest.mark.parametrize(("lies", "kind"), [("9x9=81", PlaceKind.ON), ("9_9", PlaceKind.BEHIND)])
def test_it_leads_nowhere_where_nothing_can_be_laid(lies: str, kind: PlaceKind) -> None:
    draft = empty_draft(table(lies, "77", "77").view(0)).put(0, Place(ANSWER, kind))
    assert leading_on(draft, Level.BEGINNER) is None


def test_it_leads_on_to_the_play_of_an_earlier_hint() -> None:
    view = table("2+4=6", "3458", "77").view(0)
    draft = empty_draft(view).put(3, Place(ANSWER, PlaceKind.ON))  # 8
    plays = [*draft.completed(view)]
    assert len(plays) > 1
    for play in plays:
        hint = leading_on(draft, Level.NORMAL, play)
        assert hint is not None
        assert hint.play == play
    elsewhere = leading_on(draft, Level.NORMAL, Action.DRAW)
    assert elsewhere == leading_on(draft, Level.NORMAL)
