"""The way between Home and the table; games that are opened, kept and continued."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import WindowArguments
from formula_desktop.formula.options import Options
from formula_desktop.kinds.registry import read_any_file
from formula_desktop.look.style import style_sheet
from formula_desktop.players import Player
from formula_desktop.shell import app as program
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.collection import Games
from formula_desktop.store.places import current
from formula_desktop.store.settings.last_choice import Choice
from formula_desktop.store.settings.settings import Settings
from formula_desktop.table.digifeud.scene import DigifeudScene
from formula_desktop.table.formula.scene import FormulaScene
from formula_desktop.widgets.asking import Question
from formula_desktop.widgets.messages import tell
from tests.helpers.formula.games import match_of
from tests.helpers.game_files import INVALID, case_file, invalid_data
from tests.helpers.kept_games import games_in, have_begun, keep, under_way, under_way_file
from tests.helpers.messages import said
from tests.helpers.past import HANDS, put_on_table
from tests.helpers.places import CASES
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.window import Open, game_in, is_asked, start, undo

LEFT = Qt.MouseButton.LeftButton


def draw(window: MainWindow, qtbot: QtBot) -> None:
    """The player to move takes a card."""
    game = game_in(window)
    assert game is not None
    qtbot.waitUntil(lambda: is_asked(game))
    game.draw_or_pass()


def at_home(window: MainWindow) -> bool:
    return window.stack.currentWidget() is window.home


# --- Home -------------------------------------------------------------------------------------


def test_it_opens_at_home_with_nothing_under_way(window: MainWindow) -> None:
    assert at_home(window)
    assert not window.home.go_on.isEnabled()
    assert not window.home.under_way.isVisible()
    assert window.windowTitle() == "Formula Desktop[*]"


def test_home_needs_no_mouse(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    reached: list[QWidget | None] = []
    for _ in range(15):
        reached.append(window.focusWidget())
        qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
    home = window.home
    for widget in (
        home.pictures["formula"],
        home.pictures["formula"].second,
        home.pictures["digifeud"],
        home.pictures["digifeud"].second,
        *(entry for entry in home.entries if entry.isVisible()),
        home.menu_button,
        home.language,
        home.settings,
    ):
        assert widget in reached


def test_going_home_and_back_keeps_the_game(window: MainWindow, qtbot: QtBot) -> None:
    start(window)
    game = game_in(window)
    draw(window, qtbot)
    window.show_home()
    assert at_home(window)
    assert "Noor" in window.home.go_on.text()
    qtbot.mouseClick(window.home.go_on, LEFT)
    assert not at_home(window)
    assert window.game is game


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_the_pictures_are_whole_at_every_size(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    qtbot.wait(1)
    home = window.home
    one, other = home.pictures["formula"].geometry(), home.pictures["digifeud"].geometry()
    third = home.practise.geometry()
    assert not any(a.intersects(b) for a, b in combinations((one, other, third), 2))
    assert one.size() == other.size()
    for each in (one, other, third, *(entry.geometry() for entry in home.entries)):
        assert home.rect().contains(each.translated(home.texts.pos()))
    assert one.width() > size[0] * 0.3, "three beside each other"


def test_the_style_sheet_follows_once_the_size_stays(
    qapp: QApplication, window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: window.look.has_controls)  # from the first frame on
    dressed = QSignalSpy(window.look.changed)
    for width, unit in ((1400, 1.1), (1500, 1.175), (1600, 1.25)):
        window.resize(width, 1000)
        qapp.sendPostedEvents()
        assert window.look.unit == unit
        assert dressed.count() == 1, "the first one at once, the others when they have ended"
    qtbot.waitUntil(lambda: dressed.count() == 2)
    assert qapp.styleSheet() == style_sheet(window.look.theme, 1.25)


def test_a_late_event_does_not_shrink_what_is_drawn(
    qapp: QApplication, window: MainWindow, qtbot: QtBot
) -> None:
    """A window that opens maximised can hear of its size before that after it has grown."""
    window.resize(1600, 1000)
    qapp.sendEvent(window, QResizeEvent(QSize(1024, 640), window.size()))
    qtbot.waitUntil(lambda: window.look.dressed_unit == window.look.unit)
    assert window.look.unit == 1.25


# --- the game under way -------------------------------------------------------------------------


def test_a_game_goes_on_at_the_next_start(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    start(window)
    draw(window, qtbot)
    match = game_in(window).state
    assert len(match.round.turns) == 1
    again = open_window()
    qtbot.waitUntil(lambda: "Noor" in again.home.go_on.text())
    assert again.home.go_on.isEnabled()
    qtbot.mouseClick(again.home.go_on, LEFT)
    assert again.game is not None
    assert again.game.state == match


def test_it_is_on_the_disk_before_the_next_player_is_asked(
    window: MainWindow, qtbot: QtBot, data_folder: Path
) -> None:
    start(window)
    game = game_in(window)
    assert game is not None
    kept = []
    game.stepped.connect(lambda: kept.append(under_way(data_folder)))
    draw(window, qtbot)
    assert kept == [game.state]


def test_a_new_game_loses_nothing(window: MainWindow, qtbot: QtBot, data_folder: Path) -> None:
    start(window)
    draw(window, qtbot)
    assert window.game is not None
    first = window.game.state
    start(window)
    found = games_in(data_folder)
    assert len(found) == 2
    assert first in found
    assert window.game.state in found


def test_one_that_cannot_be_read_is_told_and_set_aside(
    open_window: Open, qtbot: QtBot, data_folder: Path
) -> None:
    window = open_window()
    start(window)
    window.close()
    have_begun(Games(current()))
    under_way_file(data_folder).write_bytes(b"{")
    window = open_window()
    qtbot.waitUntil(window.home.go_on.isEnabled)
    qtbot.mouseClick(window.home.go_on, LEFT)
    [sentence] = said(window)
    assert sentence.startswith("The game cannot be read: ")
    assert not window.home.go_on.isEnabled()
    assert [path.read_bytes() for path in (data_folder / "damaged").iterdir()] == [b"{"]


def test_the_game_goes_on_where_nothing_can_be_written(
    window: MainWindow, qtbot: QtBot, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start(window)

    def full(path: Path, data: bytes, **_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("formula_desktop.safe.write", full)
        draw(window, qtbot)
        assert window.isWindowModified()
        [sentence] = said(window)
        assert sentence.endswith(": the disk is full.")
        draw(window, qtbot)
        assert said(window) == []
    draw(window, qtbot)
    assert not window.isWindowModified()
    assert window.game is not None
    assert len(game_in(window).state.round.turns) == 3
    assert under_way(data_folder) == window.game.state


# --- files --------------------------------------------------------------------------------------


def test_every_refused_file_says_why_and_loses_nothing(window: MainWindow, tmp_path: Path) -> None:
    start(window)
    game = game_in(window)
    assert game is not None
    match = game.state
    bad = tmp_path / "bad.formula"
    for case in INVALID:
        bad.write_bytes(invalid_data(case))
        window.games.open_file(bad)
        [sentence] = said(window)
        assert sentence.startswith("bad.formula cannot be opened: "), case
        assert "{problem}" not in sentence
        assert window.game is game
        assert game_in(window).state is match
        assert not at_home(window)
    window.games.open_file(tmp_path / "none.formula")
    assert said(window) == ["none.formula cannot be opened: there is no such file."]


def test_an_opened_game_takes_the_place_only_when_it_is_played(
    window: MainWindow, qtbot: QtBot, data_folder: Path, tmp_path: Path
) -> None:
    start(window)
    draw(window, qtbot)
    assert window.game is not None
    first = window.game.state
    other = tmp_path / "other.formula"
    window.play.save(other)  # type: ignore[union-attr]
    start(window)
    second = window.game.state
    window.games.open_file(other)
    assert window.game.state == first
    assert len(games_in(data_folder)) == 2
    draw(window, qtbot)
    found = games_in(data_folder)
    assert len(found) == 3
    assert all(state in found for state in (first, second, window.game.state))


def test_every_valid_case_can_be_opened(window: MainWindow) -> None:
    for path in sorted(CASES.glob("formula-*.formula")):
        window.games.open_file(path)
        assert said(window) == [], path.name
        assert window.game is not None
        assert window.game.state == read_any_file(path)


def test_a_file_dropped_on_the_window_is_opened(window: MainWindow, qtbot: QtBot) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(case_file("formula-alter-10")))])
    copy, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), copy, data, LEFT, none)
    window.dragEnterEvent(enter)
    assert enter.isAccepted()
    window.dropEvent(QDropEvent(QPointF(9, 9), copy, data, LEFT, none))
    qtbot.waitUntil(lambda: window.game is not None)


def test_anything_else_dropped_on_the_window_is_not_taken(window: MainWindow) -> None:
    copy, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    for urls in (["https://example.org/a.formula"], ["file:///a.txt"], ["file:///a.formula"] * 2):
        data = QMimeData()
        data.setUrls([QUrl(url) for url in urls])
        enter = QDragEnterEvent(QPoint(9, 9), copy, data, LEFT, none)
        enter.ignore()
        window.dragEnterEvent(enter)
        assert not enter.isAccepted()


def test_a_saved_game_is_the_game(window: MainWindow, tmp_path: Path) -> None:
    start(window)
    assert window.play is not None
    assert window.game is not None
    path = tmp_path / "saved.formula"
    window.play.save(path)
    assert read_any_file(path) == window.game.state


def test_a_place_where_nothing_can_be_saved_is_told(window: MainWindow, tmp_path: Path) -> None:
    start(window)
    assert window.play is not None
    file = tmp_path / "file"
    file.touch()
    taken_out = tmp_path / "stick" / "games"
    for path, problem in (
        (tmp_path, "this is a folder, not a file"),
        (taken_out / "a.formula", "there is no such folder"),
        (file / "a.formula", "there is no such folder"),
        (tmp_path / ("n" * 300), "the name is too long"),
    ):
        window.play.save(path)
        [sentence] = said(window)
        assert sentence.endswith(f" cannot be saved: {problem}.")
        assert len(sentence) < 150
    assert not taken_out.parent.exists()
    assert not list(tmp_path.glob(".*"))


def test_the_suggested_name_is_never_too_long(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    suggested: list[str] = []
    monkeypatch.setattr(
        "formula_desktop.widgets.files.ask_where_to_save",
        lambda _, name, __: suggested.append(name),
    )
    players = tuple(Player("数" * 39 + str(seat)) for seat in range(5))
    start(window, Choice(Options(), players, 0))
    window.games.ask_save()
    assert suggested[0].startswith("Formula 数")
    assert len(f"{suggested[0]}.formula".encode()) <= 255


def test_a_name_as_long_as_may_be_is_saved(window: MainWindow, tmp_path: Path) -> None:
    start(window)
    assert window.play is not None
    path = tmp_path / ("n" * 247 + ".formula")
    window.play.save(path)
    assert said(window) == []
    assert path.exists()


def test_a_name_with_a_dot_is_a_game_file_all_the_same(window: MainWindow, tmp_path: Path) -> None:
    start(window)
    there = tmp_path / "Sam 1.0.formula"

    def save_as(name: str) -> None:
        [dialog] = (each for each in window.findChildren(QFileDialog) if each.isVisible())
        field = dialog.findChild(QLineEdit)
        assert field is not None
        field.setText(str(tmp_path / name))
        dialog.accept()
        QApplication.processEvents()

    window.games.ask_save()
    save_as("Sam 1.0")
    assert [*tmp_path.glob("*Sam*")] == [there]
    there.write_bytes(b"somebody else's")
    window.games.ask_save()
    save_as("Sam 1.0")
    assert there.read_bytes() == b"somebody else's", "it is asked about first"
    save_as("Sam 1.1.Formula")
    assert {each.name for each in tmp_path.glob("*Sam*")} == {there.name, "Sam 1.1.Formula"}


def test_an_older_copy_does_not_undo_what_was_played_since(
    window: MainWindow, qtbot: QtBot, data_folder: Path, tmp_path: Path
) -> None:
    start(window)
    draw(window, qtbot)
    assert window.play is not None
    copy = tmp_path / "copy.formula"
    window.play.save(copy)
    draw(window, qtbot)
    draw(window, qtbot)
    assert window.game is not None
    later = window.game.state
    window.games.open_file(copy)
    assert under_way(data_folder) == later
    draw(window, qtbot)
    assert later in games_in(data_folder)
    undo(window)
    draw(window, qtbot)
    found = games_in(data_folder)
    assert len(found) == 2, "undoing is no other game"
    assert later in found
    assert window.game.state in found


# --- menus --------------------------------------------------------------------------------------


def test_only_what_makes_sense_is_offered(window: MainWindow, qtbot: QtBot) -> None:
    actions = window.offered
    for action in (actions.save_as, actions.home, actions.undo, actions.redo, actions.sort):
        assert not action.isEnabled()
    start(window)
    for action in (actions.save_as, actions.home):
        assert action.isEnabled()
    assert not actions.sort.isEnabled(), "nobody has taken the seat"
    assert not actions.undo.isEnabled()
    assert window.game is not None
    qtbot.waitUntil(lambda: is_asked(window.game))
    assert actions.sort.isEnabled()
    draw(window, qtbot)
    assert actions.undo.isEnabled()
    undo(window)
    assert actions.redo.isEnabled()
    assert not actions.undo.isEnabled()


def test_the_keys_of_the_menus_work_and_leave_the_table_its_own(window: MainWindow) -> None:
    keys = [key.toString() for action in window.offered.all() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    assert all(key.startswith(("Ctrl+", "F")) for key in keys if key not in "NP")
    assert "p" not in {*FormulaScene.typed_kinds, *DigifeudScene.typed_kinds}


def test_full_screen_and_back(window: MainWindow, qtbot: QtBot) -> None:
    window.offered.full_screen.trigger()
    qtbot.waitUntil(window.isFullScreen)
    window.offered.full_screen.trigger()
    qtbot.waitUntil(lambda: not window.isFullScreen())


def test_the_window_comes_back_where_it_was(open_window: Open, settings: Settings) -> None:
    window = open_window()
    assert (window.width(), window.height()) == (1280, 800)
    window.resize(1100, 700)
    again = open_window()
    assert (again.width(), again.height()) == (1100, 700)


@pytest.mark.parametrize("state", ["showMaximized", "showMinimized", "showFullScreen"])
def test_it_starts_again_after_it_was_closed_in_another_state(
    open_window: Open, state: str
) -> None:
    window = open_window()
    getattr(window, state)()
    QApplication.processEvents()
    again = open_window()
    assert again.isVisible()
    assert again.isMaximized() is (state == "showMaximized")


@pytest.mark.parametrize(
    ("room", "is_enlarged"),
    [(QSize(1280, 800), True), (QSize(1366, 728), True), (QSize(1920, 1040), False)],
)
def test_it_fills_a_screen_without_room_for_its_frame(
    qapp: QApplication,
    data_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    room: QSize,
    is_enlarged: bool,
) -> None:
    monkeypatch.setattr("PySide6.QtGui.QScreen.availableSize", lambda _screen: room)
    for is_first in (True, False):
        window = program.open_window(qapp, WindowArguments(language="en"))
        assert window.isMaximized() is (is_first and is_enlarged), "afterwards as it was left"
        window.showNormal()
        window.close()
        window.deleteLater()


def test_on_home_no_game_is_named(window: MainWindow) -> None:
    start(window)
    assert window.windowTitle().startswith("Formula: ")
    window.show_home()
    assert window.windowTitle() == "Formula Desktop[*]"


def test_nonsense_for_a_place_is_nothing_to_worry_about(
    open_window: Open, settings: Settings
) -> None:
    settings.window_geometry = b"nonsense"
    assert open_window().width() == 1280


def test_settings_that_cannot_be_kept_are_told_once(window: MainWindow, settings: Settings) -> None:
    settings.not_saved.emit()
    assert len(said(window)) == 1


def test_settings_that_cannot_be_kept_before_anybody_could_hear_it(
    qapp: QApplication, data_folder: Path, qtbot: QtBot
) -> None:
    data_folder.write_text("a file where the folder should be", "utf-8")
    settings = Settings()
    settings.language = "en"
    assert not settings.is_saved
    window = MainWindow(qapp, settings)
    window.show()
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    assert said(window) == ["The settings cannot be saved; they last until you quit."]
    window.close()
    window.deleteLater()


def test_a_game_too_long_for_a_file_is_told_as_such(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    start(window)
    draw(window, qtbot)
    with monkeypatch.context() as small:
        small.setattr("formula_desktop.gamefile.text.LARGEST_FILE", 100)
        draw(window, qtbot)
        [sentence] = said(window)
        wrong = "The game goes on, but its last turns cannot be saved: the game has become too long"
        assert sentence.startswith(wrong)
        assert window.isWindowModified()
    draw(window, qtbot)
    assert not window.isWindowModified()


def test_a_game_that_would_be_lost_is_asked_about_before_closing(
    window: MainWindow, qtbot: QtBot
) -> None:
    asked: list[str] = []
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        window.games.notices.ask_to_close(lambda: asked.append("closed"))
        question = window.findChild(Question)
        qtbot.keyClick(question, key)
        qtbot.waitUntil(lambda: window.findChild(Question) is None)
        assert asked == []
    window.games.notices.ask_to_close(lambda: asked.append("closed"))
    question = window.findChild(Question)
    assert question is not None
    assert question.no.isDefault()
    assert question.no.property("role") == "go"
    assert question.no.x() < question.yes.x()
    qtbot.mouseClick(question.yes, LEFT)
    assert asked == ["closed"]


def test_against_the_computer_without_asking(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start_against_computer("formula")
    game = game_in(window)
    assert game is not None
    assert [player.is_computer for player in game.state.players] == [False, True]
    qtbot.waitUntil(lambda: game.draft is not None)


@pytest.mark.parametrize("plays_first", [False, True])
def test_a_game_in_the_first_frame_is_saved_after_it_and_before_anybody_plays(
    qapp: QApplication, qtbot: QtBot, data_folder: Path, plays_first: bool
) -> None:
    window = MainWindow(qapp, Settings(), opens_home=False, opponent=QuickOpponent())
    window.games.start_against_computer("formula")
    assert games_in(data_folder) == [], "the disk waits for the frame"
    if plays_first:
        draw(window, qtbot)
    else:
        with qtbot.waitSignal(window.painted):
            window.show()
        qtbot.waitUntil(lambda: window.is_complete)
    assert len(games_in(data_folder)) == 1
    shown = window.games.autosave.shown
    assert shown is not None
    assert shown.notes.seats[0].participant
    assert window.game is not None
    assert window.game.faces == shown.notes.seats
    window.close()
    window.deleteLater()


@pytest.mark.usefixtures("data_folder")
def test_home_that_comes_after_a_table_is_whole(qapp: QApplication, qtbot: QtBot) -> None:
    keep(1, "At grandma's")
    window = program.open_window(qapp, WindowArguments(new="formula", language="en"))
    with qtbot.waitSignal(window.painted):
        pass
    assert window.navigator.home is None
    assert window.game is not None
    assert not window.offered.go_on.isEnabled()
    window.offered.home.trigger()
    assert at_home(window)
    cards = [card for card in window.home.under_way.cards if card.isVisible()]
    assert len(cards) == 2
    assert cards[1].text() == "At grandma's"
    assert window.home.menu_button.menu() is window.offered.menu
    assert window.focusWidget() is window.home.go_on
    assert window.windowTitle() == "Formula Desktop[*]"
    assert window.offered.go_on.isEnabled()
    assert not window.offered.home.isEnabled()
    qtbot.mouseClick(window.home.go_on, LEFT)
    assert not at_home(window)
    window.close()
    window.deleteLater()


def test_watching_keeps_nothing(window: MainWindow, qtbot: QtBot, data_folder: Path) -> None:
    window.games.watch("formula")
    game = game_in(window)
    assert game is not None
    qtbot.waitUntil(lambda: len(game.state.round.turns) > 1)
    assert games_in(data_folder) == []
    window.show_home()
    assert window.game is None
    assert not window.home.go_on.isEnabled()


# --- keys and messages --------------------------------------------------------------------------


def test_ctrl_n_is_a_new_game_of_what_is_shown(window: MainWindow) -> None:
    actions = window.offered
    for show, new in (
        (window.show_home, actions.new["formula"]),
        (lambda: window.games.start_against_computer("digifeud"), actions.new["digifeud"]),
        (lambda: window.games.start_against_computer("formula"), actions.new["formula"]),
        (lambda: window.games.start_against_computer("digifeud"), actions.new["digifeud"]),
        (window.show_rules, actions.new["digifeud"]),
        (window.show_home, actions.new["digifeud"]),
    ):
        show()
        found = [each for each in actions.all() if "Ctrl+N" in each.shortcut().toString()]
        assert found == [new]


def test_ctrl_n_means_the_same_game_at_home_as_at_the_table_that_was_left(
    window: MainWindow, settings: Settings
) -> None:
    settings.last_game = "digifeud"
    put_on_table(window, match_of(*HANDS))  # as a game that goes on, which begins nothing
    for show in (window.show_rules, window.show_home, window.library.show_players):
        show()
        new = window.offered.new["formula"]
        assert new.shortcut().toString() == "Ctrl+N", "the key and its text are those of the action"


def test_a_message_has_the_name_of_the_program_and_room_for_the_ring(
    qapp: QApplication, window: MainWindow, qtbot: QtBot
) -> None:
    box = tell(window, "It is so.")
    qtbot.waitExposed(box)
    assert box.windowTitle() == qapp.applicationDisplayName()
    (ok,) = box.buttons()
    assert ok.icon().isNull()
    around = ok.parentWidget()
    assert around is not None
    assert around.rect().contains(ok.geometry().adjusted(-8, -8, 8, 8))
    box.close()
