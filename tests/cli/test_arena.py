"""`formula-desktop arena`, as its users call it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from formula_desktop.__main__ import main
from formula_desktop.arena.contest import Side
from formula_desktop.cli.arena_arguments import read_arguments
from formula_desktop.digifeud import options as digifeud
from formula_desktop.digifeud.tiles import ALL_FOUR
from formula_desktop.formula.options import Options, Scoring
from formula_desktop.players import Level
from tests.helpers.places import ROOT
from tests.helpers.program import heeded, modules_after, start

EVEN = ("--a", "normal", "--b", "normal")
CARDS = ("arena", "--game", "formula", *EVEN)
PROGRAM = (sys.executable, "-m", "formula_desktop")
TIMES = ("a_ms", "b_ms", "a_work_ms", "b_work_ms")


def figures(*arguments: str | Path) -> dict[str, Any]:
    """The result of a contest, without the times."""
    done = start(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    for each in TIMES:
        median = found.pop(each)["median"]
        assert median > 0 or (median == 0 and sys.platform == "win32")  # its clock has 64 ticks a s
    return found


# --- what it prints -----------------------------------------------------------------------------


def test_lines_for_people() -> None:
    done = start(*CARDS, "--games", "4")
    assert (done.returncode, done.stderr) == (0, "")
    first, wins, games, cards, times, _ = done.stdout.splitlines()
    assert first == "Formula: normal (A) against normal (B)"
    assert wins.split("  ")[-1].strip() == "50.0 % ± 0.0, an even share is 50 %"
    assert games.split("  ")[-1].strip() == "4: 2 won, 0 shared, 2 lost"
    assert cards.startswith("cards left")
    assert "median" in times


def test_one_object_for_programs() -> None:
    found = figures(
        *("arena", "--game", "digifeud", "--a", "easy", "--b", "easy", "--games", "2"),
        *("--operators", "+-", "--operations", "1", "--iterations-a", "5", "--seed", "7"),
    )
    assert found["options"] == {
        "directions": 2,
        "operators": "+-",
        "max_operations": 1,
        "largest_number": None,
        "chains": True,
        "open_racks": False,
    }
    assert found["a"] == {"level": "easy", "iterations": 5, "seconds": None}
    assert (found["game"], found["seed"], found["games"], found["counts"]) == (
        *("digifeud", 7, 2, "points"),
    )
    assert found["won"] + found["shared"] + found["lost"] == 2
    assert 0 <= found["win_rate"] <= 1
    assert found["margin"] is None


def test_the_same_however_many_play_and_in_how_many_parts(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    together = figures(*CARDS, "--games", "12", "--players", "3")
    assert figures(*CARDS, "--games", "12", "--players", "3", "--jobs", "2") == together
    figures(*CARDS, "--games", "3", "--players", "3", "--keep", kept)
    assert figures(*CARDS, "--games", "12", "--players", "3", "--keep", kept) == together
    lines = kept.read_text().splitlines()
    assert len(lines) == 5
    figures(*CARDS, "--games", "12", "--players", "3", "--keep", kept)
    assert kept.read_text().splitlines() == lines, "nothing was played again"
    less = figures(*CARDS, "--games", "6", "--players", "3", "--keep", kept)
    assert less["games"] == 6


def test_parts_played_by_four_come_to_the_same_as_all_of_it_by_one(tmp_path: Path) -> None:
    contest = (*CARDS, "--games", "24", "--players", "3")
    together = figures(*contest)
    parts = {each: tmp_path / f"{each}.jsonl" for each in ("1-2", "3-3", "4-6", "7-8")}
    processes = [
        subprocess.Popen(
            [*PROGRAM, *contest, "--sets", part, "--keep", str(kept), "--json"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
        )
        for part, kept in parts.items()
    ]
    outputs = [process.communicate(timeout=60)[0] for process in processes]
    assert [json.loads(output)["games"] for output in outputs] == [6, 3, 9, 6]
    everything = tmp_path / "all.jsonl"
    assert figures("arena", "--merge", *parts.values()) == together
    assert figures("arena", "--merge", *parts.values(), "--keep", everything) == together
    assert figures("arena", "--merge", everything) == together
    merged = everything.read_bytes()
    assert figures(*contest, "--keep", everything) == together
    assert everything.read_bytes() == merged, "nothing was played again"


def test_a_part_is_of_the_contest_with_all_games(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    figures(*CARDS, "--games", "8", "--sets", "3-4", "--keep", kept)
    whole = tmp_path / "whole.jsonl"
    figures(*CARDS, "--games", "8", "--keep", whole)
    assert numbers(kept) == [2, 3]
    assert numbers(whole) == [0, 1, 2, 3]
    assert figures(*CARDS, "--games", "8", "--keep", kept) == figures(*CARDS, "--games", "8")
    assert numbers(kept) == [2, 3, 0, 1]


def numbers(kept: Path) -> list[int]:
    return [json.loads(line)["set"] for line in kept.read_text().splitlines()[1:]]


def test_it_needs_no_qt() -> None:
    modules = modules_after(*CARDS, "--games", "2")
    assert not [name for name in modules if name.startswith(("PySide6", "shiboken"))]


# --- what it refuses ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--game", "chess"), "chess"),
        (("--games", "3"), "A sits in each of 2 seats, so --games is a multiple of 2"),
        (("--games", "0"), "'0' is not a number, 1 or more"),
        (("--games", "-1"), "--games"),
        (("--players", "6"), "--players"),
        (("--players", "4", "--games", "6"), "multiple of 4"),
        (("--directions", "4"), "--directions is no option of Formula"),
        (("--target", "50"), "--target is for a match with --points"),
        (("--operators=-"), "+ or x"),
        (("--operators=+:"), "made of + - x /"),
        (("--operators=++"), "each at most once"),
        (("--operators="), "made of + - x /"),
        (("--game", "digifeud", "--operators="), "--operators is one of +-, +-x, +-x/"),
        (("--max-cards", "4"), "3 cards a turn"),
        (("--largest-number", "30"), "numbers go up to 10, 20, 50 or 100"),
        (("--seconds-a", "0"), "'0' is not a number of seconds"),
        (("--seconds-a", "inf"), "'inf' is not a number of seconds"),
        (("--iterations-b", "many"), "'many' is not a number of iterations"),
        (("--a", "expert"), "expert"),
        (("--game", "digifeud", "--operators", "+-x/:"), "--operators is one of +-, +-x, +-x/"),
        (("--game", "digifeud", "--open-cards"), "--open-cards is no option of Digifeud"),
        (("--sets", "0-3"), "'0-3' is not a part such as 1-25"),
        (("--sets", "3-2"), "'3-2' is not a part such as 1-25"),
        (("--sets", "3"), "'3' is not a part such as 1-25"),
        (("--sets", "٣-٣"), "is not a part such as 1-25"),
        (("--games", "10", "--sets", "5-6"), "10 games are 5 sets, so --sets ends at 5 at most"),
        (("--merge", "part.jsonl"), "unrecognized arguments: --game formula"),
        (("--merge",), "expected at least one argument"),
        (("--no-chains",), "--no-chains is no option of Formula"),
        (("--game", "digifeud", "--largest-number", "100"), "numbers go up to 10, 20 or 50"),
    ],
)
def test_one_sentence_for_what_makes_no_contest(
    arguments: tuple[str, ...] | str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [arguments] if isinstance(arguments, str) else arguments
    assert main([*CARDS, *given]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert says in printed.err
    assert len(printed.err.splitlines()) == 1


def test_a_file_of_something_else(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Noor")
    done = start(*CARDS, "--games", "2", "--keep", file)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"formula-desktop: {file} was not made by this contest, so it cannot go on there\n"
    )
    assert file.read_text() == "Dear Noor"
    done = start(*CARDS, "--games", "2", "--keep", tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"formula-desktop: {tmp_path} cannot be read: Is a directory\n"
    done = start(*CARDS, "--games", "2", "--keep", tmp_path / "no" / "file")
    assert (done.returncode, done.stdout) == (1, "")
    assert "file cannot be written: No such file or directory" in done.stderr


def test_a_damaged_file_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.jsonl"
    figures(*CARDS, "--games", "4", "--keep", kept)
    lines = kept.read_text().splitlines()
    for damaged in (
        re.sub('"win": [^,]*', '"win": 1e308', lines[1], count=1),
        lines[1].replace('"a": ', '"a": 9', 1),
        lines[1][:-1],
        "nonsense",
        "",
    ):
        content = "\n".join([lines[0], damaged, lines[2], ""])
        kept.write_text(content)
        for arguments in ((*CARDS, "--games", "6", "--keep"), ("arena", "--merge")):
            assert main([*arguments, str(kept)]) == 1
            printed = capsys.readouterr()
            assert printed.out == ""
            assert printed.err.startswith(f"formula-desktop: {kept} is damaged at line 2: ")
            assert len(printed.err.splitlines()) == 1
            assert kept.read_text() == content


def test_what_cannot_be_merged(tmp_path: Path) -> None:
    one, two = tmp_path / "1", tmp_path / "2"
    figures(*CARDS, "--games", "4", "--sets", "1-1", "--keep", one)
    figures(*CARDS, "--games", "6", "--sets", "3-3", "--keep", two)
    done = start("arena", "--merge", one, two)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "formula-desktop: set 2 is in none of the files\n"
    done = start("arena", "--merge", one, "--keep", tmp_path / "no" / "file")
    assert (done.returncode, done.stdout) == (1, "")
    assert "file cannot be written: No such file or directory" in done.stderr
    other = tmp_path / "other"
    figures(*CARDS, "--games", "2", "--seed", "2", "--keep", other)
    done = start("arena", "--merge", one, "--keep", other)
    assert (done.returncode, done.stdout) == (1, "")
    assert "other was not made by this contest" in done.stderr


def test_what_the_arguments_mean() -> None:
    text = "--game formula --a master --b easy --games 15 --jobs 4 --players 5 --points"
    text += " --target 99 --operators /+x --use-table-card --hard-sum-bonus --max-number-cards 3"
    text += " --largest-number 50"
    wanted = read_arguments(f"{text} --seconds-a 0.5 --iterations-b 0".split())
    assert (wanted.sets, wanted.jobs) == (range(3), 4)
    assert wanted.contest.a == Side(Level.MASTER, seconds=0.5)
    assert wanted.contest.b == Side(Level.EASY, iterations=0)
    options = wanted.contest.options
    assert isinstance(options, Options)
    assert "".join(options.operators) == "+x/"
    assert (options.scoring, options.target) == (Scoring.POINTS, 99)
    assert (options.use_table_card, options.hard_sum_bonus, options.open_cards) == (
        *(True, True, False),
    )
    assert (options.max_number_cards, options.largest_number) == (3, 50)
    assert read_arguments(["--game", "formula", *EVEN]).contest.options == Options()
    part = read_arguments(["--game", "formula", *EVEN, "--games", "20", "--sets", "3-10"])
    assert part.sets == range(2, 10)
    assert read_arguments(
        ["--game", "digifeud", *EVEN, "--operators", "+-x/", "--directions", "4"]
    ).contest.options == digifeud.Options(directions=4, operators=ALL_FOUR)
    text = "--largest-number 20 --no-chains --open-racks"
    assert read_arguments(
        ["--game", "digifeud", *EVEN, *text.split()]
    ).contest.options == digifeud.Options(largest_number=20, chains=False, open_racks=True)


# --- stopping it --------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux has them")
def test_ctrl_c_ends_it_and_all_its_processes_and_it_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    arguments = [*CARDS, "--games", "20000", "--jobs", "2", "--keep", str(kept)]
    with heeded(signal.SIGINT):
        process = subprocess.Popen(
            [*PROGRAM, *arguments],
            cwd=ROOT,
            stderr=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
    begun = time.monotonic()
    while not kept.exists() or len(kept.read_bytes().splitlines()) < 4:
        assert time.monotonic() < begun + 50
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, b"", b"")
    assert not _that_play(kept)
    before = kept.read_text().splitlines()
    assert figures(*CARDS, "--games", "6", "--keep", kept) == figures(*CARDS, "--games", "6")
    assert kept.read_text().splitlines()[: len(before)] == before


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux has them")
@pytest.mark.parametrize("how", ["SIGTERM", "SIGKILL"])
def test_however_it_ends_no_process_is_left(tmp_path: Path, how: str) -> None:
    kept = tmp_path / "kept.jsonl"
    arguments = ["--game", "digifeud", "--a", "master", "--b", "master", "--iterations-a", "5000"]
    arguments += ["--games", "20", "--jobs", "2", "--keep", str(kept)]
    process = subprocess.Popen([*PROGRAM, "arena", *arguments])
    begun = time.monotonic()
    while len(_that_play(kept)) < 3:
        assert time.monotonic() < begun + 50
        time.sleep(0.05)
    time.sleep(0.5)  # in the middle of a set
    process.send_signal(signal.Signals[how])
    process.wait(20)
    while _that_play(kept):
        assert time.monotonic() < begun + 90, "processes go on playing for nobody"
        time.sleep(0.05)


def _that_play(kept: Path) -> list[str]:
    """The processes that play for this file."""
    found = []
    for each in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            command = each.read_bytes()
        except OSError:
            continue
        if str(kept).encode() in command:
            found.append(str(each))
    return found
