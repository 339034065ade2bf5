"""Plays on Digifeud's page as a person does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.draft import Draft
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.squares import Square, read_square
from formula_desktop.engine.client import OpponentMaker
from formula_desktop.look import theme as themes
from formula_desktop.models.table.digifeud import DigifeudGame
from formula_desktop.pages.table.digifeud import DigifeudPage
from formula_desktop.players import Player
from formula_desktop.store.settings.settings import ComputerSpeed
from formula_desktop.table.digifeud.scene import DigifeudScene
from formula_desktop.table.items import CardItem, PlaceItem
from tests.helpers.digifeud.games import Clock, after, game_of
from tests.helpers.formula.games import COMPUTER, NOOR
from tests.helpers.played_page import RIGHT_BUTTON, PlayedPage
from tests.helpers.quick_opponent import QuickOpponent

RACK = "58401236"
DRAWN = "*40*"
OPENING = "C7> 5x8=40"
ANSWER = "H7v (0)+9=9"


def opened_game(*players: Player, minutes: int | None = None) -> Game:
    """The first player is to move with `**012346`, `+--` and `=`; 5 × 8 = 40 and 0 + 9 = 9 lie."""
    seats = players or (NOOR, COMPUTER)
    options = Options(turn_limit_minutes=minutes)
    game = game_of(
        RACK, "x+-", "9999", "+", digits=DRAWN, signs="-", players=seats, options=options
    )
    return after(game, OPENING, ANSWER)


class Board(PlayedPage[DigifeudPage, DigifeudGame, DigifeudScene]):
    """Digifeud's page with a game, and a person's hands."""

    def __init__(
        self,
        qtbot: QtBot,
        game: Game,
        *,
        size: tuple[int, int] = (1280, 800),
        theme: themes.Theme = themes.LIGHT,
        animation: bool = False,
        speed: ComputerSpeed = ComputerSpeed.AT_ONCE,
        waits: bool = True,
        clock: Clock | None = None,
        opponent: OpponentMaker | None = None,
    ) -> None:
        """`opponent` replaces `quick`."""
        super().__init__(qtbot, theme, animation, speed)
        self.quick = QuickOpponent()
        self._opponent = opponent or self.quick
        self.clock = clock or Clock()
        self.page = DigifeudPage(self.settings, self.look)
        self._show(size)
        # the window asks first
        self.page.pass_wanted.connect(self._pass)
        self.page.undo_wanted.connect(self._undo)
        self.show_game(game, waits=waits)

    def _undo(self) -> None:
        self.game.undo()

    def show_game(self, game: Game, *, waits: bool = True) -> None:
        """Lay another game on the table, and wait until a person may act."""
        self.game = DigifeudGame(game, clock=self.clock, opponent=self._opponent)
        self.page.show_game(self.game)
        scene = self.page.scene
        assert scene is not None
        self.scene = scene
        self.view = self.page.view
        self.page.activateWindow()
        if waits:
            self.qtbot.waitUntil(self.page.view.hasFocus)
            self.wait()

    def _pass(self) -> None:
        self.game.pass_turn()

    def _resign(self) -> None:
        self.game.resign()

    # --- the state ------------------------------------------------------------------------------

    @property
    def draft(self) -> Draft:
        """The draft of the person to move."""
        assert self.game.draft is not None
        return self.game.draft

    @property
    def laid(self) -> str:
        """What the draft reads, from left to right or from top to bottom."""
        return self.draft.verdict.laid

    @property
    def put_down(self) -> dict[str, str]:
        """Which tiles are put down, by the names of their squares."""
        names = {self.square(name): name for name in ALL_NAMES}
        return {names[put.square]: put.tile for put in self.draft.puts}

    @property
    def plays(self) -> list[str]:
        """The plays of this game, written."""
        return [str(turn.play) for turn in self.game.turns]

    @property
    def reading(self) -> str:
        return self.scene.texts.reading

    @property
    def remark(self) -> str:
        return self.scene.texts.remark

    @property
    def badges(self) -> list[str]:
        """What the small labels on the board say."""
        return [badge.text for badge in self.scene.badges]

    def square(self, name: str) -> Square:
        found = read_square(name)
        assert found is not None
        return found

    def at(self, name: str) -> QPointF:
        """The middle of a square."""
        return self.scene.layout.square(self.square(name)).center()

    def tile(self, tile: str, number: int = 0) -> CardItem:
        """A tile of the rack, put down or not; the first one of several, from left to right."""
        tiles = self.scene.tiles
        same = [index for index in tiles.shown_order if tiles.hand_cards[index] == tile]
        return tiles.hand[same[number]]

    @property
    def rack(self) -> str:
        """The tiles of the rack from left to right, those put down among them."""
        tiles = self.scene.tiles
        return "".join(tiles.hand_cards[index] for index in tiles.shown_order)

    @property
    def visible_places(self) -> list[PlaceItem]:
        return [place for place in self.scene.squares if place.isVisible()]

    @property
    def hand(self) -> Sequence[CardItem]:
        return self.scene.tiles.hand

    # --- moving ---------------------------------------------------------------------------------

    def click_tile(self, tile: str, number: int = 0) -> None:
        self.click(self.tile(tile, number).outline.center())

    def click_square(self, name: str) -> None:
        self.click(self.at(name))

    def drag_tile(self, tile: str, to: str | QPointF, number: int = 0) -> None:
        """Drag a tile of the rack to a square or a point."""
        end = self.at(to) if isinstance(to, str) else to
        self.drag(self.tile(tile, number).outline.center(), end)

    def drag_from(self, name: str, to: str | QPointF) -> None:
        """Drag a tile from a square to another one or to a point."""
        self.drag(self.at(name), self.at(to) if isinstance(to, str) else to)

    def take_back(self, name: str) -> None:
        """Right click a square."""
        self.click(self.at(name), RIGHT_BUTTON)

    def hold(self, tile: str) -> CardItem:
        """Drag a tile a little way, and don't let go."""
        item = self.tile(tile)
        centre = item.outline.center()
        self.start_drag(centre, centre + QPointF(30, -50))
        assert self.scene.held is item
        assert self.scene.is_dragging
        return item

    # --- typing ---------------------------------------------------------------------------------

    def type_at(self, name: str, way: str, typed: str) -> None:
        """Type from a square in a direction; a space skips a square.

        `j` leaves a blank without its digit.
        """
        self.view.setFocus()
        self.scene.stand_on(self.square(name))
        for _ in range(3):
            if self.scene.direction.value != way:
                self.key(Qt.Key.Key_Space)
        assert self.scene.direction.value == way
        for character in typed:
            if character == " ":
                self.key({">": Qt.Key.Key_Right, "v": Qt.Key.Key_Down}[way])
            elif character == "j":
                self.keys("j")
                self.key(Qt.Key.Key_Escape)
            else:
                self.keys(character)


ALL_NAMES = [f"{column}{row}" for column in "ABCDEFGHIJKLM" for row in range(1, 14)]


def digit_room(board: Board) -> QPointF:
    """A point of the rack's panel behind its tiles."""
    rack = board.scene.layout.rack
    return QPointF(rack.right() - 6, rack.center().y())
