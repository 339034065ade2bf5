"""What can be printed: documents, their pages, and the room that a page has on a device."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPaintDevice, QPainter

from formula_desktop.look.theme import LIGHT, TextSize
from formula_desktop.models.words.signs import unbroken

MILLIMETRE: Final = 72 / 25.4
"""A millimetre in points."""

START: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
END: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop

FOOT: Final = TextSize(9, 600)
_FOOT_GAP: Final = 8.0
_BEFORE_LINE: Final = 4.0
_LINE: Final = 0.6
_BELOW_LETTERS: Final = 0.18  # of a line of text: what is below its letters

PaintPage = Callable[[QPainter], None]
"""Paints a page in points, with the origin at its top left corner."""


class Pages(Protocol):
    """The pages of a document on paper of one size."""

    def __len__(self) -> int:
        """How many there are."""

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, counted from 1, in the pixels of the device."""


@dataclass(frozen=True, slots=True)
class Ground:
    """The room within the margins of a page; all lengths are in points, of which 72 are an inch."""

    room: QSizeF
    point: float
    """The pixels of the device per point."""
    device: QPaintDevice

    def width_of(self, size: TextSize, text: str) -> float:
        """The width of a line of text."""
        return self._metrics(size).horizontalAdvance(text) / self.point

    def height_of(self, size: TextSize, text: str = "", width: float = 1e6) -> float:
        """The height of a text that is wrapped between words."""
        metrics = self._metrics(size)
        if not text:
            return metrics.height() / self.point
        place = QRectF(0, 0, width * self.point, 1e6)
        flags = int(START) | int(Qt.TextFlag.TextWordWrap.value)
        return metrics.boundingRect(place, flags, unbroken(text)).height() / self.point

    def write(
        self,
        painter: QPainter,
        size: TextSize,
        place: QRectF,
        text: str,
        align: Qt.AlignmentFlag = START,
        ink: QColor | None = None,
    ) -> None:
        """Write a text, wrapped between words, in the pixels of the device: so it is sharp."""
        painter.save()
        painter.scale(1 / self.point, 1 / self.point)
        painter.setFont(LIGHT.font(size, self.point))
        painter.setPen(LIGHT.ink if ink is None else ink)
        corner, far = place.topLeft() * self.point, place.bottomRight() * self.point
        flags = int(align) | Qt.TextFlag.TextWordWrap.value
        painter.drawText(QRectF(corner, far), flags, unbroken(text))
        painter.restore()

    def write_line(self, painter: QPainter, size: TextSize, place: QRectF, name: str) -> None:
        """Write a name, and draw a line to write on behind it."""
        high = self.height_of(size)
        top = place.bottom() - high
        self.write(painter, size, QRectF(place.left(), top, place.width(), high), name)
        left = place.left() + self.width_of(size, name) + _BEFORE_LINE
        foot = place.bottom() - high * _BELOW_LETTERS
        line = QRectF(left, foot, place.right() - left, _LINE)
        painter.fillRect(line, LIGHT.ink)

    def _metrics(self, size: TextSize) -> QFontMetricsF:
        return QFontMetricsF(LIGHT.font(size, self.point), self.device)


class Document(ABC):
    """Something to print."""

    __slots__ = ()

    margin: ClassVar[float] = 15.0
    """The margin around each page, in millimetres."""
    is_landscape: ClassVar[bool] = False
    is_picture: ClassVar[bool] = False
    """Whether its only page is also something to send as a picture."""

    @abstractmethod
    def name(self) -> str:
        """The title of the document, and the name of its file."""

    @abstractmethod
    def pages(self, ground: Ground) -> Pages:
        """The pages on paper of this size."""


class PaintedPages:
    """Pages that each have a function to paint them, and usually a foot with their number."""

    def __init__(
        self, ground: Ground, pages: list[PaintPage], said: str = "", *, has_foot: bool = True
    ) -> None:
        """`said` is in the middle of each foot."""
        self._ground = ground
        self._pages = pages
        self._said = said
        self._has_foot = has_foot
        # in the language in which the pages are made
        self._numbered = QCoreApplication.translate("Printing", "Page {page} of {pages}")

    def __len__(self) -> int:
        return len(self._pages)

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, counted from 1, in the pixels of the device."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._ground.point, self._ground.point)
        self._pages[number - 1](painter)
        if self._has_foot:
            self._paint_foot(painter, number)
        painter.restore()

    def _paint_foot(self, painter: QPainter, number: int) -> None:
        ground = self._ground
        high = ground.height_of(FOOT)
        place = QRectF(0, ground.room.height() - high, ground.room.width(), high)
        page = self._numbered.format(page=number, pages=len(self))
        name = QCoreApplication.translate("Home", "Formula Desktop")
        for text, align in ((name, START), (self._said, MIDDLE), (page, END)):
            ground.write(painter, FOOT, place, text, align, LIGHT.ink_soft)


def room_above_foot(ground: Ground) -> float:
    """The height of a page that its foot leaves."""
    return ground.room.height() - ground.height_of(FOOT) - _FOOT_GAP
