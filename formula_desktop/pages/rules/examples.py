"""The examples of plays in the rules, in the notation of game files.

An `example` has a `play`, what was there `before`, and `options` that are not the usual ones, as
JSON like in game files. The rules themselves say whether the play is allowed. The tests hold them
to the reason that it `breaks`, or to none.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final, TypeAlias
from xml.etree.ElementTree import Element

from PySide6.QtCore import QCoreApplication, QObject

from formula_desktop.arguments import DIGIFEUD, FORMULA
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
from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.words.signs import spelled
from formula_desktop.notation import in_order
from formula_desktop.pages.rules.pictures import BoardDrawing, FormulaDrawing
from formula_desktop.refusal import Refusal


@dataclass(frozen=True)
class FormulaExample:
    """A formula to play on one on the table; `2_4=` is a table before the first formula."""

    before: str
    play: str
    options: FormulaOptions

    @cached_property
    def laid(self) -> Formula:
        """The formula to play."""
        play = read_formula_play(self.play)
        assert isinstance(play, Formula)
        return play

    @cached_property
    def view(self) -> FormulaView:
        """The table as the player sees it, with exactly the right cards in the hand."""
        lies = None if "_" in self.before else read_formula_play(self.before)
        rows: tuple[Row, Row, Row]
        if isinstance(lies, Formula):
            left, right, answer = map(row_of, lies.numbers)
            rows = left, right, answer
        else:
            first, _, second = self.before.rstrip("=").partition("_")
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
            out=(),
            passes=0,
            earned=(0, 0),
            totals=(0, 0),
        )

    @cached_property
    def refusal(self) -> Refusal | None:
        """Why the rules refuse it; None if they allow it."""
        return formula_allowed.why_not(self.view, self.laid)

    @cached_property
    def drawing(self) -> FormulaDrawing:
        return FormulaDrawing(self.view, self.laid, is_allowed=self.refusal is None)

    @property
    def reads(self) -> str:
        """The formula as players read it."""
        return spelled(self.play)

    @property
    def allowed(self) -> str:
        """That it is allowed."""
        text = QCoreApplication.translate("Rules", "<b>Allowed:</b> {sum}.")
        return text.format(sum=self.reads)

    @property
    def alt(self) -> str:
        """The alternative text for the drawing."""
        there = spelled(self.before.replace("_", " … ")).strip()
        text = QCoreApplication.translate("Rules", "On the table: {there}. Played: {sum}.")
        return text.format(there=there, sum=self.reads)


@dataclass(frozen=True)
class BoardExample:
    """A sum to play after those on the board, which are in the order of play."""

    before: str
    play: str
    options: DigifeudOptions

    @cached_property
    def laid(self) -> Sum:
        """The sum to play."""
        return _sum(self.play)

    @cached_property
    def board(self) -> Board:
        """The board before the play."""
        return board_with(self.options, map(_sum, filter(None, self.before.split(", "))))

    @cached_property
    def view(self) -> DigifeudView:
        """The board as the player sees it, with exactly the right tiles on the rack."""
        rack = Rack(self.laid.digits, self.laid.operator_tiles)
        return DigifeudView(self.options, 0, 0, self.board, rack, (0, 0), (0, 0))

    @cached_property
    def refusal(self) -> Refusal | None:
        """Why the rules refuse it; None if they allow it."""
        return digifeud_allowed.why_not(self.view, self.laid)

    @cached_property
    def points(self) -> Points:
        """The points it would earn."""
        return points_of(self.laid, self.board.layout)

    @cached_property
    def drawing(self) -> BoardDrawing:
        is_allowed = self.refusal is None
        bonuses = self.points.bonuses if is_allowed else ()
        return BoardDrawing(self.board, self.laid, bonuses, is_allowed=is_allowed)

    @property
    def reads(self) -> str:
        """The sum as players read it."""
        return spelled(self.laid.read)

    @property
    def allowed(self) -> str:
        """That it is allowed, and what it earns."""
        text = QCoreApplication.translate("Rules", "<b>Allowed:</b> {sum}, {points}.")
        return text.format(sum=self.reads, points=_Numbers().points(self.points.total))

    @property
    def alt(self) -> str:
        """The alternative text for the drawing."""
        there = ", ".join(spelled(each.read) for each in self.board.sums)
        text = QCoreApplication.translate("Rules", "On the board: {there}. Laid: {sum}.")
        nothing = QCoreApplication.translate("Rules", "nothing")
        return text.format(there=there or nothing, sum=self.reads)


Example: TypeAlias = FormulaExample | BoardExample

EXAMPLES: Final[dict[str, Callable[..., Example]]] = {
    FORMULA: FormulaExample,
    DIGIFEUD: BoardExample,
}
"""What makes an example of each game, from the position before it, its play and its options.

These are the games with rules, in the order in which they are offered.
"""


@cache
def example_of(game: str, element: Element) -> Example:
    """The example in a game's rules that an element describes, kept as long as the rules."""
    kind = KINDS[game]
    options = kind.usual_options()
    if own := element.get("options"):
        options = kind.read_options({**kind.written_options(options), **json.loads(own)})
    return EXAMPLES[game](element.get("before", ""), element.attrib["play"], options)


class _Numbers(QObject):
    """Texts with a number, for which Qt chooses the plural form."""

    def points(self, number: int) -> str:
        return self.tr("%n point(s)", "", number)


def _sum(written: str) -> Sum:
    play = read_digifeud_play(written)
    assert isinstance(play, Sum)
    return play
