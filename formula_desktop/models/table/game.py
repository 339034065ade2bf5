"""A game being played at a table: whose turn it is, undo, and the computer's turns.

`TableGame` has what all games share; each game's own model says what a play does. The type checker
takes a game's types from what the game returns. Where such a type is an argument's, only the game
itself calls the method, with its own values.
"""

from __future__ import annotations

import sys
import time
from abc import abstractmethod
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from formula_desktop.engine.client import Opponent
from formula_desktop.engine.protocol import limit_for
from formula_desktop.kinds.kind import Play, Position, View
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.table.any_game import (
    AnyDraft,
    AnyHint,
    AnyTurn,
    D,
    Drafting,
    H,
    L,
    P,
    PlayMade,
    V,
)
from formula_desktop.models.table.hand import HandModel
from formula_desktop.models.table.hint import Hints
from formula_desktop.players import Player
from formula_desktop.refusal import Refusal
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.settings.settings import Settings


def _steady() -> float:
    """Seconds that only go on, also while the computer sleeps."""
    if sys.platform == "win32":
        return time.monotonic()
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


_STARTED = datetime.now(UTC) - timedelta(seconds=_steady())


def now() -> datetime:
    """The moment, to the second, as game files keep it.

    While the program runs the clock may be set as one likes: time goes on from where it was.
    """
    return (_STARTED + timedelta(seconds=_steady())).replace(microsecond=0)


class TableGame(QObject, Generic[P, L, D, V, H], metaclass=AbstractQObject):
    """What a table shows and does.

    Every change is told by `match_changed`, so that it can be kept, before `stepped` or `jumped`
    tell the table. The table shows what moved, then calls `go_on`, which asks the next player.
    """

    match_changed = Signal()
    """The game is another; whoever keeps it does so now."""
    stepped = Signal(object)
    """A play has been made: a Step to show."""
    jumped = Signal()
    """The position is another than before, without a play: new, undone, the next round."""
    turn_changed = Signal()
    """Another player is asked, the tray shows another hand, or it is covered or not."""
    draft_changed = Signal()
    refused = Signal(object)
    """A place has not taken what was put there: the Refusal says why."""

    def __init__(
        self,
        drafting: Drafting[P, L, D, V, H],
        parent: QObject | None,
        clock: Callable[[], datetime],
    ) -> None:
        super().__init__(parent)
        self._drafting = drafting
        self._given_clock = clock
        self.faces: tuple[SavedSeat, ...] = ()
        """Who sits there, with colours and pictures, by seat; empty where nothing is known."""
        self._view: V | None = None
        self._draft: D | None = None
        self._undone: list[AnyTurn[L]] = []
        self._arranged: dict[int, str] = {}
        self._covers_hands = True
        self._seconds: float = Settings.master_seconds.default
        self._is_covered = self._is_shared and self.position.to_move is not None
        self._is_asking = False
        self._shown_seat = self._first_shown()
        self.hand = HandModel(self)
        self.opponent = self._made_opponent()
        self.opponent.chosen.connect(self._make)
        self.hints = Hints(self, drafting.hint, self)
        self.hints.laid.connect(self.lay)
        for over in (self.match_changed, self.turn_changed):
            over.connect(self.hints.start_over)
        self.draft_changed.connect(self.hints.follow_draft)
        for changed in (self.hand.rowsMoved, self.hand.layoutChanged):
            changed.connect(self._keep_order)
        self._show_hand()

    # --- what the game's own model says ---------------------------------------------------------

    @property
    @abstractmethod
    def players(self) -> tuple[Player, ...]:
        """Who sits at the table, by seat."""

    @property
    @abstractmethod
    def positions(self) -> Sequence[P]:
        """The positions that can be gone back to, and the one now as the last."""

    @property
    @abstractmethod
    def turns(self) -> Sequence[AnyTurn[L]]:
        """The turns between the positions."""

    @property
    @abstractmethod
    def has_open_hands(self) -> bool:
        """Whether everybody sees all hands."""

    @property
    @abstractmethod
    def has_legal_play(self) -> bool:
        """Whether the person to move can lay anything at all."""

    @abstractmethod
    def play(self) -> bool:
        """Play the draft; whether it was legal."""

    @abstractmethod
    def _play_on(self, play: L, again: AnyTurn[L] | None) -> None:  # type: ignore[misc]
        """Make a play; `again` is the turn that made it before it was undone."""

    @abstractmethod
    def _go_back(self, turns: int) -> None:
        """Be where the game was after so many turns."""

    @abstractmethod
    def _hand_of(self, seat: int) -> str:
        """What a seat holds, in the order of its draft's indexes."""

    @abstractmethod
    def _starting_seat(self) -> int:
        """Who was to move first."""

    def _made_opponent(self) -> Opponent:
        """Who plays for the computer."""
        return Opponent(self)

    # --- what there is --------------------------------------------------------------------------

    @property
    def position(self) -> P:
        return self.positions[-1]

    @property
    def shown_seat(self) -> int:
        """Whose hand lies in the tray."""
        return self._shown_seat

    @property
    def is_covered(self) -> bool:
        """Whether the tray's hand is hidden until its player has taken the seat."""
        return self._is_covered

    @property
    def turn_number(self) -> int:
        """Which turn of the whole game is under way, counted from 0."""
        return len(self.turns)

    @property
    def player_to_move(self) -> Player | None:
        seat = self.position.to_move
        return None if seat is None else self.players[seat]

    @property
    def is_watched(self) -> bool:
        """Whether only computers play."""
        return all(player.is_computer for player in self.players)

    @property
    def is_person_to_move(self) -> bool:
        player = self.player_to_move
        return player is not None and not player.is_computer

    # --- the draft ------------------------------------------------------------------------------

    @property
    def draft(self) -> D | None:
        """What has been put down; None unless a person is to move and sees the tray."""
        return self._draft

    @property
    def view(self) -> V | None:
        """What that person sees; None as the draft is."""
        return self._view

    @property
    def why_not_play(self) -> Refusal | None:
        """Which rule stands against the draft; None when it may be played."""
        return None if self._draft is None else self._draft.refusal

    @property
    def can_take_back(self) -> bool:
        """Whether anything has been put down or chosen."""
        return self._view is not None and self._draft != self._drafting.empty(self._view)

    def take_back(self, index: int) -> None:
        """Take back one card or tile put down."""
        if self._draft is not None:
            self._draft = self._draft.take_back(index)
            self._show_draft()

    def take_back_all(self) -> None:
        """Take back everything put down or chosen."""
        if self._view is not None:
            self._draft = self._drafting.empty(self._view)
            self._show_draft()

    def lay(self, play: L) -> None:  # type: ignore[misc]
        """Put a legal formula or sum down, in place of what has been."""
        laid = None if self._view is None else self._drafting.laid(self._view, play)
        if laid is not None:
            self._draft = laid
            self._show_draft()

    def choose(self, index: int, digit: int) -> None:
        """Choose the digit of a joker or blank put down."""
        if self._draft is not None:
            self._draft = self._draft.choose(index, digit)
            self._show_draft()

    def _set_turn(self, view: V | None) -> None:
        """A person is to put something down, with this view; None: nobody is."""
        self._view = view
        self._draft = None if view is None else self._drafting.empty(view)

    def _show_draft(self) -> None:
        """The draft is another one."""
        assert self._draft is not None  # it has been changed
        self.hand.set_down(frozenset(put.index for put in self._draft.puts))
        self.draft_changed.emit()

    # --- turns ----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Ask the next player, once what happened before has been shown."""
        seat = self.position.to_move
        self._is_asking = True
        self._set_turn(None)
        if seat is not None and self.players[seat].is_computer:
            if self.is_watched:
                self._show_seat(seat)
            if not self.opponent.is_thinking:
                self._ask_computer(seat)
        elif seat is None:
            self._is_covered = False  # what is left in a hand is there for all to see
        else:
            self._is_covered |= self._must_cover(seat)
            self._show_seat(seat)
            if not self._is_covered:
                self._set_turn(self._drafting.view(self.position, seat))
        self.turn_changed.emit()
        self.draft_changed.emit()

    def think_for(self, seconds: float) -> None:
        """Have the master think so long over a turn, one under way included."""
        if seconds == self._seconds:
            return
        self._seconds = seconds
        seat = self.position.to_move
        if seat is not None and self.opponent.is_thinking:
            self._ask_computer(seat)

    def _ask_computer(self, seat: int) -> None:
        level = self.players[seat].level
        assert level is not None  # a computer is to move
        view = self._drafting.view(self.position, seat)
        self.opponent.ask(view, level, limit_for(view, level, self._seconds))

    def uncover(self) -> None:
        """The player of the tray has taken the seat."""
        if self._is_covered:
            self._is_covered = False
            if self._is_asking:  # else the table goes on when it has shown what happened
                self.go_on()

    def cover_hands(self, covers: bool) -> None:
        """Hide a hand until its player has taken the seat, or leave that out from now on."""
        self._covers_hands = covers
        if not covers:
            self.uncover()

    def stop(self) -> None:
        """End the computer player's processes; the table is about to close."""
        self.opponent.stop()
        self.hints.stop()

    def _make(self, play: L) -> None:  # type: ignore[misc]
        before, seat = self.position, self.position.to_move
        assert seat is not None  # whose play it is
        again = None
        if self._undone and self._undone[0].play == play:
            again = self._undone.pop(0)
        else:
            self._undone.clear()
            self.hints.forget_from(self.turn_number + 1)
        self._is_asking = False
        self._set_turn(None)
        self._play_on(play, again)
        self.match_changed.emit()
        self._show_hand()
        self.stepped.emit(PlayMade(seat, play, before, self.position))

    def _clock(self) -> datetime:
        """The moment of what happens now: never before what happened last.

        A clock that was set back, between two starts perhaps, costs nobody anything.
        """
        turns = self.turns
        return max(self._given_clock(), turns[-1].at) if turns else self._given_clock()

    # --- undo -----------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return self._turn_to_undo() is not None

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        """Go back to the last moment when a person was to move."""
        turn = self._turn_to_undo()
        if turn is None:
            return
        self._undone = [*self.turns[turn:], *self._undone]
        self._go_back(turn)
        self._jump()

    def redo(self) -> None:
        """Play undone turns again, up to the next one of a person."""
        if not self._undone:
            return
        while self._undone:
            turn = self._undone.pop(0)
            self._play_on(turn.play, turn)
            if self.is_person_to_move:
                break
        self._jump()

    def _turn_to_undo(self) -> int | None:
        positions = self.positions[:-1]
        turns = range(len(positions) - 1, -1, -1)
        return next((turn for turn in turns if self._is_persons(positions[turn])), None)

    def _is_persons(self, position: Position) -> bool:
        seat = position.to_move
        return seat is not None and not self.players[seat].is_computer

    def _jump(self) -> None:
        self.opponent.interrupt()
        self._is_asking = False
        self._set_turn(None)
        self.match_changed.emit()
        self._show_hand()
        self.jumped.emit()

    def _start_over(self) -> None:
        """A new deal: nothing of the last one can be undone, and no order of a hand is kept."""
        self._undone.clear()
        self._arranged.clear()
        self._is_covered = self._is_shared
        self._shown_seat = self._first_shown()
        self._jump()

    # --- the tray -------------------------------------------------------------------------------

    def _show_seat(self, seat: int) -> None:
        self._shown_seat = seat
        self._show_hand()

    def _show_hand(self) -> None:
        seat = self._shown_seat
        self.hand.show(self._hand_of(seat), self._arranged.get(seat, ""))

    def _keep_order(self) -> None:
        self._arranged[self._shown_seat] = self.hand.cards

    @property
    def _is_shared(self) -> bool:
        """Whether persons sit at the table who are not to see each other's hands."""
        persons = [player for player in self.players if not player.is_computer]
        return self._covers_hands and len(persons) > 1 and not self.has_open_hands

    def _must_cover(self, seat: int) -> bool:
        """Whether another person's hand has to be hidden before this one's is shown."""
        return self._is_shared and seat != self._shown_seat

    def _first_shown(self) -> int:
        """The first person to come to move, or the one who starts when nobody is a person."""
        start = self._starting_seat()
        order = [(start + step) % len(self.players) for step in range(len(self.players))]
        return next((seat for seat in order if not self.players[seat].is_computer), start)


AnyTableGame = TableGame[Position, Play, AnyDraft, View, AnyHint]
"""A game at a table, whichever it is."""
G = TypeVar("G", bound=AnyTableGame, covariant=True)
