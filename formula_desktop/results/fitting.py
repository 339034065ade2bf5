"""The level that suits a person, judged by the last games: another one is proposed after a game won
or lost by much, or after several in a row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from formula_desktop.players import Level
from formula_desktop.results.database import Database
from formula_desktop.results.strength import Outcome

WON_FOR_MORE = 3
"""The wins in a row against a level after which the next one up is proposed."""
LOST_FOR_LESS = 2
"""The losses in a row after which the next one down is: nobody should lose for long."""

BY_MUCH = 2
"""How many times as many points the winner has after a game won by much."""
ROUNDS_BY_MUCH = 2
"""How many more rounds the winner then has won, in a game without points.

A round counts as two if the other still holds as many cards as were dealt.
"""

MOST_LAID = 1
"""The turns of a round without points in which the lamp may have laid something for its winner."""

SUMS_OF_LEAD = 3
"""The sums that a person must have laid in a game that was stopped, for a lead to mean anything."""
FAR_AHEAD, FEW_SUMS, LEAST_LEAD = 3, 2, 40
"""With this many times the other's points, and so many more, fewer sums are enough."""

_GAMES = """
SELECT games.key, CASE WHEN stopped AND own.total > other.total THEN 'won'
    WHEN other.outcome = 'won' AND own.outcome = 'won'
    THEN 'tied' ELSE own.outcome END,  -- a match of Formula whose win is shared
    other.level, games.for_points,
    own.total, other.total, own.rounds_won, other.rounds_won
FROM games
    JOIN seats AS own ON own.game = games.id AND own.level IS NULL
    JOIN seats AS other ON other.game = games.id AND other.seat <> own.seat
WHERE players = 2 AND (why_not IS NULL OR (stopped AND games.key = ?1))
    AND games.game = (SELECT game FROM games WHERE key = ?1)
    AND own.participant = (
        SELECT participant FROM seats JOIN games ON games.id = seats.game
        WHERE key = ?1 AND level IS NULL
    )
ORDER BY games.id DESC
"""

_STOPPED = """
SELECT stopped, (
    SELECT count(*) FROM plays JOIN seats USING (game, seat)
    WHERE plays.game = games.id AND level IS NULL AND operators <> '' AND NOT laid
) FROM games WHERE key = ?
"""

_LAID = """
SELECT sum(plays.points), count(*) FROM plays JOIN games ON games.id = plays.game
    JOIN seats ON seats.game = games.id AND seats.seat = plays.seat
WHERE games.key = ? AND seats.level IS NULL AND laid
"""


class PastGame(NamedTuple):
    """A game of a person against one opponent: how it ended, and by how much."""

    outcome: Outcome
    level: Level | None
    """The level of the opponent; None for a person."""
    own: int
    """The person's points, or the rounds won in a game without points."""
    other: int
    """Those of the opponent."""
    for_points: bool = True

    @property
    def is_by_much(self) -> bool:
        """Whether the winner was far ahead."""
        more, less = max(self.own, self.other), min(self.own, self.other)
        if not self.for_points:
            return more - less >= ROUNDS_BY_MUCH and more >= BY_MUCH * less
        return more > 0 and more >= BY_MUCH * less


class Proposal(NamedTuple):
    """Another level, proposed after `in_a_row` wins or losses; `by_much` if the last one was one by
    much."""

    level: Level
    in_a_row: int
    is_stronger: bool
    by_much: bool = False


def fitting(games: Sequence[PastGame]) -> Proposal | None:
    """The proposal after these games of one kind, the last one first; None to keep the level.

    A level is proposed after a game won by much or three in a row, and an easier one after a game
    lost by much or two in a row. It is proposed again only after as many more games, so that nobody
    is asked after each. The row consists of games against the same level with no other one between.
    """
    if not games or games[0].level is None:
        return None
    last = games[0]
    row = [*takewhile(lambda game: game[:2] == last[:2], games)]
    number, step = {Outcome.WON: (WON_FOR_MORE, 1), Outcome.LOST: (LOST_FOR_LESS, -1)}.get(
        last.outcome, (0, 0)
    )
    at = list(Level).index(last.level) + step if last.level else -1
    is_first_by_much = last.is_by_much and not any(game.is_by_much for game in row[1:])
    if not number or not 0 <= at < len(Level):
        return None
    if len(row) % number and not is_first_by_much:
        return None
    return Proposal(list(Level)[at], len(row), is_stronger=step > 0, by_much=last.is_by_much)


def proposal(database: Database, key: str) -> Proposal | None:
    """The proposal after the game with this key; None unless it is a person's last one that counts.

    The game must be one person against one computer; games that don't count are skipped. A
    stronger level is proposed only if the person won with what no hint has laid or, without
    points, if a hint laid no more than one turn for each round won. After a game that was stopped
    it is proposed if the person was far ahead with a few sums.
    """
    rows = database.rows(_GAMES, key)
    if not rows or rows[0][0] != key:
        return None
    last, *before = (_past_game(*row[1:]) for row in rows)
    ((is_stopped, sums),) = database.rows(_STOPPED, key)
    if is_stopped and not (last.outcome is Outcome.WON and _is_clear_lead(last, sums)):
        return None
    found = fitting([last, *before])
    ((laid, turns),) = database.rows(_LAID, key)
    if found is None or not found.is_stronger or laid is None:
        return found
    if not last.for_points:
        return found if turns <= MOST_LAID * last.own else None
    own = last.own - laid
    return fitting([last._replace(own=own), *before]) if own > last.other else None


def _is_clear_lead(game: PastGame, sums: int) -> bool:
    """Whether a person who has laid so many sums is clearly ahead in a game that was stopped."""
    is_far = game.own >= FAR_AHEAD * game.other and game.own - game.other >= LEAST_LEAD
    return game.is_by_much and sums >= (FEW_SUMS if is_far else SUMS_OF_LEAD)


class WonRound(NamedTuple):
    """A round without points that a person has won against one opponent."""

    laid: int
    """The person's turns in which a hint put the play down."""
    dealt: int
    left: int
    """The opponent's cards: those dealt, and those held at the end."""

    @property
    def counts(self) -> int:
        """As how many rounds it counts."""
        return ROUNDS_BY_MUCH if self.left >= self.dealt else 1


def fitting_rounds(level: Level | None, won: Sequence[WonRound]) -> Proposal | None:
    """What is proposed between two rounds, after these won in a row, the last one first.

    The row ends with a round in which hints laid too much.
    """
    own = [*takewhile(lambda each: each.laid <= MOST_LAID, won)]
    scores = [sum(each.counts for each in own[at:]) for at in range(len(own))]
    return fitting([PastGame(Outcome.WON, level, each, 0, for_points=False) for each in scores])


def _past_game(
    outcome: str,
    level: str | None,
    for_points: int,
    own: int | None,
    other: int | None,
    own_rounds: int,
    other_rounds: int,
) -> PastGame:
    pair = (own or 0, other or 0) if for_points else (own_rounds, other_rounds)
    known = None if level is None else Level(level)
    return PastGame(Outcome(outcome), known, *pair, for_points=bool(for_points))
