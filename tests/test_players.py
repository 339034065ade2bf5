"""Who sits at a table."""

from __future__ import annotations

import pytest

from formula_desktop.players import (
    LONGEST_NAME,
    Level,
    Player,
    at_level,
    free_name,
    in_register,
    is_name,
)

NOOR = Player("Noor")


def test_all_computers_get_another_level_and_persons_stay() -> None:
    table = (NOOR, Player("Easy", Level.EASY), Player("Hard", Level.HARD))
    assert at_level(table, Level.MASTER) == (
        NOOR,
        Player("Easy", Level.MASTER),
        Player("Hard", Level.MASTER),
    )


@pytest.mark.parametrize("name", ["a", "Noor van den Berg", "x" * LONGEST_NAME, "数学", "O'Brien"])
def test_what_is_a_name(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize("name", ["", "   ", "x" * (LONGEST_NAME + 1), "a\nb", "a\tb", "\x00"])
def test_what_is_no_name(name: str) -> None:
    assert not is_name(name)


def test_names_are_sorted_as_in_a_register() -> None:
    names = ["Céline", "Chloë", "Émile", "emma", "Łukasz", "Luuk", "Ødger", "Oscar", "Zoë"]
    names.reverse()
    assert sorted(names, key=in_register) == names[::-1]
    assert in_register("Zoe") != in_register("Zoë")


def test_a_free_name() -> None:
    assert free_name(" Noor ", {"sam"}) == "Noor"
    assert free_name("Noor", {"noor", "noor 2"}) == "Noor 3"
    assert free_name("N" * LONGEST_NAME, {"n" * LONGEST_NAME}) == "N" * (LONGEST_NAME - 2) + " 2"
