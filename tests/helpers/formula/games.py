"""Matches with chosen cards, played without a window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from random import Random

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from formula_desktop.engine.client import OpponentMaker
from formula_desktop.formula.cards import DECK
from formula_desktop.formula.draft import NUMBERS, Cell, Place, PlaceKind, draft_of
from formula_desktop.formula.match import Match, new_match
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Formula, Play, read_play
from formula_desktop.formula.view import View
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.notation import without
from formula_desktop.players import Level, Player
from tests.helpers.quick_opponent import QuickOpponent

NOOR = Player("Noor")
SAM = Player("Sam")
COMPUTER = Player("Computer", Level.NORMAL)
STARTED = datetime(2026, 11, 20, 9, tzinfo=UTC)


def match_of(
    *hands: str,
    starting: str = "24",
    stock: str = "",
    players: Sequence[Player] = (NOOR, COMPUTER),
    options: Options | None = None,
) -> Match:
    """A match where the first seat begins, with these hands, starting cards and top of the stock.

    Hands must have the size that is dealt.
    """
    first = "".join(hands) + starting + stock
    rest = without(DECK, first)
    assert rest is not None, "a deck does not have these cards"
    return new_match(options or Options(), tuple(players), STARTED, len(players) - 1, first + rest)


def lying(match: Match, *plays: str) -> Match:
    """A match after these plays."""
    for play in plays:
        match = match.after(read_play(play), match.started)
    return match


def cards_of(game: FormulaGame) -> int:
    """How many cards there are at the table, in hands, stock, under others and visible."""
    position = game.position
    rows = (position.left, position.right, position.answer)
    return (
        sum(map(len, position.hands))
        + len(position.stock)
        + len(position.covered)
        + sum(map(len, rows))
    )


def ways(view: View, formula: Formula) -> Iterator[tuple[str, int, Place]]:
    """The cards of a formula, each with its digit and its place, in the order of laying."""
    for number, cells in zip(NUMBERS, draft_of(view, formula).numbers, strict=True):
        for cell, place in _placed(number, cells, len(view.rows[number])):
            assert cell.put is not None
            assert cell.put.value is not None
            yield cell.put.card, cell.put.value, place


def _placed(number: int, cells: tuple[Cell, ...], row: int) -> Iterator[tuple[Cell, Place]]:
    behind = Place(number, PlaceKind.BEHIND)
    lies = [at for at, cell in enumerate(cells) if cell.there]
    if not lies:
        start = Place(number, PlaceKind.WHOLE) if row > 1 else Place(number, PlaceKind.ON)
        yield cells[0], start if row else behind
        yield from ((cell, behind) for cell in cells[1:])
        return
    for at in lies:
        if cells[at].put:
            yield cells[at], Place(number, PlaceKind.ON, at - lies[0])
    yield from ((cell, behind) for cell in cells[lies[-1] + 1 :])
    yield from ((cell, Place(number, PlaceKind.BEFORE)) for cell in reversed(cells[: lies[0]]))


def starting_jokers(view: View, formula: Formula) -> Iterator[tuple[int, int]]:
    """The starting jokers that a first formula gives a digit: which number, which digit."""
    for number, pieces in zip(NUMBERS, formula.numbers, strict=True):
        if view.is_first and pieces[0].lies and pieces[0].joker:
            yield number, pieces[0].value


class Table(QObject):
    """Replaces a window: shows nothing, and lets the game continue."""

    def __init__(
        self,
        match: Match,
        qtbot: QtBot,
        *,
        goes_on: bool = True,
        opponent: OpponentMaker | None = None,
    ) -> None:
        """`opponent` replaces `quick`."""
        super().__init__()
        self.qtbot = qtbot
        self.goes_on = goes_on
        self.emitted: list[str] = []
        self.quick = QuickOpponent()
        self.quick = QuickOpponent()
        self.game = FormulaGame(
            match,
            clock=lambda: STARTED,
            random=Random(1),
            opponent=opponent or self.quick,
        )
        for name in ("match_changed", "stepped", "jumped", "turn_changed", "draft_changed"):
            getattr(self.game, name).connect(lambda *_args, name=name: self.emitted.append(name))
        self.game.stepped.connect(self._shown)
        self.game.jumped.connect(self._shown)

    def _shown(self) -> None:
        if self.goes_on:
            self.game.go_on()

    def wait(self) -> FormulaGame:
        """Wait until a person is to move or the round is over."""
        game = self.game
        self.qtbot.waitUntil(
            lambda: game.draft is not None or game.is_covered or game.position.is_over
        )
        return game

    def lay(self, play: Play) -> None:
        """Lay a formula card by card, or draw."""
        game = self.game
        assert game.draft is not None
        if isinstance(play, Formula):
            view = game.draft.view
            for put in draft_of(view, play).puts:
                assert view.hand[put.index] == put.card
            game.choose_operator(play.operator)
            for number, digit in starting_jokers(view, play):
                game.choose_starting(number, digit)
            self._put(play)
            assert str(game.draft.play) == str(play)
            assert game.play()
        else:
            game.draw_or_pass()

    def _put(self, play: Formula) -> None:
        game = self.game
        assert game.draft is not None
        used: set[int] = set()
        for card, digit, place in ways(game.draft.view, play):
            hand = game.draft.view.hand
            index = next(at for at, each in enumerate(hand) if each == card and at not in used)
            used.add(index)
            assert game.put(index, place, digit if card == "*" else None)
