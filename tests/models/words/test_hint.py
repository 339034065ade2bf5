"""What hints say, for every kind of play."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from formula_desktop.digifeud.hint import Hint as DigifeudHint
from formula_desktop.digifeud.hint import leading_on
from formula_desktop.digifeud.play import Action as DigifeudAction
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.play import read_play as read_sum
from formula_desktop.digifeud.squares import Direction
from formula_desktop.formula.hint import hint_of
from formula_desktop.formula.play import Action, Formula, read_play
from formula_desktop.models.words.hint import LAYS, TELLS_KIND, TELLS_WHERE, HintWords
from formula_desktop.models.words.signs import spelled
from formula_desktop.players import Level
from tests.helpers.digifeud.tables import laid, view_of
from tests.helpers.formula.tables import table


def of_formula(lies: str, play: str, step: int) -> str:
    hint = hint_of(table(lies, "12345688", "77").view(0), read_play(play))
    words = HintWords().of_formula(hint, step)
    return words.replace("(s)", "s")  # as written before English is loaded


def of_digifeud(play: str, step: int) -> str:
    return HintWords().of_digifeud(DigifeudHint(read_sum(play)), step).replace("(s)", "s")


@pytest.mark.parametrize(
    ("lies", "play", "kind", "where"),
    [
        (
            "2+4=6",
            "8x8=(6)4",
            "Try × (times), with 3 cards.",
            "All three numbers change.",
        ),
        (
            "2+4=6",
            "(2)+1(4)=1(6)",
            "Try + (plus), with 2 cards.",
            "The 2 stays.",
        ),
        (
            "14+6=20",
            "(1)5+(6)=(2)1",
            "Try + (plus), with 2 cards.",
            "The 6 stays.",
        ),
        (
            "2x4=8",
            "(2)4+6(4)=(8)8",
            "Try + (plus), with 3 cards.",
            "All three numbers change.",
        ),
        (
            "2+4=6",
            "2x(4)=8",
            "Try × (times), with 2 cards.",
            "The 4 stays. You may lay the same digit again.",
        ),
        (
            "2+4=6",
            "(2)+(4)=6",
            "Try + (plus), with 1 cards.",
            "The 2 and the 4 stay. You may lay the same digit again.",
        ),
        ("2+4=6", "(2)x(4)=8", "Try × (times), with 1 cards.", "The 2 and the 4 stay."),
        (
            "8x0=0",
            "6-4=2",
            "Try − (minus), with 3 cards.",
            "All three numbers change.",
        ),
        (
            "2_8",
            "(2)x(8)=16",
            "Try × (times), with 2 cards.",
            "The answer goes after =.",
        ),
        (
            "*_4",
            "(*8)x(4)=32",
            "Try × (times), with 2 cards.",
            "The answer goes after =.",
        ),
    ],
)
def test_a_formula_step_by_step(
    qapp: QApplication, lies: str, play: str, kind: str, where: str
) -> None:
    assert of_formula(lies, play, TELLS_KIND) == kind
    assert of_formula(lies, play, TELLS_WHERE) == where
    assert of_formula(lies, play, LAYS) == f"A good formula is {spelled(play)}."


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("draw", "No formula fits. Take a card."),
        ("pass", "No formula fits. Pass."),
    ],
)
def test_no_formula(qapp: QApplication, action: str, words: str) -> None:
    hint = hint_of(table("9x9=81", "77", "77").view(0), read_play(action))
    assert hint.otherwise is None
    assert HintWords().of_formula(hint, TELLS_KIND) == words


@pytest.mark.parametrize(
    ("play", "kind", "where"),
    [
        (
            "G7> 5x8=40",
            "Try × (times), with 6 tiles.",
            "The sum goes in the lamp’s frame.",
        ),
        (
            "H7v (0)+*9=9",
            "Try + (plus), with 4 tiles.",
            "The sum goes in the lamp’s frame.",
        ),
        (
            "K7< 7-3-1=3",
            "Try − (minus), with 7 tiles.",
            "In the lamp’s frame, read from right to left.",
        ),
        (
            "G13^ 2x3/1+4=10",
            "Try times, divided by and plus, with 10 tiles.",
            "In the lamp’s frame, read from bottom to top.",
        ),
    ],
)
def test_a_sum_step_by_step(qapp: QApplication, play: str, kind: str, where: str) -> None:
    assert of_digifeud(play, TELLS_KIND) == kind
    assert of_digifeud(play, TELLS_WHERE) == where
    assert of_digifeud(play, LAYS) == f"A good sum is {spelled(play.split()[1])}."


@pytest.mark.parametrize(
    ("tiles", "first", "then"),
    [
        ("+5=9", "This is right. Press Play.", "This is right. Press Play."),
        ("+5", "This can become right: 2 more tiles.", "A tile goes in the lamp’s frame."),
        ("+5=", "This can become right: 1 more tiles.", "A tile goes in the lamp’s frame."),
        ("+5=8", "Lay another tile in place of the 8.", "Lay 9 in the lamp’s frame."),
        ("+56=", "Lay another tile in place of the 6.", "Lay = in the lamp’s frame."),
        (
            "-5=9",
            "Lay another tile in place of the − (minus).",
            "Lay + (plus) in the lamp’s frame.",
        ),
        ("+5=90", "Take the 0 back.", "Take the 0 back."),
        ("+5=*", "Choose a digit.", "The blank becomes 9."),
        ("+5=9*", "Take the blank back.", "Take the blank back."),
    ],
)
def test_what_lies_on_the_board_is_led_on_from(
    qapp: QApplication, tiles: str, first: str, then: str
) -> None:
    begun = view_of("G7> 3+4=7", digits="015689*", operators="+-")
    hint = leading_on(laid(begun, "I8", tiles, Direction.DOWN), Level.BEGINNER)
    assert hint is not None
    said = [HintWords().of_digifeud(hint, step) for step in (TELLS_KIND, TELLS_WHERE, LAYS)]
    assert [each.replace("(s)", "s") for each in said[:2]] == [first, then]
    assert said[2].startswith("A good sum is ")


@pytest.mark.parametrize(
    ("play", "said"),
    [
        ("G7> 5x8=40", "The sum goes from G7 to L7."),
        ("K7< 7-3-1=3", "From K7 to E7, read from right to left."),
    ],
)
def test_who_does_not_see_the_frame_hears_squares(qapp: QApplication, play: str, said: str) -> None:
    hint = DigifeudHint(read_sum(play))
    assert HintWords().of_digifeud(hint, TELLS_WHERE, spoken=True) == said


@pytest.mark.parametrize(
    ("lies", "play", "where"),
    [
        ("4+4=8", "(4)+3=7", "The left number stays."),
        ("4+4=8", "1+(4)=5", "The middle number stays."),
        ("8-4=4", "5-1=(4)", "The answer stays."),
    ],
)
def test_a_number_that_lies_there_twice_is_named_by_its_place(
    qapp: QApplication, lies: str, play: str, where: str
) -> None:
    assert of_formula(lies, play, TELLS_WHERE) == where


def test_no_sum(qapp: QApplication) -> None:
    words = HintWords().of_digifeud(DigifeudHint(DigifeudAction.PASS), TELLS_KIND)
    assert words == "No sum fits. Pass."


def test_to_lay_nothing_can_be_better_than_what_fits(qapp: QApplication) -> None:
    view = table("2+4=6", "12345688", "77").view(0)
    hint = hint_of(view, Action.DRAW)
    assert isinstance(hint.otherwise, Formula)
    words = HintWords()
    better = "You can lay something, but taking a card is better now."
    assert words.of_formula(hint, TELLS_KIND) == better
    still = f"If you still want to lay: {spelled(str(hint.otherwise))}."
    assert words.of_formula(hint, LAYS) == still
    fits = read_sum("G7> 5x8=40")
    assert isinstance(fits, Sum)
    passing = DigifeudHint(DigifeudAction.PASS, otherwise=fits)
    better = "You can lay something, but passing is better now."
    assert words.of_digifeud(passing, TELLS_KIND) == better
    assert words.of_digifeud(passing, LAYS) == "If you still want to lay: 5 × 8 = 40."
