"""Asks for a lesson, for a class that solves exercises, and for who is here: a dialog each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from formula_desktop.classes.teams import FEWEST, Rota
from formula_desktop.look.theme import Theme
from formula_desktop.models.words.results import trouble_in_words
from formula_desktop.pages.new_game.lesson.dialog import LessonDialog
from formula_desktop.players import in_register
from formula_desktop.practise.wanted import Wanted
from formula_desktop.results.classes import SchoolClass
from formula_desktop.results.participants import Participant
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.store.class_exercises import ClassExercises
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.settings.last_choice import AnyChoice
from formula_desktop.store.settings.last_lesson import read_last_lesson
from formula_desktop.store.settings.settings import Settings
from formula_desktop.widgets.asking import Question
from formula_desktop.widgets.messages import tell

if TYPE_CHECKING:
    from formula_desktop.models.table.game import AnyTableGame
    from formula_desktop.results.book import Book
    from formula_desktop.store.games.collection import SavedGame

Begin = Callable[[AnyChoice, Rota, tuple[SavedSeat, ...], str], object]
"""Begins with a game and a rota, the looks of the teams, and the name of the class."""

BeginExercises = Callable[[ClassExercises, str], object]
"""Begins with exercises, perhaps those of the school year with a key."""


def ask_lesson(
    book: Book | None,
    tell_of: Callable[[Trouble], object],
    settings: Settings,
    theme: Theme,
    parent: QWidget,
    add_class: Callable[[], object],
    begin: Begin,
    waiting: Sequence[SavedGame],
    go_on: Callable[[SavedGame], object],
    practise: Callable[[str], object],
    class_key: str = "",
) -> None:
    """Ask for a lesson of the class with this key, or of any, and begin it; returns at once.

    `tell_of` is called if the book cannot be read, `add_class` if there is none yet and one is to
    be added. A class that has a lesson among `waiting` may `go_on` with it instead, and any class
    may `practise`.
    """
    classes = _classes(book, tell_of, parent, add_class)
    if not classes:
        return
    dialog = LessonDialog(classes, settings, theme, parent, waiting=waiting)
    dialog.choose(class_key)
    dialog.waiting_wanted.connect(go_on)
    dialog.exercises_wanted.connect(practise)

    def accept() -> None:
        settings.last_lesson = dialog.last.written
        begin(dialog.choice, dialog.rota, dialog.faces, dialog.class_name)

    dialog.accepted.connect(accept)
    dialog.open()


def ask_class(
    book: Book | None,
    tell_of: Callable[[Trouble], object],
    settings: Settings,
    theme: Theme,
    parent: QWidget,
    add_class: Callable[[], object],
    begin: BeginExercises,
    exercises: Wanted,
    year: str,
    waiting: Sequence[SavedGame],
    waiting_exercises: Sequence[ClassExercises],
    go_on: Callable[[str], object],
    class_key: str = "",
    *,
    is_meant: bool,
) -> None:
    """Ask for the teams of a class that solves exercises, as `ask_lesson`.

    It begins with `exercises`, those of the school year with the key `year`, if somebody has just
    chosen them or the class has practised nothing yet, and with the teams of its lesson among
    `waiting`. A class that has some among `waiting_exercises` may `go_on` with them instead.
    """
    classes = _classes(book, tell_of, parent, add_class)
    if not classes:
        return
    dialog = LessonDialog(
        classes,
        settings,
        theme,
        parent,
        plays=False,
        exercises=exercises,
        year=year,
        is_meant=is_meant,
        waiting=waiting,
        waiting_exercises=waiting_exercises,
    )
    dialog.choose(class_key)
    dialog.exercises_wanted.connect(go_on)

    def accept() -> None:
        settings.last_lesson = dialog.last.written
        begin(dialog.class_exercises, dialog.year)

    dialog.accepted.connect(accept)
    dialog.open()


def _classes(
    book: Book | None,
    tell_of: Callable[[Trouble], object],
    parent: QWidget,
    add_class: Callable[[], object],
) -> list[tuple[SchoolClass, list[Participant]]]:
    """The classes with their pupils; says so if there are none."""
    classes: list[tuple[SchoolClass, list[Participant]]] = []
    if book is not None:
        try:
            found = [(each, _by_name(book.pupils(each.key))) for each in book.classes()]
        except ResultsError as error:
            tell_of(error.trouble)
            return []
        classes = [each for each in found if len(each[1]) >= FEWEST]
    if not classes:
        translate = QCoreApplication.translate
        question = Question(
            parent,
            translate("LessonDialog", "There is no class with pupils yet."),
            translate("LessonDialog", "Add one with the names of its pupils."),
            (translate("LessonDialog", "&Add a class…"), translate("LessonDialog", "&Cancel")),
            is_final=False,
        )
        question.accepted.connect(add_class)
        question.open()
    return classes


def ask_who_is_here(
    book: Book | None,
    tell_of: Callable[[Trouble], object],
    settings: Settings,
    theme: Theme,
    parent: QWidget,
    game: AnyTableGame,
) -> None:
    """Ask who is in the teams of the lesson on the table from now on; returns at once."""
    rota = game.rota
    if book is None or rota is None:
        tell(parent, trouble_in_words(Trouble.NOT_READ))
        return
    try:
        members = [each for team in game.teams for each in team]
        classes = {found for each in members if (found := book.class_of(each)) is not None}
        pupils = {pupil.key: pupil for each in classes for pupil in book.pupils(each.key)}
        known = {key: book.participant(key) for key in members}
        pupils |= {key: each for key, each in known.items() if each is not None}
    except ResultsError as error:
        tell_of(error.trouble)
        return
    here = {each for team in game.teams for each in team}
    if not here <= pupils.keys():  # somebody was removed by another program
        game.follow_persons(
            {key: each.name for key, each in pupils.items()},
            rota.known({key: key for key in pupils}),
        )
    if game.rota is None:
        return
    of_lesson = (SchoolClass("", ""), _by_name([*pupils.values()]))
    keys = [each.key for each in classes]
    dialog = LessonDialog([of_lesson], settings, theme, parent, plays=False)
    dialog.change(game.teams, game.players, game.faces)

    def accept() -> None:
        game.change_teams(dialog.teams)
        last = read_last_lesson(settings.last_lesson)
        if last.school_class in keys:  # the next lesson of the day begins with who is here now
            now = dialog.last
            settings.last_lesson = replace(
                last, day=now.day, absent=now.absent, teams=now.teams
            ).written

    dialog.accepted.connect(accept)
    dialog.open()


def _by_name(pupils: Sequence[Participant]) -> list[Participant]:
    """Pupils as in the register."""
    return sorted(pupils, key=lambda each: in_register(each.name))
