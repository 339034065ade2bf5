"""Exercises for tests that need only their text, skills and difficulty."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Plain:
    """An exercise without a task."""

    text: str
    skills: tuple[str, ...] = ("+20",)
    difficulty: float = -1.0


def plain(number: int) -> Plain:
    """One of any number of similar exercises."""
    return Plain(f'{{"number": {number}}}')
