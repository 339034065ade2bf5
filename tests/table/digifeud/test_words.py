"""What Digifeud's table says: sums and points, the time, the log."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTranslator
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.layout import standard_layout
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action, Sum, read_play
from formula_desktop.models.words.digifeud import colours_in_words, reading_in_words
from formula_desktop.players import Level, Player
from formula_desktop.sentences import WrongSum
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.settings.settings import ComputerSpeed
from tests.helpers.digifeud.games import Clock, after, game_of
from tests.helpers.digifeud.page import ANSWER, DRAWN, OPENING, RACK, Board, opened_game
from tests.helpers.formula.games import COMPUTER, NOOR, SAM

TEN = Options(turn_limit_minutes=10)


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    """Noor is to move with `**012346`, `+--` and `=`."""
    return Board(qtbot, opened_game())


# --- what is right ------------------------------------------------------------------------------


def test_a_sum_read_from_the_right_has_its_points_at_its_end(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of("12395678", "+-x", options=Options(directions=4)))
    board.type_at("F7", ">", "12=3+9")
    assert board.reading.startswith("9 + 3 = 12, correct")
    (badge,) = board.scene.badges
    assert badge.pos() == board.at("E7")


def test_points_are_broken_down_without_times_where_there_is_none(qtbot: QtBot) -> None:
    options = Options(operators=(Operator.ADD, Operator.SUBTRACT))
    board = Board(qtbot, game_of("53812679", "+-+", options=options))
    board.type_at("C7", ">", "5+3=8")
    assert board.reading == "5 + 3 = 8, correct. Points: 8 + 5 + 5 = 18"


def test_the_points_of_the_computer_stay_until_something_is_put_down(qtbot: QtBot) -> None:
    board = Board(qtbot, after(opened_game(COMPUTER, NOOR), "H11> (9)-3=6"))
    assert board.reading == "Computer: 9 − 3 = 6"
    assert board.remark == "6 point(s), 6 more for the 6 on red in the answer, 12 in all"
    tile = board.game.position.racks[1].digits[-1]
    board.type_at("C13", ">", tile)
    assert board.reading != "Computer: 9 − 3 = 6"
    assert board.remark != "6 + 6 = 12"


def test_points_are_broken_down(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of(RACK, "x+-"))
    board.type_at("C7", ">", "5x8=40")
    assert board.reading == "5 × 8 = 40, correct. Points: 40 + 2 × 5 = 50"
    assert board.badges == ["50"]
    assert board.page.play_button.text() == "Play · 50"
    assert board.page.play_button.toolTip() == ""
    (badge,) = board.scene.badges
    assert badge.pos() == board.at("I7")
    board.take_back("H7")
    assert board.reading == "5 × 8 = 4 …, now a tile"
    assert board.badges == []
    assert board.page.play_button.text() == "Play"


def test_every_bonus_is_explained_while_its_sum_is_laid(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of("58401238", "x+-", "9999", "+", digits=DRAWN, signs="-"))
    board.type_at("C7", ">", "5x8=40")
    assert board.remark == "5 on red +10, blue adds nothing in the answer"
    board.show_game(after(game_of("58401238", "x+-", "9999", "+", digits=DRAWN), OPENING, ANSWER))
    assert board.remark == "Build on a digit already there."
    board.show_game(after(board.game.state, "C7v (5)+3=8", "pass"))
    assert board.remark == ""


def test_how_numbers_are_read_is_said_where_one_is_written_the_other_way(qtbot: QtBot) -> None:
    options = Options(directions=4)
    board = Board(qtbot, game_of("56782*34", "x+-", options=options))
    board.type_at("G7", "v", "65=7x8")
    assert board.remark == "Numbers are always read from top to bottom."
    board.show_game(game_of("56782*34", "x+-", options=options))
    board.type_at("G7", ">", "65=7x8")
    assert board.remark == "Numbers are always read from left to right."
    board.show_game(game_of("56782*34", "x+-", options=options))
    board.type_at("G7", ">", "56=7x8")
    assert "Numbers" not in board.remark


@pytest.mark.parametrize("most", [1, 3])
def test_that_a_sum_may_be_longer_is_said_once_after_the_first_one_that_was_built(
    qtbot: QtBot, most: int
) -> None:
    players, options = (NOOR, Player("Computer", Level.EASY)), Options(max_operations=most)
    racks = "58401238", "x+-", "9999", "+"
    start = game_of(*racks, digits=DRAWN, players=players, options=options)
    start = after(start, OPENING, ANSWER)
    board = Board(qtbot, after(start, "C7v (5)+3=8", "pass"))
    assert board.remark == ("Longer counts, too: 2 + 3 + 4 = 9." if most == 3 else "")
    if most == 3:
        board.show_game(after(start, "C7v (5)+1+2=8", "pass"))
    assert board.remark == ""


@pytest.mark.parametrize(
    ("play", "words"),
    [
        ("G3v 7-2=(5)", "The 7 on red counts two more times (+14)."),
        ("G3v 0+5=(5)", ""),
        ("D4v 3+2=(5)", "The 3 on blue counts once more (+3)."),
        ("E7> 8-4=(4)", "The 4 on blue counts once more (+4)."),
        ("C7> 7x8=56", "7 on red +14, blue adds nothing in the answer"),
        ("G3v 3+1=4", "3 on red +6, blue adds nothing in the answer"),
        ("G7> 8-4=4", "8 on blue +8, 4 on red in the answer +4"),
        ("C7> 7-2=5", "7 on red +14, blue adds nothing in the answer"),
    ],
)
def test_each_coloured_square_under_a_sum_is_named(
    qapp: QApplication, play: str, words: str
) -> None:
    laid = read_play(play)
    assert isinstance(laid, Sum)
    assert colours_in_words(laid, standard_layout()) == words


@pytest.mark.parametrize(
    ("play", "words"),
    [
        ("E12^ 9x9=81", "read from bottom to top, but 81 from top to bottom"),
        ("K7< (12)-4=8", "read from right to left, but 12 from left to right"),
        ("K3< 7-3=4", "read from right to left"),
        ("G7> 3+7=10", "read from left to right"),
    ],
)
def test_a_number_is_never_read_backwards(qapp: QApplication, play: str, words: str) -> None:
    laid = read_play(play)
    assert isinstance(laid, Sum)
    assert reading_in_words(laid) == words


def test_what_is_read_backwards_is_shown_as_it_is_read(qtbot: QtBot) -> None:
    game = game_of("34712345", "+-x", options=Options(directions=4))
    board = Board(qtbot, game)
    board.settings.wrong_sums = WrongSum.ONLY_WHETHER
    board.type_at("E7", ">", "4=7-3")
    assert board.reading == "3 − 7 = 4", "it is read from the right"
    board.press_button(board.page.back_button)
    board.type_at("E7", ">", "4=3-7")
    assert board.reading == "7 − 3 = 4"


def test_points_without_a_bonus_are_one_number(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of("37112345", "+-x"))
    board.type_at("E7", ">", "3+1=4")
    # the 1 is on the blue centre
    assert board.reading == "3 + 1 = 4, correct. Points: 4 + 1 = 5"
    assert board.remark == "The 1 on blue counts once more (+1)."
    board.press_button(board.page.back_button)
    board.type_at("G7", "v", "3+1=4")
    assert board.reading == "3 + 1 = 4, correct. Points: 4 + 3 + 4 = 11"
    assert board.remark == "4 on red in the answer +4, 3 on blue +3"


@pytest.mark.parametrize(("width", "is_shown"), [(150, False), (230, False), (420, True)])
def test_who_is_to_move_has_room_before_the_number_of_digits(
    qtbot: QtBot, width: int, is_shown: bool
) -> None:
    (panel, _) = Board(qtbot, game_of(RACK, "x+-")).scene.texts.panels
    panel.name.say("Computer, makkelijk")
    panel.points.say("1234")
    panel.turn.say("aan de beurt")
    panel.tiles.say("5 cijfers")
    panel.show_in(QRectF(0, 0, width, 80), NOOR, SavedSeat(), is_to_move=True)
    assert panel.tiles.isVisible() is is_shown
    panel.show_in(QRectF(0, 0, width, 200), NOOR, SavedSeat(), is_to_move=True)
    assert panel.tiles.isVisible()


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
def test_the_badge_stays_at_its_sum_when_the_window_changes(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    board = Board(qtbot, game_of(RACK, "x+-"))
    board.type_at("C7", ">", "5x8=40")
    board.page.resize(*size)
    QApplication.processEvents()
    assert board.badges == ["50"]
    (badge,) = board.scene.badges
    assert badge.pos() == board.at("I7")


def test_the_played_sum_is_shown_with_its_bonuses(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of(RACK, "x+-"), animation=True, speed=ComputerSpeed.SLOW)
    board.type_at("C7", ">", "5x8=40")
    board.press_button(board.page.play_button)
    assert board.scene.is_moving
    assert board.badges == ["+2×5", "50"]
    assert board.reading == "Noor: 5 × 8 = 40"
    assert board.remark == "40 point(s), 10 more for the 5 on red, 50 in all"
    board.scene.skip()
    assert board.badges == []
    assert len(board.scene.tiles.hand) == 12
    assert [panel.points.text() for panel in board.scene.texts.panels] == ["50", "0"]


def test_no_direction_is_told_where_two_are_played(board: Board) -> None:
    board.type_at("C8", "v", "+1=6")
    assert board.reading == "5 + 1 = 6, correct. Points: 6"
    assert board.remark == ""


def test_what_the_table_says_between_the_turns(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of(RACK, "x+-"))
    board.quick.is_slow = True
    assert board.remark == "For example 3 + 4 = 7, a digit in the middle"
    assert board.scene.texts.bag.startswith("Bag: 34 digit")
    board.press_button(board.page.pass_button)
    board.until(lambda: board.game.opponent.is_thinking)
    assert board.remark == "The computer is thinking."
    board.quick.answer(Action.RESIGN)
    board.wait()
    assert board.remark == f"The game is over: {board.game.players[0].name} won."
    # The points say nothing after somebody has given up.
    assert [panel.points.text() for panel in board.scene.texts.panels] == ["", ""]


class Shouting(QTranslator):
    """A language of its own, so that the test does not wait for translations."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return source if "{" in source else source.upper()


def test_everything_is_said_in_another_language(board: Board, qapp: QApplication) -> None:
    board.type_at("C8", "v", "+1=")
    page = board.page
    buttons = page.pass_button, page.shuffle_button, page.play_button, page.back_button
    english = [board.remark, page.log_view.accessibleName(), *(each.text() for each in buttons)]
    shouting = Shouting()
    qapp.installTranslator(shouting)
    try:
        QApplication.processEvents()
        shouted = [board.remark, page.log_view.accessibleName(), *(each.text() for each in buttons)]
        assert board.scene.texts.panels[0].turn.text() == "YOUR TURN"
    finally:
        qapp.removeTranslator(shouting)
    QApplication.processEvents()
    assert shouted == [text.upper() for text in english]
    assert "YOUR TURN" not in board.scene.texts.panels[0].turn.text()
    assert len(board.put_down) == 3


# --- the time -----------------------------------------------------------------------------------


def time_shown(board: Board) -> list[str]:
    return [panel.turn.text() for panel in board.scene.texts.panels]


def test_the_time_left_counts(qtbot: QtBot) -> None:
    clock = Clock()
    board = Board(qtbot, game_of(RACK, "x+-", options=TEN), clock=clock)
    assert time_shown(board) == ["your turn · 10:00", ""]
    clock.pass_by(minutes=1, seconds=5)
    board.until(lambda: time_shown(board) == ["your turn · 8:55", ""])  # by itself, within a second
    board.drag_tile("5", "C7")
    clock.pass_by(minutes=8, seconds=55)
    board.page.follow_clock()
    assert time_shown(board) == ["your turn · 0:00", ""]
    assert board.rounds_over == 0
    clock.pass_by(seconds=1)
    board.page.follow_clock()
    board.until(lambda: board.rounds_over == 1)
    assert board.plays == ["timeout"]
    assert board.page.result_button.isVisible()
    assert time_shown(board) == ["", ""]
    board.page.follow_clock()
    assert board.plays == ["timeout"]


def test_long_times_and_no_time(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of(RACK, "x+-", options=Options(turn_limit_minutes=4320)))
    assert time_shown(board) == ["your turn", ""], "it matters later"
    board.clock.pass_by(hours=36)
    board.page.follow_clock()
    assert time_shown(board) == ["your turn · 36 h 0 min", ""]
    board.clock.pass_by(hours=35, minutes=1)
    board.page.follow_clock()
    assert time_shown(board) == ["your turn · 59:00", ""]
    board.show_game(game_of(RACK, "x+-"))
    assert time_shown(board) == ["your turn", ""]
    assert not board.page._seconds.isActive()


def test_after_a_turn_out_of_time_is_undone_there_is_nothing_to_redo(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of(RACK, "x+-", options=TEN))
    board.clock.pass_by(minutes=11)
    board.page.follow_clock()
    board.until(lambda: board.rounds_over == 1)
    board.press_button(board.page.undo_button)
    board.until(lambda: board.game.draft is not None)
    assert time_shown(board) == ["your turn · 10:00", ""]
    assert not board.game.can_redo


def test_no_time_runs_out_on_the_computer(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of(RACK, "x+-", options=TEN))
    board.quick.is_slow = True
    board.press_button(board.page.pass_button)
    board.until(lambda: board.game.opponent.is_thinking)
    board.clock.pass_by(days=3)
    board.page.follow_clock()
    assert board.plays == ["pass"]
    assert time_shown(board) == ["", "playing"]


# --- the log ------------------------------------------------------------------------------------


def hover(board: Board, row: int) -> None:
    log = board.page.log_view
    at = QPointF(log.visualRect(log.model().index(row, 1)).center())
    moved = QEvent.Type.MouseMove
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        moved, at, log.viewport().mapToGlobal(at), none, none, Qt.KeyboardModifier(0)
    )
    QApplication.sendEvent(log.viewport(), event)


def marked(board: Board) -> list[QPointF]:
    return [rect.center() for rect in board.scene.marks._rects]


def places(board: Board, names: str) -> list[QPointF]:
    return [board.at(name) for name in names.split()]


def test_a_sum_of_the_log_lights_up_on_the_board(qtbot: QtBot) -> None:
    board = Board(qtbot, after(opened_game(), "pass", "pass"))
    log = board.page.log_view
    assert log.model().rowCount() == 4
    hover(board, 0)
    assert marked(board) == places(board, "C7 D7 E7 F7 G7 H7")
    hover(board, 1)
    assert marked(board) == places(board, "H7 H8 H9 H10 H11")
    hover(board, 2)  # a pass
    assert marked(board) == []
    hover(board, 1)
    QApplication.sendEvent(log.viewport(), QEvent(QEvent.Type.Leave))
    assert marked(board) == []
    # by keyboard
    log.setCurrentIndex(log.model().index(0, 1))
    assert marked(board) == places(board, "C7 D7 E7 F7 G7 H7")
    board.page.resize(1500, 820)
    QApplication.processEvents()
    assert marked(board) == places(board, "C7 D7 E7 F7 G7 H7")


def test_the_log_tells_every_turn(qtbot: QtBot) -> None:
    board = Board(qtbot, after(game_of(RACK, "x+-", players=(NOOR, SAM)), OPENING, "pass"))
    model = board.page.log_view.model()
    rows = [[model.index(row, column).data() for column in range(3)] for row in range(2)]
    assert rows == [["1 Noor", "5 × 8 = 40", "50"], ["2 Sam", "passed", ""]]


def test_a_sum_of_the_log_lights_up_by_keyboard_too(qtbot: QtBot) -> None:
    board = Board(qtbot, opened_game())
    board.tab_to(board.page.log_view)
    log = board.page.log_view.model()
    laid = next(turn.play for turn in board.game.turns if isinstance(turn.play, Sum))
    board.key(Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert log.rowCount() > 0
    assert board.scene.marked == laid.squares
    board.key(Qt.Key.Key_Backtab)
    assert not board.page.log_view.hasFocus()
    assert board.scene.marked == ()
    board.key(Qt.Key.Key_Tab)
    assert board.scene.marked == laid.squares
