"""Pictures of every screen, to be looked at: `python3 dev.py screenshots DIR`.

No tests: pytest only lends its fixtures and its processes. The screens are those of the tours that
the tests make, so every screen in a tour has its pictures.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import LANGUAGES
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings, SizeChoice, ThemeChoice
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.screen.pseudo import speak_pseudo
from tests.helpers.tours.everything import Go
from tests.helpers.tours.tables import see_tables
from tests.helpers.tours.tour import Tour

USUAL = (1280, 800)
PSEUDO = "stretched"
THEMES = (ThemeChoice.LIGHT, ThemeChoice.DARK)
TABLE_SIZES = (
    ((1024, 640), SizeChoice.NORMAL),
    ((1920, 1080), SizeChoice.NORMAL),
    ((3840, 2160), SizeChoice.NORMAL),
    ((1024, 640), SizeChoice.PROJECTOR),
    (USUAL, SizeChoice.PROJECTOR),
    ((1920, 1080), SizeChoice.PROJECTOR),
)

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(is_slow=True)


class Camera:
    """Saves each screen as a picture named after it."""

    def __init__(self, *folders: str) -> None:
        self._folder = Path(os.environ["SCREENSHOTS"]).joinpath(*folders)
        self._folder.mkdir(parents=True, exist_ok=True)
        self._saved: Counter[str] = Counter()

    def __call__(self, name: str, widget: QWidget) -> None:
        slug = re.sub(r"\W+", "-", name).strip("-")
        self._saved[slug] += 1
        number = f"-{self._saved[slug]}" if self._saved[slug] > 1 else ""
        assert widget.grab().save(str(self._folder / f"{slug}{number}.png"))


def _dress(
    window: MainWindow,
    language: str,
    theme: ThemeChoice,
    size: tuple[int, int],
    scale: SizeChoice = SizeChoice.NORMAL,
) -> Camera:
    """A camera for a window that looks like this."""
    settings = window.settings
    settings.theme, settings.size = theme, scale
    if language != PSEUDO:
        settings.language = language
    window.resize(*size)
    assert (window.width(), window.height()) == size
    shape = f"{size[0]}x{size[1]}"
    if scale is SizeChoice.PROJECTOR:
        shape += "-projector"
    return Camera(shape, language, theme.value)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_screen(
    window: MainWindow,
    settings: Settings,
    go: Go,
    qapp: QApplication,
    language: str,
    theme: ThemeChoice,
) -> None:
    translator = speak_pseudo(qapp) if language == PSEUDO else None
    go(window, _dress(window, language, theme, USUAL))
    if translator is not None:
        qapp.removeTranslator(translator)


@pytest.mark.parametrize(("language", "theme"), [*product(LANGUAGES, THEMES)])
@pytest.mark.parametrize(("size", "scale"), TABLE_SIZES)
def test_both_tables(
    window: MainWindow,
    qtbot: QtBot,
    language: str,
    theme: ThemeChoice,
    size: tuple[int, int],
    scale: SizeChoice,
) -> None:
    tour = Tour(window, qtbot, _dress(window, language, theme, size, scale))
    tour.settle()
    tour.see("home")
    see_tables(tour)
