"""The outcome of a round or match of Formula, in sentences."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from formula_desktop.formula.cards import JOKER, JOKER_IN_HAND
from formula_desktop.formula.match import Match
from formula_desktop.formula.play import Formula, Play
from formula_desktop.formula.position import FIRST_OUT_BONUS, HARD_SUM_BONUS, RoundResult
from formula_desktop.kinds.registry import kind_of
from formula_desktop.models.past.course import (
    BestFormula,
    best_formula,
    could_mostly_lay,
    course_of_match,
    formulas_of,
)
from formula_desktop.models.words.signs import spelled
from formula_desktop.models.words.table import is_the_computer, names_in_words, told_of
from formula_desktop.pages.outcome.course_words import (
    EQUALS,
    NEAR_POINTS,
    BestInWords,
    OutcomeWords,
)
from formula_desktop.widgets.sum_row import cards_of

_FEW: Final = 2
"""So many turns say nothing about each of them."""
_TOLD_CARDS: Final = 2
"""With fewer cards a formula is nobody's best."""
NEAR_CARDS: Final = 2
"""The most cards in hand with which a round was nearly won."""


class ResultWords(OutcomeWords):
    """The sentences about a match; `is_ended` by its players or points.

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
            return self._best_of(self.person, self.tr("{name}’s best formula: {points}"))
        return self._best_of(self.person, self.tr("{name}: {cards} in one turn"))

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
        has_better = self.person is not None and self._hint_laid_more(self.person)
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
        best = self._best_of(self.person, text if self.person is None else own)
        beaten_by = self._beaten_by
        if best is None and beaten_by is not None:
            text = self.tr("This is how {name} won the round")
            return self._in_words(beaten_by, text, self.winners)
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

    def _match_without_points(self) -> list[str]:
        number = len(self._match.results)
        rounds = [self.tr("%n round(s) played.", "", number)] if number else []
        if not self._position.is_over:
            by_cards = self.tr("Rounds won count first, then the fewest cards.")
            of_rounds = self.tr("The round that was stopped does not count.")
            return [*rounds, by_cards if self.cards else of_rounds]
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
        best = max(self.scores)
        if not self._options.for_points:
            return [
                self.tr(
                    "The match goes on for as long as you like; whoever wins the most rounds wins "
                    "it."
                )
            ]
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

    def _all(self, seats: tuple[int, ...]) -> str:
        return names_in_words([self._names[seat] for seat in seats])

    def _formulas(self) -> list[tuple[int, Formula]]:
        """Every formula of the round with the seat that played it."""
        found = []
        before = self._match.round.positions
        for turn, position in zip(self._match.round.turns, before, strict=False):
            if isinstance(turn.play, Formula) and position.to_move is not None:
                found.append((position.to_move, turn.play))
        return found
