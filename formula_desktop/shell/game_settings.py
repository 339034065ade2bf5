"""What each game has in place of the settings, such as projector size or no hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from formula_desktop.sentences import WrongSum
from formula_desktop.store.games.collection import SavedGame
from formula_desktop.store.games.notes import OF_CLASS, Notes
from formula_desktop.store.settings.last_choice import AnyChoice
from formula_desktop.store.settings.settings import Settings, SizeChoice


class GameSettings:
    """What the game on the table has in place of the settings, and what the others had.

    It is used only at that table, and on pages that were opened from there, such as the rules; not
    at Home or in a lesson.
    """

    def __init__(
        self,
        settings: Settings,
        shown: Callable[[], SavedGame | None],
        is_table_shown: Callable[[], bool],
    ) -> None:
        """`shown` is the game on the table; `is_table_shown` is also true on pages about it."""
        self._settings = settings
        self._shown = shown
        self._is_table_shown = is_table_shown
        self._of_games: dict[str, Mapping[str, bool | str]] = {}
        """What other games of this run had, by their keys."""
        self._laid_aside: Mapping[str, bool | str] | None = None
        """What the game on the table has, while other pages are shown."""
        self._wrong_sums: WrongSum | None = None
        """How much that game is to reveal about a wrong sum, meanwhile."""

    def use_chosen(self, choice: AnyChoice) -> None:
        """Use what was chosen for a new game."""
        own: dict[str, bool | str] = {"size": SizeChoice.PROJECTOR} if choice.is_projector else {}
        if not choice.hints:
            own["hints"] = False
        if choice.is_of_class:
            own[OF_CLASS] = True
            usual = self._settings.class_hourglass
            seconds = usual if choice.seconds is None else choice.seconds
            own[Settings.class_hourglass.name] = str(seconds)
        self._use(own)

    def use_saved(self, notes: Notes) -> None:
        """Use what a saved game had in this run, or else what is noted with it."""
        self._use(self._of_games.get(notes.key, notes.settings))

    def use_same(self) -> None:
        """Use what the game on the table has for another game, which continues it."""
        self._use({**self._settings.of_game})

    def use_none(self) -> None:
        """Use the settings themselves."""
        self._use({})

    def _use(self, chosen: Mapping[str, bool | str]) -> None:
        """Use what a game has; the game before gets its own back later."""
        before, laid_aside = self._shown(), self._laid_aside
        if before is not None:
            own = self._settings.of_game if laid_aside is None else laid_aside
            self._of_games[before.notes.key] = {**own}
        self._laid_aside = None
        self._settings.use_for_game(chosen)

    def follow_page(self) -> None:
        """Use what the game on the table has, or the settings, as suits the page that is shown."""
        is_table_shown = self._is_table_shown()
        if is_table_shown and self._laid_aside is not None:
            chosen, self._laid_aside = self._laid_aside, None
            self._settings.use_for_game(chosen)
            self._settings.suggest(Settings.wrong_sums, self._wrong_sums)
        elif not is_table_shown and self._laid_aside is None:
            self._laid_aside = {**self._settings.of_game}
            self._settings.use_for_game({})
            self._wrong_sums = self._settings.suggested(Settings.wrong_sums)
            self._settings.suggest(Settings.wrong_sums, None)
