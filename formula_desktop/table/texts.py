"""The two lines of text on a table: how the draft reads, and a remark."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from formula_desktop.kinds.kind import Play, Position
from formula_desktop.look import theme as look
from formula_desktop.look.theme import Theme
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.table.any_game import L, P, PlayMade
from formula_desktop.models.table.game import AnyTableGame, G
from formula_desktop.models.words.hint import HintWords
from formula_desktop.models.words.table import refusal_in_words
from formula_desktop.refusal import Refusal
from formula_desktop.table.assistance import Assistance
from formula_desktop.table.items import TextItem


class Lines(NamedTuple):
    """How the draft reads, in which colour, and the remark."""

    reading: str
    ink: QColor
    remark: str


class TableTexts(QObject, Generic[G, P, L], metaclass=AbstractQObject):
    """The texts that both tables have besides cards or tiles."""

    written = Signal()
    """The texts have changed."""
    objected = Signal(str)
    """Why something was refused, in words."""

    def __init__(self, scene: QGraphicsScene, game: G, theme: Theme) -> None:
        super().__init__(scene)
        self._game = game
        self._theme = theme
        self._step: PlayMade[P, L] | None = None
        self._refusal: Refusal | None = None
        self._hint_words = HintWords(self)
        self._is_denied = False
        self.assistance = Assistance()
        self.no_play = False
        """Whether to say that the person to move has no play."""
        self.is_quiet = False
        """Whether something else, like a lesson, says whose turn it is and what to do."""
        self._reading = TextItem(look.LINE, theme, theme.on_table)
        self._remark = TextItem(look.STATUS, theme, theme.on_table_soft)
        for line in (self._reading, self._remark):
            scene.addItem(line)

    @abstractmethod
    def _lines(self) -> Lines:
        """The lines to show now."""

    @abstractmethod
    def _hint_in_words(self) -> str:
        """The words of the hint's current step."""

    def _place_lines(self) -> None:
        """Place both lines after writing them."""

    @property
    def reading(self) -> str:
        """The line that reads the draft aloud."""
        return self._reading.text()

    @property
    def remark(self) -> str:
        """The smaller line below it."""
        return self._remark.text()

    @property
    @abstractmethod
    def said_of_tray(self) -> list[str]:
        """The texts above the hand or rack."""

    @abstractmethod
    def step_aloud(self, step: PlayMade[P, L]) -> list[str]:
        """A play that has been made and its consequences, to be spoken."""

    @property
    def refusal(self) -> Refusal | None:
        """Why a place did not take something, while that is shown."""
        return self._refusal

    @property
    def hint(self) -> str:
        """The words of the hint that is shown, empty for none."""
        hints = self._game.hints
        if hints.is_looking:
            return self._hint_words.looking()
        return self._hint_in_words() if hints.step else ""

    def change_theme(self, theme: Theme) -> None:
        """Use another theme's colours from the next time the texts are written."""
        self._theme = theme

    def refuse(self, refusal: Refusal | None) -> None:
        """Say why a place did not take something; None removes the words."""
        self._refusal = refusal
        self._is_denied = False
        self._write_lines()
        if refusal is not None:
            self.objected.emit(refusal_in_words(refusal))

    def deny(self) -> None:
        """Say that the draft is not correct, until it changes."""
        self.refuse(None)
        self._is_denied = True
        self._write_lines()
        self.objected.emit(f"{self.reading}. {self.remark}")

    def _write_lines(self) -> None:
        said = self._lines()
        if self._is_denied:
            words = self.tr("Nothing is lost: change something, or take it back.")
            said = Lines(self.tr("Not correct"), self._theme.on_table_wrong, words)
        self._reading.say(said.reading, said.ink)
        if self._refusal is not None:
            self._remark.say(refusal_in_words(self._refusal), self._theme.on_table_wrong)
        elif self.hint:
            self._remark.say(self.hint, self._theme.on_table)
        else:
            self._remark.say(said.remark, self._theme.on_table_soft)
        self._place_lines()
        self.written.emit()


AnyTexts = TableTexts[AnyTableGame, Position, Play]
"""The texts of any game's table."""
