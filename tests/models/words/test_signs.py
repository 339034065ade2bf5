"""Which signs sums are shown with."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from formula_desktop.arithmetic import Operator
from formula_desktop.look import languages
from formula_desktop.look.languages import Language
from formula_desktop.models.words.signs import at_school, signs, spelled, unbroken, with_signs
from formula_desktop.store.settings.settings import DivideSign, TimesSign


@pytest.mark.parametrize(
    ("code", "times", "divide"),
    [("en", "×", "÷"), ("nl", "×", ":"), ("de", "·", ":"), ("fr", "×", "÷"), ("xx", "×", "÷")],
)
def test_the_signs_of_a_language(language: Language, code: str, times: str, divide: str) -> None:
    language.speak(code)
    assert [signs()[each] for each in Operator] == ["+", "−", times, divide]
    assert at_school() == (times, divide)


@pytest.mark.parametrize(
    ("system", "times", "divide"),
    [
        ("fr_BE", "×", ":"),
        ("fr_CH", "×", ":"),
        ("fr_FR", "×", "÷"),
        ("fr_CA", "×", "÷"),
        ("nl_BE", "×", "÷"),  # a system in Dutch says nothing about French
    ],
)
def test_the_signs_of_a_country(
    language: Language, monkeypatch: pytest.MonkeyPatch, system: str, times: str, divide: str
) -> None:
    class Locale(QLocale):
        @staticmethod
        def system() -> QLocale:
            return QLocale(system)

    monkeypatch.setattr(languages, "QLocale", Locale)
    language.speak("fr")
    assert (signs()["x"], signs()["/"]) == (times, divide)
    assert at_school() == (times, divide)
    language.speak("fr", divide=DivideSign.OBELUS)
    assert signs()["/"] == "÷"
    assert at_school() == (times, divide)


@pytest.mark.parametrize("code", ["en", "nl", "de", "fr"])
def test_a_choice_goes_before_the_language(language: Language, code: str) -> None:
    language.speak(code)
    taught = at_school()
    language.speak(code, TimesSign.DOT, DivideSign.OBELUS)
    assert (signs()["x"], signs()["/"]) == ("·", "÷")
    language.speak(code, TimesSign.CROSS, DivideSign.COLON)
    assert (signs()["x"], signs()["/"]) == ("×", ":")
    assert at_school() == taught


def test_sums_and_texts(language: Language) -> None:
    language.speak("en", TimesSign.DOT, DivideSign.COLON)
    assert spelled("8x8=(6)4") == "8 · 8 = 64"
    assert spelled("9/3-1=2") == "9 : 3 − 1 = 2"
    assert with_signs("sums such as 3 × 4 = 12, or with ÷") == "sums such as 3 · 4 = 12, or with :"
    assert with_signs("a red square, +2×, counts") == "a red square, +2×, counts"


@pytest.mark.parametrize(
    "sum_",
    [
        "14 + 2 × 5 = 24",
        "12 − 3",
        "8 ÷ 2 = …",
        "2 … 4 = 6",
        "8 : 2 = 4",
        "7 · … = 21",
        "7 + 5 = 1…",
    ],
)
def test_a_sum_is_kept_in_one_line(sum_: str) -> None:
    kept = unbroken(f"You can lay {sum_} here, with 3 cards.")
    before, _, after = kept.partition(sum_.replace(" ", "\u00a0"))
    assert (before, after) == ("You can lay ", " here, with 3 cards.")


def test_no_line_begins_with_the_equals_sign_that_ends_a_sentence() -> None:
    assert unbroken("to the right of =.") == "to the right of\u00a0=."
    assert unbroken("cards: + and = too") == "cards: + and = too"


def test_a_sum_too_long_for_a_line_continues_before_a_plus() -> None:
    kept = unbroken("12 + 3 + 4 + 25 = 44 (Noor)")
    assert kept.split(" ") == ["12", "+\u00a03", "+\u00a04", "+\u00a025\u00a0=\u00a044", "(Noor)"]
