"""What is asked before a game is changed in a way that cannot easily be mended."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from formula_desktop.pages.play.lesson import Stopping
from formula_desktop.widgets.asking import Question


class Questions(QObject):
    """The questions over a window, of which one is open at a time."""

    home_wanted = Signal()
    """Emitted when the game is to wait for another day."""

    def __init__(self, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self.open: Question | None = None
        """The one that is open."""

    def ask_undo(self, undo: Callable[[], None]) -> None:
        """Ask before a turn is undone and the game no longer counts."""
        details = self.tr(
            "Then this game no longer counts in the results. Redoing the turn does not change that."
        )
        self.ask(self.tr("Undo the turn?"), details, self.tr("&Undo"), undo, is_final=True)

    def ask_stop_lesson(self, stopping: Stopping, stop: Callable[[], None]) -> None:
        """Ask whether a lesson stops with a count, waits for another day, or goes on."""
        self.ask(*stopping, stop, is_final=False, may_wait=True)

    def ask(
        self,
        text: str,
        details: str,
        answer: str,
        do: Callable[[], None],
        *,
        is_final: bool,
        may_wait: bool = False,
    ) -> None:
        """Ask before doing something; a game that `may_wait` can be left on Home instead."""
        self.close()
        answers = (answer, self.tr("&Keep playing"))
        third = self.tr("&Go on another day") if may_wait else ""
        question = self.open = Question(
            self._window, text, details, answers, is_final=is_final, third=third
        )
        question.third_chosen.connect(self.home_wanted)
        question.accepted.connect(do)
        question.finished.connect(self._forget)
        question.open()

    def close(self) -> None:
        """Close the one that is open, as if it was answered with no."""
        if self.open is not None:
            self.open.reject()

    def _forget(self) -> None:
        self.open = None
