"""Makes the next exercise for what somebody wants to practise."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final

from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import Exercise, Range, Task
from formula_desktop.practise.registry import exercises_of
from formula_desktop.practise.seen import Seen
from formula_desktop.practise.skills import is_beneath
from formula_desktop.practise.sums import UNKNOWN, InTables

MAKERS: Final = 5
"""The version of the makers: another one makes other exercises from the same seed."""

NOT_AGAIN: Final = 50
"""How many recent exercises are not repeated."""

MOST_DRAWS: Final = 400
"""The most draws for one exercise; not every draw succeeds."""

MOST_KNOWN: Final = 25
"""How many exercises with a recent sum are put aside before one of them is taken."""

MOST_EASY: Final = 60
"""The same of exercises that are beneath the range."""


def next_exercise(
    game: str,
    task: Task,
    range_: Range,
    draw: Draw,
    last: Sequence[Exercise] = (),
    seen: Seen | None = None,
    before: Sequence[str] | None = None,
    known: InTables = UNKNOWN,
) -> Exercise | None:
    """An exercise unlike the last 50 and without a sum that was `seen`, if the range has one.

    It is not beneath the range, either, if that is possible. Otherwise the sum is the one used
    longest ago, if possible with other cards. None if no exercise can be made.

    The sums of chosen tables come round like the cards of a deck after those asked `before`, the
    oldest first; if that is not given, after those seen, or else the last ones. What is `known` of
    somebody's tables decides where they begin.
    """
    exercises = exercises_of(game)
    avoided = [each for each in last[-NOT_AGAIN:] if each.game == game]
    gists = {exercises.gist(each): at for at, each in enumerate(avoided)}
    if before is None and seen is not None:
        before = seen.asked
    elif before is None and range_.tables:
        before = [key for each in avoided for key in exercises.asked(each)]
    repeated: list[Exercise] = []
    easy: list[Exercise] = []
    for _ in range(MOST_DRAWS):
        made = exercises.drawn(task, range_, draw, before or (), known)
        if made is None:
            continue
        is_new = exercises.gist(made) not in gists and not (seen and seen.has(made))
        is_easy = exercises.has_large_numbers and _is_beneath(made)
        if is_new and not is_easy:
            return made
        (easy if is_new else repeated).append(made)
        if len(repeated) == MOST_KNOWN or len(easy) == MOST_EASY:
            break
    if easy:
        return max(easy, key=lambda each: each.difficulty)
    return min(
        repeated,
        key=lambda each: (each in avoided, gists.get(exercises.gist(each), -1)),
        default=None,
    )


def _is_beneath(exercise: Exercise) -> bool:
    range_ = exercise.range
    return is_beneath(exercise.skills, range_.largest, has_tables=bool(range_.tables))


def from_seed(
    game: str, task: Task, range_: Range, seed: int, count: int, seen: Seen | None = None
) -> Iterator[Exercise]:
    """Exercises that follow from a seed; fewer than wanted if no more can be made.

    If possible none has a sum that was `seen`, which remembers theirs.
    """
    draw = Draw(seed)
    last: deque[Exercise] = deque(maxlen=NOT_AGAIN)
    for _ in range(count):
        exercise = next_exercise(game, task, range_, draw, tuple(last), seen)
        if exercise is None:
            return
        last.append(exercise)
        if seen is not None:
            seen.add(exercise)
        yield exercise
