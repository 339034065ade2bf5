"""The board: its squares, the standard colours, and lines kept up to date."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.layout import (
    BLUE_SQUARES,
    RED_SQUARES,
    Colour,
    Layout,
    shuffled_layout,
    some_shuffled,
    standard_layout,
)
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.squares import (
    CENTRE,
    LINES,
    SIZE,
    SQUARES,
    Direction,
    beside,
    line_through,
    name_of,
    run_from,
    square_at,
)
from formula_desktop.digifeud.tiles import DIGIT_TILES, OPERATOR_TILES
from tests.helpers.digifeud.tables import view_of


def turned(column: int, row: int) -> set[tuple[int, int]]:
    """A square in all eight ways in which a board can be turned and mirrored."""
    last = SIZE - 1
    four = {(column, row), (last - column, row), (column, last - row), (last - column, last - row)}
    return four | {(row, column) for column, row in four}


def test_the_standard_board_is_symmetric_in_all_eight_ways() -> None:
    layout = standard_layout()
    assert (len(set(layout.blue)), len(set(layout.red))) == (BLUE_SQUARES, RED_SQUARES) == (13, 12)
    for square in SQUARES:
        around = turned(square % SIZE, square // SIZE)
        assert {layout.colour(square_at(*each)) for each in around} == {layout.colour(square)}
    assert layout.colour(CENTRE) is Colour.BLUE
    assert name_of(CENTRE) == "G7"
    assert layout.is_standard


def test_a_square_of_the_standard_board_that_does_not_exist_is_not_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    layout = standard_layout()
    named = {colour.value: [*map(name_of, getattr(layout, colour.value))] for colour in Colour}
    file = tmp_path / "standard.json"
    monkeypatch.setattr("formula_desktop.digifeud.layout.built", lambda _name: file)
    file.write_text(json.dumps(named), "utf-8")
    assert standard_layout.__wrapped__() == layout
    named["red"].append("N14")
    file.write_text(json.dumps(named), "utf-8")
    with pytest.raises(ValueError, match="N14"):
        standard_layout.__wrapped__()


def test_a_shuffled_board_has_as_many_colours() -> None:
    layouts = {shuffled_layout(Random(seed)) for seed in range(50)}
    assert len(layouts) == 50
    assert shuffled_layout(Random(1)) == shuffled_layout(Random(1))
    assert not any(layout.is_standard for layout in layouts)
    assert some_shuffled() is some_shuffled()
    assert not some_shuffled().is_standard


def test_boards_that_cannot_be() -> None:
    layout = standard_layout()
    for blue, red in (
        (layout.blue[1:], layout.red),
        (layout.blue, (*layout.red, 0)),
        (layout.blue, (*layout.red[1:], layout.blue[0])),
        (layout.blue, (*layout.red[1:], 169)),
    ):
        with pytest.raises(ValueError, match="board"):
            Layout(blue, red)


@pytest.mark.parametrize(
    "change",
    [
        {"directions": 3},
        {"operators": (Operator.ADD,)},
        {"max_operations": 2},
        {"turn_limit_minutes": 0},
        {"turn_limit_minutes": 1_000_001},
    ],
)
def test_options_that_cannot_be(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"is|limit"):
        replace(Options(), **change)  # type: ignore[arg-type]


def test_the_tiles_of_each_set() -> None:
    assert len(DIGIT_TILES) == 50
    assert {tile: DIGIT_TILES.count(tile) for tile in "*0159"} == {
        "*": 2,
        "0": 3,
        "1": 9,
        "5": 5,
        "9": 4,
    }
    assert {"".join(sums): len(tiles) for sums, tiles in OPERATOR_TILES.items()} == {
        "+-": 48,
        "+-x": 40,
        "+-x/": 48,
    }
    assert list(DIGIT_TILES) == sorted(DIGIT_TILES)
    assert all(list(tiles) == sorted(tiles) for tiles in OPERATOR_TILES.values())


def test_lines_and_runs() -> None:
    assert len(LINES) == 26
    for number, line in enumerate(LINES):
        ways = (Direction.RIGHT, Direction.LEFT) if number < 13 else (Direction.DOWN, Direction.UP)
        for square in line:
            assert all(line_through(square, way) == number for way in ways)
        assert run_from(line[0], ways[0], 13) == line
        assert run_from(line[-1], ways[1], 13) == line[::-1]
        assert run_from(line[1], ways[0], 13) is None
        assert beside(line[0], ways[1]) is None
        assert beside(line[-1], ways[0]) is None
    for way in Direction:
        assert way.opposite.opposite is way
        assert way.opposite.step == -way.step
        assert beside(CENTRE, way) == CENTRE + way.step


def test_what_is_not_seen_is_known_as_a_whole() -> None:
    view = view_of("G7> 3+*4=7", digits="*0113", operators="+--")
    assert len(view.unseen_digits) == 50 - 3 - 5
    assert "*" not in view.unseen_digits
    assert len(view.unseen_operators) == 40 - 1 - 3
    assert (view.bag_digits, view.bag_operators) == (42 - 8, 36 - 3)


def test_tiles_side_by_side_that_no_sum_reads_together_have_a_seam() -> None:
    begun = ("E7> 3+4=7", "E7v (3)x4=12", "E11> (1)+2=3")
    assert view_of(*begun).board.seams == ()
    seams = view_of(*begun, "E12> (2)+4=6").board.seams
    names = {f"{name_of(one)} {name_of(other)}" for one, other in seams}
    assert names == {"F11 F12", "G11 G12", "H11 H12", "I11 I12"}
