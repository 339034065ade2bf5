"""What Home says of who played last and of today, in a few words."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QObject

from formula_desktop import clock
from formula_desktop.clock import today
from formula_desktop.models.results.at_home import Puzzles
from formula_desktop.models.words.bests import BestWords
from formula_desktop.models.words.kept_games import BETWEEN
from formula_desktop.results.bests import Feat, Reached


class HomeNews(QObject):
    """The words; a class, because Qt looks up plurals under its name."""

    def reached(self, reached: Reached) -> str:
        """A person's record in a game, and that it was won today or yesterday; may be empty."""
        said = []
        won = "" if reached.won is None else self._won(reached.won)
        if reached.best is not None:
            words = BestWords()
            texts = {
                Feat.HIGHEST_ANSWER: self.tr("Record: answer {points}"),
                # short where it is said beside it that the game was won
                Feat.FASTEST_WIN: self.tr("Record: {points}")
                if won
                else self.tr("Record: won in {points}"),
                Feat.MOST_LAID: self.tr("Record: {points} in one turn"),
            }
            text = texts.get(reached.best.feat, self.tr("{best}: {points}"))
            value = words.value(reached.best)
            said.append(text.format(best=words.title(reached.best), points=value))
        return BETWEEN.join(filter(None, [*said, won]))

    def stars(self) -> str:
        """What the stars beside a record stand for."""
        return self.tr("A star: something to be proud of, such as a record of your own or a win.")

    def _won(self, moment: datetime) -> str:
        days = (today() - clock.local(moment).date()).days
        return {0: self.tr("Won today"), 1: self.tr("Won yesterday")}.get(days, "")

    def solved(self, puzzles: Puzzles) -> str:
        """Which of today's puzzles are solved."""
        if puzzles.solved >= puzzles.of:
            return self.tr("All solved for today")
        if not puzzles.solved:
            return self.tr("New every day")
        return self.tr("%n star(s) today", "", puzzles.solved)

    def due(self, puzzles: Puzzles) -> str:
        """How many exercises come again today; empty for none."""
        return self.tr("%n sum(s) to improve", "", puzzles.due) if puzzles.due else ""

    def page_of(self, name: str) -> str:
        """The button that opens a person's page, for screen readers."""
        return self.tr("{name}: records and games").replace("{name}", name)
