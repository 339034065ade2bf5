"""Rounds of exercises for teams: the same task for each of them, and about equally hard."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final, TypeAlias

from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import Exercise, Range, Task
from formula_desktop.practise.making import next_exercise
from formula_desktop.practise.registry import game_of
from formula_desktop.practise.seen import Seen
from formula_desktop.practise.skills import skill_of
from formula_desktop.practise.sums import is_easy

Make: TypeAlias = Callable[[str, Task, Range, Draw, Sequence[Exercise], Seen], Exercise | None]

_SPARE: Final = 6
"""How many more of a kind than there are teams are enough to choose from."""
_FAIR: Final = 0.4
"""How much harder one of a round may be than another without looking for more."""
_MOST_EACH: Final = 12
"""How many are made for each team before those are taken that there are."""
_MOST_EASY: Final = 30
"""How many are left out since another one with the factor 1 or 10 was made for the same round."""
_FROM_USUAL: Final = 0.25
"""How much less it matters that a round is as hard as usual than that it is fair."""
_USUAL: Final = 3
"""One in so many of a kind is easier than the usual one."""


def drawn_round(
    game: str,
    task: Task,
    range_: Range,
    draw: Draw,
    teams: int,
    seen: Seen,
    usual: float | None = None,
    *,
    is_awaited: bool = False,
    make: Make = next_exercise,
) -> tuple[Exercise, ...]:
    """An exercise of a task for each of so many teams; empty if none can be made.

    If possible all are of one operator, none has a sum that was `seen`, and they are about as hard
    as `usual` in the rounds before, so that one round weighs as much as another. What is taken has
    been seen from then on. One that somebody waits for, as it `is_awaited`, is chosen from fewer.
    `make` makes each of them.
    """
    spare, most = (_SPARE, _MOST_EACH) if not is_awaited else (_SPARE // 2, _MOST_EACH // 2)
    groups: dict[object, list[Exercise]] = {}
    made: list[Exercise] = []
    for exercise in islice(_distinct(make, game, task, range_, draw, seen.copy()), most * teams):
        made.append(exercise)
        group = groups.setdefault(_operator(exercise), [])
        group.append(exercise)
        if len(group) >= teams + spare and _spread(_alike(group, teams, usual)) <= _FAIR:
            break
    if len(made) < teams:
        return ()
    whole = [each for each in groups.values() if len(each) >= teams] or [made]
    alike = [_alike(each, teams, usual) for each in whole]
    chosen = min(alike, key=lambda each: _badness(each, middle(each) if usual is None else usual))
    for exercise in chosen:
        seen.add(exercise)
    return tuple(draw.shuffled(chosen))


def _distinct(
    make: Make, game: str, task: Task, range_: Range, draw: Draw, seen: Seen
) -> Iterator[Exercise]:
    last: list[Exercise] = []
    left_out, has_easy = 0, False
    while True:
        exercise = make(game, task, range_, draw, last, seen)
        if exercise is None:
            return
        seen.add(exercise)
        last.append(exercise)
        if any(is_easy(each, range_) for each in game_of(exercise).asked(exercise)):
            if has_easy and left_out < _MOST_EASY:  # one in a round is enough
                left_out += 1
                continue
            has_easy = True
        yield exercise


def _operator(exercise: Exercise) -> object:
    """The operator that it trains."""
    skill = skill_of(next(iter(exercise.skills), ""))
    return None if skill is None else skill.operator


def _alike(made: Sequence[Exercise], number: int, usual: float | None) -> list[Exercise]:
    """So many that are about equally hard, and as hard as usual: neither easy nor hard at first."""
    in_order = sorted(made, key=lambda each: each.difficulty)
    wanted = in_order[len(in_order) // _USUAL].difficulty if usual is None else usual
    starts = range(len(in_order) - number + 1)
    rounds = (in_order[start : start + number] for start in starts)
    return min(rounds, key=lambda each: _badness(each, wanted))


def _badness(some: Sequence[Exercise], wanted: float) -> tuple[float, float]:
    """How far these are from being fair, and then from being as hard as wanted."""
    spread = _spread(some)
    return max(spread, _FAIR), spread + _FROM_USUAL * abs(middle(some) - wanted)


def middle(some: Sequence[Exercise]) -> float:
    """How hard these are, halfway between the easiest and the hardest."""
    difficulties = [each.difficulty for each in some]
    return (min(difficulties) + max(difficulties)) / 2


def _spread(in_order: Sequence[Exercise]) -> float:
    """How much harder the last one is than the first one."""
    return in_order[-1].difficulty - in_order[0].difficulty
