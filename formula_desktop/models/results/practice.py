"""What one person has practised, read at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from formula_desktop.kinds.registry import kind_of
from formula_desktop.practise import trying
from formula_desktop.practise.exercise import ONE_SUM, Task, skills_of
from formula_desktop.practise.skills import table, tables_of
from formula_desktop.practise.training.in_skills import (
    InSkill,
    PracticeInShort,
    in_order,
    in_skills,
    in_tables,
)
from formula_desktop.practise.training.progress import Outcome, Try
from formula_desktop.practise.written import ExerciseError, read_quickly
from formula_desktop.refusal import RefusedError
from formula_desktop.results.book import Book
from formula_desktop.results.practised import OnceMore, PractisedSession

_MOST_SKILLS: Final = 3
"""How many skills are named of those that come on one day, or go well."""
_MOST_MISSED: Final = 10
"""How many of the last exercises are named that were not right at once."""


@dataclass(frozen=True, slots=True)
class MissedExercise:
    """An exercise that was not right at once: what solves it and what was answered instead.

    Both are written as plays. What somebody has laid solves it, if it did, else `is_example` where
    other plays do as well. `is_known` says whether all is known that was answered, as it is but
    for what an older program has kept and for answers that were only shown.
    """

    day: date
    task: Task
    right: str
    wrong: tuple[str, ...]
    is_solved: bool
    is_known: bool
    is_example: bool = False


class Counted(NamedTuple):
    """How many exercises of a skill were tried, right at once, and solved at whichever try."""

    tried: int
    first: int
    solved: int


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
    skill, and how many of them were right. `puzzles` are those solved, the last day first.
    `missed` are the last exercises that were not right at once, the last one first. `in_tables` are
    the skills, other than tables, that were tried only with sums of tables; the tables already tell
    how those go.
    """

    skills: tuple[InSkill, ...]
    sessions: tuple[PractisedSession, ...]
    coming: tuple[ComingOn, ...]
    once_more: OnceMore
    counts: Mapping[str, Counted] = field(default_factory=dict)
    puzzles: tuple[PuzzleDay, ...] = ()
    missed: tuple[MissedExercise, ...] = ()
    in_tables: frozenset[str] = frozenset()

    @property
    def skills_in_short(self) -> tuple[InSkill, ...]:
        """The skills, with each exercise told once where it belongs to a table."""
        return tuple(each for each in self.skills if each.skill not in self.in_tables)

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
    skills = _skills(book, person, tried)
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
        _skills(book, person, counts),
        tuple(book.practised(person)),
        _coming(book, person, today),
        book.once_more(person, today),
        counts,
        _puzzles(book, person),
        tuple(islice(_missed(tries), _MOST_MISSED)),
        _in_tables(tries),
    )


def _in_tables(tries: Iterable[Try]) -> frozenset[str]:
    """The skills, other than tables, that were tried only with sums of the tables."""
    with_tables, without = set[str](), set[str]()
    for each in tries:
        skills = {*_skills_tried(each)}
        tables = {table(number).key for number in tables_of(skills)}
        (with_tables if tables else without).update(skills - tables)
    return frozenset(with_tables - without)


def _missed(tries: Sequence[Try]) -> Iterator[MissedExercise]:
    """The exercises that were not right at once, the last one first."""
    for tried in reversed(tries):
        if tried.outcome is Outcome.FIRST:
            continue
        found = _solution(tried.text)
        if found is not None:
            is_solved, is_known = tried.outcome is Outcome.SECOND, bool(tried.answers)
            (task, right), laid = found, _solved_with(tried)
            yield MissedExercise(
                tried.day,
                task,
                laid or right,
                tried.wrong_answers,
                is_solved,
                is_known,
                is_example=not laid and task not in ONE_SUM,
            )


@lru_cache(256)
def _solution(text: str) -> tuple[Task, str] | None:
    """The task of a written exercise, and the play to show as its answer; None without one."""
    with suppress(ExerciseError):
        exercise = read_quickly(text)
        right = trying.shown(exercise)
        return None if right is None else (exercise.task, str(right))
    return None


def _solved_with(tried: Try) -> str:
    """The play that solved an exercise, as it was laid; empty for none, or if it is not known."""
    return tried.answers[-1] if tried.outcome is not Outcome.MISSED and tried.answers else ""


def right_answer(tried: Try) -> str:
    """The play that solved an exercise, or else the answer of one sum; empty otherwise."""
    laid = _solved_with(tried)
    if laid:
        return laid
    found = _solution(tried.text)
    return found[1] if found is not None and found[0] in ONE_SUM else ""


def _puzzles(book: Book, person: str) -> tuple[PuzzleDay, ...]:
    late = book.puzzles_not_at_once(person)
    found = []
    for day, solved in sorted(book.puzzles_solved(person).items(), reverse=True):
        helped = len(solved & late.get(day, frozenset()))
        found.append(PuzzleDay(day, len(solved) - helped, helped))
    return tuple(found)


def _counts(tries: Iterable[Try]) -> dict[str, Counted]:
    tried, first, solved = Counter[str](), Counter[str](), Counter[str]()
    for each in tries:
        skills = _skills_tried(each)
        tried.update(skills)
        if each.outcome is Outcome.FIRST:
            first.update(skills)
        if each.outcome is not Outcome.MISSED:
            solved.update(skills)
    return {skill: Counted(tried[skill], first[skill], solved[skill]) for skill in tried}


def _skills(book: Book, person: str, counts: Mapping[str, Counted]) -> tuple[InSkill, ...]:
    """The skills that were tried; not those of a sum to show where another one was laid."""
    rated = in_skills(book.progress(person).ratings, counts)
    return tuple(each for each in rated if each.skill in counts)


def _skills_tried(tried: Try) -> tuple[str, ...]:
    """What somebody has practised in an exercise: the skills of the sum that solved it, if known.

    Where several sums solve it, it could be another one than the exercise expects.
    """
    laid = _solved_with(tried)
    return (_skills_of_laid(tried.text, laid) if laid else ()) or tried.skills


@lru_cache(4096)
def _skills_of_laid(text: str, laid: str) -> tuple[str, ...]:
    """The skills of a play with one sign that solved an exercise; none where one sum is asked."""
    with suppress(ExerciseError, RefusedError):
        exercise = read_quickly(text)
        if exercise.task in ONE_SUM:
            return ()
        kind = kind_of(exercise.position)
        play = kind.read_play(laid)
        operators = kind.operators(play)
        if len(operators) == 1:
            return tuple(skills_of(operators[0], kind.values(play), exercise.range))
    return ()


def _told_of(skills: tuple[str, ...]) -> str:
    """The one skill that is told of an exercise: its largest table, or else the first one."""
    tables = tables_of(skills)
    return table(max(tables)).key if tables else skills[0]


def _coming(book: Book, person: str, today: date) -> tuple[ComingOn, ...]:
    by_days: dict[int, list[tuple[str, ...]]] = {}
    rests = book.solved_on(person, today)
    for each in book.coming(person):
        days = max(each.repeat.days_left(today), each.text in rests)
        by_days.setdefault(days, []).append(each.skills)
    found = []
    for days, skills in sorted(by_days.items()):
        counted = Counter(_told_of(each) for each in skills if each)
        most = {skill for skill, _ in counted.most_common(_MOST_SKILLS)}
        found.append(ComingOn(days, len(skills), tuple(each.key for each in in_order(most))))
    return tuple(found)
