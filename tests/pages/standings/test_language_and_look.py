"""The pages of results in another language and look, and at every size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from formula_desktop import clock
from formula_desktop.charts.charts import ChartView
from formula_desktop.clock import today
from formula_desktop.look.languages import Language
from formula_desktop.look.presentation import Look, Presentation
from formula_desktop.look.style import dress
from formula_desktop.look.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES
from formula_desktop.models.results.standings import Column
from formula_desktop.models.words.practice import PracticeWords
from formula_desktop.pages.standings.frame import GAMES
from formula_desktop.pages.standings.overview import TABS
from formula_desktop.pages.standings.page import ResultsPage
from formula_desktop.pages.standings.participant import TABS as OWN_TABS
from formula_desktop.pages.standings.table import ResultsTable
from tests.helpers.results.pages import column_of, show_person

# A menu that pops up without a window manager.
pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)")


class Marking(QTranslator):
    """Puts every text in brackets: one without them was not translated."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return text if context == "Signs" else f"[{text}]".replace("%n", str(n))


def texts_of(page: QWidget) -> list[str]:
    found = [each.text() for each in page.findChildren(QLabel) if each.text()]
    found += [each.text() for each in page.findChildren(QPushButton) if each.text()]
    found += [each.accessibleName() for each in page.findChildren(ResultsTable)]
    found += [view.accessibleName() for view in page.findChildren(ChartView) if view.isVisible()]
    return found


@pytest.fixture
def marking(qapp: QApplication) -> Iterator[Callable[[], object]]:
    translator = Marking()
    yield lambda: qapp.installTranslator(translator)
    qapp.removeTranslator(translator)


@pytest.mark.parametrize("tab", range(len(TABS)))
def test_the_language_changes_at_once(
    shown: ResultsPage, marking: Callable[[], object], tab: int
) -> None:
    overview = shown.overview
    overview.tabs.setCurrentIndex(tab)
    marking()
    QApplication.processEvents()
    assert [text for text in texts_of(overview) if not text.startswith("[")] == []
    model = overview.table.model()
    across = Qt.Orientation.Horizontal
    headings = [model.headerData(column, across) for column in range(model.columnCount())]
    assert all(heading.startswith("[") for heading in headings)
    assert all(overview.tabs.tabText(number).startswith("[") for number in range(len(TABS)))


@pytest.mark.parametrize("tab", range(len(OWN_TABS)))
def test_a_participant_changes_language_at_once(
    shown: ResultsPage, marking: Callable[[], object], tab: int
) -> None:
    show_person(shown, "Noor")
    participant = shown.participant
    participant.tabs.setCurrentIndex(tab)
    marking()
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what was replaced
    labels = [*participant.facts.findChildren(QLabel), *participant.bests.findChildren(QLabel)]
    numbers = {label.text() for label in labels}  # and days
    cards = (*participant.lately.records.cards, *participant.of_game.records.cards)
    numbers |= {card.day.text() for card in cards}
    numbers |= {text for text in texts_of(participant) if text.isdigit()}  # of tables, an answer
    days = (clock.local(each.ended).date() for each in participant.practice.practice.sessions)
    numbers |= {PracticeWords().day(day, today()) for day in days}
    of_game = participant.of_game  # written again once its tab is chosen
    hidden = () if of_game.isVisible() else texts_of(of_game)
    known = {"Noor", *numbers, *hidden}
    written = [text for text in texts_of(participant) if text not in known]
    assert [text for text in written if not text.startswith("[")] == []
    for label in participant.facts.findChildren(QLabel):
        assert label.property("role") != "soft" or label.text().startswith("[")


def test_what_is_marked_stays_marked_in_another_language(
    shown: ResultsPage, language: Language
) -> None:
    overview = shown.overview
    overview.tabs.setCurrentIndex(TABS.index(GAMES))
    overview.games_table.selectRow(1)
    key = overview.games_table.key
    language.speak("nl")
    assert overview.games_table.key == key
    assert overview.remark.text() != "Choose a game to see whether it counts."


def test_numbers_follow_the_language(shown: ResultsPage, language: Language) -> None:
    table = shown.overview.standings_table
    column = shown.overview.standings.columns.index(Column.MEAN_PER_TURN)
    assert all("." in text for text in column_of(table, column))
    language.speak("nl")
    assert QLocale().decimalPoint() == ","
    assert all("," in text for text in column_of(table, column))


def test_the_theme_changes_at_once(shown: ResultsPage, look: Look) -> None:
    show_person(shown, "Noor")
    pictures = []
    for theme in THEMES:
        look.show(Presentation(theme))
        image = shown.participant.grab().toImage()
        assert image.pixelColor(4, image.height() - 4) == theme.table
        pictures.append(image)
    assert pictures[0] != pictures[1] != pictures[2]


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)])
def test_a_participant_fits_every_window(
    shown: ResultsPage, look: Look, qapp: QApplication, theme: Any, size: tuple[int, int]
) -> None:
    unit = min(size[0] / 1280, size[1] / 800)
    dress(qapp, theme, unit)
    look.show(Presentation(theme, unit))
    shown.resize(*size)
    show_person(shown, "Wolfeschlegelsteinhausenbergerdorffwelch")
    QTest.qWait(10)
    assert (shown.width(), shown.height()) == size, "nothing needs more room than there is"
    for view in shown.participant.of_game.charts:
        assert view.width() > 200 * unit
        assert view.height() > 150 * unit
    for tab in range(3):
        shown.participant.tabs.setCurrentIndex(tab)
        QTest.qWait(10)
        area = shown.participant._facts_area.viewport()
        assert shown.participant.facts.width() <= area.width()
    name = shown.participant.name
    assert name.width() <= shown.participant._left.width()
    assert name.height() >= 2 * name.fontMetrics().height(), "on several lines"
    assert name.minimumSizeHint().width() <= name.width()
