"""The last lesson in the settings, read without trust."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formula_desktop.store.settings.last_lesson import (
    KeptOfClass,
    LastLesson,
    forget_pupil,
    keep_turn,
    read_last_lesson,
)
from formula_desktop.store.settings.settings import Settings

DAY = date(2026, 11, 27)
LESSON = LastLesson(
    DAY.toordinal(),
    "a",
    "digifeud",
    "8+",
    ("b",),
    (("c", "d"), ("e",)),
    (("c",), ("d",), ("e",)),
    ("sign",),
    (
        KeptOfClass("z"),
        KeptOfClass("a", ("", "Öwls"), ("blue rocket", "red owl"), 60, 5, "{}", "nl Groep 6"),
    ),
)


def test_what_is_written_is_read_again() -> None:
    assert read_last_lesson(LESSON.written) == LESSON
    assert LESSON.of("a") == LESSON.classes[1]
    assert LESSON.of("nobody") == KeptOfClass("nobody")
    assert LESSON.is_of(DAY, "a")
    assert not LESSON.is_of(DAY, "b")
    assert not LESSON.is_of(date(2026, 11, 28), "a")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"day": "x", "teams": 3, "classes": 4}',
        '{"classes": [[], {"names": ["\\u0000"], "seconds": 1, "each": "5", "year": []}]}',
    ],
)
def test_what_makes_no_sense(text: str) -> None:
    found = read_last_lesson(text)
    assert found.day == 0
    assert found.teams == ()
    for each in found.classes:
        assert not any(each.names)
        assert (each.seconds, each.each, each.year) == (None, None, "")


@given(st.recursive(st.none() | st.text() | st.integers(), st.lists))
def test_anything_may_be_in_it(said: object) -> None:
    names = ("day", "teams", "absent", "game", "left_out", "classes", "asked")
    kept = ("key", "names", "looks", "seconds", "each", "practised", "year")
    of_classes = {"classes": [dict.fromkeys(kept, said), said]}
    text = json.dumps(dict.fromkeys(names, said) | (of_classes if said else {}))
    found = read_last_lesson(text)
    assert read_last_lesson(found.written) == found


def test_whoever_has_had_a_turn_goes_behind_the_others() -> None:
    settings = Settings()
    settings.last_lesson = LESSON.written
    for pupil in ("c", "x", "d", "c", "c"):
        keep_turn(settings, pupil)
    last = read_last_lesson(settings.last_lesson)
    assert last == replace(LESSON, asked=("x", "d", "c"))
    assert last.in_turn((("c", "d", "e"), ("a", "x", "b"))) == (("e", "d", "c"), ("a", "b", "x"))
    forget_pupil(settings, "d")
    assert read_last_lesson(settings.last_lesson).asked == ("x", "c")


def test_turns_of_very_many_pupils_are_not_kept_for_ever() -> None:
    settings = Settings()
    for number in range(510):
        keep_turn(settings, str(number))
    asked = read_last_lesson(settings.last_lesson).asked
    assert asked == tuple(map(str, range(10, 510)))
