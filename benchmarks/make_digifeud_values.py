"""Learns the value of the tiles a player keeps, from games of the program against itself.

    python3 dev.py bench make_digifeud_values

writes `resources/values/digifeud.json`, the same bytes each time; it takes about half an hour. With
the name of options, such as `"+-x 3"`, it prints what it learns for those and writes nothing.

A player's tiles after a turn are worth what the player earns at the next turn plus the value of the
tiles kept then (temporal differences), beyond the average earned with as many tiles left. So prices
are fitted by least squares to all turns of the games, repeatedly until they converge. The first
games are played for the most points, the others by the prices learned from those; in each game a
player trusts them only in part, so that other plays are tried.

What a play opens is learned from racks that the opponent may have: how much more or less is their
answer worth than after the other plays of the turn? The features of `openness.py` are fitted to it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from itertools import combinations_with_replacement, product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))  # for tests/, which is not installed

from formula_desktop.digifeud.board import empty_board  # noqa: E402
from formula_desktop.digifeud.game import new_bags  # noqa: E402
from formula_desktop.digifeud.options import LARGEST_NUMBERS, MAX_OPERATIONS, Options  # noqa: E402
from formula_desktop.digifeud.player.lines import Lines  # noqa: E402
from formula_desktop.digifeud.player.openness import FEATURES, features_of  # noqa: E402
from formula_desktop.digifeud.player.rack_plays import RackPlaysCache  # noqa: E402
from formula_desktop.digifeud.player.values import FILE, NOTHING, Prices, key_of, part_of  # noqa: E402
from formula_desktop.digifeud.readings import Readings  # noqa: E402
from formula_desktop.digifeud.tiles import (  # noqa: E402
    BLANK,
    OPERATOR_TILES,
    RACK_DIGITS,
    RACK_OPERATORS,
    left_over,
)
from formula_desktop.notation import in_order  # noqa: E402
from tests.helpers.digifeud.searched import Table  # noqa: E402

COMMAND = "python3 dev.py bench make_digifeud_values"
GAMES = (250, 650)
FEWER_GAMES = (100, 250)
"""The numbers of games played for the most points, and then by the prices learned from them: GAMES
with the default options, FEWER_GAMES with others."""

POSITIONS = 80
FEWER_POSITIONS = 40
RACKS = 12
PLAYS = 14
"""The numbers of positions, of racks for each, and of plays that they answer."""

BELIEFS = (0.6, 1.0, 1.0)
FITS = 8
PARTS = 2
TILES = BLANK + "0123456789"
DOUBT = 4.0
DOUBT_OF_A_SET = 12.0
"""The turns with a price of 0 that are added, so that rare tiles and sets get no extreme price."""

Row = list[tuple[int, float]]
"""The nonzero features of the tiles kept."""


class Kept(NamedTuple):
    """The tiles a player kept after a turn, and the points earned at the next."""

    part: int
    digits: str
    operators: str
    bag: int
    others: int
    earned: int = 0
    then: int | None = None
    """The index of the next turn's `Kept`; None if the game was over."""


def play(options: Options, prices: tuple[Prices, ...], random: Random, kept: list[Kept]) -> None:
    """Play a game and record what was kept at each turn."""
    table = new_table(options, random)
    lines = Lines()
    racks = RackPlaysCache(options)
    own = [[scaled(each, random.choice(BELIEFS)) for each in prices] for _ in range(2)]
    last: list[int | None] = [None, None]
    while not table.is_over:
        seat = table.to_move
        bag, others = len(table.bag_digits), len(table.digits[1 - seat])
        part = part_of(bag)
        rack = racks.of(table.digits[seat], table.operators[seat], own[seat][part])
        move = rack.best(table.readings, table.is_opening)
        if move is None:
            rest = (rack.digits, rack.operators)
            table.skip()
        else:
            rest = rack.rest(move)
            table.lay(lines, move, rest)
        note(kept, last[seat], move.points if move is not None else 0, len(kept))
        last[seat] = len(kept)
        kept.append(Kept(part, *rest, bag, others))
    for seat, gain in enumerate(counted(table)):
        note(kept, last[seat], gain, None)


def note(kept: list[Kept], at: int | None, earned: int, then: int | None) -> None:
    if at is not None:
        kept[at] = kept[at]._replace(earned=earned, then=then)


def counted(table: Table) -> tuple[int, int]:
    """The points by which the final count puts each player ahead of the other."""
    first, second = map(left_over, table.digits)
    by_passes = bool(table.digits[0] and table.digits[1])
    gain = (second - first) * (1 if by_passes else 2)
    return gain, -gain


def new_table(options: Options, random: Random) -> Table:
    digits, operators = new_bags(options, random)
    return Table(
        empty_board(options).readings,
        [in_order(digits[at : at + RACK_DIGITS]) for at in (0, RACK_DIGITS)],
        [in_order(operators[at : at + RACK_OPERATORS]) for at in (0, RACK_OPERATORS)],
        (digits[2 * RACK_DIGITS :], operators[2 * RACK_OPERATORS :]),
        to_move=0,
        is_opening=True,
    )


def scaled(prices: Prices, by: float) -> Prices:
    return Prices(
        {tile: by * price for tile, price in prices.digit.items()},
        {tiles: by * price for tiles, price in prices.operators.items()},
    )


# --- fitting ------------------------------------------------------------------------------------


class Features:
    """The features of the tiles kept: digits, operators one by one and as a set, and the number of
    tiles left, which is no price but explains what is earned."""

    def __init__(self, options: Options) -> None:
        self.operators = "".join(dict.fromkeys(OPERATOR_TILES[options.operators]))
        self.sets = [
            in_order("".join(each))
            for number in range(RACK_OPERATORS + 1)
            for each in combinations_with_replacement(self.operators, number)
        ]
        self.at_sets = len(TILES) + len(self.operators)
        self.at_left = self.at_sets + len(self.sets)
        self.number = self.at_left + 4

    def of(self, kept: Kept) -> Row:
        row = [(at, float(kept.digits.count(tile))) for at, tile in enumerate(TILES)]
        row += [
            (len(TILES) + at, float(kept.operators.count(each)))
            for at, each in enumerate(self.operators)
        ]
        left = (len(kept.digits) + kept.bag) / 10
        row.append((self.at_sets + self.sets.index(kept.operators), 1.0))
        row += [(self.at_left, 1.0), (self.at_left + 1, left), (self.at_left + 2, left * left)]
        row.append((self.at_left + 3, kept.others / RACK_DIGITS))
        return [(at, value) for at, value in row if value]

    def doubt(self, at: int) -> float:
        return DOUBT_OF_A_SET if self.at_sets <= at < self.at_left else DOUBT

    def prices(self, values: list[float]) -> Prices:
        digit = {tile: round(values[at], 1) for at, tile in enumerate(TILES)}
        operators = {}
        for at, tiles in enumerate(self.sets):
            singly = sum(values[len(TILES) + self.operators.index(each)] for each in tiles)
            operators[tiles] = round(singly + values[self.at_sets + at], 1)
        return Prices(digit, operators)


def learned(kept: list[Kept], features: Features) -> tuple[Prices, ...]:
    """The prices for each part of a game that best fit what was earned."""
    rows = [features.of(each) for each in kept]
    left = [products(kept, rows, features, part) for part in range(PARTS)]
    values = [[0.0] * features.number for _ in range(PARTS)]
    for _ in range(FITS):
        right = [[0.0] * features.number for _ in range(PARTS)]
        for each, row in zip(kept, rows, strict=True):
            came = float(each.earned)
            if each.then is not None:
                then = values[kept[each.then].part]
                came += sum(then[at] * value for at, value in rows[each.then])
            for at, value in row:
                right[each.part][at] += value * came
        values = [solved(left[part], right[part]) for part in range(PARTS)]
    return tuple(map(features.prices, values))


def products(kept: list[Kept], rows: list[Row], features: Features, part: int) -> list[list[float]]:
    sums = [[0.0] * features.number for _ in range(features.number)]
    for at in range(features.number):
        sums[at][at] = features.doubt(at)
    for each, row in zip(kept, rows, strict=True):
        if each.part == part:
            for at, value in row:
                for other, factor in row:
                    sums[at][other] += value * factor
    return sums


def solved(left: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose left side is symmetric and positive (Gauss)."""
    rows = [[*row, value] for row, value in zip(left, right, strict=True)]
    size = len(rows)
    for at, pivot in enumerate(rows):
        for row in rows[at + 1 :]:
            factor = row[at] / pivot[at]
            if factor:
                for column in range(at, size + 1):
                    row[column] -= factor * pivot[column]
    solution = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][column] * solution[column] for column in range(at + 1, size))
        solution[at] = (rows[at][size] - rest) / rows[at][at]
    return solution


# --- openness -----------------------------------------------------------------------------------


def openness_of(options: Options, prices: Prices) -> list[float]:
    """The cost of each feature of openness."""
    random = Random(f"openness {key_of(options)}")
    left = [[DOUBT * (at == other) for other in range(FEATURES)] for at in range(FEATURES)]
    right = [0.0] * FEATURES
    positions = POSITIONS if options == Options() else FEWER_POSITIONS
    while positions > 0:
        table = new_table(options, random)
        lines, racks = Lines(), RackPlaysCache(options)
        while not table.is_over and table.bag_digits:
            seat = table.to_move
            rack = racks.of(table.digits[seat], table.operators[seat], prices)
            moves = rack.moves(table.readings, PLAYS, table.is_opening)
            if not moves:
                break
            if not table.is_opening and random.random() < 0.25:
                positions -= 1
                after = [
                    lines.after(table.readings, each.line, each.shape, each.filling[1])
                    for each in moves
                ]
                opened = [
                    features_of(table.readings, then, each)
                    for then, each in zip(after, moves, strict=True)
                ]
                add_differences(left, right, opened, answers(table, after, racks, prices, random))
            move = random.choice(moves[:3])
            table.lay(lines, move, rack.rest(move))
    return [round(weight, 2) for weight in solved(left, right)]


def answers(
    table: Table, after: list[Readings], racks: RackPlaysCache, prices: Prices, random: Random
) -> list[float]:
    """The worth of the opponent's answer after each play, averaged over some racks."""
    sums = [0.0] * len(after)
    other = 1 - table.to_move
    digits = list(table.digits[other] + table.bag_digits)
    operators = list(table.operators[other] + table.bag_operators)
    for _ in range(RACKS):
        random.shuffle(digits)
        random.shuffle(operators)
        held = "".join(digits[:RACK_DIGITS]).replace(BLANK, "9")
        rack = racks.of(in_order(held), in_order("".join(operators[:RACK_OPERATORS])), prices)
        for at, readings in enumerate(after):
            answer = rack.best(readings)
            if answer is not None:
                sums[at] += (answer.worth - rack.kept_worth) / RACKS
    return sums


def add_differences(
    left: list[list[float]],
    right: list[float],
    opened: list[tuple[float, ...]],
    worths: list[float],
) -> None:
    """Add the plays of a position to the equations, each relative to the mean of all."""
    number = len(worths)
    mean = sum(worths) / number
    means = [sum(column) / number for column in zip(*opened, strict=True)]
    for features, worth in zip(opened, worths, strict=True):
        beside = [value - usual for value, usual in zip(features, means, strict=True)]
        for at, value in enumerate(beside):
            right[at] += value * (worth - mean)
            for other, factor in enumerate(beside):
                left[at][other] += value * factor


def values_for(options: Options) -> dict[str, Any]:
    """The content of the file for some options."""
    random = Random(f"values {key_of(options)}")
    features = Features(options)
    prices: tuple[Prices, ...] = (NOTHING,) * PARTS
    kept: list[Kept] = []
    for games in GAMES if options == Options() else FEWER_GAMES:
        for _ in range(games):
            play(options, prices, random, kept)
        prices = learned(kept, features)
    return {
        "prices": [{"digit": each.digit, "operators": each.operators} for each in prices],
        "openness": openness_of(options, prices[0]),
    }


def main(keys: Iterable[str]) -> None:
    wanted = set(keys)
    values = {}
    for largest, operators, most in product(
        (None, *LARGEST_NUMBERS), OPERATOR_TILES, MAX_OPERATIONS
    ):
        options = Options(operators=operators, max_operations=most, largest_number=largest)
        key = key_of(options)
        if not wanted or key in wanted:
            values[key] = values_for(options)
            print(key, json.dumps(values[key]), flush=True)
    if not wanted:
        text = json.dumps({"made by": COMMAND, "values": values}, indent=1)
        (ROOT / "resources" / FILE).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
