"""Files of Digifeud are not trusted, and what is written is read back."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.layout import Layout, standard_layout
from formula_desktop.gamefile.errors import FilePart, FilePlace, FileReason
from formula_desktop.kinds.registry import read_game, write_game
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.each import TIMES
from tests.helpers.game_files import (
    INVALID,
    as_bytes,
    case_file,
    invalid_data,
    read_or_refused,
    refused,
)

CASE = "digifeud-just-in-time"
INVALID_DIGIFEUD = [case for case in INVALID if case["name"].startswith("invalid-d-")]

IN_OPTIONS = FilePlace(FilePart.OPTIONS)
IN_DEAL = FilePlace(FilePart.DEAL)
IN_PLAY_1 = FilePlace(FilePart.PLAY, play=1)
IN_PLAYER_1 = FilePlace(FilePart.PLAYER, player=1)

Path = tuple[str | int, ...]


def fields(name: str = CASE) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(case_file(name).read_bytes())
    return found


def with_value(path: Path, value: object) -> dict[str, Any]:
    game = fields()
    part: Any = game
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return game


def squares(first: str, count: int) -> list[str]:
    return [f"{first}{row}" for row in range(1, count + 1)]


@pytest.mark.parametrize("case", INVALID_DIGIFEUD, ids=[case["name"] for case in INVALID_DIGIFEUD])
def test_invalid_files_name_the_place(case: dict[str, Any]) -> None:
    error = refused(invalid_data(case))
    sentence = error.sentence()
    if case["where"] == "players":
        assert "player" in sentence
    elif case["where"] != "file" and case["name"] != "invalid-d-limit-nan":  # that is no JSON
        assert sentence.startswith(f"{case['where']}: ")


WRONG_VALUES: list[tuple[Path, tuple[object, ...], FileReason, FilePlace]] = [
    (("options",), (None, [], "+-"), FileReason.NO_FIELDS, IN_OPTIONS),
    (("options", "directions"), (None, 1, 3, 5, "2", 2.0, True), FileReason.DIRECTIONS, IN_OPTIONS),
    (
        ("options", "operators"),
        (None, "", "+", "+x", "-+", ["+"], "+-/"),
        FileReason.SUMS,
        IN_OPTIONS,
    ),
    (
        ("options", "max_operations"),
        (None, 0, 2, 4, True, "1", 1.0),
        FileReason.MAX_OPERATIONS,
        IN_OPTIONS,
    ),
    (
        ("options", "largest_number"),
        (0, 30, 100, "20", 20.0, True, []),
        FileReason.LARGEST_NUMBER,
        IN_OPTIONS,
    ),
    (("options", "chains"), (None, 0, 1, "true"), FileReason.NOT_A_FLAG, IN_OPTIONS),
    (("options", "open_racks"), (None, 0, 1, "no"), FileReason.NOT_A_FLAG, IN_OPTIONS),
    (
        ("options", "turn_limit_minutes"),
        (0, -1, 1_000_001, 1.5, "10", True, []),
        FileReason.TURN_LIMIT,
        IN_OPTIONS,
    ),
    (("options", "board"), (None, 1, [], "Standard", ""), FileReason.BOARD, IN_OPTIONS),
    (
        ("options", "board"),
        (
            {"blue": [], "red": []},
            {"blue": squares("A", 13), "red": squares("B", 13)},
            {"blue": squares("A", 12), "red": squares("B", 12)},
            {"blue": squares("A", 13), "red": squares("A", 12)},
            {"blue": squares("A", 13), "red": [*squares("B", 11), "B11"]},
            {"blue": squares("A", 13), "red": [*squares("B", 11), "B14"]},
            {"blue": squares("A", 13), "red": [*squares("B", 12), 7]},
            {"blue": "A1", "red": None},
        ),
        FileReason.COLOURS,
        IN_OPTIONS,
    ),
    (("options", "board"), ({"blue": squares("A", 13)},), FileReason.MISSING_FIELD, IN_OPTIONS),
    (("deal",), (None, [], "1"), FileReason.NO_FIELDS, IN_DEAL),
    (("deal", "starts"), (None, -1, 2, True, "0", 0.0), FileReason.STARTS, IN_DEAL),
    (("deal", "digits"), (None, "", [], "1" * 50, "\ud800"), FileReason.DIGIT_BAG, IN_DEAL),
    (("deal", "operators"), (None, "", "+" * 40, {}), FileReason.OPERATOR_BAG, IN_DEAL),
    (("plays",), (None, {}, "pass"), FileReason.NOT_A_LIST, FilePlace()),
    (("plays", 0), (None, [], "pass"), FileReason.NO_FIELDS, IN_PLAY_1),
    (("plays", 0, "play"), (None, 1, []), FileReason.NOT_A_PLAY, IN_PLAY_1),
    (("plays", 0, "at"), (None, "", "2026-11-20"), FileReason.NOT_A_TIME, IN_PLAY_1),
    (("players",), (None, [], [{}] * 3), FileReason.NUMBER_OF_PLAYERS, FilePlace()),
    (("players", 0, "name"), ("", " ", "x" * 41), FileReason.NAME, IN_PLAYER_1),
]


@pytest.mark.parametrize(
    ("path", "values", "reason", "where"),
    WRONG_VALUES,
    ids=[f"{'.'.join(map(str, path))}-{reason.name}" for path, _, reason, _ in WRONG_VALUES],
)
def test_wrong_values(
    path: Path, values: tuple[object, ...], reason: FileReason, where: FilePlace
) -> None:
    for value in values:
        error = refused(as_bytes(with_value(path, value)))
        assert (error.refusal.reason, error.where) == (reason, where), value


def every_object(value: Any) -> list[dict[str, Any]]:
    if isinstance(value, dict):
        return [value, *(each for part in value.values() for each in every_object(part))]
    if isinstance(value, list):
        return [each for part in value for each in every_object(part)]
    return []


def test_each_field_is_needed_and_no_other() -> None:
    for index in range(len(every_object(fields()))):
        for name in every_object(fields())[index]:
            game = fields()
            del every_object(game)[index][name]
            refused(as_bytes(game))
        game = fields()
        every_object(game)[index]["more"] = 1
        refused(as_bytes(game))


def read(game: dict[str, Any]) -> Game:
    found = read_game(as_bytes(game))
    assert isinstance(found, Game)
    return found


def test_boards_and_limits_that_are_allowed() -> None:
    for limit in (None, 1, 1_000_000):
        game = read(with_value(("options", "turn_limit_minutes"), limit) | {"plays": []})
        assert game.options.turn_limit_minutes == limit
    own = {"blue": squares("A", 13), "red": squares("B", 12)[::-1]}
    game = read(with_value(("options", "board"), own) | {"plays": []})
    assert not game.options.layout.is_standard
    assert json.loads(write_game(game))["options"]["board"] == own
    standard = standard_layout()
    shuffled = Layout(standard.blue[::-1], standard.red)
    assert shuffled.is_standard
    assert read(fields()).options.layout == standard


def test_a_play_is_written_canonically() -> None:
    game = fields("digifeud-chain")
    game["plays"].append({"play": "G7> (1)(0)-4=6", "at": "2026-11-20T09:59:00Z"})
    assert b'"G7> (10)-4=6"' in write_game(read(game))


@pytest.mark.no_cover
@settings(max_examples=30 * TIMES)
@given(st.integers(0, 2**32), st.data())
def test_a_changed_file_is_read_or_refused(seed: int, data: st.DataObject) -> None:
    game = json.loads(write_game(random_game(seed, most_turns=seed % 12)))
    changed = deepcopy(game)
    part = data.draw(st.sampled_from([each for each in every_object(changed) if each]))
    key = data.draw(st.sampled_from(sorted(part)))
    strange: st.SearchStrategy[Any] = st.sampled_from(
        [None, True, 0, 2, "", "pass", "timeout", [], {}, "G7> 3+4=7", 1e9]
    )
    other = data.draw(st.sampled_from(sorted(part)))
    part[key] = data.draw(st.one_of(strange, st.just(part[other])))
    found = read_or_refused(as_bytes(changed))
    if found is not None:
        assert read_game(write_game(found)) == found
