"""Open racks: both lie on the table, for everybody at the screen."""

from __future__ import annotations

from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.options import Options
from formula_desktop.look import theme as look
from formula_desktop.look.theme import Theme
from formula_desktop.pages.table.game_log import LOG_ROW, PROJECTOR_LOG_ROW
from formula_desktop.players import Player
from formula_desktop.table.digifeud.layout import DigifeudLayout, DigifeudProjectorLayout
from formula_desktop.table.view import TABLE_HEIGHT
from tests.helpers.digifeud.games import after, game_of
from tests.helpers.digifeud.page import Board
from tests.helpers.each import each_of
from tests.helpers.formula.games import COMPUTER, NOOR

OPEN = Options(open_racks=True)
SAM = Player("Sam")
EDGES_OF_LOG = 6.0  # in projector size
TITLE_OF_LOG = 36.0
PROJECTOR = look.LIGHT.sized(is_projector=True)


def game(*players: Player, options: Options = OPEN) -> Game:
    """The first player is to move, and 3 + 7 = 10 lies there."""
    seats = players or (NOOR, COMPUTER)
    return after(
        game_of("37104465", "+-+", "2468*", "-+", digits="9999", players=seats, options=options),
        "C7> 3+7=10",
        "pass",
    )


def other(board: Board) -> str:
    """The tiles seen on the other rack."""
    tiles = board.scene.tiles
    shown = zip(tiles.other, tiles.other_items, strict=True)
    return "".join(tile for tile, item in shown if item.isVisible())


@pytest.mark.parametrize("theme", [look.LIGHT, PROJECTOR], ids=["normal", "projector"])
def test_the_tiles_of_the_opponent_lie_below_the_scores(qtbot: QtBot, theme: Theme) -> None:
    board = Board(qtbot, game(), theme=theme)
    layout, tiles = board.scene.layout, board.scene.tiles
    assert other(board) == board.game.position.racks[1].tiles
    for item in tiles.other_items:
        assert layout.other_rack.contains(item.sceneBoundingRect().center())
    size = tiles.other_items[0].face.size
    assert size.height * look.TILE_DIGIT_SHARE >= board.view.rect().height() / board.view.unit / 36


def test_it_is_said_whose_they_are(qtbot: QtBot) -> None:
    board = Board(qtbot, game(NOOR, SAM))
    texts = board.scene.texts
    assert texts.of_other.text() == "Sam"
    where = board.scene.layout.of_other_rack
    tiles = board.scene.tiles.other_items
    assert all(where.right() <= each.sceneBoundingRect().center().x() for each in tiles)


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Team 2", "Team 2"), ("De Raketten", "De Raketten"), ("Superkampioenen", "")],
)
def test_a_name_beside_the_tiles_is_whole_or_left_to_the_portrait(
    qtbot: QtBot, name: str, shown: str
) -> None:
    board = Board(qtbot, game(NOOR, Player(name)), theme=PROJECTOR, size=(1920, 1080))
    of_other = board.scene.texts.of_other
    assert (of_other.shown if of_other.isVisible() else "") == shown


def test_a_class_sees_how_the_other_team_got_its_points(qtbot: QtBot) -> None:
    seats = (NOOR, SAM)
    laid = after(
        game_of("37104465", "+-+", "24681111", "-+", digits="9999", players=seats, options=OPEN),
        "C7> 3+7=10",
    )
    board = Board(qtbot, laid)
    texts = board.scene.texts
    assert "Noor" not in texts.reading, "two people have seen it"
    assert board.scene.texts.panels[1].turn.text() == "your turn"
    board.game.is_of_class = True
    board.game.turn_changed.emit()
    assert texts.reading.startswith("Noor: 3 + 7 = 10")
    assert texts.remark.endswith(", 6 more for the 3 on red, 16 in all")
    assert board.scene.texts.panels[1].turn.text() == "your team’s turn"


def test_a_game_with_hidden_racks_shows_one(qtbot: QtBot) -> None:
    board = Board(qtbot, game(options=Options()))
    assert other(board) == ""
    assert board.scene.layout.other_rack.height() == 0


def test_nobody_has_to_take_the_seat(qtbot: QtBot) -> None:
    board = Board(qtbot, game(NOOR, SAM))
    assert not board.game.is_covered
    own, others = board.game.position.racks
    assert (board.scene.tiles.hand_cards, other(board)) == (own.tiles, others.tiles)
    board.press_button(board.page.pass_button)
    assert not board.game.is_covered
    assert (board.scene.tiles.hand_cards, other(board)) == (others.tiles, own.tiles)


LAYOUTS = [
    kind(width, height, True)
    for kind in (DigifeudLayout, DigifeudProjectorLayout)
    for width, height in (
        (1280.0, float(TABLE_HEIGHT)),
        (1280.0, 1000.0),
        (1800.0, float(TABLE_HEIGHT)),
    )
]


@each_of(LAYOUTS)
def test_the_other_rack_has_room(layout: DigifeudLayout) -> None:
    parts = [
        *layout.scores,
        layout.other_rack,
        layout.log,
        layout.reading,
        layout.rack,
        layout.buttons,
    ]
    assert not any(one.intersects(another) for one, another in combinations(parts, 2))
    if isinstance(layout, DigifeudProjectorLayout):
        assert layout.log.height() > EDGES_OF_LOG + 2 * PROJECTOR_LOG_ROW
    else:
        assert layout.log.height() > TITLE_OF_LOG + 2 * LOG_ROW
    tiles = layout.other_tiles(8, 4)
    assert all(layout.other_rack.contains(rect) for rect in tiles)
    assert not any(one.intersects(another) for one, another in combinations(tiles, 2))
    assert tiles[8].left() - tiles[7].right() > tiles[1].left() - tiles[0].right()


@each_of([layout for layout in LAYOUTS if isinstance(layout, DigifeudProjectorLayout)])
def test_a_class_chooses_from_tiles_larger_than_the_squares(layout: DigifeudLayout) -> None:
    tiles = layout.rack_tiles(8, 4)
    assert all(layout.rack.contains(rect) for rect in tiles)
    assert not any(one.intersects(another) for one, another in combinations(tiles, 2))
    assert layout.rack_tile.width > layout.tile.width
    assert not any(rect.intersects(layout.lamp) for rect in tiles)


def test_a_sum_is_laid_from_the_open_rack(qtbot: QtBot) -> None:
    board = Board(qtbot, game(), animation=True)
    item = board.scene.tiles.other_items[-1]  # the =
    start = item.home
    assert board.scene.tiles.take_from_other(len(board.scene.tiles.other) - 1) == start
    assert not item.isVisible()
    board.scene.arrange(0)
    assert not item.isVisible()
