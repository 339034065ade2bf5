"""The words on a printed game, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QObject

from formula_desktop.arithmetic import Operator
from formula_desktop.models.words.results import outcome_in_words
from formula_desktop.models.words.signs import signs
from formula_desktop.results.strength import Outcome


class PlayedWords(QObject):
    """The words for a game on paper; a class, because Qt looks up plurals under its name."""

    def title(self, game: str, names: str) -> str:
        """The title of a game without one of its own."""
        return self.tr("{game}: {names}").format(game=game, names=names)

    def under_way(self) -> str:
        """That a game is not over."""
        return self.tr("not finished")

    def largest(self, number: int) -> str:
        """The largest number that may be used."""
        return self.tr("numbers up to {number}").format(number=number)

    def signs(self, operators: tuple[Operator, ...]) -> str:
        """The signs in use."""
        return " ".join(signs()[each.value] for each in operators)

    # --- columns --------------------------------------------------------------------------------

    def player(self) -> str:
        """Whose turn it was."""
        return self.tr("Player")

    def turn(self) -> str:
        """The number of a turn."""
        return self.tr("Turn")

    def turns(self) -> str:
        """The title of the list of turns."""
        return self.tr("Turns")

    def played(self) -> str:
        """What was played."""
        return self.tr("Played")

    def points(self) -> str:
        """The points of a play."""
        return self.tr("Points")

    def total(self) -> str:
        """All points so far."""
        return self.tr("Total")

    def result(self) -> str:
        """Who has won."""
        return self.tr("Result")

    def outcome(self, winners: tuple[int, ...], seat: int) -> str:
        """How a game ended for a seat; nobody has won a tie."""
        outcome = Outcome.LOST if winners else Outcome.TIED
        if seat in winners:
            outcome = Outcome.WON
        return outcome_in_words(outcome, is_shared=len(winners) > 1)

    # --- Formula --------------------------------------------------------------------------------

    def lay(self) -> str:
        """The formula that lay on the table before a turn."""
        return self.tr("On the table")

    def laid(self) -> str:
        """How many cards were laid."""
        return self.tr("Laid")

    def left(self) -> str:
        """How many cards were left."""
        return self.tr("Left")

    def most_rounds(self) -> str:
        """What wins a match without points."""
        return self.tr("most rounds win")

    def up_to(self, target: int) -> str:
        """What wins a match for points."""
        return self.tr("up to %n point(s)", "", target)

    def cards_in_turn(self, cards: int) -> str:
        """The most cards in a turn."""
        return self.tr("at most %n card(s) a turn", "", cards)

    def cards_in_number(self, cards: int) -> str:
        """The most cards in a number."""
        return self.tr("at most %n card(s) in a number", "", cards)

    def round(self, number: int, winners: str) -> str:
        """The title of a round, counted from 1, with who has won it if it is over."""
        if not winners:
            return self.tr("Round {number}").format(number=number)
        return self.tr("Round {number}, won by {names}").format(number=number, names=winners)

    def rounds_won(self) -> str:
        """How many rounds somebody has won."""
        return self.tr("Rounds won")

    def cards_left(self) -> str:
        """The cards in hand at the end of a round."""
        return self.tr("Cards left")

    def formulas(self) -> str:
        """The points of all formulas of a round."""
        return self.tr("Formulas")

    def first_out(self) -> str:
        """The points for going out first."""
        return self.tr("First out")

    def held(self) -> str:
        """The points that the cards left cost."""
        return self.tr("Cost")

    def this_round(self) -> str:
        """The points of a round."""
        return self.tr("This round")

    # --- Digifeud -------------------------------------------------------------------------------

    def directions(self, number: int) -> str:
        """In how many directions sums are read."""
        return self.tr("%n reading direction(s)", "", number)

    def one_operation(self) -> str:
        """That a sum has one sign."""
        return self.tr("one sign in each sum")

    def minutes(self, minutes: int) -> str:
        """The time for a turn."""
        if minutes % 60 == 0:
            return self.tr("%n hour(s) a turn", "", minutes // 60)
        return self.tr("%n minute(s) a turn", "", minutes)

    def place(self) -> str:
        """Where a sum begins, and in which direction it goes."""
        return self.tr("Square")

    def sum(self) -> str:
        """The sum that was laid."""
        return self.tr("Sum")

    def sums(self) -> str:
        """The points of all sums."""
        return self.tr("Sums")

    def counted(self) -> str:
        """The points of the tiles left."""
        return self.tr("Final count")

    def score(self) -> str:
        """What everybody has so far."""
        return self.tr("So far")
