"""The real window and server behind pages in browsers, for tests and benchmarks."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

from PySide6.QtCore import QCoreApplication, QThread
from selenium import webdriver

from formula_desktop.shell.hands.hands import Hands
from tests.helpers.hands.player import PageOfHand, until


class RealTable:
    """The game in the window, as players in another thread see it."""

    def __init__(self, hands: Hands, game: Any) -> None:
        self.hands, self.game = hands, game
        self.refused: list[object] = []

    @property
    def server(self) -> Hands:
        return self.hands

    @property
    def draft(self) -> Any:
        return self.game.draft

    @property
    def plays(self) -> int:
        return int(self.game.turn_number)

    @property
    def state(self) -> Any:
        return self.game.state

    @property
    def to_move(self) -> int | None:
        seat: int | None = self.game.position.to_move
        return seat

    def hand(self, seat: int) -> str:
        """The cards or tiles of a seat."""
        view = self.game.position.view(seat)
        return str(view.hand if hasattr(view, "hand") else view.rack.tiles)

    @property
    def seats(self) -> set[int]:
        return {seat for seat, each in self.hands.seats.holders.items() if each.is_here}


class RealPage(PageOfHand):
    """A page that asks for the seat of its name."""

    def __init__(self, made: webdriver.Chrome, table: RealTable, seat: int, way: str) -> None:
        given: Any = table  # it has what a page needs of a canned one
        super().__init__(made, given, seat, way)
        self._hands, self._name = table.hands, table.game.players[seat].name

    def join(self) -> None:
        self.browser.get(f"{self._hands.address}#{self._hands.code}")
        until(self._ask, "the seat is offered")
        until(lambda: self.all(".game"), "the game is shown")

    def agree(self) -> None:
        """Answer yes if the page asks first."""
        for each in self.all("dialog[open] button")[:1]:
            each.click()

    def _ask(self) -> bool:
        for each in self.all(".free button"):
            if each.text == self._name:
                each.click()
                return True
        return False


def beside(hands: Hands, work: Callable[[], object]) -> None:
    """Do something in another thread, while the window lives and lets everybody in."""
    failed: list[BaseException] = []

    def tried() -> None:
        try:
            work()
        except BaseException as error:  # noqa: BLE001 - it is raised again below
            failed.append(error)

    thread = Thread(target=tried)
    thread.start()
    while thread.is_alive():
        QCoreApplication.processEvents()
        hands.let_everybody_in()
        QThread.msleep(1)
    thread.join()
    if failed:
        raise failed[0]
