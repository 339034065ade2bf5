"""A finished game as the results store it: who sat where, how it ended, and every play."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.classes.teams import FIRST_TEAM, NO_ROTA, Rota, read_teams
from formula_desktop.kinds.kind import RESIGN, TIMEOUT, Account, State
from formula_desktop.kinds.registry import KINDS, kind_of
from formula_desktop.players import Level, Player
from formula_desktop.results.participants import COLOURS, PICTURES, is_key, level_of_key
from formula_desktop.results.strength import Outcome
from formula_desktop.results.trouble import WhyNot
from formula_desktop.store.games.notes import NotCounted, Notes, SavedSeat
from formula_desktop.store.games.states import moved_at

_NOT_RATED = {"": WhyNot.NOT_OVER, RESIGN: WhyNot.GIVEN_UP, TIMEOUT: WhyNot.LATE}
"""Endings that count for nobody."""


class SeatRecord(NamedTuple):
    """A seat of a game: who sat there, and how they did.

    `participant` is a key, "" for nobody. `total` is the points of the game; None for a match
    without points. `turns`, `earned` (points of all plays) and `hints` cover the whole game.
    `cards` are those left in the hand when a lesson was stopped in a round; else None.
    """

    name: str
    level: Level | None
    participant: str
    colour: str
    picture: str
    outcome: Outcome
    total: int | None
    rounds_won: int
    turns: int
    earned: int
    highest_sum: int | None
    hints: int
    cards: int | None = None


class PlayRecord(NamedTuple):
    """A play: its number in the game and its round, both from 1, and its seat, from 0.

    `text` is in the notation of game files; `operators` are those of its sum, in order.
    """

    number: int
    round: int
    seat: int
    text: str
    points: int
    moment: datetime
    operators: tuple[Operator, ...]
    hint: bool
    laid: bool = False
    """Whether the hint put the play down."""
    wins: bool = False
    """Whether it is the last play of the only winner of its round."""


class Record(NamedTuple):
    """A finished game.

    `game` is the name of its kind; `why_not` is None if it counts, and a game of Digifeud is then
    rated. `options` are those of its file, as JSON. `ending` is what ended a game of Digifeud
    ("out", "passes", "resign", "timeout"); "target" or "ended" for a match of Formula,
    and "stopped" for one whose players have ended it in a round.
    """

    key: str
    game: str
    options: str
    started: datetime
    ended: datetime
    for_points: bool
    rounds: int
    ending: str
    why_not: WhyNot | None
    full_points: int
    seats: tuple[SeatRecord, ...]
    plays: tuple[PlayRecord, ...]
    rota: Rota = NO_ROTA
    """Who was asked in a lesson, whose seats are teams: the beginnings of their pupils' keys."""
    agreed_turns: int = 0
    """How many of the last plays were made because the players agreed to stop."""

    @property
    def may_count(self) -> bool:
        """Whether the game counts, or will once it is over."""
        if self.why_not is not WhyNot.NOT_OVER:
            return self.why_not is None
        needs_all = KINDS[self.game].is_rated
        return are_known(self.seats, needs_all) and not sit_twice(self.seats, needs_all)


def is_lesson(notes: Notes) -> bool:
    """Whether a game is one of a lesson, whose pupils have it among their results."""
    return FIRST_TEAM in notes.settings and notes.not_counted is NotCounted.CHOSEN


def record_of(state: State, notes: Notes) -> Record:
    """The record of a game, with whether it counts; notes that do not fit it credit nobody."""
    kind = kind_of(state)
    account = _account(state, notes)
    plays = _with_wins(_plays(state, set(notes.hints), set(notes.laid)), account)
    seats = _seats(state, notes, plays, account)
    return Record(
        key=notes.key,
        game=kind.name,
        options=json.dumps(kind.written_options(state.options), separators=(",", ":")),
        started=state.started,
        ended=moved_at(state),
        for_points=kind.for_points(state.options),
        rounds=account.rounds,
        ending=account.ending,
        why_not=_why_not(state, notes, seats, account),
        full_points=account.full_points,
        seats=seats,
        plays=plays,
        rota=read_teams(notes.settings) if is_lesson(notes) else NO_ROTA,
        agreed_turns=kind.agreed_turns(state),
    )


def why_not_counted(state: State, notes: Notes) -> WhyNot | None:
    """What `record_of` says about whether a game counts, without a record of every play."""
    account = _account(state, notes)
    return _why_not(state, notes, _seats(state, notes, (), account), account)


def why_missing(state: State, notes: Notes) -> WhyNot | None:
    """Why a game is missing from the standings, if anybody would look for it there."""
    why_not = why_not_counted(state, notes)
    return None if why_not in (WhyNot.WATCHED, WhyNot.NOT_OVER) else why_not


def counts_for_person(state: State, notes: Notes) -> bool:
    """Whether a game counts for a person who is no team, or will once it is over."""
    seats = zip(state.players, notes.seats, strict=False)
    has_person = any(seat.participant and not player.is_computer for player, seat in seats)
    if notes.is_of_class or not has_person:
        return False
    return why_not_counted(state, notes) in (None, WhyNot.NOT_OVER)


def counts_until_undone(state: State, notes: Notes) -> bool:
    """Whether undoing a turn takes a game out of the results, unless it is entered already."""
    return not notes.is_entered and record_of(state, notes).may_count


def _account(state: State, notes: Notes) -> Account:
    return kind_of(state).account(state, notes.has_ended, is_lesson=notes.is_of_class)


def _plays(state: State, hints: set[int], laid: set[int]) -> tuple[PlayRecord, ...]:
    kind = kind_of(state)
    turns = (
        (number, turn, position)
        for number, each in enumerate(kind.rounds(state), 1)
        for turn, position in zip(each.turns, each.positions, strict=False)
    )
    return tuple(
        PlayRecord(
            number=index + 1,
            round=number,
            seat=position.to_move,
            text=str(turn.play),
            points=kind.points(position, turn.play),
            moment=turn.at,
            operators=kind.operators(turn.play),
            hint=index in hints,
            laid=index in laid,
        )
        for index, (number, turn, position) in enumerate(turns)
        if position.to_move is not None  # as before every turn
    )


def _with_wins(plays: tuple[PlayRecord, ...], account: Account) -> tuple[PlayRecord, ...]:
    """Mark the play with which each round was won."""
    last = {(play.round, play.seat): play.number for play in plays}
    wins = {
        last.get((number, winners[0]))
        for number, winners in enumerate(account.round_winners, 1)
        if len(winners) == 1
    }
    return tuple(play._replace(wins=play.number in wins) for play in plays)


def highest_sum(plays: Iterable[PlayRecord]) -> int | None:
    """The most points of a play that laid a sum, without those that a hint put down.

    None without any.
    """
    own = (play.points for play in plays if play.operators and not play.laid)
    return max(own, default=None)


def are_known(seats: tuple[SeatRecord, ...], needs_all: bool) -> bool:
    """Whether all seats have participants, or at least one unless `needs_all`."""
    known = [bool(seat.participant) for seat in seats]
    return all(known) if needs_all else any(known)


def sit_twice(seats: tuple[SeatRecord, ...], needs_all: bool) -> bool:
    """Whether somebody plays against themselves; a level may in games that are not rated."""
    once = [seat for seat in seats if seat.participant and (needs_all or seat.level is None)]
    return len({seat.participant for seat in once}) < len(once)


def _why_not(
    state: State, notes: Notes, seats: tuple[SeatRecord, ...], account: Account
) -> WhyNot | None:
    """Why a game counts for nobody.

    A game once entered stays so, whatever happens to its file, except that nobody can play against
    themselves.
    """
    needs_all, ending = kind_of(state).is_rated, _NOT_RATED.get(account.ending)
    same = WhyNot.SAME if sit_twice(seats, needs_all) else None
    if ending is None and notes.entries is not None:
        return same
    if notes.not_counted is not None:
        return WhyNot(notes.not_counted.value)
    if all(player.is_computer for player in state.players):
        return WhyNot.WATCHED
    if ending is not None:
        return ending
    if not are_known(seats, needs_all):
        return WhyNot.NOBODY
    return same


def _seats(
    state: State, notes: Notes, plays: tuple[PlayRecord, ...], account: Account
) -> tuple[SeatRecord, ...]:
    players = state.players
    return tuple(_seat(notes, players, seat, plays, account) for seat in range(len(players)))


def _seat(
    notes: Notes,
    players: tuple[Player, ...],
    seat: int,
    plays: tuple[PlayRecord, ...],
    account: Account,
) -> SeatRecord:
    player, own = players[seat], [play for play in plays if play.seat == seat]
    saved = notes.seats[seat] if len(notes.seats) == len(players) else SavedSeat()
    is_credited = (
        notes.not_counted is not NotCounted.OPENED
        and is_key(saved.participant)
        and level_of_key(saved.participant) is player.level
    )
    return SeatRecord(
        name=player.name,
        level=player.level,
        participant=saved.participant if is_credited else "",
        colour=saved.colour if saved.colour in COLOURS else "",
        picture=saved.picture if saved.picture in PICTURES else "",
        outcome=_outcome(account, seat),
        total=account.totals[seat],
        rounds_won=account.rounds_won[seat],
        turns=len(own),
        earned=sum(play.points for play in own),
        highest_sum=highest_sum(own),
        hints=sum(play.hint for play in own),
        cards=account.cards[seat] if account.cards else None,
    )


def _outcome(account: Account, seat: int) -> Outcome:
    if len(account.winners) in (0, len(account.rounds_won)):  # nobody is beaten
        return Outcome.TIED
    return Outcome.WON if seat in account.winners else Outcome.LOST
