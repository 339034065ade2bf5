"""Portraits: one for each name, and told apart by shape alone, large and small."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from formula_desktop.look import emblems, portraits
from formula_desktop.look.theme import LIGHT, THEMES, Theme
from formula_desktop.players import Level, Player
from formula_desktop.results.participants import COLOURS, PICTURES
from tests.helpers.screen.pairs import SEAT_COLOURS, contrast

LARGEST_REACH = 30.0  # of an emblem, in a ground that reaches 32


def grey(picture: str, colour: str, side: int) -> bytes:
    """A portrait without its colours, a byte for each pixel."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(LIGHT.paper)
    painter = QPainter(image)
    portraits.paint_portrait(painter, QRectF(0, 0, side, side), picture, colour, LIGHT)
    painter.end()
    made = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = [made.constScanLine(row) for row in range(side)]
    return b"".join(bytes(memoryview(row)[:side]) for row in rows)  # type: ignore[arg-type]  # Qt's stubs say object


def test_there_is_a_portrait_for_each_name_that_the_results_know() -> None:
    assert emblems.PICTURES == PICTURES
    assert tuple(f"seat_{colour}" for colour in COLOURS) == SEAT_COLOURS


@pytest.mark.parametrize("side", [24, 96])
def test_pictures_are_told_apart_by_shape(qapp: QApplication, side: int) -> None:
    drawn = {name: grey(name, "grey", side) for name in PICTURES}
    for one, other in combinations(PICTURES, 2):
        pixels = zip(drawn[one], drawn[other], strict=True)
        differing = sum(abs(a - b) > 64 for a, b in pixels)
        assert differing > side * side * 0.06, (one, other)


@pytest.mark.parametrize("colour", COLOURS)
def test_emblems_can_be_seen_on_every_ground_without_colours(
    qapp: QApplication, colour: str
) -> None:
    for name in PICTURES:
        shades = grey(name, colour, 24)
        assert min(shades) < 60, "ink"
        assert max(shades[24 * 6 : 24 * 18]) > 225, "white"


@pytest.mark.parametrize("name", PICTURES)
def test_emblems_stay_on_their_ground(qapp: QApplication, name: str) -> None:
    for _ink, path in emblems.outlines(name):
        for at in range(101):
            away = path.pointAtPercent(at / 100) - QPointF(32, 32)
            assert away.x() ** 2 + away.y() ** 2 <= LARGEST_REACH**2, (name, at)


@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
@pytest.mark.parametrize("ground", ["paper", "field", "table", "table_deep", "tray"])
def test_a_portrait_ends_where_one_can_see_it(look: Theme, ground: str) -> None:
    behind = getattr(look, ground)
    for name in SEAT_COLOURS:
        edges = (look.portrait_edge, getattr(look, name))
        assert max(contrast(edge, behind) for edge in edges) >= 3, name


def test_a_computer_shows_its_level_in_dots(qapp: QApplication) -> None:
    side = 64
    for reached, level in enumerate(Level, 1):
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        portraits.paint_computer(painter, QRectF(0, 0, side, side), level, LIGHT)
        painter.end()
        dots = [image.pixelColor(dot.toPoint()) for dot in portraits.LEVEL_DOTS]
        assert [dot == LIGHT.card_back_sign for dot in dots] == [True] * reached + [False] * (
            len(Level) - reached
        )


@pytest.mark.parametrize(
    "player", [Player("Noor"), Player("é"), Player(""), Player("𝔘"), Player("X", Level.HARD)]
)
@pytest.mark.parametrize("picture", ["fox", "", "no such picture"])
def test_whoever_sits_there_has_a_portrait(
    qapp: QApplication, player: Player, picture: str
) -> None:
    image = QImage(32, 32, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    portraits.paint_player(painter, QRectF(0, 0, 32, 32), player, picture, "no such", LIGHT)
    painter.end()
    assert image.pixelColor(16, 3).alpha() == 255
    assert image.pixelColor(0, 0).alpha() < 255


def test_icons_have_the_pixels_of_their_screen(qapp: QApplication) -> None:
    for player, picture in (
        (Player("Noor"), "fox"),
        (Player("Computer", Level.EASY), ""),
        (Player("Noor"), ""),
    ):
        icon = portraits.player_icon(player, picture, "teal", LIGHT, 24, 2.0)
        (size,) = icon.availableSizes()
        assert (size.width(), size.height()) == (48, 48)
