"""What is said about turns: the figures are those of the rules, in the right number."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest

from formula_desktop.arguments import LANGUAGES
from formula_desktop.digifeud.legal import best_play
from formula_desktop.digifeud.play import Action as BoardAction
from formula_desktop.digifeud.play import Play as BoardPlay
from formula_desktop.digifeud.play import read_play as read_sum
from formula_desktop.digifeud.player.judging import judge as judge_sum
from formula_desktop.digifeud.position import Ending
from formula_desktop.digifeud.position import Position as BoardPosition
from formula_desktop.formula.cards import cost_in_hand
from formula_desktop.formula.match import Match
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.play import Action, Formula, Play, read_play
from formula_desktop.formula.player.judging import judge as judge_formula
from formula_desktop.judgement import Judgement, Lost, Own, Report, Why
from formula_desktop.limit import Limit
from formula_desktop.look.languages import Language
from formula_desktop.models.words.judged import JudgedWords
from tests.helpers.digifeud.random_games import random_game, random_sum
from tests.helpers.formula.random_matches import random_match
from tests.helpers.formula.tables import table

LIMIT = Limit(3, seed=5)
AT = datetime(2026, 11, 20, 9, tzinfo=UTC)


def number_in(sentence: str) -> int:
    """The last number of a sentence: the figure, after the sum."""
    return int(re.findall(r"\d+", sentence)[-1])


# --- Digifeud -----------------------------------------------------------------------------------


def answer_to(position: BoardPosition, play: BoardPlay) -> int:
    """The points of the opponent's best answer to a play."""
    after = position.after_legal(play)
    found = None if after.to_move is None else best_play(after.view(after.to_move))
    return found.points if found else 0


def test_a_sentence_about_a_sum_has_the_figure_of_the_rules(language: Language) -> None:
    language.speak("en")
    said = set()
    for seed in range(40, 75):
        game = random_game(seed, seed % 14)
        position = game.position
        if position.to_move is None:
            continue
        view = position.view(position.to_move)
        made = random_sum(position, Random(seed)) or BoardAction.PASS
        judgement = judge_sum(view, made, LIMIT)
        sentence = JudgedWords().of_digifeud(view, judgement, made)
        best = judgement.best
        if judgement.why is None:
            assert not sentence
        elif "more point" in sentence:
            assert number_in(sentence) == position.points(best) - position.points(made)
            said.add("earns")
        elif "other player" in sentence:
            assert judgement.why.left_open > 0
        elif "digit tiles" in sentence:
            assert position.after_legal(best).ending is Ending.OUT
            assert position.after_legal(made).ending is not Ending.OUT
        elif "handier" in sentence:
            assert judgement.why.kept > 0
        else:
            assert "because" not in sentence
        assert not sentence or sentence.startswith(("Better was ", "Smarter was "))
        if judgement.why is not None and game.options.open_racks:
            left = answer_to(position, made) - answer_to(position, best)
            assert judgement.why.left_open == left
            said.add("leaves")
    assert said == {"earns", "leaves"}


# --- Formula ------------------------------------------------------------------------------------


def kept(match: Match, play: Play) -> str:
    """The cards that stay in the hand, without one that is taken."""
    seat = match.position.to_move
    assert seat is not None
    if not isinstance(play, Formula):
        return match.position.hands[seat]
    return match.after(play, AT).position.hands[seat]


def test_a_sentence_about_a_formula_has_the_figure_of_the_rules(language: Language) -> None:
    language.speak("en")
    said = set()
    for seed in range(60):
        played = random_match(seed, 14)
        if not played.round.turns:
            continue
        turn = Random(seed).randrange(len(played.round.turns))
        match, made = played.back_to(turn), played.round.turns[turn].play
        assert match.position.to_move is not None
        view = match.position.view(match.position.to_move)
        judgement = judge_formula(view, made, LIMIT)
        sentence = JudgedWords().of_formula(view, judgement, made)
        if judgement.why is None:
            assert not sentence
            continue
        left = [kept(match, each) for each in (made, judgement.best)]
        if "more point" in sentence:
            points = [match.position.points(each) for each in (made, judgement.best)]
            assert number_in(sentence) == points[1] - points[0]
            said.add("earns")
        elif "you lay " in sentence:
            assert number_in(sentence) == len(left[0]) - len(left[1])
            said.add("lays")
        elif "cheaper" in sentence:
            assert cost_in_hand(left[0]) > cost_in_hand(left[1])
        elif "all your cards" in sentence:
            assert left[0]
            assert not left[1]
            said.add("out")
        elif "next player" in sentence:
            assert judgement.why.left_open > 0
        elif "easier to lay" in sentence:
            assert judgement.why.kept > 0
        else:
            assert "because" not in sentence
        assert sentence.startswith(("Better was ", "Smarter was "))
    assert {"earns", "lays", "out"} <= said


# --- every sentence -----------------------------------------------------------------------------


def sentences(number: int) -> list[str]:
    """Every sentence that counts something, with this number."""
    words = JudgedWords()
    sums = read_sum("G7> 3+4=7"), read_sum("A7> 3+4=7")
    formulas = read_play("8x8=(6)4"), read_play("(2)+1(4)=1(6)")
    game = random_game(1, 0)
    board = game.position.view(game.starts)
    cards = table("2+4=6", "12345688", "77").view(0)
    for_points = replace(cards, options=Options(scoring=Scoring.POINTS))
    earned = Why(number, 0, 0, misses_out=False)
    made = [words.of_digifeud(board, Judgement(sums[0], 0.62, 0.55, 0.0, earned), sums[1])]
    made += [
        words.of_formula(view, Judgement(formulas[0], 0.62, 0.55, 0.0, earned), formulas[1])
        for view in (cards, for_points)
    ]
    made.append(words.figures(Judgement(sums[0], 0.05, 0.04, 6.0 + number, earned)))
    for large in (0, number):
        lost = Lost(14, 0.24, 0.0, number - large + (number if large else 0), large)
        own = Own(14, 14, 77, number, 7, None, has_lost=False)
        report = Report(14, 14, {0: lost}, {0: own})
        made.append(words.report(report, ["{name} <b>"], for_points=True))
    for counts in (True, False):
        for has_lamp in (True, False):
            turns = number + 7 * has_lamp
            own = Own(number, turns, number, number, 7, 7 if has_lamp else None, has_lost=True)
            report = Report(number, number, {0: Lost(number, 0.0, 0.0, 0, 0)}, {0: own})
            made.append(words.report(report, ["{name} <b>"], for_points=counts))
        made += [
            words.more("{sum} 3+4=7", number, for_points=counts, wins_no_more=each)
            for each in (True, False)
        ]
    return made


@pytest.mark.parametrize("code", LANGUAGES)
def test_figures_are_in_the_right_number(language: Language, code: str) -> None:
    language.speak(code)
    for one, five in zip(sentences(1), sentences(5), strict=True):
        assert re.search(r"\b[17]\b", one), one
        assert re.search(r"\b(5|11)\b", five), five
        for said in (one, five):
            assert "(s)" not in said
            assert "%n" not in said
            assert not re.search(r"\{(?!name\}|sum\})", said), said
        # the smallest figure of points is 7, and a report also says of how many turns
        if not re.search(r"\b(7|14)\b", one):
            assert re.sub(r"\d+", "", one) != re.sub(r"\d+", "", five), one


def test_a_fine_turn_is_only_praised_while_the_game_is_open(language: Language) -> None:
    language.speak("en")
    words, best = JudgedWords(), read_sum("G7> 3+4=7")
    fine = Judgement(best, 0.62, 0.62, 0.0, None)
    decided = fine._replace(chance=0.001, made=0.001)
    assert words.verdict(fine, best) == "Well played"
    assert words.verdict(fine, BoardAction.PASS) == "Nothing to improve"
    assert words.verdict(decided, best) == "Nothing to improve"
    assert words.figures(fine) == "chance to win: 62%"
    assert words.figures(decided) == "chance to win: under 1%"


def test_a_large_loss_is_never_called_little(language: Language) -> None:
    language.speak("en")
    words, made = JudgedWords(), read_play("4(3)+2=4(5)")
    draw: Play = Action.DRAW
    for_less = Judgement(draw, 0.35, 0.09, 0.0, Why(-1, 0, 0, misses_out=False))
    assert words.verdict(for_less, made) == "Could be better"
    cards = table("2+4=6", "12345688", "77").view(0)
    assert words.of_formula(cards, for_less, made) == "Better was taking a card."
    small = for_less._replace(chance=0.13)
    assert words.verdict(small, made) == "Could be a little better"
    assert words.of_formula(cards, small, made) == "Better was taking a card."


def test_what_earns_clearly_more_is_better_for_that(language: Language) -> None:
    language.speak("en")
    words, board = JudgedWords(), random_game(1, 0)
    best, made = read_sum("G7> 3+4=7"), read_sum("A7> 3+4=7")
    view = board.position.view(board.starts)
    for earned, reason in ((22, "you get 22 more points"), (6, "you keep handier tiles")):
        why = Why(earned, 0, 40, misses_out=False)
        said = words.of_digifeud(view, Judgement(best, 0.62, 0.5, 0.0, why), made)
        assert said.endswith(f"because then {reason}."), said
    cards, laid = table("2+4=6", "12345688", "77").view(0), read_play("(2)+1(4)=1(6)")
    why = Why(2, 0, 90, misses_out=False)
    said = words.of_formula(cards, Judgement(read_play("8x8=(6)4"), 0.62, 0.5, 0.0, why), laid)
    assert said.endswith("because then you lay 2 more cards."), said


def test_every_reason_is_a_whole_sentence(language: Language) -> None:
    language.speak("en")
    words, game = JudgedWords(), random_game(1, 0)
    board, cards = game.position.view(game.starts), table("2+4=6", "12345688", "77").view(0)
    for_points = replace(cards, options=Options(scoring=Scoring.POINTS))
    sums = read_sum("G7> 3+4=7"), read_sum("A7> 3+5=8")
    formulas = read_play("8x8=(6)4"), read_play("(2)+1(4)=1(6)")
    kept = Why(0, 0, 9, misses_out=False)
    left_open = Why(0, 9, 0, misses_out=False)
    out = Why(0, 0, 0, misses_out=True)
    nothing = Why(0, 0, 0, misses_out=False)
    said = [
        words.of_digifeud(board, Judgement(sums[0], 0.62, 0.57, 0.0, why), sums[1])
        for why in (kept, left_open, out, nothing)
    ]
    better = "Better was 3 + 4 = 7"
    assert said == [
        f"{better}, because then you keep handier tiles.",
        f"{better}, because then the other player can earn less.",
        f"{better}, because then you have laid all digit tiles.",
        f"{better}.",
    ]
    said = [
        words.of_formula(view, Judgement(formulas[0], 0.62, 0.5, 0.0, why), formulas[1])
        for view, why in (
            (for_points, kept),
            (cards, kept),
            (cards, left_open),
            (cards, out),
            (cards, nothing),
        )
    ]
    better = "Better was 8 × 8 = 64"
    assert said == [
        f"{better}, because then you keep cheaper cards.",
        f"{better}, because then the rest is easier to lay.",
        f"{better}, because then the next player goes out less easily.",
        f"{better}, because then you have laid all your cards.",
        f"{better}.",
    ]


def test_the_same_sum_is_told_apart(language: Language) -> None:
    language.speak("en")
    view = random_game(1, 0).position.view(random_game(1, 0).starts)
    best = Judgement(read_sum("G7> 3+4=7"), 0.62, 0.55, 0.0, Why(9, 0, 0, misses_out=False))
    words = JudgedWords()
    assert words.of_digifeud(view, best, read_sum("A7> 3+4=7")) == (
        "Better was the same sum at G7, because then you get 9 more points."
    )
    assert words.of_digifeud(view, best, read_sum("G7v 3+4=7")) == (
        "Better was the same sum in another way, because then you get 9 more points."
    )
    cards = table("2+4=6", "12345688", "77").view(0)
    draw: Play = Action.DRAW
    better = Judgement(draw, 0.62, 0.55, 0.0, Why(-1, 20, 0, misses_out=False))
    assert words.of_formula(cards, better, read_play("(2)x(4)=8")) == (
        "Smarter was taking a card: less now, but the next player goes out less easily."
    )
