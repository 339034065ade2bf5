"""A game of Digifeud being played: the draft on the board, passing, resigning, the time limit."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import takewhile
from random import Random

from formula_desktop.digifeud.draft import Draft, draft_of
from formula_desktop.digifeud.game import Game, Turn
from formula_desktop.digifeud.hint import Hint, hint_of, leading_on
from formula_desktop.digifeud.legal import LegalPlays
from formula_desktop.digifeud.play import Action, Play, Sum
from formula_desktop.digifeud.position import PASSES_TO_END, Position
from formula_desktop.digifeud.squares import Direction, Square
from formula_desktop.digifeud.view import View
from formula_desktop.models.table.any_game import AnyTurn, Drafting, PlayMade
from formula_desktop.models.table.game import TableGame


def _laid(view: View, play: Play) -> Draft | None:
    return draft_of(view, play) if isinstance(play, Sum) else None


DigifeudStep = PlayMade[Position, Play]


class DigifeudGame(TableGame[Position, Play, Draft, View, Hint]):
    """A TableGame for the board; its `hand` is the rack of the tray: digits, operators, `=`."""

    state: Game
    drafting = Drafting(Position.view, Draft, _laid, hint_of)
    was_stopped = False
    """Whether the players agreed to stop, so that all passes at its end were made for them."""
    _unseen_since: datetime | None = None
    """When the table left the screen, while the time is paused."""

    @property
    def positions(self) -> Sequence[Position]:
        return self.state.positions

    @property
    def turns(self) -> Sequence[Turn]:
        return self.state.turns

    @property
    def has_open_hands(self) -> bool:
        return self.state.options.open_racks

    @property
    def has_legal_play(self) -> bool:
        return self.draft is not None and bool(LegalPlays(self.draft.view))

    def leading_on(self) -> Hint | None:
        if self.draft is None or not self.can_take_back:
            return None
        hint = self.hints.hint
        return leading_on(self.draft, self.hint_level, None if hint is None else hint.laid)

    def put(self, index: int, square: Square, digit: int | None = None) -> bool:
        """Put a tile of the rack on a square; return whether the square took it."""
        if self.draft is None:
            return False
        refusal = self.draft.why_not_put(index, square)
        if refusal:
            self.refused.emit(refusal)
            return False
        self.draft = self.draft.put(index, square, digit)
        self.draft_changed.emit()
        return True

    def slide(self, way: Direction) -> None:
        """Move all tiles put down one square further, if there is room."""
        slid = self.draft.slid(way) if self.draft is not None else None
        if slid is not None and slid.puts:
            self.draft = slid
            self.draft_changed.emit()

    def shuffle_rack(self, random: Random) -> None:
        """Put the rack's digits in a random order."""
        order = self.hand.order
        rack = self.position.racks[self.shown_seat]
        digits = [index for index in order if index < len(rack.digits)]
        signs = [index for index in order if index not in digits]
        self.hand.arrange([*random.sample(digits, len(digits)), *signs])

    def play(self) -> bool:
        draft = self.draft
        if draft is None or draft.refusal or draft.play is None or self.end_when_late():
            return False
        self._make(draft.play)
        return True

    @property
    def pass_ends_game(self) -> bool:
        """Whether passing now ends the game."""
        seat = self.position.to_move
        return seat is not None and self.position.passes[seat] + 1 == PASSES_TO_END

    def pass_turn(self) -> None:
        """Pass."""
        if self.draft is not None and not self.end_when_late():
            self._make(Action.PASS)

    def pass_without_end(self) -> bool:
        return not self.end_when_late() and super().pass_without_end()

    def pass_to_the_end(self) -> None:
        """Pass for everybody until the game is over, as players do who agree to stop."""
        if not self.awaits_person or self.end_when_late():
            return
        self._undone.clear()
        self.was_stopped = True
        while not self.pass_ends_game:
            self._play_on(Action.PASS, None)
        self._make(Action.PASS)

    def resign(self) -> None:
        """Give up the game."""
        if self.draft is not None and not self.end_when_late():
            self._make(Action.RESIGN)

    def see_table(self, *, is_seen: bool) -> None:
        """Pause the time of a turn, if the options say so, while the table is not on the screen.

        A file then tells all earlier turns later, so that each takes as long as it did.
        """
        since = self._unseen_since
        if not is_seen:
            if since is None and self.state.options.stands_still:
                self._unseen_since = self._clock()
        elif since is not None:
            self._unseen_since = None
            began = self.state.turn_began + max(timedelta(), self.clock() - since)
            self.state = self.state.back_to(len(self.turns), began)

    @property
    def time_left(self) -> timedelta | None:
        """The time left for the current turn, None if no limit is running."""
        return self.state.time_left(self._clock())

    def end_when_late(self) -> bool:
        """End the game if the turn's time is up; return whether it was."""
        if not self.state.is_late(self._clock()):
            return False
        self._make(Action.TIMEOUT)
        return True

    def redo(self) -> None:
        """Play undone turns again, up to a person's next turn, if there is time."""
        if not self.end_when_late():
            super().redo()

    def _clock(self) -> datetime:
        return max(self._unseen_since or self.clock(), self.state.turn_began)

    def _play_on(self, play: Play, again: AnyTurn[Play] | None) -> None:
        self.state = self.state.after(play, self._clock())

    def _go_back(self, turns: int) -> None:
        self.was_stopped = False
        self.state = self.state.back_to(turns, self._clock())  # its time starts again
        # redo stops before a timeout: that turn has its time again
        kept = takewhile(lambda turn: turn.play is not Action.TIMEOUT, self._undone)
        self._undone = list(kept)

    def _hand_of(self, seat: int) -> str:
        return self.position.racks[seat].tiles

    def _starting_seat(self) -> int:
        return self.state.starts
