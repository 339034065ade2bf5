"""A match of Formula being played: the draft on the table, its rounds, drawing and passing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from random import Random, SystemRandom

from formula_desktop.arithmetic import Operator
from formula_desktop.clock import steady_now
from formula_desktop.engine.client import Opponent, OpponentMaker
from formula_desktop.formula.draft import Draft, Place, draft_of, empty_draft
from formula_desktop.formula.hint import Hint, hint_of, leading_on
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import Match, Turn
from formula_desktop.formula.play import Action, Formula, Play
from formula_desktop.formula.position import Position
from formula_desktop.formula.view import View
from formula_desktop.kinds.formula import next_round
from formula_desktop.models.table.any_game import AnyTurn, Drafting, PlayMade
from formula_desktop.models.table.game import TableGame


def _laid(view: View, play: Play) -> Draft | None:
    return draft_of(view, play) if isinstance(play, Formula) else None


FormulaStep = PlayMade[Position, Play]


class FormulaGame(TableGame[Position, Play, Draft, View, Hint]):
    """A TableGame for the current round of a match."""

    state: Match
    drafting = Drafting(Position.view, empty_draft, _laid, hint_of)

    def __init__(
        self,
        state: Match,
        *,
        clock: Callable[[], datetime] = steady_now,
        random: Random | None = None,
        opponent: OpponentMaker = Opponent,
    ) -> None:
        self._random = random or SystemRandom()
        super().__init__(state, clock=clock, opponent=opponent)

    @property
    def positions(self) -> Sequence[Position]:
        return self.state.round.positions

    @property
    def turns(self) -> Sequence[Turn]:
        return self.state.round.turns

    @property
    def turn_number(self) -> int:
        return sum(len(each.turns) for each in self.state.rounds)

    @property
    def has_open_hands(self) -> bool:
        return self.state.options.open_cards

    @property
    def has_legal_play(self) -> bool:
        return self.draft is not None and bool(LegalPlays(self.draft.view))

    @property
    def may(self) -> Action | None:
        """What the person to move may do instead of laying a formula."""
        return self.position.may[0] if self.draft is not None else None

    def leading_on(self) -> Hint | None:
        if self.draft is None or not self.can_take_back:
            return None
        hint = self.hints.hint
        return leading_on(self.draft, self.hint_level, None if hint is None else hint.laid)

    def put(self, index: int, place: Place, digit: int | None = None) -> bool:
        """Put a card of the hand on a place; return whether the place took it."""
        if self.draft is None:
            return False
        refusal = self.draft.why_not_put(index, place)
        if refusal:
            self.refused.emit(refusal)
            return False
        self.draft = self.draft.put(index, place, digit)
        self.draft_changed.emit()
        return True

    def choose_starting(self, number: int, digit: int) -> None:
        """Choose the digit of a starting joker."""
        if self.draft is not None:
            self.draft = self.draft.choose_starting(number, digit)
            self.draft_changed.emit()

    def choose_operator(self, operator: Operator) -> None:
        """Put another operator in the gap."""
        if self.draft is not None and operator in self.state.options.operators:
            self.draft = self.draft.with_operator(operator)
            self.draft_changed.emit()

    def next_operator(self) -> None:
        """Replace the operator in the gap by the next one."""
        if self.draft is None:
            return
        operators = self.state.options.operators
        lies = self.draft.operator
        following = operators.index(lies) + 1 if lies in operators else 0
        self.choose_operator(operators[following % len(operators)])

    def play(self) -> bool:
        draft = self.draft
        if draft is None or draft.refusal or draft.play is None:
            return False
        self._make(draft.play)
        return True

    def draw_or_pass(self) -> None:
        """Draw a card, or pass if there is none."""
        if self.draft is not None:
            self._make(self.position.may[0])

    def next_round(self) -> None:
        """Deal the next round."""
        self.state = next_round(self.state, self._random)
        self._start_over()

    def _play_on(self, play: Play, again: AnyTurn[Play] | None) -> None:
        refill = again.refill if isinstance(again, Turn) else None
        self.state = self.state.after(play, self._clock(), refill)

    def _go_back(self, turns: int) -> None:
        self.state = self.state.back_to(turns)

    def _hand_of(self, seat: int) -> str:
        return self.position.hands[seat]

    def _starting_seat(self) -> int:
        return (self.state.round.dealer + 1) % len(self.players)
