"""The seats at both tables show who sits there, in every theme and without crowding anything."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud import options as digifeud
from formula_desktop.digifeud.game import new_bags, new_game
from formula_desktop.formula.match import new_deck, new_match
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.look.presentation import Look, Presentation
from formula_desktop.look.theme import DARK
from formula_desktop.models.table.digifeud import DigifeudGame
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.pages.table.digifeud import DigifeudPage
from formula_desktop.pages.table.formula import FormulaPage
from formula_desktop.players import Level, Player
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.settings.settings import Settings
from tests.helpers.formula.games import STARTED
from tests.helpers.looks import look_of

LONG = "Maximiliaan-Alexander van de Berkenhorst"
PLAYERS = (
    Player("Noor"),
    Player("Computer", Level.NORMAL),
    Player(LONG),
    Player("Zoë"),
    Player("Computer 2", Level.MASTER),
)
FACES = (
    SavedSeat("a", "teal", "fox"),
    SavedSeat("b"),
    SavedSeat("c", "blue", "kite"),
    SavedSeat(),
    SavedSeat("d"),
)


def formula_page(qtbot: QtBot, faces: tuple[SavedSeat, ...], look: Look) -> FormulaPage:
    match = new_match(Options(scoring=Scoring.POINTS), PLAYERS, STARTED, 1, new_deck(Random(5)))
    game = FormulaGame(match)
    game.faces = faces
    page = FormulaPage(Settings(), look)
    qtbot.addWidget(page, before_close_func=lambda _page: page.clear())
    page.resize(1024, 640)
    page.show_game(game)
    page.show()
    qtbot.waitExposed(page)
    return page


def digifeud_page(qtbot: QtBot, faces: tuple[SavedSeat, ...]) -> DigifeudPage:
    options = digifeud.Options(turn_limit_minutes=72 * 60)
    players = (PLAYERS[2], PLAYERS[0])
    bags = new_bags(options, Random(5))
    game = DigifeudGame(new_game(options, players, STARTED, 0, *bags), clock=lambda: STARTED)
    game.faces = faces
    page = DigifeudPage(Settings(), look_of())
    qtbot.addWidget(page, before_close_func=lambda _page: page.clear())
    page.resize(1024, 640)
    page.show_game(game)
    page.show()
    qtbot.waitExposed(page)
    return page


@pytest.mark.parametrize("faces", [FACES, ()], ids=["chosen", "from a file"])
def test_formula_shows_everybody(qtbot: QtBot, faces: tuple[SavedSeat, ...]) -> None:
    look = look_of()
    page = formula_page(qtbot, faces, look)
    assert page.scene is not None
    texts = page.scene.texts
    game = page.scene.game
    shown = game.shown_seat
    others = [seat for seat in range(5) if seat != shown]
    chosen = faces or (SavedSeat(),) * 5
    assert [item.seat.player for item in texts.seats] == [PLAYERS[seat] for seat in others]
    assert [item.seat.face for item in texts.seats] == [chosen[seat] for seat in others]
    assert texts.portrait._face == chosen[shown]
    before = page.grab().toImage()
    look.show(Presentation(DARK))
    assert page.grab().toImage() != before
    assert texts.portrait.theme is DARK


@pytest.mark.parametrize("faces", [(FACES[2], FACES[0]), ()], ids=["chosen", "from a file"])
def test_digifeud_shows_both_and_nothing_lies_on_anything(
    qtbot: QtBot, faces: tuple[SavedSeat, ...]
) -> None:
    page = digifeud_page(qtbot, faces)
    assert page.scene is not None
    for panel in page.scene.texts.panels:
        items = (panel.portrait, panel.name, panel.turn, panel.points, panel.tiles)
        lying = [item.sceneBoundingRect() for item in items]
        assert all(panel.rect.contains(rect) for rect in lying if rect.width())
        for one, other in itertools.combinations(lying, 2):
            common = one.intersected(other)
            assert common.width() < 1 or common.height() < 3, (one, other)  # a line's own air
