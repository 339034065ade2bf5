"""The large pictures of the games at Home, which start them."""

from __future__ import annotations

from typing import Final

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QWidget

from formula_desktop.models.signs import shown_sign
from formula_desktop.scene import theme as look
from formula_desktop.scene.faces import Face, FaceKind, Faces
from formula_desktop.scene.ink import draw, faded, fill
from formula_desktop.scene.shapes import rounded_path, text_path
from formula_desktop.scene.theme import LIGHT, Size, Theme

_PICTURE: Final = Size(594, 470)  # in units
_TITLE_TOP: Final = 26
_MIDDLE: Final = 218  # of what is shown
_BUTTON_MIDDLE: Final = 410

_CARD: Final = Size(88, 122)
_SYMBOL: Final = Size(68, 94)
_GAP: Final = 12
_FORMULA: Final = (
    (Face(FaceKind.DIGIT, "8", _CARD), _GAP),
    (Face(FaceKind.SYMBOL, "×", _SYMBOL), _GAP),
    (Face(FaceKind.DIGIT, "8", _CARD, new=True), _GAP),
    (Face(FaceKind.SYMBOL, "=", _SYMBOL), _GAP),
    (Face(FaceKind.DIGIT, "6", _CARD), -look.CARD_OVERLAP),
    (Face(FaceKind.DIGIT, "4", _CARD, new=True), 0),
)  # each with the room to the next one

# The middle of the board: rows 5 to 9, columns B to L.
_ROWS: Final = 5
_COLUMNS: Final = 11
_PITCH: Final = 48.0
_SIDE: Final = 45.5
_TILE: Final = Size(_SIDE, _SIDE)
_BOARD_EDGE: Final = 9.0
_SQUARE_RADIUS: Final = 5.0
_SIGN_SHARE: Final = 0.4
_EDGE_LINE: Final = 1.2
_EDGE_ALPHA: Final = 0.55
_BLUE_EDGES: Final = (1.5,)
_RED_EDGES: Final = (1.5, 4.5)  # colour is never the only difference
_BLUE: Final = {(1, 0), (3, 0), (1, 10), (3, 10)}  # rows and columns of the piece
_RED: Final = {(2, 1), (2, 9)}
_LYING: Final = ((2, 3, "8"), (2, 4, "×"), (2, 5, "5"), (2, 6, "="), (2, 7, "4"), (2, 8, "0"))
_NEW: Final = ((0, 5, "4"), (1, 5, "+"), (3, 5, "="), (4, 5, "9"))


class GamePicture(QWidget):
    """A game on the felt with its name; a click anywhere on it presses its button."""

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._unit = 1.0
        self._faces = Faces(self._theme, 1.0)
        self.title = ""
        self.button = QPushButton(self)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.clicked)

    def _paint_game(self, painter: QPainter) -> None:
        """What the game looks like."""
        raise NotImplementedError

    def show_as(self, theme: Theme, unit: float) -> None:
        """Draw in a theme; `unit` is pixels per unit."""
        self._theme = theme
        self._unit = unit
        self.setFixedSize(self.sizeHint())
        self._place_button()
        self.update()

    def show_words(self, title: str, button: str) -> None:
        """Name the game, and what a click does."""
        self.title = title
        self.button.setText(button)
        self._place_button()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(_PICTURE.width * self._unit), round(_PICTURE.height * self._unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The felt, the name of the game, and the game."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._unit, self._unit)
        self._paint_ground(painter)
        self._paint_title(painter)
        self._faces.change(theme=self._theme, scale=self._unit * self.devicePixelRatioF())
        self._paint_game(painter)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        theme = self._theme
        is_hot = self.underMouse()
        line = look.THIN_LINE * (2 if is_hot else 1)
        ground = QRectF(0, 0, *_PICTURE).adjusted(line, line, -line, -line)
        edge = rounded_path(ground, look.AREA_RADIUS)
        fill(painter, edge, theme.table_deep)
        draw(painter, edge, theme.place_line if is_hot else theme.area_line, line)

    def _paint_title(self, painter: QPainter) -> None:
        font = look.font(look.LINE)
        metrics = QFontMetricsF(font)
        middle = (_PICTURE.width - metrics.horizontalAdvance(self.title)) / 2
        title = QPainterPath()
        title.addText(middle, _TITLE_TOP + metrics.ascent(), font, self.title)
        fill(painter, title, self._theme.on_table)

    def _place_button(self) -> None:
        size = self.button.sizeHint()
        size.setWidth(round(size.width() * 1.25))
        self.button.resize(size)
        middle = round(_BUTTON_MIDDLE * self._unit)
        self.button.move((self.width() - size.width()) // 2, middle - size.height() // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_button()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Only what ends on the picture counts, as with a button."""
        self.button.setDown(event.button() == QtCore.Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_down = self.button.isDown()
        self.button.setDown(False)
        if was_down and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up under the pointer."""
        self.setCursor(QtCore.Qt.CursorShape.PointingHandCursor)
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Dim again."""
        self.update()
        super().leaveEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._place_button()
        super().changeEvent(event)


class FormulaPicture(GamePicture):
    """8 × 8 = 64 in cards."""

    def _paint_game(self, painter: QPainter) -> None:
        width = sum(face.size.width + gap for face, gap in _FORMULA)
        x = (_PICTURE.width - width) / 2
        for face, gap in _FORMULA:
            face = face._replace(text=shown_sign(face.text))
            self._faces.paint(painter, face, QPointF(x, _MIDDLE - face.size.height / 2))
            x += face.size.width + gap


class DigifeudPicture(GamePicture):
    """A piece of the board with two sums that share a digit.

    It paints its few squares itself: the board's own module would delay the first screen.
    """

    def _paint_game(self, painter: QPainter) -> None:
        theme = self._theme
        room = _PITCH - _SIDE
        size = Size(_COLUMNS * _PITCH - room, _ROWS * _PITCH - room)
        left, top = (_PICTURE.width - size.width) / 2, _MIDDLE - size.height / 2
        piece = QRectF(left, top, *size)
        frame = piece.adjusted(-_BOARD_EDGE, -_BOARD_EDGE, _BOARD_EDGE, _BOARD_EDGE)
        fill(painter, rounded_path(frame, look.SEAT_RADIUS), theme.tray)
        for row in range(_ROWS):
            for column in range(_COLUMNS):
                at = piece.topLeft() + QPointF(column, row) * _PITCH
                self._paint_square(painter, QRectF(at.x(), at.y(), *_TILE), (row, column))
        for is_new, tiles in ((False, _LYING), (True, _NEW)):
            for row, column, text in tiles:
                kind = FaceKind.DIGIT if text.isdigit() else FaceKind.SYMBOL
                at = piece.topLeft() + QPointF(column, row) * _PITCH
                face = Face(kind, shown_sign(text), _TILE, new=is_new)
                self._faces.paint(painter, face, at)

    def _paint_square(self, painter: QPainter, rect: QRectF, place: tuple[int, int]) -> None:
        theme = self._theme
        ground, ink, sign = theme.square, theme.square, ""
        if place in _BLUE:
            ground, ink, sign = theme.blue_square, theme.blue_sign, "+n"
        elif place in _RED:
            ground, ink, sign = theme.red_square, theme.red_sign, "×2"
        fill(painter, rounded_path(rect, _SQUARE_RADIUS), ground)
        if sign:
            edge = faded(ink, _EDGE_ALPHA)
            for inset in _RED_EDGES if place in _RED else _BLUE_EDGES:
                inner = rect.adjusted(inset, inset, -inset, -inset)
                draw(painter, rounded_path(inner, _SQUARE_RADIUS - 1), edge, _EDGE_LINE)
            em = rect.height() * _SIGN_SHARE
            fill(painter, text_path(sign, em, look.NAME.weight, rect.center()), ink)
