"""The exercises that come with the program, made by `benchmarks/make_exercises.py`."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from datetime import date
from functools import cache

from formula_desktop.practise.day import exercises_of_day
from formula_desktop.practise.exercise import Exercise, Tag, Task
from formula_desktop.practise.written import read
from formula_desktop.resources import built


@dataclass(frozen=True, slots=True)
class Shipped:
    """An exercise as it is written, and what to choose it by; it is read when needed."""

    text: str
    task: Task
    difficulty: float
    skills: tuple[str, ...]
    tags: tuple[Tag, ...]

    @property
    def exercise(self) -> Exercise:
        """The exercise."""
        return read(self.text)


@cache
def shipped(game: str) -> tuple[Shipped, ...]:
    """All exercises of a game, the easiest first."""
    return tuple(map(_head, _lines(game)))


def puzzles(game: str, day: date) -> tuple[str, str, str]:
    """The exercises of a day as they are written: the easy, the middle and the hard one.

    This reads none of them.
    """
    return exercises_of_day(day, _lines(game))


@cache
def _lines(game: str) -> tuple[str, ...]:
    return tuple(zlib.decompress(built(file_of(game)).read_bytes()).decode("utf-8").splitlines())


def file_of(game: str) -> str:
    """The resource with the exercises of a game."""
    return f"exercises/{game}.jsonl.zlib"


def _head(line: str) -> Shipped:
    said = json.loads(line)
    return Shipped(
        line,
        Task(said["task"]),
        said["difficulty"],
        tuple(said["skills"]),
        tuple(map(Tag, said["tags"])),
    )
