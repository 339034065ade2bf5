"""The large pictures on Home that start the games."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath

from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face, FaceKind, Faces
from formula_desktop.look.ink import draw, faded, fill
from formula_desktop.look.shapes import rounded_path, text_path
from formula_desktop.look.theme import Size
from formula_desktop.models.words.signs import shown_sign
from formula_desktop.widgets.felt_button import FeltButton, line_path, text_width

# In units:
_WIDTH: Final = 594
_HEIGHT: Final = 560
_LOW: Final = 424  # with games to continue below it
_TITLE_MIDDLE: Final = 42
_TOP: Final = 70  # of the area for the game
_SIDE_ROOM: Final = 24
_START_MIDDLE: Final = 50  # from the bottom
_START_HEIGHT: Final = 54
_START_PAD: Final = 34

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
)  # each with the distance to the next one

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
_RED_EDGES: Final = (1.5, 4.5)  # so that colour is never the only difference
# Rows and columns of the squares:
_BLUE: Final = {(1, 0), (3, 0), (1, 10), (3, 10)}
_RED: Final = {(2, 1), (2, 9)}
_LYING: Final = ((2, 3, "8"), (2, 4, "×"), (2, 5, "5"), (2, 6, "="), (2, 7, "4"), (2, 8, "0"))
_NEW: Final = ((0, 5, "4"), (1, 5, "+"), (3, 5, "="), (4, 5, "9"))
_PIECE: Final = Size(_COLUMNS * _PITCH - (_PITCH - _SIDE), _ROWS * _PITCH - (_PITCH - _SIDE))
_RACK: Final = "85+904×"

# Where the parts of the games are, below the top of their area:
_ROOM_FOR_MORE: Final = 400
_LOW_FORMULA, _HIGH_FORMULA = 0, 46
_HAND: Final = "59806"
_HAND_TURN: Final = 7  # degrees from one card to the next
_LARGE_HAND_TURN: Final = 8.5  # in projector size, where digits are as wide as their cards
_HAND_REACH: Final = 620  # from the middle of their upper edge to the centre of rotation
_LOW_HAND, _HIGH_HAND = 218, 244  # the visible part of it above the lower edge
_LOW_BOARD, _HIGH_BOARD = 12, 26
_RACK_BELOW: Final = 40
_RACK_EDGE: Final = 10


class GamePicture(FeltButton):
    """A game on the felt with its name; the whole picture is a button that starts one."""

    def __init__(self) -> None:
        super().__init__(look.AREA_RADIUS)
        self._faces = Faces(self._theme, 1.0)
        self.start = ""
        self._is_main = True
        self._height = _HEIGHT

    @abstractmethod
    def _paint_game(self, painter: QPainter, room: QRectF) -> None:
        """Paint the game in the middle of this area, from back to front."""

    @abstractmethod
    def _title(self) -> str:
        """The name of the game, and what kind of game it is."""

    @abstractmethod
    def _spoken(self) -> str:
        """What the picture does, for screen readers."""

    def show_words(self, start: str) -> None:
        """Show the words in the current language; `start` is the button's text."""
        self.setText(self._title())
        self.start = start
        self.setAccessibleName(self._spoken())
        self.update()

    def stand(self, *, is_main: bool) -> None:
        """Make this the main picture, with more room, or a secondary one."""
        self._is_main = is_main
        self._height = _HEIGHT if is_main else _LOW
        self.updateGeometry()
        self.update()

    @property
    def _wanted(self) -> Size:
        return Size(_WIDTH, self._height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        self._faces.change(
            theme=self._theme,
            scale=self._unit * self.devicePixelRatioF(),
            projector=self._theme.is_projector,
        )
        at = QPointF(size.width / 2, _TITLE_MIDDLE)
        title = line_path(
            self._theme, self.text(), look.LINE, at, size.width - 2 * _SIDE_ROOM, centred=True
        )
        fill(painter, title, self._theme.on_table)
        self._paint_game(painter, QRectF(0, _TOP, size.width, size.height - _TOP))
        self._paint_start(painter, size)

    def _paint_start(self, painter: QPainter, size: Size) -> None:
        theme = self._theme
        ground, ink, edge = theme.paper, theme.ink, theme.button_line
        if self._is_main:
            ground, ink, edge = theme.go, theme.on_go, theme.go_pressed
            if self.is_hot:
                ground = theme.go_pressed if self.isDown() else theme.go_hover
        width = min(
            text_width(theme, self.start, look.HEADING) + 2 * _START_PAD, size.width - _SIDE_ROOM
        )
        rect = QRectF(0, 0, width, _START_HEIGHT)
        rect.moveCenter(QPointF(size.width / 2, size.height - _START_MIDDLE))
        fill(painter, rounded_path(rect, look.BUTTON_RADIUS), edge)
        face = rect.adjusted(1, 1, -1, -3)
        fill(painter, rounded_path(face, look.BUTTON_RADIUS - 1), ground)
        words = line_path(
            theme, self.start, look.HEADING, face.center(), width - _START_PAD, centred=True
        )
        fill(painter, words, ink)


class FormulaPicture(GamePicture):
    """8 × 8 = 64 in cards, above a hand of cards."""

    def _title(self) -> str:
        return self.tr("Formula, the card game")

    def _spoken(self) -> str:
        return self.tr("New game of Formula")

    def _paint_game(self, painter: QPainter, room: QRectF) -> None:
        is_low = room.height() < _ROOM_FOR_MORE
        top = room.top() + (_LOW_FORMULA if is_low else _HIGH_FORMULA)
        width = sum(face.size.width + gap for face, gap in _FORMULA)
        x = (room.width() - width) / 2
        for face, gap in _FORMULA:
            face = face._replace(text=shown_sign(face.text))
            self._faces.paint(
                painter, face, QPointF(x, top + (_CARD.height - face.size.height) / 2)
            )
            x += face.size.width + gap
        up = _LOW_HAND if is_low else _HIGH_HAND
        self._paint_hand(painter, QPointF(room.width() / 2, room.bottom() - up))

    def _paint_hand(self, painter: QPainter, grip: QPointF) -> None:
        """Paint a fan of cards; `grip` is the middle of their upper edge."""
        middle = (len(_HAND) - 1) / 2
        turn = _LARGE_HAND_TURN if self._theme.is_projector else _HAND_TURN
        for number, digit in enumerate(_HAND):
            painter.save()
            painter.translate(grip.x(), grip.y() + _HAND_REACH)
            painter.rotate((number - middle) * turn)
            card = Face(FaceKind.DIGIT, digit, _CARD)
            self._faces.paint(painter, card, QPointF(-_CARD.width / 2, -_HAND_REACH))
            painter.restore()


class DigifeudPicture(GamePicture):
    """A part of the board with two sums that share a digit, above a rack if there is room.

    It paints its few squares itself: importing the board's module would delay the first screen.
    """

    def _title(self) -> str:
        return self.tr("Digifeud, the board game")

    def _spoken(self) -> str:
        return self.tr("New game of Digifeud")

    def _paint_game(self, painter: QPainter, room: QRectF) -> None:
        is_low = room.height() < _ROOM_FOR_MORE
        top = room.top() + (_LOW_BOARD if is_low else _HIGH_BOARD)
        self._paint_board(painter, (room.width() - _PIECE.width) / 2, top)
        if not is_low:
            self._paint_rack(painter, room.width() / 2, top + _PIECE.height + _RACK_BELOW)

    def _paint_board(self, painter: QPainter, left: float, top: float) -> None:
        piece = QRectF(left, top, *_PIECE)
        frame = piece.adjusted(-_BOARD_EDGE, -_BOARD_EDGE, _BOARD_EDGE, _BOARD_EDGE)
        fill(painter, rounded_path(frame, look.SEAT_RADIUS), self._theme.tray)
        plain = QPainterPath()  # in one go: one by one they would delay the first frame
        for row in range(_ROWS):
            for column in range(_COLUMNS):
                square = QRectF(left + column * _PITCH, top + row * _PITCH, *_TILE)
                if (row, column) in _BLUE | _RED:
                    self._paint_bonus(painter, square, (row, column))
                else:
                    plain.addRoundedRect(square, _SQUARE_RADIUS, _SQUARE_RADIUS)
        fill(painter, plain, self._theme.square)
        for is_new, tiles in ((False, _LYING), (True, _NEW)):
            for row, column, text in tiles:
                at = piece.topLeft() + QPointF(column, row) * _PITCH
                self._paint_tile(painter, text, at, is_new=is_new)

    def _paint_rack(self, painter: QPainter, middle: float, top: float) -> None:
        width = len(_RACK) * _PITCH - (_PITCH - _SIDE)
        rack = QRectF(middle - width / 2, top, width, _SIDE)
        frame = rack.adjusted(-_RACK_EDGE, -_RACK_EDGE, _RACK_EDGE, _RACK_EDGE)
        fill(painter, rounded_path(frame, look.SEAT_RADIUS), self._theme.tray)
        for number, text in enumerate(_RACK):
            self._paint_tile(painter, text, rack.topLeft() + QPointF(number, 0) * _PITCH)

    def _paint_tile(
        self, painter: QPainter, text: str, at: QPointF, *, is_new: bool = False
    ) -> None:
        kind = FaceKind.DIGIT if text.isdigit() else FaceKind.SYMBOL
        self._faces.paint(painter, Face(kind, shown_sign(text), _TILE, new=is_new), at)

    def _paint_bonus(self, painter: QPainter, rect: QRectF, place: tuple[int, int]) -> None:
        theme = self._theme
        ground, ink, sign = theme.blue_square, theme.blue_sign, "+n"
        if place in _RED:
            ground, ink, sign = theme.red_square, theme.red_sign, "×2"
        fill(painter, rounded_path(rect, _SQUARE_RADIUS), ground)
        edge = faded(ink, _EDGE_ALPHA)
        for inset in _RED_EDGES if place in _RED else _BLUE_EDGES:
            inner = rect.adjusted(inset, inset, -inset, -inset)
            draw(painter, rounded_path(inner, _SQUARE_RADIUS - 1), edge, _EDGE_LINE)
        least = look.PROJECTOR_TEXT if self._theme.is_projector else 0
        em = max(rect.height() * _SIGN_SHARE, least)
        fill(painter, text_path(sign, em, look.NAME.weight, rect.center()), ink)
