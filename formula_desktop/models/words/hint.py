"""The words of hints, in the language of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.squares import name_of
from formula_desktop.digifeud.tiles import BLANK, kind_of
from formula_desktop.formula.play import Action
from formula_desktop.models.words.signs import spelled
from formula_desktop.models.words.spoken import operator_in_words, sign_and_word
from formula_desktop.models.words.table import names_in_words

if TYPE_CHECKING:
    from formula_desktop.digifeud.hint import Hint as DigifeudHint
    from formula_desktop.digifeud.hint import Lead as TilesLead
    from formula_desktop.digifeud.line import Put as TilePut
    from formula_desktop.formula.draft import Put
    from formula_desktop.formula.hint import Hint as FormulaHint
    from formula_desktop.formula.hint import Lead

TELLS_KIND: Final = 1
TELLS_WHERE: Final = 2
LAYS: Final = 3
"""The steps of a hint."""


class HintWords(QObject):
    """The words of a hint, made when they are asked for."""

    def looking(self) -> str:
        """The words before the hint is known."""
        return self.tr("Looking for a move…")

    def took_back(self) -> str:
        """The words after what no hint leads on from was taken back."""
        return self.tr("That did not fit: it was taken back. Press Hint again.")

    def of_formula(self, hint: FormulaHint, step: int) -> str:
        """The words of a step of a hint for Formula."""
        formula = hint.formula
        if formula is None:
            passes = hint.play is Action.PASS
            if hint.otherwise is not None:
                return self._better_not(str(hint.otherwise), step, passes=passes)
            if passes:
                return self.tr("No formula fits. Pass.")
            return self.tr("No formula fits. Take a card.")
        if hint.lead is not None and step < LAYS:
            return self._of_lead(hint.lead, formula.operator, tells_all=step == TELLS_WHERE)
        if step == TELLS_KIND:
            text = self.tr("Try {sign}, with %n card(s).", "", len(formula.cards))
            return text.format(sign=sign_and_word(formula.operator))
        if step == TELLS_WHERE:
            return self._numbers(hint)
        return self.tr("A good formula is {sum}.").format(sum=spelled(str(formula)))

    def _better_not(self, fitting: str, step: int, *, passes: bool) -> str:
        """That laying nothing is best, though a sum fits; the last step says which."""
        if step == LAYS:
            return self.tr("If you still want to lay: {sum}.").format(sum=spelled(fitting))
        if passes:
            return self.tr("You can lay something, but passing is better now.")
        return self.tr("You can lay something, but taking a card is better now.")

    def _of_lead(self, lead: Lead, operator: Operator, *, tells_all: bool) -> str:
        """What to do first with the cards put down; `tells_all` says with what, or where."""
        if lead.wrong is not None:
            return self._of_wrong(lead.wrong, lead, tells_all=tells_all)
        if lead.joker is not None:
            text = self.tr("The joker becomes {digit}.")
            return text.format(digit=lead.joker.value) if tells_all else self.tr("Choose a digit.")
        if lead.needs_sign or lead.has_other_sign:
            if tells_all:
                return self.tr("Choose {sign}.").format(sign=operator_in_words(operator))
            return self.tr("Choose a sign.") if lead.needs_sign else self.tr("Choose another sign.")
        if not lead.cards:
            return self.tr("This is right. Press Play.")
        if tells_all:
            return self._next_card(lead)
        return self.tr("This can become right: %n more card(s).", "", lead.cards)

    def _of_wrong(self, wrong: Put, lead: Lead, *, tells_all: bool) -> str:
        """Which card is to be taken back, and what comes in its place."""
        joker = wrong.is_joker
        if lead.instead is None:
            text = self.tr("Take the joker back.") if joker else self.tr("Take the {card} back.")
            text = text.format(card=wrong.card)
            return f"{text} {self._next_card(lead)}".strip() if tells_all else text
        if tells_all:
            text = self.tr("Lay a {digit} in place of the {card}.")
            if joker:
                text = self.tr("Lay a {digit} in place of the joker.")
            return text.format(digit=lead.instead.value, card=wrong.card)
        text = self.tr("Lay another card in place of the {card}.")
        if joker:
            text = self.tr("Lay another card in place of the joker.")
        return text.format(card=wrong.card)

    def _next_card(self, lead: Lead) -> str:
        """Where the next card goes."""
        if lead.next_number is None:
            return ""
        return (
            self.tr("A card goes to the left number."),
            self.tr("A card goes to the middle number."),
            self.tr("A card goes to the answer."),
        )[lead.next_number]

    def _numbers(self, hint: FormulaHint) -> str:
        """Which of the three numbers get a card."""
        if hint.is_first:
            return self.tr("The answer goes after =.")
        staying = [at for at in range(3) if at not in hint.numbers]
        if hint.keeps_digits:
            again = self.tr("You may lay the same digit again.")
            what = self._stay(hint, staying) or self.tr("Lay a card on all three numbers.")
            return f"{what} {again}"
        return self._stay(hint, staying) or self.tr("All three numbers change.")

    def _stay(self, hint: FormulaHint, staying: list[int]) -> str:
        """Which numbers stay, by their digits; one that lies there twice by its place."""
        if not staying:
            return ""
        numbers = [hint.lying[at] for at in staying]
        if len(staying) == 2:
            return self.tr("The {first} and the {second} stay.").format(
                first=numbers[0], second=numbers[1]
            )
        if hint.lying.count(numbers[0]) == 1:
            return self.tr("The {number} stays.").format(number=numbers[0])
        return (
            self.tr("The left number stays."),
            self.tr("The middle number stays."),
            self.tr("The answer stays."),
        )[staying[0]]

    def of_digifeud(self, hint: DigifeudHint, step: int, *, spoken: bool = False) -> str:
        """The words of a step of a hint for Digifeud; `spoken` names squares and not the frame."""
        from formula_desktop.models.words.digifeud import direction_in_words  # as above

        laid = hint.sum
        if laid is None:
            if hint.otherwise is not None:
                return self._better_not(hint.otherwise.read, step, passes=True)
            return self.tr("No sum fits. Pass.")
        if hint.lead is not None and step < LAYS:
            return self._of_tiles(hint.lead, tells_all=step == TELLS_WHERE, spoken=spoken)
        if step == TELLS_KIND:
            tiles = len(laid.put_down)
            operators = [*dict.fromkeys(laid.operators)]
            worded = sign_and_word if len(operators) == 1 else operator_in_words
            signs = [worded(operator) for operator in operators]
            text = self.tr("Try {signs}, with %n tile(s).", "", tiles)
            return text.format(signs=names_in_words(signs))
        if step == TELLS_WHERE:
            places, is_backward = laid.places, laid.direction.is_backward
            if not spoken:
                text = self.tr("The sum goes in the lamp’s frame.")
                if is_backward:
                    text = self.tr("In the lamp’s frame, {direction}.")
                return text.format(direction=direction_in_words(laid.direction))
            text = self.tr("The sum goes from {first} to {last}.")
            if is_backward:
                text = self.tr("From {first} to {last}, {direction}.")
            return text.format(
                first=name_of(places[0].square),
                last=name_of(places[-1].square),
                direction=direction_in_words(laid.direction),
            )
        return self.tr("A good sum is {sum}.").format(sum=spelled(laid.read))

    def _of_tiles(self, lead: TilesLead, *, tells_all: bool, spoken: bool) -> str:
        """What to do first with the tiles put down; `tells_all` says with what, or where."""
        if lead.blank is not None:
            text = self.tr("The blank becomes {digit}.")
            return text.format(digit=lead.digit) if tells_all else self.tr("Choose a digit.")
        if lead.wrong is not None:
            return self._of_wrong_tile(lead.wrong, lead, tells_all=tells_all, spoken=spoken)
        if not lead.missing:
            return self.tr("This is right. Press Play.")
        if tells_all:
            return self._next_tile(lead, spoken=spoken)
        return self.tr("This can become right: %n more tile(s).", "", len(lead.missing))

    def _of_wrong_tile(
        self, wrong: TilePut, lead: TilesLead, *, tells_all: bool, spoken: bool
    ) -> str:
        """Which tile is to be taken back, and what comes in its place."""
        tile = _tile_in_words(wrong.kind)
        if not lead.instead:
            text = self.tr("Take the {tile} back.")
            if wrong.is_blank:
                text = self.tr("Take the blank back.")
            text = text.format(tile=tile)
            return f"{text} {self._next_tile(lead, spoken=spoken)}".strip() if tells_all else text
        if tells_all:
            is_blank = kind_of(lead.instead) == BLANK
            text = self.tr("Lay {tile} on {square}.")
            if is_blank:
                text = self.tr("Lay the blank on {square}.")
            if not spoken:
                text = self.tr("Lay {tile} in the lamp’s frame.")
                if is_blank:
                    text = self.tr("Lay the blank in the lamp’s frame.")
            return text.format(tile=_tile_in_words(lead.instead), square=name_of(wrong.square))
        text = self.tr("Lay another tile in place of the {tile}.")
        if wrong.is_blank:
            text = self.tr("Lay another tile in place of the blank.")
        return text.format(tile=tile)

    def _next_tile(self, lead: TilesLead, *, spoken: bool) -> str:
        """Where the next tile goes, which is framed unless another one is to be taken back."""
        if not lead.missing:
            return ""
        if lead.wrong is None and not spoken:
            return self.tr("A tile goes in the lamp’s frame.")
        return self.tr("A tile goes on {square}.").format(square=name_of(lead.missing[0].square))


def _tile_in_words(tile: str) -> str:
    """A digit, or a sign with its word, as it would not be heard."""
    return sign_and_word(Operator(tile)) if tile in tuple(Operator) else tile
