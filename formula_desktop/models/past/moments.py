"""The moments of a game, for looking back: each play, its hand, and where to continue.

This module uses no Qt. What must stay hidden during the game does: see `Past.shows`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import chain, count

from formula_desktop.classes.teams import Rota
from formula_desktop.kinds.kind import RESIGN, TIMEOUT, AnyKind, Play, Position, Round, State
from formula_desktop.kinds.registry import kind_of
from formula_desktop.store.games.notes import SavedSeat


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn that was made or, without a play, the beginning of a round or game.

    `turn` counts from 1 within the round. At a beginning it is 0, and `seat` moves first.
    """

    round: int
    turn: int
    seat: int
    play: Play | None
    before: Position
    after: Position

    @property
    def kind(self) -> AnyKind:
        return kind_of(self.before)

    @property
    def hand(self) -> str:
        """The seat's hand before it laid anything, or with the card that it drew."""
        return self.kind.hand(self.after if self._has_drawn else self.before, self.seat)

    @property
    def drawn(self) -> str:
        """The card that was drawn instead of playing, if any."""
        if not self._has_drawn:
            return ""
        left = self.kind.hand(self.before, self.seat)
        return next((card for card in self.hand if self.hand.count(card) > left.count(card)), "")

    @property
    def _has_drawn(self) -> bool:
        return self.play is not None and self.kind.draws(self.play)

    def worth(self, play: Play | None) -> int:
        """The points that a play earns here or, without points, the number of cards it lays."""
        return 0 if play is None else self.kind.worth(self.before, play)


@dataclass(frozen=True, slots=True)
class Past:
    """A game to look back on, its players, and who is looking.

    `seat` is the person at the computer now, if known: the one of several who has taken the
    seat and sees the tray.
    """

    state: State
    faces: tuple[SavedSeat, ...] = ()
    seat: int | None = None
    rota: Rota | None = None
    pupils: Mapping[str, str] = field(default_factory=dict)
    """Who was asked in a lesson with teams, and the names of these pupils by their keys."""
    laid: Collection[int] = ()
    """The turns in which a hint put the play down, from 0 over the whole game."""
    is_lesson: bool = False
    """Whether it is a game of a class, which the bell ends."""

    def asked(self, moments: Sequence[Moment]) -> tuple[str, ...]:
        """The name of the pupil who was asked in each of all moments; "" where none was."""
        rota = self.rota
        if rota is None:
            return ("",) * len(moments)
        turns, names = Counter[int](), []
        for moment in moments:
            if moment.play is None or self.is_agreed(moment):
                names.append("")
            else:
                key = rota.asked(moment.seat, turns[moment.seat])
                turns[moment.seat] += 1
                names.append(self.pupils.get(key, ""))
        return tuple(names)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """All moments of all rounds, including the beginnings.

        The turns on which the players agreed, to stop, are one moment: the end.
        """
        rounds, agreed = self.kind.rounds(self.state), self.kind.agreed_turns(self.state)
        every = tuple(chain.from_iterable(map(_moments_of, count(), rounds)))
        return (*every[:-agreed], every[-1]) if agreed else every

    def turns(self, number: int) -> int:
        """How many turns a round had, but for those on which the players agreed, to stop."""
        rounds = self.kind.rounds(self.state)
        is_last = number == len(rounds) - 1
        agreed = self.kind.agreed_turns(self.state) if is_last else 0
        return len(rounds[number].turns) - agreed

    @property
    def kind(self) -> AnyKind:
        return kind_of(self.state)

    @property
    def for_points(self) -> bool:
        """Whether a play is worth its points, rather than the cards it lays."""
        return self.kind.for_points(self.state.options)

    def shows(self, moment: Moment) -> bool:
        """Whether the hand of a moment may be seen, and with it the best play.

        All hands may be seen once the game (in Formula, the round) is over, and always if hands
        are open or only computers play. Until then only the hand of the single person may be or,
        of several persons, of the one who has taken the seat. Nothing of a later moment is ever
        shown: the current turn has no moment yet.
        """
        if self.kind.is_open(self.state, moment.round):
            return True
        players = self.state.players
        persons = [seat for seat, player in enumerate(players) if not player.is_computer]
        if len(persons) > 1:
            return moment.seat == self.seat
        return not persons or moment.seat in persons

    def judges(self, moment: Moment) -> bool:
        """Whether to say what a turn was worth in the chance to win; not what the lamp laid."""
        return self.says_most(moment) and not self.is_laid(moment)

    def says_most(self, moment: Moment) -> bool:
        """Whether to say, where turns are judged, in which turn more points or cards were possible.

        Not while its game or round goes on, even with open hands: it would help to win. Only the
        turns of persons count, unless just computers play.
        """
        if moment.play is None or str(moment.play) in (RESIGN, TIMEOUT):
            return False
        if self.is_agreed(moment):
            return False
        if not self.kind.rounds(self.state)[moment.round].positions[-1].is_over:
            return False
        players = self.state.players
        return not players[moment.seat].is_computer or all(each.is_computer for each in players)

    def is_laid(self, moment: Moment) -> bool:
        """Whether a hint put the play of a moment down."""
        if moment.play is None or not self.laid:  # a match may have a thousand rounds
            return False
        earlier = self.kind.rounds(self.state)[: moment.round]
        return sum(len(each.turns) for each in earlier) + moment.turn - 1 in self.laid

    def is_agreed(self, moment: Moment) -> bool:
        """Whether the players agreed on a turn, to stop the game."""
        return moment.turn > self.turns(moment.round)

    @property
    def is_over(self) -> bool:
        """Whether nobody can play on."""
        return self.kind.is_over(self.state)

    def has_lost(self, seat: int) -> bool:
        """Whether others have won the game."""
        account = self.kind.account(self.state, True, is_lesson=self.is_lesson)
        return not account.is_calm and bool(account.winners) and seat not in account.winners

    def at(self, moment: Moment) -> State:
        """The game as it was after a moment."""
        state: State = self.kind.at(self.state, moment.round, moment.turn)
        return state

    def instead(self, moment: Moment, play: Play, now: datetime) -> State:
        """The game after another play, made now, in place of the one of a moment."""
        before = self.at(replace(moment, turn=moment.turn - 1))
        made = self.kind.rounds(self.state)[moment.round].turns[moment.turn - 1].at
        return self.kind.with_other_play(before, play, made, now)

    def going_on(self, moment: Moment, now: datetime) -> State:
        """The game after a moment, to continue: the turn's time begins now."""
        state: State = self.kind.resumed(self.at(moment), now)
        return state


def _moments_of(number: int, played: Round) -> Iterator[Moment]:
    positions = played.positions
    first = positions[0]
    assert first.to_move is not None  # nobody has played yet
    yield Moment(number, 0, first.to_move, None, first, first)
    for at, turn in enumerate(played.turns, 1):
        before = positions[at - 1]
        assert before.to_move is not None  # a turn was made there
        yield Moment(number, at, before.to_move, turn.play, before, positions[at])
