"""A game of Digifeud at one moment, as a value (docs/rules.md, 2 "Tiles" to "End")."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple, TypeVar

from formula_desktop.digifeud.allowed import why_not
from formula_desktop.digifeud.board import Board, empty_board
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action, Play, Sum
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.tiles import (
    DIGIT_TILES,
    OPERATOR_TILES,
    RACK_DIGITS,
    RACK_OPERATORS,
    Rack,
)
from formula_desktop.digifeud.view import View
from formula_desktop.notation import in_order, without
from formula_desktop.refusal import NotAllowedError

T = TypeVar("T")

PASSES_TO_END = 2
"""The passes in a row by one player that end the game."""

TOTAL_WHEN_RESIGNED = 1


class Ending(StrEnum):
    """How a game ended."""

    OUT = "out"
    PASSES = "passes"
    RESIGN = "resign"
    TIMEOUT = "timeout"


_GIVEN_UP = {Action.RESIGN: Ending.RESIGN, Action.TIMEOUT: Ending.TIMEOUT}


class Count(NamedTuple):
    """A line of the final count: the points a seat gets for the digits left on `rack_of`'s rack."""

    seat: int
    rack_of: int
    points: int


class Result(NamedTuple):
    """How a game ended, by whose last turn, and how the points earned become the totals.

    `winner` is None for a tie. `counts` is empty when a player resigned or ran out of time; the
    total of that seat is then 1, regardless of its points.
    """

    ending: Ending
    by: int
    earned: tuple[int, int]
    counts: tuple[Count, ...]
    totals: tuple[int, int]
    winner: int | None

    def counted(self, seat: int) -> int:
        """The points of a seat in the final count; negative if it loses some."""
        return sum(count.points for count in self.counts if count.seat == seat)


@dataclass(frozen=True, slots=True)
class Position:
    """A game at one moment; the bags have their next tile first.

    `earned` is the total of each seat's sums and `passes` how often each seat has passed in a row.
    `ending` and `ended_by` are None while the game is being played.
    """

    options: Options
    board: Board
    racks: tuple[Rack, Rack]
    bag_digits: str
    bag_operators: str
    earned: tuple[int, int]
    passes: tuple[int, int]
    to_move: int | None
    ending: Ending | None = None
    ended_by: int | None = None

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    @property
    def is_given_up(self) -> bool:
        """Whether a player resigned or ran out of time, so that the points say nothing."""
        return self.ending in (Ending.RESIGN, Ending.TIMEOUT)

    def view(self, seat: int) -> View:
        """The position as a seat sees it."""
        return View(
            self.options,
            seat,
            self.to_move,
            self.board,
            self.racks[seat],
            self.earned,
            self.passes,
            self.racks[1 - seat] if self.options.open_racks else None,
        )

    def points(self, play: Play) -> int:
        """The points for a play."""
        return points_of(play, self.board.layout).total if isinstance(play, Sum) else 0

    def after(self, play: Play, is_late: bool = False) -> Position:
        """The position after the player to move has made a play.

        `is_late` is true if the turn took longer than the time for a turn. Raises NotAllowedError
        when the rules don't allow the play.
        """
        refusal = why_not(self.view(self.to_move or 0), play, is_late)
        if refusal:
            raise NotAllowedError(refusal)
        return self.after_legal(play)

    def after_legal(self, play: Play) -> Position:
        """The position after a play that is known to be allowed, for example from `legal.py`."""
        seat = self.to_move
        assert seat is not None
        if isinstance(play, Sum):
            return self._with_sum(seat, play)
        if play is Action.PASS:
            passes = self.passes[seat] + 1
            after = replace(self, passes=_put(self.passes, seat, passes))
            return after._go_on(seat, Ending.PASSES if passes == PASSES_TO_END else None)
        return self._go_on(seat, _GIVEN_UP[play])

    def result(self) -> Result | None:
        """The result of the game; None while it is being played."""
        if self.ending is None or self.ended_by is None:
            return None
        by, other = self.ended_by, 1 - self.ended_by
        counts = self._counts()
        if self.ending in _GIVEN_UP.values():
            totals = _put(self.earned, by, TOTAL_WHEN_RESIGNED)
            has_tied = totals[by] == totals[other]
            return Result(self.ending, by, self.earned, counts, totals, None if has_tied else other)
        totals = self.earned
        for count in counts:
            totals = _put(totals, count.seat, totals[count.seat] + count.points)
        winner = None if totals[0] == totals[1] else totals.index(max(totals))
        return Result(self.ending, by, self.earned, counts, totals, winner)

    def result_when_stopped(self) -> Result:
        """The result if everybody only passes from now on."""
        position = self
        while (result := position.result()) is None:
            position = position.after_legal(Action.PASS)
        return result

    @property
    def totals(self) -> tuple[int, int]:
        """The points of each seat, including the final count once the game is over."""
        result = self.result()
        return result.totals if result else self.earned

    # --- what a play changes --------------------------------------------------------------------

    def _with_sum(self, seat: int, laid: Sum) -> Position:
        digits, operators = laid.digits, laid.operator_tiles
        old = self.racks[seat]
        rack = Rack(
            _filled(old.digits, digits, self.bag_digits),
            _filled(old.operators, operators, self.bag_operators),
        )
        after = Position(
            options=self.options,
            board=self.board.with_sum(laid),
            racks=_put(self.racks, seat, rack),
            bag_digits=self.bag_digits[len(digits) :],
            bag_operators=self.bag_operators[len(operators) :],
            earned=_put(self.earned, seat, self.earned[seat] + self.points(laid)),
            passes=_put(self.passes, seat, 0),
            to_move=seat,
        )
        return after._go_on(seat, None if rack.digits else Ending.OUT)

    def _go_on(self, seat: int, ending: Ending | None) -> Position:
        if ending:
            return replace(self, to_move=None, ending=ending, ended_by=seat)
        return replace(self, to_move=1 - seat)

    def _counts(self) -> tuple[Count, ...]:
        """The final count of the digits left on the racks (docs/rules.md, 2 "End")."""
        assert self.ended_by is not None
        by, other = self.ended_by, 1 - self.ended_by
        left = [rack.left_over for rack in self.racks]
        if self.ending is Ending.OUT:
            return Count(by, other, left[other]), Count(other, other, -left[other])
        if self.ending is Ending.PASSES:
            return Count(0, 1, left[1]), Count(1, 0, left[0])
        return ()


def _put(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    return (pair[0], value) if seat else (value, pair[1])


def _filled(rack: str, taken: str, bag: str) -> str:
    """A rack with the taken tiles replaced from the bag as far as possible."""
    rest = without(rack, taken)
    assert rest is not None  # checked by why_not
    return in_order(rest + bag[: len(taken)])


def deal(options: Options, starts: int, digits: str, operators: str) -> Position:
    """The first position of a game (docs/game-file.md, "Digifeud").

    `digits` and `operators` are the bags in drawing order; the starting player draws first.
    Raises ValueError for an invalid bag or player.
    """
    if starts not in (0, 1):
        raise ValueError("player 0 or 1 starts")
    if in_order(digits) != DIGIT_TILES:
        raise ValueError("the bag of digits is not made of the right 50")
    if in_order(operators) != OPERATOR_TILES[options.operators]:
        raise ValueError("the bag of operators is not made of the right tiles")
    first, second = (
        Rack(
            in_order(digits[turn * RACK_DIGITS :][:RACK_DIGITS]),
            in_order(operators[turn * RACK_OPERATORS :][:RACK_OPERATORS]),
        )
        for turn in range(2)
    )
    return Position(
        options=options,
        board=empty_board(options),
        racks=(second, first) if starts else (first, second),
        bag_digits=digits[2 * RACK_DIGITS :],
        bag_operators=operators[2 * RACK_OPERATORS :],
        earned=(0, 0),
        passes=(0, 0),
        to_move=starts,
    )
