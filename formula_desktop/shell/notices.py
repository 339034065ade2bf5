"""Notices from the program itself: disk problems and recent events."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from formula_desktop.gamefile.errors import FileError, FileReason
from formula_desktop.kinds.registry import kind_of
from formula_desktop.models.words.kept_games import GameWords
from formula_desktop.models.words.table import subject
from formula_desktop.sentences import quoted
from formula_desktop.shell import on_demand
from formula_desktop.shell.archive import Archive
from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.settings.settings import Settings

if TYPE_CHECKING:
    from formula_desktop.kinds.kind import State
    from formula_desktop.results.trouble import Trouble
    from formula_desktop.store.games.collection import SavedGame

_MOST_LINES: Final = 8
"""The number of games listed one by one in a message, so that it fits on every screen."""


class Notices(QObject):
    """Shows each notice in one sentence, without interrupting anything."""

    def __init__(
        self, autosave: Autosave, archive: Archive, settings: Settings, window: QWidget
    ) -> None:
        super().__init__(window)
        self._window = window
        autosave.failed.connect(self.not_kept)
        autosave.slow.connect(self.slow)
        autosave.copied.connect(self.copied)
        autosave.replaced.connect(self.replaced)
        archive.ended_late.connect(self.ended_late)
        archive.troubled.connect(self.troubled)
        settings.not_saved.connect(self.not_saved)
        if not settings.is_saved:  # it failed before anybody was connected
            QTimer.singleShot(0, self, self.not_saved)

    def _say(self, text: str, details: str = "", error: OSError | FileError | None = None) -> None:
        if error is not None:
            text = text.replace("{problem}", on_demand.problem_in_words(error))
        on_demand.tell(self._window, text, details)

    def not_opened(self, path: Path, error: FileError) -> None:
        """Report that a file cannot be opened."""
        text = self.tr("{file} cannot be opened: {problem}.")
        details = ""
        if error.refusal.reason is FileReason.NO_FILE:
            details = self.tr("It is not in {folder}.").replace(
                "{folder}", on_demand.shown_folder(path)
            )
        self._say(text.replace("{file}", quoted(path.name)), details, error)

    def opened(self, *, is_over: bool) -> None:
        """Report that a game was opened from a file."""
        text = self.tr("This game comes from a file. It does not count in the results.")
        if not is_over:
            text = self.tr(
                "This game comes from a file. It does not count in the results. From the first "
                "turn on it is saved in All games."
            )
        on_demand.say_briefly(self._window, text)

    def end(self) -> None:
        """Hide the notice when its page is left."""
        notice = on_demand.notice_in(self._window)
        if notice is not None:
            notice.end()

    def not_read(self, error: OSError | FileError) -> None:
        """Report that a saved game cannot be read."""
        self._say(self.tr("The game cannot be read: {problem}."), error=error)

    def restored(self, saved: SavedGame) -> None:
        """Report that a saved game was damaged and continues from an older state, if it was."""
        if saved.restored is None:
            return
        text = self.tr("The game was damaged. It goes on from a copy, last played {moment}.")
        moment = GameWords().moment(saved.restored)
        self._say(text.format(moment=moment), self.tr("The damaged file was set aside."))

    def not_kept(self, error: OSError | FileError) -> None:
        """Report once that a game cannot be saved, until saving works again."""
        if isinstance(error, FileError) and error.refusal.reason is FileReason.GAME_TOO_LONG:
            text = self.tr("The game goes on, but its last turns cannot be saved: {problem}.")
            self._say(text, self.tr("What was played before stays on the disk."), error)
            return
        text = self.tr("The game goes on, but it cannot be saved: {problem}.")
        self._say(
            text, self.tr("The program tries again every few seconds and after every turn."), error
        )

    def ask_to_close(self, close: Callable[[], object]) -> None:
        """Ask whether to close even though a game would be lost."""
        title = self.tr("The last turns cannot be saved. Close anyway?")
        text = self.tr("The game can be saved in another place with “Save as…”.")
        answers = (self.tr("&Close anyway"), self.tr("&Don’t close"))
        question = on_demand.Question(self._window, title, text, answers, is_final=True)
        question.accepted.connect(close)
        question.open()

    def slow(self) -> None:
        """Report once that the disk is slow."""
        self._say(
            self.tr("The disk is slow. The game goes on, and is saved as soon as possible."),
            self.tr("If the power fails, the last turns may be lost."),
        )

    def copied(self) -> None:
        """Report that a game on another window's table was copied to this one."""
        self._say(
            self.tr("This game is being played in another window, so a copy was opened."),
            self.tr("The copy does not count in the results."),
        )

    def replaced(self) -> None:
        """Report that another program has written to the file of a game on the table."""
        self._say(
            self.tr("Another program has changed the game’s file."),
            self.tr("Its version was saved next to this one."),
        )

    def ended_late(self, late: list[tuple[State, SavedGame]]) -> None:
        """Explain games that ended because a player ran out of time."""
        text = self.tr(
            "In %n game(s) the time for a turn ran out while the program was closed.", "", len(late)
        )
        line = self.tr("{loser} did not play in time, so {winner} won.")
        lines = []
        for state, _ in late[:_MOST_LINES]:
            winners = kind_of(state).account(state, True).winners
            players = state.players
            loser = next(seat for seat in range(len(players)) if seat not in winners)
            winner = subject(players, winners[0], begins=False)
            lines.append(line.format(loser=subject(players, loser), winner=winner))
        if len(late) > _MOST_LINES:
            lines.append(self.tr("and %n more", "", len(late) - _MOST_LINES))
        self._say(text, "\n".join(lines))

    def troubled(self, trouble: Trouble) -> None:
        """Report a problem with the results."""
        self._say(on_demand.trouble_in_words(trouble))

    def not_saved(self) -> None:
        """Report that the settings cannot be saved."""
        self._say(self.tr("The settings cannot be saved; they last until you quit."))
