"""The panel over Formula's table when a round or the match is over."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from formula_desktop.formula.match import Match
from formula_desktop.look.presentation import Look
from formula_desktop.models.indexes import NO_INDEX, Index
from formula_desktop.models.table.formula_lists import ResultModel
from formula_desktop.models.text_table import TextTable
from formula_desktop.models.words.table import player_in_words
from formula_desktop.pages.outcome.formula_stopped import StoppedTable, StoppedWords
from formula_desktop.pages.outcome.formula_words import ResultWords
from formula_desktop.pages.outcome.panel import ResultPanel
from formula_desktop.pages.outcome.wish import AT_END, WHEN_STOPPED, Wish

_AFTER_ROUND: Final = (
    Wish.HOME,
    Wish.PICTURE,
    Wish.TABLE,
    Wish.LOOK_BACK,
    Wish.END_MATCH,
    Wish.NEXT_ROUND,
)
"""The wishes after a round; the main button comes last."""

_TO_GO_ON: Final = tuple(wish for wish in WHEN_STOPPED if wish is not Wish.SAVE_AS)
"""Those after a match that was stopped and can go on."""


class Results(ResultPanel):
    """The result of a round, or of the match when it is over or `is_ended` by its players."""

    def __init__(
        self,
        match: Match,
        look: Look,
        parent: QWidget,
        *,
        is_ended: bool = False,
        is_stopped: bool = False,
        laid_by_hint: Collection[int] = (),
        is_lesson: bool = False,
    ) -> None:
        """`is_stopped` if its players have stopped it before anybody could win, so it can go on."""
        if is_stopped:
            said = StoppedWords(match, laid_by_hint=laid_by_hint)
            table = StoppedTable(match, said)
            super().__init__(said, table, _TO_GO_ON, look, parent, is_ended=False)
            return
        at_end = AT_END if match.has_reached_target else WHEN_STOPPED
        is_ended = is_ended or match.has_reached_target
        for_points = match.options.for_points
        offered: tuple[Wish, ...] = at_end if is_ended else _AFTER_ROUND
        if for_points:
            offered = tuple(wish for wish in offered if wish is not Wish.END_MATCH)
        words = ResultWords(
            match, is_ended=is_ended, laid_by_hint=laid_by_hint, is_lesson=is_lesson
        )
        only_rounds = is_ended and not for_points
        results = MatchTable(match, words.cards) if only_rounds else ResultModel(match)
        super().__init__(words, results, offered, look, parent, is_ended=is_ended)


class MatchTable(TextTable):
    """A row for each seat, with the most rounds won on top; ties share a place.

    The cards left in hand decide between equals, if there are `cards`.
    """

    read_from_start = frozenset({1})

    def __init__(self, match: Match, cards: tuple[int, ...]) -> None:
        super().__init__()
        self._players = match.players
        self._is_by_cards = bool(cards)
        left = cards or (0,) * len(match.players)
        self._ranks = [(-won, cards) for won, cards in zip(match.rounds_won, left, strict=True)]
        self._seats = sorted(range(len(self._ranks)), key=self._ranks.__getitem__)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._seats)

    def _headers(self) -> Sequence[str]:
        always = self.tr("Place"), self.tr("Player"), self.tr("Rounds won")
        return (*always, self.tr("Cards left")) if self._is_by_cards else always

    def _cells(self, row: int) -> Sequence[str]:
        seat = self._seats[row]
        won, left = self._ranks[seat]
        place = 1 + sum(other < (won, left) for other in self._ranks)
        always = f"{place}.", player_in_words(self._players[seat]), str(-won)
        return (*always, str(left)) if self._is_by_cards else always
