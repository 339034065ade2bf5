"""What the rules pages say: complete, with examples that the rules themselves have judged."""

from __future__ import annotations

import re
from dataclasses import fields
from itertools import chain
from xml.etree.ElementTree import Element

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
from formula_desktop.pages.rules.examples import (
    EXAMPLES,
    BoardExample,
    Example,
    FormulaExample,
    example_of,
)
from formula_desktop.pages.rules.sections import (
    Section,
    markup,
    place_of,
    place_of_option,
    sections,
)
from formula_desktop.results.strength import Outcome, score
from tests.helpers.each import each_of
from tests.helpers.places import ROOT

RULES_FILE = ROOT / "docs" / "rules.md"
REASONS: dict[str, type[FormulaReason | DigifeudReason]] = {
    FORMULA: FormulaReason,
    DIGIFEUD: DigifeudReason,
}
OPTIONS = {
    FORMULA: (FormulaOptions, {"dealer", "rounds"}),
    DIGIFEUD: (DigifeudOptions, {"starts"}),
}
"""The options of each game, and what else can be chosen for a new one."""

# What docs/rules.md marks as a choice or an addition: some of its words there, and its place here.
MARKED = {
    FORMULA: {
        "never starts with 0": "numbers",
        "six each of 1": "cards",
        "passes to the left every round": "setup",
        "until every player could lay the first formula": "setup",
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
        "**number range** **[addition]**: numbers to 10, 20, 50 or 100": "largest_number",
        "open cards": "open_cards",
        "**operators** **[addition]**": "operators",
    },
    DIGIFEUD: {
        "invites opponents at a distance": "aim",
        "give the numbers, not the places": "board",
        "ask for at least one after the first sum": "sums",
        "*Number range* **[addition]**": "sums",
        "*Chains* **[addition]**": "neighbours",
        "*Open racks* **[addition]**": "tiles",
        "which only this reading allows": "reading",
        "nobody should lose by going on holiday": "time",
        "A longer one always runs": "time",
        "Tiles at the sides": "neighbours",
        "one digit of a two-digit number": "opening",
        "for two-digit answers": "points",
        "left on a rack counts 0": "end",
        "whoever gives up or runs out of time never wins": "end",
        "Players may agree to stop": "end",
        "only the range 4": "score",
    },
}


def examples(game: str) -> list[tuple[str, Example, str]]:
    """The examples of a game's rules: the place, the example, and the reason that it breaks."""
    return [
        (section.place, example_of(game, block), block.get("breaks", ""))
        for section in sections(game).values()
        for block in section.blocks
        if block.tag == "example"
    ]


def marked(section: Section) -> bool:
    """Whether something in a section is marked as agreed or added."""
    return any(block.tag in ("settled", "added") for block in section.blocks)


def rows(table: Element) -> list[list[str]]:
    return [[markup(cell) for cell in row] for row in table]


@pytest.mark.parametrize(
    ("example", "reason"),
    [
        pytest.param(example, reason, id=f"{place} {example.play}")
        for game in EXAMPLES
        for place, example, reason in examples(game)
    ],
)
def test_the_rules_say_of_each_example_what_the_pages_say(example: Example, reason: str) -> None:
    refusal = example.refusal
    assert (refusal.reason.name if refusal else "") == reason
    if not reason and isinstance(example, FormulaExample):
        assert example.laid.cards


def test_the_board_of_each_example_was_laid_by_the_rules() -> None:
    for _, example, _ in examples(DIGIFEUD):
        assert isinstance(example, BoardExample)
        before = example.before.split(", ") if example.before else []
        for at, play in enumerate(before):
            earlier = BoardExample(", ".join(before[:at]), play, example.options)
            assert earlier.refusal is None


def test_sums_share_any_number_in_any_direction() -> None:
    """As the section `neighbours` says it."""
    four = DigifeudOptions(directions=4)
    assert BoardExample("D7> 3+4=7", "L7< 9-2=(7)", four).refusal is None
    assert BoardExample("C7> 5+6=11", "L7< 9+2=(11)", four).refusal is None


def test_the_worked_examples_are_there() -> None:
    shown = {(each.before, each.play) for _, each, _ in examples(FORMULA)}
    assert shown >= {
        *(("2_4=", play) for play in ("(2)+(4)=6", "(2)x(4)=8", "(2)-(4)=2")),
        *(("2+4=6", play) for play in ("1x8=8", "8x8=(6)4", "(2)+3=5", "(2)+1(4)=1(6)")),
        ("2+4=6", "(2)+(4)=(6)"),
        *(("4+6=10", play) for play in ("4+8=(1)2", "3+2=5", "6/2=3", "(4)-3=(1)")),
        *(("8x0=0", play) for play in ("3+4=7", "428x(0)=(0)", "(8)-5=3")),
    }
    points = {
        each.play.partition(" ")[2]: each.points.total
        for place, each, _ in examples(DIGIFEUD)
        if place == "points" and isinstance(each, BoardExample)
    }
    assert points == {"3+7=10": 10, "5+8=13": 21, "2x4=8": 18, "(8)-6=2": 4}


@each_of([*FormulaReason, *DigifeudReason])
def test_every_reason_has_its_place(reason: FormulaReason | DigifeudReason) -> None:
    game, place = place_of(reason)
    assert game == (FORMULA if isinstance(reason, FormulaReason) else DIGIFEUD)
    assert place in sections(game)


@pytest.mark.parametrize("game", EXAMPLES)
def test_every_reason_in_the_documents_is_one_and_stands_once(game: str) -> None:
    found = [name for section in sections(game).values() for name in section.reasons]
    assert sorted(found) == sorted(reason.name for reason in REASONS[game])


def test_where_a_refusal_leads_such_a_one_is_shown() -> None:
    shown = {(game, place, reason) for game in EXAMPLES for place, _, reason in examples(game)}
    broken = {(game, reason) for game, _, reason in shown if reason}
    assert len(broken) > 20
    for game, reason in broken:
        assert (*place_of(REASONS[game][reason]), reason) in shown


@pytest.mark.parametrize("game", EXAMPLES)
def test_every_option_has_its_place(game: str) -> None:
    options, others = OPTIONS[game]
    names = {field.name for field in fields(options)} | others
    assert {name for each in sections(game).values() for name in each.options} == names
    for name in names:
        assert name in sections(game)[place_of_option(game, name)].options


def test_everything_marked_in_the_rules_is_marked_here() -> None:
    text = " ".join(RULES_FILE.read_text("utf-8").split())
    marks = [mark.start() for mark in re.finditer(r"\*\*\[(choice|addition)", text)][2:]
    known = [*chain.from_iterable(MARKED.values())]
    for words in known:
        assert text.count(words) >= 1, words
    assert len(known) == len(marks)
    for game, of_game in MARKED.items():
        for place in of_game.values():
            assert marked(sections(game)[place]), place


def test_nothing_else_is_marked_as_agreed_or_added() -> None:
    for game, of_game in MARKED.items():
        found = {place for place, section in sections(game).items() if marked(section)}
        assert found - {"about"} == {*of_game.values(), "numbers"}  # no number starts with 0


def test_numbers_in_the_text_are_those_of_the_program() -> None:
    tables = [block for block in sections(DIGIFEUD)["tiles"].blocks if block.tag == "table"]
    (names, counts), (head, *operators) = map(rows, tables)
    counted = {
        digit: int(count)
        for name, count in zip(names[1:], counts[1:], strict=True)
        for digit in (name.split() if name != "blank" else ["*"])
    }
    assert counted == {digit: DIGIT_TILES.count(digit) for digit in "*0123456789"}
    signs = {"+": "+", "−": "-", "×": "x", "÷": "/"}
    for row, bag in zip(operators, OPERATOR_TILES.values(), strict=True):
        shown = dict(zip(head[1:], row[1:], strict=True))
        assert {signs[sign]: int(n or 0) for sign, n in shown.items()} == {
            sign: bag.count(sign) for sign in "+-x/"
        }
    colours = [standard_layout().colour(square) for square in SQUARES]
    assert (colours.count(Colour.BLUE), colours.count(Colour.RED)) == (13, 12)
    assert [DECK.count(card) for card in "*019"] == [2, 3, 6, 6]


def test_the_example_of_a_score_is_right() -> None:
    assert score(Outcome.WON, 200, 100, 100, FULL_POINTS) == 10
    assert score(Outcome.LOST, 120, 100, 100, FULL_POINTS) == 1
