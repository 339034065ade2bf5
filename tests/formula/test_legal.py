"""The fast list of legal plays against the slow and obvious one, and both against `why_not`.

120 positions here; a longer search, for instance after a change to the rules:
`RANDOM_TIMES=160 python3 dev.py test tests/formula/test_legal.py -n auto`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.formula.allowed import why_not
from formula_desktop.formula.cards import Laid, Piece, Pieces
from formula_desktop.formula.laying import Row
from formula_desktop.formula.legal import LegalPlays, can_be_completed
from formula_desktop.formula.options import RANGES, Options
from formula_desktop.formula.play import Action, Formula, read_play
from formula_desktop.formula.position import Position
from formula_desktop.formula.view import View
from tests.helpers.each import TIMES
from tests.helpers.formula.random_matches import random_match
from tests.helpers.formula.random_positions import all_cards, random_position
from tests.helpers.formula.slow_legal import slow_plays

POSITIONS = 120 * TIMES
MATCHES = 20 * TIMES


def fast_plays(position: Position) -> list[tuple[str, int]]:
    assert position.to_move is not None
    plays = LegalPlays(position.view(position.to_move))
    return [(str(play), position.points(play)) for play in plays]


def view_of(position: Position) -> View:
    assert position.to_move is not None
    return position.view(position.to_move)


@pytest.mark.no_cover
def test_the_fast_list_is_the_slow_list() -> None:
    for seed in range(POSITIONS):
        position = random_position(Random(seed))
        fast = fast_plays(position)
        assert len(fast) == len(set(fast)), f"position {seed}: a play is listed twice"
        slow = slow_plays(view_of(position))
        assert set(fast) == slow, f"position {seed}: {position}"


@pytest.mark.no_cover
def test_the_fast_list_is_the_slow_list_in_matches() -> None:
    compared = 0
    for seed in range(MATCHES):
        position = random_match(seed, max_turns=40).position
        if position.is_over or len(view_of(position).hand) > 9:
            continue
        fast = fast_plays(position)
        assert len(fast) == len(set(fast)), f"match {seed}: a play is listed twice"
        assert set(fast) == slow_plays(view_of(position)), f"match {seed}: {position}"
        compared += 1
    assert compared > 0.4 * MATCHES


@pytest.mark.no_cover
def test_every_listed_play_is_allowed_and_may_be_made() -> None:
    for seed in range(POSITIONS):
        position = random_position(Random(seed))
        view = view_of(position)
        plays = LegalPlays(view)
        for play in plays:
            assert why_not(view, play) is None, f"position {seed}: {play}"
            assert read_play(str(play)) == play
        for play in list(plays)[:3]:
            needed = position.refill_needed(play)
            assert len(all_cards(position.after(play, needed))) == 59


@pytest.mark.no_cover
def test_near_misses_are_refused_unless_the_slow_list_has_them() -> None:
    verdicts: Counter[bool] = Counter()
    for seed in range(POSITIONS // 2):
        random = Random(seed)
        position = random_position(random)
        view = view_of(position)
        legal = {text for text, _ in slow_plays(view)}
        start = list(LegalPlays(view)) or [as_it_lies(view)]
        for _ in range(60):
            play = random.choice(start)
            for _ in range(random.randint(1, 3)):
                play = changed(play, random)
            is_allowed = why_not(view, play) is None
            assert is_allowed == (str(play) in legal), f"position {seed}: {play}"
            assert is_allowed == (play in LegalPlays(view))
            verdicts[is_allowed] += 1
    assert verdicts[True] > 40
    assert verdicts[False] > 2000


def as_it_lies(view: View) -> Formula:
    """The cards on the table, written as a play that puts nothing down."""
    rows = [
        tuple(Piece(card.value or 0, card.joker, lies=True) for card in row) for row in view.rows
    ]
    return Formula(rows[0], view.operator or Operator.ADD, rows[1], rows[2] or (Piece(1),))


def changed(play: Formula, random: Random) -> Formula:
    """A play with one thing about it changed."""
    numbers = list(play.numbers)
    which = random.randrange(3)
    how = random.randrange(5)
    if how == 0:
        return play._replace(operator=random.choice(ALL_OPERATORS))
    if how == 1:
        random.shuffle(numbers)
    elif how == 2:
        numbers[which] = (*numbers[which], random_piece(random))[random.randrange(2) :]
    elif how == 3:
        numbers[which] = (random_piece(random), *numbers[which])[: random.randint(1, 4)]
    else:
        numbers[which] = with_piece_changed(numbers[which], random)
    left, right, answer = numbers
    return Formula(left, play.operator, right, answer)


def with_piece_changed(pieces: Pieces, random: Random) -> Pieces:
    at = random.randrange(len(pieces))
    piece = pieces[at]
    how = random.randrange(3)
    if how == 0:
        piece = piece._replace(value=random.randrange(10))
    elif how == 1:
        piece = piece._replace(lies=not piece.lies)
    else:
        piece = piece._replace(joker=not piece.joker)
    return (*pieces[:at], piece, *pieces[at + 1 :])


def random_piece(random: Random) -> Piece:
    return Piece(random.randrange(10), random.random() < 0.2, random.random() < 0.4)


@pytest.mark.no_cover
@pytest.mark.parametrize("largest", RANGES)
def test_a_range_leaves_out_what_is_above_it_and_nothing_else(largest: int) -> None:
    left_out = 0
    for seed in range(POSITIONS // 4):
        view = view_of(random_position(Random(seed)))
        free = replace(view, options=replace(view.options, largest_number=None))
        limited = replace(view, options=replace(view.options, largest_number=largest))
        if max(number_in(row) for row in view.rows) > largest:
            continue
        every = list(LegalPlays(free))
        within = [play for play in every if max(play.values) <= largest]
        assert sorted(map(str, LegalPlays(limited))) == sorted(map(str, within))
        left_out += len(every) - len(within)
    assert left_out


def number_in(row: Row) -> int:
    return int("".join(str(card.value or 0) for card in row) or 0)


# --- what the list itself answers ---------------------------------------------------------------


def test_the_list_knows_its_length_and_whether_it_is_empty() -> None:
    position = random_position(Random(3))
    plays = LegalPlays(view_of(position))
    assert len(plays) == len(list(plays)) > 0
    assert bool(plays)
    assert not LegalPlays(replace(view_of(position), hand=""))


def test_drawing_and_passing_are_not_in_the_list() -> None:
    plays = LegalPlays(view_of(random_position(Random(3))))
    assert Action.DRAW not in plays
    assert Action.PASS not in plays


def test_nothing_is_legal_once_the_round_is_over() -> None:
    view = view_of(random_position(Random(3)))
    play = next(iter(LegalPlays(view)))
    over = replace(view, to_move=None)
    assert list(LegalPlays(over)) == []
    assert play not in LegalPlays(over)
    begun = (play.left, play.right, ())
    operators = view.options.operators
    assert can_be_completed(view, begun, view.hand, operators)
    assert not can_be_completed(over, begun, view.hand, operators)


@pytest.mark.no_cover
def test_every_pair_of_starting_cards_has_an_answer_with_all_digits_in_the_hand() -> None:
    """Why a set of operators must contain + or x (docs/rules.md, 1 "Variations")."""
    start = random_position(Random(11))
    for operator in (Operator.ADD, Operator.MULTIPLY):
        options = Options(operators=(operator,))
        for left in range(10):
            for right in range(10):
                view = replace(
                    view_of(start),
                    options=options,
                    hand="00112233445566778899",
                    left=(Laid(left),),
                    right=(Laid(right),),
                    answer=(),
                    operator=None,
                    zero_rule=False,
                )
                result = left + right if operator is Operator.ADD else left * right
                assert [str(play) for play in LegalPlays(view)] == [
                    f"({left}){operator}({right})={result}"
                ]
