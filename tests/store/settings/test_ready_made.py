from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud import options as digifeud
from formula_desktop.digifeud.layout import standard_layout
from formula_desktop.digifeud.tiles import ADD_SUBTRACT, ADD_SUBTRACT_MULTIPLY, ALL_FOUR
from formula_desktop.formula.options import Options
from formula_desktop.store.settings.ready_made import (
    DIGIFEUD,
    FORMULA,
    Kind,
    ReadyDigifeud,
    ReadyFormula,
    is_key,
    name_in,
    own_key,
    own_name,
    read_own_digifeud,
    read_own_formula,
    renamed_own,
    with_own,
    without_own,
    written_own,
)
from tests.helpers.digifeud import random_games
from tests.helpers.formula.random_matches import random_options

PLUS, MINUS, TIMES = Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY
HOURS_72 = 72 * 60
NOTHING_USUAL = ReadyFormula(Options(open_cards=True), counts=False, is_projector=True)


# --- those of the program -----------------------------------------------------------------------


def test_formula_by_age() -> None:
    assert list(FORMULA) == list(DIGIFEUD) == list(Kind)
    six, eight, ten = (FORMULA[kind].options for kind in list(Kind)[:3])
    assert six == Options(operators=(PLUS, MINUS), max_number_cards=2)
    assert eight == Options(operators=(PLUS, MINUS, TIMES), max_number_cards=2)
    assert ten == Options()
    assert all(FORMULA[kind].counts for kind in Kind if kind is not Kind.CLASSROOM)


def test_digifeud_by_age() -> None:
    six, eight, ten = (DIGIFEUD[kind] for kind in list(Kind)[:3])
    assert six.options == digifeud.Options(operators=ADD_SUBTRACT, max_operations=1)
    assert eight.options == digifeud.Options(operators=ADD_SUBTRACT_MULTIPLY, max_operations=1)
    assert ten.options == digifeud.Options(operators=ALL_FOUR, directions=4)
    for each in (six, eight, ten):
        assert each.turn_limit(has_two_persons=True) == HOURS_72
        assert each.turn_limit(has_two_persons=False) is None


def test_the_classroom_is_large_open_and_counts_for_nobody() -> None:
    formula, board = FORMULA[Kind.CLASSROOM], DIGIFEUD[Kind.CLASSROOM]
    assert formula.options == Options(open_cards=True)
    assert board.turn_limit(has_two_persons=False) == 5
    for each in (formula, board):
        assert each.is_projector
        assert not each.counts
    others = (*FORMULA.values(), *DIGIFEUD.values())
    assert sum(each.is_projector for each in others) == 2


def test_like_the_printed_rules() -> None:
    assert FORMULA[Kind.PRINTED].options == Options()
    board = DIGIFEUD[Kind.PRINTED]
    assert board.options == digifeud.Options(turn_limit_minutes=HOURS_72)
    assert not board.is_shuffled
    assert board.turn_limit(has_two_persons=False) == HOURS_72


# --- the player's own ---------------------------------------------------------------------------


def test_all_of_them_come_back() -> None:
    random = Random(1)
    flag = (False, True)
    formula = {
        f"Settings {number}": ReadyFormula(
            random_options(random), random.choice(flag), random.choice(flag)
        )
        for number in range(20)
    }
    assert read_own_formula(written_own(formula)) == formula
    board = {}
    for number in range(20):
        options = replace(random_games.random_options(random), layout=standard_layout())
        is_usual = random.choice(flag)
        if is_usual:
            options = replace(options, turn_limit_minutes=None)
        ends = (random.choice(flag), random.choice(flag))
        board[f"“{number}” ✓"] = ReadyDigifeud(options, random.choice(flag), is_usual, *ends)
    assert read_own_digifeud(written_own(board)) == board
    assert list(read_own_digifeud(written_own(board))) == list(board), "in the same order"


@pytest.mark.parametrize("text", ["", "{", "{}", "null", "7", '["a", 7, null, []]', "\udcff"])
def test_any_other_text_has_none(text: str) -> None:
    assert read_own_formula(text) == {}
    assert read_own_digifeud(text) == {}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", ""),
        ("name", "   "),
        ("name", "x" * 41),
        ("name", "a\u200bb"),
        ("name", 7),
        ("name", "THIRD"),
        ("options", None),
        ("options", {}),
        ("options", {"operators": "-/"}),
    ],
)
def test_what_cannot_be_read_costs_only_itself(field: str, value: object) -> None:
    own = dict.fromkeys(("Third", "Second", "First"), NOTHING_USUAL)
    entries = json.loads(written_own(own))
    entries[1][field] = value
    expected = dict.fromkeys(("Third", "First"), NOTHING_USUAL)
    assert read_own_formula(json.dumps(entries)) == expected
    del entries[1][field]
    assert read_own_formula(json.dumps(entries)) == expected


def test_settings_of_the_other_game_are_none_of_this_one() -> None:
    formula = written_own({"A": ReadyFormula()})
    board = written_own({"A": ReadyDigifeud()})
    assert read_own_digifeud(formula) == {}
    assert read_own_formula(board) == {}


def test_saving_again_replaces_the_one_of_the_same_name() -> None:
    own = with_own(with_own({}, " Class  3 ", ReadyFormula()), "Noor", ReadyFormula())
    assert list(own) == ["Class 3", "Noor"]
    assert name_in(own, "CLASS 3") == "Class 3"
    assert name_in(own, "Class 4") is None
    again = with_own(own, "class 3", NOTHING_USUAL)
    assert again == {"class 3": NOTHING_USUAL, "Noor": ReadyFormula()}
    assert list(again) == ["class 3", "Noor"]


def test_renaming_and_deleting() -> None:
    own = {"A": ReadyFormula(), "B": NOTHING_USUAL}
    renamed = renamed_own(own, "A", "  Z ")
    assert list(renamed.items()) == [("Z", ReadyFormula()), ("B", NOTHING_USUAL)]
    assert without_own(own, "A") == {"B": NOTHING_USUAL}
    assert own == {"A": ReadyFormula(), "B": NOTHING_USUAL}


def test_no_name_is_taken_for_a_key_of_the_program() -> None:
    for name in (*Kind, "own: A", "Class 3"):
        assert own_key(name) not in list(Kind)
        assert own_name(own_key(name)) == name
        assert is_key(own_key(name))
    for kind in Kind:
        assert is_key(kind.value)
        assert own_name(kind) == ""
    for other in ("", "A", "own: ", "own: a\nb", None, 7, []):
        assert not is_key(other)
