"""Sharing the result of a speed round: its picture, to copy or to save."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from formula_desktop.models.words.games import WORDS
from formula_desktop.pages.practise.round_result import RoundResult, round_picture
from formula_desktop.shell import on_demand
from formula_desktop.store.settings.locks import Lockable


class RoundSharing(QMenu):
    """A menu that offers the picture, unless sharing is locked."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._result: RoundResult | None = None
        self.copy_action = self.addAction("")
        self.copy_action.triggered.connect(self._copy)
        self.save_action = self.addAction("")
        self.save_action.triggered.connect(self._save)

    def offer(self, result: RoundResult, at: QPoint) -> None:
        """Ask at this point of the screen what to do with the picture of a result."""
        self._result = result
        self.copy_action.setText(self.tr("&Copy the picture"))
        self.save_action.setText(self.tr("&Save the picture…"))
        self.popup(at)

    def _copy(self) -> None:
        result, page = self._result, self._page
        assert result is not None  # the menu was opened for it
        on_demand.if_allowed(
            Lockable.SHARING, page, lambda: on_demand.copy_picture(page, round_picture(result))
        )

    def _save(self) -> None:
        result, page = self._result, self._page
        assert result is not None  # the menu was opened for it
        name = f"{WORDS[result.game].name()} {result.name} {result.day.isoformat()}"
        on_demand.if_allowed(
            Lockable.SHARING,
            page,
            lambda: on_demand.ask_save_picture(page, round_picture(result), name),
        )
