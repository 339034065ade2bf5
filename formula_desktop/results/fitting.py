"""The level that suits a person: another is proposed after several wins or losses in a row."""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

from formula_desktop.players import Level
from formula_desktop.results.database import Database
from formula_desktop.results.strength import Outcome

WON_FOR_MORE = 3
"""The wins in a row against a level after which the next one up is proposed."""
LOST_FOR_LESS = 2
"""The losses in a row after which the next one down is: nobody should lose for long."""

_GAMES = """
SELECT games.key, own.outcome, other.level
FROM games
    JOIN seats AS own ON own.game = games.id AND own.level IS NULL
    JOIN seats AS other ON other.game = games.id AND other.seat <> own.seat
WHERE players = 2 AND why_not IS NULL
    AND games.game = (SELECT game FROM games WHERE key = ?1)
    AND own.participant = (
        SELECT participant FROM seats JOIN games ON games.id = seats.game
        WHERE key = ?1 AND level IS NULL
    )
ORDER BY games.id DESC
"""


class Proposal(NamedTuple):
    """Another level, proposed after `in_a_row` wins or losses."""

    level: Level
    in_a_row: int
    is_stronger: bool


def proposal(database: Database, key: str) -> Proposal | None:
    """The proposal after the game with this key; None unless it is a person's last one that counts.

    The game must be one person against one computer. The row consists of games of the same kind
    against the same level with no other level between; games that don't count are skipped. A level
    is proposed again only after as many more games, so that nobody is asked after each.
    """
    rows = database.rows(_GAMES, key)
    if not rows or rows[0][0] != key or rows[0][2] is None:
        return None
    _, outcome, level = rows[0]
    in_a_row = len([*takewhile(lambda row: row[1:] == (outcome, level), rows)])
    wanted = {Outcome.WON: (WON_FOR_MORE, 1), Outcome.LOST: (LOST_FOR_LESS, -1)}
    number, step = wanted.get(Outcome(outcome), (0, 0))
    at = list(Level).index(Level(level)) + step
    if not number or in_a_row % number or not 0 <= at < len(Level):
        return None
    return Proposal(list(Level)[at], in_a_row, is_stronger=step > 0)
