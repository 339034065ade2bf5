"""Who gets a seat, keeps it, and that no act is handed on twice or out of order."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from formula_desktop.hands.desk import MOST_OPEN, Closed, Desk, Visitor
from formula_desktop.hands.messages import LONGEST_MESSAGE
from formula_desktop.hands.pipe import (
    Asked,
    Away,
    Came,
    Decline,
    Done,
    Event,
    Kept,
    Left,
    LetIn,
    Lost,
    Offer,
    Open,
    Said,
    Show,
    Vacate,
    Withdrawn,
)
from formula_desktop.hands.secrets import new_token

TOKEN = new_token()


class FakePage:
    """Writes down what it is sent."""

    def __init__(self, address: str = "10.0.0.1") -> None:
        self.address = address
        self.heard: list[dict[str, Any]] = []
        self.closed: int | None = None

    def say(self, kind: str, text: str) -> None:
        said = json.loads(text)
        assert said["kind"] == kind
        self.heard.append(said)

    def close(self, code: int) -> None:
        assert self.closed is None
        self.closed = code


class Room:
    """A desk, its clock and what it tells."""

    def __init__(self, *kept: Kept) -> None:
        self.now = 1000.0
        self.told: list[Event] = []
        self.desk = Desk("KMRT", kept, self.told.append, lambda: self.now)
        self.desk.obey(Offer(("Noor", "Sem"), (), False))

    def page(self, address: str = "10.0.0.1") -> tuple[FakePage, Visitor]:
        page = FakePage(address)
        return page, self.desk.arrive(page)

    def say(self, visitor: Visitor, kind: str, **values: object) -> None:
        self.desk.hear(visitor, json.dumps({"kind": kind, **values}))

    def seated(self, seat: int = 1, token: str = TOKEN) -> tuple[FakePage, Visitor]:
        page, visitor = self.page()
        self.say(visitor, "join", code="kmrt")
        self.say(visitor, "ask", name="Noor")
        asked = self.told[-1]
        assert isinstance(asked, Asked)
        self.desk.obey(LetIn(asked.guest, seat, "Noor", token))
        assert self.told[-1] == Came(seat)
        return page, visitor

    def do(self, visitor: Visitor, number: int) -> None:
        self.say(visitor, "do", number=number, turn=0, act={"do": "play"})


def kinds(page: FakePage) -> list[str]:
    return [each["kind"] for each in page.heard]


def test_a_guest_with_the_code_gets_a_seat() -> None:
    room = Room()
    page, visitor = room.seated()
    assert kinds(page) == ["joined", "waiting", "seated"]
    assert page.heard[0] == {
        "kind": "joined",
        "free": ["Noor", "Sem"],
        "held": [],
        "any_name": False,
    }
    assert page.heard[2] == {"kind": "seated", "token": TOKEN, "seat": 1, "name": "Noor"}
    room.desk.obey(Show(1, '{"kind": "state"}'))
    room.say(visitor, "hello")
    room.say(visitor, "hello")
    assert kinds(page)[3:] == ["state", "state"], "at most one a second"


def test_wrong_codes_are_counted_for_an_address() -> None:
    room = Room()
    page, visitor = room.page()
    for left in (4, 3, 2, 1):
        room.say(visitor, "join", code="BBBB")
        assert page.heard[-1] == {"kind": "wrong", "left": left}
    room.say(visitor, "join", code="BBBB")
    assert page.heard[-1]["kind"] == "wait"
    assert page.closed == Closed.BUSY
    page, visitor = room.page()
    room.say(visitor, "join", code="KMRT")
    assert page.closed == Closed.BUSY, "the right code does not help"
    page, visitor = room.page("10.0.0.2")
    room.say(visitor, "join", code="KMRT")
    assert kinds(page) == ["joined"]
    room.now += 61
    page, visitor = room.page()
    room.say(visitor, "join", code="KMRT")
    assert kinds(page) == ["joined"]


def test_a_wish_is_withdrawn_declined_and_limited() -> None:
    room = Room()
    page, visitor = room.page()
    assert not visitor.is_known
    room.say(visitor, "join", code="KMRT")
    assert visitor.is_known
    room.say(visitor, "ask", name="Daan")
    assert kinds(page) == ["joined", "joined"], "no such seat"
    room.say(visitor, "ask", name="Sem")
    room.say(visitor, "leave")
    assert room.told == [Asked(1, "Sem"), Withdrawn(1)]
    room.say(visitor, "ask", name="Sem")
    room.desk.obey(Decline(2))
    room.desk.obey(Decline(9))
    room.say(visitor, "ask", name="Sem")
    assert kinds(page)[-2:] == ["declined", "declined"], "not again at once"
    room.now += 6
    room.desk.obey(Offer((), (), True))
    room.say(visitor, "hello")
    room.say(visitor, "ask", name="Daan")
    assert room.told[-1] == Asked(3, "Daan")
    room.desk.leave(visitor)
    assert room.told[-1] == Withdrawn(3)
    room.desk.obey(LetIn(3, 1, "Daan", TOKEN))
    assert room.told[-1] == Left(1), "the guest has gone meanwhile"


def test_guests_hear_which_seats_are_free() -> None:
    room = Room()
    page, visitor = room.page()
    room.say(visitor, "join", code="KMRT")
    asking, other = room.page()
    room.say(other, "join", code="KMRT")
    room.say(other, "ask", name="Sem")
    room.desk.obey(Offer(("Noor",), (), False))
    room.desk.obey(Offer(("Noor",), (), False))
    assert page.heard[-1]["free"] == ["Noor"]
    assert kinds(page) == ["joined", "joined", "joined"]
    assert page.heard[1]["free"] == ["Noor"], "somebody else asks for the other"
    assert kinds(asking) == ["joined", "waiting"]


def test_acts_are_handed_on_once_and_in_order() -> None:
    room = Room()
    page, visitor = room.seated()
    for number in (1, 1, 2):
        room.do(visitor, number)
    assert [each.said for each in room.told if isinstance(each, Said)] == [
        json.dumps({"kind": "do", "number": number, "turn": 0, "act": {"do": "play"}})
        for number in (1, 2)
    ]
    room.desk.obey(Done(1, 1, None))
    room.do(visitor, 1)
    done = {"kind": "done", "number": 1, "refused": None}
    assert page.heard[-2:] == [done, done]
    room.do(visitor, 4)
    assert page.closed == Closed.MISTAKE, "an act is missing"
    assert room.told[-1] == Lost(1)


def test_few_acts_may_be_open() -> None:
    room = Room()
    page, visitor = room.seated()
    for number in range(1, MOST_OPEN + 3):
        room.do(visitor, number)
    assert page.closed == Closed.MISTAKE
    assert sum(isinstance(each, Said) for each in room.told) == MOST_OPEN + 1


def test_a_lost_connection_comes_back_with_its_token() -> None:
    room = Room()
    _, visitor = room.seated()
    room.do(visitor, 1)
    room.desk.leave(visitor)
    room.desk.obey(Done(1, 1, None))
    room.desk.obey(Show(1, '{"kind": "state", "order": 3}'))
    page, visitor = room.page()
    room.say(visitor, "resume", token=TOKEN)
    assert page.heard == [
        {"kind": "resumed", "seat": 1, "name": "Noor", "done": 1},
        {"kind": "state", "order": 3},
    ]
    assert room.told[-2:] == [Lost(1), Came(1)]
    newer, second = room.page()
    room.say(second, "resume", token=TOKEN)
    assert page.closed == Closed.ELSEWHERE
    assert newer.closed is None
    stranger, third = room.page()
    room.say(third, "resume", token=new_token())
    assert stranger.closed == Closed.STALE


def test_tokens_outlive_the_server() -> None:
    room = Room(Kept(1, "Noor", TOKEN, 5), Kept(2, "Sem", "x" * 43, 0))
    page, visitor = room.page()
    room.say(visitor, "resume", token=TOKEN)
    assert page.heard == [{"kind": "resumed", "seat": 1, "name": "Noor", "done": 5}]
    room.do(visitor, 6)
    assert isinstance(room.told[-1], Said)
    other, second = room.page()
    room.say(second, "resume", token="x" * 43)
    assert kinds(other) == ["seated"], "there is no game yet"
    room.say(second, "hello")
    assert kinds(other) == ["seated"]


def test_another_device_gets_the_seat() -> None:
    room = Room()
    page, _ = room.seated()
    newer, visitor = room.seated(token="y" * 43)
    assert page.closed == Closed.ELSEWHERE
    assert kinds(newer)[-1] == "seated"
    room.desk.leave(visitor)
    newest, _ = room.seated(token="z" * 43)
    assert kinds(newest)[-1] == "seated"


def test_a_seat_is_left_and_vacated() -> None:
    room = Room()
    page, visitor = room.seated()
    room.say(visitor, "leave")
    assert page.closed == Closed.STALE
    assert room.told[-1] == Left(1)
    page, _ = room.seated()
    room.desk.obey(Vacate(1, Closed.OVER))
    room.desk.obey(Vacate(1, Closed.OVER))
    room.desk.obey(Show(1, "{}"))
    assert page.closed == Closed.OVER
    _, visitor = room.seated()
    room.desk.leave(visitor)
    room.desk.obey(Vacate(1, Closed.OVER))


@pytest.mark.parametrize(
    "said",
    [
        {"kind": "ask", "name": "Noor"},
        {"kind": "do", "number": 1, "turn": 0, "act": {"do": "play"}},
    ],
)
def test_a_stranger_may_do_nothing(said: dict[str, object]) -> None:
    room = Room()
    page, visitor = room.page()
    room.desk.hear(visitor, json.dumps(said))
    assert page.closed == Closed.MISTAKE
    room.say(visitor, "join", code="KMRT")
    assert page.heard == [], "nothing is heard after that"


def test_who_is_seated_does_not_ask() -> None:
    room = Room()
    page, visitor = room.seated()
    room.say(visitor, "ask", name="Sem")
    assert page.closed == Closed.MISTAKE


def test_a_page_that_says_too_much_is_closed() -> None:
    room = Room()
    page, visitor = room.seated()
    for _ in range(100):
        room.say(visitor, "hello")
    assert page.closed == Closed.BUSY


def test_it_opens_once() -> None:
    with pytest.raises(ValueError, match="open"):
        Room().desk.obey(Open((), 1, "KMRT", {}, ()))


def test_done_and_states_wait_for_a_page_that_is_away() -> None:
    room = Room()
    _, visitor = room.seated()
    room.desk.leave(visitor)
    room.desk.obey(Done(1, 3, None))
    room.desk.obey(Show(1, '{"kind": "state"}'))
    page, visitor = room.page()
    room.say(visitor, "resume", token=TOKEN)
    assert page.heard[0]["done"] == 3


def test_mangled_messages_change_nothing() -> None:
    """100,000 of them: none raises, and only what is a message has an effect."""
    random, room = Random(19), Room(Kept(1, "Noor", TOKEN, 0))
    whole = [
        json.dumps(each)
        for each in (
            {"kind": "join", "code": "KMRT"},
            {"kind": "ask", "name": "Noor"},
            {"kind": "resume", "token": TOKEN},
            {
                "kind": "do",
                "number": 1,
                "turn": 0,
                "act": {"do": "put", "card": 3, "place": "0 on 1", "digit": None},
            },
            {"kind": "do", "number": 1, "turn": 0, "act": {"do": "operator", "operator": "x"}},
            {"kind": "hello"},
        )
    ]
    page, visitor = room.page()
    for _ in range(100_000):
        room.now += 1
        if page.closed is not None:
            room.desk.leave(visitor)
            page, visitor = room.page(f"10.0.{random.randrange(9)}.1")
        room.desk.hear(visitor, mangled(random, random.choice(whole)))
        page.heard.clear()
        said = room.told.pop() if room.told else None
        assert not isinstance(said, Said) or json.loads(said.said)["number"] == 1
        room.told.clear()
    holder = room.page()
    room.say(holder[1], "resume", token=TOKEN)
    assert kinds(holder[0]) == ["seated"], "the seat is still there"


def mangled(random: Random, text: str) -> str | bytes:
    """A message with something wrong in it."""
    how, at = random.randrange(8), random.randrange(len(text))
    if how == 0:
        return text[:at]
    if how == 1:
        return text[:at] + text[at + 1 :]
    if how == 2:
        return text[:at] + chr(random.choice((0, 34, 0x2028, 0xD800, 0x1F600))) + text[at:]
    if how == 3:
        return text.encode()
    if how == 4:
        return "[" * 1500 + text
    if how == 5:
        return text.replace(
            "1", random.choice(("-1", "1.5", "1e999", "9" * 30, "true", "null", "NaN"))
        )
    if how == 6:
        return text[:-1] + ', "kind": "hello", "__proto__": {}}'
    return text + " " * LONGEST_MESSAGE


def test_two_do_not_ask_for_the_same_name() -> None:
    room = Room()
    room.desk.obey(Offer(("Noor",), ("Sem",), True))
    visitors = [room.page() for _ in range(3)]
    for _, each in visitors:
        room.say(each, "join", code="KMRT")
    (_, first), (page, second), _ = visitors
    room.say(first, "ask", name="Sem")
    room.say(second, "ask", name=" SEM ")
    taken = {"kind": "taken", "free": ["Noor"], "held": [], "any_name": True}
    assert page.heard[-1] == taken
    assert [each.name for each in room.told if isinstance(each, Asked)] == ["Sem"]
    room.say(first, "leave")
    assert page.heard[-1]["held"] == ["Sem"]
    room.say(second, "ask", name="Sem")
    assert page.heard[-1] == {"kind": "waiting", "name": "Sem"}


@pytest.mark.parametrize("is_full", [False, True])
def test_who_is_declined_hears_what_can_be_asked_for(is_full: bool) -> None:
    room = Room()
    page, visitor = room.page()
    room.say(visitor, "join", code="KMRT")
    for _ in range(2):  # the second time at once
        room.say(visitor, "ask", name="Noor")
        asked = room.told[-1]
        if isinstance(asked, Asked):
            room.desk.obey(Decline(asked.guest, is_full))
            room.told.clear()
            room.told.append(Withdrawn(0))
        assert page.heard[-1] == {
            "kind": "declined",
            "is_full": is_full,
            "free": ["Noor", "Sem"],
            "held": [],
            "any_name": False,
        }


def test_what_somebody_asked_for_is_offered_to_others_again() -> None:
    room = Room()
    page, visitor = room.page()
    room.say(visitor, "join", code="KMRT")
    asking, other = room.page()
    room.say(other, "join", code="KMRT")
    room.say(other, "ask", name="Sem")
    assert page.heard[-1]["free"] == ["Noor"]
    room.desk.obey(Decline(1))
    assert page.heard[-1]["free"] == ["Noor", "Sem"]
    assert kinds(asking)[-1] == "declined", "that is what it still reads"
    room.desk.obey(Offer(("Noor",), ("Sem",), False))
    room.now += 6
    room.say(other, "ask", name="Sem")
    assert page.heard[-1]["held"] == []
    room.desk.obey(LetIn(2, 1, "Sem", TOKEN))
    assert page.heard[-1]["held"] == ["Sem"], "it has moved, and can move again"


def test_a_device_that_sleeps_says_so_first_and_is_not_lost() -> None:
    room = Room()
    _, visitor = room.seated()
    room.told.clear()
    room.say(visitor, "away")
    room.say(visitor, "hello")
    assert room.told == [Away(1), Came(1)]
    room.say(visitor, "away")
    room.desk.leave(visitor, is_closed=False)
    assert room.told[2:] == [Away(1)]
    page, visitor = room.page()
    room.say(visitor, "away")
    assert page.closed is None, "nobody asked"
    room.say(visitor, "resume", token=TOKEN)
    assert room.told[3:] == [Came(1)]
    room.say(visitor, "away")
    room.desk.leave(visitor)
    assert room.told[4:] == [Away(1), Lost(1)], "it was closed"
