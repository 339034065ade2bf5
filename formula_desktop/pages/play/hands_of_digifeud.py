"""Digifeud as pages see and play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formula_desktop.hands.digifeud import SEEN
from formula_desktop.hands.messages import Put, Sign, Simple, Starting
from formula_desktop.models.table.digifeud import DigifeudGame
from formula_desktop.models.words.digifeud import DigifeudCounts
from formula_desktop.models.words.signs import signed
from formula_desktop.pages.play.digifeud import DigifeudPlay
from formula_desktop.pages.play.hands import HandsOfGame, not_now

if TYPE_CHECKING:
    from formula_desktop.refusal import Refusal


class DigifeudHands(HandsOfGame[DigifeudPlay, DigifeudGame]):
    """Tiles on the board, passing, and the time of a turn."""

    seen = SEEN

    def counts_in_words(self, seat: int) -> str:
        position = self.game.position
        if position.is_given_up:
            return ""
        total = position.totals[seat]
        points = DigifeudCounts().points(abs(total))  # Qt does not fill in a negative %n
        return points if total >= 0 else f"{signed(-1)[0]}{points}"

    def put(self, act: Put) -> Refusal | str | None:
        draft, place = self.game.draft, act.place
        if draft is None or not isinstance(place, int):
            return not_now()
        refusal = draft.why_not_put(act.card, place)
        if refusal is None:
            self.game.put(act.card, place, act.digit)
        return refusal

    def do_other(self, act: Starting | Sign | Simple) -> Refusal | str | None:
        if act is not Simple.PASS:
            return not_now()
        self.game.pass_turn()
        return None

    def passing_in_words(self) -> tuple[str, ...]:
        if self.game.draft is None:
            return ()
        return tuple(each.replace("&", "") for each in self.play.passing_in_words(self.game))

    @property
    def seconds_left(self) -> float | None:
        left = self.game.time_left
        return None if left is None else left.total_seconds()
