"""Both tables for screen readers: names, roles and states, and turns played through them."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from formula_desktop.arguments import FORMULA
from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.formula.options import Options
from formula_desktop.look.languages import Language
from formula_desktop.models.words.formula import lying_in_words
from formula_desktop.models.words.spoken import aloud
from formula_desktop.table.accessible import NodeInterface
from tests.helpers.digifeud.games import game_of
from tests.helpers.digifeud.page import RACK, Board, opened_game
from tests.helpers.formula.games import NOOR, SAM, lying, match_of
from tests.helpers.formula.page import Table
from tests.helpers.played_page import AnyPlayedPage
from tests.helpers.screen.tree import below, children, found, interface, name, names, press
from tests.helpers.window import Open

HAND = "12368*9"
OTHER = "1674455"
Key = Qt.Key
Role = QAccessible.Role
Text = QAccessible.Text


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    """Noor is to move; 12 + 64 = 76 lies there."""
    plays = "(2)+(4)=6", "1(2)+6(4)=7(6)"
    return Table(qtbot, lying(match_of(HAND, OTHER, stock="5"), *plays))


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    """Noor is to move with `**012346`, `+--` and `=`."""
    return Board(qtbot, opened_game())


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> list[QAccessibleEvent]:
    """The accessibility events that are sent from now on."""
    events: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", events.append)
    return events


def root(table: AnyPlayedPage) -> QAccessibleInterface:
    return interface(table.view)


def kinds(events: list[QAccessibleEvent], of: str) -> set[QAccessible.Event]:
    """The kinds of events of all items with a name."""
    texts = ((event.type(), event.object()) for event in events)
    return {kind for kind, each in texts if name(interface(each)) == of}


# --- the tree -----------------------------------------------------------------------------------


def test_the_cards_of_formula_have_names_roles_and_places(table: Table) -> None:
    top = root(table)
    assert name(top) == "Table"
    hand = found(top, "Your cards, your turn")
    assert names(hand) == ["joker", "1", "2", "3", "8", "9"]
    for card, item in zip(children(hand), (table.card(each) for each in "*12389"), strict=True):
        assert card.role() == Role.Button
        corner = table.view.viewport().mapToGlobal(table.pixel(item.outline.topLeft()))
        assert (card.rect().topLeft() - corner).manhattanLength() <= 1
        assert card.rect().width() >= item.outline.width() * table.view.unit
        assert not card.state().focused
        assert not card.state().pressed
        assert top.childAt(*card.rect().center().toTuple()).indexOfChild(card) >= 0
        assert card.parent().object() is hand.object()
    formula = found(top, "Formula")
    assert names(formula) == [
        "first number: 12",
        "plus",
        "second number: 64",
        "equals",
        "answer: 76",
    ]
    assert [names(number) for number in children(formula)[::2]] == [[*"12"], [*"64"], [*"76"]]
    assert names(found(top, "Players")) == ["Computer, normal, 4 cards"]
    assert found(top, "Stock: 43 cards").text(Text.Value) == "43"
    chosen = {name(each): each.state().checked for each in children(found(top, "Symbol cards"))}
    assert chosen == {"plus": True, "minus": False, "times": False, "divided by": False}
    assert found(top, "12 plus 64 equals 76").role() == Role.StaticText
    assert found(top, "Lay a correct formula with 1 to 3 cards.") is not None


def test_the_buttons_on_the_table_are_there_too(table: Table) -> None:
    seen = [each for each in below(root(table)) if not each.state().invisible]
    buttons = [name(each) for each in seen if isinstance(each.object(), QPushButton)]
    assert buttons == ["Play", "Take a card", "Take back", "Sort", "Hint"]
    (log,) = (each for each in below(root(table)) if each.role() == Role.Table)
    assert name(log) == "Turns so far"
    assert "12 plus 64 equals 76" in names(log)


def test_every_square_is_named_with_what_is_there(board: Board) -> None:
    top = root(board)
    squares = children(found(top, "Board"))
    assert len(squares) == 169
    assert len({name(each) for each in squares}) == 169
    said = [name(each) for each in squares]
    assert said[0] == "A1, empty"
    assert said[-1] == "M13, empty"
    for taken in ("C7, 5", "D7, times", "F7, equals", "G7, 4", "H8, plus"):
        assert taken in said
    blue, red = found(top, "D4, empty, blue"), found(top, "C2, empty, red")
    assert blue.text(Text.Description).startswith("Blue, +1×")
    assert red.text(Text.Description).startswith("Red, +2×")
    assert found(top, "A1, empty").text(Text.Description) == ""
    for square, place in zip(squares, board.scene.squares, strict=True):
        centre = board.view.viewport().mapToGlobal(board.pixel(place.rect.center()))
        assert square.rect().contains(centre)
    rack = found(top, "Your tiles, …")
    assert names(rack) == [*2 * ["blank"], *"012346", "plus", "minus", "minus", "equals"]
    assert names(found(top, "Players"))[0] == "Noor, 50 points, 8 digits, your turn"


def test_the_centre_is_named_before_the_first_sum(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of(RACK, "x+-"))
    centre = found(root(board), "G7, empty…")
    assert name(centre).endswith(", centre")
    assert centre.text(Text.Description).startswith("The centre")


def test_covered_cards_are_not_told(qtbot: QtBot) -> None:
    match = lying(match_of(HAND, OTHER, players=(NOOR, SAM)), "draw")
    table = Table(qtbot, match)
    top = root(table)
    assert names(found(top, "Sam’s cards, …")) == ["7 face-down cards"]
    press(found(top, "Show Sam’s cards"))
    assert names(found(top, "Sam’s cards, …")) == [*"1445567"]


def test_open_hands_are_told(qtbot: QtBot) -> None:
    match = match_of("1236889", "145*567", options=Options(open_cards=True))
    table = Table(qtbot, match)
    (seat,) = names(found(root(table), "Players"))
    assert seat == "Computer, normal, 7 cards, joker, 1, 4, 5, 5, 6, 7"


def test_the_tiles_of_both_open_racks_are_told(qtbot: QtBot) -> None:
    racks = BoardOptions(open_racks=True)
    board = Board(
        qtbot, game_of(RACK, "x+-", "9999*111", "+--", players=(NOOR, SAM), options=racks)
    )
    top = root(board)
    digits = ["blank", "1", "1", "1", "9", "9", "9", "9"]
    signs = ["plus", "minus", "minus", "equals"]
    assert names(found(top, "Sam’s tiles")) == digits + signs


# --- playing ------------------------------------------------------------------------------------


def test_a_turn_of_formula(table: Table) -> None:
    """3 on the 2, and a joker as 7 on the 6: 13 + 64 = 77."""
    top = root(table)
    press(found(top, "3"))
    assert found(top, "3").state().pressed
    assert table.scene.held is table.card("3")
    assert "after first number: 12" in names(found(top, "Places for 3"))
    press(found(top, "on the 2, first number: 12"))
    assert "Places for 3" not in names(top)
    assert names(found(top, "first number: 13")) == ["1", "3, put down"]
    assert found(top, "13 plus 64 is not 76, now lay the answer") is not None
    assert not found(top, "Play").actionInterface().actionNames()
    press(found(top, "joker"))
    press(found(top, "on the 6, answer: 76"))
    press(children(found(top, "Which digit?"))[7])
    assert names(found(top, "answer: 77"))[1] == "joker that counts as 7, put down"
    assert found(top, "13 plus 64 equals 77, correct") is not None
    press(found(top, "Play"))
    table.qtbot.waitUntil(lambda: len(table.plays) > 3)
    table.wait()
    assert table.plays[2] == "(1)3+(64)=(7)*7"
    assert (
        found(top, aloud(lying_in_words(table.game.position))) is not None
    )  # the computer has played


def test_an_operator_and_a_card_from_the_stock(table: Table) -> None:
    top = root(table)
    press(found(top, "Symbol cards").child(1))
    assert table.reads == "12-64=76"
    assert found(top, "Symbol cards").child(1).state().checked
    press(found(top, "Formula").child(1))
    assert table.reads == "12x64=76"
    press(found(top, "Stock: 43 cards"))
    table.wait()
    assert table.plays[2] == "draw"


def test_pressing_what_is_held_puts_it_back(table: Table) -> None:
    top = root(table)
    for _ in range(2):
        press(found(top, "8"))
    table.assert_nothing_held()
    assert not found(top, "8").state().pressed
    press(found(top, "8"))
    press(found(top, "9"))  # another one instead
    assert table.scene.held is table.card("9")


def test_a_turn_of_digifeud(board: Board) -> None:
    top = root(board)
    for tile, square in (("4", "I7"), ("blank", "J7")):
        press(children(found(top, "Your tiles, …"))[names(found(top, "Your tiles, …")).index(tile)])
        press(found(top, f"{square}, empty…"))
    press(children(found(top, "Which digit?"))[3])
    assert found(top, "J7, blank that counts as 3, put down…") is not None
    press(found(top, "J7, blank that counts as 3, put down…"))
    assert found(top, "Which digit?").childCount() == 10
    board.key(Key.Key_Escape)
    press(found(top, "Take back"))
    assert found(top, "J7, empty…") is not None


def test_a_whole_sum_of_digifeud(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of(RACK, "x+-"))
    top = root(board)
    for tile, square in zip(("5", "times", "8", "equals", "4", "0"), "CDEFGH", strict=True):
        rack = found(top, "Your tiles, …")
        press(children(rack)[names(rack).index(tile)])
        press(found(top, f"{square}7, empty…"))
    assert found(top, "G7, 4, put down…") is not None
    assert found(top, "5 times 8 equals 40, correct. Points: …") is not None
    press(found(top, "Play · 50"))
    board.wait()
    assert board.plays[0] == "C7> 5x8=40"
    assert found(top, "G7, 4") is not None


def test_a_square_that_does_not_take_the_tile_says_why(board: Board) -> None:
    top = root(board)
    press(found(top, "0"))
    assert not found(top, "A1, empty").state().selectable  # no sum can have it there
    assert found(top, "E9, empty").state().selectable
    assert not found(top, "G7, 4").state().selectable
    press(found(top, "G7, 4"))
    assert board.remark in names(top)
    assert "G7" in board.remark
    board.assert_nothing_held()


def test_pressing_a_square_stands_there_to_type(board: Board) -> None:
    top = root(board)
    press(found(top, "B3, empty…"))
    assert found(top, "B3, empty…").state().focused
    board.keys("6")
    assert board.put_down == {"B3": "6"}


# --- while it changes ---------------------------------------------------------------------------


def test_the_focus_is_told(table: Table, events: list[QAccessibleEvent]) -> None:
    top = root(table)
    table.key(Key.Key_Right)
    QApplication.processEvents()
    focused = [each for each in below(top) if each.state().focused]
    assert [*map(name, focused)] == ["1"]
    assert QAccessible.Event.Focus in kinds(events, "1")
    assert top.focusChild().object() is focused[0].object()
    table.keys("8")
    QApplication.processEvents()
    focused = [each for each in below(top) if each.state().focused]
    assert [*map(name, focused)] == ["before first number: 12"]
    table.key(Key.Key_Escape)
    table.tab_to(table.page.sort_button)
    assert not [each for each in below(top) if each.state().focused and is_spot(each)]


def is_spot(each: QAccessibleInterface) -> bool:
    return isinstance(each, NodeInterface)


def test_changes_are_told(table: Table, events: list[QAccessibleEvent]) -> None:
    top = root(table)
    assert top.childCount()
    table.keys("9")
    QApplication.processEvents()
    assert QAccessible.Event.StateChanged in kinds(events, "9")
    assert QAccessible.Event.ObjectShow in kinds(events, "before answer: 76")
    table.key(Key.Key_Return)
    QApplication.processEvents()
    gone = [event for event in events if event.type() == QAccessible.Event.ObjectHide]
    assert len(gone) >= 15
    table.keys("-")
    QApplication.processEvents()
    assert QAccessible.Event.NameChanged in kinds(events, "minus")
    assert top.childCount() > 5


def test_the_language_and_the_next_game_are_followed(
    table: Table, language: Language, events: list[QAccessibleEvent]
) -> None:
    top = root(table)
    assert found(top, "Symbol cards").child(0).isValid() is not None
    language.speak("nl")
    table.page._retranslate()
    assert found(top, "Jouw kaarten, …").childCount() == 6
    assert found(top, "Leg een formule die klopt, met 1 tot 3 kaarten.") is not None
    language.speak("en")
    table.page._retranslate()
    table.show_match(match_of("1122334", OTHER))
    assert names(found(top, "Your cards, …")) == [*"1122334"]
    table.page.clear()
    assert not [each for each in children(top) if is_spot(each)]


def test_what_is_gone_answers_nothing(table: Table) -> None:
    """Screen readers keep asking, even about what has been closed."""
    top = root(table)
    hand = children(found(top, "Your cards, …"))
    node = hand[0].object()
    table.show_match(match_of("1122334", OTHER))
    assert all(each.isValid() for each in hand[:6])
    table.page.clear()
    QApplication.processEvents()
    for each in hand:
        assert not each.isValid()
        assert each.state().invisible
        actions = each.actionInterface()
        assert actions is not None
        actions.doAction("Press")
    view = table.view
    view.setParent(None)
    view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert not isValid(view)
    assert not isValid(node)
    assert not isValid(hand[0])


def test_a_fault_while_answering_is_told_and_nothing_worse(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[type[BaseException]] = []
    monkeypatch.setattr("sys.excepthook", lambda kind, *_rest: faults.append(kind))
    card = children(found(root(table), "Your cards, …"))[0]
    node = card.object()
    monkeypatch.delattr(node, "is_there")
    assert not card.isValid()
    assert faults == [AttributeError]


def test_the_whole_window_can_be_read(open_window: Open, qtbot: QtBot) -> None:
    """From the window down to the last card, parents and children agree."""
    window = open_window()
    window.games.start_against_computer(FORMULA)
    assert window.play is not None
    qtbot.waitUntil(lambda: window.play.game.draft is not None)  # type: ignore[union-attr]
    top = interface(window)
    nodes = [each for each in below(top) if is_spot(each)]
    assert len(nodes) > 20
    for each in nodes:
        parent = each.parent()
        assert parent.indexOfChild(each) >= 0
        assert parent.child(parent.indexOfChild(each)).object() is each.object()
        assert each.window() is not None
