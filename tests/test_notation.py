"""Piles of cards or tiles as they are written."""

from __future__ import annotations

from formula_desktop.notation import in_order, missing, without


def test_a_pile_is_in_order_with_jokers_first() -> None:
    assert in_order("93*01*") == "**0139"


def test_what_a_pile_lacks() -> None:
    assert missing("1123", "3114*") == "*4"
    assert missing("1123", "311") == ""


def test_what_is_left_of_a_pile() -> None:
    assert without("3121", "13") == "12"
    assert without("3121", "") == "1123"
    assert without("3121", "33") is None
