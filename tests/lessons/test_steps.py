"""The positions of the first steps are sound, and wait for plays that can be made there."""

from __future__ import annotations

from typing import Any

import pytest

from formula_desktop.digifeud import allowed as digifeud_allowed
from formula_desktop.digifeud.legal import LegalPlays as LegalSums
from formula_desktop.digifeud.play import read_play as read_digifeud
from formula_desktop.digifeud.reasons import Reason as DigifeudReason
from formula_desktop.digifeud.tiles import DIGIT_TILES, OPERATOR_TILES
from formula_desktop.formula import allowed as formula_allowed
from formula_desktop.formula.cards import DECK
from formula_desktop.formula.legal import LegalPlays as LegalFormulas
from formula_desktop.formula.play import read_play as read_formula
from formula_desktop.formula.reasons import Reason as FormulaReason
from formula_desktop.lessons import digifeud, formula
from formula_desktop.lessons.digifeud import Aim as BoardAim
from formula_desktop.lessons.formula import Aim as CardAim
from formula_desktop.lessons.parts import BEGAN, COMPUTER, LEARNER, in_order_of
from formula_desktop.notation import in_order
from formula_desktop.pages.lessons.words import WORDS
from tests.helpers.digifeud.random_games import all_tiles

CARDS = {step.aim: step for step in formula.STEPS}
BOARD = {step.aim: step for step in digifeud.STEPS}
BY_AIM: dict[Any, Any] = {**CARDS, **BOARD}
STEPS = [*formula.STEPS, *digifeud.STEPS]


def led(step: Any) -> Any:
    """The game of a step once the computer has made its play."""
    game = step.begun("Noor", "Computer")
    for play in step.script:
        assert game.position.to_move == COMPUTER
        game = game.after(play, BEGAN)
    return game


def view(step: Any) -> Any:
    """What the learner sees."""
    return led(step).position.view(LEARNER)


def why_not(step: Any, play: Any) -> Any:
    module = formula_allowed if isinstance(step, formula.Step) else digifeud_allowed
    return module.why_not(view(step), play)


def read(step: Any, play: str) -> Any:
    return read_formula(play) if isinstance(step, formula.Step) else read_digifeud(play)


def test_each_aim_has_one_step_and_its_words() -> None:
    assert [step.aim for step in formula.STEPS] == [*CardAim]
    assert [step.aim for step in digifeud.STEPS] == [*BoardAim]
    assert [*WORDS] == [*CardAim, *BoardAim]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.aim.name)
def test_the_learner_is_to_move_and_no_card_or_tile_is_missing(step: Any) -> None:
    game = led(step)
    position = game.position
    assert position.to_move == LEARNER
    assert [player.is_computer for player in game.players] == [False, True]
    if isinstance(step, formula.Step):
        rows = (position.left, position.right, position.answer)
        visible = "".join(card.card for row in rows for card in row)
        assert in_order("".join((*position.hands, position.stock, position.covered, visible))) == (
            DECK
        )
    else:
        operators = OPERATOR_TILES[game.options.operators]
        assert all_tiles(position) == (DIGIT_TILES, operators)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.aim.name)
def test_the_example_is_allowed_and_what_the_step_waits_for(step: Any) -> None:
    assert why_not(step, step.shown) is None
    assert step.accepts(view(step), step.shown)
    assert led(step).after(step.shown, BEGAN).position.to_move == COMPUTER


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.aim.name)
def test_nothing_can_be_laid_exactly_where_drawing_or_passing_is_learned(step: Any) -> None:
    seen = view(step)
    plays = LegalFormulas(seen) if isinstance(step, formula.Step) else LegalSums(seen)
    is_laid = step.aim not in (CardAim.DRAW, BoardAim.PASS)
    assert bool(plays) is is_laid
    action = "draw" if isinstance(step, formula.Step) else "pass"
    assert step.accepts(seen, read(step, action)) is not is_laid


@pytest.mark.parametrize(
    ("aim", "play"),
    [
        (CardAim.KEEP, "(2)+5=7"),
        (CardAim.KEEP, "(2)+7=9"),
        (CardAim.WHOLE, "(4)-1=3"),
        (CardAim.JOKER, "(3)+*1=4"),
        (CardAim.ZERO, "2+7=9"),
        (BoardAim.OPENING, "G5v 2+3=5"),
        (BoardAim.CROSS, "E5v 3+(5)=8"),
        (BoardAim.CROSS, "I7v (9)-3=6"),
        (BoardAim.TWO_DIGITS, "G7v (4)+7=11"),
        (BoardAim.BLUE, "H12> 7-(2)=5"),
        (BoardAim.RED, "C12> 9-(3)=6"),
        (BoardAim.BLANK, "G7v (4)+*2=6"),
        (BoardAim.BEHIND, "G7> (10)-9=1"),
    ],
)
def test_other_plays_that_it_waits_for(aim: Any, play: str) -> None:
    step = BY_AIM[aim]
    assert why_not(step, read(step, play)) is None
    assert step.accepts(view(step), read(step, play))


@pytest.mark.parametrize(
    ("aim", "play"),
    [
        (CardAim.KEEP, "1+8=9"),
        (CardAim.ONE_NUMBER, "8-(2)=6"),
        (CardAim.BESIDE, "(2)+3=5"),
        (CardAim.WHOLE, "(4)+8=(1)2"),
        (CardAim.JOKER, "(3)+4=7"),
        (BoardAim.CROSS, "A7> 2+3=(5)"),
        (BoardAim.TWO_DIGITS, "G7v (4)+1=5"),
        (BoardAim.BLUE, "F9> 4+5=(9)"),
        (BoardAim.RED, "I7v (9)-2=7"),
        (BoardAim.BLANK, "G7v (4)+2=6"),
        (BoardAim.BEHIND, "C7v (3)+2=5"),
    ],
)
def test_what_is_allowed_but_something_else(aim: Any, play: str) -> None:
    step = BY_AIM[aim]
    assert why_not(step, read(step, play)) is None
    assert not step.accepts(view(step), read(step, play))


@pytest.mark.parametrize(
    ("aim", "play", "reason"),
    [
        (CardAim.ANSWER, "(2)+(4)=7", FormulaReason.WRONG),
        (CardAim.ANSWER, "(2)-(4)=1", FormulaReason.BELOW_ZERO),
        (CardAim.ANSWER, "3+5=8", FormulaReason.STARTING_CARDS_STAY),
        (CardAim.KEEP, "(2)+(4)=(6)", FormulaReason.NO_CARD_PLAYED),
        (CardAim.KEEP, "(2)+3=8", FormulaReason.WRONG),
        (CardAim.ONE_NUMBER, "(3)+(2)=6", FormulaReason.WRONG),
        (CardAim.BESIDE, "(2)+1(4)=(6)", FormulaReason.WRONG),
        (CardAim.WHOLE, "(4)-3=(1)", FormulaReason.TAKEN_AWAY),
        (CardAim.JOKER, "(3)+(5)=*7", FormulaReason.WRONG),
        (CardAim.ZERO, "(8)-5=3", FormulaReason.REPLACE_ALL),
        (BoardAim.OPENING, "A1> 3+4=7", DigifeudReason.OPENING_OFF_CENTRE),
        (BoardAim.OPENING, "F7> 3+4=7", DigifeudReason.OPENING_OFF_CENTRE),
        (BoardAim.OPENING, "E7> 3+4=8", DigifeudReason.WRONG),
        (BoardAim.CROSS, "A1v 2+3=5", DigifeudReason.NO_BOARD_DIGIT),
        (BoardAim.CROSS, "G7v (4)+2=8", DigifeudReason.WRONG),
        (BoardAim.TWO_DIGITS, "E7v (5)+8=14", DigifeudReason.WRONG),
        (BoardAim.BLUE, "H12> 4+(2)=8", DigifeudReason.WRONG),
        (BoardAim.RED, "C12> 4+(3)=8", DigifeudReason.WRONG),
        (BoardAim.BLANK, "G7v (4)+5=*8", DigifeudReason.WRONG),
        (BoardAim.BEHIND, "G7> (10)-4=7", DigifeudReason.WRONG),
    ],
)
def test_typical_mistakes_are_refused_for_their_reason(aim: Any, play: str, reason: Any) -> None:
    step = BY_AIM[aim]
    refusal = why_not(step, read(step, play))
    assert refusal is not None
    assert refusal.reason is reason


@pytest.mark.parametrize("step", digifeud.STEPS, ids=lambda step: step.aim.name)
def test_every_square_that_is_ringed_exists(step: digifeud.Step) -> None:
    assert len(step.ringed) == len(step.squares)


def test_all_steps_have_the_board_of_the_game() -> None:
    for step in digifeud.STEPS:
        assert step.begun("Noor", "Computer").position.board.layout.is_standard


def test_there_are_not_more_of_a_kind_than_in_the_deck() -> None:
    with pytest.raises(ValueError, match="so many of one kind"):
        in_order_of(DECK, "0000")
