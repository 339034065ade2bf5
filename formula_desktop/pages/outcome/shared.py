"""The picture of an end that is shared: who played what, who won, the best sum, and the day."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from formula_desktop.look import theme as look
from formula_desktop.look.confetti import Confetti
from formula_desktop.look.faces import Faces
from formula_desktop.look.ink import fill, paint_sheet
from formula_desktop.look.portraits import paint_player
from formula_desktop.look.previews import Previews, shows_board
from formula_desktop.look.theme import LIGHT, Size, TextSize
from formula_desktop.models.words.results import day_in_words
from formula_desktop.models.words.signs import signed
from formula_desktop.models.words.table import player_in_words
from formula_desktop.pages.outcome.course_words import OutcomeWords
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.widgets.felt_button import line_path
from formula_desktop.widgets.sum_row import Part, size_of

_SIZE: Final = Size(1080, 1080)  # in units, whatever the window: most programs show squares whole
_SCALE: Final = 1.25  # pixels per unit
_EDGE: Final = 56  # around the sheet
_PAD: Final = 48  # beside what is on it

_GAME: Final = TextSize(34, 700)
_HEADLINE: Final = TextSize(64, 800)
_TEXT: Final = TextSize(30, 600)
_SMALL: Final = TextSize(26, 600)
_NUMBER: Final = TextSize(46, 700)

# The heights of what stands below each other, in units:
_LINE: Final = 1.4  # of a line, as a multiple of its em square
_PORTRAIT: Final = 250
_SMALL_PORTRAIT: Final = 130  # above a board
_BOARD: Final = 330
_SUM: Final = 150
_TILES: Final = 104  # tiles look larger than cards of the same height
_SCORES: Final = 122
_FACE: Final = 76  # beside a number
_BESIDE: Final = 14


class _Block(NamedTuple):
    """Something with a height, painted from its upper edge on."""

    height: float
    paint: Callable[[QPainter, float], None]


def shared_picture(words: OutcomeWords, faces: Sequence[SavedSeat]) -> QImage:
    """The picture, the same in every window and theme; `faces` are the pictures of all seats."""
    size = QSize(round(_SIZE.width * _SCALE), round(_SIZE.height * _SCALE))
    made = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillRect(made.rect(), LIGHT.table_deep)
    if words.is_won:
        Confetti().paint(painter, size, LIGHT, 1.6 * _SCALE, 1.0)
    painter.scale(_SCALE, _SCALE)
    _Picture(words, faces).paint(painter)
    painter.end()
    return made


class _Picture:
    """What is on the sheet of paper, from top to bottom."""

    def __init__(self, words: OutcomeWords, faces: Sequence[SavedSeat]) -> None:
        self._words = words
        self._faces = [*faces] or [SavedSeat()] * len(words.players)
        self._room = _SIZE.width - 2 * (_EDGE + _PAD)
        best = words.told_best
        is_on_board = words.is_lost and shows_board(words.summary.game)
        self._portrait = _SMALL_PORTRAIT if is_on_board else _PORTRAIT
        blocks = [
            self._text(words.game, _GAME),
            _Block(self._portrait, self._paint_portraits),
            self._text(words.told_first, _HEADLINE),
        ]
        if best is not None:
            height = _TILES if best.parts[0].face.size == look.TILE else _SUM
            if best.caption != words.told_first:
                blocks.append(self._text(best.caption, _TEXT))
            blocks.append(self._sum(best.parts, height))
        if is_on_board:
            blocks.append(_Block(_BOARD, self._paint_board))
        if words.told_scores:
            blocks.append(self._text(words.told_scores, _SMALL))
        blocks += [
            _Block(_SCORES, self._paint_scores),
            self._text(day_in_words(words.moment), _SMALL),
        ]
        self._blocks = blocks

    def paint(self, painter: QPainter) -> None:
        sheet = QRectF(0, 0, *_SIZE).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        paint_sheet(painter, sheet, 1.6 * look.AREA_RADIUS, LIGHT)
        free = sheet.height() - sum(block.height for block in self._blocks)
        gap = free / (len(self._blocks) + 1)
        top = sheet.top() + gap
        for block in self._blocks:
            block.paint(painter, top)
            top += block.height + gap

    def _text(self, text: str, size: TextSize) -> _Block:
        height = size.size * _LINE

        def paint(painter: QPainter, top: float) -> None:
            at = QPointF(_SIZE.width / 2, top + height / 2)
            fill(painter, line_path(LIGHT, text, size, at, self._room, centred=True), LIGHT.ink)

        return _Block(height, paint)

    def _sum(self, parts: Sequence[Part], height: float) -> _Block:
        wide, high = size_of(parts)
        scale = min(height / high, self._room / wide)

        def paint(painter: QPainter, top: float) -> None:
            faces = Faces(LIGHT, scale * _SCALE)
            painter.save()
            painter.translate((_SIZE.width - wide * scale) / 2, top + height / 2)
            painter.scale(scale, scale)
            x = 0.0
            for face, gap in parts:
                faces.paint(painter, face, QPointF(x, -face.size.height / 2))
                x += face.size.width + gap
            painter.restore()

        return _Block(height, paint)

    def _paint_portraits(self, painter: QPainter, top: float) -> None:
        seats = self._words.told_pictured
        side = min(self._portrait, self._room / len(seats))
        left = (_SIZE.width - side * len(seats)) / 2
        for at, seat in enumerate(seats):
            place = QRectF(left + at * side, top + (self._portrait - side) / 2, side, side)
            self._paint_face(painter, place.adjusted(8, 8, -8, -8), seat)

    def _paint_board(self, painter: QPainter, top: float) -> None:
        """The board at the end."""
        drawn = Previews(LIGHT, _SCALE).pixmap(self._words.summary, Size(_BOARD, _BOARD))
        painter.drawPixmap(
            QRectF((_SIZE.width - _BOARD) / 2, top, _BOARD, _BOARD), drawn, QRectF(drawn.rect())
        )

    def _paint_face(self, painter: QPainter, place: QRectF, seat: int) -> None:
        face = self._faces[seat]
        paint_player(painter, place, self._words.players[seat], face.picture, face.colour, LIGHT)

    def _paint_scores(self, painter: QPainter, top: float) -> None:
        """Everybody's picture, name and number."""
        words = self._words
        each = self._room / len(words.players)
        face = min(_FACE, each / 2.2)
        for seat, player in enumerate(words.players):
            middle = (_SIZE.width - self._room) / 2 + (seat + 0.5) * each
            place = QRectF(middle - face / 2, top, face, face)
            if words.scores:
                number = signed(words.scores[seat])
                room = each - face - 2 * _BESIDE
                at = QPointF(0, top + face / 2)
                path = line_path(LIGHT, number, _NUMBER, at, room)
                left = middle - (face + _BESIDE + path.boundingRect().right()) / 2
                place.moveLeft(left)
                path.translate(left + face + _BESIDE, 0)
                fill(painter, path, LIGHT.ink)
            self._paint_face(painter, place, seat)
            below = QPointF(middle, top + face + _SMALL.size * _LINE / 2 + _BESIDE / 2)
            name = player_in_words(player)
            path = line_path(LIGHT, name, _SMALL, below, each - _BESIDE, centred=True)
            fill(painter, path, LIGHT.ink)
