"""Dutch on every screen: no English is left on it, and nothing is cut in either language."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QLabel,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

import dev
from formula_desktop.formula.legal import legal_plays
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.gamefile import read_any_file
from formula_desktop.gamefile.errors import FileReason, file_error
from formula_desktop.models.formula_lists import PlaysModel
from formula_desktop.players import Level, Player
from formula_desktop.scene.items import TextItem
from formula_desktop.scene.seat_item import SeatItem
from formula_desktop.scene.theme import BODY, LIGHT, font
from formula_desktop.store.settings import Settings
from formula_desktop.windows.game_picture import GamePicture
from formula_desktop.windows.look import unit_of
from formula_desktop.windows.main_window import MainWindow
from formula_desktop.windows.new_digifeud import NewDigifeud
from formula_desktop.windows.new_formula import NewFormula
from formula_desktop.windows.results import Results
from formula_desktop.windows.settings_dialog import SettingsDialog
from formula_desktop.windows.table_page import POINTS_COLUMN
from formula_desktop.windows.tables import name_of
from tests.game_files import case_file
from tests.models.digifeud_games import after, game_of
from tests.models.games import COMPUTER, NOOR, SAM, QuickOpponent, lying, match_of, ways
from tests.windows.board_page import OPENING, RACK, opened_game
from tests.windows.test_digifeud_results import every_end
from tests.windows.test_results import over

SMALLEST = (1024, 640)
SIZES = (SMALLEST, (1280, 800))
SHARE_OF_SIZE = 0.75  # a line on a table may be set so much smaller to fit
POINTS = Scoring.POINTS
EVERYTHING = Options(
    scoring=POINTS,
    winner_extra_card=True,
    multiples_of_five=True,
    hard_sum_bonus=True,
    play_on=True,
)
FIVE = (NOOR, *(Player(f"Ida {number}", level) for number, level in enumerate(list(Level)[1:])))
HAND = "1225667"
LONG_NAME = "N" * 41
TOO_LONG = file_error(FileReason.GAME_TOO_LONG)

Look = Callable[[str, QWidget], object]
"""Looks at a screen: its name and its widget."""


@pytest.fixture(autouse=True)
def _opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    QuickOpponent(monkeypatch).is_slow = True


# --- every screen -------------------------------------------------------------------------------


class Tour:
    """Opens one screen after another and looks at each."""

    def __init__(self, window: MainWindow, qtbot: QtBot, look: Look) -> None:
        self._window = window
        self._qtbot = qtbot
        self._look = look

    def go(self) -> None:
        """See every screen."""
        window = self._window
        suited = font(BODY, unit_of(window.size())).pixelSize()
        self._qtbot.waitUntil(lambda: QApplication.font().pixelSize() == suited)
        self._qtbot.wait(1)
        self._see("home")
        self._new_games()
        self._dialogs()
        self._formula()
        self._formula_results()
        self._digifeud()
        for number, game in enumerate(every_end()):
            self.show_game(game)
            self._see(f"digifeud, result {number}")
        self.show_game(opened_game())
        self._window.show_home()
        self._see("home with a game")

    def show_game(self, state: Any) -> None:
        """Put a game on its table, and wait until a person may act or the result is there."""
        play = self._window.tables.table(name_of(state))
        self._window.stack.setCurrentWidget(play.page)
        play.start(state)
        game, page = play.game, play.page

        def is_ready() -> bool:
            waits = game.draft is not None or game.is_covered or game.opponent.is_thinking
            return not page.scene.is_moving and (waits or play.results is not None)

        QApplication.processEvents()
        self._qtbot.waitUntil(is_ready, timeout=20_000)

    def _uncover(self) -> None:
        """Take the seat of the player to move."""
        game = self._window.game
        game.uncover()
        self._qtbot.waitUntil(lambda: game.draft is not None)

    def _see(self, name: str, widget: QWidget | None = None) -> None:
        QApplication.processEvents()
        QApplication.processEvents()
        self._look(name, widget or self._window)

    def _see_dialog(self, name: str, dialog: QDialog | None = None) -> None:
        """See the dialog that is open, and close it."""
        open_ones = (each for each in self._window.findChildren(QDialog) if each.isVisible())
        dialog = dialog or next(open_ones)
        self._see(name, dialog)
        dialog.close()
        QApplication.processEvents()

    def _new_games(self) -> None:
        formula = NewFormula(LIGHT, None, self._window)
        digifeud = NewDigifeud(LIGHT, None, self._window)
        formula.open()
        self._see("new formula", formula)
        formula.options.more.click()
        self._see("new formula, folded out", formula)
        for _ in range(3):
            formula.seats.add.click()
        for row, seat in enumerate(formula.seats.seats, 1):
            seat.kind.setCurrentIndex(row)
        self._see("new formula, five seats", formula)
        for name in ("", LONG_NAME):
            formula.seats.seats[4].name.setText(name)
            self._see("new formula, a problem", formula)
        formula.close()
        digifeud.open()
        self._see("new digifeud", digifeud)
        digifeud.options.more.click()
        self._see("new digifeud, folded out", digifeud)
        digifeud.close()

    def _dialogs(self) -> None:
        window = self._window
        for name, show in (
            ("settings", window.show_settings),
            ("about", window.show_about),
            ("settings not kept", window._say_not_saved),
            ("not kept", lambda: window._say_not_kept(TOO_LONG)),
            ("not opened", lambda: window.open_file(Path("no-such-file.formula"))),
        ):
            show()
            self._see_dialog(name)

    def _formula(self) -> None:
        window = self._window
        for options in (Options(), Options(scoring=POINTS)):
            self.show_game(match_of(HAND, options=options))
            self._see("formula")
            self._put_down()
            self._see("formula, a draft")
            game = window.game
            game.take_back_all()
            game.put(0, game.draft.places(0)[0])
            self._see("formula, a wrong draft")
        self.show_game(match_of(HAND, players=FIVE, options=Options(scoring=POINTS)))
        self._see("formula, five players")
        self.show_game(lying(match_of(HAND, players=(NOOR, COMPUTER)), "draw"))
        self._see("formula, the computer thinks")
        self.show_game(lying(match_of(HAND, players=(NOOR, SAM)), "draw"))
        self._see("formula, covered")
        self._uncover()
        self._see("formula, two persons")

    def _put_down(self) -> None:
        """Put a legal formula down, card by card."""
        game = self._window.game
        view = game.draft.view
        formula = next(iter(legal_plays(view)))
        game.choose_operator(formula.operator)
        used: set[int] = set()
        for card, _, place in ways(view, formula):
            at = next(at for at, each in enumerate(view.hand) if each == card and at not in used)
            used.add(at)
            game.put(at, place)
        assert game.draft.refusal is None

    def _formula_results(self) -> None:
        for number, (options, players) in enumerate(
            (
                (Options(), 2),
                (Options(scoring=POINTS), 3),
                (EVERYTHING, 5),
                (Options(scoring=POINTS, target=5), 2),
                (Options(winner_extra_card=True), 5),
            )
        ):
            self.show_game(over(options, players))
            self._see(f"formula, result {number}")
        for name in ("formula-blocked", "formula-blocked-points"):
            self.show_game(read_any_file(case_file(name)))
            self._see(name)
        ended = Results(over(Options(), 3), self._window, is_ended=True)
        ended.open()
        self._see("formula, ended", ended)
        ended.hide()
        ended.deleteLater()

    def _digifeud(self) -> None:
        window = self._window
        self.show_game(game_of(RACK, "x+-"))
        self._see("digifeud, opening")
        self.show_game(opened_game())
        self._see("digifeud")
        play: Any = window.tables.play
        game = window.game
        for index, square in ((0, 40), (1, 100)):
            game.put(index, square, 5)
            self._see("digifeud, a draft")
        game.take_back_all()
        for name, show in (("pass", play.ask_pass), ("resign", play.ask_resign)):
            show()
            self._see_dialog(f"digifeud, {name}", play.question)
        two = game_of(RACK, "x+-", players=(NOOR, SAM))
        self.show_game(after(two, OPENING))
        self._see("digifeud, covered")
        self._uncover()
        self._see("digifeud, two persons")
        self.show_game(after(two, "pass", "pass"))
        self._uncover()
        play.ask_pass()
        self._see_dialog("digifeud, a second pass", play.question)


def widgets(widget: QWidget) -> Iterator[QWidget]:
    """A widget and those inside it, as far as they can be seen."""
    yield from (each for each in (widget, *widget.findChildren(QWidget)) if each.isVisible())


# --- what stands on a screen --------------------------------------------------------------------


def texts(widget: QWidget) -> Iterator[str]:
    """Every text on a screen, read aloud, or shown when the pointer rests on something."""
    for each in widgets(widget):
        for name in ("text", "title", "informativeText", "placeholderText", "toolTip"):
            value = each.property(name)
            if isinstance(value, str):
                yield value
        yield each.accessibleName()
        yield each.windowTitle().removesuffix("[*]")
        yield from (action.text() for action in each.actions())
        if isinstance(each, QComboBox):
            yield from (each.itemText(row) for row in range(each.count()))
        elif isinstance(each, QTableView):
            yield from _cells(each.model())
        elif isinstance(each, QGraphicsView):
            yield from _written(each)
        elif isinstance(each, GamePicture):
            yield each.title


def _cells(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    across = Qt.Orientation.Horizontal
    for column in range(model.columnCount(QModelIndex())):
        yield model.headerData(column, across) or ""
        for row in range(model.rowCount(QModelIndex())):
            yield model.index(row, column).data() or ""


def _items(view: QGraphicsView) -> list[QGraphicsItem]:
    scene: QGraphicsScene | None = view.scene()  # the stubs forget that there may be none
    return [] if scene is None else scene.items()


def _written(view: QGraphicsView) -> Iterator[str]:
    for item in _items(view):
        if isinstance(item, TextItem):
            yield item.text()
        elif isinstance(item, SeatItem):
            yield from (item.seat.name, item.seat.score, item.seat.count)


def test_the_eyes_of_these_tests_are_open(window: MainWindow, qtbot: QtBot) -> None:
    seen: set[str] = set()
    Tour(window, qtbot, lambda _, widget: seen.update(texts(widget))).go()
    assert {"Undo", "Your cards", "Points for sums", "read from left to right"} - seen == {
        "read from left to right"  # told only where four directions are played
    }
    assert {"Quit", "Every formula keeps at least one card that lies there.", "Menu"} <= seen
    assert {"The bag of operators", "Formula, the card game", "Ida 3, master"} - seen == {
        "The bag of operators"
    }


# --- English in Dutch ---------------------------------------------------------------------------


def english() -> re.Pattern[str]:
    """Fits every English text that is another one in Dutch."""
    forms = []
    for message in _messages("en"):
        forms += [(_source(message), form) for form in _forms(message)]
    plurals = dict.fromkeys(source for source, _ in forms)
    for message in _messages("nl"):
        source = _source(message)
        if source not in plurals and _forms(message) != [source]:
            forms.append((source, source))
    parts = {_pattern(form) for _, form in forms}
    return re.compile("|".join(sorted(parts)), re.IGNORECASE)


def _messages(language: str) -> Iterator[ET.Element]:
    tree = ET.parse(dev.ROOT / "translations" / f"formula_desktop_{language}.ts")
    return tree.getroot().iter("message")


def _source(message: ET.Element) -> str:
    return message.findtext("source", "")


def _forms(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    assert translation is not None
    return [each.text or "" for each in translation.findall("numerusform") or [translation]]


def _pattern(text: str) -> str:
    """A regular expression for a text with any values in its fields."""
    fields = re.split(r"(\{\w+\}|%n)", text)
    parts = [r"-?\d+" if part == "%n" else "(.|\n)+" for part in fields[1::2]]
    fixed = [re.escape(part) for part in fields[::2]]
    return "".join(part for pair in zip(fixed, [*parts, ""], strict=True) for part in pair)


def test_nothing_english_is_left_in_dutch(
    window: MainWindow, settings: Settings, qtbot: QtBot
) -> None:
    settings.language = "nl"
    is_english = english()
    left: set[tuple[str, str]] = set()
    seen: set[str] = set()

    def look(name: str, widget: QWidget) -> None:
        for text in filter(None, texts(widget)):
            seen.add(text)
            for line in (text, *text.split("\n")):
                if is_english.fullmatch(line.strip()):
                    left.add((name, line))

    Tour(window, qtbot, look).go()
    assert left == set()
    assert [text for text in seen if re.search(r"%n|\{\w+\}", text)] == []
    assert {"Ongedaan maken", "Jouw kaarten", "Ida 3, meester", "Alles terugnemen"} <= seen


def test_english_is_recognised() -> None:
    is_english = english()
    for text in ("Undo", "1 card", "7 cards", "Noor: 3 points", "Player 2 has no name yet."):
        assert is_english.fullmatch(text.removeprefix("Noor: ")), text
    for text in ("Ongedaan maken", "7 kaarten", "Formula", "Noor: 3 punten", "8 × 8 = 64"):
        assert not is_english.fullmatch(text), text


def test_every_plural_has_both_forms_in_both_languages() -> None:
    for language in ("en", "nl"):
        for message in _messages(language):
            if message.get("numerus"):
                one, more = _forms(message)
                assert "(s)" not in one + more
                assert "%n" in more


# --- another language while everything is open --------------------------------------------------


def test_english_comes_back(window: MainWindow, settings: Settings, qtbot: QtBot) -> None:
    tour = Tour(window, qtbot, lambda _name, _widget: None)
    dialogs = (NewFormula(LIGHT), NewDigifeud(LIGHT), SettingsDialog(settings))
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        dialog.show()

    def seen() -> list[str]:
        QApplication.processEvents()
        everything = (window, *dialogs)
        return [text for widget in everything for text in texts(widget) if text]

    states = (match_of(HAND), opened_game(), over(Options(scoring=POINTS), 3), next(every_end()))
    for state in (None, *states):
        if state is not None:
            tour.show_game(state)
        before = seen()
        settings.language = "nl"
        dutch = seen()
        settings.language = "en"
        assert seen() == before
        assert len(set(before) - set(dutch)) > len(set(before)) / 2


# --- what is cut --------------------------------------------------------------------------------


def cut(widget: QWidget) -> Iterator[str]:
    """Every text on a screen for which there is not enough room."""
    for each in widgets(widget):
        if isinstance(each, QLabel):
            if each.text() and not (_label_fits(each) and _is_in_view(each)):
                yield each.text()
        elif isinstance(each, QPushButton | QCheckBox | QRadioButton):
            if not (_button_fits(each) and _is_in_view(each)):
                yield each.text()
        elif isinstance(each, QComboBox):
            yield from _cut_choices(each)
        elif isinstance(each, QTableView):
            yield from _cut_cells(each)
        elif isinstance(each, QGraphicsView):
            for item in _items(each):
                if isinstance(item, TextItem) and item.text() and item.scale() < SHARE_OF_SIZE:
                    yield item.text()


def _is_in_view(widget: QWidget) -> bool:
    """Whether nothing beside it cuts a widget that may be scrolled up and down."""
    seen = widget.visibleRegion().boundingRect()
    return seen.isEmpty() or seen.width() == widget.width()


def _width(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().horizontalAdvance(text)


def _label_fits(label: QLabel) -> bool:
    room = label.contentsRect()
    if label.wordWrap():
        longest = max(_width(label, word) for word in label.text().split())
        return longest <= room.width() and label.heightForWidth(label.width()) <= label.height()
    return _width(label, label.text()) <= room.width()


def _button_fits(button: QAbstractButton) -> bool:
    if isinstance(button, QPushButton):
        flags = Qt.TextFlag.TextShowMnemonic
        text = button.fontMetrics().size(flags, button.text()).width()
        return text + button.iconSize().width() * (not button.icon().isNull()) <= button.width() - 8
    return button.sizeHint().width() <= button.width()


def _cut_choices(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    control = QStyle.ComplexControl.CC_ComboBox
    room = box.style().subControlRect(control, option, part, box).width()
    for row in range(box.count()):
        if _width(box, box.itemText(row)) > room and box.itemText(row) != LONG_NAME:
            yield box.itemText(row)


def _cut_cells(table: QTableView) -> Iterator[str]:
    header = table.horizontalHeader()
    model: QAbstractItemModel | None = table.model()
    if model is None or _is_log_with_bonus(table):
        return
    for column in range(model.columnCount()):
        width = table.columnWidth(column)
        if table.isColumnHidden(column):
            continue
        if header.isVisible() and header.sectionSizeHint(column) > width:
            yield str(model.headerData(column, Qt.Orientation.Horizontal))
        for row in range(model.rowCount()):
            index = model.index(row, column)
            text = str(index.data() or "")
            if re.search("[a-z]{2}", text) and table.sizeHintForIndex(index).width() > width:
                yield text


def _is_log_with_bonus(table: QTableView) -> bool:
    """Formula's log shortens its rows while a bonus takes some of its room."""
    return isinstance(table.model(), PlaysModel) and not table.isColumnHidden(POINTS_COLUMN)


@pytest.mark.parametrize("size", SIZES, ids=["smallest", "usual"])
@pytest.mark.parametrize("language", ["en", "nl"])
def test_nothing_is_cut(
    window: MainWindow, settings: Settings, qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    settings.language = language
    window.resize(*size)
    found: set[tuple[str, str]] = set()
    Tour(
        window, qtbot, lambda name, widget: found.update((name, text) for text in cut(widget))
    ).go()
    assert found == set()
