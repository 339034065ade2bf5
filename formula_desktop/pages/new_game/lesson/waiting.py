"""What waits for a class: a lesson that is not over, or exercises."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from formula_desktop.classes.teams import Teams, read_teams
from formula_desktop.models.words.kept_games import GameWords
from formula_desktop.results.classes import SchoolClass
from formula_desktop.store.class_exercises import ClassExercises
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.plain_text import plain_label

if TYPE_CHECKING:
    from formula_desktop.store.games.collection import SavedGame


class Waiting(QObject):
    """Says what waits for the chosen class, beside a button that goes on with it.

    Both are hidden if nothing waits.
    """

    def __init__(
        self,
        lessons: Sequence[SavedGame],
        exercises: Sequence[ClassExercises],
        go_on: Callable[[], object],
        parent: QObject,
        *,
        practises: bool,
    ) -> None:
        """`lessons` and `exercises` are those of any class, played last first; those of one that
        `practises` are exercises."""
        super().__init__(parent)
        self._lessons, self._practises = lessons, practises
        self._exercises = {each.school_class: each for each in exercises}
        self._class, self._pupils = SchoolClass("", ""), frozenset[str]()
        self.text = plain_label("status", wraps=True)
        self.go_on = button("", go_on)

    def choose(self, school_class: SchoolClass, pupils: Sequence[str]) -> None:
        """Say what waits for a class; `pupils` are their keys."""
        self._class, self._pupils = school_class, frozenset(pupils)
        self._say()

    @property
    def lesson(self) -> SavedGame | None:
        """The lesson played last that waits for somebody of this class."""

        def is_of_class(saved: SavedGame) -> bool:
            teams = read_teams(saved.notes.settings).teams
            members = tuple(each for team in teams for each in team)  # the beginnings of their keys
            return any(key.startswith(members) for key in self._pupils)

        return next(filter(is_of_class, self._lessons), None)

    @property
    def teams(self) -> Teams:
        """The teams of that lesson as they were last; none if there is none."""
        lesson = self.lesson
        if lesson is None:
            return ()
        rota = read_teams(lesson.notes.settings).known({each: each for each in self._pupils})
        return () if rota is None else rota.latest

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.go_on.setText(self.tr("Go on with &it"))
        self._say()

    def _say(self) -> None:
        lesson = None if self._practises else self.lesson
        exercises = self._exercises.get(self._class.key) if self._practises else None
        for part in (self.text, self.go_on):
            part.setVisible(lesson is not None or exercises is not None)
        if exercises is not None:
            self.text.setText(self._exercises_in_words(exercises))
        if lesson is not None:
            self.text.setText(self._lesson_in_words(lesson))

    def _exercises_in_words(self, exercises: ClassExercises) -> str:
        text = self.tr(
            "Exercises with {name} are waiting: {number} of {total} done, {moment}. "
            "New ones replace them."
        )
        return text.format(
            name=self._class.name,
            number=len(exercises.done),
            total=exercises.total,
            moment=GameWords(self).moment(exercises.moment),
        )

    def _lesson_in_words(self, lesson: SavedGame) -> str:
        words = GameWords(self)
        text = self.tr("A lesson with {name} is waiting: {game}, {moment}.")
        return text.format(
            name=self._class.name,
            game=words.game(lesson.summary),
            moment=words.date(lesson),
        )
