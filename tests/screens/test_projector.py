"""What makes room in projector size."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings, SizeChoice
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.elided_label import ElidedLabel
from formula_desktop.widgets.page_header import PageHeader
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.looks import look_of
from tests.helpers.past import put_on_table

SMALLEST = (1024, 640)
USUAL = (1280, 800)

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def test_a_narrow_header_leaves_out_what_is_found_elsewhere(qapp: QApplication) -> None:
    shown = QWidget()
    header = PageHeader(look_of(), shown)
    row = header.row
    parts = [button("flat", lambda: None) for _ in range(4)]
    for part, text in zip(parts, ("First", "Second", "Third", "Kept"), strict=True):
        part.setText(text)
        row.addWidget(part)
    header.can_spare(*parts[:3])

    def left() -> list[str]:
        qapp.processEvents()
        return [part.text() for part in parts if not part.isHidden()]

    shown.show()
    header.resize(2000, 50)
    assert len(left()) == 4
    needed = row.minimumSize().width()
    header.resize(needed, 50)
    assert left() == ["First", "Second", "Third", "Kept"]
    header.resize(needed - 1, 50)
    assert left() == ["Second", "Third", "Kept"]
    parts[3].setText("Kept, whatever comes of the others")
    assert left()[-1] == "Kept, whatever comes of the others"
    assert len(left()) < 3
    header.resize(2000, 50)
    assert len(left()) == 4
    shown.close()
    shown.deleteLater()


def test_a_label_of_two_lines_ends_in_dots_where_two_are_not_enough(qapp: QApplication) -> None:
    label = ElidedLabel("", lines=2)
    label.say("one two three four five six")
    whole = label.fontMetrics().horizontalAdvance(label.said)
    label.resize(whole + 2, 80)
    label.show()
    assert (label.text(), label.wordWrap()) == (label.said, False)
    label.resize(round(whole * 0.7), 80)
    assert (label.text(), label.wordWrap(), label.toolTip()) == (label.said, True, "")
    label.resize(round(whole * 0.3), 80)
    assert label.text().endswith("…")
    assert label.toolTip() == label.said
    label.hide()
    label.deleteLater()


@pytest.mark.parametrize("size", [SMALLEST, USUAL, (1920, 1080)])
def test_the_last_two_plays_are_seen_whole(
    window: MainWindow, settings: Settings, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Open racks leave room for one."""
    settings.size = SizeChoice.PROJECTOR
    window.resize(*size)
    games = (random_game(Random(seed), 12) for seed in range(3, 20))
    put_on_table(window, next(game for game in games if not game.options.open_racks))
    qtbot.wait(10)
    assert window.play is not None
    log = window.play.page.log_view
    last = log.model().rowCount() - 1
    for row in (last, last - 1):
        place = log.visualRect(log.model().index(row, 0))
        assert log.viewport().rect().contains(place), row
