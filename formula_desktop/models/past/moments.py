"""A game as its moments, to look back on: each play, its hand, and where to continue.

No Qt here. What must not be seen during the game stays hidden: see `Past.shows`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from formula_desktop.digifeud import play as digifeud_play
from formula_desktop.digifeud import position as digifeud_position
from formula_desktop.digifeud.game import Game
from formula_desktop.engine.protocol import Play
from formula_desktop.formula import play as formula_play
from formula_desktop.formula import position as formula_position
from formula_desktop.formula.match import Match, Round
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.games.states import State, is_over

Position = formula_position.Position | digifeud_position.Position


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
    def hand(self) -> str:
        """What the seat held: before it laid anything, or with the card that it drew."""
        if isinstance(self.before, digifeud_position.Position):
            return self.before.racks[self.seat].tiles
        assert isinstance(self.after, formula_position.Position)
        moment = self.after if self.play is formula_play.Action.DRAW else self.before
        return moment.hands[self.seat]

    @property
    def drawn(self) -> str:
        """The card that was drawn instead of playing, if one was."""
        if self.play is not formula_play.Action.DRAW:
            return ""
        assert isinstance(self.before, formula_position.Position)
        left = self.before.hands[self.seat]
        return next((card for card in self.hand if self.hand.count(card) > left.count(card)), "")

    @property
    def for_points(self) -> bool:
        """Whether points say what a play is worth, and not the cards it lays."""
        position = self.before
        if isinstance(position, digifeud_position.Position):
            return True
        return position.options.for_points

    def worth(self, play: Play | None) -> int:
        """What a play is worth here: what it earns, or how many cards it lays without points."""
        if isinstance(play, formula_play.Formula):
            assert isinstance(self.before, formula_position.Position)
            return self.before.points(play) if self.for_points else len(play.cards)
        if isinstance(play, digifeud_play.Sum):
            assert isinstance(self.before, digifeud_position.Position)
            return self.before.points(play)
        return 0


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
        if isinstance(self.state, Game):
            yield from _moments_of(0, self.state)
        else:
            for number, each in enumerate(self.state.rounds):
                yield from _moments_of(number, each)

    def shows(self, moment: Moment) -> bool:
        """Whether the hand of a moment may be seen, and with it the best play there was.

        All hands may, once the game is over; in Formula the round. So may they where hands lie
        open anyway, or nobody but computers plays. Until then it is only the hand of the one
        person there is; of several persons, the hand of who has taken the seat. Nothing of a
        later moment is ever shown: the turn under way has no moment yet.
        """
        state, players = self.state, self.state.players
        if isinstance(state, Match):
            if state.options.open_cards or state.rounds[moment.round].position.is_over:
                return True
        elif state.is_over:
            return True
        persons = [seat for seat, player in enumerate(players) if not player.is_computer]
        if len(persons) > 1:
            return moment.seat == self.seat
        return not persons or moment.seat in persons

    @property
    def is_over(self) -> bool:
        """Whether nobody can play on."""
        return is_over(self.state)

    # --- the game at a moment -------------------------------------------------------------------

    def at(self, moment: Moment) -> State:
        """The game as it was after a moment."""
        if isinstance(self.state, Game):
            return self.state.back_to(moment.turn)
        rounds = self.state.rounds[: moment.round + 1]
        return replace(self.state, rounds=(*rounds[:-1], rounds[-1].back_to(moment.turn)))

    def instead(self, moment: Moment, play: Play, now: datetime) -> State:
        """The game after another play than the one of a moment, which is made now."""
        before = self.at(replace(moment, turn=moment.turn - 1))
        if isinstance(before, Game):
            assert isinstance(play, digifeud_play.Sum | digifeud_play.Action)
            return _in_time(before, now).after(play, max(now, before.turn_began))
        assert isinstance(play, formula_play.Formula | formula_play.Action)
        last = self._turns(moment.round)[moment.turn - 1]
        return before.after(play, last)

    def going_on(self, moment: Moment, now: datetime) -> State:
        """The game after a moment as a game to go on with: a turn's time begins now."""
        state = self.at(moment)
        return _in_time(state, now) if isinstance(state, Game) else state

    @staticmethod
    def can_go_on(state: State) -> bool:
        """Whether anybody can play on from there, be it in the next round."""
        return not is_over(state)

    def _turns(self, number: int) -> list[datetime]:
        assert isinstance(self.state, Match)
        return [turn.at for turn in self.state.rounds[number].turns]


def _moments_of(number: int, played: Round | Game) -> Iterator[Moment]:
    positions: tuple[Position, ...] = played.positions
    first = positions[0]
    assert first.to_move is not None  # nobody has played yet
    yield Moment(number, 0, first.to_move, None, first, first)
    plays: list[Play] = [turn.play for turn in played.turns]
    for turn, play in enumerate(plays, 1):
        before = positions[turn - 1]
        assert before.to_move is not None  # a turn was made there
        yield Moment(number, turn, before.to_move, play, before, positions[turn])


def _in_time(game: Game, now: datetime) -> Game:
    return game.back_to(len(game.turns), max(now, game.turn_began))
