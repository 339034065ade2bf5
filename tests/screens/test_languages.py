"""Another language without a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import LANGUAGES
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.look import languages
from formula_desktop.look.languages import Language, system_language
from formula_desktop.look.theme import LIGHT
from formula_desktop.pages.new_game.digifeud import NewDigifeud
from formula_desktop.pages.new_game.formula import NewFormula
from formula_desktop.pages.settings.dialog import SettingsDialog
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings
from tests.helpers.digifeud.ended_games import every_end
from tests.helpers.digifeud.page import opened_game
from tests.helpers.formula.games import match_of
from tests.helpers.formula.random_matches import over
from tests.helpers.looks import rules_link
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.screen.seen import texts as shown_texts
from tests.helpers.tours.tables import HAND
from tests.helpers.tours.tour import Tour


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(is_slow=True)


class Marked(QTranslator):
    """Marks every text that is translated, whatever the language."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return text if context == "Signs" else f"«{text}»"

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture
def marked(qapp: QApplication) -> Iterator[Marked]:
    translator = Marked()
    yield translator
    QCoreApplication.removeTranslator(translator)


def texts(widget: QWidget) -> list[str]:
    """Every text that a widget and those inside it show."""
    found = []
    for each in (widget, *widget.findChildren(QWidget)):
        for name in ("text", "title", "placeholderText", "currentText"):
            value = each.property(name)
            if isinstance(value, str) and value.strip():
                found.append(value)
    return found


# What is the same in every language.
KEPT = {
    "?",
    "Player",
    "Computer",
    "250",
    "5",
    "10",
    "20",
    "50",
    "100",
    "3",
    "4",
    "2",
    "6+",
    "8+",
    "10+",
    *LANGUAGES.values(),
}


def test_everything_on_the_screen_follows(
    qapp: QApplication, window: MainWindow, settings: Settings, qtbot: QtBot, marked: Marked
) -> None:
    dialogs = (
        NewFormula(LIGHT, rules_link),
        NewDigifeud(LIGHT, rules_link),
        SettingsDialog(settings),
    )
    for each in dialogs:
        qtbot.addWidget(each)
    qapp.installTranslator(marked)
    qapp.processEvents()
    for widget in (window.home, *dialogs):
        missed = [text for text in texts(widget) if "«" not in text and text not in KEPT]
        assert missed == []
    for picture in window.home.pictures.values():
        assert picture.text().startswith("«")
    assert all(action.text().startswith("«") for action in window.offered.all())
    assert "«" in window.windowTitle()


def test_the_settings_dialog_changes_it_at_once(
    window: MainWindow, settings: Settings, qtbot: QtBot
) -> None:
    dialog = SettingsDialog(settings, window)
    qtbot.addWidget(dialog)
    box = dialog.choices["language"]
    row = box.findData("nl")
    box.setCurrentIndex(row)
    box.activated.emit(row)
    assert settings.language == "nl"
    assert QLocale().language() == QLocale.Language.Dutch
    checked = window.offered.languages.checkedAction()
    assert checked is not None
    assert checked.data() == "nl"


def test_the_menu_changes_it_at_once(window: MainWindow, settings: Settings) -> None:
    dutch = next(each for each in window.offered.languages.actions() if each.data() == "nl")
    dutch.trigger()
    assert settings.language == "nl"
    assert QLocale().language() == QLocale.Language.Dutch


@pytest.mark.parametrize(
    ("preferred", "expected"),
    [
        (["nl-BE", "en"], "nl"),
        (["de-AT", "en"], "de"),
        (["fr-CH", "de"], "fr"),
        (["fi", "nl"], "nl"),
        (["fi-FI"], "en"),
        ([], "en"),
        (["C"], "en"),
    ],
)
def test_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, preferred: list[str], expected: str
) -> None:
    class System:
        def uiLanguages(self) -> list[str]:  # noqa: N802 - Qt's name
            return preferred

    class Locale:
        @staticmethod
        def system() -> System:
            return System()

    monkeypatch.setattr(languages, "QLocale", Locale)
    assert system_language() == expected


@pytest.mark.parametrize(
    ("code", "cancel", "half", "day"),
    [
        ("nl", "Annuleren", "0,5", "vrijdag"),
        ("de", "Abbrechen", "0,5", "Freitag"),
        ("fr", "Annuler", "0,5", "vendredi"),
    ],
)
def test_qt_and_the_numbers_follow(
    language: Language, code: str, cancel: str, half: str, day: str
) -> None:
    language.speak(code)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel
    assert QLocale().toString(0.5) == half
    assert QLocale().dayName(5) == day


def test_a_language_that_is_not_spoken_is_the_systems(language: Language) -> None:
    assert language.speak("xx") == system_language()
    assert language.speak("nl") == "nl"
    assert len(language.findChildren(QTranslator)) >= 1


def test_without_a_translation_file_the_texts_are_english(
    language: Language, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("formula_desktop.resources.translation", lambda code: tmp_path / "none.qm")
    assert language.speak("nl") == "nl"


def test_english_comes_back(
    window: MainWindow, settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    tour = Tour(window, qtbot, lambda _name, _widget: None)
    dialogs = (
        NewFormula(LIGHT, rules_link),
        NewDigifeud(LIGHT, rules_link),
        SettingsDialog(settings),
    )
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        dialog.show()

    def seen() -> list[str]:
        QApplication.processEvents()
        everything = (window, *dialogs)
        return [text for widget in everything for text in shown_texts(widget) if text]

    states = (
        match_of(HAND),
        opened_game(),
        over(Options(scoring=Scoring.POINTS), 3),
        next(every_end()),
    )
    for state in (None, *states):
        if state is not None:
            tour.show_game(state)
        before = seen()
        settings.language = "nl"
        dutch = seen()
        settings.language = "en"
        assert seen() == before
        assert len(set(before) - set(dutch)) > len(set(before)) / 2
