"""Makes exercises from a game: the turns of a person in which most was missed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from formula_desktop.judgement import LARGE, LARGE_POINTS, Size
from formula_desktop.kinds.kind import RESIGN, TIMEOUT, Play, Position, State, View
from formula_desktop.kinds.registry import kind_of
from formula_desktop.limit import Limit
from formula_desktop.practise.exercise import Exercise, Task
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of

MOST: Final = 5
"""The most exercises from a game."""

MOST_JUDGED: Final = 8
"""The turns that are judged by the chance to win, those in which most points were missed."""

_CLEARLY_MORE: Final = 10
"""So many points or cards more are worth looking for, whatever the play earned."""
_SHARE: Final = 5
"""So are fewer, if they are at least one in so many of what the play earned."""

Missed = Callable[[Position, Play], float]
"""What was missed with a play in a position: 0 or less if nothing."""


def missed_worth(before: Position, play: Play) -> float:
    """The points that the best play would have earned more; without points, the cards.

    0 if that is hardly more: who earned 88 points need not look for 90.
    """
    assert before.to_move is not None
    kind = kind_of(before)
    best = kind.best(before.view(before.to_move))
    made = kind.worth(before, play)
    missed = kind.worth(before, best) - made
    return missed if missed >= min(_CLEARLY_MORE, made / _SHARE) else 0


def better_plays(
    state: State, seat: int, missed: Missed = missed_worth, most: int = MOST
) -> tuple[Exercise, ...]:
    """An exercise for each of the turns in which a seat missed most, in the order of the game.

    Each asks for a play that is worth more than the one made. Whatever else `missed` measures, a
    turn without such a play makes none. A game without exercises has none.
    """
    turns = _turns(state, seat)
    losses = [missed(*turn) for turn in turns]
    return _for_largest(losses, lambda at: better_play(*turns[at]), most)


def mistakes(
    state: State,
    seats: Sequence[int],
    limit_for: Callable[[View], Limit],
    hinted: Collection[int] = (),
) -> Iterator[tuple[tuple[Exercise, ...], ...]]:
    """The exercises that seats get from their finished game, for each seat.

    Where a game says so, a turn must also have lost some of the chance to win. Judging that takes
    long, so the first answer is by points alone, and each following one has another turn judged,
    within a limit. Turns that had a hint, numbered from 0 over the whole game, make none.
    """
    found = [_Mistakes(state, seat, hinted) for seat in seats]
    yield tuple(each.exercises() for each in found)
    for number in range(MOST_JUDGED):
        for each in found:
            if each.judge(number, limit_for):
                yield tuple(each.exercises() for each in found)


class _Mistakes:
    """The turns of a seat, and what each has missed as far as that is known."""

    def __init__(self, state: State, seat: int, hinted: Collection[int]) -> None:
        self._turns = _turns(state, seat, hinted)
        self._kind = kind_of(state)
        self._missed = [missed_worth(*turn) for turn in self._turns]
        self._made: dict[int, Exercise | None] = {}
        self._to_judge: list[int] = []
        """The turns to judge, those in which most was missed first; the others do not count."""
        self._losses = self._missed
        if self._turns and exercises_of(self._kind.name).weighs_chance:
            missing = [at for at, missed in enumerate(self._missed) if missed > 0]
            self._to_judge = sorted(missing, key=lambda at: -self._missed[at])[:MOST_JUDGED]
            self._losses = [
                missed / LARGE_POINTS if at in self._to_judge else 0.0
                for at, missed in enumerate(self._missed)
            ]

    def judge(self, number: int, limit_for: Callable[[View], Limit]) -> bool:
        """Judge the turn with this number among those to judge; returns whether there is one."""
        if number >= len(self._to_judge):
            return False
        at = self._to_judge[number]
        before, play = self._turns[at]
        assert before.to_move is not None
        view = before.view(before.to_move)
        judgement = self._kind.judge(view, play, limit_for(view))
        if judgement.size is not Size.FINE:
            self._losses[at] += judgement.lost / LARGE
        else:  # looking back says that it was played well: some points are best left lying
            self._losses[at] = 0.0
        return True

    def exercises(self) -> tuple[Exercise, ...]:
        """The exercises for the turns that lost most."""
        return _for_largest(self._losses, self._exercise, MOST)

    def _exercise(self, at: int) -> Exercise | None:
        if at not in self._made:
            self._made[at] = better_play(*self._turns[at])
        return self._made[at]


def _turns(state: State, seat: int, hinted: Collection[int] = ()) -> list[tuple[Position, Play]]:
    """The turns of a seat without a hint, and not to stop; none in a game without exercises."""
    kind = kind_of(state)
    if kind.name not in WITH_EXERCISES:
        return []
    turns = [
        (before, turn.play)
        for each in kind.rounds(state)
        for before, turn in zip(each.positions, each.turns, strict=False)
    ]
    to_judge = turns[: len(turns) - kind.agreed_turns(state)]
    return [
        (before, play)
        for at, (before, play) in enumerate(to_judge)
        if at not in hinted and before.to_move == seat and str(play) not in (RESIGN, TIMEOUT)
    ]


def _for_largest(
    losses: Sequence[float], made: Callable[[int], Exercise | None], most: int
) -> tuple[Exercise, ...]:
    """Exercises `made` for the turns with the largest losses, in the order of the turns."""
    found: dict[int, Exercise] = {}
    for at in sorted(range(len(losses)), key=lambda at: (-losses[at], at)):
        if losses[at] <= 0 or len(found) == most:
            break
        exercise = made(at)
        if exercise is not None and exercise not in found.values():  # after a pass it is the same
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
