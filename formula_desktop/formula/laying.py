"""How the pieces of a number lie on the cards that are there (docs/rules.md, 1 "A turn")."""

from __future__ import annotations

from formula_desktop.formula.cards import Laid, Pieces

Row = tuple[Laid, ...]
"""The visible cards of one number, from left to right; empty for an answer not laid yet."""


def _is(piece_value: int, piece_joker: bool, there: Laid) -> bool:
    return piece_joker == there.joker and there.value in (piece_value, None)


def covered_by(pieces: Pieces, row: Row) -> str | None:
    """The cards of a row that pieces cover, or None when they cannot lie on it so.

    Without a piece that lies there, all of the row is replaced. Otherwise the row is altered or
    stays: each of its cards stays or is covered by exactly one piece, more lie at its ends.
    """
    if not any(piece.lies for piece in pieces):
        return "".join(there.card for there in row)
    start = start_of(pieces, row)
    return None if start is None else _covered_from(pieces, row, start)


def start_of(pieces: Pieces, row: Row) -> int | None:
    """Which piece lies on the row's first card, 0 for a row that is replaced; None: nowhere."""
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


def stays(pieces: Pieces, row: Row) -> bool:
    """Whether pieces leave a row as it is."""
    return (
        len(pieces) == len(row)
        and all(piece.lies for piece in pieces)
        and covered_by(pieces, row) is not None
    )


def lies_there(pieces: Pieces, row: Row) -> bool:
    """Whether the pieces that claim to lie there do, in this order, whatever is around them."""
    cards = iter(row)
    return all(
        any(_is(piece.value, piece.joker, there) for there in cards)
        for piece in pieces
        if piece.lies
    )


def row_of(pieces: Pieces) -> Row:
    """The row that shows once the pieces are laid."""
    return tuple(Laid(piece.value, piece.joker) for piece in pieces)
