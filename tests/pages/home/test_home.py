"""Home: what starts a game, and what goes on with one."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA, LANGUAGES
from formula_desktop.formula.options import Options
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.theme import BUTTON, THEMES, Theme
from formula_desktop.pages.home.game_picture import GamePicture
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.pages.printing.page import PrintPage
from formula_desktop.players import Level, Player, at_level
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.shell.practice.start import last_wanted
from formula_desktop.shell.start.first_frame import AfterFirstFrame
from formula_desktop.store.settings.last_choice import Choice, first_choice
from formula_desktop.store.settings.settings import Age, Settings, SizeChoice
from formula_desktop.widgets.felt_button import text_width
from tests.helpers.kept_games import have_begun, keep
from tests.helpers.played_page import PLAIN, RIGHT_BUTTON
from tests.helpers.tours.tables import FIVE
from tests.helpers.window import Open, game_in, is_asked, start

LEFT = Qt.MouseButton.LeftButton

# A menu without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def read(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until Home has read the games."""
    qtbot.waitUntil(lambda: window.home.go_on.saved is not None)


def played(window: MainWindow, last: str) -> None:
    """Have this as the game played last; empty for a newcomer."""
    window.settings.last_game = last
    window.games.at_home.show_games()


# --- the pictures -------------------------------------------------------------------------------


def test_a_button_still_held_does_nothing_to_the_table_that_was_left(
    window: MainWindow, qtbot: QtBot
) -> None:
    """Until it is let go, Qt tells the table that it was pressed on of other buttons, too."""
    window.activateWindow()
    start(window)
    assert window.play is not None
    game, view, scene = window.game, window.play.page.view, window.play.page.scene
    assert scene is not None
    qtbot.waitUntil(lambda: is_asked(game) and not scene.is_moving)
    handle, picture = window.windowHandle(), window.home.pictures["digifeud"]
    QTest.mousePress(handle, RIGHT_BUTTON, PLAIN, view.mapTo(window, QPoint(200, 120)))
    window.show_home()
    QTest.mousePress(handle, LEFT, PLAIN, picture.mapTo(window, picture.rect().center()))
    QTest.keyPress(handle, Qt.Key.Key_Space)
    assert not view.isVisible()
    assert not view.hasFocus()
    assert scene.held is None


@pytest.mark.parametrize("corner", [(0.5, 0.5), (0.06, 0.06), (0.94, 0.94)])
def test_a_click_anywhere_on_a_picture_does_what_its_main_button_says(
    window: MainWindow, corner: tuple[float, float]
) -> None:
    home = window.home
    for wanted, last in ((home.lesson_wanted, ""), (home.play_wanted, "formula")):
        wanted.disconnect()
        if last:
            window.settings.last["digifeud"] = "{}"
        played(window, last)
        asked = QSignalSpy(wanted)
        for picture in home.pictures.values():
            at = QPoint(round(picture.width() * corner[0]), round(picture.height() * corner[1]))
            QTest.mouseClick(picture, LEFT, Qt.KeyboardModifier.NoModifier, at)
        assert [asked.at(row) for row in range(asked.count())] == [["formula"], ["digifeud"]]


def test_the_pointer_tells_what_can_be_pressed(window: MainWindow, qtbot: QtBot) -> None:
    hand = Qt.CursorShape.PointingHandCursor
    home = window.home
    shown = [*home.pictures.values(), *(each.second for each in home.pictures.values())]
    shown += [entry for entry in home.entries if entry.isVisible()]
    qtbot.waitUntil(lambda: all(each.cursor().shape() == hand for each in shown))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_press_a_picture(window: MainWindow, key: Qt.Key) -> None:
    home = window.home
    home.lesson_wanted.disconnect()
    asked = QSignalSpy(home.lesson_wanted)
    QTest.keyClick(home.pictures["formula"], key)
    assert asked.count() == 1


@pytest.mark.parametrize("name", ["formula", "digifeud"])
def test_a_newcomer_starts_with_the_steps_or_with_a_game_that_can_be_won(
    window: MainWindow, qtbot: QtBot, name: str
) -> None:
    home = window.home
    picture = home.pictures[name]
    assert (picture.start, picture.second.text()) == ("First steps", "Play")
    assert picture.second.accessibleDescription() == "6+, against the computer"
    links = [each for each in home.entries if each.isVisible()]
    QTest.mouseClick(picture.second, LEFT)
    game = game_in(window)
    assert game.players == (Player("Player"), Player("Computer", Level.BEGINNER))
    assert game.state.options == KINDS[name].ready_made[ReadyMade.SIX].options
    window.show_home()
    assert (picture.start, picture.second.text()) == ("Play", "Choose…")
    assert picture.accessibleDescription() == "6+ · Against the computer: beginner"
    assert window.focusWidget() is home.go_on, "a game in progress comes first"
    (other,) = set(home.pictures) - {name}
    assert home.pictures[other].start == "First steps", "this game is still new"
    assert home.new in links
    assert home.steps in links
    window.games.leave_table()
    window.games.play_easy(other)
    window.show_home()
    assert home.pictures[name].start == home.pictures[other].start == "Play"
    assert [each for each in home.entries if each.isVisible()] == links, "nothing moves"


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("age", [Age.EIGHT, Age.TEN])
def test_one_click_says_who_plays_and_everything_suits(
    window: MainWindow, settings: Settings, name: str, age: Age
) -> None:
    home = window.home
    assert home.ages.isVisible()
    assert [each.isChecked() for each in home.ages.buttons.values()] == [True, *3 * [False]]
    QTest.mouseClick(home.ages.buttons[age], LEFT)
    assert settings.age is age
    assert [key for key, each in home.ages.buttons.items() if each.isChecked()] == [age]
    picture = home.pictures[name]
    assert picture.start == "First steps", "they stay in front"
    assert picture.second.accessibleDescription() == f"{age.value}, against the computer"
    signs = {*last_wanted(settings).range.operators}
    assert signs == {*KINDS["formula"].ready_made[age].options.operators}  # type: ignore[attr-defined]
    QTest.mouseClick(picture.second, LEFT)
    game = game_in(window)
    assert game.state.options == KINDS[name].ready_made[age].options
    assert [each.level for each in game.players] == [None, Level.EASY]
    window.games.leave_table()
    window.show_home()
    assert not home.ages.isVisible(), "whoever plays is known"
    (other,) = {*home.pictures} - {name}
    window.games.play_easy(other)
    assert game_in(window).state.options == KINDS[other].ready_made[age].options


def test_what_was_said_holds_at_the_next_start(open_window: Open) -> None:
    QTest.mouseClick(open_window().home.ages.buttons[Age.TEN], LEFT)
    home = open_window().home
    assert home.ages.buttons[Age.TEN].isChecked()
    assert home.pictures["digifeud"].second.accessibleDescription().startswith("10+")


def test_a_class_plays_in_teams_and_has_lessons(window: MainWindow, settings: Settings) -> None:
    home = window.home
    lesson = home.with_class
    assert not lesson.isVisible()
    QTest.mouseClick(home.ages.buttons[Age.CLASS], LEFT)
    assert lesson.isVisible()
    assert home.class_exercises.isVisible()
    picture = home.pictures["formula"]
    assert picture.second.accessibleDescription() == "With a class"
    QTest.mouseClick(picture.second, LEFT)
    dialog = window.findChild(NewGame)
    assert dialog is not None
    assert dialog.classroom.isChecked()
    assert not any(each.is_computer for each in dialog.seats.players)
    dialog.start.click()
    assert game_in(window).state.options.open_cards
    window.games.leave_table()
    window.show_home()
    assert picture.accessibleDescription() == "With a class"
    assert not picture.second.isVisible(), "it would ask for the same"
    assert not home.new.isVisible()
    QTest.mouseClick(home.worksheets, LEFT)
    assert isinstance(window.stack.currentWidget(), PrintPage)
    window.show_home()
    settings.age = Age.SIX
    window.games.follow_age()
    assert picture.accessibleDescription().startswith("6+")
    assert picture.second.isVisible()
    assert home.new.isVisible()
    assert not home.worksheets.isVisible()
    assert not lesson.isVisible()


def test_the_ages_are_for_the_keyboard_too(window: MainWindow) -> None:
    buttons = window.home.ages.buttons
    buttons[Age.SIX].setFocus()
    QTest.keyClick(buttons[Age.SIX], Qt.Key.Key_Right)
    assert window.focusWidget() is buttons[Age.EIGHT]
    QTest.keyClick(buttons[Age.EIGHT], Qt.Key.Key_Return)
    assert window.settings.age is Age.EIGHT
    assert buttons[Age.EIGHT].accessibleDescription() == "Who plays here?"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SizeChoice)
def test_the_ages_fit_with_all_the_rest(
    open_window: Open, settings: Settings, language: str, size: SizeChoice
) -> None:
    settings.language, settings.size = language, size
    window = open_window()
    for width, height in ((1024, 640), (1280, 800), (2560, 1440)):
        window.resize(width, height)
        QApplication.processEvents()
        home = window.home
        wanted = home.texts.layout().minimumSize()  # type: ignore[union-attr]
        assert wanted.height() <= home.texts.height()
        assert wanted.width() <= home.texts.width()
        window_theme, unit = window.look.theme, window.look.unit
        for button in home.ages.buttons.values():
            words = text_width(window_theme, button.text(), BUTTON)
            assert words <= button.width() / unit - 20, button.text()


@pytest.fixture
def locked_age(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An administrator's age, before the settings are read."""
    file = tmp_path / "defaults.ini"
    file.write_text("[settings]\nage = 10+\n\n[locked]\nsettings = age\n", "utf-8")
    monkeypatch.setenv("FORMULA_DESKTOP_DEFAULTS", str(file))


@pytest.mark.usefixtures("locked_age")
def test_nobody_is_asked_for_an_age_that_is_locked(open_window: Open) -> None:
    home = open_window().home
    assert not home.ages.isVisible()
    assert home.pictures["formula"].second.accessibleDescription().startswith("10+")


def test_first_steps_stay_in_front_until_they_are_finished_or_the_game_is_played(
    window: MainWindow,
) -> None:
    others = {"formula": "digifeud", "digifeud": "formula"}
    for name, picture in window.home.pictures.items():
        begun = ((0, "First steps"), (1, "Go on with step 2"), (6, "Go on with step 7"))
        for reached, offered in begun:
            window.settings.lesson[name] = reached
            played(window, others[name])
            assert picture.start == offered, (name, reached)
            played(window, name)
            assert picture.start == "Play", "whoever has played it is no longer new to it"
        window.settings.lesson[name] = 8
        played(window, others[name])
        assert picture.start == "Play"


def test_the_first_game_of_a_newcomer_says_the_age_that_was_chosen_for_the_other_game(
    window: MainWindow,
) -> None:
    ten = KINDS["digifeud"].ready_made[ReadyMade.TEN].options
    players = (Player("Daan"), Player("Computer", Level.NORMAL))
    chosen = Choice(ten, players, ready_made=ReadyMade.TEN)
    window.settings.last["digifeud"] = chosen.written
    played(window, "digifeud")
    formula = window.home.pictures["formula"]
    assert formula.second.accessibleDescription() == "10+, against the computer"
    QTest.mouseClick(formula.second, LEFT)
    assert game_in(window).state.options == KINDS["formula"].ready_made[ReadyMade.TEN].options


@pytest.mark.parametrize("chosen_for", KINDS)
def test_the_easy_game_after_first_steps_is_for_the_age_that_was_chosen(
    window: MainWindow, chosen_for: str
) -> None:
    eight = KINDS[chosen_for].ready_made[ReadyMade.EIGHT].options
    players = (Player("Jonas"), Player("Computer", Level.NORMAL))
    chosen = Choice(eight, players, ready_made=ReadyMade.EIGHT)
    window.settings.last[chosen_for] = chosen.written
    for name, kind in KINDS.items():
        window.games.play_easy(name)
        game = game_in(window)
        assert game.state.options == kind.ready_made[ReadyMade.EIGHT].options
        assert [each.level for each in game.players] == [None, Level.EASY]
        window.games.leave_table()


def test_play_starts_the_last_choice_again(window: MainWindow, settings: Settings) -> None:
    choice = Choice(Options(play_on=True), FIVE[:3], ready_made="")
    settings.last["formula"] = choice.written
    window.games.start(choice)
    window.games.leave_table()
    window.show_home()
    for card in window.games.autosave.games.under_way():
        window.games.autosave.games.remove(card)
    window.games.at_home.show_games()
    picture = window.home.pictures["formula"]
    names = ", ".join(player.name for player in FIVE[:3])
    assert picture.accessibleDescription() == names
    QTest.mouseClick(picture, LEFT)
    assert game_in(window).players == FIVE[:3]
    assert game_in(window).state.options.play_on


def test_after_a_game_among_persons_play_is_against_the_computer(
    window: MainWindow, settings: Settings
) -> None:
    mama = Player("Mama")
    last = Choice(Options(), (Player("Noor"), mama), 0)
    settings.last_game, settings.last[FORMULA] = FORMULA, last.written
    window.games.at_home.show_games()
    picture = window.home.pictures[FORMULA]
    assert (picture.start, picture.second.text()) == ("Play", "Together")
    assert "Mama" not in picture.accessibleDescription()
    assert picture.second.accessibleDescription() == "Noor, Mama"
    picture.click()
    assert game_in(window).players[1].is_computer
    assert game_in(window).players[0] == Player("Noor")
    settings.last[FORMULA] = last.written
    window.show_home()
    picture.second.click()
    assert mama in game_in(window).players


@pytest.mark.parametrize("game", [FORMULA, DIGIFEUD])
def test_the_level_stays_for_play_after_a_game_among_persons(
    window: MainWindow, settings: Settings, game: str
) -> None:
    ten = first_choice(KINDS[game], "Bram", "Computer", ReadyMade.TEN)
    hard = replace(ten, players=at_level(ten.players, Level.HARD))
    settings.last_game, settings.last[game] = game, hard.written
    dialog = window.games.ask_new(game)
    dialog.seats.show_again((Player("Bram"), Player("Mats")))
    dialog.accept()
    assert [each.name for each in game_in(window).players] == ["Bram", "Mats"]
    window.show_home()
    for kept in window.games.autosave.games.under_way():
        window.games.autosave.games.remove(kept)
    window.games.at_home.show_games()
    picture = window.home.pictures[game]
    assert picture.accessibleDescription() == "10+, against the computer"
    book = window.games.archive.book
    assert book is not None
    person = book.person_named("Bram")
    assert person is not None
    window.games.who.choose(person.key)
    picture.click()
    assert game_in(window).players == hard.players
    assert game_in(window).state.options == hard.options


def test_begun_first_steps_go_on_from_home(window: MainWindow, settings: Settings) -> None:
    settings.lesson[DIGIFEUD] = 2
    window.games.at_home.show_games()
    home = window.home
    assert home.pictures[DIGIFEUD].start == "Go on with step 3"
    assert home.steps.text() == "First steps"
    settings.last_game = DIGIFEUD  # it has been played now
    window.games.at_home.show_games()
    assert home.pictures[DIGIFEUD].start == "Play"
    assert home.steps.text() == "Digifeud: step 3"
    home.steps.click()
    assert window.teaching is not None
    page = window.teaching.page
    assert page is not None
    assert (page.name, page.number) == (DIGIFEUD, 2)


def test_new_game_is_one_click_from_home(window: MainWindow, qtbot: QtBot) -> None:
    home = window.home
    for name in home.pictures:
        played(window, name)
        QTest.mouseClick(home.pictures[name].second, LEFT)
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGame)
        assert dialog.kind.name == name
        dialog.reject()
    played(window, "")
    QTest.mouseClick(home.new, LEFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.actions() == [*window.offered.new.values()]
    menu.close()


def test_the_game_played_last_has_the_main_button(window: MainWindow) -> None:
    window.activateWindow()
    home = window.home
    for last in ("digifeud", "formula"):
        played(window, last)
        home.focus_first()
        assert window.focusWidget() is home.pictures[last]


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_a_picture_shows_that_it_is_pressed(window: MainWindow, theme: Theme) -> None:
    picture = window.home.pictures["formula"]
    picture.show_as(theme, 1.0)
    before = picture.grab().toImage()
    QTest.mousePress(picture, LEFT)
    assert picture.grab().toImage() != before
    QTest.mouseRelease(picture, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(-5, -5))
    assert window.game is None, "let go beside it, it starts nothing"


# --- what is under way --------------------------------------------------------------------------


def test_with_nothing_under_way_the_pictures_have_the_room(
    open_window: Open, qtbot: QtBot, data_folder: Path
) -> None:
    window = open_window()
    played(window, "formula")
    QApplication.processEvents()
    large = window.home.pictures["formula"].height()
    keep(1)
    window = open_window()
    read(window, qtbot)
    assert window.home.pictures["formula"].height() < large * 0.9
    assert window.home.under_way.isVisible()


@pytest.mark.parametrize(("number", "shown"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_each_game_under_way_has_a_card_that_goes_on_with_it(
    open_window: Open, qtbot: QtBot, data_folder: Path, number: int, shown: int
) -> None:
    keep(number)
    window = open_window()
    read(window, qtbot)
    cards = [card for card in window.home.under_way.cards if card.isVisible()]
    assert len(cards) == shown
    assert window.home.under_way.more.isVisible() is (number > 3)
    last = cards[-1]
    wanted = last.saved
    assert wanted is not None
    QTest.mouseClick(last, LEFT)
    assert window.games.autosave.saved is not None
    assert window.games.autosave.saved.name == wanted.name


@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_nothing_moves_when_the_games_have_been_read(
    open_window: Open,
    qtbot: QtBot,
    data_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
) -> None:
    keep(number)
    with monkeypatch.context() as first_frame:
        first_frame.setattr(AfterFirstFrame, "_go_on", lambda own: own._left.clear())
        window = open_window()
    home = window.home
    assert not home.go_on.text(), "nothing has been read"
    shown = (*home.pictures.values(), *home.under_way.cards, *home.entries)
    before = [each.geometry() for each in shown]
    window.games.at_home.show_games()
    qtbot.wait(50)
    assert home.go_on.text()
    assert before == [each.geometry() for each in shown]


def test_a_card_pressed_before_the_games_are_read_goes_on_with_the_last(
    open_window: Open, data_folder: Path
) -> None:
    keep(1)
    window = open_window()
    home = window.home
    home.under_way.cards[0].saved = None  # as in the first frame
    QTest.keyClick(home.go_on, Qt.Key.Key_Return)
    assert window.game is not None


def test_the_card_says_the_title_and_the_score(
    open_window: Open, qtbot: QtBot, data_folder: Path
) -> None:
    keep(2, "At grandma's")
    window = open_window()
    read(window, qtbot)
    card = window.home.go_on
    assert card.text() == "At grandma's"
    assert card.accessibleName().startswith("Continue: At grandma's, ")
    assert "round" in card.toolTip()


def test_the_game_on_the_table_comes_first_and_goes_on_as_it_is(
    open_window: Open, qtbot: QtBot, data_folder: Path
) -> None:
    keep(2)
    window = open_window()
    read(window, qtbot)
    start(window)
    game = window.game
    window.show_home()
    assert "Noor" in window.home.go_on.text()
    QTest.mouseClick(window.home.go_on, LEFT)
    assert window.game is game


def test_a_game_left_before_anything_was_laid_is_in_all_games_only(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.games.play_easy(DIGIFEUD)
    assert window.games.autosave.flush()
    window.games.leave_table()
    window.show_home()
    assert not window.games.at_home.goes_on
    assert len([*window.games.autosave.games.under_way()]) == 1, "nothing is lost"
    have_begun(window.games.autosave.games)
    window.show_home()
    qtbot.waitUntil(lambda: window.games.at_home.goes_on)


# --- the rest -----------------------------------------------------------------------------------


def test_the_entries_lead_to_their_pages(window: MainWindow) -> None:
    home = window.home
    QTest.mouseClick(home.games, LEFT)
    assert window.stack.currentWidget() is window.library.games
    window.show_home()
    QTest.mouseClick(home.players, LEFT)
    results = window.library.results
    assert results is not None
    assert window.stack.currentWidget() is results
    assert results.currentWidget() is results.players
    window.show_home()
    QTest.mouseClick(home.results, LEFT)
    assert window.stack.currentWidget() is results
    assert results.currentWidget() is results.overview


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("number", [0, 3])
def test_everything_is_whole_at_every_size(
    open_window: Open, qtbot: QtBot, data_folder: Path, size: tuple[int, int], number: int
) -> None:
    keep(number)
    window = open_window()
    window.resize(*size)
    home = window.home
    for scale, language, last in product(SizeChoice, LANGUAGES, ("", "formula")):
        window.settings.size, window.settings.language = scale, language
        played(window, last)
        qtbot.wait(1)
        shown = [*home.pictures.values(), *home.entries]
        shown += [card for card in home.under_way.cards if card.isVisible()]
        for each in shown:
            way = (scale, language, last, each.accessibleName())
            place = each.rect().translated(each.mapTo(home.texts, QPoint()))
            assert home.texts.rect().contains(place), way
            assert each.isHidden() or each.width() >= each.sizeHint().width(), way


def runs_above(picture: GamePicture) -> list[tuple[bool, int]]:
    """The rows of pixels above the buttons, upwards: whether they are empty, and how many."""
    image = picture.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    top, edge = round(picture.second.y() * image.devicePixelRatio()), image.width() // 40
    runs: list[tuple[bool, int]] = []
    for y in range(top - 1, 0, -1):
        row = image.copy(edge, y, image.width() - 2 * edge, 1)
        pixels = bytes(row.constBits())
        is_empty = pixels == pixels[:4] * row.width()
        length = runs.pop()[1] if runs and runs[-1][0] == is_empty else 0
        runs.append((is_empty, length + 1))
    return runs


@pytest.mark.parametrize("scale", SizeChoice)
def test_the_cards_never_touch_a_button_or_its_caption(
    window: MainWindow, settings: Settings, qtbot: QtBot, scale: SizeChoice
) -> None:
    settings.size = scale
    home = window.home
    ways = [((1024, 640), language) for language in LANGUAGES] + [((3840, 2160), "fr")]
    for (size, language), last in product(ways, ("", "formula")):
        window.resize(*size)
        settings.language = language
        played(window, last)
        qtbot.wait(1)
        for name, picture in home.pictures.items():
            runs = runs_above(picture)
            way = (size, language, last, name)
            assert [is_empty for is_empty, _ in runs[:3]] == [True, False, True], way
            assert runs[1][1] < picture.second.height(), way
            assert picture.rect().contains(picture.second.geometry()), way


@pytest.mark.parametrize("language", ["en", "nl"])
def test_scores_of_many_players_have_room_in_projector_size(
    window: MainWindow, settings: Settings, language: str
) -> None:
    settings.language = language
    settings.size = SizeChoice.PROJECTOR
    window.resize(1024, 640)
    for _ in range(3):
        start(window, Choice(Options(), FIVE))
    window.games.leave_table()
    have_begun(window.games.autosave.games)
    window.show_home()
    QApplication.processEvents()
    cards = window.home.under_way.cards
    assert all(card.isVisible() for card in cards)
    assert [text for card in cards for text in card.cut() if text != card.text()] == []
