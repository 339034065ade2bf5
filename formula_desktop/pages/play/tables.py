"""The tables of the games, created when first needed; only one game is on them at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from formula_desktop.models.table.game import AnyTableGame
    from formula_desktop.pages.play.play import TablePlay


class Tables(QObject):
    """The tables by game name, and which of them is in use."""

    made = Signal(object)
    """Emitted with the TablePlay of a table that was just created."""
    changed = Signal()
    """Emitted when other actions have become possible."""
    home_wanted = Signal()
    new_wanted = Signal(str)
    """Emitted with the name of the game that the player wants to start."""

    def __init__(self, made: Callable[[str], TablePlay], window: QWidget) -> None:
        """`made` creates the table of a game by name."""
        super().__init__(window)
        self._made = made
        self._plays: dict[str, TablePlay] = {}
        self.name = ""
        """The game whose table is in use; empty before the first one."""

    @property
    def game(self) -> AnyTableGame | None:
        """The game on the table in use; None if there is none."""
        return self.play.game if self.play is not None else None

    @property
    def play(self) -> TablePlay | None:
        """The table in use."""
        return self._plays.get(self.name)

    def table(self, name: str) -> TablePlay:
        """Switch to the table of a game, and clear the other one."""
        if name != self.name and self.play is not None:
            self.play.leave()
        if name not in self._plays:
            play = self._plays[name] = self._made(name)
            play.home_wanted.connect(self.home_wanted)
            play.new_wanted.connect(lambda: self.new_wanted.emit(name))
            play.changed.connect(self.changed)
            self.made.emit(play)
        self.name = name
        return self._plays[name]
