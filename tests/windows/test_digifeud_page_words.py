"""What Digifeud's table says: sums, points, every refusal, the time, the log."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action
from formula_desktop.digifeud.reasons import Reason
from formula_desktop.digifeud.tiles import ALL_FOUR
from formula_desktop.store.settings import ComputerSpeed
from formula_desktop.windows.languages import speak
from tests.models.digifeud_games import Clock, after, game_of
from tests.models.games import NOOR, SAM, QuickOpponent
from tests.windows.board_page import OPENING, RACK, Board, opened_game

FOUR = Options(directions=4, operators=ALL_FOUR)
TEN = Options(turn_limit_minutes=10)


@pytest.fixture(autouse=True)
def opponent(monkeypatch: pytest.MonkeyPatch) -> QuickOpponent:
    return QuickOpponent(monkeypatch)


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    """Noor is to move with `**012346`, `+--` and `=`."""
    return Board(qtbot, opened_game())


def type_at(board: Board, name: str, way: str, typed: str) -> None:
    """Type from a square on; a space leaves a square out, `j` leaves a blank without its digit."""
    board.view.setFocus()
    board.scene._stand_on(board.square(name))
    for _ in range(3):
        if board.scene._direction.value != way:
            board.key(Qt.Key.Key_Space)
    assert board.scene._direction.value == way
    for character in typed:
        if character == " ":
            keys = {">": Qt.Key.Key_Right, "v": Qt.Key.Key_Down}
            board.key(keys[way])
        elif character == "j":
            board.keys("j")
            board.key(Qt.Key.Key_Escape)
        else:
            board.keys(character)


# --- what is wrong ------------------------------------------------------------------------------


def new(first: str = "37110289", signs: str = "+-x", options: Options | None = None) -> Game:
    """The opening is to be laid."""
    return game_of(first, signs, options=options)


def seven(rack: str, signs: str, options: Options | None = None) -> Game:
    """`3 + 4 = 7` lies from G7 on; who laid it has this rack now."""
    kept, drawn = rack[:5], rack[5:]
    game = game_of("347" + kept, "+" + signs[:2], digits=drawn, signs=signs[2:], options=options)
    return after(game, "G7> 3+4=7", "pass")


def refusals() -> Iterator[tuple[Reason, Game, str, str, str, str]]:
    """The reason, a game, where and how something is typed, and what the table says then."""
    here, four = "12345678", "+-x"
    yield Reason.GAP, new(), "E7", ">", "3 7", "F7, in the middle of the sum, is empty"
    yield Reason.EQUALS_MISSING, new(), "E7", ">", "3+7", "3 + 7 has no = yet"
    yield Reason.OPERATION_MISSING, new(), "E7", ">", "3=", "3 = has no operator yet"
    yield Reason.OUTCOME_MISSING, new(), "E7", ">", "3+7=", "3 + 7 = has no outcome yet"
    missing = "In 3 + = 3 a number beside = is missing"
    yield Reason.NUMBER_BESIDE_SIGN_MISSING, new("33110289"), "E7", ">", "3+=3", missing
    last = "A sum ends with its outcome, and 7 = 3 + 1 does not"
    yield Reason.OUTCOME_NOT_LAST, new(), "E7", ">", "7=3+1", last
    yield (
        Reason.BLANK_WITHOUT_DIGIT,
        new("*3110289"),
        "E7",
        ">",
        "3+j=1",
        "A blank has no digit yet",
    )
    yield (
        Reason.OPENING_OFF_CENTRE,
        new(),
        "A1",
        ">",
        "1+2=3",
        ("The opening puts a digit on G7, the centre of the board"),
    )
    yield (
        Reason.OPENING_ONE_OPERATION,
        new("11130289"),
        "G7",
        ">",
        "1+1-0=2",
        ("The opening has exactly one operator before ="),
    )
    sign = "Of what lies on the board only digits can be used, not the + on H7"
    yield Reason.BOARD_SIGN, seven(here, four), "F7", ">", "12", sign
    one = Options(max_operations=1)
    yield (
        Reason.ONE_OPERATION,
        seven(here, "+-+", one),
        "K8",
        "v",
        "+1-2=6",
        ("In this game a sum has exactly one operator before ="),
    )
    yield (
        Reason.NOT_A_NUMBER_HERE,
        seven("11234589", four),
        "K6",
        "v",
        "1+2=19",
        (
            "Before = 17 can be used only where an earlier sum in this line, read in the same "
            "direction, has it as a number"
        ),
    )
    yield (
        Reason.OPERAND_TOO_LONG,
        seven("11234589", four),
        "K6",
        "v",
        "12+1=9",
        ("A number before = has one or two digits, and 172 has more"),
    )
    yield (
        Reason.OUTCOME_TOO_LONG,
        seven("12699123", "x-x"),
        "K5",
        "v",
        "9xx2=126",
        ("An outcome has one or two digits, and 126 has more"),
    )
    yield (
        Reason.LEADING_ZERO,
        seven("01812345", four),
        "K8",
        "v",
        "+1=08",
        ("An outcome of two digits does not start with 0, as 08 does"),
    )
    yield (
        Reason.DIVIDED_BY_ZERO,
        seven("00123456", "/+-", FOUR),
        "K8",
        "v",
        "/0=0",
        ("Nothing can be divided by 0, as in 7 ÷ 0"),
    )
    yield (
        Reason.NOT_EVEN,
        seven("27123456", "/x-", FOUR),
        "K8",
        "v",
        "/2x2=7",
        ("In 7 ÷ 2 × 2, 7 ÷ 2 does not come out even"),
    )
    yield Reason.WRONG, seven("28123456", four), "K8", "v", "+2=8", "7 + 2 is 9, not 8"
    yield (
        Reason.WRONG_FROM_THE_RIGHT,
        new("47311028", "-+x", FOUR),
        "E7",
        ">",
        "4=7-3",
        ("4 = 7 − 3 reads from the right as 3 − 7, which is −4, not 4"),
    )
    yield (
        Reason.WRONG_FROM_BELOW,
        new("47311028", "-+x", FOUR),
        "G5",
        "v",
        "4=7-3",
        ("4 = 7 − 3 reads from below as 3 − 7, which is −4, not 4"),
    )
    yield (
        Reason.TOUCHES_END,
        seven(here, four),
        "K2",
        "v",
        "1+2=3",
        ("7 would touch the sum's end: 37"),
    )
    ten = after(game_of("37104445", "+-+", digits="9999"), "C7> 3+7=10", "pass")
    yield Reason.TOUCHES_START, ten, "I7", ">", "+4=4", "1 would touch the sum's start: 10"
    yield (
        Reason.NO_BOARD_DIGIT,
        seven(here, four),
        "A1",
        ">",
        "1+2=3",
        ("The sum must use a digit that already lies on the board"),
    )


REFUSALS = list(refusals())


@pytest.mark.parametrize(
    ("reason", "game", "name", "way", "typed", "said"),
    REFUSALS,
    ids=[each[0].name.lower() for each in REFUSALS],
)
def test_the_line_under_the_board_says_what_is_wrong(
    qtbot: QtBot, reason: Reason, game: Game, name: str, way: str, typed: str, said: str
) -> None:
    opponent_passes = len(game.turns)
    board = Board(qtbot, game)
    assert len(board.plays) == opponent_passes
    type_at(board, name, way, typed)
    refusal = board.game.why_not_play
    assert refusal is not None
    assert board.reading == said
    assert refusal.reason is reason
    assert board.page.play_button.toolTip() == said
    assert not board.page.play_button.isEnabled()
    assert board.badges == []
    for button in (board.page.play_button, board.page.back_button):
        board.press_button(button)
    assert len(board.plays) == opponent_passes
    assert board.put_down == {}


def test_nothing_put_down_and_tiles_out_of_line(board: Board) -> None:
    assert board.page.play_button.toolTip() == "No tile has been put down yet"
    assert board.reading == ""
    type_at(board, "C9", ">", "1")
    type_at(board, "E11", ">", "2")
    assert board.reading == "All tiles of a turn lie in one row or one column"


def test_every_reason_that_a_draft_can_have_is_seen() -> None:
    seen = {each[0] for each in REFUSALS}
    seen |= {Reason.NOTHING_PUT_DOWN, Reason.NOT_ONE_LINE, Reason.COVERED}
    written = {Reason.NOT_A_PLAY, Reason.NOT_IN_A_SUM, Reason.NOT_A_SUM, Reason.NUMBER_MISSING}
    never = {Reason.TOO_LONG, Reason.TIME_OVER, Reason.TIME_NOT_OVER, Reason.GAME_OVER}
    never |= {Reason.LEAVES_BOARD, Reason.NOTHING_THERE, Reason.NOT_THERE, Reason.NOT_ON_RACK}
    never |= {Reason.NO_BLANK_ON_RACK, Reason.DIRECTION_NOT_PLAYED, Reason.OPERATOR_NOT_PLAYED}
    never |= {Reason.TOO_MANY_OPERATIONS}  # a rack has three operators
    assert seen | written | never == set(Reason)
    assert not seen & (written | never)


# --- what is right ------------------------------------------------------------------------------


def test_points_are_broken_down(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of(RACK, "x+-"))
    type_at(board, "C7", ">", "5x8=40")
    assert board.reading == "5 × 8 = 40, correct: 40 + 2 × 5 = 50"
    assert board.badges == ["50"]
    assert board.page.play_button.text() == "Play · 50"
    assert board.page.play_button.toolTip() == ""
    (badge,) = board.scene._badges
    assert badge.pos() == board.at("I7")
    board.take_back("H7")
    assert board.reading == "5 × 8 is 40, not 4"
    assert board.badges == []
    assert board.page.play_button.text() == "Play"


def test_points_without_a_bonus_are_one_number(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of("37112345", "+-x"))
    type_at(board, "E7", ">", "3+1=4")
    assert board.reading == "3 + 1 = 4, correct: 4 + 1 = 5"  # the 1 stands on the blue centre
    board.press_button(board.page.back_button)
    type_at(board, "G7", "v", "3+1=4")
    assert board.reading == "3 + 1 = 4, correct: 4 + 3 + 4 = 11"  # and the outcome on red


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
def test_the_badge_stays_at_its_sum_when_the_window_changes(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    board = Board(qtbot, game_of(RACK, "x+-"))
    type_at(board, "C7", ">", "5x8=40")
    board.page.resize(*size)
    QApplication.processEvents()
    assert board.badges == ["50"]
    (badge,) = board.scene._badges
    assert badge.pos() == board.at("I7")


def test_the_played_sum_is_shown_with_its_bonuses(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of(RACK, "x+-"), animation=True, speed=ComputerSpeed.SLOW)
    type_at(board, "C7", ">", "5x8=40")
    board.press_button(board.page.play_button)
    assert board.scene.is_moving
    assert board.badges == ["+2×5", "50"]
    assert board.reading == "Noor: 5 × 8 = 40"
    assert board.remark.startswith("40 + 2 × 5 = 50 · 5 new tile")
    board.scene.skip()
    assert board.badges == []
    assert len(board.scene.tiles.rack) == 12
    assert [panel.points.text() for panel in board.scene.felt.panels] == ["50", "0"]


def test_no_direction_is_told_where_two_are_played(board: Board) -> None:
    type_at(board, "C8", "v", "+1=6")
    assert board.reading == "5 + 1 = 6, correct: 6"
    assert board.remark == ""


def test_what_the_table_says_between_the_turns(qtbot: QtBot, opponent: QuickOpponent) -> None:
    opponent.is_slow = True
    board = Board(qtbot, game_of(RACK, "x+-"))
    assert board.remark == "Lay a sum with a digit on the centre, G7."
    assert board.scene.felt.bag.startswith("in the bag: 34 digit")
    board.press_button(board.page.pass_button)
    board.until(lambda: board.game.opponent.is_thinking)
    assert board.remark == "Computer is thinking."
    board.game.opponent._answer(Action.RESIGN)
    board.wait()
    assert board.remark == "The game is over."
    assert [panel.points.text() for panel in board.scene.felt.panels] == ["0", "1"]


def test_everything_is_said_in_another_language(board: Board, qapp: QApplication) -> None:
    type_at(board, "C8", "v", "+1=4")
    english = board.reading, board.page.pass_button.text()
    try:
        speak(qapp, "nl")
        QApplication.processEvents()
        dutch = board.reading, board.page.pass_button.text()
    finally:
        speak(qapp, "en")
    QApplication.processEvents()
    assert (board.reading, board.page.pass_button.text()) == english
    assert dutch[0]
    assert board.put_down != {}


# --- the time -----------------------------------------------------------------------------------


def time_shown(board: Board) -> list[str]:
    return [panel.turn.text() for panel in board.scene.felt.panels]


def test_the_time_left_counts(qtbot: QtBot) -> None:
    clock = Clock()
    board = Board(qtbot, game_of(RACK, "x+-", options=TEN), clock=clock)
    assert time_shown(board) == ["10:00", ""]
    clock.pass_by(minutes=1, seconds=5)
    board.until(lambda: time_shown(board) == ["8:55", ""])  # by itself, within a second
    board.drag_tile("5", "C7")
    clock.pass_by(minutes=8, seconds=55)
    board.page._follow_clock()
    assert time_shown(board) == ["0:00", ""]
    assert board.rounds_over == 0
    clock.pass_by(seconds=1)
    board.page._follow_clock()
    board.until(lambda: board.rounds_over == 1)
    assert board.plays == ["timeout"]
    assert board.page.result_button.isVisible()
    assert time_shown(board) == ["", ""]
    board.page._follow_clock()
    assert board.plays == ["timeout"]


def test_long_times_and_no_time(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of(RACK, "x+-", options=Options(turn_limit_minutes=4320)))
    assert time_shown(board) == ["72 h 0 min", ""]
    board.clock.pass_by(hours=71, minutes=1)
    board.page._follow_clock()
    assert time_shown(board) == ["59:00", ""]
    board.show_game(game_of(RACK, "x+-"))
    assert time_shown(board) == ["your turn", ""]
    assert not board.page._seconds.isActive()


def test_after_a_turn_out_of_time_is_undone_there_is_nothing_to_redo(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of(RACK, "x+-", options=TEN))
    board.clock.pass_by(minutes=11)
    board.page._follow_clock()
    board.until(lambda: board.rounds_over == 1)
    board.press_button(board.page.undo_button)
    board.until(lambda: board.game.draft is not None)
    assert time_shown(board) == ["10:00", ""]
    assert not board.page.redo_button.isEnabled()


def test_no_time_runs_out_on_the_computer(qtbot: QtBot, opponent: QuickOpponent) -> None:
    opponent.is_slow = True
    board = Board(qtbot, game_of(RACK, "x+-", options=TEN))
    board.press_button(board.page.pass_button)
    board.until(lambda: board.game.opponent.is_thinking)
    board.clock.pass_by(days=3)
    board.page._follow_clock()
    assert board.plays == ["pass"]
    assert time_shown(board) == ["", "to move"]


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
    assert rows == [["1 Noor", "5 × 8 = 40", "50"], ["2 Sam", "passes", ""]]
