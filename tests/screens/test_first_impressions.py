"""What the tables and the window explain to newcomers."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import (
    QEvent,
    QLibraryInfo,
    QPoint,
    QPointF,
    QRect,
    QStandardPaths,
    Qt,
    QTranslator,
)
from PySide6.QtGui import QAccessible, QCursor, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.layout import standard_layout
from formula_desktop.look import theme as look
from formula_desktop.look.languages import Language
from formula_desktop.models.words.digifeud import square_in_words
from formula_desktop.paper.saving import save
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.widgets.brief_notice import BriefNotice, notice_in, say_briefly
from formula_desktop.widgets.files import QT_TEXTS, suggested_name
from tests.helpers.digifeud.games import after, game_of
from tests.helpers.digifeud.page import Board, opened_game
from tests.helpers.formula.games import lying, match_of
from tests.helpers.formula.page import Table
from tests.helpers.game_files import case_file
from tests.helpers.messages import said
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.screen.tree import interface
from tests.helpers.window import start

Key = Qt.Key
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent()


# --- one sentence that goes by itself -----------------------------------------------------------


def notice(window: QWidget) -> str:
    shown = notice_in(window)
    return shown.text if shown is not None else ""


def test_a_file_that_is_opened_says_what_becomes_of_it(window: MainWindow) -> None:
    window.games.open_file(case_file("formula-428-after-sum"))  # no time limit runs out in it
    assert notice(window) == (
        "This game comes from a file. It does not count in the results. From the first turn on "
        "it is saved in All games."
    )
    assert said(window) == []
    window.games.open_file(case_file("digifeud-resign"))
    assert notice(window) == "This game comes from a file. It does not count in the results."
    window.show_home()
    assert notice(window) == "", "of another page it is no news"


def test_a_game_of_ones_own_says_nothing(window: MainWindow) -> None:
    start(window)
    window.show_home()
    window.games.go_on()
    assert notice(window) == ""


def test_it_is_said_where_a_game_was_saved(window: MainWindow, tmp_path: Path) -> None:
    start(window)
    assert window.play is not None
    window.play.save(tmp_path / "mine.formula")
    assert notice(window) == f"Saved: mine.formula\nin {tmp_path}"
    assert window.findChildren(QMessageBox) == []


def test_it_is_said_where_an_export_was_saved(window: MainWindow, tmp_path: Path) -> None:
    assert save(window.home, tmp_path / "mine.csv", lambda: b"a")
    assert notice(window) == f"Saved: mine.csv\nin {tmp_path}"


def test_a_notice_goes_by_itself_but_not_while_somebody_points_at_it(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(look, "NOTICE_MS", 60)
    monkeypatch.setattr(look, "NOTICE_LETTER_MS", 0)
    shown = say_briefly(window.home, "Done.")
    assert window.rect().contains(shown.geometry())
    QApplication.sendEvent(shown, _enter(shown))
    qtbot.wait(120)
    assert notice(window) == "Done."
    QApplication.sendEvent(shown, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: not shown.isVisible())


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_a_notice_covers_no_tab_and_no_button(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.printing.show()
    page = window.printing.page
    for text in ("Saved.", "Saved: a file with a long name.pdf, in /home/somebody/Documents."):
        shown = say_briefly(page, text)
        place = shown.geometry()
        assert window.rect().contains(place)
        for each in (page.tabs, page.back_button, page.home_button, page.header_menu_button):
            assert not place.intersects(QRect(each.mapTo(window, QPoint(0, 0)), each.size())), each


def _enter(widget: QWidget) -> QEvent:
    from PySide6.QtGui import QEnterEvent

    at = QPointF(2, 2)
    return QEnterEvent(at, at, widget.mapToGlobal(at))


def test_a_click_sends_a_notice_away_and_the_next_takes_its_place(window: MainWindow) -> None:
    say_briefly(window, "One.")
    shown = say_briefly(window, "Two.")
    assert window.findChildren(BriefNotice) == [shown]
    assert notice(window) == "Two."
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton)
    assert notice(window) == ""


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_a_long_notice_has_room(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    window.resize(*size)
    qtbot.wait(200)
    shown = say_briefly(window, "Saved: " + "Sunday at grandma's " * 5)
    assert window.rect().contains(shown.geometry())
    assert shown.label.height() >= shown.label.heightForWidth(shown.label.width())


# --- titles, and files that are not there -------------------------------------------------------


def test_a_title_stands_in_the_window_and_in_the_name_of_the_file(window: MainWindow) -> None:
    start(window)
    saved = window.games.autosave.saved
    assert saved is not None
    assert window.windowTitle() == "Formula: Noor, Sam[*]"
    window.library.show_games()
    window.games.autosave.games.rename(saved, "At grandma's [*]")
    window.games.go_on()
    assert window.windowTitle() == "Formula: At grandma's [*]"
    assert window.play is not None
    assert suggested_name(window.play.state, "At grandma's") == "Formula At grandma-s"
    window.show_home()
    assert window.home.go_on.text() == "At grandma's [*]"


def test_the_title_names_the_page_that_is_shown(window: MainWindow) -> None:
    start(window)
    window.show_home()
    assert window.windowTitle() == "Formula Desktop[*]"
    window.games.who.choose(window.games.archive.persons[0].key)
    for show, title in (
        (window.library.show_games, "Games"),
        (window.library.show_results, "Results"),
        (window.show_rules, "Rules"),
        (lambda: window.show_lesson(DIGIFEUD), "First steps in Digifeud"),
    ):
        show()
        assert window.windowTitle() == f"{title}[*]"
    window.speak("de")
    QApplication.processEvents()
    assert window.windowTitle() == "Erste Schritte mit Digifeud[*]"
    window.speak("en")
    QApplication.processEvents()
    window.games.go_on()
    assert window.windowTitle() == "Formula: Noor, Sam[*]"


def test_a_file_that_is_not_there_is_told_with_its_folder(
    window: MainWindow, tmp_path: Path
) -> None:
    window.games.open_file(tmp_path / "none.formula")
    (box,) = (each for each in window.findChildren(QMessageBox) if each.isVisible())
    assert box.informativeText() == f"It is not in {tmp_path}."
    box.close()


# --- the menu button ----------------------------------------------------------------------------


def test_the_menu_button_is_no_longer_lit_once_its_menu_is_closed(
    window: MainWindow, qtbot: QtBot
) -> None:
    button = window.home.menu_button
    QCursor.setPos(button.mapToGlobal(QPoint(300, 300)))
    QApplication.processEvents()
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)  # as Qt leaves it
    menu = button.menu()
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
    qtbot.waitUntil(menu.isVisible)
    menu.close()
    qtbot.waitUntil(lambda: not button.underMouse())


def test_the_menu_button_stands_at_the_left_everywhere(window: MainWindow) -> None:
    start(window)
    assert window.play is not None
    places = [window.play.page.header_menu_button.mapTo(window, QPoint())]
    window.library.show_games()
    assert window.library.games is not None
    places.append(window.library.games.header_menu_button.mapTo(window, QPoint()))
    window.show_home()
    QApplication.processEvents()
    places.append(window.home.menu_button.mapTo(window, QPoint()))
    assert len({place.x() for place in places}) == 1


# --- Formula ------------------------------------------------------------------------------------

HAND, OTHER = "12368*9", "1674455"


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot, lying(match_of(HAND, OTHER, stock="5"), "(2)+(4)=6", "1(2)+6(4)=7(6)"))


def test_a_sign_alone_is_read_and_what_is_missing_said(table: Table) -> None:
    table.game.choose_operator(Operator.MULTIPLY)
    assert table.scene.texts.reading == "12 × 64 = 76…, now a card"


def test_a_joker_without_a_digit_says_to_click_it(table: Table) -> None:
    table.drag_card("*", table.place(0))
    table.key(Key.Key_Escape)
    assert table.scene.texts.reading.endswith(", now choose a digit")
    assert table.page.play_button.toolTip() == table.scene.texts.reading


def test_an_earlier_joker_says_that_it_stays(qtbot: QtBot) -> None:
    match = lying(match_of("1236*89", OTHER, stock="5"), "(2)+(4)=*6", "draw")
    table = Table(qtbot, match)
    table.click(table.scene.cards.rows[2][0].outline.center())
    assert table.scene.texts.remark == "This joker stays 6: it was chosen in an earlier turn"
    table.click(table.scene.cards.rows[0][0].outline.center())
    assert table.game.draft is not None


def test_tab_goes_from_place_to_place_with_a_card_in_hand(table: Table) -> None:
    table.key(Key.Key_Right)
    table.key(Key.Key_Return)
    held = table.scene.held
    assert held is not None
    seen = []
    for _ in range(len(table.visible_places)):
        seen.append(table.scene.focused)
        table.key(Key.Key_Tab)
    assert table.scene.held is held
    assert set(seen) == set(table.visible_places)
    assert table.scene.focused is seen[0]
    table.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert table.scene.focused is seen[-1]
    table.key(Key.Key_Escape)
    table.assert_nothing_held()
    assert table.scene.focused is held


def test_tab_after_a_click_shows_the_first_place(table: Table) -> None:
    table.click_card("3")
    held = table.scene.held
    assert held is not None
    table.key(Key.Key_Tab)
    assert table.scene.held is held
    assert table.scene.focused in table.visible_places


# --- Digifeud -----------------------------------------------------------------------------------


@pytest.fixture
def board(qtbot: QtBot, language: Language) -> Board:
    language.speak("en")
    return Board(qtbot, opened_game())


@pytest.mark.parametrize(
    ("square", "words"),
    [("D4", ("Blue", "once before")), ("A1", ()), ("G7", ()), ("C2", ("Red", "twice before"))],
)
def test_a_coloured_square_says_what_it_is_for(
    board: Board, square: str, words: tuple[str, ...]
) -> None:
    """On G7 lies a tile: the square below it counts no more."""
    place, before = board.pixel(board.at(square)), board.remark
    board.move(board.at(square))
    event = QHelpEvent(QEvent.Type.ToolTip, place, board.view.viewport().mapToGlobal(place))
    QApplication.sendEvent(board.view.viewport(), event)
    shown = board.remark
    assert all(word in shown for word in words)
    assert (shown != before) is bool(words)
    assert not QToolTip.isVisible(), "it would cover the squares around this one"
    board.move(board.at("A13"))
    assert board.remark == before


def test_it_is_heard_where_the_keyboard_stands_on_one(board: Board) -> None:
    board.view.setFocus()
    board.scene.stand_on(board.square("D4"))
    top = interface(board.view)
    assert top.focusChild().text(QAccessible.Text.Description).startswith("Blue, +1×")
    board.key(Key.Key_Right)
    QApplication.processEvents()
    assert top.focusChild().text(QAccessible.Text.Description) == ""


def test_the_centre_is_explained_before_the_first_sum() -> None:
    from formula_desktop.digifeud.squares import CENTRE

    words = square_in_words(CENTRE, standard_layout().colour(CENTRE))
    assert words.startswith("The centre: the first sum must have a digit here.\nBlue")


def test_a_full_rack_is_not_counted_but_told_to_who_listens(board: Board) -> None:
    texts = board.scene.texts
    assert [panel.tiles.text() for panel in texts.panels] == ["", ""]
    assert texts.digits_of(0, board.game.position).startswith("8 digit")


def test_an_earlier_blank_says_that_it_stays(qtbot: QtBot) -> None:
    game = after(game_of("*8401236", "x+-", "9999", "+", digits="5401", signs="-"), "C7> *5x8=40")
    board = Board(qtbot, game, waits=False)
    qtbot.waitUntil(lambda: board.game.draft is not None or board.game.is_covered)
    board.game.uncover()
    qtbot.waitUntil(lambda: board.game.draft is not None)
    board.click(board.at("C7"))
    assert board.remark == "This blank stays 5: it was chosen in an earlier turn"


def test_tab_goes_from_square_to_square_with_a_tile_in_hand(board: Board) -> None:
    board.view.setFocus()
    board.key(Key.Key_Right)
    board.key(Key.Key_Return)
    held = board.scene.held
    assert held is not None
    first = board.scene.focused
    board.key(Key.Key_Tab)
    assert board.scene.held is held
    assert board.scene.focused is not first
    board.key(Key.Key_Escape)
    assert board.scene.held is None


# --- Qt's own dialog ----------------------------------------------------------------------------


@pytest.mark.parametrize("at", range(len(QT_TEXTS)))
def test_what_the_file_dialog_lacks_in_qts_dutch_is_ours(
    qapp: QApplication, window: MainWindow, at: int
) -> None:
    """Its words are those of Qt's dialog, and Qt has no Dutch for them: else they are no use."""
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    of_qt = QTranslator()
    assert of_qt.load(f"{folder}/qtbase_nl.qm")
    assert not of_qt.translate("QFileDialog", QT_TEXTS[at])
    window.games.ask_open()
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    kinds = QFileDialog.DialogLabel
    assert QT_TEXTS[at] in [dialog.labelText(kind) for kind in (kinds.LookIn, kinds.FileType)]
    dialog.close()


@pytest.mark.parametrize("is_there", [True, False])
def test_a_dialog_for_files_begins_in_a_folder_that_is_there(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, is_there: bool
) -> None:
    folder = tmp_path / "Documents"
    if is_there:
        folder.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(folder))
    window.games.ask_open()
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    assert Path(dialog.directory().path()) == (folder if is_there else Path.home())
    assert dialog.selectedFiles() in ([], [dialog.directory().path()])
    dialog.close()


def test_a_notice_stays_whole_when_the_window_and_with_it_the_letters_grow(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: window.width() == 1280)
    label = say_briefly(window, "Saved: " + "Sunday at grandma's " * 5).label
    before = label.fontMetrics().height()
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: label.fontMetrics().height() > before)
    qtbot.waitUntil(lambda: label.height() >= label.heightForWidth(label.width()))
