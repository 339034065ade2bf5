"""Every screen in each language and size: read, whole, reached by Tab, and large enough.

A tour of all screens takes some seconds, so everything is checked in the same tour.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.look.theme import FINGER
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings, SizeChoice
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.screen.english import NUMBERS, TOLD, TRANSLATED, English, english
from tests.helpers.screen.eyes import Eyes
from tests.helpers.screen.loose import Loose
from tests.helpers.screen.mnemonics import clashes
from tests.helpers.screen.pseudo import speak_pseudo, stretched
from tests.helpers.screen.seen import texts
from tests.helpers.screen.walk import Steps, controls, is_list, too_small
from tests.helpers.screen.wrappers import kept_items
from tests.helpers.tours.everything import Go
from tests.helpers.tours.tour import Look
from tests.helpers.window import Open

SMALLEST = (1024, 640)
USUAL = (1280, 800)
PSEUDO = "pseudo"
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
    "Ida sits there twice: this game does not count in the results.",
    "The program ended unexpectedly last time.",
    "Printed rules",
    "Save these rules…",
    "Other rules have this name already.",
    "The disk is slow. The game goes on, and is saved as soon as possible.",
}
NOT_SEEN = {"read from left to right", "The bag of operators"}  # with options that no game here has
RAW = re.compile(r"%n|\{\w+\}|\(s\)")  # in no finished text
KEEPS_TAB = "games, renaming"  # a field in a list: Enter and Escape lead out of it

# A menu or a list that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(is_slow=True)


@dataclass(frozen=True)
class Way:
    """The window's state during a tour, and the additional checks."""

    language: str
    size: tuple[int, int]
    scale: SizeChoice = SizeChoice.NORMAL
    has_fingers: bool = False
    takes_tab: bool = False

    def __str__(self) -> str:
        return f"{self.language}-{self.size[0]}-{self.scale}"


WAYS = (
    Way("en", SMALLEST, takes_tab=True),
    Way("nl", SMALLEST),
    Way("de", SMALLEST),
    Way("fr", SMALLEST),
    Way(PSEUDO, SMALLEST),
    Way("en", USUAL, has_fingers=True),
    Way("de", USUAL),  # German has the longest words
    Way("en", USUAL, SizeChoice.PROJECTOR),
    Way("nl", SMALLEST, SizeChoice.PROJECTOR),
    Way(PSEUDO, SMALLEST, SizeChoice.PROJECTOR),
)


class Walker:
    """Walks through each screen with Tab, and notes what is wrong there."""

    def __init__(self) -> None:
        self.steps = Steps()

    def __call__(self, name: str, screen: QWidget) -> None:
        if name != KEEPS_TAB and not isinstance(screen, QMenu) and not is_list(screen):
            self.steps(name, screen)


class Fingers:
    """Notes which controls are too small for fingers."""

    def __init__(self) -> None:
        self.faults: set[str] = set()

    def __call__(self, name: str, screen: QWidget) -> None:
        if not isinstance(screen, QMenu) and not is_list(screen):
            self.faults.update(f"{name}: {each}" for each in too_small(screen, FINGER))


@pytest.fixture
def spoken(qapp: QApplication, settings: Settings) -> Iterator[Callable[[str], None]]:
    """Has the window speak a language, or the stretched one."""
    translators = []

    def speak(language: str) -> None:
        if language == PSEUDO:
            translators.append(speak_pseudo(qapp))
        else:
            settings.language = language

    yield speak
    for translator in translators:
        qapp.removeTranslator(translator)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_every_screen(
    way: Way,
    open_window: Open,
    settings: Settings,
    go: Go,
    spoken: Callable[[str], None],
    qapp: QApplication,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if way.has_fingers:
        monkeypatch.setattr("formula_desktop.look.presentation.has_touch_screen", lambda: True)
    window = open_window()
    settings.size = way.scale
    spoken(way.language)
    window.resize(*way.size)
    qtbot.waitUntil(lambda: window.look.has_controls)
    eyes, walker, fingers = Eyes(window), Walker(), Fingers()
    clashing: set[str] = set()
    reader = English(way.language) if way.language in TRANSLATED else None
    seen: set[str] = set()
    looks: list[Look] = [eyes]
    looks += [walker] if way.takes_tab else []
    looks += [fingers] if way.has_fingers else []

    def see(name: str, widget: QWidget) -> None:
        said = {*filter(None, texts(widget))}
        seen.update(said)
        clashing.update(f"{name}: {each}" for each in clashes(widget))
        if reader is not None:
            reader.look(name, said)
        for look in looks:
            look(name, widget)

    loose = Loose(qapp)
    go(window, see)
    loose.close()
    assert sorted(eyes.found) == []
    assert loose.found == set()
    assert walker.steps.faults == set()
    assert fingers.faults == set()
    assert sorted(clashing) == []
    assert [text for text in seen if RAW.search(text)] == []
    assert reader is None or sorted(reader.left) == []
    assert kept_items() == []
    assert eyes.screens > 150
    assert way.takes_tab is (walker.steps.screens > 100)
    assert (window.width(), window.height()) == way.size
    # the eyes of this test are open
    if way.language == PSEUDO:
        assert {stretched("Undo"), stretched("Save as PDF…")} <= seen
    elif way.language == "en":
        assert (SEEN | NOT_SEEN) - seen == NOT_SEEN
    elif way.scale is SizeChoice.NORMAL:
        assert TOLD[way.language] <= seen


# --- faults that these tests find ---------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATED)
def test_english_is_recognised(language: str) -> None:
    is_english = english(language)
    for text in ("Undo", "1 card", "7 cards", "Noor: 3 new tiles", "Player 2 has no name yet."):
        assert is_english(text.removeprefix("Noor: ")), text
    for text in (*TOLD[language], "Formula", "8 × 8 = 64"):
        assert not is_english(text), text
    assert NUMBERS


def walked(window: MainWindow) -> set[str]:
    walker = Walker()
    walker("home", window)
    return {fault.partition(": ")[2] for fault in walker.steps.faults}


def test_what_is_wrong_for_keys_is_found(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.look.has_controls)
    home = window.home
    assert walked(window) == set()
    assert home.settings in controls(window)
    home.settings.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    assert walked(window) == {"not reached: QPushButton 'Settings'"}
    home.settings.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    assert walked(window) == set()
    home.settings.setFixedWidth(23)
    assert walked(window) == {f"small: QPushButton 'Settings' 23 × {home.settings.height()}"}
    home.settings.setFixedWidth(100)
    buttons = [each for each in controls(window) if isinstance(each, QPushButton)]
    QWidget.setTabOrder(buttons[-1], buttons[-2])
    assert any(fault.startswith("order: ") for fault in walked(window))
