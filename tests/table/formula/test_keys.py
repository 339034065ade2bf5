"""The table with the keyboard alone, and the ring around the item that has the focus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.draft import ANSWER, LEFT, PlaceKind
from formula_desktop.table.items import CardItem, FocusItem, PlaceItem
from tests.helpers.formula.games import lying, match_of
from tests.helpers.formula.page import Table
from tests.helpers.played_page import CONTROL

HAND = "12368*9"
OTHER = "1674455"
Key = Qt.Key


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    """Noor is to move; 12 + 64 = 76 lies there."""
    plays = "(2)+(4)=6", "1(2)+6(4)=7(6)"
    return Table(qtbot, lying(match_of(HAND, OTHER, stock="5"), *plays))


def ring(table: Table) -> FocusItem:
    """The ring around the item that has the keyboard."""
    (found,) = [each for each in table.scene.items() if isinstance(each, FocusItem)]
    return found


def assert_focus_shows(table: Table) -> None:
    focused = table.scene.focused
    assert focused is not None
    assert ring(table).isVisible()
    assert ring(table).boundingRect().contains(focused.outline)


def stands_on(table: Table) -> CardItem | PlaceItem | None:
    return table.scene.focused


def test_tab_goes_from_area_to_area_and_then_to_the_buttons(table: Table) -> None:
    table.key(Key.Key_Right)  # the keyboard starts in the hand
    assert stands_on(table) in table.scene.cards.hand
    assert_focus_shows(table)
    table.key(Key.Key_Tab)
    assert stands_on(table) is table.scene.cards.gap
    assert_focus_shows(table)
    table.key(Key.Key_Tab)
    assert stands_on(table) in table.scene.cards.symbols.values()
    assert_focus_shows(table)
    table.key(Key.Key_Tab)
    assert not table.view.hasFocus()
    assert not ring(table).isVisible()
    table.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert table.view.hasFocus()
    assert stands_on(table) in table.scene.cards.symbols.values()
    assert_focus_shows(table)


def test_tab_leads_around_the_whole_page(table: Table) -> None:
    """Every control that can be used is met, and the table again."""
    page = table.page
    wanted = {page.draw_button, page.sort_button, page.undo_button, page.home_button}
    met = set()
    for _ in range(30):
        table.key(Key.Key_Tab)
        met |= {each for each in wanted if each.hasFocus()}
        if table.view.hasFocus():
            assert_focus_shows(table)
    assert met == wanted


def test_arrows_go_along_the_hand_and_around(table: Table) -> None:
    hand = [table.scene.cards.hand[index] for index in table.game.hand.order]
    table.key(Key.Key_Tab)
    met = []
    for _ in range(len(hand) + 1):
        met.append(stands_on(table))
        table.key(Key.Key_Right)
        assert_focus_shows(table)
    assert met == [*hand, hand[0]]
    table.key(Key.Key_Left)
    table.key(Key.Key_Left)
    assert stands_on(table) is hand[0] or stands_on(table) is hand[-1]


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_a_key_picks_up_and_puts_down(table: Table, key: Qt.Key) -> None:
    table.key(Key.Key_Right)
    item = stands_on(table)
    assert item in table.scene.cards.hand
    table.key(key)
    assert table.scene.held is item
    assert isinstance(stands_on(table), PlaceItem)
    assert stands_on(table).is_hot  # type: ignore[union-attr]
    assert_focus_shows(table)
    table.key(key)
    assert table.scene.held is None
    assert len(table.draft.puts) == 1
    assert_focus_shows(table)


def test_escape_lets_go_and_then_takes_everything_back(table: Table) -> None:
    table.keys("9")
    table.key(Key.Key_Return)
    table.keys("+-8")
    held = table.card("8")
    assert table.scene.held is held
    table.key(Key.Key_Escape)
    table.assert_nothing_held()
    assert stands_on(table) is held
    assert len(table.draft.puts) == 1
    table.key(Key.Key_Escape)
    assert table.reads == "12+64=76"


def test_digits_choose_from_the_hand(table: Table) -> None:
    table.keys("9")
    assert table.scene.held is table.card("9")
    table.keys("8")
    assert table.scene.held is table.card("8")
    table.keys("7")  # there is none
    assert table.scene.held is table.card("8")
    assert_focus_shows(table)


def test_a_digit_takes_the_next_card_that_is_the_same(qtbot: QtBot) -> None:
    table = Table(qtbot, lying(match_of("1236899", OTHER, stock="5"), "(2)+(4)=6", "draw"))
    for _ in range(2):
        table.keys("9")
        table.key(Key.Key_Return)
    assert [put.card for put in table.draft.puts] == ["9", "9"]
    table.keys("9")
    assert table.scene.held is None


def test_digits_come_one_after_another(qtbot: QtBot) -> None:
    """Behind what lies there, and also where a card of the table follows: it is covered next."""
    table = Table(qtbot, lying(match_of(HAND, OTHER, stock="5"), "(2)+(4)=6", "draw"))
    table.keys("1")
    while stands_on(table) is not table.place(ANSWER):
        table.key(Key.Key_Right)
    table.key(Key.Key_Return)
    table.keys("2")
    table.key(Key.Key_Return)
    assert table.reads == "2+4=612"
    table.key(Key.Key_Escape)
    for digit in "98":
        table.keys(digit)
        table.key(Key.Key_Return)
    assert table.reads == "98+4=6"


def test_operators_are_typed(table: Table) -> None:
    for key, reads in (
        ("-", "12-64=76"),
        ("x", "12x64=76"),
        ("/", "12/64=76"),
        ("+", "12+64=76"),
        ("*", "12x64=76"),
        (":", "12/64=76"),
    ):
        table.keys(key)
        assert table.reads == reads


def test_the_operator_is_changed_in_the_gap_and_from_the_column(table: Table) -> None:
    table.key(Key.Key_Right)
    table.key(Key.Key_Tab)
    table.key(Key.Key_Space)
    assert table.reads == "12-64=76"
    assert stands_on(table) is table.scene.cards.gap
    table.key(Key.Key_Tab)
    while stands_on(table) is not table.symbol(Operator.DIVIDE):
        table.key(Key.Key_Down)
    table.key(Key.Key_Return)
    assert table.reads == "12/64=76"
    assert stands_on(table) is table.symbol(Operator.DIVIDE)
    assert_focus_shows(table)


def test_a_joker_is_read_by_keys(table: Table) -> None:
    table.keys("j")
    assert table.scene.held is table.card("*")
    table.key(Key.Key_Return)
    assert table.scene.ring is not None
    table.keys("7")
    assert table.reads.startswith("712+")
    # once more, with the arrows
    item = table.card("*")
    table.key(Key.Key_Tab)
    while stands_on(table) is not item:
        table.key(Key.Key_Right)
    table.key(Key.Key_Return)
    assert table.scene.ring is not None
    assert table.scene.ring.at == 7
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Right, Key.Key_Up):
        table.key(key)
    assert table.scene.ring.at == 9
    table.key(Key.Key_Return)
    assert table.scene.ring is None
    assert table.reads.startswith("912+")
    assert table.view.hasFocus()


def test_escape_leaves_the_ring_only(table: Table) -> None:
    table.keys("j")
    table.key(Key.Key_Return)
    table.key(Key.Key_Escape)
    assert table.scene.ring is None
    assert len(table.draft.puts) == 1
    assert table.reads == "?12+64=76"


def test_delete_takes_back_what_the_keyboard_stands_on(table: Table) -> None:
    table.drag_card("9", table.place(LEFT, PlaceKind.ON, 0))
    table.drag_card("8", table.place(ANSWER, PlaceKind.ON, 0))
    table.key(Key.Key_Right)
    table.key(Key.Key_Tab)
    while stands_on(table) is not table.card("9"):
        table.key(Key.Key_Right)
    table.key(Key.Key_Delete)
    assert table.reads == "12+64=86"
    table.key(Key.Key_Backspace)
    assert table.reads == "12+64=76"
    table.key(Key.Key_Delete)
    assert table.reads == "12+64=76"


def test_ctrl_and_arrows_move_a_card_in_the_hand(table: Table) -> None:
    table.keys("9")
    table.key(Key.Key_Escape)
    assert stands_on(table) is table.card("9")
    for _ in range(2):
        table.key(Key.Key_Left, CONTROL)
        assert stands_on(table) is table.card("9")
        assert_focus_shows(table)
    assert table.game.hand.cards == "*12938"
    table.key(Key.Key_Right, CONTROL)
    assert table.game.hand.cards == "*12398"


def test_a_click_hides_the_ring_and_a_key_shows_it_again(table: Table) -> None:
    table.keys("9")
    assert ring(table).isVisible()
    table.click_card("8")
    assert not ring(table).isVisible()
    table.key(Key.Key_Right)
    assert_focus_shows(table)


@pytest.mark.parametrize("typed", ["+", "9"])
def test_any_key_that_does_something_shows_where_the_keyboard_is(table: Table, typed: str) -> None:
    assert not ring(table).isVisible()
    table.keys(typed)
    assert_focus_shows(table)


@pytest.mark.parametrize("plays", [("(2)+(4)=6", "1(2)+6(4)=7(6)"), ("(2)+(4)=6", "draw")])
def test_arrows_come_to_every_place(qtbot: QtBot, plays: tuple[str, ...]) -> None:
    table = Table(qtbot, lying(match_of(HAND, OTHER, stock="5"), *plays))
    arrows = [Key.Key_Right, Key.Key_Left, Key.Key_Up, Key.Key_Down]
    ways: dict[object, list[Qt.Key]] = {}
    waiting: list[list[Qt.Key]] = [[]]
    while waiting:
        way = waiting.pop(0)
        table.key(Key.Key_Escape)
        table.keys("9")
        for key in way:
            table.key(key)
        here = stands_on(table)
        assert isinstance(here, PlaceItem)
        if here.key not in ways:
            ways[here.key] = way
            waiting += [[*way, key] for key in arrows]
    index = table.scene.cards.hand.index(table.card("9"))
    assert set(ways) == set(table.draft.places(index))
    assert max(map(len, ways.values())) <= len(ways)


def test_play_by_ctrl_return_and_by_tab(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER, stock="5"))
    table.keys("+6")
    table.key(Key.Key_Return)
    assert table.page.play_button.isEnabled()
    table.key(Key.Key_Return, CONTROL)
    assert table.plays[0] == "(2)+(4)=6"
    assert table.view.hasFocus()
    table.wait()
    table.key(Key.Key_Return, CONTROL)  # not a formula: nothing happens
    assert len(table.plays) == 2


def test_undo_leaves_the_keyboard_where_it_can_go_on(table: Table) -> None:
    table.tab_to(table.page.undo_button)
    table.key(Key.Key_Return)
    assert table.plays == []
    table.key(Key.Key_Tab)
    for _ in range(30):
        if table.view.hasFocus():
            break
        table.key(Key.Key_Tab)
    assert_focus_shows(table)
