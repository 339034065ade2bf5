"""The signs in force are shown everywhere, and at once."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.digifeud.tiles import ALL_FOUR
from formula_desktop.formula.draft import ANSWER, Place, PlaceKind
from formula_desktop.formula.match import Match
from formula_desktop.look.theme import LIGHT
from formula_desktop.pages.kept_games.page import GamesPage
from formula_desktop.pages.new_game.digifeud_options import DigifeudOptions
from formula_desktop.pages.new_game.formula_options import FormulaOptions
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import DivideSign, Settings, TimesSign
from tests.helpers.digifeud.games import after, game_of
from tests.helpers.digifeud.page import Board
from tests.helpers.formula.games import NOOR, SAM, lying, match_of
from tests.helpers.formula.page import Table
from tests.helpers.looks import rules_link
from tests.helpers.window import game_in


def dots(settings: Settings) -> None:
    settings.times_sign = TimesSign.DOT
    change(settings, "divide_sign", DivideSign.COLON)


def change(settings: Settings, name: str, value: object) -> None:
    setattr(settings, name, value)
    QApplication.processEvents()  # Qt posts what it tells every window


def at_table(window: MainWindow, qtbot: QtBot, state: Any) -> Any:
    """The page with a game on it, whose player has taken the seat."""
    play = window.games.show_table("formula" if isinstance(state, Match) else "digifeud")
    play.start(state, ())
    qtbot.waitUntil(lambda: _is_asked(window.game))
    return play.page


def _is_asked(game: Any) -> bool:
    game.uncover()
    return game.draft is not None


def symbols(page: Any) -> list[str]:
    return [item.face.text for item in page.scene.cards.symbols.values()]


def test_formulas_table_follows(window: MainWindow, qtbot: QtBot, settings: Settings) -> None:
    match = match_of("1234688", "4455667", players=(NOOR, SAM))
    page = at_table(window, qtbot, lying(match, "(2)x(4)=8", "draw"))
    game, texts = game_in(window), page.scene.texts
    assert symbols(page) == ["+", "−", "×", "÷"]
    dots(settings)
    assert symbols(page) == ["+", "−", "·", ":"]
    assert page.scene.cards.gap.face.text == "·"
    assert texts.reading == "2 · 4 = 8"
    log = page.log_view.model()
    assert log.index(0, 1).data() == "2 · 4 = 8"
    game.choose_operator(Operator.DIVIDE)
    assert page.scene.cards.gap.face.text == ":"
    assert game.put(game.hand.hand.index("1"), Place(ANSWER, PlaceKind.ON, 0))
    assert texts.reading == "2 : 4 leaves a remainder"
    change(settings, "divide_sign", DivideSign.OBELUS)
    assert page.scene.cards.gap.face.text == "÷", "also while something is put down"
    assert texts.reading == "2 ÷ 4 leaves a remainder"
    assert page.play_button.toolTip() == texts.reading


def test_digifeuds_board_follows(window: MainWindow, qtbot: QtBot, settings: Settings) -> None:
    page = at_table(window, qtbot, opened_game_of_persons())
    tiles = page.scene.tiles
    lies = {item.face.text for item in tiles.lying.values()}
    assert "×" in lies
    dots(settings)
    assert {item.face.text for item in tiles.lying.values()} == lies - {"×"} | {"·"}
    assert page.log_view.model().index(0, 1).data() == "5 · 8 = 40"
    held = {index: tile for index, tile in enumerate(tiles.hand_cards) if tile in "x/"}
    assert {tiles.hand[index].face.text for index in held} <= {"·", ":"}


def opened_game_of_persons() -> Any:
    game = game_of("58401236", "x+-", "9999", "+", digits="*40*", signs="-", players=(NOOR, SAM))
    return after(game, "C7> 5x8=40", "H7v (0)+9=9")


def grabbed(widget: QWidget) -> bytes:
    QApplication.processEvents()
    image = widget.grab().toImage()
    return bytes(image.constBits())


def test_the_games_page_follows(window: MainWindow, qtbot: QtBot, settings: Settings) -> None:
    at_table(window, qtbot, lying(match_of("1234688", "4455667", players=(NOOR, SAM)), "(2)x(4)=8"))
    dots(settings)
    window.library.show_games()
    page = window.stack.currentWidget()
    assert isinstance(page, GamesPage)
    rows = page.rows
    with_dots = grabbed(rows)
    change(settings, "times_sign", TimesSign.CROSS)
    assert grabbed(rows) != with_dots


def test_a_language_brings_its_own(window: MainWindow, qtbot: QtBot, settings: Settings) -> None:
    page = at_table(window, qtbot, match_of("1234688", "4455667", players=(NOOR, SAM)))
    change(settings, "language", "nl")
    assert symbols(page) == ["+", "−", "×", ":"]
    change(settings, "divide_sign", DivideSign.OBELUS)
    assert symbols(page) == ["+", "−", "×", "÷"]
    change(settings, "language", "en")
    change(settings, "divide_sign", DivideSign.LANGUAGE)
    assert symbols(page) == ["+", "−", "×", "÷"]


@pytest.mark.parametrize("kind", [FormulaOptions, DigifeudOptions])
def test_the_options_of_a_new_game_follow(
    window: MainWindow, settings: Settings, kind: Any
) -> None:
    options = kind(rules_link, LIGHT, window)
    box = next(iter((options.operators if kind is FormulaOptions else options.sums).values()))
    names = [each.accessibleName() for each in options.findChildren(type(box))]
    last = list((options.operators if kind is FormulaOptions else options.sums).values())[-1]
    before = last.icon().pixmap(last.iconSize()).toImage()
    dots(settings)
    said = " ".join(label.text() for label in options.findChildren(QLabel))
    assert "·" in said
    assert "×" not in said
    assert "÷" not in said
    assert last.icon().pixmap(last.iconSize()).toImage() != before
    assert [each.accessibleName() for each in options.findChildren(type(box))] == names


@pytest.mark.parametrize("typed", ["*", "x", "X", "×", "·"])
def test_every_way_to_type_times(qtbot: QtBot, typed: str) -> None:
    table = Table(qtbot, match_of("1234688", "4455667", players=(NOOR, SAM)))
    table.press_button(table.page.uncover_button)
    table.keys(f"8{typed}")
    assert table.reads == "2x4=?"
    board = Board(qtbot, fresh_board())
    board.press_button(board.page.uncover_button)
    board.click(board.at("C7"))
    board.keys(f"5{typed}8=40")
    assert board.laid == "5x8=40"


@pytest.mark.parametrize("typed", ["/", ":", "÷"])
def test_every_way_to_type_divided_by(qtbot: QtBot, typed: str) -> None:
    table = Table(qtbot, match_of("1234688", "4455667", players=(NOOR, SAM)))
    table.press_button(table.page.uncover_button)
    table.keys(typed)
    assert table.reads == "2/4=?"
    board = Board(qtbot, fresh_board())
    board.press_button(board.page.uncover_button)
    board.click(board.at("C7"))
    board.keys(f"8{typed}4=2")
    assert board.laid == "8/4=2"


def fresh_board() -> Any:
    return game_of("58401236", "x/-", players=(NOOR, SAM), options=BoardOptions(operators=ALL_FOUR))
