"""The outcome of a round or match of Formula, in sentences."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from formula_desktop.formula.match import Match
from formula_desktop.formula.play import Formula, Play
from formula_desktop.formula.position import RoundResult
from formula_desktop.kinds.registry import kind_of
from formula_desktop.models.past.course import (
    BestFormula,
    best_formula,
    could_mostly_lay,
    course_of_match,
    formulas_of,
)
from formula_desktop.models.words.table import names_in_words, told_of
from formula_desktop.pages.outcome.course_words import NEAR_POINTS, BestInWords, OutcomeWords
from formula_desktop.pages.outcome.formula_bests import FormulaBests
from formula_desktop.pages.outcome.formula_count_words import FormulaCountWords

_FEW: Final = 2
"""So many turns say nothing about each of them."""
NEAR_CARDS: Final = 2
"""The most cards in hand with which a round was nearly won."""


class ResultWords(OutcomeWords):
    """All sentences about a round or match.

    The last round is over, unless the players stopped a match without points in it. Such an end is
    told calmly, by the rounds that are over, but in a lesson, where its cards may decide.
    """

    def __init__(
        self,
        match: Match,
        *,
        is_ended: bool,
        laid_by_hint: Collection[int] = (),
        is_lesson: bool = False,
    ) -> None:
        """The match `is_ended` by its players or points."""
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
        self.bests = FormulaBests(match, laid_by_hint, only_last=not is_ended)

    @property
    def _result(self) -> RoundResult:
        """The result of the last round that is over."""
        return self._match.results[-1]

    @property
    def _is_by_cards(self) -> bool:
        """Whether all have won as many rounds when the match is stopped in one."""
        return bool(self.cards) and len({*self._match.rounds_won}) == 1

    @property
    def heading(self) -> str:
        if self._is_calm:
            return self._who_has_won_rounds
        if self.is_unearned:
            return self.news
        if self._is_ended:
            return self._match_heading()
        winners = self._result.winners
        names = self._all(winners)
        if self.is_tie:
            return self.tr("The round is a tie")
        if len(winners) > 1:
            return self.tr("{names} share the win in this round").format(names=names)
        return told_of(self.tr("{name} won the round"), name=self._subject(*winners))

    @property
    def headline(self) -> str:
        is_shared = len(self.winners) > 1
        if self.is_tie:
            return self.news
        if self.is_lost or (self._is_ended and not is_shared):
            return super().headline
        if is_shared and self.person in self.winners:
            return self.tr("You share the win!")
        if self.winners == (self.person,):
            return self.tr("You won this round!")
        return self.news

    @property
    def news(self) -> str:
        names = self._all(self.winners)
        if self._is_calm:
            return self._farewell
        if self.is_unearned and not self._is_ended:
            return self.tr("The round is over")
        if self.is_tie:
            return super().news
        if len(self.winners) > 1:
            return self.tr("{names} share the win!").format(names=names)
        if self._is_ended:
            return super().news
        of_person = self.tr("{name} won this round", "one person")
        text = self.tr("{name} won this round") if self.are_teams else of_person
        return told_of(text, name=self._subject(*self.winners))

    @property
    def told_best(self) -> BestInWords | None:
        if self._options.for_points:
            return self.bests.of(self.person, self.tr("{name}’s best formula: {points}"))
        return self.bests.of(self.person, self.tr("{name}: {cards} in one turn"))

    @property
    def told_scores(self) -> str:
        return "" if self._options.for_points else self.of_scores

    @property
    def scores(self) -> tuple[int, ...]:
        if self._is_by_cards:
            return self.cards
        return self._match.totals if self._options.for_points else self._match.rounds_won

    @property
    def of_scores(self) -> str:
        if self._is_by_cards:
            return self.tr("Cards left")
        return super().of_scores if self._options.for_points else self.tr("Rounds won")

    @property
    def _who_has_won_rounds(self) -> str:
        """Who has won how many rounds in a match that was stopped, without a winner or loser."""
        won = self._match.rounds_won
        leaders = self._match.leaders
        most, least = max(won), min(won)
        if len(leaders) > 1:
            text = self.tr("{names} each won %n round(s).", "", most)
            return text.format(names=self._all(leaders))
        (leader,) = leaders
        if leader == self.person:
            return self.tr("You were ahead, with %n round(s) won!", "", most)
        if len(won) > 2 or self.person is not None:
            text = self.tr("{name} won %n round(s).", "", most)
            return told_of(text, name=self._subject(leader))
        name, other = self._subject(leader), self._subject(1 - leader, begins=False)
        if not least:
            text = self.tr("{name} won %n round(s), {other} none yet.", "", most)
            return told_of(text, name=name, other=other)
        text = self.tr("{name} won %n round(s), {other} {number}.", "", most)
        return told_of(text, name=name, other=other, number=str(least))

    @property
    def comment(self) -> str:
        if self._is_calm:
            return self._who_has_won_rounds
        if self.is_unearned:
            return self._encouragement
        if self.person is not None and self.is_lost:
            almost = self._almost(self.person) or self._what_was_good(self.person)
            news = self.news if len(self.winners) > 1 else f"{self.news}."
            won = self._match_heading(with_score=False) if self._is_ended else news
            return "\n".join(filter(None, (almost, won)))
        if self.winners and self.winners == (self.person,):
            return self._how_it_was_won(self.winners[0])
        return "" if self.winners else self._match_heading()

    def _how_it_was_won(self, seat: int) -> str:
        """How the only person won the round or match: the most telling of what happened."""
        is_stopped = self._is_ended and not self._position.is_over
        if is_stopped and self._is_by_cards:
            return self.tr("You had the fewest cards.")
        is_of_rounds = self._is_ended and len(self._match.results) > 1
        if self._options.for_points:
            points = self.scores if self._is_ended else self._result.points
            others = [each for other, each in enumerate(points) if other != seat]
            margin = points[seat] - max(others)
            return self._won_by(margin, self.tr("%n point(s)", "", margin))
        if is_stopped and not is_of_rounds:
            return self.tr("You won the most rounds.")
        if is_of_rounds:
            won = self._match.rounds_won
            others = [each for other, each in enumerate(won) if other != seat]
            if won[seat] - max(others) <= 1:
                return self.tr("That was close!")
            text = self.tr("You won {number} of {rounds} rounds!")
            return text.format(number=won[seat], rounds=len(self._match.results))
        hands = [len(each) for other, each in enumerate(self._position.hands) if other != seat]
        if seat not in self._position.out:
            return self.tr("You had the fewest cards.")
        if min(hands) <= NEAR_CARDS:
            return self.tr("That was close!")
        plays = self._plays_of(seat)
        if len(plays) > _FEW and all(isinstance(play, Formula) for play in plays):
            return self.tr("You laid a formula in every turn!")
        return self.tr("You were done in %n turn(s)!", "", len(plays))

    def _plays_of(self, seat: int) -> list[Play]:
        """What a seat did in the last round."""
        turns = zip(self._match.round.turns, self._match.round.positions, strict=False)
        return [turn.play for turn, position in turns if position.to_move == seat]

    def _what_was_good(self, seat: int) -> str:
        """What is good to hear after a clear defeat; empty if nothing stands out."""
        won = self._match.rounds_won[seat]
        if self._is_ended and won:
            return self.tr("You won %n round(s), too.", "", won)
        if self._is_ended or self._options.for_points:
            return ""
        own = formulas_of(self._match, only_last=True, without=self._laid_by_hint)
        laid = sum(found.seat == seat for found in own)
        return self.tr("You laid %n formula(s).", "", laid) if laid > 1 else ""

    def _almost(self, seat: int) -> str:
        """How near a seat was to winning; empty if it was not near."""
        if self._options.for_points:
            scores = self.scores if self._is_ended else self._result.points
            missing = max(scores) - scores[seat]
            if missing > NEAR_POINTS:
                return ""
            points = self.tr("%n point(s)", "", missing)
            return self.tr("Almost! You were only {points} short.").format(points=points)
        if self._is_by_cards:
            more = self.scores[seat] - min(self.scores)
            if more > NEAR_CARDS:
                return ""
            cards = self.tr("%n card(s)", "", more)
            return self.tr("Almost! You had only {cards} more.").format(cards=cards)
        if self._is_ended:
            has_several = len(self._match.results) > 1  # of one round, that says nothing
            is_near = has_several and max(self.scores) - self.scores[seat] == 1
            return self.tr("Almost! You were only one round short.") if is_near else ""
        left = len(self._position.hands[seat])
        if not 0 < left <= NEAR_CARDS:
            return ""
        cards = self.tr("%n card(s)", "", left)
        return self.tr("Almost! You had only {cards} left.").format(cards=cards)

    @property
    def highlight(self) -> BestInWords | None:
        has_better = self.person is not None and self.bests.hint_laid_more(self.person)
        if self._options.for_points:
            own = self.tr("Your best formula: {points}")
            if has_better:
                own = self.tr("Your best formula without the hint: {points}")
            text = self.tr("The best formula: {points} by {name}")
        else:
            own = self.tr("Your most cards in one turn: {cards}")
            if has_better:
                own = self.tr("Your most cards without the hint: {cards}")
            text = self.tr("The most cards in one turn: {cards} by {name}")
        best = self.bests.of(self.person, text if self.person is None else own)
        beaten_by = self._beaten_by
        if best is None and beaten_by is not None:
            text = self.tr("This is how {name} won the round")
            return self.bests.in_words(beaten_by, text, self.winners)
        return best

    @property
    def of_lamp(self) -> str:
        if self.person is None:
            return ""
        without, only_last = self._laid_by_hint, not self._is_ended
        if self._options.for_points:
            every, own = (
                sum(found.points for found in laid if found.seat == self.person)
                for laid in (formulas_of(self._match), formulas_of(self._match, without=without))
            )
            return self._own_of(self.scores[self.person], every - own)
        most = best_formula(self._match, self.person, only_last=only_last, without=without)
        of_all = best_formula(self._match, self.person, only_last=only_last)
        if of_all is None or (most is not None and most.cards >= of_all.cards):
            return ""
        text = self.tr("The hint laid {cards} in one turn. That does not count as your own best.")
        return text.format(cards=self.tr("%n card(s)", "", of_all.cards))

    @property
    def has_laid_nothing(self) -> bool:
        laid = formulas_of(self._match, only_last=not self._is_ended)
        return self.person is not None and all(each.seat != self.person for each in laid)

    @property
    def _farewell(self) -> str:
        if self.has_laid_nothing and not self._is_ended:
            return self.tr("On to the next round!")
        return super()._farewell

    @property
    def _beaten_by(self) -> BestFormula | None:
        """The formula with which somebody else went out and won the last round."""
        if self._is_ended or not self.is_lost or len(self.winners) > 1:
            return None
        (winner,) = self.winners
        laid = [found for found in formulas_of(self._match, only_last=True) if found.seat == winner]
        return laid[-1] if laid and winner in self._position.out else None

    @property
    def praise(self) -> list[str]:
        own = formulas_of(self._match, only_last=not self._is_ended, without=self._laid_by_hint)
        laid = [found for found in own if found.seat == self.person]
        if self.person is not None and self.is_lost and self.has_laid_nothing:
            if could_mostly_lay(self._match, self.person):
                return [self.tr("You could often lay something: look for a small sum first.")]
            return [self.tr("Taking cards is fine: there is more to choose from.")]
        if not self.is_lost or not laid:
            return self._best_of_loser
        found = []
        if self._options.for_points:
            cards = self.tr("%n card(s)", "", max(each.cards for each in laid))
            found.append(self.tr("The most in one turn: {cards}.").format(cards=cards))
        if self._is_ended:
            made = self.tr("%n formula(s)", "", len(laid))
            found.append(self.tr("Laid in this match: {formulas}.").format(formulas=made))
        return found

    def _match_heading(self, *, with_score: bool = True) -> str:
        winners = self._winners_of_match
        names = self._all(winners)
        if not with_score and len(winners) > 1:
            return self.tr("{names} share the win.").format(names=names)
        if not with_score:
            return told_of(self.tr("{name} won."), name=self._subject(*winners))
        if self._options.for_points:
            best = max(self.scores)
            points = self.tr("%n point(s)", "", abs(best))  # Qt replaces no %n if n is negative
            score = f"−{points}" if best < 0 else points
        elif self._is_by_cards:
            score = self.tr("%n card(s) left", "", min(self.scores))
        else:
            score = self.tr("%n round(s) won", "", max(self.scores))
        if self.is_tie:
            return self.tr("The match is a tie: {score}").format(score=score)
        if len(winners) > 1:
            return self.tr("{names} share the win in this match: {score}").format(
                names=names, score=score
            )
        name = self._subject(*winners)
        return told_of(self.tr("{name} won the match: {score}"), name=name, score=score)

    @property
    def sentences(self) -> list[str]:
        return FormulaCountWords(self._match, self.cards, is_ended=self._is_ended).sentences

    @property
    def best(self) -> BestInWords | None:
        """The formula that earned most or, in a match without points, used the most cards."""
        if not self._is_ended:
            return None
        if self._options.for_points:
            return self.bests.of(None, self.tr("The best formula: {points} by {name}"))
        return self.bests.of(None, self.tr("The most cards in one turn: {cards} by {name}"))

    def _best_said(self, seat: int) -> tuple[str, str] | None:
        best = self.bests.of(seat, "{points}" if self._options.for_points else "{cards}")
        return None if best is None else (best.said, best.caption)

    def _all(self, seats: tuple[int, ...]) -> str:
        return names_in_words([self._names[seat] for seat in seats])
