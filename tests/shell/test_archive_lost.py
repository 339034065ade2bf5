"""Results that are lost while the window is open, or before it is; and their backups."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.results import rebuild
from formula_desktop.results.book import Book, backups_of
from formula_desktop.results.rebuild import Opened
from formula_desktop.results.trouble import Trouble
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store import places
from tests.helpers.archive import play_one, standings
from tests.helpers.messages import hear, said_in_full
from tests.helpers.store.saved_games import folders_may_go
from tests.helpers.window import Open

pytestmark = pytest.mark.skipif(
    os.name != "posix", reason="Windows lets nobody delete an open file"
)


def empty(file: Path) -> None:
    other = file.with_name("other")
    other.touch()
    other.replace(file)


WAYS: dict[str, tuple[Callable[[Path], object], Trouble]] = {
    "deleted": (Path.unlink, Trouble.GONE),
    "emptied": (empty, Trouble.GONE),
    "cut off": (lambda file: os.truncate(file, 0), Trouble.GONE),
    "damaged": (lambda file: file.write_bytes(b"damaged" * 1000), Trouble.DAMAGED),
}
ways = pytest.mark.parametrize(("lose", "trouble"), WAYS.values(), ids=list(WAYS))


def results_file() -> Path:
    return places.current().results_file


def remove_backups() -> None:
    for backup in places.current().backups.glob("results*"):
        backup.unlink()


def expect(window: MainWindow, qtbot: QtBot, trouble: Trouble) -> None:
    """The problem is reported once, after which everything works again."""
    sentences: list[str] = []
    qtbot.waitUntil(lambda: hear(window, sentences))
    assert sentences == [trouble.value]
    assert window.games.archive.book is not None
    assert window.games.archive.trouble is None
    qtbot.wait(50)
    assert said_in_full(window) == []


def results_page(window: MainWindow) -> ResultsPage:
    window.library.show_results()
    page = window.library.results
    assert page is not None
    return page


# --- while the window is open ---------------------------------------------------------------------


@ways
@pytest.mark.parametrize("has_backup", [True, False])
def test_a_game_that_ends_then_is_entered_in_what_is_made_anew(
    window: MainWindow,
    qtbot: QtBot,
    lose: Callable[[Path], object],
    trouble: Trouble,
    has_backup: bool,
) -> None:
    play_one(window, qtbot)
    book = window.games.archive.book
    assert book is not None
    if has_backup:
        book.backup()
    else:
        remove_backups()
    lose(results_file())
    play_one(window, qtbot)
    expect(window, qtbot, trouble)
    assert {name: each.games for name, each in standings(window).items()} == {"Noor": 2, "Sam": 2}


@ways
def test_the_results_page_has_them_made_anew(
    window: MainWindow, qtbot: QtBot, lose: Callable[[Path], object], trouble: Trouble
) -> None:
    play_one(window, qtbot)
    page = results_page(window)
    assert page.overview.standings.rowCount() == 2
    lose(results_file())
    page.overview.refresh()
    expect(window, qtbot, trouble)
    assert not page.overview.nothing.isVisible()
    assert page.overview.standings.rowCount() == 2
    # the second time, it is reported again
    lose(results_file())
    page.overview.tabs.setCurrentIndex(2)
    expect(window, qtbot, trouble)
    assert page.overview.games.rowCount() == 1


@ways
def test_the_page_of_a_participant_does(
    window: MainWindow, qtbot: QtBot, lose: Callable[[Path], object], trouble: Trouble
) -> None:
    play_one(window, qtbot)
    page = results_page(window)
    key = standings(window)["Noor"].participant.key
    page.show_participant(key)
    lose(results_file())
    assert not page.participant.show_participant(key)
    expect(window, qtbot, trouble)
    assert page.currentWidget() is page.overview
    page.show_participant(key)
    assert page.currentWidget() is page.participant


@ways
def test_a_new_game_has_its_persons_all_the_same(
    window: MainWindow, qtbot: QtBot, lose: Callable[[Path], object], trouble: Trouble
) -> None:
    play_one(window, qtbot)
    lose(results_file())
    play_one(window, qtbot)
    expect(window, qtbot, trouble)
    assert set(standings(window)) == {"Noor", "Sam"}


@ways
def test_so_it_has_as_the_first_of_a_window(
    open_window: Open, qtbot: QtBot, lose: Callable[[Path], object], trouble: Trouble
) -> None:
    play_one(open_window(), qtbot)
    window = open_window()
    assert window.games.archive.book is not None
    lose(results_file())
    play_one(window, qtbot)
    expect(window, qtbot, trouble)
    assert {name: each.games for name, each in standings(window).items()} == {"Noor": 2, "Sam": 2}


def test_persons_alone_are_missed_as_well(window: MainWindow, qtbot: QtBot) -> None:
    book = window.games.archive.book
    assert book is not None
    book.add_person("Noor")
    page = results_page(window)
    remove_backups()
    empty(results_file())
    page.overview.refresh()
    expect(window, qtbot, Trouble.GONE)
    assert page.overview.nothing.isVisible()


def test_what_cannot_be_opened_is_not_tried_without_end(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    def locked(path: Path) -> Opened:
        tried.append(path)
        return Opened(None, Trouble.LOCKED)

    page = results_page(window)
    qtbot.waitUntil(lambda: window.games.archive.book is not None)
    monkeypatch.setattr(rebuild, "open_results", locked)
    window.games.archive.lost(Trouble.LOCKED)
    window.games.archive.changed.emit()
    qtbot.wait(300)
    assert said_in_full(window) == [Trouble.LOCKED.value]
    assert page.overview.nothing.text() == Trouble.LOCKED.value
    assert len(tried) < 4
    monkeypatch.undo()
    window.games.archive.changed.emit()
    qtbot.waitUntil(lambda: page.overview.nothing.text() != Trouble.LOCKED.value)
    assert window.games.archive.trouble is None


def test_what_is_damaged_again_at_once_is_left(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_one(window, qtbot)
    page = results_page(window)
    lost: list[Trouble] = []
    page.lost.connect(lost.append)

    def damaged(*_: object) -> object:
        from formula_desktop.results.trouble import ResultsError

        raise ResultsError(Trouble.DAMAGED)

    monkeypatch.setattr(Book, "standings", damaged)
    page.overview.refresh()
    qtbot.wait(300)
    assert lost == [Trouble.DAMAGED]
    assert page.overview.nothing.isVisible()
    monkeypatch.undo()
    page.overview.refresh()
    assert not page.overview.nothing.isVisible()


# --- before it is ---------------------------------------------------------------------------------


def test_results_deleted_without_a_backup_are_missed_at_the_start(
    open_window: Open, qtbot: QtBot
) -> None:
    first = open_window()
    play_one(first, qtbot)
    before = standings(first)
    first.close()
    remove_backups()
    results_file().unlink()
    second = open_window()
    expect(second, qtbot, Trouble.GONE)
    assert set(standings(second)) == set(before)
    assert [each.score for each in standings(second).values()] == [
        each.score for each in before.values()
    ]


def test_the_first_start_of_all_misses_nothing(window: MainWindow, qtbot: QtBot) -> None:
    assert window.games.archive.book is not None
    qtbot.wait(50)
    assert said_in_full(window) == []


# --- backups --------------------------------------------------------------------------------------


def backed_up() -> list[Path]:
    return [each for each in backups_of(results_file()) if each.exists()]


def test_the_start_and_the_end_of_a_window_make_a_backup(open_window: Open, qtbot: QtBot) -> None:
    first = open_window()
    assert first.games.archive.book is not None
    assert backed_up() == [], "there is nothing to lose yet"
    play_one(first, qtbot)
    remove_backups()  # one may have been made meanwhile
    first.close()
    (newest,) = backed_up()
    book = Book.open(newest)
    assert {each.participant.name for each in book.standings(DIGIFEUD)} == {"Noor", "Sam"}
    book.close()
    os.utime(newest, (0, 0))
    second = open_window()
    assert second.games.archive.book is not None
    assert len(backed_up()) == 2
    second.close()
    assert len(backed_up()) == 2, "a minute has not gone by"


@pytest.mark.parametrize("lose", [Path.unlink, empty], ids=["deleted", "emptied"])
def test_a_good_backup_does_not_give_way_to_an_empty_one(
    open_window: Open, qtbot: QtBot, lose: Callable[[Path], object]
) -> None:
    first = open_window()
    play_one(first, qtbot)
    first.close()
    (good,) = backed_up()
    content = good.read_bytes()
    os.utime(good, (0, 0))
    second = open_window()
    assert second.games.archive.book is not None
    for each in backed_up()[1:]:
        each.unlink()
    good.write_bytes(content)
    os.utime(good, (0, 0))
    lose(results_file())
    second.close()
    assert backed_up() == [good]
    assert good.read_bytes() == content


@folders_may_go
def test_a_folder_that_has_gone_is_not_made_anew_and_may_come_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    play_one(window, qtbot)
    before = standings(window)
    folder = places.current().data
    elsewhere = folder.rename(folder.with_name("unplugged"))
    window.library.show_results()
    qtbot.wait(300)
    said_in_full(window)
    assert window.games.archive.book is None
    assert not folder.exists()
    elsewhere.rename(folder)
    assert standings(window) == before
