"""The sounds, and their files at a loudness."""

from __future__ import annotations

import io
import sys
import wave
from array import array
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from formula_desktop.resources import built


class Sound(StrEnum):
    """The sounds, those that matter more last; packaging/sounds.py makes them."""

    CARD = "card"
    TILE = "tile"
    HINT = "hint"
    REFUSAL = "refusal"
    TURN = "turn"
    """A person's turn has begun, or an exercise is solved."""
    GLASS = "glass"
    """The hourglass of a turn has run out."""
    WIN = "win"
    """A person has won a game."""

    @property
    def file(self) -> Path:
        """Its file, in full loudness."""
        return built(f"sounds/{self}.wav")

    def matters_more_than(self, other: Sound) -> bool:
        """Whether it is the one to be heard when both come at once."""
        ranks = list(Sound)
        return ranks.index(self) > ranks.index(other)


def gain(loudness: int) -> float:
    """The factor for samples, 0 to 1, for a loudness of 0 to 100; ears hear a half as more."""
    return (loudness / 100) ** 2


@lru_cache(maxsize=2 * len(Sound))
def scaled(sound: Sound, loudness: int) -> bytes:
    """A WAV file of a sound at a loudness of 0 to 100. Raises OSError and wave.Error."""
    factor = gain(loudness)
    with wave.open(str(sound.file), "rb") as read:
        parameters = read.getparams()
        samples = array("h", read.readframes(parameters.nframes))
    if sys.byteorder == "big":
        samples.byteswap()
    samples = array("h", (round(factor * sample) for sample in samples))
    if sys.byteorder == "big":
        samples.byteswap()
    whole = io.BytesIO()
    with wave.open(whole, "wb") as written:
        written.setparams(parameters)
        written.writeframes(samples.tobytes())
    return whole.getvalue()
