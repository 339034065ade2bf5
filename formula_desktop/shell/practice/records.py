"""What the results know about practising, for the window; without them nothing is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date
from typing import TypeVar

from formula_desktop.players import folded
from formula_desktop.practise.exercise import ONE_SUM, Exercise
from formula_desktop.practise.registry import game_of
from formula_desktop.practise.training import line
from formula_desktop.practise.training.line import Line
from formula_desktop.practise.training.progress import Progress
from formula_desktop.practise.training.ratings import Difficulty
from formula_desktop.practise.training.session import Session
from formula_desktop.practise.wanted import Wanted
from formula_desktop.practise.written import ExerciseError
from formula_desktop.results.book import Book
from formula_desktop.results.participants import Participant, free_look
from formula_desktop.results.practised import OnceMore
from formula_desktop.results.trouble import ResultsError
from formula_desktop.shell.archive import Archive

T = TypeVar("T")


class Records:
    """Reads and enters what persons have practised, by their keys; an empty key is nobody's.

    A try that cannot be entered is entered with the next one. Only `wait` waits for the results to
    open: no exercise may be late because of them.
    """

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._waiting: list[tuple[str, Session[Line]]] = []

    def wait(self) -> None:
        """Wait a little for the results, or try to open them again."""
        _ = self._archive.book

    # --- reading --------------------------------------------------------------------------------

    def names(self) -> dict[str, str]:
        """The names of all persons."""
        return {each.key: each.name for each in self._archive.persons}

    def person(self, key: str) -> Participant | None:
        """The person with this key; None for nobody."""
        return next((each for each in self._archive.persons if each.key == key), None)

    @property
    def has_nobody(self) -> bool:
        """Whether there is no person yet in the results."""
        persons = self._ask(lambda book: book.participants())
        return persons is not None and all(each.is_computer for each in persons)

    @property
    def has_class(self) -> bool:
        """Whether there is a class in the results."""
        return bool(self._ask(lambda book: book.classes()))

    def key_of(self, name: str) -> str:
        """The key of the person with this name; empty if there is none."""
        names = self.names().items()
        return next((key for key, each in names if folded(each) == folded(name)), "")

    def progress(self, person: str) -> Progress:
        """A person's ratings, and what comes again."""
        return self._of(person, lambda book: book.progress(person)) or Progress()

    def asked(self, person: str) -> list[str]:
        """The sums that the last exercises of a person asked for, the oldest first."""
        tried = (each.text for each in self.progress(person).lately)
        found = lines(tried, lambda each: each.task in ONE_SUM)
        return [key for each in found for key in game_of(each.exercise).asked(each.exercise)]

    def mistakes(self, person: str) -> list[str]:
        """Exercises from a person's own games, as they are written, that were never tried.

        The newest come first.
        """
        found = self._of(person, lambda book: book.mistakes(person)) or ()
        return [text for text, _ in found]

    def due(self, person: str, today: date) -> list[str]:
        """The exercises that come again today, as they are written; those due longest first."""
        return self._of(person, lambda book: book.due(person, today)) or []

    def once_more(self, person: str, today: date) -> OnceMore:
        """How many of a person's own mistakes wait, and how many are enough for today."""
        return self._of(person, lambda book: book.once_more(person, today)) or OnceMore(0, 0)

    def following(self, person: str, today: date) -> tuple[int, int]:
        """How many come again on the next day after this one that has any, and in how many days."""
        rests = self._of(person, lambda book: book.solved_on(person, today)) or ()
        later = [
            max((each.due - today).days, 1)
            for text, each in self.progress(person).repeats.items()
            if each.due > today or text in rests
        ]
        return (later.count(min(later)), min(later)) if later else (0, 0)

    def solved(self, person: str) -> Mapping[date, frozenset[str]]:
        """The days of which a person has solved puzzles, with the texts of those."""
        return self._of(person, lambda book: book.puzzles_solved(person)) or {}

    def not_at_once(self, person: str) -> Mapping[date, frozenset[str]]:
        """The same of those tried that were not solved at once, or with hints."""
        return self._of(person, lambda book: book.puzzles_not_at_once(person)) or {}

    def best(self, person: str, wanted: Wanted) -> int:
        """The most that a person has solved in a speed round like that; 0 if there was none."""
        game, has_two = wanted.game, wanted.has_two_signs
        found = self._of(person, lambda book: book.best_round(person, game, has_two_signs=has_two))
        return found or 0

    def difficulties(self, lines: Sequence[Line]) -> dict[str, Difficulty]:
        """The difficulties of those that were tried before, by their texts."""
        return self._ask(lambda book: book.difficulties(lines)) or {}

    def _of(self, person: str, ask: Callable[[Book], T]) -> T | None:
        return self._ask(ask) if person else None

    # --- entering -------------------------------------------------------------------------------

    def add(self, name: str) -> str:
        """Add the first person; returns the key, empty if that is impossible."""
        added = self._ask(lambda book: book.add_person(name, *free_look(())))
        return added.key if added is not None else ""

    def enter(self, person: str, session: Session[Line]) -> None:
        """Enter what was tried last in a session of a person."""
        if person:
            self._waiting.append((person, session))
            self._enter_waiting()

    def backup(self) -> None:
        """Make a backup if one is due, at the end of a session."""
        self._enter_waiting()
        self._ask(lambda book: book.backup())

    def _enter_waiting(self) -> None:
        waiting = self._waiting
        if waiting and self._ask(lambda book: book.enter_tries(waiting)) is not None:
            self._waiting = []

    def _ask(self, ask: Callable[[Book], T]) -> T | None:
        """Ask the results; None if there are none that can be used."""
        book = self._archive.book_at_once
        if book is not None:
            try:
                return ask(book)
            except ResultsError as error:
                self._archive.lost(error.trouble)
        return None


def lines(
    texts: Iterable[str], is_wanted: Callable[[Exercise], bool] = lambda _: True
) -> Iterator[Line]:
    """The wanted exercises among those that are written as these texts, each read when needed.

    What is no exercise is left out. None is appraised before it is its turn.
    """
    for each in texts:
        with suppress(ExerciseError):
            found = line.read(each)
            if is_wanted(found.exercise):
                yield found
