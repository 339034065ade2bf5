"""Rounds of exercises for teams: the same task for each of them, and about equally hard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice, pairwise
from typing import Final, NamedTuple, TypeAlias

from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import ONE_SUM, Exercise, Range, Task
from formula_desktop.practise.making import next_exercise
from formula_desktop.practise.registry import game_of
from formula_desktop.practise.seen import Seen
from formula_desktop.practise.skills import first_of
from formula_desktop.practise.sums import is_easy

Make: TypeAlias = Callable[[str, Task, Range, Draw, Sequence[Exercise], Seen], Exercise | None]

_SPARE: Final = 6
"""How many more of a kind than there are teams are enough to choose from."""
_FAIR: Final = 0.4
"""How much harder one of a round may be than another without looking for more."""
_NEARLY_FAIR: Final = 0.7
"""How much harder one may be before other things matter less."""
_MOST_EACH: Final = 12
"""How many are made for each team before those are taken that there are."""
_MOST_EASY: Final = 30
"""How many are left out since another one with the factor 1 or 10 was made for the same round."""
_FROM_USUAL: Final = 0.5
"""How much less it matters that a round is as hard as usual than that it is fair."""
_USUAL: Final = 3
"""One in so many of a kind is easier than the usual one."""
_ORDERS: Final = 12
"""How many orders are looked at for one that has no sign twice in a row."""


class _Made(NamedTuple):
    """An exercise that may be taken, and what it has in common with others."""

    exercise: Exercise
    operator: object
    resembles: frozenset[str]

    @property
    def difficulty(self) -> float:
        return self.exercise.difficulty


class _Looks(NamedTuple):
    """What the exercises of a round must be: as many as teams, and how alike at most."""

    teams: int
    usual: float | None
    last: frozenset[str]
    """What the exercise before resembles."""
    most_signs: int
    """How many may have the same sign, where it is the sign that is asked for."""


def drawn_round(
    game: str,
    task: Task,
    range_: Range,
    draw: Draw,
    teams: int,
    seen: Seen,
    before: Sequence[Sequence[Exercise]] = (),
    *,
    is_awaited: bool = False,
    make: Make = next_exercise,
) -> tuple[Exercise, ...]:
    """An exercise of a task for each of so many teams; empty if none can be made.

    If possible all are of one operator, which the rounds `before` had least often, none has a sum
    that was `seen`, and they are about as hard as those rounds, so that one weighs as much as
    another. None has the answer or the hand of another, nor of the last one before. Where the sign
    is asked for, the signs are mixed. What is taken has been seen from then on. One that somebody
    waits for, as it `is_awaited`, is chosen from fewer. `make` makes each of them.
    """
    asks_sign = task is Task.SIGN
    rounds = [[_made(each) for each in some] for some in before if some]
    had = Counter(each[0].operator for each in rounds)
    wanted: set[object] = {None}
    if task in ONE_SUM and not asks_sign:
        least = min(had[each] for each in range_.operators)
        wanted = {each for each in range_.operators if had[each] == least}
    looks = _Looks(
        teams,
        sum(map(middle, before)) / len(before) if before else None,
        rounds[-1][-1].resembles if rounds else frozenset(),
        -(-teams // len(range_.operators)) if asks_sign else teams,
    )
    spare, most = (_SPARE, _MOST_EACH) if not is_awaited else (_SPARE // 2, _MOST_EACH // 2)
    if None not in wanted:
        most *= len(range_.operators)  # one in so many has the operator that is wanted
    groups: dict[object, list[_Made]] = {}
    made: list[_Made] = []
    for exercise in islice(_distinct(make, game, task, range_, draw, seen.copy()), most * teams):
        one = _made(exercise)
        made.append(one)
        group = groups.setdefault(None if asks_sign else one.operator, [])
        group.append(one)
        if len(group) < teams + spare or not {None, one.operator} & wanted:
            continue
        found = _alike(group, looks)
        is_enough = len(group) >= teams + 2 * spare  # there may be no others
        if _spread(found) <= _FAIR and (is_enough or not _repeated(found, looks)):
            break
    if len(made) < teams:
        return ()
    whole = [each for each in groups.values() if len(each) >= teams] or [made]
    chosen = min(
        (_alike(each, looks) for each in whole),
        key=lambda each: (
            _repeated(each, looks),
            max(_spread(each), _NEARLY_FAIR),
            each[0].operator not in wanted and None not in wanted,
            _badness(each, looks.usual),
        ),
    )
    for each in chosen:
        seen.add(each.exercise)
    orders = [draw.shuffled(chosen) for _ in range(_ORDERS if asks_sign else 1)]
    first = rounds[-1][-1:] if rounds and before[-1][-1].task is task else []
    best = min(orders, key=lambda each: _in_a_row([*first, *each]))
    return tuple(each.exercise for each in best)


def _made(exercise: Exercise) -> _Made:
    skill = first_of(exercise.skills)
    operator = None if skill is None else skill.operator
    return _Made(exercise, operator, frozenset(game_of(exercise).resembles(exercise)))


def _in_a_row(some: Sequence[_Made]) -> int:
    """How often an operator comes twice in a row."""
    return sum(one.operator == other.operator for one, other in pairwise(some))


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


def _alike(made: Sequence[_Made], looks: _Looks) -> list[_Made]:
    """So many that are about equally hard, and as hard as usual: neither easy nor hard at first.

    None is like another, if possible.
    """
    in_order = sorted(made, key=lambda each: each.difficulty)
    usual = looks.usual
    wanted = in_order[len(in_order) // _USUAL].difficulty if usual is None else usual
    starts = range(len(in_order) - looks.teams + 1)
    rounds = [_unlike(in_order[start:], looks) for start in starts]
    whole = [each for each in rounds if len(each) == looks.teams]
    if not whole:
        whole = [in_order[start : start + looks.teams] for start in starts]
    return min(whole, key=lambda each: (_repeated(each, looks), _badness(each, wanted)))


def _unlike(in_order: Sequence[_Made], looks: _Looks) -> list[_Made]:
    """The first ones of these that are not like another, so many at most."""
    found: list[_Made] = []
    for each in in_order:
        if len(found) < looks.teams and not _repeated([*found, each], looks):
            found.append(each)
    return found


def _repeated(some: Sequence[_Made], looks: _Looks) -> int:
    """How much of these was there before, in another one or in the last exercise."""
    counts = Counter(each for one in some for each in one.resembles)
    counts.update(looks.last)
    signs = Counter(each.operator for each in some)
    return sum(each - 1 for each in counts.values()) + sum(
        max(0, each - looks.most_signs) for each in signs.values()
    )


def _badness(some: Sequence[_Made], wanted: float | None) -> tuple[float, float]:
    """How far these are from being fair, and then from being as hard as wanted."""
    spread = _spread(some)
    far = 0.0 if wanted is None else abs(middle(some) - wanted)
    return max(spread, _NEARLY_FAIR), spread + _FROM_USUAL * far


def middle(some: Sequence[Exercise | _Made]) -> float:
    """How hard these are, halfway between the easiest and the hardest."""
    difficulties = [each.difficulty for each in some]
    return (min(difficulties) + max(difficulties)) / 2


def _spread(some: Sequence[_Made]) -> float:
    """How much harder the hardest is than the easiest."""
    difficulties = [each.difficulty for each in some]
    return max(difficulties) - min(difficulties)
