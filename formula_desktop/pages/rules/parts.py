"""The parts of the rules pages: sections with texts, lists, tables and examples.

Texts are English, marked for lupdate, and translated when shown. Sums in examples use the notation
of game files; the rules themselves decide whether they are allowed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from formula_desktop.digifeud import allowed as digifeud_allowed
from formula_desktop.digifeud.board import Board, board_with
from formula_desktop.digifeud.options import Options as DigifeudOptions
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.play import read_play as read_digifeud_play
from formula_desktop.digifeud.points import Points, points_of
from formula_desktop.digifeud.tiles import Rack
from formula_desktop.digifeud.view import View as DigifeudView
from formula_desktop.formula import allowed as formula_allowed
from formula_desktop.formula.cards import laid
from formula_desktop.formula.laying import Row, row_of
from formula_desktop.formula.options import Options as FormulaOptions
from formula_desktop.formula.play import Formula
from formula_desktop.formula.play import read_play as read_formula_play
from formula_desktop.formula.view import View as FormulaView
from formula_desktop.notation import in_order
from formula_desktop.refusal import Refusal


class Origin(Enum):
    """Where a rule comes from."""

    PRINTED = auto()
    SETTLED = auto()
    """The printed rules say nothing about it, or are ambiguous."""
    ADDED = auto()
    """It is not in the printed rules."""


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph, which may contain `<b>`."""

    text: str
    origin: Origin = Origin.PRINTED


@dataclass(frozen=True, slots=True)
class Items:
    """A list; numbered if the order matters."""

    texts: tuple[str, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """A table whose first row has the column titles."""

    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards or tiles side by side, in the notation of plays; `_` is a gap, `#` a card's back."""

    shown: str
    alt: str
    tiles: bool = False


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The empty board with its colours."""

    alt: str


@dataclass(frozen=True, slots=True)
class FormulaExample:
    """A table and the formula to play on it; `2_4=` is a position before the first formula.

    `reason` names the rule it breaks, None if it is allowed.
    """

    table: str
    play: str
    reason: Enum | None = None
    note: str = ""
    options: FormulaOptions = field(default_factory=FormulaOptions)

    @property
    def laid(self) -> Formula:
        """The formula to play."""
        play = read_formula_play(self.play)
        assert isinstance(play, Formula)
        return play

    @property
    def view(self) -> FormulaView:
        """The table as the player sees it, with exactly the right cards in the hand."""
        lies = None if "_" in self.table else read_formula_play(self.table)
        rows: tuple[Row, Row, Row]
        if isinstance(lies, Formula):
            left, right, answer = map(row_of, lies.numbers)
            rows = left, right, answer
        else:
            first, _, second = self.table.rstrip("=").partition("_")
            rows = (laid(first),), (laid(second),), ()
        hand = in_order(self.laid.cards)
        return FormulaView(
            options=self.options,
            seat=0,
            to_move=0,
            hand=hand,
            hands=(hand, None),
            hand_sizes=(len(hand), 7),
            stock_size=30,
            covered="",
            left=rows[0],
            operator=lies.operator if isinstance(lies, Formula) else None,
            right=rows[1],
            answer=rows[2],
            zero_rule=isinstance(lies, Formula) and lies.is_zero,
            passes=0,
            earned=(0, 0),
            totals=(0, 0),
        )

    @property
    def refusal(self) -> Refusal | None:
        """Why the rules refuse it; None if they allow it."""
        return formula_allowed.why_not(self.view, self.laid)


@dataclass(frozen=True, slots=True)
class BoardExample:
    """The sums on the board, in order of play, and the one somebody wants to play."""

    before: tuple[str, ...]
    play: str
    reason: Enum | None = None
    note: str = ""
    options: DigifeudOptions = field(default_factory=DigifeudOptions)

    @property
    def laid(self) -> Sum:
        """The sum to play."""
        return _sum(self.play)

    @property
    def board(self) -> Board:
        """The board before the play."""
        return board_with(self.options, map(_sum, self.before))

    @property
    def view(self) -> DigifeudView:
        """The board as the player sees it, with exactly the right tiles on the rack."""
        rack = Rack(self.laid.digits, self.laid.operator_tiles)
        return DigifeudView(self.options, 0, 0, self.board, rack, (0, 0), (0, 0))

    @property
    def refusal(self) -> Refusal | None:
        """Why the rules refuse it; None if they allow it."""
        return digifeud_allowed.why_not(self.view, self.laid)

    @property
    def points(self) -> Points:
        """The points it would earn."""
        return points_of(self.laid, self.board.layout)


def _sum(written: str) -> Sum:
    play = read_digifeud_play(written)
    assert isinstance(play, Sum)
    return play


Example = FormulaExample | BoardExample
Picture = Cards | BoardPicture | FormulaExample | BoardExample
Block = Text | Items | Grid | Picture


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules; `place` is the name for opening the pages there."""

    place: str
    title: str
    blocks: tuple[Block, ...]
    see: tuple[str, ...] = ()
    """The places with more about it."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Sections under one heading; all texts share one translation context."""

    context: str
    title: str
    sections: tuple[Section, ...]


def settled(text: str) -> Text:
    """Create a rule about which the printed rules say nothing."""
    return Text(text, Origin.SETTLED)


def added(text: str) -> Text:
    """Create a rule that this program adds."""
    return Text(text, Origin.ADDED)
