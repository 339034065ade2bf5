"""Looking back in the window: from play to play, and the best there was."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from itertools import combinations, product
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetrics, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.legal import best_play
from formula_desktop.digifeud.play import Action as BoardAction
from formula_desktop.digifeud.play import Sum
from formula_desktop.engine.client import Opponent
from formula_desktop.engine.protocol import best
from formula_desktop.formula.match import Match
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.play import Action, Formula
from formula_desktop.kinds.kind import State
from formula_desktop.look.faces import FaceKind
from formula_desktop.models.past.plays import MOST, SUMS, Column
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.pages.past.page import LookBackPage
from formula_desktop.players import Level, Player
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import ThemeChoice
from formula_desktop.table.items import BREAK_BELOW
from formula_desktop.table.past.tables import DigifeudLookBack, FormulaLookBack
from tests.helpers.digifeud.ended_games import out
from tests.helpers.digifeud.games import game_of as board_of
from tests.helpers.digifeud.games import shuffled_game
from tests.helpers.digifeud.page import RACK
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.formula.games import COMPUTER, NOOR, SAM, lying, match_of
from tests.helpers.formula.random_matches import over, random_match
from tests.helpers.game_files import case_file
from tests.helpers.past import (
    HANDS,
    Key,
    cell,
    click,
    click_row,
    look_back,
    opened,
    page_of,
    press,
    put_on_table,
    wait_for_bests,
)
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.screen.seen import cut, texts
from tests.helpers.tours.past import see_look_back
from tests.helpers.tours.tour import Tour
from tests.helpers.window import game_in


@pytest.fixture
def opponent() -> QuickOpponent:
    return QuickOpponent(always_best=True)


def turn_wheel(page: LookBackPage, notches: int) -> None:
    viewport = page.list.viewport()
    place = QPointF(viewport.rect().center())
    event = QWheelEvent(
        place,
        viewport.mapToGlobal(place),
        QPoint(),
        QPoint(0, -120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)
    QApplication.processEvents()


# --- what lies on the table ---------------------------------------------------------------------


def hand_on(page: LookBackPage) -> str:
    """The cards of the tray that can be read, laid ones included, sorted."""
    scene = page.scene
    assert scene is not None
    laid = scene.laid
    cards = [
        card
        for index, (card, item) in enumerate(
            zip(scene.tray.hand_cards, scene.tray.hand, strict=True)
        )
        if item.face.kind is not FaceKind.BACK or index in laid
    ]
    return "".join(sorted(cards))


def assert_shows_its_moment(page: LookBackPage) -> None:
    """What lies on the table, new and old, is the position of the core; so are hand and scores."""
    moment, scene, past = page.moment, page.scene, page.past
    assert moment is not None
    assert past is not None
    if isinstance(scene, FormulaLookBack):
        _assert_cards(scene, moment.after)
    else:
        assert isinstance(scene, DigifeudLookBack)
        _assert_tiles(scene, moment.after)
    new = [item for item in scene.tray.hand if item.face.new]
    if past.shows(moment):
        assert hand_on(page) == "".join(sorted(moment.hand))
        assert len(new) == len(scene.laid) + len(moment.drawn)
    else:
        assert len(hand_on(page)) == len(scene.laid)
        assert len(new) == len(scene.laid)
    assert page.list.row == past.moments.index(moment)


def _assert_cards(scene: FormulaLookBack, after: Any) -> None:
    rows = (after.left, after.right, after.answer)
    for cells, row in zip(scene.numbers, rows, strict=True):
        assert [each.value for each in cells] == [each.value for each in row]
    assert scene.players.position.stock == after.stock
    assert scene.players.position.hands == after.hands
    counts = [seat.seat.number for seat in scene.texts.seats]
    assert counts == [len(after.hands[seat]) for seat in scene.players.seats[:-1]]
    assert scene.cards.gap.isVisible() is (after.operator is not None)


def _assert_tiles(scene: DigifeudLookBack, after: Any) -> None:
    draft = scene._step_draft
    before = after.board if scene._step is None else scene.game.last_step.before.board
    tiles = list(before.tiles)
    for put in draft.puts if draft is not None else ():
        tiles[put.square] = put.tile
    assert tuple(tiles) == tuple(after.board.tiles)
    for panel, total in zip(scene.texts.panels, after.totals, strict=True):
        is_given_up = after.is_given_up
        assert panel.points.text() == ("" if is_given_up else str(total))


# --- from play to play --------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [3, 7, 12])
def test_stepping_over_whole_matches(window: MainWindow, qtbot: QtBot, seed: int) -> None:
    put_on_table(window, random_match(seed, 50))
    step_over(look_back(window, qtbot))


def test_those_matches_have_every_kind_of_step() -> None:
    matches = [random_match(seed, 50) for seed in (3, 7, 12)]
    plays = [turn.play for match in matches for each in match.rounds for turn in each.turns]
    assert Action.DRAW in plays
    assert any(len(match.rounds) > 1 for match in matches)
    assert any(each.refills for match in matches for each in match.rounds)
    assert any(
        isinstance(turn.play, Formula) and turn.play.values[2] % 5 == 0
        for match in matches
        if match.options.multiples_of_five
        for each in match.rounds
        for turn in each.turns
    )


@pytest.mark.parametrize("seed", range(3))
def test_stepping_over_whole_games(window: MainWindow, qtbot: QtBot, seed: int) -> None:
    put_on_table(window, random_game(seed))
    step_over(look_back(window, qtbot))


def step_over(page: LookBackPage) -> None:
    """There and back, each time in another way."""
    last = page.model.rowCount() - 1
    assert last > 2
    press(Key.Key_End)
    press(Key.Key_Home)
    assert page.list.row == 0
    assert not page.back_button.isEnabled()
    for row in range(last):
        assert page.list.row == row
        assert_shows_its_moment(page)
        if row % 3 == 0:
            press(Key.Key_Right)
        elif row % 3 == 1:
            click(page.next_button)
        else:
            press(Key.Key_Down)
    assert_shows_its_moment(page)
    assert not page.next_button.isEnabled()
    press(Key.Key_Home)
    press(Key.Key_End)
    for row in range(last, max(last - 9, 0), -1):
        assert page.list.row == row
        assert_shows_its_moment(page)
        if row % 3 == 0:
            press(Key.Key_Left)
        elif row % 3 == 1:
            click(page.back_button)
        else:
            press(Key.Key_Up)
    for row in (last // 2, 1, last, 0):
        click_row(page, row)
        assert page.list.row == row
        assert_shows_its_moment(page)
    turn_wheel(page, 2)
    assert page.list.row == 2
    turn_wheel(page, -1)
    assert page.list.row == 1
    turn_wheel(page, -5)
    assert page.list.row == 0
    assert_shows_its_moment(page)


def test_after_an_undo_the_undone_turns_are_no_past(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, opened(NOOR, COMPUTER))
    qtbot.waitUntil(lambda: game_in(window).draft is not None)
    game_in(window).undo()
    page = look_back(window, qtbot)
    assert page.model.rowCount() == 1
    assert game_in(window).turns == ()


def test_a_game_that_is_over_begins_at_its_beginning(window: MainWindow, qtbot: QtBot) -> None:
    window.games.open_file(case_file("digifeud-end-out"))
    page = look_back(window, qtbot)
    assert page.list.row == 0
    press(Key.Key_Escape)
    put_on_table(window, opened(NOOR, COMPUTER))
    page = look_back(window, qtbot)
    assert page.list.row == 2


def test_between_two_rounds_it_begins_with_the_last_one_and_leads_back_to_the_match(
    window: MainWindow, qtbot: QtBot
) -> None:
    match = over(Options(), rounds=2)
    put_on_table(window, match)
    play = window.play
    assert play is not None
    qtbot.waitUntil(lambda: play.results is not None)
    panel = play.results
    assert panel is not None
    click(panel.buttons[Wish.LOOK_BACK])
    page = page_of(window)
    assert page.moment is not None
    assert (page.moment.round, page.moment.turn) == (1, 0)
    assert page.close_button.text() == "Back to the match"
    click(page.close_button)
    assert play.results is panel, "it is as it was"
    click(panel.buttons[Wish.NEXT_ROUND])
    assert window.game is not None
    assert len(game_in(window).state.rounds) == 3


def test_a_match_that_was_ended_begins_with_its_first_round(
    window: MainWindow, qtbot: QtBot
) -> None:
    put_on_table(window, over(Options(), rounds=2))
    play = window.play
    assert play is not None
    qtbot.waitUntil(lambda: play.results is not None)
    play.follow_wish(Wish.END_MATCH)
    assert play.results is not None
    click(play.results.buttons[Wish.LOOK_BACK])
    page = page_of(window)
    assert page.list.row == 0
    assert page.go_on_button.text() == "Play from here"


def test_the_list_tells_who_played_what_and_what_was_best(window: MainWindow, qtbot: QtBot) -> None:
    options = Options(scoring=Scoring.POINTS)
    match = lying(match_of(*HANDS, options=options), "(2)+(4)=6", "draw", "draw")
    put_on_table(window, match)
    page = look_back(window, qtbot)
    wait_for_bests(page, qtbot)
    shown = [[cell(page, row, column) for column in Column] for row in range(4)]
    assert shown[0] == ["Round 1", *[""] * 6]
    assert shown[1] == ["1 Noor", "", "2 + 4 = 6", "6", "2 + 4 = 6", "6", "0"]
    assert shown[2] == ["2 Computer", "", "took a card", "", "", "", ""], "it is hidden"
    moment = page.model.moments[3]
    found = best(moment.before.view(0))
    assert shown[3][:4] == ["3 Noor", "", "took a card", ""]
    assert shown[3][5:] == [str(moment.worth(found)), f"−{moment.worth(found)}"]
    assert moment.worth(found) > 0


def test_resigning_and_running_out_of_time_are_plays(window: MainWindow, qtbot: QtBot) -> None:
    game = opened(NOOR, SAM, minutes=5)
    resigned = game.after(BoardAction.RESIGN, game.turn_began)
    late = game.after(BoardAction.TIMEOUT, game.turn_began + timedelta(minutes=6))
    for state, text in ((resigned, "gave up"), (late, "took too long")):
        put_on_table(window, state)
        page = look_back(window, qtbot)
        press(Key.Key_End)
        assert cell(page, 3, Column.PLAY) == text
        assert_shows_its_moment(page)
        wait_for_bests(page, qtbot)
        click(page.best_button)
        assert page.scene is not None
        assert page.scene.laid
        press(Key.Key_Escape)


# --- the best there was -------------------------------------------------------------------------


@pytest.mark.parametrize("name", [FORMULA, DIGIFEUD])
def test_the_best_is_laid_there_and_taken_away_again(
    window: MainWindow, qtbot: QtBot, name: str
) -> None:
    state: State = opened(NOOR, COMPUTER)
    if name == FORMULA:
        state = lying(match_of(*HANDS), "(2)+(4)=6", "draw", "draw")
    put_on_table(window, state)
    page = look_back(window, qtbot)
    wait_for_bests(page, qtbot)
    row = 3 if name == FORMULA else 1
    click_row(page, row)
    moment = page.moment
    assert moment is not None
    assert moment.worth(moment.play) < moment.worth(page.model.best(row))
    if name == FORMULA:
        number = moment.worth(page.model.best(row))
        assert page.note.text() == f"A formula with {number} cards was possible."
    click(page.best_button)
    found, shown = page.model.best(row), page.shown
    assert isinstance(found, Formula | Sum)
    assert shown is not None
    assert isinstance(shown, Match | Game)
    turns = shown.round.turns if isinstance(shown, Match) else shown.turns
    assert turns[-1].play == found
    scene = page.scene
    assert scene is not None
    assert len(scene.laid) == len([item for item in scene.tray.hand if item.face.new]) > 0
    assert scene.texts.reading.startswith("The best possible: ")
    assert page.best_button.text() == "Show the turn"
    click(page.best_button)
    assert_shows_its_moment(page)
    click(page.best_button)
    press(Key.Key_Left)
    press(Key.Key_Right)
    assert_shows_its_moment(page)


def test_leaving_ends_the_search(window: MainWindow, qtbot: QtBot, opponent: QuickOpponent) -> None:
    opponent.is_slow = True
    put_on_table(window, opened(NOOR, COMPUTER))
    page = look_back(window, qtbot)
    (adviser,) = page.model.bests.findChildren(Opponent)
    qtbot.waitUntil(lambda: adviser.is_thinking)
    press(Key.Key_Escape)
    assert not adviser.is_thinking
    assert page.scene is None


# --- look ---------------------------------------------------------------------------------------


def test_language_and_theme_change_while_it_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, opened(NOOR, COMPUTER))
    page = look_back(window, qtbot)
    theme = page.scene and page.scene.theme
    window.settings.theme = ThemeChoice.DARK
    assert page.scene is not None
    assert page.scene.theme is not theme
    window.speak("nl")
    assert_shows_its_moment(page)
    window.speak("en")
    assert page.back_button.accessibleName() == "Back"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("name", [FORMULA, DIGIFEUD])
def test_list_and_buttons_have_room(
    window: MainWindow, qtbot: QtBot, name: str, size: tuple[int, int]
) -> None:
    state: State = shuffled_game(3)
    if name == FORMULA:
        five = (NOOR, *(Player(f"Ida {number}", Level.HARD) for number in range(4)))
        state = match_of(*HANDS, players=five)
    window.resize(*size)
    put_on_table(window, state)
    page = look_back(window, qtbot)
    qtbot.wait(200)
    every = page.button_panel.findChildren(QPushButton)
    buttons = [each for each in every if each.isVisible()]
    assert len(buttons) == 4
    for each in buttons:
        room, needed = each.size(), each.minimumSizeHint()
        assert room.width() >= needed.width()
        assert room.height() >= needed.height()
        assert page.button_panel.rect().contains(each.geometry())
    for one, other in combinations(filter(QPushButton.isVisible, buttons), 2):
        assert not one.geometry().adjusted(-3, -3, 3, 3).intersects(other.geometry())
    assert page.view.rect().contains(page.frame.geometry())
    assert page.view.rect().contains(page.button_panel.geometry())
    assert not page.frame.geometry().intersects(page.button_panel.geometry())
    rows = page.list.viewport().height() // page.list.verticalHeader().defaultSectionSize()
    assert rows >= (8 if size[1] == 640 else 11)
    header = page.list.horizontalHeader()
    for column in Column:
        assert header.sectionSize(column) >= header.sectionSizeHint(column)
    letters = page.list.fontMetrics()
    for column in (Column.WORTH, Column.BEST_WORTH):
        assert header.sectionSize(column) >= letters.horizontalAdvance("888") + 12
    assert header.sectionSize(Column.LESS) >= letters.horizontalAdvance("−888") + 12
    assert header.sectionSize(Column.BEST) >= letters.horizontalAdvance("6×4×4+2=98") + 12


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_sum_in_the_list_is_cut(window: MainWindow, qtbot: QtBot, language: str) -> None:
    """They shrink, and what the best one earns is left out if necessary."""
    window.speak(language)
    window.settings.judge_turns = False  # else the list does not say what the best earns
    window.resize(1024, 640)
    put_on_table(window, out())
    page = look_back(window, qtbot)
    wait_for_bests(page, qtbot)
    model, listed = page.list.model(), page.list
    qtbot.waitUntil(lambda: page.model.bests.play(model.rowCount() - 1) is not None)
    QApplication.processEvents()
    spacings: dict[Column, set[str]] = {each: set() for each in SUMS}
    for row, column in product(range(1, model.rowCount()), SUMS):
        index = model.index(row, column)
        option = QStyleOptionViewItem()
        listed.initViewItemOption(option)
        option.rect = listed.visualRect(index)
        delegate = listed.itemDelegateForIndex(index)
        assert isinstance(delegate, QStyledItemDelegate)
        delegate.initStyleOption(option, index)
        width = QFontMetrics(option.font).horizontalAdvance(option.text)
        assert width < option.rect.width() - 10, (option.text, column)
        if "=" in option.text:
            spacings[column].add("".join({each for each in option.text if each.isspace()}))
    assert all(len(each) == 1 for each in spacings.values()), "one spacing in a whole column"
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: not listed.isColumnHidden(Column.BEST_WORTH))


def test_a_name_with_a_level_stays_legible_beside_many_points(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1280, 800)
    put_on_table(window, replace(out(), players=(NOOR, Player("Computer", Level.HARD))))
    page = look_back(window, qtbot)
    assert isinstance(page.scene, DigifeudLookBack)
    name = page.scene.texts.panels[1].name
    assert name.text() == "Computer, hard"
    page.list.go_to(9)
    assert name.text() == "Computer", "the portrait shows the level"
    assert name.scale() > BREAK_BELOW
    players = page.scene.described_items[0].described_items
    said = players[1].name
    assert said.startswith("Computer, hard, ")


def test_nothing_is_cut_on_a_large_screen(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    """On smaller ones `tests/screens/test_every_screen.py` looks at the same moments."""
    opponent.is_slow = True
    window.resize(3840, 2160)
    found: set[tuple[str, str]] = set()
    seen: set[str] = set()

    def look(name: str, widget: QWidget) -> None:
        found.update((name, text) for text in cut(widget))
        seen.update(texts(widget))

    tour = Tour(window, qtbot, look)
    tour.settle()
    see_look_back(tour)
    assert found == set()
    assert "These cards stay face down until the round is over." in seen
    assert "Show the turn" in seen


def test_the_window_has_the_title_of_the_game_that_is_shown(
    window: MainWindow, qtbot: QtBot
) -> None:
    put_on_table(window, opened(NOOR, COMPUTER))
    window.show_home()
    window.games.leave_table()
    (saved,) = window.games.autosave.games.under_way()
    put_on_table(window, match_of(*HANDS, players=(SAM, COMPUTER)))
    window.look_back(saved)
    assert window.windowTitle() == "Digifeud: Noor, Computer[*]"
    press(Key.Key_Escape)
    assert window.windowTitle() == "Formula: Sam, Computer[*]"
    look_back(window, qtbot)
    assert window.windowTitle() == "Formula: Sam, Computer[*]"


@pytest.mark.parametrize("is_over", [False, True])
def test_a_star_marks_the_most_that_was_possible(
    window: MainWindow, qtbot: QtBot, is_over: bool
) -> None:
    """It is the same while the game goes on and afterwards."""
    game = board_of(RACK, "+-x", "12345678", "+-x", players=(NOOR, COMPUTER))
    best_sum = best_play(game.position.view(0))
    assert best_sum is not None
    game = game.after(best_sum.play, game.turn_began)
    if is_over:
        game = game.after(BoardAction.RESIGN, game.turn_began)
    put_on_table(window, game)
    page = look_back(window, qtbot)
    wait_for_bests(page, qtbot)
    marks = [page.model.index(row, Column.CHANCE).data(MOST) for row in range(2)]
    assert marks == [False, True]
    assert not page.list.isColumnHidden(Column.CHANCE)
    said = page.model.index(1, Column.PLAYER).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.endswith("more was not possible")
    page.list.go_to(1)
    assert page.note.text() == "More was not possible."
