"""Games of Digifeud played at random: every option, persons and computers, every kind of turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

from formula_desktop.digifeud.game import Game, new_bags, new_game
from formula_desktop.digifeud.layout import shuffled_layout, standard_layout
from formula_desktop.digifeud.legal import LegalPlays, best_play
from formula_desktop.digifeud.options import DIRECTIONS, LARGEST_NUMBERS, MAX_OPERATIONS, Options
from formula_desktop.digifeud.play import Action, Play, Sum
from formula_desktop.digifeud.position import Position
from formula_desktop.digifeud.tiles import OPERATOR_TILES, Rack
from formula_desktop.digifeud.view import View
from formula_desktop.notation import in_order
from formula_desktop.players import Level, Player

NAMES = ("Noor", "Sam", "Zoë", "Łukasz", "O'Brien", '"x"', "数学", "🙂", "a b", "\\")
LIMITS = (None, 1, 10, 4320, 1_000_000)


def random_game(seed: int | Random, most_turns: int = 10_000) -> Game:
    """A game with options and players at random, after at most so many turns at random.

    The same seed gives the same game. Without a limit it is played to its end.
    """
    random = seed if isinstance(seed, Random) else Random(seed)
    game = random_start(random)
    eager = random.choice((0.8, 0.97, 1.0))
    for _ in range(most_turns):
        if game.is_over:
            break
        at = random_moment(game, random)
        game = game.after(random_turn(game, at, random, eager), at)
    return game


def random_start(random: Random, options: Options | None = None) -> Game:
    """A game before its first turn."""
    options = options or random_options(random)
    players = tuple(Player(random.choice(NAMES), random.choice((None, *Level))) for _ in range(2))
    started = datetime(2026, 11, 20, 9, tzinfo=UTC) + timedelta(seconds=random.randrange(10**6))
    return new_game(options, players, started, random.randrange(2), *new_bags(options, random))


def random_options(random: Random) -> Options:
    """Random options, from all that a game may have."""
    return Options(
        directions=random.choice(DIRECTIONS),
        operators=random.choice(tuple(OPERATOR_TILES)),
        max_operations=random.choice(MAX_OPERATIONS),
        largest_number=random.choice((None, *LARGEST_NUMBERS)),
        chains=random.random() < 0.5,
        open_racks=random.random() < 0.5,
        turn_limit_minutes=random.choice(LIMITS),
        layout=shuffled_layout(random) if random.random() < 0.5 else standard_layout(),
    )


def random_moment(game: Game, random: Random) -> datetime:
    """When the next turn is made: soon, at the last second, too late, or the clock was set back."""
    left = game.time_left(game.turn_began)
    seconds = random.randint(-5, 50)
    if left is not None and random.random() < 0.05:
        return game.turn_began + left + timedelta(seconds=random.choice((0, 0, 0, 1)))
    return game.turn_began + timedelta(seconds=seconds, milliseconds=random.randrange(1000))


def random_turn(game: Game, at: datetime, random: Random, eager: float) -> Play:
    """A legal turn at random; `eager` is how often a sum is laid when one is found."""
    if game.is_late(at):
        return Action.TIMEOUT
    if random.random() < 0.002:
        return Action.RESIGN
    found = random_sum(game.position, random) if random.random() < eager else None
    return found or Action.PASS


def random_sum(position: Position, random: Random) -> Sum | None:
    """A sum at random; most often one with few of the tiles, which takes little time to find."""
    assert position.to_move is not None
    view = position.view(position.to_move)
    for _ in range(2):
        plays = LegalPlays(with_part_of_rack(view, random)).found
        if plays:
            chains = [found for found in plays if len(found.filling[1]) <= 2]
            return random.choice(chains if chains and random.random() < 0.5 else plays).play
    best = best_play(view)
    return best.play if best else None


def with_part_of_rack(view: View, random: Random, most: int = 4) -> View:
    """The view of a seat that had a part of its rack only, with at most one blank."""
    digits = random.sample(view.rack.digits, min(most, len(view.rack.digits)))
    if digits.count("*") == 2:
        digits.remove("*")
    return replace(view, rack=Rack(in_order("".join(digits)), view.rack.operators))


def with_another_rack(view: View, random: Random, most: int = 6) -> View:
    """The view of a seat with a rack of tiles that it does not see, of any size."""
    digits = random.sample(view.unseen_digits, min(random.randint(1, most), view_size(view)))
    operators = view.unseen_operators
    signs = random.sample(operators, min(random.randint(1, 3), len(operators)))
    return replace(view, rack=Rack(in_order("".join(digits)), in_order("".join(signs))))


def view_size(view: View) -> int:
    return len(view.unseen_digits)


def all_tiles(position: Position) -> tuple[str, str]:
    """Every digit and every operator of a position, sorted: at each moment all of the set."""
    tiles = Counter(position.bag_digits + position.bag_operators) + position.board.count()
    for rack in position.racks:
        tiles += Counter(rack.digits + rack.operators)
    digits = "".join(tile for tile in tiles.elements() if tile in "*0123456789")
    operators = "".join(tile for tile in tiles.elements() if tile in "+-x/")
    return in_order(digits), in_order(operators)


def with_hidden_changed(position: Position, seat: int, random: Random) -> Position:
    """The same position for this seat, with everything it does not see dealt again."""
    other = position.racks[1 - seat]
    if position.options.open_racks:
        return replace(
            position,
            bag_digits="".join(random.sample(position.bag_digits, len(position.bag_digits))),
            bag_operators="".join(
                random.sample(position.bag_operators, len(position.bag_operators))
            ),
        )
    digits = list(position.bag_digits + other.digits)
    operators = list(position.bag_operators + other.operators)
    random.shuffle(digits)
    random.shuffle(operators)
    held = len(other.digits), len(other.operators)
    rack = Rack(in_order("".join(digits[: held[0]])), in_order("".join(operators[: held[1]])))
    racks = (position.racks[0], rack) if seat == 0 else (rack, position.racks[1])
    return replace(
        position,
        racks=racks,
        bag_digits="".join(digits[held[0] :]),
        bag_operators="".join(operators[held[1] :]),
    )
