"""The entering of finished games in the database, each once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from formula_desktop.classes.teams import FEWEST, Rota
from formula_desktop.kinds.registry import KINDS
from formula_desktop.results.database import as_number
from formula_desktop.results.people import People
from formula_desktop.results.records import (
    Record,
    SeatRecord,
    are_known,
    highest_sum,
    sit_twice,
)
from formula_desktop.results.strength import MOST_FOR_WINNER, NEWCOMER, score, strength
from formula_desktop.results.trouble import WhyNot
from formula_desktop.store.games.notes import Entry

Entries = tuple[Entry, ...] | None

_KEYS = "SELECT key, level FROM participants"


class Finished(People):
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
        changes nothing; one without participants or pupils is not entered. The strengths before a
        game follow from all games entered before it, not from the clock, which somebody may set.
        """
        with self._database.writing():
            if self.has(record.key):
                return self.entries(record.key)
            known = _usable(record, entries)
            keys = [self._credited(record, seat) for seat in record.seats]
            rota = self.rota(record.rota)
            if not any(keys) and rota is None:
                return None
            why_not = record.why_not or _why_not(record, keys, is_known=known is not None)
            got: Entries = None
            if why_not is None:
                is_rated = KINDS[record.game].is_rated
                got = known or self._rated(record, keys) if is_rated else ()
            game = self._insert(record, keys, why_not, got)
            if rota is not None:
                self._insert_members(game, record, rota)
            return got

    def rota(self, read: Rota, fewest: int = FEWEST) -> Rota | None:
        """Who is asked in the teams of a lesson that was read; a merged pupil is the heir.

        None if a team has nobody any more, if there are fewer than `fewest`, or for a game that
        is none of a lesson.
        """
        if not read.teams:
            return None
        heirs = self._database.rows("SELECT key, heir FROM gone WHERE heir IS NOT NULL")
        person_of = {key: key for key, level in self._database.rows(_KEYS) if level is None}
        return read.known(
            person_of | {key: heir for key, heir in heirs if heir in person_of}, fewest
        )

    def _insert_members(self, game: int, record: Record, rota: Rota) -> None:
        """Insert the pupils of the teams, each with the turns in which that pupil was asked."""
        members: dict[str, dict[str, int | str | None]] = {}
        played = record.plays[: len(record.plays) - record.agreed_turns]
        for seat in range(min(len(rota.teams), len(record.seats))):
            plays = [play for play in played if play.seat == seat]
            for person, turns in rota.turns_of(seat, len(plays)).items():
                own = [play for at, play in enumerate(plays) if rota.asked(seat, at) == person]
                if turns or person not in members:  # who has changed teams may be in several
                    members[person] = {
                        "game": game,
                        "person": person,
                        "seat": seat,
                        "turns": turns,
                        "highest_sum": highest_sum(own),
                    }
        self._database.do_many(
            "INSERT INTO members VALUES (:game, :person, :seat, :turns, :highest_sum)",
            [*members.values()],
        )

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
    ) -> int:
        """Insert a game; returns its id."""
        game = self._database.do(
            """INSERT INTO games (key, game, options, started, ended, for_points, players, rounds,
            turns, ending, why_not, stopped) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
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
            WhyNot.CHOSEN if why_not is WhyNot.STOPPED else why_not,
            why_not is WhyNot.STOPPED,
        )
        entries = [
            asdict(got[at]) if got and key else {"score": None, "strength": None}
            for at, key in enumerate(keys)
        ]
        self._database.do_many(
            """INSERT INTO seats VALUES (:game, :seat, :participant, :name, :level, :outcome,
            :total, :rounds_won, :turns, :earned, :highest_sum, :hints, :score, :strength,
            :cards)""",
            [
                seat._asdict() | entries[at] | {"game": game, "seat": at, "participant": keys[at]}
                for at, seat in enumerate(record.seats)
            ],
        )
        self._database.do_many(
            """INSERT INTO plays VALUES (:game, :number, :round, :seat, :text, :points, :moment,
            :operators, :hint, :laid, :wins)""",
            [
                play._asdict()
                | {"game": game, "moment": as_number(play.moment)}
                | {"operators": "".join(play.operators)}
                for play in record.plays
            ],
        )
        return game


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
