"""Who holds which hand on another screen, by the names of the seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from formula_desktop.hands.pipe import MOST_SEATS
from formula_desktop.hands.seen import Screen
from formula_desktop.players import folded
from formula_desktop.store.games.notes import SavedSeat

if TYPE_CHECKING:
    from formula_desktop.models.table.game import AnyTableGame
    from formula_desktop.pages.new_game.seats import Seats


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


class Seating:
    """The seats of the game on the table, or of one that is being chosen, and who holds them."""

    def __init__(self) -> None:
        self.all: list[Holder] = []
        self.game: AnyTableGame | None = None
        self.choosing: Seats | None = None
        """Where seats are being chosen for the next game."""

    def seat(self, holder: Holder) -> None:
        """Somebody holds a hand now."""
        self.all.append(holder)

    def leave(self, holder: Holder) -> None:
        """Somebody holds it no more."""
        self.all.remove(holder)

    def clear(self) -> None:
        """Nobody holds a hand any more."""
        self.all.clear()

    @property
    def names(self) -> dict[int, str]:
        """The names of the persons' seats: of the game, or of those that are chosen."""
        if self.choosing is not None:
            return self.choosing.chosen_names
        players = self.game.players if self.game is not None else ()
        return {at: each.name for at, each in enumerate(players) if not each.is_computer}

    @property
    def persons(self) -> dict[int, str]:
        """What the seats of persons are called on pages: several of one name have a number."""
        found: dict[int, str] = {}
        for seat, name in self.names.items():
            number, label = 1, name
            while label in found.values():
                number += 1
                label = f"{name} ({number})"
            found[seat] = label
        return found

    @property
    def holders(self) -> dict[int, Holder]:
        """Who holds the hand of a seat of the game elsewhere."""
        return {each.seat: each for each in self.all if each.seat is not None}

    @property
    def everybody(self) -> list[Holder]:
        """All who have a seat on another screen, in order of their names.

        Lost ones of the game on the table are left out while seats of another one are chosen.
        """
        others = self.of_another_game
        holders = [each for each in self.all if each.is_here or each not in others]
        return sorted(holders, key=lambda each: each.name)

    @property
    def of_another_game(self) -> list[Holder]:
        """Who has a seat under a name that is not among `persons`, while these are chosen."""
        names = {folded(name) for name in self.names.values()}
        return [each for each in self.all if folded(each.name) not in names]

    def holder_of(self, seat: int) -> Holder | None:
        """Who holds the hand of a seat among `persons`."""
        if self.choosing is None:
            return self.holders.get(seat)
        names = {at: folded(name) for at, name in self.names.items()}
        if seat not in names:
            return None
        at = [at for at, name in names.items() if name == names[seat]].index(seat)
        same = [each for each in self.all if folded(each.name) == names[seat]]
        return same[at] if at < len(same) else None

    def with_number(self, number: int) -> Holder | None:
        """Who has a seat, by its number for the server."""
        return next((each for each in self.all if each.number == number), None)

    @property
    def free_number(self) -> int | None:
        """A number for one more seat, if there is one left."""
        taken = {each.number for each in self.all}
        return next((number for number in range(MOST_SEATS) if number not in taken), None)

    def face(self, seat: int | None) -> SavedSeat:
        """The colour and picture of a seat; of nobody's, none."""
        faces: tuple[SavedSeat, ...] = ()
        if self.choosing is not None:
            faces = self.choosing.faces
        elif self.game is not None:
            faces = self.game.faces
        return faces[seat] if seat is not None and seat < len(faces) else SavedSeat()

    def seat_called(self, label: str) -> int | None:
        """The seat with this name on pages."""
        persons = self.persons.items()
        return next((seat for seat, each in persons if folded(each) == folded(label)), None)

    def is_move(self, guest: Guest) -> bool:
        """Whether somebody asks for a hand that is held on another device now."""
        seat = self.seat_called(guest.name)
        holder = None if seat is None else self.holder_of(seat)
        return holder is not None and holder.is_here

    @property
    def offered(self) -> tuple[list[str], list[str]]:
        """The seats that wait for somebody, and those that can be moved to another device."""
        free: list[str] = []
        held: list[str] = []
        for seat, label in self.persons.items():
            holder = self.holder_of(seat)
            (held if holder is not None and holder.is_here else free).append(label)
        return free, held

    # --- connections ----------------------------------------------------------------------------

    def lose_all(self) -> None:
        """All connections are gone, and no seat."""
        for each in self.all:
            each.is_here = each.is_away = False

    @property
    def missing(self) -> list[str]:
        """For whom the game waits."""
        return [each.name for each in self.who_is_missing]

    @property
    def who_is_missing(self) -> list[Holder]:
        """Those for whom the game waits."""
        return [each for each in self.holders.values() if self._is_missing(each)]

    def _is_missing(self, holder: Holder) -> bool:
        """Whether a connection is lost, or the device of the player to move sleeps."""
        if not holder.is_away:
            return not holder.is_here
        return self.game is not None and self.game.position.to_move == holder.seat

    def screen(self, seat: int) -> Screen:
        """Where the hand of a seat of the game is."""
        holder = self.holders.get(seat)
        if holder is None:
            return Screen.TABLE
        return Screen.LOST if self._is_missing(holder) else Screen.HERE

    # --- the next game --------------------------------------------------------------------------

    def move_to(self, game: AnyTableGame) -> list[Holder]:
        """Give everybody the seat with the same name in a game; returns who finds none there."""
        self.game = game
        players = enumerate(game.players)
        free = {seat: folded(each.name) for seat, each in players if not each.is_computer}
        without = []
        for each in self.all:  # first whoever has the same seat in it
            if each.seat is not None and free.get(each.seat) == folded(each.name):
                del free[each.seat]
            else:
                without.append(each)
        for each in [*without]:
            seat = next((at for at, name in free.items() if name == folded(each.name)), None)
            if seat is not None:
                each.seat = seat
                del free[seat]
                without.remove(each)
        is_chosen = self.choosing is not None
        return [each for each in without if not is_chosen or each.seat is not None]
