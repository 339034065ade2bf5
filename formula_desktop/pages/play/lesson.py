"""A lesson with teams on the table: who is asked, and what is said when it stops."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from formula_desktop.classes.teams import Rota, with_rota
from formula_desktop.models.table.game import AnyTableGame
from formula_desktop.models.words.table import asked_in_words
from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.settings.settings import Settings

_NO_BREAK: Final = "\u00a0"


class Stopping(NamedTuple):
    """The question before a lesson stops."""

    text: str
    details: str
    answer: str


class TeamLesson(QObject):
    """What a game on the table has only as a lesson; nothing happens without a rota."""

    def __init__(self, settings: Settings, autosave: Autosave, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._autosave = autosave

    def ask_others_next(self, game: AnyTableGame) -> None:
        """Have the pupils be asked first in the next game who would have been asked next."""
        if game.rota is not None:
            self._settings.use_for_game(with_rota(self._settings.of_game, Rota(game.teams)))

    def keep_turn(self, game: AnyTableGame) -> None:
        """Note who has had a turn, so that others are asked first in the next lesson."""
        pupil = game.played_last
        if pupil:
            from formula_desktop.store.settings.last_lesson import keep_turn  # only in a lesson

            keep_turn(self._settings, pupil)

    def keep_rota(self, game: AnyTableGame) -> None:
        """Note who is asked from now on."""
        if game.rota is not None:
            own = with_rota(self._settings.of_game, game.rota)
            self._settings.use_for_game(own)
            self._autosave.keep_settings(own)

    def asked(self, game: AnyTableGame) -> list[str]:
        """Who was asked how often in each team."""
        return [] if game.rota is None else asked_in_words(game.state, game.rota, game.pupils)

    def stopping(self, game: AnyTableGame, too_early: str = "") -> Stopping:
        """Ask whether it stops with a count, waits for another day, or goes on.

        The teams see together who wins when it has stopped, not in small letters before.
        `too_early` says why nobody wins yet.
        """
        later = self.tr("The lesson waits on Home until another day.")
        lines = "\n".join(filter(None, [too_early, *self._turns_if_unequal(game), later]))
        answer = self.tr("&Stop and see who wins")
        if too_early:
            answer = self.tr("&Stop without a winner")
        return Stopping(self.tr("Stop the lesson?"), lines, answer)

    def too_early(self, turns: int) -> str:
        """Say that nobody wins before each team has had so many turns."""
        return self.tr("Nobody wins before each team has had %n turn(s).", "", turns)

    def _turns_if_unequal(self, game: AnyTableGame) -> list[str]:
        """How many turns each team had, unless they had as many."""
        turns = [game.turns_of(seat) for seat in range(len(game.players))]
        if len({*turns}) == 1:
            return []
        pairs = zip(game.players, turns, strict=True)
        share = self.tr("{name}: {number}")
        shares = (share.format(name=player.name, number=number) for player, number in pairs)
        had = ", ".join(each.replace(" ", _NO_BREAK) for each in shares)  # a name is in one line
        text = self.tr("The teams have not had the same number of turns: {turns}.")
        return [text.format(turns=had)]
