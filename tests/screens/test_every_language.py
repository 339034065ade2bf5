"""Every language on every screen: no English is left on it, and nothing is cut."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import dev
from formula_desktop.arguments import LANGUAGES
from formula_desktop.formula.options import Options
from formula_desktop.look.theme import LIGHT
from formula_desktop.pages.new_game.digifeud import NewDigifeud
from formula_desktop.pages.new_game.formula import NewFormula
from formula_desktop.pages.rules.opening import RulesLink
from formula_desktop.pages.settings.dialog import SettingsDialog
from formula_desktop.results.book import Book
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings
from tests.helpers.digifeud.page import opened_game
from tests.helpers.formula.games import QuickOpponent, match_of
from tests.helpers.results.shown_book import book_of
from tests.helpers.screen.pseudo import speak_pseudo, stretched
from tests.helpers.screen.seen import cut, texts
from tests.helpers.tours import dialogs as tour_dialogs
from tests.helpers.tours import lessons as tour_lesson
from tests.helpers.tours import library as tour_library
from tests.helpers.tours import past as tour_look_back
from tests.helpers.tours import tables as tour_tables
from tests.helpers.tours.tables import HAND, POINTS
from tests.helpers.tours.tour import Look, Tour
from tests.pages.outcome.test_digifeud import every_end
from tests.pages.outcome.test_formula import over

SMALLEST = (1024, 640)
USUAL = (1280, 800)
SEEN = {
    "Undo",
    "Your cards",
    "Points for sums",
    "Quit",
    "Every formula keeps at least one card that lies there.",
    "Menu",
    "Formula, the card game",
    "Ida 3, master",
    "Copied. The copy does not count in the results.",
    "2 games cannot be read.",
    "on the table",
    "30 days left",
    "A copy: it does not count in the results.",
    "Matches of",
    "100: a newcomer",
    "Save as PDF…",
    "Merge with another person…",
    "sea green",
    "Ida sits there twice: this game counts for nobody.",
    "The program ended unexpectedly last time.",
    "Like the printed rules",
    "Save these settings…",
    "Other settings have this name already.",
    "The disk is slow. The game goes on, and is kept as soon as the disk can.",
}
NOT_SEEN = {"read from left to right", "The bag of operators"}  # with options that no game here has
# Else “1 of 2” would fit every Dutch text with “of”.
NUMBERS = ("%n", "{won}", "{matches}", "{number}", "{hits}")
RAW = re.compile(r"%n|\{\w+\}|\(s\)")  # stands in no text that is ready to be read
FIELD = re.compile(r"(\{\w+\}|%n)")
TRANSLATED = [language for language in LANGUAGES if language != "en"]
# What is seen on the way, so that these tests are known to look.
TOLD = {
    "nl": {"Ongedaan maken", "Jouw kaarten", "Ida 3, meester", "Alles terugnemen"},
    "de": {"Rückgängig", "Deine Karten", "Ida 3, Meister", "Alles zurücknehmen"},
    "fr": {"Annuler", "Tes cartes", "Ida 3, maître", "Tout reprendre"},
}

# A menu or a list that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)

Go = Callable[[Look], None]


@pytest.fixture(autouse=True)
def _opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    QuickOpponent(monkeypatch).is_slow = True


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a book of results is, which takes a while to fill."""
    folder = tmp_path_factory.mktemp("written")
    book_of(folder, 7, 28).close()
    return folder


@pytest.fixture
def book(written: Path, tmp_path: Path) -> Iterator[Book]:
    folder = copytree(written, tmp_path / "book")
    book = Book.open(folder / "results.sqlite")
    yield book
    book.close()


@pytest.fixture
def go(book: Book, window: MainWindow, qtbot: QtBot, tmp_path: Path) -> Go:
    """Sees every screen."""

    def see_everything(look: Look) -> None:
        tour = Tour(window, qtbot, look)
        tour.settle()
        tour.see("home")
        tour_library.see_no_games(tour)
        tour_library.see_no_results(tour)
        tour_library.see_rules(tour)
        tour_dialogs.see_new_games(tour)
        tour_dialogs.see_ready_made(tour)
        tour_dialogs.see_persons(tour, book)
        tour_dialogs.see_dialogs(tour)
        tour_dialogs.see_notices(tour)
        tour_dialogs.see_troubles(tour, tmp_path)
        tour_tables.see_formula(tour)
        tour_tables.see_formula_results(tour)
        tour_tables.see_digifeud(tour)
        tour_look_back.see_look_back(tour)
        tour_lesson.see_lessons(tour)
        tour_library.see_games(tour)
        tour_library.see_results(tour, book)

    return see_everything


# --- English in another language ----------------------------------------------------------------


def english(language: str) -> re.Pattern[str]:
    """Fits every English text that is another one in this language."""
    plurals = {_source(message): _forms(message) for message in _messages("en")}
    parts = set()
    for message in _messages(language):
        source, said = _source(message), _forms(message)
        # Nothing in “{name}: {score}” is English, and players of the tour have the name Computer.
        if re.search("[A-Za-z]", FIELD.sub("", source)) and source != "Computer, {level}":
            parts |= {_pattern(form) for form in plurals.get(source, [source]) if form not in said}
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
    fields = FIELD.split(text)
    parts = [r"-?\d+" if part in NUMBERS else "(.|\n)+" for part in fields[1::2]]
    fixed = [re.escape(part) for part in fields[::2]]
    return "".join(part for pair in zip(fixed, [*parts, ""], strict=True) for part in pair)


class English:
    """Finds what is left in English on the screens that it looks at."""

    def __init__(self, language: str) -> None:
        self._is_english = english(language)
        self.left: set[tuple[str, str]] = set()
        self.seen: set[str] = set()

    def look(self, name: str, widget: QWidget) -> None:
        for text in {*filter(None, texts(widget))} - self.seen:
            self.seen.add(text)
            for line in (text, *text.split("\n")):
                if self._is_english.fullmatch(line.strip()):
                    self.left.add((name, line))


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_cut_or_left_in_english(
    window: MainWindow, settings: Settings, go: Go, language: str
) -> None:
    """Both on one way through the smallest window, for each such way takes some seconds."""
    settings.language = language
    window.resize(*SMALLEST)
    found: set[tuple[str, str]] = set()
    eyes = English(language)

    def look(name: str, widget: QWidget) -> None:
        eyes.look(name, widget)
        found.update((name, text) for text in cut(widget))

    go(look)
    assert sorted(eyes.left) == []
    assert sorted(found) == []
    assert [text for text in eyes.seen if RAW.search(text)] == []
    assert TOLD[language] <= eyes.seen, "the eyes of this test are open"


@pytest.mark.parametrize("language", TRANSLATED)
def test_english_is_recognised(language: str) -> None:
    is_english = english(language)
    for text in ("Undo", "1 card", "7 cards", "Noor: 3 new tiles", "Player 2 has no name yet."):
        assert is_english.fullmatch(text.removeprefix("Noor: ")), text
    for text in (*TOLD[language], "Formula", "8 × 8 = 64"):
        assert not is_english.fullmatch(text), text


# --- another language while everything is open --------------------------------------------------


def test_english_comes_back(window: MainWindow, settings: Settings, qtbot: QtBot) -> None:
    tour = Tour(window, qtbot, lambda _name, _widget: None)
    dialogs = (
        NewFormula(LIGHT, RulesLink),
        NewDigifeud(LIGHT, RulesLink),
        SettingsDialog(settings),
    )
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


@pytest.fixture
def _pseudo(window: MainWindow, qapp: QApplication) -> Iterator[None]:
    """The window speaks the stretched language."""
    translator = speak_pseudo(qapp)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("_pseudo")
def test_nothing_is_cut_in_a_language_with_longer_words(window: MainWindow, go: Go) -> None:
    window.resize(*SMALLEST)
    found: set[tuple[str, str]] = set()
    seen: set[str] = set()

    def look(name: str, widget: QWidget) -> None:
        found.update((name, text) for text in cut(widget))
        seen.update(texts(widget))

    go(look)
    assert sorted(found) == []
    assert {stretched("Undo"), stretched("Save as PDF…")} <= seen


@pytest.mark.parametrize(
    ("language", "size"),
    [("en", SMALLEST), ("en", USUAL), ("de", USUAL)],  # German has the longest words
    ids=["en-smallest", "en-usual", "de-usual"],
)
def test_nothing_is_cut(
    window: MainWindow, settings: Settings, go: Go, language: str, size: tuple[int, int]
) -> None:
    settings.language = language
    window.resize(*size)
    found: set[tuple[str, str]] = set()
    seen: set[str] = set()

    def look(name: str, widget: QWidget) -> None:
        found.update((name, text) for text in cut(widget))
        seen.update(texts(widget))

    go(look)
    assert sorted(found) == []
    assert [text for text in seen if RAW.search(text)] == []
    assert language != "en" or (SEEN | NOT_SEEN) - seen == NOT_SEEN, (
        "the eyes of these tests are open"
    )
