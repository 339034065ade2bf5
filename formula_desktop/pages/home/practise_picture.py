"""The picture on Home that leads to practising."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face, FaceKind
from formula_desktop.look.ink import draw, fill
from formula_desktop.look.shapes import rounded_path
from formula_desktop.look.theme import Size
from formula_desktop.pages.home.game_picture import CARD, SYMBOL, HomePicture, in_use

if TYPE_CHECKING:
    from collections.abc import Hashable

# In units:
_NEXT: Final = 12
_LINE: Final = 3.0
_WIDTH: Final = 2 * (CARD.width + _NEXT) + SYMBOL.width
_ROW: Final = CARD.height + 16
_HAND_TOP: Final = 2 * _ROW + 20
# The sum, its answer and the hand with it, by the age that the games are for:
_SUM: Final = ("4+5", "9", "798")
_SUMS: Final = {"8+": ("4x2", "8", "798"), "10+": ("8/4", "2", "728")}
_BELOW_HAND: Final = 16  # the outer cards are lower than the middle one


class PractisePicture(HomePicture):
    """A sum without its answer, above cards of which one is that."""

    _art = Size(_WIDTH, _HAND_TOP + CARD.height + _BELOW_HAND)

    def __init__(self) -> None:
        super().__init__()
        self._is_done = False

    def show_words(self, start: str, caption: str, *, is_done: bool = False) -> None:
        """Show the words in the current language; what is done for today has its answer."""
        self._is_done = is_done
        self._show_start(start, caption)

    def _title(self) -> str:
        return self.tr("Puzzles")

    @property
    def _art_shows(self) -> tuple[Hashable, ...]:
        return (*super()._art_shows, self._is_done)

    def _paint_art(self, painter: QPainter, room: QRectF) -> None:
        row = QRectF(room.left(), room.top(), _WIDTH, CARD.height)
        parts, answer, hand = _SUMS.get(self._age, _SUM)
        first, sign, second = tuple(parts)
        self._paint_card(painter, first, row.topLeft())
        self._paint_symbol(painter, sign, row.left() + CARD.width + _NEXT, row)
        self._paint_card(painter, second, QPointF(row.right() - CARD.width, row.top()))
        row.translate(0, _ROW)
        left = row.center().x() - (SYMBOL.width + _NEXT + CARD.width) / 2
        self._paint_symbol(painter, "=", left, row)
        gap = QRectF(left + SYMBOL.width + _NEXT, row.top(), *CARD)
        if self._is_done:
            self._paint_card(painter, answer, gap.topLeft(), is_new=True)
        else:
            self._paint_gap(painter, gap)
        self._paint_fan(
            painter,
            hand.replace(answer, "") if self._is_done else hand,
            QPointF(room.center().x(), room.top() + _HAND_TOP),
        )

    def _paint_card(
        self, painter: QPainter, digit: str, at: QPointF, *, is_new: bool = False
    ) -> None:
        self._faces.paint(painter, Face(FaceKind.DIGIT, digit, CARD, new=is_new), at)

    def _paint_symbol(self, painter: QPainter, sign: str, left: float, row: QRectF) -> None:
        face = Face(FaceKind.SYMBOL, in_use(sign), SYMBOL)
        self._faces.paint(painter, face, QPointF(left, row.center().y() - SYMBOL.height / 2))

    def _paint_gap(self, painter: QPainter, gap: QRectF) -> None:
        edge = rounded_path(gap.adjusted(_LINE, _LINE, -_LINE, -_LINE), look.BUTTON_RADIUS)
        fill(painter, edge, self._theme.tray)
        draw(painter, edge, self._theme.place_line, _LINE)
