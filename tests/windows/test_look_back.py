"""Looking back in the window: with real keys and clicks, over games of both kinds."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.options import Options as BoardOptions
from formula_desktop.digifeud.play import Action as BoardAction
from formula_desktop.digifeud.play import Sum
from formula_desktop.formula.match import Match
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.formula.play import Action, Formula
from formula_desktop.gamefile import read_any_file
from formula_desktop.models.formula_lists import SeatRole
from formula_desktop.models.look_back_list import WAITING, Column
from formula_desktop.models.table_game import now
from formula_desktop.players import Level, Player
from formula_desktop.scene.faces import FaceKind
from formula_desktop.scene.look_back_tables import DigifeudLookBack, FormulaLookBack
from formula_desktop.store.notes import NotCounted, SavedSeat
from formula_desktop.store.settings import ThemeChoice
from formula_desktop.store.states import State, game_of
from formula_desktop.thinking import best
from formula_desktop.windows.look_back_page import LookBackPage
from formula_desktop.windows.main_window import MainWindow
from formula_desktop.windows.result_panel import Wish
from tests.digifeud.random_games import random_game
from tests.formula.random_matches import complete_match, random_match
from tests.game_files import case_file
from tests.models.digifeud_games import after, shuffled_game
from tests.models.digifeud_games import game_of as board_of
from tests.models.games import COMPUTER, NOOR, SAM, QuickOpponent, lying, match_of
from tests.windows.board_page import ANSWER, DRAWN, OPENING, RACK
from tests.windows.seen import cut, texts
from tests.windows.tour import Tour
from tests.windows.tour_look_back import see_look_back

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
FACES = (SavedSeat("", "teal", "fox"), SavedSeat("", "blue", "kite"))
HANDS = ("1225667", "1133445")


@pytest.fixture(autouse=True)
def opponent(monkeypatch: pytest.MonkeyPatch) -> QuickOpponent:
    """Who answers at once, with what the computer would play; best plays are asked otherwise."""
    made = QuickOpponent(monkeypatch)
    monkeypatch.setattr("tests.models.games.choose", best)
    return made


def opened(*players: Player, minutes: int | None = None) -> Game:
    options = BoardOptions(turn_limit_minutes=minutes)
    game = board_of(
        RACK, "x+-", "9999", "+", digits=DRAWN, signs="-", players=players, options=options
    )
    return after(replace(game, started=now()), OPENING, ANSWER)


def put_on_table(window: MainWindow, state: State, seats: tuple[SavedSeat, ...] = ()) -> None:
    play = window.tables.table(game_of(state))
    window.stack.setCurrentWidget(play.page)
    play.start(state, seats)
    QApplication.processEvents()


def look_back(window: MainWindow, qtbot: QtBot) -> LookBackPage:
    """Open the page with its keys."""
    window.activateWindow()
    qtbot.keyClick(window, Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    return page_of(window)


def page_of(window: MainWindow) -> LookBackPage:
    assert window.looking is not None
    page = window.looking.page
    assert window.stack.currentWidget() is page
    QApplication.processEvents()
    return page


def press(key: Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    QTest.keyClick(widget, key)
    QApplication.processEvents()


def click(button: QPushButton) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()


def click_row(page: LookBackPage, row: int) -> None:
    index = page.model.index(row, Column.PLAY)
    page.list.scrollTo(index)
    QTest.mouseClick(
        page.list.viewport(),
        LEFT,
        Qt.KeyboardModifier.NoModifier,
        page.list.visualRect(index).center(),
    )
    QApplication.processEvents()


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


def cell(page: LookBackPage, row: int, column: Column) -> str:
    text: str = page.model.index(row, column).data()
    return text


def wait_for_bests(page: LookBackPage, qtbot: QtBot) -> None:
    rows = range(page.model.rowCount())
    qtbot.waitUntil(
        lambda: not any(cell(page, row, Column.BEST) == WAITING for row in rows), timeout=30_000
    )


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
    assert scene.players.stock == len(after.stock)
    counts = [
        scene.players.index(row).data(SeatRole.CARDS) for row in range(scene.players.rowCount())
    ]
    assert counts == [len(after.hands[seat]) for seat in scene.players.seats]
    assert scene.cards.gap.isVisible() is (after.operator is not None)


def _assert_tiles(scene: DigifeudLookBack, after: Any) -> None:
    draft = scene._step_draft
    before = after.board if scene._step is None else scene._step.before.board
    tiles = list(before.tiles)
    for put in draft.puts if draft is not None else ():
        tiles[put.square] = put.tile
    assert tuple(tiles) == tuple(after.board.tiles)
    for panel, total in zip(scene.felt.panels, after.totals, strict=True):
        assert panel.points.text() == str(total)


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
    click(page.first_button)
    click(page.last_button)
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
    qtbot.waitUntil(lambda: window.game.draft is not None)
    window.game.undo()
    page = look_back(window, qtbot)
    assert page.model.rowCount() == 1
    assert window.game.turns == ()


def test_a_game_that_is_over_begins_at_its_beginning(window: MainWindow, qtbot: QtBot) -> None:
    window.open_file(case_file("digifeud-end-out"))
    page = look_back(window, qtbot)
    assert page.list.row == 0
    press(Key.Key_Escape)
    put_on_table(window, opened(NOOR, COMPUTER))
    page = look_back(window, qtbot)
    assert page.list.row == 2


def test_the_list_tells_who_played_what_and_what_was_best(window: MainWindow, qtbot: QtBot) -> None:
    options = Options(scoring=Scoring.POINTS)
    match = lying(match_of(*HANDS, options=options), "(2)+(4)=6", "draw", "draw")
    put_on_table(window, match)
    page = look_back(window, qtbot)
    wait_for_bests(page, qtbot)
    shown = [[cell(page, row, column) for column in Column] for row in range(4)]
    assert shown[0] == ["Round 1", "", "", "", "", ""]
    assert shown[1] == ["1 Noor", "2+4=6", "6", "2+4=6", "6", "0"]
    assert shown[2] == ["2 Computer", "takes a card", "", "", "", ""], "it is hidden"
    moment = page.model.moments[3]
    found = best(moment.before.view(0))
    assert shown[3][:3] == ["3 Noor", "takes a card", ""]
    assert shown[3][4:] == [str(moment.worth(found)), f"−{moment.worth(found)}"]
    assert moment.worth(found) > 0


def test_resigning_and_running_out_of_time_are_plays(window: MainWindow, qtbot: QtBot) -> None:
    game = opened(NOOR, SAM, minutes=5)
    resigned = game.after(BoardAction.RESIGN, game.turn_began)
    late = game.after(BoardAction.TIMEOUT, game.turn_began + timedelta(minutes=6))
    for state, text in ((resigned, "gives up"), (late, "is out of time")):
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
    click(page.best_button)
    found, shown = page.model.best(row), page.shown
    assert isinstance(found, Formula | Sum)
    assert shown is not None
    turns = shown.round.turns if isinstance(shown, Match) else shown.turns
    assert turns[-1].play == found
    scene = page.scene
    assert scene is not None
    assert len(scene.laid) == len([item for item in scene.tray.hand if item.face.new]) > 0
    assert scene.felt.reading.startswith("The best there was: ")
    assert page.best_button.text() == "Show what was played"
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
    adviser = page.model.bests._adviser
    assert adviser.is_thinking
    press(Key.Key_Escape)
    assert not adviser.is_thinking
    assert page.scene is None


# --- what stays hidden --------------------------------------------------------------------------


def open_hands(page: LookBackPage) -> list[bool]:
    """Row by row, whether anything of the tray can be read but what was laid."""
    seen = []
    for row in range(page.model.rowCount()):
        page.list.go_to(row)
        scene = page.scene
        assert scene is not None
        rest = [item for at, item in enumerate(scene.tray.hand) if at not in scene.laid]
        assert rest
        assert len({item.face.kind is FaceKind.BACK for item in rest}) == 1
        seen.append(rest[0].face.kind is not FaceKind.BACK)
    return seen


def test_the_computers_rack_stays_hidden_until_the_end(window: MainWindow, qtbot: QtBot) -> None:
    game = opened(NOOR, COMPUTER)
    put_on_table(window, game)
    page = look_back(window, qtbot)
    assert open_hands(page) == [True, True, False]
    wait_for_bests(page, qtbot)
    assert cell(page, 1, Column.BEST)
    assert cell(page, 2, Column.BEST) == ""
    page.list.go_to(2)
    assert page._note.text() == "These tiles stay covered until the game is over."
    assert not page.best_button.isEnabled()
    press(Key.Key_Escape)
    put_on_table(window, game.after(BoardAction.RESIGN, game.turn_began))
    assert open_hands(look_back(window, qtbot)) == [True, True, True, True]


def test_of_two_persons_only_who_sits_there_sees_the_own_cards(
    window: MainWindow, qtbot: QtBot
) -> None:
    match = lying(match_of(*HANDS, players=(NOOR, SAM)), "(2)+(4)=6", "draw", "draw")
    put_on_table(window, match)
    assert window.game.is_covered
    page = look_back(window, qtbot)
    assert open_hands(page) == [False, False, False, False]
    press(Key.Key_Escape)
    qtbot.waitUntil(lambda: window.game.is_covered and window.game.is_person_to_move)
    window.game.uncover()
    assert window.game.shown_seat == 1
    assert open_hands(look_back(window, qtbot)) == [False, False, True, False]
    press(Key.Key_Escape)
    window.show_home()
    window._leave_table()
    (saved,) = window.keeper.games.under_way()
    window.look_back(saved)
    assert open_hands(page_of(window)) == [False, False, False, False], "nobody sits anywhere"


def test_a_covered_hand_tells_nothing_by_its_gaps(window: MainWindow, qtbot: QtBot) -> None:
    match = lying(match_of(*HANDS, players=(COMPUTER, NOOR)), "(2)+(4)=6")
    put_on_table(window, match)
    page = look_back(window, qtbot)
    page.list.go_to(1)
    scene = page.scene
    assert scene is not None
    assert scene.laid
    assert scene.tray.order[-len(scene.laid) :] == tuple(sorted(scene.laid))


def test_the_last_round_is_open_while_the_next_one_is_under_way(
    window: MainWindow, qtbot: QtBot
) -> None:
    match = complete_match(1)
    match = replace(match, players=(NOOR, *(SAM for _ in match.players[1:])))
    match = match.next_round(match.rounds[0].deck)
    put_on_table(window, match)
    page = look_back(window, qtbot)
    for row, moment in enumerate(page.model.moments):
        page.list.go_to(row)
        scene = page.scene
        assert scene is not None
        assert scene.tray.is_covered is (moment.round == len(match.rounds) - 1)


# --- there and back -----------------------------------------------------------------------------


def test_it_leads_back_to_where_it_was_called_from(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, opened(NOOR, COMPUTER), FACES)
    assert window.play is not None
    table = window.play.page
    page = look_back(window, qtbot)
    click(page.close_button)
    assert window.stack.currentWidget() is table
    assert table.view.hasFocus()
    page = look_back(window, qtbot)
    click(page.home_button)
    assert window.stack.currentWidget() is window.home
    page = look_back(window, qtbot)
    press(Key.Key_Escape)
    assert window.stack.currentWidget() is window.home
    window.library.show_games()
    games = window.library.games
    assert games is not None
    QTest.mouseClick(games.panel.look_back, LEFT)
    page = page_of(window)
    assert page.past is not None
    assert page.past.state == window.play.state
    press(Key.Key_Escape)
    assert window.stack.currentWidget() is games


def test_a_game_of_the_list_is_not_put_on_the_table(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, opened(NOOR, COMPUTER), FACES)
    put_on_table(window, lying(match_of(*HANDS), "(2)+(4)=6"))
    window.library.show_games()
    games = window.library.games
    assert games is not None
    other = next(each for each in window.keeper.games.under_way() if "digifeud" in each.name)
    games.choose(other.name)
    QTest.mouseClick(games.panel.look_back, LEFT)
    page = page_of(window)
    assert isinstance(page.past and page.past.state, Game)
    assert page.past is not None
    assert page.past.faces == other.notes.seats
    assert isinstance(window.play and window.play.state, Match)


def test_from_the_end_the_results_come_back(window: MainWindow, qtbot: QtBot) -> None:
    game = opened(NOOR, COMPUTER)
    put_on_table(window, game.after(BoardAction.RESIGN, game.turn_began))
    assert window.play is not None
    qtbot.waitUntil(lambda: window.play is not None and window.play.results is not None)
    results = window.play.results
    assert results is not None
    QTest.mouseClick(results.buttons[Wish.LOOK_BACK], LEFT)
    assert page_of(window).list.row == 0
    press(Key.Key_Escape)
    assert window.play.results is results
    assert results.isVisible()
    assert results.isAncestorOf(window.focusWidget())


def test_a_game_that_is_watched_waits(window: MainWindow, qtbot: QtBot) -> None:
    window.watch(DIGIFEUD)
    qtbot.waitUntil(lambda: len(window.game.turns) > 2)
    page = look_back(window, qtbot)
    turns = len(window.game.turns)
    assert all(open_hands(page))
    qtbot.wait(100)
    assert len(window.game.turns) == turns
    press(Key.Key_Escape)
    qtbot.waitUntil(lambda: len(window.game.turns) > turns)


def test_with_the_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, lying(match_of(*HANDS), "(2)+(4)=6", "draw", "draw"))
    page = look_back(window, qtbot)
    wait_for_bests(page, qtbot)
    assert page.list.hasFocus()
    reached: list[QWidget | None] = []
    for _ in range(12):
        reached.append(window.focusWidget())
        press(Key.Key_Tab)
    enabled = (page.back_button, page.first_button, page.best_button, page.go_on_button)
    for each in (page.list, *enabled, page.close_button, page.home_button):
        assert each in reached
    page.best_button.setFocus()
    press(Key.Key_Return)
    assert page.best_button.text() == "Show what was played"
    press(Key.Key_Left)
    assert page.list.row == 2, "the arrow keys step wherever the keyboard is"


# --- the table behind ---------------------------------------------------------------------------


def test_the_computer_waits_until_somebody_is_back(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    opponent.is_slow = True
    put_on_table(window, lying(match_of(*HANDS), "(2)+(4)=6"))
    qtbot.waitUntil(lambda: window.game.opponent.is_thinking)
    page = look_back(window, qtbot)
    assert not window.game.opponent.is_thinking
    opponent.is_slow = False
    qtbot.wait(50)
    assert len(window.game.turns) == 1
    assert page.model.rowCount() == 2
    press(Key.Key_Escape)
    qtbot.waitUntil(lambda: len(window.game.turns) == 2)
    qtbot.waitUntil(lambda: window.game.draft is not None)


def test_the_draft_on_the_table_stays(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, opened(NOOR, COMPUTER))
    qtbot.waitUntil(lambda: window.game.draft is not None)
    assert window.game.put(2, 0)
    draft = window.game.draft
    look_back(window, qtbot)
    press(Key.Key_Escape)
    assert window.game.draft is draft


def test_time_runs_out_while_the_past_is_looked_at(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_table(window, opened(NOOR, SAM, minutes=5))
    qtbot.waitUntil(lambda: window.game.is_covered)
    page = look_back(window, qtbot)
    page.list.go_to(1)
    game = window.game
    assert open_hands(page) == [False, False, False]
    page.list.go_to(1)
    late = now() + timedelta(minutes=6)
    monkeypatch.setattr(game, "_given_clock", lambda: late)
    assert window.play is not None
    window.play.page._follow_clock()
    assert game.position.is_over
    assert page.list.row == 1
    assert cell(page, 3, Column.PLAY) == "is out of time"
    assert open_hands(page) == [True, True, True, True]
    assert window.play.results is None
    press(Key.Key_Escape)
    qtbot.waitUntil(lambda: window.play is not None and window.play.results is not None)
    (saved,) = window.keeper.games.finished()
    assert window.keeper.games.read(saved)[0].position.is_over


def test_the_window_closes_while_the_past_is_looked_at(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent
) -> None:
    opponent.is_slow = True
    put_on_table(window, opened(NOOR, COMPUTER))
    page = look_back(window, qtbot)
    adviser = page.model.bests._adviser
    window.close()
    assert not adviser.is_thinking
    assert page.past is None


# --- go on from here ----------------------------------------------------------------------------


def goes_on(window: MainWindow) -> State:
    """The new game that is on the table: it is kept, counts for nobody, and can be read."""
    assert window.play is not None
    assert window.stack.currentWidget() is window.play.page
    saved = window.keeper.saved
    assert saved is not None
    assert saved.notes.not_counted is NotCounted.COPIED
    assert saved.notes.title == ""
    assert read_any_file(window.keeper.games.path(saved)) == window.play.state
    state: State = window.play.state
    return state


@pytest.mark.parametrize("row", range(3))
def test_a_game_of_digifeud_goes_on_from_any_step(
    window: MainWindow, qtbot: QtBot, row: int
) -> None:
    put_on_table(window, opened(NOOR, COMPUTER), FACES)
    before = window.keeper.saved
    assert before is not None
    written = window.keeper.games.path(before).read_bytes()
    page = look_back(window, qtbot)
    page.list.go_to(row)
    moment = page.moment
    assert moment is not None
    click(page.go_on_button)
    state = goes_on(window)
    assert isinstance(state, Game)
    saved = window.keeper.saved
    assert saved is not None
    assert saved.name != before.name
    assert saved.notes.seats == FACES
    assert state.positions[row] == moment.after
    qtbot.waitUntil(lambda: window.game.draft is not None)
    turns = len(window.game.turns)
    window.game.pass_turn()
    assert len(window.game.turns) > turns
    goes_on(window)
    (other,) = [each for each in window.keeper.games.under_way() if each.name == before.name]
    assert window.keeper.games.path(other).read_bytes() == written
    assert other.notes.not_counted is None


def test_a_match_goes_on_from_every_kind_of_step(window: MainWindow, qtbot: QtBot) -> None:
    match = complete_match(1)
    assert len(match.rounds) > 1
    persons = tuple(Player(f"P{number}") for number in range(len(match.players)))
    match = replace(match, players=persons)
    rows = len(match.rounds[0].positions)
    last = rows + len(match.rounds[1].positions) - 1
    for row in (0, 3, rows - 1, rows, rows + 1, last):
        put_on_table(window, match)
        page = look_back(window, qtbot)
        page.list.go_to(row)
        moment = page.moment
        assert moment is not None
        click(page.go_on_button)
        state = goes_on(window)
        assert isinstance(state, Match)
        assert len(state.rounds) == moment.round + 1
        assert state.position == moment.after
        play_on(window, qtbot)
        goes_on(window)


def play_on(window: MainWindow, qtbot: QtBot) -> None:
    """Take a card, or deal the next round when the one there is over."""
    game = window.game

    def is_asked() -> bool:
        game.uncover()
        return game.draft is not None

    if game.position.is_over:
        play = window.play
        assert play is not None
        qtbot.waitUntil(lambda: play.results is not None)
        rounds = len(game.match.rounds)
        play._next_round()  # type: ignore[attr-defined]
        assert len(game.match.rounds) == rounds + 1
        return
    qtbot.waitUntil(is_asked)
    turns = len(game.turns)
    game.draw_or_pass()
    assert len(game.turns) == turns + 1


def test_it_goes_on_from_the_best_when_that_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    put_on_table(window, lying(match_of(*HANDS), "(2)+(4)=6", "draw", "draw"))
    page = look_back(window, qtbot)
    wait_for_bests(page, qtbot)
    click_row(page, 3)
    found = page.model.best(3)
    click(page.best_button)
    click(page.go_on_button)
    state = goes_on(window)
    assert isinstance(state, Match)
    assert state.round.turns[2].play == found


def test_nobody_goes_on_from_the_end(window: MainWindow, qtbot: QtBot) -> None:
    game = opened(NOOR, COMPUTER)
    put_on_table(window, game.after(BoardAction.RESIGN, game.turn_began))
    page = look_back(window, qtbot)
    press(Key.Key_End)
    assert not page.go_on_button.isEnabled()
    assert page.go_on_button.toolTip()
    press(Key.Key_Left)
    assert page.go_on_button.isEnabled()


def test_time_for_the_turn_begins_anew(window: MainWindow, qtbot: QtBot) -> None:
    old = replace(opened(NOOR, SAM, minutes=5), started=now() - timedelta(days=2))
    old = replace(
        old, turns=tuple(replace(each, at=each.at - timedelta(days=2)) for each in old.turns)
    )
    late = old.after(BoardAction.TIMEOUT, now())
    put_on_table(window, late)
    page = look_back(window, qtbot)
    page.list.go_to(2)
    click(page.go_on_button)
    state = goes_on(window)
    assert not state.position.is_over
    left = window.game.time_left
    assert left is not None
    assert timedelta(minutes=4) < left <= timedelta(minutes=5)


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
    assert page.back_button.text() == "Back"


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
    buttons = page._panel.findChildren(QPushButton)
    assert len(buttons) == 6
    for each in buttons:
        room, needed = each.size(), each.minimumSizeHint()
        assert room.width() >= needed.width()
        assert room.height() >= needed.height()
        assert page._panel.rect().contains(each.geometry())
    assert page.view.rect().contains(page._frame.geometry())
    assert page.view.rect().contains(page._panel.geometry())
    assert not page._frame.geometry().intersects(page._panel.geometry())
    rows = page.list.viewport().height() // page.list.verticalHeader().defaultSectionSize()
    assert rows >= 6
    header = page.list.horizontalHeader()
    for column in Column:
        assert header.sectionSize(column) >= header.sectionSizeHint(column)
    letters = page.list.fontMetrics()
    for column in (Column.WORTH, Column.BEST_WORTH):
        assert header.sectionSize(column) >= letters.horizontalAdvance("888") + 12
    assert header.sectionSize(Column.LESS) >= letters.horizontalAdvance("−888") + 12
    assert header.sectionSize(Column.BEST) >= letters.horizontalAdvance("6×4×4+2=98") + 12


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (3840, 2160)])
def test_nothing_is_cut(
    window: MainWindow, qtbot: QtBot, opponent: QuickOpponent, size: tuple[int, int]
) -> None:
    opponent.is_slow = True
    window.resize(*size)
    found: set[tuple[str, str]] = set()
    seen: set[str] = set()

    def look(name: str, widget: QWidget) -> None:
        found.update((name, text) for text in cut(widget))
        seen.update(texts(widget))

    tour = Tour(window, qtbot, look)
    tour.settle()
    see_look_back(tour)
    assert found == set()
    assert "These cards stay covered until the round is over." in seen
    assert "Show what was played" in seen
