"""Personal bests in words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from formula_desktop.kinds.registry import KINDS
from formula_desktop.results.bests import FOR_ALL, BeatenBest, Best, Feat, OwnBest


class BestWords(QObject):
    """The words for a personal best; a class, because Qt looks up plurals under its name."""

    def title(self, best: Best) -> str:
        """What was done best."""
        has_rounds = KINDS[best.game].has_rounds
        return {
            Feat.HIGHEST_SUM: self.tr("Best formula") if has_rounds else self.tr("Best sum"),
            Feat.HIGHEST_ANSWER: self.tr("Highest answer"),
            Feat.MOST_LAID: self.tr("Most in one turn"),
            Feat.HIGHEST_TOTAL: self.tr("Most points in all"),
            Feat.FASTEST_WIN: self.tr("Fastest win"),
            Feat.LONGEST_GAME: self.tr("Longest game"),
            Feat.SPEED_ROUND: self.tr("Speed round"),
            Feat.WON_LESSON: self.tr("Won"),
            Feat.TOOK_PART: self.tr("Took part"),
        }[best.feat]

    def value(self, best: Best) -> str:
        """How much or how many it was."""
        if best.feat in (Feat.FASTEST_WIN, Feat.LONGEST_GAME, *FOR_ALL):
            return self.tr("%n turn(s)", "", best.value)
        if best.feat is Feat.SPEED_ROUND:
            return self.tr("%n right", "", best.value)
        if best.feat is Feat.MOST_LAID:
            if KINDS[best.game].has_rounds:
                return self.tr("%n card(s)", "", best.value)
            return self.tr("%n tile(s)", "", best.value)
        if best.feat is Feat.HIGHEST_ANSWER:
            return str(best.value)
        points = self.tr("%n point(s)", "", abs(best.value))  # Qt does not fill in a negative %n
        return f"−{points}" if best.value < 0 else points

    def told(self, own: OwnBest) -> str:
        """Who did what, in a short sentence."""
        best = own.best
        has_rounds = KINDS[best.game].has_rounds
        text = {
            Feat.HIGHEST_SUM: self.tr("{name} got {value} for this formula!")
            if has_rounds
            else self.tr("{name} got {value} for this sum!"),
            Feat.HIGHEST_ANSWER: self.tr("{name} laid a formula with the answer {value}!"),
            Feat.MOST_LAID: self.tr("{name} laid {value} in one turn!"),
            Feat.HIGHEST_TOTAL: self.tr("{name} got {value} in this game!"),
            Feat.FASTEST_WIN: self.tr("{name} won in {value}!"),
            Feat.LONGEST_GAME: self.tr("{name} played on for {value}!"),
        }[best.feat]
        return text.format(name=own.name, value=self.value(best))

    def cheered(self, beaten: BeatenBest, *, is_only_person: bool) -> str:
        """That the play just made is a record, as shortly as possible."""
        texts = {
            Feat.MOST_LAID: self.tr("{value} in one turn"),
            Feat.HIGHEST_ANSWER: self.tr("answer {value}"),
        }
        value = texts.get(beaten.best.feat, "{value}").format(value=self.value(beaten.best))
        if is_only_person:
            return self.tr("New record: {value}!").format(value=value)
        return self.tr("New record for {name}: {value}!").format(name=beaten.name, value=value)

    def beaten_in_words(self, beaten: BeatenBest, *, is_only_person: bool) -> str:
        """That a best was beaten, or that there is a first one, in one short sentence."""
        words = {"best": self.title(beaten.best), "value": self.value(beaten.best)}
        if beaten.is_first and is_only_person:
            return self.tr("Your record so far. {best}: {value}").format(**words)
        if beaten.is_first:
            return self.tr("{name}’s record so far. {best}: {value}").format(
                name=beaten.name, **words
            )
        if is_only_person:
            return self.tr("Your new record! {best}: {value}").format(**words)
        return self.tr("New record for {name}! {best}: {value}").format(name=beaten.name, **words)
