"""Positions of Formula written in one line: the table and the hands."""

from __future__ import annotations

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.cards import Laid
from formula_desktop.formula.laying import Row
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Formula, read_play
from formula_desktop.formula.position import Position
from formula_desktop.notation import in_order


def table(
    lies: str,
    *hands: str,
    stock: str = "",
    covered: str = "",
    options: Options | None = None,
    to_move: int = 0,
    zero_rule: bool | None = None,
    out: tuple[int, ...] = (),
    passes: int = 0,
) -> Position:
    """A position with this formula on the table, or with starting cards such as `2_4` or `*_4`."""
    operator: Operator | None = None
    is_zero = False
    if "_" in lies:
        rows = [*map(_starting, lies.split("_")), ()]
    else:
        formula = read_play(lies)
        assert isinstance(formula, Formula)
        rows = [
            tuple(Laid(each.value, each.joker) for each in number) for number in formula.numbers
        ]
        operator = formula.operator
        is_zero = formula.is_zero
    left, right, answer = rows
    return Position(
        options=options or Options(),
        dealer=len(hands) - 1,
        hands=tuple(map(in_order, hands)),
        stock=stock,
        covered=in_order(covered),
        left=left,
        operator=operator,
        right=right,
        answer=answer,
        zero_rule=is_zero if zero_rule is None else zero_rule,
        to_move=to_move,
        out=out,
        passes=passes,
        earned=(0,) * len(hands),
        totals=(0,) * len(hands),
    )


def _starting(card: str) -> Row:
    return (Laid(None, joker=True),) if card == "*" else (Laid(int(card)),)


def after(position: Position, *plays: str) -> Position:
    """The position after these plays; covered cards come up again in order."""
    for text in plays:
        play = read_play(text)
        position = position.after(play, position.refill_needed(play))
    return position
