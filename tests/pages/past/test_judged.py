"""Looking back marks the turns in which more was possible, and says what they were worth."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.legal import LegalPlays
from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.digifeud.play import Action as BoardAction
from formula_desktop.digifeud.play import Sum
from formula_desktop.engine.protocol import best
from formula_desktop.formula.options import Options
from formula_desktop.judgement import Judgement, Size, Why
from formula_desktop.kinds.kind import Play, State, View
from formula_desktop.models.past.judgements import REACH
from formula_desktop.models.past.plays import LAID, SIZE, Column, LookBackModel
from formula_desktop.models.words.signs import spelled
from formula_desktop.pages.past.page import LookBackPage
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings
from formula_desktop.table.past.tables import DigifeudLookBack
from tests.helpers.digifeud.random_games import random_start, random_sum
from tests.helpers.formula.games import COMPUTER, NOOR, SAM
from tests.helpers.formula.random_matches import over
from tests.helpers.past import Key, click, look_back, opened, press, put_on_table, wait_for_bests
from tests.helpers.quick_opponent import QuickOpponent

CTRL = Qt.KeyboardModifier.ControlModifier


def judging(view: View, play: Play) -> Judgement[Play]:
    """The best by the rules is the best; everything else loses 12 %."""
    found = best(view)
    if found == play:
        return Judgement(play, 0.62, 0.62, 0.0, None)
    return Judgement(found, 0.62, 0.5, 0.0, Why(9, 0, 0, misses_out=False))


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(judging=judging)


def finished(*players: Player) -> Game:
    """A game of two turns, given up in the third."""
    game = opened(*players)
    return game.after(BoardAction.RESIGN, game.turn_began)


def judged_page(window: MainWindow, qtbot: QtBot, state: State) -> LookBackPage:
    """Look back, until all turns of persons are judged."""
    put_on_table(window, state)
    page = look_back(window, qtbot)
    wait_for_judgements(page, qtbot)
    wait_for_bests(page, qtbot)
    return page


def wait_for_judgements(page: LookBackPage, qtbot: QtBot) -> None:
    def is_done() -> bool:
        report = page.model.report(0)
        return report is not None and report.known == report.turns

    qtbot.waitUntil(is_done)


def sizes(page: LookBackPage) -> list[Size | None]:
    """The mark of each row."""
    rows = range(page.model.rowCount())
    return [page.model.index(row, Column.CHANCE).data(SIZE) for row in rows]


def test_what_the_lamp_laid_is_marked_and_not_judged(window: MainWindow, qtbot: QtBot) -> None:
    game = finished(NOOR, SAM)
    put_on_table(window, game)
    table = window.games.tables.play
    assert table is not None
    assert table.game is not None
    table.game.hints.turns_laid = frozenset({1})
    page = look_back(window, qtbot)
    wait_for_judgements(page, qtbot)
    wait_for_bests(page, qtbot)
    assert sizes(page)[2] is None
    assert [page.model.index(row, Column.CHANCE).data(LAID) for row in (1, 2)] == [False, True]
    said = page.model.index(2, Column.PLAYER).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.endswith(", Laid by the hint")
    page.list.go_to(2)
    assert page.verdict.words.text() == "Laid by the hint"
    moment, most = page.moment, page.model.most(2)
    assert moment is not None
    assert isinstance(most, Sum)
    more = moment.worth(most) - moment.worth(moment.play)
    assert page.model.index(2, Column.BEST).data() == spelled(most.read)
    assert page.model.index(2, Column.BEST_WORTH).data() == str(moment.worth(most))
    assert page.note.text() == f"{spelled(most.read)} earns {more} more points."
    assert page.best_button.text() == "Most points"
    press(Key.Key_Home)
    visited = []
    for _ in range(2):
        press(Key.Key_Right, CTRL)
        visited.append(page.list.row)
    assert 2 not in visited, "it is nobody's turn to improve"
    report = page.model.report(0)
    assert report is not None
    assert set(report.lost) == {0}, "Sam laid nothing but what the lamp did"
    page.list.go_to(0)
    assert "Sam: the hint laid every turn." in page.note.text()


def test_without_judging_the_lamp_is_told_below_the_list(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    settings.judge_turns = False
    put_on_table(window, finished(NOOR, SAM))
    table = window.games.tables.play
    assert table is not None
    assert table.game is not None
    table.game.hints.turns_laid = frozenset({1})
    page = look_back(window, qtbot)
    page.list.go_to(2)
    assert not page.list.isColumnHidden(Column.CHANCE)
    assert page.note.text() == "Laid by the hint"


def test_a_better_sum_is_told_with_its_points_and_where_it_would_lie(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = judged_page(window, qtbot, finished(NOOR, COMPUTER))
    row = next(row for row, size in enumerate(sizes(page)) if size is Size.LARGE)
    page.list.go_to(row)
    better, moment = page.model.better(row), page.moment
    assert better == page.model.most(row)
    assert moment is not None
    worth = moment.worth(better)
    assert page.model.index(row, Column.BEST_WORTH).data() == str(worth)
    assert f"({worth} points)" in page.note.text()
    scene = page.scene
    assert isinstance(scene, DigifeudLookBack)
    assert isinstance(better, Sum)
    assert scene.ghosts == {each.square for each in better.put_down}
    covered = [scene.layout.square(each) for each in scene.ghosts]
    assert not any(each.pos() == rect.center() for each in scene.badges for rect in covered)
    click(page.best_button)
    assert not scene.ghosts, "it lies there itself"


def test_each_turn_of_a_person_gets_its_mark(window: MainWindow, qtbot: QtBot) -> None:
    page = judged_page(window, qtbot, finished(NOOR, COMPUTER))
    QAbstractItemModelTester(page.model)
    found = sizes(page)
    assert [each is not None for each in found] == [False, True, False, False]
    page = judged_page(window, qtbot, finished(NOOR, SAM))
    assert [each is not None for each in sizes(page)] == [False, True, True, False]


def test_marks_appear_one_after_another(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    opponent.is_slow = True
    put_on_table(window, finished(NOOR, SAM))
    page = look_back(window, qtbot)
    assert page.note.text() == "Turns judged: 0 of 2."
    opponent.answer()
    assert [each is not None for each in sizes(page)] == [False, True, False, False]
    assert page.note.text() == "Turns judged: 1 of 2."
    assert len(opponent.judged) == 2
    press(Key.Key_Escape)
    assert not opponent.is_thinking
    opponent.answer_late()
    assert len(opponent.judged) == 2


def test_a_mark_is_said_and_the_note_says_why(window: MainWindow, qtbot: QtBot) -> None:
    page = judged_page(window, qtbot, finished(NOOR, SAM))
    row = sizes(page).index(Size.LARGE)
    page.list.go_to(row)
    judgement = page.model.judgements.judgement(row)
    assert judgement is not None
    better = page.model.best(row)
    assert better == judgement.best
    assert page.verdict.words.text() == "Could be much better"
    assert page.verdict.figures.text() == "chance to win: 50% (best: 62%)"
    note = page.note.text()
    assert note.startswith("Better was ")
    assert note.endswith(", because then you get 9 more points.")
    cell = page.model.index(row, Column.PLAYER)
    said = cell.data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.endswith(", could be much better")
    mark = page.model.index(row, Column.CHANCE)
    assert mark.data(Qt.ItemDataRole.AccessibleTextRole) == "could be much better"
    why = cell.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert why.startswith("Better was ")
    assert "62%" in why
    assert "could be much better" in cell.data(Qt.ItemDataRole.ToolTipRole)
    assert page.best_button.text() == "Show better"
    click(page.best_button)
    moment = page.moment
    assert moment is not None
    assert isinstance(page.shown, Game)
    assert page.shown.turns[moment.turn - 1].play == judgement.best
    assert page.best_button.text() == "Show the turn"


def test_the_best_and_the_one_with_most_points_are_shown_one_after_another(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    game = finished(NOOR, SAM)
    before = game.positions[1]
    assert before.to_move is not None
    plays = [each.play for each in LegalPlays(before.view(before.to_move)).found]
    middling = sorted(plays, key=before.points)[len(plays) // 2]
    opponent.judging = lambda view, play: Judgement(
        middling, 0.62, 0.5, 0.0, Why(-1, 9, 0, misses_out=False)
    )
    page = judged_page(window, qtbot, game)
    page.list.go_to(2)
    texts = []
    for _ in range(3):
        texts.append(page.best_button.text())
        click(page.best_button)
    assert texts == ["Show better", "Most points", "Show the turn"]


def test_a_mark_and_the_points_do_not_contradict_each_other(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    opponent.judging = lambda view, play: Judgement(play, 0.5, 0.5, 0.0, None)
    page = judged_page(window, qtbot, finished(NOOR, SAM))
    assert not page.list.isColumnHidden(Column.CHANCE)
    assert page.list.isColumnHidden(Column.LESS), "the chance counts, the points do not reproach"
    page.list.go_to(1)
    moment, most = page.moment, page.model.best(1)
    assert moment is not None
    assert most is not None
    more = moment.worth(most) - moment.worth(moment.play)
    assert more > 1
    assert page.verdict.words.text() == "Well played"
    assert isinstance(most, Sum)
    said = f"{spelled(most.read)} earns {more} more points, but you win no more often."
    assert page.note.text() == said
    assert page.model.index(1, Column.BEST).data() == spelled(most.read)
    assert page.model.index(1, Column.BEST_WORTH).data() == str(moment.worth(most))
    click(page.best_button)
    assert page.note.text() == said
    page.list.go_to(0)
    assert "every turn" not in page.note.text(), "the list says where more was possible"


def test_against_a_level_for_children_percentages_are_for_those_who_ask(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = judged_page(window, qtbot, finished(NOOR, Player("Computer", Level.EASY)))
    page.list.go_to(1)
    assert page.verdict.words.text()
    assert page.verdict.figures.text() == ""
    assert "%" in page.verdict.toolTip()
    page = judged_page(window, qtbot, finished(NOOR, COMPUTER))
    page.list.go_to(1)
    assert "%" in page.verdict.figures.text()


def test_the_list_names_the_most_points_and_the_sentence_what_was_smarter(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    game = finished(NOOR, SAM)
    before = game.positions[1]
    assert before.to_move is not None
    plays = [each.play for each in LegalPlays(before.view(before.to_move)).found]
    middling = sorted(plays, key=before.points)[len(plays) // 2]
    opponent.judging = lambda view, play: Judgement(
        middling, 0.62, 0.5, 0.0, Why(-1, 9, 0, misses_out=False)
    )
    page = judged_page(window, qtbot, game)
    assert page.model.headerData(Column.BEST, Qt.Orientation.Horizontal) == "Most points"
    most, moment = page.model.best(2), page.model.moments[2]
    assert isinstance(most, Sum)
    assert most != middling
    assert page.model.index(2, Column.BEST).data() == spelled(most.read)
    assert page.model.index(2, Column.BEST_WORTH).data() == str(moment.worth(most))
    page.list.go_to(2)
    assert page.note.text().startswith(f"Smarter was {spelled(middling.read)}: less now, but")


def test_what_a_play_earns_is_no_reason_where_another_earns_more(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    game = finished(NOOR, SAM)
    before = game.positions[1]
    assert before.to_move is not None
    plays = [each.play for each in LegalPlays(before.view(before.to_move)).found]
    middling = sorted(plays, key=before.points)[len(plays) // 2]
    opponent.judging = lambda view, play: Judgement(
        middling, 0.62, 0.5, 0.0, Why(9, 1, 0, misses_out=False)
    )
    page = judged_page(window, qtbot, game)
    page.list.go_to(2)
    assert page.note.text().startswith(f"Smarter was {spelled(middling.read)}")
    assert page.note.text().endswith("because then the other player can earn less.")


def own_report(page: LookBackPage) -> list[str]:
    page.list.go_to(0)
    return page.note.text().splitlines()


def test_the_conclusion_tells_own_turns_and_where_most_was_left(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    opponent.judging = lambda view, play: Judgement(play, 0.5, 0.5, 0.0, None)
    game = finished(NOOR, COMPUTER)
    page = judged_page(window, qtbot, game)
    earned = page.model.moments[1].worth(page.model.moments[1].play)
    most = page.model.moments[1].worth(page.model.most(1))
    played, left = own_report(page)
    assert played == f"Noor: 1 turn, {earned} points.", "no praise after a defeat"
    assert left == f"Most was left in turn 1: {most - earned} points more."


def test_the_conclusion_does_not_praise_what_the_lamp_laid(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    opponent.judging = lambda view, play: Judgement(play, 0.5, 0.5, 0.0, None)
    match = over(Options(), seed=4)
    put_on_table(window, match)
    table = window.games.tables.play
    assert table is not None
    assert table.game is not None
    table.game.hints.turns_laid = frozenset({0})
    page = look_back(window, qtbot)
    wait_for_judgements(page, qtbot)
    wait_for_bests(page, qtbot)
    name = match.players[page.model.moments[1].seat].name
    (said,) = [each for each in own_report(page) if each.startswith(name)]
    assert "turns without the hint" in said
    assert "well played" not in said


def test_without_judging_the_list_says_what_was_missed(
    window: MainWindow, settings: Settings, qtbot: QtBot
) -> None:
    settings.judge_turns = False
    put_on_table(window, finished(NOOR, SAM))
    page = look_back(window, qtbot)
    assert page.list.isColumnHidden(Column.CHANCE)
    assert not page.list.isColumnHidden(Column.LESS)


def test_keys_and_a_button_lead_to_the_turns_to_improve(window: MainWindow, qtbot: QtBot) -> None:
    page = judged_page(window, qtbot, over(Options(), seed=4))
    rows = [row for row, size in enumerate(sizes(page)) if size in (Size.SMALL, Size.LARGE)]
    assert len(rows) > 1
    press(Key.Key_Home)
    visited = []
    for _ in rows:
        assert page.better_button.isEnabled()
        press(Key.Key_Right, CTRL)
        visited.append(page.list.row)
    assert visited == rows
    click(page.better_button)
    assert page.list.row == rows[0], "after the last one it goes on from the top"
    press(Key.Key_Left, CTRL)
    assert page.list.row == rows[-1]
    press(Key.Key_Left, CTRL)
    assert page.list.row == rows[-2]
    press(Key.Key_Home)
    click(page.better_button)
    assert page.list.row == rows[0]


def test_nothing_leads_to_turns_with_nothing_to_improve(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    opponent.judging = lambda view, play: Judgement(play, 0.5, 0.5, 0.0, None)
    page = judged_page(window, qtbot, over(Options(), seed=4))
    assert any(page.model.most(row) is not None for row in range(len(sizes(page))))
    assert not page.better_button.isEnabled()
    press(Key.Key_Home)
    press(Key.Key_Right, CTRL)
    assert page.list.row == 0


def test_the_beginning_has_the_report(window: MainWindow, qtbot: QtBot) -> None:
    page = judged_page(window, qtbot, over(Options(), seed=4))
    page.list.go_to(0)
    found = sizes(page)
    assert page.past is not None
    for seat, player in enumerate(page.past.state.players):
        of_seat = [
            size
            for size, moment in zip(found, page.model.moments, strict=True)
            if moment.seat == seat and size is not None
        ]
        large = of_seat.count(Size.LARGE)
        assert large
        said = f"{player.name}: better was possible in {large} of {len(of_seat)} turns."
        assert said in page.note.text()
        assert page.verdict.words.text() == "The whole game"


def test_a_long_match_has_a_report_of_each_round(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    put_on_table(window, over(Options(), rounds=20))
    page = look_back(window, qtbot)
    moments = page.model.moments
    assert len(moments) > 2 * REACH
    starts = [row for row, each in enumerate(moments) if not each.turn]
    for row in (starts[0], starts[10]):
        page.list.go_to(row)
        of_round = [each for each in moments if each.round == moments[row].round and each.turn]
        report = page.model.report(row)
        assert report is not None
        assert report.turns == len(of_round)
        qtbot.waitUntil(lambda: "better was possible in" in page.note.text())
    qtbot.waitUntil(lambda: not opponent.is_thinking)
    assert len(opponent.judged) < len(moments)


@pytest.mark.parametrize("open_racks", [False, True])
def test_nothing_is_judged_while_the_game_goes_on(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent, open_racks: bool
) -> None:
    started = random_start(Random(3), BoardOptions(open_racks=open_racks))
    game = replace(started, players=(NOOR, SAM))
    play = random_sum(game.position, Random(3))
    assert play is not None
    put_on_table(window, game.after(play, game.turn_began))
    page = look_back(window, qtbot)
    wait_for_bests(page, qtbot)
    assert not opponent.judged
    assert not page.better_button.isVisible()
    assert set(sizes(page)) == {None}


def test_the_setting_switches_it_off_and_on(
    window: MainWindow, settings: Settings, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    settings.judge_turns = False
    put_on_table(window, finished(NOOR, SAM))
    page = look_back(window, qtbot)
    wait_for_bests(page, qtbot)
    assert not opponent.judged
    assert not page.better_button.isVisible()
    settings.judge_turns = True
    wait_for_judgements(page, qtbot)
    assert page.better_button.isVisible()
    settings.judge_turns = False
    assert set(sizes(page)) == {None}


def test_without_a_process_it_is_as_without_judging(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    opponent.judging = None
    page = judged_page(window, qtbot, finished(NOOR, SAM))
    assert set(sizes(page)) == {None}
    assert page.note.text() == "", "the title of its column says what the best is"
    assert page.model.next_to_improve(0, 1) is not None, "what earns most is known without it"


def test_a_column_of_best_plays_without_any_is_hidden(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = judged_page(window, qtbot, finished(NOOR, SAM))
    listed, of_best = page.list, (Column.BEST, Column.BEST_WORTH)
    assert not listed.isColumnHidden(Column.BEST)
    monkeypatch.setattr(LookBackModel, "_missed", lambda self, row: 0)
    page.model.retranslate()
    assert all(map(listed.isColumnHidden, of_best))
    assert sum(map(listed.columnWidth, Column)) == listed.viewport().width()
    monkeypatch.undo()
    page.model.retranslate()
    assert not listed.isColumnHidden(Column.BEST)
    assert sum(map(listed.columnWidth, Column)) == listed.viewport().width()
