"""How many backups there are, and how far apart."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random

import pytest

from formula_desktop import safe
from formula_desktop.store import backups

NAME, SUFFIX = "formula 2026-11-20 08.59.30 2", ".formula"


class Clock:
    """Time that a test lets pass, for the files as well."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.now = folder, time.time()
        self.made: dict[bytes, float] = {}
        monkeypatch.setattr(time, "time", lambda: self.now)
        # which waits for no disk
        monkeypatch.setattr(safe, "write", lambda file, data, **_: file.write_bytes(data))

    def keep(self, data: bytes) -> None:
        before = set(self.contents())
        backups.keep(self.folder, NAME, SUFFIX, data)
        if data not in before and data in self.contents():
            self.made[data] = self.now
            os.utime(self.files()[0], (self.now, self.now))

    def files(self) -> list[Path]:
        return [file for file in backups.files(self.folder, NAME, SUFFIX) if file.exists()]

    def contents(self) -> list[bytes]:
        return [file.read_bytes() for file in self.files()]


@pytest.fixture
def clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(tmp_path, monkeypatch)


def test_the_first_state_is_kept_at_once_and_then_one_a_minute(clock: Clock) -> None:
    clock.keep(b"0")
    assert clock.contents() == [b"0"]
    clock.now += 59
    clock.keep(b"1")
    assert clock.contents() == [b"0"]
    clock.now += 2
    clock.keep(b"2")
    assert clock.contents() == [b"2", b"0"]


def test_a_quick_game_of_days_always_has_what_was_well_before(clock: Clock) -> None:
    start = clock.now
    random = Random(1)
    while clock.now < start + 50 * 3600:
        clock.keep(str(clock.now).encode())
        made = [clock.made[content] for content in clock.contents()]
        assert made == sorted(made, reverse=True)
        ages = [clock.now - moment for moment in made]
        assert ages[0] < 400
        for distance in (600, 24 * 3600):
            if clock.now - start >= distance:
                assert any(distance <= age < 2.5 * distance for age in ages)
        assert len(ages) <= 5
        clock.now += random.uniform(10, 200)


def test_yesterdays_sitting_is_there_today(clock: Clock) -> None:
    for minute in range(30):
        clock.keep(b"yesterday %d" % minute)
        clock.now += 61
    clock.now += 23 * 3600
    for minute in range(40):
        clock.keep(b"today %d" % minute)
        clock.now += 61
    assert any(content.startswith(b"yesterday") for content in clock.contents())


def test_a_clock_set_back_stops_no_backups(clock: Clock) -> None:
    clock.keep(b"0")
    clock.now -= 10 * 365 * 24 * 3600
    clock.keep(b"1")
    assert clock.contents()[0] == b"1"
    clock.now += 61
    clock.keep(b"2")
    assert clock.contents()[0] == b"2"


def test_whose_backup_a_file_is() -> None:
    for file in backups.files(Path("backups"), NAME, SUFFIX):
        assert backups.name_of(file) == NAME
