"""A seat's view of a round: all that a draft and a computer player may know."""

from __future__ import annotations

from dataclasses import dataclass

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.laying import Row
from formula_desktop.formula.options import Options


@dataclass(frozen=True, slots=True)
class View:
    """A round as one seat sees it.

    `hand` is the seat's own hand, sorted. `hands` has None for each other hand that is not open.
    `operator` is None until the first formula of the round is complete. Everybody knows `covered`,
    since all of its cards were visible before. `out` lists the seats that have gone out, in order;
    `passes` counts the latest passes in a row. `earned` is the total of each seat's answers in this
    round and `totals` its points from earlier rounds.
    """

    options: Options
    seat: int
    to_move: int | None
    hand: str
    hands: tuple[str | None, ...]
    hand_sizes: tuple[int, ...]
    stock_size: int
    covered: str
    left: Row
    operator: Operator | None
    right: Row
    answer: Row
    zero_rule: bool
    out: tuple[int, ...]
    passes: int
    earned: tuple[int, ...]
    totals: tuple[int, ...]

    @property
    def rows(self) -> tuple[Row, Row, Row]:
        return self.left, self.right, self.answer

    @property
    def is_first(self) -> bool:
        """Whether the first formula of the round is still to be completed."""
        return self.operator is None

    @property
    def has_card_to_draw(self) -> bool:
        return bool(self.stock_size or self.covered)
