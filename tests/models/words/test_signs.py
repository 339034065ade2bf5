"""Which signs sums are shown with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from formula_desktop.arithmetic import Operator
from formula_desktop.models.words import signs
from formula_desktop.models.words.signs import SIGNS, spelled, with_signs
from formula_desktop.store.settings.settings import DivideSign, TimesSign


@pytest.fixture(autouse=True)
def _afterwards() -> Iterator[None]:
    yield
    signs.choose(TimesSign.LANGUAGE, DivideSign.LANGUAGE)
    signs.speak("en")


@pytest.mark.parametrize(
    ("language", "times", "divide"),
    [("en", "×", "÷"), ("nl", "×", ":"), ("de", "·", ":"), ("fr", "×", "÷"), ("xx", "×", "÷")],
)
def test_the_signs_of_a_language(language: str, times: str, divide: str) -> None:
    signs.speak(language)
    assert [SIGNS[each] for each in Operator] == ["+", "−", times, divide]


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_a_choice_goes_before_the_language(language: str) -> None:
    signs.choose(TimesSign.DOT, DivideSign.OBELUS)
    signs.speak(language)
    assert (SIGNS["x"], SIGNS["/"]) == ("·", "÷")
    assert signs.choose(TimesSign.CROSS, DivideSign.COLON)
    assert (SIGNS["x"], SIGNS["/"]) == ("×", ":")
    assert not signs.choose(TimesSign.CROSS, DivideSign.COLON), "nothing has changed"


def test_sums_and_texts() -> None:
    signs.choose(TimesSign.DOT, DivideSign.COLON)
    assert spelled("8x8=(6)4") == "8 · 8 = 64"
    assert spelled("9/3-1=2") == "9 : 3 − 1 = 2"
    assert with_signs("sums such as 3 × 4 = 12, or with ÷") == "sums such as 3 · 4 = 12, or with :"
    assert with_signs("a red square, ×2, counts double") == "a red square, ×2, counts double"
