"""An exercise is a line of JSON that parses back to itself, and nothing else is read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formula_desktop.practise.exercise import Range, Task
from formula_desktop.practise.written import ExerciseError, read, written
from tests.helpers.practise.exercises import RANGES, TASKS, exercise_for


@given(st.sampled_from(TASKS), st.sampled_from(RANGES), st.integers(0, 2**64 - 1))
def test_an_exercise_parses_back_to_itself(of: tuple[str, Task], range_: Range, seed: int) -> None:
    exercise = exercise_for(*of, range_, seed)
    line = written(exercise)
    assert "\n" not in line
    assert read(line) == exercise
    assert written(read(line)) == line


ANSWER = {
    "exercise": 1,
    "game": "formula",
    "task": "answer",
    "goal": 0,
    "frame": "",
    "range": {"operators": "+", "largest": 20, "tables": []},
    "options": {
        "operators": "+-x/",
        "max_cards": 3,
        "max_number_cards": 3,
        "largest_number": 20,
        "use_table_card": False,
        "winner_extra_card": False,
        "play_on": False,
        "scoring": "first_out",
        "target": 250,
        "multiples_of_five": False,
        "hard_sum_bonus": False,
        "open_cards": False,
    },
    "position": {"table": "7+8=", "hand": "1356"},
    "difficulty": -0.4,
    "skills": ["+20"],
    "tags": ["one-operator", "two-digit-numbers"],
}

COMPLETE = {
    **ANSWER,
    "game": "digifeud",
    "task": "complete",
    "frame": "G7v (7)+_=9",
    "options": {
        "directions": 2,
        "operators": "+-",
        "max_operations": 1,
        "largest_number": 20,
        "chains": False,
        "open_racks": False,
        "turn_limit_minutes": None,
        "board": "standard",
    },
    "position": {"sums": ["C7> 3+4=7"], "rack": {"digits": "1259", "operators": "++-"}},
}

ALMOST_ANSWERS: list[tuple[dict[str, object], str]] = [
    ({"exercise": 2}, "exercise: this is not a whole number from 1 to 1"),
    ({"game": "chess"}, "game: there are no exercises of such a game"),
    ({"game": ["formula"]}, "game: there are no exercises of such a game"),
    ({"task": "complete"}, "task: the game has no such task"),
    ({"task": {}}, "task: the game has no such task"),
    ({"goal": 3}, "goal: this is not a whole number from 0 to 0"),
    ({"goal": False}, "goal: this is not a whole number from 0 to 0"),
    ({"task": "most-cards"}, "goal: this is not a whole number from 1 to 999"),
    ({"frame": "7+_=15"}, "frame: only a sum to complete has one"),
    ({"frame": 7}, "this is not a text"),
    ({"more": 1}, "just the fields exercise, game"),
    ({"range": {"operators": "+"}}, "just the fields operators, largest, tables"),
    ({"range": {"operators": "-+", "largest": 20, "tables": []}}, "range: the operators are some"),
    ({"range": {"operators": "%", "largest": 20, "tables": []}}, "range: the operators are some"),
    ({"range": {"operators": "+", "largest": 30, "tables": []}}, "range: the largest number is"),
    ({"range": {"operators": "x", "largest": 20, "tables": [2, 1]}}, "range: the tables are some"),
    ({"range": {"operators": "x", "largest": 20, "tables": [11]}}, "range: this is not a whole"),
    ({"range": {"operators": "+", "largest": 20, "tables": [1]}}, "range: tables are practised"),
    ({"difficulty": "hard"}, "not a number from -5.0 to 5.0"),
    ({"difficulty": 7}, "not a number from -5.0 to 5.0"),
    ({"difficulty": 0.123}, "difficulty: it has at most two decimals"),
    ({"skills": []}, "not a list of 1 to 20"),
    ({"skills": ["*20"]}, "skills: these are not some like"),
    ({"skills": ["+20", "+20"]}, "skills: these are not some like"),
    ({"tags": ["hard"]}, "tags: these are not some of those there are, in order"),
    ({"tags": ["tables", "one-operator"]}, "tags: these are not some of those there are"),
    ({"options": {}}, "options: the field 'operators' is missing"),
    ({"position": {}}, "just the fields table, hand"),
    ({"position": {"table": "7+8", "hand": "15"}}, "table: this is not a formula like"),
    ({"position": {"table": "7%8=", "hand": "15"}}, "table: this is not a formula like"),
    ({"position": {"table": "*+8=", "hand": "15"}}, "table: a joker has no value"),
    ({"position": {"table": "07+8=", "hand": "15"}}, "table: a number starts with 0"),
    ({"position": {"table": "7+80=", "hand": "15"}}, "table: a number is above the largest"),
    ({"position": {"table": "7+8=16", "hand": "15"}}, "table: the formula is not correct"),
    ({"position": {"table": "17_8=", "hand": "15"}}, "table: there are not two starting cards"),
    ({"position": {"table": "7+8=", "hand": "51"}}, "hand: the cards are not in order"),
    ({"position": {"table": "7+8=", "hand": "000015"}}, "position: there are not so many cards"),
    ({"position": {"table": "7+8=", "hand": "1a"}}, "position: there are not so many cards"),
    ({"position": {"table": "7+8=", "hand": "16"}}, "nothing solves this exercise"),
    ({"position": {"table": "7+8=15", "hand": "16"}}, "nothing solves this exercise"),
    ({"task": "sign", "position": {"table": "2_2=4", "hand": ""}}, "nothing solves this exercise"),
    (
        {"task": "most-cards", "goal": 1, "position": {"table": "3+4=7", "hand": "1459"}},
        "nothing solves this exercise",
    ),
    (
        {"task": "go-out", "goal": 1, "position": {"table": "3+4=7", "hand": "1459"}},
        "nothing solves this exercise",
    ),
]

ALMOST_SUMS: list[tuple[dict[str, object], str]] = [
    ({"frame": ""}, "frame: only a sum to complete has one"),
    ({"frame": "G7v (7)+5=9"}, "nothing solves this exercise"),
    ({"frame": "G7v (7)+_=_"}, "nothing solves this exercise"),
    ({"frame": "G7v (7)?_=9"}, "nothing solves this exercise"),
    ({"frame": "G7v (7)+___=9"}, "nothing solves this exercise"),
    ({"frame": "_"}, "nothing solves this exercise"),
    ({"frame": "G7v (3)+_=9"}, "nothing solves this exercise"),
    ({"position": {"sums": [], "rack": {"digits": "1259"}}}, "just the fields digits, operators"),
    (
        {"position": {"sums": ["G7> 3+4=8"], "rack": {"digits": "1", "operators": "+"}}},
        "position: 3 + 4 is 7, not 8",
    ),
    (
        {"position": {"sums": ["C7> 3+4=7"], "rack": {"digits": "31", "operators": "+"}}},
        "a seat cannot have this rack",
    ),
    ({"options": COMPLETE["options"] | {"open_racks": True}}, "options: an exercise has neither"),  # type: ignore[operator]
    ({"task": "most-points", "goal": 3, "frame": ""}, "nothing solves this exercise"),
]


def line(exercise: dict[str, Any], changed: dict[str, object]) -> str:
    return json.dumps(exercise | changed)


@pytest.mark.parametrize(
    ("exercise", "almost"), [(ANSWER, ALMOST_ANSWERS), (COMPLETE, ALMOST_SUMS)]
)
def test_a_line_that_is_no_exercise_is_refused_with_one_sentence(
    exercise: dict[str, Any], almost: list[tuple[dict[str, object], str]]
) -> None:
    read(line(exercise, {}))
    for changed, says in almost:
        with pytest.raises(ExerciseError) as refused:
            read(line(exercise, changed))
        assert says in str(refused.value), changed
        assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", '{"exercise":1,"exercise":1}', "NaN", "\ud800"]
)
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(ExerciseError):
        read(text)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(ExerciseError):
        read(text)
    for field in ("task", "frame", "skills", "position"):
        with pytest.raises(ExerciseError):
            read(line(ANSWER, {field: text or "?"}))
