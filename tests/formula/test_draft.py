"""Drafts: cards put down one by one, and what they make."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.cards import JOKER, Laid
from formula_desktop.formula.draft import (
    ANSWER,
    LEFT,
    RIGHT,
    Draft,
    Following,
    Place,
    PlaceKind,
    Untruth,
    draft_of,
    empty_draft,
)
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Formula, read_play
from formula_desktop.formula.reasons import UNFINISHED, Reason
from formula_desktop.formula.view import View
from formula_desktop.refusal import refuse
from tests.helpers.each import TIMES
from tests.helpers.formula.random_positions import random_position
from tests.helpers.formula.slow_legal import slow_plays
from tests.helpers.formula.tables import table


def reason(draft: Draft) -> Reason | None:
    if draft.refusal is None:
        return None
    assert isinstance(draft.refusal.reason, Reason)
    return draft.refusal.reason


def on(number: int, index: int = 0) -> Place:
    return Place(number, PlaceKind.ON, index)


def before(number: int) -> Place:
    return Place(number, PlaceKind.BEFORE)


def behind(number: int) -> Place:
    return Place(number, PlaceKind.BEHIND)


def whole(number: int) -> Place:
    return Place(number, PlaceKind.WHOLE)


def random_view(random: Random) -> View:
    position = random_position(random)
    assert position.to_move is not None
    return position.view(position.to_move)


def random_step(draft: Draft, random: Random) -> Draft:
    """One thing that a player may do to a draft."""
    view = draft.view
    how = random.random()
    if how < 0.15:
        return draft.with_operator(random.choice(view.options.operators))
    starting = [which for which in (LEFT, RIGHT) if view.rows[which][0].value is None]
    if starting and how < 0.4:
        return draft.choose_starting(random.choice(starting), random.randrange(10))
    if draft.puts and how < 0.3:
        return draft.take_back(random.choice(draft.puts).index)
    if not view.hand:
        return draft
    index = random.randrange(len(view.hand))
    places = draft.places(index)
    if not places:
        return draft
    is_chosen = view.hand[index] == JOKER and random.random() < 0.8
    return draft.put(index, random.choice(places), random.randrange(10) if is_chosen else None)


# --- against the list of legal plays ------------------------------------------------------------


@pytest.mark.no_cover
def test_every_legal_play_is_a_draft_that_may_be_played() -> None:
    for seed in range(60 * TIMES):
        view = random_view(Random(seed))
        for play in list(LegalPlays(view))[:40]:
            draft = draft_of(view, play)
            assert draft.play == play, f"position {seed}"
            assert draft.refusal is None
            assert len(draft.puts) == len(play.new_pieces)
            assert "".join(put.card for put in draft.puts) == play.cards
            assert draft.reads == str(play).translate(str.maketrans("", "", "()*"))
            for put in draft.puts:
                draft = draft.take_back(put.index)
            assert draft.puts == ()


@pytest.mark.no_cover
def test_a_draft_may_be_played_when_the_slow_list_has_its_play() -> None:
    verdicts: Counter[bool] = Counter()
    for seed in range(40 * TIMES):
        random = Random(seed)
        view = random_view(random)
        legal = {text for text, _ in slow_plays(view)}
        for _ in range(30):
            draft = empty_draft(view)
            for _ in range(random.randint(1, 6)):
                draft = random_step(draft, random)
                is_legal = draft.play is not None and str(draft.play) in legal
                assert (draft.refusal is None) == is_legal, f"position {seed}: {draft.reads}"
                verdicts[is_legal] += 1
    assert verdicts[True] > 20
    assert verdicts[False] > 1000


@pytest.mark.no_cover
def test_every_legal_play_can_be_put_down_card_by_card() -> None:
    """Every draft that a person can make of a small hand, by trying all places and cards."""
    found_some = 0
    for seed in range(60):
        view = random_view(Random(seed))
        if len(view.hand) > 3 or JOKER in view.hand or view.is_first:
            continue
        plays = {str(play) for play in LegalPlays(view)}
        assert plays <= reachable(empty_draft(view)), f"position {seed}"
        found_some += bool(plays)
    assert found_some > 3


def reachable(start: Draft) -> set[str]:
    """The plays of all drafts that can be made out of one, by putting cards and operators."""
    seen, ahead, plays = {start}, [start], set()
    while ahead:
        draft = ahead.pop()
        for operator in draft.view.options.operators:
            play = draft.with_operator(operator).play
            if play:
                plays.add(str(play))
        put_down = {put.index for put in draft.puts}
        for index in set(range(len(draft.view.hand))) - put_down:
            for place in draft.places(index):
                following = draft.put(index, place)
                if following not in seen:
                    seen.add(following)
                    ahead.append(following)
    return plays


def test_no_card_is_lost_or_doubled_whatever_is_done() -> None:
    for seed in range(120):
        random = Random(seed)
        view = random_view(random)
        draft = empty_draft(view)
        for _ in range(12):
            kept = replace(draft)
            following = random_step(draft, random)
            assert draft == kept
            draft = following
            indices = [put.index for put in draft.puts]
            assert len(indices) == len(set(indices))
            assert len(indices) <= view.options.max_cards
            assert all(view.hand[put.index] == put.card for put in draft.puts)
            longest = view.options.max_number_cards
            assert all(len(cells) <= longest for cells in draft.numbers)
        for put in draft.puts:
            draft = draft.take_back(put.index)
        fresh = empty_draft(view)
        assert [len(cells) for cells in draft.numbers] == [len(cells) for cells in fresh.numbers]
        assert view.is_first or draft.numbers == fresh.numbers


# --- by hand ------------------------------------------------------------------------------------


def start(lies: str, hand: str, options: Options | None = None) -> Draft:
    return empty_draft(table(lies, hand, "1", options=options).view(0))


def test_an_empty_draft_reads_what_lies_there() -> None:
    draft = start("4+6=10", "123")
    assert (draft.reads, reason(draft), draft.puts) == ("4+6=10", Reason.NO_CARD_PLAYED, ())


def test_the_first_formula_asks_for_an_operator_and_an_answer() -> None:
    draft = start("2_4", "678")
    assert (draft.reads, reason(draft)) == ("2?4=?", Reason.OPERATOR_MISSING)
    draft = draft.with_operator(Operator.ADD)
    assert (draft.reads, reason(draft)) == ("2+4=?", Reason.ANSWER_MISSING)
    assert draft.places(0) == (behind(ANSWER),)
    draft = draft.put(0, behind(ANSWER))
    assert (str(draft.play), reason(draft)) == ("(2)+(4)=6", None)


def test_with_one_operator_there_is_nothing_to_choose() -> None:
    assert start("2_4", "6", Options(operators=(Operator.ADD,))).operator is Operator.ADD


def test_a_starting_joker_asks_for_its_digit() -> None:
    draft = start("*_4", "678").with_operator(Operator.ADD).put(0, behind(ANSWER))
    assert (draft.reads, reason(draft)) == ("?+4=6", Reason.JOKER_WITHOUT_DIGIT)
    draft = draft.choose_starting(LEFT, 2)
    assert (str(draft.play), reason(draft)) == ("(*2)+(4)=6", None)
    assert str(draft.choose_starting(LEFT, 3).play) == "(*3)+(4)=6"
    with pytest.raises(ValueError, match="joker"):
        draft.choose_starting(RIGHT, 2)


def test_a_joker_asks_for_its_digit() -> None:
    draft = start("2+4=6", "*7").put(0, on(RIGHT))
    assert (draft.reads, reason(draft)) == ("2+?=6", Reason.JOKER_WITHOUT_DIGIT)
    assert str(draft.choose(0, 4).play) == "(2)+*4=(6)"
    moved = draft.choose(0, 4).put(0, on(LEFT))
    assert str(moved.play) == "*4+(4)=(6)"


def test_a_card_covers_one_card_all_of_a_number_or_stands_at_an_end() -> None:
    draft = start("4+6=10", "2357")
    assert str(draft.put(0, on(ANSWER, 1)).play) == "(4)+(6)=(1)2"
    assert str(draft.put(0, whole(ANSWER)).play) == "(4)+(6)=2"
    assert str(draft.put(0, behind(ANSWER)).play) == "(4)+(6)=(10)2"
    assert str(draft.put(0, before(ANSWER)).play) == "(4)+(6)=2(10)"


def test_cards_put_on_both_cards_of_a_number_replace_it() -> None:
    draft = start("4+6=10", "2357").put(0, on(ANSWER, 0)).put(1, on(ANSWER, 1))
    assert str(draft.play) == "(4)+(6)=23"


def test_a_card_may_go_on_top_of_one_put_down_this_turn() -> None:
    draft = start("4+6=10", "2357").put(0, on(LEFT)).put(1, on(LEFT))
    assert str(draft.play) == "3+(6)=(10)"
    assert [put.card for put in draft.puts] == ["3"]


def test_a_card_put_down_elsewhere_moves() -> None:
    draft = start("4+6=10", "2357").put(0, on(LEFT)).put(0, on(RIGHT))
    assert str(draft.play) == "(4)+2=(10)"


def test_what_was_covered_shows_again_when_the_card_is_taken_back() -> None:
    draft = start("4+6=10", "2357").put(1, whole(ANSWER)).take_back(1)
    assert draft == start("4+6=10", "2357")


def test_no_more_cards_than_a_turn_and_a_number_take() -> None:
    draft = start("4+6=10", "12357").put(0, on(LEFT)).put(1, on(RIGHT)).put(2, on(ANSWER))
    assert behind(ANSWER) not in draft.places(3)
    assert {place.where for place in draft.places(3)} <= {PlaceKind.ON, PlaceKind.WHOLE}
    with pytest.raises(ValueError, match="place"):
        draft.put(3, behind(ANSWER))
    short = start("4+6=10", "123", Options(max_number_cards=2))
    assert behind(ANSWER) not in short.places(0)
    assert behind(LEFT) in short.places(0)


@pytest.mark.parametrize("text", ["9+(4)=13", "(3)+1=4", "(2)+*4=(6)"])
def test_a_formula_that_does_not_fit_is_no_draft(text: str) -> None:
    play = read_play(text)
    assert isinstance(play, Formula)
    with pytest.raises(ValueError, match=r"hand|fit"):
        draft_of(table("2+4=6", "13", "1").view(0), play)


def test_a_wrong_draft_says_which_rule_stands_against_it() -> None:
    draft = start("2+4=6", "13").put(0, on(LEFT))
    assert reason(draft) is Reason.WRONG
    assert reason(start("8x0=0", "13").put(0, on(LEFT))) is Reason.REPLACE_ALL
    assert draft.numbers[RIGHT][0].there == Laid(4)


def test_only_a_starting_joker_gets_another_digit() -> None:
    view = table("2+4=6", "123", "1").view(0)
    later = empty_draft(replace(view, left=(Laid(2, joker=True),)))
    assert later.why_not_choose(LEFT, 0) == refuse(Reason.JOKER_STAYS, digit=2)
    assert later.why_not_choose(RIGHT, 0) is None, "no joker"
    starting = start("*_4", "678")
    assert starting.choose_starting(LEFT, 2).why_not_choose(LEFT, 0) is None


# --- what can still become right ----------------------------------------------------------------


def completions(draft: Draft) -> bool:
    """Whether trying every card, place, digit and operator makes a legal play, slowly."""
    operators = draft.view.options.operators
    if any(draft.with_operator(each).refusal is None for each in operators):
        return True
    down = {put.index for put in draft.puts}
    for put in draft.puts:
        if put.value is None:
            return any(completions(draft.choose(put.index, digit)) for digit in range(10))
    for index in set(range(len(draft.view.hand))) - down:
        for place in draft.places(index):
            further = draft.put(index, place)
            is_all_there = down < {put.index for put in further.puts}
            if is_all_there and completions(further):
                return True
    return False


def test_a_draft_can_be_completed_when_some_cards_make_it_legal() -> None:
    tried = Counter[bool]()
    for seed in range(50 * TIMES):
        random = Random(f"begun {seed}")
        view = random_view(random)
        view = replace(view, hand="".join(sorted(random.sample(view.hand, min(3, len(view.hand))))))
        if any(card.value is None for row in view.rows for card in row):
            continue  # the digit of a starting joker may change too
        draft = empty_draft(view)
        for index in random.sample(range(len(view.hand)), 1 if seed % 2 else len(view.hand)):
            places = draft.places(index)
            if places:
                draft = draft.put(index, random.choice(places))
        if draft.refusal is None or draft.refusal.reason in UNFINISHED:
            continue
        tried[draft.following is not None] += 1
        assert (draft.following is not None) is completions(draft), f"{seed}: {draft}"
    assert min(tried[True], tried[False]) > 3, tried


def test_what_is_missing_is_not_wrong() -> None:
    draft = empty_draft(table("2_4", "688", "77").view(0))
    assert reason(draft) is Reason.OPERATOR_MISSING
    assert draft.following is Following.SIGN
    draft = draft.with_operator(Operator.ADD)
    assert reason(draft) is Reason.ANSWER_MISSING
    assert draft.following is Following.ANSWER
    assert draft.lacks_something
    wrong = draft.put(1, behind(ANSWER))
    assert reason(wrong) is Reason.WRONG
    assert not wrong.lacks_something
    assert wrong.following is Following.OTHER_SIGN, "2 × 4 = 8 is one click away"
    right = draft.put(0, behind(ANSWER))
    assert right.refusal is None
    assert right.following is None
    assert not right.lacks_something


def test_a_difference_below_0_is_seen_before_a_card_is_put_down() -> None:
    draft = empty_draft(table("2+4=6", "68", "77").view(0))
    assert not draft.is_below_zero
    assert draft.with_operator(Operator.SUBTRACT).is_below_zero
    assert not empty_draft(table("2_4", "68", "77").view(0)).is_below_zero


def test_what_comes_next_is_on_the_way_to_a_legal_formula() -> None:
    first = empty_draft(table("2_4", "68", "77").view(0))
    below = first.with_operator(Operator.SUBTRACT)
    assert reason(below) is Reason.ANSWER_MISSING
    assert below.following is Following.OTHER_SIGN, "2 − 4 has no answer"
    assert empty_draft(table("2_4", "99", "77").view(0)).following is None
    draft = empty_draft(table("2+4=6", "37*", "77").view(0))
    begun = draft.put(draft.view.hand.index("3"), on(LEFT))
    assert begun.reads == "3+4=6"
    assert begun.following is Following.CARD
    joker = begun.put(draft.view.hand.index(JOKER), on(ANSWER))
    assert joker.following is Following.DIGIT
    first = empty_draft(table("2_4", "6*", "77").view(0))
    asked = first.put(first.view.hand.index(JOKER), behind(ANSWER))
    assert reason(asked) is Reason.OPERATOR_MISSING
    assert asked.following is Following.DIGIT, "the sign comes after the digit"
    changed = empty_draft(table("2+4=6", "8", "77").view(0)).with_operator(Operator.SUBTRACT)
    assert reason(changed) is Reason.NO_CARD_PLAYED
    assert changed.following is Following.OTHER_SIGN, "no card makes 2 − 4 right"


def test_an_answer_comes_next_if_no_card_before_it_makes_the_formula_right() -> None:
    draft = empty_draft(table("2+4=6", "13789", "77").view(0))
    beside = draft.put(draft.view.hand.index("1"), before(RIGHT))
    assert beside.reads == "2+14=6"
    assert beside.following is Following.OTHER_ANSWER
    on_left = draft.put(draft.view.hand.index("1"), on(LEFT))
    assert on_left.reads == "1+4=6"
    assert on_left.following is Following.OTHER_ANSWER
    answered = beside.put(draft.view.hand.index("8"), before(ANSWER))
    assert answered.reads == "2+14=86"
    assert answered.following is Following.CARD, "72 + 14 is 86"
    mended = empty_draft(table("2+4=6", "15", "77").view(0)).put(0, on(LEFT))
    assert mended.following is Following.CARD, "1 + 5 is 6"


def test_a_sum_that_no_card_can_mend_is_wrong() -> None:
    draft = empty_draft(table("2+4=6", "999", "77").view(0))
    assert draft.put(0, on(LEFT)).following is None


@pytest.mark.parametrize(
    ("play", "untruth"),
    [
        ("(2)x(4)=9", Untruth("2x4", "9", is_begun=False)),
        ("7+5=1", Untruth("7+5", "1", is_begun=True)),
        ("(2)+(4)=(6)", None),
        ("(2)-(4)=(6)", None),
    ],
)
def test_what_is_not_equal_now(play: str, untruth: Untruth | None) -> None:
    formula = read_play(play)
    assert isinstance(formula, Formula)
    draft = draft_of(table("2+4=6", "123456789", "77").view(0), formula)
    assert draft.untruth == untruth


def test_an_answer_is_begun_by_its_first_digits() -> None:
    first = empty_draft(table("2_8", "167", "77").view(0))
    draft = first.with_operator(Operator.MULTIPLY)
    assert not draft.has_begun_answer
    begun = draft.put(0, behind(ANSWER))
    assert begun.reads == "2x8=1"
    assert begun.has_begun_answer
    assert not begun.put(1, behind(ANSWER)).has_begun_answer, "it is whole"
    assert not draft.put(2, behind(ANSWER)).has_begun_answer, "7 is no beginning of 16"
    unfinished = empty_draft(table("2_8", "177", "77").view(0)).with_operator(Operator.MULTIPLY)
    assert not unfinished.put(0, behind(ANSWER)).has_begun_answer, "no card goes on"


def test_a_formula_with_a_gap_is_not_called_untrue() -> None:
    assert empty_draft(table("2_4", "68", "77").view(0)).untruth is None


def with_joker(lies: str, hand: str, place: Place, digit: int | None) -> Draft:
    """A joker of a hand on a place, with a digit."""
    draft = empty_draft(table(lies, hand, "77").view(0))
    return draft.put(draft.view.hand.index(JOKER), place, digit)


def test_a_wrong_digit_of_a_joker_asks_for_another_one() -> None:
    first = with_joker("2_4", "*", behind(ANSWER), 5)
    assert first.following is Following.OTHER_DIGIT, "no sign makes 5"
    assert first.with_operator(Operator.ADD).following is Following.OTHER_DIGIT
    covered = with_joker("3+5=8", "*16", on(ANSWER), 6)
    assert covered.following is Following.OTHER_DIGIT, "8 is right"
    assert covered.choose(covered.puts[0].index, 8).refusal is None


def test_an_answer_may_go_with_a_jokers_digit_that_is_wrong_for_the_one_lying_there() -> None:
    laid = with_joker("3+5=8", "*7", on(RIGHT), 4)
    assert laid.following is Following.ANSWER_OR_DIGIT, "3 + 4 = 7, or 3 + 5 = 8"
    assert laid.put(laid.view.hand.index("7"), on(ANSWER)).refusal is None
    assert with_joker("3+5=8", "*6", on(RIGHT), 4).following is Following.OTHER_DIGIT


def test_the_digit_of_a_starting_joker_may_be_the_wrong_one() -> None:
    draft = empty_draft(table("*_4", "9", "77").view(0)).with_operator(Operator.ADD)
    assert draft.following is Following.ANSWER, "its digit comes later"
    draft = draft.choose_starting(LEFT, 3).put(0, behind(ANSWER))
    assert draft.following is Following.OTHER_DIGIT, "5 + 4 is 9"
    assert draft.choose_starting(LEFT, 5).refusal is None
    begun = empty_draft(table("*_4", "99", "77").view(0)).choose_starting(LEFT, 3)
    begun = begun.with_operator(Operator.ADD)
    assert reason(begun) is Reason.ANSWER_MISSING
    assert begun.following is Following.OTHER_DIGIT, "neither 7 nor another answer can be laid"


def test_only_a_joker_of_the_hand_awaits_a_digit() -> None:
    assert with_joker("3+5=8", "*", on(LEFT), None).awaits_digit
    assert not with_joker("3+5=8", "*", on(LEFT), 3).awaits_digit


def test_a_joker_that_no_digit_makes_right_there_belongs_somewhere_else() -> None:
    draft = with_joker("3+5=8", "*", behind(ANSWER), None)
    assert reason(draft) is Reason.JOKER_WITHOUT_DIGIT
    assert draft.following is Following.OTHER_PLACE, "8 on the 8 is right"
    assert draft.choose(0, 9).following is Following.OTHER_PLACE
    assert with_joker("3+5=8", "*", on(LEFT), None).following is Following.DIGIT


def test_a_joker_keeps_its_place_when_other_cards_are_laid() -> None:
    draft = with_joker("3+5=8", "*67", behind(ANSWER), None)
    draft = draft.put(draft.view.hand.index("6"), on(RIGHT))
    plays = [*draft.completed(draft.view)]
    assert all(any(piece.joker for piece in play.answer) for play in plays)
    assert draft.following is not Following.OTHER_SIGN, "93 − 6 = 87 has no joker there"


def test_where_a_card_leads_on() -> None:
    draft = empty_draft(table("3+5=8", "8", "77").view(0))
    assert draft.leads_on(0, on(ANSWER))
    assert not draft.leads_on(0, before(LEFT))
