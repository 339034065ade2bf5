"""What a look back says and how its buttons look, from the first time on that it is shown."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from formula_desktop.kinds.registry import read_any_file
from formula_desktop.models.past.plays import Column, LookBackModel
from formula_desktop.pages.past.list import LookBackList
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings, SizeChoice
from tests.helpers.digifeud.page import opened_game
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.formula.games import NOOR, lying, match_of
from tests.helpers.game_files import case_file
from tests.helpers.past import HANDS, look_back, put_on_table
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.screen.seen import texts

COMPUTERS = tuple(
    Player(name, Level.NORMAL) for name in ("Computer", "Computer 2", "Computer 3", "Computer 4")
)


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(is_slow=True)


def test_cards_are_counted_in_dutch(window: MainWindow, settings: Settings, qtbot: QtBot) -> None:
    settings.language = "nl"
    put_on_table(window, match_of(*HANDS))
    assert "(s)" not in "".join(texts(look_back(window, qtbot)))
    put_on_table(window, opened_game())
    assert "(s)" not in "".join(texts(look_back(window, qtbot)))


def test_buttons_suit_their_ground_from_the_first_time_on(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, match_of(*HANDS))
    page = look_back(window, qtbot)
    first = page.next_button.grab().toImage()
    for each in page.button_panel.findChildren(type(page.next_button)):
        each.style().unpolish(each)
        each.style().polish(each)
    assert not page.next_button.isEnabled()
    assert page.next_button.grab().toImage() == first


def test_the_number_of_a_name_stays(window: MainWindow, settings: Settings, qtbot: QtBot) -> None:
    settings.size = SizeChoice.PROJECTOR
    window.resize(1024, 640)
    put_on_table(window, lying(match_of(*HANDS, players=(NOOR, *COMPUTERS)), "draw"))
    page = look_back(window, qtbot)
    play = window.play
    assert play is not None
    for view in (page.list, play.page.log_view):
        option = QStyleOptionViewItem()
        delegate = view.itemDelegateForColumn(0)
        assert isinstance(delegate, QStyledItemDelegate)
        delegate.initStyleOption(option, view.model().index(0, 0))
        assert option.textElideMode is Qt.TextElideMode.ElideMiddle


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_play_looked_at_is_to_be_seen(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    put_on_table(window, random_game(Random(3), 12))
    page = look_back(window, qtbot)
    rows = page.list.model().rowCount()
    assert rows > 12
    for at in (rows - 1, 0, rows // 2):
        page.list.go_to(at)
        window.resize(size[0] + 10 * at, size[1] + 10)
        qtbot.wait(1)
        seen = page.list.viewport().rect()
        assert page.list.row == at
        assert seen.contains(page.list.visualRect(page.list.currentIndex()).center())


def find_best(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent, size: tuple[int, int]
) -> LookBackList:
    """Look back, in a window so large, on a game with a long best sum, which is found."""
    window.resize(*size)
    put_on_table(window, read_any_file(case_file("digifeud-resign")))
    page = look_back(window, qtbot)
    for row, moment in enumerate(page.model.moments):
        if moment.play is not None:
            while page.model.bests.play(row) is None:
                opponent.answer()
    qtbot.wait(1)
    return page.list


def written(plays: LookBackList, row: int, column: Column) -> QStyleOptionViewItem:
    """How a cell is written."""
    index = plays.model().index(row, column)
    option = QStyleOptionViewItem()
    option.rect, option.font = plays.visualRect(index), plays.font()
    delegate = plays.itemDelegateForColumn(column)
    assert isinstance(delegate, QStyledItemDelegate)
    delegate.initStyleOption(option, index)
    return option


def room_for_text(plays: LookBackList, option: QStyleOptionViewItem) -> int:
    """As the style has it."""
    style = plays.style()
    beside = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, plays) + 1
    part = QStyle.SubElement.SE_ItemViewItemText
    return style.subElementRect(part, option, plays).width() - 2 * beside


def test_names_are_whole_and_sums_of_one_size(
    window: MainWindow, settings: Settings, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    settings.language = "nl"
    plays = find_best(window, qtbot, opponent, (1280, 800))
    sizes = set()
    for row in range(1, plays.model().rowCount()):
        option = written(plays, row, Column.PLAYER)
        needed = QFontMetrics(option.font).horizontalAdvance(option.text)
        assert needed <= room_for_text(plays, option), option.text
        sums = (written(plays, row, column) for column in (Column.PLAY, Column.BEST))
        sizes |= {each.font.pixelSize() for each in sums if "=" in each.text}
    assert len(sizes) == 1


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1333, 777)])
def test_no_row_is_cut_in_two(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent, size: tuple[int, int]
) -> None:
    plays = find_best(window, qtbot, opponent, size)
    for row in (0, plays.model().rowCount() - 1):
        plays.go_to(row)
        qtbot.wait(1)
        assert plays.viewport().height() % plays.rowHeight(0) == 0
        seen = plays.viewport().rect()
        rects = (
            plays.visualRect(plays.model().index(at, 0)) for at in range(plays.model().rowCount())
        )
        assert all(seen.contains(each) for each in rects if seen.intersects(each))


def test_the_titles_say_cards_without_points(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, lying(match_of(*HANDS), "(2)+(4)=6", "draw"))
    model = look_back(window, qtbot).model
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in (Column.WORTH, Column.BEST)]
    assert heads == ["Cards", "Most cards"]


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_best_sums_are_not_cut(
    window: MainWindow,
    settings: Settings,
    qtbot: QtBot,
    opponent: QuickOpponent,
    language: str,
    size: tuple[int, int],
) -> None:
    settings.language = language
    plays = find_best(window, qtbot, opponent, size)
    for row in range(1, plays.model().rowCount()):
        for column in (Column.PLAY, Column.BEST):
            option = written(plays, row, column)
            if "=" in option.text:
                needed = QFontMetrics(option.font).horizontalAdvance(option.text)
                assert needed <= room_for_text(plays, option), option.text
                assert option.font.pixelSize() >= 0.8 * plays.font().pixelSize()


@pytest.mark.parametrize("language", ["en", "de"])
def test_long_sums_are_not_cut_in_projector_size(
    window: MainWindow,
    settings: Settings,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
) -> None:
    cell = LookBackModel._cell

    def long_sum(model: LookBackModel, row: int, column: Column) -> str:
        is_sum = row > 0 and column == Column.PLAY
        return "999 − 888 = 111" if is_sum else cell(model, row, column)

    monkeypatch.setattr(LookBackModel, "_cell", long_sum)
    settings.language, settings.size = language, SizeChoice.PROJECTOR
    window.resize(1024, 640)
    put_on_table(window, lying(match_of(*HANDS), "(2)+(4)=6", "draw"))
    plays = look_back(window, qtbot).list
    qtbot.wait(1)
    option = written(plays, 1, Column.PLAY)
    metrics = QFontMetrics(option.font)
    assert option.text == "999−888=111"
    assert option.font.pixelSize() == plays.font().pixelSize()
    assert metrics.horizontalAdvance(option.text) <= room_for_text(plays, option)
    assert plays.columnWidth(Column.PLAYER) >= metrics.horizontalAdvance("12 Noor")


def test_the_best_stands_apart_from_the_points(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    plays = find_best(window, qtbot, opponent, (1280, 800))
    option = written(plays, 1, Column.BEST)
    assert option.features & QStyleOptionViewItem.ViewItemFeature.HasDecoration
    assert option.icon.isNull()
    assert option.decorationSize.width() >= 10
    widths = [plays.columnWidth(each) for each in Column]
    assert sum(widths) == plays.viewport().width()
