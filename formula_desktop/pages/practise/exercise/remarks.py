"""What is said of the tries at an exercise, in the language of the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from formula_desktop.kinds.registry import kind_of
from formula_desktop.models.table.exercise import AnyExerciseGame, Stand
from formula_desktop.models.words.table import refusal_in_words
from formula_desktop.pages.practise.exercise.task_words import (
    TaskWords,
    fact_in_words,
    play_in_words,
)
from formula_desktop.practise.exercise import Task
from formula_desktop.refusal import Refusal
from formula_desktop.store.settings.settings import Settings

_PRAISES_EVERY: Final = 3
"""Not every right try is praised: then nobody would read it."""

_MOST: Final = (Task.MOST_CARDS, Task.MOST_POINTS)
"""The tasks that nothing but the most solves."""


class Remarks(QObject):
    """The remark on the last try, which now and then praises it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._words = TaskWords()
        self._right = 0
        self._praise: Refusal | None = None
        """What is good about the last try, if it is said."""
        self._praised: object = None
        """What was praised last."""

    def count_right(self, game: AnyExerciseGame) -> None:
        """Take in a right try, and whether it is praised."""
        self._right += 1
        self._praise = self._praise_now(game)

    def remark(
        self,
        game: AnyExerciseGame,
        *,
        missed: str,
        is_not_counted: bool,
        is_puzzle: bool,
        counts_points: bool,
    ) -> str:
        """The comment on the last try, or on what was `missed` just before; "" for none.

        `counts_points` says what a better play has more of. An exercise of a speed round
        `is_not_counted` any more after a hint.
        """
        if game.stand is Stand.WRONG:
            text = self.tr("{wrong}. Try once more.")
            return text.format(wrong=self._wrong(game)) if game.is_told_of_try else ""
        if game.stand is Stand.SHOWN:
            reason = fact_in_words(game.reason)
            return f"{self._wrong(game)}. {reason}" if game.was_wrong_at_last else reason
        if is_not_counted and not game.is_only_begun:
            return self.tr("With a hint it does not count.")
        if game.stand is not Stand.RIGHT:
            return self.tr("A good start. Go on!") if game.is_only_begun else missed
        if game.has_more:
            return self._words.was_more(game.most, counts_points=counts_points)
        beyond = self._beyond(game)
        if beyond:
            return beyond
        if is_puzzle and game.exercise.task in _MOST:
            return self.tr("Right! That is the most there is.")
        if self._praise is None:
            return self.tr("That is right!")
        return self.tr("Right! {praise}").format(praise=fact_in_words(self._praise))

    def missed(self, game: AnyExerciseGame) -> str:
        """The answer of an exercise that was missed, or whose answer was asked for."""
        answer = play_in_words(game.solution)
        text = self.tr("Not right, {sum}.") if game.tried else self.tr("It was {sum}.")
        return text.format(sum=answer)

    def _beyond(self, game: AnyExerciseGame) -> str:
        """By how much the last try, which is right, beats what was asked for; "" if it does not."""
        asked = game.exercise
        if asked.task is not Task.AT_LEAST:
            return ""
        points = kind_of(game.state).worth(game.position, game.tried[-1].play)
        more = points - asked.goal
        return self._words.beyond(points, more) if more > 0 else ""

    def _praise_now(self, game: AnyExerciseGame) -> Refusal | None:
        """What is good about a right try, now and then, and never the same twice in a row."""
        praise = game.praise if self._right % _PRAISES_EVERY == 1 else None
        if praise is None:
            return None
        before, self._praised = self._praised, praise.reason
        return None if praise.reason is before else praise

    def _wrong(self, game: AnyExerciseGame) -> str:
        """What is against the last try."""
        refusal = game.tried[-1].refusal
        assert refusal is not None  # otherwise it is right
        return refusal_in_words(refusal, self._settings.wrong_sums)
