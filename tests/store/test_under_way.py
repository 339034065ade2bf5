from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.gamefile import FileError, FileReason, read_any_file, write_game
from formula_desktop.players import Level, Player
from formula_desktop.store.under_way import UnderWay
from tests.digifeud.random_games import random_game
from tests.formula.random_matches import random_play

STARTED = datetime(2026, 11, 20, 9, tzinfo=UTC)
PLAYERS = (Player("Noor"), Player("Computer", Level.EASY))


def match(seed: int, options: Options | None = None) -> Match:
    return new_match(options or Options(), PLAYERS, STARTED, 0, new_deck(Random(seed)))


def played(match: Match, turns: int = 10_000) -> Match:
    random = Random(5)
    for _ in range(turns):
        if match.position.is_over:
            break
        match = match.after(random_play(match.position, random, 1.0), STARTED)
    return match


@pytest.fixture
def under_way(qtbot: QtBot) -> Iterator[UnderWay]:
    kept = UnderWay()
    yield kept
    kept.release()


def again() -> UnderWay:
    """As at the next start of the program."""
    return UnderWay()


def older_games(folder: Path) -> list[Path]:
    return sorted((folder / "games").glob("*"))


def test_there_is_none_at_first(under_way: UnderWay) -> None:
    assert not under_way.exists
    assert under_way.read() is None
    assert under_way.game is None


def test_it_goes_on_at_the_next_start(under_way: UnderWay) -> None:
    for turns in range(4):
        under_way.keep(played(match(1), turns))
    under_way.release()
    assert again().read() == played(match(1), 3)


def test_another_match_moves_it_among_the_older_games(
    under_way: UnderWay, data_folder: Path
) -> None:
    under_way.keep(played(match(1), 3))
    under_way.keep(match(2))
    under_way.keep(match(3))
    older = [read_any_file(path) for path in older_games(data_folder)]
    assert played(match(1), 3) in older
    assert match(2) in older
    under_way.release()
    assert again().read() == match(3)


def test_also_when_it_was_never_read(under_way: UnderWay, data_folder: Path) -> None:
    under_way.keep(match(1))
    under_way.release()
    following = again()
    following.keep(match(2))
    assert [read_any_file(path) for path in older_games(data_folder)] == [match(1)]
    following.release()


def test_one_that_was_ended_is_no_longer_under_way(under_way: UnderWay, data_folder: Path) -> None:
    under_way.keep(match(1))
    under_way.end()
    assert not under_way.exists
    assert under_way.read() is None
    assert [read_any_file(path) for path in older_games(data_folder)] == [match(1)]


def test_one_whose_end_nobody_confirmed_is_over_at_the_next_start(
    under_way: UnderWay, data_folder: Path
) -> None:
    over = played(match(1, Options(scoring=Scoring.POINTS, target=1)))
    assert over.has_reached_target
    under_way.keep(over)
    under_way.release()
    assert again().read() is None
    assert [read_any_file(path) for path in older_games(data_folder)] == [over]


def test_one_that_cannot_be_read_is_set_aside(under_way: UnderWay, data_folder: Path) -> None:
    data_folder.mkdir()
    (data_folder / "under-way.formula").write_bytes(b"{ half a fi")
    assert under_way.exists
    with pytest.raises(FileError):
        under_way.read()
    assert not under_way.exists
    assert [path.read_bytes() for path in older_games(data_folder)] == [b"{ half a fi"]
    under_way.keep(match(1))
    assert [path.read_bytes() for path in older_games(data_folder)] == [b"{ half a fi"]


def test_one_that_cannot_be_read_is_never_overwritten(
    under_way: UnderWay, data_folder: Path
) -> None:
    data_folder.mkdir()
    (data_folder / "under-way.formula").write_bytes(b"{ half a fi")
    under_way.keep(match(1))  # before anybody has read
    assert [path.read_bytes() for path in older_games(data_folder)] == [b"{ half a fi"]


def test_failing_is_told_once_and_keeping_resumes_by_itself(
    under_way: UnderWay, data_folder: Path
) -> None:
    told: list[object] = []
    under_way.failed.connect(told.append)
    data_folder.write_text("a file where the folder should be", "utf-8")
    under_way.keep(match(1))
    under_way.keep(played(match(1), 1))
    assert len(told) == 1
    assert isinstance(told[0], FileError)
    assert told[0].refusal.reason is FileReason.NO_FOLDER
    assert not under_way.is_kept
    data_folder.unlink()
    under_way.keep(played(match(1), 2))
    assert under_way.is_kept
    assert len(told) == 1
    under_way.release()
    assert again().read() == played(match(1), 2)


def test_a_match_too_long_for_a_file_is_told(
    under_way: UnderWay, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    under_way.failed.connect(told.append)
    monkeypatch.setattr("formula_desktop.gamefile.text.LARGEST_FILE", 100)
    under_way.keep(match(1))
    assert isinstance(told[0], FileError)


def test_a_second_window_leaves_it_to_the_first(under_way: UnderWay, data_folder: Path) -> None:
    under_way.keep(match(1))
    second = UnderWay()
    assert not second.exists
    assert second.read() is None
    second.keep(match(2))
    second.keep(played(match(2), 2))
    assert [read_any_file(path) for path in older_games(data_folder)] == [played(match(2), 2)]
    second.end()
    second.release()
    assert read_any_file(data_folder / "under-way.formula") == match(1)


def test_what_a_crash_left_is_swept_away(under_way: UnderWay, data_folder: Path) -> None:
    under_way.keep(match(1))
    leftover = data_folder / ".under-way.formula.abc.unfinished"
    leftover.write_bytes(b"{")
    under_way.release()
    assert again().read() == match(1)
    assert not leftover.exists()


def test_the_older_games_are_plain_game_files(under_way: UnderWay, data_folder: Path) -> None:
    under_way.keep(match(1))
    under_way.end()
    [path] = older_games(data_folder)
    assert path.name == "formula 2026-11-20 09.00.00.formula"
    assert path.read_bytes() == write_game(match(1))


def test_a_game_of_digifeud_is_kept_as_well(under_way: UnderWay, data_folder: Path) -> None:
    game = random_game(4, most_turns=6)
    assert not game.is_over
    under_way.keep(match(1))
    under_way.keep(game)
    assert [read_any_file(path) for path in older_games(data_folder)] == [match(1)]
    back = game.back_to(len(game.turns) - 1, STARTED)
    under_way.keep(back)  # the same game, whatever its moments
    assert len(older_games(data_folder)) == 1
    under_way.release()
    following = again()
    assert following.read() == back
    following.keep(match(2))
    names = [path.name.split()[0] for path in older_games(data_folder)]
    assert sorted(names) == ["digifeud", "formula"]
    following.release()


def test_what_is_opened_takes_the_place_of_what_it_has_all_of(
    under_way: UnderWay, data_folder: Path
) -> None:
    game = played(match(1), 6)
    under_way.keep(game.back_to(4))
    under_way.put_on_table(game)
    under_way.keep(game.back_to(3))  # undone from there
    assert older_games(data_folder) == []
    under_way.put_on_table(game.back_to(2))
    under_way.keep(game.back_to(2))
    assert [read_any_file(path) for path in older_games(data_folder)] == [game.back_to(3)]
    under_way.put_on_table(replace(game, players=PLAYERS[::-1]))  # as somebody has changed a file
    under_way.keep(replace(game, players=PLAYERS[::-1]))
    assert len(older_games(data_folder)) == 2


def test_rounds_that_an_older_copy_does_not_have_are_not_lost(
    under_way: UnderWay, data_folder: Path
) -> None:
    first = played(match(1))
    second = first.next_round(new_deck(Random(2)))
    under_way.keep(second)
    under_way.put_on_table(first)
    under_way.keep(first.back_to(1))
    assert [read_any_file(path) for path in older_games(data_folder)] == [second]
    under_way.end()
    under_way.keep(first)
    under_way.put_on_table(second)
    under_way.keep(second)
    assert len(older_games(data_folder)) == 2


def test_an_older_copy_of_a_game_of_digifeud(under_way: UnderWay, data_folder: Path) -> None:
    game = random_game(4, most_turns=6)
    later = STARTED + timedelta(days=1)
    moved = replace(game, turns=tuple(replace(turn, at=later) for turn in game.turns))
    before = game.back_to(len(game.turns) - 2)
    under_way.keep(before)
    under_way.put_on_table(moved)  # the same plays, whatever their moments
    under_way.keep(moved)
    assert older_games(data_folder) == []
    under_way.put_on_table(before)
    under_way.keep(before)
    assert [read_any_file(path) for path in older_games(data_folder)] == [moved]


def test_what_cannot_be_moved_away_is_moved_the_next_time(
    under_way: UnderWay, data_folder: Path
) -> None:
    game = played(match(1), 6)
    under_way.keep(game)
    (data_folder / "games").write_bytes(b"a file where the folder should be")
    under_way.put_on_table(game.back_to(2))
    under_way.keep(game.back_to(2))
    assert read_any_file(data_folder / "under-way.formula") == game
    (data_folder / "games").unlink()
    under_way.keep(game.back_to(3))
    assert [read_any_file(path) for path in older_games(data_folder)] == [game]


def test_a_game_of_digifeud_that_is_over_is_not_under_way(
    under_way: UnderWay, data_folder: Path
) -> None:
    over = random_game(4)
    assert over.is_over
    under_way.keep(over)
    under_way.release()
    assert again().read() is None
    assert [read_any_file(path) for path in older_games(data_folder)] == [over]
