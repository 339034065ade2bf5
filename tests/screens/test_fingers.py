"""Cards, tiles, places and squares are large enough to be hit, by a mouse and by a finger."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.formula.draft import ANSWER, LEFT, Place, PlaceKind
from formula_desktop.formula.options import Options
from formula_desktop.look import theme as themes
from formula_desktop.look.presentation import has_touch_screen
from formula_desktop.look.theme import FINGER, TABLE_CONTROL
from tests.helpers.digifeud.page import Board, opened_game
from tests.helpers.formula.games import lying, match_of
from tests.helpers.formula.page import Table
from tests.helpers.played_page import LEFT_BUTTON, PLAIN, AnyPlayedPage

HAND = "12368*9"
OTHER = "1674455"
SIZES = ((1024, 640), (1280, 800), (1920, 1080))
LONG = ("(2)+(4)=6", "1(2)+6(4)=7(6)")


def touch(table: AnyPlayedPage, point: QPointF) -> None:
    """Tap with a finger, of which Qt makes presses of a mouse."""
    viewport, spot = table.view.viewport(), QPointF(table.pixel(point))
    for kind, buttons in (
        (QEvent.Type.MouseButtonPress, LEFT_BUTTON),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        event = QMouseEvent(
            kind,
            spot,
            spot,
            viewport.mapToGlobal(spot),
            LEFT_BUTTON,
            buttons,
            PLAIN,
            Qt.MouseEventSource.MouseEventSynthesizedByQt,
            QPointingDevice.primaryPointingDevice(),
        )
        QApplication.sendEvent(viewport, event)
    QApplication.processEvents()


def smallest(table: AnyPlayedPage, rects: list[QRectF]) -> float:
    """The smallest side of anything, in pixels."""
    return min(min(rect.width(), rect.height()) for rect in rects) * table.view.unit


# --- sizes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_large", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_at_the_tables_can_be_hit(
    qtbot: QtBot, size: tuple[int, int], is_large: bool
) -> None:
    theme = themes.LIGHT.sized(is_projector=is_large)
    table = Table(
        qtbot, lying(match_of(HAND, OTHER, stock="5"), "(2)+(4)=6", "draw"), size=size, theme=theme
    )
    cards = table.scene.cards
    items = [*cards.hand, *cards.symbols.values(), cards.gap, cards.stock]
    places = [each.rect for each in table.scene.place_items]
    assert smallest(table, [item.outline for item in items]) >= TABLE_CONTROL
    assert smallest(table, places) >= TABLE_CONTROL
    board = Board(qtbot, opened_game(), size=size, theme=theme)
    items = board.scene.tiles.hand
    assert smallest(board, [item.outline for item in items]) >= TABLE_CONTROL
    assert smallest(board, [place.rect for place in board.scene.squares]) >= TABLE_CONTROL
    board.drag_tile("*", "C8")
    assert board.scene.ring is not None
    assert board.scene.ring.button * board.view.unit >= TABLE_CONTROL


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_places_of_long_numbers_can_be_hit(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = Table(qtbot, lying(match_of(HAND, OTHER, stock="5"), *LONG), size=size)
    for number in (LEFT, ANSWER):
        for card in "12"[: 1 + (number == LEFT)]:
            table.drag_card(card, table.place(number, PlaceKind.BEHIND))
    places = [each.rect for each in table.scene.place_items]
    assert smallest(table, places) >= 24


# --- fingers ------------------------------------------------------------------------------------


def beside(rect: QRectF, gap: float) -> QPointF:
    """A point below an item."""
    return QPointF(rect.center().x(), rect.bottom() + gap)


def test_a_finger_hits_what_is_smaller_than_it(qtbot: QtBot) -> None:
    board = Board(qtbot, opened_game(), size=(1024, 640))
    tile = board.tile("6")
    gap = (FINGER / board.view.unit - tile.outline.height()) / 2
    assert gap > 1
    near = QPointF(tile.outline.center().x(), tile.outline.top() - gap + 0.6)
    board.click(near)
    assert board.scene.held is None  # a mouse hits what it points at
    touch(board, near)
    assert board.scene.held is tile
    touch(board, board.at("I7"))
    assert board.put_down == {"I7": "6"}


def test_a_narrow_place_is_hit_beside_it_by_mouse_and_finger(qtbot: QtBot) -> None:
    table = Table(qtbot, lying(match_of(HAND, OTHER, stock="5"), "(2)+(4)=6", "draw"))
    place = table.place(ANSWER, PlaceKind.BEHIND)
    assert place.rect.width() < FINGER
    near = QPointF(place.rect.right() + 1, place.rect.center().y())
    for card, tap in (("9", table.click), ("8", lambda point: touch(table, point))):
        table.click_card(card)
        tap(near)
        assert [each.value for each in table.draft.puts] == [int(card)]
        table.game.take_back_all()


def test_a_finger_hits_a_digit_of_the_ring(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of("12368*9", OTHER), size=(1024, 640))
    table.click_card("*")
    table.click(table.place(ANSWER).rect.center())
    ring = table.scene.ring
    assert ring is not None
    centre = ring.centre_of(0)
    touch(table, QPointF(centre.x(), centre.y() - ring.button / 2 - 3))
    assert table.scene.ring is None
    assert table.draft.puts[0].value == 0


def test_a_finger_hits_nothing_far_away(qtbot: QtBot) -> None:
    board = Board(qtbot, opened_game(), size=(1024, 640))
    touch(board, beside(board.tile("6").outline, 60))
    assert board.scene.held is None


def test_a_screen_to_be_touched_is_noticed(qtbot: QtBot) -> None:
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    assert device.type() == QInputDevice.DeviceType.TouchScreen
    assert has_touch_screen()


def test_a_long_number_is_not_covered_by_its_places(qtbot: QtBot) -> None:
    """Between the places at its ends, part of a card can still be hit."""
    options = Options(max_number_cards=3)
    table = Table(qtbot, lying(match_of(HAND, OTHER, stock="5", options=options), *LONG))
    for place in table.scene.place_items:
        key = place.key
        if isinstance(key, Place) and key.where is PlaceKind.ON:
            ends = [
                table.place(key.number, end).rect for end in (PlaceKind.BEFORE, PlaceKind.BEHIND)
            ]
            free = QRectF(place.rect)
            free.setLeft(max(free.left(), ends[0].right()))
            free.setRight(min(free.right(), ends[1].left()))
            assert free.width() >= 24
