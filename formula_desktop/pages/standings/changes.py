"""Changes to a person in the results: name, picture, merging with another person, and removal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from formula_desktop.gamefile.errors import FileError
from formula_desktop.look.languages import is_unchosen_name
from formula_desktop.look.presentation import Look
from formula_desktop.models.words.results import trouble_in_words
from formula_desktop.models.words.table import breakable, names_in_words
from formula_desktop.players import Player, folded, tidy
from formula_desktop.results.book import Book
from formula_desktop.results.participants import (
    NameTakenError,
    NotANameError,
    Participant,
    checked_name,
    free_look,
)
from formula_desktop.results.trouble import ResultsError
from formula_desktop.store.games.seating import Deed, PersonChange
from formula_desktop.store.settings.locks import Lockable
from formula_desktop.widgets.asking import GAP, Asking, AskingName, Question
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import pixels
from formula_desktop.widgets.locks.allowing import if_allowed
from formula_desktop.widgets.messages import problem_in_words, tell
from formula_desktop.widgets.person_dialog import PersonDialog, PersonDialogWithName
from formula_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from formula_desktop.models.results.changer import Changer
    from formula_desktop.results.trouble import Trouble


class ParticipantChanges(QObject):
    """Asks for confirmation, then has the results and the saved games changed; reports failures."""

    changed = Signal(str)
    """Emitted with the key of the person to show now; empty if removed."""

    def __init__(self, page: QWidget, look: Look, say: Callable[[Trouble], object]) -> None:
        """`page` is the parent of the dialogs; `say` reports problems with the results."""
        super().__init__(page)
        self._page = page
        self._look = look
        self._say = say
        self._book: Book | None = None
        self._changer: Changer | None = None
        self._asked: set[PersonChange] = set()
        self._sits_at_table: Callable[[str], bool] = lambda _key: False
        self.leave_table: Callable[[], object] = lambda: None
        """Puts the game on the table away, which would keep its players as they are."""
        self._changing: Participant | None = None

    def use(
        self, book: Book | None, changer: Changer | None, sits_at_table: Callable[[str], bool]
    ) -> None:
        """Read this book, and have it changed."""
        self._book, self._sits_at_table = book, sits_at_table
        if changer is not None and changer is not self._changer:
            self._changer = changer
            changer.applied.connect(self._follow)
            changer.refused.connect(self._refuse)
            changer.stuck.connect(self._tell_of_games)

    def follow(self, participant: Participant | None) -> None:
        """Work on this participant from now on, unless it is a computer."""
        is_person = participant is not None and not participant.is_computer
        self._changing = participant if is_person else None

    def ask_name(self) -> None:
        """Ask for another name."""
        person = self._changing
        if person is None or self._is_playing(person):
            return
        lines = 3 if self._look.theme.is_projector else 2
        dialog = NameDialog(person.name, self._problem_with, self._page, lines)
        dialog.accepted.connect(lambda: self.rename(dialog.name))
        dialog.open()

    def _problem_with(self, name: str) -> str:
        """Why the person, or somebody new, cannot have a name; empty if possible."""
        person, book = self._changing, self._book
        if book is None:
            return ""
        try:
            other = book.person_named(checked_name(name))
        except NotANameError:
            return self.tr("A name has 1 to 40 letters, digits or signs.")
        except ResultsError as error:
            return trouble_in_words(error.trouble)
        if other is None or (person is not None and other.key == person.key):
            return ""
        return self._name_is_taken() if person else self.tr("Somebody has this name already.")

    def ask_new(self) -> None:
        """Ask for the name, picture and colour of somebody new."""
        book = self._book
        if book is None:
            return
        self._changing = None
        try:
            colour, picture = free_look((each.colour, each.picture) for each in book.participants())
        except ResultsError as error:
            self._say(error.trouble)
            return
        theme, problem_with = self._look.theme, self._problem_with
        dialog = PersonDialogWithName(theme, Player(""), picture, colour, self._page, problem_with)
        dialog.accepted.connect(lambda: self._offer(dialog.name, dialog.picture, dialog.colour))
        dialog.open()

    def _offer(self, name: str, picture: str, colour: str) -> None:
        """Ask somebody new whether the games that somebody without a name has played are theirs."""
        newcomer = self._newcomer()
        if newcomer is None:
            self.add(name, picture, colour)
            return
        title = self.tr("Are you the one who has played already?")
        text = self.tr(
            "There are games of “{player}”. Then they are {name}’s from now on, with what they "
            "have earned."
        )
        text = text.replace("{player}", newcomer.name).replace("{name}", breakable(name))
        answers = (self.tr("&Yes, that was me"), self.tr("&No"))
        question = Question(self._page, title, text, answers, is_final=False)
        question.accepted.connect(lambda: self._take_over(newcomer, name, picture, colour))
        question.rejected.connect(lambda: self.add(name, picture, colour))
        question.open()

    def _newcomer(self) -> Participant | None:
        """Who has played without choosing a name, if that is the only person there is."""
        if self._book is None or self._changer is None:
            return None
        try:
            persons = [each for each in self._book.participants() if not each.is_computer]
        except ResultsError as error:
            self._say(error.trouble)
            return None
        if len(persons) != 1 or not is_unchosen_name(persons[0].name):
            return None
        return persons[0]

    def _take_over(self, newcomer: Participant, name: str, picture: str, colour: str) -> None:
        """Give a newcomer a name, a picture and a colour, in place of adding somebody."""
        self.leave_table()
        self._changing = newcomer
        self._show_as(picture, colour)
        self.rename(name)

    def add(self, name: str, picture: str, colour: str) -> None:
        """Add a person."""
        if self._book is None:
            return
        try:
            self._changing = self._book.add_person(name, colour, picture)
        except (NameTakenError, NotANameError):
            tell(self._page, self._problem_with(name))
        except ResultsError as error:
            self._say(error.trouble)
        else:
            self.changed.emit(self._changing.key)

    def ask_change(self) -> None:
        """Ask for another name, picture and colour; only the latter two of who is playing."""
        person = self._changing
        if person is None:
            return
        if self._sits_at_table(person.key):
            self.ask_picture()
            return
        dialog = PersonDialogWithName(
            self._look.theme,
            Player(person.name),
            person.picture,
            person.colour,
            self._page,
            self._problem_with,
        )

        def change() -> None:
            self._show_as(dialog.picture, dialog.colour)
            if tidy(dialog.name) != person.name:
                self.rename(dialog.name)

        dialog.accepted.connect(change)
        dialog.open()

    def rename(self, name: str) -> None:
        """Rename the person, in the saved games too."""
        person = self._changing
        if person is None or self._is_playing(person):
            return
        problem = self._problem_with(name)
        if problem:
            tell(self._page, problem)
        else:
            kept = checked_name(name)
            self._begin(PersonChange(Deed.RENAME, person.key, person.name, kept))

    def ask_picture(self) -> None:
        """Ask for another picture and colour."""
        person = self._changing
        if person is None:
            return
        player = Player(person.name)
        dialog = PersonDialog(self._look.theme, player, person.picture, person.colour, self._page)
        dialog.accepted.connect(lambda: self._show_as(dialog.picture, dialog.colour))
        dialog.open()

    def _show_as(self, picture: str, colour: str) -> None:
        person, book = self._changing, self._book
        if person is None or book is None:
            return
        try:
            book.change(person.key, picture=picture, colour=colour)
        except ResultsError as error:
            self._say(error.trouble)
        else:
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
            self._say(error.trouble)
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
        change = PersonChange(Deed.MERGE, old.key, old.name, heir.name, heir=heir.key)
        self._begin(change)

    def ask_remove(self) -> None:
        """Ask whether to remove the person, if that is allowed."""
        if_allowed(Lockable.REMOVING, self._page, self._ask_remove)

    def _ask_remove(self) -> None:
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
        if self._changing is not None:
            self.remove_all([self._changing])

    def remove_all(self, persons: Sequence[Participant]) -> bool:
        """Remove persons and all their data, or nobody if one of them is playing."""
        if self._book is None or any(map(self._is_playing, persons)):
            return False
        neutral = self.tr("Somebody")
        changes = [
            PersonChange(
                Deed.REMOVE, each.key, each.name, neutral, names=tuple(self._only_names(each))
            )
            for each in persons
        ]
        return self._begin(*changes)

    def _begin(self, *changes: PersonChange) -> bool:
        """Have changes made; if they cannot even be noted, everything stays as it is."""
        if self._changer is None or not changes:
            return not changes
        self._asked.update(changes)
        try:
            self._changer.begin(*changes)
        except FileError as error:
            self._asked.difference_update(changes)
            text = self.tr("{name} stays, because not all saved games can be changed: {problem}.")
            text = text.replace("{problem}", problem_in_words(error))
            names = names_in_words([each.old_name for each in changes])
            tell(self._page, text.replace("{name}", names))
            return False
        return True

    def _follow(self, change: PersonChange) -> None:
        """Show what the results have now."""
        shown = self._changing
        if change not in self._asked or (shown and shown.key not in (change.key, change.heir)):
            return  # somebody else is shown meanwhile
        self._asked.discard(change)
        now = {Deed.MERGE: change.heir, Deed.REMOVE: ""}
        self.changed.emit(now.get(change.deed, change.key))

    def _refuse(self, change: PersonChange, trouble: Trouble | None) -> None:
        """Report that the results do not take a change."""
        self._asked.discard(change)
        if trouble is None:
            tell(self._page, self._name_is_taken())
        else:
            self._say(trouble)

    def _tell_of_games(self, _change: PersonChange, error: FileError) -> None:
        """Report that some games are still to be changed."""
        text = self.tr(
            "The results are changed, but not all saved games: {problem}. "
            "The program will try again at the next start."
        )
        tell(self._page, text.replace("{problem}", problem_in_words(error)))

    def _name_is_taken(self) -> str:
        return self.tr("Somebody with this name is here already; the two can be merged.")

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
            self._say(error.trouble)
            return None


class NameDialog(AskingName):
    """Asks for a name until it is one that no other person has."""

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
