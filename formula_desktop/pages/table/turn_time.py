"""The time for a turn that costs nobody the game: the hourglass of a table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from formula_desktop.classes.hourglass import Hourglass
from formula_desktop.look.motion import moves
from formula_desktop.look.presentation import Look
from formula_desktop.models.table.game import AnyTableGame
from formula_desktop.store.settings.settings import Setting, Settings
from formula_desktop.table.game_table import AnyTable
from formula_desktop.table.view import TableView

if TYPE_CHECKING:
    from formula_desktop.pages.table.hourglass import HourglassButton

_EVERY_MS: Final = 250


class TurnTime(QObject):
    """Turns the hourglass at each turn, and lets it run while somebody can play.

    That is while the table is seen and a person is asked, with an open hand.
    """

    changed = Signal()
    """Emitted when there is another glass or none, and when it is paused or runs again."""
    own_chosen = Signal()
    """Emitted when another time was chosen for the game on the table alone."""
    ran_out = Signal()
    """Emitted when the sand of a turn has run out."""

    def __init__(
        self, view: TableView, look: Look, settings: Settings, is_seen: Callable[[], bool]
    ) -> None:
        """`is_seen` says whether the table is on the screen, with nothing in front of it."""
        super().__init__(view)
        self._view, self._look, self._settings = view, look, settings
        self._is_seen = is_seen
        self.clock = time.monotonic
        """What tells the time, in seconds."""
        self.is_of_class = False
        """Whether the next game is one for a class, which has a setting of its own."""
        self.is_kept = True
        """Whether what is on the table is a game, which is saved with its time."""
        self.glass: Hourglass | None = None
        self.button: HourglassButton | None = None
        """The glass on the table, made when it is first needed."""
        self._game: AnyTableGame | None = None
        self._table: AnyTable | None = None
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.look_at_clock)
        settings.changed.connect(self._follow_settings)

    def setting(self) -> Setting[int]:
        """The setting with the seconds for a turn of the game on the table."""
        return Settings.class_hourglass if self.is_of_class else Settings.hourglass

    @property
    def is_offered(self) -> bool:
        """Whether the game on the table can have a glass; one that is only watched cannot."""
        return self._game is not None and not self._game.is_watched

    # --- the game -------------------------------------------------------------------------------

    def follow(self, game: AnyTableGame, table: AnyTable) -> None:
        """Follow a game from now on; its table has not been shown yet."""
        self._game, self._table = game, table
        game.stepped.connect(self.turn)
        game.jumped.connect(self.turn)
        game.turn_changed.connect(self.look_at_clock)
        self._follow_settings()

    def leave(self) -> None:
        """Have no glass when the game is taken off the table."""
        self._game = self._table = None
        self._show_another(None)

    def turn(self) -> None:
        """Turn the glass, as another turn begins or another pupil is asked."""
        if self.glass is not None:
            self.glass = self.glass.turned()
            self._show()

    def _follow_settings(self) -> None:
        seconds = self._settings.value(self.setting()) if self.is_offered else 0
        if self._game is not None and seconds != (self.glass.seconds if self.glass else 0):
            self._show_another(Hourglass(seconds) if seconds else None)
        self._show()

    def _show_another(self, glass: Hourglass | None) -> None:
        """Have another glass, or none."""
        self.glass = glass
        if glass is None:
            self._timer.stop()
        else:
            self._timer.start()
            if self.button is None:
                from formula_desktop.pages.table.hourglass import HourglassButton  # rarely needed

                self.button = HourglassButton(self._look, glass, self._view)
                self.button.clicked.connect(self.pause)
        if self.button is not None:
            self.button.setVisible(glass is not None)
        table = self._table
        if table is not None and table.has_glass is not (glass is not None):
            table.has_glass = glass is not None
            if self._view.table is table:  # otherwise it is fitted when it is shown
                self._view.fit()
        self.place()
        self._show()
        self.changed.emit()

    # --- time -----------------------------------------------------------------------------------

    @property
    def runs(self) -> bool:
        """Whether time passes now."""
        game, table = self._game, self._table
        if game is None or table is None or not game.waits_for_play:
            return False
        return not table.is_moving and self._is_seen()

    def look_at_clock(self) -> None:
        """Let as much sand fall as time has passed."""
        before = self.glass
        if before is None:
            return
        self.glass = before.at(self.clock(), runs=self.runs)
        self._show()
        if self.glass.is_empty and not before.is_empty:
            self.ran_out.emit()
            if self._settings.hourglass_passes and self._game is not None:
                self._game.pass_without_end()

    def pause(self) -> None:
        """Stop the sand, or let it run again."""
        if self.glass is not None:
            self.glass = self.glass.touched()
            self._show()
            self.changed.emit()

    def choose(self, seconds: int) -> None:
        """Choose the time for a turn; 0 for no glass.

        For a class it is that of what is on the table now: another class does not expect it.
        """
        settings = self._settings
        if not self.is_of_class:
            settings.choose(self.setting(), seconds)
        elif not self.is_kept:
            settings.use_class_hourglass(seconds)
        elif not settings.is_locked(self.setting()):
            settings.use_for_game({**settings.of_game, self.setting().name: str(seconds)})
            self.own_chosen.emit()

    # --- display --------------------------------------------------------------------------------

    def place(self) -> None:
        """Place the glass where the table leaves room for it."""
        if self.button is not None and self._table is not None:
            self.button.setGeometry(self._view.pixels(self._table.layout.glass))
            self.button.show_as(self._view.unit)

    def _show(self) -> None:
        if self.glass is not None and self.button is not None:
            self.button.show_glass(
                self.glass,
                runs=self.runs,
                moves=moves(self._settings),
                is_ring=self._settings.hourglass_ring,
            )
