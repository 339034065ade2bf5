"""The graphics items of both tables: cards, symbols, places for them, texts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsSimpleTextItem

from formula_desktop.look import theme as look
from formula_desktop.look.faces import (
    Face,
    Faces,
    paint_focus_ring,
    paint_place,
    paint_place_on_card,
)
from formula_desktop.look.theme import Layer, TextSize, Theme
from formula_desktop.models.words.signs import unbroken

_THICK: Final = 4.0  # the line of a thinking computer
_AWAY: Final = 3.0  # of that line, from the lower edge of the panel


class TableItem(QGraphicsItem):
    """An item that paints itself in a rectangle, in the colours of a theme."""

    margin = 0.0
    """The room around the rectangle that is painted, too."""

    def __init__(self, theme: Theme, layer: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.rect = QRectF()
        self.setZValue(layer)

    def move_to(self, rect: QRectF) -> None:
        """Move to another rectangle."""
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = rect
        self.update()

    def change_theme(self, theme: Theme) -> None:
        """Use another theme's colours."""
        self.theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        edge = self.margin
        return self.rect.adjusted(-edge, -edge, edge, edge)


class CardItem(QGraphicsObject):
    """A card, a symbol or a back; its origin is its top left corner, without the shadow."""

    flew = Signal(object)
    """Emitted with the item when it has moved while it is held or travels, or has come down."""

    def __init__(self, faces: Faces, face: Face, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.faces = faces
        """What draws the card."""
        self.face = face
        self._bounds = face.bounds
        self._layer = float(Layer.CARD)
        self._glide: QPropertyAnimation | None = None
        self.home = QPointF()
        """Where the card belongs; it may be on its way there, or held."""

    def show_face(self, face: Face) -> None:
        """Show another face."""
        if face != self.face:
            self.prepareGeometryChange()
            self.face = face
            self._bounds = face.bounds
            self.setTransformOriginPoint(face.rect.center())
            self.update()

    @property
    def outline(self) -> QRectF:
        """The card without its shadow, in the scene."""
        return self.mapRectToScene(self.face.rect)

    def boundingRect(self) -> QRectF:
        return self._bounds  # Qt asks for it some twenty times in each step of a drag

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        self.faces.paint(painter, self.face)

    def rest_at(self, layer: float) -> None:
        """Set the layer on which the card lies when it isn't held."""
        self._layer = layer
        if not self.face.lifted and self.zValue() < Layer.TRAVELLING:
            self.setZValue(layer)

    def hold(self, layer: Layer = Layer.LIFTED) -> None:
        """Lift the card: larger, above all others, with a deeper shadow."""
        self.stop()
        self.show_face(self.face._replace(lifted=True))
        self.setTransformOriginPoint(self.face.rect.center())
        self.setScale(look.LIFT_SCALE)
        self.fly(layer)

    def let_go(self) -> None:
        """Lay the card down where it is."""
        self.show_face(self.face._replace(lifted=False))
        self.setScale(1)
        self.land()

    @property
    def is_flying(self) -> bool:
        """Whether the item is held or travels: it is above everything else."""
        return self.zValue() >= Layer.TRAVELLING and self.isVisible() and self.scene() is not None

    def fly(self, layer: Layer = Layer.TRAVELLING) -> None:
        """Be above everything else."""
        self.setZValue(layer)
        self.flew.emit(self)

    def move_to(self, place: QPointF) -> None:
        """Be at another place, held or travelling."""
        self.setPos(place)
        self.tell_flight()

    def land(self) -> None:
        """Be where the card lies when it isn't held."""
        was_flying = self.zValue() >= Layer.TRAVELLING
        self.setZValue(self._layer)
        if was_flying:
            self.flew.emit(self)

    def tell_flight(self) -> None:
        """Tell that the item has moved, if it is above everything else."""
        if self.zValue() >= Layer.TRAVELLING:
            self.flew.emit(self)

    def go_home(self, milliseconds: int) -> None:
        """Glide to where the card belongs."""
        self.let_go()
        self.stop()
        if milliseconds <= 0 or self.pos() == self.home:
            self.setPos(self.home)
            return
        self.fly()
        self._glide = glide(self, self.home, milliseconds)
        self._glide.finished.connect(self.land)
        self._glide.start()  # Qt also ends it when another animation moves the card

    def stop(self) -> None:
        """Stop gliding."""
        if self._glide is not None:
            self._glide.stop()
            self._glide = None


def glide(item: CardItem, to: QPointF, milliseconds: int) -> QPropertyAnimation:
    """An animation to a place, fast at first and slow at its end; not started."""
    made = QPropertyAnimation(item, b"pos")
    made.setDuration(milliseconds)
    made.setEndValue(to)
    made.setEasingCurve(QEasingCurve.Type.OutCubic)
    made.valueChanged.connect(item.tell_flight)
    return made


class PlaceItem(TableItem):
    """A place that may take the card being held; shown only while there is one.

    Its rectangle is the area that can be hit, and `reach` a larger one, where the
    nearest place is hit.
    """

    margin = look.PLACE_LINE

    def __init__(self, key: object, rect: QRectF, theme: Theme, *, on_card: bool = False) -> None:
        super().__init__(theme, Layer.PLACE)
        self.key = key
        self.rect = self.reach = rect
        self.shown: QRectF | None = None
        """The visible part, if that is not all of it."""
        self._on_card = on_card
        self.is_hot = False
        self.setVisible(False)

    def set_hot(self, is_hot: bool) -> None:
        """Set whether the card would come here if it were let go now."""
        if is_hot != self.is_hot:
            self.is_hot = is_hot
            self.update()

    @property
    def outline(self) -> QRectF:
        """The visible part of the place, in the scene."""
        return self.shown or self.rect

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        rect = self.outline
        radius = min(look.CARD_RADIUS, rect.width() / 3, rect.height() / 3)
        paint = paint_place_on_card if self._on_card else paint_place
        paint(painter, rect, self.theme, hot=self.is_hot, radius=radius)


class SlotItem(TableItem):
    """A quiet outline on the felt where a card is still to come."""

    margin = look.THIN_LINE

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, Layer.AREA)
        self.setVisible(False)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # dashes are slow to draw

    def show_at(self, rect: QRectF | None) -> None:
        """Show the slot in a rectangle, or hide it for None."""
        self.setVisible(rect is not None)
        if rect is not None:
            self.move_to(rect)

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        pen = QPen(self.theme.on_table_off, look.THIN_LINE)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.rect, look.CARD_RADIUS, look.CARD_RADIUS)


class FocusItem(TableItem):
    """The ring around the item with the keyboard focus."""

    margin = look.FOCUS_GAP + look.FOCUS_LINE + 2

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, Layer.FOCUS)
        self.setVisible(False)

    def surround(self, outline: QRectF | None) -> None:
        """Surround an outline, or hide for None."""
        self.move_to(outline or QRectF())
        self.setVisible(outline is not None)

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        paint_focus_ring(painter, self.rect, self.theme)


class ThinkingLine(TableItem):
    """The progress of a thinking computer: a line that grows in the panel of its seat.

    It is shown only during long thinking.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, Layer.TEXT)
        self.part = 0.0
        self.setVisible(False)

    def show_part(self, part: float, panel: QRectF) -> None:
        """Show the part that is done, from 0 to 1, at the lower edge of a panel."""
        inside = panel.adjusted(look.SEAT_RADIUS, 0, -look.SEAT_RADIUS, -_AWAY)
        self.move_to(QRectF(inside.left(), inside.bottom() - _THICK, inside.width(), _THICK))
        self.part = min(max(part, 0.0), 1.0)
        self.setVisible(True)

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        done = QRectF(self.rect)
        done.setWidth(done.width() * self.part)
        painter.fillRect(done, self.theme.accent)


class TextItem(QGraphicsSimpleTextItem):
    """A line of text, placed by a point at its start, middle or end; it may break into two."""

    def __init__(self, size: TextSize, theme: Theme, colour: QColor) -> None:
        super().__init__()
        self._theme = theme
        self._said = ""
        self._at = QPointF()
        self._align = Qt.AlignmentFlag.AlignLeft
        self._widest = 0.0
        self._breaks = False
        self._size = size
        self._em = 0
        self._second = QGraphicsSimpleTextItem(self)
        for line in (self, self._second):
            line.setBrush(colour)
        self.setZValue(Layer.TEXT)

    def text(self) -> str:
        """All of the text."""
        return self._said

    @property
    def shown(self) -> str:
        """The text as far as there was room for it."""
        return f"{_line(self)} {self._second.text()}".strip()

    @property
    def is_cut(self) -> bool:
        """Whether there was no room for all of the text."""
        return self.shown != self._said

    @property
    def is_broken(self) -> bool:
        """Whether the text takes two lines."""
        return bool(self._second.text())

    def place(
        self,
        at: QPointF,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        widest: float = 0,
        *,
        breaks: bool = False,
    ) -> None:
        """Place the text at a point, vertically centred; it shrinks if wider than allowed.

        With `breaks`, a text that would shrink much takes two lines instead. In projector size no
        text shrinks below the allowed size: it breaks or is shortened.
        """
        self._at, self._align, self._widest, self._breaks = at, align, widest, breaks
        self._fit()

    def say(self, text: str, colour: QColor | None = None) -> None:
        """Show another text."""
        if colour is not None:
            for line in (self, self._second):
                line.setBrush(colour)
        if text != self._said:
            self._said = text
            self._fit()

    def set_size(self, size: TextSize) -> None:
        """Write in another size."""
        if size != self._size:
            self._size = size
            self._fit()

    def change_theme(self, theme: Theme) -> None:
        """Write in another theme's size; the colour comes with the text."""
        if theme != self._theme:
            self._theme = theme
            self._fit()

    def _fit(self) -> None:
        em = self._theme.size_of(self._size)
        if em != self._em:
            self._em = em
            for line in (self, self._second):
                line.setFont(self._theme.font(self._size))
        least = look.PROJECTOR_TEXT / em if self._theme.is_projector else 0.0
        scale = self._show(self._said, "")
        if self._breaks and scale < max(BREAK_BELOW, least):
            scale = min(self._show(*halves(self._said)), max(BREAK_BELOW, least))
        if scale < least:
            scale = self._show(*self._shortened(self._widest / least))
        self.setScale(scale)
        own = self.boundingRect()
        other = self._second.boundingRect()
        lines = 2 if self._second.text() else 1
        part = 0.0  # the share of a line's width before the point
        if self._align & Qt.AlignmentFlag.AlignHCenter:
            part = 0.5
        elif self._align & Qt.AlignmentFlag.AlignRight:
            part = 1.0
        x = self._at.x() - own.width() * scale * part
        self.setPos(x, self._at.y() - own.height() * scale * lines / 2)
        self._second.setPos((own.width() - other.width()) * part, own.height())

    def _shortened(self, room: float) -> tuple[str, str]:
        """The lines as shown, with an ellipsis if one is too wide."""
        metrics, cut = QFontMetricsF(self.font()), Qt.TextElideMode.ElideRight
        first, second = _line(self), self._second.text()
        return metrics.elidedText(first, cut, room), metrics.elidedText(second, cut, room)

    def _show(self, first: str, second: str) -> float:
        """Show one or two lines; return the factor by which they must shrink."""
        self.setText(first)
        self._second.setText(second)
        width = max(line.boundingRect().width() for line in (self, self._second))
        return min(1.0, self._widest / width) if self._widest and width else 1.0


def _line(item: QGraphicsSimpleTextItem) -> str:
    return QGraphicsSimpleTextItem.text(item)


BREAK_BELOW = 0.8
"""A text that would shrink below this factor breaks into two lines, if it may."""


def halves(text: str) -> tuple[str, str]:
    """A text broken into two lines of about the same length, but not in the middle of a sum."""
    spaces = [at for at, character in enumerate(unbroken(text)) if character == " "]
    at = min(spaces, key=lambda at: abs(len(text) - 1 - 2 * at), default=len(text))
    return text[:at], text[at + 1 :]
