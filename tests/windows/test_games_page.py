"""The page with all kept games, by mouse, keys and fingers, on a real disk."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, QTranslator
from PySide6.QtGui import QInputDevice
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.gamefile import FileError, FileReason, read_any_file
from formula_desktop.gamefile.errors import file_error
from formula_desktop.models.games_list import GameRole
from formula_desktop.players import Player
from formula_desktop.scene import theme
from formula_desktop.scene.style import dress
from formula_desktop.scene.theme import DARK, LIGHT
from formula_desktop.store.games import Folder, Games, SavedGame, State
from formula_desktop.store.notes import NotCounted, SavedSeat, new_notes
from formula_desktop.store.places import Places
from formula_desktop.windows.game_rows import GameRow
from formula_desktop.windows.games_page import FOLDERS, GamesPage
from formula_desktop.windows.look import unit_of
from tests.game_files import case_file

LEFT = Qt.MouseButton.LeftButton
UNDER_WAY = ("digifeud-chain", "formula-extra-card", "digifeud-random-03")  # the last one last
OVER = "digifeud-resign"
SIZES = [(1024, 640), (1280, 800), (1920, 1080)]


@pytest.fixture
def games(data_folder: Path) -> Games:
    return Games(Places(data_folder, data_folder / "settings.ini", data_folder / "logs"))


def put(games: Games, case: str, names: tuple[str, ...] = (), **notes: object) -> SavedGame:
    """A game on the disk, played by these people."""
    state = read_any_file(case_file(case))
    if names:
        assert len(names) == len(state.players)
        state = replace(state, players=tuple(map(Player, names)))  # type: ignore[arg-type]
    saved = games.begin(state, new_notes((SavedSeat(),) * len(state.players)))
    return games.note(saved, **notes)


@pytest.fixture
def three(games: Games) -> list[SavedGame]:
    """Three games under way, the first one on top."""
    named = (("Noor", "Sam"), ("Ida", "Sam", "Tom"), ("Eva", "Bo"))
    made = [put(games, case, names) for case, names in zip(UNDER_WAY, named, strict=True)]
    return made[::-1]


@pytest.fixture
def on_table() -> set[str]:
    return set()


Open = Callable[..., GamesPage]


@pytest.fixture
def open_page(qapp: QApplication, qtbot: QtBot, games: Games, on_table: set[str]) -> Iterator[Open]:
    pages: list[GamesPage] = []

    def open_one(size: tuple[int, int] = (1280, 800), store: Games | None = None) -> GamesPage:
        unit = unit_of(QSize(*size))
        dress(qapp, LIGHT, unit)
        page = GamesPage(store or games, LIGHT, on_table.__contains__)
        pages.append(page)
        page.resize(*size)
        page.show_as(LIGHT, unit)
        page.show()
        qtbot.waitExposed(page)
        page.activateWindow()
        page.focus_first()
        qapp.processEvents()
        page.tester = QAbstractItemModelTester(  # type: ignore[attr-defined]
            page.model, QAbstractItemModelTester.FailureReportingMode.Fatal
        )
        return page

    yield open_one
    for page in pages:
        page.close()
        page.deleteLater()
    QApplication.processEvents()
    qapp.setStyleSheet("")


@pytest.fixture
def page(open_page: Open, three: list[SavedGame]) -> GamesPage:
    return open_page()


def shown(page: GamesPage) -> list[str]:
    model = page.model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def click_row(page: GamesPage, row: int, qtbot: QtBot) -> None:
    at = page.rows.visualRect(page.model.index(row)).center()
    qtbot.mouseClick(page.rows.viewport(), LEFT, pos=at)


def said(page: QWidget) -> list[str]:
    """The sentences of messages; they are closed."""
    boxes = [box for box in page.findChildren(QMessageBox) if box.isVisible()]
    for box in boxes:
        box.close()
    return [box.text() for box in boxes]


def field_of(page: GamesPage) -> QLineEdit:
    (field,) = page.rows.findChildren(QLineEdit)
    return field


# --- what is shown ----------------------------------------------------------------------------


def test_games_under_way_are_listed_the_newest_first(page: GamesPage) -> None:
    assert shown(page) == ["Eva and Bo", "Ida, Sam and Tom", "Noor and Sam"]
    assert page.chosen is not None
    assert page.chosen.name == page.model.game(0).name  # type: ignore[union-attr]
    assert page.rows.hasFocus()


def test_each_folder_has_its_own_list(
    page: GamesPage, games: Games, three: list[SavedGame], qtbot: QtBot
) -> None:
    put(games, OVER, ("Kim", "Lee"))
    games.remove(three[0])
    for tab, names in ((1, ["Kim and Lee"]), (2, ["Eva and Bo"]), (0, ["Ida, Sam and Tom"])):
        qtbot.mouseClick(page.tabs, LEFT, pos=page.tabs.tabRect(tab).center())
        assert shown(page)[:1] == names
        assert page.chosen is not None
        assert page.chosen.folder is page.folder


def test_what_happened_meanwhile_is_shown_with_the_page(
    page: GamesPage, games: Games, three: list[SavedGame]
) -> None:
    page.hide()
    games.remove(three[1])
    games.rename(three[2], "At the sea")
    page.show()
    assert shown(page) == ["Eva and Bo", "At the sea"]


@pytest.mark.parametrize("folder", Folder)
def test_an_empty_list_says_so_in_one_sentence(open_page: Open, folder: Folder) -> None:
    page = open_page()
    page.tabs.setCurrentIndex(FOLDERS.index(folder))
    assert page._empty.isVisible()
    assert page._empty.text()
    assert not page.rows.isVisible()
    assert not page.panel.isVisible()
    for act in (page.rename, page.copy, page.delete, page.undo, page._open, page._save):
        act()
    assert said(page) == []


def test_the_panel_shows_the_chosen_game(
    page: GamesPage, games: Games, three: list[SavedGame], qtbot: QtBot
) -> None:
    games.note(three[1], not_counted=NotCounted.COPIED)
    page.refresh()
    click_row(page, 1, qtbot)
    panel = page.panel
    there = [name.said for name, _ in panel.seats if name.isVisible()]
    assert there == ["Ida", "Sam", "Tom"]
    assert panel.game.said.startswith("Formula, round ")
    assert "copy" in panel.remark.text()
    qtbot.keyClick(page.rows, Qt.Key.Key_Down)
    assert panel.game.said == "Digifeud"
    assert not panel.remark.isVisible()


def test_a_chosen_game_stays_marked(page: GamesPage, qtbot: QtBot) -> None:
    view, marked = page.rows.viewport(), page.rows.selectionModel().selectedIndexes
    below = QPoint(view.width() // 2, view.height() - 5)
    qtbot.mouseClick(view, LEFT, pos=below)
    assert [index.row() for index in marked()] == [0]
    at = page.rows.visualRect(page.model.index(0)).center()
    qtbot.mouseClick(view, LEFT, Qt.KeyboardModifier.ControlModifier, pos=at)
    assert [index.row() for index in marked()] == [0]
    qtbot.keyClick(page.rows, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert marked() == [page.rows.currentIndex()]


def test_files_that_cannot_be_read_are_told_of(
    page: GamesPage, games: Games, three: list[SavedGame]
) -> None:
    assert not page.refused.isVisible()
    later = games.path(three[0]).read_text().replace('"version": 1', '"version": 99')
    for number in (1, 2):
        name = f"digifeud 2030-01-0{number} 00.00.00.formula"
        (games.places.games / name).write_text(later)
        page.refresh()
        assert page.model.rowCount() == 3
        assert page.refused.isVisible()
        assert name in page.refused.toolTip()
    QCoreApplication.processEvents()
    assert page.refused.geometry().top() - page.rows.geometry().bottom() > 10
    assert page.refused.palette().windowText().color() == LIGHT.on_table_wrong
    assert page.refused.toolTip().count("\n") == 1
    page.tabs.setCurrentIndex(FOLDERS.index(Folder.FINISHED))
    assert not page.refused.isVisible()


# --- going on ---------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["Enter", "Return", "double click", "button", "menu"])
def test_a_game_goes_on(page: GamesPage, three: list[SavedGame], qtbot: QtBot, way: str) -> None:
    wanted = QSignalSpy(page.game_wanted)
    click_row(page, 1, qtbot)
    assert wanted.count() == 0
    if way == "double click":
        at = page.rows.visualRect(page.model.index(1)).center()
        qtbot.mouseDClick(page.rows.viewport(), LEFT, pos=at)
    elif way == "button":
        qtbot.mouseClick(page.panel.open, LEFT)
    elif way == "menu":
        page.open_action.trigger()
    else:
        qtbot.keyClick(page.rows, getattr(Qt.Key, f"Key_{way}"))
    assert wanted.count() == 1
    assert wanted.at(0)[0].name == three[1].name


def test_a_finished_game_can_be_shown(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    over = put(games, OVER)
    page.tabs.setCurrentIndex(FOLDERS.index(Folder.FINISHED))
    wanted = QSignalSpy(page.game_wanted)
    assert page.panel.open.text() == page.open_action.text() == "Show"
    qtbot.mouseClick(page.panel.open, LEFT)
    assert wanted.at(0)[0].name == over.name


def test_saving_is_asked_for(page: GamesPage, three: list[SavedGame], qtbot: QtBot) -> None:
    wanted = QSignalSpy(page.save_wanted)
    qtbot.mouseClick(page.panel.save, LEFT)
    assert wanted.at(0)[0].name == three[0].name


def test_home(page: GamesPage, qtbot: QtBot) -> None:
    wanted = QSignalSpy(page.home_wanted)
    qtbot.mouseClick(page.home_button, LEFT)
    assert wanted.count() == 1


# --- renaming ---------------------------------------------------------------------------------


def test_f2_renames_in_place(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    wanted = QSignalSpy(page.game_wanted)
    qtbot.keyClick(page.rows, Qt.Key.Key_Down)
    qtbot.keyClick(page.rows, Qt.Key.Key_F2)
    field = field_of(page)
    assert field.text() == field.selectedText() == "Ida, Sam and Tom"
    qtbot.keyClicks(field, "At the  sea ")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not page.rows.is_renaming)
    assert shown(page)[1] == "At the sea"
    assert games.under_way()[1].notes.title == "At the sea"
    assert page.rows.currentIndex().row() == 1
    assert wanted.count() == 0  # Enter belonged to the field
    assert page.rows.hasFocus()


def test_the_field_follows_the_width_of_the_list(page: GamesPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.panel.rename, LEFT)
    field = field_of(page)
    for narrower in (0, 40, 120):
        page.rows.resize(page.rows.width() - narrower, page.rows.height())
        room = page.rows.viewport().rect().adjusted(0, 0, -8, 0)  # of the ring around it
        assert room.contains(field.geometry())
        assert field.geometry().right() > room.right() - 60
    page.refresh()


@pytest.mark.parametrize("is_large", [False, True])
@pytest.mark.parametrize("is_for_fingers", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_the_ring_of_the_field_leaves_the_second_line_free(
    open_page: Open,
    three: list[SavedGame],
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    is_for_fingers: bool,
    is_large: bool,
) -> None:
    monkeypatch.setattr(theme, "_projector", [True] if is_large else [])
    monkeypatch.setattr(theme, "_fingers", [True] if is_for_fingers else [])
    page = open_page(size)
    written: dict[str, QRect] = {}
    monkeypatch.setattr(
        GameRow, "_write", lambda _row, _painter, place, text, *_: written.update({text: place})
    )
    page.rename()
    qapp.processEvents()
    ring = field_of(page).geometry().adjusted(-8, -8, 8, 8)
    row = page.rows.visualRect(page.model.index(0))
    assert row.contains(ring)
    text = page.model.index(0).data(GameRole.DETAILS)
    details = written[text]
    assert not details.intersects(ring)
    assert row.contains(details) or (details.isEmpty() and is_for_fingers)
    page.rows.setFocus()
    qapp.processEvents()
    assert written[text].height() > 20, "it comes back"


def test_escape_leaves_the_title(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.panel.rename, LEFT)
    field = field_of(page)
    qtbot.keyClicks(field, "Nonsense")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.rows.is_renaming)
    assert shown(page)[0] == "Eva and Bo"


def test_an_empty_title_brings_the_players_back(
    page: GamesPage, games: Games, three: list[SavedGame], qtbot: QtBot
) -> None:
    games.rename(three[0], "At the sea")
    page.refresh()
    page.rename()
    qtbot.keyClick(field_of(page), Qt.Key.Key_Backspace)
    qtbot.keyClick(field_of(page), Qt.Key.Key_Enter)
    qtbot.waitUntil(lambda: not page.rows.is_renaming)
    assert shown(page)[0] == "Eva and Bo"


def test_the_keys_of_the_list_belong_to_the_field(
    page: GamesPage, games: Games, qtbot: QtBot
) -> None:
    page.rename()
    field = field_of(page)
    qtbot.keyClick(field, Qt.Key.Key_Home)
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.keyClick(field, Qt.Key.Key_F2)
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == "Eva and Bo"
    assert len(games.under_way()) == 3


def test_a_title_is_never_too_long(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    page.rename()
    qtbot.keyClicks(field_of(page), "x" * 70)
    qtbot.keyClick(field_of(page), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not page.rows.is_renaming)
    assert games.under_way()[0].notes.title == "x" * 60


def test_a_refresh_while_a_title_is_written_loses_nothing(
    page: GamesPage, games: Games, three: list[SavedGame], qtbot: QtBot
) -> None:
    page.rename()
    qtbot.keyClicks(field_of(page), "At the sea")
    games.note(three[1], title="Meanwhile")
    page.refresh()
    assert field_of(page).text() == "At the sea"
    games.remove(three[0])  # another window did that: there is nothing to rename any more
    page.refresh()
    qtbot.waitUntil(lambda: not page.rows.is_renaming)
    assert shown(page) == ["Meanwhile", "Noor and Sam"]


# --- copying ----------------------------------------------------------------------------------


def test_a_copy_is_another_game(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.panel.copy, LEFT)
    assert len(games.under_way()) == 4
    assert page.chosen is not None
    assert page.chosen.notes.not_counted is NotCounted.COPIED
    assert page.model.words.name(page.chosen).endswith("(copy)")
    assert "does not count" in page.bar.said.said
    assert not page.bar.undo.isVisible()


def test_a_copy_of_a_long_title_can_be_called_so(
    page: GamesPage, games: Games, three: list[SavedGame]
) -> None:
    games.rename(three[0], "x" * 60)
    page.refresh()
    page.copy()
    assert page.chosen is not None
    assert page.chosen.notes.title == "x" * 53 + " (copy)"


# --- deleting ---------------------------------------------------------------------------------


def test_delete_is_done_at_once_and_undone(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    qtbot.keyClick(page.rows, Qt.Key.Key_Down)
    qtbot.keyClick(page.rows, Qt.Key.Key_Delete)
    assert shown(page) == ["Eva and Bo", "Noor and Sam"]
    assert page.bar.said.said == "“Ida, Sam and Tom” was deleted."
    assert page.chosen is not None
    assert page.rows.currentIndex().row() == 1  # the next one: Delete may be pressed again
    assert [saved.notes.removed is not None for saved in games.removed()] == [True]
    qtbot.mouseClick(page.bar.undo, LEFT)
    assert shown(page)[1] == "Ida, Sam and Tom"
    assert page.rows.currentIndex().row() == 1
    assert games.removed() == []
    assert not page.bar.undo.isVisible()


def test_ctrl_z_undoes_a_deletion(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    qtbot.keyClick(page.rows, Qt.Key.Key_Delete)
    qtbot.keyClick(page.rows, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shown(page) == ["Eva and Bo", "Ida, Sam and Tom", "Noor and Sam"]


def test_all_are_deleted_one_by_one(page: GamesPage, games: Games, qtbot: QtBot) -> None:
    for _ in range(5):
        qtbot.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Delete)
    assert len(games.removed()) == 3
    assert page._empty.isVisible()
    assert page.tabs.hasFocus()
    assert page.bar.undo.isVisible()


def test_deleted_games_come_back_from_their_list(
    page: GamesPage, games: Games, three: list[SavedGame], qtbot: QtBot
) -> None:
    for saved in three:
        games.remove(saved)
    games.remove(put(games, OVER, ("Kim", "Lee")))
    page.tabs.setCurrentIndex(FOLDERS.index(Folder.REMOVED))
    page.rows.setFocus()
    assert not page.panel.delete.isVisible()
    assert page.panel.open.text() == "Put back"
    qtbot.keyClick(page.rows, Qt.Key.Key_Delete)
    qtbot.keyClick(page.rows, Qt.Key.Key_F2)
    assert len(games.removed()) == 4
    assert not page.rows.is_renaming
    qtbot.keyClick(page.rows, Qt.Key.Key_Return)
    assert page.bar.said.said.endswith("is back.")
    while page.chosen is not None:
        qtbot.mouseClick(page.panel.open, LEFT)
    assert len(games.under_way()) == 3
    assert len(games.finished()) == 1


def test_what_was_deleted_last_is_on_top(
    page: GamesPage, games: Games, three: list[SavedGame]
) -> None:
    now = datetime.now(UTC)
    for ago, saved in enumerate((three[2], three[0], three[1])):
        games.note(games.remove(saved), removed=now - timedelta(days=ago))
    page.tabs.setCurrentIndex(FOLDERS.index(Folder.REMOVED))
    assert shown(page) == ["Noor and Sam", "Eva and Bo", "Ida, Sam and Tom"]


def test_a_game_on_the_table_leaves_that_before_it_is_deleted(
    page: GamesPage, games: Games, three: list[SavedGame], on_table: set[str], qtbot: QtBot
) -> None:
    on_table.add(three[0].name)
    page.refresh()
    told = []

    def leave(saved: SavedGame) -> None:
        told.append((saved.name, len(games.removed())))
        on_table.clear()
        # its last play was still to be written: now it is a finished one
        games.keep(three[0], games.read(three[0])[0], has_ended=True)

    page.leave_wanted.connect(leave)
    qtbot.keyClick(page.rows, Qt.Key.Key_Delete)
    assert told == [(three[0].name, 0)]
    assert [saved.name for saved in games.removed()] == [three[0].name]
    qtbot.keyClick(page.rows, Qt.Key.Key_Delete)
    assert len(told) == 1  # the others were on no table


def test_the_bar_is_gone_when_the_page_is_shown_again(page: GamesPage) -> None:
    page.delete()
    page.hide()
    page.show()
    assert not page.bar.undo.isVisible()
    page.undo()
    assert len(shown(page)) == 2


# --- a broken disk ----------------------------------------------------------------------------


class Broken(Games):
    """A disk that refuses everything as soon as it is told to."""

    error: OSError | FileError | None = None

    def _refuse(self) -> None:
        if self.error is not None:
            raise self.error

    def under_way(self) -> list[SavedGame]:
        self._refuse()
        return super().under_way()

    def removed(self) -> list[SavedGame]:
        self._refuse()
        return super().removed()

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
    def refuse(self: Games) -> list[SavedGame]:
        raise file_error(FileReason.NOT_PERMITTED)

    with monkeypatch.context() as disk:
        disk.setattr(Games, "under_way", refuse)
        page = open_page()
        assert page._empty.isVisible()
        assert page._empty.text().startswith("The games cannot be listed:")
        assert not page.rows.isVisible()
    page.refresh()
    assert len(shown(page)) == 3
    assert not page._empty.isVisible()


def test_a_damaged_game_is_told_of_when_it_is_copied_or_put_back(
    page: GamesPage, games: Games, three: list[SavedGame]
) -> None:
    told: list[SavedGame] = []
    page.restored.connect(told.append)
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
        assert len(told) == 1
        assert told.pop().restored is not None


def test_a_copy_is_of_the_game_as_it_is_on_the_table(
    qapp: QApplication, games: Games, three: list[SavedGame], qtbot: QtBot
) -> None:
    newer = read_any_file(case_file(OVER))
    page = GamesPage(games, LIGHT, lambda name: True, read=lambda saved: (newer, saved))
    qtbot.addWidget(page)
    page.refresh()
    page.choose(three[0].name)
    page.copy()
    [copied] = games.finished()
    assert games.read(copied)[0] == newer


# --- looks ------------------------------------------------------------------------------------


LONG = tuple(f"{'Wolfeschlegelsteinhausenbergerdorff-Macs'[:39]}{seat}" for seat in range(5))


def assert_nothing_is_cut_off(page: GamesPage) -> None:
    parts = [each for each in page.findChildren(QLabel) if each.isVisible()]
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
    longest = put(games, "formula-random-18", LONG, not_counted=NotCounted.COPIED)
    page = open_page(size)
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


def test_the_picture_follows_the_theme(page: GamesPage, qapp: QApplication) -> None:
    light = page.grab().toImage()
    page.show_as(DARK, unit_of(page.size()))
    assert page.grab().toImage() != light


class Marked(QTranslator):
    """Marks every text that is translated, whatever the language."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"«{text}»"

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


def test_everything_follows_the_language(page: GamesPage, qapp: QApplication) -> None:
    translator = Marked()
    qapp.installTranslator(translator)
    qapp.processEvents()
    texts = [page.tabs.tabText(tab) for tab in range(3)]
    texts += [each.text() for each in page.findChildren(QPushButton)]
    texts += [each.text() for each in page.rows.actions()]
    texts += [page._empty.text(), page._title.text(), page.panel.started.said]
    index = page.model.index(0)
    texts += [index.data(Qt.ItemDataRole.AccessibleTextRole), page.panel.unit_of_score.text()]
    QCoreApplication.removeTranslator(translator)
    assert [text for text in texts if "«" not in text] == []


# --- many games, and fingers ------------------------------------------------------------------


@pytest.fixture
def many(games: Games) -> int:
    """300 games in the list, made by copying the files of a few."""
    made = [put(games, case) for case in UNDER_WAY]
    for number in range(len(made), 300):
        saved = made[number % len(made)]
        for folder, suffix in ((games.places.games, "formula"), (games.places.notes, "json")):
            copy = folder / f"formula 2026-01-01 00.00.00 {number}.{suffix}"
            shutil.copy(folder / f"{saved.name}.{suffix}", copy)
    return 300


def test_300_games_are_shown_quickly(open_page: Open, many: int, qapp: QApplication) -> None:
    before = time.perf_counter()
    page = open_page()
    opened = time.perf_counter() - before
    assert page.model.rowCount() == many
    bar = page.rows.verticalScrollBar()
    before = time.perf_counter()
    steps = 60
    for step in range(steps):
        bar.setValue(bar.maximum() * step // steps)
        page.rows.viewport().repaint()
    frame = (time.perf_counter() - before) / steps
    before = time.perf_counter()
    page.delete()
    qapp.processEvents()
    deleted = time.perf_counter() - before
    print(f"opened {opened:.3f} s, frame {frame * 1000:.1f} ms, deleted {deleted:.3f} s")
    assert opened < 2
    assert frame < 0.05
    assert deleted < 1


def test_all_300_are_reached_by_keys(page_of_many: GamesPage, qtbot: QtBot) -> None:
    page = page_of_many
    qtbot.keyClick(page.rows, Qt.Key.Key_End)
    assert page.rows.currentIndex().row() == 299
    assert page.rows.viewport().rect().intersects(page.rows.visualRect(page.rows.currentIndex()))
    qtbot.keyClick(page.rows, Qt.Key.Key_Delete)
    assert page.rows.currentIndex().row() == 298
    qtbot.keyClick(page.rows, Qt.Key.Key_PageUp)
    assert page.rows.currentIndex().row() < 298
    qtbot.keyClick(page.rows, Qt.Key.Key_Home)
    assert page.rows.currentIndex().row() == 0


def test_deleting_far_down_does_not_scroll_away(page_of_many: GamesPage, qtbot: QtBot) -> None:
    page = page_of_many
    page._choose_row(150)
    bar = page.rows.verticalScrollBar()
    before = bar.value()
    qtbot.keyClick(page.rows, Qt.Key.Key_Delete)
    qtbot.wait(1)
    assert abs(bar.value() - before) < 2 * page.rows.rows.sizeHint(None, None).height()  # type: ignore[arg-type]


@pytest.fixture
def page_of_many(open_page: Open, many: int) -> GamesPage:
    return open_page()


def test_a_finger_chooses_and_scrolls(page_of_many: GamesPage, qtbot: QtBot) -> None:
    page = page_of_many
    finger = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    view = page.rows.viewport()
    at = page.rows.visualRect(page.model.index(2)).center()
    QTest.touchEvent(view, finger).press(0, at, view).commit()
    QTest.touchEvent(view, finger).release(0, at, view).commit()
    qtbot.waitUntil(lambda: page.rows.currentIndex().row() == 2)
    bar = page.rows.verticalScrollBar()
    QTest.touchEvent(view, finger).press(0, at, view).commit()
    for step in range(1, 9):
        QTest.touchEvent(view, finger).move(0, at - QPoint(0, 20 * step), view).commit()
        qtbot.wait(10)
    QTest.touchEvent(view, finger).release(0, at - QPoint(0, 160), view).commit()
    qtbot.waitUntil(lambda: bar.value() > 60)
    assert page.rows.currentIndex().row() == 2


@pytest.mark.parametrize("name", ["copy", "delete"])
def test_a_double_click_does_it_once_and_moves_nothing(
    page: GamesPage, games: Games, qtbot: QtBot, name: str
) -> None:
    """The second click would be for what has come under the pointer meanwhile."""
    button = getattr(page.panel, name)
    before, place = len(games.under_way()), button.mapTo(page, QPoint())
    left = Qt.MouseButton.LeftButton
    qtbot.mouseClick(button, left)
    QApplication.processEvents()
    assert button.mapTo(page, QPoint()) == place
    qtbot.mouseDClick(button, left)
    assert len(games.under_way()) == before + (1 if name == "copy" else -1)
    qtbot.mouseClick(button, left)
    assert abs(len(games.under_way()) - before) == 2
