"""A game being played at a table: whose turn it is, undo, and the computer's turns.

`TableGame` has what all games share; each game's own model says what a play does. The type
parameters are covariant: where a method takes one as an argument, only the game itself calls it,
with its own values.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from datetime import datetime
from enum import Enum
from random import SystemRandom
from typing import Generic, TypeVar

from PySide6.QtCore import Signal

from formula_desktop.clock import steady_now
from formula_desktop.engine.client import Opponent, OpponentMaker
from formula_desktop.engine.protocol import limit_for, seed_of_game
from formula_desktop.kinds.kind import Play, Position, State, View
from formula_desktop.kinds.registry import kind_of
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
from formula_desktop.models.table.asked_teams import AskedTeams
from formula_desktop.models.table.hand import Hand
from formula_desktop.models.table.hint import Hints
from formula_desktop.models.words.hint import LAYS
from formula_desktop.players import YOUNG, Level, Player
from formula_desktop.refusal import Refusal
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.settings.settings import Settings


class TableGame(AskedTeams, Generic[P, L, D, V, H], metaclass=AbstractQObject):
    """What a table shows and does.

    Every change emits `match_changed`, so that the game is saved, before `stepped` or `jumped`.
    The table then shows what moved, and calls `go_on`, which asks the next player.
    """

    match_changed = Signal()
    """The game has changed and is to be saved."""
    stepped = Signal(object)
    """A play has been made: the PlayMade to show."""
    jumped = Signal()
    """The position has changed without a play: a new game, an undo, the next round."""
    turn_changed = Signal()
    """Another player is asked, with another draft or none, or the tray shows another hand, is
    covered or is uncovered."""
    draft_changed = Signal()
    """The draft of the person to move has changed."""
    refused = Signal(object)
    """A place did not take what was put there; the Refusal says why."""

    elsewhere: frozenset[int] = frozenset()
    """The seats whose hands are held on other screens, so that the tray never shows them."""

    drafting: Drafting[P, L, D, V, H]
    """Makes the drafts and hints."""

    def __init__(
        self,
        state: State,
        *,
        clock: Callable[[], datetime] = steady_now,
        opponent: OpponentMaker = Opponent,
    ) -> None:
        """`opponent` makes the one that plays, and the one that works out hints."""
        super().__init__(state)
        self.clock = clock
        """Returns the time in UTC."""
        self.is_first_game: Callable[[], bool] = lambda: False
        """Returns whether the only person here has not finished a game of this kind yet."""
        self.is_still = False
        """Whether a single moment is shown, in which nobody is asked any more."""
        self.faces: tuple[SavedSeat, ...] = ()
        """The players' colours and pictures by seat, empty if unknown."""
        self.is_of_class = False
        """Whether its players are teams of a class."""
        self.draft: D | None = None
        """The draft, None unless a person is to move and sees the tray."""
        self.view: V | None = None
        """What that person sees; None if there is no draft."""
        self._undone: list[AnyTurn[L]] = []
        self._arranged: dict[int, str] = {}
        self._covers_hands = True
        self._seconds: float = Settings.master_seconds.default
        self.is_covered = self._is_shared and self.position.to_move is not None
        """Whether the tray's hand is hidden until its player has taken the seat."""
        self._is_asking = False
        self.shown_seat = self._first_shown()
        """The seat whose hand is in the tray."""
        self.hand = Hand(self)
        self.opponent = opponent(self)
        self.opponent.chosen.connect(self._make)
        self.hints = Hints(self, self.drafting, opponent, self)
        self.hints.laid.connect(self.lay)
        for over in (self.match_changed, self.turn_changed):
            over.connect(self.hints.start_over)
        self.draft_changed.connect(self.hints.follow_draft)
        self.hand.arranged.connect(self._keep_order)
        self._show_hand()

    # --- provided by each game's model ----------------------------------------------------------

    @property
    @abstractmethod
    def positions(self) -> Sequence[P]:
        """The positions that one can go back to, with the current one last."""

    @property
    @abstractmethod
    def turns(self) -> Sequence[AnyTurn[L]]:
        """The turns between the positions."""

    @property
    @abstractmethod
    def has_legal_play(self) -> bool:
        """Whether the person to move can lay anything at all."""

    @abstractmethod
    def play(self) -> bool:
        """Play the draft; return whether it was legal."""

    @abstractmethod
    def _play_on(self, play: L, again: AnyTurn[L] | None) -> None:  # type: ignore[misc]
        """Make a play; `again` is the undone turn that made it before."""

    @abstractmethod
    def _go_back(self, turns: int) -> None:
        """Go back to the position after this many turns."""

    @abstractmethod
    def _hand_of(self, seat: int) -> str:
        """A seat's hand, in the order of its draft's indexes."""

    @abstractmethod
    def _starting_seat(self) -> int:
        """The seat that was to move first."""

    # --- state ----------------------------------------------------------------------------------

    def following_of(self, draft: D) -> Enum | None:  # type: ignore[misc]
        """What comes next in a draft that can still become a legal play."""
        return draft.following

    @property
    def players(self) -> tuple[Player, ...]:
        """The players at the table, by seat."""
        return self.state.players

    @property
    def has_open_hands(self) -> bool:
        """Whether everybody sees all hands."""
        return False

    @property
    def position(self) -> P:
        return self.positions[-1]

    @property
    def turn_number(self) -> int:
        """The number of the current turn, counted from 0 over the whole game."""
        return len(self.turns)

    @property
    def player_to_move(self) -> Player | None:
        seat = self.position.to_move
        return None if seat is None else self.players[seat]

    @property
    def seat_to_show(self) -> int | None:
        """The seat that the table shows as moving, if any."""
        return None if self.is_still else self.position.to_move

    @property
    def is_watched(self) -> bool:
        """Whether only computers play."""
        return all(player.is_computer for player in self.players)

    @property
    def hint_level(self) -> Level:
        """The weakest level at the table, which hints suit; normal among people."""
        levels = {player.level for player in self.players}
        return next((level for level in Level if level in levels), Level.NORMAL)

    @property
    def has_laid_nothing(self) -> bool:
        """Whether the player to move has laid nothing in the turn before."""
        seats = [position.to_move for position in self.positions]
        turns = zip(seats, self.turns, strict=False)
        own = [turn.play for seat, turn in turns if seat == seats[-1]]
        return bool(own) and isinstance(own[-1], Enum)

    def leading_on(self) -> H | None:
        """The hint that leads on from what is put down; None if that makes no difference."""
        return None

    @property
    def is_person_to_move(self) -> bool:
        return self._is_person(self.position.to_move)

    def _is_person(self, seat: int | None) -> bool:
        return seat is not None and not self.players[seat].is_computer

    # --- the draft ------------------------------------------------------------------------------

    @property
    def why_not_play(self) -> Refusal | None:
        """The rule against playing the draft, None if it may be played."""
        return None if self.draft is None else self.draft.refusal

    @property
    def last_hint(self) -> int:
        """The last step of hints that is given."""
        return LAYS

    @property
    def is_in_the_way(self) -> bool:
        """Whether no hint leads on from what is put down; asked where none has been found."""
        return self.can_take_back

    @property
    def can_take_back(self) -> bool:
        """Whether anything has been put down or chosen."""
        return self.view is not None and self.draft != self.drafting.empty(self.view)

    def take_back(self, index: int) -> None:
        """Take back one card or tile put down."""
        if self.draft is not None:
            self.draft = self.draft.take_back(index)
            self.draft_changed.emit()

    def take_back_all(self) -> None:
        """Take back everything put down or chosen."""
        if self.view is not None:
            self.draft = self.drafting.empty(self.view)
            self.draft_changed.emit()

    def lay(self, play: L) -> None:  # type: ignore[misc]
        """Put down a legal formula or sum in place of the draft."""
        laid = None if self.view is None else self.drafting.laid(self.view, play)
        if laid is not None:
            self.draft = laid
            self.draft_changed.emit()

    def choose(self, index: int, digit: int) -> None:
        """Choose the digit of a joker or blank put down."""
        if self.draft is not None:
            self.draft = self.draft.choose(index, digit)
            self.draft_changed.emit()

    def _set_turn(self, view: V | None) -> None:
        """Start an empty draft for a person with this view; None ends the draft."""
        self.view = view
        self.draft = None if view is None else self.drafting.empty(view)

    # --- turns ----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Ask the next player, now that the last play has been shown."""
        seat = self.position.to_move
        self._is_asking = True
        self._set_turn(None)
        if seat is not None and self.players[seat].is_computer:
            if self.is_watched:
                self._show_seat(seat)
            if not self.opponent.is_thinking:
                self._ask_computer(seat)
        elif seat is None:
            self.is_covered = False  # everybody may see what is left in a hand
        else:
            self._cover_for(seat)
            self._show_seat(seat)
            if not self.is_covered or self.is_elsewhere:
                self._set_turn(self.drafting.view(self.position, seat))
        self.turn_changed.emit()

    @property
    def awaits_person(self) -> bool:
        """Whether a person is to move, even if the tray's hand is still hidden."""
        seat = self.position.to_move
        if self.draft is not None or seat is None:
            return self.draft is not None
        return self.is_covered and self._is_asking and not self.players[seat].is_computer

    def wait(self) -> None:
        """Cover the tray before the game waits for somebody on another screen."""
        seat = self.position.to_move
        if seat in self.elsewhere and not self._is_asking and seat != self.shown_seat:
            self._cover_for(seat)
            self.turn_changed.emit()

    def _cover_for(self, seat: int) -> None:
        """Hide the tray's hand if whoever sits there must not see the one of this seat."""
        if seat in self.elsewhere:
            self.is_covered = not self.has_open_hands
        elif self.shown_seat in self.elsewhere:
            self.is_covered = self._is_shared
        else:  # another person's hand is to be hidden before this one's is shown
            self.is_covered |= self._is_shared and seat != self.shown_seat

    @property
    def is_elsewhere(self) -> bool:
        """Whether the hand of the player to move is held on another screen."""
        return self.position.to_move in self.elsewhere

    def hold_elsewhere(self, seats: frozenset[int]) -> None:
        """Set which hands are held on other screens; a turn begun at the table starts over."""
        changed, self.elsewhere = seats ^ self.elsewhere, seats
        if self.position.to_move in changed and self._is_asking:
            self.is_covered = self._is_shared
            self.go_on()
        elif self.shown_seat in changed and self.position.to_move is not None:
            self.is_covered = self._is_shared or self._is_hidden(self.shown_seat)
            self._show_hand()
            self.turn_changed.emit()

    def think_for(self, seconds: float) -> None:
        """Let the master think this long about each turn, including the current one."""
        if seconds == self._seconds:
            return
        self._seconds = seconds
        seat = self.position.to_move
        if seat is not None and self.opponent.is_thinking:
            self._ask_computer(seat)

    def _ask_computer(self, seat: int) -> None:
        level = self.players[seat].level
        assert level is not None  # a computer is to move
        view = self.drafting.view(self.position, seat)
        limit = limit_for(view, level, self._seconds, seed_of_game(self.state))
        is_young = level in YOUNG and kind_of(self.state).is_for_young(self.state.options)
        limit = limit._replace(holds_back=is_young and self._is_to_be_won)
        self.opponent.ask(view, level, limit)

    @property
    def _is_to_be_won(self) -> bool:
        """Whether a computer for the young holds back: in a first game, until a person has won a
        round.
        """
        if not self.is_first_game():
            return False
        won = kind_of(self.state).account(self.state, False).rounds_won
        return not any(
            rounds and not player.is_computer
            for rounds, player in zip(won, self.players, strict=True)
        )

    @property
    def waits_for_play(self) -> bool:
        """Whether somebody is asked for a play and sees what there is to lay."""
        return self.draft is not None

    def pass_without_end(self) -> bool:
        """Make the play of somebody who finds no sum, unless nobody could play after it.

        Returns whether it was made.
        """
        view, kind = self.view, kind_of(self.state)
        if view is None:
            return False
        play = kind.play_without_sum(view)
        if kind.why_not(view, play) is not None:
            return False
        if kind.after(self.state, play, self._clock()).position.is_over:
            return False
        self._make(play)  # type: ignore[arg-type]  # a play of this game
        return True

    def uncover(self) -> None:
        """Show the tray's hand, now that its player has taken the seat."""
        if self.is_covered and self.shown_seat not in self.elsewhere:
            self.is_covered = False
            if self._is_asking:  # otherwise the table goes on after the last play
                self.go_on()

    def cover_hands(self, covers: bool) -> None:
        """Set whether a hand stays hidden until its player has taken the seat."""
        self._covers_hands = covers
        if not covers:
            self.uncover()

    def stop(self) -> None:
        """End the computer player's processes; the table is about to close."""
        self.opponent.stop()
        self.hints.stop()

    def _make(self, play: L) -> None:  # type: ignore[misc]
        again = None
        if self._undone and self._undone[0].play == play:
            again = self._undone.pop(0)
        else:
            self._undone.clear()
            self.hints.forget_from(self.turn_number + 1)
        self.hints.follow_play(play)
        self._is_asking = False
        self._set_turn(None)
        self._play_on(play, again)
        self.match_changed.emit()
        self._show_hand()
        self.stepped.emit(self.last_step)

    def _clock(self) -> datetime:
        """The current moment, but never before the last turn.

        A clock that was set back, perhaps between two starts, costs no player time.
        """
        turns = self.turns
        return max(self.clock(), turns[-1].at) if turns else self.clock()

    @property
    def last_step(self) -> PlayMade[P, L]:
        """The last play that has been made; there must be one."""
        before, after = self.positions[-2:]
        assert before.to_move is not None  # whose play it is
        return PlayMade(before.to_move, self.turns[-1].play, before, after)

    def look_at(self, state: State, seat: int, hand: str, *, is_covered: bool) -> None:
        """Show another state, without playing on, and a seat with this hand in the tray."""
        self.state, self.shown_seat, self.is_covered = state, seat, is_covered
        self.hand.show(hand)

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
        """Play undone turns again, up to a person's next turn."""
        if not self._undone:
            return
        while self._undone:
            turn = self._undone.pop(0)
            self._play_on(turn.play, turn)
            if self.is_person_to_move:
                break
        self._jump()

    def _turn_to_undo(self) -> int | None:
        before = self.positions[:-1]
        turns = range(len(before) - 1, -1, -1)
        return next((turn for turn in turns if self._is_person(before[turn].to_move)), None)

    def _jump(self) -> None:
        self.opponent.interrupt()
        self._is_asking = False
        self._set_turn(None)
        self.match_changed.emit()
        self._show_hand()
        self.jumped.emit()

    def _start_over(self) -> None:
        """Start with a new deal, forgetting undone turns and the order of hands."""
        self._undone.clear()
        self._arranged.clear()
        self.shown_seat = self._first_shown()
        self.is_covered = self._is_shared or self._is_hidden(self.shown_seat)
        self._jump()

    # --- the tray -------------------------------------------------------------------------------

    def _show_seat(self, seat: int) -> None:
        self.shown_seat = seat
        self._show_hand()

    def _show_hand(self) -> None:
        seat = self.shown_seat
        hand = self._hand_of(seat)
        if self._is_hidden(seat):  # gaps in a sorted hand would reveal something about the rest
            self.hand.show(hand, "".join(SystemRandom().sample(hand, len(hand))))
        else:
            self.hand.show(hand, self._arranged.get(seat, ""))

    def _keep_order(self) -> None:
        self._arranged[self.shown_seat] = self.hand.cards

    @property
    def _is_shared(self) -> bool:
        """Whether there are several persons, who must not see each other's hands.

        Those whose hands are on other screens look at the table, too.
        """
        persons = [seat for seat in range(len(self.players)) if self._is_person(seat)]
        return self._covers_hands and len(persons) > 1 and not self.has_open_hands

    def _is_hidden(self, seat: int) -> bool:
        """Whether a hand is on another screen, and not on the table."""
        return seat in self.elsewhere and not self.has_open_hands

    def _first_shown(self) -> int:
        """The first person to move, or the starting seat if there are only computers."""
        start = self._starting_seat()
        order = [(start + step) % len(self.players) for step in range(len(self.players))]
        return next((seat for seat in order if not self.players[seat].is_computer), start)


AnyTableGame = TableGame[Position, Play, AnyDraft, View, AnyHint]
"""Any game at a table."""
G = TypeVar("G", bound=AnyTableGame, covariant=True)
