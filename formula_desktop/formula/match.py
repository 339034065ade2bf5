"""A match of Formula: its rounds, turn by turn (docs/rules.md, 1 "Setup" and "Ending")."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from random import Random
from typing import NamedTuple

from formula_desktop.formula.cards import DECK
from formula_desktop.formula.options import FEWEST_PLAYERS, MOST_PLAYERS, Options
from formula_desktop.formula.play import Play
from formula_desktop.formula.position import Position, RoundResult, deal, hand_sizes
from formula_desktop.players import FAIR_TURNS, Player


class Turn(NamedTuple):
    """A play, its time, and the order of the new stock if it needed one."""

    play: Play
    at: datetime
    refill: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """A round with all of its positions: one more than it has turns."""

    deck: str
    turns: tuple[Turn, ...]
    positions: tuple[Position, ...]

    @property
    def dealer(self) -> int:
        return self.position.dealer

    @property
    def position(self) -> Position:
        return self.positions[-1]

    @property
    def refills(self) -> tuple[str, ...]:
        return tuple(turn.refill for turn in self.turns if turn.refill)

    def has_all_of(self, earlier: Round) -> bool:
        """Whether this round equals or continues an earlier one; turn times don't matter."""
        if self is earlier:
            return True
        plays, its = ([turn.play for turn in each.turns] for each in (self, earlier))
        is_dealt_alike = (self.deck, self.dealer) == (earlier.deck, earlier.dealer)
        return is_dealt_alike and plays[: len(its)] == its

    def after(self, turn: Turn) -> Round:
        """The round after one more turn; raises the errors of `Position.after`."""
        position = self.position.after(turn.play, turn.refill or None)
        return replace(self, turns=(*self.turns, turn), positions=(*self.positions, position))

    def back_to(self, turns: int) -> Round:
        """The round as it was after this many turns."""
        return replace(self, turns=self.turns[:turns], positions=self.positions[: turns + 1])

    def refill_for(self, play: Play) -> str:
        """The order of the new stock made from the covered cards when a play needs one.

        The deck and the cards determine it, so the order is the same after an undo but cannot be
        predicted by a player who doesn't know the stock.
        """
        covered = self.position.refill_needed(play)
        return shuffled(covered, Random(f"{self.deck} {len(self.refills)}")) if covered else ""


@dataclass(frozen=True, slots=True)
class Match:
    """All rounds of a match; there is always at least one."""

    options: Options
    players: tuple[Player, ...]
    started: datetime
    rounds: tuple[Round, ...]

    @property
    def round(self) -> Round:
        """The current round, or the last one."""
        return self.rounds[-1]

    @property
    def position(self) -> Position:
        return self.round.position

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The results of all finished rounds."""
        results = (each.position.result() for each in self.rounds)
        return tuple(result for result in results if result)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat in all finished rounds."""
        results = self.results
        return tuple(
            sum(result.points[seat] for result in results) for seat in range(len(self.players))
        )

    @property
    def rounds_won(self) -> tuple[int, ...]:
        """The number of rounds each seat has won, including shared wins."""
        results = self.results
        return tuple(
            sum(seat in result.winners for result in results) for seat in range(len(self.players))
        )

    @property
    def has_reached_target(self) -> bool:
        """Whether a match for points is over; other matches last until the players end them."""
        return (
            self.options.for_points
            and self.position.is_over
            and max(self.totals) >= self.options.target
        )

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most points or rounds."""
        scores = self.totals if self.options.for_points else self.rounds_won
        most = max(scores)
        return tuple(seat for seat, score in enumerate(scores) if score == most)

    @property
    def is_by_cards(self) -> bool:
        """Whether the cards in hand decide between equals if the match ends now, in a round.

        Before everybody has had a few turns they do not: that would be luck.
        """
        if self.options.for_points or self.position.is_over or len(self.leaders) == 1:
            return False
        turns = [position.to_move for position in self.round.positions[:-1]]
        left = set(range(len(self.players))) - {*self.position.out}
        return min(map(turns.count, left)) >= FAIR_TURNS

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the lead, by points or by rounds; they win if the match ends now.

        If rounds are equal, the fewest cards can decide in a round that is not over.
        """
        leaders = self.leaders
        if not self.is_by_cards:
            return leaders
        fewest = min(len(self.position.hands[seat]) for seat in leaders)
        return tuple(seat for seat in leaders if len(self.position.hands[seat]) == fewest)

    def has_all_of(self, earlier: Match) -> bool:
        """Whether this match equals or continues an earlier one; turn times don't matter."""
        return (
            (self.options, self.players, self.started)
            == (earlier.options, earlier.players, earlier.started)
            and len(self.rounds) >= len(earlier.rounds)
            and all(map(Round.has_all_of, self.rounds, earlier.rounds))
            and all(
                len(mine.turns) == len(its.turns)
                for mine, its in zip(self.rounds, earlier.rounds[:-1], strict=False)
            )
        )

    def after(self, play: Play, at: datetime, refill: str | None = None) -> Match:
        """The match after one more play; a missing refill is taken from `Round.refill_for`."""
        turn = Turn(play, at, self.round.refill_for(play) if refill is None else refill)
        return self._with_round(self.round.after(turn))

    def back_to(self, turns: int) -> Match:
        """The match as it was after this many turns of its last round."""
        return self._with_round(self.round.back_to(turns))

    def next_round(self, deck: str) -> Match:
        """The match with its next round dealt; the deal passes to the left."""
        if not self.position.is_over or self.has_reached_target:
            raise ValueError("the next round comes after a round, while the match is under way")
        dealer = (self.round.dealer + 1) % len(self.players)
        sizes = hand_sizes(self.options, len(self.players), self.results[-1].winners)
        following = Round(deck, (), (deal(self.options, deck, dealer, sizes, self.totals),))
        return replace(self, rounds=(*self.rounds, following))

    def _with_round(self, last: Round) -> Match:
        return replace(self, rounds=(*self.rounds[:-1], last))


def new_match(
    options: Options, players: tuple[Player, ...], started: datetime, dealer: int, deck: str
) -> Match:
    """A match with its first round dealt; raises ValueError for a wrong deck or dealer."""
    if not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise ValueError("2 to 5 players")
    if not 0 <= dealer < len(players):
        raise ValueError("the dealer does not exist")
    sizes = hand_sizes(options, len(players), ())
    first = Round(deck, (), (deal(options, deck, dealer, sizes),))
    return Match(options, players, started, (first,))


def shuffled(cards: str, random: Random) -> str:
    """Cards in a random order."""
    order = list(cards)
    random.shuffle(order)
    return "".join(order)


def new_deck(random: Random) -> str:
    """A shuffled deck of all 59 cards."""
    return shuffled(DECK, random)
