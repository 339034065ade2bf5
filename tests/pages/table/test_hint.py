"""Hints at both tables, asked for with mouse and keys: three steps, marks, setting, keeping."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.squares import name_of
from formula_desktop.formula.draft import ANSWER, LEFT, RIGHT
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Action
from formula_desktop.look import theme as themes
from formula_desktop.models.table.log import LogColumn
from formula_desktop.models.words.hint import LAYS, TELLS_KIND, TELLS_WHERE
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.notes import SavedSeat
from tests.helpers.digifeud.games import game_of
from tests.helpers.digifeud.page import RACK, Board, opened_game
from tests.helpers.formula.games import COMPUTER, NOOR, SAM, lying, match_of
from tests.helpers.formula.page import Table
from tests.helpers.normal import hinted
from tests.helpers.played_page import CONTROL, AnyPlayedPage
from tests.helpers.screen.heard import listen
from tests.helpers.window import Open, game_in

HAND, OTHER = "1234688", "4455667"
NO_FORMULA = "4445558"  # beside 9 and 7


def formula(qtbot: QtBot, **options: Any) -> Table:
    """2 × 4 = 8 is on the table, and Noor is to move with 1, 2, 3, 4, 6 and 8."""
    return Table(qtbot, lying(match_of(HAND, OTHER), "(2)x(4)=8", "draw"), **options)


def ask(table: AnyPlayedPage) -> int:
    """Click the button, wait for the answer, and tell which step is shown."""
    table.press_button(table.page.hint_button)
    table.until(lambda: not table.game.hints.is_looking)
    QApplication.processEvents()
    step: int = table.game.hints.step
    return step


def has_lamp(log: QTableView, row: int) -> bool:
    """Whether the lamp is seen in a row of the log."""
    log.scrollToTop()
    rect = log.visualRect(log.model().index(row, LogColumn.PLAYER))
    seen = log.viewport().grab(rect).toImage()
    wanted = QColor(themes.LIGHT.symbol)
    points = (QPoint(x, y) for x in range(seen.width()) for y in range(seen.height()))
    return sum(seen.pixelColor(point) == wanted for point in points) > 20


# --- three steps, then Play ---------------------------------------------------------------------


def test_three_steps_then_play_at_formulas_table(qtbot: QtBot) -> None:
    table = formula(qtbot)
    scene, page = table.scene, table.page
    best = hinted(table.draft.view)
    before = table.draft
    assert ask(table) == TELLS_KIND
    assert scene.texts.remark.startswith("Try − (minus), with 3 card")
    assert scene.hint_marks.rects == (scene.rects.operator,), "another sign lies there"
    assert ask(table) == TELLS_WHERE
    assert scene.texts.remark == "All three numbers change."
    rects = [scene.rects.around(number) for number in (LEFT, RIGHT, ANSWER)]
    assert scene.hint_marks.isVisible()
    assert scene.hint_marks.rects == (*rects, scene.rects.operator)
    assert table.draft == before
    assert ask(table) == LAYS
    assert table.draft.play == best
    assert scene.texts.reading == "8 − 2 = 6, correct"
    assert scene.texts.remark.startswith("A good formula is ")
    assert not scene.hint_marks.isVisible()
    table.press_button(page.play_button)
    table.wait()
    assert table.plays[2] == str(best)
    assert [has_lamp(page.log_view, row) for row in range(4)] == [False, False, True, False]


def test_three_steps_then_play_on_the_board(qtbot: QtBot) -> None:
    board = Board(qtbot, opened_game())
    best = hinted(board.draft.view)
    assert isinstance(best, Sum)
    first, last = (name_of(best.places[at].square) for at in (0, -1))
    assert ask(board) == TELLS_KIND
    assert board.remark.startswith("Try ")
    assert f"{len(best.put_down)} tile" in board.remark
    assert ask(board) == TELLS_WHERE
    assert board.remark.startswith("The sum goes in the lamp’s frame.")
    assert board.scene.texts.hint_aloud == f"The sum goes from {first} to {last}."
    layout = board.scene.layout
    around = layout.square(board.square(first)).united(layout.square(board.square(last)))
    assert board.scene.hint_marks.rects == (around,)
    assert not board.draft.puts
    assert ask(board) == LAYS
    assert board.draft.play == best
    blanks = {each.tile for number in best.numbers for each in number if each.blank}
    assert blanks <= {*board.put_down.values()}  # each with its digit
    assert board.badges == [str(points_of(best, board.draft.view.board.layout).total)]
    assert not board.scene.hint_marks.isVisible()
    board.press_button(board.page.play_button)
    board.wait()
    assert board.plays[2] == str(best)
    assert [has_lamp(board.page.log_view, row) for row in range(4)] == [False, False, True, False]


def test_the_third_step_moves_what_is_in_the_way_and_cards_glide(qtbot: QtBot) -> None:
    table = formula(qtbot, animation=True)
    table.until_still()
    table.drag_card("3", table.place(LEFT))  # no sum has 23 on the left
    table.until_still()
    put = table.card("3")
    assert [each.card for each in table.draft.puts] == ["3"]
    for _ in (1, 2):
        ask(table)
        assert [each.card for each in table.draft.puts] == ["3"]
    on_table = put.pos()
    table.press_button(table.page.hint_button)
    assert str(table.draft.play) == "3x2=6"
    assert put.pos() != put.home  # on its way from behind the 2 to on it
    assert put.home != on_table
    table.until_still()
    table.press_button(table.page.play_button)
    table.wait()


def test_the_first_formula_and_its_starting_joker(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of("1233688", OTHER, starting="*4"))
    ask(table)
    assert ask(table) == TELLS_WHERE
    assert table.scene.texts.remark == "The answer goes after =."
    marks = table.scene.hint_marks.rects
    assert marks == (table.scene.rects.around(ANSWER), table.scene.rects.operator)
    assert ask(table) == LAYS
    assert table.draft.refusal is None
    table.press_button(table.page.play_button)
    table.wait()
    assert table.plays[0].startswith("(*")


def test_what_is_wrong_stays_readable_and_the_hint_leads_on_from_there(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of("1356788", OTHER, starting="41", players=(NOOR, COMPUTER)))
    table.game.choose_operator(Operator.ADD)
    table.drag_card("6", table.place(ANSWER))
    wrong = "4 + 1 is not 6"
    assert table.scene.texts.reading.startswith(wrong)
    ask(table)
    assert table.scene.texts.reading.startswith(wrong)
    assert table.scene.texts.remark == "Lay another card in place of the 6."
    assert table.scene.hint_marks.rects == (table.scene.rects.around(ANSWER),)
    ask(table)
    assert table.scene.texts.reading.startswith(wrong)
    assert table.scene.texts.remark == "Lay a 5 in place of the 6."
    ask(table)
    assert table.scene.texts.reading == "4 + 1 = 5, correct"
    table.press_button(table.page.play_button)
    table.wait()
    assert table.plays[0] == "(4)+(1)=5"


def test_on_the_board_too_the_hint_leads_on_from_what_is_wrong(qtbot: QtBot) -> None:
    easy = Player("Computer", Level.EASY)
    board = Board(qtbot, opened_game(NOOR, easy))
    board.type_at("E8", "v", "-2=4")
    wrong = board.reading
    assert wrong.startswith("8 − 2 is not 4")
    assert ask(board) == TELLS_KIND
    assert board.remark == "Lay another tile in place of the 4."
    around = board.scene.layout.square(board.square("E11"))
    assert board.scene.hint_marks.rects == (around,)
    assert ask(board) == TELLS_WHERE
    assert board.remark == "Lay 6 in the lamp’s frame."
    assert board.scene.texts.hint_aloud == "Lay 6 on E11."
    assert board.reading == wrong
    assert ask(board) == LAYS
    assert board.put_down == {"E8": "-", "E9": "2", "E10": "=", "E11": "6"}
    assert board.reading.startswith("8 − 2 = 6")
    board.press_button(board.page.play_button)
    board.wait()
    assert board.plays[2] == "E7v (8)-2=6"


def test_what_no_sum_can_keep_is_taken_back_first(qtbot: QtBot) -> None:
    easy = Player("Computer", Level.EASY)
    board = Board(qtbot, opened_game(NOOR, easy))
    board.type_at("A1", "v", "4")
    assert board.put_down == {"A1": "4"}
    assert ask(board) == 0
    assert board.put_down == {}
    assert board.remark == "That did not fit: it was taken back. Press Hint again."
    assert ask(board) == TELLS_KIND
    assert board.remark.startswith("Try ")


def test_the_opening_on_the_board(qtbot: QtBot) -> None:
    board = Board(qtbot, game_of(RACK, "x+-"))
    for _ in range(3):
        ask(board)
    assert "G7" in board.put_down
    board.press_button(board.page.play_button)
    board.wait()
    assert len(board.plays) == 2


def test_without_a_formula_taking_a_card_is_what_is_left(qtbot: QtBot) -> None:
    said = "No formula fits. Take a card."
    table = Table(qtbot, match_of(NO_FORMULA, OTHER, starting="97"))
    assert not table.game.has_legal_play
    for _ in range(3):
        assert ask(table) == TELLS_KIND
        assert table.scene.texts.remark == said
    assert not table.draft.puts
    table.press_button(table.page.draw_button)
    table.wait()
    assert not has_lamp(table.page.log_view, 0), "the hint laid nothing"


def test_by_keyboard_alone(qtbot: QtBot) -> None:
    table = formula(qtbot)
    table.tab_to(table.page.hint_button)
    for step in (TELLS_KIND, TELLS_WHERE, LAYS):
        table.key(Qt.Key.Key_Return)
        table.until(lambda: not table.game.hints.is_looking)
        assert table.game.hints.step == step
        assert table.page.hint_button.hasFocus()
    table.key(Qt.Key.Key_Return, CONTROL)
    table.wait()
    assert len(table.plays) == 4


def test_hints_are_read_aloud(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = formula(qtbot)
    heard = listen(monkeypatch)
    for _ in range(3):
        ask(table)
        qtbot.wait(200)
    assert heard[0].startswith("Looking for a move… Try minus")
    assert heard[1] == "All three numbers change."
    assert heard[2].startswith("A good formula is ")


# --- until something changes --------------------------------------------------------------------


def test_what_lights_up_goes_with_the_next_move(qtbot: QtBot) -> None:
    table = formula(qtbot)
    ask(table)
    ask(table)
    table.drag_card("1", table.place(ANSWER))
    assert not table.scene.hint_marks.isVisible()
    assert table.scene.texts.remark == ""
    table.key(Qt.Key.Key_Escape)
    assert not table.scene.hint_marks.isVisible()
    assert table.scene.texts.remark == "Lay a correct formula with 1 to 3 cards."


def test_who_drew_although_there_is_a_formula_is_told_of_the_lamp(qtbot: QtBot) -> None:
    def told(level: Level, *, hints: bool = True, largest: int | None = 100) -> bool:
        players, options = (NOOR, Player("Robo", level)), Options(largest_number=largest)
        match = match_of(HAND, OTHER, players=players, options=options)
        table = Table(qtbot, lying(match, "(2)x(4)=8", "draw"))
        assert "lamp" not in table.scene.texts.remark, "something was laid"
        table.settings.hints = hints
        table.quick.plays = [Action.DRAW]
        table.press_button(table.page.draw_button)
        table.wait()
        qtbot.waitUntil(lambda: bool(table.scene.texts.remark))
        QApplication.processEvents()
        return table.scene.texts.remark == "You can lay something. Press Hint."

    assert told(Level.EASY)
    assert not told(Level.EASY, hints=False)
    assert not told(Level.NORMAL)
    assert not told(Level.EASY, largest=None), "from ten years on nobody says it unasked"


def test_what_lights_up_follows_the_size_of_the_window(qtbot: QtBot) -> None:
    board = Board(qtbot, opened_game())
    ask(board)
    ask(board)
    board.page.resize(1600, 800)
    QApplication.processEvents()
    hint = board.game.hints.hint
    assert hint is not None
    assert hint.sum is not None
    square = hint.sum.square
    (around,) = board.scene.hint_marks.rects
    assert around.topLeft() == board.scene.layout.square(square).topLeft()


def test_undo_starts_over_and_another_turn_has_no_mark(qtbot: QtBot) -> None:
    table = formula(qtbot)
    ask(table)
    ask(table)
    table.press_button(table.page.undo_button)
    table.wait()
    assert not table.scene.hint_marks.isVisible()
    assert table.game.hints.step == 0
    assert table.scene.texts.remark == "Choose a sign, then the answer."
    table.press_button(table.page.draw_button)  # not what was played before
    table.wait()
    table.press_button(table.page.draw_button)
    table.wait()
    assert not any(has_lamp(table.page.log_view, row) for row in range(len(table.plays)))
    assert ask(table) == TELLS_KIND


def test_redo_brings_the_mark_back(qtbot: QtBot) -> None:
    table = formula(qtbot)
    for _ in range(3):
        ask(table)
    table.press_button(table.page.play_button)
    table.wait()
    table.press_button(table.page.undo_button)
    table.wait()
    assert not any(has_lamp(table.page.log_view, row) for row in range(len(table.plays)))
    table.game.redo()
    table.wait()
    assert has_lamp(table.page.log_view, 2)


def test_a_late_answer_says_nothing(qtbot: QtBot) -> None:
    table = formula(qtbot)
    table.quick.is_slow = True
    table.press_button(table.page.hint_button)
    assert table.scene.texts.remark == "Looking for a move…"
    table.quick.is_slow = False
    table.press_button(table.page.draw_button)
    table.wait()
    table.quick.answer_late()
    assert table.game.hints.step == 0
    assert not any(has_lamp(table.page.log_view, row) for row in range(len(table.plays)))


# --- when it is offered -------------------------------------------------------------------------


def test_only_a_person_who_is_to_move_can_ask(qtbot: QtBot) -> None:
    table = Table(qtbot, lying(match_of(HAND, OTHER), "draw"), waits=False)
    table.quick.is_slow = True
    table.until(lambda: table.game.opponent.is_thinking)
    assert table.page.hint_button.isVisible()
    assert not table.page.hint_button.isEnabled()
    table.show_match(match_of(HAND, OTHER, players=(NOOR, SAM)))
    assert table.game.is_covered
    assert not table.page.hint_button.isVisible()  # the button that uncovers lies there
    table.press_button(table.page.uncover_button)
    assert table.page.hint_button.isEnabled()


def test_nobody_asks_where_only_computers_play(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER, players=(COMPUTER, COMPUTER)), waits=False)
    table.quick.is_slow = True
    table.until(lambda: table.game.opponent.is_thinking)
    assert not table.page.hint_button.isVisible()


def test_the_setting_takes_hints_away_at_once(window: MainWindow, qtbot: QtBot) -> None:
    play = on_table(window, qtbot, lying(match_of(HAND, OTHER), "(2)x(4)=8", "draw"))
    action, hint_button = window.offered.hint, play.page.hint_button
    assert action.isVisible()
    assert action.isEnabled()
    click(hint_button, play, qtbot)
    click(hint_button, play, qtbot)
    assert play.page.scene.hint_marks.isVisible()
    window.settings.hints = False
    assert not hint_button.isVisible()
    assert not action.isVisible()
    assert not action.isEnabled()
    assert not play.page.scene.hint_marks.isVisible()
    assert play.page.scene.texts.hint == ""
    QTest.keyClick(window, Qt.Key.Key_I, CONTROL)
    assert play.game.hints.hint is None
    window.settings.hints = True
    assert hint_button.isVisible()
    assert action.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_I, CONTROL)
    qtbot.waitUntil(lambda: play.game.hints.step == TELLS_KIND)
    window.show_home()
    assert not action.isEnabled()


# --- in the window: kept, and in the results ----------------------------------------------------


def on_table(window: MainWindow, qtbot: QtBot, state: Any, seats: Any = ()) -> Any:
    """Put a game on its table, and wait until a person is to move."""
    play = window.games.show_table(FORMULA if hasattr(state, "rounds") else DIGIFEUD)
    play.start(state, seats)
    wait_for_turn(play, qtbot)
    return play


def table_of(window: MainWindow) -> Any:
    """The table that is shown, with what only its own game has."""
    assert window.play is not None
    return window.play


def wait_for_turn(play: Any, qtbot: QtBot) -> None:
    def is_asked() -> bool:
        play.game.uncover()
        return play.game.draft is not None or play.game.position.is_over

    qtbot.waitUntil(is_asked)


def click(button: QPushButton, play: Any, qtbot: QtBot) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not play.game.hints.is_looking)
    QApplication.processEvents()


def test_marks_are_kept_over_a_restart(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    play = on_table(window, qtbot, lying(match_of(HAND, OTHER), "(2)x(4)=8", "draw"))
    while not play.game.draft.puts:
        click(play.page.hint_button, play, qtbot)
    QTest.mouseClick(play.page.play_button, Qt.MouseButton.LeftButton)
    wait_for_turn(play, qtbot)
    (saved,) = window.games.autosave.games.under_way()
    assert saved.notes.hints == (2,)
    window = open_window()
    window.games.go_on()
    play = table_of(window)
    wait_for_turn(play, qtbot)
    assert has_lamp(play.page.log_view, 2)
    assert not has_lamp(play.page.log_view, 0)


def test_a_hint_is_kept_before_the_turn_is_made(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    play = on_table(window, qtbot, lying(match_of(HAND, OTHER), "(2)x(4)=8", "draw"))
    click(play.page.hint_button, play, qtbot)
    (saved,) = window.games.autosave.games.under_way()
    assert saved.notes.hints == (2,)
    assert saved.notes.not_counted is None
    window = open_window()
    window.games.go_on()
    play = table_of(window)
    wait_for_turn(play, qtbot)
    assert play.game.hints.step == 0
    QTest.mouseClick(play.page.draw_button, Qt.MouseButton.LeftButton)
    wait_for_turn(play, qtbot)
    assert not has_lamp(play.page.log_view, 2), "the hint laid nothing"
    (saved,) = window.games.autosave.games.under_way()
    assert saved.notes.hints == (2,)


def test_a_mark_of_an_undone_turn_is_gone_from_the_disk_with_another_play(
    open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    play = on_table(window, qtbot, lying(match_of(HAND, OTHER), "(2)x(4)=8", "draw"))
    click(play.page.hint_button, play, qtbot)
    play.game.undo()
    wait_for_turn(play, qtbot)
    (saved,) = window.games.autosave.games.under_way()
    assert saved.notes.hints == (2,)  # redo would bring that turn back
    window = open_window()
    window.games.show_saved(saved)
    play = table_of(window)
    wait_for_turn(play, qtbot)
    QTest.mouseClick(play.page.draw_button, Qt.MouseButton.LeftButton)
    wait_for_turn(play, qtbot)
    (saved,) = window.games.autosave.games.under_way()
    assert saved.notes.hints == ()
    assert play.game.turn_number == 2
    assert not any(has_lamp(play.page.log_view, row) for row in range(2))


def test_the_results_tell_the_share_of_hints(window: MainWindow, qtbot: QtBot) -> None:
    from formula_desktop.digifeud.options import Options
    from formula_desktop.store.settings.last_choice import Choice

    window.games.start(Choice(Options(), (NOOR, Player("Sam")), 0))
    play = table_of(window)
    for with_hint in (True, False, False, False):
        wait_for_turn(play, qtbot)
        if with_hint:
            click(play.page.hint_button, play, qtbot)
        play.game.pass_turn()
    assert play.game.position.is_over
    book = window.games.archive.book
    assert book is not None
    shares = {each.participant.name: each.hints_share for each in book.standings(DIGIFEUD)}
    assert {name: float(share or 0) for name, share in shares.items()} == {"Noor": 0.5, "Sam": 0}
    play.close_results()
    window.library.show_results()
    QApplication.processEvents()
    page: Any = window.stack.currentWidget()
    page.overview.more.click()
    shown = [
        table.model().index(row, column).data()
        for table in page.findChildren(QTableView)
        if table.model() is not None
        for row in range(table.model().rowCount())
        for column in range(table.model().columnCount())
    ]
    assert any("50" in str(each) and "%" in str(each) for each in shown)


def test_a_watched_game_notes_nothing(window: MainWindow, qtbot: QtBot) -> None:
    seats = (SavedSeat(), SavedSeat())
    on_table(window, qtbot, game_of(RACK, "x+-"), seats)
    assert game_in(window).hints.turns == frozenset()
    window.games.watch(DIGIFEUD)
    assert game_in(window).hints.turns == frozenset()
    assert window.play is not None
    assert not window.play.page.hint_button.isVisible()
