"""An exercise of Formula on paper: the cards on the table, those in hand, and places to write."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen

from formula_desktop.formula.laying import Row
from formula_desktop.formula.position import Position
from formula_desktop.look.theme import LIGHT, TextSize
from formula_desktop.paper.block import Block
from formula_desktop.paper.document import Ground
from formula_desktop.paper.pieces import paint_card, paint_place, paint_symbol
from formula_desktop.paper.worksheet_words import WorksheetWords
from formula_desktop.practise.exercise import SEAT, Exercise, Task

_EQUALS: Final = "="

# In points:
_CARD: Final = QSizeF(27, 37)
_SYMBOL: Final = QSizeF(22, 30)
_IN_HAND: Final = QSizeF(20, 27)
_TO_WRITE: Final = QSizeF(68, 40)
_CARDS_APART: Final = 1.5
_PARTS_APART: Final = 5.0
_ROWS_APART: Final = 9.0
_LABEL: Final = TextSize(11, 600)
_EXPLAINED: Final = TextSize(10, 400)

_ASKED: Final = (Task.ANSWER, Task.SIGN)
"""The tasks that are written into the formula itself."""


class _Piece(NamedTuple):
    paint: Callable[[QPainter, QRectF], None]
    size: QSizeF
    before: float
    """The gap before it."""


class CardExercise(Block):
    """A formula with places to write in, and the hand if it matters."""

    def __init__(self, exercise: Exercise) -> None:
        position = exercise.position
        assert isinstance(position, Position)  # it is an exercise of Formula
        self._rows = [_formula(exercise.task, position)]
        self._label = ""
        if exercise.task not in _ASKED:
            self._label = WorksheetWords().in_hand(exercise.goal)
            self._rows += [_hand(position.hands[SEAT]), _to_write()]
        high = sum(map(_height, self._rows)) + _ROWS_APART * (len(self._rows) - 1)
        if self._label:
            high += _LABEL.size * 1.4
        self.size = QSizeF(max(map(_width, self._rows)), high)

    def paint(self, painter: QPainter, ground: Ground) -> None:
        top = 0.0
        for number, row in enumerate(self._rows):
            if self._label and number == 1:
                place = QRectF(0, top - 3, self.size.width(), _LABEL.size * 1.4)
                ground.write(painter, _LABEL, place, self._label, ink=LIGHT.ink_soft)
                top += place.height()
            _paint_row(painter, row, top)
            top += _height(row) + _ROWS_APART


class LaidExample(Block):
    """How cards are laid over a formula: one of them covers a whole number."""

    _ARROW: Final = 34.0
    _BETWEEN: Final = 12.0
    _TEXT: Final = 190.0

    def __init__(self) -> None:
        self._before = _in_cards("4", "6", "10")
        self._after = _in_cards("3", "2", "5")
        self._text = WorksheetWords().example()
        wide = _width(self._before) + self._ARROW + _width(self._after)
        self._wide = wide + self._BETWEEN
        self.size = QSizeF(self._wide + self._TEXT, _IN_HAND.height())

    def paint(self, painter: QPainter, ground: Ground) -> None:
        middle, left = self.size.height() / 2, _width(self._before)
        _paint_row(painter, self._before, 0)
        tip = QPointF(left + self._ARROW - self._BETWEEN, middle)
        painter.setPen(QPen(LIGHT.ink, 1.2))
        painter.drawLine(QPointF(left + self._BETWEEN, middle), tip)
        for down in (-4.0, 4.0):
            painter.drawLine(tip, tip + QPointF(-5.0, down))
        painter.save()
        painter.translate(left + self._ARROW, 0)
        _paint_row(painter, self._after, 0)
        painter.restore()
        place = QRectF(self._wide, 0, self._TEXT, self.size.height())
        ground.write(painter, _EXPLAINED, place, self._text, ink=LIGHT.ink)


def _in_cards(left: str, right: str, answer: str) -> list[_Piece]:
    """A small formula with plus."""
    size = QSizeF(_IN_HAND.width() * 0.8, _IN_HAND.height() * 0.8)

    def sign(text: str) -> _Piece:
        return _Piece(partial(_paint_symbol, text), size, _PARTS_APART)

    row = [*_cards(left, _IN_HAND), sign("+"), *_cards(right, _IN_HAND), sign(_EQUALS)]
    return row + _cards(answer, _IN_HAND)


def _formula(task: Task, position: Position) -> list[_Piece]:
    """The formula on the table, with a place for what is asked."""
    row = [*_number(position.left)]
    row.append(_symbol("" if position.operator is None else position.operator.value))
    row += [*_number(position.right), _symbol(_EQUALS)]
    return row + (_number(position.answer) if task is not Task.ANSWER else [_place()])


def _number(cards: Row) -> list[_Piece]:
    """The cards of a number."""
    written = [
        f"{'*' if card.joker else ''}{'' if card.value is None else card.value}" for card in cards
    ]
    return _cards(written, _CARD)


def _cards(written: Sequence[str], size: QSizeF) -> list[_Piece]:
    return [
        _Piece(partial(_paint_card, card), size, _CARDS_APART if at else _PARTS_APART)
        for at, card in enumerate(written)
    ]


def _paint_card(card: str, painter: QPainter, rect: QRectF) -> None:
    paint_card(painter, rect, card)


def _hand(cards: str) -> list[_Piece]:
    return _cards(cards, _IN_HAND)


def _symbol(operator: str) -> _Piece:
    """A symbol card, or a place for one."""
    paint = paint_place if not operator else partial(_paint_symbol, operator)
    return _Piece(paint, _SYMBOL, _PARTS_APART)


def _paint_symbol(operator: str, painter: QPainter, rect: QRectF) -> None:
    paint_symbol(painter, rect, operator)


def _place() -> _Piece:
    return _Piece(paint_place, _TO_WRITE, _PARTS_APART)


def _to_write() -> list[_Piece]:
    """An empty formula to write."""
    return [_place(), _symbol(""), _place(), _symbol(_EQUALS), _place()]


def _width(row: Sequence[_Piece]) -> float:
    return sum(piece.size.width() + piece.before for piece in row) - row[0].before


def _height(row: Sequence[_Piece]) -> float:
    return max(piece.size.height() for piece in row)


def _paint_row(painter: QPainter, row: Sequence[_Piece], top: float) -> None:
    left, high = -row[0].before, _height(row)
    for piece in row:
        left += piece.before
        at = QPointF(left, top + (high - piece.size.height()) / 2)
        piece.paint(painter, QRectF(at, piece.size))
        left += piece.size.width()
