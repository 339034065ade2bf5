"""The hands that are held on other screens: who comes and goes, and what the server is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from formula_desktop.hands.desk import Closed
from formula_desktop.hands.messages import Do, read_message
from formula_desktop.hands.pipe import (
    MOST_SEATS,
    Asked,
    Away,
    Came,
    Decline,
    Done,
    Event,
    Failed,
    Kept,
    Left,
    LetIn,
    Lost,
    Offer,
    Open,
    Opened,
    Said,
    Vacate,
    Visited,
    Withdrawn,
)
from formula_desktop.hands.secrets import new_code, new_token
from formula_desktop.shell.hands.client import HandsServer
from formula_desktop.shell.hands.networks import Network, networks
from formula_desktop.shell.hands.seating import Guest, Holder, Seating
from formula_desktop.shell.hands.served import served
from formula_desktop.shell.hands.showing import Showing
from formula_desktop.shell.hands.waiting import Waiting

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from formula_desktop.look.theme import Theme
    from formula_desktop.pages.new_game.seats import Seats
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.shell.games import WindowGames

PORT: Final = 8424
_MOST_STARTS: Final = 5
"""How often a server that has ended is started again for a game."""


class Hands(QObject):
    """Opens the table for other screens, and closes it with the game."""

    changed = Signal()
    """Somebody has come, gone or got a seat, or the address is another."""
    closed = Signal()
    knocked = Signal()
    """Somebody asks for a seat."""

    def __init__(self, games: WindowGames) -> None:
        super().__init__(games)
        self._games = games
        self.find_networks: Callable[[], list[Network]] = networks
        self.networks: list[Network] = []
        self.network: Network | None = None
        self.code = ""
        self.port = 0
        """Where the server listens; 0 while it does not."""
        self.problem = ""
        """Why it cannot be opened."""
        self.was_visited = False
        self.guests: list[Guest] = []
        self._starts = 0
        self.seats = Seating()
        self._server = HandsServer(self)
        self._server.heard.connect(self._hear)
        self._server.ended.connect(self._start_again)
        self._showing = Showing(games, self.seats, self._server.say, self)
        self._waiting = Waiting(self.seats, self.take_back, self)
        self._waiting.list_wanted.connect(self.knocked)
        games.tables.changed.connect(self._follow_tables)

    @property
    def theme(self) -> Theme:
        """What pictures of players are painted in."""
        return self._games.look.theme

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
        """Listen on the first network, unless one is listened on that is still there."""
        self.networks = self.find_networks()
        if self.is_open and self.network in self.networks:
            return
        self.choose(self.networks[0] if self.networks else None)

    def look_for_networks(self) -> None:
        """Follow what the computer is connected to, while somebody looks at the dialog."""
        found = self.find_networks()
        if found == self.networks:
            return
        self.networks = found
        if found and self.network not in found:
            self.choose(found[0])
        self.changed.emit()

    @property
    def has_anybody(self) -> bool:
        """Whether somebody has opened the page, asks, or has a seat on another screen."""
        return self.was_visited or bool(self.guests) or any(each.is_here for each in self.seats.all)

    @property
    def is_network_gone(self) -> bool:
        """Whether the computer is not in the network any more on which it listens."""
        return self.network not in self.networks

    def choose(self, network: Network | None) -> None:
        """Listen on this network, and on no other; pages of another one are lost."""
        self._server.stop()
        self.network, self.port, self.problem, self.was_visited = network, 0, "", False
        self.guests.clear()
        self.seats.lose_all()
        if not self.code:
            self.code = new_code()
        if network is not None:
            self._starts = 0
            self._start()
        self._follow_tables()
        self._follow_seats()

    def _start(self) -> None:
        assert self.network is not None
        kept = tuple(Kept(each.number, each.name, each.token, each.done) for each in self.seats.all)
        self._server.open(Open((self.network.address,), PORT, self.code, served(), kept))
        self._offer()

    def _start_again(self) -> None:
        """The server has ended by itself: nobody loses a seat."""
        self.guests.clear()
        self.seats.lose_all()
        self._starts += 1
        if self.network is not None and not self.problem and self._starts < _MOST_STARTS:
            self._start()
        self._follow_seats()

    def take_all_back(self) -> None:
        """Have all hands at the table again, and close it for others; next time the code is new."""
        for each in [*self.seats.all]:
            self._vacate(each, Closed.TAKEN_BACK)
        self.close()
        self.code = ""

    def close(self) -> None:
        """Close all pages, and forget everybody.

        The code stays for the next game until the program ends, so that pages find it again.
        """
        self._server.stop()
        self.seats.clear()
        self.guests.clear()
        self.port, self.was_visited = 0, False
        self._showing.end()
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
        elif game is not self.seats.game:
            for each in self.seats.move_to(game):
                self._vacate(each)
            self._waiting.begin()
            self._showing.begin(game)
            game.turn_changed.connect(self._follow_turn)
            self._follow_seats()

    def _close_without_game(self) -> None:
        if self._games.tables.game is None:
            self.seats.game = None
            if self.seats.choosing is None:
                self.close()

    def _follow_turn(self) -> None:
        """Wait for a device that sleeps, now that it is its turn, or not any more."""
        if bool(self.seats.missing) != self._waiting.is_held:
            self._follow_seats()

    # --- while seats are chosen -----------------------------------------------------------------

    def choose_seats(self, seats: Seats, dialog: QDialog) -> None:
        """Open the table before there is a game: who is let in gets a seat of a dialog."""
        if self.seats.choosing is None:
            self.seats.choosing = seats
            seats.changed.connect(self._offer)
            dialog.finished.connect(self._end_choosing)
        self.open()
        self._offer()

    def _end_choosing(self) -> None:
        """The seats have been chosen, or the game is not played after all."""
        self.seats.choosing = None
        for each in [*self.seats.all]:
            if each.seat is None:
                self._vacate(each)
        self._follow_seats()
        self._close_without_game()

    # --- seats ----------------------------------------------------------------------------------

    def _follow_seats(self) -> None:
        """Who holds a hand elsewhere has changed, or whether they are connected."""
        game, play = self.seats.game, self._play
        if game is not None and play is not None and play.game is game:
            game.hold_elsewhere(frozenset(self.seats.holders))
            self._waiting.follow(play, is_over=game.position.is_over)
        self._offer()
        self._showing.show_soon()
        self.changed.emit()

    def _offer(self) -> None:
        """Tell the server which seats can be asked for."""
        free, held = self.seats.offered
        choosing = self.seats.choosing
        any_name = choosing is not None and choosing.has_room
        self._server.say(Offer(tuple(free), tuple(held), any_name))

    def let_in(self, guest: Guest) -> None:
        """Give somebody the seat with this name."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        seats, choosing = self.seats, self.seats.choosing
        seat = seats.seat_called(guest.name)
        if seat is None and choosing is not None:
            seat = choosing.seat_person(guest.name)
        before = None if seat is None else seats.holder_of(seat)
        number = before.number if before is not None else None
        if seat is not None and number is None:
            number = self._free_number()
        if seat is None or number is None:
            is_full = not seats.offered[0]
            self._server.say(Decline(guest.number, is_full))
            self.changed.emit()
            return
        if before is not None:
            seats.leave(before)
        at = seat if choosing is None else before.seat if before is not None else None
        name = seats.names.get(seat, guest.name)
        holder = Holder(name, new_token(), number, at, is_here=True)  # else the server says so
        seats.seat(holder)
        self._server.say(LetIn(guest.number, number, holder.name, holder.token))
        self._follow_seats()

    def _free_number(self) -> int | None:
        """A number for one more seat, for which one that is not of these players gives way."""
        others = self.seats.of_another_game
        if len(self.seats.all) >= MOST_SEATS and others:
            self._vacate(min(others, key=lambda each: each.is_here))  # first who is not there
        return self.seats.free_number

    def let_everybody_in(self) -> None:
        """Let all in who ask, except for a hand that another device holds."""
        for each in [*self.guests]:
            if not self.seats.is_move(each):
                self.let_in(each)

    def refuse(self, guest: Guest) -> None:
        """Do not let somebody in."""
        if guest in self.guests:
            self.guests.remove(guest)
            self._server.say(Decline(guest.number))
            self.changed.emit()

    def take_back(self, holder: Holder) -> None:
        """Have a hand held at the table again."""
        if holder in self.seats.all:
            self._vacate(holder, Closed.TAKEN_BACK)
            self._follow_seats()

    def _vacate(self, holder: Holder, why: Closed = Closed.NO_SEAT) -> None:
        self.seats.leave(holder)
        self._server.say(Vacate(holder.number, why))

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
                self.knocked.emit()
            case Withdrawn(guest=number):
                self.guests = [each for each in self.guests if each.number != number]
                self.changed.emit()
            case Left() | Came() | Lost() | Away():
                number = event.seat
                holder = self.seats.with_number(number)
                if holder is not None:
                    self._follow_holder(holder, event)
            case Said(seat=number, said=said):
                self._do(number, said)

    def _follow_holder(self, holder: Holder, event: Event) -> None:
        if isinstance(event, Left):
            self.seats.leave(holder)
        elif isinstance(event, Away):
            holder.is_away = True
        else:
            holder.is_here, holder.is_away = isinstance(event, Came), False
        self._follow_seats()
        if isinstance(event, Left) and self._play is not None and not self.seats.missing:
            self._waiting.say_left(self._play, holder.name)

    def _do(self, number: int, line: str) -> None:
        """Do what a page says, once and in order."""
        holder, said = self.seats.with_number(number), read_message(line)
        if holder is None or not isinstance(said, Do):
            return
        refused = None
        if said.number > holder.done + 1:
            self._server.say(Vacate(number, Closed.MISTAKE))
            return
        if said.number == holder.done + 1:
            holder.done = said.number
            refused = self._showing.do(holder.seat, said)
        self._server.say(Done(number, said.number, refused))
        self._showing.show_soon()
