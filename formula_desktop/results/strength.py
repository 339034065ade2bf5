"""The score of a rated game of Digifeud, and the strength that follows: exact, without floats.

See docs/rules.md, "Score and strength".
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction

NEWCOMER = 100
"""The strength of a participant without a rated game, and of all until somebody has scored."""

MEAN_GAMES = 5
"""The games at the overall mean added for everybody, so that one lucky game makes nobody strong."""

LEAST_FOR_WINNER = 4
LEAST_FOR_LOSER, MOST_FOR_LOSER = 1, 3
MOST_FOR_WINNER = 16


class Outcome(StrEnum):
    """The outcome of a game for a seat; a shared match of Formula is won by all who share it."""

    WON = "won"
    LOST = "lost"
    TIED = "tied"


def strength(own_score: int, own_games: int, all_scores: int, all_entries: int) -> int:
    """The strength for a score in a number of rated games, given everybody's totals.

    `all_entries` counts each seat of each rated game, including one's own and computers'.
    """
    if not own_games or not all_scores:
        return NEWCOMER
    # 100 x ((own + 5 x mean) / (games + 5)) / mean, where mean = all scores / all entries
    above = 100 * (own_score * all_entries + MEAN_GAMES * all_scores)
    return max(1, half_up(above, (own_games + MEAN_GAMES) * all_scores))


def score(outcome: Outcome, points: int, own: int, opponent: int, full: int) -> int:
    """The score for a game, from total points, both strengths before it, and the full points.

    A winner gets 4 to 16, more for more points and for a stronger opponent; a loser 1 to 3.
    """
    part = min(full, max(0, points))  # P in the rules is part / full
    both = own + opponent  # the odds are opponent / both
    winner = LEAST_FOR_WINNER + half_up(6 * (part * both + opponent * full), full * both)
    loser = max(LEAST_FOR_LOSER, min(MOST_FOR_LOSER, half_up(6 * part * opponent, full * both)))
    if outcome is Outcome.TIED:
        return (winner + loser) // 2
    return winner if outcome is Outcome.WON else loser


def half_up(above: int, below: int) -> int:
    """The whole number nearest to above / below; a half is rounded up."""
    return (2 * above + below) // (2 * below)


def rounded(value: Fraction, decimals: int = 0) -> int:
    """A number for display, in units of its last decimal; halves are rounded away from 0.

    So 2.5 and −2.5 are written alike.
    """
    units = half_up(abs(value.numerator) * 10**decimals, value.denominator)
    return -units if value < 0 else units
