"""The large picture of a game at Home, which starts it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from formula_desktop.scene import theme as look
from formula_desktop.scene.faces import Face, FaceKind, Faces
from formula_desktop.scene.theme import LIGHT, Size, Theme

# In units of the picture, one of which is a bit more than a unit of the window.
_PICTURE: Final = Size(660, 300)
_SCALE: Final = 1.3
_TITLE_TOP: Final = 20
_CARDS_MIDDLE: Final = 148
_BUTTON_MIDDLE: Final = 258
_GAP: Final = 15
_FORMULA: Final = (
    (Face(FaceKind.DIGIT, "8"), _GAP),
    (Face(FaceKind.SYMBOL, "×", look.SYMBOL), _GAP),
    (Face(FaceKind.DIGIT, "8", new=True), _GAP),
    (Face(FaceKind.SYMBOL, "=", look.SYMBOL), _GAP),
    (Face(FaceKind.DIGIT, "6"), -look.CARD_OVERLAP),
    (Face(FaceKind.DIGIT, "4", new=True), 0),
)  # each with the room to the next one


class FormulaPicture(QWidget):
    """8 × 8 = 64 in cards on the felt; a click anywhere on it presses its button."""

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._theme = LIGHT
        self._unit = _SCALE
        self._faces = Faces(self._theme, 1.0)
        self.title = ""
        self.button = QPushButton(self)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.clicked)

    def show_as(self, theme: Theme, unit: float) -> None:
        """Draw in a theme; `unit` is pixels per unit of the window."""
        self._theme = theme
        self._unit = unit * _SCALE
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
        """The felt, the name of the game, and the cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._unit, self._unit)
        self._paint_ground(painter)
        painter.setPen(self._theme.on_table)
        painter.setFont(look.font(look.LINE))
        centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(QRectF(0, _TITLE_TOP, _PICTURE.width, 40), centre, self.title)
        self._paint_formula(painter)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        theme = self._theme
        is_hot = self.underMouse()
        line = look.THIN_LINE * (2 if is_hot else 1)
        painter.setPen(QPen(theme.place_line if is_hot else theme.area_line, line))
        painter.setBrush(theme.table_deep)
        ground = QRectF(0, 0, *_PICTURE).adjusted(line, line, -line, -line)
        painter.drawRoundedRect(ground, look.AREA_RADIUS, look.AREA_RADIUS)

    def _paint_formula(self, painter: QPainter) -> None:
        self._faces.change(theme=self._theme, scale=self._unit * self.devicePixelRatioF())
        width = sum(face.size.width + gap for face, gap in _FORMULA)
        x = (_PICTURE.width - width) / 2
        for face, gap in _FORMULA:
            self._faces.paint(painter, face, QPointF(x, _CARDS_MIDDLE - face.size.height / 2))
            x += face.size.width + gap

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
        self.button.setDown(event.button() == Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_down = self.button.isDown()
        self.button.setDown(False)
        if was_down and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up under the pointer."""
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
