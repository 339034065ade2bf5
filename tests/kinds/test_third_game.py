"""A game that the program has never heard of is a line in each registry, and everything goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.etree.ElementTree import Element

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from formula_desktop.__main__ import main
from formula_desktop.arena.contest import Contest, Side
from formula_desktop.arena.playing import play_set
from formula_desktop.arguments import read_window_arguments
from formula_desktop.cli.arena_arguments import read_arguments
from formula_desktop.clock import steady_now
from formula_desktop.engine.protocol import answer, question, read_answer, read_question
from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.registry import kind_of, read_game, write_game
from formula_desktop.limit import AT_ONCE
from formula_desktop.models.kept_games import GameRole, GamesModel
from formula_desktop.models.past.moments import Past
from formula_desktop.models.past.plays import Column, LookBackModel
from formula_desktop.pages.rules.examples import example_of
from formula_desktop.players import Level, Player
from formula_desktop.practise.own_games import better_plays
from formula_desktop.results.records import record_of
from formula_desktop.results.strength import Outcome
from formula_desktop.shell.start.second_start import read_request, request
from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.games.folders import Folder
from formula_desktop.store.games.notes import SavedSeat, new_notes
from formula_desktop.store.settings.last_choice import read_choice, usual_choice
from tests.helpers.quick_opponent import QuickOpponent
from tests.helpers.store.saved_games import open_games
from tests.helpers.third_game.game import THIRD, Add, Options, State, ThirdGame, register

NOOR, COMPUTER = Player("Noor"), Player("Computer", Level.EASY)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


@pytest.fixture
def autosave(qtbot: QtBot) -> Iterator[Autosave]:
    autosave = Autosave()
    yield autosave
    autosave.close()


def dealt() -> State:
    """As the dialog would have it: a choice that settings keep, and the game that it starts."""
    choice = usual_choice(THIRD, "Noor", "Computer")
    again = read_choice(THIRD, choice.written)
    assert again == choice
    state = again.dealt(steady_now(), Random(2))
    assert isinstance(state, State)
    assert (state.players, state.position.heap) == ((NOOR, COMPUTER), 0)
    return state


def played_to_the_end(game: ThirdGame, qtbot: QtBot) -> None:
    """The person adds 2 whenever that is possible; the computer plays its part."""
    game.stepped.connect(lambda step: game.go_on())
    game.go_on()
    while not game.position.is_over:
        qtbot.waitUntil(lambda: game.draft is not None or game.position.is_over)
        if game.draft is not None:
            game.lay(Add(min(2, 10 - game.position.heap)))
            assert game.play()


def test_it_is_dealt_played_kept_read_back_listed_and_looked_back_at(
    qtbot: QtBot, autosave: Autosave
) -> None:
    game = ThirdGame(dealt(), opponent=QuickOpponent())
    autosave.begin(game.state, new_notes((SavedSeat(), SavedSeat())))
    game.match_changed.connect(lambda: autosave.keep(game.state))
    played_to_the_end(game, qtbot)
    autosave.flush()

    (saved,) = open_games().finished()
    assert saved.folder is Folder.FINISHED
    state, _ = open_games().read(saved)
    assert state == game.state

    model = GamesModel(lambda name: False)
    QAbstractItemModelTester(model)
    model.show([saved])
    assert model.index(0).data(GameRole.DETAILS).startswith("Ten   ·   points: ")
    assert model.index(0).data() == "Noor and Computer"

    record = record_of(state, saved.notes)
    assert (record.game, record.ending) == ("ten", "ten")
    assert sorted(seat.outcome for seat in record.seats) == [Outcome.LOST, Outcome.WON]

    past = LookBackModel(opponent=QuickOpponent())
    past.show(Past(state))
    rows = len(game.turns)
    qtbot.waitUntil(lambda: all(past.bests.play(row) for row in range(1, rows + 1)))
    shown = [
        [past.index(row, column).data(Qt.ItemDataRole.DisplayRole) for column in Column]
        for row in range(rows + 1)
    ]
    assert shown[0][Column.PLAYER] == "Start"
    assert [each[Column.PLAY] for each in shown[1:]] == [str(turn.play) for turn in game.turns]
    assert all(each[Column.BEST].startswith("+") for each in shown[1:])
    moment = past.moments[2]
    assert Past(state).at(moment).position == game.positions[2]
    other = Past(state).instead(moment, Add(1), steady_now())
    assert isinstance(other, State)
    assert other.position.heap == game.positions[1].heap + 1
    past.show(None)


def test_undone_turns_come_again(qtbot: QtBot) -> None:
    game = ThirdGame(dealt(), opponent=QuickOpponent())
    played_to_the_end(game, qtbot)
    end = game.position
    game.undo()
    assert not game.position.is_over
    while game.can_redo:
        game.redo()
    assert game.position == end


def test_every_command_line_takes_its_name() -> None:
    for option in ("--new", "--watch"):
        wanted = read_window_arguments([option, THIRD.name])
        assert THIRD.name in (wanted.new, wanted.watch)
        assert read_request(request(wanted)) == (wanted, "")
    work = read_arguments(["--game", THIRD.name, "--a", "hard", "--b", "easy", "--games", "4"])
    assert (work.contest.options, len(work.sets)) == (Options(), 2)


def test_its_rules_have_examples() -> None:
    right = example_of(THIRD.name, Element("example", before="7", play="+3"))
    wrong = example_of(THIRD.name, Element("example", before="8", play="+3"))
    assert right.refusal is None
    assert wrong.refusal is not None


def test_it_has_no_exercises() -> None:
    assert better_plays(dealt().after(Add(1), steady_now()), 0) == ()


def test_a_file_that_breaks_its_rules_is_refused() -> None:
    data = write_game(dealt().after(Add(3), steady_now()))
    assert kind_of(read_game(data)) is THIRD
    for wrong in (b'"most": 9', b'"more": 3'):
        with pytest.raises(FileError):
            read_game(data.replace(b'"most": 3', wrong))


def test_the_engine_and_the_commands_know_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = dealt().after(Add(3), steady_now())
    assert state.position.to_move is not None
    view = state.position.view(state.position.to_move)
    asked = read_question(question(1, view, Level.HARD, AT_ONCE).encode())
    assert read_answer(answer(asked).encode(), 1, view) == Add(3)
    file = tmp_path / "ten.formula"
    file.write_bytes(write_game(state))
    assert main(["check", str(file)]) == 0
    assert main(["analyse", str(file), "--json"]) == 0
    analysis = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert analysis["game"] == "ten"
    assert [each["play"] for each in analysis["plays"]] == ["+3", "+2", "+1"]
    contest = Contest(Options(), Side(Level.HARD), Side(Level.NORMAL))
    assert [game.win for game in play_set(contest, 0)] == [1.0, 0.0]
