"""`--self-test` finds what works, and what is missing."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any, TypeGuard

import pytest
from PySide6.QtGui import QFontDatabase

from formula_desktop import resources
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.layout import standard_layout
from formula_desktop.engine import process
from formula_desktop.formula.match import Match
from formula_desktop.logs import without_home
from formula_desktop.players import Level
from formula_desktop.self_test import ProblemError, files, games, run, sounds
from formula_desktop.self_test.start import main
from formula_desktop.sounds.sound import Sound
from tests.helpers.places import ROOT
from tests.helpers.program import NO_SCREEN, PATIENCE_S, start


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The self-test's findings here, in its own process without a screen."""
    folder = tmp_path_factory.mktemp("self test")
    found, data = folder / "found é.json", folder / "data"
    done = start("--self-test", found, environment={**NO_SCREEN, "FORMULA_DESKTOP_DATA": str(data)})
    assert (done.returncode, done.stderr) == (0, "")
    assert not data.exists()  # nobody's games are touched
    read: dict[str, Any] = json.loads(found.read_text("utf-8"))
    return read


def found_by(report: dict[str, Any], name: str) -> Any:
    return next(each["found"] for each in report["checks"] if each["name"] == name)


def test_everything_passes_here(report: dict[str, Any]) -> None:
    assert report["passed"]
    assert [each["name"] for each in report["checks"]] == list(run.CHECKS)
    assert all(each["passed"] for each in report["checks"])
    assert report["said_by_qt"] == []
    assert report["from"] == str(ROOT / "formula_desktop")


def test_every_module_is_imported(report: dict[str, Any]) -> None:
    modules = list((ROOT / "formula_desktop").rglob("*.py"))
    assert found_by(report, "modules")["number"] == len(modules) - 2  # the package, and its entry


def test_every_level_is_asked_in_both_games(report: dict[str, Any]) -> None:
    levels = found_by(report, "levels")
    for game in ("formula", "digifeud"):
        assert set(levels[game]) == {*map(str, Level), "best"}


SOURCES = [
    path
    for path in (ROOT / "formula_desktop").rglob("*.py")
    if path.parent.name != "self_test" and path.name != "later.py"
]
BREAKS_EVERY_TIMER = """
import sys
from PySide6 import QtCore

class Timer(QtCore.QTimer):
    def __init__(self, parent, **properties):
        super().__init__(parent, **properties)
        frame = sys._getframe(1)
        if frame.f_code.co_name == "later":
            frame = frame.f_back
        names = {}
        place = f"{frame.f_code.co_filename[:-3]}:{frame.f_lineno}.py"
        exec(compile("def breaks(): import no_such_module", place, "exec"), names)
        self.timeout.connect(names["breaks"])

QtCore.QTimer = Timer
from formula_desktop.self_test import run, window
run.CHECKS = {"window": window.drafts}
from formula_desktop.__main__ import main
sys.exit(main(["--self-test", sys.argv[1]]))
"""
"""Each timer imports what is not there, in a function whose file names where it was made; the log
shows names of files that end in .py only."""


def calls(path: Path) -> list[ast.Call]:
    return [each for each in ast.walk(ast.parse(path.read_text("utf-8"))) if is_call(each)]


def is_call(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call)


def called(call: ast.Call) -> str:
    return ast.unparse(call.func)


def test_an_exception_in_any_timer_of_the_window_is_noticed(tmp_path: Path) -> None:
    made = {
        f"{path.with_suffix('')}:{call.lineno}.py"
        for path in SOURCES
        for call in calls(path)
        if called(call) in ("QTimer", "later")
    }
    assert made
    file = tmp_path / "found.json"
    done = subprocess.run(
        [sys.executable, "-c", BREAKS_EVERY_TIMER, str(file)],
        cwd=ROOT,
        env={**os.environ, **NO_SCREEN},
        capture_output=True,
        timeout=PATIENCE_S,
        check=False,
    )
    (check,) = json.loads(file.read_text("utf-8"))["checks"]
    assert (done.returncode, check["passed"]) == (1, False)
    assert "No module named 'no_such_module'" in check["problem"]
    assert {each for each in made if without_home(each) not in check["problem"]} == set()


FIRES_AT_ONCE = """
from formula_desktop.self_test.loop import Loop, Wait
from formula_desktop.shell.app import make_app
from formula_desktop.shell.later import later
from formula_desktop.store.run.session import Session

def steps(window):
    yield Wait(window.isVisible, "the window is not shown")
    later(0, window, made_in_a_step)
    yield loop.fired_timer("made_in_a_step")

def made_in_a_step():
    pass

loop = Loop(make_app())
loop.run(Session(), steps)
"""


def test_a_timer_that_has_gone_before_the_next_step_is_counted(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FIRES_AT_ONCE],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "FORMULA_DESKTOP_DATA": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,  # longer than a step may wait
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_every_timer_can_be_found_by_the_self_test() -> None:
    for path in SOURCES:
        for call in calls(path):
            if called(call) == "QTimer":
                assert call.args, f"{path}:{call.lineno}: a timer needs a parent"
            elif called(call) == "QTimer.singleShot":
                at_once = ast.unparse(call.args[0]) == "0"
                assert at_once, f"{path}:{call.lineno}: shell.later does what is not at once"


def test_every_resource_is_needed() -> None:
    here = ROOT / "resources"
    names = {path.relative_to(here).as_posix() for path in here.rglob("*") if path.is_file()}
    assert set(files.NEEDED) == {name for name in names if not name.endswith(".ttf")}
    assert len(resources.fonts()) == len(files.WEIGHTS)


def test_the_built_in_games_show_what_games_have() -> None:
    match, game = (games.built_in(name) for name in ("formula", "digifeud"))
    assert isinstance(match, Match)
    assert isinstance(game, Game)
    plays = [str(turn.play) for each in match.rounds for turn in each.turns]
    assert any("*" in play for play in plays)
    assert "draw" in plays
    assert any(each.refills for each in match.rounds)
    assert match.has_reached_target
    assert game.is_over
    assert any("*" in str(turn.play) for turn in game.turns)


@pytest.fixture
def parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object) -> Path:
    """The program's files in a folder of their own, in which a test can break some."""
    copy = tmp_path / "built"
    shutil.copytree(resources.built("."), copy)
    monkeypatch.setattr(resources, "_BUILT", copy)
    return copy


@pytest.mark.parametrize(
    ("name", "check"),
    [
        ("boards/standard.json", files.resources),
        ("fonts/OFL.txt", files.resources),
        ("formula_desktop_nl.qm", files.translations),
        ("formula_desktop_en.qm", files.translations),
        ("games/formula.formula", games.replayed),
        ("games/digifeud.formula", games.levels),
    ],
)
@pytest.mark.parametrize("breaks", [Path.unlink, lambda path: path.write_bytes(b"")])
def test_a_file_that_is_missing_or_empty_is_noticed(
    parts: Path, name: str, check: Callable[[], Any], breaks: Callable[[Path], Any]
) -> None:
    check()
    breaks(parts / name)
    with pytest.raises((ProblemError, OSError, ValueError)):
        check()


def test_a_broken_board_is_noticed(parts: Path) -> None:
    (parts / "boards" / "standard.json").write_text("{}", "utf-8")
    standard_layout.cache_clear()
    try:
        with pytest.raises(KeyError):
            games.replayed()
    finally:
        standard_layout.cache_clear()
        shutil.copy(ROOT / "resources" / "boards" / "standard.json", parts / "boards")


def test_a_weight_that_is_missing_is_noticed(parts: Path) -> None:
    QFontDatabase.removeAllApplicationFonts()
    try:
        (parts / "fonts" / "FormulaDesktopSans-700.ttf").unlink()
        with pytest.raises(ProblemError, match="700"):
            files.fonts()
    finally:
        QFontDatabase.removeAllApplicationFonts()
        for font in (ROOT / "resources" / "fonts").glob("*.ttf"):
            QFontDatabase.addApplicationFont(str(font))


def test_a_game_that_ends_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "totals_of", lambda name: [1, 2, 3])
    with pytest.raises(ProblemError, match="digifeud ends"):
        games.replayed()


def test_a_plugin_without_its_libraries_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(files.PLUGINS, "linux", ("platforms/libqnone.so",))
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(ProblemError, match="libqnone"):
        files.plugins()


def test_a_process_that_plays_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "best", lambda view: "another play")
    with pytest.raises(ProblemError, match="best plays another play"):
        games.levels()


def test_a_process_that_does_not_start_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "command", lambda *arguments: ["/none"])
    with pytest.raises(FileNotFoundError):
        games.levels()


def test_saving_needs_a_folder_that_can_be_written(tmp_path: Path) -> None:
    games.results(tmp_path)
    with pytest.raises(OSError, match="kept"):
        games.results(tmp_path)  # it is there already


class Player:
    """Plays no sound, but fails or hangs on request."""

    def __init__(self, what_happens: Callable[[], object]) -> None:
        self._happen = what_happens

    def play(self, sound: Sound, loudness: int) -> None:
        assert loudness == sounds.SOFTEST
        self._happen()

    def close(self) -> None:
        pass


def raising(problem: Exception) -> Callable[[], object]:
    def happen() -> object:
        raise problem

    return happen


def test_a_system_may_refuse_a_sound_or_not_answer_but_the_program_must_know_how_to_call_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def started_with(happen: Callable[[], object]) -> dict[str, Any]:
        monkeypatch.setattr(sounds, "_output", lambda: Player(happen))
        return sounds.started()

    refused = {"output": "Player", "answered": True, "refused": "no device"}
    assert started_with(lambda: None) == {"output": "Player", "answered": True}
    assert started_with(raising(OSError("no device"))) == refused
    with pytest.raises(ImportError, match="ctypes"):
        started_with(raising(ImportError("ctypes")))
    monkeypatch.setattr(sounds, "_PATIENCE_S", 0)
    ended = Event()
    assert not started_with(ended.wait)["answered"]
    ended.set()


def test_what_fails_is_in_the_report_and_told(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    qapp: object,
) -> None:
    def fails(folder: Path) -> dict[str, Any]:
        raise ProblemError("it is broken")

    monkeypatch.setattr("formula_desktop.shell.app.make_app", lambda: qapp)
    monkeypatch.setattr(run, "CHECKS", {"one": lambda folder: {"all": 1}, "two": fails})
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("FORMULA_DESKTOP_DEFAULTS", "")
    file = tmp_path / "found.json"
    file.write_text('{"passed": true}')
    assert main(file, lambda: None) == 1
    report = json.loads(file.read_text("utf-8"))
    assert not report["passed"]
    assert [each["passed"] for each in report["checks"]] == [True, False]
    assert report["checks"][1]["problem"] == "ProblemError: it is broken"
    assert capsys.readouterr().err == "formula-desktop: two: ProblemError: it is broken\n"


def test_without_qt_the_report_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def prepare() -> None:
        raise ImportError("libEGL.so.1: cannot open shared object file")

    file = tmp_path / "found.json"
    assert main(file, prepare) == 1
    report = json.loads(file.read_text("utf-8"))
    assert not report["passed"]
    (check,) = report["checks"]
    assert (check["name"], check["passed"]) == ("start", False)
    assert "libEGL.so.1" in check["problem"]
    assert capsys.readouterr().err == (
        "formula-desktop: the program cannot start: libEGL.so.1: cannot open shared object file\n"
    )


def test_when_it_breaks_off_no_older_file_says_that_all_is_well(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    file.write_text('{"passed": true}')

    def breaks() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        main(file, breaks)
    assert json.loads(file.read_text("utf-8"))["passed"] is False


def test_where_nothing_can_be_written_nothing_is_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def prepare() -> None:
        raise AssertionError("it was tried")

    for file in (tmp_path, tmp_path / "none" / "found.json"):
        assert main(file, prepare) == 1
        assert "cannot be saved" in capsys.readouterr().err
