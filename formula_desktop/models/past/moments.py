"""A game as its moments, to look back on: each play, its hand, and where to continue.

No Qt here. What must not be seen during the game stays hidden: see `Past.shows`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from formula_desktop.kinds.kind import AnyKind, Play, Position, Round, State
from formula_desktop.kinds.registry import kind_of
from formula_desktop.store.games.notes import SavedSeat


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn that was made; or, without a play, how a round or a game began.

    `turn` counts from 1 within the round, and is 0 where nobody has played yet: `seat` is then
    who is to move first.
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
        """What the seat held: before it laid anything, or with the card that it drew."""
        return self.kind.hand(self.after if self._has_drawn else self.before, self.seat)

    @property
    def drawn(self) -> str:
        """The card that was drawn instead of playing, if one was."""
        if not self._has_drawn:
            return ""
        left = self.kind.hand(self.before, self.seat)
        return next((card for card in self.hand if self.hand.count(card) > left.count(card)), "")

    @property
    def _has_drawn(self) -> bool:
        return self.play is not None and self.kind.drew(self.play)

    def worth(self, play: Play | None) -> int:
        """What a play is worth here: what it earns, or how many cards it lays without points."""
        return 0 if play is None else self.kind.worth(self.before, play)


@dataclass(frozen=True, slots=True)
class Past:
    """A game to look back on, with who sits there, and who looks.

    `seat` is who of several persons sits at the computer now, when that is known: whoever has
    taken the seat, and sees the tray.
    """

    state: State
    faces: tuple[SavedSeat, ...] = ()
    seat: int | None = None

    @property
    def moments(self) -> tuple[Moment, ...]:
        """All moments of all rounds, the beginnings included."""
        return tuple(self._moments())

    def _moments(self) -> Iterator[Moment]:
        for number, each in enumerate(self.kind.rounds(self.state)):
            yield from _moments_of(number, each)

    @property
    def kind(self) -> AnyKind:
        return kind_of(self.state)

    @property
    def for_points(self) -> bool:
        """Whether points say what a play is worth, and not the cards it lays."""
        return self.kind.for_points(self.state.options)

    def shows(self, moment: Moment) -> bool:
        """Whether the hand of a moment may be seen, and with it the best play there was.

        All hands may, once the game is over; in Formula the round. So may they where hands lie
        open anyway, or nobody but computers plays. Until then it is only the hand of the one
        person there is; of several persons, the hand of who has taken the seat. Nothing of a
        later moment is ever shown: the turn under way has no moment yet.
        """
        if self.kind.is_open(self.state, moment.round):
            return True
        players = self.state.players
        persons = [seat for seat, player in enumerate(players) if not player.is_computer]
        if len(persons) > 1:
            return moment.seat == self.seat
        return not persons or moment.seat in persons

    @property
    def is_over(self) -> bool:
        """Whether nobody can play on."""
        return self.kind.is_over(self.state)

    # --- the game at a moment -------------------------------------------------------------------

    def at(self, moment: Moment) -> State:
        """The game as it was after a moment."""
        state: State = self.kind.at(self.state, moment.round, moment.turn)
        return state

    def instead(self, moment: Moment, play: Play, now: datetime) -> State:
        """The game after another play than the one of a moment, which is made now."""
        before = self.at(replace(moment, turn=moment.turn - 1))
        made = self.kind.rounds(self.state)[moment.round].turns[moment.turn - 1].at
        state: State = self.kind.instead(before, play, made, now)
        return state

    def going_on(self, moment: Moment, now: datetime) -> State:
        """The game after a moment as a game to go on with: a turn's time begins now."""
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
