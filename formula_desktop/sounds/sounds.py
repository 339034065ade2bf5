"""The program's sounds as the settings allow them."""

from __future__ import annotations

from PySide6.QtCore import QObject

from formula_desktop.sounds.outputs import OutputMaker
from formula_desktop.sounds.sound import Sound
from formula_desktop.sounds.speaker import Speaker
from formula_desktop.store.settings.settings import Settings


class Sounds(QObject):
    """Plays sounds unless the settings say otherwise; a new loudness is heard at once."""

    def __init__(self, settings: Settings, make_output: OutputMaker, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._make_output = make_output
        self._speaker = Speaker(make_output)
        settings.changed.connect(self._follow)

    @property
    def is_possible(self) -> bool:
        """Whether the system has something to play sounds with."""
        return self._make_output() is not None

    def play(self, sound: Sound) -> None:
        """Play a sound soon, without waiting for it."""
        loudness = self._settings.loudness
        if self._settings.sounds and loudness:
            self._speaker.play(sound, loudness)

    def close(self) -> None:
        """Play nothing more; the window is about to close."""
        self._speaker.close()

    def _follow(self, name: str) -> None:
        if name in ("sounds", "loudness"):
            self.play(Sound.TURN)
