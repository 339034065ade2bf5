"""The page with Formula's table."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from formula_desktop.formula.play import Action
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.table.formula_lists import PlaysModel
from formula_desktop.pages.table.page import TablePage
from formula_desktop.table.formula.scene import FormulaScene
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.plain_text import set_tooltip

LOG_NAME = 84.0
LOG_NARROW_NAME = 56.0
LOG_POINTS = 42.0


class FormulaPage(TablePage[FormulaGame, FormulaScene, PlaysModel]):
    """The page of Formula's table, which shows one match at a time."""

    scene_class: type[FormulaScene] = FormulaScene
    log_class = PlaysModel
    ground = "tray"

    def _buttons(self) -> tuple[tuple[QPushButton, ...], ...]:
        self.draw_button = button("", self._draw_or_pass)
        self.sort_button = button("", self._sort)
        return (self.play_button, self.draw_button), (self.back_button, self.sort_button)

    def _log_columns(self) -> tuple[float, float]:
        # the answer shows what a formula earns, except for the bonus
        options = self.game.state.options if self.game is not None else None
        has_bonus = options is not None and options.for_points and options.hard_sum_bonus
        return (LOG_NARROW_NAME, LOG_POINTS) if has_bonus else (LOG_NAME, 0.0)

    def _draft_points(self, game: FormulaGame) -> int | None:
        draft = game.draft
        play = draft.play if draft is not None and draft.refusal is None else None
        if play is None or not game.state.options.for_points:
            return None
        return game.position.points(play)

    def _sort(self) -> None:
        if self.game is not None:
            self.game.hand.sort_cards()

    def _draw_or_pass(self) -> None:
        by_key = self.draw_button.hasFocus()
        if self.game is not None and self.game.draft is not None:
            self.game.draw_or_pass()
            self._back_to_table(by_key)

    def _show_state(self) -> None:
        super()._show_state()
        game = self.game
        if game is None:
            return
        self.draw_button.setEnabled(game.may is not None)
        self.draw_button.setText(self._draw_in_words())
        self.sort_button.setEnabled(not (game.is_covered or game.position.is_over))
        name = game.state.players[game.shown_seat].name
        self._offer_uncovering(self.tr("Show {name}’s cards"), name)
        self._status.setText(self._status_in_words())
        set_tooltip(self._status, self._length_in_words())

    def _draw_in_words(self) -> str:
        if self.game is not None and self.game.position.may == (Action.PASS,):
            return self.tr("Pass")
        return self.tr("Take a card")

    def _status_in_words(self) -> str:
        if self.game is None:
            return ""
        match = self.game.state
        number, target = len(match.rounds), match.options.target
        if match.options.for_points:
            text = self.tr("Round {number} · first to {target} points")
            return text.format(number=number, target=target)
        return self.tr("Round {number}").format(number=number)

    def _length_in_words(self) -> str:
        """How many rounds the match has, where that is open."""
        if self.game is None or self.game.state.options.for_points:
            return ""
        return self.tr("As many rounds as you like. Whoever wins the most of them wins the match.")

    def _retranslate(self) -> None:
        super()._retranslate()
        self.draw_button.setText(self._draw_in_words())
        self.sort_button.setText(self.tr("Sort"))
        self.log_view.setAccessibleName(self.tr("Turns so far"))
        self._show_state()
