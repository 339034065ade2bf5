"""The large pictures on Home: what they share, and those that start the games."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from formula_desktop.look import theme as look
from formula_desktop.look.bonus import SQUARE_RADIUS, paint_bonus
from formula_desktop.look.faces import Face, FaceKind, Faces
from formula_desktop.look.ink import fill
from formula_desktop.look.shapes import rounded_path, star_path
from formula_desktop.look.theme import Size, TextSize, Theme
from formula_desktop.models.words.signs import signs
from formula_desktop.widgets.felt_button import FeltButton, line_path, text_width

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QEnterEvent, QResizeEvent

# In units:
ROW: Final = 1216  # all pictures together
GAP: Final = 28  # between pictures
_HEIGHT: Final = 560
_LOW: Final = 392  # with games to continue above it: the buttons stay where they are
_TITLE_MIDDLE: Final = 42
_TITLE_ROOM: Final = 12  # on each side
_NEWS_MIDDLE: Final = 74
_STAR: Final = 8.5  # radius of the stars beside a record
_TOP: Final = 92  # of the area for the game
_BOTTOM: Final = 116  # from here on there are the buttons with their captions
_SIDE_ROOM: Final = 24
_CAPTION_MIDDLE: Final = 98  # from the bottom
_BUTTONS_MIDDLE: Final = 50
_BUTTON_HEIGHT: Final = 54
_BUTTON_PAD: Final = 26
_LEAST_BUTTON: Final = 180
_BETWEEN: Final = 16  # between the buttons
_LARGEST: Final = 1.1  # the scale of a game with room left

CARD: Final = Size(88, 122)
SYMBOL: Final = Size(68, 94)
_GAP: Final = 12
_SUM: Final = "3+6=9"
_SUMS: Final = {"8+": "4x2=8", "10+": "8/2=4"}  # by the age that the games are for
_NEW_CARDS: Final = (2, 4)  # places in the sum

# The middle of the board: rows 5 to 9, columns B to L.
_ROWS: Final = 5
_COLUMNS: Final = 11
_PITCH: Final = 48.0
_SIDE: Final = 45.5
_TILE: Final = Size(_SIDE, _SIDE)
_BOARD_EDGE: Final = 9.0
# Rows and columns of the squares:
_BLUE: Final = {(1, 0), (3, 0), (1, 10), (3, 10)}
_RED: Final = {(2, 1), (2, 9)}
CROSSING: Final = (2, 5)
# The sum that lies there with the column of its first tile, and the one down through the crossing,
# which is G7; a game allows both as new sums:
ON_BOARD: Final = (3, "3+4=7", "2+4=6")
ON_BOARDS: Final = {"8+": (3, "3x4=12", "2+4=6"), "10+": (3, "8/4=2", "2x4=8")}
_PIECE: Final = Size(_COLUMNS * _PITCH - (_PITCH - _SIDE), _ROWS * _PITCH - (_PITCH - _SIDE))

_HAND: Final = "572"
_HAND_TURN: Final = 10.5  # degrees from one card to the next
_HAND_REACH: Final = 470  # from the middle of their upper edge to the centre of rotation
_HAND_TOP: Final = 148  # below the top of the formula


class HomePicture(FeltButton):
    """A picture on the felt with a title and a button painted on it, which all of it presses."""

    _art = Size(540, 290)
    """The size of what is painted; it is scaled to the room that there is."""

    def __init__(self) -> None:
        super().__init__(look.AREA_RADIUS)
        self._faces = Faces(self._theme, 1.0)
        self._painted: tuple[Hashable, QPixmap] | None = None
        """The art as it was painted last, and what that depended on."""
        self.start = ""
        self._caption = ""
        self._news = ""
        self._is_proud = False
        self._why = ""
        self._is_main = False
        self._age = ""
        self._size = Size((ROW - GAP) / 2, _HEIGHT)

    @abstractmethod
    def _paint_art(self, painter: QPainter, room: QRectF) -> None:
        """Paint what the picture shows in the middle of this area, from back to front."""

    @abstractmethod
    def _title(self) -> str:
        """The title: for a game its name, and what kind of game it is."""

    def _show_start(self, start: str, caption: str) -> None:
        """Show the title, the word on the painted button, and what it starts."""
        title = self._title()
        self.setText(title)
        self.start = start
        self._caption = caption
        self.setAccessibleName(", ".join((start, title)))
        self._describe()
        self.update()

    def show_news(self, text: str, *, is_proud: bool = False, why: str = "") -> None:
        """Show a line below the title, between stars if it is something to be proud of.

        It is empty for none. `why` says what the stars stand for.
        """
        if (text, why) != (self._news, self._why):
            self._news, self._is_proud, self._why = text, is_proud, why
            self.update()
        self._describe()  # also after a tooltip, which is no description of the whole picture

    def _describe(self) -> None:
        said = ". ".join(filter(None, (self._caption, self._news, self._why)))
        self.setAccessibleDescription(said)

    def stand(self, *, width: float, is_main: bool, is_low: bool) -> None:
        """Stand in a row; a main picture has the button that is wanted next."""
        self._is_main = is_main
        self._size = Size(width, _LOW if is_low else _HEIGHT)
        self.updateGeometry()
        self.update()

    def suit(self, age: str) -> None:
        """Show sums for an age, such as `8+`; those of the youngest for any other text."""
        if age != self._age:
            self._age = age
            self.update()

    @property
    def _wanted(self) -> Size:
        return self._size

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _buttons(self) -> tuple[tuple[str, str], ...]:
        """The text of each button, and the caption that belongs to it alone."""
        return ((self.start, ""),)

    @property
    def _places(self) -> tuple[QRectF, ...]:
        """Where the buttons are, in units; each is as wide as its caption."""
        theme = self._theme
        widths = [
            max(
                text_width(theme, text, look.HEADING) + 2 * _BUTTON_PAD,
                text_width(theme, caption, look.SMALL),
                _LEAST_BUTTON,
            )
            for text, caption in self._buttons
        ]
        full, height = self.width() / self._unit, self.height() / self._unit
        between = _BETWEEN * (len(widths) - 1)
        fits = min(1.0, (full - _SIDE_ROOM - between) / sum(widths))
        left = (full - fits * sum(widths) - between) / 2
        top = height - _BUTTONS_MIDDLE - _BUTTON_HEIGHT / 2
        places = []
        for width in widths:
            places.append(QRectF(left, top, fits * width, _BUTTON_HEIGHT))
            left += fits * width + _BETWEEN
        return tuple(places)

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        at = QPointF(size.width / 2, _TITLE_MIDDLE)
        self._paint_line(painter, self.text(), look.TITLE, at, size.width - 2 * _TITLE_ROOM)
        self._paint_news(painter, size)
        self._paint_kept_art(painter, size)
        places, middle = self._places, size.height - _CAPTION_MIDDLE
        captions = [caption for _, caption in self._buttons]
        if any(captions):
            for caption, place in zip(captions, places, strict=True):
                at = QPointF(place.center().x(), middle)
                self._paint_line(painter, caption, look.SMALL, at, place.width() + _BETWEEN / 2)
        else:
            at = QPointF(size.width / 2, middle)
            room = size.width - 2 * _SIDE_ROOM
            self._paint_line(painter, self._caption, look.SMALL, at, room)
        is_down = self.isDown()
        paint_button(
            painter,
            self._theme,
            places[0],
            self.start,
            is_go=self._is_main,
            is_hot=self.is_hot,
            is_down=is_down,
        )

    def _paint_news(self, painter: QPainter, size: Size) -> None:
        """Paint the line below the title."""
        if not self._news:
            return
        at, room = QPointF(size.width / 2, _NEWS_MIDDLE), size.width - 2 * _SIDE_ROOM - 4 * _STAR
        path = line_path(self._theme, self._news, look.SMALL, at, room, centred=True)
        fill(painter, path, self._theme.on_table)
        ink = path.boundingRect()
        stars = (ink.left() - 2 * _STAR, ink.right() + 2 * _STAR) if self._is_proud else ()
        for x in stars:
            star = star_path(QPointF(x, _NEWS_MIDDLE), _STAR)
            fill(painter, star, self._theme.symbol)

    def _paint_line(
        self, painter: QPainter, text: str, kind: TextSize, at: QPointF, widest: float
    ) -> None:
        path = line_path(self._theme, text, kind, at, widest, centred=True)
        fill(painter, path, self._theme.on_table)

    @property
    def _art_shows(self) -> tuple[Hashable, ...]:
        """What else than its size and theme the art depends on."""
        return (self._age, *signs().values())

    def _paint_kept_art(self, painter: QPainter, size: Size) -> None:
        """Paint the art, or what has been kept of it: Home is shown after every game."""
        if self.isDown():  # not on whole pixels
            self._paint_scaled_art(painter, size)
            return
        ratio = self.devicePixelRatioF()
        shows = (size, self._unit, ratio, self._theme, self._art_shows)
        if self._painted is None or self._painted[0] != shows:
            pixmap = QPixmap(self.size() * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(look.TRANSPARENT)
            on_it = QPainter(pixmap)
            on_it.setRenderHints(painter.renderHints())
            on_it.scale(self._unit, self._unit)
            self._paint_scaled_art(on_it, size)
            on_it.end()
            self._painted = shows, pixmap
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, self._painted[1])
        painter.restore()

    def _paint_scaled_art(self, painter: QPainter, size: Size) -> None:
        """Paint it as large as fits between the title and the captions."""
        room = Size(size.width - 2 * _SIDE_ROOM, size.height - _TOP - _BOTTOM)
        scale = min(room.width / self._art.width, room.height / self._art.height, _LARGEST)
        self._faces.change(
            theme=self._theme,
            scale=self._unit * scale * self.devicePixelRatioF(),
            projector=self._theme.is_projector,
        )
        painter.save()
        painter.translate(size.width / 2, _TOP + room.height / 2)
        painter.scale(scale, scale)
        width, height = self._art
        self._paint_art(painter, QRectF(-width / 2, -height / 2, width, height))
        painter.restore()

    def _paint_fan(self, painter: QPainter, digits: str, grip: QPointF) -> None:
        """Paint cards as in a hand; `grip` is the middle of their upper edge."""
        middle = (len(digits) - 1) / 2
        for number, digit in enumerate(digits):
            painter.save()
            painter.translate(grip.x(), grip.y() + _HAND_REACH)
            painter.rotate((number - middle) * _HAND_TURN)
            card = Face(FaceKind.DIGIT, digit, CARD)
            self._faces.paint(painter, card, QPointF(-CARD.width / 2, -_HAND_REACH))
            painter.restore()


class GamePicture(HomePicture):
    """A game with its name and a second button; both buttons say in a caption what they start."""

    def __init__(self) -> None:
        super().__init__()
        self.second = _SecondButton(self)
        self._second_caption = ""
        self._is_play_second = False

    game = ""
    """The name of the game, which is the same in every language."""

    @abstractmethod
    def _spoken(self) -> str:
        """What asks for a new game, for screen readers."""

    def show_words(
        self, start: str, second: str, captions: tuple[str, str], *, is_play_second: bool = False
    ) -> None:
        """Show the words in the current language: those of the buttons and above them.

        Without a second caption, the first one belongs to the whole picture. One of the buttons is
        *Play*, which is the only one if the `second` is empty.
        """
        self._is_play_second = is_play_second
        first_caption, self._second_caption = captions
        self._show_start(start, first_caption)
        self.second.show_words(second)
        self.second.setVisible(bool(second))
        starts = bool(self._second_caption)
        name = ", ".join((second, self._title())) if starts else self._spoken()
        self.second.setAccessibleName(name)
        self.second.setAccessibleDescription(self._second_caption)
        self._place_second()

    def show_as(self, theme: Theme, unit: float) -> None:
        super().show_as(theme, unit)
        self.second.show_as(theme, unit)
        self._place_second()

    @property
    def is_hot(self) -> bool:
        return super().is_hot and not self.second.underMouse()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place_second()

    def _place_second(self) -> None:
        if not self.second.text():
            return
        unit, place = self._unit, self._places[1]
        corner = (place.topLeft() * unit).toPoint()
        self.second.setGeometry(QRect(corner, (place.size() * unit).toSize()))

    @property
    def _places(self) -> tuple[QRectF, ...]:
        """*Play* is on the right: first beside the first steps, later beside another game."""
        places = super()._places
        if self._is_play_second or len(places) < 2:
            return places
        first, second = places
        between = second.left() - first.right()
        left = QRectF(first.left(), first.top(), second.width(), first.height())
        return QRectF(left.right() + between, first.top(), first.width(), first.height()), left

    @property
    def _buttons(self) -> tuple[tuple[str, str], ...]:
        if not self.second.text():
            return ((self.start, ""),)
        first_caption = self._caption if self._second_caption else ""
        return (self.start, first_caption), (self.second.text(), self._second_caption)


class _SecondButton(FeltButton):
    """The second button on a picture; the picture paints its caption."""

    def __init__(self, picture: GamePicture) -> None:
        super().__init__(look.BUTTON_RADIUS)
        self._picture = picture
        self.setParent(picture)

    def show_words(self, text: str) -> None:
        self.setText(text)
        self.update()

    @property
    def _wanted(self) -> Size:
        return Size(_LEAST_BUTTON, _BUTTON_HEIGHT)  # the picture knows better

    def _paint_ground(self, painter: QPainter, size: Size) -> None:
        """Paint nothing: the button has no ground but its own."""

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        rect = QRectF(0, 0, size.width, size.height)
        text = self.text()
        paint_button(painter, self._theme, rect, text, is_hot=self.is_hot, is_down=self.isDown())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._picture.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._picture.update()


def in_use(text: str) -> str:
    """The sign of an operator as it is drawn in the current language; a digit or = stays."""
    return signs().get(text, text)


def paint_button(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    text: str,
    *,
    is_go: bool = False,
    is_hot: bool,
    is_down: bool,
) -> None:
    """Paint a button with its text; `is_go` for the main one."""
    ground, ink, edge = theme.paper, theme.ink, theme.button_line
    if is_go:
        ground, ink, edge = theme.go, theme.on_go, theme.go_pressed
        if is_hot:
            ground = theme.go_pressed if is_down else theme.go_hover
    elif is_hot:
        ground = theme.paper_off
    fill(painter, rounded_path(rect, look.BUTTON_RADIUS), edge)
    face = rect.adjusted(1, 1, -1, -3)
    fill(painter, rounded_path(face, look.BUTTON_RADIUS - 1), ground)
    room = rect.width() - _BUTTON_PAD
    fill(painter, line_path(theme, text, look.HEADING, face.center(), room, centred=True), ink)


class FormulaPicture(GamePicture):
    """A sum in cards, such as 3 + 6 = 9, above a hand of cards."""

    game = "Formula"

    def _title(self) -> str:
        return self.tr("Formula, the card game")

    def _spoken(self) -> str:
        return self.tr("New game of Formula")

    def _paint_art(self, painter: QPainter, room: QRectF) -> None:
        faces = [
            Face(FaceKind.DIGIT, sign, CARD, new=at in _NEW_CARDS)
            if sign.isdigit()
            else Face(FaceKind.SYMBOL, in_use(sign), SYMBOL)
            for at, sign in enumerate(_SUMS.get(self._age, _SUM))
        ]
        width = sum(face.size.width + _GAP for face in faces) - _GAP
        x = room.center().x() - width / 2
        for face in faces:
            top = room.top() + (CARD.height - face.size.height) / 2
            self._faces.paint(painter, face, QPointF(x, top))
            x += face.size.width + _GAP
        self._paint_fan(painter, _HAND, QPointF(room.center().x(), room.top() + _HAND_TOP))


class DigifeudPicture(GamePicture):
    """A part of the board with two sums that share a digit.

    It paints its few squares itself: importing the board's module would delay the first screen.
    """

    game = "Digifeud"
    _art = Size(_PIECE.width + 2 * _BOARD_EDGE, _PIECE.height + 2 * _BOARD_EDGE)

    def _title(self) -> str:
        return self.tr("Digifeud, the board game")

    def _spoken(self) -> str:
        return self.tr("New game of Digifeud")

    def _paint_art(self, painter: QPainter, room: QRectF) -> None:
        self._paint_board(painter, room.left() + _BOARD_EDGE, room.top() + _BOARD_EDGE)

    def _paint_board(self, painter: QPainter, left: float, top: float) -> None:
        piece = QRectF(left, top, *_PIECE)
        frame = piece.adjusted(-_BOARD_EDGE, -_BOARD_EDGE, _BOARD_EDGE, _BOARD_EDGE)
        fill(painter, rounded_path(frame, look.SEAT_RADIUS), self._theme.tray)
        least = look.PROJECTOR_TEXT if self._theme.is_projector else 0
        plain = QPainterPath()  # in one go: one by one they would delay the first frame
        for row in range(_ROWS):
            for column in range(_COLUMNS):
                square = QRectF(left + column * _PITCH, top + row * _PITCH, *_TILE)
                if (row, column) in _BLUE | _RED:
                    is_red = (row, column) in _RED
                    paint_bonus(painter, self._theme, square, is_red=is_red, least=least)
                else:
                    plain.addRoundedRect(square, SQUARE_RADIUS, SQUARE_RADIUS)
        fill(painter, plain, self._theme.square)
        first, across, down = ON_BOARDS.get(self._age, ON_BOARD)
        middle, crossing = CROSSING
        for at, text in enumerate(across):
            place = piece.topLeft() + QPointF(first + at, middle) * _PITCH
            self._paint_tile(painter, text, place)
        for row, text in enumerate(down):
            if row != middle:
                place = piece.topLeft() + QPointF(crossing, row) * _PITCH
                self._paint_tile(painter, text, place, is_new=True)

    def _paint_tile(
        self, painter: QPainter, text: str, at: QPointF, *, is_new: bool = False
    ) -> None:
        kind = FaceKind.DIGIT if text.isdigit() else FaceKind.SYMBOL
        self._faces.paint(painter, Face(kind, in_use(text), _TILE, new=is_new), at)
