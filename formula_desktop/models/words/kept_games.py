"""What a list of saved games says about them, in the language of the window."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale, QObject, QTime

from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.table import names_in_words, player_in_words
from formula_desktop.store.games.collection import DAYS_REMOVED
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import LONGEST_TITLE, NotCounted

if TYPE_CHECKING:
    from formula_desktop.store.games.collection import SavedGame
    from formula_desktop.store.games.notes import Summary

BETWEEN: Final = "   ·   "


class GameWords(QObject):
    """The words for one game or another, at the moment in which they are asked for."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        super().__init__(parent)
        self._now = now

    def name(self, saved: SavedGame) -> str:
        """The title of a game; without one its players."""
        return saved.notes.title or self.players(saved)

    def players(self, saved: SavedGame) -> str:
        """Who plays, without the levels of computers."""
        return names_in_words([player.name for player in summary_of(saved).players])

    def game(self, summary: Summary) -> str:
        """Which game it is, and how far: `Formula, round 3`."""
        return WORDS[summary.game].how_far(summary.rounds)

    def details(self, saved: SavedGame) -> str:
        """The second line of a row; the players come last, where there is room for them."""
        summary = summary_of(saved)
        found = [self.game(summary), self.scores(summary)]
        if saved.notes.title:
            found.append(self.players(saved))
        return BETWEEN.join(found)

    def scores(self, summary: Summary) -> str:
        """What the players have, in the order in which they sit."""
        scores = self.bare_scores(summary)
        text = self.tr("rounds won: {scores}")
        if summary.for_points:
            text = self.tr("points: {scores}")
        return text.format(scores=scores)

    def bare_scores(self, summary: Summary) -> str:
        """The same without saying of what."""
        return names_in_words([signed(score) for score in summary.scores])

    def seats(self, summary: Summary) -> list[tuple[str, str]]:
        """Each player and what they have."""
        pairs = zip(summary.players, summary.scores, strict=False)
        return [(player_in_words(player), self._score(summary, score)) for player, score in pairs]

    def _score(self, summary: Summary, score: int) -> str:
        if not summary.for_points:
            return self.tr("%n round(s) won", "", score)
        points = self.tr("%n point(s)", "", abs(score))  # Qt leaves %n where n is negative
        return f"−{points}" if score < 0 else points

    def everything(self, saved: SavedGame) -> list[str]:
        """All there is to say, item by item, nothing of it cut off."""
        summary = summary_of(saved)
        text = self.tr("{name}: {score}")
        seats = [text.format(name=name, score=score) for name, score in self.seats(summary)]
        return [self.name(saved), self.game(summary), *seats, self.date(saved)]

    def on_table(self) -> str:
        """Said of the game that is being played now."""
        return self.tr("on the table")

    # --- days -----------------------------------------------------------------------------------

    def date(self, saved: SavedGame) -> str:
        """When the last play was made; of a deleted game how long it can still come back."""
        if saved.folder is not Folder.REMOVED or saved.notes.removed is None:
            return self.moment(summary_of(saved).moved)
        ago = max(self._now() - saved.notes.removed, timedelta()).days  # whole days
        return self.tr("%n day(s) left", "", max(1, DAYS_REMOVED - ago))

    def moment(self, moment: datetime) -> str:
        """A day, here, as the language writes it: `yesterday, 14:05`, `20/11/2026`."""
        there, here = _local(moment), _local(self._now())
        style = QLocale.FormatType.ShortFormat
        time = QLocale().toString(QTime(there.hour, there.minute), style)
        days = (here.date() - there.date()).days
        if days == 0:
            return self.tr("today, {time}").format(time=time)
        if days == 1:
            return self.tr("yesterday, {time}").format(time=time)
        return QLocale().toString(QDate(there.year, there.month, there.day), style)

    # --- results --------------------------------------------------------------------------------

    def why_not_counted(self, why: NotCounted) -> str:
        """Why the game is of no account in the results, in one sentence."""
        return {
            NotCounted.OPENED: self.tr("Opened from a file: it does not count in the results."),
            NotCounted.COPIED: self.tr("A copy: it does not count in the results."),
            NotCounted.CHOSEN: self.tr("Its players wanted it not to count in the results."),
            NotCounted.UNDONE: self.tr("Plays were undone: it does not count in the results."),
            NotCounted.ALTERED: self.tr("Its file was changed: it does not count in the results."),
        }[why]


def summary_of(saved: SavedGame) -> Summary:
    """The summary, which every game of the store has."""
    summary = saved.notes.summary
    assert summary is not None
    return summary


def cleaned(title: str) -> str:
    """A title as it may be kept: printable, on one line, not too long."""
    words = "".join(each if each.isprintable() else " " for each in title).split()
    return " ".join(words)[:LONGEST_TITLE].strip()


def signed(score: int) -> str:
    """A number with its sign as it is printed."""
    return str(score).replace("-", "−")


def _local(moment: datetime) -> datetime:
    """In the time zone of the system; at the ends of the calendar as it is."""
    try:
        return moment.astimezone()
    except (OverflowError, ValueError, OSError):
        return moment
