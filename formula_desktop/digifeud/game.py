"""A game of Digifeud, turn by turn, with the time of each (docs/rules.md, 2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import takewhile
from random import Random
from typing import Final, NamedTuple

from formula_desktop.digifeud.allowed import why_not
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action, Play
from formula_desktop.digifeud.position import Ending, Position, Result, deal
from formula_desktop.digifeud.tiles import DIGIT_TILES, OPERATOR_TILES
from formula_desktop.players import Player
from formula_desktop.refusal import Refusal

PLAYERS = 2

_AT_ONCE: Final = timedelta(seconds=1)
"""The most time between passes that nobody could have made one after another."""


class Turn(NamedTuple):
    """A play and its time."""

    play: Play
    at: datetime


@dataclass(frozen=True, slots=True)
class Game:
    """A game with all of its positions: one more than it has turns.

    `digits` and `operators` are the bags in drawing order, including the racks.
    """

    options: Options
    players: tuple[Player, ...]
    started: datetime
    starts: int
    digits: str
    operators: str
    turns: tuple[Turn, ...]
    positions: tuple[Position, ...]

    @property
    def position(self) -> Position:
        return self.positions[-1]

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    @property
    def totals(self) -> tuple[int, int]:
        return self.position.totals

    def is_same(self, other: Game) -> bool:
        """Whether two states belong to the same game; no two games have the same bags."""
        return (self.digits, self.operators, self.players) == (
            other.digits,
            other.operators,
            other.players,
        )

    def has_all_of(self, earlier: Game) -> bool:
        """Whether this game equals or continues an earlier one.

        The times of turns don't matter: undoing changes them in games with a turn limit.
        """
        plays, its = ([turn.play for turn in each.turns] for each in (self, earlier))
        is_dealt_alike = self.is_same(earlier) and self.starts == earlier.starts
        return is_dealt_alike and plays[: len(its)] == its

    def result(self) -> Result | None:
        """The result of the game; None while it is being played."""
        return self.position.result()

    @property
    def agreed_passes(self) -> int:
        """How many passes at the end of the game were made at once, as by players who agree to
        stop; 0 if the game ended otherwise."""
        computers = sum(player.is_computer for player in self.players)
        if self.position.ending is not Ending.PASSES or computers == PLAYERS:
            return 0
        end = self.turns[-1].at
        last = takewhile(
            lambda turn: turn.play is Action.PASS and abs(end - turn.at) <= _AT_ONCE,
            reversed(self.turns),
        )
        passes = len([*last])
        # a computer answers a person's pass at once, but nobody then passes again so soon
        return passes if passes > (PLAYERS if computers else 1) else 0

    @property
    def is_undecided(self) -> bool:
        """Whether a person has stopped it early against a computer: nobody has won or lost it."""
        return bool(self.agreed_passes) and any(player.is_computer for player in self.players)

    # --- the time for a turn --------------------------------------------------------------------

    @property
    def turn_began(self) -> datetime:
        """The start of the current turn: the last play, or the start of the game."""
        return self.turns[-1].at if self.turns else self.started

    @property
    def has_limit(self) -> bool:
        """Whether the current turn has a limit; a computer's turn never has one."""
        seat = self.position.to_move
        return (
            seat is not None
            and self.options.turn_limit is not None
            and not self.players[seat].is_computer
        )

    def time_left(self, at: datetime) -> timedelta | None:
        """The time left for the current turn, negative when it is over; None without a limit."""
        limit = self.options.turn_limit
        return limit - (to_second(at) - self.turn_began) if limit and self.has_limit else None

    def is_late(self, at: datetime) -> bool:
        """Whether the time for the turn is over; exactly the limit is still in time."""
        left = self.time_left(at)
        return left is not None and left < timedelta(0)

    # --- playing and undoing --------------------------------------------------------------------

    def why_not(self, play: Play, at: datetime) -> Refusal | None:
        """Why the player to move may not make a play at this moment; None when it may."""
        seat = self.position.to_move or 0
        return why_not(self.position.view(seat), play, self.is_late(at))

    def after(self, play: Play, at: datetime) -> Game:
        """The game after one more play; raises NotAllowedError as `Position.after` does."""
        position = self.position.after(play, self.is_late(at))
        turn = Turn(play, to_second(at))
        return replace(self, turns=(*self.turns, turn), positions=(*self.positions, position))

    def back_to(self, turns: int, at: datetime | None = None) -> Game:
        """The game as it was after this many turns.

        With `at`, the current turn starts at that moment. In a game with a limit, the times of all
        earlier turns are shifted by the same amount, so that each still takes as long as it did.
        """
        back = replace(self, turns=self.turns[:turns], positions=self.positions[: turns + 1])
        if at is None or self.options.turn_limit is None:
            return back
        later = to_second(at) - back.turn_began
        return replace(
            back,
            started=_shifted(self.started, later),
            turns=tuple(turn._replace(at=_shifted(turn.at, later)) for turn in back.turns),
        )


def new_game(
    options: Options,
    players: tuple[Player, ...],
    started: datetime,
    starts: int,
    digits: str,
    operators: str,
) -> Game:
    """A game with its racks dealt; raises ValueError for invalid bags, players or first player."""
    if len(players) != PLAYERS:
        raise ValueError("Digifeud is for two")
    position = deal(options, starts, digits, operators)
    return Game(options, players, to_second(started), starts, digits, operators, (), (position,))


def _shifted(moment: datetime, by: timedelta) -> datetime:
    """A moment that much later, or an end of the calendar: a file may have any times."""
    try:
        return moment + by
    except OverflowError:
        end = datetime.max if by > timedelta() else datetime.min
        return end.replace(microsecond=0, tzinfo=UTC)


def to_second(moment: datetime) -> datetime:
    """A moment cut to the second as in a file, so that a turn in time is not late after reading."""
    return moment.replace(microsecond=0)


def new_bags(options: Options, random: Random) -> tuple[str, str]:
    """Shuffled bags of digits and operators."""
    digits, operators = DIGIT_TILES, OPERATOR_TILES[options.operators]
    return (
        "".join(random.sample(digits, len(digits))),
        "".join(random.sample(operators, len(operators))),
    )
