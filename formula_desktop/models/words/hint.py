"""The words of hints, in the language of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from formula_desktop.digifeud.squares import name_of
from formula_desktop.formula.play import Action
from formula_desktop.models.words.signs import spelled
from formula_desktop.models.words.table import names_in_words

if TYPE_CHECKING:
    from formula_desktop.digifeud.hint import Hint as DigifeudHint
    from formula_desktop.formula.hint import Change
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
                return self.tr("No formula fits, and there is no card to take: pass.")
            return self.tr("You can’t make a formula with these cards: take a card.")
        if step == TELLS_KIND:
            text = self.tr("A good formula has {sign} and %n new card(s).", "", len(formula.cards))
            return text.format(sign=_sign(formula.operator))
        if step == TELLS_WHERE:
            return self._numbers(hint)
        return self.tr("A good formula is {sum}.").format(sum=spelled(str(formula)))

    def _numbers(self, hint: FormulaHint) -> str:
        """The changes of the three numbers."""
        from formula_desktop.formula.hint import Change  # with the game, which may not be played

        if hint.is_first:
            return self.tr("Both numbers stay: the cards go after =.")
        if set(hint.changes) == {Change.REPLACED}:
            return self.tr("All three numbers are replaced.")
        if set(hint.changes) == {Change.GROWS}:
            return self.tr("All three numbers get longer.")
        pairs = zip(self._each(), hint.changes, strict=True)
        words = ", ".join(each[change] for each, change in pairs)
        return f"{words[:1].upper()}{words[1:]}."

    def _each(self) -> tuple[dict[Change, str], ...]:
        """The possible changes of the left number, the right one and the answer."""
        from formula_desktop.formula.hint import Change  # as above

        return (
            {
                Change.STAYS: self.tr("the left number stays"),
                Change.GROWS: self.tr("the left number gets longer"),
                Change.ALTERED: self.tr("part of the left number stays"),
                Change.REPLACED: self.tr("the left number is replaced"),
            },
            {
                Change.STAYS: self.tr("the right number stays"),
                Change.GROWS: self.tr("the right number gets longer"),
                Change.ALTERED: self.tr("part of the right number stays"),
                Change.REPLACED: self.tr("the right number is replaced"),
            },
            {
                Change.STAYS: self.tr("the answer stays"),
                Change.GROWS: self.tr("the answer gets longer"),
                Change.ALTERED: self.tr("part of the answer stays"),
                Change.REPLACED: self.tr("the answer is replaced"),
            },
        )

    def of_digifeud(self, hint: DigifeudHint, step: int) -> str:
        """The words of a step of a hint for Digifeud."""
        from formula_desktop.models.words.digifeud import direction_in_words  # as above

        laid = hint.sum
        if laid is None:
            return self.tr("You can’t make a sum with these tiles: pass.")
        if step == TELLS_KIND:
            tiles = len(laid.put_down)
            signs = [_sign(operator) for operator in dict.fromkeys(laid.operators)]
            if len(signs) == 1:
                text = self.tr("A good sum has {sign} and %n new tile(s).", "", tiles)
                return text.format(sign=signs[0])
            text = self.tr("A good sum has {signs} and %n new tile(s).", "", tiles)
            return text.format(signs=names_in_words(signs))
        if step == TELLS_WHERE:
            text = self.tr("It lies from {first} to {last}, {direction}.")
            places = laid.places
            return text.format(
                first=name_of(places[0].square),
                last=name_of(places[-1].square),
                direction=direction_in_words(laid.direction),
            )
        return self.tr("A good sum is {sum}.").format(sum=spelled(laid.read))


def _sign(operator: str) -> str:
    return spelled(operator).strip()
