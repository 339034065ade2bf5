"""The hourglass on a table: sand that falls, and the time that is left."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from formula_desktop.classes.hourglass import Hourglass
from formula_desktop.look import theme as themes
from formula_desktop.look.ink import draw, fill, smooth
from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import TextSize
from formula_desktop.models.words.hourglass import HourglassWords, left_in_figures
from formula_desktop.widgets.plain_text import set_tooltip
from formula_desktop.widgets.translated import Translated

_SHARE: Final = 0.4
"""Of the width, for the glass; the rest is for the figures."""
_SLENDER: Final = 0.62
"""The greatest width of the glass, as a share of its height."""
_EDGE: Final = 3.0  # units around it
_LINE: Final = 3.0
_WALL: Final = 4.0  # from the middle of the glass to the sand
_NECK: Final = 3.0  # half of its width
_CAP: Final = 5.0  # the height of the boards above and below the glass
_FIGURES: Final = TextSize(26, 700)
_BARS: Final = 17.0  # the height of the sign for a pause
_STEP: Final = 10
"""After how many seconds a screen reader is told of another time: each one would be a nuisance."""
_GRAINS: Final = 4
_RING: Final = 11.0  # the width of its line


class _Shown(NamedTuple):
    """What can be seen of a glass."""

    sand: int
    """How many pixels are left."""
    figures: str
    is_paused: bool
    grain: int
    """Which grains of the falling sand are seen; 0 while nothing falls."""
    is_ring: bool


class HourglassButton(Translated, QAbstractButton):
    """A glass with sand, or a ring that empties; a click pauses it."""

    ring_radius = themes.BUTTON_RADIUS

    def __init__(self, look: Look, glass: Hourglass, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._glass = glass
        self._words = HourglassWords(self)
        self._unit = 1.0
        self._falls = False
        self._grain = 0
        self._shown: _Shown | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self.update)
        self._retranslate()

    def show_glass(
        self, glass: Hourglass, *, runs: bool, moves: bool, is_ring: bool = False
    ) -> None:
        """Show a glass; with `moves`, the sand that falls is seen to fall while it runs."""
        is_touched = glass.is_paused is not self._glass.is_paused
        self._glass, self._falls = glass, runs and not glass.is_paused and not glass.is_empty
        self._grain = self._grain % _GRAINS + 1 if self._falls and moves else 0
        left = glass.left if moves else glass.shown / glass.seconds
        pixels = round(min(left, 1.0) * self.height())
        shown = _Shown(pixels, left_in_figures(glass), glass.is_paused, self._grain, is_ring)
        if shown != self._shown:
            self._shown = shown
            self.update()
        said = self._words.aloud(glass, _STEP)
        if said != self.accessibleName():
            self.setAccessibleName(said)
        if is_touched:
            self._retranslate()

    def show_as(self, unit: float) -> None:
        """Show it at so many pixels per unit."""
        self._unit = unit
        self.update()

    def _retranslate(self) -> None:
        self.setAccessibleName(self._words.aloud(self._glass, _STEP))
        go_on, pause = self.tr("Let the sand run on (P)"), self.tr("Stop the sand (P)")
        set_tooltip(self, go_on if self._glass.is_paused else pause)

    # --- drawing --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self._look.theme, self._unit
        painter = QPainter(self)
        with smooth(painter):
            painter.scale(unit, unit)
            width, height = self.width() / unit, self.height() / unit
            if self._glass.is_empty:  # seen from the back row
                radius = themes.BUTTON_RADIUS
                ground = QPainterPath()
                ground.addRoundedRect(QRectF(0, 0, width, height), radius, radius)
                fill(painter, ground, theme.accent)
            high = height - 2 * _EDGE
            wide = min(width * _SHARE, high * _SLENDER)
            if self._shown is not None and self._shown.is_ring:
                self._paint_ring(painter, QRectF(_EDGE, (height - wide) / 2, wide, wide))
            else:
                self._paint_glass(painter, QRectF(_EDGE, _EDGE, wide, high))
            beside = QRectF(wide + 2 * _EDGE, 0, width - wide - 4 * _EDGE, height)
            self._paint_figures(painter, beside)
        painter.end()
        if self.isDown() or self.underMouse():
            edge = QPainterPath()
            line = themes.THIN_LINE * unit
            around = QRectF(self.rect()).adjusted(line, line, -line, -line)
            edge.addRoundedRect(around, themes.BUTTON_RADIUS, themes.BUTTON_RADIUS)
            painter = QPainter(self)
            with smooth(painter):
                draw(painter, edge, theme.on_table_soft, line)
            painter.end()

    @property
    def _share(self) -> float:
        """The share of the time left, as it is shown."""
        return 1.0 if self._shown is None or not self.height() else self._shown.sand / self.height()

    def _paint_ring(self, painter: QPainter, rect: QRectF) -> None:
        """A ring that empties clockwise from the top."""
        theme = self._look.theme
        room = rect.adjusted(_RING / 2, _RING / 2, -_RING / 2, -_RING / 2)
        whole, left = QPainterPath(), QPainterPath()
        whole.addEllipse(room)
        draw(painter, whole, theme.on_table, _RING)
        draw(painter, whole, theme.table_deep, _RING - _LINE)
        left.arcMoveTo(room, 90)
        left.arcTo(room, 90, 360 * self._share)
        if self._share > 0:
            draw(painter, left, theme.symbol, _RING - _LINE)

    def _paint_glass(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._look.theme
        inside = rect.adjusted(_LINE, _CAP, -_LINE, -_CAP)
        wall = _bulbs(inside, _NECK)
        room = inside.adjusted(_WALL, _WALL, -_WALL, -_WALL)
        sand = _sand(room, self._share)
        fill(painter, wall, theme.table_deep)
        fill(painter, sand.intersected(_bulbs(room, 0.1)), theme.symbol)
        if self._grain:
            fill(painter, _stream(room, self._grain), theme.symbol)
        draw(painter, wall, theme.on_table, _LINE)
        for top in (rect.top(), rect.bottom() - _CAP):
            cap = QPainterPath()
            cap.addRoundedRect(QRectF(rect.left(), top, rect.width(), _CAP), 2, 2)
            fill(painter, cap, theme.on_table)

    def _paint_figures(self, painter: QPainter, room: QRectF) -> None:
        theme, text = self._look.theme, left_in_figures(self._glass)
        font = theme.font(_FIGURES)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide > room.width():
            font.setPixelSize(int(font.pixelSize() * room.width() / wide))
        painter.setFont(font)
        painter.setPen(theme.on_accent if self._glass.is_empty else theme.on_table)
        is_paused = self._glass.is_paused
        line = room.adjusted(0, 0, 0, -_BARS - 4 if is_paused else 0)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, text)
        if is_paused:
            top = room.center().y() + 6
            bars = QPainterPath()
            for left in (-8.0, 3.0):
                bars.addRect(QRectF(room.center().x() + left, top, 5, _BARS))
            fill(painter, bars, theme.on_table)


def _bulbs(room: QRectF, neck: float) -> QPainterPath:
    """The outline of the glass: two bulbs with a neck between them."""
    middle, bend = room.center(), room.height() * 0.2
    path = QPainterPath(room.topLeft())
    path.lineTo(room.topRight())
    right, left = middle.x() + neck, middle.x() - neck
    path.cubicTo(
        QPointF(room.right(), room.top() + bend), QPointF(right, middle.y() - bend / 2),
        QPointF(right, middle.y()),
    )  # fmt: skip
    path.cubicTo(
        QPointF(right, middle.y() + bend / 2), QPointF(room.right(), room.bottom() - bend),
        room.bottomRight(),
    )  # fmt: skip
    path.lineTo(room.bottomLeft())
    path.cubicTo(
        QPointF(room.left(), room.bottom() - bend), QPointF(left, middle.y() + bend / 2),
        QPointF(left, middle.y()),
    )  # fmt: skip
    path.cubicTo(
        QPointF(left, middle.y() - bend / 2), QPointF(room.left(), room.top() + bend),
        room.topLeft(),
    )  # fmt: skip
    return path


def _sand(room: QRectF, left: float) -> QPainterPath:
    """The sand above, of which a share is left, and the heap below."""
    half = room.height() / 2
    path = QPainterPath()
    above = half * _level(left)
    path.addRect(QRectF(room.left(), room.center().y() - above, room.width(), above))
    below = half * (1 - _level(left))
    heap = min(below, half * 0.25)
    path.moveTo(room.left(), room.bottom() - below + heap)
    path.lineTo(room.center().x(), room.bottom() - below)
    path.lineTo(room.right(), room.bottom() - below + heap)
    path.lineTo(room.bottomRight())
    path.lineTo(room.bottomLeft())
    return path


def _level(left: float) -> float:
    """How high a share of the sand stands in its bulb, whose lower part is narrow."""
    return float(left**0.6)


def _stream(room: QRectF, grain: int) -> QPainterPath:
    """The falling grains, a little lower in each picture."""
    path, step = QPainterPath(), room.height() / 2 / _GRAINS
    for at in range(_GRAINS):
        top = room.center().y() + step * (at + (grain - 1) / _GRAINS)
        path.addEllipse(QPointF(room.center().x(), top), 1.6, 2.2)
    return path
