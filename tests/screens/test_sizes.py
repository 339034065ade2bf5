"""Both tables, Home and the dialogs in every size: read from afar, nothing cut, nothing on top."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.look.theme import LIGHT, PROJECTOR_TEXT, SMALL
from formula_desktop.models.table.log import LogColumn
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings, SizeChoice
from formula_desktop.table.formula.scene import FormulaScene
from formula_desktop.table.items import TextItem
from tests.helpers.digifeud.page import opened_game
from tests.helpers.formula.games import match_of
from tests.helpers.formula.random_matches import over
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.screen.eyes import Eyes
from tests.helpers.screen.pseudo import speak_pseudo
from tests.helpers.screen.seen import overlapping, texts, too_small
from tests.helpers.tours import tables as tour_tables
from tests.helpers.tours.tables import OPEN, see_tables
from tests.helpers.tours.tour import Tour

SIZES = ((1024, 640), (1280, 800), (1920, 1080))
PSEUDO = "pseudo"
LANGUAGES = ("en", "nl", "de", "fr", PSEUDO)
SEEN = (
    *((language, size) for language in ("de", PSEUDO) for size in SIZES),  # the longest words
    *((language, SIZES[0]) for language in ("en", "nl", "fr")),
)

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(is_slow=True)


@pytest.fixture
def speaking(
    language: str, window: MainWindow, settings: Settings, qapp: QApplication
) -> Iterator[MainWindow]:
    """The window, in a language."""
    if language != PSEUDO:
        settings.language = language
        yield window
        return
    translator = speak_pseudo(qapp)
    yield window
    qapp.removeTranslator(translator)


@pytest.mark.parametrize(("language", "size"), SEEN, ids=str)
def test_tables_in_projector_size(
    speaking: MainWindow, settings: Settings, qtbot: QtBot, size: tuple[int, int]
) -> None:
    settings.size = SizeChoice.PROJECTOR
    speaking.resize(*size)
    eyes, said = Eyes(speaking), set[str]()

    def see(name: str, widget: QWidget) -> None:
        eyes(name, widget)
        said.update(filter(None, texts(widget)))

    tour = Tour(speaking, qtbot, see)
    tour.settle()
    tour.see("home")
    see_tables(tour)
    assert eyes.found == set()
    assert [text for text in said if "(s)" in text] == [], "a plural that nobody wrote"
    assert eyes.screens > 10
    assert (speaking.width(), speaking.height()) == size


def differing(one: QImage, other: QImage) -> float:
    """The share of pixels that differ; edges that Qt caches are not always drawn alike."""
    assert one.size() == other.size()
    ours, theirs = (bytes(each.constBits()) for each in (one, other))
    pixels = range(0, len(ours), 4)
    return sum(ours[at : at + 4] != theirs[at : at + 4] for at in pixels) / len(pixels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_neither_a_play_nor_its_points_are_cut_in_the_log(
    speaking: MainWindow, qtbot: QtBot
) -> None:
    """With a bonus for hard sums the points have a column of their own beside the sum."""
    tour = Tour(speaking, qtbot, lambda _name, _widget: None)
    cut = []
    for size in SIZES:
        speaking.resize(*size)
        tour.settle()
        tour.show_game(over(tour_tables.EVERYTHING, 5))
        assert speaking.play is not None
        log = speaking.play.page.log_view
        assert log.model().index(0, LogColumn.POINTS).data()
        for row in range(log.model().rowCount()):
            for column in (LogColumn.PLAY, LogColumn.POINTS):
                index = log.model().index(row, column)
                log.scrollTo(index)
                if log.sizeHintForIndex(index).width() > log.visualRect(index).width():
                    cut.append((size, index.data()))
    assert cut == []


def test_the_size_changes_at_once_and_back(
    window: MainWindow, settings: Settings, qtbot: QtBot
) -> None:
    window.resize(1280, 800)
    tour = Tour(window, qtbot, lambda _name, _widget: None)
    tour.settle()
    for state in (match_of("1225667", players=tour_tables.FIVE, options=OPEN), opened_game()):
        tour.show_game(state)
        assert window.play is not None
        page = window.play.page
        settings.size = SizeChoice.NORMAL
        QApplication.processEvents()
        usual = page.grab().toImage()
        settings.size = SizeChoice.PROJECTOR
        QApplication.processEvents()
        assert [*too_small(window, window.height())] == []
        assert differing(page.grab().toImage(), usual) > 0.02
        assert page.play_button.fontInfo().pixelSize() >= 20
        settings.size = SizeChoice.NORMAL
        QApplication.processEvents()
        assert [*too_small(window, window.height())] != [], "these eyes are open"
        assert differing(page.grab().toImage(), usual) < 0.001


def test_a_text_too_wide_for_projector_size_is_shortened(qapp: QApplication) -> None:
    text = TextItem(SMALL, LIGHT, LIGHT.on_table)
    text.say("the words of a text")
    text.place(QPointF(), widest=100)
    assert text.shown == "the words of a text"
    text.change_theme(LIGHT.sized(is_projector=True))
    assert text.shown.endswith("…")
    assert text.font().pixelSize() * text.scale() >= PROJECTOR_TEXT
    text.place(QPointF(), widest=100, breaks=True)
    assert text.shown == "the words of a text"


def test_overlapping_texts_are_seen(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    Tour(window, qtbot, lambda _name, _widget: None).show_game(match_of("1225667"))
    assert window.play is not None
    view = window.play.page.view
    assert [*overlapping(view)] == []
    lies = TextItem(SMALL, LIGHT, LIGHT.on_table)
    lies.say("lies on a card")
    scene = window.play.page.scene
    assert isinstance(scene, FormulaScene)
    lies.place(scene.cards.hand[0].outline.center())
    scene.addItem(lies)
    assert {text for text, _ in overlapping(view)} == {"lies on a card"}
