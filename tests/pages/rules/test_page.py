"""The rules pages as they are read: pictures, places, search by keys, and the ways to them."""

from __future__ import annotations

from dataclasses import fields
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA, LANGUAGES
from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.digifeud.reasons import Reason as DigifeudReason
from formula_desktop.formula.draft import Place, PlaceKind
from formula_desktop.formula.options import Options
from formula_desktop.formula.reasons import Reason as FormulaReason
from formula_desktop.look import theme as themes
from formula_desktop.look.theme import THEMES, Theme
from formula_desktop.pages.rules.document import RulesDocument, title_of
from formula_desktop.pages.rules.examples import EXAMPLES
from formula_desktop.pages.rules.opening import RulesDialog, RulesLink
from formula_desktop.pages.rules.page import RulesPage
from formula_desktop.pages.rules.pictures import painted
from formula_desktop.pages.rules.sections import place_of, place_of_option, sections
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings, ThemeChoice
from formula_desktop.widgets.layouts import unit_in_use
from tests.helpers.digifeud.games import game_of
from tests.helpers.digifeud.page import RACK
from tests.helpers.formula.games import NOOR, SAM, match_of
from tests.helpers.screen.seen import cut

SHIFT = Qt.KeyboardModifier.ShiftModifier
LAST = "about"


@pytest.fixture
def active(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window, with the keyboard."""
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    return window


@pytest.fixture
def page(active: MainWindow) -> RulesPage:
    window = active
    window.show_rules(FORMULA)
    assert window.library.rules is not None
    QApplication.processEvents()
    return window.library.rules


def key(which: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key wherever the keyboard is."""
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, which, modifiers)
    QApplication.processEvents()


def type_words(text: str) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClicks(widget, text)
    QApplication.processEvents()


def at_top(page: RulesPage) -> str:
    """The title at the top of the visible part."""
    text = page.text
    for below in range(0, text.viewport().height(), 4):
        block = text.cursorForPosition(QPoint(60, below)).block()
        if block.blockFormat().headingLevel() == 2:
            return block.text()
    raise AssertionError("there is no title")


def listed(page: RulesPage) -> list[str]:
    return [line.text for line in page.contents.lines]


# --- pictures -----------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("game", EXAMPLES)
def test_every_picture_is_painted_in_every_theme(
    qapp: QApplication, game: str, theme: Theme
) -> None:
    document = RulesDocument(game, theme, 1.0, "rules:1", 700.0)
    assert len(document.drawings) > 15
    for drawing, width in document.drawings:
        pixmap = painted(drawing, theme, width, 2.0)
        assert width <= 700
        assert pixmap.width() == round(width * 2)
        assert pixmap.devicePixelRatio() == 2
        middle = pixmap.toImage().pixelColor(4 * 2, pixmap.height() // 2)
        assert middle == theme.table_deep


def test_every_picture_has_words(qapp: QApplication) -> None:
    for game in EXAMPLES:
        html = RulesDocument(game, themes.LIGHT, 1.0, "rules:1", 700.0).html
        assert html.count("<img ") == html.count('alt="') > 15
        assert 'alt=""' not in html


def test_pictures_are_in_the_page(page: RulesPage) -> None:
    page.show_place(FORMULA, "zero-rule")
    image = page.text.viewport().grab().toImage()
    colours = {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
    }
    assert {themes.LIGHT.table_deep.name(), themes.LIGHT.symbol.name()} <= colours


# --- places -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EXAMPLES)
def test_every_place_can_be_opened(page: RulesPage, game: str) -> None:
    for section in sections(game).values():
        page.show_place(game, section.place)
        assert page.text.game == game
        assert page.text.place == section.place
        assert page.contents.place == section.place
        if section.place != LAST:
            assert at_top(page) == section.title


def test_the_contents_lead_to_the_sections(page: RulesPage) -> None:
    page.contents.setFocus()
    for _ in range(3):
        key(Qt.Key.Key_Down)
    assert page.text.place == "turn"
    assert at_top(page) == "Your turn"


def test_the_contents_follow_the_text(page: RulesPage) -> None:
    assert page.text.hasFocus()
    for _ in range(6):
        key(Qt.Key.Key_PageDown)
    assert page.text.verticalScrollBar().value() > 2000
    assert page.text.place not in ("", "aim")
    assert page.contents.place == page.text.place


def test_a_link_leads_to_its_section(page: RulesPage) -> None:
    page.show_place(FORMULA, "cards")
    for _ in range(40):
        key(Qt.Key.Key_Tab)
        if page.text.textCursor().charFormat().anchorHref() == "#jokers":
            break
    key(Qt.Key.Key_Return)
    assert page.text.place == "jokers"


def test_language_theme_and_size_keep_the_place(window: MainWindow, page: RulesPage) -> None:
    page.show_place(DIGIFEUD, "numbers")
    window.speak("nl")
    QApplication.processEvents()
    assert page.text.place == "numbers"
    assert at_top(page) == title_of(DIGIFEUD, "numbers")
    window.settings.theme = ThemeChoice.DARK
    QApplication.processEvents()
    assert page.text.place == "numbers"
    window.resize(1024, 640)
    QTest.qWait(300)
    assert page.text.place == "numbers"
    window.speak("en")
    QApplication.processEvents()
    assert at_top(page) == "Which numbers you may use"


# --- search -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_needs_more_room_than_there_is(
    window: MainWindow, page: RulesPage, language: str
) -> None:
    window.speak(language)
    contents = page.contents
    for game, sought in product(EXAMPLES, ("", "1")):
        page.show_place(game)
        page.search.setText(sought)
        for width in range(200, 320, 13):
            contents.setFixedWidth(width)
            QApplication.processEvents()
            rows = range(len(contents.lines))
            shown = (contents.visualRect(contents.model().index(row, 0)) for row in rows)
            assert max(rect.width() for rect in shown) <= contents.viewport().width()


def test_search_by_keys(page: RulesPage) -> None:
    key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.search.hasFocus()
    type_words("joker")
    hits = page.text.hits
    assert hits > 5
    assert page.found.text() == f"1 of {hits}"
    assert any(title.startswith("The cards (") for title in listed(page))
    assert not any(title.startswith("The zero rule") for title in listed(page))
    assert len(page.text.extraSelections()) == hits
    key(Qt.Key.Key_Return)
    assert page.text.hit == 2
    key(Qt.Key.Key_Return, SHIFT)
    key(Qt.Key.Key_Return, SHIFT)
    assert page.text.hit == hits
    key(Qt.Key.Key_F3)
    key(Qt.Key.Key_F3)
    assert page.found.text() == f"2 of {hits}"
    key(Qt.Key.Key_F3, SHIFT)
    assert page.text.hit == 1
    key(Qt.Key.Key_Escape)
    assert page.search.text() == ""
    assert page.text.extraSelections() == []
    assert "The zero rule" in listed(page)


def test_search_needs_neither_capitals_nor_accents(page: RulesPage, window: MainWindow) -> None:
    window.speak("fr")
    QApplication.processEvents()
    page.search.setText("première")
    hits = page.text.hits
    assert hits > 5
    for typed in ("premiere", "PREMIERE", "premie\u0300re"):
        page.search.setText(typed)
        assert page.text.hits == hits
        found = page.text.extraSelections()[-1]
        assert found.cursor.selectedText().lower() == "première"
    page.search.setText("l'ordinateur")
    assert page.text.hits > 0


def test_the_hit_is_seen(page: RulesPage) -> None:
    page.search.setText("shuffled")
    for _ in range(page.text.hits):
        rect = page.text.cursorRect(page.text._hits[page.text.hit - 1])
        assert page.text.viewport().rect().contains(rect)
        page.next_button.click()


def test_what_is_not_found_is_said(page: RulesPage) -> None:
    page.search.setText("elephant")
    assert page.found.text() == "Not found."
    assert not page.next_button.isEnabled()
    page.search.setText("crossword")
    assert page.found.text() == "Not found here, but in the rules of Digifeud."
    page.tabs.setCurrentIndex(1)
    assert page.found.text() == "1 of 1"


# --- ways there and back ------------------------------------------------------------------------


def test_f1_at_home_and_escape(active: MainWindow) -> None:
    window = active
    QTest.keyClick(window, Qt.Key.Key_F1)
    page = window.library.rules
    assert page is not None
    assert window.stack.currentWidget() is page
    assert page.text.hasFocus()
    key(Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.home


def test_f1_from_a_refusal_of_formula(active: MainWindow, qtbot: QtBot) -> None:
    window = active
    play: Any = window.games.show_table(FORMULA)
    play.start(match_of("1225667", players=(NOOR, SAM), options=Options()))
    qtbot.waitUntil(lambda: play.game.draft is not None or play.game.is_covered)
    play.game.uncover()
    qtbot.waitUntil(lambda: play.game.draft is not None)
    assert play.game.why_not_play.reason is FormulaReason.OPERATOR_MISSING
    QTest.keyClick(window, Qt.Key.Key_F1)
    page = window.library.rules
    assert page is not None
    assert (page.text.game, page.text.place) == place_of(FormulaReason.OPERATOR_MISSING)
    key(Qt.Key.Key_Escape)
    shown: Any = window.stack.currentWidget()
    assert shown is play.page
    assert play.page.view.hasFocus()
    play.game.put(0, Place(0, PlaceKind.WHOLE))
    refused = play.page.scene.texts.refusal
    assert refused.reason is FormulaReason.STARTING_CARDS_STAY
    page.show_place(FORMULA)
    play.page.rules_button.click()
    assert page.text.place == place_of(refused.reason)[1] == "first-formula"


def test_f1_from_a_refusal_of_digifeud(active: MainWindow, qtbot: QtBot) -> None:
    window = active
    play: Any = window.games.show_table(DIGIFEUD)
    play.start(game_of(RACK, "x+-", players=(NOOR, SAM)))
    qtbot.waitUntil(lambda: play.game.draft is not None or play.game.is_covered)
    play.game.uncover()
    qtbot.waitUntil(lambda: play.game.draft is not None)
    play.game.put(0, 0)
    reason = play.game.why_not_play.reason
    assert isinstance(reason, DigifeudReason)
    QTest.keyClick(window, Qt.Key.Key_F1)
    page = window.library.rules
    assert page is not None
    assert (page.text.game, page.text.place) == place_of(reason)
    page.back_button.click()
    shown: Any = window.stack.currentWidget()
    assert shown is play.page
    assert len(play.game.draft.puts) == 1


def test_the_way_back_is_to_where_one_was(active: MainWindow) -> None:
    window = active
    library = window.library
    for show in (library.show_games, library.show_results):
        show()
        before = window.stack.currentWidget()
        window.show_rules()
        key(Qt.Key.Key_Escape)
        assert window.stack.currentWidget() is before
    window.show_rules()
    assert library.rules is not None
    library.rules.home_button.click()
    assert window.stack.currentWidget() is window.home


def test_over_a_dialog_the_rules_open_in_one_of_their_own(active: MainWindow, qtbot: QtBot) -> None:
    window = active
    dialog = QDialog(window)
    column = QVBoxLayout(dialog)
    link = RulesLink(DIGIFEUD, "directions", window.look)
    column.addWidget(link)
    dialog.open()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    link.setFocus()
    assert link.accessibleName() == "Rules: How sums are read"
    assert min(link.width(), link.height()) >= 24
    key(Qt.Key.Key_Space)
    rules = next(each for each in dialog.findChildren(RulesDialog) if each.isVisible())
    rules.activateWindow()
    qtbot.waitUntil(rules.isActiveWindow)
    assert (rules.page.text.game, rules.page.text.place) == (DIGIFEUD, "reading")
    assert not rules.page.home_button.isVisible()
    assert QApplication.activeModalWidget() is rules
    assert rules.size() == RulesDialog(window, window.look).size() == window.size() * 0.9
    key(Qt.Key.Key_Escape)
    assert not [each for each in dialog.findChildren(RulesDialog) if each.isVisible()]
    assert dialog.isVisible()
    dialog.close()


# --- sizes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160)])
def test_nothing_is_cut_at_any_size(
    window: MainWindow, page: RulesPage, size: tuple[int, int]
) -> None:
    window.resize(*size)
    QTest.qWait(300)
    for game in EXAMPLES:
        page.show_place(game)
        assert [*cut(page)] == []
        assert page.text.horizontalScrollBar().maximum() == 0
    page.search.setText("joker")
    assert [*cut(page)] == []


def test_the_keyboard_reaches_everything(page: RulesPage) -> None:
    wanted: set[QWidget] = {
        page.header_menu_button,
        page.tabs,
        page.search,
        page.contents,
        page.text,
        page.back_button,
        page.home_button,
    }
    reached = set()
    for _ in range(60):
        key(Qt.Key.Key_Tab)
        widget = QApplication.focusWidget()
        assert widget is not None
        reached.add(widget)
    assert wanted <= reached


def test_names_for_screen_readers(page: RulesPage) -> None:
    named = (page.search, page.contents, page.text, page.previous_button, page.next_button)
    assert all(each.accessibleName() for each in named)


def test_texts_are_translated(window: MainWindow, page: RulesPage) -> None:
    """The pages say what the translation says, in the order of the rules."""
    said = QCoreApplication.translate("Rules", "See also:")
    assert said in page.text.toPlainText()


@pytest.mark.parametrize(("game", "options"), [(FORMULA, Options), (DIGIFEUD, BoardOptions)])
def test_every_explained_option_of_a_new_game_has_its_link(
    active: MainWindow, qtbot: QtBot, game: str, options: type[Options | BoardOptions]
) -> None:
    active.games.ask_new(game)
    dialog: Any = next(each for each in active.findChildren(QDialog) if each.isVisible())
    dialog.more.setChecked(True)
    links = dialog.findChildren(RulesLink)
    seen = set()
    for link in links:
        assert link.isVisibleTo(dialog)
        link.click()
        rules = next(each for each in dialog.findChildren(RulesDialog) if each.isVisible())
        assert rules.page.text.game == game
        seen.add(rules.page.text.place)
        rules.reject()
        QApplication.processEvents()
    wanted = {place_of_option(game, field.name) for field in fields(options)}
    assert seen >= wanted
    dialog.reject()


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
@pytest.mark.parametrize("game", [FORMULA, DIGIFEUD])
@pytest.mark.parametrize("width", [1024, 1280])
def test_lines_of_the_contents_are_broken_instead_of_cut(
    active: MainWindow, settings: Settings, qtbot: QtBot, language: str, game: str, width: int
) -> None:
    settings.language = language
    active.resize(width, 800)
    active.show_rules(game)
    page = active.library.rules
    assert page is not None
    qtbot.wait(10)
    contents, metrics = page.contents, page.contents.fontMetrics()
    beside = 2 * round(10 * unit_in_use()) + 6  # as the style sheet and the style have it
    flags = int(Qt.TextFlag.TextWordWrap)
    for row, line in enumerate(contents.lines):
        place = contents.visualRect(contents.model().index(row, 0))
        room = QRect(0, 0, contents.viewport().width() - beside, 1000)
        assert metrics.boundingRect(room, flags, line.text).height() <= place.height(), line.text
