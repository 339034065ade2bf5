"""A match of Formula in the window, with the results of its rounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from formula_desktop.arguments import FORMULA
from formula_desktop.formula.match import Match
from formula_desktop.kinds.kind import State
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.pages.play.play import TablePlay
from formula_desktop.pages.table.formula import FormulaPage

if TYPE_CHECKING:
    from formula_desktop.pages.outcome.formula import Results


class FormulaPlay(TablePlay):
    """The page with the table, its match, and what happens between rounds."""

    name = FORMULA
    page: FormulaPage

    _is_ended = False

    def _made_page(self) -> FormulaPage:
        return FormulaPage(self._settings, self._look)

    def _made_game(self, state: State) -> FormulaGame:
        assert isinstance(state, Match)  # as registered
        saved = None if self.is_watching else self._autosave.saved
        self._is_ended = saved is not None and saved.notes.has_ended
        return FormulaGame(state, opponent=self._opponent)

    @property
    def is_over(self) -> bool:
        return super().is_over or (self.game is not None and self._is_ended)

    def _keep(self) -> None:
        if not self.is_watching:
            self._is_ended = False
        super()._keep()

    def _made_results(self) -> Results:
        from formula_desktop.pages.outcome.formula import Results  # not before the end of a round

        assert self.page.game is not None  # it is over
        return Results(self.page.game.state, self._look, self.page, is_ended=self._is_ended)

    def _wishes(self) -> dict[Wish, Callable[[], object]]:
        rounds = {Wish.NEXT_ROUND: self._next_round, Wish.END_MATCH: self._end_match}
        return super()._wishes() | rounds

    def _next_round(self) -> None:
        self.close_results()
        if self.page.game is not None:
            self.page.game.next_round()

    def _end_match(self) -> None:
        """End a match that has no fixed length."""
        self._is_ended = True
        self._autosave.end()
        self.close_results()
        self.show_results()
