"""Opens a New game dialog, and remembers the choices."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.theme import Theme
from formula_desktop.models.words.next_game import is_among_persons, is_for_one
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.pages.new_game.options_column import RulesLinks
from formula_desktop.pages.new_game.participants import Faces, Tell, known_persons
from formula_desktop.results.book import Book
from formula_desktop.results.participants import Participant
from formula_desktop.store.settings.last_choice import AnyChoice, read_choice, with_name
from formula_desktop.store.settings.settings import Settings, SizeChoice

NewGameDialog = Callable[
    [Theme, RulesLinks, str, QWidget, tuple[Participant, ...] | None, str], NewGame[object]
]


def ask_new(
    name: str,
    made: NewGameDialog,
    last: str,
    theme: Theme,
    settings: Settings,
    parent: QWidget,
    start: Callable[[AnyChoice, Faces], None],
    rules_link: RulesLinks,
    book: Book | None = None,
    tell: Tell | None = None,
    show_hands: Callable[[NewGame[object]], object] | None = None,
) -> NewGame[object]:
    """Ask for a new game's settings and start it; returns the open dialog at once.

    `made` creates the dialog of the game with this name, which shows the choice `last` first, and
    `rules_link` the link to the rules about an option. `book` has the persons to suggest; `tell` is
    called if it cannot be read.
    `show_hands` is called with the dialog if its players want their hands on other screens. The
    seats passed to `start` are meant for `participants.seats_for`, which creates participants for
    new people.
    """
    persons = known_persons(book, tell)
    dialog = made(theme, rules_link, last, parent, persons, settings.own[name])
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.locked = _locked(settings)
    dialog.glass.show_seconds(settings.class_hourglass)
    dialog.glass.setEnabled(not settings.is_locked(Settings.class_hourglass))

    def follow() -> None:
        choice = dialog.choice
        if choice is not None:
            is_of_class = choice.is_of_class
            settings.last_of_class[name] = choice.written if is_of_class else ""
            if not is_of_class:  # the game at home comes back, as its size does
                _keep_game_alone(settings, name, choice)
                settings.last[name] = choice.written
            elif choice.seconds is not None:
                settings.class_hourglass = choice.seconds
            start(choice, dialog.seats.faces)

    def keep_own(text: str) -> None:
        settings.own[name] = text

    dialog.own_changed.connect(keep_own)
    dialog.accepted.connect(follow)
    if show_hands is not None:
        show = show_hands
        dialog.seats.elsewhere.clicked.connect(lambda: show(dialog))
    dialog.open()
    return dialog


def _keep_game_alone(settings: Settings, name: str, choice: AnyChoice) -> None:
    """Remember the last game against the computer, which one among persons is about to replace."""
    before = read_choice(KINDS[name], settings.last[name])
    if before is not None and is_for_one(before) and is_among_persons(choice):
        settings.last_alone[name] = before.written


def _locked(settings: Settings) -> dict[str, bool]:
    """What a New game dialog offers although nobody can choose it, with its value."""
    locked: dict[str, bool] = {}
    if settings.is_locked(Settings.hints):
        locked["hints"] = settings.hints
    if settings.is_locked(Settings.size):
        locked["projector"] = settings.size is SizeChoice.PROJECTOR
    return locked


def rename_in_choices(settings: Settings, old: str, new: str) -> None:
    """Rename a person in the last choices; an empty `new` removes the name."""
    usual = QCoreApplication.translate("Seats", "Player")
    names = (new, usual) if new else (usual,)
    for name, kind in KINDS.items():
        more = [f"{usual} {number}" for number in kind.seats if number > 1]
        for kept in (settings.last, settings.last_alone, settings.last_of_class):
            kept[name] = with_name(kind, kept[name], old, *names, *more)
    if not new:
        settings.forget(old)
