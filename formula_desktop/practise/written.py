"""The written form of an exercise: one line of JSON, read without trust (docs/exercises.md)."""

from __future__ import annotations

import json
import math
from typing import Final

from formula_desktop.arithmetic import Operator
from formula_desktop.gamefile.errors import FileError
from formula_desktop.gamefile.text import parsed
from formula_desktop.json_values import fields, items, real, text, whole
from formula_desktop.kinds.registry import KINDS, kind_of
from formula_desktop.practise.exercise import (
    EASIEST,
    HARDEST,
    ONE_SUM,
    WITH_GAP,
    Exercise,
    Range,
    Tag,
    Task,
)
from formula_desktop.practise.game import AnyExercises
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of, game_of
from formula_desktop.practise.skills import TABLES, skill_of
from formula_desktop.refusal import RefusedError
from formula_desktop.sentences import sentence

VERSION: Final = 1

LONGEST_LINE: Final = 16 * 1024
"""The most bytes of an exercise."""

MOST: Final = 999
"""The highest goal: no play earns more."""

_FIELDS: Final = (
    *("exercise", "game", "task", "goal", "frame", "range", "options", "position"),
    *("difficulty", "skills", "tags"),
)

_RANGE: Final = ("operators", "largest", "tables")

_MOST_SKILLS: Final = 20


class ExerciseError(ValueError):
    """A text is not an exercise; the message says why in one sentence."""


def written(exercise: Exercise) -> str:
    """An exercise as a line of JSON."""
    kind = kind_of(exercise.position)
    said = {
        "exercise": VERSION,
        "game": kind.name,
        "task": exercise.task,
        "goal": exercise.goal,
        "frame": exercise.frame,
        "range": written_range(exercise.range),
        "options": kind.written_options(exercise.position.view(0).options),
        "position": game_of(exercise).written(exercise.position),
        "difficulty": exercise.difficulty,
        "skills": exercise.skills,
        "tags": exercise.tags,
    }
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def read(line: str) -> Exercise:
    """The exercise in a line; raises ExerciseError.

    A line that is read has a solution; its goal is the most that there is, if the task says so.
    """
    exercise = read_quickly(line)
    if game_of(exercise).appraised(exercise) is None:
        raise ExerciseError("nothing solves this exercise in the way its task says")
    return exercise


def read_quickly(line: str) -> Exercise:
    """The exercise in a line, without looking whether it has a solution; raises ExerciseError."""
    try:
        return _exercise(parsed(line.encode("utf-8", "replace"), LONGEST_LINE))
    except ExerciseError:
        raise
    except FileError as error:
        raise ExerciseError(str(error)) from None
    except RefusedError as error:
        raise ExerciseError(f"position: {sentence(error.refusal)}") from None
    except ValueError as error:
        raise ExerciseError(str(error)) from None


def written_range(range_: Range) -> dict[str, object]:
    """What is practised, as the value of an exercise's field `range`."""
    return {
        "operators": "".join(range_.operators),
        "largest": range_.largest,
        "tables": range_.tables,
    }


def read_range(value: object) -> Range:
    """The range in the fields of `written_range`; raises ValueError."""
    said = fields(value, _RANGE)
    operators = text(said["operators"])
    if not {*operators} <= {*Operator}:
        raise ExerciseError("range: the operators are some of +-x/, in this order")
    tables = items(said["tables"], 0, len(TABLES))
    largest = said["largest"]
    try:
        return Range(
            tuple(map(Operator, operators)),
            None if largest is None else whole(largest, 1, MOST),
            tuple(whole(each, TABLES[0], TABLES[-1]) for each in tables),
        )
    except ValueError as error:
        raise ExerciseError(f"range: {error}") from None


def _exercise(value: object) -> Exercise:
    said = fields(value, _FIELDS)
    _whole_in(said, "exercise", VERSION, VERSION)
    name = said["game"]
    if not isinstance(name, str) or name not in WITH_EXERCISES:
        raise ExerciseError("game: there are no exercises of such a game")
    game = exercises_of(name)
    task = _task(said["task"], game)
    goal = _whole_in(said, "goal", *((0, 0) if task in ONE_SUM else (1, MOST)))
    frame = text(said["frame"])
    if bool(frame) != (task in WITH_GAP):
        raise ExerciseError("frame: only a sum to complete has one")
    options = KINDS[name].read_options(said["options"])
    return Exercise(
        position=game.read(fields(said["position"], game.fields), options),
        task=task,
        range=read_range(said["range"]),
        goal=goal,
        frame=frame,
        difficulty=_difficulty(said["difficulty"]),
        skills=_skills(said["skills"]),
        tags=_tags(said["tags"]),
    )


def _whole_in(said: dict[str, object], name: str, least: int, most: int) -> int:
    """A field that is a whole number in a range; the error names it."""
    try:
        return whole(said[name], least, most)
    except ValueError as error:
        raise ExerciseError(f"{name}: {error}") from None


def _task(value: object, game: AnyExercises) -> Task:
    if value not in (*game.tasks, Task.BETTER):
        raise ExerciseError("task: the game has no such task")
    return Task(text(value))


def _difficulty(value: object) -> float:
    difficulty = real(value, EASIEST, HARDEST)
    if not math.isclose(difficulty, round(difficulty, 2)):
        raise ExerciseError("difficulty: it has at most two decimals")
    return float(difficulty)


def _skills(value: object) -> tuple[str, ...]:
    skills = tuple(map(text, items(value, 1, _MOST_SKILLS)))
    if not all(map(skill_of, skills)) or len({*skills}) < len(skills):
        raise ExerciseError("skills: these are not some like +20 and table-7, each once")
    return skills


def _tags(value: object) -> tuple[Tag, ...]:
    tags = tuple(map(text, items(value, 0, len(Tag))))
    if tags != tuple(each for each in Tag if each in tags):
        raise ExerciseError("tags: these are not some of those there are, in order")
    return tuple(map(Tag, tags))
