"""Nothing that the first steps say is false, whatever a clumsy child puts down.

Each single thing that can be done next is tried, wherever the way to the example has led, and what
is said is compared with all legal plays, found without any draft.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import chain, combinations, product
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.legal import LegalPlays as LegalSums
from formula_desktop.digifeud.play import Sum
from formula_desktop.formula.cards import Pieces
from formula_desktop.formula.draft import Draft as Cards
from formula_desktop.formula.laying import Row
from formula_desktop.formula.legal import LegalPlays as LegalFormulas
from formula_desktop.formula.play import Formula
from formula_desktop.formula.reasons import Reason as CardReason
from formula_desktop.lessons import digifeud, formula
from formula_desktop.lessons.digifeud import Aim as BoardAim
from formula_desktop.lessons.formula import Aim as CardAim
from formula_desktop.models.table.lesson import Said
from formula_desktop.models.words.digifeud import draft_in_words as board_in_words
from formula_desktop.models.words.formula import draft_in_words as cards_in_words
from formula_desktop.pages.lessons.page import DigifeudLesson, FormulaLesson
from formula_desktop.pages.lessons.words import words_of
from formula_desktop.sentences import WrongSum
from formula_desktop.store.settings.settings import Settings
from tests.helpers.looks import look_of
from tests.helpers.pupil import taught

TOLD = (CardReason.REPLACE_ALL, CardReason.LEADING_ZERO, CardReason.NOT_EVEN)
"""Reasons whose sentence says what to change."""


def value_of(written: str) -> Fraction | None:
    """What a sum as it is shown comes to; None if it is divided by 0."""
    terms = re.split(r"[+−]", written)
    total = Fraction(0)
    for sign, term in zip(["+", *re.findall(r"[+−]", written)], terms, strict=True):
        first, *others = re.split(r"([×÷])", term)
        value = Fraction(int(first))
        for operator, number in zip(others[::2], map(int, others[1::2]), strict=True):
            if operator == "÷" and not number:
                return None
            value = value * number if operator == "×" else value / number
        total += value if sign == "+" else -value
    return total


def is_equal(laid: str) -> bool:
    left, right = laid.split("=")
    return value_of(left) == value_of(right)


def followed(said: str) -> str:
    """What a line says after the sum."""
    return said.rpartition(",")[2].strip()


def ways_of(pieces: Pieces, row: Row) -> set[Any]:
    """What lies there on the way to a number: cards on cards, beside them, or on all of them."""
    laid = [(not piece.lies, None if piece.lies else piece.card, piece.value) for piece in pieces]
    there = [(False, None, card.value) for card in row]
    found: set[Any] = {tuple(there)}
    if not any(piece.lies for piece in pieces):
        found |= {tuple(laid[one:end]) for one in range(len(laid)) for end in range(one + 1, 9)}
    for first in range(len(laid) - len(row) + 1 if row else 0):
        middle = laid[first : first + len(row)]
        pairs = [*zip(middle, there, strict=True)]
        before, after = laid[:first], laid[first + len(row) :]
        stay = [(cell, lies) for cell, lies in pairs if not cell[0]]
        if any(cell != lies for cell, lies in stay) or not all(new for new, *_ in before + after):
            continue
        for cells in product(*pairs):
            for left in range(first + 1):
                for right in range(len(after) + 1):
                    found.add((*before[left:], *cells, *after[:right]))
    return found


class Legal:
    """All legal plays of a step, by what lies there on the way to each."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self._plays: dict[Any, set[Any]] = defaultdict(set)
        """By what lies there."""
        is_formula = isinstance(game.step, formula.Step)
        every: Any = (LegalFormulas if is_formula else LegalSums)(game.view)
        for play in every:
            for key in self._ways(play):
                self._plays[key].add(play)

    def _ways(self, play: Formula | Sum) -> Iterator[Any]:
        if isinstance(play, Sum):
            return ((place.square, place.tile) for place in play.put_down)
        pairs = zip(play.numbers, self._game.view.rows, strict=True)
        return product(*(ways_of(pieces, row) for pieces, row in pairs))

    @staticmethod
    def _key(draft: Cards) -> Any:
        return tuple(
            tuple((bool(cell.put), cell.put and cell.put.card, cell.value) for cell in cells)
            for cells in draft.numbers
        )

    def having(self, draft: Any) -> set[Any]:
        """The legal plays that have everything put down, with any sign of Formula's."""
        if isinstance(draft, Cards):
            without = [put.index for put in draft.puts if put.value is None]
            drafts = [draft]
            for joker in without:
                drafts = [each.choose(joker, digit) for each in drafts for digit in range(10)]
            return set().union(*(self._plays.get(self._key(each), set()) for each in drafts))
        found: list[set[Any]] = []
        for put in draft.puts:
            tiles = [put.tile]
            if put.is_blank and put.digit is None:
                tiles = [f"*{digit}" for digit in range(10)]
            found.append(set().union(*(self._plays.get((put.square, each), ()) for each in tiles)))
        return set.intersection(*found) if found else set()


def without_digits(draft: Any) -> Any:
    for put in draft.puts:
        draft = draft.choose(put.index, None)
    return draft


def on_the_way(game: Any) -> list[Any]:
    """What lies there after some of the cards or tiles of the example."""
    empty, laid = game.draft, game.drafting.laid(game.view, game.step.shown)
    if laid is None:
        return [empty]
    puts = laid.puts
    if isinstance(laid, Cards):
        some: list[Any] = [each for size in range(len(puts)) for each in combinations(puts, size)]
    else:  # from the first on
        some = [puts[number:] for number in range(len(puts))]
    found = [empty, laid]
    for missing in some:
        draft = laid
        for put in missing:
            draft = draft.take_back(put.index)
        found.append(draft)
        if isinstance(draft, Cards):
            found.append(Cards(draft.view, draft.numbers, empty.operator))
    return found


def next_ones(draft: Any) -> Iterator[Any]:
    """Every draft that one more card or tile, a digit, or another sign makes of one."""
    if isinstance(draft, Cards):
        for sign in draft.view.options.operators:
            yield draft.with_operator(sign)
        tried: set[str] = set()
        down = {put.index for put in draft.puts}
        for index, card in enumerate(draft.view.hand):
            if index in down or card in tried:
                continue
            tried.add(card)
            for place in draft.places(index):
                put = draft.put(index, place)
                yield from [put, *(put.choose(index, digit) for digit in range(10))]
        return
    near = {
        (column, row)
        for square in [put.square for put in draft.puts] or [*game_squares(draft)]
        for column, row in [divmod(square, 13)]
    }
    tried = set()
    down = {put.index for put in draft.puts}
    for index, tile in enumerate(draft.view.rack.tiles):
        if index in down or tile in tried:
            continue
        tried.add(tile)
        for square in range(169):
            column, row = divmod(square, 13)
            is_near = any(column == each or row == other for each, other in near)
            if is_near and not draft.why_not_put(index, square) and draft.on(square) is None:
                put = draft.put(index, square)
                yield put
                if tile == "*":
                    yield from (put.choose(index, digit) for digit in range(10))


def game_squares(draft: Any) -> Iterator[int]:
    """The squares with tiles, or the middle."""
    lies = [square for square, tile in enumerate(draft.view.board.tiles) if tile]
    yield from lies[::4] or [84]


def checks_cards(draft: Cards, said: str, game: Any, legal: Legal) -> str:
    """What is false about the line that reads Formula's draft; "" if nothing is."""
    every = legal.having(draft)
    same = {play for play in every if play.operator is draft.operator}
    more = {play for play in same if len(play.new_pieces) > len(draft.puts)}
    sum_, end = said.rpartition(",")[0], followed(said)
    is_free = any(put.value is None for put in draft.puts)
    has_digit = any(put.is_joker and put.value is not None for put in draft.puts)
    if " is not " in said:
        left, _, answer = re.split(r",| yet", said)[0].partition(" is not ")
        if value_of(left) == value_of(answer):
            return "it is equal"
    if "is less than 0" in said:
        left = said.partition(" is less")[0]
        if (value_of(left) or 0) >= 0:
            return "it is not less than 0"
    elif re.fullmatch(r"[^…a-z]*=[^…a-z]*", sum_ or said) and not is_equal(sum_ or said):
        return "it is called equal"
    others = {play for play in every if play.operator is not draft.operator}
    if is_free:
        others |= every
    is_true = {
        "correct": draft.refusal is None,
        "now a card": bool(more),
        "now the answer": any(
            any(not piece.lies for piece in play.numbers[2]) for play in more or same
        ),
        "now another sign": bool(others),
        "choose another sign": draft.view.is_first or bool(others),
        "put the larger number first": bool(more),
        "now the sign": draft.operator is None and bool(every),
        "now choose a digit": is_free and bool(every),
        "choose another digit": has_digit and bool(legal.having(without_digits(draft))),
        "lay the answer or choose another digit": has_digit
        and any(any(not piece.lies for piece in play.numbers[2]) for play in more)
        and bool(legal.having(without_digits(draft))),
        "put a card somewhere else": not every
        or game.step.covers_what_stays(draft)
        or game.covered_instead is not None,
        "none of your cards fits": not every,
        "no sign fits": not every,
        "no digit fits here": is_free and not every,
    }
    if end in is_true:
        return "" if is_true[end] else f"not true: {end}"
    if draft.refusal is None:
        return "it is a legal play"
    return f"there is a way on: {min(map(str, every))}" if every and not draft.following else ""


def checks_board(draft: Any, said: str, game: Any, legal: Legal) -> str:
    """What is false about the line that reads Digifeud's draft; "" if nothing is."""
    every = legal.having(draft)
    more = {play for play in every if len(play.put_down) > len(draft.puts)}
    end = followed(said)
    has_digit = any(put.is_blank and put.digit is not None for put in draft.puts)
    if " is not " in said:
        left, _, answer = re.split(r",| yet", said)[0].partition(" is not ")
        if value_of(left) == value_of(answer):
            return "it is equal"
    if ", correct" in said:
        return "" if draft.refusal is None and is_equal(said.partition(",")[0]) else "not correct"
    if draft.refusal is None:
        return "it is a legal play"
    if end.startswith("now a tile on "):
        return "" if more else "nothing fits"
    if end == "now choose a digit":
        return "" if every else "no digit fits"
    if end == "choose another digit":
        ways = has_digit and legal.having(without_digits(draft))
        return "" if ways else "no other digit fits"
    if end.startswith("now "):
        return "" if more else "nothing comes next"
    if end in ("none of your tiles fits", "no digit fits here"):
        return "" if not every else f"it fits: {min(map(str, every))}"
    return f"there is a way on: {min(map(str, every))}" if every and not draft.following else ""


def contradicts(draft: Any, said: str, remark: str, game: Any, legal: Legal) -> str:
    """What the remark contradicts: the rules, the step or the line on the table."""
    step, view = game.step, game.view
    every = legal.having(draft)
    if isinstance(draft, Cards):
        every = {play for play in every if play.operator is draft.operator}
    wanted = [play for play in every if step.accepts(view, play)]
    is_legal = draft.refusal is None
    if game.said is Said.READY and not (is_legal and step.accepts(view, draft.play)):
        return "ready"
    if game.said is Said.OTHER and (not is_legal or step.accepts(view, draft.play)):
        return "other"
    if game.said in (Said.WRONG, Said.STUCK):
        if is_legal or (wanted and not game.covers_what_stays):
            return "corrects what leads to the goal"
        if re.search(r", (now|choose another|lay the|put a card) ", said):
            return "the table goes on"
    if game.said is Said.NOTHING and is_legal:
        return "nobody says that it is a legal play"
    tells = re.search(r", (now|choose|put|lay) | is not ", said)
    is_told = tells or is_legal or draft.refusal.reason in TOLD
    if game.said is Said.NOTHING and draft.puts and not is_told:
        return "nobody says what comes next"
    if "Leave" in remark and not game.covers_what_stays and game.said is not Said.OTHER:
        return "it is left"
    if re.search("Use the (joker|blank)", remark) and without_digits(draft) != draft:
        return "it is used"
    if "in front of it" in remark:
        cell = game.covered_instead
        lies = f"The {cell.put.card} lies on the {cell.there.value}"
        return "" if lies in remark else "it does not lie there"
    return ""


PAGES: Any = {formula.Step: FormulaLesson, digifeud.Step: DigifeudLesson}


@pytest.mark.parametrize("step", [*formula.STEPS, *digifeud.STEPS], ids=lambda step: f"{step.aim}")
def test_nothing_is_said_that_is_false(qtbot: QtBot, settings: Settings, step: Any) -> None:
    game = taught(step, qtbot)
    page = PAGES[type(step)](settings, look_of())
    qtbot.addWidget(page)
    words, legal = words_of(step.aim), Legal(game)
    is_formula = isinstance(step, formula.Step)
    in_words: Any = cards_in_words if is_formula else board_in_words
    checks: Any = checks_cards if is_formula else checks_board
    false, number = [], 0
    for draft in set(chain.from_iterable(map(next_ones, set(on_the_way(game))))):
        if draft != game.drafting.empty(game.view):
            game.show(draft)
            number += 1
            said = in_words(draft, WrongSum.NOT_EQUAL, game.following_of(draft))
            remark = page._remark(game, words.want, words.praise)
            why = checks(draft, said, game, legal) or contradicts(draft, said, remark, game, legal)
            if why:
                false.append((why, said, remark, draft.reads if is_formula else draft.verdict.laid))
    assert number > (30 if is_formula else 300) or step.aim in (CardAim.DRAW, BoardAim.PASS)
    assert false == []
