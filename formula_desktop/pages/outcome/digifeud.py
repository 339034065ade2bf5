"""The panel over Digifeud's board when the game is over."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from formula_desktop.digifeud.game import Game
from formula_desktop.look.presentation import Look
from formula_desktop.models.table.digifeud_count import CountModel
from formula_desktop.pages.outcome.digifeud_words import DigifeudResultWords
from formula_desktop.pages.outcome.panel import ResultPanel, Wish

_OFFERED: Final = (
    Wish.HOME,
    Wish.TABLE,
    Wish.LOOK_BACK,
    Wish.SAVE_AS,
    Wish.NEW_GAME,
    Wish.AGAIN,
)


class DigifeudResults(ResultPanel):
    """Who won and how, and the final count line by line."""

    def __init__(self, game: Game, look: Look, parent: QWidget) -> None:
        super().__init__(DigifeudResultWords(game), CountModel(game), _OFFERED, look, parent)

    @property
    def is_ended(self) -> bool:
        return True
