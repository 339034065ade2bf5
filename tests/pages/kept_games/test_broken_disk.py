"""The page with all kept games on a disk that fails."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.gamefile.errors import FileError, FileReason, file_error
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import read_any_file
from formula_desktop.pages.kept_games.page import GamesPage
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.folders import Folder
from tests.helpers.game_files import case_file
from tests.helpers.kept_games_pages import OVER, Open, field_of, shown
from tests.helpers.looks import look_of
from tests.helpers.messages import said


class Broken(Games):
    """A disk that refuses everything from the moment a test says so."""

    error: OSError | FileError | None = None

    def _refuse(self) -> None:
        if self.error is not None:
            raise self.error

    def listed(self, folder: Folder) -> list[SavedGame]:
        self._refuse()
        return super().listed(folder)

    def rename(self, saved: SavedGame, title: str) -> SavedGame:
        self._refuse()
        return super().rename(saved, title)

    def copy(self, saved: SavedGame, title: str = "", *, state: State | None = None) -> SavedGame:
        self._refuse()
        return super().copy(saved, title, state=state)

    def remove(self, saved: SavedGame) -> SavedGame:
        self._refuse()
        return super().remove(saved)

    def restore(self, saved: SavedGame) -> SavedGame:
        self._refuse()
        return super().restore(saved)


@pytest.mark.parametrize(
    "error",
    [OSError(28, "No space left on device"), OSError(5, None), file_error(FileReason.NO_FILE)],
    ids=["full", "nameless", "gone"],
)
def test_a_broken_disk_is_told_and_loses_nothing(
    open_page: Open, games: Games, three: list[SavedGame], error: OSError | FileError, qtbot: QtBot
) -> None:
    store = Broken(games.places)
    page = open_page(store=store)
    page.delete()
    store.error = error
    before = shown(page)
    for act, of in (
        (page.copy, "copied"),
        (page.delete, "deleted"),
        (page.undo, "put back"),
        (page.refresh, "listed"),
    ):
        act()
        sentences = said(page)
        assert any(of in sentence for sentence in sentences), sentences
        assert all("{" not in sentence for sentence in sentences)
        assert shown(page) == before
    page.rename()
    qtbot.keyClicks(field_of(page), "At the sea")
    qtbot.keyClick(field_of(page), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not page.rows.is_renaming)
    assert "renamed" in said(page)[0]
    assert shown(page) == before
    store.error = None
    page.undo()
    assert len(shown(page)) == 3
    assert said(page) == []


def test_a_folder_that_is_gone_is_told(page: GamesPage, games: Games) -> None:
    shutil.rmtree(games.places.data)
    for act in (page.delete, page.copy, page.refresh):
        act()
        assert said(page)
    assert page.model.rowCount() == 3  # those of before


def test_a_folder_that_cannot_be_read_is_not_called_empty(
    open_page: Open, three: list[SavedGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Games, folder: Folder) -> list[str]:
        raise file_error(FileReason.NOT_PERMITTED)

    with monkeypatch.context() as disk:
        disk.setattr(Games, "names", refuse)
        page = open_page()
        assert page.empty.isVisible()
        assert page.empty.text().startswith("The games cannot be listed:")
        assert not page.rows.isVisible()
    page.refresh()
    assert len(shown(page)) == 3
    assert not page.empty.isVisible()


def test_a_damaged_game_is_told_of_when_it_is_copied_or_put_back(
    page: GamesPage, games: Games, three: list[SavedGame]
) -> None:
    restored: list[SavedGame] = []
    page.restored.connect(restored.append)
    for do, folder in ((page.copy, Folder.UNDER_WAY), (page.undo, Folder.REMOVED)):
        saved = games.under_way()[0]
        older = games.path(saved).read_bytes()
        (games.places.backups / f"{saved.name}.1.formula").write_bytes(older)
        page.refresh()
        page.choose(saved.name)
        if folder is Folder.REMOVED:
            page.delete()
        games.path(saved).write_bytes(b"damaged")
        do()
        assert len(restored) == 1
        assert restored.pop().restored is not None


def test_a_copy_is_of_the_game_as_it_is_on_the_table(
    qapp: QApplication, games: Games, three: list[SavedGame], qtbot: QtBot
) -> None:
    newer = read_any_file(case_file(OVER))
    page = GamesPage(games, look_of(), lambda name: True, read=lambda saved: (newer, saved))
    qtbot.addWidget(page)
    page.refresh()
    page.choose(three[0].name)
    page.copy()
    [copied] = games.finished()
    assert games.read(copied)[0] == newer
