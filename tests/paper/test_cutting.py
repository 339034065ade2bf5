"""Cards and tiles to cut out: all of them, at the right size, and none beyond the edge."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPageSize, QPainter
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.tiles import DIGIT_TILES, OPERATOR_TILES
from formula_desktop.formula.cards import DECK
from formula_desktop.paper import cutting
from formula_desktop.paper.cutting import BoardToCut, CardsToCut
from formula_desktop.paper.document import MILLIMETRE, Document, Ground
from formula_desktop.paper.printing import layout_of

A4 = QPageSize(QPageSize.PageSizeId.A4)
LETTER = QPageSize(QPageSize.PageSizeId.Letter)

pytestmark = pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "Letter"])


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, QRectF]]:
    """What has been painted: its kind, the piece and its place, in points."""
    found: list[tuple[str, str, QRectF]] = []

    def listen(kind: str) -> None:
        def note(_painter: QPainter, rect: QRectF, piece: str) -> None:
            found.append((kind, piece, rect))

        monkeypatch.setattr(cutting, f"paint_{kind}", note)

    for kind in ("card", "symbol", "tile"):
        listen(kind)
    return found


def paint_all(document: Document, paper: QPageSize) -> int:
    """Paint all pages and see that nothing is outside; returns how many there are."""
    layout = layout_of(document, paper)
    room = layout.paintRect(layout.Unit.Point).size()
    image = QImage(
        room.toSize().width() + 40, room.toSize().height() + 40, QImage.Format.Format_RGB32
    )
    white = image.copy()
    white.fill(Qt.GlobalColor.white)
    pages = document.pages(Ground(room, 1.0, image))
    for number in range(1, len(pages) + 1):
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.translate(20, 20)
        pages.paint(painter, number)
        painter.fillRect(QRectF(-2, -2, room.width() + 4, room.height() + 4), Qt.GlobalColor.white)
        painter.end()
        assert image == white, number
    return len(pages)


def test_a_deck_is_whole(
    qtbot: QtBot, pieces: list[tuple[str, str, QRectF]], paper: QPageSize
) -> None:
    assert paint_all(CardsToCut(), paper) == 8
    cards = Counter(piece for kind, piece, _ in pieces if kind == "card")
    assert cards == Counter(DECK)
    assert cards.total() == 59
    assert [piece for kind, piece, _ in pieces if kind == "symbol"] == ["+", "-", "x", "/", "="]
    for kind, _, rect in pieces:
        wide = 55 if kind == "card" else 42
        assert rect.width() == pytest.approx(wide * MILLIMETRE)


def test_tiles_are_whole_and_fit_on_a_square(
    qtbot: QtBot, pieces: list[tuple[str, str, QRectF]], paper: QPageSize
) -> None:
    for operators, tiles in OPERATOR_TILES.items():
        pieces.clear()
        assert paint_all(BoardToCut(operators), paper) == 2
        assert Counter(piece for _, piece, _ in pieces) == Counter(DIGIT_TILES + tiles + "==")
        assert all(12 < rect.width() / MILLIMETRE < 14 for _, _, rect in pieces)
