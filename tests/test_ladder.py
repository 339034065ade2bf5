"""The ladder's rows are contests that `arena` knows, and its table has their results."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from formula_desktop.cli.arena_arguments import read_arguments
from tests.helpers.places import ROOT


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("ladder", ROOT / "benchmarks" / "ladder.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "ladder", module)
    spec.loader.exec_module(module)
    return module


def test_every_row_is_a_contest_of_its_own(ladder: ModuleType) -> None:
    contests = set()
    for row in ladder.ROWS:
        wanted = read_arguments([*row.arguments.split(), "--games", str(row.games)])
        assert wanted.contest.kind.name == row.game
        contests.add(str(wanted.contest.described()))
    assert len(contests) == len(ladder.ROWS)


def test_it_stops_and_goes_on(
    ladder: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    given = ["ladder", "--only", "formula, normal", "--part", "0.002", "--keep", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", given)
    assert ladder.main() == 0
    first = capsys.readouterr().out
    head, _, row = first.splitlines()
    assert head.startswith("| | games | A wins | goal |")
    assert row.startswith("| Formula, normal over easy | 4 | ")
    (kept,) = tmp_path.glob("formula-*/*.jsonl")
    before = kept.read_bytes()
    assert ladder.main() == 0
    assert capsys.readouterr().out == first
    assert kept.read_bytes() == before, "nothing was played again"
    monkeypatch.setattr(sys, "argv", [*given[:1], "--table", *given[1:]])
    assert ladder.main() == 0
    assert capsys.readouterr().out == first
    being_written = before + b'{"set": '
    kept.write_bytes(being_written)
    assert ladder.main() == 0
    assert capsys.readouterr().out == first
    assert kept.read_bytes() == being_written, "another ladder goes on with it"


def test_a_change_to_a_level_begins_anew(
    ladder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ladder.sources("formula") != ladder.sources("digifeud")
    level = tmp_path / "formula_desktop" / "formula" / "level.py"
    values = tmp_path / "resources" / "values" / "formula.json"
    level.parent.mkdir(parents=True)
    values.parent.mkdir(parents=True)
    monkeypatch.setattr(ladder, "ROOT", tmp_path)
    seen = {ladder.sources("formula")}
    for file in (level, values):
        for content in ("1", "2"):
            file.write_text(content)
            seen.add(ladder.sources("formula"))
    assert len(seen) == 5
