"""The page with Digifeud's board."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QPushButton

from formula_desktop.look.presentation import Look
from formula_desktop.models.indexes import Index
from formula_desktop.models.table.digifeud import DigifeudGame
from formula_desktop.models.table.digifeud_lists import SumsModel
from formula_desktop.pages.table.page import TablePage
from formula_desktop.store.settings.settings import Settings
from formula_desktop.table.digifeud.scene import DigifeudScene
from formula_desktop.widgets.buttons import button

SECOND_MS: Final = 1000
BESIDE_GLASS: Final = 76.0  # the column of names, if the hourglass leaves less room


class DigifeudPage(TablePage[DigifeudGame, DigifeudScene, SumsModel]):
    """The board's page, which shows one game at a time."""

    pass_wanted = Signal()
    """Emitted when the player wants to pass, which needs confirmation."""

    button_gap = 10.0
    ground = "table"
    scene_class: type[DigifeudScene] = DigifeudScene
    log_class = SumsModel

    def __init__(self, settings: Settings, look: Look) -> None:
        super().__init__(settings, look)
        self.log_view.setMouseTracking(True)
        self.log_view.entered.connect(self._mark_pointed)
        self.log_view.installEventFilter(self)
        self._seconds = QTimer(self, interval=SECOND_MS)
        self._seconds.timeout.connect(self.follow_clock)

    def show_game(self, game: DigifeudGame) -> None:
        super().show_game(game)
        self.log_view.selectionModel().currentRowChanged.connect(
            lambda index, _before: self._mark(index.row())
        )
        if game.state.options.turn_limit is not None:
            self._seconds.start()

    def clear(self) -> None:
        self._seconds.stop()
        super().clear()

    def _buttons(self) -> tuple[tuple[QPushButton, ...], ...]:
        self.shuffle_button = button("", self._shuffle)
        self.pass_button = button("", self.pass_wanted.emit)
        return (
            (self.play_button, self.back_button),
            (self.shuffle_button, self.pass_button),
        )

    def _log_columns(self) -> tuple[float, float]:
        name, points = super()._log_columns()
        has_glass = self.scene is not None and self.scene.has_glass
        return (BESIDE_GLASS if has_glass else name), points

    def _draft_points(self, game: DigifeudGame) -> int | None:
        points = game.draft.points if game.draft is not None else None
        return None if points is None else points.total

    def _shuffle(self) -> None:
        if self.game is not None:
            self.game.shuffle_rack(SystemRandom())

    def follow_clock(self) -> None:
        """Show the time left, and end a turn whose time is up."""
        game, scene = self.game, self.scene
        if game is None or scene is None:
            return
        game.see_table(is_seen=self.is_seen)
        if scene.is_moving:
            return
        if not game.end_when_late():
            scene.show_time()

    def _mark(self, row: int) -> None:
        if self.scene is not None and self.log is not None:
            self.scene.mark_sum(self.log.squares(row))

    def _mark_pointed(self, index: Index) -> None:
        """Mark the sum under the pointer until that leaves."""
        # Not before: PySide takes 5 ms to find the type of the first widget that Qt has made.
        self.log_view.viewport().installEventFilter(self)
        self._mark(index.row())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Mark the current row's sum when the log gets focus; clear it when focus or pointer
        leaves."""
        kind, has_focus = event.type(), watched is self.log_view
        if kind == QEvent.Type.FocusIn and has_focus:
            self._mark(self.log_view.currentIndex().row())
        elif kind == (QEvent.Type.FocusOut if has_focus else QEvent.Type.Leave):
            self._mark(-1)
        return super().eventFilter(watched, event)

    def _show_state(self) -> None:
        super()._show_state()
        game = self.game
        if game is None:
            return
        draft = game.draft
        self.pass_button.setEnabled(draft is not None)
        self.shuffle_button.setEnabled(not (game.is_covered or game.position.is_over))
        name = game.players[game.shown_seat].name
        self._offer_uncovering(self.tr("Show {name}’s tiles"), name)

    def _retranslate(self) -> None:
        super()._retranslate()
        self.shuffle_button.setText(self.tr("Shuffle"))
        self.pass_button.setText(self.tr("Pass"))
        self.log_view.setAccessibleName(self.tr("Sums so far"))
        self._show_state()
