"""The view scales its table as a whole, never scrolls, and hands on what interrupts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from formula_desktop.look import theme as look
from formula_desktop.look.presentation import header_height, unit_of
from formula_desktop.table.flights import Flights
from formula_desktop.table.view import TABLE_HEIGHT
from tests.helpers.formula.games import match_of
from tests.helpers.formula.page import Table

SIZES = [
    (1024, 640),
    (1025, 641),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (900, 1500),
]


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot, match_of("12368*9", "4455667"))


@pytest.mark.parametrize("size", SIZES)
def test_the_table_fills_the_view_without_scrolling(table: Table, size: tuple[int, int]) -> None:
    table.page.resize(*size)
    QApplication.processEvents()
    view = table.view
    port = view.viewport()
    unit = min(port.width() / look.TABLE.width, port.height() / TABLE_HEIGHT)
    assert view.unit == pytest.approx(unit)
    layout = table.scene.layout
    assert layout.width >= look.TABLE.width - 0.01
    assert layout.height >= TABLE_HEIGHT - 0.01
    assert layout.width * unit == pytest.approx(port.width())
    assert layout.height * unit == pytest.approx(port.height())
    for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
        assert (bar.minimum(), bar.maximum()) == (0, 0)
    assert view.mapToScene(QPoint(0, 0)) == QPointF(0, 0)


def test_the_wheel_does_not_move_the_table(table: Table) -> None:
    before = table.pixel(table.card("9").outline.center())
    event = QWheelEvent(
        QPointF(200, 200),
        table.view.mapToGlobal(QPointF(200, 200)),
        QPoint(),
        QPoint(0, -240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(table.view.viewport(), event)
    QApplication.processEvents()
    assert table.pixel(table.card("9").outline.center()) == before


def test_a_view_without_room_or_table_is_harmless(table: Table) -> None:
    table.page.resize(1, 1)
    QApplication.processEvents()
    table.page.clear()
    assert table.view.table is None
    table.page.resize(1280, 800)
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    table.page.hide()


def test_faces_are_drawn_anew_once_the_window_rests(table: Table) -> None:
    faces, view = table.scene.cards.faces, table.view
    view._rest.setInterval(5000)  # a busy machine may take longer than usual between two sizes
    for width in range(1300, 1500, 20):
        table.page.resize(width, 900)
        QApplication.processEvents()
    assert faces.scale != pytest.approx(view.unit * view.devicePixelRatioF()), "still resizing"
    assert not view.renderHints() & QPainter.RenderHint.SmoothPixmapTransform
    view._rest.start(look.RESIZE_REST_MS)
    table.until(lambda: faces.scale == view.unit * view.devicePixelRatioF())
    assert view.renderHints() & QPainter.RenderHint.SmoothPixmapTransform
    QApplication.processEvents()
    rested = view.grab().toImage()
    view.fit()
    table.scene.redraw()
    assert view.grab().toImage() == rested


def test_another_size_alone_is_sharp_at_once(table: Table) -> None:
    view = table.view
    table.qtbot.wait(2 * look.RESIZE_REST_MS)
    table.page.resize(1500, 900)
    QApplication.processEvents()
    assert table.scene.cards.faces.scale == view.unit * view.devicePixelRatioF()


def test_what_is_held_or_travels_is_seen_over_the_list_and_the_buttons(table: Table) -> None:
    view, scene = table.view, table.scene
    for covering in (table.page.frame, table.page.button_panel):
        card = table.card("9")
        middle = covering.geometry().center()
        before = view.grab().toImage()
        card.hold()
        card.move_to(view.mapToScene(middle) - card.face.rect.center())
        QApplication.processEvents()
        over = view.grab().toImage()
        assert over.pixelColor(middle) != before.pixelColor(middle)
        ground = card.mapToScene(card.face.rect.topLeft() + QPointF(12, 60))
        assert over.pixelColor(view.mapFromScene(ground)) == scene.theme.card
        assert view.childAt(middle) is not None
        card.go_home(0)
        QApplication.processEvents()
        assert view.grab().toImage().pixelColor(middle) == before.pixelColor(middle)


def test_a_card_that_is_dragged_is_followed_once_a_step(table: Table) -> None:
    moved: list[object] = []
    table.start_drag(table.card("9").outline.center(), QPointF(700, 400))
    table.scene.flew.connect(moved.append)
    for step in range(1, 4):
        table.move(QPointF(700 + 10 * step, 400 + 5 * step))
        assert len(moved) == step
    table.scene.flew.disconnect(moved.append)
    table.release(QPointF(730, 415))


def test_a_card_that_glides_is_seen_over_the_buttons(table: Table) -> None:
    card, panel = table.card("9"), table.page.button_panel.geometry()
    flights = table.view.findChild(Flights)
    assert flights is not None
    card.setPos(table.view.mapToScene(panel.topLeft()) - QPointF(300, 0))
    card.home = table.view.mapToScene(panel.topRight()) + QPointF(20, 0)
    seen: list[bool] = []
    table.scene.flew.connect(lambda _: seen.append(flights.isVisible()))
    card.go_home(200)
    assert not any(seen), "it takes off beside them"
    table.until(lambda: card.pos() == card.home and not card.is_flying)
    assert any(seen)
    assert flights.isHidden()


def test_another_size_of_the_window_resizes_the_table_once(table: Table) -> None:
    sizes: list[float] = []
    table.view.fitted.connect(lambda: sizes.append(table.view.unit))
    for less in range(0, 200, 10):
        sizes.clear()
        table.page.resize(1900 - less, 1050 - less)
        QApplication.processEvents()
        assert len(sizes) == 1
        unit = unit_of(table.page.size())
        assert table.page.header.height() == header_height(table.look.theme, unit)


def test_a_card_of_an_earlier_table_is_not_painted_any_more(table: Table) -> None:
    """It may still be told to travel when another game is shown, and is gone at the next paint."""
    card = table.card("9")
    table.show_match(match_of("12368*9", "4455667"), waits=False)
    part = next(each for each in table.page.findChildren(QPushButton) if each.isVisible())
    card.setPos(table.view.mapToScene(table.view.mapFrom(table.page, part.pos())))
    flights = table.view.findChild(Flights)
    assert flights is not None
    card.fly()
    delete(card)
    flights.setVisible(True)
    flights.repaint()
