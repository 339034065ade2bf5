"""Whole games of both kinds, each hand in a browser of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from selenium.webdriver import ActionChains, Keys

from formula_desktop.formula.match import Match
from formula_desktop.hands.page import page_files
from tests.helpers.hands.canned import CODE, PAGE, CannedTable, new_game, new_match
from tests.helpers.hands.player import PageOfHand, browser, until
from tests.helpers.hands.turns import turn

WAYS = ("tap", "drag", "keys")
MOST_BYTES = 100_000
MakeTable = Callable[..., tuple[CannedTable, list[PageOfHand]]]


@pytest.fixture
def seated() -> Iterator[MakeTable]:
    """Makes a table, and a page for each of its seats."""
    tables: list[CannedTable] = []
    pages: list[PageOfHand] = []

    def made(state: Any, **options: Any) -> tuple[CannedTable, list[PageOfHand]]:
        tables.append(CannedTable(state))
        for seat in range(len(state.players)):
            way = WAYS[seat % len(WAYS)]
            pages.append(PageOfHand(browser(**options), tables[-1], seat, way))
            pages[-1].join()
        return tables[-1], pages

    yield made
    for page in pages:
        page.end()
    for table in tables:
        table.stop()


def agree(table: CannedTable, pages: list[PageOfHand]) -> None:
    """Every page shows as many cards as the table has for its seat, and no act came too late."""
    for seat, page in enumerate(pages):
        view = table.state.position.view(seat)
        tiles = view.hand if isinstance(table.state, Match) else view.rack.tiles
        until(partial(has_hand, page, len(tiles)), "the hand")
        until(partial(is_connected, page), "the connection is back")
    assert not table.refused


def has_hand(page: PageOfHand, size: int) -> bool:
    return len(page.all(".hand button")) == size


def is_connected(page: PageOfHand) -> bool:
    return page.seat in page.table.seats and not page.one("#connection").is_displayed()


def says(page: PageOfHand, css: str, text: str) -> bool:
    return text in page.text(css)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_round_of_formula(seated: MakeTable, players: int) -> None:
    table, pages = seated(new_match(players, seed=4))
    while table.to_move is not None:
        turn(table, pages)
        agree(table, pages)
    winner = table.state.position.result().winners[0]
    until(lambda: pages[winner].text(".whose") == "You won!", "the winner is told")
    until(partial(says, pages[winner], ".best", "8 × 8 = 64"), "the best sum is told")
    assert len(pages[winner].all(".pictured .portrait")) == 1
    assert [each.complaints() for each in pages] == [[]] * players


def test_a_game_of_digifeud_with_a_reload_and_lost_connections(seated: MakeTable) -> None:
    table, pages = seated(new_game(seed=2), width=320, height=640)
    while table.to_move is not None and table.plays < 12:
        turn(table, pages)
        if table.plays == 3:
            pages[0].browser.refresh()
            until(lambda: pages[0].all(".game"), "the seat is still there after a reload")
        if table.plays == 6:
            table.drop_all()
        agree(table, pages)
    table.close()
    for page in pages:
        until(partial(says, page, ".panel", "closed the table"), "the end is told")
    assert [each.complaints() for each in pages] == [[]] * 2


def test_the_page_is_small_and_has_nothing_from_elsewhere() -> None:
    files = page_files(PAGE)
    assert sum(map(len, files.values())) <= MOST_BYTES
    for name, body in files.items():
        text = body.decode().replace("http://www.w3.org/2000/svg", "")
        assert "http://" not in text, name
        assert "https://" not in text, name
        assert "innerHTML" not in text, name


def test_the_page_changes_its_language_and_draws_a_large_board(seated: MakeTable) -> None:
    table, pages = seated(new_game(seed=2), width=320, height=640, language="nl")
    page = pages[0]
    assert page.one("html").get_attribute("lang") == "nl"
    table.words["fr"] = {"Pass": "Passer"}
    page.press("menu")
    page.one('dialog option[value="fr"]').click()
    until(partial(says, page, '[data-key="pass"]', "Passer"), "the page is in French")
    small = page.one(".square").size["width"]
    page.press("zoom")
    until(lambda: page.one(".square").size["width"] >= 44, "the squares suit fingers")
    assert small >= 17
    assert not page.browser.execute_script("return document.body.scrollWidth > innerWidth")


def test_a_tile_is_taken_back_with_delete_and_by_dragging_it_to_the_hand(seated: MakeTable) -> None:
    table, pages = seated(new_game(seed=2))
    page = pages[table.to_move or 0]
    page.put(0, "84", None)
    laid = '[data-square="84"]'
    until(lambda: page.one(laid).get_attribute("data-drag") == "0", "it is put down")
    page.one(laid).send_keys(Keys.DELETE)
    until(lambda: not table.draft.puts, "it is taken back")
    page.put(1, "84", None)
    until(lambda: page.one(laid).get_attribute("data-drag") == "1", "it is put down")
    chain = ActionChains(page.browser, duration=40).click_and_hold(page.one(laid))
    chain.move_by_offset(0, 20).move_to_element(page.one(".tray .title")).release().perform()
    until(lambda: not table.draft.puts, "it is taken back")


def test_a_wrong_code_is_told_and_can_be_entered_again(seated: MakeTable) -> None:
    table, pages = seated(new_game(seed=2))
    page = pages[0]
    page.browser.execute_script("sessionStorage.clear()")
    page.browser.get("about:blank")
    page.browser.get(f"{table.server.address}#ABCD")
    until(partial(says, page, "#problem", "not right"), "the code is refused")
    page.one("#code").clear()
    page.one("#code").send_keys(CODE.lower(), Keys.ENTER)
    until(lambda: page.all(".free button"), "the seats are offered")
    page.browser.execute_script("sessionStorage.clear()")
    page.browser.get("about:blank")
    page.browser.get(table.server.address)
    until(lambda: page.all("#code"), "the code is asked for")
    page.browser.get(f"{table.server.address}#{CODE}")  # as a camera opens it
    until(lambda: page.all(".free button"), "the page that is open reads it")


SIZES = ((320, 568), (390, 844), (568, 320), (844, 390), (768, 1024), (1280, 800))


def with_hand(cards: str) -> Any:
    """A match whose first player has these cards."""
    match = new_match(2, seed=4)
    (round_,) = match.rounds
    position = round_.positions[-1]
    hands = [cards if at == position.to_move else each for at, each in enumerate(position.hands)]
    changed = replace(position, hands=tuple(hands))
    return replace(match, rounds=(replace(round_, positions=(changed,)),))


@pytest.mark.parametrize("cards", ["7", "*123567", "**001122334455667788"])
def test_everything_is_in_sight_on_each_screen(seated: MakeTable, cards: str) -> None:
    table, pages = seated(with_hand(cards))
    page = pages[table.to_move or 0]
    until(partial(has_hand, page, len(cards)), "the hand")
    page.press("hand 0")
    until(lambda: page.all(".sum .place"), "the places are offered")
    for width, height in SIZES:
        page.resize(width, height)
        until(partial(is_in_sight, page), f"everything is in sight at {width} × {height}")


def is_in_sight(page: PageOfHand) -> bool:
    """Whether nothing has to be scrolled, and no button is cut or covered."""
    return bool(page.browser.execute_script(IN_SIGHT))


IN_SIGHT = """
const root = document.documentElement;
if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) return false;
return [...document.querySelectorAll("button:not(:disabled)")].every((each) => {
  const box = each.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isInside = box.x >= 0 && box.y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return isInside && each.contains(document.elementFromPoint(x, y)) && box.width >= 24;
});
"""


def test_enlarged_to_twice_its_size_nothing_runs_off_the_side(seated: MakeTable) -> None:
    table, pages = seated(with_hand("*123567"))
    page = pages[table.to_move or 0]
    page.resize(195, 422)
    page.press("hand 0")
    until(lambda: page.all(".sum .place"), "the places are offered")
    assert not page.browser.execute_script(
        "return document.documentElement.scrollWidth > innerWidth || [...document.querySelectorAll("
        "'button')].some((each) => each.getBoundingClientRect().right > innerWidth + 1)"
    )


def test_a_hand_that_is_taken_back_may_ask_again(seated: MakeTable) -> None:
    table, pages = seated(new_match(2, seed=4))
    page = pages[0]
    table.close(4411)
    until(partial(says, page, ".panel", "at the large screen now"), "it is told")
    page.one(".panel .go").click()
    until(lambda: page.all(".game"), "it asks for the same name with the code of before")
    table.close(4412)
    until(partial(says, page, ".panel", "no seat at the table now"), "it is told")
    page.one(".panel .go").click()
    until(lambda: page.all(".game"), "the game is shown")
    page.press("menu")
    page.all("dialog button")[0].click()
    until(partial(says, page, "dialog", "Leave your seat?"), "it is asked")
    assert page.text("dialog .go") == "Keep playing", "what is done by mistake"
    page.browser.refresh()
    until(lambda: page.all(".game"), "the game is shown")
    page.press("menu")
    page.all("dialog button")[0].click()
    until(partial(says, page, "dialog", "Leave your seat?"), "it is asked")
    page.all("dialog button")[0].click()
    until(lambda: page.all(".free button"), "the code is still known, although it was loaded again")
