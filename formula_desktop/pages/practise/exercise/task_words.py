"""The task of an exercise in one short sentence, in the language of the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.position import Position as TilePosition
from formula_desktop.formula.position import Position as CardPosition
from formula_desktop.kinds.kind import Play
from formula_desktop.models.words.results import number_in_words
from formula_desktop.models.words.signs import laid_in_words, with_signs
from formula_desktop.models.words.table import refusal_in_words
from formula_desktop.practise.exercise import OF_TABLES, ONE_SUM, Exercise, Task
from formula_desktop.refusal import Refusal

_SMALL: Final = 20
"""With numbers up to this, sums in one line are too rare to be told of."""

_ONE_DIGIT: Final = 10
"""With numbers up to this, no number before = could have two digits."""

_USUAL_CARDS: Final = 3
"""The most cards of a turn that nobody has to be told."""


class TaskWords(QObject):
    """The words of tasks, made when they are asked for."""

    def solved(self, number: int) -> str:
        """How many exercises of a speed round were right."""
        return self.tr("%n right", "", number)

    def task(self, exercise: Exercise, *, counts_points: bool, hides_goal: bool = False) -> str:
        """What is to be done; `counts_points` says what a better play has more of.

        If it `hides_goal`, how much there is at most is for whoever solves it to find out.
        """
        goal = exercise.goal
        if exercise.task is Task.AT_LEAST:
            return self.tr("Find a sum with at least %n point(s).", "", goal)
        if exercise.task is Task.BETTER:
            if counts_points and goal == 1:
                return self.tr("You got no points in this turn. There was a sum: find one.")
            if counts_points:
                return self.tr("You earned %n point(s) here. Find more.", "", goal - 1)
            if goal == 1:
                return self.tr("You laid nothing in this turn. There was a formula: lay one.")
            return self.tr("You laid %n card(s) here. Lay more.", "", goal - 1)
        if exercise.task is Task.MOST_CARDS and hides_goal:
            return self.tr("Lay as many cards as you can.")
        if exercise.task is Task.MOST_CARDS:
            return self.tr("Lay as many cards as you can: %n card(s).", "", goal)
        if exercise.task is Task.MOST_POINTS and hides_goal:
            return self.tr("Find the sum with the most points.")
        if exercise.task is Task.MOST_POINTS:
            return self.tr("Find the sum with the most points: %n point(s).", "", goal)
        complete = self.tr("Complete the sum.")
        return {
            Task.ANSWER: self.tr("Lay the answer."),
            Task.SIGN: self.tr("Which sign?"),
            Task.GO_OUT: self.tr("Lay all your cards in one turn."),
            Task.COMPLETE: complete,
            Task.TWO_SIGNS: complete,
        }[exercise.task]

    def beyond(self, points: int, more: int) -> str:
        """That a sum has earned more points than were asked for, and how many."""
        text = self.tr("%n point(s), {more} more than asked!", "", points)
        return text.format(more=number_in_words(more))

    def was_more(self, most: int, *, counts_points: bool) -> str:
        """That a play is better than the one in the game, and what the best one would have been."""
        if counts_points:
            return self.tr("Right, that is more! The most here was %n point(s).", "", most)
        return self.tr("Right, that is more! The most here was %n card(s).", "", most)

    def condition(self, exercise: Exercise) -> str:
        """What a play that is looked for needs, in a few words; for one sum, how to lay it.

        The signs are seen on the table, and what else the rules ask is said when a try breaks it.
        """
        if exercise.task is Task.TWO_SIGNS and _has_both_kinds(exercise.range.operators):
            return with_signs(self.tr("First × and ÷, then + and −."))
        if exercise.task in ONE_SUM:
            return self.tr("Click what belongs there, or type it.")
        position = exercise.position
        assert isinstance(position, (CardPosition, TilePosition))  # there are two games
        largest, parts = position.options.largest_number, list[str]()
        if isinstance(position, TilePosition):
            if position.options.max_operations == 1:
                parts.append(self.tr("one sign in a sum"))
            elif _has_both_kinds(position.options.operators):
                has_divided = Operator.DIVIDE in position.options.operators
                first = self.tr("first × and ÷, then + and −")
                parts.append(with_signs(first if has_divided else self.tr("first ×, then + and −")))
        if isinstance(position, CardPosition) and position.options.max_cards > _USUAL_CARDS:
            parts.append(self.tr("up to %n card(s)", "", position.options.max_cards))
        if largest is not None:
            parts.append(self.tr("numbers to {number}").format(number=largest))
        if isinstance(position, TilePosition):
            if largest is None or largest > _ONE_DIGIT:
                one = self.tr("a number before = has one digit")
                lies = self.tr("a number before = has one digit or lay there already")
                parts.append(lies if position.options.chains else one)
            if not position.options.chains and (largest is None or largest > _SMALL):
                parts.append(self.tr("no sum goes on from another"))
            parts.append(self.tr("points: the answer, blue and red squares"))
        return ", ".join(parts)


def _has_both_kinds(operators: tuple[Operator, ...]) -> bool:
    """Whether some of these are worked out before others."""
    return 0 < len({*operators} & {*OF_TABLES}) < len(operators)


def fact_in_words(fact: Refusal) -> str:
    """A fact about a solution as a sentence of its own."""
    return f"{refusal_in_words(fact)}."


def play_in_words(play: Play) -> str:
    """A formula or sum as a list shows it, without where it lies."""
    return laid_in_words(str(play))
