"""What is behind *More* at the end of a round or match of Formula, in sentences."""

from __future__ import annotations

from PySide6.QtCore import QObject

from formula_desktop.formula.cards import JOKER, JOKER_IN_HAND
from formula_desktop.formula.match import Match
from formula_desktop.formula.play import Formula
from formula_desktop.formula.position import FIRST_OUT_BONUS, HARD_SUM_BONUS, RoundResult
from formula_desktop.models.words.table import names_in_words, subject, unbroken_name
from formula_desktop.pages.outcome.course_words import EQUALS


class FormulaCountWords(QObject):
    """How the result of a round or match came about, and what comes next.

    The match `is_ended` by its players or points; `cards` are those left in each hand, if they
    decide, too.
    """

    def __init__(self, match: Match, cards: tuple[int, ...], *, is_ended: bool) -> None:
        super().__init__()
        self._match = match
        self._cards = cards
        self._is_ended = is_ended
        self._options, self._position = match.options, match.position
        self._names = [unbroken_name(player.name) for player in match.players]

    @property
    def _result(self) -> RoundResult:
        """The result of the last round that is over."""
        return self._match.results[-1]

    def _subject(self, seat: int) -> str:
        return subject(self._match.players, seat)

    def _all(self, seats: tuple[int, ...]) -> str:
        return names_in_words([self._names[seat] for seat in seats])

    @property
    def sentences(self) -> list[str]:
        if self._is_ended and not self._options.for_points:
            return self._match_without_points()
        found = [*self._reached(), *self._how_it_ended(), *self._places()]
        if self._options.for_points:
            found += [*self._hands(), *self._hard_sums()]
        found += self._fives()
        if not self._is_ended:
            found += [*self._standing(), *self._extra_card()]
        return found

    def _match_without_points(self) -> list[str]:
        number = len(self._match.results)
        rounds = [self.tr("%n round(s) played.", "", number)] if number else []
        if not self._position.is_over:
            by_cards = self.tr("Rounds won count first, then the fewest cards.")
            of_rounds = self.tr("The round that was stopped does not count.")
            return [*rounds, by_cards if self._cards else of_rounds]
        return [
            *rounds,
            self.tr("Whoever wins the most rounds wins the match; if equal, they share it."),
        ]

    def _reached(self) -> list[str]:
        """Why a match for points is over."""
        if not self._match.has_reached_target:
            return []
        text = self.tr(
            "{target} points are reached: the highest total wins; if equal, they share it."
        )
        return [text.format(target=self._options.target)]

    def _how_it_ended(self) -> list[str]:
        found = []
        if self._result.blocked:
            found.append(self.tr("Blocked: there was no card left to take and nobody went on."))
        out = self._position.out
        first_out = self._subject(out[0]) if out else ""
        if self._options.for_points:
            text = self.tr("{name} went out first and got {points} points for it.")
            nobody = self.tr("Nobody gets the points for going out first.")
            found.append(
                text.format(name=first_out, points=FIRST_OUT_BONUS) if first_out else nobody
            )
            if not self._is_ended:
                found.append(self.tr("The most points win the round; if equal, they share it."))
        elif not first_out:
            found.append(self.tr("The fewest cards in hand win; if equal, they share it."))
        elif self._result.blocked:
            text = self.tr("{name} won: whoever goes out first wins, even in a blocked round.")
            found.append(text.format(name=first_out))
        else:
            text = self.tr("{name} went out first and so won the round.")
            found.append(text.format(name=first_out))
        return found

    def _places(self) -> list[str]:
        """The order of players in a round that continued after the first one finished."""
        if not self._options.play_on or len(self._match.players) < 3:
            return []
        out = self._position.out
        if len(out) < 2:
            return []
        text = self.tr("Out of cards, in this order: {names}.")
        return [text.format(names=", ".join(self._names[seat] for seat in out))]

    def _hands(self) -> list[str]:
        """The cost of the cards left in each hand."""
        costs = []
        for seat, hand in enumerate(self._position.hands):
            if not hand:
                continue
            values = [*hand.lstrip(JOKER), *[str(JOKER_IN_HAND)] * hand.count(JOKER)]
            total = " + ".join(values)
            if len(values) > 1:
                total = f"{total}{EQUALS}{self._result.held[seat]}"
            costs.append(f"{total} ({self._names[seat]})")
        if not costs:
            return []
        found = [self.tr("The cards left in hand cost: {costs}.").format(costs="; ".join(costs))]
        if any(JOKER in hand for hand in self._position.hands):
            text = self.tr("A joker left in hand costs {points}.")
            found.append(text.format(points=JOKER_IN_HAND))
        return found

    def _hard_sums(self) -> list[str]:
        """The points from the bonus for hard sums."""
        if not self._options.hard_sum_bonus:
            return []
        bonus = [0] * len(self._match.players)
        for seat, formula in self._formulas():
            bonus[seat] += HARD_SUM_BONUS.get(formula.operator, 0)
        points = [
            f"{points} ({name})" for name, points in zip(self._names, bonus, strict=True) if points
        ]
        if not points:
            return []
        text = self.tr("The formulas count a bonus for hard sums: {points}.")
        return [text.format(points="; ".join(points))]

    def _fives(self) -> list[str]:
        if not self._options.multiples_of_five:
            return []
        fives = sum(formula.values[2] % 5 == 0 for _, formula in self._formulas())
        if not fives:
            return []
        return [self.tr("%n answer(s) in this round made the others take a card.", "", fives)]

    def _standing(self) -> list[str]:
        """Who leads, and the distance to the target."""
        match = self._match
        if not self._options.for_points:
            return [
                self.tr(
                    "The match goes on for as long as you like; whoever wins the most rounds wins "
                    "it."
                )
            ]
        best = max(match.totals)
        if best <= 0:
            text = self.tr("Nobody has points yet; {target} win the match.")
            return [text.format(target=self._options.target)]
        names = self._all(match.winners)
        missing = self.tr("%n point(s)", "", self._options.target - best)
        if len(match.winners) > 1:
            text = self.tr(
                "{names} are in the lead and need {missing} more to win the match, at {target}."
            )
            return [text.format(names=names, missing=missing, target=self._options.target)]
        text = self.tr("{name} must get {missing} more to win the match, at {target}.")
        return [text.format(name=names, missing=missing, target=self._options.target)]

    def _extra_card(self) -> list[str]:
        if not self._options.winner_extra_card:
            return []
        names = self._all(self._result.winners)
        if len(self._result.winners) > 1:
            return [self.tr("In the next round {names} get one card more.").format(names=names)]
        return [self.tr("In the next round one card more goes to {name}.").format(name=names)]

    def _formulas(self) -> list[tuple[int, Formula]]:
        """Every formula of the round with the seat that played it."""
        found = []
        before = self._match.round.positions
        for turn, position in zip(self._match.round.turns, before, strict=False):
            if isinstance(turn.play, Formula) and position.to_move is not None:
                found.append((position.to_move, turn.play))
        return found
