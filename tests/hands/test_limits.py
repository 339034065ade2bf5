"""Wrong codes, messages and connections are counted, and too many are not taken."""

from __future__ import annotations

from formula_desktop.hands.limits import (
    MESSAGES,
    MESSAGES_S,
    MINUTE,
    MOST_KEPT,
    WRONG_CODES,
    Connections,
    Rate,
    WrongCodes,
)


def test_after_five_wrong_codes_an_address_waits_a_minute() -> None:
    codes = WrongCodes()
    for at in range(WRONG_CODES):
        assert codes.wait("a", at) == 0
        assert codes.left("a", at) == WRONG_CODES - at
        codes.add("a", at)
    assert codes.left("a", 5) == 0
    assert codes.wait("a", 5) == MINUTE - 1
    assert codes.wait("b", 5) == 0
    assert codes.wait("a", 59.9) > 0
    assert codes.wait("a", 60.0) == 0, "the first is forgotten, so there is one more"


def test_an_address_that_goes_on_guessing_gets_five_a_minute() -> None:
    codes, tried = WrongCodes(), 0
    for second in range(3600):
        if not codes.wait("a", second):
            codes.add("a", second)
            tried += 1
    assert tried <= WRONG_CODES * 60


def test_many_addresses_get_eight_times_as_many_together() -> None:
    codes = WrongCodes()
    for at in range(8 * WRONG_CODES):
        assert codes.wait(f"address {at}", at / 10) == 0
        codes.add(f"address {at}", at / 10)
    assert codes.wait("another", 4.0) == MINUTE - 4
    assert codes.wait("another", MINUTE) == 0


def test_so_many_addresses_are_remembered() -> None:
    codes = WrongCodes()
    for at in range(2 * MOST_KEPT):
        codes.add(f"address {at}", 0.0)
    assert codes.left("address 0", 0.0) == WRONG_CODES
    assert codes.left(f"address {MOST_KEPT}", 0.0) == WRONG_CODES - 1


def test_a_rate_lets_a_burst_pass_and_then_so_many_a_second() -> None:
    rate = Rate(0.0)
    assert [rate.takes(0.0) for _ in range(MESSAGES + 2)] == [True] * MESSAGES + [False] * 2
    taken = sum(rate.takes(at / 1000) for at in range(1, 10_001))
    assert abs(taken - 10 * MESSAGES / MESSAGES_S) <= 1
    assert rate.takes(100.0)


def test_connections_have_a_most_in_all_and_for_an_address() -> None:
    connections = Connections(5, 3)
    assert [connections.open("a") for _ in range(4)] == [True, True, True, False]
    assert [connections.open("b") for _ in range(3)] == [True, True, False]
    assert len(connections) == 5
    connections.close("a")
    assert connections.open("c")
    connections.close("c")
    connections.close("a")
    connections.close("a")
    connections.close("b")
    connections.close("b")
    assert len(connections) == 0
