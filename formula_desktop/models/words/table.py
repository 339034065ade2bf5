"""The words that both tables share, in the language of the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from formula_desktop.classes.teams import Rota
from formula_desktop.digifeud import reasons as digifeud
from formula_desktop.digifeud.reasons import Reason as DigifeudReason
from formula_desktop.formula import reasons as formula
from formula_desktop.formula.reasons import Reason as FormulaReason
from formula_desktop.kinds.kind import State
from formula_desktop.models.words.signs import signs
from formula_desktop.players import Level, Player
from formula_desktop.refusal import Refusal
from formula_desktop.sentences import WrongSum, filled, sentence
from formula_desktop.store.games.states import turns_of_seats

_WITHOUT_RESULT: Final = formula.WITHOUT_RESULT | digifeud.WITHOUT_RESULT
_LONG_WORD: Final = 14  # characters
_LONG_NAME: Final = 22
_BREAK: Final = "\u200b"  # an invisible place for a line break


def _translated(text: str) -> str:
    return QCoreApplication.translate("Sentences", text)


def team_names() -> tuple[str, str]:
    """The names of the two teams of a class."""
    return team_name(1), team_name(2)


def team_name(number: int) -> str:
    """The name of a team of a class."""
    return QCoreApplication.translate("Seats", "Team {number}").format(number=number)


def asked_in_words(state: State, rota: Rota, names: Mapping[str, str]) -> list[str]:
    """Who was asked how often in each team of a lesson; `names` are those of the pupils."""
    lines = []
    for seat, number in enumerate(turns_of_seats(state)):
        turns = rota.turns_of(seat, number).items()
        asked = [f"{names[key]} {had}" for key, had in turns if had and key in names]
        text = QCoreApplication.translate("TablePlay", "{team}, turns: {pupils}")
        if not asked:
            text = QCoreApplication.translate("TablePlay", "{team}: no turn yet")
        lines.append(text.format(team=state.players[seat].name, pupils=", ".join(asked)))
    return lines


def stops_in_words() -> str:
    """A turn in a log that the players made because they agreed to stop."""
    return QCoreApplication.translate("Log", "stopped")


def stopped_in_words() -> str:
    """The end of a game whose players agreed to stop."""
    return QCoreApplication.translate("Log", "Game stopped")


def tells_of_sum(refusal: Refusal) -> bool:
    """Whether a refusal is that a sum is wrong, and not that a rule is broken."""
    return refusal.reason in _WITHOUT_RESULT


def sentence_in_words(refusal: Refusal, wrong_sums: WrongSum = WrongSum.VALUE) -> str:
    """The sentence of a refusal, to follow other words, revealing what it may about a wrong sum.

    It also says what to do at a table if that is not obvious.
    """
    reason = refusal.reason
    if reason is FormulaReason.JOKER_WITHOUT_DIGIT:
        return QCoreApplication.translate(
            "Formula", "a joker has no digit yet: click it to choose one"
        )
    if reason is DigifeudReason.BLANK_WITHOUT_DIGIT:
        return QCoreApplication.translate(
            "Digifeud", "a blank has no digit yet: click it to choose one"
        )
    if wrong_sums is WrongSum.VALUE or reason not in _WITHOUT_RESULT:
        return sentence(refusal, _translated, signs())
    if wrong_sums is WrongSum.ONLY_WHETHER:
        return QCoreApplication.translate("Sentences", "this is not correct")
    return filled(_WITHOUT_RESULT[reason], refusal.values, _translated, signs())


def refusal_in_words(refusal: Refusal, wrong_sums: WrongSum = WrongSum.VALUE) -> str:
    """The sentence of a refusal on its own, with a capital."""
    words = sentence_in_words(refusal, wrong_sums)
    return words[:1].upper() + words[1:]


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
    """A player's name, with the level if it is a computer."""
    if player.level is None:
        return player.name
    level = level_in_words(player.level)
    return QCoreApplication.translate("Level", "{name}, {level}").format(
        name=player.name, level=level
    )


def is_the_computer(players: Sequence[Player], *seats: int) -> bool:
    """Whether this is one seat, of the only computer, with the name that the program gives.

    A sentence then speaks of the computer instead of using that as a name.
    """
    computers = [at for at, player in enumerate(players) if player.is_computer]
    name = QCoreApplication.translate("Seats", "Computer")
    return [*seats] == computers and len(computers) == 1 and players[computers[0]].name == name


def subject(players: Sequence[Player], seat: int, *, begins: bool = True) -> str:
    """A player as the subject of a sentence, which it may begin: the name, or `the computer`.

    A name is kept on one line.
    """
    if not is_the_computer(players, seat):
        return unbroken_name(players[seat].name)
    if begins:
        return QCoreApplication.translate("Seats", "The computer")
    return QCoreApplication.translate("Seats", "the computer")


def told_of(text: str, **parts: str) -> str:
    """A text with its parts; `The computer` has a capital only where a sentence begins with it.

    Other languages have it in other places than English.
    """
    translate = QCoreApplication.translate
    begins, within = translate("Seats", "The computer"), translate("Seats", "the computer")

    def fitting(name: str, part: str) -> str:
        before = text.partition(f"{{{name}}}")[0].rstrip()
        return within if part == begins and before and before[-1] not in ".!?" else part

    return text.format(**{name: fitting(name, part) for name, part in parts.items()})


def names_in_words(names: list[str]) -> str:
    """A list of names, as in `Noor, Sam and Ida`."""
    if len(names) < 2:
        return "".join(names)
    return QCoreApplication.translate("Formula", "{names} and {last}").format(
        names=", ".join(names[:-1]), last=names[-1]
    )


def unbroken_name(name: str) -> str:
    """A name such as `Team 2` kept on one line; a long one may break between its words."""
    return name if len(name) > _LONG_NAME else name.replace(" ", "\u00a0")


def breakable(text: str, longest: int = _LONG_WORD) -> str:
    """A text in which words over `longest` characters may break across lines."""
    words = text.split(" ")
    return " ".join(_BREAK.join(word) if len(word) > longest else word for word in words)
