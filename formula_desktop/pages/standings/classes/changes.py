"""What a teacher does with classes; each change is asked for, and made as a whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from formula_desktop.classes.pupils import MOST_PUPILS
from formula_desktop.look.presentation import Look
from formula_desktop.pages.standings.changes import ParticipantChanges
from formula_desktop.pages.standings.classes.dialogs import (
    ChoosingPupils,
    ClassName,
    SchoolYear,
)
from formula_desktop.pages.standings.classes.entering import Entering
from formula_desktop.pages.standings.exporting import class_csv
from formula_desktop.pages.standings.used import Used
from formula_desktop.paper.saving import CSV, ask_where
from formula_desktop.players import folded
from formula_desktop.results.book import Book
from formula_desktop.results.classes import MOST_CLASSES, SchoolClass, TooManyError
from formula_desktop.results.participants import (
    NameTakenError,
    NotANameError,
    Participant,
    checked_name,
)
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.store.settings.locks import Lockable
from formula_desktop.widgets.asking import Question
from formula_desktop.widgets.locks.allowing import if_allowed
from formula_desktop.widgets.messages import tell


class ClassChanges(QObject):
    """Asks, and then changes the classes in the results."""

    changed = Signal(str)
    """Emitted with the key of the class to show now; empty for any."""

    def __init__(self, page: QWidget, look: Look, say: Callable[[Trouble], object]) -> None:
        """`page` is the parent of the dialogs; `say` reports problems with the results."""
        super().__init__(page)
        self._page = page
        self._say = say
        self._book: Book | None = None
        self._forget: Callable[[str], object] = lambda _key: None
        self._class: SchoolClass | None = None
        self._classes: Sequence[SchoolClass] = ()
        self._pupils: Sequence[Participant] = ()
        self._persons = ParticipantChanges(page, look, say)
        self._persons.changed.connect(lambda _key: self.changed.emit(""))

    def use(self, used: Used) -> None:
        """Change these results."""
        self._book, self._forget = used.book, used.forget_class
        self._persons.use(used.book, used.changer, used.sits_at_table)

    def follow(
        self,
        shown: SchoolClass | None,
        classes: Sequence[SchoolClass],
        pupils: Sequence[Participant],
    ) -> None:
        """Work on this class of all classes, with these pupils, from now on."""
        self._class, self._classes, self._pupils = shown, classes, pupils

    # --- entering -------------------------------------------------------------------------------

    def ask_new(self) -> None:
        """Ask for the name and the pupils of a new class."""
        self.ask_new_and(None)

    def ask_new_and(self, then: Callable[[str], object] | None) -> None:
        """The same, `then` go on with the key of the class."""
        if len(self._classes) >= MOST_CLASSES:
            text = self.tr("There are %n class(es) already: delete some first.", "", MOST_CLASSES)
            tell(self._page, text)
            return
        self._open_entering(None, then)

    def ask_add(self) -> None:
        """Ask for more pupils of the class."""
        if self._class is not None:
            self._open_entering(self._class)

    def _open_entering(
        self, known: SchoolClass | None, then: Callable[[str], object] | None = None
    ) -> None:
        if self._book is None:
            return
        try:
            persons = [each for each in self._book.participants() if not each.is_computer]
            of_persons = {each.key: self._book.class_of(each.key) for each in persons}
        except ResultsError as error:
            self._say(error.trouble)
            return
        dialog = Entering(persons, of_persons, known, self._problem_with_new, self._page)
        dialog.accepted.connect(lambda: self._enter(dialog, known, then))
        dialog.open()

    def _enter(
        self,
        dialog: Entering,
        known: SchoolClass | None,
        then: Callable[[str], object] | None,
    ) -> None:
        new = [each.name for each in dialog.entries if not each.person]
        persons = [each.person for each in dialog.entries if each.person]

        def enter(book: Book) -> str:
            if known is None:
                return book.add_class(dialog.name, new, persons)
            book.add_pupils(known.key, new, persons)
            return known.key

        self._do(enter, then)

    def _do(
        self, change: Callable[[Book], str], then: Callable[[str], object] | None = None
    ) -> None:
        """Make a change, which returns the key of the class to show, `then` go on with it."""
        if self._book is None:
            return
        try:
            key = change(self._book)
        except ResultsError as error:
            self._say(error.trouble)
        except TooManyError:
            text = self.tr("A class has at most %n pupil(s).", "", MOST_PUPILS)
            tell(self._page, text)
        except NameTakenError as error:
            text = self.tr("There is another {name} already.")
            tell(self._page, text.replace("{name}", str(error)))
        else:
            self.changed.emit(key)
            if then is not None:
                then(key)

    # --- the class ------------------------------------------------------------------------------

    def _problem_with_new(self, name: str) -> str:
        return self._problem_with(name, "")

    def _problem_with(self, name: str, key: str) -> str:
        """Why the class with this key, or a new one, cannot have a name; empty if it can."""
        try:
            kept = checked_name(name)
        except NotANameError:
            return self.tr("A name has 1 to 40 letters, digits or signs.")
        others = (each for each in self._classes if each.key != key)
        if any(folded(each.name) == folded(kept) for each in others):
            return self.tr("Another class has this name already.")
        return ""

    def ask_rename(self) -> None:
        """Ask for another name of the class."""
        shown = self._class
        if shown is None:
            return

        def rename(book: Book) -> str:
            book.rename_class(shown.key, dialog.name)
            return shown.key

        dialog = ClassName(shown.name, lambda name: self._problem_with(name, shown.key), self._page)
        dialog.accepted.connect(lambda: self._do(rename))
        dialog.open()

    def ask_delete(self) -> None:
        """Ask whether to delete the class."""
        shown = self._class
        if shown is None:
            return

        def delete(book: Book) -> str:
            book.remove_class(shown.key)
            return ""

        title = self.tr("Delete the class {name}?").replace("{name}", shown.name)
        text = self.tr("Its pupils stay, with their results, and are then in no class.")
        answers = (self.tr("&Delete"), self.tr("&Cancel"))
        question = Question(self._page, title, text, answers, is_final=True)
        question.accepted.connect(lambda: self._do(delete, lambda _: self._forget(shown.key)))
        question.open()

    # --- its pupils -----------------------------------------------------------------------------

    def ask_move(self) -> None:
        """Ask which pupils go to which other class, or to none."""
        shown = self._class
        if shown is None:
            return
        others = [each for each in self._classes if each.key != shown.key]
        dialog = ChoosingPupils(self._pupils, self._page, others)

        def move(book: Book) -> str:
            if dialog.to:
                book.add_pupils(dialog.to, known=dialog.chosen)
            else:
                for key in dialog.chosen:
                    book.take_out(key)
            return dialog.to or shown.key

        dialog.accepted.connect(lambda: self._do(move))
        dialog.open()

    def ask_remove(self) -> None:
        """Ask which pupils to remove with all their results, if that is allowed."""
        if_allowed(Lockable.REMOVING, self._page, self._ask_remove)

    def _ask_remove(self) -> None:
        dialog = ChoosingPupils(self._pupils, self._page)
        dialog.accepted.connect(lambda: self._remove(dialog.chosen))
        dialog.open()

    def _remove(self, keys: Sequence[str]) -> bool:
        persons = [each for each in self._pupils if each.key in keys]
        return self._persons.remove_all(persons)

    def ask_new_year(self) -> None:
        """Ask which classes get empty, and what becomes of the pupils' results."""
        dialog = SchoolYear(self._class, self._page)
        dialog.accepted.connect(lambda: self._begin_year(dialog))
        dialog.open()

    def _begin_year(self, dialog: SchoolYear) -> None:
        if dialog.removes:
            if_allowed(Lockable.REMOVING, self._page, lambda: self._empty(dialog.of_all, True))
        else:
            self._empty(dialog.of_all, False)

    def _empty(self, of_all: bool, removes: bool) -> None:
        shown, book = self._class, self._book
        if shown is None or book is None:
            return
        emptied = self._classes if of_all else [shown]
        try:
            pupils = [each for one in emptied for each in book.pupils(one.key)]
        except ResultsError as error:
            self._say(error.trouble)
            return
        if removes and not self._persons.remove_all(pupils):
            return

        def empty(book: Book) -> str:
            book.begin_school_year(each.key for each in emptied)
            return shown.key

        self._do(empty)

    # --- files ----------------------------------------------------------------------------------

    def ask_export(self) -> None:
        """Ask where to save the class as CSV."""
        shown = self._class
        if shown is None:
            return

        def made() -> bytes:
            if self._book is None:  # it was lost in the meantime
                raise ResultsError(Trouble.NOT_READ)
            return class_csv(self._book, shown.key)

        title = self.tr("Export the class")
        if_allowed(
            Lockable.SHARING,
            self._page,
            lambda: ask_where(self._page, title, shown.name, CSV, made, self._say),
        )
