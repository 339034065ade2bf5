"""The words for each game in places that show any game, in the language of the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from PySide6.QtCore import QCoreApplication

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.judgement import Judgement
from formula_desktop.kinds.kind import Play, View
from formula_desktop.models.words import levels
from formula_desktop.players import Level

if TYPE_CHECKING:
    from formula_desktop.digifeud.play import Play as DigifeudPlay
    from formula_desktop.digifeud.view import View as DigifeudView
    from formula_desktop.formula.play import Play as FormulaPlay
    from formula_desktop.formula.view import View as FormulaView


class WordsOfGame(NamedTuple):
    """The words for one game."""

    name: Callable[[], str]
    how_far: Callable[[int], str]
    """The game and its round: `Formula, round 3`."""
    play: Callable[[Play], str]
    """A play as the log shows it."""
    no_play: Callable[[], str]
    """The words for a turn in which nothing could be laid."""
    covered: Callable[[], str]
    """Why a hand may not be seen yet."""
    level: Callable[[Level], str]
    """How a level of the computer plays."""
    best: Callable[[bool], str]
    """What makes a play the best; the argument is whether points decide."""
    why: Callable[[View, Judgement[Play], Play, str, bool], str]
    """A better play than the one made with the words for its worth, and the main reason; empty if
    there is none. The last argument is whether no play is worth more."""


def _digifeud_play(play: Play) -> str:
    from formula_desktop.models.words.digifeud import play_in_words  # with what it knows of a game

    return play_in_words(cast("DigifeudPlay", play))


def _formula_play(play: Play) -> str:
    from formula_desktop.models.words.formula import play_in_words  # with what it knows of a game

    return play_in_words(cast("FormulaPlay", play))


def _why_digifeud(
    view: View, judgement: Judgement[Play], made: Play, worth: str, is_most: bool
) -> str:
    from formula_desktop.models.words.judged import JudgedWords  # only when looking back

    return JudgedWords().of_digifeud(
        cast("DigifeudView", view),
        cast("Judgement[DigifeudPlay]", judgement),
        cast("DigifeudPlay", made),
        worth,
        is_most=is_most,
    )


def _why_formula(
    view: View, judgement: Judgement[Play], made: Play, worth: str, is_most: bool
) -> str:
    from formula_desktop.models.words.judged import JudgedWords  # only when looking back

    return JudgedWords().of_formula(
        cast("FormulaView", view),
        cast("Judgement[FormulaPlay]", judgement),
        cast("FormulaPlay", made),
        worth,
        is_most=is_most,
    )


def _best_formula(for_points: bool) -> str:
    if for_points:
        return QCoreApplication.translate(
            "LookBackPage", "The best possible: the formula that earns most."
        )
    return QCoreApplication.translate(
        "LookBackPage", "The best possible: the formula that lays most cards."
    )


WORDS: Final = {
    DIGIFEUD: WordsOfGame(
        name=lambda: QCoreApplication.translate("Results", "Digifeud"),
        how_far=lambda number: QCoreApplication.translate("Results", "Digifeud"),
        play=_digifeud_play,
        no_play=lambda: QCoreApplication.translate("LookBackModel", "no sum"),
        covered=lambda: QCoreApplication.translate(
            "LookBackPage", "These tiles stay hidden until the game is over."
        ),
        level=levels.of_digifeud,
        best=lambda for_points: QCoreApplication.translate(
            "LookBackPage", "The best possible: the sum that earns most."
        ),
        why=_why_digifeud,
    ),
    FORMULA: WordsOfGame(
        name=lambda: QCoreApplication.translate("Results", "Formula"),
        how_far=lambda number: QCoreApplication.translate(
            "GameWords", "Formula, round {number}"
        ).format(number=number),
        play=_formula_play,
        no_play=lambda: QCoreApplication.translate("LookBackModel", "no formula"),
        covered=lambda: QCoreApplication.translate(
            "LookBackPage", "These cards stay face down until the round is over."
        ),
        level=levels.of_formula,
        best=_best_formula,
        why=_why_formula,
    ),
}
"""The words for each game, by its name."""


def titled(game: str, title: str) -> str:
    """A game by its name and its own title, or the names of its players."""
    text = QCoreApplication.translate("MainWindow", "{game}: {title}")
    return text.format(game=WORDS[game].name(), title=title)
