"""Every try at every exercise is judged in accordance with the rules and the solutions.

`RANDOM_TIMES=100` tries 100,000 plays.
"""

from __future__ import annotations

from random import Random

from formula_desktop.formula.position import Position as CardPosition
from formula_desktop.kinds.kind import Play
from formula_desktop.kinds.registry import KINDS, kind_of
from formula_desktop.practise.exercise import SEAT, Exercise, Task
from formula_desktop.practise.registry import WITH_EXERCISES
from formula_desktop.practise.shipped import shipped
from formula_desktop.practise.trying import solutions, why_not
from formula_desktop.refusal import NotReadableError
from formula_desktop.sentences import sentence
from tests.helpers.each import TIMES

EXERCISES, TRIES = 25, 70
SIGNS = "0123456789+-x/=()*"


def test_each_try_is_judged() -> None:
    random = Random(5)
    judged = right = 0
    for game in WITH_EXERCISES:
        for _ in range(EXERCISES * TIMES):
            exercise = random.choice(shipped(game)).exercise
            found = list(solutions(exercise))
            for _ in range(TRIES):
                text = changed(str(random.choice(found)), random)
                try:
                    play = KINDS[game].read_play(text)
                except NotReadableError:
                    continue
                judge(exercise, play, is_right=play in found)
                judged += 1
                right += play in found
    assert judged > 1000 * TIMES
    assert right > 50


def changed(play: str, random: Random) -> str:
    """A play with up to three of its signs changed, left out or doubled."""
    signs = list(play)
    for _ in range(random.randint(0, 3)):
        at = random.randrange(len(signs))
        signs[at] = random.choice(("", random.choice(SIGNS), signs[at] * 2))
    return "".join(signs)


def judge(exercise: Exercise, play: Play, *, is_right: bool) -> None:
    refusal = why_not(exercise, play)
    assert (refusal is None) == is_right, (exercise, str(play))
    if refusal is None:
        return
    assert sentence(refusal)
    rules = kind_of(exercise.position).why_not(exercise.position.view(SEAT), play)
    is_sign = isinstance(exercise.position, CardPosition) and exercise.task is Task.SIGN
    assert is_sign or rules is None or refusal == rules
