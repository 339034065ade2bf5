from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud import options as digifeud
from formula_desktop.digifeud.layout import some_shuffled, standard_layout
from formula_desktop.digifeud.tiles import ADD_SUBTRACT, ADD_SUBTRACT_MULTIPLY, ALL_FOUR
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.kinds.digifeud import DIGIFEUD
from formula_desktop.kinds.formula import FORMULA
from formula_desktop.kinds.kind import AnyKind, Ready, ReadyMade
from formula_desktop.players import Level
from formula_desktop.sentences import WrongSum
from formula_desktop.store.settings.ready_made import (
    for_classroom,
    is_for_classroom,
    is_key,
    name_in,
    not_for_classroom,
    own_key,
    own_name,
    play_alike,
    read_own,
    renamed_own,
    suited_options,
    with_own,
    without_own,
    written_own,
)
from tests.helpers.digifeud import random_games
from tests.helpers.formula.random_matches import random_options

PLUS, MINUS, TIMES, DIVIDE = Operator
HOURS_72 = 72 * 60
LAYOUTS = (standard_layout(), some_shuffled())
USUAL = Ready(Options())
NOTHING_USUAL = Ready(Options(open_cards=True), counts=False, is_projector=True)


# --- those of the program -----------------------------------------------------------------------


def test_formula_by_age() -> None:
    assert list(FORMULA.ready_made) == list(ReadyMade)
    assert list(DIGIFEUD.ready_made) == list(ReadyMade)[:4]
    six, eight, ten = (FORMULA.ready_made[kind].options for kind in list(ReadyMade)[:3])
    assert six == Options((PLUS, MINUS), max_number_cards=2, largest_number=20)
    assert eight == Options((PLUS, MINUS, TIMES), largest_number=100)
    assert ten == Options()
    for each in (*FORMULA.ready_made.values(), *DIGIFEUD.ready_made.values()):
        assert each.counts
        assert each.hints
        assert not each.is_projector


def test_digifeud_by_age() -> None:
    six, eight, ten = (DIGIFEUD.ready_made[kind] for kind in list(ReadyMade)[:3])
    assert six.options == digifeud.Options(
        operators=ADD_SUBTRACT, max_operations=1, largest_number=20, chains=False
    )
    assert eight.options == digifeud.Options(
        operators=ADD_SUBTRACT_MULTIPLY, max_operations=1, largest_number=50, chains=False
    )
    assert ten.options == digifeud.Options(operators=ALL_FOUR, directions=4)
    for each in (six, eight, ten):
        assert suited_options(each, has_two_persons=True).turn_limit_minutes == HOURS_72
        assert suited_options(each, has_two_persons=False).turn_limit_minutes is None


@pytest.mark.parametrize("kind", [FORMULA, DIGIFEUD], ids=lambda kind: kind.name)
def test_a_class_sees_everything_large_and_counts_for_nobody(kind: AnyKind) -> None:
    for ready in kind.ready_made.values():
        assert not is_for_classroom(ready)
        large = for_classroom(ready)
        assert is_for_classroom(large)
        assert for_classroom(large) == large
        assert large.is_projector
        assert not large.counts
        assert not large.hints
        assert large.wrong_sums is WrongSum.ONLY_WHETHER
        assert large.level is ready.level
        assert kind.with_open(large.options, True) == large.options != ready.options
        without_limit = kind.with_usual_limit(ready.options, False)
        assert kind.with_open(large.options, False) == without_limit, "with the same numbers"
        assert play_alike(not_for_classroom(large), ready, has_two_persons=False)


def test_no_turn_of_a_class_has_a_limit_unless_somebody_chose_one() -> None:
    for ready in DIGIFEUD.ready_made.values():
        options = suited_options(for_classroom(ready), has_two_persons=True)
        assert options.turn_limit_minutes is None
    chosen = Ready(digifeud.Options(turn_limit_minutes=9), has_usual_time=False)
    assert for_classroom(chosen).options.turn_limit_minutes is None
    assert is_for_classroom(for_classroom(chosen))


def test_like_the_printed_rules() -> None:
    assert FORMULA.ready_made[ReadyMade.PRINTED].options == Options()
    board = DIGIFEUD.ready_made[ReadyMade.PRINTED]
    assert board.options == digifeud.Options(turn_limit_minutes=HOURS_72)
    assert board.options.layout.is_standard
    assert suited_options(board, has_two_persons=True).turn_limit_minutes == HOURS_72
    assert suited_options(board, has_two_persons=False).turn_limit_minutes == HOURS_72


def test_each_leaflet_of_formula() -> None:
    points, times_divide, fives = (FORMULA.ready_made[kind].options for kind in list(ReadyMade)[4:])
    assert points == Options(scoring=Scoring.POINTS, target=250, max_number_cards=2)
    assert times_divide == Options((TIMES, DIVIDE), max_cards=4)
    assert fives == Options(multiples_of_five=True)


# --- the player's own ---------------------------------------------------------------------------


def test_all_of_them_come_back() -> None:
    random = Random(1)
    flag = (False, True)
    formula = {
        f"Settings {number}": Ready(
            random_options(random),
            random.choice(flag),
            random.choice(flag),
            hints=random.choice(flag),
            level=random.choice((None, *Level)),
        )
        for number in range(20)
    }
    assert read_own(FORMULA, written_own(formula)) == formula
    board = {}
    for number in range(20):
        options = replace(random_games.random_options(random), layout=random.choice(LAYOUTS))
        is_usual = random.choice(flag)
        if is_usual:
            options = replace(options, turn_limit_minutes=None)
        ends = (random.choice(flag), random.choice(flag))
        board[f"“{number}” ✓"] = Ready(options, *ends, is_usual)
    assert read_own(DIGIFEUD, written_own(board)) == board
    assert list(read_own(DIGIFEUD, written_own(board))) == list(board), "in the same order"


@pytest.mark.parametrize("text", ["", "{", "{}", "null", "7", '["a", 7, null, []]', "\udcff"])
def test_any_other_text_has_none(text: str) -> None:
    assert read_own(FORMULA, text) == {}
    assert read_own(DIGIFEUD, text) == {}


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
    assert read_own(FORMULA, json.dumps(entries)) == expected
    del entries[1][field]
    assert read_own(FORMULA, json.dumps(entries)) == expected


def test_settings_of_the_other_game_are_none_of_this_one() -> None:
    formula = written_own({"A": USUAL})
    board = written_own({"A": Ready(digifeud.Options())})
    assert read_own(DIGIFEUD, formula) == {}
    assert read_own(FORMULA, board) == {}


def test_saving_again_replaces_the_one_of_the_same_name() -> None:
    own = with_own(with_own({}, " Class  3 ", USUAL), "Noor", USUAL)
    assert list(own) == ["Class 3", "Noor"]
    assert name_in(own, "CLASS 3") == "Class 3"
    assert name_in(own, "Class 4") is None
    again = with_own(own, "class 3", NOTHING_USUAL)
    assert again == {"class 3": NOTHING_USUAL, "Noor": USUAL}
    assert list(again) == ["class 3", "Noor"]


def test_renaming_and_deleting() -> None:
    own = {"A": USUAL, "B": NOTHING_USUAL}
    renamed = renamed_own(own, "A", "  Z ")
    assert list(renamed.items()) == [("Z", USUAL), ("B", NOTHING_USUAL)]
    assert without_own(own, "A") == {"B": NOTHING_USUAL}
    assert own == {"A": USUAL, "B": NOTHING_USUAL}


def test_no_name_is_taken_for_a_key_of_the_program() -> None:
    for name in (*ReadyMade, "own: A", "Class 3"):
        assert own_key(name) not in list(ReadyMade)
        assert own_name(own_key(name)) == name
        assert is_key(own_key(name))
    for kind in ReadyMade:
        assert is_key(kind.value)
        assert own_name(kind) == ""
    others: tuple[object, ...] = ("", "A", "own: ", "own: a\nb", None, 7, [])
    for other in others:
        assert not is_key(other)
