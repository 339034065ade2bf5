"""Every reason of the rules has its sentence, with exactly the values that it is given."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from string import Formatter

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.allowed import why_not
from formula_desktop.formula.cards import Laid
from formula_desktop.formula.draft import ANSWER, LEFT, Place, PlaceKind, empty_draft
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import read_play
from formula_desktop.formula.reasons import Reason
from formula_desktop.formula.view import View
from formula_desktop.refusal import NotReadableError, Refusal, refuse
from formula_desktop.sentences import quoted, sentence, spelled
from tests.helpers.each import each_of
from tests.helpers.formula.random_matches import random_match

SIGNS = {"+": "+", "-": "−", "x": "×", "/": "÷"}
EVERYTHING = "**0123456789"


def row(number: str) -> tuple[Laid, ...]:
    return tuple(Laid(int(digit)) for digit in number)


def view_of(
    table: str = "2+4=6",
    *,
    hand: str = EVERYTHING,
    options: Options | None = None,
    zero_rule: bool = False,
    to_move: int | None = 0,
    stock_size: int = 5,
) -> View:
    """What a seat sees of a table such as `2+4=10`, or `2_4=` before the first formula."""
    left, right = (row(part) for part in table.split("=")[0].replace("_", "+").split("+"))
    return View(
        options=options or Options(),
        seat=0,
        to_move=to_move,
        hand=hand,
        hands=(hand, None),
        hand_sizes=(len(hand), 7),
        stock_size=stock_size,
        covered="",
        left=left,
        operator=None if "_" in table else Operator.ADD,
        right=right,
        answer=row(table.split("=")[1]),
        zero_rule=zero_rule,
        out=(),
        passes=0,
        earned=(0, 0),
        totals=(0, 0),
    )


def by_play(view: View, play: str) -> Refusal | None:
    try:
        return why_not(view, read_play(play))
    except NotReadableError as error:
        return error.refusal


def by_draft() -> Iterator[tuple[Refusal | None, str]]:
    first = empty_draft(view_of("2_4="))
    yield first.refusal, "the formula has no sign yet"
    with_operator = first.with_operator(Operator.ADD)
    yield with_operator.refusal, "the formula has no answer yet"
    joker = with_operator.put(0, Place(ANSWER, PlaceKind.BEHIND))
    yield joker.refusal, "a joker has no digit yet"
    later = replace(view_of("2+4=6"), left=(Laid(2, joker=True),))
    yield (
        empty_draft(later).why_not_choose(LEFT, 0),
        "this joker stays 2: it was chosen in an earlier turn",
    )
    yield (
        first.why_not_put(3, Place(LEFT, PlaceKind.ON)),
        "in the first formula both starting cards stay as they are",
    )


def everything_said() -> Iterator[tuple[Refusal | None, str]]:
    """A refusal for every reason in the rules, with its sentence."""
    here = view_of()
    yield by_play(here, "3+=6"), "a number of the formula is missing"
    yield by_play(here, "3+(4=7"), "'(4' is not a number of cards"
    yield by_play(here, "3+4"), "a formula has exactly one ="
    yield by_play(here, "3+4=7=7"), "a formula has exactly one ="
    one_operator = "a formula has exactly one operator, between its first two numbers"
    yield by_play(here, "3=7"), one_operator
    yield by_play(here, "3+4+1=8"), one_operator
    yield by_play(here, "7=3+4"), one_operator
    yield by_play(here, "3+*=7"), "a joker has no digit yet"
    yield by_play(here, "3 +4=7"), "' ' does not belong in a sum"
    yield by_play(here, "(1)" * 40), "a play has at most 100 characters"
    yield by_play(here, "3+4=8"), "3 + 4 is 7, not 8"
    yield by_play(here, "3x4=(6)"), "3 x 4 is 12, not 6"
    yield by_play(here, "7/3=2"), "7 / 3 leaves a remainder"
    yield by_play(here, "7/0=(6)"), "you can’t divide by 0"
    yield by_play(here, "3-7=4"), "3 - 7 is less than 0"
    yield (
        by_play(here, "3+04=(6)"),
        "a number of several cards does not start with 0: 04",
    )
    yield by_play(here, "3+3=(6)"), "there is no 3 left in the hand"
    yield by_play(here, "*1+*2=*3"), "there is no joker left in the hand"
    yield by_play(here, "12+34=(6)"), "at most 3 cards may be put down in one turn"
    yield (
        by_play(here, "(2)+(4)=(6)"),
        "a formula takes at least one card from the hand",
    )
    yield by_play(here, "(3)+4=7"), "(3) does not lie there"
    yield by_play(here, "(2)123+(4)=(6)"), "a number has at most 3 cards here"
    yield by_play(here, "pass"), "nobody passes while there is a card to take"
    yield by_play(view_of(stock_size=0), "draw"), "there is no card to take"
    yield by_play(view_of(to_move=None), "1+1=2"), "the round is over"
    yield (
        by_play(view_of("2_4="), "2+(4)=6"),
        "in the first formula both starting cards stay as they are",
    )
    yield (
        by_play(view_of("4+6=10"), "(4)-3=(1)"),
        "a card of 10 would go; each one stays or is covered",
    )
    yield (
        by_play(view_of(zero_rule=True), "(2)+3=5"),
        "because of the zero rule, you replace all three numbers",
    )
    yield (
        by_play(view_of(options=Options(use_table_card=True)), "3+4=7"),
        "here a formula keeps at least one card from the table",
    )
    yield (
        by_play(view_of(options=Options(operators=(Operator.ADD,))), "(2)x3=(6)"),
        "x is not used in this match",
    )
    yield (
        by_play(view_of(options=Options(largest_number=20)), "(2)x(4)1=8*2"),
        "numbers go up to 20 here, and 41 is higher",
    )
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


def refusals() -> Iterator[Refusal]:
    """Refusals by the hundred: written plays with one character changed, on random tables."""
    random = Random(1)
    for seed in range(60):
        match = random_match(seed, max_turns=20)
        for each in match.rounds:
            for position, turn in zip(each.positions, each.turns, strict=False):
                text = str(turn.play)
                at = random.randrange(len(text))
                changed = text[:at] + random.choice("0123456789*()+-x/=a") + text[at + 1 :]
                refusal = by_play(position.view(position.to_move or 0), changed)
                if refusal:
                    yield refusal


def test_sentences_name_the_values_they_are_given_wherever_that_is() -> None:
    found = list(refusals())
    assert len(found) > 300
    for refusal in found:
        assert fields(refusal.reason.value) == set(refusal.values), refusal


@each_of(Reason)
def test_sentences_stand_behind_a_colon(reason: Reason) -> None:
    said = reason.value
    assert not said[0].isupper()
    assert said[-1] not in ".!?"
    assert "\n" not in said


def test_signs_and_translation() -> None:
    wrong = refuse(Reason.WRONG, sum="3x4", result=12, answer=13)
    assert sentence(wrong, signs=SIGNS) == "3 × 4 is 12, not 13"
    dutch = {Reason.WRONG.value: "{sum} is {result}, en niet {answer}"}
    assert sentence(wrong, dutch.__getitem__, SIGNS) == "3 × 4 is 12, en niet 13"
    operator = refuse(Reason.OPERATOR_NOT_PLAYED, operator="x")
    assert sentence(operator, signs=SIGNS) == "× is not used in this match"
    assert spelled("8x8=(6)4", SIGNS) == "8 × 8 = (6)4"


def test_texts_from_outside_are_shown_on_one_line() -> None:
    strange = refuse(Reason.NOT_IN_A_SUM, character="\n")
    assert sentence(strange) == r"'\n' does not belong in a sum"
    assert quoted("\ud800{x}\u202e") == r"\ud800{x}\u202e"
    assert len(quoted("9" * 1000)) < 100
    assert quoted("draw") == "draw"
