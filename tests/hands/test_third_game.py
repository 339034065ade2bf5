"""A game that hands on other screens have never heard of is shown and played there, too."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.players import Player
from formula_desktop.shell.hands.hands import Hands
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice
from tests.helpers.hands.page import Page, mover
from tests.helpers.third_game.game import Options
from tests.helpers.third_game.window import register
from tests.helpers.window import start


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


def test_a_third_game_is_played_on_pages(window: MainWindow, here: Hands, qtbot: QtBot) -> None:
    players = (Player("Noor"), Player("Sam"))
    start(window, Choice(Options(), players, 0))
    here.open()
    qtbot.waitUntil(lambda: bool(here.address))
    pages = [Page(qtbot, here, each.name) for each in players]
    for each in pages:
        each.sit()
    for number in (3, 3, 3):
        page = mover(pages)
        assert page.act(do="put", card=number - 1, place="0", digit=None) is None
        assert page.state["table"]["added"] == [number - 1]
        assert page.state["may"]["play"]
        assert page.act(do="play") is None
    page = mover(pages)
    assert page.state["table"]["heap"] == 9
    assert page.state["players"][0]["counts"]["en"] == "6 added"
    assert page.act(do="put", card=1, place="0", digit=None)["en"] == "That is too much"
    assert page.act(do="pass")["en"] == "This cannot be done now."
    page.act(do="put", card=0, place="0", digit=None)
    page.act(do="play")
    for each in pages:
        each.until(lambda each=each: each.state["phase"] == "over")  # type: ignore[misc]
        assert each.state["winners"] == [1]
        assert each.state["end"]["comment"]["en"] == "Ten to ten"
        each.wire.close()
