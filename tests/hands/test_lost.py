"""A thousand connections that are lost: pages closed, processes killed, the network taken down."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.shell.hands.hands import Hands
from formula_desktop.shell.hands.networks import Network
from formula_desktop.shell.main_window import MainWindow
from tests.helpers.hands.apart import Apart, cannot
from tests.helpers.hands.nursery import Nursery
from tests.helpers.hands.page import Page, mover
from tests.helpers.window import game_in, start

CUT = 250
OTHERWISE = 750
DRAWS = 50
"""Of so many times that a page is lost, it may have taken a card once."""


class Lost:
    """Loses pages in one way or another, in the middle of something."""

    def __init__(self, hands: Hands, apart: Apart | None, nursery: Nursery, seed: int) -> None:
        self.hands, self.apart, self.nursery = hands, apart, nursery
        self.random = Random(seed)
        self.kinds = [self.cut] if apart else [self.close, self.break_off, self.kill]

    def lose(self, page: Page, act: dict[str, Any] | None) -> None:
        """Lose a page that perhaps has said something, of which it has not heard."""
        self.random.choice(self.kinds)(page, act)

    def close(self, page: Page, act: dict[str, Any] | None) -> None:
        """It is closed, and says so."""
        if act:
            page.say("do", **act)
        page.wire.close()

    def break_off(self, page: Page, act: dict[str, Any] | None) -> None:
        """Its device is switched off, and says nothing."""
        if act:
            page.say("do", **act)
        page.wire.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        page.wire.socket.close()

    def kill(self, page: Page, act: dict[str, Any] | None) -> None:
        """Its process is killed."""
        says: list[dict[str, object]] = [{"kind": "resume", "token": page.token}]
        if act:
            says.append({"kind": "do", **act})
        self.nursery.live_and_die(self.hands.address, says)
        page.wire.close()

    def cut(self, page: Page, act: dict[str, Any] | None) -> None:
        """Its network is taken down, before or after it has said something."""
        assert self.apart is not None
        is_late = self.random.random() < 0.5
        if act and not is_late:
            page.say("do", **act)
        self.apart.cut()
        if act and is_late:
            with suppress(OSError):
                page.say("do", **act)
        with suppress(OSError):
            page.wire.socket.shutdown(socket.SHUT_RDWR)
        self.apart.join()


@pytest.fixture
def apart(request: pytest.FixtureRequest, hands: Hands, qtbot: QtBot) -> Iterator[Apart | None]:
    """The network of the pages, which can be taken down; None if they have none of their own."""
    if not request.param:
        yield None
        return
    if why := cannot():
        pytest.skip(why)
    with Apart() as found:
        hands.choose(Network("apart", found.address))
        qtbot.waitUntil(lambda: bool(hands.address))
        yield found


def agree(page: Page, game: Any) -> None:
    """A page shows what lies on the table."""

    def does() -> bool:
        state, position, draft = page.state, game.position, game.draft
        numbers = [[cell["digit"] for cell in cells] for cells in state["table"]["numbers"]]
        lies = [[cell.value for cell in cells] for cells in draft.numbers]
        is_own = state["seat"] == position.to_move
        return bool(
            "".join(state["hand"]) == position.hands[state["seat"]]
            and state["to_move"] == position.to_move
            and state["table"]["stock"] == len(position.stock)
            and numbers == lies
            and state["down"] == ([each.index for each in draft.puts] if is_own else [])
            and state["phase"] == "play"
        )

    page.until(does)


@pytest.mark.parametrize(
    ("apart", "times"),
    [(False, OTHERWISE), (True, CUT)],
    indirect=["apart"],
    ids=["pages", "network"],
)
def test_a_thousand_lost_connections_lose_no_act_and_make_none_twice(
    window: MainWindow, hands: Hands, apart: Apart | None, times: int, qtbot: QtBot
) -> None:
    inside = apart.inside if apart else None
    before = ("ip", "netns", "exec", apart.name) if apart else ()
    pages = [Page(qtbot, hands, name, inside) for name in ("Noor", "Sam")]
    for each in pages:
        each.sit()
    drawn = 0
    with Nursery(*before) as nursery:
        lost = Lost(hands, apart, nursery, seed=19)
        random, game = lost.random, game_in(window)
        for _ in range(times):
            page = mover(pages)
            if random.random() < 0.3:  # somebody who is not asked, and says nothing
                other = next(each for each in pages if each is not page)
                lost.lose(other, None)
                other.come_back()
            else:
                act = some_act(random, page, may_draw=drawn < times // DRAWS)
                drawn += act["do"] == "draw"
                page.number += 1
                said = {"number": page.number, "turn": page.state["turn"], "act": act}
                lost.lose(page, said if random.random() < 0.7 else None)
                page.come_back()
                assert page.last("resumed")["done"] >= page.number - 1, "nothing is forgotten"
                if page.last("resumed")["done"] < page.number:
                    page.say("do", **said)
                    page.until_heard("done")
                    done = {"kind": "done", "number": page.number, "refused": None}
                    assert page.last("done") == done
                assert hands.seats.holders[page.state["seat"]].done == page.number
            for each in pages:
                agree(each, game)
            assert len(game.turns) == drawn, "each was made once"
    assert drawn == times // DRAWS
    for each in pages:
        each.wire.close()


def some_act(random: Random, page: Page, *, may_draw: bool) -> dict[str, Any]:
    """Something that the page may do now."""
    if may_draw and random.random() < 0.05:
        return {"do": "draw"}
    if page.state["down"]:
        return {"do": "clear"}
    card, places = next((card, each) for card, each in page.state["places"].items() if each)
    return {"do": "put", "card": int(card), "place": random.choice(places), "digit": None}


def test_the_same_in_another_game(
    window: MainWindow, hands: Hands, pages: list[Page], qtbot: QtBot
) -> None:
    """A page that was away while another game began shows that one."""
    page, other = pages
    page.wire.close()
    qtbot.waitUntil(lambda: bool(hands.seats.missing))
    start(window)
    page.come_back()
    for each in (page, other):
        each.until(lambda each=each: each.state["turn"] == hands._showing._turn)  # type: ignore[misc]
        hand = game_in(window).position.hands[each.state["seat"]]
        assert "".join(each.state["hand"]) == hand
