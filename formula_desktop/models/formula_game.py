"""A match of Formula being played: whose turn it is, the draft, undo, and the computer's turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random, SystemRandom

from PySide6.QtCore import QObject, Signal

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.draft import Draft, Place, empty_draft
from formula_desktop.formula.legal import legal_plays
from formula_desktop.formula.match import Match, Turn, new_deck
from formula_desktop.formula.play import Action, Play
from formula_desktop.formula.position import Position
from formula_desktop.models.hand import HandModel
from formula_desktop.models.opponent import Opponent
from formula_desktop.players import Player
from formula_desktop.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Step:
    """One play that has just been made: who made it, and the round before and after."""

    seat: int
    play: Play
    before: Position
    after: Position


def now() -> datetime:
    """The moment, to the second, as game files keep it."""
    return datetime.now(UTC).replace(microsecond=0)


class FormulaGame(QObject):
    """What the table shows and does.

    Every change of the match is told by `match_changed`, so that it can be kept, before `stepped`
    or `jumped` tell the table. The table shows what moved, then calls `go_on`, which asks the
    next player.
    """

    match_changed = Signal()
    """The match is another; whoever keeps it does so now."""
    stepped = Signal(object)
    """A play has been made: a Step to show."""
    jumped = Signal()
    """The round is another than before, without a play: new, undone, the next one."""
    turn_changed = Signal()
    """Another player is asked, the tray shows another hand, or it is covered or not."""
    draft_changed = Signal()
    refused = Signal(object)
    """A card was not taken by a place: the Refusal says why."""

    def __init__(
        self,
        match: Match,
        parent: QObject | None = None,
        *,
        clock: Callable[[], datetime] = now,
        random: Random | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._clock = clock
        self._random = random or SystemRandom()
        self._undone: list[Turn] = []
        self._draft: Draft | None = None
        self._arranged: dict[int, str] = {}
        self._is_covered = False
        self._shown_seat = self._first_shown()
        self.hand = HandModel(self)
        self.opponent = Opponent(self)
        self.opponent.chosen.connect(self._make)
        for changed in (self.hand.rowsMoved, self.hand.layoutChanged):
            changed.connect(self._keep_order)
        self._show_hand()

    # --- what there is --------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        return self._match

    @property
    def position(self) -> Position:
        return self._match.position

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits at the table, by seat."""
        return self._match.players

    @property
    def draft(self) -> Draft | None:
        """The cards put down; None unless a person is to move and sees the hand."""
        return self._draft

    @property
    def shown_seat(self) -> int:
        """Whose hand lies in the tray."""
        return self._shown_seat

    @property
    def is_covered(self) -> bool:
        """Whether the tray's hand is hidden until its player has taken the seat."""
        return self._is_covered

    @property
    def player_to_move(self) -> Player | None:
        seat = self.position.to_move
        return None if seat is None else self._match.players[seat]

    @property
    def is_watched(self) -> bool:
        """Whether only computers play."""
        return all(player.is_computer for player in self._match.players)

    @property
    def is_person_to_move(self) -> bool:
        player = self.player_to_move
        return player is not None and not player.is_computer

    # --- the draft ------------------------------------------------------------------------------

    def put(self, index: int, place: Place, digit: int | None = None) -> bool:
        """Put a card of the hand on a place; whether the place has taken it."""
        if self._draft is None:
            return False
        refusal = self._draft.why_not_put(index, place)
        if refusal:
            self.refused.emit(refusal)
            return False
        self._set_draft(self._draft.put(index, place, digit))
        return True

    def take_back(self, index: int) -> None:
        """Take back one card put down."""
        if self._draft is not None:
            self._set_draft(self._draft.take_back(index))

    def take_back_all(self) -> None:
        """Take back every card put down, and the operator and digits chosen."""
        if self._draft is not None:
            self._set_draft(empty_draft(self._draft.view))

    def choose(self, index: int, digit: int) -> None:
        """Choose the digit of a joker put down."""
        if self._draft is not None:
            self._set_draft(self._draft.choose(index, digit))

    def choose_starting(self, number: int, digit: int) -> None:
        """Choose the digit of a starting joker."""
        if self._draft is not None:
            self._set_draft(self._draft.choose_starting(number, digit))

    def choose_operator(self, operator: Operator) -> None:
        """Put another operator in the gap."""
        if self._draft is not None and operator in self._match.options.operators:
            self._set_draft(self._draft.with_operator(operator))

    def next_operator(self) -> None:
        """Put the operator in the gap that follows the one there."""
        if self._draft is None:
            return
        operators = self._match.options.operators
        lies = self._draft.operator
        following = operators.index(lies) + 1 if lies in operators else 0
        self.choose_operator(operators[following % len(operators)])

    @property
    def why_not_play(self) -> Refusal | None:
        """Which rule stands against the draft; None when it may be played."""
        return None if self._draft is None else self._draft.refusal

    @property
    def has_legal_play(self) -> bool:
        """Whether the person to move can lay a formula at all."""
        return self._draft is not None and bool(legal_plays(self._draft.view))

    # --- turns ----------------------------------------------------------------------------------

    def play(self) -> bool:
        """Lay the formula of the draft; whether it was legal."""
        draft = self._draft
        if draft is None or draft.refusal or draft.play is None:
            return False
        self._make(draft.play)
        return True

    def draw_or_pass(self) -> None:
        """Take a card, or pass when there is none to be had."""
        if self._draft is not None:
            self._make(self.position.may[0])

    @property
    def may(self) -> Action | None:
        """What else the person to move may do."""
        return self.position.may[0] if self._draft is not None else None

    def go_on(self) -> None:
        """Ask the next player, once what happened before has been shown."""
        seat = self.position.to_move
        self._draft = None
        if seat is not None and self._match.players[seat].is_computer:
            if self.is_watched:
                self._show_seat(seat)
            if not self.opponent.is_thinking:
                self.opponent.ask(self.position.view(seat))
        elif seat is not None:
            self._is_covered |= self._must_cover(seat)
            self._show_seat(seat)
            if not self._is_covered:
                self._draft = empty_draft(self.position.view(seat))
        self.turn_changed.emit()
        self.draft_changed.emit()

    def uncover(self) -> None:
        """The player of the tray has taken the seat."""
        if self._is_covered:
            self._is_covered = False
            self.go_on()

    def next_round(self) -> None:
        """Deal the next round."""
        self._undone.clear()
        self._change(self._match.next_round(new_deck(self._random)))
        self._arranged.clear()
        self._shown_seat = self._first_shown()
        self._show_hand()
        self.jumped.emit()

    def stop(self) -> None:
        """End the computer player's process; the table is about to close."""
        self.opponent.stop()

    # --- undo -----------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return self._turn_to_undo() is not None

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        """Go back to the last moment in this round when a person was to move."""
        turn = self._turn_to_undo()
        if turn is None:
            return
        self._undone = [*self._match.round.turns[turn:], *self._undone]
        self._jump(self._match.back_to(turn))

    def redo(self) -> None:
        """Play undone turns again, up to the next one of a person."""
        match = self._match
        while self._undone:
            turn = self._undone.pop(0)
            match = match.after(turn.play, turn.at, turn.refill)
            to_move = match.position.to_move
            if to_move is not None and not match.players[to_move].is_computer:
                break
        if match is not self._match:
            self._jump(match)

    def _turn_to_undo(self) -> int | None:
        positions = self._match.round.positions[:-1]
        turns = range(len(positions) - 1, -1, -1)
        return next((turn for turn in turns if self._is_persons(positions[turn])), None)

    def _is_persons(self, position: Position) -> bool:
        seat = position.to_move
        return seat is not None and not self._match.players[seat].is_computer

    # --- how it works ---------------------------------------------------------------------------

    def _make(self, play: Play) -> None:
        before = self.position
        assert before.to_move is not None  # nobody is asked after a round
        if self._undone and self._undone[0].play == play:
            turn = self._undone.pop(0)
            match = self._match.after(play, self._clock(), turn.refill)
        else:
            self._undone.clear()
            match = self._match.after(play, self._clock())
        self._draft = None
        self._change(match)
        self._show_hand()
        self.stepped.emit(Step(before.to_move, play, before, self.position))

    def _jump(self, match: Match) -> None:
        self.opponent.interrupt()
        self._draft = None
        self._change(match)
        self._show_hand()
        self.jumped.emit()

    def _change(self, match: Match) -> None:
        self._match = match
        self.match_changed.emit()

    def _set_draft(self, draft: Draft) -> None:
        self._draft = draft
        self.hand.set_down(frozenset(put.index for put in draft.puts))
        self.draft_changed.emit()

    def _show_seat(self, seat: int) -> None:
        self._shown_seat = seat
        self._show_hand()

    def _show_hand(self) -> None:
        seat = self._shown_seat
        self.hand.show(self.position.hands[seat], self._arranged.get(seat, ""))

    def _keep_order(self) -> None:
        self._arranged[self._shown_seat] = self.hand.cards

    def _must_cover(self, seat: int) -> bool:
        """Whether another person's hand has to be hidden before this one's is shown."""
        persons = [player for player in self._match.players if not player.is_computer]
        is_shared = len(persons) > 1 and not self._match.options.open_cards
        return is_shared and seat != self._shown_seat

    def _first_shown(self) -> int:
        """The first person to come to move, or the one who is to move when nobody is a person."""
        players = self._match.players
        start = (self._match.round.dealer + 1) % len(players)
        order = [(start + step) % len(players) for step in range(len(players))]
        return next((seat for seat in order if not players[seat].is_computer), start)
