"""The files of the sounds, and their loudness."""

from __future__ import annotations

import io
import runpy
import sys
import wave
from array import array
from pathlib import Path

import pytest

from formula_desktop.sounds.sound import Sound, scaled
from tests.helpers.places import ROOT


def loudest(data: bytes) -> int:
    with wave.open(io.BytesIO(data), "rb") as read:
        samples = array("h", read.readframes(read.getnframes()))
    return max(abs(sample) for sample in samples)


def test_the_script_gives_the_same_bytes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["sounds.py", str(tmp_path)])
    runpy.run_path(str(ROOT / "packaging" / "sounds.py"), run_name="__main__")
    kept = ROOT / "resources" / "sounds"
    assert {file.stem for file in tmp_path.iterdir()} == {str(sound) for sound in Sound}
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {
        file.name: file.read_bytes() for file in kept.iterdir()
    }


def test_sounds_are_short_and_none_is_as_loud_as_it_could_be() -> None:
    for sound in Sound:
        with wave.open(str(sound.file), "rb") as read:
            assert 0.05 < read.getnframes() / read.getframerate() < 1.5, sound
        assert 3_000 < loudest(sound.file.read_bytes()) < 30_000, sound
    peaks = {sound: loudest(sound.file.read_bytes()) for sound in Sound}
    assert min(peaks, key=lambda sound: peaks[sound]) is Sound.REFUSAL, "it is soft"


def test_the_loudness_scales_the_samples_and_nothing_else() -> None:
    whole = Sound.TURN.file.read_bytes()
    assert scaled(Sound.TURN, 100) == whole
    assert len(scaled(Sound.TURN, 50)) == len(whole)
    assert loudest(scaled(Sound.TURN, 50)) == pytest.approx(loudest(whole) / 4, abs=1)
    assert loudest(scaled(Sound.TURN, 0)) == 0
