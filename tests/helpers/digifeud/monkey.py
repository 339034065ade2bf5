"""Random actions at Digifeud's board, among them plays."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QPushButton

from formula_desktop.digifeud.draft import draft_of
from formula_desktop.digifeud.game import Game, new_bags, new_game
from tests.helpers.digifeud.games import assert_sound
from tests.helpers.digifeud.random_games import random_options, random_sum
from tests.helpers.formula.games import COMPUTER, NOOR, SAM, STARTED
from tests.helpers.monkey import Monkey, assert_holding_sound, lifted


def random_game(random: Random) -> Game:
    """Persons and computers, with any options."""
    players = [NOOR, random.choice((SAM, COMPUTER))]
    random.shuffle(players)
    options = random_options(random)
    bags = new_bags(options, random)
    return new_game(options, tuple(players), STARTED, random.randrange(2), *bags)


class BoardMonkey(Monkey):
    """Lays sums, or tries."""

    def rects(self) -> list[QRectF]:
        scene = self.table.scene
        rects = [item.outline for item in scene.tiles.hand] * 3
        rects += [place.rect for place in scene.squares[78:91]] * 2
        rects += [place.rect for place in self.random.sample(scene.squares, 20)]
        return [*rects, scene.layout.rack, scene.layout.rack]

    def buttons(self) -> list[QPushButton]:
        page = self.table.page
        buttons = [page.play_button, page.back_button, page.shuffle_button]
        return [*buttons, page.undo_button, page.pass_button]

    def other(self) -> None:
        """Time passes, too."""
        super().other()
        table, random = self.table, self.random
        table.clock.pass_by(seconds=random.choice((-30, 1, 20, 20, 100)))
        if random.random() < 0.3:
            table.page.follow_clock()

    def sensible(self) -> None:
        """What a player would do, so that the game continues."""
        board, random = self.table, self.random
        draft = board.game.draft
        if board.page.uncover_button.isVisible():
            board.press_button(board.page.uncover_button)
        elif board.game.position.is_over and random.random() < 0.2:
            board.show_game(random_game(random), waits=False)
        elif draft is None:
            return
        elif draft.refusal is None:
            board.press_button(board.page.play_button)
        elif board.scene.ring is not None:
            board.click(self.point())
        elif board.scene.held is None and random.random() < 0.5:
            self.lay()

    def lay(self) -> None:
        """Put down all of a sum; now and then Play is for later."""
        board, random = self.table, self.random
        laid = random_sum(board.game.position, random)
        if laid is None:
            return
        board.press_button(board.page.back_button)
        for put in draft_of(board.draft.view, laid).puts:
            if board.scene is None or board.game.draft is None:
                return  # a menu or a dialog has come in between
            start = board.scene.tiles.hand[put.index].outline.center()
            board.drag(start, board.scene.layout.square(put.square).center())
            if board.scene is not None and board.scene.ring is not None:
                board.click(board.scene.ring.centre_of(put.digit or 0))
        if board.scene is not None and random.random() < 0.8:
            board.press_button(board.page.play_button)


def assert_table_sound(board: Any) -> None:
    """What holds at every moment."""
    game, scene = board.game, board.scene
    if getattr(board, "checked", None) is not game.position:
        assert_sound(game)  # which computes all turns again
        board.checked = game.position
    assert game.hand.hand == game.position.racks[game.shown_seat].tiles
    assert_holding_sound(board)
    items = scene.tiles.hand
    assert lifted(items, scene.held)
    if not scene.is_moving:
        lies = {square for square, tile in enumerate(game.position.board.tiles) if tile}
        assert set(scene.tiles.lying) == lies
    for put in game.draft.puts if game.draft else ():
        assert game.hand.hand[put.index] == put.kind
        home, there = items[put.index].home, scene.layout.square(put.square).topLeft()
        assert home == there, f"{put} is at {home}, moving {scene.is_moving}, held {scene.held}"
    squares = [put.square for put in game.draft.puts] if game.draft else []
    assert len(set(squares)) == len(squares)
    homes = {(item.home.x(), item.home.y()) for item in items}
    assert len(homes) == len(items)
