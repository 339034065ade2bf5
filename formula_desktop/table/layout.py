"""What the layouts of both tables share."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF

from formula_desktop.look.theme import Size

COVER_BUTTON: Final = Size(320, 56)


class TableLayout(Protocol):
    """Where a table leaves room for the widgets on top of it, in units."""

    @property
    def buttons(self) -> QRectF: ...

    @property
    def log(self) -> QRectF: ...

    @property
    def lamp(self) -> QRectF:
        """The button for a hint, beside the hand."""

    @property
    def glass(self) -> QRectF:
        """The hourglass, if there is one."""

    @property
    def cover(self) -> QRectF:
        """The button over covered cards."""

    @property
    def cover_room(self) -> QRectF:
        """The room into which that button may grow."""


def centred(middle: QPointF, size: Size = COVER_BUTTON) -> QRectF:
    """A rectangle around a point."""
    left, top = middle.x() - size.width / 2, middle.y() - size.height / 2
    return QRectF(left, top, size.width, size.height)
