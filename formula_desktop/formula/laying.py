"""How the pieces of a number fit on the cards on the table (docs/rules.md, 1 "A turn")."""

from __future__ import annotations

from formula_desktop.formula.cards import Laid, Pieces

Row = tuple[Laid, ...]
"""The visible cards of one number, from left to right; empty for an answer not laid yet."""


def _is(piece_value: int, piece_joker: bool, there: Laid) -> bool:
    return piece_joker == there.joker and there.value in (piece_value, None)


def covered_by(pieces: Pieces, row: Row) -> str | None:
    """The cards of a row that pieces cover, or None when they don't fit on it.

    The whole row is replaced unless one of its cards is among the pieces. Otherwise each of its
    cards stays or is covered by exactly one piece, and other pieces lie at its ends.
    """
    if not any(piece.lies for piece in pieces):
        return "".join(there.card for there in row)
    starts = range(len(pieces) - len(row) + 1)
    found = (_covered_from(pieces, row, at) for at in starts)
    return next((covered for covered in found if covered is not None), None)


def start_of(pieces: Pieces, row: Row) -> int | None:
    """The piece on the row's first card: 0 for a replaced row, None when the pieces don't fit."""
    if not any(piece.lies for piece in pieces):
        return 0
    starts = range(len(pieces) - len(row) + 1)
    return next((at for at in starts if _covered_from(pieces, row, at) is not None), None)


def _covered_from(pieces: Pieces, row: Row, start: int) -> str | None:
    covered = ""
    for index, piece in enumerate(pieces):
        there = row[index - start] if 0 <= index - start < len(row) else None
        if piece.lies:
            if there is None or not _is(piece.value, piece.joker, there):
                return None
        elif there is not None:
            covered += there.card
    return covered


def on_equal_cards(pieces: Pieces, row: Row) -> list[int]:
    """The digits of new cards that lie on a card with the same digit; the pieces must fit."""
    start = start_of(pieces, row) or 0
    if len(pieces) != len(row) and not any(piece.lies for piece in pieces):
        return []  # one card may cover several
    places = enumerate(pieces, -start)
    return [
        piece.value
        for at, piece in places
        if not piece.lies and 0 <= at < len(row) and row[at].value == piece.value
    ]


def stays(pieces: Pieces, row: Row) -> bool:
    """Whether pieces leave a row as it is."""
    return (
        len(pieces) == len(row)
        and all(piece.lies for piece in pieces)
        and covered_by(pieces, row) is not None
    )


def lies_there(pieces: Pieces, row: Row) -> bool:
    """Whether the pieces marked as on the table are in the row, in this order."""
    cards = iter(row)
    return all(
        any(_is(piece.value, piece.joker, there) for there in cards)
        for piece in pieces
        if piece.lies
    )


def row_of(pieces: Pieces) -> Row:
    """The visible row after the pieces are laid."""
    return tuple(Laid(piece.value, piece.joker) for piece in pieces)
