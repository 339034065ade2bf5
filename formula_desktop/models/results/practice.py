"""What one person has practised, read at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from itertools import islice
from typing import Final

from formula_desktop.practise import trying
from formula_desktop.practise.exercise import ONE_SUM, Task
from formula_desktop.practise.training.in_skills import (
    InSkill,
    PracticeInShort,
    in_order,
    in_skills,
    in_tables,
)
from formula_desktop.practise.training.progress import Outcome, Try
from formula_desktop.practise.written import ExerciseError, read_quickly
from formula_desktop.results.book import Book
from formula_desktop.results.practised import OnceMore, PractisedSession

_MOST_SKILLS: Final = 3
"""How many skills are named of those that come on one day, or go well."""
_MOST_MISSED: Final = 10
"""How many of the last exercises are named that were not right at once."""


@dataclass(frozen=True, slots=True)
class MissedExercise:
    """An exercise that was not right at once: what solves it and what was answered instead.

    Both are written as plays. `is_known` says whether all is known that was answered, as it is but
    for what an older program has kept and for answers that were only shown.
    """

    day: date
    task: Task
    right: str
    wrong: tuple[str, ...]
    is_solved: bool
    is_known: bool


@dataclass(frozen=True, slots=True)
class ComingOn:
    """How many exercises come again in so many days, and what they practise most."""

    days: int
    number: int
    skills: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PuzzleDay:
    """How many puzzles of a day somebody solved at once, and how many with help or later."""

    day: date
    alone: int
    helped: int


@dataclass(frozen=True, slots=True)
class PersonPractice:
    """The skills of a person, the sessions with the last one first, and what comes again.

    `once_more` counts own mistakes that wait. `counts` has how many exercises were tried of each
    skill, and how many of them were solved. `puzzles` are those solved, the last day first.
    `missed` are the last exercises that were not right at once, the last one first.
    """

    skills: tuple[InSkill, ...]
    sessions: tuple[PractisedSession, ...]
    coming: tuple[ComingOn, ...]
    once_more: OnceMore
    counts: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    puzzles: tuple[PuzzleDay, ...] = ()
    missed: tuple[MissedExercise, ...] = ()

    @property
    def tries(self) -> int:
        """How many exercises were tried."""
        return sum(each.first + each.second + each.missed for each in self.sessions)

    @property
    def solved(self) -> int:
        """How many of them were solved, at whichever try."""
        return sum(each.first + each.second for each in self.sessions)


def read_in_short(book: Book, person: str, today: date) -> PracticeInShort | None:
    """Read it for a person; None for one who has never practised. Raises ResultsError."""
    tried = _counts(book.tries(person))
    skills = in_skills(book.progress(person).ratings, tried)
    if not skills:
        return None
    best = sorted((each for each in skills if each.goes_well), key=lambda each: -each.chance)
    well = tuple(each.skill for each in best[:_MOST_SKILLS])
    puzzles = sum(map(len, book.puzzles_solved(person).values()))
    return PracticeInShort(well, book.once_more(person, today).today, in_tables(skills), puzzles)


def read_practice(book: Book, person: str, today: date) -> PersonPractice:
    """Read what a person has practised. Raises ResultsError."""
    tries = book.tries(person)
    counts = _counts(tries)
    return PersonPractice(
        in_skills(book.progress(person).ratings, counts),
        tuple(book.practised(person)),
        _coming(book, person, today),
        book.once_more(person, today),
        counts,
        _puzzles(book, person),
        tuple(islice(_missed(tries), _MOST_MISSED)),
    )


def _missed(tries: Sequence[Try]) -> Iterator[MissedExercise]:
    """The exercises that were not right at once, the last one first."""
    for tried in reversed(tries):
        if tried.outcome is Outcome.FIRST:
            continue
        found = _solution(tried.text)
        if found is not None:
            is_solved, is_known = tried.outcome is Outcome.SECOND, bool(tried.answers)
            yield MissedExercise(tried.day, *found, tried.wrong_answers, is_solved, is_known)


@lru_cache(256)
def _solution(text: str) -> tuple[Task, str] | None:
    """The task of a written exercise, and the play to show as its answer; None without one."""
    with suppress(ExerciseError):
        exercise = read_quickly(text)
        right = trying.shown(exercise)
        return None if right is None else (exercise.task, str(right))
    return None


def right_answer(tried: Try) -> str:
    """The play that solved an exercise, or else the answer of one sum; empty otherwise."""
    if tried.outcome is not Outcome.MISSED and tried.answers:
        return tried.answers[-1]
    found = _solution(tried.text)
    return found[1] if found is not None and found[0] in ONE_SUM else ""


def _puzzles(book: Book, person: str) -> tuple[PuzzleDay, ...]:
    late = book.puzzles_not_at_once(person)
    found = []
    for day, solved in sorted(book.puzzles_solved(person).items(), reverse=True):
        helped = len(solved & late.get(day, frozenset()))
        found.append(PuzzleDay(day, len(solved) - helped, helped))
    return tuple(found)


def _counts(tries: Iterable[Try]) -> dict[str, tuple[int, int]]:
    tried, right = Counter[str](), Counter[str]()
    for each in tries:
        tried.update(each.skills)
        if each.outcome is not Outcome.MISSED:
            right.update(each.skills)
    return {skill: (tried[skill], right[skill]) for skill in tried}


def _coming(book: Book, person: str, today: date) -> tuple[ComingOn, ...]:
    by_days: dict[int, list[tuple[str, ...]]] = {}
    rests = book.solved_on(person, today)
    for each in book.coming(person):
        days = max(each.repeat.days_left(today), each.text in rests)
        by_days.setdefault(days, []).append(each.skills)
    found = []
    for days, skills in sorted(by_days.items()):
        counted = Counter(skill for each in skills for skill in each)
        most = {skill for skill, _ in counted.most_common(_MOST_SKILLS)}
        found.append(ComingOn(days, len(skills), tuple(each.key for each in in_order(most))))
    return tuple(found)
