"""Pictures to share: of the end of a game, and of any moment that is looked back on."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtGui import QGuiApplication, QImage, QPainterPath
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import LANGUAGES
from formula_desktop.clock import local
from formula_desktop.digifeud.game import Game
from formula_desktop.formula.match import Match
from formula_desktop.formula.options import Options
from formula_desktop.kinds.registry import kind_of
from formula_desktop.look.theme import Theme
from formula_desktop.models.words.results import day_in_words
from formula_desktop.models.words.table import player_in_words
from formula_desktop.pages.outcome import shared
from formula_desktop.pages.outcome.digifeud_words import DigifeudResultWords
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.states import moved_at
from formula_desktop.store.settings.settings import Settings, ThemeChoice
from formula_desktop.widgets.felt_button import line_path
from formula_desktop.widgets.files import suggested_name
from tests.helpers.digifeud.ended_games import out, resigned
from tests.helpers.formula.random_matches import over
from tests.helpers.results_panel import count_of, ended

S = TypeVar("S", Game, Match)

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def against_computer(state: S) -> S:
    """The same game, played by one person against the computer."""
    return replace(state, players=(Player("Noor"), Player("Computer", Level.NORMAL)))


def test_the_end_and_a_moment_can_be_copied_and_saved(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    window.offered.copy_picture.trigger()
    assert clipboard.image().isNull(), "Home has no picture"
    panel = ended(window, qtbot, out())
    made = []
    for do in (lambda: None, lambda: count_of(panel), window.look_back):
        do()
        window.offered.copy_picture.trigger()
        made.append(clipboard.image())
    assert all(not each.isNull() for each in made)
    assert made[0].size() == made[1].size(), "it does not matter what is shown of the end"
    assert made[0].size() != made[2].size()
    window.offered.save_picture.trigger()
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    path = tmp_path / "moment.png"
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    saved = QImage(str(path))
    assert saved.size() == made[-1].size()
    assert saved.textKeys() == [], "nothing is told but what is seen"


@pytest.mark.parametrize(
    "state",
    [against_computer(out()), resigned(), over(Options(), 3), against_computer(over(Options()))],
)
def test_the_picture_of_an_end_tells_who_played_what_and_when_and_speaks_to_nobody(
    window: MainWindow,
    qtbot: QtBot,
    settings: Settings,
    state: Game | Match,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever gets it would take *You won!* for themselves."""
    written: list[str] = []

    def noting(theme: Theme, text: str, *rest: Any, **more: Any) -> QPainterPath:
        written.append(text)
        return line_path(theme, text, *rest, **more)

    monkeypatch.setattr(shared, "line_path", noting)
    panel = ended(window, qtbot, state)
    spoken_to = {
        "en": ("You",),
        "nl": ("Je ", "Jij", "Jouw"),
        "de": ("Du ", "Dein"),
        "fr": ("Tu ",),
    }
    sizes = set()
    for language, theme in product(LANGUAGES, ("light", "dark")):
        settings.language, settings.theme = language, ThemeChoice(theme)
        written.clear()
        sizes.add(panel.picture().size().toTuple())
        day = day_in_words(moved_at(state))
        players = [player_in_words(player) for player in state.players]
        assert {kind_of(state).name.capitalize(), day, *players} <= {*written}
        starts = spoken_to[language]
        assert not [text for text in written if text.startswith(starts)], written
    assert len(sizes) == 1, "it is the same in every window"


def test_the_picture_has_the_only_persons_own_best_sum(window: MainWindow, qtbot: QtBot) -> None:
    game = against_computer(out())
    words = [
        DigifeudResultWords(replace(game, players=players)).told_best
        for players in (game.players, game.players[::-1])
    ]
    assert all(best is not None and best.caption.startswith("Noor’s best sum: ") for best in words)
    assert words[0] != words[1], "one of them is not the best sum of the game"
    panel = ended(window, qtbot, game)
    window.offered.save_picture.trigger()
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    assert Path(dialog.selectedFiles()[0]).stem == (
        f"{suggested_name(game)} {local(moved_at(game)).date().isoformat()}"
    ), "that of another day has another name"
    dialog.reject()
    assert panel.picture() == panel.picture()


def test_a_button_at_the_end_offers_the_picture(window: MainWindow, qtbot: QtBot) -> None:
    panel = ended(window, qtbot, out())
    panel.buttons[Wish.PICTURE].click()
    menu = window.offered.picture_menu
    assert menu.isVisible()
    assert menu.isEnabled()
    menu.hide()
