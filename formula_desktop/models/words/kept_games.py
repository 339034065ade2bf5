"""The words for saved games in a list, in the language of the window."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale, QObject, QTime

from formula_desktop import clock
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.signs import signed
from formula_desktop.models.words.table import names_in_words, player_in_words
from formula_desktop.store.games.collection import DAYS_REMOVED
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import LONGEST_TITLE, NotCounted

if TYPE_CHECKING:
    from formula_desktop.store.games.collection import SavedGame
    from formula_desktop.store.games.notes import Notes, Summary

BETWEEN: Final = "   ·   "


class GameWords(QObject):
    """The words for saved games, made when they are asked for."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        now: Callable[[], datetime] = clock.now,
    ) -> None:
        super().__init__(parent)
        self._now = now

    def name(self, saved: SavedGame) -> str:
        """The title of a game or, without one, its players."""
        return saved.notes.title or self.players(saved)

    def players(self, saved: SavedGame) -> str:
        """The players, without the levels of computers."""
        return names_in_words([player.name for player in saved.summary.players])

    def game(self, summary: Summary) -> str:
        """The game and its progress: `Formula, round 3`."""
        return WORDS[summary.game].how_far(summary.rounds)

    def details(self, saved: SavedGame) -> str:
        """The second line of a row; the players come last, if there is room for them."""
        summary = saved.summary
        scores = self.given_up()
        if summary.scores:
            scores = self._with_unit(summary, self.bare_scores(summary))
        players = [self.players(saved)] if saved.notes.title else []
        return BETWEEN.join((self.game(summary), scores, *players))

    def given_up(self) -> str:
        """The words in place of the scores of a game that was given up."""
        return self.tr("given up")

    def scores(self, summary: Summary) -> str:
        """What everybody has, in seat order, and of what: `rounds: Noor 1 – Mama 0`."""
        return self._with_unit(summary, self.named_scores(summary))

    def _with_unit(self, summary: Summary, scores: str) -> str:
        text = self.tr("rounds: {scores}")
        if summary.for_points:
            text = self.tr("points: {scores}")
        return text.replace("{scores}", scores)

    def named_scores(self, summary: Summary) -> str:
        """The names with their scores, as at the table."""
        pairs = zip(summary.players, summary.scores, strict=False)
        named = [f"{player.name}\u00a0{signed(score)}" for player, score in pairs]
        return _opposed(summary).join(named)

    def first_round(self, summary: Summary) -> tuple[str, ...]:
        """How far a match is in which no round has counted for anybody yet, in fewer words too."""
        texts = self.tr("Round {number} is being played"), self.tr("Round {number}")
        return tuple(text.format(number=summary.rounds) for text in texts)

    def bare_scores(self, summary: Summary) -> str:
        """The scores alone, for where there is no room for names."""
        return _opposed(summary).join(signed(score) for score in summary.scores)

    def seats(self, summary: Summary) -> list[tuple[str, str]]:
        """The name and score of each player; without scores, that the game was given up."""
        pairs = zip_longest(summary.players, summary.scores)
        return [(player_in_words(player), self._score(summary, score)) for player, score in pairs]

    def _score(self, summary: Summary, score: int | None) -> str:
        if score is None:
            return self.given_up()
        if not summary.for_points:
            return self.tr("%n round(s) won", "", score)
        points = self.tr("%n point(s)", "", abs(score))  # Qt does not fill in a negative %n
        return f"−{points}" if score < 0 else points

    def everything(self, saved: SavedGame) -> list[str]:
        """Everything about a game, item by item, unabridged."""
        summary = saved.summary
        text = self.tr("{name}: {score}")
        seats = [text.format(name=name, score=score) for name, score in self.seats(summary)]
        return [self.name(saved), self.game(summary), *seats, self.date(saved)]

    def on_table(self) -> str:
        """The words for the game that is being played now."""
        return self.tr("on the table")

    def date(self, saved: SavedGame) -> str:
        """The moment of the last play; for a deleted game, how long it can still be restored."""
        if saved.folder is not Folder.REMOVED or saved.notes.removed is None:
            return self.moment(saved.summary.moved)
        ago = max(self._now() - saved.notes.removed, timedelta()).days  # whole days
        return self.tr("%n day(s) left", "", max(1, DAYS_REMOVED - ago))

    def moment(self, moment: datetime, *, briefly: bool = False) -> str:
        """A local moment as the language writes it: `yesterday, 14:05`, `20/11/2026`.

        Briefly, only today has a time.
        """
        there, here = clock.local(moment), clock.local(self._now())
        style = QLocale.FormatType.ShortFormat
        time = QLocale().toString(QTime(there.hour, there.minute), style)
        days = (here.date() - there.date()).days
        if days == 0:
            return self.tr("today, {time}").format(time=time)
        if days == 1 and briefly:
            return self.tr("yesterday")
        if days == 1:
            return self.tr("yesterday, {time}").format(time=time)
        return QLocale().toString(QDate(there.year, there.month, there.day), style)

    def why_not_counted(self, notes: Notes) -> str:
        """Why the game does not count in the results, in one sentence; empty if nothing says so."""
        why = notes.not_counted
        if why is None:
            return ""
        if why is NotCounted.CHOSEN and notes.is_of_class:
            return self.tr("A class game does not count.")
        return {
            NotCounted.OPENED: self.tr("Opened from a file: it does not count in the results."),
            NotCounted.COPIED: self.tr("A copy: it does not count in the results."),
            NotCounted.CHOSEN: self.tr("Its players wanted it not to count in the results."),
            NotCounted.STOPPED: self.tr("It was stopped early: only its records count."),
            NotCounted.UNDONE: self.tr("Turns were undone: it does not count in the results."),
            NotCounted.ALTERED: self.tr("Its file was changed: it does not count in the results."),
        }[why]


def _opposed(summary: Summary) -> str:
    """What stands between scores; a dash would hide a minus sign."""
    is_plain = len(summary.scores) == 2 and all(score >= 0 for score in summary.scores)
    return " – " if is_plain else ", "


def cleaned(title: str) -> str:
    """A title fit for saving: printable, on one line, not too long."""
    words = "".join(each if each.isprintable() else " " for each in title).split()
    return " ".join(words)[:LONGEST_TITLE].strip()
