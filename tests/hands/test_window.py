"""The real window and the real server, with pages that tests speak for."""

from __future__ import annotations

import json
import re
import sys

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from formula_desktop import resources
from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.formula.options import Options
from formula_desktop.hands.desk import Closed
from formula_desktop.hands.page import page_files
from formula_desktop.look.emblems import PICTURES
from formula_desktop.look.theme import CARD, SYMBOL
from formula_desktop.players import Level, Player
from formula_desktop.shell.hands.dialog import HandsDialog
from formula_desktop.shell.hands.hands import Hands
from formula_desktop.shell.hands.networks import networks
from formula_desktop.shell.hands.seating import Guest
from formula_desktop.shell.hands.served import look_css, served
from formula_desktop.shell.hands.texts import TEXTS
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice
from formula_desktop.store.settings.settings import SizeChoice
from formula_desktop.widgets.brief_notice import notice_in
from tests.helpers.hands.page import Page, mover
from tests.helpers.window import game_in, start

NOOR, SAM = Player("Noor"), Player("Sam")


def test_two_hands_are_drawn_passed_and_laid(window: MainWindow, pages: list[Page]) -> None:
    game = game_in(window)
    page = mover(pages)
    assert "".join(page.state["hand"]) == game.position.hands[page.state["seat"]]
    assert game.is_covered, "the large screen does not show it"
    card, places = next((card, each) for card, each in page.state["places"].items() if each)
    assert page.act(do="put", card=int(card), place=places[0], digit=None) is None
    assert [each.index for each in game.draft.puts] == [int(card)]
    assert page.state["down"] == [int(card)]
    other = next(each for each in pages if each is not page)
    other.until(lambda: other.state["line"]["reading"] == page.state["line"]["reading"])
    assert other.state["down"] == []
    assert page.act(do="take", card=int(card)) is None
    assert page.act(do="draw") is None
    assert len(game.turns) == 1
    assert mover(pages) is other
    assert other.state["last"]["nl"].endswith("kaart gepakt")
    assert other.act(do="draw") is None
    assert len(game.turns) == 2


def test_what_may_not_be_done_is_refused_and_changes_nothing(
    window: MainWindow, pages: list[Page]
) -> None:
    page = mover(pages)
    game = game_in(window)
    other = next(each for each in pages if each is not page)
    before = game.state
    assert other.act(do="draw"), "it is not the turn"
    for act in (
        {"do": "put", "card": 59, "place": "0 on 0", "digit": None},
        {"do": "put", "card": 0, "place": "84", "digit": None},
        {"do": "put", "card": 0, "place": "0 on 40", "digit": None},
        {"do": "take", "card": 0},
        {"do": "digit", "card": 0, "digit": 3},
        {"do": "starting", "number": 0, "digit": 3},
        {"do": "play"},
    ):
        if act["do"] == "starting" and any(each.joker for each in game.draft.view.rows[0]):
            continue
        assert page.act(**act), act
    assert page.act(do="pass"), "there are cards to draw"
    assert page.act(do="clear") is None
    assert page.act(do="operator", operator="+") is None
    assert game.state is before
    assert game.draft.puts == ()


def test_the_game_waits_for_a_lost_connection_and_goes_on(
    window: MainWindow, hands: Hands, pages: list[Page], qtbot: QtBot
) -> None:
    page = mover(pages)
    other = next(each for each in pages if each is not page)
    other.wire.close()
    qtbot.waitUntil(lambda: hands.seats.missing == [other.name])
    page.until(lambda: page.state["phase"] == "pause")
    assert page.state["missing"] == [other.name]
    assert page.act(do="draw"), "the game waits"
    assert game_in(window).turns == ()
    other.come_back()
    page.until(lambda: page.state["phase"] == "play")
    assert mover(pages) is page
    assert page.act(do="draw") is None


def test_nobody_loses_a_seat_with_the_server(
    window: MainWindow, hands: Hands, pages: list[Page], qtbot: QtBot
) -> None:
    page = mover(pages)
    assert page.act(do="draw") is None
    child = hands._server._process
    assert child is not None
    child.kill()
    for each in pages:
        each.until_closed()
    qtbot.waitUntil(lambda: hands._server._process not in (None, child))
    hands.port = 0  # until the new one listens
    qtbot.waitUntil(lambda: bool(hands.port))
    for each in pages:
        each.come_back()
    assert not hands.seats.missing
    assert page.last("resumed")["done"] == page.number
    after = mover(pages)
    assert after.act(do="draw") is None
    assert len(game_in(window).turns) == 2


def test_a_hand_is_taken_back_and_given_to_another_device(
    window: MainWindow, hands: Hands, pages: list[Page], qtbot: QtBot
) -> None:
    page = mover(pages)
    game = game_in(window)
    hands.take_back(hands.seats.holders[page.state["seat"]])
    page.until(lambda: page.closed == Closed.TAKEN_BACK)
    assert not game.is_elsewhere
    assert game.is_covered
    game.uncover()
    assert game.draft is not None, "it is held at the table"
    device = Page(qtbot, hands, page.name)
    device.sit()
    assert game.is_elsewhere
    assert device.act(do="draw") is None
    device.wire.close()


def test_closing_the_table_closes_the_pages(
    window: MainWindow, hands: Hands, pages: list[Page]
) -> None:
    window.games.leave_table()
    for each in pages:
        each.until_closed(Closed.OVER)
    assert not hands.is_open
    assert not hands.seats.holders


def test_the_same_persons_keep_their_hands_in_the_next_game(
    window: MainWindow, hands: Hands, pages: list[Page]
) -> None:
    first = game_in(window)
    start(window, Choice(Options(), (NOOR, Player("Computer", Level.EASY)), 0))
    assert game_in(window) is not first
    pages[1].until(lambda: pages[1].closed == Closed.NO_SEAT)
    pages[0].until(lambda: pages[0].state["players"][1]["computer"])
    assert list(hands.seats.holders) == [0]


def test_digifeud_is_played_on_two_screens(window: MainWindow, hands: Hands, qtbot: QtBot) -> None:
    start(window, Choice(BoardOptions(), (NOOR, SAM), 0))
    pages = [Page(qtbot, hands, name) for name in ("Noor", "Sam")]
    for each in pages:
        each.sit()
    page = mover(pages)
    assert page.state["game"] == "digifeud"
    assert page.act(do="put", card=0, place=str(page.state["squares"][0]), digit=None) is None
    assert page.act(do="put", card=59, place="84", digit=None)
    assert page.act(do="put", card=1, place="0 on 1", digit=None)
    assert page.act(do="operator", operator="+")
    assert page.act(do="clear") is None
    assert page.act(do="pass") is None
    assert len(game_in(window).turns) == 1
    for each in pages:
        each.wire.close()


def test_the_dialog_shows_how_one_comes_in(window: MainWindow, hands: Hands, qtbot: QtBot) -> None:
    window.offered.hands.trigger()
    dialog = window.findChild(HandsDialog)
    assert isinstance(dialog, HandsDialog)
    assert dialog.address.text() == f"127.0.0.1:{hands.port}"
    assert dialog.code.text().replace(" ", "") == hands.code
    assert not dialog.network.isVisible()
    assert dialog.everybody.isHidden()
    assert states(dialog) == {"Noor": "at this computer", "Sam": "at this computer"}
    pages = [Page(qtbot, hands, name) for name in ("Noor", "Sam")]
    for each in pages:
        each.join()
    assert states(dialog) == {"Noor": "wants to come in", "Sam": "wants to come in"}
    assert dialog.everybody.isVisible()
    dialog.everybody.click()
    for each in pages:
        each.until_heard("seated")
    qtbot.waitUntil(lambda: not hands.seats.missing)
    assert states(dialog) == {"Noor": "on its own screen", "Sam": "on its own screen"}
    assert not dialog.trouble.isVisible()
    dialog.end_button.click()
    for each in pages:
        each.until_closed(Closed.TAKEN_BACK)
    assert not hands.code, "the next one is new"


def states(dialog: HandsDialog) -> dict[str, str]:
    """What the rows of the dialog say, by name."""
    labels = dialog.people.inside.findChildren(QLabel)
    texts = [each.text() for each in labels if not each.isHidden()]
    return dict(zip(texts[::2], texts[1::2], strict=True))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", ["nl", "de", "fr", "en"])
def test_everything_of_the_dialog_is_in_the_window(
    window: MainWindow,
    here: Hands,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    language: str,
) -> None:
    room = QRect(0, 0, *size)
    monkeypatch.setattr(HandsDialog, "_room", room)
    window.look.speak(language)
    window.settings.size = SizeChoice.PROJECTOR
    window.resize(*size)
    start(window, Choice(Options(), tuple(map(Player, ("Red", "Blue", "Green", "Pink"))), 0))
    here.open()
    qtbot.waitUntil(lambda: bool(here.address))
    here.guests += [Guest(at, name) for at, name in enumerate(("Red", "Blue", "Green", "Pink"))]
    dialog = HandsDialog(here, window)
    dialog.show()
    assert room.contains(dialog.geometry())
    for each in (dialog.address, dialog.code, dialog.qr, dialog.everybody, dialog.done_button):
        assert dialog.rect().contains(QRect(each.mapTo(dialog, QPoint()), each.size()))
        assert each.width() >= each.sizeHint().width()
    assert len(dialog.people) == 4
    assert dialog._area.missing <= 0, "nothing has to be scrolled"
    dialog.close()


def test_somebody_is_refused(hands: Hands, qtbot: QtBot) -> None:
    page = Page(qtbot, hands, "Noor")
    page.join()
    hands.refuse(hands.guests[0])
    page.until(lambda: page.last("declined"))
    assert not hands.guests
    page.wire.close()


def test_after_a_while_without_anybody_the_dialog_says_what_to_try(
    window: MainWindow, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    window.offered.hands.trigger()
    dialog = window.findChild(HandsDialog)
    assert isinstance(dialog, HandsDialog)
    assert not dialog.trouble.text()
    dialog._nobody.stop()
    dialog._nobody.timeout.emit()
    assert "same network" in dialog.trouble.text()
    assert f"must allow port {hands.port}" in dialog.trouble.text()
    monkeypatch.setattr(sys, "platform", "win32")
    hands.changed.emit()
    assert "Allow an app through firewall" in dialog.trouble.text()
    dialog._nobody.start()
    hands.changed.emit()
    assert "private networks only" in dialog.trouble.text()
    monkeypatch.undo()
    hands.choose(None)
    assert "no network" in dialog.trouble.text()


def test_whoever_has_come_is_no_nobody_and_moves_no_button(
    window: MainWindow, hands: Hands, qtbot: QtBot
) -> None:
    window.offered.hands.trigger()
    dialog = window.findChild(HandsDialog)
    assert isinstance(dialog, HandsDialog)

    def place() -> tuple[QPoint, QRect]:
        return dialog.done_button.mapTo(dialog, QPoint()), dialog.geometry()

    before = place()
    dialog._nobody.stop()
    dialog._nobody.timeout.emit()
    assert "same network" in dialog.trouble.text()
    assert place() == before
    page = Page(qtbot, hands, "Noor")  # which was open before and loads no file
    page.join()
    assert not dialog.trouble.text()
    assert place() == before
    hands.let_everybody_in()
    page.until_heard("seated")
    hands.was_visited = False
    hands.changed.emit()
    assert not dialog.trouble.text()
    assert place() == before
    page.wire.close()


def test_whoever_leaves_a_seat_is_told_of(
    window: MainWindow, hands: Hands, pages: list[Page], qtbot: QtBot
) -> None:
    pages[1].say("leave")
    pages[1].until_closed(Closed.STALE)
    qtbot.waitUntil(lambda: notice_in(window) is not None)
    notice = notice_in(window)
    assert notice is not None
    assert notice.text == "Sam has left the seat. The hand is at this computer again."
    assert list(hands.seats.holders) == [0]


def test_the_code_is_the_same_for_the_next_game(
    window: MainWindow, hands: Hands, qtbot: QtBot
) -> None:
    code, page = hands.code, Page(qtbot, hands, "Noor")
    page.sit()
    window.games.leave_table()
    page.until_closed(Closed.OVER)
    assert not hands.address
    start(window)
    hands.open()
    qtbot.waitUntil(lambda: bool(hands.address))
    assert hands.code == code


def test_texts_and_colours_for_the_pages() -> None:
    files = served()
    assert set(files) == {
        "look.css",
        "look.svg",
        *(f"portrait-{each}.svg" for each in (*PICTURES, "robot")),
        *(f"words/{each}.json" for each in ("nl", "de", "fr", "en")),
    }
    assert "--seat-red:#F0736A;" in files["look.css"]
    found = json.loads(files["words/nl.json"])
    assert found["Hands"].keys() == {*TEXTS}
    assert found["Hands"]["Play"] == "Speel"
    assert found["signs"]["-"] == "−"
    source = resources.built("hands").joinpath("texts.js").read_text("utf-8")
    assert tuple(re.findall(r'"([^"]+)"', source[source.index("[") :])) == TEXTS


def test_the_page_has_its_sizes_from_the_theme() -> None:
    page = "".join(each.decode() for each in page_files(resources.built("hands")).values())
    for name in re.findall(r"--([a-z-]+):[0-9.]+;", look_css()):
        assert f"var(--{name})" in page, name
    sizes = rf"{CARD.width} / {CARD.height}|{CARD.height} / {CARD.width}|{SYMBOL.width} / "
    assert not re.search(sizes, page)


def test_networks_are_found_without_loopback() -> None:
    assert all(not each.address.startswith("127.") for each in networks())


def test_a_page_loads_little() -> None:
    sizes = {name: len(text.encode()) for name, text in served().items()}
    sizes |= {name: len(body) for name, body in page_files(resources.built("hands")).items()}
    words = [sizes.pop(name) for name in [*sizes] if name.startswith("words/")]
    portraits = [sizes.pop(name) for name in [*sizes] if name.startswith("portrait-")]
    most = sum(sizes.values()) + max(words) + sum(sorted(portraits)[-5:])
    assert most <= 100_000
