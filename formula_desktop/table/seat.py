"""The players at the table: portraits, and the other players' panels with name, score and cards."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from formula_desktop.formula.cards import JOKER
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face, FaceKind, Faces
from formula_desktop.look.portraits import paint_player
from formula_desktop.look.theme import Layer, Size, TextSize, Theme
from formula_desktop.models.table.game import AnyTableGame
from formula_desktop.players import Player
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.table.items import TableItem, halves

PADDING = 16.0
ROOM_FOR_COUNT = 84.0
COUNT_GAP = 10.0  # between the cards and what is written beside them
MOST_FOR_COUNT = 0.62  # of the panel's width, to leave room for cards
PORTRAIT = 32.0  # side of the portrait in a panel
PORTRAIT_GAP = 9.0
MOST_SLENDER = 1.75  # the highest ratio of height to width of an open card
NAME_LINE = 23.0  # between the lines of a name, in projector size
OPEN_CARD = Size(21.0, 30.0)  # the smallest card whose digit can be read in projector size


def face_of(game: AnyTableGame, seat: int) -> SavedSeat:
    """The colour and picture of a seat; a game from a file has none."""
    return game.faces[seat] if seat < len(game.faces) else SavedSeat()


class PortraitItem(TableItem):
    """The portrait of the player at a seat."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, Layer.TEXT, parent)
        self._player = Player("")
        self._face = SavedSeat()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # it seldom changes

    def show_player(self, player: Player, face: SavedSeat, rect: QRectF) -> None:
        """Show a player in a rectangle of the scene."""
        if (player, face, rect) != (self._player, self._face, self.rect):
            self._player, self._face = player, face
            self.move_to(rect)

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        face = self._face
        paint_player(painter, self.rect, self._player, face.picture, face.colour, self.theme)


@dataclass(frozen=True, slots=True)
class Seat:
    """What a seat shows; `cards` is the open hand, or None for backs."""

    name: str
    score: str
    count: str
    number: int
    cards: str | None
    is_to_move: bool
    player: Player
    face: SavedSeat


class SeatItem(TableItem):
    """A panel at the top of the table."""

    margin = look.CHOSEN_LINE

    def __init__(self, faces: Faces, theme: Theme) -> None:
        super().__init__(theme, Layer.AREA)
        self._faces = faces
        self.seat = Seat("", "", "", 0, None, False, Player(""), SavedSeat())
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # it seldom changes

    def show_seat(self, seat: Seat, rect: QRectF) -> None:
        """Show a player in a rectangle of the scene."""
        self.seat = seat
        self.move_to(rect)

    @property
    def cards_centre(self) -> QPointF:
        """Where cards come from and go to."""
        return QPointF(self.rect.left() + PADDING + 40, self.rect.bottom() - 32)

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        theme, seat = self.theme, self.seat
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = theme.accent if seat.is_to_move else theme.area_line
        painter.setPen(QPen(edge, look.CHOSEN_LINE if seat.is_to_move else look.THIN_LINE))
        painter.setBrush(theme.table_deep)
        painter.drawRoundedRect(self.rect, look.SEAT_RADIUS, look.SEAT_RADIUS)
        upper = self._upper
        portrait = QRectF(upper.left() - 4, upper.top(), PORTRAIT, PORTRAIT)
        face = seat.face
        paint_player(painter, portrait, seat.player, face.picture, face.colour, theme)
        name = upper.adjusted(PORTRAIT - 4 + PORTRAIT_GAP, 0, 0, 0)
        if theme.is_projector:
            self._paint_large(painter, name)
            return
        _write(painter, theme, name, seat.name, look.NAME, theme.on_table)
        lower = QRectF(upper.left(), self.rect.bottom() - 50, upper.width(), 42)
        words = lower.adjusted(lower.width() - self.words_width, 0, 0, 0)
        above, below = words.adjusted(0, 0, 0, -21), words.adjusted(0, 21, 0, 0)
        soft = theme.accent if seat.is_to_move else theme.on_table_soft
        _write(painter, theme, above, seat.score, look.SMALLEST, theme.on_table_soft, right=True)
        _write(painter, theme, below, seat.count, look.SMALLEST, soft, right=True)
        self._paint_cards(painter, lower)

    @property
    def words_width(self) -> float:
        """The width of score and count beside the cards."""
        metrics = QFontMetricsF(self.theme.font(look.SMALLEST))
        widest = max(map(metrics.horizontalAdvance, (self.seat.score, self.seat.count)))
        return min(math.ceil(widest), MOST_FOR_COUNT * self._upper.width())

    def _paint_large(self, painter: QPainter, name: QRectF) -> None:
        """In projector size the cards have a line of their own, as do score and count."""
        theme, seat = self.theme, self.seat
        lines = self.name_lines
        name.setHeight(PORTRAIT if len(lines) == 1 else NAME_LINE)
        for text in lines:
            _write(painter, theme, name, text, look.NAME, theme.on_table)
            name.translate(0, NAME_LINE)
        upper = self._upper
        line = theme.size_of(look.SMALLEST) + 5
        below = QRectF(upper.left(), self.rect.bottom() - line - 6, upper.width(), line)
        above = below.translated(0, -line)
        soft = theme.accent if seat.is_to_move else theme.on_table_soft
        _write(painter, theme, above, seat.score, look.SMALLEST, theme.on_table_soft)
        _write(painter, theme, below, seat.count, look.SMALLEST, soft)
        room = self._cards_room
        if seat.cards is not None:
            for index, rect in enumerate(open_hand(room, seat.number)):
                self._faces.paint(painter, self._face(index, self.card_size), rect.topLeft())
        elif seat.number:
            free = room.width() - look.SMALL_BACK.width
            step = min(look.SMALL_BACK_STEP, free / max(seat.number - 1, 1))
            self._paint_row(painter, room, look.SMALL_BACK, step)

    @property
    def card_size(self) -> Size:
        """The size of an open hand's cards in projector size."""
        first = open_hand(self._cards_room, self.seat.number)[0]
        return Size(round(first.width(), 1), round(first.height(), 1))

    @property
    def _upper(self) -> QRectF:
        upper = self.rect.adjusted(PADDING, 7, -PADDING, 0)
        upper.setHeight(PORTRAIT)
        return upper

    @property
    def name_lines(self) -> tuple[str, ...]:
        """The name in projector size, in two lines unless the cards need that room."""
        name = self.seat.name
        room = self._upper.width() - PORTRAIT - PORTRAIT_GAP + 4
        is_wide = QFontMetricsF(self.theme.font(look.NAME)).horizontalAdvance(name) > room
        return halves(name) if is_wide and not self._has_rows and " " in name else (name,)

    @property
    def _has_rows(self) -> bool:
        """Whether an open hand needs two rows in projector size."""
        seat = self.seat
        return seat.cards is not None and seat.number * OPEN_CARD.width > self._upper.width()

    @property
    def _cards_room(self) -> QRectF:
        """The room for cards in projector size: the same height unless they need two rows."""
        upper = self._upper
        words = 2 * (self.theme.size_of(look.SMALLEST) + 5) + 6
        top = upper.top() + max(PORTRAIT, (1 if self._has_rows else 2) * NAME_LINE) + 4
        return QRectF(upper.left(), top, upper.width(), self.rect.bottom() - words - 4 - top)

    def _paint_cards(self, painter: QPainter, room: QRectF) -> None:
        number = self.seat.number
        if not number:
            return
        size = look.SMALL_BACK
        words = max(ROOM_FOR_COUNT, self.words_width + COUNT_GAP)
        free = room.width() - words - size.width
        step = min(look.SMALL_BACK_STEP, free / max(number - 1, 1))
        if self.seat.cards is not None and step < look.SMALL_BACK_STEP:
            # digits must stay readable: cards shrink instead of covering each other
            step = (free + size.width) / number
            width = round(step - 1, 1)
            size = Size(width, round(min(size.height, MOST_SLENDER * width), 1))
        self._paint_row(painter, room, size, step)

    def _paint_row(self, painter: QPainter, room: QRectF, size: Size, step: float) -> None:
        top = room.center().y() - size.height / 2
        for index in range(self.seat.number):
            place = QPointF(room.left() + step * index, top)
            self._faces.paint(painter, self._face(index, size), place)

    def _face(self, index: int, size: Size) -> Face:
        cards = self.seat.cards
        if cards is None:
            return Face(FaceKind.BACK, size=size)
        kind = FaceKind.JOKER if cards[index] == JOKER else FaceKind.DIGIT
        text = "" if kind is FaceKind.JOKER else cards[index]
        return Face(kind, text, size)


def open_hand(room: QRectF, number: int) -> list[QRectF]:
    """Places for this many small cards in projector size, in one row or two."""
    gap = 1.0
    width, height = look.SMALL_BACK
    rows = 1 if number * OPEN_CARD.width <= room.width() else 2
    columns = -(-number // rows)
    step = min(width + gap, room.width() / max(columns, 1))
    height = min(height, room.height() / rows - gap)
    return [
        QRectF(
            room.left() + step * (index % columns),
            room.top() + (height + gap) * (index // columns),
            step - gap,
            height,
        )
        for index in range(number)
    ]


def _write(
    painter: QPainter,
    theme: Theme,
    room: QRectF,
    text: str,
    size: TextSize,
    colour: QColor,
    *,
    right: bool = False,
) -> float:
    """Write a line, shrunk and then shortened if it doesn't fit; return its width."""
    font = theme.font(size)
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width > room.width() > 0:
        least = look.PROJECTOR_TEXT if theme.is_projector else 14
        font.setPixelSize(max(least, int(font.pixelSize() * room.width() / width)))
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.setFont(font)
    painter.setPen(colour)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, text)
    return min(width, room.width())
