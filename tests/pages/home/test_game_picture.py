"""The pictures on Home: their sums may be laid, and what they show is painted once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.allowed import why_not
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import read_play
from formula_desktop.digifeud.tiles import ALL_FOUR
from formula_desktop.pages.home.game_picture import CROSSING, ON_BOARD, ON_BOARDS, HomePicture
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings, SizeChoice, ThemeChoice, TimesSign
from tests.helpers.digifeud.tables import view_of

FOUR_SIGNS = Options(operators=ALL_FOUR)


@pytest.mark.parametrize("age", ["", *ON_BOARDS])
def test_digifeud_allows_the_sums_on_its_picture(age: str) -> None:
    """The picture shows columns B to L and rows 5 to 9."""
    column, across, down = ON_BOARDS.get(age, ON_BOARD)
    row, middle = CROSSING
    shared = across[middle - column]
    assert down[row] == shared
    opening = f"{'BCDEFGHIJKL'[column]}7> {across}"
    assert why_not(view_of(options=FOUR_SIGNS), read_play(opening)) is None
    crossing = f"G5v {down[:row]}({shared}){down[row + 1 :]}"
    assert why_not(view_of(opening, options=FOUR_SIGNS), read_play(crossing)) is None


def test_what_a_picture_shows_is_painted_once_until_it_changes(
    window: MainWindow, settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks as if it were painted anew after everything that may change it."""
    home = window.home
    pictures: list[HomePicture] = [*home.pictures.values(), home.practise]
    painted: list[HomePicture] = []
    for kind in {type(each) for each in pictures}:
        paint = kind._paint_art

        def painting(picture: HomePicture, *args: Any, paint: Callable[..., None] = paint) -> None:
            painted.append(picture)
            paint(picture, *args)

        monkeypatch.setattr(kind, "_paint_art", painting)

    def show(change: Callable[[], object]) -> list[HomePicture]:
        painted.clear()
        change()
        QApplication.processEvents()
        shown = [each.grab().toImage() for each in pictures]
        changed = [*painted]
        for picture, image in zip(pictures, shown, strict=True):
            picture._painted = None
            assert alike(picture.grab().toImage(), image)
        return changed

    qtbot.waitUntil(lambda: window.games.archive.is_in_order)  # until then Home may get more
    qtbot.waitUntil(lambda: show(lambda: None) == [])

    def suit() -> None:
        for each in pictures:
            each.suit("8+")

    assert show(suit) == pictures
    assert show(suit) == []
    assert show(lambda: home.practise.show_words("Practise", "", is_done=True)) == [home.practise]
    for change in (
        lambda: setattr(settings, "times_sign", TimesSign.DOT),
        lambda: setattr(settings, "theme", ThemeChoice.DARK),
        lambda: setattr(settings, "size", SizeChoice.PROJECTOR),
        lambda: window.resize(1024, 640),
    ):
        assert {*show(change)} >= {*pictures}


def alike(one: QImage, other: QImage) -> bool:
    """Whether two pictures are the same but for how Qt has rounded a colour."""
    pairs = zip(one.constBits(), other.constBits(), strict=True)
    return max(abs(first - second) for first, second in pairs) <= 4
