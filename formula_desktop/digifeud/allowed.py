"""Every rule of a turn: which plays are allowed (docs/rules.md, 2 "A turn").

No other module repeats these rules. `legal.py` finds the plays that this module allows, but faster
than by asking about each of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from formula_desktop.arithmetic import Operator, exact
from formula_desktop.digifeud.board import Board
from formula_desktop.digifeud.play import Action, Pieces, Play, Sum, digits_of
from formula_desktop.digifeud.reasons import Reason
from formula_desktop.digifeud.squares import (
    CENTRE,
    Direction,
    Square,
    beside,
    line_through,
    name_of,
)
from formula_desktop.digifeud.tiles import BLANK
from formula_desktop.digifeud.view import View
from formula_desktop.notation import missing
from formula_desktop.refusal import Refusal, refuse

LONGEST_NUMBER = 2
"""Digits of a number before `=` and of an outcome."""


def why_not(view: View, play: Play, is_late: bool = False) -> Refusal | None:
    """Why the seat of a view may not make a play on its turn; None when it may.

    `is_late` is true if the turn took longer than the time for a turn; then `timeout` is the only
    play allowed.
    """
    if view.to_move is None:
        return refuse(Reason.GAME_OVER)
    if play is Action.TIMEOUT:
        if is_late:
            return None
        has_limit = view.options.turn_limit is not None
        return refuse(Reason.TIME_NOT_OVER if has_limit else Reason.NO_TIME_LIMIT)
    if is_late:
        return refuse(Reason.TIME_OVER)
    if isinstance(play, Action):
        return None
    return next(_against(view, play), None)


def _against(view: View, laid: Sum) -> Iterator[Refusal]:
    if laid.direction not in view.options.reading:
        yield refuse(Reason.DIRECTION_NOT_PLAYED)
    if laid.squares is None:
        yield refuse(Reason.LEAVES_BOARD)
    else:
        yield from _against_squares(view.board, laid)
        yield from _against_operators(view, laid)
        yield from against_number_of_operators(view, len(laid.operators))
        yield from _against_rack(view, laid)
        yield from _against_numbers(view, laid)
        yield from _against_result(view, laid)
        yield from _against_neighbours(view, laid)
        yield from against_start(view.board, laid)


def why_not_alone(view: View, laid: Sum) -> Refusal | None:
    """Why a sum is wrong that stands by itself, as one to complete; None if it is right.

    What a turn says of the place of a sum, of the first one in a game, and of numbers that lie
    there already, is left out.
    """
    return next(_against_alone(view, laid), None)


def _against_alone(view: View, laid: Sum) -> Iterator[Refusal]:
    yield from _against_squares(view.board, laid)
    yield from _against_operators(view, laid)
    yield from _against_more_than_most(view, len(laid.operators))
    yield from _against_rack(view, laid)
    yield from _against_length(laid)
    yield from _against_result(view, laid)


# --- where the tiles lie ------------------------------------------------------------------------


def _against_squares(board: Board, laid: Sum) -> Iterator[Refusal]:
    for place in laid.places:
        lies = board.tiles[place.square]
        square = name_of(place.square)
        if not place.lies and lies:
            yield refuse(Reason.COVERED, square=square)
        elif place.lies and not lies:
            yield refuse(Reason.NOTHING_THERE, square=square)
        elif place.lies and lies != place.tile:
            yield refuse(Reason.NOT_THERE, square=square, tile=place.tile, lies=lies)


def _against_operators(view: View, laid: Sum) -> Iterator[Refusal]:
    for operator in laid.operators:
        if operator not in view.options.operators:
            yield refuse(Reason.OPERATOR_NOT_PLAYED, operator=operator.value)


def against_number_of_operators(view: View, number: int) -> Iterator[Refusal]:
    """Why a sum may not have this many operators, whatever else is in it."""
    yield from _against_more_than_most(view, number)
    if number > 1 and view.board.is_empty:
        yield refuse(Reason.OPENING_ONE_OPERATION)


def _against_more_than_most(view: View, number: int) -> Iterator[Refusal]:
    most = view.options.max_operations
    if number > most:
        if most == 1:
            yield refuse(Reason.ONE_OPERATION)
        yield refuse(Reason.TOO_MANY_OPERATIONS, most=most)


def _against_rack(view: View, laid: Sum) -> Iterator[Refusal]:
    for rack, tiles in (
        (view.rack.digits, laid.digits),
        (view.rack.operators, laid.operator_tiles),
    ):
        for tile in missing(rack, tiles):
            if tile == BLANK:
                yield refuse(Reason.NO_BLANK_ON_RACK)
            else:
                yield refuse(Reason.NOT_ON_RACK, tile=tile)


# --- rules 2 and 4: the numbers and the result --------------------------------------------------


def _against_numbers(view: View, laid: Sum) -> Iterator[Refusal]:
    for pieces, squares in zip(laid.operands, laid.number_squares, strict=False):
        if len(pieces) > 1 and not _is_used_again(view.board, pieces, squares):
            yield refuse_operand(view, digits_of(pieces))
    yield from _against_length(laid)


def _against_length(laid: Sum) -> Iterator[Refusal]:
    """Why an outcome has too many digits, or begins with 0."""
    if len(laid.outcome) > LONGEST_NUMBER:
        yield refuse(Reason.OUTCOME_TOO_LONG, number=digits_of(laid.outcome))
    if len(laid.outcome) > 1 and laid.outcome[0].digit == 0:
        yield refuse(Reason.LEADING_ZERO, number=digits_of(laid.outcome))


def refuse_operand(view: View, number: str) -> Refusal:
    """Why a number with several digits, which is none of an earlier sum, is not before `=`."""
    if not may_use_numbers_again(view):
        return refuse(Reason.ONE_DIGIT, number=number)
    is_too_long = len(number) > LONGEST_NUMBER
    return refuse(
        Reason.OPERAND_TOO_LONG if is_too_long else Reason.NOT_A_NUMBER_HERE, number=number
    )


def may_use_numbers_again(view: View) -> bool:
    """Whether a number before `=` may be one of an earlier sum, the only one with two digits."""
    return view.options.chains and not view.board.is_empty


def _is_used_again(board: Board, pieces: Pieces, squares: tuple[Square, ...]) -> bool:
    """Whether an earlier sum in this line, read either way, has a number on these squares."""
    return all(piece.lies for piece in pieces) and any(
        squares in earlier.number_squares for earlier in board.sums
    )


def _against_result(view: View, laid: Sum) -> Iterator[Refusal]:
    *operands, outcome = laid.values
    steps = steps_or_refusal(tuple(operands), laid.operators)
    if isinstance(steps, Refusal):
        yield steps
    else:
        if steps[-1].result != outcome:
            yield _wrong(laid, steps[-1].result)
        largest = view.options.largest_number
        if largest is not None:
            yield from _against_range(steps, largest)


def _against_range(steps: list[Step], largest: int) -> Iterator[Refusal]:
    for step in steps:
        if step.result > largest:
            yield refuse(Reason.ABOVE_RANGE, step=step.written, result=step.result, largest=largest)
        elif step.result < 0:
            yield refuse(Reason.BELOW_RANGE, step=step.written, result=step.result)


class Step(NamedTuple):
    """One operation of a sum and its result."""

    left: int
    operator: Operator
    right: int
    result: int

    @property
    def written(self) -> str:
        return f"{self.left}{self.operator}{self.right}"


def steps_or_refusal(
    operands: tuple[int, ...], operators: tuple[Operator, ...]
) -> list[Step] | Refusal:
    """The operations in the order of working out, `x` and `/` first; or why there is no result."""
    terms = [operands[0]]
    signs = []
    steps = []
    for operator, operand in zip(operators, operands[1:], strict=True):
        if operator in (Operator.ADD, Operator.SUBTRACT):
            terms.append(operand)
            signs.append(operator)
            continue
        result = exact(terms[-1], operator, operand)
        if result is None:
            written = _written(operands, operators)
            if operand == 0:
                return refuse(Reason.DIVIDED_BY_ZERO, sum=written)
            step = f"{terms[-1]}/{operand}"
            if step == written:
                return refuse(Reason.NOT_EVEN, sum=written)
            return refuse(Reason.STEP_NOT_EVEN, sum=written, step=step)
        steps.append(Step(terms[-1], operator, operand, result))
        terms[-1] = result
    total = terms[0]
    for sign, term in zip(signs, terms[1:], strict=True):
        result = total + term if sign is Operator.ADD else total - term
        steps.append(Step(total, sign, term, result))
        total = result
    return steps


def _written(operands: tuple[int, ...], operators: tuple[Operator, ...]) -> str:
    signed = zip(operators, operands[1:], strict=True)
    return str(operands[0]) + "".join(f"{operator}{operand}" for operator, operand in signed)


def _wrong(laid: Sum, result: int) -> Refusal:
    written, outcome = laid.read.split("=")
    values: dict[str, int | str] = {"sum": written, "result": result, "outcome": outcome}
    if not laid.direction.is_backward:
        return refuse(Reason.WRONG, **values)
    places = laid.places[::-1]
    values["laid"] = "".join(place.tile.removeprefix(BLANK) for place in places)
    across = laid.direction.is_across
    return refuse(Reason.WRONG_FROM_THE_RIGHT if across else Reason.WRONG_FROM_BELOW, **values)


# --- rules 5 and 6: neighbouring tiles and the opening ------------------------------------------


def _against_neighbours(view: View, laid: Sum) -> Iterator[Refusal]:
    numbers, way = laid.number_squares, laid.direction
    places = laid.places
    for reason, number, squares, last, following in (
        (Reason.TOUCHES_START, laid.numbers[0], numbers[0], places[0], way.opposite),
        (Reason.TOUCHES_END, laid.outcome, numbers[-1], places[-1], way),
    ):
        neighbour = beside(last.square, following)
        if neighbour is None or not view.board.tiles[neighbour]:
            continue
        tile, digits = view.board.tiles[neighbour].removeprefix(BLANK), digits_of(number)
        touching = digits + tile if neighbour > last.square else tile + digits
        if not _is_shared(view.board, way, squares, neighbour):
            yield refuse(reason, tile=tile, touching=touching)
        elif not view.options.chains:
            yield refuse(Reason.NO_CHAINS, touching=touching)


def _is_shared(
    board: Board, direction: Direction, squares: tuple[Square, ...], neighbour: Square
) -> bool:
    """Whether the square beside a sum belongs to an earlier sum with the same number.

    The earlier sum lies in this line and has its number on exactly the same squares.
    """
    line = line_through(squares[0], direction)
    return any(
        line_through(earlier.square, earlier.direction) == line
        and squares in earlier.number_squares
        and neighbour in (earlier.squares or ())
        for earlier in board.sums
    )


def against_start(board: Board, laid: Sum) -> Iterator[Refusal]:
    """Why the first sum, or a later one, may not have its place."""
    if not board.is_empty:
        if not any(place.lies for place in laid.places):
            yield refuse(Reason.NO_BOARD_DIGIT)
        return
    if not any(CENTRE in squares for squares in laid.number_squares):
        yield refuse(Reason.OPENING_OFF_CENTRE)
