"""Personal bests in the window: told at the end, and shown at their moment."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.pages.standings.frame import BESTS
from formula_desktop.pages.standings.participant import TABS
from formula_desktop.results.bests import BeatenBest, Best, Feat
from formula_desktop.results.records import record_of
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.games.notes import SavedSeat, new_notes
from tests.helpers.digifeud.ended_games import out
from tests.helpers.results_panel import ended
from tests.helpers.screen.seen import cut


def test_a_beaten_best_is_told_at_the_end_unless_nobody_wants_it(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.resize(1024, 640)
    moment = datetime(2026, 11, 20, tzinfo=UTC)
    best = Best(DIGIFEUD, Feat.HIGHEST_SUM, 98, "0" * 32, 3, moment)
    told = (BeatenBest("Noor", best),)
    monkeypatch.setattr(window.games.archive, "beaten", lambda: told)
    for is_wanted in (False, True):
        window.settings.tell_bests = is_wanted
        panel = ended(window, qtbot, out())
        assert panel.is_seen
        assert panel.moment.records.isVisible() == is_wanted
        said = "New record for Noor! Best sum: 98 points"
        assert panel.moment.records.text() == said * is_wanted
        assert [*cut(panel)] == []


def test_a_best_has_a_button_that_shows_its_moment(window: MainWindow, qtbot: QtBot) -> None:
    book = window.games.archive.book
    assert book is not None
    seats = tuple(SavedSeat(book.add_person(name).key) for name in ("Noor", "Sam"))
    game = out()
    saved = window.games.autosave.games.begin(game, new_notes(seats))
    book.enter(record_of(game, saved.notes))
    page = window.library.show_results()
    page.show_participant(seats[0].participant)
    page.participant.tabs.setCurrentIndex(TABS.index(BESTS))
    bests = page.participant.bests
    feats = [best.feat for best in bests.bests]
    assert len(feats) == len(bests.buttons) >= 4
    QTest.mouseClick(bests.buttons[feats.index(Feat.HIGHEST_SUM)], Qt.MouseButton.LeftButton)
    assert window.looking is not None
    moment = window.looking.page.moment
    assert moment is not None
    best = bests.bests[feats.index(Feat.HIGHEST_SUM)]
    assert moment.turn == best.number
    assert moment.worth(moment.play) == best.value
