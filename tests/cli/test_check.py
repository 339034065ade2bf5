"""`formula-desktop check`, as its users call it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from formula_desktop.__main__ import main
from tests.helpers.game_files import FORMULA_CASES, INVALID, case_file
from tests.helpers.places import ROOT
from tests.helpers.program import modules_after, start

GOOD = case_file("formula-first")
BAD = case_file("invalid-f-wrong-sum")


def test_a_line_for_each_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = [GOOD, BAD, tmp_path, tmp_path / "none", GOOD]
    assert main(["check", *map(str, files)]) == 1
    printed = capsys.readouterr()
    assert printed.err == ""
    assert printed.out.splitlines() == [
        f"{GOOD}: a valid game",
        f"{BAD}: round 1, play 1: 4 + 6 is 10, not 15",
        f"{tmp_path}: this is a folder, not a file",
        f"{tmp_path / 'none'}: there is no such file",
        f"{GOOD}: a valid game",
    ]


def test_status_0_when_all_are_valid(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(case_file(name)) for name in FORMULA_CASES]
    assert main(["check", *files]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(files)


@pytest.mark.parametrize(
    "case", [case for case in INVALID if "file" in case], ids=lambda c: c["name"]
)
def test_status_1_and_one_line_for_an_invalid_file(
    case: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(case_file(case["name"]))
    assert main(["check", file]) == 1
    printed = capsys.readouterr()
    assert (len(printed.out.splitlines()), printed.err) == (1, "")


def test_no_file_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 2
    printed = capsys.readouterr()
    assert len(printed.err.splitlines()) == 1
    assert "FILE" in printed.err


def test_help_says_how(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--help"]) == 0
    assert "formula-desktop check" in capsys.readouterr().out


def test_no_qt() -> None:
    modules = modules_after("check", GOOD, BAD)
    assert "formula_desktop.cli.check" in modules
    assert not {name for name in modules if name.startswith(("PySide6", "shiboken6"))}


@pytest.mark.skipif(os.name == "nt", reason="such names don't exist on Windows")
def test_names_that_cannot_be_shown(tmp_path: Path) -> None:
    strange = tmp_path / "two\nlines \udcff.formula"
    try:
        shutil.copy(GOOD, strange)
    except OSError:
        pytest.skip("such names don't exist on this file system")
    done = start("check", os.fsdecode(strange))
    assert done.returncode == 0
    assert done.stdout == f"{tmp_path}/two\\nlines \\udcff.formula: a valid game\n"


def test_a_terminal_that_knows_few_characters(tmp_path: Path) -> None:
    named = tmp_path / "数学 ÷.formula"
    shutil.copy(BAD, named)
    done = start("check", named, environment={"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"})
    assert done.returncode == 1
    assert r"\u6570\u5b66 \xf7.formula: round 1" in done.stdout
    assert done.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes on Windows")
def test_a_pipe_that_nobody_writes_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.formula"
    os.mkfifo(pipe)
    done = start("check", pipe)
    assert done.returncode == 1
    assert done.stdout == f"{pipe}: this is a device or a pipe, not a file\n"


def test_output_that_is_closed_early() -> None:
    """As by `formula-desktop check … | head -1`: no traceback, and it ends soon."""
    command = [sys.executable, "-m", "formula_desktop", "check", *[str(GOOD)] * 2000]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(60) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_output_to_a_full_disk() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "formula_desktop", "check", str(GOOD)],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "the output cannot be written" in done.stderr
