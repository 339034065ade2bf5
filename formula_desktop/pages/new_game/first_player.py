"""Who is first in a new game, and what the levels of its computers do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from formula_desktop.look.theme import RING_ROOM
from formula_desktop.models.words.table import level_in_words
from formula_desktop.players import Level, Player
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import column
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated


class FirstPlayer(Translated, QWidget):
    """Asks who is first, and explains the levels of the players."""

    changed = Signal()

    def __init__(
        self,
        does: Callable[[Level], str],
        first_in_words: Callable[[], tuple[str, str]],
        below: QWidget | None,
        parent: QWidget,
    ) -> None:
        """`does` says how a level plays. `first_in_words` names the role of the first player, and
        explains it in a sentence. `below` is another option, placed under this one."""
        super().__init__(parent)
        self._does = does
        self._first_in_words = first_in_words
        self._players: tuple[Player, ...] = ()
        self.levels = plain_label("soft", wraps=True)
        self._label = plain_label()
        self.box = ChoiceBox(self)
        self.box.addItem("")
        self._label.setBuddy(self.box)
        self._note = plain_label("soft", wraps=True)
        line = QGridLayout()
        line.addWidget(self._label, 0, 0)
        line.addWidget(self.box, 0, 1)
        line.addWidget(self._note, 1, 0, 1, 2)
        line.setColumnStretch(1, 1)
        others = () if below is None else (below,)
        column(self.levels, line, *others, gap=14, edges=RING_ROOM, inside=self)
        self.box.currentIndexChanged.connect(self.changed)
        self._retranslate()

    @property
    def seat(self) -> int | None:
        """The seat that is first; None for a random one."""
        row = self.box.currentIndex()
        return row - 1 if row > 0 else None

    def show_seat(self, seat: int | None) -> None:
        self.box.setCurrentIndex(0 if seat is None else seat + 1)

    def show_players(self, players: tuple[Player, ...]) -> None:
        """Offer these players."""
        self._players = players
        while self.box.count() > 1 + len(players):
            self.box.removeItem(self.box.count() - 1)
        for row, player in enumerate(players, 1):
            if row == self.box.count():
                self.box.addItem("")
            self.box.setItemText(row, player.name or str(row))
        self._explain_levels()

    def _explain_levels(self) -> None:
        chosen = {player.level for player in self._players}
        lines = [
            self.tr("{level}: {does}").format(
                level=level_in_words(level).capitalize(), does=self._does(level)
            )
            for level in Level
            if level in chosen
        ]
        self.levels.setText("\n".join(lines))
        self.levels.setVisible(bool(lines))

    def _retranslate(self) -> None:
        self.box.setItemText(0, self.tr("At random"))
        words, note = self._first_in_words()
        self._label.setText(words)
        self._note.setText(note)
        self._explain_levels()
