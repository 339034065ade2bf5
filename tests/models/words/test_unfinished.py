"""What is said of a sum that one more card or tile can make right."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.draft import Following
from formula_desktop.digifeud.draft import draft_of as digifeud_draft_of
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.play import read_play as read_sum
from formula_desktop.digifeud.squares import Direction
from formula_desktop.formula.draft import draft_of, empty_draft
from formula_desktop.formula.play import Formula, read_play
from formula_desktop.models.words.digifeud import draft_in_words as digifeud_draft_in_words
from formula_desktop.models.words.formula import draft_in_words
from formula_desktop.sentences import WrongSum
from tests.helpers.digifeud.tables import laid, view_of
from tests.helpers.formula.tables import table

TELLING = (WrongSum.NOT_EQUAL, WrongSum.VALUE)


@pytest.mark.parametrize(
    ("lies", "play", "words"),
    [
        ("2+4=6", "(2)x(4)=9", "2 × 4 is not 9 yet, now a card"),
        ("2+4=6", "9+(4)=(6)", "9 + 4 = …, now the answer"),
        ("2+4=6", "(2)+1(4)=(6)", "2 + 14 = …, now the answer"),
        ("2+4=6", "1+(4)=(6)", "1 + 4 is not 6, now lay the answer"),
        ("2_4", "(2)x(4)=9", "2 × 4 is not 9"),
        ("7_5", "(7)+(5)=1", "7 + 5 = 1…, now a card"),
        ("7_5", "(7)+(5)=2", "7 + 5 is not 2 yet, now a card"),
    ],
)
def test_no_formula_is_called_equal_that_is_not(
    qapp: QApplication, lies: str, play: str, words: str
) -> None:
    formula = read_play(play)
    assert isinstance(formula, Formula)
    draft = draft_of(table(lies, "12345679", "77").view(0), formula)
    assert draft_in_words(draft, WrongSum.NOT_EQUAL, draft.following) == words
    if draft.following is not None:
        only_whether = draft_in_words(draft, WrongSum.ONLY_WHETHER, draft.following)
        assert only_whether.endswith((", now a card", ", now the answer"))
        assert "not" not in only_whether


def test_a_jokers_digit_is_wrong_only_with_the_answer_that_lies_there(qapp: QApplication) -> None:
    formula = read_play("(3)+*4=(8)")
    assert isinstance(formula, Formula)
    draft = draft_of(table("3+5=8", "*7", "77").view(0), formula)
    for telling in WrongSum:
        said = draft_in_words(draft, telling, draft.following)
        assert said == "3 + 4 = …, lay the answer or choose another digit"


def test_another_sign_alone_is_not_called_equal(qapp: QApplication) -> None:
    draft = empty_draft(table("2+4=6", "12345679", "77").view(0))
    draft = draft.with_operator(Operator.MULTIPLY)
    for telling in TELLING:
        said = draft_in_words(draft, telling, draft.following)
        assert said == "2 × 4 is not 6 yet, now a card", "there is no 8"


def test_where_only_the_sign_was_changed_the_answer_comes_next(qapp: QApplication) -> None:
    draft = empty_draft(table("3-2=1", "1356789", "77").view(0)).with_operator(Operator.ADD)
    for telling in TELLING:
        said = draft_in_words(draft, telling, draft.following)
        assert said == "3 + 2 is not 1, now lay the answer"


@pytest.mark.parametrize(
    ("play", "words"),
    [
        ("G7> 3+4=1", "3 + 4 is not 1 yet, now a tile"),
        ("G7> 8+4=1", "8 + 4 = 1 …, now a tile"),
    ],
)
def test_no_sum_is_called_equal_that_is_not(qapp: QApplication, play: str, words: str) -> None:
    laid = read_sum(play)
    assert isinstance(laid, Sum)
    draft = digifeud_draft_of(view_of(digits="11234678", operators="+-"), laid)
    for telling in TELLING:
        assert digifeud_draft_in_words(draft, telling, Following.TILE) == words


@pytest.mark.parametrize(
    ("square", "tiles", "words"),
    [
        ("G7", "9", "9 …, now a sign"),
        ("D7", "9", "… 9, now a sign"),
        ("A1", "9", "The first sum must have a digit on G7, the centre"),
        ("A1", "9x", "The first sum must have a digit on G7, the centre"),
        ("G7", "x", "The first sum must have a digit on G7, the centre"),
        ("D7", "9x1", "The first sum must have a digit on G7, the centre"),
        ("E7", "12", "Here a number before = has one digit, so 12 is too long"),
        ("G7", "12", "12 can only be the answer: before =, a number has one digit"),
        ("E7", "9x2x", "The first sum has one operator before =, take the others back"),
        ("E7", "9x2", "9 × 2 …, now ="),
    ],
)
def test_on_the_first_turn_what_is_not_allowed_is_said_at_once(
    qapp: QApplication, square: str, tiles: str, words: str
) -> None:
    view = view_of(digits="0112256899", operators="-xx=")
    draft = laid(view, square, tiles)
    for telling in TELLING:
        assert digifeud_draft_in_words(draft, telling, draft.following) == words


@pytest.mark.parametrize(
    ("square", "tiles", "words"),
    [
        ("H3", "12", "12 is too long before =. Lay one digit, or use a number"),
        ("H3", "12=", "12 is too long before =. Lay one digit, or use a number"),
        ("E8", "5", "35 is too long before =. Lay one digit, or use a number"),
        ("H3", "123", "123 is too long: before = use one digit or an existing number"),
        ("E11", "12", "… 12, now ="),
        ("E8", "=12", "… 3 = 12, now a sign"),
    ],
)
def test_a_new_number_of_two_digits_is_refused_unless_it_can_be_the_answer(
    qapp: QApplication, square: str, tiles: str, words: str
) -> None:
    view = view_of("E7> 3+4=7", "G7v (4)+8=12", digits="11234567", operators="-x+=")
    draft = laid(view, square, tiles, Direction.DOWN)
    for telling in TELLING:
        said = digifeud_draft_in_words(draft, telling, draft.following)
        assert said.startswith(words)
