"""The entering of finished games in the database, each once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from formula_desktop.kinds.registry import KINDS
from formula_desktop.results.database import as_number
from formula_desktop.results.people import People
from formula_desktop.results.records import Record, SeatRecord, are_known, sit_twice
from formula_desktop.results.strength import MOST_FOR_WINNER, NEWCOMER, score, strength
from formula_desktop.results.trouble import WhyNot
from formula_desktop.store.games.notes import Entry

Entries = tuple[Entry, ...] | None


class Entering(People):
    """The entered games, and what each adds to the scores."""

    def has(self, key: str) -> bool:
        """Whether the game with this key is entered."""
        return bool(self._database.rows("SELECT 1 FROM games WHERE key = ?", key))

    def entries(self, key: str) -> Entries:
        """What each seat of a game got; None if it is not rated or not entered.

        Empty if the game gives no score.
        """
        found = self._database.rows(
            """SELECT games.game, score, strength FROM seats JOIN games ON games.id = seats.game
            WHERE key = ? AND why_not IS NULL ORDER BY seat""",
            key,
        )
        if not found:
            return None
        return tuple(
            Entry(0, NEWCOMER) if got is None else Entry(got, before)
            for game, got, before in found
            if KINDS[game].is_rated
        )

    def strength(self, key: str) -> int:
        """A participant's current strength from all rated games; 100 for a newcomer."""
        query = "SELECT coalesce(sum(score), 0), count(score) FROM seats"
        ((everything, count),) = self._database.rows(query)
        ((own, games),) = self._database.rows(f"{query} WHERE participant = ?", key)
        return strength(own, games, everything, count)

    def enter(self, record: Record, entries: Sequence[Entry] | None = None) -> Entries:
        """Enter a game once. Returns what each seat got; None if the game is not rated.

        `entries` is what the seats got earlier, when a database is rebuilt. Entering a game again
        changes nothing; one without participants is not entered. The strengths before a game follow
        from all games entered before it, not from the clock, which somebody may set.
        """
        with self._database.writing():
            if self.has(record.key):
                return self.entries(record.key)
            known = _usable(record, entries)
            keys = [self._credited(record, seat) for seat in record.seats]
            if not any(keys):
                return None
            why_not = record.why_not or _why_not(record, keys, is_known=known is not None)
            got: Entries = None
            if why_not is None:
                is_rated = KINDS[record.game].is_rated
                got = known or self._rated(record, keys) if is_rated else ()
            self._insert(record, keys, why_not, got)
            return got

    def _credited(self, record: Record, seat: SeatRecord) -> str | None:
        """The key that a seat credits, added if only the game knows it; None for a removed one."""
        if not seat.participant:
            return None
        if seat.level is not None:
            return self.computer(seat.level).key
        found = self.add_again(
            seat.participant, seat.name, seat.colour, seat.picture, record.started
        )
        return found.key if found else None

    def _rated(self, record: Record, keys: list[str | None]) -> tuple[Entry, ...]:
        before = [self.strength(key or "") for key in keys]
        return tuple(
            Entry(
                score(
                    seat.outcome, seat.total or 0, before[at], before[1 - at], record.full_points
                ),
                before[at],
            )
            for at, seat in enumerate(record.seats)
        )

    def _insert(
        self, record: Record, keys: list[str | None], why_not: WhyNot | None, got: Entries
    ) -> None:
        game = self._database.do(
            """INSERT INTO games (key, game, options, started, ended, for_points, players, rounds,
            turns, ending, why_not) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
            record.key,
            record.game,
            record.options,
            as_number(record.started),
            as_number(record.ended),
            record.for_points,
            len(record.seats),
            record.rounds,
            len(record.plays),
            record.ending,
            why_not,
        )
        entries = [
            asdict(got[at]) if got and key else {"score": None, "strength": None}
            for at, key in enumerate(keys)
        ]
        self._database.do_many(
            """INSERT INTO seats VALUES (:game, :seat, :participant, :name, :level, :outcome,
            :total, :rounds_won, :turns, :earned, :highest_sum, :hints, :score, :strength)""",
            [
                seat._asdict() | entries[at] | {"game": game, "seat": at, "participant": keys[at]}
                for at, seat in enumerate(record.seats)
            ],
        )
        self._database.do_many(
            """INSERT INTO plays VALUES (:game, :number, :round, :seat, :text, :points, :moment,
            :operators, :hint)""",
            [
                play._asdict()
                | {"game": game, "moment": as_number(play.moment)}
                | {"operators": "".join(play.operators)}
                for play in record.plays
            ],
        )


def _why_not(record: Record, keys: list[str | None], is_known: bool) -> WhyNot | None:
    """Why a game does not count, considering what happened to its participants since it began."""
    is_rated = KINDS[record.game].is_rated
    pairs = zip(record.seats, keys, strict=True)
    seats = tuple(seat._replace(participant=key or "") for seat, key in pairs)
    if sit_twice(seats, is_rated):
        return WhyNot.SAME
    return None if is_known or are_known(seats, is_rated) else WhyNot.NOBODY


def _usable(record: Record, given: Sequence[Entry] | None) -> Entries:
    rated_seats = len(record.seats) if KINDS[record.game].is_rated else 0
    if given is None or len(given) != rated_seats:
        return None
    can_be = all(0 <= each.score <= MOST_FOR_WINNER and each.strength >= 1 for each in given)
    return tuple(given) if can_be else None
