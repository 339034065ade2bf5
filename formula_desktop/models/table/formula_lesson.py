"""A lesson step of Formula, being played."""

from __future__ import annotations

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.draft import Cell, Draft, Following
from formula_desktop.formula.hint import Hint
from formula_desktop.formula.play import Play
from formula_desktop.formula.position import Position
from formula_desktop.formula.reasons import Reason
from formula_desktop.formula.view import View
from formula_desktop.lessons.formula import Aim, Step
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.table.lesson import Said, TaughtGame


class TaughtFormula(TaughtGame[Position, Play, Draft, View, Hint], FormulaGame):
    """A lesson step of Formula."""

    step: Step

    @property
    def _has_its_piece(self) -> bool:
        puts = self.draft.puts if self.draft is not None else ()
        return self.step.aim is Aim.JOKER and any(put.is_joker for put in puts)

    @property
    def covers_what_stays(self) -> bool:
        return self.draft is not None and self.step.covers_what_stays(self.draft)

    @property
    def covered_instead(self) -> Cell | None:
        """The cell in which a card lies on the one that it belongs in front of.

        None once a formula lies there that the step accepts.
        """
        if self.draft is None or self.said in (Said.READY, Said.DONE):
            return None
        return self.step.covered_instead(self.draft)

    def following_of(self, draft: Draft) -> Following | None:
        """What comes next; None if the sum is wrong, and no card makes it what the step waits for.

        A card that the task leaves no place for comes away first.
        """
        if draft.refusal is None:
            return None
        if self.step.covers_what_stays(draft) or self.step.covered_instead(draft) is not None:
            return Following.OTHER_PLACE
        following, is_wrong = draft.following, draft.refusal.reason is Reason.WRONG
        has_all = len(draft.puts) >= self.step.most_cards
        if is_wrong and (has_all or (following is Following.CARD and not self._leads_on(draft))):
            signs = draft.view.options.operators
            can_change = any(_is_right(draft, sign) for sign in signs)
            return Following.OTHER_SIGN if can_change else None
        return following

    def _leads_on(self, draft: Draft) -> bool:
        """Whether cards, and perhaps another sign, make a draft what the step waits for."""
        view = draft.view
        return any(
            self.step.accepts(view, formula)
            for sign in view.options.operators
            for formula in draft.with_operator(sign).completed(view)
        )


def _is_right(draft: Draft, sign: Operator) -> bool:
    """Whether a draft is a legal formula with another sign."""
    return draft.with_operator(sign).refusal is None
