"""Formula as pages see and play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formula_desktop.formula.draft import Place
from formula_desktop.hands.formula import SEEN
from formula_desktop.hands.messages import Put, Sign, Simple, Starting
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.table.formula_lists import Players
from formula_desktop.models.words.formula import FormulaCounts
from formula_desktop.pages.play.formula import FormulaPlay
from formula_desktop.pages.play.hands import HandsOfGame, not_now

if TYPE_CHECKING:
    from formula_desktop.refusal import Refusal


class FormulaHands(HandsOfGame[FormulaPlay, FormulaGame]):
    """Cards, the sign between the numbers, and drawing."""

    seen = SEEN

    def counts_in_words(self, seat: int) -> str:
        cards = FormulaCounts().cards(len(self.game.position.hands[seat]))
        return " · ".join(filter(None, [cards, Players(self.game).score(seat)]))

    def put(self, act: Put) -> Refusal | str | None:
        draft, place = self.game.draft, act.place
        if draft is None or not isinstance(place, Place):
            return not_now()
        if place not in draft.places(act.card):
            return draft.why_not_put(act.card, place) or not_now()
        self.game.put(act.card, place, act.digit)
        return None

    def do_other(self, act: Starting | Sign | Simple) -> Refusal | str | None:
        game = self.game
        match act:
            case Sign(operator=operator):
                game.choose_operator(operator)
            case Starting(number=number, digit=digit) if self._has_starting_joker(number):
                game.choose_starting(number, digit)
            case Simple() if game.may is not None and act == game.may.value:
                game.draw_or_pass()
            case _:
                return not_now()
        return None

    def _has_starting_joker(self, number: int) -> bool:
        view = self.game.view
        return view is not None and view.is_first and any(each.joker for each in view.rows[number])

    def winners_of_round(self) -> tuple[int, ...]:
        result = self.game.position.result()
        return () if result is None else tuple(result.winners)
