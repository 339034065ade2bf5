"""What the players have set, kept between starts in a small file of text."""

from __future__ import annotations

import contextlib
import os
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, QTimer, Signal

from formula_desktop.store import places

E = TypeVar("E", bound=StrEnum)

RETRY_MS = 5000
"""After how long writing is tried again."""

LONGEST_TEXT = 10_000
"""Characters of a text in the file, more than any that the program writes."""

MASTER_TIMES = (1, 2, 3, 5, 10, 15, 20, 30)
"""Seconds for a turn of the master that can be chosen."""
MASTER_SECONDS = 3
"""Where nobody has chosen."""

_LONGEST_NUMBER = 4


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


class SizeChoice(StrEnum):
    """How large everything is drawn."""

    NORMAL = "normal"
    PROJECTOR = "projector"


class TimesSign(StrEnum):
    """How multiplying is written; LANGUAGE as the window's language has it at school."""

    LANGUAGE = "language"
    CROSS = "cross"
    DOT = "dot"


class DivideSign(StrEnum):
    """How dividing is written; LANGUAGE as the window's language has it at school."""

    LANGUAGE = "language"
    OBELUS = "obelus"
    COLON = "colon"


class Settings(QObject):
    """Every setting with its type; a value that makes no sense in the file counts as not set.

    What the player has not chosen is as the administrator's file says, or else as usual. A file
    that cannot be read or written never stops the program: the settings then hold until its end,
    `not_saved` says so once, and writing is tried again until it works. So it is where the folder
    has gone, with the disk perhaps: Qt would make a new one in its place.
    """

    changed = Signal(str)
    """A setting has another value: its name."""
    not_saved = Signal()
    """The settings cannot be written. Told once until they can be again."""

    def __init__(self, parent: QObject | None = None, file: Path | None = None) -> None:
        super().__init__(parent)
        self._file = file or places.settings_file()
        self._set_aside = self._file.with_suffix(".unreadable.ini")
        """Where a file that cannot be read goes: its author may want to mend it."""
        self._defaults = places.default_settings()
        self._kept = self._opened()
        self._was_there = _is_folder(self._file.parent)
        self._waiting: dict[str, object] = {}
        """What Qt is not told before the folder is back."""
        self._size_of_run: SizeChoice | None = None
        self._is_saved = True
        self._retry: QTimer | None = None

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
    def size(self) -> SizeChoice:
        """How large everything is: as usual, or to be read from the back row."""
        return self._size_of_run or self._one_of("size", SizeChoice.NORMAL)

    @size.setter
    def size(self, choice: SizeChoice) -> None:
        of_run, self._size_of_run = self._size_of_run, None
        is_kept = self._value("size") == choice.value
        self._set("size", choice.value)
        if is_kept and of_run is not None:
            self.changed.emit("size")

    def use_size(self, choice: SizeChoice) -> None:
        """Have this size in this run, until one is chosen; what is kept stays as it is."""
        self._size_of_run = choice
        self.changed.emit("size")

    @property
    def times_sign(self) -> TimesSign:
        return self._one_of("times_sign", TimesSign.LANGUAGE)

    @times_sign.setter
    def times_sign(self, choice: TimesSign) -> None:
        self._set("times_sign", choice.value)

    @property
    def divide_sign(self) -> DivideSign:
        return self._one_of("divide_sign", DivideSign.LANGUAGE)

    @divide_sign.setter
    def divide_sign(self, choice: DivideSign) -> None:
        self._set("divide_sign", choice.value)

    @property
    def hints(self) -> bool:
        """Whether hints are offered."""
        return self._flag("hints", default=True)

    @hints.setter
    def hints(self, offers: bool) -> None:
        self._set("hints", offers)

    @property
    def cover_hands(self) -> bool:
        """Whether a hand is covered until its player has taken the seat."""
        return self._flag("cover_hands", default=True)

    @cover_hands.setter
    def cover_hands(self, covers: bool) -> None:
        self._set("cover_hands", covers)

    @property
    def show_places(self) -> bool:
        """Whether the places light up that may take the card or tile that is held."""
        return self._flag("show_places", default=True)

    @show_places.setter
    def show_places(self, shows: bool) -> None:
        self._set("show_places", shows)

    @property
    def read_aloud(self) -> bool:
        """Whether the sum that is being laid is written out below it."""
        return self._flag("read_aloud", default=True)

    @read_aloud.setter
    def read_aloud(self, reads: bool) -> None:
        self._set("read_aloud", reads)

    @property
    def only_whether_correct(self) -> bool:
        """Whether no more is said of a draft than correct or not, and only on *Play*."""
        return self._flag("only_whether_correct", default=False)

    @only_whether_correct.setter
    def only_whether_correct(self, says_no_more: bool) -> None:
        self._set("only_whether_correct", says_no_more)

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
    def master_seconds(self) -> int:
        """How many seconds the master thinks over a turn, one of MASTER_TIMES."""
        chosen = (str(value) for value in self._values("master_seconds"))
        times = {str(seconds): seconds for seconds in MASTER_TIMES}
        return next((times[each] for each in chosen if each in times), MASTER_SECONDS)

    @master_seconds.setter
    def master_seconds(self, seconds: int) -> None:
        self._set("master_seconds", seconds)

    @property
    def suggest_level(self) -> bool:
        """Whether another level of the computer is proposed when one wins or loses all the time."""
        return self._flag("suggest_level", default=True)

    @suggest_level.setter
    def suggest_level(self, suggests: bool) -> None:
        self._set("suggest_level", suggests)

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
    def own_formula(self) -> str:
        """The player's own ready-made settings of Formula, as `store.ready_made` writes them."""
        return self._text("own_formula")

    @own_formula.setter
    def own_formula(self, text: str) -> None:
        self._set("own_formula", text)

    @property
    def own_digifeud(self) -> str:
        """The player's own ready-made settings of Digifeud, as `store.ready_made` writes them."""
        return self._text("own_digifeud")

    @own_digifeud.setter
    def own_digifeud(self, text: str) -> None:
        self._set("own_digifeud", text)

    @property
    def lesson_formula(self) -> int:
        """Which step of the first steps in Formula has been reached, from 0."""
        return self._number("lesson_formula")

    @lesson_formula.setter
    def lesson_formula(self, step: int) -> None:
        self._set("lesson_formula", step)

    @property
    def lesson_digifeud(self) -> int:
        """Which step of the first steps in Digifeud has been reached, from 0."""
        return self._number("lesson_digifeud")

    @lesson_digifeud.setter
    def lesson_digifeud(self, step: int) -> None:
        self._set("lesson_digifeud", step)

    @property
    def window_geometry(self) -> bytes:
        """Where the window was, as Qt writes it; empty when it never was anywhere."""
        value = self._value("window_geometry")
        return bytes(value.data()) if isinstance(value, QByteArray) else b""

    @window_geometry.setter
    def window_geometry(self, geometry: bytes) -> None:
        self._set("window_geometry", QByteArray(geometry))

    # --- the file -------------------------------------------------------------------------------

    @property
    def is_saved(self) -> bool:
        """Whether every setting is on the disk."""
        return self._is_saved

    def save(self) -> None:
        """Write what could not be written yet."""
        if not self._is_saved and not self._is_gone:
            # The one in use would report its first error for ever; Qt lets both share the values.
            fresh = self._settings_of(self._file)
            for name, value in self._waiting.items():
                fresh.setValue(name, value)
            self._waiting.clear()
            fresh.sync()
            self._follow(fresh.status())

    @property
    def _is_gone(self) -> bool:
        """Whether the folder has been there and is no more."""
        return self._was_there and not _is_folder(self._file.parent)

    def forget(self, name: str) -> None:
        """Delete settings that were set aside, if somebody's name is in them."""
        from formula_desktop.players import folded

        aside = self._set_aside
        with contextlib.suppress(OSError):
            text = aside.read_text("utf-8", "replace").replace("\\", "")
            if folded(name.replace("\\", "")) in folded(text):
                aside.unlink()

    def _opened(self) -> QSettings:
        kept = self._settings_of(self._file)
        kept.allKeys()  # else parts of the file are not read before they are asked for
        if kept.status() is QSettings.Status.FormatError:
            del kept  # Qt would report this error for ever after
            with contextlib.suppress(OSError):
                self._file.replace(self._set_aside)
            kept = self._settings_of(self._file)
        return kept

    @staticmethod
    def _settings_of(file: Path) -> QSettings:
        return QSettings(str(file), QSettings.Format.IniFormat)

    def _set(self, name: str, value: object) -> None:
        if self._value(name) == value:
            return
        if self._is_gone:
            self._waiting[name] = value
            self._follow(QSettings.Status.AccessError)
        elif not self._is_saved:
            self._waiting[name] = value
            self.save()
        else:
            self._kept.setValue(name, value)
            self._kept.sync()
            self._follow(self._kept.status())
        self.changed.emit(name)

    def _follow(self, status: QSettings.Status) -> None:
        """Writing has worked or not; where it has not, it is tried again."""
        was_saved, self._is_saved = self._is_saved, status is QSettings.Status.NoError
        self._was_there = self._was_there or self._is_saved
        if self._is_saved and not was_saved:
            self._kept = self._settings_of(self._file)
        if self._retry is None and not self._is_saved:
            self._retry = QTimer(self)
            self._retry.setInterval(RETRY_MS)
            self._retry.timeout.connect(self.save)
        if self._retry is not None:
            self._retry.stop() if self._is_saved else self._retry.start()
        if was_saved and not self._is_saved:
            self.not_saved.emit()

    def _value(self, name: str) -> object:
        """What the player has set."""
        return self._waiting[name] if name in self._waiting else self._kept.value(name)

    def _values(self, name: str) -> tuple[object, object]:
        """What the player and the administrator have set."""
        return self._value(name), self._defaults.get(name)

    def _text(self, name: str) -> str:
        values = (value for value in self._values(name) if isinstance(value, str) and value)
        return next((value for value in values if len(value) <= LONGEST_TEXT), "")

    def _flag(self, name: str, *, default: bool) -> bool:
        # A flag that has just been set is a bool, one from a file a text.
        flags = {True: True, False: False, "true": True, "false": False}
        values = (value for value in self._values(name) if isinstance(value, bool | str))
        return next((flags[value] for value in values if value in flags), default)

    def _number(self, name: str) -> int:
        # One that has just been set is a number, one from a file a text.
        value = self._value(name)
        text = str(value) if isinstance(value, int | str) else ""
        is_number = text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER
        return int(text) if is_number else 0

    def _one_of(self, name: str, default: E) -> E:
        choices = type(default)
        values = (value for value in self._values(name) if isinstance(value, str))
        return next((choices(value) for value in values if value in list(choices)), default)


def _is_folder(file: Path) -> bool:
    return os.path.isdir(file)  # noqa: PTH112 - which raises nothing
