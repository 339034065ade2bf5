"""The end of a round and of a match."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QTableView, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.play import Action, Formula
from formula_desktop.formula.position import Position
from formula_desktop.kinds.registry import kind_of, read_any_file
from formula_desktop.look.presentation import unit_of
from formula_desktop.models.past.course import formulas_of
from formula_desktop.models.table.formula_lists import ResultModel
from formula_desktop.models.words.results import own_outcome_in_words
from formula_desktop.models.words.signs import signed, spelled
from formula_desktop.pages.outcome.count import Count
from formula_desktop.pages.outcome.formula import MatchTable, Results
from formula_desktop.pages.outcome.formula_stopped import StoppedWords
from formula_desktop.pages.outcome.formula_words import ResultWords
from formula_desktop.pages.outcome.panel import ResultPanel
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.players import FAIR_TURNS, Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.sounds.sound import Sound
from tests.helpers.formula.games import COMPUTER, NOOR, SAM
from tests.helpers.formula.random_matches import in_third_round, over, random_match, random_play
from tests.helpers.game_files import case_file
from tests.helpers.kept_games import games_in, under_way
from tests.helpers.looks import look_of
from tests.helpers.results_panel import count_of
from tests.helpers.window import game_in, undo

AT = datetime(2026, 11, 20, 9, tzinfo=UTC)
POINTS = Scoring.POINTS
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    room = QWidget()
    room.resize(1024, 640)
    qtbot.addWidget(room)
    room.show()
    qtbot.waitExposed(room)
    return room


def show(match: Match, room: QWidget, *, is_ended: bool = False) -> Results:
    results = Results(match, look_of(unit=unit_of(room.window().size())), room, is_ended=is_ended)
    results.open()
    return results


def match_of(name: str) -> Match:
    match = read_any_file(case_file(name))
    assert isinstance(match, Match)
    return match


def name_of(match: Match) -> str:
    return match.players[match.results[-1].winners[0]].name


# --- words --------------------------------------------------------------------------------------


def words(match: Match, *, is_ended: bool = False) -> str:
    found = ResultWords(match, is_ended=is_ended or match.has_reached_target)
    return "\n".join([found.heading, *found.sentences])


def test_who_has_won_a_round(qtbot: QtBot) -> None:
    match = over(Options())
    assert words(match).startswith(f"{name_of(match)} won the round")


def test_a_name_stays_on_one_line_in_every_sentence(qtbot: QtBot) -> None:
    match = over(Options())
    players = tuple(Player(f"Team {number}") for number in range(len(match.players)))
    found = ResultWords(replace(match, players=players), is_ended=False)
    assert found.highlight is not None
    texts = (found.headline, found.highlight.caption, found.heading, *found.sentences)
    told = "\n".join(texts)
    assert "Team\u00a0" in found.headline
    assert "Team\u00a0" in found.highlight.caption
    assert "Team " not in told


@pytest.mark.parametrize("scoring", [POINTS, Scoring.FIRST_OUT])
def test_the_best_without_the_hint_is_told_as_such(qtbot: QtBot, scoring: Scoring) -> None:
    texts = "Your most cards without the hint: ", "Your best formula without the hint: "
    found = set()
    for seed in range(20):
        match = replace(over(Options(scoring=scoring), 2, seed), players=(NOOR, COMPUTER))
        laid = [each for each in formulas_of(match, only_last=True) if each.seat == 0]
        if not laid:
            continue
        best = max(laid, key=lambda each: each.points if scoring is POINTS else each.cards)
        turns = {at for at, turn in enumerate(match.round.turns) if turn.play == best.formula}
        words = ResultWords(match, is_ended=False, laid_by_hint=turns).highlight
        if words is not None:
            found.add(words.caption.startswith(texts[scoring is POINTS]))
    assert True in found


def test_who_laid_as_good_a_formula_as_the_hint_for_another_is_named(qtbot: QtBot) -> None:
    told = set()
    for seed in range(200):
        match = over(Options(scoring=POINTS, target=1, largest_number=20), 2, seed)
        laid = formulas_of(match)
        most = max(each.points for each in laid)
        best = [each for each in laid if each.points == most]
        if not match.has_reached_target or {each.seat for each in best} != {0, 1}:
            continue
        of_hint = best[0].seat
        by_hint = {
            number
            for number, (turn, position) in enumerate(
                zip(match.round.turns, match.round.positions, strict=False)
            )
            if position.to_move == of_hint and isinstance(turn.play, Formula)
            if position.points(turn.play) == most
        }
        found = ResultWords(match, is_ended=True, laid_by_hint=by_hint).best
        assert found is not None
        assert not found.is_of_lamp
        name = match.players[1 - of_hint].name
        assert found.caption == f"The best formula: {most} point(s) by {name}"
        told.add(name)
    assert told


def test_who_lost_a_round_sees_their_own_best_formula_or_else_the_one_that_won(
    qtbot: QtBot,
) -> None:
    match = next(
        match for match in (over(Options(), seed=seed) for seed in range(40)) if match.position.out
    )
    (winner,) = match.results[-1].winners
    players = [NOOR, NOOR]
    players[winner] = COMPUTER
    match = replace(match, players=tuple(players))
    own = ResultWords(match, is_ended=False).highlight
    assert own is not None
    assert own.caption.startswith("Your most cards in one turn: ")
    laid = [each for each in formulas_of(match, only_last=True) if each.seat != winner]
    most = max(each.cards for each in laid)
    largest = {each.formula for each in laid if each.cards == most}
    laid_by = {at for at, turn in enumerate(match.round.turns) if turn.play in largest}
    found = ResultWords(match, is_ended=False, laid_by_hint=laid_by)
    assert found.highlight is None or not found.highlight.caption.startswith("Your most")
    everything = range(len(match.round.turns))
    found = ResultWords(match, is_ended=False, laid_by_hint=everything)
    last = match.round.turns[-1].play
    assert isinstance(last, Formula)
    assert found.highlight is not None
    assert found.highlight.caption == "This is how the computer won the round"
    assert found.highlight.said == spelled(str(last))
    assert found.praise == [], "the hint has laid it all"


def taken_only(options: Options, seed: int) -> Match:
    """A round in which Noor takes a card in every turn, against a beginner."""
    random = Random(seed)
    beginner = replace(COMPUTER, level=Level.BEGINNER)
    match = new_match(options, (NOOR, beginner), AT, 0, new_deck(random))
    while not match.position.is_over:
        position = match.position
        plays = position.may if position.to_move == 0 else (random_play(position, random, 1.0),)
        match = match.after(plays[0], AT)
    return match


def test_who_only_took_cards_is_told_what_fits(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = (taken_only(Options(), seed) for seed in range(20))
    match = next(each for each in matches if each.results[-1].winners == (1,))
    words = ResultWords(match, is_ended=False)
    assert words.headline == "On to the next round!", "the match goes on"
    assert words.praise == ["You could often lay something: look for a small sum first."]
    assert ResultWords(match, is_ended=True).headline == "Until next time!"
    monkeypatch.setattr("formula_desktop.models.past.course.LegalPlays", lambda _view: ())
    assert words.praise == ["Taking cards is fine: there is more to choose from."]


def test_a_won_round_is_told_by_what_happened(qtbot: QtBot) -> None:
    told = set()
    for seed in range(60):
        match = over(Options(), 2, seed)
        winners = match.results[-1].winners
        if len(winners) > 1:
            continue
        players = [COMPUTER, COMPUTER]
        players[winners[0]] = NOOR
        found = ResultWords(replace(match, players=tuple(players)), is_ended=False).comment
        turns = zip(match.round.turns, match.round.positions, strict=False)
        own = [turn.play for turn, position in turns if position.to_move == winners[0]]
        left = len(match.position.hands[1 - winners[0]])
        if found == "That was close!":
            assert left <= 2
        elif found == "You laid a formula in every turn!":
            assert all(isinstance(play, Formula) for play in own)
        elif match.position.out:
            assert found == f"You were done in {len(own)} turn(s)!"
        else:
            assert found == "You had the fewest cards."
        told.add(found)
    assert len(told) > 2, told


def test_a_match_stopped_in_a_round_says_what_decided(qtbot: QtBot) -> None:
    """As many rounds as another, or fewer cards, but never the one where it was the other."""
    match = over(Options(), 2)
    (winner,) = match.results[-1].winners
    players = [COMPUTER, COMPUTER]
    players[winner] = NOOR
    match = replace(match, players=tuple(players)).next_round(match.round.deck)
    for _ in range(2 * FAIR_TURNS + 1):
        assert not match.is_by_cards
        assert match.winners == (winner,)
        words = ResultWords(match, is_ended=True, is_lesson=True)
        assert words.comment == "You won the most rounds."
        assert "The round that was stopped does not count." in words.sentences
        match = match.after(Action.DRAW, AT)


def stopped_in_second_round(*players: Player, turns: int = 0) -> Match:
    """A match stopped in a second round; the first player has won the first one."""
    match = over(Options(), len(players))
    (winner,) = match.results[-1].winners
    others = [*players[1:]]
    seats = tuple(players[0] if at == winner else others.pop() for at in range(len(players)))
    match = replace(match, players=seats).next_round(match.round.deck)
    for _ in range(turns):
        match = match.after(Action.DRAW, AT)
    return match


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ((NOOR, SAM), "Noor won 1 round(s), Sam none yet."),
        ((NOOR, COMPUTER), "You were ahead, with 1 round(s) won!"),
        ((COMPUTER, NOOR), "The computer won 1 round(s)."),
        ((NOOR, SAM, COMPUTER), "Noor won 1 round(s)."),
    ],
)
def test_a_match_stopped_in_a_round_is_told_calmly(
    qtbot: QtBot, players: tuple[Player, ...], said: str
) -> None:
    words = ResultWords(stopped_in_second_round(*players), is_ended=True)
    assert words.comment == said
    assert words.headline == words.told_first == "Well played!"
    assert not words.is_won, "no confetti"
    assert not words.is_lost
    assert words.pictured == tuple(range(len(players))), "nobody is left out"
    assert words.heading == said, "nor does anybody lose behind More"
    assert "The round that was stopped does not count." in words.sentences


def test_only_in_a_lesson_the_cards_of_a_stopped_round_decide_between_equals(
    qtbot: QtBot, room: QWidget
) -> None:
    match = in_third_round()
    account = kind_of(match).account(match, True, is_lesson=True)
    assert len(account.winners) == 1
    assert len(account.cards) == 2
    assert not account.is_calm
    account = kind_of(match).account(match, True)
    assert account.winners == (0, 1)
    assert not account.cards
    assert account.is_calm
    assert ResultWords(match, is_ended=True, is_lesson=True).is_won
    words = ResultWords(match, is_ended=True)
    assert not words.is_won
    first, second = (player.name for player in words.players)
    assert words.comment == f"{first} and {second} each won 1 round(s)."
    for is_lesson in (True, False):
        results = Results(match, look_of(), room, is_ended=True, is_lesson=is_lesson)
        assert ("Cards left" in headers(count_of(results))) == is_lesson
        results.deleteLater()


def headers(count: Count) -> list[str]:
    model = count.table.model()
    across = Qt.Orientation.Horizontal
    return [model.headerData(at, across) for at in range(model.columnCount())]


def test_in_a_lesson_the_cards_decide_after_a_few_turns_of_everybody(qtbot: QtBot) -> None:
    deck = over(Options(), 2).round.deck
    match = new_match(Options(), (NOOR, SAM), AT, 0, deck)
    for _ in range(2 * FAIR_TURNS):
        assert match.winners == (0, 1), "that would be luck"
        assert not kind_of(match).account(match, True, is_lesson=True).ending
        match = match.after(Action.DRAW, AT)
    assert match.is_by_cards
    assert match.winners == (0, 1)
    match = match.after(Action.DRAW, AT)
    assert not kind_of(match).account(match, True).ending, "only in a lesson"
    (winner,) = kind_of(match).account(match, True, is_lesson=True).winners
    assert len(match.position.hands[winner]) == 7 + FAIR_TURNS
    words = ResultWords(match, is_ended=True, is_lesson=True)
    name, other = (match.players[seat].name for seat in (winner, 1 - winner))
    assert words.headline == f"{name} won!"
    assert words.comfort == f"Well played, {other}!"
    with words.told_to(winner):
        assert words.comment == "You had the fewest cards."
    with words.told_to(1 - winner):
        assert words.comment.startswith("Almost! You had only 1 card(s) more.")


@pytest.mark.parametrize("scoring", [POINTS, Scoring.FIRST_OUT])
def test_who_is_ahead_by_cards_is_not_told_before_everybody_had_a_few_turns(
    qtbot: QtBot, scoring: Scoring
) -> None:
    match = new_match(
        Options(scoring=scoring), (NOOR, COMPUTER), AT, 0, over(Options(), 2).round.deck
    )
    match = match.after(Action.DRAW, AT)
    assert StoppedWords(match).comment == "The match can go on later."


@pytest.mark.parametrize("scoring", [POINTS, Scoring.FIRST_OUT])
def test_who_is_ahead_in_a_match_stopped_early_is_told_with_joy(
    qtbot: QtBot, room: QWidget, scoring: Scoring
) -> None:
    told = set()
    for seed in range(12):
        match = over(Options(scoring=scoring), 2, seed)
        match = replace(match, players=(NOOR, COMPUTER))
        match = match.back_to(min(2 * FAIR_TURNS + 1, len(match.round.turns) - 1))
        results = Results(match, look_of(), room, is_stopped=True)
        words = StoppedWords(match)
        assert not words.is_won
        assert words.headline in ("Well played!", "Until next time!")
        assert words.comment.endswith("The match can go on later.")
        of, best = ("points", max) if scoring is POINTS else ("cards", min)
        mine, its = words.scores
        if mine != its:
            is_ahead = best(mine, its) == mine
            assert words.comment.startswith(
                "You were ahead" if is_ahead else "The computer has the"
            )
            assert of in words.comment
            told.add(is_ahead)
        assert {Wish.HOME, Wish.AGAIN, Wish.TABLE, Wish.MORE} <= set(results.buttons)
        count = count_of(results)
        assert count.heading.text() == "Stopped early: neither won nor lost"
        assert [count.table.model().index(row, 1).data() for row in (0, 1)] == [
            signed(each) for each in words.scores
        ]
        results.deleteLater()
    assert told == {True, False}


@pytest.mark.parametrize("scoring", [POINTS, Scoring.FIRST_OUT])
def test_of_several_people_in_a_match_stopped_early_the_one_behind_is_told_first(
    qtbot: QtBot, room: QWidget, scoring: Scoring
) -> None:
    told = set()
    for seed in range(12):
        match = over(Options(scoring=scoring), 2, seed)
        match = match.back_to(min(2 * FAIR_TURNS + 1, len(match.round.turns) - 1))
        words = StoppedWords(match)
        laid = {each.seat for each in formulas_of(match)}
        names = [line.split(":")[0] for line in words.praise]
        assert sorted(names) == sorted(match.players[seat].name for seat in laid)
        assert not any("1 card" in line for line in words.praise), "it is only what everybody lays"
        assert (words.highlight is None) == bool(laid), "nothing is told twice"
        everything = range(len(match.round.turns))
        assert StoppedWords(match, laid_by_hint=everything).praise == []
        if len(laid) == 2 and words.scores[0] != words.scores[1]:
            best = max if scoring is POINTS else min
            behind = words.scores.index(best(words.scores)) ^ 1
            assert names[0] == match.players[behind].name
            told.add(behind)
        results = Results(match, look_of(), room, is_stopped=True)
        assert results.main_button is results.buttons[Wish.HOME]
        results.deleteLater()
    assert told == {0, 1}


def test_what_the_lamp_laid_more_is_told(qtbot: QtBot) -> None:
    for scoring in (POINTS, Scoring.FIRST_OUT):
        seen = set()
        for seed in range(40):
            match = over(Options(scoring=scoring), 2, seed)
            match = replace(match, players=(NOOR, COMPUTER))
            laid = [each for each in formulas_of(match, only_last=True) if each.seat == 0]
            worth = sorted({each.points if scoring is POINTS else each.cards for each in laid})
            if len(worth) < 2:
                continue
            lamp = {
                at
                for at, (turn, position) in enumerate(
                    zip(match.round.turns, match.round.positions, strict=False)
                )
                if position.to_move == 0 and isinstance(turn.play, Formula)
                if worth[-1] in (position.points(turn.play), len(turn.play.new_pieces))
            }
            found = ResultWords(match, is_ended=False, laid_by_hint=lamp).of_lamp
            if scoring is POINTS:
                assert found.startswith("Without what the hint laid you have ")
            else:
                assert f"{worth[-1]} card(s)" in found
                assert "does not count" in found
            assert ResultWords(match, is_ended=False).of_lamp == ""
            seen.add(found)
        assert seen


def test_a_joker_and_cards_left_in_hand_are_added_up(qtbot: QtBot) -> None:
    seeds = (over(Options(scoring=POINTS, target=10**6), 3, seed) for seed in range(60))
    match = next(each for each in seeds if any("*" in hand for hand in each.position.hands))
    seat = next(seat for seat, hand in enumerate(match.position.hands) if "*" in hand)
    text = words(match)
    assert "The cards left in hand cost: " in text
    assert f"({match.players[seat].name})" in text
    assert "25" in text
    assert "A joker left in hand costs 25." in text
    assert str(match.results[-1].held[seat]) in text
    assert "more to win the match, at 1000000." in text
    assert "went out first and got 10 points for it." in text


def test_the_bonus_the_fives_and_the_extra_card(qtbot: QtBot) -> None:
    options = Options(
        scoring=POINTS,
        target=10**6,
        hard_sum_bonus=True,
        multiples_of_five=True,
        winner_extra_card=True,
    )
    texts = [words(over(options, 3, seed)) for seed in range(20)]
    assert any("The formulas count a bonus for hard sums: " in text for text in texts)
    assert any("made the others take a card" in text for text in texts)
    assert all("In the next round " in text for text in texts)


def test_places_where_the_round_was_played_on(qtbot: QtBot) -> None:
    match = over(Options(play_on=True), 4)
    out = [match.players[seat].name for seat in match.position.out]
    assert f"Out of cards, in this order: {', '.join(out)}." in words(match)


def test_a_blocked_round_says_so(qtbot: QtBot) -> None:
    for seed in range(400):
        match = random_match(seed, 200)
        if match.position.is_over and match.results[-1].blocked:
            assert "Blocked: " in words(match)
            return
    pytest.skip("no blocked round among them")


def test_a_blocked_round_that_was_played_on_says_who_wins(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = over(Options(play_on=True), 3)
    name = name_of(match)
    monkeypatch.setattr(Position, "_has_ended_by_going_out", lambda _: False)
    assert match.results[-1].blocked
    text = words(match)
    assert f"{name} won: whoever goes out first wins, even in a blocked round." in text
    assert "The fewest cards" not in text


def test_the_most_points_of_a_round_win_it_and_not_the_first_out(qtbot: QtBot) -> None:
    """Ida goes out first, and Bo has a point more."""
    match = match_of("formula-points-winner")
    match = replace(match, rounds=match.rounds[:1])
    text = words(match)
    assert text.startswith("Bo won the round\n")
    assert "Ida went out first and got 10 points for it." in text
    assert "The most points win the round; if equal, they share it." in text
    assert "In the next round one card more goes to Bo." in text
    model = ResultModel(match)
    assert [model.seat(row) for row in range(2)] == [1, 0]


def test_in_a_blocked_round_the_first_out_has_the_points_for_it(qtbot: QtBot) -> None:
    text = words(match_of("formula-blocked-after-out"))
    assert text.startswith("Noor won the round\nBlocked: ")
    assert "Noor went out first and got 10 points for it." in text
    text = words(match_of("formula-blocked-points"))
    assert text.startswith("Ida won the round\nBlocked: ")
    assert "Nobody gets the points for going out first." in text
    assert "The most points win the round" in text
    assert "The fewest cards" not in text


def test_the_winner_of_a_match_for_points(qtbot: QtBot) -> None:
    matches = (over(Options(scoring=POINTS, target=1), seed=seed) for seed in range(9))
    match = next(each for each in matches if len(each.winners) == 1)
    heading = words(match)
    assert heading.startswith(f"{match.players[match.winners[0]].name} won the match: ")
    assert str(max(match.totals)) in heading


def test_a_winner_with_less_than_nothing(qtbot: QtBot) -> None:
    match = over(Options(scoring=POINTS, target=10**6), 2)
    nothing = replace(match.position, earned=(-40, -30), hands=("1", "2"), out=(0,))
    rounds = (replace(match.round, positions=(*match.round.positions[:-1], nothing)),)
    ended = replace(match, rounds=rounds)
    assert max(ended.totals) < 0
    heading = words(ended, is_ended=True).splitlines()[0]
    assert f" won the match: −{-max(ended.totals)} point" in heading


def test_a_shared_match(qtbot: QtBot) -> None:
    for seed in range(60):
        match = over(Options(), 2, seed, rounds=2)
        if len(match.winners) == 2:
            assert words(match, is_ended=True).startswith(
                "Noor and Sam share the win in this match: "
            )
            return
    pytest.fail("no two rounds were won by two players")


def test_every_end_has_its_words_without_gaps(qtbot: QtBot) -> None:
    for seed in range(50):
        match = random_match(seed, 80)
        if match.position.is_over:
            for is_ended in (False, True):
                text = words(match, is_ended=is_ended)
                shown = text
                for player in match.players:
                    shown = shown.replace(player.name, "")
                assert "{" not in shown
                assert "%" not in shown


# --- the panel ----------------------------------------------------------------------------------


def test_enter_goes_on_and_escape_goes_back(qtbot: QtBot, room: QWidget) -> None:
    results = show(over(Options()), room)
    with qtbot.waitSignal(results.wished) as caught:
        qtbot.keyClick(QApplication.focusWidget() or results, Qt.Key.Key_Return)
    assert caught.args == [Wish.NEXT_ROUND]
    with qtbot.waitSignal(results.wished) as caught:
        qtbot.keyClick(results, Qt.Key.Key_Escape)
    assert caught.args == [Wish.TABLE]


def test_tab_stays_in_the_panel(qtbot: QtBot, room: QWidget) -> None:
    results = show(over(Options()), room)
    room.activateWindow()
    seen = set()
    for _ in range(2 * len(results.buttons)):
        widget = room.focusWidget()
        assert widget in results.buttons.values()
        seen.add(widget)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
    assert seen == set(results.buttons.values())


def test_only_a_match_without_points_can_be_ended(room: QWidget) -> None:
    round_over = show(over(Options()), room)
    in_front = {Wish.NEXT_ROUND, Wish.LOOK_BACK, Wish.MORE, Wish.TABLE}
    assert set(round_over.buttons) == in_front, "few, for who reads slowly"
    count_of(round_over)
    assert Wish.END_MATCH in round_over.buttons
    points = show(over(Options(scoring=POINTS, target=10**6)), room)
    count_of(points)
    assert Wish.END_MATCH not in points.buttons
    ended = show(over(Options(scoring=POINTS, target=1)), room)
    assert set(ended.buttons) == {
        Wish.PICTURE,
        Wish.TABLE,
        Wish.LOOK_BACK,
        Wish.MORE,
        Wish.AGAIN,
    }
    count_of(ended)
    assert set(ended.buttons) == {
        Wish.HOME,
        Wish.MORE,
        Wish.LOOK_BACK,
        Wish.PICTURE,
        Wish.SAVE_AS,
        Wish.NEW_GAME,
        Wish.AGAIN,
    }


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_it_fits_with_five_players_and_every_variation(
    qtbot: QtBot, window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    options = Options(
        scoring=POINTS,
        target=10**6,
        play_on=True,
        multiples_of_five=True,
        hard_sum_bonus=True,
        winner_extra_card=True,
        open_cards=True,
    )
    results = show(over(options, 5), window.home)
    qtbot.wait(10)
    panel = results.sheet
    assert results.rect().contains(panel.geometry())
    for button in results.buttons.values():
        assert panel.rect().contains(button.geometry())
    table = count_of(results).table
    assert table.horizontalHeader().length() <= table.viewport().width()
    assert table.verticalHeader().length() <= table.viewport().height()
    assert table.horizontalHeader().sectionSize(1) >= table.sizeHintForColumn(1)


def test_the_final_table_is_a_sound_model(qtbot: QtBot) -> None:
    model = MatchTable(over(Options(), 5, rounds=3), ())
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    won = [int(model.index(row, 2).data()) for row in range(model.rowCount())]
    assert won == sorted(won, reverse=True)
    assert sum(won) == 3


# --- in the window ------------------------------------------------------------------------------


def show_end(window: MainWindow, match: Match, tmp_path: Path, qtbot: QtBot) -> ResultPanel:
    """Open a match whose round is over, and wait for its result."""
    from formula_desktop.kinds.registry import write_game

    path = tmp_path / "over.formula"
    path.write_bytes(write_game(match))
    window.games.open_file(path)
    play = window.play
    assert play is not None
    qtbot.waitUntil(lambda: play.results is not None)
    assert play.results is not None
    return play.results


def test_the_next_round_is_dealt(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    results = show_end(window, over(Options()), tmp_path, qtbot)
    qtbot.mouseClick(results.buttons[Wish.NEXT_ROUND], LEFT)
    assert window.play is not None
    assert window.game is not None
    assert window.play.results is None
    assert len(game_in(window).state.rounds) == 2


def test_undo_from_the_result(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    match = over(Options())
    results = show_end(window, match, tmp_path, qtbot)
    count_of(results)
    results.cross.click()
    assert window.play is not None
    assert window.play.results is None
    undo(window)
    assert window.game is not None
    assert len(game_in(window).state.round.turns) == len(match.round.turns) - 1


def test_ending_a_match_without_points(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, data_folder: Path
) -> None:
    results = show_end(window, over(Options()), tmp_path, qtbot)
    qtbot.mouseClick(results.buttons[Wish.NEXT_ROUND], LEFT)
    assert len(under_way(data_folder).rounds) == 2
    undo(window)
    assert window.play is not None
    match = over(Options(), rounds=2)
    results = show_end(window, match, tmp_path, qtbot)
    count_of(results)
    qtbot.mouseClick(results.buttons[Wish.END_MATCH], LEFT)
    ended = window.play.results
    assert ended is not None
    assert ended.is_ended
    assert "the match" in count_of(ended).heading.text()
    assert Wish.AGAIN in ended.buttons


def test_ending_an_opened_match_leaves_the_game_under_way(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, data_folder: Path
) -> None:
    window.games.start_against_computer("formula")
    before = under_way(data_folder)
    results = show_end(window, over(Options()), tmp_path, qtbot)
    count_of(results)
    qtbot.mouseClick(results.buttons[Wish.END_MATCH], LEFT)
    assert window.play is not None
    assert window.play.is_over
    assert under_way(data_folder) == before
    assert games_in(data_folder, "finished") == []


def test_ending_the_match_under_way_puts_it_among_the_finished_games(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, data_folder: Path
) -> None:
    match = over(Options())
    show_end(window, match, tmp_path, qtbot)
    undo(window)
    window.offered.redo.trigger()
    play = window.play
    assert play is not None
    qtbot.waitUntil(lambda: play.results is not None)
    assert play.results is not None
    count_of(play.results)
    qtbot.mouseClick(play.results.buttons[Wish.END_MATCH], LEFT)
    assert games_in(data_folder) == []
    [ended] = games_in(data_folder, "finished")
    assert ended.position == match.position


def test_the_end_of_a_match_takes_it_from_under_way(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, data_folder: Path
) -> None:
    match = over(Options(scoring=POINTS, target=1))
    results = show_end(window, match, tmp_path, qtbot)
    undo(window)
    assert window.game is not None
    assert not under_way(data_folder).has_reached_target
    window.offered.redo.trigger()
    assert game_in(window).state.has_reached_target
    play = window.play
    assert play is not None
    qtbot.waitUntil(lambda: play.results not in (None, results))
    assert play.results is not None
    count_of(play.results)
    qtbot.mouseClick(play.results.buttons[Wish.HOME], LEFT)
    assert games_in(data_folder) == []
    assert not window.home.go_on.isEnabled()
    [ended] = games_in(data_folder, "finished")
    assert ended.position == match.position


def test_again_is_the_same_match_anew(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    match = over(Options(scoring=POINTS, target=1), 3)
    results = show_end(window, match, tmp_path, qtbot)
    qtbot.keyClick(QApplication.focusWidget() or results, Qt.Key.Key_Return)
    again = game_in(window).state
    assert (again.options, again.players) == (match.options, match.players)
    assert len(again.rounds) == 1
    assert again.round.dealer == (match.round.dealer + 1) % 3


def test_headings_are_inset_as_the_texts_below_them(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    results = count_of(show_end(window, over(Options()), tmp_path, qtbot))
    usual = QTableView(results)
    usual.setModel(results.table.model())
    wide, usually = (
        table.horizontalHeader().sectionSizeHint(1) for table in (results.table, usual)
    )
    assert wide == usually + 2 * 3  # Qt's inset of a cell


def test_a_match_stopped_at_bedtime_is_lost_on_nobodys_page(
    window: MainWindow, qtbot: QtBot
) -> None:
    match = stopped_in_second_round(NOOR, SAM)
    window.games.begin(match)
    qtbot.waitUntil(window.offered.stop.isEnabled)
    sounds: list[Sound] = []
    assert window.play is not None
    window.play.page.sounds.heard.connect(sounds.append)
    window.offered.stop.trigger()
    question = window.play.questions.open
    assert question is not None
    said = "Noor won 1 round, Sam none yet."
    assert question.text.text().splitlines()[-1] == said
    question.accept()
    results = window.play.results
    assert results is not None
    assert results.moment.headline.text() == "Well played!"
    assert results.moment.comment.text() == said
    assert Sound.WIN not in sounds
    assert window.play.is_over
    qtbot.waitUntil(lambda: results.is_seen)
    book = window.games.archive.book
    assert book is not None
    outcomes = {}
    for name in ("Noor", "Sam"):
        person = book.person_named(name)
        assert person is not None
        (row,) = book.games(person.key)
        outcomes[name] = own_outcome_in_words(row, person.key)
    assert outcomes == {"Noor": "won", "Sam": "stopped early"}


def test_a_match_stopped_in_its_first_round_can_go_on(window: MainWindow, qtbot: QtBot) -> None:
    """Also where the cards would decide in a lesson."""
    match = new_match(Options(), (NOOR, SAM), AT, 0, over(Options(), 2).round.deck)
    for _ in range(2 * FAIR_TURNS + 1):
        match = match.after(Action.DRAW, AT)
    window.games.begin(match)
    qtbot.waitUntil(window.offered.stop.isEnabled)
    window.offered.stop.trigger()
    assert window.play is not None
    question = window.play.questions.open
    assert question is not None
    last = question.text.text().splitlines()[-1]
    assert last == "It is too early to win or lose. The match can go on later."
    question.accept()
    assert window.play.results is not None
    assert not window.play.is_over
    assert window.play.results.moment.comment.text().endswith("The match can go on later.")
    assert window.play.page.is_held, "no computer and no hourglass goes on behind it"
    window.play.close_results()
    assert not window.play.page.is_held
