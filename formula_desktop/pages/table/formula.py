"""The page with Formula's table."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QPushButton, QWidget

from formula_desktop.formula.play import Action
from formula_desktop.look.theme import Theme
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.table.formula_lists import PlaysModel
from formula_desktop.pages.table.page import TablePage
from formula_desktop.store.settings.settings import Settings
from formula_desktop.table.formula.scene import FormulaScene
from formula_desktop.widgets.buttons import button

LOG_NAME = 84.0
LOG_NARROW_NAME = 56.0
LOG_POINTS = 42.0


class FormulaPage(TablePage):
    """Shows one match at a time."""

    def __init__(self, settings: Settings, theme: Theme, parent: QWidget | None = None) -> None:
        self._game: FormulaGame | None = None
        self._scene: FormulaScene | None = None
        self._log: PlaysModel | None = None
        super().__init__(settings, theme, parent)
        self._panel.setProperty("ground", "tray")

    @property
    def game(self) -> FormulaGame | None:
        return self._game

    @property
    def scene(self) -> FormulaScene | None:
        return self._scene

    def show_game(self, game: FormulaGame) -> None:
        """Show a match and let it go on; the page owns it from now on."""
        self.clear()
        game.setParent(self)
        self._game = game
        self._scene = self._made_scene(game)
        self._scene.stock_clicked.connect(self._click_stock)
        self._log = PlaysModel(game, self)
        self._log.rowsInserted.connect(self.log_view.scrollToBottom)
        game.match_changed.connect(self._log.refresh)
        self.log_view.setModel(self._log)
        self._begin()

    def _made_scene(self, game: FormulaGame) -> FormulaScene:
        return FormulaScene(game, self._faces, self)

    def _take_away(self) -> tuple[Any, Any, Any]:
        parts = self._game, self._scene, self._log
        self._game = self._scene = self._log = None
        return parts

    def _retranslate_log(self) -> None:
        if self._log is not None:
            self._log.retranslate()

    def _buttons(self) -> tuple[tuple[QPushButton, ...], ...]:
        self.draw_button = button("", self._draw_or_pass)
        self.sort_button = button("", self._sort)
        return (self.play_button, self.draw_button), (self.back_button, self.sort_button)

    def _log_columns(self) -> tuple[float, float]:
        # an answer says what it earns, but for the bonus
        options = self._game.match.options if self._game is not None else None
        has_bonus = options is not None and options.for_points and options.hard_sum_bonus
        return (LOG_NARROW_NAME, LOG_POINTS) if has_bonus else (LOG_NAME, 0.0)

    # --- what the buttons do --------------------------------------------------------------------

    def _draw_or_pass(self) -> None:
        by_key = self.draw_button.hasFocus()
        if self._game is not None and self._game.draft is not None:
            self._game.draw_or_pass()
            self._back_to_table(by_key)

    def _click_stock(self) -> None:
        game = self._game
        if game is not None and game.draft is not None and not game.draft.puts:
            game.draw_or_pass()

    def _sort(self) -> None:
        if self._game is not None:
            self._game.hand.sort_cards()

    # --- what it shows --------------------------------------------------------------------------

    def _show_state(self) -> None:
        game = self._game
        if game is None:
            return
        self._show_common_state()
        self._name_play()
        self.draw_button.setEnabled(game.may is not None)
        self.draw_button.setText(self._draw_in_words())
        self.back_button.setEnabled(game.can_take_back)
        self.sort_button.setEnabled(not game.is_covered)
        name = game.match.players[game.shown_seat].name
        self._offer_uncovering(self.tr("Show {name}'s cards"), name)
        self._status.setText(self._status_in_words())

    def _draw_in_words(self) -> str:
        if self._game is not None and self._game.position.may == (Action.PASS,):
            return self.tr("Pass")
        return self.tr("Take a card")

    def _name_play(self) -> None:
        game = self._game
        draft = game.draft if game is not None else None
        play = draft.play if draft is not None and draft.refusal is None else None
        says_so = not self._settings.only_whether_correct
        if says_so and game is not None and play is not None and game.match.options.for_points:
            points = game.position.points(play)
            self.play_button.setText(self.tr("Play · {points}").format(points=points))
        else:
            self.play_button.setText(self.tr("Play"))

    def _status_in_words(self) -> str:
        if self._game is None:
            return ""
        match = self._game.match
        number, target = len(match.rounds), match.options.target
        if match.options.for_points:
            text = self.tr("Round {number} · points to {target}")
            return text.format(number=number, target=target)
        return self.tr("Round {number}").format(number=number)

    def retranslate(self) -> None:
        super().retranslate()
        self._title.setText(self.tr("Formula"))
        self.sort_button.setText(self.tr("Sort"))
        self.play_button.setText(self.tr("Play"))
        self.draw_button.setText(self._draw_in_words())
        self._log_title.setText(self.tr("Plays"))
        self.log_view.setAccessibleName(self._log_title.text())
        self._show_state()
