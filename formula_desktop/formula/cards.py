"""The cards of Formula, in the hand and on the table (docs/rules.md, 1 "Equipment").

Hidden, held and covered cards are a string with one character per card: `"*0577"`.
"""

from __future__ import annotations

from typing import NamedTuple

from formula_desktop.arithmetic import number

JOKER = "*"
DECK = JOKER * 2 + "000" + "".join(digit * 6 for digit in "123456789")
"""All 59 cards, sorted."""

JOKER_IN_HAND = 25
"""The points that a joker left in the hand costs (docs/rules.md, 1 "Variations")."""


class Laid(NamedTuple):
    """A visible card on the table; a starting joker has no value before the first formula."""

    value: int | None
    joker: bool = False

    @property
    def card(self) -> str:
        """The card as it is in a hand: its digit, or `*`."""
        return JOKER if self.joker else str(self.value)


class Piece(NamedTuple):
    """One card of a written number: put down now, or already on the table."""

    value: int
    joker: bool = False
    lies: bool = False

    @property
    def card(self) -> str:
        """The card as it is in a hand: its digit, or `*`."""
        return JOKER if self.joker else str(self.value)

    @property
    def written(self) -> str:
        """The card in notation, without parentheses."""
        return f"{JOKER if self.joker else ''}{self.value}"


Pieces = tuple[Piece, ...]


def laid(card: str) -> Laid:
    """A card turned up from the stock."""
    return Laid(None, joker=True) if card == JOKER else Laid(int(card))


def value_of(pieces: Pieces) -> int:
    """The number shown by pieces side by side."""
    return number(tuple(piece.value for piece in pieces))


def cost_in_hand(cards: str) -> int:
    """The points that cards left in a hand cost at the end of a round."""
    return sum(JOKER_IN_HAND if card == JOKER else int(card) for card in cards)
