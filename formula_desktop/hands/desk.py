"""Who has which seat: codes, wishes, tokens and the numbers of acts, but no rules of a game.

The server hands it what pages say and what the window wants; it knows no sockets.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Protocol

from formula_desktop.hands import pipe
from formula_desktop.hands.limits import MINUTE, Rate, WrongCodes
from formula_desktop.hands.messages import (
    Ask,
    Away,
    Do,
    Hello,
    Join,
    Leave,
    Message,
    MessageError,
    Resume,
    read_message,
)
from formula_desktop.hands.pipe import (
    Asked,
    Came,
    Command,
    Decline,
    Done,
    Event,
    Kept,
    Left,
    LetIn,
    Lost,
    Offer,
    Said,
    Show,
    Vacate,
    Withdrawn,
)
from formula_desktop.hands.secrets import are_equal
from formula_desktop.players import folded

MOST_OPEN: Final = 8
"""How many acts of a page may be open."""

_ASK_AGAIN_S: Final = 5.0
_HELLO_S: Final = 1.0


class Closed(IntEnum):
    """Why a connection is closed, after which the page does not simply connect again."""

    MISTAKE = 4400
    STALE = 4401
    LATE = 4408
    ELSEWHERE = 4409
    OVER = 4410
    TAKEN_BACK = 4411
    NO_SEAT = 4412
    BUSY = 4429


class Page(Protocol):
    """The connection to a page."""

    @property
    def address(self) -> str: ...

    def say(self, kind: str, text: str) -> None:
        """Send a message of a kind; of two states only the last counts."""

    def close(self, code: int) -> None:
        """Close it when everything has been sent."""


@dataclass(eq=False)
class Holder:
    """Who has a seat, with the page if it is connected."""

    seat: int
    name: str
    token: str
    done: int = 0
    passed: int = 0
    """The last act that was handed on to the window."""
    page: Visitor | None = None
    is_away: bool = False
    state: str = ""


@dataclass(eq=False)
class Visitor:
    """A page that is connected."""

    page: Page
    rate: Rate
    is_in: bool = False
    """Whether its code was right."""
    guest: int | None = None
    """Its number while it asks for a seat."""
    asked: str = ""
    """The name that it asked for."""
    holder: Holder | None = None
    declined_at: float = -_ASK_AGAIN_S
    was_full: bool = False
    """Whether it was declined since all seats are taken."""
    hello_at: float = -_HELLO_S

    @property
    def is_known(self) -> bool:
        """Whether it has said anything that counts."""
        return self.is_in or self.holder is not None

    def say(self, kind: str, **values: object) -> None:
        """Send a message."""
        self.page.say(kind, json.dumps({"kind": kind, **values}))


class Desk:
    """Everything that the server knows."""

    def __init__(
        self,
        code: str,
        kept: tuple[Kept, ...],
        tell: Callable[[Event], object],
        clock: Callable[[], float],
    ) -> None:
        """`tell` tells the window; `clock` returns steady seconds."""
        self._code = code
        self._tell = tell
        self._clock = clock
        self._wrong = WrongCodes()
        self._seats = Offer((), (), False)
        self._guests = 0
        self._visitors: set[Visitor] = set()
        self._holders = {
            each.seat: Holder(each.seat, each.name, each.token, each.done, each.done)
            for each in kept
        }

    # --- pages ----------------------------------------------------------------------------------

    def arrive(self, page: Page) -> Visitor:
        """A page has connected."""
        visitor = Visitor(page, Rate(self._clock()))
        self._visitors.add(visitor)
        return visitor

    def hear(self, visitor: Visitor, said: str | bytes) -> None:
        """A page says something."""
        if visitor not in self._visitors:  # it is being closed
            return
        if not visitor.rate.takes(self._clock()):
            self._close(visitor, Closed.BUSY)
            return
        try:
            message = read_message(said)
        except MessageError:
            self._close(visitor, Closed.MISTAKE)
            return
        assert isinstance(said, str)  # as a message is
        if visitor.holder is None:
            self._hear_guest(visitor, message)
        else:
            self._hear_holder(visitor, visitor.holder, message, said)

    def leave(self, visitor: Visitor, *, is_closed: bool = True) -> None:
        """A page is not connected any more; `is_closed` says that it said so.

        A device that sleeps says nothing, and comes back when it is looked at.
        """
        self._visitors.discard(visitor)
        self._withdraw(visitor)
        holder, visitor.holder = visitor.holder, None
        if holder is not None:
            holder.page = None
            if is_closed or not holder.is_away:
                holder.is_away = False
                self._tell(Lost(holder.seat))

    def _close(self, visitor: Visitor, code: Closed | int) -> None:
        visitor.page.close(code)
        self.leave(visitor)

    def _hear_guest(self, visitor: Visitor, message: Message) -> None:
        match message:
            case Join(code=code):
                self._join(visitor, code)
            case Resume(token=token):
                self._resume(visitor, token)
            case Ask(name=name) if visitor.is_in:
                self._ask(visitor, name)
            case Leave():
                self._withdraw(visitor)
            case Hello() | Away():
                pass
            case _:
                self._close(visitor, Closed.MISTAKE)

    def _join(self, visitor: Visitor, code: str) -> None:
        now, address = self._clock(), visitor.page.address
        wait = self._wrong.wait(address, now)
        if not wait and are_equal(code, self._code):
            visitor.is_in = True
            self._offer(visitor)
            return
        if not wait:
            self._wrong.add(address, now)
            left = self._wrong.left(address, now)
            if left:
                visitor.say("wrong", left=left)
                return
            wait = MINUTE
        visitor.say("wait", seconds=int(wait) + 1)
        self._close(visitor, Closed.BUSY)

    def _offer(self, visitor: Visitor) -> None:
        visitor.say("joined", **self._offered(visitor)._asdict())

    def _offered(self, visitor: Visitor) -> Offer:
        """The seats that somebody may ask for: not those for which others ask."""
        asked = self._asked_by_others(visitor)
        free, held = (
            tuple(name for name in names if folded(name) not in asked)
            for names in (self._seats.free, self._seats.held)
        )
        return Offer(free, held, self._seats.any_name)

    def _decline(self, visitor: Visitor) -> None:
        offered = self._offered(visitor)._asdict()
        visitor.say("declined", is_full=visitor.was_full, **offered)

    def _asked_by_others(self, visitor: Visitor) -> set[str]:
        others = (each for each in self._visitors if each is not visitor)
        return {folded(each.asked) for each in others if each.guest is not None}

    def _offer_all(self, besides: Visitor | None = None) -> None:
        """Tell all who have not asked yet which seats there are now."""
        for each in self._visitors - {besides}:
            if each.is_in and each.guest is None and each.holder is None:
                self._offer(each)

    def _ask(self, visitor: Visitor, name: str) -> None:
        self._withdraw(visitor)
        if self._clock() - visitor.declined_at < _ASK_AGAIN_S:
            self._decline(visitor)
        elif folded(name) in self._asked_by_others(visitor):
            visitor.say("taken", **self._offered(visitor)._asdict())
        elif name in (*self._seats.free, *self._seats.held) or self._seats.any_name:
            self._guests += 1
            visitor.guest, visitor.asked = self._guests, name
            visitor.say("waiting", name=name)
            self._tell(Asked(self._guests, name))
            self._offer_all()
        else:
            self._offer(visitor)

    def _withdraw(self, visitor: Visitor) -> None:
        if visitor.guest is not None:
            self._tell(Withdrawn(visitor.guest))
            visitor.guest = None
            self._offer_all()

    def _resume(self, visitor: Visitor, token: str) -> None:
        found = [each for each in self._holders.values() if are_equal(each.token, token)]
        if not found:
            self._close(visitor, Closed.STALE)
            return
        self._withdraw(visitor)
        self._sit(visitor, found[0])
        holder = found[0]
        if holder.state:
            visitor.say("resumed", seat=holder.seat, name=holder.name, done=holder.done)
            visitor.page.say("state", holder.state)
        elif holder.done:
            visitor.say("resumed", seat=holder.seat, name=holder.name, done=holder.done)
        else:
            visitor.say("seated", token=token, seat=holder.seat, name=holder.name)
        self._tell(Came(holder.seat))

    def _sit(self, visitor: Visitor, holder: Holder) -> None:
        before, holder.page = holder.page, visitor
        if before is not None:
            before.holder = None
            self._close(before, Closed.ELSEWHERE)
        visitor.holder = holder
        holder.is_away = False

    def _hear_holder(self, visitor: Visitor, holder: Holder, message: Message, said: str) -> None:
        if holder.is_away and not isinstance(message, Away):
            holder.is_away = False
            self._tell(Came(holder.seat))
        match message:
            case Away():
                holder.is_away = True
                self._tell(pipe.Away(holder.seat))
            case Do(number=number):
                self._do(visitor, holder, number, said)
            case Hello():
                if self._clock() - visitor.hello_at >= _HELLO_S and holder.state:
                    visitor.hello_at = self._clock()
                    visitor.page.say("state", holder.state)
            case Leave():
                del self._holders[holder.seat]
                visitor.holder = None
                self._tell(Left(holder.seat))
                self._close(visitor, Closed.STALE)
            case _:
                self._close(visitor, Closed.MISTAKE)

    def _do(self, visitor: Visitor, holder: Holder, number: int, said: str) -> None:
        """Hand on the next act, once; the window answers it."""
        if number <= holder.done:
            visitor.say("done", number=number, refused=None)
        elif number > holder.passed + 1 or holder.passed - holder.done > MOST_OPEN:
            self._close(visitor, Closed.MISTAKE)
        elif number > holder.passed:
            holder.passed = number
            self._tell(Said(holder.seat, said))

    # --- the window -----------------------------------------------------------------------------

    def obey(self, command: Command) -> None:
        """Do what the window wants."""
        match command:
            case Offer():
                was, self._seats = self._seats, command
                if was != command:
                    self._offer_all()
            case LetIn():
                self._let_in(command)
            case Decline(guest=guest, is_full=is_full):
                found = self._guest(guest)
                if found is not None:
                    found.guest, found.declined_at = None, self._clock()
                    found.was_full = is_full
                    self._decline(found)
                    self._offer_all(besides=found)  # the name is free for them again
            case Show() | Done() | Vacate():
                holder = self._holders.get(command.seat)
                if holder is not None:  # it may have been left meanwhile
                    self._obey_about(holder, command)
            case _:
                raise ValueError("the desk is open")

    def _obey_about(self, holder: Holder, command: Show | Done | Vacate) -> None:
        visitor = holder.page
        match command:
            case Show(state=state):
                holder.state = state
                if visitor is not None:
                    visitor.page.say("state", state)
            case Done(number=number, refused=refused):
                holder.done = max(holder.done, number)
                holder.passed = max(holder.passed, number)
                if visitor is not None:
                    visitor.say("done", number=number, refused=refused)
            case Vacate(code=code):  # pragma: no branch
                del self._holders[holder.seat]
                if visitor is not None:
                    visitor.holder = None
                    self._close(visitor, code)

    def _guest(self, guest: int) -> Visitor | None:
        return next((each for each in self._visitors if each.guest == guest), None)

    def _let_in(self, command: LetIn) -> None:
        found = self._guest(command.guest)
        if found is None:
            self._tell(Left(command.seat))
            return
        found.guest = None
        holder = Holder(command.seat, command.name, command.token)
        before = self._holders.pop(command.seat, None)
        self._holders[command.seat] = holder
        if before is not None and before.page is not None:
            before.page.holder = None
            self._close(before.page, Closed.ELSEWHERE)
        self._sit(found, holder)
        found.say("seated", token=holder.token, seat=holder.seat, name=holder.name)
        self._offer_all()  # a hand that has moved can be moved again
        self._tell(Came(holder.seat))
