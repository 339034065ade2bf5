"""Who gets which seat in the real window: before a game, on another device, and by name."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.formula.options import Options
from formula_desktop.hands.desk import Closed
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.players import Level, Player
from formula_desktop.shell.hands.dialog import HandsDialog
from formula_desktop.shell.hands.hands import Hands
from formula_desktop.shell.hands.networks import Network
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.last_choice import Choice
from formula_desktop.widgets.brief_notice import notice_in
from tests.helpers.hands.page import Page, mover
from tests.helpers.window import game_in, start

NOOR, SAM = Player("Noor"), Player("Sam")


def new_game(window: MainWindow, hands: Hands, qtbot: QtBot, name: str) -> NewGame[object]:
    """The dialog for a new game, whose players want their hands elsewhere."""
    window.games.ask_new(name)
    dialog = window.findChildren(NewGame)[-1]
    assert isinstance(dialog, NewGame)
    dialog.seats.elsewhere.click()
    qtbot.waitUntil(lambda: bool(hands.address))
    return dialog


def over(parent: object) -> HandsDialog:
    dialog = parent.findChildren(HandsDialog)[-1]  # type: ignore[attr-defined]
    assert isinstance(dialog, HandsDialog)
    return dialog


def newcomer(qtbot: QtBot, hands: Hands, name: str) -> Page:
    """Somebody who is let in while seats are chosen."""
    page = Page(qtbot, hands, name)
    page.say("join", code=hands.code)
    page.until(lambda: page.last("joined").get("any_name"))
    page.say("ask", name=name)
    page.until(lambda: hands.guests)
    hands.let_everybody_in()
    page.until_heard("seated")
    page.token = page.last("seated")["token"]
    return page


@pytest.mark.parametrize("name", ["formula", "digifeud"])
def test_seats_are_given_while_they_are_chosen(
    window: MainWindow, here: Hands, qtbot: QtBot, name: str
) -> None:
    dialog = new_game(window, here, qtbot, name)
    pages = [newcomer(qtbot, here, each) for each in ("Oma", "Noor")]
    over(dialog).accept()
    names = [each.name for each in dialog.seats.players if not each.is_computer]
    assert {"Oma", "Noor"} <= {*names}
    dialog.start.click()
    for each in pages:
        each.until(lambda each=each: each.state)  # type: ignore[misc]
        seat = each.state["seat"]
        assert each.state["players"][seat]["name"] == each.name
    assert {each.name for each in here.seats.holders.values()} == {"Oma", "Noor"}
    page = next(each for each in pages if each.state["seat"] in here.seats.holders)
    page.come_back()
    assert not here.seats.missing
    for each in pages:
        each.wire.close()


def test_seats_take_nobody_more_than_the_game_has(
    window: MainWindow, here: Hands, qtbot: QtBot
) -> None:
    dialog = new_game(window, here, qtbot, "digifeud")
    for name in ("Oma", "Noor"):
        newcomer(qtbot, here, name)
    page = Page(qtbot, here, "Sem")
    page.say("join", code=here.code)
    page.until(lambda: {*page.last("joined").get("held", ())} == {"Oma", "Noor"})
    assert not page.last("joined")["free"]
    assert not page.last("joined")["any_name"]
    page.wire.close()
    dialog.reject()


def test_nobody_keeps_a_seat_of_a_game_that_is_not_begun(
    window: MainWindow, here: Hands, qtbot: QtBot
) -> None:
    dialog = new_game(window, here, qtbot, "formula")
    page = newcomer(qtbot, here, "Oma")
    dialog.reject()
    page.until_closed(Closed.NO_SEAT)
    qtbot.waitUntil(lambda: not here.is_open)


def test_a_running_game_goes_on_if_another_is_not_begun(
    window: MainWindow, hands: Hands, pages: list[Page], qtbot: QtBot
) -> None:
    dialog = new_game(window, hands, qtbot, "formula")
    page = newcomer(qtbot, hands, "Oma")
    over(dialog).accept()
    dialog.reject()
    page.until_closed(Closed.NO_SEAT)
    assert mover(pages).act(do="draw") is None
    assert not hands.seats.missing


def test_the_same_persons_in_other_seats_keep_their_hands(
    window: MainWindow, hands: Hands, pages: list[Page]
) -> None:
    start(window, Choice(BoardOptions(), (SAM, NOOR), 0))
    for each, seat in zip(pages, (1, 0), strict=True):
        each.until(lambda each=each: each.state["game"] == "digifeud")  # type: ignore[misc]
        assert each.state["seat"] == seat
        rack = game_in(window).position.view(seat).rack.tiles
        assert "".join(each.state["hand"]) == rack
    assert mover(pages).act(do="pass") is None


def test_a_hand_moves_to_another_device_with_consent(
    window: MainWindow, hands: Hands, pages: list[Page], qtbot: QtBot
) -> None:
    old = pages[0]
    device = Page(qtbot, hands, "Noor")
    device.say("join", code=hands.code)
    device.until(lambda: device.last("joined").get("held") == ["Noor", "Sam"])
    device.say("ask", name="Noor")
    device.until(lambda: hands.guests)
    hands.let_everybody_in()
    assert hands.guests, "nobody takes another's hand among everybody"
    hands.let_in(hands.guests[0])
    device.until(lambda: device.last("seated") and device.state)
    old.until_closed(Closed.ELSEWHERE)
    assert not hands.seats.missing
    assert mover([device, pages[1]]).act(do="draw") is None
    device.wire.close()


def test_several_persons_of_one_name_have_a_seat_each(
    window: MainWindow, here: Hands, qtbot: QtBot
) -> None:
    start(window, Choice(Options(), (NOOR, NOOR, Player("Computer", Level.EASY)), 0))
    here.open()
    qtbot.waitUntil(lambda: bool(here.address))
    pages = [Page(qtbot, here, name) for name in ("Noor (2)", "Noor")]
    for each, seat in zip(pages, (1, 0), strict=True):
        each.sit()
        assert each.state["seat"] == seat
        each.wire.close()


def test_who_asks_is_shown_although_the_dialog_was_closed(
    window: MainWindow, hands: Hands, qtbot: QtBot
) -> None:
    page = Page(qtbot, hands, "Noor")
    page.join()
    dialog = over(window)
    assert dialog.isVisible()
    assert window.play is not None
    assert not window.play.page.is_seen, "so an hourglass stands still"
    other = Page(qtbot, hands, "Sam")
    other.join()
    assert len([each for each in window.findChildren(HandsDialog) if each.isVisible()]) == 1
    assert dialog.everybody.isVisible()
    for each in (page, other):
        each.wire.close()
    qtbot.waitUntil(lambda: not hands.guests)
    assert not dialog.everybody.isVisible()


def test_who_asks_while_seats_are_chosen_is_shown_over_their_dialog(
    window: MainWindow, here: Hands, qtbot: QtBot
) -> None:
    dialog = new_game(window, here, qtbot, "formula")
    over(dialog).accept()
    page = Page(qtbot, here, "Oma")
    page.say("join", code=here.code)
    page.until(lambda: page.last("joined"))
    page.say("ask", name="Oma")
    qtbot.waitUntil(lambda: bool(here.guests))
    assert over(dialog).isVisible()
    page.wire.close()
    dialog.reject()


def test_who_asks_while_something_else_is_asked_is_shown_after_it(
    window: MainWindow, hands: Hands, qtbot: QtBot
) -> None:
    window.show_settings()
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, QDialog)
    page = Page(qtbot, hands, "Noor")
    page.join()
    assert not window.findChildren(HandsDialog)
    asked.reject()
    qtbot.waitUntil(lambda: bool(window.findChildren(HandsDialog)))
    assert over(window).isVisible()
    page.wire.close()


def test_the_game_waits_until_nobody_looks_back_and_everybody_is_there(
    window: MainWindow, hands: Hands, pages: list[Page], qtbot: QtBot
) -> None:
    page = mover(pages)
    other = next(each for each in pages if each is not page)
    assert page.act(do="draw") is None
    assert mover(pages) is other
    window.look_back()
    other.until(lambda: other.state["phase"] == "pause")
    assert other.act(do="draw"), "the large screen shows something else"
    page.wire.close()
    qtbot.waitUntil(lambda: bool(hands.seats.missing))
    window.navigator.back()
    assert window.play is not None
    assert window.play.page.is_held, "somebody is missing"
    page.come_back()
    other.until(lambda: other.state["phase"] == "play")
    assert other.act(do="draw") is None


def test_a_hint_has_the_words_of_each_language(
    window: MainWindow, hands: Hands, pages: list[Page]
) -> None:
    page = mover(pages)
    page.act(do="hint")
    page.until(lambda: page.state["line"]["remark_tone"] == "plain")
    words = page.state["line"]["remark"]
    assert {*words} == {"nl", "de", "fr", "en"}
    assert len({*words.values()}) == 4
    other = next(each for each in pages if each is not page)
    other.listen()
    assert other.state["line"]["remark"] == {}


Find = Callable[[], list[Network]]


def test_networks_that_come_and_go_are_followed_in_the_dialog(
    window: MainWindow, hands: Hands, pages: list[Page], qtbot: QtBot
) -> None:
    window.offered.hands.trigger()
    dialog = over(window)
    hands.find_networks = list
    hands.look_for_networks()
    assert "lost its network" in dialog.trouble.text()
    assert mover(pages).act(do="draw") is None, "it may come back"
    hands.find_networks = lambda: [Network("other", "127.0.0.2")]
    hands.look_for_networks()
    qtbot.waitUntil(lambda: hands.address.startswith("http://127.0.0.2"))
    assert not dialog.trouble.text()
    assert len(hands.seats.missing) == 2, "their pages were in the other network"
    hands.find_networks = lambda: [Network("other", "127.0.0.2"), Network("more", "127.0.0.3")]
    hands.look_for_networks()
    assert dialog.network.isVisible()
    assert dialog.network.currentText() == "other: 127.0.0.2"
    dialog.network.setCurrentIndex(1)
    dialog.network.activated.emit(1)
    qtbot.waitUntil(lambda: hands.address.startswith("http://127.0.0.3"))


def test_a_reload_is_not_worth_a_word_but_who_stays_away_is(
    window: MainWindow, hands: Hands, pages: list[Page], qtbot: QtBot
) -> None:
    assert window.play is not None
    page = mover(pages)
    assert notice_in(window) is None, "everybody has just come"
    page.wire.close()
    qtbot.waitUntil(lambda: bool(hands.seats.missing))
    assert window.play.page.is_held
    page.come_back()
    assert notice_in(window) is None
    page.wire.close()
    qtbot.waitUntil(lambda: notice_in(window) is not None)
    notice = notice_in(window)
    assert notice is not None
    assert page.name in notice.text
    qtbot.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert notice.text, "it stays as long as it is so"
    notice.button.click()
    assert not notice.text
    assert not hands.seats.missing
    game = game_in(window)
    assert game.is_covered, "the others see the table too"
    game.uncover()
    assert game.draft is not None


def test_who_stays_away_can_be_several(
    window: MainWindow, hands: Hands, pages: list[Page], qtbot: QtBot
) -> None:
    for each in pages:
        each.wire.close()
    qtbot.waitUntil(lambda: notice_in(window) is not None)
    notice = notice_in(window)
    assert notice is not None
    qtbot.waitUntil(lambda: "Noor and Sam" in notice.text)
    notice.button.click()
    assert "connection lost" in texts_of(over(window))


def texts_of(dialog: HandsDialog) -> list[str]:
    return [each.text() for each in dialog.findChildren(QLabel)]


def test_a_hand_at_the_table_is_covered_from_those_on_other_screens(
    window: MainWindow, here: Hands, qtbot: QtBot
) -> None:
    start(window, Choice(Options(), (NOOR, SAM), 0))
    here.open()
    qtbot.waitUntil(lambda: bool(here.address))
    page = Page(qtbot, here, "Noor")
    page.sit()
    game = game_in(window)
    assert window.play is not None
    buttons = window.play.page.button_panel
    if not page.is_to_move():
        game.uncover()
        game.draw_or_pass()
        page.until(page.is_to_move)
    assert not buttons.isVisible(), "they are on the phone"
    assert page.act(do="draw") is None
    qtbot.waitUntil(lambda: game.shown_seat == 1)
    assert game.is_covered
    assert game.draft is None
    assert buttons.isVisible()
    game.uncover()
    assert game.draft is not None
    page.wire.close()
    qtbot.waitUntil(lambda: window.play.page.is_held)
    game.draw_or_pass()
    qtbot.waitUntil(lambda: game.is_covered)
    assert window.play.page.scene.tray.is_covered, "the turn is over, although the game waits"
    assert game.draft is None


def test_open_hands_are_open_on_the_large_screen(
    window: MainWindow, here: Hands, qtbot: QtBot
) -> None:
    start(window, Choice(Options(open_cards=True), (NOOR, SAM), 0))
    here.open()
    qtbot.waitUntil(lambda: bool(here.address))
    pages = [Page(qtbot, here, name) for name in ("Noor", "Sam")]
    for each in pages:
        each.sit()
    game = game_in(window)
    assert not game.is_covered
    assert game.hand.cards == "".join(mover(pages).state["hand"])
    assert mover(pages).act(do="draw") is None
    assert not game.is_covered
    for each in pages:
        each.wire.close()


def test_without_a_game_the_menu_asks_for_one(
    window: MainWindow, here: Hands, qtbot: QtBot
) -> None:
    window.offered.hands.trigger()
    qtbot.waitUntil(lambda: bool(here.address))
    assert over(window.findChildren(NewGame)[-1]).isVisible()


def test_the_game_waits_for_a_device_that_sleeps_only_in_its_turn(
    window: MainWindow, hands: Hands, pages: list[Page], qtbot: QtBot
) -> None:
    page = mover(pages)
    other = next(each for each in pages if each is not page)
    other.say("away")
    qtbot.waitUntil(lambda: any(each.is_away for each in hands.seats.holders.values()))
    assert not hands.seats.missing
    assert page.act(do="draw") is None
    qtbot.waitUntil(lambda: hands.seats.missing == [other.name])
    page.until(lambda: page.state["missing"] == [other.name])
    qtbot.waitUntil(lambda: notice_in(window) is not None)
    notice = notice_in(window)
    assert notice is not None
    qtbot.waitUntil(lambda: "is off" in notice.text)
    other.say("hello")
    assert mover(pages) is other
    assert not notice.text
    assert other.act(do="draw") is None


def test_hands_of_another_game_give_way_and_whoever_is_too_many_hears_so(
    window: MainWindow, here: Hands, qtbot: QtBot
) -> None:
    start(window, Choice(BoardOptions(), (NOOR, SAM), 0))
    here.open()
    qtbot.waitUntil(lambda: bool(here.address))
    lost = [Page(qtbot, here, name) for name in ("Noor", "Sam")]
    for each in lost:
        each.sit()
        each.wire.close()
    qtbot.waitUntil(lambda: len(here.seats.missing) == 2)
    dialog = new_game(window, here, qtbot, "formula")
    dialog.classroom.click()
    dialog.seats.show_again(tuple(map(Player, ("Red", "Blue", "Green", "Pink"))))
    over(dialog)._show()
    assert not here.seats.everybody, "they are of the game that is left"
    pages = [Page(qtbot, here, name) for name in ("Red", "Blue", "Green", "Pink")]
    for each in pages:
        each.say("join", code=here.code)
        each.until(lambda each=each: each.name in each.last("joined").get("free", ()))  # type: ignore[misc]
        each.say("ask", name=each.name)
        each.until(lambda each=each: each.name in [one.name for one in here.guests])  # type: ignore[misc]
    here.let_everybody_in()
    for each in pages:
        each.until_heard("seated")
    assert {each.name for each in here.seats.everybody} == {each.name for each in pages}
    for each in pages:
        each.wire.close()
    dialog.reject()


def test_whoever_comes_too_late_hears_that_all_seats_are_taken(
    window: MainWindow, here: Hands, qtbot: QtBot
) -> None:
    dialog = new_game(window, here, qtbot, "digifeud")
    pages = [Page(qtbot, here, name) for name in ("Oma", "Noor", "Sem")]
    for each in pages:
        each.say("join", code=here.code)
        each.until(lambda each=each: each.last("joined"))  # type: ignore[misc]
        each.say("ask", name=each.name)
        each.until(lambda each=each: each.name in [one.name for one in here.guests])  # type: ignore[misc]
    here.let_everybody_in()
    for each in pages[:2]:
        each.until_heard("seated")
    pages[2].until_heard("declined")
    assert pages[2].last("declined")["is_full"]
    for each in pages:
        each.wire.close()
    dialog.reject()


def test_the_key_gives_a_class_a_hint_on_the_large_screen_and_on_the_page(
    window: MainWindow, here: Hands, qtbot: QtBot
) -> None:
    options = Options(open_cards=True)
    start(window, Choice(options, (NOOR, SAM), 0, counts=False, is_projector=True, hints=False))
    here.open()
    qtbot.waitUntil(lambda: bool(here.address))
    pages = [Page(qtbot, here, name) for name in ("Noor", "Sam")]
    for each in pages:
        each.sit()
    page = mover(pages)
    assert not page.state["may"]["hint"]
    assert window.play is not None
    assert not window.play.page.hint_button.isVisible()
    window.offered.hint.trigger()
    scene = window.play.page.scene
    assert scene is not None
    qtbot.waitUntil(lambda: game_in(window).hints.step > 0)
    assert scene.texts.remark == scene.texts.hint
    page.until(lambda: page.state["line"]["remark"].get("en") == scene.texts.hint)
    for each in pages:
        each.wire.close()
