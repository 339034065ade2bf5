"""What plays sounds on each system, with players and libraries that only note what they get."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from formula_desktop.sounds.outputs import (
    Programs,
    Silence,
    WindowsOutput,
    output_on,
    players_on_linux,
)
from formula_desktop.sounds.sound import Sound, scaled

ASYNC_FROM_MEMORY = 7
"""SND_ASYNC, SND_NODEFAULT and SND_MEMORY."""

Started = list[tuple[int, "subprocess.Popen[bytes]"]]

linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems have other players")


def player(started: Started, number: int, code: str) -> Callable[[Sound, int], object]:
    def start(sound: Sound, loudness: int) -> subprocess.Popen[bytes]:
        process = subprocess.Popen([sys.executable, "-c", code])
        started.append((number, process))
        return process

    return start


class Clock:
    """A time that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


# --- programs -----------------------------------------------------------------------------------


def installed(folder: Path, name: str, heard: Path) -> None:
    """Install a player that copies what it is to play."""
    file = folder / name
    file.write_text(f'#!/bin/sh\nfor last; do :; done\ncat "$last" > {heard}\n', "utf-8")
    file.chmod(0o755)


@linux
def test_a_player_gets_the_sound_at_its_loudness(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    for name in ("paplay", "pw-play", "aplay"):
        installed(tmp_path, name, heard)
    environment = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "PULSE_SERVER": "there"}
    (start,) = players_on_linux(environment, tmp_path / "none")
    process = start(Sound.TILE, 40)
    assert process.wait() == 0
    assert heard.read_bytes() == scaled(Sound.TILE, 40)


@linux
def test_only_a_player_that_has_something_to_play_on_is_used(tmp_path: Path) -> None:
    sockets, devices = tmp_path / "run", tmp_path / "snd"
    environment = {"PATH": str(tmp_path), "XDG_RUNTIME_DIR": str(sockets)}
    assert not players_on_linux(environment, devices)
    for name in ("paplay", "pw-play", "aplay"):
        installed(tmp_path, name, tmp_path / "heard")
    assert not players_on_linux(environment, devices)
    (sockets / "pulse").mkdir(parents=True)
    for number, socket in enumerate(("pulse/native", "pipewire-0"), 1):
        (sockets / socket).touch()
        assert len(players_on_linux(environment, devices)) == number
    devices.mkdir()
    (devices / "pcmC0D0c").touch()  # a microphone
    assert len(players_on_linux(environment, devices)) == 2
    (devices / "pcmC0D0p").touch()
    assert len(players_on_linux(environment, devices)) == 3


def test_the_next_player_takes_over_when_one_fails() -> None:
    started: Started = []
    programs = Programs([player(started, 1, "raise SystemExit(1)"), player(started, 2, "")])  # type: ignore[list-item]
    for _ in range(3):
        programs.play(Sound.CARD, 50)
        started[-1][1].wait()
    assert [number for number, _ in started] == [1, 2, 2]


def test_a_player_that_hangs_is_ended_and_not_used_again() -> None:
    started: Started = []
    clock = Clock()
    programs = Programs([player(started, 1, "import time; time.sleep(60)")], clock)  # type: ignore[list-item]
    programs.play(Sound.CARD, 50)
    clock.now = 6
    with pytest.raises(OSError, match="no program"):
        programs.play(Sound.CARD, 50)
    assert started[0][1].returncode is not None


def test_few_sounds_are_heard_at_once_and_none_after_the_end() -> None:
    started: Started = []
    programs = Programs([player(started, 1, "import time; time.sleep(60)")], Clock())  # type: ignore[list-item]
    for _ in range(5):
        programs.play(Sound.CARD, 50)
    assert [process.poll() is None for _, process in started] == [False, False, True, True, True]
    programs.close()
    assert all(process.returncode is not None for _, process in started)


# --- Windows ------------------------------------------------------------------------------------


class Library:
    """Notes what Windows is to play."""

    def __init__(self, plays: bool = True) -> None:
        self.played: list[tuple[bytes | None, int]] = []
        self._plays = plays

    def PlaySoundW(self, data: bytes | None, module: None, flags: int, /) -> int:  # noqa: N802
        self.played.append((data, flags))
        return self._plays

    def waveOutGetNumDevs(self) -> int:  # noqa: N802
        return 1


def test_windows_plays_from_memory_without_waiting() -> None:
    library = Library()
    output = WindowsOutput(library)
    output.play(Sound.WIN, 30)
    output.close()
    assert library.played == [(scaled(Sound.WIN, 30), ASYNC_FROM_MEMORY), (None, 0)]


def test_windows_may_refuse() -> None:
    with pytest.raises(OSError, match="Windows"):
        WindowsOutput(Library(plays=False)).play(Sound.WIN, 30)


# --- any ----------------------------------------------------------------------------------------


def test_a_program_without_a_screen_is_silent() -> None:
    assert isinstance(output_on("offscreen"), Silence)
