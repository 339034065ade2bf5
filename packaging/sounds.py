"""The program's sounds, computed from sines and noise.

    python packaging/sounds.py [FOLDER]

They are written into `resources/sounds`, the same bytes each time. Nothing is recorded or taken
from elsewhere. `docs/sounds.md` says how they are played.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "resources" / "sounds"

RATE: Final = 22_050
"""Samples a second: enough for the click of a tile."""
_LOUDEST: Final = 32_767
_LEAD: Final = 0.025
"""Seconds of silence before a sound: PulseAudio may cut that much from its beginning."""
_FADE: Final = 0.01
"""The last seconds of a sound, which fade out."""

G4: Final = 392.0
C5: Final = 523.25
E5: Final = 659.26
G5: Final = 783.99
C6: Final = 1046.5
E6: Final = 1318.5
A6: Final = 1760.0

Samples = list[float]


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.mkdir(parents=True, exist_ok=True)
    for name, (make, peak) in SOUNDS.items():
        write(target / f"{name}.wav", make(), peak)


def write(file: Path, samples: Samples, peak: float) -> None:
    """Write samples as a mono WAV file of 16 bits whose loudest sample is `peak`, 0 to 1."""
    fading = round(_FADE * RATE)
    loudest = max(map(abs, samples))
    numbers = array("h", [0] * round(_LEAD * RATE))
    for at, sample in enumerate(samples):
        end = min(1.0, (len(samples) - at) / fading)
        numbers.append(round(sample / loudest * peak * end * _LOUDEST))
    if sys.byteorder == "big":
        numbers.byteswap()
    with wave.open(str(file), "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(numbers.itemsize)
        written.setframerate(RATE)
        written.writeframes(numbers.tobytes())


# --- what sounds are made of ----------------------------------------------------------------------


def ringing(pitch: float, seconds: float, fades: float, attack: float = 0.002) -> Samples:
    """A sine that begins within `attack` seconds and loses 63 % every `fades` seconds."""
    return [
        min(1.0, at / RATE / attack)
        * math.exp(-at / RATE / fades)
        * math.sin(2 * math.pi * pitch * at / RATE)
        for at in range(round(seconds * RATE))
    ]


def rustle(seconds: float, fades: float, dullness: float, seed: int) -> Samples:
    """Noise that fades; of each sample, the part `dullness` comes from the one before."""
    random = Random(seed)
    samples: Samples = []
    last = 0.0
    for at in range(round(seconds * RATE)):
        last = dullness * last + (1 - dullness) * (2 * random.random() - 1)
        samples.append(last * math.exp(-at / RATE / fades))
    return samples


def together(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts at the same time, each from a second on and with its strength."""
    length = max(round(start * RATE) + len(samples) for start, _, samples in parts)
    mixed = [0.0] * length
    for start, strength, samples in parts:
        first = round(start * RATE)
        for at, sample in enumerate(samples, first):
            mixed[at] += strength * sample
    return mixed


def bar(pitch: float, seconds: float, fades: float) -> Samples:
    """A wooden bar that is struck, as of a marimba."""
    return together(
        (0, 1, ringing(pitch, seconds, fades)),
        (0, 0.25, ringing(4 * pitch, seconds, fades / 4)),
        (0, 0.3, rustle(0.02, 0.004, 0.6, seed=1)),
    )


def melody(notes: Iterable[tuple[float, float]], seconds: float, fades: float) -> Samples:
    """Bars struck one after another: for each, when and at which pitch."""
    return together(*((start, 1, bar(pitch, seconds, fades)) for start, pitch in notes))


# --- the sounds -----------------------------------------------------------------------------------


def card() -> Samples:
    """A card that is laid on cloth: a short rustle and a soft thud."""
    return together(
        (0, 0.6, rustle(0.05, 0.012, 0.35, seed=2)),
        (0.012, 1, rustle(0.06, 0.015, 0.8, seed=3)),
        (0.012, 0.5, ringing(150, 0.09, 0.02)),
    )


def tile() -> Samples:
    """A wooden tile that is put on a board."""
    return together(
        (0, 1, ringing(620, 0.11, 0.016, attack=0.001)),
        (0, 0.5, ringing(1580, 0.06, 0.008, attack=0.001)),
        (0, 0.6, rustle(0.02, 0.003, 0.2, seed=4)),
    )


def refusal() -> Samples:
    """Two low and soft notes that fall."""
    return together(
        (0, 1, ringing(233.08, 0.2, 0.07, attack=0.015)),
        (0.11, 0.9, ringing(196.0, 0.26, 0.08, attack=0.015)),
    )


def turn() -> Samples:
    """Two notes that rise."""
    return melody([(0, G4), (0.11, C5)], 0.45, 0.12)


def hint() -> Samples:
    """A small bell."""
    return together(
        (0, 1, ringing(E6, 0.5, 0.14)),
        (0, 0.3, ringing(2.76 * E6, 0.3, 0.05)),
        (0.09, 0.8, ringing(A6, 0.5, 0.14)),
    )


def glass() -> Samples:
    """A singing bowl, far away: it begins gently and fades for a second."""
    return together(
        (0, 1, ringing(C5, 1.1, 0.3, attack=0.05)),
        (0, 0.5, ringing(2.71 * C5, 0.7, 0.15, attack=0.05)),
        (0, 0.25, ringing(1.005 * C5, 1.1, 0.3, attack=0.05)),
    )


def win() -> Samples:
    """A chord, note by note, and its octave."""
    notes = [(0.0, C5), (0.12, E5), (0.24, G5), (0.4, C6), (0.4, E5), (0.56, E6)]
    return melody(notes, 0.75, 0.22)


SOUNDS: Final[dict[str, tuple[Callable[[], Samples], float]]] = {
    "card": (card, 0.7),
    "tile": (tile, 0.6),
    "refusal": (refusal, 0.35),
    "turn": (turn, 0.6),
    "glass": (glass, 0.45),
    "hint": (hint, 0.4),
    "win": (win, 0.8),
}
"""What makes each sound, and its loudest sample."""


if __name__ == "__main__":
    main()
