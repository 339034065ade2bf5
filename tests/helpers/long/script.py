"""Plays games in the program's window automatically, with mouse and keys.

Nothing of pytest is needed for it: it runs inside the program itself (`played.py`, `row.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel

from formula_desktop.digifeud.game import Game, new_bags, new_game
from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.players import Level, Player
from formula_desktop.widgets.asking import Question
from tests.helpers.digifeud.monkey import BoardMonkey
from tests.helpers.formula.monkey import FormulaMonkey
from tests.helpers.long.window_monkey import DIGIFEUD, FORMULA, Pointer, WindowTable

STUCK_S = 20
"""Seconds without an event after which the script reports that it is stuck."""

PERSONS = (Player("Noor"), Player("Sam"))


def game_key(state: Match | Game) -> str:
    """What identifies a game: the order of its first cards."""
    return state.rounds[0].deck if isinstance(state, Match) else state.digits + state.operators


def plays_of(state: Match | Game) -> list[str]:
    """All plays of a game, round after round."""
    rounds = state.rounds if isinstance(state, Match) else (state,)
    return [str(turn.play) for each in rounds for turn in each.turns]


def some_game(random: Random, *, persons: int) -> Match | Game:
    """A short game of either kind with so many people."""
    if random.random() < 0.5:
        return some_match(random, persons=persons)
    players = (*PERSONS[:persons], Player("Computer", Level.NORMAL), Player("Other", Level.EASY))[
        :2
    ]
    options = BoardOptions(turn_limit_minutes=random.choice((None, 4320)))
    bags = new_bags(options, random)
    return new_game(options, players, _now(), random.randrange(2), *bags)


def some_match(random: Random, *, persons: int) -> Match:
    computers = [Player(f"Computer {number}", Level.NORMAL) for number in range(2, 4)]
    players = (*PERSONS[:persons], *computers[: random.choice((1, 1, 2)) + (persons == 0)])
    scoring = random.choice((Scoring.FIRST_OUT, Scoring.POINTS))
    options = Options(scoring=scoring, target=random.choice((1, 30)), max_number_cards=2)
    dealer = random.randrange(len(players))
    return new_match(options, players, _now(), dealer, new_deck(random))


def _now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)


class Script(QObject):
    """Does the next thing whenever the window has nothing else to do.

    `new` returns the game to start when there is none to continue. `shown` is called with what the
    table has begun to show, `over` with a game that has ended, and `ending` with one that its
    players are about to end.

    A QObject: for any other receiver PySide would keep a little of each game.
    """

    def __init__(
        self,
        window: Any,
        random: Random,
        new: Callable[[], Match | Game],
        shown: Callable[[Match | Game], None],
        over: Callable[[Match | Game], None],
        *,
        ending: Callable[[Match | Game], None] = lambda _state: None,
        waits_ms: int = 0,
    ) -> None:
        super().__init__(window)
        self.window = window
        self.random = random
        self.pointer = Pointer(window)
        self.table = WindowTable(self.pointer)
        self.said: list[str] = []
        """The texts of dialogs that were closed."""
        self._new, self._shown, self._over, self._ending = new, shown, over, ending
        self._at_cards = FormulaMonkey(self.table, random, window.speak)
        self._at_board = BoardMonkey(self.table, random, window.speak)
        self._followed: Any = None
        self._reported_over: Any = None
        self._timer = QTimer(window)
        self._timer.setInterval(waits_ms)
        self._timer.timeout.connect(self._do)
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    # --- one thing after another ----------------------------------------------------------------

    def _do(self) -> None:
        if self.pointer.is_pumping:
            return
        front = self.pointer.front
        if isinstance(front, Question):
            self.pointer.click(front.yes)
        elif front != self.window:
            self.said.append(" / ".join(label.text() for label in front.findChildren(QLabel)))
            self.pointer.key(Qt.Key.Key_Escape)
        elif self.table.has_game:
            self._follow()
            if self.table.page.isVisible():
                self._play()
            elif self.window.play.is_over:
                self._end()
            else:
                self.pointer.click(self.window.home.go_on)
        elif self.window.home.isVisible() and self.window.home.go_on.isEnabled():
            self.pointer.click(self.window.home.go_on)
        elif not self._is_over_somewhere():
            self._start()

    def _is_over_somewhere(self) -> bool:
        return bool(QApplication.activePopupWidget())

    def _start(self) -> None:
        state = self._new()
        name = FORMULA if isinstance(state, Match) else DIGIFEUD
        self.window.games.show_table(name).start(state)

    def _follow(self) -> None:
        """Report what the game shows from now on, after the table has been updated."""
        game = self.window.game
        if game is not self._followed:
            self._followed = game
            game.stepped.connect(self._tell)
            self._tell()

    def _tell(self) -> None:
        if self.table.has_game:
            self._shown(self.window.play.state)

    def _play(self) -> None:
        play = self.window.play
        if play.results is not None and play.results.isVisible():
            self._after_result(play.results)
        elif self.table.page.uncover_button.isVisible():
            self.pointer.click(self.table.page.uncover_button)
        elif self.window.game.draft is not None and not self.table.scene.is_moving:
            self._lay()

    def _after_result(self, results: Any) -> None:
        if self._reported_over is not self.window.game and (
            results.is_ended or Wish.NEXT_ROUND not in results.buttons
        ):
            self._end()
        elif not results.shows_count and self.random.random() < 0.6:
            self.pointer.click(results.buttons[Wish.MORE])
        elif Wish.END_MATCH in results.buttons:
            self._ending(self.window.play.state)
            self.pointer.click(results.buttons[Wish.END_MATCH])
        elif Wish.NEXT_ROUND in results.buttons:
            self.pointer.click(results.buttons[Wish.NEXT_ROUND])
        else:
            wish = Wish.HOME if Wish.HOME in results.buttons else Wish.MORE
            self.pointer.click(results.buttons[wish])

    def _end(self) -> None:
        if self._reported_over is not self.window.game:
            self._reported_over = self.window.game
            self._over(self.window.play.state)
        self._start()

    def _lay(self) -> None:
        """Lay a formula or a sum with the mouse; if that fails, draw or pass."""
        game, page = self.window.game, self.table.page
        turns = len(game.turns)
        with self.pointer.pumping():
            if self.window.games.tables.name == FORMULA:
                plays = sorted(LegalPlays(game.draft.view), key=str)
                longest = sorted(plays, key=lambda play: len(play.cards))[-20:]
                if longest:
                    self._at_cards.lay(game.draft.view, self.random.choice(longest))
            else:
                self._at_board.lay()
        if self.window.game is not game or len(game.turns) != turns or game.draft is None:
            return
        if game.draft.refusal is None:
            self.pointer.click(page.play_button)
            return
        game.take_back_all()
        self.table.scene.put_back()
        self.pointer.click(page.draw_button if self._is_formula else page.pass_button)

    @property
    def _is_formula(self) -> bool:
        return bool(self.window.games.tables.name == FORMULA)
