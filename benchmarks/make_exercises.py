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
from pathlib import Path
from time import perf_counter
from typing import Final

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from formula_desktop.arguments import FORMULA  # noqa: E402
from formula_desktop.arithmetic import Operator  # noqa: E402
from formula_desktop.formula.play import Formula  # noqa: E402
from formula_desktop.formula.position import Position  # noqa: E402
from formula_desktop.practise.draw import Draw  # noqa: E402
from formula_desktop.practise.exercise import OF_TABLES, Exercise, Range, Task  # noqa: E402
from formula_desktop.practise.formula.making import with_joker  # noqa: E402
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of  # noqa: E402
from formula_desktop.practise.shipped import file_of  # noqa: E402
from formula_desktop.practise.trying import solutions  # noqa: E402
from formula_desktop.practise.written import written  # noqa: E402

NUMBER: Final = 1100
"""The exercises of a game: a thousand, and enough for three a day without one twice in a year."""

BANDS: Final = 11
WIDTH: Final = 0.5
"""The bands of difficulty around 0; what is easier or harder is in the first or the last one."""

EASY: Final = 3
MIDDLE: Final = 7
"""The last bands with puzzles that are easy, and with medium ones."""

YOUNGEST: Final = 10
SMALL: Final = 20
"""The largest number of the easy ones; those of the easiest half may have larger ones up to 20."""

LARGE: Final = (50, 100)
"""The largest numbers of medium ones without tables."""

DRAWS: Final = 240
"""The draws for each task and range."""

DRAWS_OF_YOUNGEST: Final = 900
"""The same where numbers go up to 10: a third of all are of those."""

HARD: Final = 0.96
"""From this difficulty on a puzzle of Formula is hard: it takes as many cards as a turn may have.

Two cards are found too fast, and so is what only adds a zero.
"""

TENS: Final = {10, 100}

PLAIN: Final = (Task.ANSWER, Task.SIGN, Task.COMPLETE)
"""Tasks with one sum to work out, often with one click. To others a play has to be found."""

MOST_WAYS: Final = {EASY: 400, MIDDLE - 1: 12, BANDS: 6}
"""How many plays may solve a puzzle to find, up to each band: one of many is no find."""

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


def pool(game: str, draws: int = DRAWS, of_youngest: int = DRAWS_OF_YOUNGEST) -> list[Exercise]:
    """Exercises of all tasks in which a play has to be found, no two with the same gist."""
    exercises = exercises_of(game)
    found: dict[str, Exercise] = {}
    for at, task in enumerate(exercises.tasks):
        for number, range_ in enumerate(RANGES):
            if task in PLAIN:
                continue
            draw = Draw(1000 * at + number)
            for _ in range(of_youngest if range_.largest == YOUNGEST else draws):
                for made in drawn(game, task, range_, draw):
                    found.setdefault(f"{task} {exercises.gist(made)}", made)
    return list(found.values())


def drawn(game: str, task: Task, range_: Range, draw: Draw) -> list[Exercise]:
    """An exercise that is drawn, and in Formula the same with a joker in the hand, if any."""
    made = exercises_of(game).drawn(task, range_, draw, ())
    if made is None:
        return []
    if game != FORMULA or range_.largest == YOUNGEST:
        return [made]
    twisted = with_joker(made, draw)
    return [made] if twisted is None else [made, twisted]


def band(exercise: Exercise) -> int:
    """The band of a difficulty, from 0."""
    place = int(exercise.difficulty / WIDTH + BANDS / 2)
    return min(max(place, 0), BANDS - 1)


def suits(exercise: Exercise) -> bool:
    """Whether an exercise may be in its band: the puzzles of a day begin with one for the youngest.

    Easy ones are of + and - with numbers up to 10, or 20 in easy sums. Medium ones are for those
    who know tables or numbers up to 50 or 100, and no number is above 100; hard ones have tables or
    numbers up to 1000. There a play has to be found, and hardly any other solves it.
    """
    range_, number = exercise.range, band(exercise)
    has_tables = not {*OF_TABLES}.isdisjoint(range_.operators)
    if number <= EASY:
        is_small = range_.largest == SMALL and number <= EASY // 2
        if exercise.goal > YOUNGEST or not (range_.largest == YOUNGEST or is_small):
            return False
        if exercise.task is Task.GO_OUT and exercise.goal == 1:
            return False
    else:
        largest = LARGE if number < MIDDLE else (None,)
        if not (has_tables or range_.largest in largest):
            return False
        if number <= MIDDLE and range_.largest is None:
            return False
    if exercise.game == FORMULA and exercise.difficulty > HARD and not is_long(exercise):
        return False
    most = next(ways for last, ways in MOST_WAYS.items() if number <= last)
    return len(solutions(exercise)) <= most


def is_long(exercise: Exercise) -> bool:
    """Whether an exercise of Formula takes as many cards as possible, and no number of it is 10."""
    position = exercise.position
    assert isinstance(position, Position)
    found = (each for each in solutions(exercise) if isinstance(each, Formula))
    is_short = exercise.goal < position.options.max_cards
    return not is_short and all(TENS.isdisjoint(each.values) for each in found)


def spread(game: str, pool: list[Exercise]) -> list[Exercise]:
    """As many of a pool as are needed, spread evenly."""
    by_band: list[list[Exercise]] = [[] for _ in range(BANDS)]
    for each in pool:
        if suits(each):
            by_band[band(each)].append(each)
    kept: list[Exercise] = []
    for some, enough in zip(by_band, quotas([*map(len, by_band)]), strict=True):
        kept += evenly(some, enough)
    if len(kept) < NUMBER:
        sizes = [len(each) for each in by_band]
        sys.exit(f"{game}: only {len(kept)} of {NUMBER} were found, in bands with {sizes}")
    return kept


def quotas(sizes: list[int]) -> list[int]:
    """How many are kept of each band: a third of all is easy, and the other bands share the rest.

    Of a band that has too few all are kept, and the next ones share what is missing.
    """
    easy, bands = NUMBER // 3, EASY + 1
    return _shares(easy, sizes[:bands]) + _shares(NUMBER - easy, sizes[bands:])


def _shares(of: int, sizes: list[int]) -> list[int]:
    shares: list[int] = []
    for at, size in enumerate(sizes):
        shares.append(min(size, (of - sum(shares)) // (len(sizes) - at)))
    return shares


def evenly(some: list[Exercise], enough: int) -> list[Exercise]:
    """So many exercises, always one of the task and the tags of which there are fewest yet."""
    kept: list[Exercise] = []
    left = list(some)
    tasks: Counter[Task] = Counter()
    kinds: Counter[tuple[str, ...]] = Counter()
    while left and len(kept) < enough:
        at = min(
            range(len(left)), key=lambda each: (tasks[left[each].task], kinds[kind(left[each])])
        )
        chosen = left.pop(at)
        tasks[chosen.task] += 1
        kinds[kind(chosen)] += 1
        kept.append(chosen)
    return kept


def kind(exercise: Exercise) -> tuple[str, ...]:
    """What is counted to spread the tags: the task with its tags."""
    return exercise.task, *exercise.tags


if __name__ == "__main__":
    main()
