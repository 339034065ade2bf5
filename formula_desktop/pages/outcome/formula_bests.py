"""The best formulas of a round or match of Formula, in words."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from formula_desktop.formula.match import Match
from formula_desktop.formula.position import RoundResult
from formula_desktop.kinds.registry import kind_of
from formula_desktop.models.past.course import (
    BestFormula,
    best_formula,
    course_of_match,
    formulas_of,
)
from formula_desktop.models.words.signs import spelled
from formula_desktop.models.words.table import is_the_computer, names_in_words
from formula_desktop.pages.outcome.course_words import BestInWords, OutcomeWords
from formula_desktop.widgets.sum_row import cards_of

_TOLD_CARDS: Final = 2
"""With fewer cards a formula is nobody's best."""


class FormulaBests(OutcomeWords):
    """The best formulas of a match that `is_ended` by its players or points, or else of a round."""

    def __init__(
        self,
        match: Match,
        *,
        is_ended: bool,
        laid_by_hint: Collection[int] = (),
        is_lesson: bool = False,
    ) -> None:
        self._match = match
        self._is_ended = is_ended
        self._options, self._position = match.options, match.position
        account = kind_of(match).account(match, is_ended, is_lesson=is_lesson)
        self.cards = account.cards
        """What each hand has left, if that decides, too; else empty."""
        self._is_calm = account.is_calm
        self._winners_of_match = account.winners or match.leaders  # who lead if it can go on
        winners = self._winners_of_match if is_ended else self._result.winners
        if self._is_calm:
            winners = ()
        course = course_of_match(match, is_ended=is_ended)
        rounds = match.rounds if is_ended else match.rounds[-1:]
        super().__init__(match, course, winners, laid_by_hint, rounds)

    @property
    def _result(self) -> RoundResult:
        """The result of the last round that is over."""
        return self._match.results[-1]

    @property
    def best(self) -> BestInWords | None:
        """The formula that earned most or, in a match without points, used the most cards."""
        if not self._is_ended:
            return None
        if self._options.for_points:
            return self._best_of(None, self.tr("The best formula: {points} by {name}"))
        return self._best_of(None, self.tr("The most cards in one turn: {cards} by {name}"))

    def _best_of(self, seat: int | None, text: str) -> BestInWords | None:
        """The best formula of a seat, or of all, with these words for it."""
        only_last = not self._is_ended
        own = best_formula(self._match, seat, only_last=only_last, without=self._laid_by_hint)
        best = own if seat is not None else best_formula(self._match, only_last=only_last)
        if best is None or (best.cards < _TOLD_CARDS and not self._options.for_points):
            return None
        is_shared = seat is None and not self._options.for_points
        is_own = own is not None and own.points >= best.points
        if own is not None and is_own and not is_shared:
            best = own
        seats = self._who_laid(best.cards) if is_shared else (best.seat,)
        if not seats or not (is_shared or is_own):
            by_points = self.tr("The best formula: {points}, laid by the hint")
            by_cards = self.tr("The most cards in one turn: {cards}, laid by the hint")
            text = by_points if self._options.for_points else by_cards
            return replace(self._in_words(best, text, (best.seat,)), is_of_lamp=True)
        if is_shared:  # show one that somebody has laid
            laid = formulas_of(self._match, only_last=only_last, without=self._laid_by_hint)
            laid = [found for found in laid if found.cards == best.cards]
            best = max(laid, key=lambda found: found.formula.values[2])
        if seat is None and is_the_computer(self.players, *seats):
            by_points = self.tr("The best formula: {points} by the computer")
            by_cards = self.tr("The most cards in one turn: {cards} by the computer")
            text = by_points if self._options.for_points else by_cards
        return self._in_words(best, text, seats)

    def _in_words(self, best: BestFormula, text: str, seats: tuple[int, ...]) -> BestInWords:
        """A formula with these words for it and for who laid it."""
        answer = best.formula.values[2]
        bonus = best.points - answer
        details = spelled(f"{answer}+{bonus}={best.points}") if bonus else ""
        points = self.tr("%n point(s)", "", best.points)
        cards = self.tr("%n card(s)", "", best.cards)
        name = self._all(seats) if len(seats) > 1 else self._subject(seats[0], begins=False)
        caption = text.format(points=points, cards=cards, name=name)
        return BestInWords(caption, details, spelled(str(best.formula)), cards_of(best.formula))

    def best_in_words(self, seat: int) -> str:
        """What a person has laid best without the hint, whatever it is; empty if nothing."""
        best = best_formula(
            self._match, seat, only_last=not self._is_ended, without=self._laid_by_hint
        )
        if best is None:
            return ""
        about = {"name": self._names[seat], "sum": spelled(str(best.formula))}
        if self._options.for_points:
            worth = self.tr("%n point(s)", "", best.points)
        elif best.cards >= _TOLD_CARDS:
            worth = self.tr("%n card(s)", "", best.cards)
        else:
            return self.tr("{name}: {sum}").format(**about)
        return self.tr("{name}: {sum}, {worth}").format(**about, worth=worth)

    def _best_said(self, seat: int) -> tuple[str, str] | None:
        best = self._best_of(seat, "{points}" if self._options.for_points else "{cards}")
        return None if best is None else (best.said, best.caption)

    def _hint_laid_more(self, seat: int) -> bool:
        """Whether a hint has laid more for a seat than what it laid best itself."""
        only_last = not self._is_ended
        every, own = (
            best_formula(self._match, seat, only_last=only_last, without=without)
            for without in ((), self._laid_by_hint)
        )
        if every is None or own is None:
            return False
        if self._options.for_points:
            return own.points < every.points
        return own.cards < every.cards

    def _who_laid(self, cards: int) -> tuple[int, ...]:
        """The seats that laid this many cards in one turn."""
        only_last, without = not self._is_ended, self._laid_by_hint
        laid = formulas_of(self._match, only_last=only_last, without=without)
        return tuple(sorted({found.seat for found in laid if found.cards == cards}))

    def _all(self, seats: tuple[int, ...]) -> str:
        return names_in_words([self._names[seat] for seat in seats])
