"""Makes the next exercise for what somebody wants to practise."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final

from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import Exercise, Range, Task
from formula_desktop.practise.registry import exercises_of
from formula_desktop.practise.seen import Seen

MAKERS: Final = 1
"""The version of the makers: another one makes other exercises from the same seed."""

NOT_AGAIN: Final = 50
"""How many recent exercises are not repeated."""

MOST_DRAWS: Final = 400
"""The most draws for one exercise; not every draw succeeds."""

MOST_KNOWN: Final = 25
"""How many exercises with a recent sum are put aside before one of them is taken."""


def next_exercise(
    game: str,
    task: Task,
    range_: Range,
    draw: Draw,
    last: Sequence[Exercise] = (),
    seen: Seen | None = None,
) -> Exercise | None:
    """An exercise unlike the last 50 and without a sum that was `seen`, if the range has one.

    Otherwise the sum is the one used longest ago, if possible with other cards. None if no exercise
    can be made.
    """
    exercises = exercises_of(game)
    avoided = [each for each in last[-NOT_AGAIN:] if each.game == game]
    gists = {exercises.gist(each): at for at, each in enumerate(avoided)}
    known: list[Exercise] = []
    for _ in range(MOST_DRAWS):
        made = exercises.drawn(task, range_, draw)
        if made is None:
            continue
        if exercises.gist(made) not in gists and not (seen and seen.has(made)):
            return made
        known.append(made)
        if len(known) == MOST_KNOWN:
            break
    return min(
        known, key=lambda each: (each in avoided, gists.get(exercises.gist(each), -1)), default=None
    )


def from_seed(game: str, task: Task, range_: Range, seed: int, count: int) -> Iterator[Exercise]:
    """Exercises that follow from a seed; fewer than wanted if no more can be made."""
    draw = Draw(seed)
    last: deque[Exercise] = deque(maxlen=NOT_AGAIN)
    for _ in range(count):
        exercise = next_exercise(game, task, range_, draw, tuple(last))
        if exercise is None:
            return
        last.append(exercise)
        yield exercise
