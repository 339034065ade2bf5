"""What the systems offer to play a sound with.

Nothing comes with the program for it: on Linux it starts the player of PulseAudio, PipeWire or
ALSA, on macOS `afplay`, and Windows has a function. docs/sounds.md says why.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from shutil import which
from subprocess import DEVNULL, Popen
from tempfile import TemporaryFile
from time import monotonic
from typing import Final, Protocol

from formula_desktop.sounds.sound import Sound, gain, scaled

_MOST: Final = 3
"""How many sounds may be heard at the same time; after that the oldest one is cut."""
_LONGEST_S: Final = 5
"""A player that runs for longer than any sound waits for a device."""

_MEMORY: Final = 0x0004  # flags of PlaySound
_ASYNC: Final = 0x0001
_NO_DEFAULT: Final = 0x0002  # no sound of the system's in its place


class Output(Protocol):
    """Plays sounds without waiting for their ends."""

    def play(self, sound: Sound, loudness: int) -> None:
        """Start a sound. Raises OSError if the system cannot play it."""

    def close(self) -> None:
        """Cut what is still heard."""


OutputMaker = Callable[[], Output | None]
"""Makes what plays sounds; None if the system has nothing to play them with."""

Start = Callable[[Sound, int], Popen[bytes]]
"""Starts a program that plays one sound."""


class Silence:
    """Plays nothing, where there should be no sound."""

    def play(self, sound: Sound, loudness: int) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class Programs:
    """Plays each sound with a program of the system, and the next of them if one does not work."""

    def __init__(self, starts: Sequence[Start], now: Callable[[], float] = monotonic) -> None:
        """`starts` are the programs, the best one first."""
        self._starts = list(starts)
        self._now = now
        self._running: list[tuple[float, Popen[bytes]]] = []

    def play(self, sound: Sound, loudness: int) -> None:
        self._look_after_running()
        if not self._starts:
            raise OSError("no program could play a sound")
        while len(self._running) >= _MOST:
            _end(self._running.pop(0)[1])
        self._running.append((self._now(), self._starts[0](sound, loudness)))

    def close(self) -> None:
        for _, process in self._running:
            _end(process)
        self._running.clear()

    def _look_after_running(self) -> None:
        """Turn to the next program if this one has failed or does not come to an end."""
        late = self._now() - _LONGEST_S
        fails = False
        running = []
        for began, process in self._running:
            status = process.poll()
            if status is None and began >= late:
                running.append((began, process))
            elif status is None:
                _end(process)
                fails = True
            else:
                fails |= status != 0
        self._running = running
        if fails:
            self.close()
            del self._starts[:1]


def _end(process: Popen[bytes]) -> None:
    process.kill()
    process.wait()


class Winmm(Protocol):
    """The part of the Windows library of this name that plays sounds."""

    def PlaySoundW(self, data: bytes | None, module: None, flags: int, /) -> int: ...  # noqa: N802

    def waveOutGetNumDevs(self) -> int: ...  # noqa: N802


class WindowsOutput:
    """Plays sounds with a function of Windows; a sound cuts the one before.

    Python's winsound calls the same function, but not for a sound in memory that is not waited for.
    """

    def __init__(self, library: Winmm) -> None:
        self._library = library
        self._played = b""
        """The sound that Windows reads while it is heard."""

    def play(self, sound: Sound, loudness: int) -> None:
        data = scaled(sound, loudness)
        if not self._library.PlaySoundW(data, None, _MEMORY | _ASYNC | _NO_DEFAULT):
            raise OSError("Windows could not play a sound")
        self._played = data

    def close(self) -> None:
        self._library.PlaySoundW(None, None, 0)


def output_on(platform: str) -> Output | None:
    """What plays sounds for a program on this platform of Qt; None if there is nothing."""
    if platform == "offscreen":  # for a picture or a test
        return Silence()
    if sys.platform == "win32":
        from ctypes import windll

        return WindowsOutput(windll.winmm) if windll.winmm.waveOutGetNumDevs() else None
    starts = [_with_afplay] if sys.platform == "darwin" else players_on_linux(os.environ)
    return Programs(starts) if starts else None


def players_on_linux(
    environment: Mapping[str, str], devices: Path = Path("/dev/snd")
) -> Sequence[Start]:
    """The players that are installed and have something to play on, the best one first.

    `devices` has ALSA's. PipeWire may be there for cameras only, so PulseAudio, which it also
    answers for, comes first.
    """
    sockets = Path(environment.get("XDG_RUNTIME_DIR", "/run"))
    has_pulse = "PULSE_SERVER" in environment or (sockets / "pulse/native").exists()
    players = {
        ("paplay",): has_pulse,
        ("pw-play",): (sockets / "pipewire-0").exists(),
        ("aplay", "-q"): any(devices.glob("pcm*p")),
    }
    return [
        _with_player(path, *options)
        for (name, *options), has_device in players.items()
        if has_device and (path := which(name, path=environment.get("PATH")))
    ]


def _with_player(*command: str) -> Start:
    def start(sound: Sound, loudness: int) -> Popen[bytes]:
        with TemporaryFile() as file:
            file.write(scaled(sound, loudness))
            file.seek(0)
            words = [*command, "/dev/stdin"]
            return Popen(words, stdin=file, stdout=DEVNULL, stderr=DEVNULL)

    return start


def _with_afplay(sound: Sound, loudness: int) -> Popen[bytes]:
    words = ["/usr/bin/afplay", "-v", f"{gain(loudness):.4f}", str(sound.file)]
    return Popen(words, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL)
