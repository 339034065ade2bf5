"""The next game without asking: its choice, and who plays it in a few words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from formula_desktop.kinds.kind import AnyKind, ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.words.table import level_in_words, names_in_words, team_names
from formula_desktop.players import Level, Player, at_level, folded
from formula_desktop.store.settings.last_choice import AnyChoice, first_choice, read_choice
from formula_desktop.store.settings.settings import Age, OfGames, Settings

AGES: Final = (ReadyMade.SIX, ReadyMade.EIGHT, ReadyMade.TEN)
"""The ready-made settings whose keys say for which age they are."""


def next_choice(kind: AnyKind, settings: Settings) -> AnyChoice:
    """The last choice of a game; without one, a newcomer's first game.

    That is for the age that was chosen for another game, or else the one in the settings.
    """
    known = read_choice(kind, settings.last[kind.name])
    return known or easy_choice(kind, settings.last, age_chosen(kind, settings))


def age_in(settings: Settings, person: str = "") -> ReadyMade:
    """The age of the person with this key, or else the one in the settings.

    For a class it is the middle one.
    """
    own = settings.age_of[person] if person else ""
    if own in AGES:
        return ReadyMade(own)
    return ReadyMade.EIGHT if settings.age is Age.CLASS else ReadyMade(settings.age)


def age_chosen(kind: AnyKind, settings: Settings) -> ReadyMade:
    """The age last chosen for this game, or else for another, or else in the settings."""
    last = settings.last
    for name in (kind.name, *(name for name in KINDS if name != kind.name)):
        # without a choice, the code of the other game need not be there
        choice = read_choice(KINDS[name], last[name]) if last[name] else None
        if choice is not None and choice.ready_made in AGES:
            return ReadyMade(choice.ready_made)
    return age_in(settings)


def easy_choice(
    kind: AnyKind, last: OfGames[str] | None, age: ReadyMade = ReadyMade.SIX
) -> AnyChoice:
    """A newcomer's first game, for the first person of the last choice of this or another game."""
    person, computer = (
        QCoreApplication.translate("Seats", name) for name in ("Player", "Computer")
    )
    names = _names_in(kind, last) if last is not None else ()
    return first_choice(kind, next(iter(names), person), computer, age)


def suited_to_age(kind: AnyKind, last: str, age: ReadyMade, person: str) -> str:
    """The text of a last choice for another age than it was for, if it was for one person.

    Rules that are for no age stay, and so does the choice of somebody else than `person`, if that
    is known.
    """
    choice = read_choice(kind, last)
    if choice is None or choice.ready_made not in AGES or not is_for_one(choice):
        return last
    (name,) = persons_of(choice)
    if choice.ready_made == age or (person and folded(name) != folded(person)):
        return last
    ready = kind.ready_made[age]
    players = at_level(choice.players, ready.level or Level.BEGINNER)
    return replace(choice, options=ready.options, players=players, ready_made=age).written


def person_of_last_game(settings: Settings) -> str:
    """The name of the first person chosen for the last game; empty if nobody was chosen."""
    name = settings.last_game
    choice = read_choice(KINDS[name], settings.last[name]) if name in KINDS else None
    players = choice.players if choice is not None else ()
    return next((each.name for each in players if not each.is_computer), "")


def level_chosen_elsewhere(settings: Settings, game: str, choice: AnyChoice) -> Level | None:
    """The level last chosen for another game than this one, by the same person for the same age.

    It is None where this game, or one of several, was chosen last.
    """
    name = settings.last_game
    other = read_choice(KINDS[name], settings.last[name]) if name in KINDS else None
    if name == game or other is None or not (is_for_one(choice) and is_for_one(other)):
        return None
    (person,), (before,) = persons_of(choice), persons_of(other)
    if folded(person) != folded(before) or choice.ready_made != other.ready_made:
        return None
    levels = [player.level for player in other.players if player.level is not None]
    return levels[0] if len(levels) == 1 else None


def _names_in(kind: AnyKind, last: OfGames[str]) -> Iterator[str]:
    """The persons in the last choices, of this game first."""
    for name in (kind.name, *(name for name in KINDS if name != kind.name)):
        choice = read_choice(KINDS[name], last[name]) if last[name] else None
        if choice is not None:
            names = (player.name for player in choice.players if not player.is_computer)
            yield from (name for name in names if name not in team_names())


def persons_of(choice: AnyChoice) -> list[str]:
    """The names of the persons who play."""
    return [player.name for player in choice.players if not player.is_computer]


def is_for_one(choice: AnyChoice) -> bool:
    """Whether one person plays against the computer, and not a team of a class."""
    names = persons_of(choice)
    return len(names) == 1 and len(choice.players) > 1 and names[0] not in team_names()


def is_among_persons(choice: AnyChoice) -> bool:
    """Whether several persons play, and no teams of a class."""
    names = persons_of(choice)
    return len(names) > 1 and not any(name in team_names() for name in names)


def played_by(choice: AnyChoice, name: str) -> AnyChoice:
    """The same choice with this name for its only person."""
    if not is_for_one(choice):
        return choice
    players = tuple(each if each.is_computer else Player(name) for each in choice.players)
    return replace(choice, players=players)


def age_of(choice: AnyChoice) -> str:
    """The age that the settings are for; empty for others."""
    return choice.ready_made if choice.ready_made in AGES else ""


def game_in_words(choice: AnyChoice) -> str:
    """Who plays, and for which age the settings are: `6+ · Against the computer: beginner`."""
    who, age = who_plays(choice.players), age_of(choice)
    return f"{age} · {who}" if age else who


def together_with(players: Sequence[Player], own: str) -> str:
    """With whom somebody has played together; all names if it was somebody else."""
    others = [player.name for player in players if folded(player.name) != folded(own)]
    if len(others) == len(players):
        return who_plays(players)
    text = QCoreApplication.translate("NextGame", "Together with {names}")
    return text.replace("{names}", names_in_words(others))


def who_plays(players: Sequence[Player]) -> str:
    """The level of the computer for one person against one; otherwise all names."""
    levels = [player.level for player in players if player.level is not None]
    if len(players) == 2 and len(levels) == 1:
        text = QCoreApplication.translate("NextGame", "Against the computer: {level}")
        return text.format(level=level_in_words(levels[0]))
    return ", ".join(player.name for player in players)
