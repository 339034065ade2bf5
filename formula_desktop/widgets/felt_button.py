"""A button on the felt that paints itself, such as Home's pictures and cards."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QAbstractButton

from formula_desktop.look import theme as look
from formula_desktop.look.ink import draw, fill
from formula_desktop.look.shapes import rounded_path
from formula_desktop.look.theme import LIGHT, Size, TextSize, Theme
from formula_desktop.models.abstract import AbstractQObject

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent, QFont, QKeyEvent, QPaintEvent

_EM: Final = 200  # pixels, as for the faces
_SINKS: Final = 1.5  # units, while pressed


class FeltButton(QAbstractButton, metaclass=AbstractQObject):
    """A button pressed by mouse, Space or Enter anywhere on it; it lights up under the pointer."""

    def __init__(self, radius: float) -> None:
        """`radius` is that of the corners, in units."""
        super().__init__()
        self.setProperty("focusPolicy", "StrongFocus")  # buttons on a Mac have no focus by default
        self._theme = LIGHT
        self._unit = 1.0
        self._radius = radius
        self._points = False

    @property
    @abstractmethod
    def _wanted(self) -> Size:
        """The preferred size, in units."""

    @abstractmethod
    def _paint_front(self, painter: QPainter, size: Size) -> None:
        """Paint the content; the painter and the size are in units."""

    def show_as(self, theme: Theme, unit: float) -> None:
        """Use a theme; `unit` is pixels per unit."""
        self._theme, self._unit = theme, unit
        self.updateGeometry()
        self.update()

    @property
    def is_hot(self) -> bool:
        """Whether the pointer is on it, and a press would do something."""
        return self.underMouse() and self.isEnabled()

    @property
    def ring_radius(self) -> float:
        """The radius of the focus ring's corners, in pixels."""
        return self._radius * self._unit

    def sizeHint(self) -> QSize:
        wanted = self._wanted
        return QSize(
            round(wanted.width * self._unit), self._theme.pressable(wanted.height * self._unit)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._unit, self._unit)
        size = Size(self.width() / self._unit, self.height() / self._unit)
        if self.isDown():
            painter.translate(0, _SINKS)
        self._paint_ground(painter, size)
        self._paint_front(painter, size)
        painter.end()
        if not self._points:  # the pointer may be here when the window opens: the frame comes first
            self._points = True
            QTimer.singleShot(0, self, self._point)

    def _paint_ground(self, painter: QPainter, size: Size) -> None:
        theme = self._theme
        line = look.THIN_LINE * (2 if self.is_hot else 1)
        # Room at the bottom, so that nothing is cut off while pressed.
        ground = QRectF(0, 0, size.width, size.height - _SINKS)
        ground = ground.adjusted(line, line, -line, -line)
        edge = rounded_path(ground, self._radius)
        fill(painter, edge, theme.tray if self.isDown() else theme.table_deep)
        draw(painter, edge, theme.place_line if self.is_hot else theme.area_line, line)

    def _paint_go(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        """Paint a sign that pressing it begins something."""
        theme = self._theme
        circle = QPainterPath()
        circle.addEllipse(middle, radius, radius)
        fill(painter, circle, theme.go_hover if self.is_hot else theme.go)
        sign = QPainterPath(middle + QPointF(-0.3, -0.45) * radius)
        sign.lineTo(middle + QPointF(0.5, 0) * radius)
        sign.lineTo(middle + QPointF(-0.3, 0.45) * radius)
        sign.closeSubpath()
        fill(painter, sign, theme.on_go)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (QtCore.Qt.Key.Key_Return, QtCore.Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def _point(self) -> None:
        self.setCursor(QtCore.Qt.CursorShape.PointingHandCursor)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)


def text_width(theme: Theme, text: str, size: TextSize) -> float:
    """The width of a text, in units."""
    return _metrics(size.weight).horizontalAdvance(text) * theme.size_of(size) / _EM


def line_path(
    theme: Theme, text: str, size: TextSize, at: QPointF, widest: float, *, centred: bool = False
) -> QPainterPath:
    """A line of text that starts at a point, or is centred on it; vertically it is always centred.

    It is scaled down if it does not fit; painting with a pen would load Qt's enums in the first
    frame.
    """
    width, path = _outline(text, size.weight)
    factor = min(theme.size_of(size) / _EM, widest / width if width else 1.0)
    place = QTransform.fromTranslate(at.x(), at.y()).scale(factor, factor)
    return place.translate(-width / 2 if centred else 0, 0).map(path)


@lru_cache(maxsize=256)  # each time that Home is shown, it has nearly the same lines
def _outline(text: str, weight: int) -> tuple[float, QPainterPath]:
    """The width of a line of text in the large size, and its outline from 0 on."""
    metrics, path = _metrics(weight), QPainterPath()
    path.addText(0, metrics.capHeight() / 2, _letters(weight), text)
    return metrics.horizontalAdvance(text), path


@cache
def _metrics(weight: int) -> QFontMetricsF:
    """The metrics of one large size for all: each other size costs the first frame a
    millisecond."""
    return QFontMetricsF(_letters(weight))


def _letters(weight: int) -> QFont:
    return LIGHT.font(TextSize(_EM, weight))
