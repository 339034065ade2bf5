"""The parts of the window for each game; each is imported on first use."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.shell import on_demand

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from formula_desktop.engine.client import OpponentMaker
    from formula_desktop.look.presentation import Look
    from formula_desktop.models.table.game import AnyTableGame
    from formula_desktop.pages.home.game_picture import GamePicture
    from formula_desktop.pages.lessons.page import AnyLessonPage
    from formula_desktop.pages.new_game.asking import NewGameDialog
    from formula_desktop.pages.past.page import LookBackTables
    from formula_desktop.pages.play.hands import AnyHandsOfGame
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.pages.practise.exercise.page import AnyExercisePage
    from formula_desktop.pages.table.page import AnyTablePage
    from formula_desktop.paper.played.any_game import GameOnPaper, PlayedGame
    from formula_desktop.store.games.autosave import Autosave
    from formula_desktop.store.settings.settings import Settings


class GameParts(NamedTuple):
    """The parts of the window specific to one game; calling a field returns its class."""

    picture: Callable[[], Callable[[], GamePicture]]
    """The picture on Home that starts the game; all that the first frame needs."""
    play: Callable[[], Callable[[Settings, Autosave, Look, QWidget, OpponentMaker], TablePlay]]
    """The table's controller."""
    page: Callable[[], Callable[[Settings, Look], AnyTablePage]]
    """The page with the table."""
    game: Callable[[], type[AnyTableGame]]
    """Wraps a state as a game to be played at the table."""
    new_game: Callable[[], NewGameDialog]
    """The dialog for a new game."""
    look_back: Callable[[], LookBackTables]
    """The table at a moment that is looked back on."""
    hands: Callable[[], type[AnyHandsOfGame]]
    """How pages of hands on other screens see and play it."""
    lesson: Callable[[], Callable[[Settings, Look], AnyLessonPage]] | None = None
    """The page with the first steps, if the game has them."""
    steps: int = 0
    """The number of first steps that a newcomer takes."""
    exercise: Callable[[], Callable[[Settings, Look], AnyExercisePage]] | None = None
    """The page with an exercise, if the game has exercises."""
    printed: Callable[[], Callable[[PlayedGame], GameOnPaper]] | None = None
    """What prints a game as it was played, if it needs more than any game does."""


PARTS: Final = {
    FORMULA: GameParts(
        picture=lambda: on_demand.FormulaPicture,
        play=lambda: on_demand.FormulaPlay,
        page=lambda: on_demand.FormulaPage,
        game=lambda: on_demand.FormulaGame,
        new_game=lambda: on_demand.NewFormula,
        look_back=lambda: on_demand.FormulaLookBack,
        hands=lambda: on_demand.FormulaHands,
        lesson=lambda: on_demand.FormulaLesson,
        steps=7,
        exercise=lambda: on_demand.FormulaExercise,
        printed=lambda: on_demand.FormulaOnPaper,
    ),
    DIGIFEUD: GameParts(
        picture=lambda: on_demand.DigifeudPicture,
        play=lambda: on_demand.DigifeudPlay,
        page=lambda: on_demand.DigifeudPage,
        game=lambda: on_demand.DigifeudGame,
        new_game=lambda: on_demand.NewDigifeud,
        look_back=lambda: on_demand.DigifeudLookBack,
        hands=lambda: on_demand.DigifeudHands,
        lesson=lambda: on_demand.DigifeudLesson,
        steps=8,
        exercise=lambda: on_demand.DigifeudExercise,
        printed=lambda: on_demand.DigifeudOnPaper,
    ),
}
"""The parts of each game by name, in the order in which the games are offered."""


def on_paper(played: PlayedGame) -> GameOnPaper:
    """What prints a game."""
    from formula_desktop.paper.played.any_game import GameOnPaper  # only if asked for

    printed = PARTS[played.kind.name].printed
    return GameOnPaper(played) if printed is None else printed()(played)


def taught() -> list[str]:
    """The names of the games that have first steps."""
    return [name for name, parts in PARTS.items() if parts.lesson]


def to_learn(settings: Settings, *, has_games: bool) -> list[str]:
    """The names of the games that start with their first steps, as far as the settings tell.

    Those are the games that nobody has played yet, unless their first steps are finished. If there
    are games in progress and the settings know of none, every game is known.
    """
    knows_all = has_games and not settings.last_game
    return [name for name in PARTS if _is_to_learn(settings, name, knows_all=knows_all)]


def _is_to_learn(settings: Settings, name: str, *, knows_all: bool) -> bool:
    if settings.known[name] or name == settings.last_game or settings.last[name]:
        return False
    reached = settings.lesson[name]
    return reached < PARTS[name].steps if reached else not knows_all
