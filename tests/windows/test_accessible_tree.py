"""Both tables for those who hear them: names, roles, states, and turns played through them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot
from tests.windows.board_page import Board, opened_game
from tests.windows.page import Table
from tests.windows.tree import below, children, found, interface, name, names, press

from tests.models.games import QuickOpponent, lying, match_of

HAND = "12368*9"
OTHER = "1674455"
Role = QAccessible.Role


@pytest.fixture(autouse=True)
def opponent(monkeypatch: pytest.MonkeyPatch) -> QuickOpponent:
    return QuickOpponent(monkeypatch)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    """Noor is to move; 12 + 64 = 76 lies there."""
    plays = "(2)+(4)=6", "1(2)+6(4)=7(6)"
    return Table(qtbot, lying(match_of(HAND, OTHER, stock="5"), *plays))


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    """Noor is to move with `**012346`, `+--` and `=`."""
    return Board(qtbot, opened_game())


def test_a(table):
    def show(i,d=0):
        s=i.state(); print("  "*d, repr(name(i)), str(i.role()).split(".")[-1], i.rect(), "P" if i.actionInterface() and i.actionInterface().actionNames() else "")
        for c in children(i): show(c,d+1)
    show(interface(table.view))
    press(found(interface(table.view),"3"))
    show(interface(table.view))

def test_b(board):
    def show(i,d=0):
        s=i.state(); print("  "*d, repr(name(i)), str(i.role()).split(".")[-1], i.rect(), "P" if i.actionInterface() and i.actionInterface().actionNames() else "")
        for c in children(i): show(c,d+1)
    show(interface(board.view))
