"""The table with a real pointer: dragging, and clicking twice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.draft import ANSWER, LEFT, NUMBERS, RIGHT, PlaceKind
from formula_desktop.formula.play import Action
from formula_desktop.look import theme as themes
from formula_desktop.sentences import WrongSum
from tests.helpers.formula.games import NOOR, SAM, lying, match_of
from tests.helpers.formula.page import FELT, Table
from tests.helpers.played_page import RIGHT_BUTTON, drag_distance

HAND = "12368*9"
OTHER = "4455667"


@pytest.fixture
def first(qtbot: QtBot) -> Table:
    """Noor lays the first formula: 2 _ 4 lies there."""
    return Table(qtbot, match_of(HAND, OTHER))


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    """Noor is to move; 12 + 64 = 76 lies there."""
    plays = "(2)+(4)=6", "1(2)+6(4)=7(6)"
    return Table(qtbot, lying(match_of(HAND, "1674455", stock="5"), *plays))


# --- dragging -------------------------------------------------------------------------------------


def test_a_card_dragged_to_the_answer_is_put_down(first: Table) -> None:
    first.drag_card("6", first.place(ANSWER))
    assert first.reads == "2?4=6"
    first.assert_nothing_held()
    rect = first.scene.rects.numbers[ANSWER][0]
    assert first.card("6").pos() == rect.topLeft()
    assert first.card("6").face.new


def test_a_first_formula_by_dragging_only(first: Table) -> None:
    symbol = first.symbol(Operator.ADD)
    first.drag(symbol.outline.center(), first.gap_place.rect.center())
    assert first.reads == "2+4=?"
    assert symbol.pos() == symbol.home  # there is a card of it for ever
    first.drag_card("6", first.place(ANSWER))
    assert first.scene.texts.reading == "2 + 4 = 6, correct"
    first.press_button(first.page.play_button)
    assert first.plays[0] == "(2)+(4)=6"
    first.wait()
    assert len(first.plays) == 2
    assert len(first.scene.cards.hand) == 6


@pytest.mark.parametrize(
    ("number", "where", "index", "reads"),
    [
        (LEFT, PlaceKind.ON, 0, "92+64=76"),
        (LEFT, PlaceKind.ON, 1, "19+64=76"),
        (LEFT, PlaceKind.BEFORE, 0, "912+64=76"),
        (LEFT, PlaceKind.BEHIND, 0, "129+64=76"),
        (LEFT, PlaceKind.WHOLE, 0, "9+64=76"),
        (RIGHT, PlaceKind.ON, 0, "12+94=76"),
        (RIGHT, PlaceKind.WHOLE, 0, "12+9=76"),
        (ANSWER, PlaceKind.BEFORE, 0, "12+64=976"),
        (ANSWER, PlaceKind.BEHIND, 0, "12+64=769"),
        (ANSWER, PlaceKind.WHOLE, 0, "12+64=9"),
    ],
)
def test_a_card_dragged_to_each_kind_of_place(
    table: Table, number: int, where: PlaceKind, index: int, reads: str
) -> None:
    table.drag_card("9", table.place(number, where, index))
    assert table.reads == reads
    table.assert_nothing_held()
    # and back again
    table.drag_card("9", table.scene.layout.hand_room.center())
    assert table.reads == "12+64=76"
    assert not table.draft.puts
    table.assert_nothing_held()


@pytest.mark.parametrize("is_silent", [False, True])
def test_a_card_over_the_outer_third_of_another_comes_beside_it(
    table: Table, is_silent: bool
) -> None:
    if is_silent:  # every place is shown
        table.settings.wrong_sums = WrongSum.ONLY_WHETHER
    for number, index, aside, reads in (
        (LEFT, 0, -0.4, "312+64=76"),
        (LEFT, 0, 0.0, "32+64=76"),
        (LEFT, 1, 0.4, "123+64=76"),
        (LEFT, 1, 0.1, "13+64=76"),
        (LEFT, 1, -0.4, "13+64=76"),
    ):
        on = table.place(number, PlaceKind.ON, index)
        where = PlaceKind.BEHIND if aside > 0 else PlaceKind.BEFORE
        end = table.place(number, where)
        table.scene.pick_up(table.card("3"))
        offered = {each.key for each in table.scene.places if table.scene.is_offered(each)}
        table.scene.put_back()
        point = on.rect.center() + QPointF(aside * on.rect.width(), 0)
        table.start_drag(table.card("3").outline.center(), point)
        (hot,) = (each for each in table.scene.places if each.is_hot)
        assert hot.isVisible(), "it is shown where the card comes"
        table.release(point)
        if is_silent or end.key in offered or on.key not in offered:
            assert table.reads == reads
        else:
            assert hot.key == on.key, "beside the other card it would lead to nothing"
        table.game.take_back_all()


def test_a_card_is_lifted_and_shows_its_places_while_it_is_dragged(table: Table) -> None:
    item = table.hold("9")
    assert item.face.lifted
    assert item.zValue() > max(each.zValue() for each in table.scene.cards.hand if each is not item)
    assert {each.key for each in table.visible_places} == set(table.draft.all_places())
    over = table.place(LEFT, PlaceKind.WHOLE).rect.center()
    table.move(over)
    assert (item.outline.center() - over).manhattanLength() < 3  # gripped in its middle
    table.release(over)
    assert table.reads == "9+64=76"


def test_the_card_follows_the_pointer_where_it_was_gripped(table: Table) -> None:
    item = table.card("9")
    corner = item.pos() + QPointF(10, 12)
    table.start_drag(corner, QPointF(500, 300))
    assert (item.pos() + QPointF(10, 12) - QPointF(500, 300)).manhattanLength() < 3
    table.release(QPointF(500, 300))


def test_a_card_dropped_nowhere_glides_back(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER), animation=True)
    item = table.card("9")
    table.until_still()
    home = item.home
    table.drag_card("9", FELT)
    assert item.pos() != home  # on its way
    assert table.scene.held is None
    table.assert_nothing_held()
    assert item.pos() == home
    assert table.game.hand.cards == "*123689"


def test_a_refused_place_says_which_rule_it_is(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER))
    table.drag_card("9", table.place(LEFT, PlaceKind.BEFORE))
    assert table.draft.puts == ()
    assert "starting cards" in table.scene.texts.remark.lower()
    table.assert_nothing_held()


def test_a_put_card_dragged_over_another_place_moves(table: Table) -> None:
    table.drag_card("9", table.place(LEFT, PlaceKind.ON, 0))
    table.drag_card("9", table.place(ANSWER, PlaceKind.ON, 1))
    assert table.reads == "12+64=79"
    table.drag_card("8", table.place(ANSWER, PlaceKind.ON, 1))
    assert table.reads == "12+64=78"  # the 9 came back
    assert len(table.draft.puts) == 1
    table.assert_nothing_held()


def test_a_put_card_dropped_nowhere_goes_back_to_its_number(table: Table) -> None:
    table.drag_card("9", table.place(LEFT, PlaceKind.ON, 0))
    table.drag_card("9", FELT)
    assert table.reads == "92+64=76"
    table.assert_nothing_held()


def test_the_hand_is_rearranged_by_dragging(table: Table) -> None:
    assert table.game.hand.cards == "*12389"
    table.drag_card("9", table.card("1").outline.center())
    assert table.game.hand.cards == "*91238"
    table.drag_card("*", table.card("8").outline.center())
    assert table.game.hand.cards == "91238*"
    table.assert_nothing_held()
    xs = [table.scene.cards.hand[index].pos().x() for index in table.game.hand.order]
    assert xs == sorted(xs)


def test_sort_puts_the_hand_in_order(table: Table) -> None:
    table.drag_card("9", table.card("1").outline.center())
    table.press_button(table.page.sort_button)
    assert table.game.hand.cards == "12389*"


def test_a_small_movement_is_a_click(table: Table) -> None:
    item = table.card("9")
    centre = item.outline.center()
    step = (drag_distance() - 2) / table.view.unit
    table.press(centre)
    table.move(centre + QPointF(step, 0))
    assert not table.scene.is_dragging
    assert item.pos() == item.home
    table.release(centre + QPointF(step, 0))
    assert table.scene.held is item  # picked up by the click
    assert not table.scene.is_dragging


# --- clicking ---------------------------------------------------------------------------------


def test_click_then_click(table: Table) -> None:
    table.click_card("9")
    assert table.scene.held is table.card("9")
    assert table.visible_places
    table.click(table.place(RIGHT, PlaceKind.ON, 1).rect.center())
    assert table.reads == "12+69=76"
    table.assert_nothing_held()


def test_a_second_card_clicked_is_held_instead(table: Table) -> None:
    table.click_card("9")
    table.click_card("8")
    assert table.scene.held is table.card("8")
    table.click_card("8")
    table.assert_nothing_held()


def test_a_click_on_the_felt_lets_go(table: Table) -> None:
    table.click_card("9")
    table.click(QPointF(500, 130))
    table.assert_nothing_held()
    assert not table.draft.puts


def test_a_click_on_the_stock_lets_go_first_and_then_draws(table: Table) -> None:
    stock = table.scene.cards.stock.outline.center()
    table.click_card("9")
    table.click(stock)
    table.assert_nothing_held()
    assert len(table.plays) == 2
    table.click(stock)
    assert table.plays[2] == "draw"


def test_a_click_on_the_stock_while_cards_are_put_down_says_what_to_do(table: Table) -> None:
    table.drag_card("9", table.place(LEFT, PlaceKind.ON, 0))
    stock = table.scene.cards.stock.outline.center()
    table.click(stock)
    assert len(table.plays) == 2
    assert len(table.draft.puts) == 1
    assert table.scene.texts.remark == "Take your cards back first."
    table.press_button(table.page.back_button)
    assert table.scene.texts.remark != "Take your cards back first."
    table.click(stock)
    assert table.plays[2] == "draw"


def test_a_click_on_the_operator_takes_the_next_one(table: Table) -> None:
    gap = table.scene.cards.gap.outline.center()
    read = []
    for _ in range(4):
        table.click(gap)
        read.append(table.reads)
    assert read == ["12-64=76", "12x64=76", "12/64=76", "12+64=76"]


def test_a_click_on_the_place_of_a_sign_that_was_just_clicked_keeps_it(table: Table) -> None:
    """Click a card, then its place, as for any other card."""
    gap = table.scene.cards.gap.outline.center()
    table.click(table.symbol(Operator.MULTIPLY).outline.center())
    table.click(gap)
    assert table.reads == "12x64=76"
    table.click(gap)
    assert table.reads == "12/64=76"


def test_a_symbol_clicked_or_dragged_comes_to_the_gap(table: Table) -> None:
    table.click(table.symbol(Operator.DIVIDE).outline.center())
    assert table.reads == "12/64=76"
    assert table.scene.cards.gap.face.new
    table.drag(table.symbol(Operator.MULTIPLY).outline.center(), table.gap_place.rect.center())
    assert table.reads == "12x64=76"
    assert table.symbol(Operator.MULTIPLY).face.chosen
    table.drag(table.symbol(Operator.ADD).outline.center(), FELT)
    assert table.reads == "12x64=76"
    table.assert_nothing_held()


def test_a_right_click_takes_one_card_back(table: Table) -> None:
    table.drag_card("9", table.place(LEFT, PlaceKind.ON, 0))
    table.drag_card("8", table.place(ANSWER, PlaceKind.ON, 0))
    table.click(table.card("9").outline.center(), RIGHT_BUTTON)
    assert table.reads == "12+64=86"
    table.click(table.card("9").outline.center(), RIGHT_BUTTON)  # in the hand: nothing happens
    assert table.reads == "12+64=86"
    table.press_button(table.page.back_button)
    assert table.reads == "12+64=76"
    table.assert_nothing_held()


def test_take_back_also_takes_the_operator_back(table: Table) -> None:
    assert not table.page.back_button.isEnabled()
    table.click(table.scene.cards.gap.outline.center())
    table.press_button(table.page.back_button)
    assert table.reads == "12+64=76"
    assert not table.page.back_button.isEnabled()


@pytest.mark.parametrize("card", ["9", "*"])
def test_a_double_click_never_leaves_a_card_stuck(table: Table, card: str) -> None:
    table.double_click(table.card(card).outline.center())
    table.assert_nothing_held()
    table.drag_card(card, table.place(LEFT, PlaceKind.ON, 0))
    if table.scene.ring:
        table.click(table.scene.ring.centre_of(9))
    table.double_click(table.card(card).outline.center())
    table.scene.close_ring()
    table.assert_nothing_held()
    assert table.reads == "92+64=76"


def test_a_double_click_on_a_place_puts_one_card(table: Table) -> None:
    table.click_card("9")
    table.double_click(table.place(LEFT, PlaceKind.WHOLE).rect.center())
    assert table.reads == "9+64=76"
    table.assert_nothing_held()


# --- the joker --------------------------------------------------------------------------------


def test_a_joker_asks_for_its_digit_and_can_be_changed(table: Table) -> None:
    table.drag_card("*", table.place(LEFT, PlaceKind.ON, 0))
    assert table.reads == "?2+64=76"
    assert table.scene.ring is not None
    table.click(table.scene.ring.centre_of(7))
    assert table.scene.ring is None
    assert table.reads == "72+64=76"
    assert table.card("*").face.text == "7"
    table.click_card("*")
    assert table.scene.ring is not None
    assert table.scene.ring.at == 7
    table.click(table.scene.ring.centre_of(0))
    assert table.reads == "02+64=76"
    table.assert_nothing_held()


@pytest.mark.parametrize("is_large", [False, True])
def test_the_ring_of_digits_leaves_the_sum_in_sight(qtbot: QtBot, is_large: bool) -> None:
    plays = "(2)+(4)=6", "1(2)+6(4)=7(6)"
    match = lying(match_of(HAND, "1674455", stock="5"), *plays)
    table = Table(qtbot, match, theme=themes.LIGHT.sized(is_projector=is_large))
    for size in ((1024, 640), (1280, 800), (1920, 1080), (800, 1000)):
        table.page.resize(*size)
        QApplication.processEvents()
        for place in (
            (LEFT, PlaceKind.ON, 0),
            (RIGHT, PlaceKind.BEHIND),
            (ANSWER, PlaceKind.WHOLE),
        ):
            table.drag_card("*", table.place(*place))
            ring, scene = table.scene.ring, table.scene
            assert ring is not None
            layout = scene.layout
            seen = [*map(scene.rects.around, NUMBERS), *scene.texts.lines]
            seen += [layout.log, layout.buttons, layout.lamp]
            buttons = [ring.rect_of(digit) for digit in range(10)]
            assert all(map(scene.sceneRect().contains, buttons)), (size, place)
            hidden = [rect for rect in seen for button in buttons if button.intersects(rect)]
            assert not hidden, (size, place)
            table.press_button(table.page.back_button)


def test_a_click_beside_the_ring_leaves_the_joker_as_it_is(table: Table) -> None:
    table.drag_card("*", table.place(LEFT, PlaceKind.ON, 0))
    table.click(QPointF(700, 480))
    assert table.scene.ring is not None, "the first click only says what to do"
    assert table.scene.texts.remark == "Choose a digit in the ring."
    table.click(QPointF(700, 480))
    assert table.scene.ring is None
    assert table.reads == "?2+64=76"
    assert not table.page.play_button.isEnabled()
    table.click_card("*")
    assert table.scene.ring is not None, "a click on the card opens it again"
    table.click(table.scene.ring.centre_of(7))
    table.click_card("*")
    table.click(QPointF(700, 480))
    assert table.scene.ring is None, "it has its digit"
    table.assert_nothing_held()


def test_a_joker_moves_with_its_digit(table: Table) -> None:
    table.drag_card("*", table.place(LEFT, PlaceKind.ON, 0))
    assert table.scene.ring is not None
    table.click(table.scene.ring.centre_of(3))
    table.drag_card("*", table.place(ANSWER, PlaceKind.BEHIND))
    assert table.reads == "12+64=763"


@pytest.mark.parametrize("number", [LEFT, RIGHT])
def test_a_starting_joker_asks_for_its_digit(qtbot: QtBot, number: int) -> None:
    starting = "*4" if number == LEFT else "4*"
    table = Table(qtbot, match_of("1236899", OTHER, starting=starting))
    joker = table.scene.cards.rows[number][0].outline.center()
    table.click(joker)
    assert table.scene.ring is not None
    table.click(table.scene.ring.centre_of(2))
    assert table.scene.ring is None
    table.click(table.symbol(Operator.ADD).outline.center())
    table.drag_card("6", table.place(ANSWER))
    assert table.reads == ("2+4=6" if number == LEFT else "4+2=6")
    table.click(joker)
    assert table.scene.ring is not None
    table.click(table.scene.ring.centre_of(5))
    assert table.draft.refusal is not None
    table.click(joker)
    assert table.scene.ring is not None
    table.click(table.scene.ring.centre_of(2))
    table.press_button(table.page.play_button)
    assert table.plays[0] == ("(*2)+(4)=6" if number == LEFT else "(4)+(*2)=6")


# --- Play, and what it says -------------------------------------------------------------------


def test_play_tells_why_not_and_what_it_earns(first: Table) -> None:
    button = first.page.play_button
    assert not button.isEnabled()
    assert button.toolTip()
    first.click(first.symbol(Operator.ADD).outline.center())
    first.drag_card("8", first.place(ANSWER))
    assert first.scene.texts.reading == "2 + 4 is not 8"
    assert "not 8" in button.toolTip()
    first.drag_card("6", first.place(ANSWER, PlaceKind.ON, 0))
    assert button.isEnabled()
    assert button.toolTip() == ""


def test_pressing_play_before_it_is_right_says_what_is_missing(first: Table) -> None:
    page = first.page
    place = page.play_button.geometry().center()
    QTest.mouseClick(page.button_panel, Qt.MouseButton.LeftButton, pos=place)
    assert first.scene.texts.remark == "First lay something that is right."
    first.game.choose_operator(Operator.ADD)
    assert first.scene.texts.remark == ""
    QTest.mouseClick(page.button_panel, Qt.MouseButton.LeftButton, pos=place)
    assert first.scene.texts.remark == "You can play once it is right."
    other = page.draw_button.geometry().center()
    first.game.take_back_all()
    QTest.mouseClick(page.button_panel, Qt.MouseButton.LeftButton, pos=other)
    assert "right" not in first.scene.texts.remark


def test_the_log_is_there_once_something_was_played(first: Table) -> None:
    assert not first.page.frame.isVisible()
    first.quick.plays = [Action.DRAW]
    first.press_button(first.page.draw_button)
    first.wait()
    assert first.page.frame.isVisible()
    first.game.undo()
    first.wait()
    assert not first.page.frame.isVisible()


def test_the_hand_is_covered_until_its_player_has_taken_the_seat(qtbot: QtBot) -> None:
    match = lying(match_of(HAND, OTHER, players=(NOOR, SAM)), "(2)+(4)=6")
    table = Table(qtbot, match)
    table.press_button(table.page.uncover_button) if table.game.is_covered else None
    table.wait()
    table.press_button(table.page.draw_button)
    table.until(lambda: table.game.is_covered)
    assert table.game.draft is None
    faces = {item.face.text for item in table.scene.cards.hand}
    assert faces == {""}
    at = table.scene.cards.hand[0].outline.center()
    table.start_drag(at, FELT)
    assert table.scene.held is None
    table.release(FELT)
    table.press_button(table.page.uncover_button)
    assert not table.game.is_covered
    assert table.game.draft is not None
    assert {item.face.text for item in table.scene.cards.hand} != {""}


def test_the_log_shows_the_newest_play_whole(qtbot: QtBot) -> None:
    table = Table(qtbot, lying(match_of("1225667", players=(NOOR, SAM)), *["draw"] * 40))
    for _ in range(3):
        table.game.uncover()
        table.game.draw_or_pass()
        table.wait()
    view = table.page.log_view
    last = view.model().index(view.model().rowCount() - 1, 0)
    table.until(lambda: view.viewport().rect().contains(view.visualRect(last)))


def test_the_log_stays_at_its_end_in_every_size_unless_it_was_scrolled(qtbot: QtBot) -> None:
    table = Table(qtbot, lying(match_of("1225667", players=(NOOR, SAM)), *["draw"] * 40))
    view, page = table.page.log_view, table.page
    bar = view.verticalScrollBar()
    for height in (560, 900, 640):
        page.window().resize(1100, height)
        table.until(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    bar.setValue(2)
    page.window().resize(1100, 600)
    table.wait()
    assert bar.value() == 2
