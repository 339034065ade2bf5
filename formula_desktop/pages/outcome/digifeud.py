"""The panel over Digifeud's board when the game is over."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QWidget

from formula_desktop.digifeud.game import Game
from formula_desktop.look.presentation import Look
from formula_desktop.models.table.digifeud_count import CountModel
from formula_desktop.pages.outcome.digifeud_words import DigifeudResultWords
from formula_desktop.pages.outcome.panel import ResultPanel
from formula_desktop.pages.outcome.wish import AT_END, WHEN_STOPPED


class DigifeudResults(ResultPanel):
    """Who won and how, and the final count line by line."""

    def __init__(
        self,
        game: Game,
        look: Look,
        parent: QWidget,
        *,
        was_stopped: bool = False,
        laid_by_hint: Collection[int] = (),
    ) -> None:
        words = DigifeudResultWords(game, was_stopped=was_stopped, laid_by_hint=laid_by_hint)
        model = CountModel(game)
        offered = WHEN_STOPPED if was_stopped or game.agreed_passes else AT_END
        super().__init__(words, model, offered, look, parent, is_ended=True)
