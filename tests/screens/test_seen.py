"""The checks of the tests that look at every screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QTabBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.formula.options import Options
from formula_desktop.look.theme import LIGHT, NAME
from formula_desktop.players import Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.table.items import TextItem
from formula_desktop.widgets.elided_label import ElidedLabel
from tests.helpers.digifeud.games import after, game_of
from tests.helpers.digifeud.page import OPENING, RACK
from tests.helpers.formula.games import NOOR, lying, match_of
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.screen.seen import cut, texts
from tests.helpers.tours.tour import LONG_NAMES, Tour

LONG = LONG_NAMES[0]


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(is_slow=True)


@pytest.fixture
def narrow(qtbot: QtBot) -> QWidget:
    """With a label, an elided label, a button and tabs, none of which has enough room."""
    room = QWidget()
    column = QVBoxLayout(room)
    elided = ElidedLabel("")
    tabs = QTabBar()
    tabs.addTab("the words of a tab")
    for each in (QLabel("the words of a label"), elided, QPushButton("of a button"), tabs):
        column.addWidget(each)
        each.setFixedWidth(40)
    elided.say("the words of an elided label")
    qtbot.addWidget(room)
    room.show()
    qtbot.waitExposed(room)
    return room


def test_everything_cut_is_seen(narrow: QWidget) -> None:
    assert [*cut(narrow)] == [
        "the words of a label",
        "the words of an elided label",
        "of a button",
        "the words of a tab",
    ]
    assert {"the words of an elided label", "the words of a tab"} <= {*texts(narrow)}


def test_a_long_name_may_be_shortened(narrow: QWidget) -> None:
    label = next(each for each in narrow.findChildren(ElidedLabel))
    label.say(LONG)
    assert LONG not in cut(narrow)


@pytest.mark.parametrize("game", ["formula", "digifeud"])
@pytest.mark.parametrize("name", ["Bo", "Marjolein Anna", LONG])
def test_the_button_over_covered_cards_has_room_for_a_name(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, name: str
) -> None:
    window.resize(1024, 640)
    tour = Tour(window, qtbot, lambda _name, _widget: None)
    tour.settle()
    players = (NOOR, Player(name))
    if game == "formula":
        tour.show_game(lying(match_of("1225667", players=players, options=Options()), "draw"))
    else:
        tour.show_game(after(game_of(RACK, "x+-", players=players), OPENING))
    assert window.play is not None
    button = window.play.page.uncover_button
    assert button.isVisible()
    assert button.sizeHint().width() <= button.width()
    assert window.play.page.view.rect().contains(button.geometry())
    assert name in button.accessibleName()
    assert name in button.text() or (name == LONG and "…" in button.text())


@pytest.mark.parametrize("align", ["AlignLeft", "AlignHCenter", "AlignRight"])
def test_both_lines_of_a_name_are_on_the_same_side(align: str) -> None:
    text = TextItem(NAME, LIGHT, LIGHT.on_table)
    text.say("Noor van der Berg-Schippers de Jongere")
    text.place(QPointF(100, 50), Qt.AlignmentFlag[align], widest=120, breaks=True)
    first, second = text.sceneBoundingRect(), text._second.sceneBoundingRect()
    assert second.width() > first.width()
    ends = {
        "AlignLeft": (first.left(), second.left()),
        "AlignHCenter": (first.center().x(), second.center().x()),
        "AlignRight": (first.right(), second.right()),
    }[align]
    assert ends == pytest.approx((100, 100), abs=1)
