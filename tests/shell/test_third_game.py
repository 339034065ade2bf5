"""A game that the window has never heard of is offered, played and kept like the others."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from formula_desktop.engine.client import OpponentMaker
from formula_desktop.models.kept_games import GameRole
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.store.games.folders import Folder
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.results_panel import count_of
from tests.helpers.store.saved_games import open_games
from tests.helpers.third_game.game import THIRD, ThirdGame
from tests.helpers.third_game.window import (
    NewThird,
    ThirdLookBack,
    ThirdPage,
    ThirdTable,
    register,
)
from tests.helpers.window import Open

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


@pytest.fixture
def opponent() -> OpponentMaker:
    return QuickOpponent()


def started(window: MainWindow, qtbot: QtBot) -> ThirdGame:
    """A game as Home starts it, in which the player may add at most 2, and begins."""
    qtbot.mouseClick(window.home.pictures[THIRD.name].second, LEFT)
    dialog = window.findChild(NewThird)
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.options.most.setValue(2)
    dialog.first.box.setCurrentIndex(1)
    qtbot.mouseClick(dialog.start, LEFT)
    game = window.game
    assert isinstance(game, ThirdGame)
    qtbot.waitUntil(lambda: game.draft is not None)
    return game


def test_three_pictures_have_room_side_by_side(window: MainWindow, qtbot: QtBot) -> None:
    home = window.home
    for size in ((1024, 640), (1920, 1080)):
        window.resize(*size)
        qtbot.wait(1)
        places = [picture.geometry() for picture in home.pictures.values()]
        assert len(places) == 3
        for number, place in enumerate(places):
            assert home.texts.rect().contains(place)
            assert not any(place.intersects(other) for other in places[:number])
        for picture in home.pictures.values():
            assert picture.rect().contains(picture.second.geometry())


def add(window: MainWindow, qtbot: QtBot, number: int) -> None:
    """Click on a number and play it."""
    play, game = window.play, window.game
    assert play is not None
    assert game is not None
    page = play.page
    assert isinstance(page, ThirdPage)
    table = page.scene
    assert isinstance(table, ThirdTable)
    centre = page.view.mapFromScene(table.tray.hand[number - 1].outline.center())
    qtbot.mouseClick(page.view.viewport(), LEFT, pos=centre)
    assert table.texts.reading.endswith(f", +{number}")
    turns = len(game.turns)
    qtbot.mouseClick(page.play_button, LEFT)
    assert str(game.turns[turns].play) == f"+{number}"


def played_out(window: MainWindow, qtbot: QtBot) -> None:
    game = window.game
    assert isinstance(game, ThirdGame)
    while not game.position.is_over:
        qtbot.waitUntil(lambda: game.draft is not None or game.position.is_over)
        if game.draft is not None:
            add(window, qtbot, 1)


def test_it_is_offered(window: MainWindow) -> None:
    actions = window.offered
    assert actions.new[THIRD.name].text() == "New game of &Ten…"
    assert actions.new[THIRD.name] in actions.start_menu.actions()
    assert THIRD.name not in actions.steps
    assert not actions.new[THIRD.name].shortcut().toString()
    window.games.start_against_computer(THIRD.name)
    assert actions.new[THIRD.name].shortcut().toString() == "Ctrl+N"
    assert not any(each.isVisible() for each in (actions.shuffle, actions.pass_turn))
    assert window.windowTitle() == "Ten: Player, Computer[*]"


def test_it_is_played_kept_continued_listed_and_looked_back_at(
    open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    game = started(window, qtbot)
    assert THIRD.usual_options().most == 3
    assert game.state.options.most == 2
    add(window, qtbot, 2)
    qtbot.waitUntil(lambda: len(game.turns) == 2 and game.draft is not None)
    state = game.state
    window.close()

    window = open_window()
    qtbot.waitUntil(window.home.go_on.isEnabled)
    qtbot.mouseClick(window.home.go_on, LEFT)
    again = window.game
    assert isinstance(again, ThirdGame)
    assert again.state == state
    assert window.settings.last[THIRD.name]
    played_out(window, qtbot)
    play = window.play
    assert play is not None
    qtbot.waitUntil(lambda: play.results is not None)
    window.games.autosave.flush()
    (saved,) = open_games().finished()

    assert play.results is not None
    count_of(play.results)
    qtbot.mouseClick(play.results.buttons[Wish.LOOK_BACK], LEFT)
    look_back(window, qtbot, len(again.turns))

    book = window.games.archive.book
    assert book is not None
    assert [row.game for row in book.games()] == [THIRD.name]
    window.show_home()
    window.library.show_games()
    is_listed(window, saved)


def look_back(window: MainWindow, qtbot: QtBot, turns: int) -> None:
    """Go through the game that is looked back on, to its end and to the best play there."""
    assert window.looking is not None
    page = window.looking.page
    assert isinstance(page.scene, ThirdLookBack)
    assert page.list.row == 0
    QTest.keyClick(page.list, Qt.Key.Key_Right)
    assert page.scene.texts.reading == "The heap is 2"
    QTest.keyClick(page.list, Qt.Key.Key_End)
    assert page.list.row == turns
    assert page.scene.texts.reading == "The heap is 10"
    qtbot.waitUntil(lambda: page.model.best(turns) is not None)


def is_listed(window: MainWindow, saved: SavedGame) -> None:
    page = window.library.games
    assert page is not None
    model = page.model
    page.tabs.setCurrentIndex(1)  # those that are over
    assert page.folder is Folder.FINISHED
    names = [model.index(row).data(GameRole.DETAILS) for row in range(model.rowCount())]
    assert len(names) == 1
    assert names[0].startswith("Ten   ·   points: ")
    assert saved.notes.summary is not None
    assert saved.notes.summary.game == THIRD.name
