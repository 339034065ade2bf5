"""The sounds of what happens at a table, the same for play and for lessons."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from formula_desktop.kinds.kind import cheered
from formula_desktop.kinds.registry import kind_of
from formula_desktop.models.table.any_game import AnyDraft
from formula_desktop.models.table.game import AnyTableGame
from formula_desktop.sounds.sound import Sound
from formula_desktop.table.game_table import AnyTable
from formula_desktop.table.view import TableView


class TableSounds(QObject):
    """Says which sound goes with what happens, as long as the table is seen."""

    heard = Signal(object)
    """A Sound is to be played."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._game: AnyTableGame | None = None
        self._table: AnyTable | None = None
        self._draft: AnyDraft | None = None
        self._hint = 0
        self._is_new_play = False
        """Whether a play has just been made, as opposed to one undone or made again."""

    def follow(self, game: AnyTableGame) -> None:
        """Follow a game from now on; its table, which may let it continue at once, comes later."""
        self._game = game
        self._take_up()
        game.match_changed.connect(self._take_up)
        game.stepped.connect(self._hear_step)
        game.turn_changed.connect(self._hear_turn)
        game.draft_changed.connect(self._hear_draft)
        game.hints.changed.connect(self._hear_hint)

    def follow_table(self, table: AnyTable) -> None:
        """Follow the table of the game, too."""
        self._table = table
        table.landed.connect(self._hear_put)
        table.texts.objected.connect(self._hear_refusal)
        table.settled.connect(self._hear_end)

    def hear_right(self) -> None:
        """An exercise has been solved."""
        self._sound(Sound.TURN)

    def hear_missed(self) -> None:
        """An exercise of a speed round has been missed."""
        self._sound(Sound.REFUSAL)

    def hear_empty_glass(self) -> None:
        """The hourglass has run out."""
        self._sound(Sound.GLASS)

    def be_silent(self) -> None:
        """Stop when the game is taken off the table."""
        self._game = self._table = self._draft = None

    def _sound(self, sound: Sound) -> None:
        if self._game is not None and self._view.isVisible():
            self.heard.emit(sound)

    def _take_up(self) -> None:
        """Go on from where the game is now, silently."""
        if self._game is not None:
            self._draft = self._game.draft
            self._is_new_play = False

    def _hear_step(self) -> None:
        self._is_new_play = True

    def _hear_turn(self) -> None:
        game = self._game
        if game is None:
            return
        is_new = self._is_new_play
        self._take_up()
        if is_new and game.is_person_to_move:
            self._sound(Sound.TURN)

    def _hear_draft(self) -> None:
        if self._game is None:
            return
        before, self._draft = self._draft, self._game.draft
        if before is None or self._draft is None or before == self._draft:
            return
        if len(self._draft.puts) >= len(before.puts):
            self._hear_put()

    def _hear_put(self) -> None:
        if self._table is not None:
            self._sound(self._table.put_sound)

    def _hear_refusal(self) -> None:
        self._sound(Sound.REFUSAL)

    def _hear_hint(self) -> None:
        if self._game is None:
            return
        before, self._hint = self._hint, self._game.hints.step
        if self._hint and self._hint != before:
            self._sound(Sound.HINT)

    def _hear_end(self) -> None:
        game = self._game
        if game is None or not self._is_new_play or not game.position.is_over:
            return
        self._hear_winners(game, has_ended=False)

    def hear_stop(self) -> None:
        """Hear that the players have stopped the game and somebody has won."""
        if self._game is not None:
            self._hear_winners(self._game, has_ended=True)

    def _hear_winners(self, game: AnyTableGame, *, has_ended: bool) -> None:
        kind = kind_of(game.state)
        account = kind.account(game.state, has_ended, is_lesson=game.is_of_class)
        winners = cheered(kind, game.state, account.winners, kind.rounds(game.state))
        if any(not game.players[seat].is_computer for seat in winners):
            self._sound(Sound.WIN)
