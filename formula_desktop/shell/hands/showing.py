"""Every page is shown the game on the table as its seat sees it, soon after something changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from formula_desktop.hands.messages import Do
from formula_desktop.hands.pipe import Command, Show
from formula_desktop.hands.seen import Said
from formula_desktop.pages.play.hands import AnyHandsOfGame, not_now
from formula_desktop.shell.hands.acts import do
from formula_desktop.shell.hands.saying import Say
from formula_desktop.shell.hands.seating import Seating
from formula_desktop.shell.hands.shown import States
from formula_desktop.shell.kinds import PARTS

if TYPE_CHECKING:
    from formula_desktop.models.table.game import AnyTableGame
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.shell.games import WindowGames
    from formula_desktop.table.texts import Lines

_CLOCK_MS: Final = 5000


class Showing(QObject):
    """Counts turns and states, so that nothing is taken for something later."""

    def __init__(
        self,
        games: WindowGames,
        seating: Seating,
        say: Callable[[Command], None],
        parent: QObject,
    ) -> None:
        """`say` tells the server."""
        super().__init__(parent)
        self._games, self._seating, self._tell = games, seating, say
        self._say = Say(games.settings)
        self._turn = self._order = 0
        self._line: Lines | None = None
        self._followed: list[TablePlay] = []
        self._states = States(games.settings, self._say)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show_all)
        self._clock = QTimer(self, interval=_CLOCK_MS)
        self._clock.timeout.connect(self.show_soon)
        games.navigator.moved.connect(self.show_soon)

    def begin(self, game: AnyTableGame) -> None:
        """Another game is on the table."""
        self._turn += 1
        game.stepped.connect(self._count_turn)
        game.jumped.connect(self._count_turn)
        for each in (game.match_changed, game.turn_changed, game.draft_changed):
            each.connect(self.show_soon)
        game.hints.changed.connect(self.show_soon)
        play = self._play
        if play is not None and play.page.scene is not None:
            play.page.scene.texts.written.connect(self._follow_line)
        if play is not None and play not in self._followed:
            self._followed.append(play)
            for each in (play.results_made, play.changed, play.page.turn_time.changed):
                each.connect(self.show_soon)
        self._clock.start()

    def end(self) -> None:
        """There is nothing to show any more."""
        self._clock.stop()

    @property
    def _play(self) -> TablePlay | None:
        return self._games.tables.play

    def _follow_line(self) -> None:
        """The line on the large screen is written; not every time because it says something new."""
        scene = self._play.page.scene if self._play is not None else None
        said = scene.texts.said if scene is not None else None
        if said != self._line:
            self._line = said
            self.show_soon()

    def _count_turn(self) -> None:
        self._turn += 1
        self.show_soon()

    def do(self, seat: int | None, said: Do) -> Said | None:
        """Do what a seat's page wants; the answer says why not."""
        game, play = self._seating.game, self._play
        is_turn = game is not None and game.position.to_move == seat and said.turn == self._turn
        is_there = play is not None and play.game is game and not self._waits(play)
        is_there = is_there and play is not None and not play.is_over  # it may have been stopped
        if game is None or play is None or seat is None or not (is_turn and is_there):
            return self._say.text(not_now)
        return do(_on_table(play, game), said.act, self._games.settings, self._say)

    def _waits(self, play: TablePlay) -> bool:
        """Whether the table waits for somebody, or is not on the large screen."""
        return play.page.is_held or not self._games.navigator.is_shown(play.page)

    def show_soon(self) -> None:
        """Show every page the game once everything has been done that is being done."""
        if self._seating.all and not self._soon.isActive():
            self._soon.start()

    def _show_all(self) -> None:
        game, play = self._seating.game, self._play
        if game is None or play is None or play.game is not game:
            return
        screen, waits = self._seating.screen, self._waits(play)
        made = self._states.of(_on_table(play, game), screen, self._turn, waits=waits)
        for seat, holder in self._seating.holders.items():
            self._order += 1
            text = json.dumps({**made(seat), "order": self._order})
            self._tell(Show(holder.number, text))


def _on_table(play: TablePlay, game: AnyTableGame) -> AnyHandsOfGame:
    return PARTS[play.name].hands()(play, game)
