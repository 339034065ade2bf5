"""JSON values from outside: each is valid or refused."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, nan

import pytest

from formula_desktop.json_values import fields, flag, items, real, text, whole

EVERYTHING: tuple[object, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    5,
    10**30,
    0.5,
    1.0,
    inf,
    -inf,
    nan,
    "",
    "1",
    [],
    [1],
    {},
)


@pytest.mark.parametrize(
    ("read", "allowed"),
    [
        (lambda value: whole(value, 0, 5), [0, 1, 5]),
        (lambda value: real(value, 0, 1), [0, 1, 0.5, 1.0]),
        (flag, [True, False]),
        (text, ["", "1"]),
        (lambda value: items(value, 1, 2), [[1]]),
        (lambda value: fields(value, ()), [{}]),
    ],
)
def test_only_what_is_allowed_is_read(
    read: Callable[[object], object], allowed: list[object]
) -> None:
    found = []
    for value in EVERYTHING:
        try:
            assert read(value) is value
        except ValueError:
            continue
        found.append(value)
    assert list(map(repr, found)) == list(map(repr, allowed))


def test_an_object_has_just_its_fields() -> None:
    assert fields({"a": 1, "b": 2}, ("b", "a")) == {"a": 1, "b": 2}
    for wrong in ({"a": 1}, {"a": 1, "b": 2, "c": 3}, ["a", "b"]):
        with pytest.raises(ValueError, match="just the fields b, a"):
            fields(wrong, ("b", "a"))
