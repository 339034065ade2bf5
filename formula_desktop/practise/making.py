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
"""The most draws for one exercise. Where few can be made, each makes one or none do."""

MOST_KNOWN: Final = 40
"""The exercises with a sum of the last ones that are put aside before one is taken."""


def next_exercise(
    game: str, task: Task, range_: Range, draw: Draw, last: Sequence[Exercise] = ()
) -> Exercise | None:
    """An exercise that is none of the last 50; None if there is none like that.

    Not even its sum is among theirs, unless the range has no other: then it is the one longest ago.
    """
    exercises = exercises_of(game)
    avoided = list(last)[-NOT_AGAIN:]
    gists = {exercises.gist(each): at for at, each in enumerate(avoided) if each.game == game}
    known: list[Exercise] = []
    for _ in range(MOST_DRAWS):
        made = exercises.drawn(task, range_, draw)
        if made is None or made in avoided:
            continue
        if exercises.gist(made) not in gists:
            return made
        known.append(made)
        if len(known) == MOST_KNOWN:
            break
    return min(known, key=lambda each: gists[exercises.gist(each)], default=None)
