"""The English sentence for each refusal.

The rules give a reason and its values (`refusal.py`); no other module has a sentence for it. The
commands print the sentence as it is. The window translates it with Qt, which reads the texts marked
with QT_TRANSLATE_NOOP. Every sentence starts with a small letter and has no full stop, so that it
works after "round 1, play 2: " as well as alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from formula_desktop.formula.reasons import Reason
from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.refusal import Refusal
from formula_desktop.sentences.digifeud import DIGIFEUD_SENTENCES

Translate = Callable[[str], str]
"""A function that translates a text of the context "Sentences"."""

PLAIN: Mapping[str, str] = {"+": "+", "-": "-", "x": "x", "/": "/"}
"""The signs of operators for output that may only have the characters of a keyboard."""

LONGEST_QUOTE = 60
"""The most characters of a text from a file that a sentence quotes."""

SIGN_VALUES = ("operator", "sign", "tile", "lies")
SUM_VALUES = ("sum", "step", "laid", "touching")
"""The names of values that may be an operator, and of those that are all or part of a sum."""

SENTENCES: dict[Enum, str] = {
    # the notation
    Reason.NOT_A_SUM: QT_TRANSLATE_NOOP("Sentences", "'{text}' is not a number of cards"),
    Reason.NOT_IN_A_SUM: QT_TRANSLATE_NOOP("Sentences", "'{character}' does not belong in a sum"),
    Reason.NUMBER_MISSING: QT_TRANSLATE_NOOP("Sentences", "a number of the formula is missing"),
    Reason.ONE_OPERATOR: QT_TRANSLATE_NOOP(
        "Sentences", "a formula has exactly one operator, between its first two numbers"
    ),
    Reason.ONE_EQUALS_SIGN: QT_TRANSLATE_NOOP("Sentences", "a formula has exactly one ="),
    Reason.TOO_LONG: QT_TRANSLATE_NOOP("Sentences", "a play has at most 100 characters"),
    # the cards put down
    Reason.ROUND_OVER: QT_TRANSLATE_NOOP("Sentences", "the round is over"),
    Reason.OPERATOR_MISSING: QT_TRANSLATE_NOOP("Sentences", "the formula has no sign yet"),
    Reason.ANSWER_MISSING: QT_TRANSLATE_NOOP("Sentences", "the formula has no answer yet"),
    Reason.OPERATOR_NOT_PLAYED: QT_TRANSLATE_NOOP(
        "Sentences", "{operator} is not used in this match"
    ),
    Reason.NO_CARD_PLAYED: QT_TRANSLATE_NOOP(
        "Sentences", "no card is played; a formula takes at least one card from the hand"
    ),
    Reason.TOO_MANY_CARDS: QT_TRANSLATE_NOOP(
        "Sentences", "at most {most} cards may be put down in one turn"
    ),
    Reason.NUMBER_TOO_LONG: QT_TRANSLATE_NOOP(
        "Sentences", "in this match a number has at most {most} cards"
    ),
    Reason.JOKER_WITHOUT_DIGIT: QT_TRANSLATE_NOOP("Sentences", "a joker has no digit yet"),
    Reason.JOKER_STAYS: QT_TRANSLATE_NOOP(
        "Sentences", "this joker stays {digit}: it was chosen in an earlier turn"
    ),
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("Sentences", "there is no {card} left in the hand"),
    Reason.NO_JOKER_IN_HAND: QT_TRANSLATE_NOOP("Sentences", "there is no joker left in the hand"),
    Reason.NOT_THERE: QT_TRANSLATE_NOOP("Sentences", "({cards}) does not lie there"),
    Reason.TAKEN_AWAY: QT_TRANSLATE_NOOP(
        "Sentences", "of {number} a card would be taken away; each one stays or is covered"
    ),
    Reason.STARTING_CARDS_STAY: QT_TRANSLATE_NOOP(
        "Sentences", "in the first formula both starting cards stay as they are"
    ),
    Reason.REPLACE_ALL: QT_TRANSLATE_NOOP(
        "Sentences", "after a formula with 0 all three numbers are replaced"
    ),
    Reason.KEEP_A_CARD: QT_TRANSLATE_NOOP(
        "Sentences", "in this match a formula keeps at least one card of the table"
    ),
    # the sum
    Reason.LEADING_ZERO: QT_TRANSLATE_NOOP(
        "Sentences", "a number of several cards does not start with 0, as {number} does"
    ),
    Reason.DIVIDED_BY_ZERO: QT_TRANSLATE_NOOP("Sentences", "nothing can be divided by 0"),
    Reason.NOT_EVEN: QT_TRANSLATE_NOOP("Sentences", "{sum} does not come out even"),
    Reason.BELOW_ZERO: QT_TRANSLATE_NOOP("Sentences", "{sum} is less than 0"),
    Reason.WRONG: QT_TRANSLATE_NOOP("Sentences", "{sum} is {result}, not {answer}"),
    # drawing and passing
    Reason.CARD_TO_DRAW: QT_TRANSLATE_NOOP(
        "Sentences", "nobody passes while there is a card to draw"
    ),
    Reason.NOTHING_TO_DRAW: QT_TRANSLATE_NOOP("Sentences", "there is no card to draw"),
}

EVERY_SENTENCE = {**SENTENCES, **DIGIFEUD_SENTENCES}
"""The sentences of both games; a reason belongs to one of them."""


def untranslated(text: str) -> str:
    """The text itself, since the commands are in English."""
    return text


def sentence(
    refusal: Refusal, translate: Translate = untranslated, signs: Mapping[str, str] = PLAIN
) -> str:
    """The sentence for a refusal by the rules, in the language of `translate`.

    `signs` has the signs of operators to show: `3x4` becomes `3 × 4` in the window.
    """
    return filled(EVERY_SENTENCE[refusal.reason], refusal.values, translate, signs)


def filled(
    template: str,
    values: Mapping[str, int | str],
    translate: Translate = untranslated,
    signs: Mapping[str, str] = PLAIN,
) -> str:
    """A translated template with its values formatted for people."""
    shown = {name: _shown(name, value, signs) for name, value in values.items()}
    return translate(template).format(**shown)


def _shown(name: str, value: int | str, signs: Mapping[str, str]) -> str:
    if isinstance(value, int):
        return str(value) if value >= 0 else f"{signs.get('-', '-')}{-value}"
    if name in SIGN_VALUES:
        return signs.get(value, value)
    if name in SUM_VALUES:
        return " ".join(spelled(value, signs).split())
    return quoted(value)


def spelled(sum_: str, signs: Mapping[str, str] = PLAIN) -> str:
    """A sum in notation with spaces and other signs: `3x4` becomes `3 × 4`."""
    return "".join(
        f" {signs.get(character, character)} " if character in "+-x/=" else character
        for character in sum_
    )


def quoted(text: str, longest: int = LONGEST_QUOTE) -> str:
    """An untrusted text on one line, cut to a length, with unprintable characters escaped."""
    start = text[:longest]
    if not start.isprintable():
        start = "".join(
            each if each.isprintable() else each.encode("unicode_escape").decode("ascii")
            for each in start
        )
    return start if len(text) <= longest else f"{start}…"
