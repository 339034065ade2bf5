"""Changes to a person in the results: name, picture, merging with another person, and removal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from formula_desktop.gamefile.errors import FileError
from formula_desktop.models.words.results import trouble_in_words
from formula_desktop.models.words.table import breakable
from formula_desktop.pages.standings.frame import ResultsFrame
from formula_desktop.players import Player, folded
from formula_desktop.results.book import Book
from formula_desktop.results.participants import (
    NameTakenError,
    NotANameError,
    Participant,
    checked_name,
)
from formula_desktop.results.trouble import ResultsError
from formula_desktop.store.games import seating
from formula_desktop.widgets.asking import GAP, Asking, AskingName, Question
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import pixels
from formula_desktop.widgets.messages import problem_in_words, tell
from formula_desktop.widgets.person_dialog import PersonDialog
from formula_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from formula_desktop.store.games.collection import Games


class ParticipantChanges(QObject):
    """Asks for confirmation, then changes the book and the saved games; reports failures."""

    changed = Signal(str)
    """Emitted with the key of the person to show now; empty if removed."""
    renamed = Signal(str, str)
    """Emitted with the old and new name of a person; the new one is empty if removed."""

    def __init__(self, page: ResultsFrame) -> None:
        """`page` is the parent of the dialogs."""
        super().__init__(page)
        self._page = page
        self._book: Book | None = None
        self._games: Games | None = None
        self._sits_at_table: Callable[[str], bool] = lambda _key: False
        self._changing: Participant | None = None

    def use(
        self, book: Book | None, games: Games | None, sits_at_table: Callable[[str], bool]
    ) -> None:
        """Work on this book and these games."""
        self._book, self._games, self._sits_at_table = book, games, sits_at_table

    def follow(self, participant: Participant | None) -> None:
        """Work on this participant from now on, unless it is a computer."""
        is_person = participant is not None and not participant.is_computer
        self._changing = participant if is_person else None

    def ask_name(self) -> None:
        """Ask for another name."""
        person = self._changing
        if person is None or self._is_playing(person):
            return
        lines = 3 if self._page.theme.is_projector else 2
        dialog = NameDialog(person.name, self._problem_with, self._page, lines)
        dialog.accepted.connect(lambda: self.rename(dialog.name))
        dialog.open()

    def _problem_with(self, name: str) -> str:
        """Why the person cannot have a name; empty if possible."""
        person, book = self._changing, self._book
        if person is None or book is None:
            return ""
        try:
            other = book.person_named(checked_name(name))
        except NotANameError:
            return self.tr("A name has 1 to 40 letters, digits or signs.")
        except ResultsError as error:
            return trouble_in_words(error.trouble)
        if other is None or other.key == person.key:
            return ""
        return self.tr("Somebody with this name is here already; the two can be merged.")

    def rename(self, name: str) -> None:
        """Rename the person, in the saved games too."""
        person = self._changing
        if person is None or self._is_playing(person):
            return
        if not self._change(lambda book, key: book.change(key, name=name)):
            return
        kept = checked_name(name)
        problem = self._problem_in_games(lambda games: seating.rename(games, person.key, kept))
        if problem:
            text = self.tr("The results are changed, but not all saved games: {problem}.")
            tell(self._page, text.replace("{problem}", problem))
        self.renamed.emit(person.name, kept)
        self.changed.emit(person.key)

    def ask_picture(self) -> None:
        """Ask for another picture and colour."""
        person = self._changing
        if person is None:
            return
        player = Player(person.name)
        dialog = PersonDialog(self._page.theme, player, person.picture, person.colour, self._page)
        dialog.accepted.connect(lambda: self._show_as(dialog.picture, dialog.colour))
        dialog.open()

    def _show_as(self, picture: str, colour: str) -> None:
        person = self._changing
        if person is not None and self._change(
            lambda book, key: book.change(key, picture=picture, colour=colour)
        ):
            self.changed.emit(person.key)

    def ask_merge(self) -> None:
        """Ask which person to merge with."""
        person, book = self._changing, self._book
        if person is None or book is None or self._is_playing(person):
            return
        try:
            others = [
                each
                for each in book.participants()
                if not each.is_computer and each.key != person.key
            ]
        except ResultsError as error:
            self._page.say(error.trouble)
            return
        if not others:
            tell(self._page, self.tr("There is nobody else to merge with."))
            return
        dialog = MergeDialog(person, others, self._page)
        dialog.accepted.connect(lambda: self.merge(dialog.key))
        dialog.open()

    def merge(self, into: str) -> None:
        """Merge the person into another one, who is then shown."""
        old, heir = self._changing, self._person(into)
        if old is None or heir is None or self._is_playing(old) or self._is_playing(heir):
            return

        def in_games(games: Games) -> None:
            seating.merge(games, old.key, heir.key)
            seating.rename(games, heir.key, heir.name)

        if self._in_games_first(old, in_games) and self._change(
            lambda book, key: book.merge(key, heir.key)
        ):
            self.renamed.emit(old.name, heir.name)
            self.changed.emit(heir.key)

    def ask_remove(self) -> None:
        """Ask whether to remove the person."""
        person = self._changing
        if person is None or self._is_playing(person):
            return
        title = self.tr("Remove {name}?").replace("{name}", person.name)
        text = self.tr(
            "Name, picture and results of this person are removed for good, also from the saved "
            "games. Other players keep what they have scored."
        )
        answers = (self.tr("&Remove"), self.tr("&Cancel"))
        question = Question(self._page, title, text, answers, is_final=True)
        question.accepted.connect(self.remove)
        question.open()

    def remove(self) -> None:
        """Remove the person and all their data."""
        person = self._changing
        neutral = self.tr("Somebody")
        if person is None or self._book is None or self._is_playing(person):
            return
        names = self._only_names(person)
        if self._in_games_first(
            person, lambda games: seating.forget(games, person.key, neutral, names)
        ) and self._change(lambda book, key: book.remove(key, neutral)):
            self.renamed.emit(person.name, "")
            self.changed.emit("")

    def _is_playing(self, person: Participant) -> bool:
        is_playing = self._sits_at_table(person.key)
        if is_playing:
            text = self.tr(
                "{name} is sitting at the table; this can be done once that game is put away."
            )
            tell(self._page, text.replace("{name}", person.name))
        return is_playing

    def _only_names(self, person: Participant) -> list[str]:
        """The person's current and former names, except those that others have now."""
        assert self._book is not None  # otherwise nothing is removed
        try:
            others = self._book.participants()
            names = self._book.names(person.key)
        except ResultsError:
            return [person.name]  # changing the book reports the problem
        taken = {folded(each.name) for each in others if each.key != person.key}
        return [name for name in (person.name, *names) if folded(name) not in taken]

    def _person(self, key: str) -> Participant | None:
        """The person with this key; None if there is none, or the book cannot be read."""
        if self._book is None:
            return None
        try:
            return self._book.participant(key)
        except ResultsError as error:
            self._page.say(error.trouble)
            return None

    def _change(self, do: Callable[[Book, str], object]) -> bool:
        """Change the person in the book; returns whether it succeeded."""
        person, book = self._changing, self._book
        if person is None or book is None:
            return False
        try:
            do(book, person.key)
        except NotANameError:
            tell(self._page, self.tr("A name has 1 to 40 letters, digits or signs."))
            return False
        except NameTakenError:
            tell(
                self._page,
                self.tr("Somebody with this name is here already; the two can be merged."),
            )
            return False
        except ResultsError as error:
            self._page.say(error.trouble)
            return False
        return True

    def _in_games_first(self, person: Participant, do: Callable[[Games], object]) -> bool:
        """Change the saved games, and return whether that succeeded.

        If it failed, the person is still in the book, so the change can be tried again.
        """
        problem = self._problem_in_games(do)
        if problem:
            text = self.tr("{name} stays, because not all saved games can be changed: {problem}.")
            tell(self._page, text.replace("{problem}", problem).replace("{name}", person.name))
        return not problem

    def _problem_in_games(self, do: Callable[[Games], object]) -> str:
        """Change the saved games; returns why some could not be changed, or an empty text."""
        if self._games is None:
            return ""
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)  # slow with many games
        try:
            do(self._games)
        except FileError as error:
            return problem_in_words(error)
        finally:
            QApplication.restoreOverrideCursor()
        return ""


class NameDialog(AskingName):
    """Asks for a name until nobody else has it."""

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rename"))
        self.title.setText(self.tr("Another name"))
        self.field.setAccessibleName(self.tr("Name"))
        self.yes.setText(self.tr("&Rename"))
        self.no.setText(self.tr("&Cancel"))


class MergeDialog(Translated, Asking):
    """Asks which other person is the same one."""

    def __init__(
        self, participant: Participant, others: Sequence[Participant], parent: QWidget
    ) -> None:
        self._name = participant.name
        self.field = ChoiceBox()
        self.field.setSizeAdjustPolicy(
            ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        for other in others:
            self.field.addItem(other.name, other.key)
        super().__init__(parent, self.field, pixels(GAP), is_final=True)
        self._retranslate()
        self.field.setFocus()

    @property
    def key(self) -> str:
        """The chosen person."""
        return str(self.field.currentData())

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Merge"))
        self.title.setText(self.tr("Merge {name} with").replace("{name}", breakable(self._name)))
        self.text.setText(
            self.tr(
                "All games of both will belong to the person you choose here. This cannot be "
                "undone."
            )
        )
        self.field.setAccessibleName(self.tr("Person"))
        self.yes.setText(self.tr("&Merge"))
        self.no.setText(self.tr("&Cancel"))
