"""The default choices for a new game, and the games that choices start."""

from __future__ import annotations

from dataclasses import replace
from random import SystemRandom

from formula_desktop.digifeud import options as digifeud
from formula_desktop.digifeud.game import Game, new_bags, new_game
from formula_desktop.digifeud.layout import shuffled_layout
from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.formula.options import Options
from formula_desktop.models.table.game import now
from formula_desktop.players import Level, Player
from formula_desktop.store.settings.last_choice import DigifeudChoice, FormulaChoice


def usual_choice(person: str, computer: str) -> FormulaChoice:
    """Formula: one person against the computer, with the usual options."""
    return FormulaChoice(Options(), _person_and_computer(person, computer))


def usual_digifeud(person: str, computer: str) -> DigifeudChoice:
    """Digifeud: one person against the computer, with the usual options."""
    return DigifeudChoice(digifeud.Options(), _person_and_computer(person, computer))


def two_computers(name: str) -> FormulaChoice:
    """Formula: two normal computers with the usual options, to watch."""
    return FormulaChoice(Options(), _computers(name))


def two_digifeud_computers(name: str) -> DigifeudChoice:
    """Digifeud: two normal computers with the usual options, to watch."""
    return DigifeudChoice(digifeud.Options(), _computers(name))


def _person_and_computer(person: str, computer: str) -> tuple[Player, ...]:
    return Player(person), Player(computer, Level.NORMAL)


def _computers(name: str) -> tuple[Player, ...]:
    return tuple(Player(each, Level.NORMAL) for each in (name, f"{name} 2"))


# --- dealing ------------------------------------------------------------------------------------


def dealt_match(choice: FormulaChoice) -> Match:
    """The match of Formula that a choice starts, with its first round dealt."""
    random = SystemRandom()
    dealer = random.randrange(len(choice.players)) if choice.dealer is None else choice.dealer
    return new_match(choice.options, choice.players, now(), dealer, new_deck(random))


def dealt_game(choice: DigifeudChoice) -> Game:
    """The game of Digifeud that a choice starts, with its racks dealt and its board chosen."""
    random = SystemRandom()
    starts = random.randrange(len(choice.players)) if choice.starts is None else choice.starts
    options = choice.options
    if choice.is_shuffled:
        options = replace(options, layout=shuffled_layout(random))
    bags = new_bags(options, random)
    return new_game(options, choice.players, now(), starts, *bags)
