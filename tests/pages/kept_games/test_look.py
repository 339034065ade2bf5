"""The page with all kept games at every size, in each theme and in other languages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from formula_desktop.look.presentation import Look, Presentation, unit_of
from formula_desktop.look.theme import DARK
from formula_desktop.pages.kept_games.page import GamesPage
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.notes import NotCounted
from tests.helpers.kept_games_pages import SIZES, Open, put

LONG = tuple(f"{'Wolfeschlegelsteinhausenbergerdorff-Macs'[:39]}{seat}" for seat in range(5))


def assert_nothing_is_cut_off(page: GamesPage) -> None:
    parts: list[QLabel | QPushButton] = []
    parts += [each for each in page.findChildren(QLabel) if each.isVisible()]
    parts += [each for each in page.findChildren(QPushButton) if each.isVisible()]
    for part in parts:
        where = part.mapTo(page, QPoint())
        assert page.rect().contains(part.rect().translated(where)), part.text()
        wanted = part.minimumSizeHint()
        if part.sizePolicy().horizontalPolicy() != part.sizePolicy().Policy.Ignored:
            assert part.width() >= wanted.width(), part.text()
        assert part.height() >= wanted.height(), part.text()


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off(
    open_page: Open, games: Games, three: list[SavedGame], size: tuple[int, int], qtbot: QtBot
) -> None:
    longest = put(games, "formula-random-19", LONG, not_counted=NotCounted.COPIED)
    page = open_page(size)
    page.choose(three[0].name)
    page.delete()
    page.choose(longest.name)
    qtbot.waitUntil(lambda: assert_nothing_is_cut_off(page))  # once the layouts have settled
    assert page.size().toTuple() == size  # else something has asked for more
    visible = [name for name, _ in page.panel.seats if name.isVisible()]
    assert len(visible) == 5
    assert all(name.text().endswith("…") and name.toolTip() in LONG for name in visible)
    assert page.rows.rows.sizeHint(None, None).height() >= 64 * unit_of(page.size())  # type: ignore[arg-type]
    assert page.panel.picture.height() >= 80
    width = page.panel.width()
    page.choose(three[1].name)
    qtbot.wait(1)
    assert page.panel.width() == width


class Longer(QTranslator):
    """A language in which everything takes half as much again."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return text + "m" * (len(text) // 2)

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.mark.parametrize("size", SIZES)
def test_there_is_room_for_a_wordy_language(
    open_page: Open, three: list[SavedGame], size: tuple[int, int], qapp: QApplication, qtbot: QtBot
) -> None:
    page = open_page(size)
    translator = Longer()
    qapp.installTranslator(translator)
    page.delete()
    try:
        qtbot.waitUntil(lambda: assert_nothing_is_cut_off(page))  # once the layouts have settled
        assert page.size().toTuple() == size
        assert page.rows.width() > size[0] * 0.5
    finally:
        QCoreApplication.removeTranslator(translator)


def test_the_picture_follows_the_theme(page: GamesPage, look: Look) -> None:
    light = page.grab().toImage()
    look.show(Presentation(DARK, unit_of(page.size())))
    assert page.grab().toImage() != light


class Marked(QTranslator):
    """Marks every text that is translated, whatever the language."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return text if context == "Signs" else f"«{text}»"

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


def test_everything_follows_the_language(page: GamesPage, qapp: QApplication) -> None:
    translator = Marked()
    qapp.installTranslator(translator)
    qapp.processEvents()
    texts = [page.tabs.tabText(tab) for tab in range(3)]
    texts += [each.text() for each in page.findChildren(QPushButton)]
    texts += [each.text() for each in page.rows.actions()]
    texts += [page.empty.text(), page.header.title.text(), page.panel.started.said]
    index = page.model.index(0)
    texts += [index.data(Qt.ItemDataRole.AccessibleTextRole), page.panel.unit_of_score.text()]
    QCoreApplication.removeTranslator(translator)
    assert [text for text in texts if "«" not in text] == []
