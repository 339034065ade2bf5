"""The tables of the games, each made when it is first needed; one game at a time is on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from formula_desktop.pages.play.play import TablePlay


class Tables(QObject):
    """Knows which table the game in the window is on, and lends them by the name of a game."""

    made = Signal(object)
    """A table is there for the first time: its TablePlay."""
    changed = Signal()
    """Something else is possible now."""
    home_wanted = Signal()
    new_wanted = Signal(str)
    """A new game of this name."""

    def __init__(self, made: Callable[[str], TablePlay], window: QWidget) -> None:
        """`made` makes the table of a game, by name."""
        super().__init__(window)
        self._made = made
        self._plays: dict[str, TablePlay] = {}
        self.name = ""
        """The game whose table is in use; empty before the first one is."""

    @property
    def game(self) -> Any:
        """The game on the table in use, a TableGame; None while there is none."""
        return self.play.game if self.play is not None else None

    @property
    def play(self) -> TablePlay | None:
        """The table in use."""
        return self._plays.get(self.name)

    def table(self, name: str) -> TablePlay:
        """The table of a game, from now on the one in use; the other one is cleared."""
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
