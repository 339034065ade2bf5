"""A round of Formula at one moment, as a value (docs/rules.md, 1 "Setup" to "Ending")."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from formula_desktop.arithmetic import Operator, exact
from formula_desktop.formula.allowed import why_not
from formula_desktop.formula.cards import DECK, JOKER, cost_in_hand, laid
from formula_desktop.formula.laying import Row, covered_by, row_of
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Action, Formula, Play
from formula_desktop.formula.view import View
from formula_desktop.notation import in_order, without
from formula_desktop.refusal import NotAllowedError

T = TypeVar("T")

CARDS_DEALT = 7
FIRST_OUT_BONUS = 10
HARD_SUM_BONUS = {Operator.SUBTRACT: 5, Operator.DIVIDE: 10}


class RefillError(ValueError):
    """A play was given no refill when it needs one, or a refill of other cards."""


class RoundResult(NamedTuple):
    """How a round ended.

    `places` has the seats in the order in which they went out, then by the cards left. Without
    points the first of them wins, with points the highest score. `held` is the cost of the cards
    left in each hand and `bonus` the points for going out first; `points` are each seat's points
    for the round with both included.
    """

    places: tuple[tuple[int, ...], ...]
    for_points: bool
    blocked: bool
    earned: tuple[int, ...]
    held: tuple[int, ...]
    bonus: tuple[int, ...]

    @property
    def points(self) -> tuple[int, ...]:
        each = zip(self.earned, self.held, self.bonus, strict=True)
        return tuple(earned - held + bonus for earned, held, bonus in each)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the round; several share it."""
        if not self.for_points:
            return self.places[0]
        most = max(self.points)
        return tuple(seat for seat, points in enumerate(self.points) if points == most)


@dataclass(frozen=True, slots=True)
class Position:
    """A round at one moment; hands and `covered` are sorted, `stock` has its top card first.

    `earned` is the total of each seat's answers with the bonus for hard sums. `out` lists the
    seats that have gone out, in order; `passes` counts the latest passes in a row.
    """

    options: Options
    dealer: int
    hands: tuple[str, ...]
    stock: str
    covered: str
    left: Row
    operator: Operator | None
    right: Row
    answer: Row
    zero_rule: bool
    to_move: int | None
    out: tuple[int, ...]
    passes: int
    earned: tuple[int, ...]
    totals: tuple[int, ...]

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    @property
    def may(self) -> tuple[Action, ...]:
        """What the player to move may do instead of laying a formula."""
        if self.is_over:
            return ()
        return (Action.DRAW,) if self.stock or self.covered else (Action.PASS,)

    def view(self, seat: int) -> View:
        """The position as a seat sees it."""
        is_open = self.options.open_cards
        return View(
            options=self.options,
            seat=seat,
            to_move=self.to_move,
            hand=self.hands[seat],
            hands=tuple(
                hand if is_open or index == seat else None for index, hand in enumerate(self.hands)
            ),
            hand_sizes=tuple(map(len, self.hands)),
            stock_size=len(self.stock),
            covered=self.covered,
            left=self.left,
            operator=self.operator,
            right=self.right,
            answer=self.answer,
            zero_rule=self.zero_rule,
            out=self.out,
            passes=self.passes,
            earned=self.earned,
            totals=self.totals,
        )

    def points(self, play: Play) -> int:
        """The points for a play: its answer, with the bonus for hard sums if it applies."""
        return points_of(play, self.options)

    def refill_needed(self, play: Play) -> str:
        """The covered cards, sorted, that a play needs shuffled; empty when it needs none."""
        if self._drawn_by(play) <= len(self.stock):
            return ""
        return self._covered_after(play) if isinstance(play, Formula) else self.covered

    def after(self, play: Play, refill: str | None = None) -> Position:
        """The position after the player to move has made a play.

        `refill` is the order of the new stock if `refill_needed` is not empty.
        Raises NotAllowedError when the rules don't allow the play, RefillError when the refill
        is missing, not needed, or not made of the covered cards.
        """
        seat = self.to_move
        refusal = why_not(self.view(seat or 0), play)
        if refusal:
            raise NotAllowedError(refusal)
        assert seat is not None  # why_not refuses a play when the round is over
        needed = self.refill_needed(play)
        if in_order(refill or "") != needed:
            raise RefillError(needed)
        if play is Action.PASS:
            return self._go_on(passes=self.passes + 1)
        if play is Action.DRAW:
            return self._with_drawn((seat,), refill)._go_on()
        assert isinstance(play, Formula)
        return self._with_laid(seat, play)._with_drawn(self._fives(play), refill)._go_on()

    def result(self) -> RoundResult | None:
        """The result of the round; None while it is being played."""
        if not self.is_over:
            return None
        return RoundResult(
            places=self._places(),
            for_points=self.options.for_points,
            blocked=not self._has_ended_by_going_out(),
            earned=self.earned,
            held=tuple(map(cost_in_hand, self.hands)),
            bonus=tuple(
                FIRST_OUT_BONUS if seat in self.out[:1] else 0 for seat in range(self.players)
            ),
        )

    # --- what a play changes --------------------------------------------------------------------

    def _with_laid(self, seat: int, formula: Formula) -> Position:
        hand = without(self.hands[seat], formula.cards)
        assert hand is not None  # checked by why_not
        return replace(
            self,
            hands=_put(self.hands, seat, hand),
            covered=self._covered_after(formula),
            left=row_of(formula.left),
            operator=formula.operator,
            right=row_of(formula.right),
            answer=row_of(formula.answer),
            zero_rule=formula.is_zero,
            out=self.out if hand else (*self.out, seat),
            earned=_put(self.earned, seat, self.earned[seat] + self.points(formula)),
        )

    def _covered_after(self, formula: Formula) -> str:
        rows = zip(formula.numbers, (self.left, self.right, self.answer), strict=True)
        return in_order(self.covered + "".join(covered_by(*each) or "" for each in rows))

    def _with_drawn(self, seats: tuple[int, ...], refill: str | None) -> Position:
        """The position after each of these seats draws a card, as long as there are any."""
        if not seats:
            return self
        stock = self.stock + (refill or "")
        hands = list(self.hands)
        for seat, card in zip(seats, stock, strict=False):
            hands[seat] = in_order(hands[seat] + card)
        return replace(
            self,
            hands=tuple(hands),
            stock=stock[len(seats) :],
            covered="" if refill else self.covered,
        )

    def _go_on(self, passes: int = 0) -> Position:
        is_over = self._has_ended_by_going_out() or passes == self.players - len(self.out)
        assert self.to_move is not None
        to_move = None if is_over else self._seats_after(self.to_move)[0]
        return replace(self, passes=passes, to_move=to_move)

    def _has_ended_by_going_out(self) -> bool:
        still_in = self.players - len(self.out)
        return still_in <= 1 if self.options.play_on else bool(self.out)

    # --- who draws, who plays next --------------------------------------------------------------

    def _seats_after(self, seat: int) -> tuple[int, ...]:
        """The other seats still in the round, in turn order."""
        round_the_table = [(seat + step) % self.players for step in range(1, self.players)]
        return tuple(each for each in round_the_table if each not in self.out)

    def _fives(self, formula: Formula) -> tuple[int, ...]:
        """The seats that draw for a multiple of 5 (variation "multiples of five")."""
        if not self.options.multiples_of_five or formula.values[2] % 5:
            return ()
        assert self.to_move is not None
        return self._seats_after(self.to_move)

    def _drawn_by(self, play: Play) -> int:
        """The number of cards drawn after a play."""
        if isinstance(play, Formula):
            return len(self._fives(play))
        return 1 if play is Action.DRAW else 0

    def _places(self) -> tuple[tuple[int, ...], ...]:
        """The seats in each place: those that went out, in order, then the others by cards held."""
        still_in = [seat for seat in range(self.players) if seat not in self.out]
        sizes = sorted({len(self.hands[seat]) for seat in still_in})
        shared = (
            tuple(seat for seat in still_in if len(self.hands[seat]) == size) for size in sizes
        )
        return (*((seat,) for seat in self.out), *shared)


def points_of(play: Play, options: Options) -> int:
    """The points for a play under these options; see `Position.points`."""
    if isinstance(play, Action):
        return 0
    counts = options.for_points and options.hard_sum_bonus
    return play.values[2] + (HARD_SUM_BONUS.get(play.operator, 0) if counts else 0)


def _put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def hand_sizes(options: Options, players: int, last_winners: tuple[int, ...]) -> tuple[int, ...]:
    """The number of cards each seat is dealt after a round with these winners."""
    extra = last_winners if options.winner_extra_card else ()
    return tuple(CARDS_DEALT + (seat in extra) for seat in range(players))


def deal(
    options: Options,
    deck: str,
    dealer: int,
    sizes: tuple[int, ...],
    totals: tuple[int, ...] | None = None,
) -> Position:
    """The first position of a round (docs/rules.md, 1 "Setup"; docs/game-file.md, `deck`).

    `deck` is the order of all 59 cards: each hand in one block, from the dealer's left; then the
    left and the right starting card; then the stock. With a number range its first cards cover the
    right one until the two have an answer. `totals` are the points from earlier rounds,
    None in the first. Raises ValueError for an invalid deck.
    """
    if in_order(deck) != DECK:
        raise ValueError("a deck is made of the right 59 cards")
    players = len(sizes)
    hands = [""] * players
    cards = deck
    for step in range(1, players + 1):
        seat = (dealer + step) % players
        hands[seat], cards = in_order(cards[: sizes[seat]]), cards[sizes[seat] :]
    left, right, stock = cards[0], cards[1], cards[2:]
    covered = ""
    while stock and not _have_answer(options, left, right):
        covered += right
        right, stock = stock[0], stock[1:]
    return Position(
        options=options,
        dealer=dealer,
        hands=tuple(hands),
        stock=stock,
        covered=in_order(covered),
        left=(laid(left),),
        operator=None,
        right=(laid(right),),
        answer=(),
        zero_rule=False,
        to_move=(dealer + 1) % players,
        out=(),
        passes=0,
        earned=(0,) * players,
        totals=totals or (0,) * players,
    )


def _have_answer(options: Options, left: str, right: str) -> bool:
    """Whether two starting cards have an answer within the number range."""
    if options.largest_number is None or JOKER in (left, right):
        return True  # can_start makes sure of it; a joker may be 0
    results = (exact(int(left), operator, int(right)) for operator in options.operators)
    return any(result is not None and 0 <= result <= options.highest_number for result in results)
