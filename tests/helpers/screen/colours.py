"""Which colours meet on a screen: that of each text and of its background."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QWidget,
)

from formula_desktop.look.theme import COLOURS, Theme
from formula_desktop.pages.home.game_picture import HomePicture
from formula_desktop.table.items import TextItem
from formula_desktop.widgets.felt_button import FeltButton
from tests.helpers.screen.visible import widgets

STEPS = 12  # pixels looked at across a text, and as many down


class Meeting(NamedTuple):
    """A text's colour and its ground."""

    text: str
    front: QColor
    ground: QColor
    is_enabled: bool


def meetings(widget: QWidget) -> Iterator[Meeting]:
    """The colours of every text on a screen."""
    picture = widget.grab().toImage()
    for each in widgets(widget):
        if isinstance(each, HomePicture):
            continue  # most of it is no text
        if isinstance(each, QGraphicsView):
            yield from _on_table(each, picture, each.mapTo(widget, QPoint()))
            continue
        text = each.property("text")
        if isinstance(each, QTableView):
            text = "a table"
        elif isinstance(each, QComboBox):
            text = each.currentText()
        kinds = QLabel | QAbstractButton | QLineEdit | QTableView | QComboBox
        if not isinstance(each, kinds) or not text or each.visibleRegion().isEmpty():
            continue
        seen = each.visibleRegion().boundingRect()
        room = QRect(each.mapTo(widget, seen.topLeft()), seen.size())
        if not isinstance(each, QLabel):
            room.adjust(6, 6, -6, -6)
        ground = ground_in(picture, room)
        front = each.palette().color(each.foregroundRole())
        if isinstance(each, FeltButton) or (isinstance(each, QPushButton) and each.isChecked()):
            front = ink_in(picture, room, ground)  # the palette does not know it
        yield Meeting(text, front, ground, each.isEnabled())


def _on_table(view: QGraphicsView, picture: QImage, corner: QPoint) -> Iterator[Meeting]:
    for item in view.items():
        if isinstance(item, TextItem) and item.text() and item.isVisible():
            place = view.mapFromScene(item.sceneBoundingRect()).boundingRect().translated(corner)
            front = item.brush().color()
            yield Meeting(item.text(), front, ground_in(picture, place), is_enabled=True)


def ground_in(picture: QImage, room: QRect) -> QColor:
    """The most frequent colour."""
    room = room.intersected(picture.rect())
    found = Counter(
        picture.pixel(
            room.left() + room.width() * across // STEPS, room.top() + room.height() * down // STEPS
        )
        for across in range(STEPS)
        for down in range(STEPS)
    )
    return QColor(found.most_common(1)[0][0])


def ink_in(picture: QImage, room: QRect, ground: QColor) -> QColor:
    """The colour of letters: the most frequent one other than their background."""
    room = room.intersected(picture.rect())
    found = Counter(
        picture.pixel(x, y)
        for x in range(room.left(), room.right() + 1)
        for y in range(room.top(), room.bottom() + 1)
    )
    del found[ground.rgb()]
    return QColor(found.most_common(1)[0][0])


def tokens(colour: QColor, theme: Theme) -> set[str]:
    """The names that a theme has for a colour."""
    return {name for name in COLOURS if getattr(theme, name).rgb() == colour.rgb()}
