"""Makes resources/exercises: the exercises that come with the program, with fixed seeds.

The same program makes the same file each time. For each task and range it draws a number of
exercises, and keeps those that are spread most evenly: as many of each difficulty, and in each
difficulty as many of each task and of each set of tags.

Without arguments it makes the files of both games, each in a process of its own.
"""

from __future__ import annotations

import subprocess
import sys
import zlib
from collections import Counter
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Final

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from _puzzles import (  # noqa: E402
    MOST_WAYS,
    is_hard,
    is_medium,
    sharpened,
    signs_of,
    with_more_cards,
)

from formula_desktop.arguments import DIGIFEUD, FORMULA  # noqa: E402
from formula_desktop.arithmetic import Operator  # noqa: E402
from formula_desktop.practise.draw import Draw  # noqa: E402
from formula_desktop.practise.exercise import OF_TABLES, WITH_GAP, Exercise, Range, Task  # noqa: E402
from formula_desktop.practise.formula.making import with_joker  # noqa: E402
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of  # noqa: E402
from formula_desktop.practise.shipped import file_of  # noqa: E402
from formula_desktop.practise.sums import UNKNOWN  # noqa: E402
from formula_desktop.practise.trying import solutions  # noqa: E402
from formula_desktop.practise.written import written  # noqa: E402

NUMBER: Final = 1100
"""The exercises of a game: a thousand, and enough for three a day without one twice in a year."""

BANDS: Final = 15
WIDTH: Final = 0.5
LOWEST: Final = -2.75
"""The bands of difficulty; what is easier or harder is in the first or the last one."""

EASY: Final = 3
MIDDLE: Final = 9
"""The last bands with puzzles that are easy, and with medium ones; those above are hard."""

YOUNGEST: Final = 10
SMALL: Final = 20
"""The largest number of the easy ones; those of the easiest half may have larger ones up to 20."""

LARGE: Final = (50, 100)
"""The largest numbers of medium ones without tables."""

DRAWS: Final = {FORMULA: 280, DIGIFEUD: 160}
"""The draws for each task and range."""

DRAWS_OF_YOUNGEST: Final = 450
"""The same where numbers go up to 10: a third of all are of those."""

DRAWS_OF_HARD: Final = {FORMULA: 400, DIGIFEUD: 900}
"""The same where puzzles may be hard: another third of all are."""

JOKERS: Final = 0.4
"""How often a joker is tried in place of a card."""

PLAIN: Final = (Task.ANSWER, Task.SIGN, *WITH_GAP)
"""Tasks with one sum to work out, often with one click. To others a play has to be found."""

PLUS, MINUS, TIMES, DIVIDED = Operator

RANGES: Final = (
    *(
        Range(operators, largest)
        for operators in ((PLUS,), (MINUS,), (PLUS, MINUS))
        for largest in (10, 20, 50, 100)
    ),
    *(Range((operator,), 100, (table,)) for operator in (TIMES, DIVIDED) for table in range(2, 10)),
    Range((TIMES,), 50, (2, 5, 10)),
    Range((TIMES, DIVIDED), 100, (3, 4, 6)),
    Range((TIMES, DIVIDED), 100, (7, 8, 9)),
    Range((TIMES, DIVIDED), 100),
    Range((PLUS, MINUS, TIMES), 50),
    Range((PLUS, MINUS, TIMES), 100),
    Range(largest=100),
    Range((PLUS, MINUS)),
    Range((PLUS, MINUS, TIMES)),
    Range(),
    Range((TIMES, DIVIDED)),
)


def main() -> None:
    if sys.argv[1:]:
        make(sys.argv[1])
        return
    makers = [subprocess.Popen([sys.executable, __file__, game]) for game in WITH_EXERCISES]
    if max(each.wait() for each in makers):
        sys.exit(1)


def make(game: str) -> None:
    """Make the file of a game, and say how long it took."""
    start = perf_counter()
    lines = sorted(spread(game, pool(game)), key=lambda each: (each.difficulty, written(each)))
    data = zlib.compress("".join(f"{written(each)}\n" for each in lines).encode(), 9)
    file = ROOT / "resources" / file_of(game)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(data)
    print(f"{game}: {len(lines)} in {perf_counter() - start:.0f} s, {len(data):,} bytes")
    counts = Counter(band(each) for each in lines)
    print("  bands:", *(counts[each] for each in range(BANDS)))
    print("  tasks:", dict(Counter(each.task.value for each in lines)))
    print("  tags:", dict(Counter(tag.value for each in lines for tag in each.tags)))


def pool(game: str, part: float = 1) -> list[Exercise]:
    """Exercises of all tasks in which a play has to be found, or a part of them."""
    found: dict[str, Exercise] = {}
    for at, task in enumerate(exercises_of(game).tasks):
        for number, range_ in enumerate(RANGES):
            if task in PLAIN:
                continue
            draw = Draw(1000 * at + number)
            for _ in range(ceil(part * draws_of(game, range_))):
                for made in drawn(game, task, range_, draw):
                    found.setdefault(written(made), made)
    return list(found.values())


def draws_of(game: str, range_: Range) -> int:
    """The draws for each task in a range."""
    if range_.largest == YOUNGEST:
        return DRAWS_OF_YOUNGEST
    return DRAWS_OF_HARD[game] if may_be_hard(game, range_) else DRAWS[game]


def may_be_hard(game: str, range_: Range) -> bool:
    """Whether hard puzzles may have a range: in Digifeud one with several signs in a sum."""
    if game != FORMULA or range_.largest is None:
        return range_.largest is None
    return not range_.tables and not {*OF_TABLES}.isdisjoint(range_.operators)


def drawn(game: str, task: Task, range_: Range, draw: Draw) -> list[Exercise]:
    """An exercise that is drawn, and others like it: with a joker, one card more, or more points.

    Those of Digifeud that ask for points ask for nearly the most, except of the youngest.
    """
    made = exercises_of(game).drawn(task, range_, draw, (), UNKNOWN)
    if made is None:
        return []
    if range_.largest == YOUNGEST:
        return [made]
    if game == FORMULA:
        joker = with_joker(made, draw) if draw.chance(JOKERS) else None
        found = [with_more_cards(made), made, joker]
    elif task is Task.AT_LEAST:
        found = [made if is_small(range_) else None, sharpened(made)]
    else:
        found = [made]
    return [each for each in found if each is not None]


def is_small(range_: Range) -> bool:
    """Whether numbers are so small that easy puzzles may have them."""
    return range_.largest in (YOUNGEST, SMALL)


def band(exercise: Exercise) -> int:
    """The band of a difficulty, from 0."""
    place = int((exercise.difficulty - LOWEST) / WIDTH)
    return min(max(place, 0), BANDS - 1)


def suits(exercise: Exercise) -> bool:
    """Whether an exercise may be in its band: the puzzles of a day begin with one for the youngest.

    Easy ones are of + and - with numbers up to 10, or 20 in easy sums. Medium ones are for those
    who know tables or numbers up to 50 or 100, and no number is above 100; hard ones have several
    signs, tables, or numbers up to 1000.
    """
    range_, number = exercise.range, band(exercise)
    has_tables = not {*OF_TABLES}.isdisjoint(range_.operators)
    if number <= EASY:
        if exercise.goal > YOUNGEST or not is_small(range_):
            return False
        if range_.largest == SMALL and number > EASY // 2:
            return False
        if exercise.task is Task.GO_OUT and exercise.goal == 1:
            return False
        return len(solutions(exercise)) <= MOST_WAYS[0]
    if number <= MIDDLE:
        suits_nine = range_.largest in LARGE or (has_tables and range_.largest is not None)
        return suits_nine and is_medium(exercise)
    return may_be_hard(exercise.game, range_) and is_hard(exercise)


def spread(game: str, pool: list[Exercise]) -> list[Exercise]:
    """As many of a pool as are needed, spread evenly, no two with the same gist."""
    by_band: list[list[Exercise]] = [[] for _ in range(BANDS)]
    gists: set[str] = set()
    for each in pool:
        gist = f"{each.task} {exercises_of(game).gist(each)}"
        if gist not in gists and suits(each):
            gists.add(gist)
            by_band[band(each)].append(each)
    kept: list[Exercise] = []
    for some, enough in zip(by_band, quotas([*map(len, by_band)]), strict=True):
        kept += evenly(some, enough)
    if len(kept) < NUMBER:
        sizes = [len(each) for each in by_band]
        sys.exit(f"{game}: only {len(kept)} of {NUMBER} were found, in bands with {sizes}")
    return kept


def quotas(sizes: list[int]) -> list[int]:
    """How many are kept of each band: a third of all is easy, one is medium, and one is hard.

    Of a band that has too few all are kept, and the others of its third share what is missing.
    """
    bands = 0, EASY + 1, MIDDLE + 1, BANDS
    numbers = [NUMBER * third // 3 for third in range(4)]
    return [
        share
        for third in range(3)
        for share in _shares(
            numbers[third + 1] - numbers[third], sizes[bands[third] : bands[third + 1]]
        )
    ]


def _shares(of: int, sizes: list[int]) -> list[int]:
    shares = [0] * len(sizes)
    smallest_first = sorted(range(len(sizes)), key=sizes.__getitem__)
    for done, at in enumerate(smallest_first):
        shares[at] = min(sizes[at], (of - sum(shares)) // (len(sizes) - done))
    return shares


def evenly(some: list[Exercise], enough: int) -> list[Exercise]:
    """So many exercises, always one of the task and the kind of which there are fewest yet."""
    kept: list[Exercise] = []
    left = [(each, kind(each)) for each in some]
    tasks: Counter[Task] = Counter()
    kinds: Counter[tuple[object, ...]] = Counter()
    while left and len(kept) < enough:
        at = min(
            range(len(left)), key=lambda each: (tasks[left[each][0].task], kinds[left[each][1]])
        )
        chosen, its_kind = left.pop(at)
        tasks[chosen.task] += 1
        kinds[its_kind] += 1
        kept.append(chosen)
    return kept


def kind(exercise: Exercise) -> tuple[object, ...]:
    """What is counted to spread them: the task with its tags and the signs of the answer."""
    return exercise.task, *exercise.tags, signs_of(exercise)


if __name__ == "__main__":
    main()
