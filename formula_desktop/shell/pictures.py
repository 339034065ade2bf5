"""Pictures to copy or to save: of the end of a game, or of a moment that is looked back on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from formula_desktop.clock import local
from formula_desktop.shell import on_demand
from formula_desktop.store.games.states import moved_at
from formula_desktop.store.settings.locks import Lockable

if TYPE_CHECKING:
    from formula_desktop.kinds.kind import State
    from formula_desktop.pages.outcome.panel import ResultPanel
    from formula_desktop.pages.past.page import LookBackPage
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.shell.past import LookBack


class Pictures:
    """Makes them of what the window shows, unless sharing is locked."""

    def __init__(
        self,
        window: QWidget,
        looking: Callable[[], LookBack | None],
        play: Callable[[], TablePlay | None],
    ) -> None:
        """`looking` and `play` return what has been made of looking back and of the table."""
        self._window = window
        self._looking = looking
        self._play = play

    @property
    def shown(self) -> LookBackPage | ResultPanel | None:
        """What a picture can be made of now."""
        looking, play = self._looking(), self._play()
        if looking is not None and looking.is_shown:
            return looking.page
        results = play.results if play is not None else None
        return results if results is not None and results.isVisible() else None

    @property
    def _game(self) -> State:
        """The game in the picture."""
        looking, play = self._looking(), self._play()
        past = looking.page.past if looking is not None else None
        if past is not None:
            return past.state
        assert play is not None  # otherwise there is no picture
        return play.state

    def copy(self) -> None:
        """Copy a picture of what is shown."""
        shown = self.shown
        if shown is not None:
            on_demand.if_allowed(
                Lockable.SHARING,
                self._window,
                lambda: on_demand.copy_picture(self._window, shown.picture()),
            )

    def save(self) -> None:
        """Ask where to save a picture of what is shown."""
        shown = self.shown
        if shown is not None:
            game = self._game
            name = f"{on_demand.suggested_name(game)} {local(moved_at(game)).date().isoformat()}"
            on_demand.if_allowed(
                Lockable.SHARING,
                self._window,
                lambda: on_demand.ask_save_picture(self._window, shown.picture(), name),
            )
