"""The words of hints, in the language of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from formula_desktop.digifeud.squares import name_of
from formula_desktop.formula.play import Action
from formula_desktop.models.words.signs import spelled
from formula_desktop.models.words.spoken import operator_in_words
from formula_desktop.models.words.table import names_in_words

if TYPE_CHECKING:
    from formula_desktop.digifeud.hint import Hint as DigifeudHint
    from formula_desktop.formula.hint import Hint as FormulaHint

TELLS_KIND: Final = 1
TELLS_WHERE: Final = 2
LAYS: Final = 3
"""The steps of a hint."""


class HintWords(QObject):
    """The words of a hint, made when they are asked for."""

    def looking(self) -> str:
        """The words before the hint is known."""
        return self.tr("Looking for a move…")

    def of_formula(self, hint: FormulaHint, step: int) -> str:
        """The words of a step of a hint for Formula."""
        formula = hint.formula
        if formula is None:
            if hint.play is Action.PASS:
                return self.tr("No formula fits. Pass.")
            return self.tr("No formula fits. Take a card.")
        if step == TELLS_KIND:
            text = self.tr("Try {sign}, with %n card(s).", "", len(formula.cards))
            return text.format(sign=operator_in_words(formula.operator))
        if step == TELLS_WHERE:
            return self._numbers(hint)
        return self.tr("A good formula is {sum}.").format(sum=spelled(str(formula)))

    def _numbers(self, hint: FormulaHint) -> str:
        """Which of the three numbers get a card."""
        if hint.is_first:
            return self.tr("The cards go after =.")
        if hint.keeps_digits:
            again = self.tr("You may lay the same digit again.")
            return f"{self._covered(hint)} {again}"
        staying = _staying(hint)
        if not staying:
            return self.tr("All three numbers change.")
        if len(staying) == 1:
            return self._stays(staying[0])
        changes = (
            self.tr("Only the left number changes."),
            self.tr("Only the right number changes."),
            self.tr("Only the answer changes."),
        )
        return changes[hint.numbers[0]]

    def _covered(self, hint: FormulaHint) -> str:
        """Where cards go when one of them is equal to what it covers."""
        staying = _staying(hint)
        if not staying:
            return self.tr("Lay a card on all three numbers.")
        if len(staying) == 1:
            return self._stays(staying[0])
        covered = (
            self.tr("Lay a card on the left number."),
            self.tr("Lay a card on the right number."),
            self.tr("Lay a card on the answer."),
        )
        return covered[hint.numbers[0]]

    def _stays(self, at: int) -> str:
        """The one number that stays."""
        return (
            self.tr("The left number stays."),
            self.tr("The right number stays."),
            self.tr("The answer stays."),
        )[at]

    def of_digifeud(self, hint: DigifeudHint, step: int) -> str:
        """The words of a step of a hint for Digifeud."""
        from formula_desktop.models.words.digifeud import direction_in_words  # as above

        laid = hint.sum
        if laid is None:
            return self.tr("No sum fits. Pass.")
        if step == TELLS_KIND:
            tiles = len(laid.put_down)
            signs = [operator_in_words(operator) for operator in dict.fromkeys(laid.operators)]
            text = self.tr("Try {signs}, with %n tile(s).", "", tiles)
            return text.format(signs=names_in_words(signs))
        if step == TELLS_WHERE:
            places = laid.places
            text = self.tr("It lies from {first} to {last}.")
            if laid.direction.is_backward:
                text = self.tr("From {first} to {last}, {direction}.")
            return text.format(
                first=name_of(places[0].square),
                last=name_of(places[-1].square),
                direction=direction_in_words(laid.direction),
            )
        return self.tr("A good sum is {sum}.").format(sum=spelled(laid.read))


def _staying(hint: FormulaHint) -> list[int]:
    """The numbers that get no card."""
    return [at for at in range(3) if at not in hint.numbers]
