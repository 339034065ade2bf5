"""Makes exercises from a game: the turns of a person in which most was missed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from formula_desktop.kinds.kind import RESIGN, TIMEOUT, Play, Position, State
from formula_desktop.kinds.registry import kind_of
from formula_desktop.practise.exercise import Exercise, Task
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of

MOST: Final = 5
"""The most exercises from a game."""

Missed = Callable[[Position, Play], float]
"""What was missed with a play in a position: 0 or less if nothing."""


def missed_worth(before: Position, play: Play) -> float:
    """The points that the best play would have earned more; without points, the cards."""
    assert before.to_move is not None
    kind = kind_of(before)
    best = kind.best(before.view(before.to_move))
    return kind.worth(before, best) - kind.worth(before, play)


def better_plays(
    state: State, seat: int, missed: Missed = missed_worth, most: int = MOST
) -> tuple[Exercise, ...]:
    """An exercise for each of the turns in which a seat missed most, in the order of the game.

    Each asks for a play that is worth more than the one made. Whatever else `missed` measures, a
    turn without such a play makes none. A game without exercises has none.
    """
    kind = kind_of(state)
    if kind.name not in WITH_EXERCISES:
        return ()
    turns = [
        (before, turn.play)
        for each in kind.rounds(state)
        for before, turn in zip(each.positions, each.turns, strict=False)
        if before.to_move == seat and str(turn.play) not in (RESIGN, TIMEOUT)
    ]
    by_loss = sorted(
        ((missed(*turn), at) for at, turn in enumerate(turns)), key=lambda each: (-each[0], each[1])
    )
    found: dict[int, Exercise] = {}
    for loss, at in by_loss:
        if loss <= 0 or len(found) == most:
            break
        exercise = better_play(*turns[at])
        if exercise is not None:
            found[at] = exercise
    return tuple(found[at] for at in sorted(found))


def better_play(before: Position, play: Play) -> Exercise | None:
    """The exercise to find a play that is worth more; None if there is none."""
    kind = kind_of(before)
    game = exercises_of(kind.name)
    position = game.normal(before)
    range_ = game.range_of(position.view(0).options)
    return game.appraised(
        Exercise(position, Task.BETTER, range_, goal=kind.worth(before, play) + 1)
    )
