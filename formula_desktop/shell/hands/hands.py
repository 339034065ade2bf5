"""The hands that are held on other screens: who has come, who sits where, and what they do."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

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
from formula_desktop.models.words.table import names_in_words
from formula_desktop.players import folded
from formula_desktop.shell import on_demand
from formula_desktop.shell.hands.acts import do, not_now
from formula_desktop.shell.hands.client import HandsServer
from formula_desktop.shell.hands.networks import Network, networks
from formula_desktop.shell.hands.saying import Say
from formula_desktop.shell.hands.served import served
from formula_desktop.shell.hands.shown import shown

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from formula_desktop.models.table.game import AnyTableGame
    from formula_desktop.pages.new_game.seats import Seats
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.shell.games import WindowGames
    from formula_desktop.table.texts import Lines
    from formula_desktop.widgets.brief_notice import BriefNotice

PORT: Final = 8424
_HOLDS: Final = "hands"
"""Why the table is on hold."""
_CLOCK_MS: Final = 5000
_PATIENCE_MS: Final = 1500
"""How long a connection is lost before the large screen says so; the game waits at once."""
_MOST_STARTS: Final = 5
"""How often a server that has ended is started again for a game."""


class Guest(NamedTuple):
    """Somebody who asks for a seat."""

    number: int
    name: str


@dataclass(eq=False)
class Holder:
    """Somebody who holds a hand on another screen.

    `number` is that of the seat for the server, which stays; the player's seat may be another one
    in the next game. It is None as long as seats are chosen.
    """

    name: str
    token: str
    number: int
    seat: int | None
    done: int = 0
    is_here: bool = False
    is_away: bool = False
    """Whether the device sleeps, so that the game waits only in this player's turn."""


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
        self._holders: list[Holder] = []
        self._game: AnyTableGame | None = None
        self._choosing: Seats | None = None
        """Where seats are being chosen for the next game."""
        self._turn = self._order = self._starts = 0
        self._is_held = False
        self._notice: BriefNotice | None = None
        self._line: Lines | None = None
        self._followed: list[TablePlay] = []
        self._say = Say(games.settings)
        self._server = HandsServer(self)
        self._server.heard.connect(self._hear)
        self._server.ended.connect(self._start_again)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show_all)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._say_who_is_missing)
        self._clock = QTimer(self, interval=_CLOCK_MS)
        self._clock.timeout.connect(self._show_soon)
        games.tables.changed.connect(self._follow_tables)
        games.navigator.moved.connect(self._show_soon)

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
    def is_network_gone(self) -> bool:
        """Whether the computer is not in the network any more on which it listens."""
        return self.network not in self.networks

    def choose(self, network: Network | None) -> None:
        """Listen on this network, and on no other; pages of another one are lost."""
        self._server.stop()
        self.network, self.port, self.problem, self.was_visited = network, 0, "", False
        self.guests.clear()
        for each in self._holders:
            each.is_here = each.is_away = False
        if not self.code:
            self.code = new_code()
        if network is not None:
            self._starts = 0
            self._start()
        self._follow_tables()
        self._follow_seats()

    def _start(self) -> None:
        assert self.network is not None
        kept = tuple(Kept(each.number, each.name, each.token, each.done) for each in self._holders)
        self._server.open(Open((self.network.address,), PORT, self.code, served(), kept))
        self._offer()

    def _start_again(self) -> None:
        """The server has ended by itself: nobody loses a seat."""
        self.guests.clear()
        for each in self._holders:
            each.is_here = each.is_away = False
        self._starts += 1
        if self.network is not None and not self.problem and self._starts < _MOST_STARTS:
            self._start()
        self._follow_seats()

    def close(self) -> None:
        """Close all pages, and forget everybody."""
        self._server.stop()
        self._holders.clear()
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
            self._seat_again(game)
            game.stepped.connect(self._count_turn)
            game.jumped.connect(self._count_turn)
            for each in (game.match_changed, game.turn_changed, game.draft_changed):
                each.connect(self._show_soon)
            game.hints.changed.connect(self._show_soon)
            game.turn_changed.connect(self._follow_turn)
            play = self._play
            if play is not None and play.page.scene is not None:
                play.page.scene.texts.written.connect(self._follow_line)
            if play is not None and play not in self._followed:
                self._followed.append(play)
                for each in (play.results_made, play.changed, play.page.turn_time.changed):
                    each.connect(self._show_soon)
            self._clock.start()
            self._follow_seats()

    def _follow_line(self) -> None:
        """The line on the large screen is written; not every time because it says something new."""
        scene = self._play.page.scene if self._play is not None else None
        said = scene.texts.said if scene is not None else None
        if said != self._line:
            self._line = said
            self._show_soon()

    def _seat_again(self, game: AnyTableGame) -> None:
        """Give everybody the seat with the same name in another game, if there is one."""
        players = enumerate(game.players)
        free = {seat: folded(each.name) for seat, each in players if not each.is_computer}
        same = [each for each in self._holders if (each.seat, folded(each.name)) in free.items()]
        for each in [*same, *(other for other in self._holders if other not in same)]:
            named = [seat for seat, name in free.items() if name == folded(each.name)]
            if named:
                each.seat = at = each.seat if each in same and each.seat in named else named[0]
                del free[at]
            elif self._choosing is None or each.seat is not None:
                self._vacate(each)

    def _close_without_game(self) -> None:
        if self._games.tables.game is None:
            self._game = None
            if self._choosing is None:
                self.close()

    def _follow_turn(self) -> None:
        """Wait for a device that sleeps, now that it is its turn, or not any more."""
        if bool(self.missing) != self._is_held:
            self._follow_seats()

    def _count_turn(self) -> None:
        self._turn += 1
        self._show_soon()

    # --- while seats are chosen -----------------------------------------------------------------

    def choose_seats(self, seats: Seats, dialog: QDialog) -> None:
        """Open the table before there is a game: who is let in gets a seat of a dialog."""
        if self._choosing is None:
            self._choosing = seats
            seats.changed.connect(self._offer)
            dialog.finished.connect(self._end_choosing)
        self.open()
        self._offer()

    def _end_choosing(self) -> None:
        """The seats have been chosen, or the game is not played after all."""
        self._choosing = None
        for each in [*self._holders]:
            if each.seat is None:
                self._vacate(each)
        self._follow_seats()
        self._close_without_game()

    # --- who sits where -------------------------------------------------------------------------

    @property
    def _names(self) -> dict[int, str]:
        """The names of the persons' seats: of the game, or of those that are chosen."""
        if self._choosing is not None:
            return self._choosing.chosen_names
        players = self._game.players if self._game is not None else ()
        return {at: each.name for at, each in enumerate(players) if not each.is_computer}

    @property
    def persons(self) -> dict[int, str]:
        """What the seats of persons are called on pages: several of one name have a number."""
        found: dict[int, str] = {}
        for seat, name in self._names.items():
            number, label = 1, name
            while label in found.values():
                number += 1
                label = f"{name} ({number})"
            found[seat] = label
        return found

    @property
    def holders(self) -> dict[int, Holder]:
        """Who holds the hand of a seat of the game elsewhere."""
        return {each.seat: each for each in self._holders if each.seat is not None}

    @property
    def everybody(self) -> list[Holder]:
        """All who have a seat on another screen, in order of their names.

        Lost ones of the game on the table are left out while seats of another one are chosen.
        """
        others = self._of_another_game
        holders = [each for each in self._holders if each.is_here or each not in others]
        return sorted(holders, key=lambda each: each.name)

    def _holder_of(self, seat: int) -> Holder | None:
        """Who holds the hand of a seat among `persons`."""
        if self._choosing is None:
            return self.holders.get(seat)
        names = {at: folded(name) for at, name in self._names.items()}
        if seat not in names:
            return None
        at = [at for at, name in names.items() if name == names[seat]].index(seat)
        same = [each for each in self._holders if folded(each.name) == names[seat]]
        return same[at] if at < len(same) else None

    @property
    def missing(self) -> list[str]:
        """For whom the game waits."""
        return [each.name for each in self.holders.values() if self._is_missing(each)]

    def _is_missing(self, holder: Holder) -> bool:
        """Whether a connection is lost, or the device of the player to move sleeps."""
        if not holder.is_away:
            return not holder.is_here
        return self._game is not None and self._game.position.to_move == holder.seat

    def screen(self, seat: int) -> Screen:
        """Where the hand of a seat of the game is."""
        holder = self.holders.get(seat)
        if holder is None:
            return Screen.TABLE
        return Screen.LOST if self._is_missing(holder) else Screen.HERE

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
        if not missing or game.position.is_over:
            self._patience.stop()
            if self._notice is not None:
                self._notice.end()
                self._notice = None
        elif self._notice is not None:
            self._say_who_is_missing()
        elif not self._patience.isActive():
            self._patience.start()
        if bool(missing) == self._is_held:
            return
        self._is_held = bool(missing)
        if missing:
            play.hold(_HOLDS)
        else:
            play.resume(_HOLDS)

    def _say_who_is_missing(self) -> None:
        """Say so until they are here; a page that is loaded again is not worth it."""
        play, missing = self._play, self.missing
        if play is None or not missing:
            return
        text = self.tr("The connection to {names} is lost. The game waits.")
        if all(each.is_away for each in self.holders.values() if self._is_missing(each)):
            text = self.tr("The screen of {names} is off. The game waits.")
        window = play.page.window()
        self._notice = on_demand.say_briefly(window, text.format(names=names_in_words(missing)))
        if len(missing) == 1:
            lost = next(each for each in self.holders.values() if self._is_missing(each))
            self._notice.stay(self.tr("Take the hand back"), lambda: self.take_back(lost))
        else:
            self._notice.stay(self.tr("Who is here?"), self.knocked.emit)

    @property
    def _offered_seats(self) -> tuple[list[str], list[str]]:
        """The seats that wait for somebody, and those that can be moved to another device."""
        free: list[str] = []
        held: list[str] = []
        for seat, label in self.persons.items():
            is_here = _screen_of(self._holder_of(seat)) is Screen.HERE
            (held if is_here else free).append(label)
        return free, held

    def _offer(self) -> None:
        """Tell the server which seats can be asked for."""
        free, held = self._offered_seats
        any_name = self._choosing is not None and self._choosing.has_room
        self._server.say(Free(tuple(free), tuple(held), any_name))

    # --- seats ----------------------------------------------------------------------------------

    def is_move(self, guest: Guest) -> bool:
        """Whether somebody asks for a hand that is held on another device now."""
        seat = self._seat_called(guest.name)
        holder = None if seat is None else self._holder_of(seat)
        return holder is not None and holder.is_here

    def _seat_called(self, label: str) -> int | None:
        persons = self.persons.items()
        return next((seat for seat, each in persons if folded(each) == folded(label)), None)

    def let_in(self, guest: Guest) -> None:
        """Give somebody the seat with this name."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        seat = self._seat_called(guest.name)
        if seat is None and self._choosing is not None:
            seat = self._choosing.seat_person(guest.name)
        before = None if seat is None else self._holder_of(seat)
        number = before.number if before is not None else None
        if seat is not None and number is None:
            number = self._free_number
        if seat is None or number is None:
            is_full = not self._offered_seats[0]
            self._server.say(Decline(guest.number, is_full))
            self.changed.emit()
            return
        if before is not None:
            self._holders.remove(before)
        at = seat if self._choosing is None else before.seat if before is not None else None
        name = self._names.get(seat, guest.name)
        holder = Holder(name, new_token(), number, at, is_here=True)  # else the server says so
        self._holders.append(holder)
        self._server.say(LetIn(guest.number, number, holder.name, holder.token))
        self._follow_seats()

    @property
    def _free_number(self) -> int | None:
        """A number for one more seat, for which one that is not of these players gives way."""
        others = self._of_another_game
        if len(self._holders) >= MOST_SEATS and others:
            self._vacate(min(others, key=lambda each: each.is_here))  # first who is not there
        taken = {each.number for each in self._holders}
        return next((number for number in range(MOST_SEATS) if number not in taken), None)

    @property
    def _of_another_game(self) -> list[Holder]:
        """Who has a seat under a name that is not among `persons`, while these are chosen."""
        names = {folded(name) for name in self._names.values()}
        return [each for each in self._holders if folded(each.name) not in names]

    def let_everybody_in(self) -> None:
        """Let all in who ask, except for a hand that another device holds."""
        for each in [*self.guests]:
            if not self.is_move(each):
                self.let_in(each)

    def refuse(self, guest: Guest) -> None:
        """Do not let somebody in."""
        if guest in self.guests:
            self.guests.remove(guest)
            self._server.say(Decline(guest.number))
            self.changed.emit()

    def take_back(self, holder: Holder) -> None:
        """Have a hand held at the table again."""
        if holder in self._holders:
            self._vacate(holder)
            self._follow_seats()

    def _vacate(self, holder: Holder) -> None:
        self._holders.remove(holder)
        self._server.say(Vacate(holder.number, Closed.TAKEN_BACK))

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
                holder = self._holder_with(number)
                if holder is not None:
                    self._follow_holder(holder, event)
            case Said(seat=number, said=said):
                self._do(number, said)

    def _holder_with(self, number: int) -> Holder | None:
        return next((each for each in self._holders if each.number == number), None)

    def _follow_holder(self, holder: Holder, event: Event) -> None:
        if isinstance(event, Left):
            self._holders.remove(holder)
        elif isinstance(event, Away):
            holder.is_away = True
        else:
            holder.is_here, holder.is_away = isinstance(event, Came), False
        self._follow_seats()

    def _do(self, number: int, line: str) -> None:
        """Do what a page says, once and in order."""
        holder, said = self._holder_with(number), read_message(line)
        if holder is None or not isinstance(said, Do):
            return
        refused = None
        if said.number > holder.done + 1:
            self._server.say(Vacate(number, Closed.MISTAKE))
            return
        if said.number == holder.done + 1:
            holder.done = said.number
            refused = self._done(holder.seat, said)
        self._server.say(Done(number, said.number, refused))
        self._show_soon()

    def _done(self, seat: int | None, said: Do) -> Mapping[str, str] | None:
        game, play = self._game, self._play
        is_turn = game is not None and game.position.to_move == seat and said.turn == self._turn
        is_there = play is not None and play.game is game and not self._waits(play)
        is_there = is_there and play is not None and not play.is_over  # it may have been stopped
        if game is None or play is None or seat is None or not (is_turn and is_there):
            return self._say.text(not_now)
        return do(play, game, said.act, self._games.settings, self._say)

    def _waits(self, play: TablePlay) -> bool:
        """Whether the table waits for somebody, or is not on the large screen."""
        return play.page.is_held or not self._games.navigator.is_shown(play.page)

    def _show_soon(self) -> None:
        if self._holders and not self._soon.isActive():
            self._soon.start()

    def _show_all(self) -> None:
        """Show every page what its seat sees."""
        game, play = self._game, self._play
        if game is None or play is None or play.game is not game:
            return
        waits, settings = self._waits(play), self._games.settings
        made = shown(play, game, settings, self.screen, self._turn, self._say, waits=waits)
        for seat, holder in self.holders.items():
            self._order += 1
            text = json.dumps({**made(seat), "order": self._order})
            self._server.say(Show(holder.number, text))


def _screen_of(holder: Holder | None) -> Screen:
    if holder is None:
        return Screen.TABLE
    return Screen.HERE if holder.is_here else Screen.LOST
