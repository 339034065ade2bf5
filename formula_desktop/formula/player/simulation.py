"""The level master: plays its best formulas out over samples of the cards it does not see.

Each sample deals the hidden cards afresh, the same way for every candidate. After each part of the
samples only the better half of the candidates continues, so most of the time goes to close calls.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from formula_desktop.formula.play import Action, Play
from formula_desktop.formula.player.evaluation import Candidate, Judge
from formula_desktop.formula.player.forms import Pile
from formula_desktop.formula.player.normal import other_play
from formula_desktop.formula.player.offers import Rows, Shown, rows_after, rows_of
from formula_desktop.formula.player.playout import Round, cost_of
from formula_desktop.formula.player.samples import Sample
from formula_desktop.formula.position import FIRST_OUT_BONUS
from formula_desktop.formula.view import View
from formula_desktop.judgement import Foreseen
from formula_desktop.limit import Limit, Thought

CANDIDATES: Final = 14
_MOST_ALIKE: Final = 4
"""The most candidates that leave the same cards in the hand."""
_OF_A_SIZE: Final = 3
"""The fewest candidates for each number of cards laid."""
_CAREFUL: Final = 0.3
"""The chance that another player is assumed to be careful: most are not, and a round lost against a
careful player may still be won against others."""
_OF_THE_TIME: Final = 0.98
"""The part of the time after which no new sample is started."""
_MOST_TURNS: Final = 60
"""The turns after which a round is evaluated as it is."""
_SCALE: Final = 60.0
"""The lead in points that wins a match for points in about three of four cases."""


@dataclass(slots=True)
class Tried:
    """A play to try, and the sum of its results."""

    play: Play
    left: Pile
    shown: Shown | None
    earned: int
    sum: float = 0.0


def choose_by_simulation(view: View, limit: Limit) -> Play:
    """The play with the best result over the samples."""
    judge = Judge(view)
    ranked = judge.ranked()
    if not ranked:
        return other_play(view)
    if not view.options.for_points and not ranked[0].left:
        return ranked[0].formula
    tried = [Tried(each.formula, each.left, each.shown, each.earned) for each in different(ranked)]
    if view.has_card_to_draw:
        tried.append(Tried(Action.DRAW, judge.hand, None, 0))
    return Simulation(judge, tried, limit).best()


def different(ranked: list[Candidate]) -> list[Candidate]:
    """The first of the ranked candidates: few that leave the same hand, and some of each size."""
    found: list[Candidate] = []
    alike: Counter[Pile] = Counter()
    sizes: Counter[int] = Counter()
    for each in ranked:
        size = len(each.formula.new_pieces)
        if alike[each.left] < _MOST_ALIKE and (len(found) < CANDIDATES or sizes[size] < _OF_A_SIZE):
            alike[each.left] += 1
            sizes[size] += 1
            found.append(each)
    return found


class Simulation:
    """Tries plays over samples up to the limit."""

    def __init__(self, judge: Judge, tried: list[Tried], limit: Limit) -> None:
        self._judge = judge
        self._view = judge.view
        self._rows = rows_of(judge.view)
        self._tried = tried
        self._limit = limit
        self._thought = Thought(limit, _OF_THE_TIME)
        self._stages = max(1, (len(tried) - 1).bit_length())
        self._done = 0

    def best(self) -> Play:
        """The best play."""
        for stage in range(self._stages):
            self._sample_until(stage)
            self._tried.sort(key=lambda each: -each.sum)
            del self._tried[(len(self._tried) + 1) // 2 :]
        self._thought.end()
        return self._tried[0].play

    def _sample_until(self, stage: int) -> None:
        """Play out the samples of this stage, twice as many as in the previous one."""
        parts = 2**self._stages - 1
        end = self._limit.iterations * (2 ** (stage + 1) - 1) / parts
        while self._done < end:
            if self._thought.part_of_time >= (stage + 1) / self._stages:
                break
            dealt = self._dealt(self._done)
            for each in self._tried:
                each.sum += self._outcome(each, *dealt)
            self._done += 1
            self._thought.add(1)

    def foreseen(self, samples: int) -> list[tuple[Foreseen, ...]]:
        """How each of the plays comes out in each of this many samples."""
        return [self._foreseen_in(number) for number in range(samples)]

    def _foreseen_in(self, number: int) -> tuple[Foreseen, ...]:
        sample, careful, seed = self._dealt(number)
        found = []
        for each in self._tried:
            round_, is_clear = self._played_out(each, sample, careful, seed)
            chance = self._from_cards_left(round_) if is_clear else self._worth(round_)
            lead = self._lead(self._totals(round_)) if self._view.options.for_points else 0
            found.append(Foreseen(chance, lead))
        return tuple(found)

    def out_next(self, each: Tried, samples: int) -> int:
        """In how many percent of the samples the next player can go out after a play."""
        outs = 0
        for number in range(samples):
            round_, rows = self._begun(each, *self._dealt(number))
            if not round_.is_over:
                hand = round_.hands[round_.next(self._view.seat)]
                outs += self._judge.can_go_out(hand, rows)
        return round(100 * outs / samples)

    def _dealt(self, number: int) -> tuple[Sample, tuple[bool, ...], int]:
        """The sample with a number: its cards, who is careful, and the seed of a new stock."""
        random = Random(f"{self._limit.seed} {number}")
        sample = self._judge.unseen.deal(random)
        careful = tuple(
            seat == self._view.seat or random.random() < _CAREFUL
            for seat in range(len(self._view.hand_sizes))
        )
        return sample, careful, random.getrandbits(32)

    # --- one sample -----------------------------------------------------------------------------

    def _outcome(self, each: Tried, sample: Sample, careful: tuple[bool, ...], seed: int) -> float:
        round_, is_clear = self._played_out(each, sample, careful, seed)
        return self._from_cards_left(round_) if is_clear else self._worth(round_)

    def _played_out(
        self, each: Tried, sample: Sample, careful: tuple[bool, ...], seed: int
    ) -> tuple[Round, bool]:
        """The round at its end, or as soon as the cards left predict the winner: then True."""
        round_, rows = self._begun(each, sample, careful, seed)
        mover = seat = self._view.seat
        for turn in range(_MOST_TURNS):
            if round_.is_over:
                break
            if turn and mover == seat and self._is_clear(round_):
                return round_, True
            mover = round_.next(mover)
            rows = round_.step(mover, rows)
        return round_, False

    def _begun(
        self, each: Tried, sample: Sample, careful: tuple[bool, ...], seed: int
    ) -> tuple[Round, Rows]:
        """The round after a play, and the rows for the next player."""
        view, seat = self._view, self._view.seat
        hands, stock = sample
        round_ = Round(
            self._judge.rules,
            list(hands),
            list(view.hand_sizes),
            list(stock),
            list(view.earned),
            view.passes,
            seed,
            careful,
            list(view.out),
        )
        rows: Rows = self._rows
        if each.shown is None:
            round_.draw(seat)
        else:
            round_.lay(seat, each.left, each.shown)
            round_.earned[seat] = view.earned[seat] + each.earned
            rows = rows_after(each.shown)
        return round_, rows

    def _is_clear(self, round_: Round) -> bool:
        """Whether the cards left in the hands predict the winner well enough."""
        options, seat = self._view.options, self._view.seat
        if options.for_points or options.play_on or round_.sizes[seat] > options.max_cards:
            return False
        return self._fewest(round_) <= options.max_cards

    def _from_cards_left(self, round_: Round) -> float:
        """The chance to win after the seat's own turn, from the cards left in all hands."""
        values, seat = self._judge.values, self._view.seat
        stays_in = 1.0
        for other, hand in enumerate(round_.hands):
            if other != seat:
                stays_in *= 1 - values.chances.get(hand, 0.0)
        own = values.chances[round_.hands[seat]]
        rest = values.rest(len(round_.hands), round_.sizes[seat], self._fewest(round_))
        return stays_in * (own + (1 - own) * rest)

    def _fewest(self, round_: Round) -> int:
        seat = self._view.seat
        return min(size for other, size in enumerate(round_.sizes) if other != seat)

    def _worth(self, round_: Round) -> float:
        options, seat = self._view.options, self._view.seat
        if options.for_points:
            return self._worth_of_points(round_)
        if options.play_on and seat in round_.out:
            players = len(round_.hands)
            return (players - 1 - round_.out.index(seat)) / (players - 1)
        if round_.out and not options.play_on:
            return float(round_.out[0] == seat)
        sizes = round_.sizes
        fewest = min(size for size in sizes if size)
        if sizes[seat] > fewest:
            return 0.0
        alike = sizes.count(fewest)
        if options.play_on:
            behind = len(sizes) - len(round_.out) - alike
            return (behind + (alike - 1) / 2) / (len(sizes) - 1)
        return 1 / alike

    def _worth_of_points(self, round_: Round) -> float:
        """The result of the match if it is over, or else the chance to win it."""
        totals = self._totals(round_)
        seat = self._view.seat
        most = max(totals)
        if most >= self._view.options.target:
            return 1 / totals.count(most) if totals[seat] == most else 0.0
        return 1 / (1 + exp(-self._lead(totals) / _SCALE))

    def _lead(self, totals: list[int]) -> int:
        seat = self._view.seat
        return totals[seat] - max(total for at, total in enumerate(totals) if at != seat)

    def _totals(self, round_: Round) -> list[int]:
        totals = [
            before + earned - cost_of(hand)
            for before, earned, hand in zip(
                self._view.totals, round_.earned, round_.hands, strict=True
            )
        ]
        if round_.out:
            totals[round_.out[0]] += FIRST_OUT_BONUS
        return totals
