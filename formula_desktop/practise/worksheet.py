"""A worksheet: exercises to print, all of them given by one number (docs/printing.md).

The number holds the version of the makers, the settings, the seed and two check digits, so that the
same sheet can be printed again and a slip of the pen is noticed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import ALL_OPERATORS
from formula_desktop.practise.exercise import LARGEST, OF_TABLES, Exercise, Range, Task
from formula_desktop.practise.making import MAKERS, from_seed
from formula_desktop.practise.registry import exercises_of
from formula_desktop.practise.seen import Seen
from formula_desktop.practise.skills import TABLES
from formula_desktop.practise.wanted import Wanted

MOST_EXERCISES: Final = 100
"""The most exercises on a sheet."""

MOST_SEED: Final = 9999
"""The highest seed of a sheet."""

_GAMES: Final = (FORMULA, DIGIFEUD)
_NUMBERS: Final = (*LARGEST, None)
_DIGITS: Final = 13
_ANSWERS: Final = (Task.ANSWER, Task.COMPLETE, Task.TWO_SIGNS)
"""The tasks that ask for the answer of a sum."""
_SINGLE: Final = (Task.ANSWER, Task.COMPLETE)
"""Those of sums with one sign, which is of the chosen tables or not."""

LENGTH: Final = _DIGITS + 3
"""The digits of a number."""

_CHECK: Final = 97


class NumberError(ValueError):
    """A text is not the number of a sheet."""


class OtherMakersError(NumberError):
    """The number is that of a sheet from another version of the program."""


@dataclass(frozen=True, slots=True)
class Worksheet:
    """What is on a sheet: what to practise, how many exercises, and the seed.

    Raises ValueError for a number of exercises or a seed out of range.
    """

    wanted: Wanted
    count: int = 20
    seed: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.count <= MOST_EXERCISES:
            raise ValueError(f"a sheet has 1 to {MOST_EXERCISES} exercises")
        if not 0 <= self.seed <= MOST_SEED:
            raise ValueError(f"the seed of a sheet is from 0 to {MOST_SEED}")

    def exercises(self) -> Iterator[Exercise]:
        """The exercises, task by task.

        If possible no sum comes twice, whatever the task, and none lies in another exercise. Where
        certain tables are practised beside + and -, every other sum with one sign to answer is one
        of theirs. They are made as they are asked for.
        """
        wanted, seen = self.wanted, Seen(is_sheet=True)
        for at, (task, share) in enumerate(self.shares.items()):
            seed = self.seed + (MOST_SEED + 1) * at
            parts = _parts_of(wanted.range) if task in _SINGLE else (wanted.range,)
            counts = [len(range(part, share, len(parts))) for part in range(len(parts))]
            found = [
                from_seed(wanted.game, task, range_, seed, number, seen)
                for range_, number in zip(parts, counts, strict=True)
            ]
            yield from (each for some in zip_longest(*found) for each in some if each is not None)

    @property
    def shares(self) -> dict[Task, int]:
        """How many exercises each task has.

        Sums to answer are most of a sheet that has them: a quarter at most asks for signs, and a
        quarter at most are puzzles, in which a turn is looked for. But each task has one exercise
        at least, as long as there are enough for all.
        """
        tasks, quarter = self.wanted.fitting, self.count // 4
        has_room = self.count >= len(tasks)
        answers = [each for each in tasks if each in _ANSWERS]
        signs = [each for each in tasks if each is Task.SIGN]
        others = [each for each in tasks if each not in (*answers, *signs)]
        if not answers:
            return _divided(self.count, tasks)
        found: dict[Task, int] = {}
        for some in (signs, others):
            found |= _divided(max(quarter, len(some)) if has_room else quarter, some)
        found |= _divided(self.count - sum(found.values()), answers)
        return {task: found[task] for task in tasks}

    @property
    def number(self) -> str:
        """The number, in four groups of digits."""
        range_ = self.wanted.range
        value = _MASKS.index((self.wanted.game, self.wanted.fitting))
        value = value * 2 ** len(ALL_OPERATORS) + _mask(range_.operators, ALL_OPERATORS)
        value = value * len(_NUMBERS) + _NUMBERS.index(range_.largest)
        value = value * 2 ** len(TABLES) + _mask(range_.tables, TABLES)
        value = value * MOST_EXERCISES + self.count - 1
        value = value * (MOST_SEED + 1) + self.seed
        body = f"{MAKERS}{value:0{_DIGITS}d}"
        digits = f"{body}{_check_of(body):02d}"
        return "-".join(digits[at : at + 4] for at in range(0, len(digits), 4))


def numbered(text: str) -> Worksheet:
    """The sheet with this number, however its digits are grouped; raises NumberError."""
    digits = "".join(each for each in text if each not in "- ")
    if not (digits.isascii() and digits.isdecimal() and len(digits) == LENGTH):
        raise NumberError("the number of a sheet has 16 digits")
    body, check = digits[:-2], int(digits[-2:])
    if check != _check_of(body):
        raise NumberError("no sheet has this number")
    if body[0] != f"{MAKERS}":
        raise OtherMakersError("this sheet is from another version of the program")
    value, seed = divmod(int(body[1:]), MOST_SEED + 1)
    value, count = divmod(value, MOST_EXERCISES)
    value, tables = divmod(value, 2 ** len(TABLES))
    value, largest = divmod(value, len(_NUMBERS))
    kind, operators = divmod(value, 2 ** len(ALL_OPERATORS))
    try:
        game, tasks = _MASKS[kind]
        range_ = Range(
            tuple(each for at, each in enumerate(ALL_OPERATORS) if operators >> at & 1),
            _NUMBERS[largest],
            tuple(each for at, each in enumerate(TABLES) if tables >> at & 1),
        )
        sheet = Worksheet(Wanted(game, range_, tasks), count + 1, seed)
    except (IndexError, ValueError):
        raise NumberError("no sheet has this number") from None
    if sheet.wanted.fitting != tasks:
        raise NumberError("no sheet has this number")
    return sheet


def _divided(count: int, tasks: Sequence[Task]) -> dict[Task, int]:
    """As many exercises for each task, or one more for the first ones."""
    number = len(tasks)
    return {task: count // number + (at < count % number) for at, task in enumerate(tasks)}


def _parts_of(range_: Range) -> tuple[Range, ...]:
    """Certain tables and the rest of a range, each as one; or the range itself."""
    tables = tuple(each for each in range_.operators if each in OF_TABLES)
    others = tuple(each for each in range_.operators if each not in OF_TABLES)
    if not (range_.tables and tables and others):
        return (range_,)
    return Range(tables, range_.largest, range_.tables), Range(others, range_.largest)


def _check_of(body: str) -> int:
    """Two digits that almost no slip of the pen leaves right, as for bank accounts (ISO 7064)."""
    return _CHECK + 1 - int(body) * 100 % _CHECK


def _mask(chosen: tuple[object, ...], every: tuple[object, ...] | range) -> int:
    return sum(1 << at for at, each in enumerate(every) if each in chosen)


def _some_tasks() -> Iterator[tuple[str, tuple[Task, ...]]]:
    """Each choice of tasks, with its game."""
    for game in _GAMES:
        tasks = exercises_of(game).tasks
        for mask in range(1, 1 << len(tasks)):
            yield game, tuple(each for at, each in enumerate(tasks) if mask >> at & 1)


_MASKS: Final = tuple(_some_tasks())
