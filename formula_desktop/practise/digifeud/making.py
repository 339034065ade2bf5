"""Makes exercises of Digifeud at random."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter
from typing import Final, NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.board import Board, empty_board
from formula_desktop.digifeud.legal import Found, LegalPlays, best_plays
from formula_desktop.digifeud.options import LARGEST_NUMBERS, Options
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
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import LARGEST, OF_TABLES, SEAT, Exercise, Range, Task

MOST_SUMS: Final = 6
"""The most sums on the board; fewer for a sum to complete."""

MOST_SUMS_TO_COMPLETE: Final = 3

RACKS: Final = 4
"""The racks tried on a board."""

_MANY: Final = 12
"""The most plays that should earn enough."""

_DIGITS: Final = DIGIT_TILES.replace(BLANK, "")
"""The tiles of exercises that are made: a blank makes all of them easier."""


_TEN: Final = (10,)
"""The table whose sums hardly ever come together at random: their 10 has to lie there."""

_TENTH: Final = 0.25
"""How often a sum of another table is to be the one with 10, which is not always found."""

_NO_TILES: Final = Rack("", "")


class _Beginning(NamedTuple):
    """Products whose answer a sum of the table of 10 goes on from, and the tiles for that one."""

    answer: int
    factors: str
    tiles: Rack


def drawn(task: Task, range_: Range, draw: Draw) -> Exercise | None:
    """An exercise made at random; None if this draw makes none."""
    options = _options(task, range_, draw)
    beginning = _drawn_beginning(range_, draw)
    if beginning is None and task is Task.COMPLETE:
        beginning = _drawn_ten(range_, draw)
    if beginning is not None:
        options = replace(options, chains=True)
    board = _drawn_board(task, range_, options, draw, beginning)
    tiles = _NO_TILES if beginning is None else beginning.tiles
    for _ in range(RACKS):
        rack = _drawn_rack(range_, options, board, draw, tiles)
        made = _MAKERS[task](range_, options, board, rack, draw)
        exercise = None if made is None else appraised(made)
        if exercise is not None:
            return exercise
    return None


def _options(task: Task, range_: Range, draw: Draw) -> Options:
    operators = next(each for each in OPERATOR_TILES if {*range_.operators} <= {*each})
    is_free = range_.largest is None
    is_long = is_free and task is not Task.COMPLETE and draw.chance(0.5)
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


def _drawn_ten(range_: Range, draw: Draw) -> _Beginning | None:
    """What a sum such as 10x7=70 needs, now and then where certain tables are practised."""
    tables = [each for each in range_.tables if 10 * each <= (range_.largest or LARGEST[-1])]
    if not tables or Operator.MULTIPLY not in range_.operators or not draw.chance(_TENTH):
        return None
    number = draw.one_of(tables)
    return _Beginning(10, "52", Rack(f"{number}{10 * number}", Operator.MULTIPLY.value))


def _drawn_board(
    task: Task, range_: Range, options: Options, draw: Draw, beginning: _Beginning | None
) -> Board:
    """A board with a few sums, each laid at random."""
    if task is Task.COMPLETE:
        number = draw.between(0, MOST_SUMS_TO_COMPLETE)
    else:
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


def _complete(
    range_: Range, options: Options, board: Board, rack: Rack, draw: Draw
) -> Exercise | None:
    sums = [each.play for each in _short_plays(options, board, rack)]
    plays = [each for each in sums if is_in_range(each, range_)]
    if options.chains and range_.tables:
        plays = [each for each in plays if 10 in each.values] or plays
    if not plays:
        return None
    present = {*"".join(each.operator_tiles for each in plays)}
    operator = draw.one_of([each for each in range_.operators if each in present])
    laid = draw.one_of([each for each in plays if operator in each.operators])
    frames = [
        without_number(laid, index)
        for index, pieces in enumerate(laid.numbers)
        if not all(piece.lies for piece in pieces)
    ]
    operators = rack.operators
    if len(options.operators) > 1 and draw.chance(0.2):
        frames = [without_operator(laid, 0)]
        others = {*_operators_left(options, board)} - {*laid.operator_tiles}
        tempting = _taken(in_order("".join(others)), RACK_OPERATORS - 1, draw)
        operators = in_order(laid.operator_tiles + tempting)
    position = position_of(options, board, Rack(rack.digits, operators))
    return Exercise(position, Task.COMPLETE, range_, frame=draw.one_of(frames))


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
    Task.COMPLETE: _complete,
    Task.MOST_POINTS: _most_points,
    Task.AT_LEAST: _at_least,
}
