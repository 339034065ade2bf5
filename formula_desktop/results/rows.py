"""What the book tells: lines of the standings, of the list of games, of a course."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction

from formula_desktop.players import Level
from formula_desktop.results.participants import Participant
from formula_desktop.results.strength import Outcome
from formula_desktop.results.trouble import WhyNot


@dataclass(frozen=True, slots=True)
class Standing:
    """A participant's results in one game, over the games that count.

    `games` are games of Digifeud or matches of Formula: `won + lost + tied`; nobody ties in
    Formula, since all who share a match have won it. A computer level that has several seats in a
    match has that one match, won when one of them has won; what they won in rounds is added up, up
    to the rounds there were. `score` and `strength` are None for Formula.
    `highest_game` (total points), `highest_sum` (points of one play) and `mean_per_turn` (points)
    are None while there is no game for points, `hints_share` (turns before which a hint was
    taken, as a part of all) while there is no turn.
    """

    participant: Participant
    games: int
    won: int
    lost: int
    tied: int
    rounds: int
    rounds_won: int
    score: int | None
    strength: int | None
    highest_game: int | None
    highest_sum: int | None
    mean_per_turn: Fraction | None
    hints_share: Fraction | None


@dataclass(frozen=True, slots=True)
class GameSeat:
    """A seat in the list of games: `name` is the participant's, as it is today, where there is one.

    `name` is "" for a removed person. `score` and `strength`, that before the game, are None where
    the game is not rated.
    """

    participant: str
    name: str
    level: Level | None
    outcome: Outcome
    total: int | None
    rounds_won: int
    score: int | None
    strength: int | None


@dataclass(frozen=True, slots=True)
class GameRow:
    """A finished game in a list; the other fields are those of Record.

    `number` is the how-manieth it was to be entered, with gaps for those that were removed.
    """

    number: int
    key: str
    game: str
    options: str
    started: datetime
    ended: datetime
    for_points: bool
    rounds: int
    turns: int
    ending: str
    why_not: WhyNot | None
    seats: tuple[GameSeat, ...]


@dataclass(frozen=True, slots=True)
class CoursePoint:
    """A game in a participant's course: the strength before it, and the total points of it.

    `strength` and `score` are None for Formula.
    """

    key: str
    moment: datetime
    points: int | None
    strength: int | None
    score: int | None
    outcome: Outcome
