"""Announcements of what happens at a table, for screen readers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from formula_desktop.models.table.any_game import AnyStep
from formula_desktop.models.table.game import AnyTableGame
from formula_desktop.models.words.hourglass import HourglassWords
from formula_desktop.models.words.spoken import aloud
from formula_desktop.table.game_table import AnyTable
from formula_desktop.table.view import TableView

_REST_MS: Final = 120  # events that follow at once are announced together


class TableVoice(QObject):
    """Announces plays, turns, the draft, refusals, hints and the end.

    The texts are those on the table. The last announcement is not repeated unless its event is.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._game: AnyTableGame | None = None
        self._table: AnyTable | None = None
        self._happened: list[str] = []
        self._is_new_turn = self._is_new_draft = False
        self._last: list[str] = []
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._speak)

    def follow(self, game: AnyTableGame, table: AnyTable) -> None:
        """Announce the events of a game from now on; connect its table first."""
        self._game, self._table = game, table
        self._happened, self._last = [], []
        game.stepped.connect(self._hear_step)
        game.jumped.connect(self._hear_turn)
        game.turn_changed.connect(self._hear_turn)
        game.draft_changed.connect(self._hear_draft)
        table.texts.objected.connect(self._hear)
        game.hints.changed.connect(self._hear_hint)
        table.settled.connect(self._hear_turn)
        self._hear_turn()

    def tell_empty_glass(self) -> None:
        """Tell that the hourglass has run out."""
        self._hear(HourglassWords().run_out())

    def tell_turn(self) -> None:
        """Tell whose turn it is, as somebody else is asked."""
        self._hear_turn()

    def be_silent(self) -> None:
        """Stop when the game is taken off the table."""
        self._rest.stop()
        self._game = self._table = None

    def _hear(self, *said: str) -> None:
        if QAccessible.isActive():
            self._happened += said
            self._rest.start()

    def _hear_step(self, step: AnyStep) -> None:
        if self._table is not None:
            self._hear(*self._table.texts.step_aloud(step))

    def _hear_hint(self) -> None:
        if self._table is not None and self._table.texts.hint:
            self._hear(self._table.texts.hint_aloud)

    def _hear_turn(self) -> None:
        self._is_new_turn = True
        self._hear()

    def _hear_draft(self) -> None:
        self._is_new_draft = True
        self._hear()

    def _speak(self) -> None:
        game, table = self._game, self._table
        if game is None or table is None:
            return
        happened, self._happened = self._happened, []
        standing = self._of_turn(game, table) if self._is_new_turn else []
        if self._is_new_draft and not self._is_new_turn:
            standing = [aloud(table.texts.reading), aloud(table.texts.remark)]
        self._is_new_turn = self._is_new_draft = False
        said = [*happened, *(each for each in standing if each not in self._last)]
        said = [each for each in dict.fromkeys(said) if each]
        if said:
            self._last = said
            sentences = (each if each[-1] in ".!?…" else f"{each}." for each in said)
            text = " ".join(sentences)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))

    def _of_turn(self, game: AnyTableGame, table: AnyTable) -> list[str]:
        """Whose turn it is; empty while a play is being shown."""
        if table.is_moving:
            return []
        if game.draft is None:
            return [aloud(table.texts.remark)]
        persons = [player for player in game.players if not player.is_computer]
        player = game.player_to_move
        turn = self.tr("It is your turn.")
        if player is not None and len(persons) > 1:
            turn = self.tr("It is {name}’s turn.").format(name=game.pupil or player.name)
        return [turn, aloud(table.texts.remark)]
