"""The best formulas of a round or match of Formula, in words."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from formula_desktop.formula.match import Match
from formula_desktop.models.past.course import BestFormula, best_formula, formulas_of
from formula_desktop.models.words.signs import spelled
from formula_desktop.models.words.table import (
    is_the_computer,
    names_in_words,
    subject,
    unbroken_name,
)
from formula_desktop.pages.outcome.course_words import BestInWords
from formula_desktop.widgets.sum_row import cards_of

_TOLD_CARDS: Final = 2
"""With fewer cards a formula is nobody's best."""


class FormulaBests(QObject):
    """The best formulas of a match, or of its last round with `only_last`; `laid_by_hint` are the
    turns, from 0, whose plays are nobody's own."""

    def __init__(self, match: Match, laid_by_hint: Collection[int], *, only_last: bool) -> None:
        super().__init__()
        self._match = match
        self._laid_by_hint = laid_by_hint
        self._only_last = only_last
        self._for_points = match.options.for_points
        self._names = [unbroken_name(player.name) for player in match.players]

    def of(self, seat: int | None, text: str) -> BestInWords | None:
        """The best formula of a seat, or of all, with these words for it."""
        own = best_formula(self._match, seat, only_last=self._only_last, without=self._laid_by_hint)
        best = own if seat is not None else best_formula(self._match, only_last=self._only_last)
        if best is None or (best.cards < _TOLD_CARDS and not self._for_points):
            return None
        is_shared = seat is None and not self._for_points
        is_own = own is not None and own.points >= best.points
        if own is not None and is_own and not is_shared:
            best = own
        seats = self._who_laid(best.cards) if is_shared else (best.seat,)
        if not seats or not (is_shared or is_own):
            by_points = self.tr("The best formula: {points}, laid by the hint")
            by_cards = self.tr("The most cards in one turn: {cards}, laid by the hint")
            text = by_points if self._for_points else by_cards
            return replace(self.in_words(best, text, (best.seat,)), is_of_lamp=True)
        if is_shared:  # show one that somebody has laid
            laid = formulas_of(self._match, only_last=self._only_last, without=self._laid_by_hint)
            laid = [found for found in laid if found.cards == best.cards]
            best = max(laid, key=lambda found: found.formula.values[2])
        if seat is None and is_the_computer(self._match.players, *seats):
            by_points = self.tr("The best formula: {points} by the computer")
            by_cards = self.tr("The most cards in one turn: {cards} by the computer")
            text = by_points if self._for_points else by_cards
        return self.in_words(best, text, seats)

    def in_words(self, best: BestFormula, text: str, seats: tuple[int, ...]) -> BestInWords:
        """A formula with these words for it and for who laid it."""
        answer = best.formula.values[2]
        bonus = best.points - answer
        details = spelled(f"{answer}+{bonus}={best.points}") if bonus else ""
        points = self.tr("%n point(s)", "", best.points)
        cards = self.tr("%n card(s)", "", best.cards)
        name = names_in_words([self._names[seat] for seat in seats])
        if len(seats) == 1:
            name = subject(self._match.players, *seats, begins=False)
        caption = text.format(points=points, cards=cards, name=name)
        return BestInWords(caption, details, spelled(str(best.formula)), cards_of(best.formula))

    def said_of(self, seat: int) -> str:
        """What a person has laid best without the hint, whatever it is; empty if nothing."""
        best = best_formula(
            self._match, seat, only_last=self._only_last, without=self._laid_by_hint
        )
        if best is None:
            return ""
        about = {"name": self._names[seat], "sum": spelled(str(best.formula))}
        if self._for_points:
            worth = self.tr("%n point(s)", "", best.points)
        elif best.cards >= _TOLD_CARDS:
            worth = self.tr("%n card(s)", "", best.cards)
        else:
            return self.tr("{name}: {sum}").format(**about)
        return self.tr("{name}: {sum}, {worth}").format(**about, worth=worth)

    def hint_laid_more(self, seat: int) -> bool:
        """Whether a hint has laid more for a seat than what it laid best itself."""
        every, own = (
            best_formula(self._match, seat, only_last=self._only_last, without=without)
            for without in ((), self._laid_by_hint)
        )
        if every is None or own is None:
            return False
        if self._for_points:
            return own.points < every.points
        return own.cards < every.cards

    def _who_laid(self, cards: int) -> tuple[int, ...]:
        """The seats that laid this many cards in one turn."""
        laid = formulas_of(self._match, only_last=self._only_last, without=self._laid_by_hint)
        return tuple(sorted({found.seat for found in laid if found.cards == cards}))
