"""The way to a new game: opens its dialog, and remembers the choices."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.digifeud.game import Game
from formula_desktop.formula.match import Match
from formula_desktop.formula.options import MOST_PLAYERS
from formula_desktop.look.theme import Theme
from formula_desktop.pages.new_game.choices import dealt_game, dealt_match
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.pages.new_game.digifeud import NewDigifeud
from formula_desktop.pages.new_game.formula import NewFormula
from formula_desktop.pages.new_game.options_column import RulesLinks
from formula_desktop.pages.new_game.participants import Faces, Told, known_persons
from formula_desktop.results.book import Book
from formula_desktop.results.participants import Participant
from formula_desktop.results.trouble import Trouble
from formula_desktop.store.settings.last_choice import (
    DigifeudChoice,
    FormulaChoice,
    read_choice,
    read_digifeud_choice,
    with_name,
)
from formula_desktop.store.settings.settings import Settings

Choice = FormulaChoice | DigifeudChoice


def ask_new(
    name: str,
    theme: Theme,
    settings: Settings,
    parent: QWidget,
    start: Callable[[Choice, Faces], None],
    rules_link: RulesLinks,
    book: Book | None = None,
    tell: Told | None = None,
) -> None:
    """Ask how to play a new game, and start it; returns at once.

    `rules_link` makes the way to the rules about an option. `book` has the persons who are
    offered, `tell` hears when it cannot be read. What `start` is given of the seats goes to
    `participants.seats_for`, which makes participants of who is new.
    """
    persons = _persons(book, tell)
    dialog: NewGame
    if name == DIGIFEUD:
        last_digifeud = read_digifeud_choice(settings.last_digifeud)
        dialog = NewDigifeud(
            theme, rules_link, last_digifeud, parent, persons, settings.own_digifeud
        )
    else:
        last_formula = read_choice(settings.last_formula)
        dialog = NewFormula(theme, rules_link, last_formula, parent, persons, settings.own_formula)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def follow() -> None:
        choice: Choice | None = dialog.choice
        if choice is not None:
            _remember(choice, settings)
            start(choice, dialog.faces)

    own = "own_digifeud" if name == DIGIFEUD else "own_formula"
    dialog.own_changed.connect(lambda text: setattr(settings, own, text))
    dialog.accepted.connect(follow)
    dialog.open()


def _persons(book: Book | None, tell: Told | None) -> tuple[Participant, ...] | None:
    """Who is known; None where there are no results, or none that can be read."""
    troubles: list[Trouble] = []
    persons = known_persons(book, troubles.append)
    for trouble in troubles:
        if tell is not None:
            tell(trouble)
    return None if book is None or troubles else persons


def rename_in_choices(settings: Settings, old: str, new: str) -> None:
    """Call a person otherwise in what was chosen last; as the program does where `new` is empty."""
    usual = QCoreApplication.translate("Seats", "Player")
    names = (new, usual) if new else (usual,)
    names = (*names, *(f"{usual} {number}" for number in range(2, MOST_PLAYERS + 1)))
    settings.last_formula = with_name(settings.last_formula, old, *names)
    settings.last_digifeud = with_name(settings.last_digifeud, old, *names)
    if not new:
        settings.forget(old)


def dealt(choice: Choice) -> Match | Game:
    """The game that a choice starts."""
    return dealt_game(choice) if isinstance(choice, DigifeudChoice) else dealt_match(choice)


def _remember(choice: Choice, settings: Settings) -> None:
    if isinstance(choice, DigifeudChoice):
        settings.last_digifeud = choice.written
    else:
        settings.last_formula = choice.written
