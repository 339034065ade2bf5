"""What happens at Formula's table, in words of the window's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from formula_desktop.formula.draft import Draft
from formula_desktop.formula.play import Action, Play
from formula_desktop.formula.position import Position
from formula_desktop.models.signs import SIGNS, spelled
from formula_desktop.players import Level, Player
from formula_desktop.refusal import Refusal
from formula_desktop.sentences import sentence


def _translated(text: str) -> str:
    return QCoreApplication.translate("Sentences", text)


def refusal_in_words(refusal: Refusal) -> str:
    """The sentence of a refusal, as a sentence of its own."""
    words = sentence(refusal, _translated, SIGNS)
    return words[:1].upper() + words[1:]


def draft_in_words(draft: Draft) -> str:
    """A draft read aloud: the sum and whether it is correct, or what is missing or wrong."""
    refusal = draft.refusal
    reading = spelled(draft.reads)
    if refusal is None:
        return QCoreApplication.translate("Formula", "{sum}, correct").format(sum=reading)
    if not draft.puts:
        return refusal_in_words(refusal)
    words = sentence(refusal, _translated, SIGNS)
    if draft.play is None:
        return QCoreApplication.translate("Formula", "{sum}: {what}").format(sum=reading, what=words)
    return refusal_in_words(refusal)


def lying_in_words(position: Position) -> str:
    """The formula that lies on the table; empty before the first one of a round."""
    if position.operator is None:
        return ""
    numbers = (position.left, position.right, position.answer)
    left, right, answer = ("".join(str(card.value) for card in row) for row in numbers)
    return spelled(f"{left}{position.operator}{right}={answer}")


def play_in_words(play: Play) -> str:
    """A play as the log shows it."""
    if play is Action.DRAW:
        return QCoreApplication.translate("Formula", "takes a card")
    if play is Action.PASS:
        return QCoreApplication.translate("Formula", "passes")
    return spelled(str(play))


def level_in_words(level: Level) -> str:
    """A computer's level."""
    return {
        Level.BEGINNER: QCoreApplication.translate("Level", "beginner"),
        Level.EASY: QCoreApplication.translate("Level", "easy"),
        Level.NORMAL: QCoreApplication.translate("Level", "normal"),
        Level.HARD: QCoreApplication.translate("Level", "hard"),
        Level.MASTER: QCoreApplication.translate("Level", "master"),
    }[level]


def player_in_words(player: Player) -> str:
    """A player's name, with the level of a computer."""
    if player.level is None:
        return player.name
    level = level_in_words(player.level)
    return QCoreApplication.translate("Level", "{name}, {level}").format(
        name=player.name, level=level
    )


def names_in_words(names: list[str]) -> str:
    """Names one after another, as in `Noor, Sam and Ida`."""
    if len(names) < 2:
        return "".join(names)
    return QCoreApplication.translate("Formula", "{names} and {last}").format(
        names=", ".join(names[:-1]), last=names[-1]
    )
