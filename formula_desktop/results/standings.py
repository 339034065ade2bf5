"""The figures read from the book: standings, lists of games, courses and counts of operations.

Everything except the list of games covers only games that count.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.kinds.registry import KINDS
from formula_desktop.players import Level, folded
from formula_desktop.results.database import Row, as_moment, kept
from formula_desktop.results.participants import Participant
from formula_desktop.results.people import People
from formula_desktop.results.records import PlayRecord
from formula_desktop.results.strength import Outcome, strength
from formula_desktop.results.trouble import WhyNot

if TYPE_CHECKING:
    from fractions import Fraction


class Standing(NamedTuple):
    """A participant's results in one game, over the games that count.

    `games` counts games of Digifeud or matches of Formula: `won + lost + tied`. A match that
    everybody shares is tied; of others all who share it have won. A computer level with several
    seats in a match has one match, won if one of them won; its rounds won are added up, limited to
    the number of rounds. `score` and `strength` are None for Formula. `highest_game` (total
    points), `highest_sum` (points of one play) and `mean_per_turn` (points) are None without a game
    for points, `hints_share` (the part of all turns before which a hint was taken) without a turn.
    A play that a hint put down is no highest sum, and its points are not in a highest game.
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


class GameSeat(NamedTuple):
    """A seat in the list of games, with the participant's current name; "" for a removed person.

    `score`, and `strength` before the game, are None if the game is not rated. `cards` are those
    left in the hand when a match was stopped in a round; None if it was not, or nobody knows.
    """

    participant: str
    name: str
    level: Level | None
    outcome: Outcome
    total: int | None
    rounds_won: int
    score: int | None
    strength: int | None
    cards: int | None = None


class Member(NamedTuple):
    """What a pupil did in a lesson: the seat of the team, and the pupil's own turns in it."""

    seat: int
    turns: int
    highest_sum: int | None


class GameRow(NamedTuple):
    """A finished game in a list; the other fields are those of Record.

    `number` gives the order of entering, with gaps for removed games. `member` is that of the
    participant whose games these are, in a lesson.
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
    member: Member | None = None


class CoursePoint(NamedTuple):
    """A game in a participant's course: the strength before it, and its total points.

    `strength` and `score` are None for Formula.
    """

    key: str
    moment: datetime
    points: int | None
    strength: int | None
    score: int | None
    outcome: Outcome


_STANDINGS = """
WITH matches AS (  -- a computer level may have several seats in a match of Formula
    SELECT participant, games.rounds AS rounds, max(outcome = 'won') AS won,
        max(outcome = 'tied') AS tied, min(games.rounds, sum(rounds_won)) AS rounds_won,
        sum(score) AS score, count(score) AS rated,
        max(CASE WHEN for_points THEN total - (
            SELECT coalesce(sum(points), 0) FROM plays
            WHERE plays.game = games.id AND plays.seat = seats.seat AND laid
        ) END) AS total,
        max(CASE WHEN for_points THEN highest_sum END) AS highest_sum,
        sum(CASE WHEN for_points THEN earned END) AS earned,
        sum(CASE WHEN for_points THEN seats.turns END) AS turns_for_points,
        sum(hints) AS hints, sum(seats.turns) AS turns
    FROM seats JOIN games ON games.id = seats.game
    WHERE games.game = ?1 AND why_not IS NULL AND participant IS NOT NULL
        AND (?2 IS NULL OR players = ?2)
    GROUP BY participant, games.id
)
SELECT participant, count(*), sum(won), sum(NOT won AND NOT tied), sum(tied), sum(rounds),
    sum(rounds_won), coalesce(sum(score), 0), sum(rated), max(total), max(highest_sum),
    sum(earned), sum(turns_for_points), sum(hints), sum(turns)
FROM matches GROUP BY participant
"""

_GAMES = """
SELECT id, key, game, options, started, ended, for_points, rounds, turns, ending,
    iif(stopped, 'stopped', why_not)
FROM games
WHERE (?1 IS NULL OR game = ?1)
    AND (?2 IS NULL OR id IN (SELECT game FROM seats WHERE participant = ?2)
        OR id IN (SELECT game FROM members WHERE person = ?2))
ORDER BY ended DESC, id DESC
"""

_SEATS = """
SELECT game, participant, coalesce(participants.name, seats.name), seats.level, outcome, total,
    rounds_won, score, strength, cards
FROM seats LEFT JOIN participants ON participants.key = participant
WHERE ?1 IS NULL OR game IN (SELECT game FROM seats WHERE participant = ?1)
    OR game IN (SELECT game FROM members WHERE person = ?1)
ORDER BY game, seat
"""

_MEMBER = "SELECT game, seat, turns, highest_sum FROM members WHERE person = ?"

_PLAYS = """
SELECT number, round, seat, text, points, moment, operators, hint, laid, wins
FROM plays WHERE game = (SELECT id FROM games WHERE key = ?) ORDER BY number
"""

_COURSE = """
SELECT key, ended, max(total), strength, score, max(outcome)  -- 'lost' < 'tied' < 'won'
FROM seats JOIN games ON games.id = seats.game
WHERE participant = ? AND games.game = ? AND why_not IS NULL
GROUP BY id ORDER BY id
"""

_OPERATIONS = """
SELECT operators, count(*)
FROM games JOIN seats ON seats.game = id JOIN plays ON plays.game = id AND plays.seat = seats.seat
WHERE participant = ? AND games.game = ? AND why_not IS NULL AND operators <> ''
GROUP BY operators
"""


class Standings(People):
    """Everything shown about the participants and their games."""

    @kept
    def standings(self, game: str, players: int | None = None) -> tuple[Standing, ...]:
        """Every participant with a game that counts, best first; ties are ordered by name.

        `players` is a number of players, None for any. A rated game is ordered by score, any other
        by matches won.
        """
        who = {each.key: each for each in self.participants()}
        query = "SELECT sum(score), count(score) FROM seats"
        ((everything, entries),) = self._database.rows(query)
        found = [
            _standing(who[row[0]], row, game, everything or 0, entries)
            for row in self._database.rows(_STANDINGS, game, players)
        ]
        return tuple(sorted(found, key=_rank))

    def standing(self, key: str, game: str, players: int | None = None) -> Standing | None:
        """A participant's line of the standings; None without a game that counts."""
        found = (each for each in self.standings(game, players) if each.participant.key == key)
        return next(found, None)

    @kept
    def numbers_of_players(self, game: str) -> tuple[int, ...]:
        """The numbers of players in games of this kind that count, ascending."""
        query = "SELECT DISTINCT players FROM games WHERE game = ? AND why_not IS NULL ORDER BY 1"
        return tuple(players for (players,) in self._database.rows(query, game))

    @kept
    def games(self, participant: str | None = None, game: str | None = None) -> tuple[GameRow, ...]:
        """All games entered, or a participant's, of one kind or both; latest end first."""
        seats: defaultdict[int, list[GameSeat]] = defaultdict(list)
        for row in self._database.rows(_SEATS, participant):
            seats[row[0]].append(_game_seat(row))
        rows = self._database.rows(_MEMBER, participant) if participant else []
        members = {game: Member(*rest) for game, *rest in rows}
        return tuple(
            GameRow(
                number=row[0],
                key=row[1],
                game=row[2],
                options=row[3],
                started=as_moment(row[4]),
                ended=as_moment(row[5]),
                for_points=bool(row[6]),
                rounds=row[7],
                turns=row[8],
                ending=row[9],
                why_not=WhyNot(row[10]) if row[10] else None,
                seats=tuple(seats[row[0]]),
                member=members.get(row[0]),
            )
            for row in self._database.rows(_GAMES, game, participant)
        )

    def lessons(self) -> dict[str, tuple[int, int]]:
        """In how many lessons each pupil has been, and with how many own turns, by their keys."""
        query = "SELECT person, count(*), sum(turns) FROM members GROUP BY person"
        return {person: (games, turns) for person, games, turns in self._database.rows(query)}

    def plays(self, key: str) -> list[PlayRecord]:
        """All plays of a game, in order."""
        return [
            PlayRecord(
                number,
                round_,
                seat,
                text,
                points,
                as_moment(moment),
                _operators(signs),
                bool(hint),
                bool(laid),
                bool(wins),
            )
            for number, round_, seat, text, points, moment, signs, hint, laid, wins in (
                self._database.rows(_PLAYS, key)
            )
        ]

    @kept
    def course(self, participant: str, game: str) -> tuple[CoursePoint, ...]:
        """A participant's games that count, in the order of entering, which strengths follow.

        For a match in which a computer level has several seats, the best one is given.
        """
        rows = self._database.rows(_COURSE, participant, game)
        return tuple(
            CoursePoint(key, as_moment(ended), total, before, score, Outcome(outcome))
            for key, ended, total, before, score, outcome in rows
        )

    def operations(self, participant: str, game: str) -> dict[Operator, int]:
        """The number of times a participant's sums had each operator, in games that count.

        A sum may have the same operator several times.
        """
        found: Counter[Operator] = Counter()
        for signs, times in self._database.rows(_OPERATIONS, participant, game):
            for operator in _operators(signs):
                found[operator] += times
        return {operator: found[operator] for operator in Operator}


def _standing(
    participant: Participant, row: Row, game: str, everything: int, entries: int
) -> Standing:
    from fractions import Fraction  # takes 3 ms, which a new game would wait for

    _, games, won, lost, tied, rounds, rounds_won, score, rated, *rest = row
    highest_game, highest_sum, earned, turns_for_points, hints, turns = rest
    is_rated = KINDS[game].is_rated
    return Standing(
        participant=participant,
        games=games,
        won=won,
        lost=lost,
        tied=tied,
        rounds=rounds,
        rounds_won=rounds_won,
        score=score if is_rated else None,
        strength=strength(score, rated, everything, entries) if is_rated else None,
        highest_game=highest_game,
        highest_sum=highest_sum,
        mean_per_turn=Fraction(earned, turns_for_points) if turns_for_points else None,
        hints_share=Fraction(hints, turns) if turns else None,
    )


def _rank(each: Standing) -> tuple[int, int, int, str, str]:
    by = (
        (-each.won, -each.rounds_won, each.games)
        if each.score is None or each.strength is None
        else (-each.score, -each.strength, each.games)
    )
    return (*by, folded(each.participant.name), each.participant.key)


def _game_seat(row: Row) -> GameSeat:
    _, participant, name, level, outcome, *numbers = row
    level = Level(level) if level else None
    return GameSeat(participant or "", name, level, Outcome(outcome), *numbers)


def _operators(signs: str) -> tuple[Operator, ...]:
    return tuple(map(Operator, signs))
