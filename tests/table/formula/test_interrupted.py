"""A drag that is interrupted always puts the card back; and what is possible while others play."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.draft import ANSWER, LEFT, PlaceKind
from formula_desktop.formula.match import Match
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Action, read_play
from formula_desktop.players import Player
from formula_desktop.store.settings.settings import ComputerSpeed
from tests.helpers.formula.games import COMPUTER, NOOR, lying, match_of
from tests.helpers.formula.page import FELT, Table
from tests.helpers.played_page import PLAIN, RIGHT_BUTTON

HAND = "12368*9"
OTHER = "1674455"


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    """Noor is to move; 12 + 64 = 76 lies there."""
    plays = "(2)+(4)=6", "1(2)+6(4)=7(6)"
    return Table(qtbot, lying(match_of(HAND, OTHER, stock="5"), *plays))


def escape(table: Table) -> None:
    table.key(Qt.Key.Key_Escape)


def second_button(table: Table) -> None:
    table.press(table.card("9").outline.center(), RIGHT_BUTTON)


def focus_elsewhere(table: Table) -> None:
    table.page.undo_button.setFocus()


def window_left(table: Table) -> None:
    QApplication.sendEvent(table.page, QEvent(QEvent.Type.WindowDeactivate))


def window_blocked(table: Table) -> None:
    """What a window hears when a dialog comes in front of it."""
    QApplication.sendEvent(table.page, QEvent(QEvent.Type.WindowBlocked))


def page_hidden(table: Table) -> None:
    table.page.hide()


def dialog_opened(table: Table) -> None:
    dialog = QDialog(table.page)
    table.qtbot.addWidget(dialog)
    dialog.open()
    QApplication.processEvents()
    # so that nothing but being blocked can be the reason
    dialog.close()


def resized(table: Table) -> None:
    table.page.resize(1100, 700)
    QApplication.processEvents()


def undone(table: Table) -> None:
    table.game.undo()


def played(table: Table) -> None:
    table.game.draw_or_pass()


def other_language(table: Table) -> None:
    QApplication.sendEvent(table.page, QEvent(QEvent.Type.LanguageChange))


INTERRUPTIONS = [
    escape,
    second_button,
    focus_elsewhere,
    window_left,
    window_blocked,
    page_hidden,
    dialog_opened,
    resized,
    undone,
    played,
    other_language,
]
Interruption = Callable[[Table], None]


@pytest.mark.parametrize("interruption", INTERRUPTIONS)
def test_an_interrupted_drag_puts_the_card_back(table: Table, interruption: Interruption) -> None:
    table.hold("9")
    interruption(table)
    table.assert_nothing_held()
    assert "9" in table.game.hand.cards
    # the pointer still goes on, and the button comes up: nothing follows it
    table.move(QPointF(400, 300))
    table.assert_nothing_held()
    table.release(QPointF(400, 300))
    table.assert_nothing_held()
    assert table.game.draft is None or not table.draft.puts


@pytest.mark.parametrize("interruption", INTERRUPTIONS[:9])
def test_an_interrupted_drag_puts_a_card_back_on_its_number(
    table: Table, interruption: Interruption
) -> None:
    table.drag_card("9", table.place(LEFT, PlaceKind.ON, 0))
    table.hold("9")
    interruption(table)
    table.assert_nothing_held()
    if interruption is undone:
        return
    assert table.reads == "92+64=76"
    home = table.scene.rects.numbers[LEFT][0].topLeft()
    assert table.card("9").pos() == home


@pytest.mark.parametrize("interruption", INTERRUPTIONS)
def test_what_was_picked_up_by_a_click_comes_home(table: Table, interruption: Interruption) -> None:
    table.click_card("9")
    assert table.scene.held is table.card("9")
    interruption(table)
    table.assert_nothing_held()


@pytest.mark.parametrize("interruption", INTERRUPTIONS)
def test_the_ring_closes(table: Table, interruption: Interruption) -> None:
    table.drag_card("*", table.place(LEFT, PlaceKind.ON, 0))
    assert table.scene.ring is not None
    interruption(table)
    assert table.scene.ring is None
    table.assert_nothing_held()


def test_a_dialog_blocks_a_drag_while_it_is_open(table: Table) -> None:
    table.hold("9")
    dialog = QDialog(table.page)
    table.qtbot.addWidget(dialog)
    dialog.open()
    QApplication.processEvents()
    table.assert_nothing_held()
    dialog.close()
    table.drag_card("9", table.place(LEFT, PlaceKind.ON, 0))
    assert table.reads == "92+64=76"


def test_the_drag_goes_on_after_a_key_that_means_nothing(table: Table) -> None:
    item = table.hold("9")
    for key in (Qt.Key.Key_8, Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_Delete):
        table.key(key)
    assert table.scene.held is item
    place = table.place(LEFT, PlaceKind.WHOLE).rect.center()
    table.move(place)
    table.release(place)
    assert table.reads == "9+64=76"


def test_a_second_press_of_the_same_button_ends_the_drag(table: Table) -> None:
    """As when the release was lost: outside the window, or in another program."""
    table.hold("9")
    table.press(FELT)
    table.assert_nothing_held()
    table.release(FELT)
    table.assert_nothing_held()


# --- while others play --------------------------------------------------------------------------


def slow_table(qtbot: QtBot, match: Match) -> Table:
    """A table where cards take their time; nobody waits for them."""
    return Table(qtbot, match, animation=True, speed=ComputerSpeed.SLOW, waits=False)


def test_a_click_skips_the_cards_that_travel(qtbot: QtBot) -> None:
    table = slow_table(qtbot, lying(match_of(HAND, OTHER, stock="5"), "(2)+(4)=6"))
    table.until(lambda: table.scene.is_moving)
    assert table.game.draft is None
    table.click(FELT)
    assert not table.scene.is_moving
    assert table.game.draft is not None
    assert len(table.plays) == 2
    assert len(table.scene.cards.rows[ANSWER]) == len(table.game.position.answer)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_skips_the_cards_that_travel(qtbot: QtBot, key: Qt.Key) -> None:
    table = slow_table(qtbot, lying(match_of(HAND, OTHER, stock="5"), "(2)+(4)=6"))
    table.until(lambda: table.scene.is_moving)
    table.key(key)
    assert not table.scene.is_moving
    assert table.game.draft is not None


@pytest.mark.parametrize("is_slow", [True, False])
def test_the_hand_is_rearranged_while_the_computer_plays(qtbot: QtBot, is_slow: bool) -> None:
    table = slow_table(qtbot, lying(match_of(HAND, OTHER, stock="5"), "(2)+(4)=6"))
    table.quick.is_slow = is_slow  # thinking, or on the way
    table.until(lambda: table.scene.is_moving or (is_slow and table.game.opponent.is_thinking))
    assert table.game.hand.cards == "*12389"
    table.drag_card("9", table.card("1").outline.center())
    assert table.game.hand.cards == "*91238"
    QTest.mouseClick(table.page.sort_button, Qt.MouseButton.LeftButton, PLAIN)
    assert table.game.hand.cards == "12389*"
    assert len(table.game.state.round.turns) == (1 if is_slow else 2)


def test_the_hand_is_rearranged_while_a_card_for_it_travels(qtbot: QtBot) -> None:
    """All others draw when an answer can be divided by 5: the hand has it before it is shown."""
    match = match_of(HAND, OTHER, stock="7", options=Options(multiples_of_five=True))
    match = lying(match, "(2)+(4)=6")
    fives = read_play("1(2)-7=5")
    table = slow_table(qtbot, match)
    table.quick.plays = [fives]
    table.until(lambda: table.scene.is_moving)
    assert len(table.game.hand.hand) == 7
    assert len(table.scene.cards.hand) == 6
    table.drag_card("9", table.card("1").outline.center())
    table.assert_nothing_held()
    assert "".join(table.scene.cards.hand_cards[at] for at in table.scene.cards.order) == "*91238"
    QTest.mouseClick(table.page.sort_button, Qt.MouseButton.LeftButton, PLAIN)
    table.assert_nothing_held()
    table.click(FELT)
    assert table.game.hand.cards == "123789*"
    shown = [table.scene.cards.hand_cards[at] for at in table.scene.cards.order]
    assert "".join(shown) == "123789*"


def test_own_cards_on_the_table_stay_there_while_others_draw(qtbot: QtBot) -> None:
    """The person's formula makes the others draw: what is put down isn't in reach meanwhile."""
    players = (NOOR, COMPUTER, Player("Sam", COMPUTER.level))
    options = Options(multiples_of_five=True)
    match = match_of("5123689", OTHER, "7788394", starting="14", options=options, players=players)
    table = slow_table(qtbot, match)
    table.until(lambda: table.game.draft is not None)
    table.click(table.symbol(Operator.ADD).outline.center())
    table.drag_card("5", table.place(ANSWER))
    table.until_still()
    laid = table.card("5")
    table.press_button(table.page.play_button)
    assert table.scene.is_moving
    table.drag(laid.outline.center(), table.scene.layout.hand_room.center())
    assert table.game.hand.cards == "123689"
    table.drag_card("9", table.card("1").outline.center())
    assert table.game.hand.cards == "912368"
    table.game.stop()


def test_undo_while_the_computers_cards_travel(qtbot: QtBot) -> None:
    table = slow_table(qtbot, lying(match_of(HAND, OTHER, stock="5"), "(2)+(4)=6"))
    table.until(lambda: table.scene.is_moving)
    table.press_button(table.page.undo_button)
    assert not table.scene.is_moving
    assert table.plays == []
    assert table.game.draft is not None
    assert table.game.hand.cards == "*123689"
    table.assert_nothing_held()
    assert not table.scene.cards.travelling


def test_the_page_can_be_cleared_at_any_moment(qtbot: QtBot) -> None:
    match = lying(match_of(HAND, OTHER, stock="5"), "(2)+(4)=6")
    table = slow_table(qtbot, match)
    table.until(lambda: table.scene.is_moving)
    table.show_match(match_of(HAND, OTHER))
    table.hold("9")
    table.page.clear()
    QApplication.processEvents()
    assert table.page.game is None
    table.show_match(match, waits=False)
    table.until(lambda: table.scene.is_moving)


def test_drawing_by_stock_and_by_button(table: Table) -> None:
    table.quick.plays = [Action.DRAW, Action.DRAW]
    table.click(table.scene.cards.stock.outline.center())
    table.wait()
    assert table.plays[2:] == ["draw", "draw"]
    table.press_button(table.page.draw_button)
    table.wait()
    assert table.plays[4:] == ["draw", "draw"]
    assert len(table.game.hand.cards) == 8


def test_buttons_do_nothing_while_the_computer_thinks(table: Table) -> None:
    table.quick.is_slow = True
    table.press_button(table.page.draw_button)
    assert table.game.opponent.is_thinking
    enabled: list[QWidget] = [
        table.page.play_button,
        table.page.draw_button,
        table.page.back_button,
    ]
    assert not any(button.isEnabled() for button in enabled)
    assert table.page.undo_button.isEnabled()
    table.click(table.scene.cards.stock.outline.center())
    table.click(table.scene.cards.gap.outline.center())
    assert len(table.plays) == 3
    table.press_button(table.page.undo_button)
    assert not table.game.opponent.is_thinking
    assert len(table.plays) == 2


# --- the play that ends a round -----------------------------------------------------------------

GOES_OUT = (
    *("(2)+(4)=6", "1(2)+6(4)=7(6)", "draw", "(1)3+(64)=(7)7", "draw"),
    "(13)+64=(77)",
)
"""The computer goes out with the same formula: its last two cards lie on equal ones."""


def about_to_end(qtbot: QtBot, speed: ComputerSpeed, *, animation: bool = True) -> Table:
    """A table on which the computer makes the last play of a round, at this speed."""
    match = lying(match_of(HAND, "1346677", stock="5500"), *GOES_OUT[:-1])
    table = Table(qtbot, match, animation=animation, speed=speed, waits=False)
    table.quick.plays = [read_play(GOES_OUT[-1])]
    return table


def click_felt(table: Table) -> None:
    table.click(FELT)


def press_a_letter(table: Table) -> None:
    table.key(Qt.Key.Key_X)


def press_result(table: Table) -> None:
    table.press_button(table.page.result_button)


@pytest.mark.parametrize("hurry", [click_felt, press_a_letter, press_result])
def test_the_formula_that_ends_a_round_stays_until_somebody_wants_the_result(
    qtbot: QtBot, hurry: Callable[[Table], None]
) -> None:
    table = about_to_end(qtbot, ComputerSpeed.SLOW)
    table.until(lambda: table.scene.is_ending)
    assert table.scene.texts.reading == "Computer: 13 + 64 = 77"
    table.key(Qt.Key.Key_Shift)
    assert table.scene.is_moving, "on its own it is no key"
    assert not table.rounds_over
    hurry(table)
    assert not table.scene.is_moving
    assert table.rounds_over == 1


def test_what_the_computer_lays_last_is_shown_for_longer(qtbot: QtBot) -> None:
    def times(table: Table) -> int:
        return table.scene._readings(table.game.last_step)

    table = about_to_end(qtbot, ComputerSpeed.NORMAL)
    table.until(lambda: table.scene.is_ending)
    assert times(table) > 1
    table.game.undo()
    assert times(table) == 1, "of any other turn"
    still = about_to_end(qtbot, ComputerSpeed.AT_ONCE, animation=False)
    still.until(lambda: bool(still.rounds_over))
    assert times(still) == 1, "without animation nobody waits"


def test_what_was_laid_last_is_told_while_the_table_is_looked_at(qtbot: QtBot) -> None:
    table = about_to_end(qtbot, ComputerSpeed.AT_ONCE, animation=False)
    table.until(lambda: bool(table.rounds_over))
    texts = table.scene.texts
    assert texts.reading == "Computer: 13 + 64 = 77"
    laid = "Computer laid a 6 on the 6. Computer laid a 4 on the 4."
    assert texts.remark == f"{laid} A digit may go on the same digit."
    assert len(table.scene.last_cards) == 2
