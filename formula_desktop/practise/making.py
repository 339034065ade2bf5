"""Makes the next exercise for what somebody wants to practise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import Exercise, Range, Task
from formula_desktop.practise.registry import exercises_of

NOT_AGAIN: Final = 50
"""An exercise is none of the last ones, as many as this."""

MOST_DRAWS: Final = 400
"""The most draws for one exercise; not each draw makes one."""

MOST_KNOWN: Final = 150
"""The exercises with a sum of the last ones that are put aside before one of them is taken."""


def next_exercise(
    game: str, task: Task, range_: Range, draw: Draw, last: Sequence[Exercise] = ()
) -> Exercise | None:
    """An exercise whose sum is none of those of the last 50; None if none can be made.

    In a range that has not so many sums it is one with other cards; and if there is none like that
    either, the one longest ago.
    """
    exercises = exercises_of(game)
    avoided = [each for each in last[-NOT_AGAIN:] if each.game == game]
    gists = {exercises.gist(each): at for at, each in enumerate(avoided)}
    known: list[Exercise] = []
    for _ in range(MOST_DRAWS):
        made = exercises.drawn(task, range_, draw)
        if made is None:
            continue
        if exercises.gist(made) not in gists:
            return made
        known.append(made)
        if len(known) == MOST_KNOWN:
            break
    return min(known, key=lambda each: (each in avoided, gists[exercises.gist(each)]), default=None)
