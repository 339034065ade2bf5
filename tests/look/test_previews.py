"""The small pictures of games."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QFontDatabase, QImage
from PySide6.QtWidgets import QApplication

from formula_desktop import resources
from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.digifeud.layout import standard_layout
from formula_desktop.digifeud.squares import SQUARES
from formula_desktop.kinds.registry import read_any_file
from formula_desktop.look.previews import Previews
from formula_desktop.look.theme import LIGHT, THEMES, Size, Theme
from formula_desktop.players import Player
from formula_desktop.store.games.notes import Summary
from formula_desktop.store.games.states import summary_of
from tests.helpers.places import CASES

FILES = sorted(path for path in CASES.glob("*-random-*.formula"))
NOW = datetime(2026, 11, 20, tzinfo=UTC)
SMALL, LARGE = Size(124, 84), Size(340, 320)
EMPTY_BOARD = "." * 169


@pytest.fixture(autouse=True, scope="module")
def _fonts(qapp: QApplication) -> None:
    for file in resources.fonts():
        QFontDatabase.addApplicationFont(str(file))


def summary(game: str, preview: str) -> Summary:
    players = (Player("Noor"), Player("Sam"))
    return Summary(game, players, (0, 0), True, 1, 0, NOW, NOW, False, preview)


def image(game: str, preview: str, size: Size = LARGE, theme: Theme = LIGHT) -> QImage:
    return Previews(theme).pixmap(summary(game, preview), size).toImage()


def board_with(**squares: str) -> str:
    """A board with something on the squares of these numbers, as in `s84="7"`."""
    tiles = list(EMPTY_BOARD)
    for name, sign in squares.items():
        tiles[int(name[1:])] = sign
    return "".join(tiles)


def differs(one: QImage, other: QImage) -> bool:
    return one != other


def count(picture: QImage, colour: QColor) -> int:
    points = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return sum(picture.pixelColor(*point) == colour for point in points)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("size", [SMALL, LARGE, Size(5, 3), Size(2000, 20)])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_it_has_the_size_that_is_asked_for(theme: Theme, size: Size, ratio: float) -> None:
    previews = Previews(theme, 0.8)
    for game, preview in ((DIGIFEUD, EMPTY_BOARD), (FORMULA, "8x8=64")):
        pixmap = previews.pixmap(summary(game, preview), size, ratio)
        assert pixmap.width() == max(1, round(size.width * 0.8 * ratio))
        assert pixmap.devicePixelRatioF() == ratio


def test_every_kind_of_tile_looks_different() -> None:
    pictures = [image(DIGIFEUD, board_with(s84=sign)) for sign in ".0123456789+-x/="]
    for number, one in enumerate(pictures):
        for other in pictures[number + 1 :]:
            assert differs(one, other)


def test_a_tile_lies_on_its_own_square() -> None:
    empty = image(DIGIFEUD, EMPTY_BOARD)
    middle = empty.width() // 2, empty.height() // 2
    assert image(DIGIFEUD, board_with(s84="+")).pixelColor(*middle) != empty.pixelColor(*middle)
    moved = image(DIGIFEUD, board_with(s0="+"))
    assert moved.pixelColor(*middle) == empty.pixelColor(*middle)


def test_the_standard_board_has_its_colours() -> None:
    empty = image(DIGIFEUD, EMPTY_BOARD)
    assert count(empty, LIGHT.blue_square) > 100
    assert count(empty, LIGHT.red_square) > 100
    colours = {square: standard_layout().colour(square) for square in SQUARES}
    coloured = "".join(colours[s].value[0] if colours[s] else "." for s in SQUARES)  # type: ignore[union-attr]
    assert not differs(empty, image(DIGIFEUD, coloured))


def test_a_board_of_its_own_shows_its_own_colours() -> None:
    own = image(DIGIFEUD, board_with(s0="b"))
    assert count(own, LIGHT.blue_square) > 10
    assert count(own, LIGHT.red_square) == 0


def test_formulas_are_told_apart() -> None:
    written = ["2_4=", "*_4=", "2+4=6", "2x4=8", "2+4=*6", "12+4=16", "123+456=579", "8/4=2", ""]
    pictures = [image(FORMULA, text) for text in written]
    for number, one in enumerate(pictures):
        for other in pictures[number + 1 :]:
            assert differs(one, other)


def test_parentheses_change_nothing() -> None:
    assert not differs(image(FORMULA, "8x8=(6)4"), image(FORMULA, "8x8=64"))


@pytest.mark.parametrize("size", [SMALL, Size(340, 150)])
def test_the_longest_formula_is_whole(size: Size) -> None:
    picture = image(FORMULA, "*1*1*1x999=110889", size)
    for x in (0, picture.width() - 1):
        for y in range(picture.height()):
            assert picture.pixelColor(x, y).alpha() < 128


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_game_has_a_picture_of_its_own(file: Path) -> None:
    shown = summary_of(read_any_file(file))
    nothing = replace(shown, preview="")
    if set(shown.preview) == {"."}:  # the first sum is still to be laid
        return
    assert differs(*(Previews(LIGHT).pixmap(each, SMALL).toImage() for each in (shown, nothing)))


@given(st.text(max_size=300), st.sampled_from([DIGIFEUD, FORMULA, "chess"]))
def test_damaged_notes_have_some_picture(preview: str, game: str) -> None:
    assert not Previews(LIGHT).pixmap(summary(game, preview), SMALL).isNull()


def test_a_huge_preview_takes_no_time() -> None:
    before = time.perf_counter()
    for game in (DIGIFEUD, FORMULA):
        image(game, "8x8=64" * 100_000, SMALL)
    assert time.perf_counter() - before < 1


def test_pictures_are_kept_but_not_all_for_ever() -> None:
    previews = Previews(LIGHT)
    first = previews.pixmap(summary(FORMULA, "1+1=2"), SMALL)
    assert previews.pixmap(summary(FORMULA, "1+1=2"), SMALL).cacheKey() == first.cacheKey()
    for number in range(300):
        previews.pixmap(summary(FORMULA, f"{number}"), SMALL)
    assert len(previews._made) <= 120
    previews.show_as(THEMES[1], 1.0)
    assert previews.pixmap(summary(FORMULA, "1+1=2"), SMALL).cacheKey() != first.cacheKey()
