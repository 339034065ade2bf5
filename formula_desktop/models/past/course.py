"""The course of a game as numbers, and its best plays, for the end of the game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from formula_desktop.digifeud import play as digifeud
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.points import Points, points_of
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import Match
from formula_desktop.formula.play import Formula

_LAST_TURNS: Final = 5
"""So many are searched for what could have been laid: each search takes a moment."""


class Measure(Enum):
    """What a course measures for each player."""

    TOTALS = auto()  # after each turn, and after the final count
    MATCH_TOTALS = auto()  # after each turn of every round
    CARDS = auto()  # in hand, after each turn of one round
    ROUNDS_WON = auto()  # after each round


@dataclass(frozen=True, slots=True)
class GameCourse:
    """Each player's number at the start and after each step, up to the result.

    A step is a turn or, for ROUNDS_WON, a round. `counted` is the number of steps that are only a
    final count. `round_ends` are the steps that ended a round before the last one.
    """

    measure: Measure
    values: tuple[tuple[int, ...], ...]
    round_ends: tuple[int, ...] = ()
    counted: int = 0

    @property
    def steps(self) -> int:
        """The number of turns or rounds."""
        return len(self.values[0]) - 1 - self.counted

    @property
    def last(self) -> tuple[int, ...]:
        """Each player's final number."""
        return tuple(values[-1] for values in self.values)

    def leads(self, seat: int) -> tuple[int, ...]:
        """By how much a seat led the best other one after each of its rounds of turns."""
        count = len(self.values)
        steps = range(count, self.steps + 1, count)
        others = [values for other, values in enumerate(self.values) if other != seat]
        return tuple(self.values[seat][at] - max(each[at] for each in others) for at in steps)


def course_of_game(game: Game) -> GameCourse:
    """Each player's total after each turn of Digifeud; the final count is a step of its own.

    Passes on which the players agreed, to stop, are no turns.
    """
    played = game.positions[: len(game.positions) - game.agreed_passes]
    steps = [position.earned for position in played]
    if game.is_over:
        steps.append(game.totals)
    return GameCourse(Measure.TOTALS, _by_seat(steps), counted=int(game.is_over))


def course_of_match(match: Match, *, is_ended: bool) -> GameCourse:
    """The most telling course of a match: points if they count, else the cards in hand.

    For a finished match of several rounds without points, it is the rounds won.
    """
    if match.options.for_points:
        return _match_totals(match)
    if is_ended and len(match.results) > 1:
        return GameCourse(Measure.ROUNDS_WON, _by_seat(_rounds_won(match)))
    hands = [tuple(map(len, position.hands)) for position in match.round.positions]
    return GameCourse(Measure.CARDS, _by_seat(hands))


def _match_totals(match: Match) -> GameCourse:
    """Each player's points in all rounds; a round's last turn includes its final count."""
    before = (0,) * len(match.players)
    steps = [before]
    ends = []
    for each in match.rounds:
        for position in each.positions[1:]:
            result = position.result()
            earned = result.points if result else position.earned
            steps.append(tuple(map(sum, zip(before, earned, strict=True))))
        before = steps[-1]
        ends.append(len(steps) - 1)
    return GameCourse(Measure.MATCH_TOTALS, _by_seat(steps), tuple(ends[:-1]))


def _rounds_won(match: Match) -> list[tuple[int, ...]]:
    won = [(0,) * len(match.players)]
    for result in match.results:
        won.append(tuple(had + (seat in result.winners) for seat, had in enumerate(won[-1])))
    return won


def _by_seat(steps: list[tuple[int, ...]] | list[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(zip(*steps, strict=True))


@dataclass(frozen=True, slots=True)
class BestSum:
    """The sum of Digifeud that earned the most; the first one in a tie."""

    seat: int
    sum: digifeud.Sum
    points: Points


@dataclass(frozen=True, slots=True)
class BestFormula:
    """The formula of a match that earned the most or, without points, used the most cards.

    A tie on cards goes to the highest answer, then to the first formula.
    """

    seat: int
    formula: Formula
    points: int
    """Its answer, plus the bonus for hard sums if that counts."""

    @property
    def cards(self) -> int:
        """The number of cards put down for it."""
        return len(self.formula.new_pieces)


def best_sum(
    game: Game, seat: int | None = None, *, without: Collection[int] = ()
) -> BestSum | None:
    """The best sum of a game, or of one seat in it; None if nobody laid one.

    `without` are turns to ignore, from 0.
    """
    laid = [
        BestSum(position.to_move, turn.play, points_of(turn.play, position.board.layout))
        for number, (turn, position) in enumerate(zip(game.turns, game.positions, strict=False))
        if isinstance(turn.play, digifeud.Sum) and position.to_move is not None
        if number not in without
    ]
    laid = [best for best in laid if seat in (None, best.seat)]
    return max(laid, key=lambda best: best.points.total, default=None)


def best_formula(
    match: Match,
    seat: int | None = None,
    *,
    only_last: bool = False,
    without: Collection[int] = (),
) -> BestFormula | None:
    """The best formula of a match or its last round, or of one seat; None if nobody laid one.

    `without` are turns to ignore, from 0 over the whole match.
    """
    laid = formulas_of(match, only_last=only_last, without=without)
    laid = [found for found in laid if seat in (None, found.seat)]
    if match.options.for_points:
        return max(laid, key=lambda found: found.points, default=None)
    return max(laid, key=lambda found: (found.cards, found.formula.values[2]), default=None)


def formulas_of(
    match: Match, *, only_last: bool = False, without: Collection[int] = ()
) -> list[BestFormula]:
    """Every formula of a match or its last round, but for those of some turns."""
    before = sum(len(each.turns) for each in match.rounds[:-1]) if only_last else 0
    rounds = match.rounds[-1:] if only_last else match.rounds
    turns = (pair for each in rounds for pair in zip(each.turns, each.positions, strict=False))
    return [
        BestFormula(position.to_move, turn.play, position.points(turn.play))
        for number, (turn, position) in enumerate(turns, before)
        if isinstance(turn.play, Formula) and position.to_move is not None
        if number not in without
    ]


def could_mostly_lay(match: Match, seat: int) -> bool:
    """Whether there was a formula to lay in most of a seat's last turns of the last round."""
    last = zip(match.round.turns, match.round.positions, strict=False)
    own = [position for _, position in last if position.to_move == seat][-_LAST_TURNS:]
    return 2 * sum(bool(LegalPlays(each.view(seat))) for each in own) > len(own)
