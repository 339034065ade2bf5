"""The end of a game of Digifeud: who won and how, and the final count."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.play import Action, Sum
from formula_desktop.digifeud.points import points_of
from formula_desktop.kinds.registry import read_any_file
from formula_desktop.look.presentation import unit_of
from formula_desktop.models.past.course import best_sum, course_of_game
from formula_desktop.models.table.digifeud_count import CountColumn, CountModel
from formula_desktop.models.words.signs import spelled
from formula_desktop.pages.outcome.digifeud import DigifeudResults
from formula_desktop.pages.outcome.digifeud_words import DigifeudResultWords
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.widgets.sum_row import SumRow
from tests.helpers.digifeud.ended_games import (
    AT,
    PLAYERS,
    every_end,
    late,
    out,
    passed,
    played,
    resigned,
    stopped,
    tied,
    unearned,
)
from tests.helpers.game_files import case_file
from tests.helpers.looks import look_of
from tests.helpers.results_panel import count_of


def rows(game: Game) -> list[dict[CountColumn, str]]:
    model = CountModel(game)
    return [
        {column: model.index(row, at).data() for at, column in enumerate(model.columns)}
        for row in range(model.rowCount())
    ]


def words(game: Game) -> str:
    found = DigifeudResultWords(game)
    return "\n".join([found.heading, *found.sentences])


def test_who_laid_as_good_a_sum_as_the_hint_for_another_is_named(qtbot: QtBot) -> None:
    game = played(turns=2)
    first, second = game.turns
    assert isinstance(first.play, Sum)
    same = replace(game, turns=(first, second._replace(play=first.play)))
    words = DigifeudResultWords(same.after(Action.RESIGN, AT), laid_by_hint={0})
    assert words.best is not None
    assert not words.best.is_of_lamp
    assert words.best.caption == f"The best sum, by {PLAYERS[1].name}"


@pytest.mark.parametrize("seed", range(1, 5))
def test_the_best_sum_of_all_is_shown_with_a_lamp_if_a_hint_put_it_down(
    qtbot: QtBot, seed: int
) -> None:
    game = out(seed)
    every = best_sum(game)
    assert every is not None
    laid = {at for at, turn in enumerate(game.turns) if turn.play == every.sum}
    found = DigifeudResultWords(game, laid_by_hint=laid).best
    assert found is not None
    assert found.said == spelled(every.sum.read)
    points = every.points.total
    own = best_sum(game, every.seat, without=laid)
    is_of_lamp = own is None or own.points.total < points
    assert found.is_of_lamp == is_of_lamp
    assert (found.caption == f"The best sum: {points} point(s), laid by the hint") == is_of_lamp
    row = SumRow()
    qtbot.addWidget(row)
    row.show_sum(found.parts, found.said)
    width = row.sizeHint().width()
    row.show_sum(found.parts, found.said, is_of_lamp=True)
    assert row.sizeHint().width() > width, "the lamp has room beside it"
    row.resize(row.sizeHint())
    row.grab()


# --- the table ----------------------------------------------------------------------------------


def test_the_count_is_a_sound_model(qtbot: QtBot) -> None:
    for game in every_end():
        model = CountModel(game)
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
        model.retranslate()


def test_a_game_that_was_stopped_has_no_column_for_places(qtbot: QtBot) -> None:
    game = stopped()
    undecided = replace(game, players=(PLAYERS[0], Player("Computer", Level.EASY)))
    for each, has_places in ((game, True), (undecided, False)):
        assert each.is_undecided is not has_places
        model = CountModel(each)
        assert (CountColumn.PLACE in model.columns) is has_places
        (texts,) = model.read_from_start
        across = Qt.Orientation.Horizontal
        assert model.headerData(texts, across) == "Player"


def number(text: str) -> int:
    return int(text.replace("−", "-"))


@pytest.mark.parametrize("seed", range(1, 9))
def test_out_of_tiles_each_line_adds_up(qtbot: QtBot, seed: int) -> None:
    game = out(seed)
    by, other = sorted(rows(game), key=lambda row: row[CountColumn.LEFT] != "none")
    left = sum(map(int, other[CountColumn.LEFT].split()))
    assert number(by[CountColumn.COUNT]) == left
    assert number(other[CountColumn.COUNT]) == -left
    for row in (by, other):
        total = number(row[CountColumn.EARNED]) + number(row[CountColumn.COUNT])
        assert number(row[CountColumn.TOTAL]) == total


def test_two_passes_each_gets_what_is_left_with_the_other(qtbot: QtBot) -> None:
    first, second = rows(passed())
    for one, other in ((first, second), (second, first)):
        left = sum(map(int, other[CountColumn.LEFT].split()))
        assert one[CountColumn.COUNT] == f"+{left}"
        assert number(one[CountColumn.TOTAL]) == number(one[CountColumn.EARNED]) + left
    assert [first[CountColumn.PLACE], second[CountColumn.PLACE]] == ["1.", "2."]


@pytest.mark.parametrize("game", [resigned, late])
def test_no_points_are_shown_after_giving_up_or_being_late(qtbot: QtBot, game: object) -> None:
    assert callable(game)
    ended: Game = game()
    winner, loser = rows(ended)
    shown = {CountColumn.PLACE, CountColumn.PLAYER}
    assert set(winner) == set(loser) == shown, "the loser may have earned more"


def test_a_tie_has_two_first_places(qtbot: QtBot) -> None:
    assert [row[CountColumn.PLACE] for row in rows(tied())] == ["1.", "1."]


# --- words --------------------------------------------------------------------------------------


def test_out_of_tiles(qtbot: QtBot) -> None:
    game = out()
    result = game.result()
    assert result is not None
    assert result.winner is not None
    names = [player.name for player in PLAYERS]
    heading = DigifeudResultWords(game).heading
    assert heading.startswith(f"{names[result.winner]} won: {max(result.totals)} to ")
    text = words(game)
    assert f"{names[result.by]} had no digit left, and the bag was empty" in text
    assert (
        f"{names[result.by]} got the points of the digits {names[1 - result.by]} had left" in text
    )
    best = DigifeudResultWords(game).best
    assert best is not None
    assert best.caption.startswith("The best sum: ")


def test_two_passes(qtbot: QtBot) -> None:
    game = passed()
    text = words(game)
    assert "passed twice in a row" in text
    for player, other in (PLAYERS, PLAYERS[::-1]):
        assert f"{player.name} got the points of the digits {other.name} had left: " in text
    for rack in game.position.racks:
        assert f"\u00a0=\u00a0{rack.left_over}." in text


def test_what_each_total_is_made_of_stands_in_front(qtbot: QtBot) -> None:
    for game in (passed(), out()):
        result, found = game.result(), DigifeudResultWords(game)
        assert result is not None
        assert found.of_scores.startswith("Points: sums ")
        for seat, split in enumerate(found.splits):
            earned, sign, counted = split.split()
            assert int(earned) == result.earned[seat]
            assert number(("−" if sign == "−" else "") + counted) == result.counted(seat)
    assert DigifeudResultWords(resigned()).splits == ()


def test_a_blank_left_counts_nothing(qtbot: QtBot) -> None:
    for seed in range(20):
        game = passed(seed)
        has_blank = any("*" in rack.digits for rack in game.position.racks)
        assert ("A blank that is left over does not count." in words(game)) == has_blank


def test_given_up(qtbot: QtBot) -> None:
    text = words(resigned())
    assert text.startswith("Noor won: Sam gave up")
    found = DigifeudResultWords(resigned())
    assert found.chart is None
    assert found.best is not None
    said = " ".join([text, found.comment, *found.praise, found.best.caption])
    assert not any(sign.isdigit() for sign in said)


def test_given_up_with_equal_totals_is_a_tie(qtbot: QtBot) -> None:
    game = read_any_file(case_file("digifeud-resign-tie"))
    assert isinstance(game, Game)
    text = words(game)
    assert text.startswith("A tie: 1 point")
    assert "Sam gave up." in text
    assert "loses" not in text


@pytest.mark.parametrize(("minutes", "time"), [(5, "5 minute"), (60, "1 hour"), (4320, "72 hour")])
def test_out_of_time(qtbot: QtBot, minutes: int, time: str) -> None:
    text = words(late(minutes))
    assert text.startswith("Sam won: Noor ran out of time")
    assert f"Noor took longer than {time}" in text


def test_a_tie(qtbot: QtBot) -> None:
    game = tied()
    assert words(game).startswith(f"A tie: {game.totals[0]} point")
    assert DigifeudResultWords(game).best is None


def test_every_end_has_its_words_without_gaps(qtbot: QtBot) -> None:
    for game in every_end():
        assert "{" not in words(game)
        assert "%" not in words(game)


# --- the panel ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_it_fits(qtbot: QtBot, window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    for game in every_end():
        long = tuple(Player("W" * 40, player.level) for player in game.players)
        for each in (game, replace(game, players=long)):
            assert_it_fits(qtbot, each, window.home)


def assert_it_fits(qtbot: QtBot, game: Game, room: QWidget) -> None:
    results = DigifeudResults(game, look_of(unit=unit_of(room.window().size())), room)
    results.open()
    qtbot.wait(5)
    panel = results.sheet
    assert results.rect().contains(panel.geometry())
    for button in results.buttons.values():
        assert panel.rect().contains(button.geometry())
    table = count_of(results).table
    assert table.horizontalHeader().length() <= table.viewport().width()
    assert table.verticalHeader().length() <= table.viewport().height()
    assert set(results.buttons) == {
        Wish.HOME,
        Wish.MORE,
        Wish.LOOK_BACK,
        Wish.PICTURE,
        Wish.SAVE_AS,
        Wish.NEW_GAME,
        Wish.AGAIN,
    }
    results.hide()
    results.deleteLater()


def test_what_two_passes_have_cost_is_told_only_if_they_decided(qtbot: QtBot) -> None:
    told = set()
    for seed in range(1, 40):
        game = passed(seed)
        result = game.result()
        assert result is not None
        if result.winner in (None, result.by):
            continue
        players = [Player("Computer", Level.BEGINNER)] * 2
        players[result.by] = PLAYERS[result.by]
        comment = DigifeudResultWords(replace(game, players=tuple(players))).comment
        decided = result.earned[result.by] > result.earned[1 - result.by]
        assert comment.startswith("Your sums earned more.") == decided
        if decided:
            assert f"got {result.counted(1 - result.by)} point" in comment
        told.add(decided)
    assert told == {True, False}


def test_the_only_computer_is_not_named_like_a_person(qtbot: QtBot) -> None:
    game = out(1)
    result = game.result()
    assert result is not None
    assert result.winner is not None
    for name, headline in (("Computer", "The computer won"), ("Robo", "Robo won")):
        players = [Player("Noor"), Player("Noor")]
        players[result.winner] = Player(name, Level.EASY)
        found = DigifeudResultWords(replace(game, players=tuple(players)))
        assert found.headline == "Well played!"
        assert f"{headline}." in found.comment
        assert found.heading.startswith(f"{headline}: ")


def test_a_win_is_told_by_what_happened(qtbot: QtBot) -> None:
    """The second sentence is not always the same one, and says what the course shows."""
    told = set()
    for seed in range(1, 60):
        game = out(seed)
        result = game.result()
        assert result is not None
        if result.winner is None:
            continue
        players = [Player("Robo", Level.EASY)] * 2
        players[result.winner] = PLAYERS[result.winner]
        comment = DigifeudResultWords(replace(game, players=tuple(players))).comment
        leads = course_of_game(game).leads(result.winner)
        margin = abs(result.totals[0] - result.totals[1])
        if comment == "You caught up and won!":
            assert min(leads) <= -10
        elif comment == "You were ahead from beginning to end!":
            assert min(leads) > 0
        elif comment == "That was close!":
            assert margin <= 10
        else:
            assert comment == f"You won by {margin} point(s)!"
        told.add(comment.split()[1])
    assert len(told) > 2, told


def test_what_was_good_is_told_after_a_clear_defeat(qtbot: QtBot) -> None:
    told = set()
    for seed in range(1, 60):
        game = out(seed)
        result = game.result()
        assert result is not None
        if result.winner is None or abs(result.totals[0] - result.totals[1]) <= 10:
            continue
        players = [Player("Robo", Level.EASY)] * 2
        loser = 1 - result.winner
        players[loser] = PLAYERS[loser]
        lost = replace(game, players=tuple(players))
        comment = DigifeudResultWords(lost).comment
        best, own = best_sum(game), best_sum(game, loser)
        assert best is not None
        is_own = own is not None and own.points.total >= best.points.total
        assert comment.splitlines()[-1] == "Robo won.", "what was good comes first"
        assert (comment.splitlines()[0] == "The best sum of the game was yours!") == is_own
        everything = range(len(game.turns))
        laid = DigifeudResultWords(lost, laid_by_hint=everything).comment
        assert "yours" not in laid, "the lamp has laid it all"
        told.add(comment)
    assert len(told) > 2, told


def test_how_many_points_are_ones_own_is_told_where_the_lamp_laid_some(qtbot: QtBot) -> None:
    game = out(1)
    players = (PLAYERS[0], Player("Robo", Level.EASY))
    game = replace(game, players=players)
    own = sorted(
        (points_of(turn.play, position.board.layout).total, number)
        for number, (turn, position) in enumerate(zip(game.turns, game.positions, strict=False))
        if isinstance(turn.play, Sum) and position.to_move == 0
    )
    (_, worst), *_, (most, best) = own
    found = DigifeudResultWords(game, laid_by_hint={best})
    shown = found.highlight
    assert shown is None or shown.caption.startswith("Your best sum without the hint: ")
    alone = DigifeudResultWords(game).highlight
    assert alone is not None
    assert alone.caption.startswith("Your best sum: ")
    assert shown is not None
    total = found.scores[0]
    said = "Without what the hint laid you have {} of the {} points."
    assert found.of_lamp == said.format(total - most, total)
    assert found.highlight is not None
    assert f"{own[-2][0]} point(s)" in found.highlight.caption
    less = game.positions[worst].points(game.turns[worst].play)
    told = DigifeudResultWords(game, laid_by_hint={worst}).of_lamp
    assert told == said.format(total - less, total)
    assert DigifeudResultWords(game).of_lamp == ""
    both = replace(game, players=PLAYERS)
    assert DigifeudResultWords(both, laid_by_hint={best}).of_lamp == "", "nobody is spoken to"
    given_up = replace(resigned(), players=players)
    assert DigifeudResultWords(given_up, laid_by_hint=range(99)).of_lamp == ""


def test_a_game_that_was_stopped_names_no_winner_anywhere(qtbot: QtBot) -> None:
    game = replace(passed(3), players=(PLAYERS[0], Player("Robo", Level.EASY)))
    found = DigifeudResultWords(game, was_stopped=True)
    assert found.winners == ()
    assert not found.is_won, "nothing to throw confetti for"
    assert not found.is_lost
    assert found.headline == found.news == found.told_first == "Well played!"
    assert found.pictured == found.told_pictured == (0, 1)
    assert found.heading == "Stopped early: neither won nor lost"


def test_who_laid_no_sum_is_not_cheered(qtbot: QtBot) -> None:
    game = unearned()
    found = DigifeudResultWords(game)
    assert found.is_unearned
    assert not found.is_won, "nothing to throw confetti for"
    assert not found.is_lost
    assert found.headline == found.heading == found.told_first == "The game is over"
    assert found.comment == "Next time, lay a sum yourself!"
    assert found.scores == game.totals, "the count stays as it is printed"
    assert found.pictured == (0, 1)
    of_two = DigifeudResultWords(replace(game, players=PLAYERS))
    assert of_two.is_won
    lost = replace(game, players=(Player("Computer", Level.EASY), PLAYERS[1]))
    assert not DigifeudResultWords(lost).is_unearned, "the computer has won"
