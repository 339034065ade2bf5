"""Makes exercises of Digifeud at random."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Final, NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.board import Board, empty_board
from formula_desktop.digifeud.legal import Found, LegalPlays, best_plays
from formula_desktop.digifeud.options import LARGEST_NUMBERS, Options
from formula_desktop.digifeud.play import Sum, read_play
from formula_desktop.digifeud.squares import CENTRE, SIZE, name_of, square_at
from formula_desktop.digifeud.tiles import (
    BLANK,
    DIGIT_TILES,
    OPERATOR_TILES,
    RACK_DIGITS,
    RACK_OPERATORS,
    Rack,
)
from formula_desktop.notation import in_order, without
from formula_desktop.practise.digifeud.frames import without_number, without_operator
from formula_desktop.practise.digifeud.positions import position_of
from formula_desktop.practise.digifeud.solving import (
    FEW,
    appraised,
    is_clear,
    is_in_range,
)
from formula_desktop.practise.digifeud.two_signs import drawn_long_sum
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import (
    LARGEST,
    OF_TABLES,
    SEAT,
    WITH_GAP,
    Exercise,
    Range,
    Task,
)
from formula_desktop.practise.sums import UNKNOWN, InTables, next_sum

MOST_SUMS: Final = 6
"""The most sums on the board."""

RACKS: Final = 4
"""The racks tried on a board."""

_MANY: Final = 12
"""The most plays that should earn enough."""

_DIGITS: Final = DIGIT_TILES.replace(BLANK, "")
"""The tiles of exercises that are made: a blank makes all of them easier."""


_TEN: Final = (10,)
"""The table whose sums hardly ever come together at random: their 10 has to lie there."""

HIGHEST: Final = 99
"""The largest number of a sum to complete: an outcome has two digits at most."""

_ROW: Final = CENTRE // SIZE
"""The row of the board that a sum to complete stands in."""

_BEHIND: Final = 0.5
"""How often it is the outcome that is missing."""

_SIGN: Final = 0.2
"""How often it is the sign, where there are several."""

_BESIDE: Final = 2
"""At least so many other digits are on the rack."""

_NO_TILES: Final = Rack("", "")


class _Beginning(NamedTuple):
    """Products whose answer a sum of the table of 10 goes on from, and the tiles for that one."""

    answer: int
    factors: str
    tiles: Rack


def drawn(
    task: Task,
    range_: Range,
    draw: Draw,
    before: Sequence[str] = (),
    known: InTables = UNKNOWN,
) -> Exercise | None:
    """An exercise made at random; None if this draw makes none.

    A sum of chosen tables to complete is one whose turn it is after those asked `before`.
    """
    if task in WITH_GAP:
        text = _drawn_text(task, range_, draw, before, known)
        made = None if text is None else _complete(task, range_, text, draw)
        return None if made is None else appraised(made)
    options = _options(task, range_, draw)
    beginning = _drawn_beginning(range_, draw)
    if beginning is not None:
        options = replace(options, chains=True)
    board = _drawn_board(range_, options, draw, beginning)
    tiles = _NO_TILES if beginning is None else beginning.tiles
    for _ in range(RACKS):
        rack = _drawn_rack(range_, options, board, draw, tiles)
        made = _MAKERS[task](range_, options, board, rack, draw)
        exercise = None if made is None else appraised(made)
        if exercise is not None:
            return exercise
    return None


def _drawn_text(
    task: Task, range_: Range, draw: Draw, before: Sequence[str], known: InTables
) -> str | None:
    """A sum to complete as text; None if this draw makes none."""
    if task is Task.TWO_SIGNS:
        return drawn_long_sum(range_, draw, HIGHEST)
    numbers = next_sum(range_, draw, before, HIGHEST, known)
    if numbers is None:
        return None
    left, operator, right, answer = numbers
    return f"{left}{operator}{right}={answer}"


def _complete(task: Task, range_: Range, text: str, draw: Draw) -> Exercise | None:
    """A sum with a gap that stands alone in the middle of the board; all its tiles are given."""
    column = (SIZE - len(text)) // 2
    laid = read_play(f"{name_of(square_at(column, _ROW))}> {text}")
    assert isinstance(laid, Sum)  # it is written as one
    options = _options(task, range_, draw)
    digits, operators, last = laid.digits, laid.operator_tiles, len(laid.numbers) - 1
    if len(digits) > RACK_DIGITS - _BESIDE:  # the tiles that are left would tell the answer
        return None
    if task is Task.COMPLETE and len(range_.operators) > 1 and draw.chance(_SIGN):
        operator = laid.operators[0]
        frame = without_operator(laid, 0)
        others = without(OPERATOR_TILES[options.operators], operators)
        assert others is not None  # it is one of them
        beside = [each for each in dict.fromkeys(others) if each != operator]
        operators += "".join(draw.shuffled(beside)[: RACK_OPERATORS - 1])
    else:
        frame = without_number(laid, last if draw.chance(_BEHIND) else draw.between(0, last - 1))
    rest = without(_DIGITS, digits)
    if rest is None:  # there are not so many tiles of a digit
        return None
    tempting = draw.shuffled(sorted({*rest} - {*digits}))
    rack = Rack(
        in_order(digits + "".join(tempting[: RACK_DIGITS - len(digits)])), in_order(operators)
    )
    position = position_of(options, empty_board(options), rack)
    return Exercise(position, task, range_, frame=frame)


def _options(task: Task, range_: Range, draw: Draw) -> Options:
    operators = next(each for each in OPERATOR_TILES if {*range_.operators} <= {*each})
    is_free = range_.largest is None
    is_long = task is Task.TWO_SIGNS or (is_free and task not in WITH_GAP and draw.chance(0.5))
    return Options(
        operators=operators,
        max_operations=3 if is_long else 1,
        largest_number=range_.largest if range_.largest in LARGEST_NUMBERS else None,
        chains=is_free or range_.tables == _TEN,
    )


def _drawn_beginning(range_: Range, draw: Draw) -> _Beginning | None:
    """What a sum of the table of 10 needs: always if nothing else is practised, or often."""
    if range_.tables != _TEN or ({*range_.operators} - {*OF_TABLES} and draw.chance(0.5)):
        return None
    operator = draw.one_of([each for each in OF_TABLES if each in range_.operators])
    most = (range_.largest or LARGEST[-1]) // 10
    if operator is Operator.DIVIDE:
        number = draw.between(1, min(most, 4))  # more than 40 is no product of digits
        answer, digits = 10 * number, f"{number}10"
    else:
        number = draw.between(1, min(most, 9))
        answer, digits = 10, f"{number}{10 * number}"
    return _Beginning(answer, f"5{answer // 5}", Rack(digits, operator.value))


def _drawn_board(
    range_: Range, options: Options, draw: Draw, beginning: _Beginning | None
) -> Board:
    """A board with a few sums, each laid at random."""
    number = draw.between(2, MOST_SUMS)
    board = empty_board(options)
    if beginning is not None:
        rack = Rack(in_order(f"{beginning.factors}{beginning.answer}"), Operator.MULTIPLY.value)
        first = [each.play for each in _short_plays(options, board, rack)]
        board = board.with_sum(
            draw.one_of([each for each in first if each.values[-1] == beginning.answer])
        )
        number = draw.between(0, 1)  # others take its tiles, or lie in the way
    for _ in range(number):
        plays = _short_plays(options, board, _drawn_rack(range_, options, board, draw))
        if not plays:
            break
        board = board.with_sum(draw.one_of(plays).play)
    return board


def _short_plays(options: Options, board: Board, rack: Rack) -> list[Found]:
    """The sums with one operation that a rack can lay on a board, ordered by text."""
    short = Options(
        operators=options.operators,
        max_operations=1,
        largest_number=options.largest_number,
        chains=options.chains,
    )
    view = position_of(short, board, rack).view(SEAT)
    return sorted(LegalPlays(view).found, key=attrgetter("written"))


def _drawn_rack(
    range_: Range, options: Options, board: Board, draw: Draw, first: Rack = _NO_TILES
) -> Rack:
    """A rack of tiles that are not on the board, with operators of the range only.

    The `first` tiles are among them, if they are not on the board.
    """
    operators = "".join(
        each for each in _operators_left(options, board) if each in range_.operators
    )
    return Rack(
        _taken(_digits_left(board), RACK_DIGITS, draw, first.digits),
        _taken(operators, RACK_OPERATORS, draw, first.operators),
    )


def _digits_left(board: Board) -> str:
    return _without_lying(_DIGITS, board)


def _operators_left(options: Options, board: Board) -> str:
    """The operator tiles that are not on the board."""
    return _without_lying(OPERATOR_TILES[options.operators], board)


def _without_lying(tiles: str, board: Board) -> str:
    lying = board.count()
    rest = without(tiles, "".join(tile * lying[tile] for tile in {*tiles}))
    assert rest is not None  # the board has no more than there are
    return rest


def _taken(tiles: str, number: int, draw: Draw, first: str = "") -> str:
    rest = without(tiles, first)
    if rest is None:
        first, rest = "", tiles
    return in_order(first + "".join(draw.shuffled(rest)[: number - len(first)]))


def _most_points(
    range_: Range, options: Options, board: Board, rack: Rack, draw: Draw
) -> Exercise | None:
    position = position_of(options, board, rack)
    best = best_plays(position.view(SEAT), 1)
    if not best or not best[0].points or not is_in_range(best[0].play, range_):
        return None
    exercise = Exercise(position, Task.MOST_POINTS, range_, best[0].points)
    return exercise if is_clear(exercise) else None


def _at_least(
    range_: Range, options: Options, board: Board, rack: Rack, draw: Draw
) -> Exercise | None:
    position = position_of(options, board, rack)
    found = best_plays(position.view(SEAT), FEW)
    goals = sorted({each.points for each in found[:_MANY] if is_in_range(each.play, range_)})
    if not goals or not goals[0]:
        return None
    return Exercise(position, Task.AT_LEAST, range_, draw.one_of(goals))


_MAKERS: Final = {
    Task.MOST_POINTS: _most_points,
    Task.AT_LEAST: _at_least,
}
