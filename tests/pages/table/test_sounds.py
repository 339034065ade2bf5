"""The sounds of both tables: of what is put down, refusals, turns, hints and the end."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from formula_desktop.formula.draft import ANSWER, LEFT, PlaceKind
from formula_desktop.kinds.digifeud import DIGIFEUD
from formula_desktop.sounds.sound import Sound
from formula_desktop.store.settings.settings import ComputerSpeed
from tests.helpers.digifeud.ended_games import unearned
from tests.helpers.digifeud.games import after, game_of
from tests.helpers.digifeud.page import OPENING, RACK, Board, opened_game
from tests.helpers.formula.games import NOOR, SAM, lying, match_of
from tests.helpers.formula.page import Table
from tests.helpers.played_page import AnyPlayedPage

HAND = "12368*9"
OTHER = "1674455"
Key = Qt.Key


def sounds_of(table: AnyPlayedPage) -> list[Sound]:
    """The sounds from now on."""
    sounds: list[Sound] = []
    table.page.sounds.heard.connect(sounds.append)
    return sounds


def taken(sounds: list[Sound]) -> list[Sound]:
    """The sounds since the last call."""
    heard = [*sounds]
    sounds.clear()
    return heard


def test_a_turn_of_formula(qtbot: QtBot) -> None:
    table = Table(qtbot, lying(match_of(HAND, OTHER, stock="5"), "(2)+(4)=6", "draw"))
    sounds = sounds_of(table)
    table.drag_card("9", table.place(LEFT, PlaceKind.ON, 0))
    table.drag_card("1", table.place(ANSWER, PlaceKind.BEFORE))
    table.drag_card("3", table.place(ANSWER, PlaceKind.ON, 1))
    assert taken(sounds) == [Sound.CARD] * 3
    table.key(Key.Key_Escape)
    assert not taken(sounds), "taken back"
    table.game.next_operator()
    assert taken(sounds) == [Sound.CARD]
    table.key(Key.Key_Escape)
    table.press_button(table.page.draw_button)
    table.wait()
    assert taken(sounds)[-1] is Sound.TURN
    table.game.undo()
    table.wait()
    assert not taken(sounds), "nothing of this is new"


def test_what_the_computer_lays_is_heard_with_and_without_animations(qtbot: QtBot) -> None:
    for speed, number in ((ComputerSpeed.AT_ONCE, 1), (ComputerSpeed.FAST, 3)):
        game = after(game_of(RACK, "x+-", "9999", "+"), OPENING)
        board = Board(qtbot, game, animation=number > 1, speed=speed, waits=False)
        sounds = sounds_of(board)
        board.wait()
        *put, turn = taken(sounds)
        assert turn is Sound.TURN
        assert set(put) == {Sound.TILE}
        assert (len(put) == 1) is (number == 1)


def test_a_refusal(qtbot: QtBot) -> None:
    board = Board(qtbot, opened_game())
    sounds = sounds_of(board)
    board.drag_tile("0", "C7")
    assert taken(sounds) == [Sound.REFUSAL]


def test_a_hint_is_heard_at_each_step(qtbot: QtBot) -> None:
    table = Table(qtbot, lying(match_of(HAND, OTHER), "(2)+(4)=6", "draw"))
    sounds = sounds_of(table)
    for expected in ([Sound.HINT], [Sound.HINT], [Sound.CARD, Sound.HINT]):
        table.press_button(table.page.hint_button)
        table.until(lambda: not table.game.hints.is_looking)
        assert taken(sounds) == expected


def test_the_turn_of_another_person_is_heard_once_at_the_covered_hand(qtbot: QtBot) -> None:
    table = Table(qtbot, match_of(HAND, OTHER, players=(NOOR, SAM)))
    sounds = sounds_of(table)
    table.press_button(table.page.uncover_button)
    assert not taken(sounds)
    table.press_button(table.page.draw_button)
    table.wait()
    assert taken(sounds) == [Sound.TURN]
    table.press_button(table.page.uncover_button)
    assert not taken(sounds)


def test_a_persons_win_is_heard_as_it_happens(qtbot: QtBot) -> None:
    board = Board(qtbot, after(game_of(RACK, "x+-", players=(NOOR, SAM)), OPENING, "pass", "pass"))
    sounds = sounds_of(board)
    board.game.uncover()
    board.game.resign()
    board.until(lambda: board.rounds_over > 0)
    assert taken(sounds) == [Sound.WIN]
    over = board.game.state
    board.show_game(over, waits=False)
    board.until(lambda: board.rounds_over > 1)
    assert not taken(sounds), "it was over before"


def test_a_win_by_the_count_alone_is_silent(qtbot: QtBot) -> None:
    board = Board(qtbot, DIGIFEUD.at(unearned(), 0, 2))
    sounds = sounds_of(board)
    board.game.pass_turn()
    board.until(lambda: board.rounds_over > 0)
    assert not taken(sounds)


def test_a_loss_and_a_hidden_table_are_silent(qtbot: QtBot) -> None:
    board = Board(qtbot, opened_game())
    sounds = sounds_of(board)
    board.game.resign()
    board.until(lambda: board.rounds_over > 0)
    assert not taken(sounds)
    table = Table(qtbot, lying(match_of(HAND, OTHER, stock="5"), "(2)+(4)=6", "draw"))
    sounds = sounds_of(table)
    table.drag_card("9", table.place(LEFT, PlaceKind.ON, 0))
    assert taken(sounds) == [Sound.CARD]
    table.page.hide()
    table.game.take_back_all()
    table.game.next_operator()
    assert not taken(sounds)
