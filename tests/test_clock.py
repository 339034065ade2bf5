"""The program's clock: it copes with any time of the computer's, and everything uses it."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from formula_desktop import clock
from formula_desktop.clock import local, now, steady_now
from tests.helpers.places import ROOT

BEYOND = (
    datetime(9999, 1, 1, tzinfo=UTC).timestamp(),
    4e11,
    1e18,
    1e300,
    float("inf"),
    float("nan"),
    -1.0,
    -1e11,
)
"""From the year 9999, and before 1970."""

WRONG = (
    "The clock of this computer shows a year before 1970 or after 9998. "
    "Set it, and start the program again."
)


@pytest.mark.parametrize("take", [now, steady_now])
def test_the_moment_is_what_the_clock_shows_to_the_second(take: Callable[[], datetime]) -> None:
    assert abs(datetime.now(UTC) - take()) < timedelta(seconds=2)
    assert take().microsecond == 0
    assert take().tzinfo is UTC


def test_the_steady_one_goes_on_as_time_does(monkeypatch: pytest.MonkeyPatch) -> None:
    before, steady = steady_now(), clock._steady()
    monkeypatch.setattr(clock, "_steady", lambda: steady + 3600)
    assert timedelta(minutes=59) < steady_now() - before < timedelta(minutes=61)


def test_setting_the_clock_does_not_change_the_steady_one(monkeypatch: pytest.MonkeyPatch) -> None:
    before = steady_now()
    monkeypatch.setattr(time, "time", lambda: 1e9)
    assert now().year == 2001
    assert 0 <= (steady_now() - before).total_seconds() < 5


@pytest.mark.parametrize("seconds", BEYOND)
def test_a_clock_that_is_set_beyond_its_years_goes_on_from_the_start(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = now()
    assert clock.is_usable()
    monkeypatch.setattr(time, "time", lambda: seconds)
    assert not clock.is_usable()
    assert 0 <= (now() - before).total_seconds() < 5


@pytest.mark.parametrize("zone", ["UTC", "UTC-14", "UTC+12"])
@pytest.mark.skipif(not hasattr(time, "tzset"), reason="sets the time zone as other systems can")
def test_every_moment_is_one_in_every_time_zone(zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        for moment in (
            *(datetime(9998, 12, 31, 23, 59, 59), datetime(1970, 1, 1)),
            *(datetime.min, datetime.max),  # which files may have
        ):
            in_utc = moment.replace(tzinfo=UTC)
            assert local(in_utc) - in_utc == timedelta()
    finally:
        monkeypatch.undo()
        time.tzset()


def test_the_last_moment_of_its_years_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: BEYOND[0] - 0.5)
    assert clock.is_usable()
    assert now() == datetime(9998, 12, 31, 23, 59, 59, tzinfo=UTC)


def test_nothing_else_takes_the_moment() -> None:
    for path in sorted((ROOT / "formula_desktop").rglob("*.py")):
        if path.name == "clock.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                of = node.func.value
                takes = node.func.attr in ("fromtimestamp", "today", "utcnow") or (
                    node.func.attr == "now" and isinstance(of, ast.Name) and of.id == "datetime"
                )
                converts = node.func.attr == "astimezone" and not node.args
                is_wrong = takes or converts
                assert not is_wrong, f"{path}:{node.lineno}: see clock.py"


# Starts the program with another clock, and closes what it shows after saying its text.
STARTS = """
import sys, time
time.time = lambda: float(sys.argv[1])
from PySide6.QtCore import QTimer
from formula_desktop.__main__ import main
from formula_desktop.shell import app

make = app.make_app

def made():
    application = make()
    application.timer = QTimer(application, interval=50)
    application.timer.timeout.connect(look)
    application.timer.start()
    return application

def look():
    from PySide6.QtWidgets import QApplication
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            print(window.text())
            window.close()

app.make_app = made
sys.exit(main(sys.argv[2:]))
"""


def started(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", STARTS, *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", WRONG), ("nl", "De klok van deze computer"), ("fr", "L’horloge de")],
)
def test_a_start_with_a_clock_beyond_its_years_says_so(language: str, says: str) -> None:
    done = started("4e11", "--language", language)
    assert done.returncode == 2
    assert done.stdout.startswith(says)
    assert done.stderr.splitlines()[0] == f"formula-desktop: {WRONG}"


def test_a_picture_without_a_screen_is_refused_as_well(tmp_path: Path) -> None:
    picture = tmp_path / "table.png"
    done = started("4e11", "--watch", "formula", "--screenshot", str(picture))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"formula-desktop: {WRONG}\n"
    assert not picture.exists()
