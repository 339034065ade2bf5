"""The outcome of a game of Digifeud, in sentences."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from formula_desktop.charts.course import CourseLines
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.position import Ending, Result
from formula_desktop.digifeud.tiles import BLANK
from formula_desktop.models.past.course import best_sum, course_of_game
from formula_desktop.models.words.digifeud import bonuses_in_words, points_in_words, split_in_words
from formula_desktop.models.words.signs import signed, spelled
from formula_desktop.models.words.table import is_the_computer, told_of
from formula_desktop.pages.outcome.course_words import (
    EQUALS,
    NEAR_POINTS,
    BestInWords,
    OutcomeWords,
)
from formula_desktop.widgets.sum_row import tiles_of

_FAR_BEHIND: Final = -10
"""Who was so many points behind and still wins has caught up."""


class DigifeudResultWords(OutcomeWords):
    """The sentences about a finished game; `was_stopped` if its players have just ended it."""

    def __init__(
        self, game: Game, *, was_stopped: bool = False, laid_by_hint: Collection[int] = ()
    ) -> None:
        result = game.result()
        assert result is not None  # the game is over
        self._game = game
        self._was_just_stopped = was_stopped
        self._was_stopped = was_stopped or bool(game.agreed_passes)
        has_computer = any(player.is_computer for player in game.players)
        self._is_undecided = self._was_stopped and has_computer
        winners: tuple[int, ...] = (0, 1) if result.winner is None else (result.winner,)
        if self._is_undecided:
            winners = ()
        super().__init__(game, course_of_game(game), winners, laid_by_hint)
        self._result: Result = result
        self._racks = game.position.racks

    @property
    def news(self) -> str:
        return self._farewell if self._is_undecided else super().news

    @property
    def has_laid_nothing(self) -> bool:
        return self.person is not None and best_sum(self._game, self.person) is None

    @property
    def heading(self) -> str:
        result = self._result
        if self._is_undecided:
            return self.tr("Stopped early: neither won nor lost")
        if self.is_unearned:
            return self.news
        if result.winner is None:
            total = self.tr("%n point(s)", "", result.totals[0])
            return self.tr("A tie: {points} each").format(points=total)
        winner = self._subject(result.winner)
        loser = self._subject(1 - result.winner, begins=False)
        if result.ending is Ending.RESIGN:
            text = self.tr("{winner} won: {loser} gave up")
        elif result.ending is Ending.TIMEOUT:
            text = self.tr("{winner} won: {loser} ran out of time")
        else:
            text = self.tr("{winner} won: {higher} to {lower}")
        return told_of(
            text,
            winner=winner,
            loser=loser,
            higher=signed(max(result.totals)),
            lower=signed(min(result.totals)),
        )

    @property
    def sentences(self) -> list[str]:
        found = [self._how_it_ended(), *self._counts()]
        if self._result.counts and any(BLANK in rack.digits for rack in self._racks):
            found.append(self.tr("A blank that is left over does not count."))
        return found

    @property
    def best(self) -> BestInWords | None:
        """The sum that earned most; one that a hint has laid is nobody's."""
        if not self._result.counts:
            return self._best_of(None, self.tr("The best sum, by {name}"))
        return self._best_of(None, self.tr("The best sum: {points} by {name}"))

    @property
    def highlight(self) -> BestInWords | None:
        if self.person is None:
            return self.best
        if not self._result.counts:
            return self._best_of(self.person, self.tr("Your best sum"))
        most = best_sum(self._game, self.person)
        own = best_sum(self._game, self.person, without=self._laid_by_hint)
        if most is not None and own is not None and own.points.total < most.points.total:
            text = self.tr("Your best sum without the hint: {points}")
        else:
            text = self.tr("Your best sum: {points}")
        return self._best_of(self.person, text)

    @property
    def of_lamp(self) -> str:
        if self.person is None or not self._result.counts:
            return ""
        turns, positions = self._game.turns, self._game.positions
        of_lamp = sum(
            positions[number].points(turns[number].play)
            for number in self._laid_by_hint
            if number < len(turns) and positions[number].to_move == self.person
        )
        return self._own_of(self._result.totals[self.person], of_lamp)

    @property
    def told_best(self) -> BestInWords | None:
        if not self._result.counts:
            return self._best_of(self.person, self.tr("{name}’s best sum"))
        return self._best_of(self.person, self.tr("{name}’s best sum: {points}"))

    @property
    def praise(self) -> list[str]:
        laid = [
            len(turn.play.put_down)
            for number, (turn, position) in enumerate(
                zip(self._game.turns, self._game.positions, strict=False)
            )
            if isinstance(turn.play, Sum) and position.to_move == self.person
            if number not in self._laid_by_hint
        ]
        if self.is_lost and self.has_laid_nothing:
            return [self.tr("A small sum counts, too: 1 + 2 = 3.")]
        if not self.is_lost or not laid:
            return self._best_of_loser
        tiles = self.tr("%n tile(s)", "", max(laid))
        sums = self.tr("%n sum(s)", "", len(laid))
        return [
            self.tr("The most in one turn: {tiles}.").format(tiles=tiles),
            self._laid_in_words(sums),
        ]

    def _best_said(self, seat: int) -> tuple[str, str] | None:
        best = best_sum(self._game, seat, without=self._laid_by_hint)
        if best is None or not self._result.counts:
            return None
        return spelled(best.sum.read), self.tr("%n point(s)", "", best.points.total)

    def _laid_in_words(self, sums: str) -> str:
        """How many sums the person has laid; those of the lamp are not among them."""
        positions = self._game.positions
        if any(positions[number].to_move == self.person for number in self._laid_by_hint):
            return self.tr("Laid by yourself: {sums}.").format(sums=sums)
        return self.tr("Laid in this game: {sums}.").format(sums=sums)

    @property
    def scores(self) -> tuple[int, ...]:
        return self._result.totals if self._result.counts else ()

    @property
    def of_scores(self) -> str:
        if self._result.ending is Ending.PASSES:
            return self.tr("Points: sums + the other’s tiles")
        return self.tr("Points: sums and tiles left over")

    @property
    def splits(self) -> tuple[str, ...]:
        return tuple(split_in_words(self._result, seat) for seat in range(len(self.scores)))

    @property
    def comment(self) -> str:
        result = self._result
        if not result.counts:
            return self._given_up_in_words()
        if self._was_stopped:
            return self._who_has_more() if self._is_undecided else self._stopped_in_words()
        if self.is_unearned:
            return self._encouragement
        if result.winner is None or self.person is None:
            return ""
        if not self.is_lost:
            return self._how_it_was_won(self.person)
        cost = self._cost_of_passing(result.winner)
        if cost:
            return cost
        won = told_of(self.tr("{name} won."), name=self._subject(result.winner))
        missing = abs(result.totals[0] - result.totals[1])
        if missing <= NEAR_POINTS:
            points = self.tr("%n point(s)", "", missing)
            good = self.tr("Almost! You were only {points} short.").format(points=points)
        else:
            good = self._what_was_good(self.person)
        return "\n".join(filter(None, (good, won)))

    def _how_it_was_won(self, seat: int) -> str:
        """How the only person won: the most telling of what happened."""
        leads = self._course.leads(seat)
        if min(leads, default=0) <= _FAR_BEHIND:
            return self.tr("You caught up and won!")
        totals = self._result.totals
        margin = totals[seat] - totals[1 - seat]
        if margin > NEAR_POINTS and leads and min(leads) > 0:
            return self.tr("You were ahead from beginning to end!")
        return self._won_by(margin, self.tr("%n point(s)", "", margin))

    def _what_was_good(self, seat: int) -> str:
        """What is good to hear after a clear defeat; empty if nothing stands out."""
        best, own = best_sum(self._game), best_sum(self._game, seat, without=self._laid_by_hint)
        if best is not None and own is not None and own.points.total >= best.points.total:
            return self.tr("The best sum of the game was yours!")
        leads = self._course.leads(seat)
        if sum(lead > 0 for lead in leads) * 2 > len(leads):
            return self.tr("You were ahead for a long time.")
        return ""

    def _cost_of_passing(self, winner: int) -> str:
        """What passing twice has cost the person who would have won; empty if nothing."""
        result = self._result
        has_passed = result.ending is Ending.PASSES and result.by == self.person
        if not has_passed or result.earned[1 - winner] <= result.earned[winner]:
            return ""
        text = self.tr(
            "Your sums earned more. After your two passes {name} got {points} for your tiles."
        )
        points = self.tr("%n point(s)", "", result.counted(winner))
        return text.format(name=self._subject(winner, begins=False), points=points)

    def _given_up_in_words(self) -> str:
        if self._result.by != self.person:
            return self._how_it_ended(with_result=False)
        if self._result.ending is Ending.RESIGN:
            return self.tr("You gave up.")
        return self.tr("Your time for the turn ran out.")

    @property
    def chart(self) -> CourseLines | None:
        """None for a game that was given up, like its points: its loser could be in the lead."""
        return super().chart if self._result.counts else None

    def _best_of(self, seat: int | None, text: str) -> BestInWords | None:
        """The best sum of a seat, or of all, with these words for it."""
        own = best_sum(self._game, seat, without=self._laid_by_hint)
        best = own if seat is not None else best_sum(self._game)
        if best is None:
            return None
        is_of_lamp = own is None or own.points.total < best.points.total
        if own is not None and not is_of_lamp:
            best = own
        if is_of_lamp and self._result.counts:
            text = self.tr("The best sum: {points}, laid by the hint")
        elif is_of_lamp:
            text = self.tr("The best sum, laid by the hint")
        elif seat is None and is_the_computer(self.players, best.seat) and self._result.counts:
            text = self.tr("The best sum: {points} by the computer")
        points = best.points
        total = self.tr("%n point(s)", "", points.total)
        split = points_in_words(points, self._game.options.operators)
        return BestInWords(
            text.format(points=total, name=self._names[best.seat]),
            split if points.bonuses and self._result.counts else "",
            spelled(best.sum.read),
            tiles_of(best.sum),
            tuple(bonuses_in_words(points)) if self._result.counts else (),
            is_of_lamp,
        )

    def _who_has_more(self) -> str:
        """Who has more in a game that was stopped, and nobody has won."""
        result, winner = self._result, self._result.winner
        if winner is None:
            return self.tr("You both have the same.")
        if winner == self.person:
            text = self.tr("You were ahead: {higher} – {lower}!")
        else:
            text = self.tr("{name} has more: {higher} – {lower}.")
        return told_of(
            text,
            name=self._subject(winner),
            higher=signed(max(result.totals)),
            lower=signed(min(result.totals)),
        )

    def _stopped_in_words(self) -> str:
        if self._was_just_stopped and self.person is not None:
            return self.tr("You stopped, and everything was counted.")
        if self._was_just_stopped:
            return self.tr("You stopped the game, and everything was counted.")
        return self.tr("The game was stopped, and everything was counted.")

    def _how_it_ended(self, *, with_result: bool = True) -> str:
        if self._was_stopped:
            return self._stopped_in_words()
        is_tie = self._result.winner is None or not with_result
        texts = {
            Ending.OUT: self.tr(
                "{name} had no digit left, and the bag was empty: the game is over."
            ),
            Ending.PASSES: self.tr("{name} passed twice in a row: the game is over."),
            Ending.RESIGN: self.tr("{name} gave up.")
            if is_tie
            else self.tr("{name} gave up and so lost."),
            Ending.TIMEOUT: self.tr("{name} took longer than {time} for a turn.")
            if is_tie
            else self.tr("{name} took longer than {time} for a turn and so lost."),
        }
        text = texts[self._result.ending]
        return text.format(name=self._subject(self._result.by), time=self._time_for_a_turn())

    def _time_for_a_turn(self) -> str:
        minutes = self._game.options.turn_limit_minutes or 0
        if minutes and minutes % 60 == 0:
            return self.tr("%n hour(s)", "", minutes // 60)
        return self.tr("%n minute(s)", "", minutes)

    def _counts(self) -> list[str]:
        result = self._result
        name, other = self._subject(result.by), self._subject(1 - result.by, begins=False)
        if result.ending is Ending.OUT:
            if not self._racks[1 - result.by].left_over:
                text = self.tr("The digits {other} had left were worth 0 points.")
                return [text.format(other=other)]
            text = self.tr(
                "{name} got the points of the digits {other} had left, and {other} lost the "
                "same: {digits}."
            )
            digits = self._digits_of(1 - result.by)
            return [text.format(name=name, other=other, digits=digits)]
        if result.ending is Ending.PASSES:
            text = self.tr("{name} got the points of the digits {other} had left: {digits}.")
            return [
                text.format(
                    name=self._subject(count.seat),
                    other=self._subject(count.rack_of, begins=False),
                    digits=self._digits_of(count.rack_of),
                )
                for count in result.counts
            ]
        return []

    def _digits_of(self, seat: int) -> str:
        """The digits left on a rack, added up: `3 + 5 + 9 = 17`."""
        rack = self._racks[seat]
        digits = [tile for tile in rack.digits if tile != BLANK]
        if len(digits) < 2:
            return str(rack.left_over)
        return spelled(f"{'+'.join(digits)}={rack.left_over}").replace(" = ", EQUALS)
