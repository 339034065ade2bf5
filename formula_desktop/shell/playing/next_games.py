"""What is played next: the choice for a new game, or the game in which somebody sits already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.languages import is_unchosen_name
from formula_desktop.models.results.next_game import NextGame, next_game, not_too_easy, own_choice
from formula_desktop.models.words.next_game import (
    age_chosen,
    age_in,
    easy_choice,
    is_among_persons,
    is_for_one,
    level_chosen_elsewhere,
    next_choice,
    person_of_last_game,
    persons_of,
    played_by,
    suited_to_age,
)
from formula_desktop.players import Level, folded
from formula_desktop.results.trouble import ResultsError
from formula_desktop.shell.archive import Archive
from formula_desktop.shell.kinds import PARTS
from formula_desktop.shell.playing.who_plays import WhoPlays
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.settings.last_choice import AnyChoice, read_choice
from formula_desktop.store.settings.settings import Age, Settings

if TYPE_CHECKING:
    from formula_desktop.models.results.participant import ParticipantResults
    from formula_desktop.results.participants import Participant

_CHILDREN: Final = (ReadyMade.SIX, ReadyMade.EIGHT)


class NextGames:
    """Chooses what is played next."""

    def __init__(self, settings: Settings, archive: Archive, who: WhoPlays) -> None:
        self._settings = settings
        self._archive = archive
        self._who = who

    @property
    def last(self) -> str:
        """The name of the game that was played last; of the first game if there is none."""
        last = self._settings.last_game
        return last if last in PARTS else next(iter(PARTS))

    def alone(self, name: str) -> AnyChoice:
        """The choice of the next game that nobody else is needed for than who plays now."""
        return self.alone_of(name, self._who.person)

    def alone_of(self, name: str, person: Participant | None) -> AnyChoice:
        """The same if this person plays.

        After a game among persons it is one against the computer, with the level chosen last: that
        of who plays now, or a newcomer's.
        """
        choice = self.choice_of(name, person)
        if not is_among_persons(choice):
            return choice
        before = read_choice(KINDS[name], self._settings.last_alone[name])
        if before is not None and is_for_one(before) and _is_own(before, person):
            return before
        easy, book = self._easy(name, person), self._archive.book_at_once
        if person is None or book is None:
            return easy
        try:
            return own_choice(
                KINDS[name],
                person.name,
                book.games(person.key),
                easy,
                self._usual_age(person),
                self._level_elsewhere(name, easy),
            )
        except ResultsError:  # the next reader of the book reports it
            return easy

    def choice(self, name: str) -> AnyChoice:
        """The choice of the last game; if it is for one person, for the one who plays now."""
        return self.choice_of(name, self._who.person)

    def choice_of(self, name: str, person: Participant | None) -> AnyChoice:
        """The same if this person plays."""
        choice = next_choice(KINDS[name], self._settings)
        if not is_for_one(choice):
            return choice
        (before,) = persons_of(choice)
        is_own = person is None or folded(before) == folded(person.name)
        if is_own and self._settings.last[name]:
            return choice
        if person is None:
            return not_too_easy(choice, (), self._level_elsewhere(name, choice))
        book = self._archive.book_at_once
        is_newcomers = is_unchosen_name(before) and not is_own
        if book is None or (is_newcomers and not self._settings.age_of[person.key]):
            return played_by(choice, person.name)
        try:
            games = book.games(person.key)
        except ResultsError:  # the next reader of the book reports it
            return played_by(choice, person.name)
        if is_own:  # this game was never chosen
            return not_too_easy(choice, games, self._level_elsewhere(name, choice))
        chosen = self._level_elsewhere(name, played_by(choice, person.name))
        return own_choice(KINDS[name], person.name, games, choice, self._usual_age(person), chosen)

    def _level_elsewhere(self, name: str, choice: AnyChoice) -> Level | None:
        return level_chosen_elsewhere(self._settings, name, choice)

    def is_for_one(self, name: str) -> bool:
        """Whether one person plays alone in the next game, whoever that is."""
        last = next_choice(KINDS[name], self._settings)
        return is_for_one(last) or is_among_persons(last)

    def easy(self, name: str) -> AnyChoice:
        """The choice of a game that a newcomer of the age last chosen can win."""
        return self._easy(name, self._who.person)

    def _easy(self, name: str, person: Participant | None) -> AnyChoice:
        kind, settings = KINDS[name], self._settings
        is_last = person and folded(person_of_last_game(settings)) == folded(person.name)
        age = age_chosen(kind, settings)
        if person is not None and settings.age_of[person.key] and not is_last:
            age = self._usual_age(person)
        choice = easy_choice(kind, settings.last, age)
        return choice if person is None else played_by(choice, person.name)

    def _usual_age(self, person: Participant | None) -> ReadyMade:
        """The age of who plays, as far as somebody has said it."""
        return age_in(self._settings, person.key if person is not None else "")

    @property
    def is_for_family(self) -> bool:
        """Whether nobody has said that a class plays here."""
        return self._settings.age is not Age.CLASS

    def is_child(self, results: ParticipantResults) -> bool:
        """Whether a person is younger than ten, as somebody has said or as all games tell."""
        own = self._settings.age_of[results.participant.key]
        if not own and results.games:
            return results.played_only(*_CHILDREN)
        return age_in(self._settings, results.participant.key) in _CHILDREN

    def suit_age(self) -> None:
        """Have the next games be for the age in the settings, whatever age was chosen before."""
        settings, person = self._settings, self._who.person
        name = "" if person is None else person.name
        if settings.age is not Age.CLASS:
            for game, kind in KINDS.items():
                for kept in (settings.last, settings.last_alone):
                    kept[game] = suited_to_age(kind, kept[game], age_in(settings), name)

    def of(
        self, results: ParticipantResults, under_way: Sequence[SavedGame]
    ) -> SavedGame | NextGame | None:
        """What somebody plays next: a game under way, or a new one; None for a computer."""
        person = results.participant
        if person.is_computer:
            return None
        for saved in under_way:
            sits_there = any(seat.participant == person.key for seat in saved.notes.seats)
            if sits_there and saved.folder is Folder.UNDER_WAY:
                return saved
        book = self._archive.book if self._settings.suggest_level else None
        try:
            return next_game(book, results, self.last)
        except ResultsError:  # reading the page again reports it
            return next_game(None, results, self.last)


def _is_own(choice: AnyChoice, person: Participant | None) -> bool:
    """Whether a choice for one person is of who plays now, or of anybody if nobody is known."""
    (name,) = persons_of(choice)
    return person is None or folded(name) == folded(person.name)
