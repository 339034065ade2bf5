"""What the rules pages say: complete, with examples that the rules themselves have judged."""

from __future__ import annotations

import re
from dataclasses import fields
from itertools import chain

import pytest

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.digifeud.layout import Colour, standard_layout
from formula_desktop.digifeud.options import Options as DigifeudOptions
from formula_desktop.digifeud.reasons import Reason as DigifeudReason
from formula_desktop.digifeud.squares import SQUARES
from formula_desktop.digifeud.tiles import DIGIT_TILES, OPERATOR_TILES
from formula_desktop.formula.cards import DECK
from formula_desktop.formula.options import Options as FormulaOptions
from formula_desktop.formula.reasons import Reason as FormulaReason
from formula_desktop.kinds.digifeud import FULL_POINTS
from formula_desktop.pages.rules.document import RULES, sections
from formula_desktop.pages.rules.parts import (
    BoardExample,
    Example,
    FormulaExample,
    Grid,
    Origin,
    Section,
    Text,
)
from formula_desktop.pages.rules.places import _OPTIONS, place_of, place_of_option
from formula_desktop.results.strength import loser_score, winner_score
from tests.helpers.places import ROOT

RULES_FILE = ROOT / "docs" / "rules.md"
OPTIONS = {FORMULA: FormulaOptions, DIGIFEUD: DigifeudOptions}

# What docs/rules.md marks as a choice or an addition: some of its words there, and its place here.
MARKED = {
    FORMULA: {
        "never starts with 0": "numbers",
        "six each of 1": "cards",
        "passes to the left every round": "setup",
        "an answer of one or more cards": "first-formula",
        "A starting joker gets its": "first-formula",
        "by default when a match is played for points": "max_number_cards",
        "the other two are the same loophole": "zero-rule",
        "the round is *blocked*": "drawing",
        "whoever holds the fewest cards wins": "ending",
        "has as many rounds as the players like": "match",
        "need not play on alone": "play_on",
        "0 counts": "multiples_of_five",
        "bonus for hard sums": "hard_sum_bonus",
        "open cards": "open_cards",
        "operators **[addition]**": "operators",
    },
    DIGIFEUD: {
        "invites opponents at a distance": "aim",
        "give the numbers, not the places": "board",
        "ask for at least one after the opening": "sums",
        "nobody should lose by going on holiday": "time",
        "Tiles at the sides": "neighbours",
        "one digit of a two-digit number": "opening",
        "for two-digit outcomes": "points",
        "left on a rack counts 0": "end",
        "who resigns or runs out of time loses": "end",
        "only the range 4": "score",
    },
}


def places(game: str) -> list[str]:
    return [section.place for _, section in sections(game)]


def section_at(game: str, place: str) -> Section:
    return next(section for _, section in sections(game) if section.place == place)


def examples(game: str) -> list[tuple[str, Example]]:
    return [
        (section.place, block)
        for _, section in sections(game)
        for block in section.blocks
        if isinstance(block, FormulaExample | BoardExample)
    ]


def named(game: str) -> list[object]:
    return [
        pytest.param(example, id=f"{place} {example.play}") for place, example in examples(game)
    ]


def origins(section: Section) -> set[Origin]:
    return {block.origin for block in section.blocks if isinstance(block, Text)}


@pytest.mark.parametrize("example", named(FORMULA) + named(DIGIFEUD))
def test_the_rules_say_of_each_example_what_the_pages_say(example: Example) -> None:
    refusal = example.refusal
    assert (refusal.reason if refusal else None) is example.reason
    if example.reason is None and isinstance(example, FormulaExample):
        assert example.laid.cards


def test_the_board_of_each_example_was_laid_by_the_rules() -> None:
    for _, example in examples(DIGIFEUD):
        assert isinstance(example, BoardExample)
        for at, play in enumerate(example.before):
            assert BoardExample(example.before[:at], play, options=example.options).refusal is None


def test_sums_share_two_digits_in_one_direction_and_one_digit_in_any() -> None:
    """As the section `neighbours` says it."""
    four = DigifeudOptions(directions=4)
    assert BoardExample(("D7> 3+4=7",), "L7< 9-2=(7)", options=four).refusal is None
    refusal = BoardExample(("C7> 5+6=11",), "L7< 9+2=(11)", options=four).refusal
    assert refusal is not None
    assert refusal.reason is DigifeudReason.TOUCHES_END


def test_the_worked_examples_are_there() -> None:
    shown = {(each.table, each.play) for _, each in examples(FORMULA)}  # type: ignore[union-attr]
    assert shown >= {
        *(("2_4=", play) for play in ("(2)+(4)=6", "(2)x(4)=8", "(2)-(4)=2")),
        *(("2+4=6", play) for play in ("1x8=8", "8x8=(6)4", "(2)+3=5", "(2)+1(4)=1(6)")),
        ("2+4=6", "(2)+(4)=(6)"),
        *(("4+6=10", play) for play in ("4+8=(1)2", "3+2=5", "6/2=3", "(4)-3=(1)")),
        *(("8x0=0", play) for play in ("3+4=7", "428x(0)=(0)", "(8)-5=3")),
    }
    points = {
        each.play.partition(" ")[2]: each.points.total
        for place, each in examples(DIGIFEUD)
        if place == "points" and isinstance(each, BoardExample)
    }
    assert points == {"3+7=10": 10, "5+8=13": 21, "2x4=8": 18, "(8)-6=2": 4}


@pytest.mark.parametrize("reason", [*FormulaReason, *DigifeudReason])
def test_every_reason_has_its_place(reason: FormulaReason | DigifeudReason) -> None:
    game, place = place_of(reason)
    assert game == (FORMULA if isinstance(reason, FormulaReason) else DIGIFEUD)
    assert place in places(game)


def test_where_a_refusal_leads_such_a_one_is_shown() -> None:
    shown = {(game, place, each.reason) for game in RULES for place, each in examples(game)}
    reasons = {reason for _, _, reason in shown if reason is not None}
    assert len(reasons) > 20
    for reason in reasons:
        assert (*place_of(reason), reason) in shown


@pytest.mark.parametrize("game", [FORMULA, DIGIFEUD])
def test_every_option_has_its_place(game: str) -> None:
    names = {field.name for field in fields(OPTIONS[game])}
    assert names <= set(_OPTIONS[game])
    for name in _OPTIONS[game]:
        assert place_of_option(game, name)[1] in places(game)


@pytest.mark.parametrize("game", [FORMULA, DIGIFEUD])
def test_places_are_named_once_and_links_lead_somewhere(game: str) -> None:
    found = places(game)
    assert len(found) == len(set(found))
    for _, section in sections(game):
        assert set(section.see) <= set(found) - {section.place}


def test_everything_marked_in_the_rules_is_marked_here() -> None:
    text = " ".join(RULES_FILE.read_text("utf-8").split())
    marks = [mark.start() for mark in re.finditer(r"\*\*\[(choice|addition)", text)][2:]
    known = [*chain.from_iterable(MARKED.values())]
    for words in known:
        assert text.count(words) >= 1, words
    assert len(known) == len(marks)
    for game, of_game in MARKED.items():
        for place in of_game.values():
            assert origins(section_at(game, place)) & {Origin.SETTLED, Origin.ADDED}, place


def test_nothing_else_is_marked_as_agreed_or_added() -> None:
    for game, of_game in MARKED.items():
        marked = {
            section.place
            for _, section in sections(game)
            if origins(section) & {Origin.SETTLED, Origin.ADDED}
        }
        assert marked - {"about"} == {*of_game.values(), "numbers"}  # no number starts with 0


def test_numbers_in_the_text_are_those_of_the_program() -> None:
    tiles = [block for block in section_at(DIGIFEUD, "tiles").blocks if isinstance(block, Grid)]
    digits, operators = tiles
    counted = {
        digit: int(count)
        for name, count in zip(digits.rows[0][1:], digits.rows[1][1:], strict=True)
        for digit in (name.split() if name != "blank" else ["*"])
    }
    assert counted == {digit: DIGIT_TILES.count(digit) for digit in "*0123456789"}
    signs = {"+": "+", "−": "-", "×": "x", "÷": "/"}
    for row, bag in zip(operators.rows[1:], OPERATOR_TILES.values(), strict=True):
        shown = dict(zip(operators.rows[0][1:], row[1:], strict=True))
        assert {signs[sign]: int(n or 0) for sign, n in shown.items()} == {
            sign: bag.count(sign) for sign in "+-x/"
        }
    colours = [standard_layout().colour(square) for square in SQUARES]
    assert (colours.count(Colour.BLUE), colours.count(Colour.RED)) == (13, 12)
    assert [DECK.count(card) for card in "*019"] == [2, 3, 6, 6]


def test_the_example_of_a_score_is_right() -> None:
    assert winner_score(200, 100, 100, FULL_POINTS) == 10
    assert loser_score(120, 100, 100, FULL_POINTS) == 1


def test_chapters_have_sections() -> None:
    assert all(chapter.sections for chapter in chain.from_iterable(RULES.values()))
