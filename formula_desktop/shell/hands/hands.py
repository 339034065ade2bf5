"""The hands that are held on other screens: who has come, who sits where, and what they do."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from formula_desktop.hands.desk import Closed
from formula_desktop.hands.messages import Do, read_message
from formula_desktop.hands.pipe import (
    Asked,
    Came,
    Decline,
    Done,
    Event,
    Failed,
    Free,
    Kept,
    Left,
    LetIn,
    Lost,
    Open,
    Opened,
    Said,
    Show,
    Vacate,
    Visited,
    Withdrawn,
)
from formula_desktop.hands.secrets import new_code, new_token
from formula_desktop.hands.seen import Screen
from formula_desktop.sentences import WrongSum
from formula_desktop.shell import on_demand
from formula_desktop.shell.hands.acts import do, not_now
from formula_desktop.shell.hands.client import HandsServer
from formula_desktop.shell.hands.networks import Network, networks
from formula_desktop.shell.hands.served import served
from formula_desktop.shell.hands.shown import shown

if TYPE_CHECKING:
    from formula_desktop.models.table.game import AnyTableGame
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.shell.games import WindowGames

PORT: Final = 8424
_CLOCK_MS: Final = 5000
_MOST_STARTS: Final = 5
"""How often a server that has ended is started again for a game."""


class Guest(NamedTuple):
    """Somebody who asks for a seat."""

    number: int
    name: str


@dataclass
class Holder:
    """Somebody who holds a hand on another screen."""

    name: str
    token: str
    done: int = 0
    is_here: bool = False


class Hands(QObject):
    """Opens the table for other screens, and closes it with the game."""

    changed = Signal()
    """Somebody has come, gone or got a seat, or the address is another."""
    closed = Signal()

    def __init__(self, games: WindowGames) -> None:
        super().__init__(games)
        self._games = games
        self.networks: list[Network] = []
        self.network: Network | None = None
        self.code = ""
        self.port = 0
        """Where the server listens; 0 while it does not."""
        self.problem = ""
        """Why it cannot be opened."""
        self.was_visited = False
        self.guests: list[Guest] = []
        self.holders: dict[int, Holder] = {}
        self._game: AnyTableGame | None = None
        self._turn = self._order = self._starts = 0
        self._is_held = False
        self._server = HandsServer(self)
        self._server.heard.connect(self._hear)
        self._server.ended.connect(self._start_again)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show_all)
        self._clock = QTimer(self, interval=_CLOCK_MS)
        self._clock.timeout.connect(self._show_soon)
        games.tables.changed.connect(self._follow_tables)

    # --- opening and closing --------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        return self._server.is_running

    @property
    def address(self) -> str:
        """What is entered in a browser; empty while nothing listens."""
        if self.network is None or not self.port:
            return ""
        return f"http://{self.network.address}:{self.port}/"

    def open(self) -> None:
        """Listen on the first network."""
        if self.is_open:
            return
        self.networks = networks()
        self.choose(self.networks[0] if self.networks else None)

    def choose(self, network: Network | None) -> None:
        """Listen on this network, and on no other; pages of another one are lost."""
        self._server.stop()
        self.network, self.port, self.problem = network, 0, ""
        self.guests.clear()
        if not self.code:
            self.code = new_code()
        if network is not None:
            self._starts = 0
            self._start()
        self._follow_tables()
        self.changed.emit()

    def _start(self) -> None:
        assert self.network is not None
        kept = tuple(
            Kept(seat, each.name, each.token, each.done) for seat, each in self.holders.items()
        )
        self._server.open(Open((self.network.address,), PORT, self.code, served(), kept))
        self._offer()

    def _start_again(self) -> None:
        """The server has ended by itself: nobody loses a seat."""
        self.guests.clear()
        for each in self.holders.values():
            each.is_here = False
        self._starts += 1
        if self.network is not None and not self.problem and self._starts < _MOST_STARTS:
            self._start()
        self._follow_seats()

    def close(self) -> None:
        """Close all pages, and forget everybody."""
        self._server.stop()
        self.holders.clear()
        self.guests.clear()
        self.code, self.port, self.was_visited = "", 0, False
        self._clock.stop()
        self._follow_seats()
        self.closed.emit()

    # --- the game on the table ------------------------------------------------------------------

    @property
    def _play(self) -> TablePlay | None:
        return self._games.tables.play

    def _follow_tables(self) -> None:
        """Go on with another game in which the same persons sit; close with the last one."""
        if not self.is_open:
            return
        game = self._games.tables.game
        if game is None:
            QTimer.singleShot(0, self, self._close_without_game)
        elif game is not self._game:
            self._game, self._is_held = game, False
            self._turn += 1
            for seat, holder in [*self.holders.items()]:
                players = game.players
                if seat >= len(players) or players[seat].name != holder.name:
                    self.take_back(seat)
            game.stepped.connect(self._count_turn)
            game.jumped.connect(self._count_turn)
            for each in (game.match_changed, game.turn_changed, game.draft_changed):
                each.connect(self._show_soon)
            game.hints.changed.connect(self._show_soon)
            self._clock.start()
            self._follow_seats()

    def _close_without_game(self) -> None:
        if self._games.tables.game is None:
            self._game = None
            self.close()

    def _count_turn(self) -> None:
        self._turn += 1
        self._show_soon()

    @property
    def persons(self) -> dict[int, str]:
        """The names of the persons at the table, by seat."""
        players = self._game.players if self._game is not None else ()
        return {at: each.name for at, each in enumerate(players) if not each.is_computer}

    @property
    def missing(self) -> list[str]:
        """Whose connection is lost."""
        return [each.name for each in self.holders.values() if not each.is_here]

    def screen(self, seat: int) -> Screen:
        """Where the hand of a seat is."""
        holder = self.holders.get(seat)
        if holder is None:
            return Screen.TABLE
        return Screen.HERE if holder.is_here else Screen.LOST

    def _follow_seats(self) -> None:
        """Who holds a hand elsewhere has changed, or whether they are connected."""
        game, play = self._game, self._play
        if game is not None and play is not None and play.game is game:
            game.hold_elsewhere(frozenset(self.holders))
            self._wait(play, game)
        self._offer()
        self._show_soon()
        self.changed.emit()

    def _wait(self, play: TablePlay, game: AnyTableGame) -> None:
        """Have the game wait for who is missing, and go on by itself."""
        missing = self.missing
        if bool(missing) == self._is_held:
            return
        self._is_held = bool(missing)
        see = getattr(game, "see_table", None)  # only a game with a time limit has it
        if see is not None:
            see(is_seen=not missing)
        if missing:
            play.hold()
            if not game.position.is_over:
                text = self.tr("The connection to {names} is lost. The game waits.")
                on_demand.say_briefly(play.page.window(), text.format(names=", ".join(missing)))
        else:
            play.resume()

    def _offer(self) -> None:
        """Tell the server which seats can be asked for."""
        free = [name for seat, name in self.persons.items() if self.screen(seat) is not Screen.HERE]
        self._server.say(Free(tuple(dict.fromkeys(free)), False))

    # --- seats ----------------------------------------------------------------------------------

    def let_in(self, guest: Guest) -> None:
        """Give somebody the seat with this name."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        named = [seat for seat, name in self.persons.items() if name == guest.name]
        seats = [seat for seat in named if self.screen(seat) is not Screen.HERE]
        seats.sort(key=lambda seat: seat in self.holders)  # a free one before a lost one
        if not seats:
            self._server.say(Decline(guest.number))
            self.changed.emit()
            return
        holder = self.holders[seats[0]] = Holder(guest.name, new_token())
        self._server.say(LetIn(guest.number, seats[0], guest.name, holder.token))
        self._follow_seats()

    def let_everybody_in(self) -> None:
        """Let all in who ask."""
        for each in [*self.guests]:
            self.let_in(each)

    def refuse(self, guest: Guest) -> None:
        """Do not let somebody in."""
        if guest in self.guests:
            self.guests.remove(guest)
            self._server.say(Decline(guest.number))
            self.changed.emit()

    def take_back(self, seat: int) -> None:
        """Have a hand held at the table again."""
        if self.holders.pop(seat, None) is not None:
            self._server.say(Vacate(seat, Closed.OVER))
            self._follow_seats()

    # --- what the server says -------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        match event:
            case Opened(port=port):
                self.port = port
                self.changed.emit()
            case Failed(why=why):
                self.problem = why
                self.changed.emit()
            case Visited():
                self.was_visited = True
                self.changed.emit()
            case Asked(guest=number, name=name):
                self.guests.append(Guest(number, name))
                self.changed.emit()
            case Withdrawn(guest=number):
                self.guests = [each for each in self.guests if each.number != number]
                self.changed.emit()
            case Left(seat=seat):
                if self.holders.pop(seat, None) is not None:
                    self._follow_seats()
            case Came(seat=seat) | Lost(seat=seat):
                if seat in self.holders:
                    self.holders[seat].is_here = isinstance(event, Came)
                    self._follow_seats()
            case Said(seat=seat, said=said):
                self._do(seat, said)

    def _do(self, seat: int, line: str) -> None:
        """Do what a page says, once and in order."""
        holder, said = self.holders.get(seat), read_message(line)
        if holder is None or not isinstance(said, Do):
            return
        refused = None
        if said.number > holder.done + 1:
            self._server.say(Vacate(seat, Closed.MISTAKE))
            return
        if said.number == holder.done + 1:
            holder.done = said.number
            refused = self._done(seat, said)
        self._server.say(Done(seat, said.number, refused))
        self._show_soon()

    def _done(self, seat: int, said: Do) -> dict[str, object] | None:
        game, play = self._game, self._play
        is_turn = game is not None and game.position.to_move == seat and said.turn == self._turn
        if game is None or play is None or play.game is not game or not is_turn or self.missing:
            return not_now()
        reveals = self._games.settings.wrong_sums is WrongSum.VALUE
        return do(play, game, said.act, reveals=reveals)

    def _show_soon(self) -> None:
        if self.holders and not self._soon.isActive():
            self._soon.start()

    def _show_all(self) -> None:
        """Show every page what its seat sees."""
        game, play = self._game, self._play
        if game is None or play is None or play.game is not game:
            return
        made = shown(play, game, self._games.settings, self.screen, self._turn)
        for seat in self.holders:
            self._order += 1
            self._server.say(Show(seat, json.dumps({**made(seat), "order": self._order})))
