"""Plays on Formula's page as a person does: with presses, moves and releases, and with keys."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from formula_desktop.arithmetic import Operator
from formula_desktop.engine.client import OpponentMaker
from formula_desktop.formula.draft import Draft, Place, PlaceKind
from formula_desktop.formula.match import Match
from formula_desktop.look import theme as themes
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.pages.table.formula import FormulaPage
from formula_desktop.store.settings.settings import ComputerSpeed
from formula_desktop.table.formula.scene import FormulaScene
from formula_desktop.table.formula.table import OPERATOR_PLACE
from formula_desktop.table.items import CardItem, PlaceItem
from tests.helpers.formula.games import STARTED
from tests.helpers.played_page import PlayedPage
from tests.helpers.quick_opponent import QuickOpponent

FELT = QPointF(300, 450)
"""Where a card can be let go without a meaning."""


class Table(PlayedPage[FormulaPage, FormulaGame, FormulaScene]):
    """Formula's page with a game, and a person's hands."""

    def __init__(
        self,
        qtbot: QtBot,
        match: Match,
        *,
        size: tuple[int, int] = (1280, 800),
        theme: themes.Theme = themes.LIGHT,
        animation: bool = False,
        speed: ComputerSpeed = ComputerSpeed.AT_ONCE,
        waits: bool = True,
        opponent: OpponentMaker | None = None,
    ) -> None:
        """`opponent` replaces `quick`."""
        super().__init__(qtbot, theme, animation, speed)
        self.quick = QuickOpponent()
        self._opponent = opponent or self.quick
        self.page = FormulaPage(self.settings, self.look)
        self.page.undo_wanted.connect(self._undo)  # the window asks first
        self._show(size)
        self.page.activateWindow()
        self.show_match(match, waits=waits)

    def show_match(self, match: Match, *, waits: bool = True) -> None:
        """Lay another match on the table, and wait until a person may act."""
        self.game = FormulaGame(
            match, clock=lambda: STARTED, random=Random(1), opponent=self._opponent
        )
        self.page.show_game(self.game)
        scene = self.page.scene
        assert scene is not None
        self.scene = scene
        self.view = self.page.view
        if waits:
            self.qtbot.waitUntil(self.page.view.hasFocus)
            self.wait()

    def _undo(self) -> None:
        self.game.undo()

    # --- the state ------------------------------------------------------------------------------

    @property
    def draft(self) -> Draft:
        """The draft of the person to move."""
        assert self.game.draft is not None
        return self.game.draft

    @property
    def reads(self) -> str:
        """What the draft reads, as a sum."""
        return self.draft.reads

    @property
    def plays(self) -> list[str]:
        """The plays of this round, written."""
        return [str(turn.play) for turn in self.game.state.round.turns]

    def card(self, card: str, number: int = 0) -> CardItem:
        """A card of the hand in the tray; the first one of several, from left to right."""
        same = [at for at in self.scene.cards.order if self.scene.cards.hand_cards[at] == card]
        return self.scene.cards.hand[same[number]]

    def symbol(self, operator: Operator) -> CardItem:
        """A symbol card beside the formula."""
        return self.scene.cards.symbols[operator]

    def place(self, number: int, where: PlaceKind = PlaceKind.BEHIND, index: int = 0) -> PlaceItem:
        """A place of the formula."""
        key = Place(number, where, index)
        return next(each for each in self.scene.place_items if each.key == key)

    @property
    def gap_place(self) -> PlaceItem:
        """The place in the gap, for symbols."""
        return next(each for each in self.scene.place_items if each.key == OPERATOR_PLACE)

    @property
    def visible_places(self) -> list[PlaceItem]:
        return [each for each in self.scene.place_items if each.isVisible()]

    @property
    def hand(self) -> Sequence[CardItem]:
        return self.scene.cards.hand

    # --- the mouse ------------------------------------------------------------------------------

    def click_card(self, card: str, number: int = 0) -> None:
        self.click(self.card(card, number).outline.center())

    def drag_card(self, card: str, place: PlaceItem | QPointF, number: int = 0) -> None:
        """Drag a card of the tray to a place or a point."""
        end = place.rect.center() if isinstance(place, PlaceItem) else place
        self.drag(self.card(card, number).outline.center(), end)

    def hold(self, card: str) -> CardItem:
        """Drag a card of the hand over the felt, and don't let go."""
        item = self.card(card)
        centre = item.outline.center()
        self.start_drag(centre, centre + QPointF(60, -90))
        assert self.scene.held is item
        assert self.scene.is_dragging
        return item
