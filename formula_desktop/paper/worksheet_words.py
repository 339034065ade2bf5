"""The words on a worksheet, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QObject

from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.position import Position
from formula_desktop.models.words.digifeud import place_in_short
from formula_desktop.models.words.signs import signs, spelled
from formula_desktop.models.words.skills import tables_in_words
from formula_desktop.practise.exercise import Exercise, Range, Task
from formula_desktop.practise.trying import shown


class WorksheetWords(QObject):
    """The words of a worksheet, made when they are asked for."""

    def title(self) -> str:
        """What it is."""
        return self.tr("Worksheet")

    def number(self, number: str) -> str:
        """The number of a sheet, for its foot."""
        return self.tr("Sheet {number}").format(number=number)

    def name(self) -> str:
        """What is before the line for a name."""
        return self.tr("Name")

    def date(self) -> str:
        """What is before the line for a date."""
        return self.tr("Date")

    def in_hand(self, number: int) -> str:
        """What is above the cards of a hand, of which so many can be laid."""
        return self.tr("In hand, to lay %n card(s)", "", number)

    def sum(self) -> str:
        """What is before the line for a sum."""
        return self.tr("Sum")

    def points(self) -> str:
        """What is before the line for points."""
        return self.tr("Points")

    def at_most(self, points: int) -> str:
        """How many points the best sum earns."""
        return self.tr("The most: %n point(s)", "", points)

    def at_least(self, points: int) -> str:
        """How many points a sum has to earn."""
        return self.tr("At least %n point(s)", "", points)

    def answers(self) -> str:
        """The title of the answers."""
        return self.tr("Answers")

    def other_answers(self) -> str:
        """What is said above answers that are not the only ones."""
        return self.tr("Other answers that reach as much are right too.")

    def task(self, task: Task) -> str:
        """What is to be written, in one or two short sentences."""
        complete = self.tr("What is missing? Complete the sum.")
        return {
            Task.ANSWER: self.tr("Write the answer."),
            Task.SIGN: self.tr("Which sign is missing?"),
            Task.MOST_CARDS: self.tr("Lay as many cards as you can. Write the new formula."),
            Task.GO_OUT: self.tr("Lay all cards in one turn. Write the new formula."),
            Task.COMPLETE: complete,
            Task.TWO_SIGNS: complete,
            Task.MOST_POINTS: self.tr("Find the sum with the most points. Write it down."),
            Task.AT_LEAST: self.tr("Find a sum with enough points. Write it down."),
        }[task]

    def explained(self, task: Task) -> str:
        """What laying allows, for tasks that ask for more than a number or a sign."""
        if task in (Task.MOST_CARDS, Task.GO_OUT):
            return self.tr(
                "Cards from the hand go on top of cards that lie there, or beside them. What can "
                "be seen then must be a correct formula. You choose the sign yourself."
            )
        if task in (Task.MOST_POINTS, Task.AT_LEAST):
            return self.tr(
                "Lay a sum with these tiles, joined to what lies there. It earns its answer; a new "
                "digit on +1× counts once more, on +2× twice more, and in the answer once less."
            )
        return ""

    def example(self) -> str:
        """What the example of cards that are laid over a formula shows."""
        return self.tr("Example: 3, 2 and 5 are laid. The 5 covers the whole 10.")

    def range(self, range_: Range) -> str:
        """The signs, the largest number and the tables that are practised."""
        parts = [" ".join(signs()[each.value] for each in range_.operators)]
        if range_.largest is not None:
            parts.append(self.tr("numbers to {number}").format(number=range_.largest))
        if range_.tables:
            parts.append(tables_in_words(range_.tables))
        return " · ".join(parts)

    def answer(self, exercise: Exercise) -> str:
        """A play that solves an exercise; for points, with its place on the board."""
        play = shown(exercise)
        assert play is not None  # otherwise it is no exercise
        formula = spelled(str(play).rpartition(" ")[2])
        if exercise.task not in (Task.MOST_POINTS, Task.AT_LEAST):
            return formula
        assert isinstance(exercise.position, Position)  # only its sums are asked for by points
        assert isinstance(play, Sum)
        points = exercise.position.points(play)
        said = self.tr("%n point(s)", "", points)
        return f"{place_in_short(play)}  {formula}  ({said})"
