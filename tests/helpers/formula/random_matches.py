"""Matches played at random: every option, every number of players, every kind of turn."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import Match, Round, Turn, new_deck, new_match, shuffled
from formula_desktop.formula.options import (
    FEWEST_PLAYERS,
    LARGEST_TARGET,
    MOST_PLAYERS,
    RANGES,
    Options,
    Scoring,
    can_start,
    most_cards,
)
from formula_desktop.formula.play import Action, Play
from formula_desktop.formula.position import Position
from formula_desktop.notation import in_order
from formula_desktop.players import FAIR_TURNS, Level, Player

NAMES = ("Noor", "Sam", "Kim", "Ida", "Zoë", "Łukasz", "O'Brien", '"x"', "数学", "🙂", "a b", "\\")


def random_match(seed: int | Random, max_turns: int = 60) -> Match:
    """A match with options and players at random, after at most so many legal turns at random.

    It goes on over several rounds, and may stop anywhere: before the first turn, in a round,
    after a round or at its end. The same seed gives the same match.
    """
    random = seed if isinstance(seed, Random) else Random(seed)
    players = random_players(random)
    started = datetime(2026, 11, 20, 9, tzinfo=UTC) + timedelta(seconds=random.randrange(10**6))
    dealer = random.randrange(len(players))
    match = new_match(random_options(random), players, started, dealer, new_deck(random))
    eager = random.random()
    at = started
    for _ in range(random.randint(0, max_turns)):
        if match.position.is_over:
            if match.has_reached_target or random.random() < 0.1:
                break
            match = match.next_round(new_deck(random))
        else:
            at += timedelta(seconds=random.randint(-2, 90))
            match = match.after(random_play(match.position, random, eager), at)
    return match


def complete_match(seed: int | Random) -> Match:
    """A match with options and players at random, after rounds that were played to their ends.

    One for points goes on until somebody has the target; where that would take too many rounds,
    and without points, it stops after one of its rounds.
    """
    random = seed if isinstance(seed, Random) else Random(seed)
    players = random_players(random)
    at = datetime(2026, 11, 20, 9, tzinfo=UTC) + timedelta(seconds=random.randrange(10**6))
    options = random_options(random)
    match = new_match(options, players, at, random.randrange(len(players)), new_deck(random))
    eager = random.choice((0.6, 0.9, 0.97, 1.0))
    rounds = random.choice((1, 1, 2, 3))
    while True:
        while not match.position.is_over:
            at += timedelta(seconds=random.randint(-2, 90))
            play = random_formula(match.position, random) if random.random() < eager else None
            match = match.after(play or match.position.may[0], at)
        if match.has_reached_target or len(match.rounds) == rounds:
            return match
        match = match.next_round(new_deck(random))


def random_formula(position: Position, random: Random) -> Play | None:
    """A formula at random, most often one of a few cards of the hand: soon found among many."""
    assert position.to_move is not None
    view = position.view(position.to_move)
    few = in_order("".join(random.sample(view.hand, min(3, len(view.hand)))))
    plays = list(LegalPlays(replace(view, hand=few)))
    if plays:
        return random.choice(plays)
    return next(iter(LegalPlays(view)), None)


def random_options(random: Random) -> Options:
    """Random options, from all that a match may have."""
    operators = random_operators(random)
    return Options(
        operators=operators,
        max_cards=random.choice(most_cards(operators)),
        max_number_cards=random.choice((2, 3)),
        largest_number=random.choice((None, *RANGES)),
        use_table_card=random.random() < 0.5,
        winner_extra_card=random.random() < 0.5,
        play_on=random.random() < 0.5,
        scoring=random.choice(tuple(Scoring)),
        target=random.choice((1, 50, 250, LARGEST_TARGET)),
        multiples_of_five=random.random() < 0.5,
        hard_sum_bonus=random.random() < 0.5,
        open_cards=random.random() < 0.5,
    )


def random_operators(random: Random) -> tuple[Operator, ...]:
    """A set of operators with which every pair of starting cards has an answer."""
    if random.random() < 0.2:
        return (Operator.MULTIPLY, Operator.DIVIDE)
    while True:
        operators = tuple(each for each in ALL_OPERATORS if random.random() < 0.6)
        if can_start(operators):
            return operators


def random_players(random: Random) -> tuple[Player, ...]:
    """2 to 5 players, persons and computers; two may have the same name."""
    levels = (None, *Level)
    return tuple(
        Player(random.choice(NAMES), random.choice(levels))
        for _ in range(random.randint(FEWEST_PLAYERS, MOST_PLAYERS))
    )


def random_play(position: Position, random: Random, eager: float = 0.7) -> Play:
    """A legal play at random; `eager` is how often a formula is laid when there is one."""
    assert position.to_move is not None
    if random.random() < eager:
        plays = list(LegalPlays(position.view(position.to_move)))
        if plays:
            return random.choice(plays)
    (other,) = position.may
    assert isinstance(other, Action)
    return other


def long_match(turns: int) -> Match:
    """A match of one endless round: players with few cards draw."""
    random = Random(4)
    players = (Player("Noor"), Player("Sam"))
    at = datetime(2026, 1, 1, tzinfo=UTC)
    first = new_match(Options(), players, at, 0, new_deck(random)).round
    made: list[Turn] = []
    positions = [first.position]
    while len(made) < turns:
        position = positions[-1]
        assert position.to_move is not None
        is_short = len(position.hands[position.to_move]) < 4
        plays = LegalPlays(position.view(position.to_move))
        play = position.may[0] if is_short else next(iter(plays), position.may[0])
        refill = shuffled(position.refill_needed(play), random)
        positions.append(position.after(play, refill or None))
        made.append(Turn(play, at, refill))
    long = Round(first.deck, tuple(made), tuple(positions))
    return Match(Options(), players, at, (long,))


def in_third_round(*players: Player) -> Match:
    """A match of two in its third round: each has won one, and one of them has fewer cards now."""
    matches = (over(Options(), 2, seed, rounds=2) for seed in range(40))
    match = next(each for each in matches if each.rounds_won == (1, 1))
    match = replace(match, players=players or match.players).next_round(match.round.deck)
    for _ in range(2 * FAIR_TURNS + 1):
        match = match.after(Action.DRAW, match.started)
    return match


@cache
def over(options: Options, players: int = 2, seed: int = 3, rounds: int = 1) -> Match:
    """A match after so many rounds played at random."""
    random = Random(seed)
    at = datetime(2026, 11, 20, 9, tzinfo=UTC)
    seats = tuple(map(Player, ("Noor", "Sam", "Ida", "Kim", "Lou")[:players]))
    match = new_match(options, seats, at, 0, new_deck(random))
    while True:
        while not match.position.is_over:
            match = match.after(random_play(match.position, random, 1.0), at)
        if len(match.rounds) == rounds or match.has_reached_target:
            return match
        match = match.next_round(new_deck(random))
