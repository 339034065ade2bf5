"""The panel of another player: its text has enough room, and the cards end before it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face
from formula_desktop.look.theme import LIGHT
from formula_desktop.players import Player
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.table.seat import COUNT_GAP, PADDING, Seat, SeatItem
from tests.helpers.played_page import load_fonts

WIDTHS = (300.0, 226.0)  # of a panel among few others, and among four


class Painted:
    """Faces that are not painted, but noted with their places."""

    def __init__(self) -> None:
        self.cards: list[QRectF] = []
        self.faces: list[Face] = []

    def paint(self, painter: QPainter, face: Face, place: QPointF) -> None:
        self.cards.append(QRectF(place, QPointF(face.size.width, face.size.height) + place))
        self.faces.append(face)


def painted(seat: Seat, width: float) -> tuple[SeatItem, Painted]:
    """The panel of a seat so wide, and the cards on it."""
    load_fonts()
    faces: Any = Painted()
    item = SeatItem(faces, LIGHT)
    item.show_seat(seat, QRectF(0, 0, width, 90))
    pixmap = QPixmap(300, 90)
    painter = QPainter(pixmap)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return item, faces


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("number", [1, 7, 8, 20])
@pytest.mark.parametrize("score", ["0 won", "0 gewonnen", "gagnées\u00a0: 0"])
@pytest.mark.usefixtures("qapp")
def test_cards_end_before_the_words(width: float, number: int, score: str) -> None:
    seat = Seat("Sam", score, f"{number} kaarten", number, None, False, Player("Sam"), SavedSeat())
    item, faces = painted(seat, width)
    metrics = QFontMetricsF(LIGHT.font(look.SMALLEST))
    assert item.words_width >= max(map(metrics.horizontalAdvance, (seat.score, seat.count)))
    assert len(faces.cards) == number
    words = width - PADDING - item.words_width
    assert max(card.right() for card in faces.cards) <= words - COUNT_GAP + 0.01
    assert min(card.left() for card in faces.cards) >= PADDING


@pytest.mark.parametrize("hand", ["*", "**00024", "1234567890"])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.usefixtures("qapp")
def test_open_cards_show_their_digits_and_look_like_cards(width: float, hand: str) -> None:
    cards = f"{len(hand)} cards"
    seat = Seat("Sam", "0 points", cards, len(hand), hand, False, Player("Sam"), SavedSeat())
    _item, faces = painted(seat, width)
    assert len(faces.cards) == len(hand)
    for card, after in pairwise(faces.cards):
        assert after.left() - card.left() >= min(card.width(), look.SMALL_BACK_STEP)
    for card, face in zip(faces.cards, faces.faces, strict=True):
        assert 0 < card.top() < card.bottom() < 90
        assert card.height() >= 1.35 * card.width()
        assert 2 * face.radius <= card.width() / 2 + 0.1  # a straight edge is left between corners
