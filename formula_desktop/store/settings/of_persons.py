"""What the settings keep of each person: steps reached in the first steps, and an age.

Somebody without a name has steps, too.
"""

from __future__ import annotations

from formula_desktop.kinds.registry import KINDS
from formula_desktop.store.settings.settings import Settings


def step_of(settings: Settings, person: str, game: str) -> int:
    """The step that a person has reached, from 0; an empty key is nobody in particular.

    What was reached before there was a person is for the first one.
    """
    own = settings.lesson_of[_name(game, person)] if person else 0
    return own - 1 if own else settings.lesson[game]


def keep_step(settings: Settings, person: str, game: str, step: int) -> None:
    """Keep the step that a person has reached."""
    if not person:
        settings.lesson[game] = step
        return
    settings.lesson_of[_name(game, person)] = step + 1
    if settings.lesson[game]:
        settings.lesson[game] = 0


def take_steps(settings: Settings, person: str) -> None:
    """Give somebody who has just got a name what was reached without one."""
    for game in KINDS:
        if settings.lesson[game]:
            keep_step(settings, person, game, step_of(settings, person, game))


def hand_on(settings: Settings, person: str, heir: str) -> None:
    """Forget a person who is no longer there.

    The heir, if any, keeps the further step of both, and has the age unless there is an own one.
    """
    age = settings.age_of[person]
    if heir and age and not settings.age_of[heir]:
        settings.age_of[heir] = age
    del settings.age_of[person]
    for game in KINDS:
        name = _name(game, person)
        if heir and settings.lesson_of[name]:
            further = max(step_of(settings, each, game) for each in (person, heir))
            keep_step(settings, heir, game, further)
        del settings.lesson_of[name]


def _name(game: str, person: str) -> str:
    return f"{game}_{person}"
