"""All legal sums, slow and obvious: every form of a sum on every square in every direction.

Written from docs/rules.md alone, to compare the program with. It reads the sums that lie there
from their written form and takes nothing else from the program but its data classes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import permutations, product
from operator import add, floordiv, mul, sub
from typing import TypeVar

from formula_desktop.digifeud.view import View

T = TypeVar("T")

Square = tuple[int, int]
"""Column and row, from 0."""

STEPS = {">": (1, 0), "v": (0, 1), "<": (-1, 0), "^": (0, -1)}
CENTRE = (6, 6)
OPERATIONS = {"+": add, "-": sub, "x": mul, "/": floordiv}
BEFORE_EQUALS = {"blue": 1, "red": 2, "": 0}
IN_OUTCOME = {"blue": 0, "red": 1, "": 0}


@dataclass(frozen=True)
class Earlier:
    """A sum that was laid before: all its squares, and those of each of its numbers."""

    squares: tuple[Square, ...]
    direction: str
    numbers: tuple[frozenset[Square], ...]


def slow_plays(view: View) -> set[tuple[str, int]]:
    """Every sum that the seat of a view may lay, in its written form, with its points."""
    table = Table(view)
    directions = ">v" if view.options.directions == 2 else ">v<^"
    found = set()
    for form in forms_of(1 if not table.earlier else view.options.max_operations):
        for direction in directions:
            for start in product(range(13), repeat=2):
                squares = squares_from(start, direction, len(form))
                if squares and table.may_lie(form, squares, direction):
                    found |= table.sums(form, squares, direction)
    return found


def forms_of(most: int) -> list[str]:
    """Every form of a sum: `n` for a digit, `o` for an operator: `non=nn`."""
    forms = []
    for operations in range(1, most + 1):
        for lengths in product((1, 2), repeat=operations + 2):
            *operands, outcome = ["n" * length for length in lengths]
            form = "o".join(operands) + "=" + outcome
            if len(form) <= 13:
                forms.append(form)
    return forms


class Table:
    """What lies on the board and on the rack, in plain texts."""

    def __init__(self, view: View) -> None:
        self.rack = view.rack
        self.chains = view.options.chains
        self.largest = view.options.largest_number
        tiles = view.board.tiles
        self.tiles = {
            (column, row): tiles[row * 13 + column] for column, row in product(range(13), repeat=2)
        }
        self.earlier = [earlier(str(laid)) for laid in view.board.sums]
        self.colour = dict.fromkeys(self.tiles, "")
        for name, squares in (("blue", view.options.layout.blue), ("red", view.options.layout.red)):
            for square in squares:
                self.colour[square % 13, square // 13] = name

    def may_lie(self, form: str, squares: tuple[Square, ...], direction: str) -> bool:
        """Rules 3, 4, 5 and 6, and that only empty squares are covered."""
        if self.earlier and not any(self.tiles[square] for square in squares):
            return False
        for role, square in zip(form, squares, strict=True):
            tile = self.tiles[square]
            if tile and (role != "n" or not tile[-1].isdigit()):
                return False
        numbers = numbers_of(form, squares)
        for number in numbers[:-1]:
            if len(number) == 2 and not self.has_number(number, direction):
                return False
        if len(numbers[-1]) == 2 and self.tiles[min(numbers[-1])].endswith("0"):
            return False
        for number, neighbour in (
            (numbers[0], moved(squares[0], direction, -1)),
            (numbers[-1], moved(squares[-1], direction, 1)),
        ):
            if self.tiles.get(neighbour) and not self.goes_on(number, neighbour, direction):
                return False
        if self.earlier:
            return True
        return form.count("o") == 1 and any(CENTRE in number for number in numbers)

    def has_number(self, number: frozenset[Square], direction: str) -> bool:
        return any(
            number in each.numbers and (each.direction in "<>") == (direction in "<>")
            for each in self.earlier
        )

    def goes_on(self, number: frozenset[Square], neighbour: Square, direction: str) -> bool:
        """Whether the neighbour is in an earlier sum in this line that has this very number."""
        return self.chains and any(
            neighbour in each.squares
            and number in each.numbers
            and (each.direction in "<>") == (direction in "<>")
            for each in self.earlier
        )

    def sums(self, form: str, squares: tuple[Square, ...], direction: str) -> set[tuple[str, int]]:
        """Every way to fill a form with tiles of the rack, written and with its points."""
        there = tuple(self.tiles[square] for square in squares)
        start = squares[0]
        head = f"{'ABCDEFGHIJKLM'[start[0]]}{start[1] + 1}{direction} "
        equals = form.index("=")
        worth = tuple(
            (BEFORE_EQUALS if at < equals else IN_OUTCOME)[self.colour[square]]
            if role == "n" and not self.tiles[square]
            else 0
            for at, (role, square) in enumerate(zip(form, squares, strict=True))
        )
        pattern = tuple(tile or role for tile, role in zip(there, form, strict=True))
        found = set()
        if direction in "<^":  # what is written is in the order in which its numbers are read
            pattern = numbers_turned(form, pattern)
            there = numbers_turned(form, there)
            worth = numbers_turned(form, worth)
        for filled in ways_to_fill(pattern, self.rack.digits, self.rack.operators, self.largest):
            outcome = int("".join(tile[-1] for tile in filled[equals + 1 :]))
            bonus = sum(
                times * int(tile[-1]) for times, tile in zip(worth, filled, strict=True) if times
            )
            written = "".join(
                f"({tile})" if lies else tile for tile, lies in zip(filled, there, strict=True)
            )
            found.add((head + written.replace(")(", ""), outcome + bonus))
        return found


@cache
def squares_from(start: Square, direction: str, length: int) -> tuple[Square, ...]:
    """So many squares in a direction; none when they leave the board."""
    squares = tuple(moved(start, direction, by) for by in range(length))
    return squares if all(0 <= at < 13 for square in squares for at in square) else ()


@lru_cache(maxsize=5000)
def ways_to_fill(
    pattern: tuple[str, ...], digits: str, operators: str, largest: int | None
) -> list[tuple[str, ...]]:
    """Every choice of tiles for the `n` and `o` of a pattern that makes a correct sum."""
    equals = pattern.index("=")
    left, right = pattern[:equals], pattern[equals + 1 :]
    found = []
    for signs in set(permutations(operators, left.count("o"))):
        for tiles in choices(digits, left.count("n")):
            new_tiles, new_signs = iter(tiles), iter(signs)
            filled = tuple(
                next(new_tiles) if tile == "n" else next(new_signs) if tile == "o" else tile
                for tile in left
            )
            written = "".join(tile[-1] for tile in filled)
            value = value_of(written)
            if value is None or not 0 <= value <= 99 or len(str(value)) != len(right):
                continue
            if largest is not None and any(not 0 <= n <= largest for n in all_of(written)):
                continue
            rest = digits
            for tile in tiles:
                rest = rest.replace(tile[0], "", 1)
            found += [(*filled, "=", *outcome) for outcome in ways_to_show(str(value), right, rest)]
    return found


@lru_cache(maxsize=500)
def choices(digits: str, count: int) -> list[tuple[str, ...]]:
    """Every choice of so many tiles in every order, blanks with every digit: `7`, `*0` to `*9`."""
    return list(
        {
            choice
            for tiles in set(permutations(digits, count))
            for choice in product(
                *([f"*{digit}" for digit in range(10)] if tile == "*" else [tile] for tile in tiles)
            )
        }
    )


def ways_to_show(number: str, squares: tuple[str, ...], rack: str) -> Iterator[tuple[str, ...]]:
    """Every way to show the digits of an outcome with what lies there and tiles of a rack."""
    if not number:
        yield ()
        return
    if squares[0] != "n":
        if squares[0][-1] == number[0]:
            for rest in ways_to_show(number[1:], squares[1:], rack):
                yield (squares[0], *rest)
        return
    for tile, shown in ((number[0], number[0]), ("*", f"*{number[0]}")):
        if tile in rack:
            for rest in ways_to_show(number[1:], squares[1:], rack.replace(tile, "", 1)):
                yield (shown, *rest)


@lru_cache(maxsize=200_000)
def value_of(text: str) -> int | None:
    """The value of `3+4x2`; None if a division leaves a remainder."""
    parts = re.split(r"([-+])", text)
    total = 0
    for sign, term in zip(["+", *parts[1::2]], parts[::2], strict=True):
        factors = re.split(r"([x/])", term)
        value = int(factors[0])
        for operator, factor in zip(factors[1::2], factors[2::2], strict=True):
            if operator == "x":
                value *= int(factor)
            elif int(factor) == 0 or value % int(factor):
                return None
            else:
                value //= int(factor)
        total += value if sign == "+" else -value
    return total


@lru_cache(maxsize=200_000)
def all_of(text: str) -> list[int]:
    """The numbers of a correct `3+4x2`, and what comes up on the way: 3, 4 and 2, 8, 11."""
    parts = re.split(r"([-+x/])", text)
    numbers, signs = list(map(int, parts[::2])), parts[1::2]
    found = list(numbers)
    for first in (("x", "/"), ("+", "-")):
        while sign := next((each for each in signs if each in first), None):
            at = signs.index(sign)
            numbers[at : at + 2] = [OPERATIONS[sign](*numbers[at : at + 2])]
            del signs[at]
            found.append(numbers[at])
    return found


def earlier(written: str) -> Earlier:
    """A sum that was laid before, from its written form."""
    head, body = written.split()
    body = body.replace("(", "").replace(")", "").replace("*", "")
    start = "ABCDEFGHIJKLM".index(head[0]), int(head[1:-1]) - 1
    squares = tuple(moved(start, head[-1], by) for by in range(len(body)))
    form = re.sub("[0-9]", "n", body)
    return Earlier(squares, head[-1], numbers_of(form, squares))


def numbers_of(form: str, squares: tuple[Square, ...]) -> tuple[frozenset[Square], ...]:
    """The squares of each number of a form."""
    found = re.finditer("n+", form)
    return tuple(frozenset(squares[match.start() : match.end()]) for match in found)


def numbers_turned(form: str, values: tuple[T, ...]) -> tuple[T, ...]:
    """Values for each role of a form, with those of each number in the opposite order."""
    turned = list(values)
    for match in re.finditer("n+", form):
        turned[match.start() : match.end()] = values[match.start() : match.end()][::-1]
    return tuple(turned)


def moved(square: Square, direction: str, by: int) -> Square:
    step = STEPS[direction]
    return square[0] + step[0] * by, square[1] + step[1] * by
