"""Rows and columns of widgets, each built in one call."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final, TypeAlias, TypeVar

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from formula_desktop.look import theme as look

Part: TypeAlias = QWidget | QLayout | int | tuple[QWidget | QLayout | None, int]
"""A widget, a layout or a gap in pixels; a pair says how many shares of the free room it takes."""
STRETCH: Final = (None, 0)
"""Empty room that takes what the other parts do not want."""

_L = TypeVar("_L", bound=QBoxLayout)
_Edges: TypeAlias = int | tuple[int, int, int, int]


def row(
    *parts: Part, gap: int | None = None, edges: _Edges = 0, inside: QWidget | None = None
) -> QHBoxLayout:
    """Parts side by side, in a layout of their own or directly inside a widget.

    `gap` is between the parts, the style's if None; `edges` are around them.
    """
    return _built(QHBoxLayout(), parts, gap, edges, inside)


def column(
    *parts: Part, gap: int | None = None, edges: _Edges = 0, inside: QWidget | None = None
) -> QVBoxLayout:
    """Parts below each other; the arguments are those of `row`."""
    return _built(QVBoxLayout(), parts, gap, edges, inside)


def _built(
    layout: _L, parts: tuple[Part, ...], gap: int | None, edges: _Edges, inside: QWidget | None
) -> _L:
    layout.setContentsMargins(*((edges,) * 4 if isinstance(edges, int) else edges))
    if gap is not None:
        layout.setSpacing(gap)
    add(layout, *parts)
    # Last: PySide keeps the items of a layout that is added to one inside a widget, also once Qt
    # has deleted them, and takes whatever comes to lie at their addresses for them.
    if inside is not None:
        inside.setLayout(layout)
    return layout


def add(layout: QBoxLayout, *parts: Part) -> None:
    """Add parts at the end of a row or column."""
    for each in parts:
        part, share = each if isinstance(each, tuple) else (each, 0)
        if isinstance(part, QWidget):
            layout.addWidget(part, share)
        elif isinstance(part, QLayout):
            layout.addLayout(part, share)
        elif part is None:
            layout.addStretch(share)
        else:
            layout.addSpacing(part)


def order_tabs(widgets: Iterable[QWidget]) -> None:
    """Have Tab go through widgets in this order."""
    for first, second in pairwise(widgets):
        QWidget.setTabOrder(first, second)


def room_for(dialog: QWidget) -> QSize:
    """The largest size of a dialog: that of its parent's window or the screen."""
    parent, room = dialog.parentWidget(), dialog.screen().availableSize()
    return room if parent is None else room.boundedTo(parent.window().size())


def unit_in_use() -> float:
    """Pixels per unit, derived from the font."""
    return max(QApplication.font().pixelSize() / look.BODY.size, 0.8)


def pixels(units: float) -> int:
    """A length in pixels."""
    return round(units * unit_in_use())


def grown(gap: int) -> int:
    """A gap in pixels that is wider beside the large text of a large window, and never narrower."""
    return max(gap, pixels(gap))


class OnScreen(QObject):
    """Moves a dialog back whenever it has grown past an edge of its screen."""

    def __init__(self, dialog: QWidget) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._has_grown = False
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Resize and self._dialog.isVisible():
            self._move()
            self._has_grown = True
        elif kind == QEvent.Type.Move and self._has_grown:
            self._has_grown = False  # by the window manager; then people may move it anywhere
            self._move()
        return super().eventFilter(watched, event)

    def _move(self) -> None:
        room, frame = self._dialog.screen().availableGeometry(), self._dialog.frameGeometry()
        left = max(room.left(), min(frame.left(), room.right() - frame.width() + 1))
        top = max(room.top(), min(frame.top(), room.bottom() - frame.height() + 1))
        if (left, top) != (frame.left(), frame.top()):
            self._dialog.move(left, top)
