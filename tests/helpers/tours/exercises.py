"""A look at exercises: each task of both games, two of them with their answers, and a round."""

from __future__ import annotations

from formula_desktop.classes.counts import TeamCount
from formula_desktop.models.words.table import team_name
from formula_desktop.practise.exercise import Task
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of
from formula_desktop.practise.wanted import USUAL
from formula_desktop.results.participants import COLOURS, PICTURES
from tests.helpers.practise.exercises import RANGES, exercise_for
from tests.helpers.practise.window import WindowPractiser
from tests.helpers.tours.tour import LONG_NAMES, Tour

SHOWN = (Task.ANSWER, Task.AT_LEAST)
"""The tasks whose answers are looked at; the others only as they are asked."""


def see_exercises(tour: Tour) -> None:
    """Every task, and a speed round."""
    person = WindowPractiser(tour.window, tour.qtbot)
    for game in WITH_EXERCISES:
        for task in exercises_of(game).tasks:
            _see_exercise(tour, person, game, task)
    person.start_again().speed_wanted.emit(USUAL)
    person.follow()
    person.practice.time.passed.emit(0.4)
    tour.see("exercise, a speed round")
    _see_class(tour, person)
    tour.window.show_home()


def _see_class(tour: Tour, person: WindowPractiser) -> None:
    """An exercise of each game that five teams solve in turn."""
    looks = zip(COLOURS, PICTURES, strict=False)
    counts = [
        TeamCount(team_name(at), *look, 10, 12)
        for at, look in zip(range(1, 6), looks, strict=False)
    ]
    for game in WITH_EXERCISES:
        (task, *_) = exercises_of(game).tasks
        person.practice.practise([exercise_for(game, task, RANGES[6], 3)])
        person.follow()
        person.page.pupil, person.page.team = LONG_NAMES[1], counts[1].name
        person.page.show_teams(counts, 1, asks_to_stop=True)
        person.page._say()
        tour.see(f"exercise, {game}, a class")


def _see_exercise(tour: Tour, person: WindowPractiser, game: str, task: Task) -> None:
    person.practice.practise([exercise_for(game, task, RANGES[6], 3)])
    person.follow()
    name = f"exercise, {game}, {task.value}"
    tour.see(name)
    if task in SHOWN:
        person.miss()
        tour.see(f"{name}, shown")
