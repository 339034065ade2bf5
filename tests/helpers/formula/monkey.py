"""Random actions at Formula's table, among them plays."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QPushButton

from formula_desktop.formula.draft import Place
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.formula.play import Formula
from formula_desktop.formula.view import View
from formula_desktop.players import Level, Player
from tests.helpers.formula.games import NOOR, SAM, STARTED, cards_of, ways
from tests.helpers.formula.random_matches import random_options
from tests.helpers.monkey import Monkey, assert_holding_sound, lifted


def random_match(random: Random) -> Match:
    """Persons and computers, with any options."""
    computers = [Player(f"Computer {number}", Level.NORMAL) for number in range(2, 5)]
    players = [NOOR, *random.sample([SAM, *computers], random.randint(1, 4))]
    random.shuffle(players)
    dealer = random.randrange(len(players))
    return new_match(random_options(random), tuple(players), STARTED, dealer, new_deck(random))


class FormulaMonkey(Monkey):
    """Lays formulas, or tries."""

    def rects(self) -> list[QRectF]:
        scene = self.table.scene
        rects = [item.outline for item in scene.cards.hand] * 2
        rects += [item.rect for item in scene.place_items]
        rects += [item.outline for item in scene.cards.symbols.values()]
        return [*rects, scene.cards.stock.outline, scene.cards.gap.outline, scene.layout.tray]

    def buttons(self) -> list[QPushButton]:
        page = self.table.page
        return [page.play_button, page.draw_button, page.back_button, page.sort_button]

    def often(self) -> list[Callable[[], None]]:
        return [*super().often(), self.sensible]

    def sensible(self) -> None:
        """What a player would do, so that rounds continue."""
        table, random = self.table, self.random
        draft = table.game.draft
        if table.page.uncover_button.isVisible():
            table.press_button(table.page.uncover_button)
        elif table.game.position.is_over and random.random() < 0.2:
            self.go_on()
        elif draft is None:
            return
        elif draft.refusal is None:
            table.press_button(table.page.play_button)
        elif table.scene.ring is not None:
            table.click(self.point())
        elif table.scene.held is None and not draft.puts and random.random() < 0.4:
            plays = sorted(LegalPlays(draft.view), key=str)
            if plays:
                self.lay(draft.view, random.choice(plays))
            else:
                table.press_button(table.page.draw_button)
        elif table.scene.held is None and table.scene.cards.order:
            index = random.choice(table.scene.cards.order)
            places = draft.places(index)
            if places:
                self.drag(index, random.choice(places))

    def drag(self, index: int, place: Place) -> None:
        table = self.table
        target = table.place(place.number, place.where, place.index).rect.center()
        table.drag(table.scene.cards.hand[index].outline.center(), target)

    def lay(self, view: View, formula: Formula) -> None:
        """Put down all of a formula; now and then Play is for later."""
        table = self.table
        table.click(table.symbol(formula.operator).outline.center())
        for card, digit, place in ways(view, formula):
            draft = table.game.draft if table.scene is not None else None
            if draft is None:
                return  # a menu or a dialog may have come in between
            put = {each.index for each in draft.puts}
            hand = [at for at, each in enumerate(view.hand) if each == card and at not in put]
            if not hand or place not in draft.places(hand[0]):
                return  # something else has been put there by a press that was still open
            self.drag(hand[0], place)
            if table.scene is not None and table.scene.ring is not None:
                table.click(table.scene.ring.centre_of(digit))
        if table.scene is not None and self.random.random() < 0.8:
            table.press_button(table.page.play_button)

    def go_on(self) -> None:
        table = self.table
        if table.game.state.has_reached_target:
            table.show_match(random_match(self.random), waits=False)
        else:
            table.game.next_round()


def assert_table_sound(table: Any) -> None:
    """What holds at every moment."""
    game, scene = table.game, table.scene
    assert cards_of(game) == 59
    assert_holding_sound(table)
    assert lifted([*scene.cards.hand, *scene.cards.symbols.values()], scene.held)
    for put in game.draft.puts if game.draft else ():
        assert game.hand.hand[put.index] == put.card
