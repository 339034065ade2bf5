"""What the players have set, kept between starts in a small file of text."""

from __future__ import annotations

import contextlib
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from formula_desktop.store import places

E = TypeVar("E", bound=StrEnum)

LONGEST_TEXT = 10_000
"""Characters of a text in the file, more than any that the program writes."""


class ComputerSpeed(StrEnum):
    """How fast a computer's cards travel."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    AT_ONCE = "at-once"


class ThemeChoice(StrEnum):
    """Which colours the program has."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


class Settings(QObject):
    """Every setting with its type; a value that makes no sense in the file counts as not set.

    A file that cannot be read or written never stops the program: the settings then hold until
    its end, and `not_saved` says so once.
    """

    changed = Signal(str)
    """A setting has another value: its name."""
    not_saved = Signal()
    """The settings cannot be written."""

    def __init__(self, parent: QObject | None = None, file: Path | None = None) -> None:
        super().__init__(parent)
        self._file = file or places.settings_file()
        self._kept = self._opened()
        self._has_told = False

    # --- the settings ---------------------------------------------------------------------------

    @property
    def language(self) -> str:
        """The two letters of the chosen language; empty for the system's."""
        return self._text("language")

    @language.setter
    def language(self, code: str) -> None:
        self._set("language", code)

    @property
    def theme(self) -> ThemeChoice:
        return self._one_of("theme", ThemeChoice.SYSTEM)

    @theme.setter
    def theme(self, choice: ThemeChoice) -> None:
        self._set("theme", choice.value)

    @property
    def system_has_high_contrast(self) -> bool:
        """Whether the system asked for high contrast when it was last asked what it wants."""
        return self._flag("system_has_high_contrast", default=False)

    @system_has_high_contrast.setter
    def system_has_high_contrast(self, has: bool) -> None:
        if has != self.system_has_high_contrast:
            self._set("system_has_high_contrast", has)

    @property
    def say_when_no_play(self) -> bool:
        """Whether the program says so when a player can lay no formula at all."""
        return self._flag("say_when_no_play", default=True)

    @say_when_no_play.setter
    def say_when_no_play(self, say: bool) -> None:
        self._set("say_when_no_play", say)

    @property
    def computer_speed(self) -> ComputerSpeed:
        return self._one_of("computer_speed", ComputerSpeed.NORMAL)

    @computer_speed.setter
    def computer_speed(self, speed: ComputerSpeed) -> None:
        self._set("computer_speed", speed.value)

    @property
    def animation(self) -> bool:
        """Whether cards glide instead of jumping."""
        return self._flag("animation", default=True)

    @animation.setter
    def animation(self, glides: bool) -> None:
        self._set("animation", glides)

    @property
    def last_formula(self) -> str:
        """The last choice of a new game of Formula, as `store.choice` writes it."""
        return self._text("last_formula")

    @last_formula.setter
    def last_formula(self, text: str) -> None:
        self._set("last_formula", text)

    @property
    def last_digifeud(self) -> str:
        """The last choice of a new game of Digifeud, as `store.choice` writes it."""
        return self._text("last_digifeud")

    @last_digifeud.setter
    def last_digifeud(self, text: str) -> None:
        self._set("last_digifeud", text)

    @property
    def window_geometry(self) -> bytes:
        """Where the window was, as Qt writes it; empty when it never was anywhere."""
        value = self._kept.value("window_geometry")
        return bytes(value.data()) if isinstance(value, QByteArray) else b""

    @window_geometry.setter
    def window_geometry(self, geometry: bytes) -> None:
        self._set("window_geometry", QByteArray(geometry))

    # --- the file -------------------------------------------------------------------------------

    def _opened(self) -> QSettings:
        kept = QSettings(str(self._file), QSettings.Format.IniFormat)
        kept.allKeys()  # else parts of the file are not read before they are asked for
        if kept.status() is QSettings.Status.FormatError:
            # Its author may want to mend it; and Qt would report this error for ever after.
            del kept
            with contextlib.suppress(OSError):
                self._file.replace(self._file.with_suffix(".unreadable.ini"))
            kept = QSettings(str(self._file), QSettings.Format.IniFormat)
        return kept

    def _set(self, name: str, value: object) -> None:
        if self._kept.value(name) == value:
            return
        self._kept.setValue(name, value)
        self._kept.sync()
        if self._kept.status() is not QSettings.Status.NoError and not self._has_told:
            self._has_told = True
            self.not_saved.emit()
        self.changed.emit(name)

    def _text(self, name: str) -> str:
        value = self._kept.value(name)
        return value if isinstance(value, str) and len(value) <= LONGEST_TEXT else ""

    def _flag(self, name: str, *, default: bool) -> bool:
        value = self._kept.value(name)
        # A flag that has just been set is a bool, one from the file a text.
        return {True: True, False: False, "true": True, "false": False}.get(
            value if isinstance(value, bool | str) else "", default
        )

    def _one_of(self, name: str, default: E) -> E:
        value = self._text(name)
        return type(default)(value) if value in list(type(default)) else default
