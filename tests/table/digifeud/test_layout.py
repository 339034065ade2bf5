"""Where things lie on Digifeud's table, for every shape of window."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.play import Action
from formula_desktop.digifeud.squares import SQUARES
from formula_desktop.look import theme as look
from formula_desktop.players import Level, Player
from formula_desktop.table.digifeud.layout import DigifeudLayout
from formula_desktop.table.view import TABLE_HEIGHT
from tests.helpers.digifeud.games import after, game_of
from tests.helpers.digifeud.page import Board
from tests.helpers.each import each_of
from tests.helpers.formula.games import COMPUTER
from tests.helpers.quick_opponent import QuickOpponent

SMALLEST_TARGET = 24.0  # pixels in 1024 × 640
WIDE = 1280.0
HIGH = float(TABLE_HEIGHT)

SHAPES = [
    *[(WIDE, HIGH), (WIDE, HIGH + 60), (WIDE, 900.0), (WIDE, 1000.0), (WIDE, 1400.0)],
    *[(WIDE, 2300.0), (1400.0, HIGH), (1600.0, HIGH), (1800.0, HIGH), (2400.0, HIGH)],
    (3800.0, HIGH),
]


LAYOUTS = [DigifeudLayout(*shape) for shape in SHAPES]


def parts(layout: DigifeudLayout) -> dict[str, QRectF]:
    first, second = layout.scores
    return {
        "frame": layout.frame,
        "first score": first,
        "second score": second,
        "log": layout.log,
        "reading": layout.reading,
        "rack": layout.rack,
        "buttons": layout.buttons,
    }


def test_the_shapes_are_those_that_windows_have() -> None:
    """A view is scaled so that it has at least the table's size, in one of its two directions."""
    assert (look.TABLE.width, TABLE_HEIGHT) == (WIDE, HIGH)
    assert all(width == WIDE or height == HIGH for width, height in SHAPES)


@each_of(LAYOUTS)
def test_everything_is_in_the_window(layout: DigifeudLayout) -> None:
    window = QRectF(0, 0, layout.width, layout.height)
    for name, rect in parts(layout).items():
        assert window.contains(rect), name
        assert rect.width() > 0, name
        assert rect.height() > 0, name


@each_of(LAYOUTS)
def test_nothing_lies_on_anything_else(layout: DigifeudLayout) -> None:
    for (name, rect), (other, another) in combinations(parts(layout).items(), 2):
        assert not rect.intersects(another), f"{name} and {other}"


@each_of(LAYOUTS)
def test_the_squares_lie_in_the_frame_each_for_itself(layout: DigifeudLayout) -> None:
    squares = [layout.square(square) for square in SQUARES]
    assert len(squares) == 169
    assert all(layout.frame.contains(rect) for rect in squares)
    for square, rect in enumerate(squares):
        assert abs(rect.width() - rect.height()) < 0.1
        if square % 13 < 12:
            assert rect.right() < squares[square + 1].left()
        if square < 156:
            assert rect.bottom() < squares[square + 13].top()
    for square in SQUARES:
        assert layout.square_at(squares[square].center()) == square
    assert layout.square_at(QPointF(1, 1)) is None


@each_of(LAYOUTS)
def test_the_names_of_the_lines_lie_beside_the_squares(layout: DigifeudLayout) -> None:
    first = layout.square(0)
    for at in range(13):
        column, row = layout.name_of_column(at), layout.name_of_row(at)
        assert layout.frame.contains(column)
        assert layout.frame.contains(row)
        assert column.y() < first.top()
        assert row.x() < first.left()
        assert column.x() == layout.square(at).center().x()
        assert row.y() == layout.square(at * 13).center().y()


@each_of(LAYOUTS, [(8, 4), (8, 1), (1, 4), (0, 1), (3, 2)])
def test_the_tiles_lie_on_the_rack_each_for_itself(
    layout: DigifeudLayout, number: tuple[int, int]
) -> None:
    digits, signs = number
    tiles = layout.rack_tiles(digits, signs)
    assert len(tiles) == digits + signs
    assert all(layout.rack.contains(rect) for rect in tiles)
    assert not any(one.intersects(other) for one, other in combinations(tiles, 2))
    assert len({rect.top() for rect in tiles[:digits]}) <= 1
    assert layout.rack.contains(layout.cover)
    assert layout.rack.contains(layout.bag)


def test_what_is_pressed_is_large_enough_in_the_smallest_window() -> None:
    unit = min(1024 / look.TABLE.width, 640 / look.TABLE.height)
    layout = DigifeudLayout(WIDE, HIGH)
    assert layout.tile.width * unit >= SMALLEST_TARGET
    assert layout.rack_tile.width * unit >= SMALLEST_TARGET
    assert layout.buttons.height() / 2 * unit >= SMALLEST_TARGET


@each_of(LAYOUTS)
def test_tiles_of_a_larger_window_are_not_smaller(layout: DigifeudLayout) -> None:
    smallest = DigifeudLayout(WIDE, HIGH)
    assert layout.tile.width >= smallest.tile.width
    assert layout.rack_tile.width >= smallest.rack_tile.width - 0.5
    assert layout.log.height() >= smallest.log.height() > 80


def test_the_log_of_a_watched_game_has_the_room_of_the_buttons_until_there_is_a_result(
    qtbot: QtBot,
) -> None:
    ida = Player("Ida", Level.EASY)
    quick = QuickOpponent(Action.PASS, is_slow=True)
    game = after(game_of("58401236", "x+-", players=(ida, COMPUTER)), "pass", "pass")
    board = Board(qtbot, game, opponent=quick, waits=False)
    page = board.page
    assert page.button_panel.isHidden()
    assert board.scene.layout.rack.bottom() == board.scene.layout.column.bottom()
    high = page.frame.height()
    board.until(lambda: bool(quick.asked))
    quick.answer()
    board.until(page.result_button.isVisible)
    assert page.button_panel.rect().contains(page.result_button.geometry().center())
    assert page.frame.height() < high - page.result_button.height()
