"""The players' settings, saved between starts in a small text file.

`Settings` is the only table of them: the file, the dialog and docs/keeping.md follow from it.
"""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Iterable, Mapping
from enum import Enum, StrEnum, auto
from pathlib import Path
from typing import Any, Final, Generic, Self, TypeVar, overload

from PySide6.QtCore import QByteArray, QObject, QSettings, QTimer, Signal

from formula_desktop import safe
from formula_desktop.arguments import LANGUAGES
from formula_desktop.sentences import WrongSum
from formula_desktop.store import places
from formula_desktop.store.settings.locks import locks

T = TypeVar("T", bound=bool | int | str | bytes)

RETRY_MS = 5000
"""The time after which writing is tried again."""

LONGEST_TEXT = 10_000
"""More characters than any text that the program writes to the file."""

_LONGEST_NUMBER = 4

_SECONDS = (0, 15, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600)
"""The times that an hourglass can have; 0 for none."""

_log = logging.getLogger(__name__)


class ComputerSpeed(StrEnum):
    """How fast a computer's cards travel."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    AT_ONCE = "at-once"


class ThemeChoice(StrEnum):
    """The colours of the program."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


class SizeChoice(StrEnum):
    """How large everything is drawn."""

    NORMAL = "normal"
    PROJECTOR = "projector"


class TimesSign(StrEnum):
    """The sign for multiplication; LANGUAGE is the one taught in the window's language."""

    LANGUAGE = "language"
    CROSS = "cross"
    DOT = "dot"


class DivideSign(StrEnum):
    """The sign for division; LANGUAGE is the one taught in the window's language."""

    LANGUAGE = "language"
    OBELUS = "obelus"
    COLON = "colon"


class Age(StrEnum):
    """Who plays here, as was said when the program was new or later."""

    SIX = "6+"
    EIGHT = "8+"
    TEN = "10+"
    CLASS = "class"


class Group(Enum):
    """The part of the dialog with a setting; also decides whether an administrator may lock it."""

    LOOK = auto()
    TABLE = auto()
    HELP = auto()
    SOUND = auto()
    TURN = auto()
    """The hourglass for a turn: in the menu of a table in place of the dialog."""
    MEMORY = auto()
    """What the program remembers itself: not in the dialog and not set by an administrator."""


class Setting(Generic[T]):
    """A setting with its default, which gives its type, and its possible values."""

    def __init__(self, default: T, group: Group, choices: Iterable[T] = ()) -> None:
        self.default = default
        self.group = group
        self.choices: tuple[T, ...] = tuple(choices)
        self.name = ""

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type[Settings]) -> Self: ...
    @overload
    def __get__(self, settings: Settings, owner: type[Settings]) -> T: ...
    def __get__(self, settings: Settings | None, owner: type[Settings]) -> Self | T:
        return self if settings is None else settings.value(self)

    def __set__(self, settings: Settings, value: T) -> None:
        settings.choose(self, value)

    @property
    def is_administrators(self) -> bool:
        """Whether an administrator may set it for everybody."""
        return self.group is not Group.MEMORY

    def read(self, kept: object) -> T | None:
        """The value from a file or QSettings; None if it is invalid."""
        default: object = self.default
        value: object
        # A value just set still has its type; one from a file is a text.
        match default:
            case bool():
                flags = {"true": True, "false": False}
                value = flags.get(kept) if isinstance(kept, str) else kept
                value = value if isinstance(value, bool) else None
            case int():
                text = str(kept)
                is_number = text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER
                value = int(text) if is_number else None
            case bytes():
                value = bytes(kept.data()) if isinstance(kept, QByteArray) else None
            case Enum():
                value = next((each for each in self.choices if each == kept), None)
            case _:
                is_text = isinstance(kept, str) and 0 < len(kept) <= LONGEST_TEXT
                value = kept if is_text else None
        if value is None or (self.choices and value not in self.choices):
            return None
        return value  # type: ignore[return-value]  # of the default's type, by its case


NOBODY: Final = "-"
"""What is kept of who practises in place of a person's key; no key is like that."""


class Settings(QObject):
    """Every setting with its type; an invalid value in the file counts as not set.

    A setting that the player has not chosen has the administrator’s value, or else the suggested
    one, or else its default. One that the administrator has locked has the administrator’s value,
    or its default, whatever anybody chooses. If the file cannot be read or written, or its folder
    is gone, the settings last until the program ends, `not_saved` is emitted once, and writing is
    tried again until it works.
    """

    language = Setting("", Group.LOOK, ("", *LANGUAGES))
    """The two letters of the chosen language; empty for the system's."""
    theme = Setting(ThemeChoice.SYSTEM, Group.LOOK, ThemeChoice)
    size = Setting(SizeChoice.NORMAL, Group.LOOK, SizeChoice)
    times_sign = Setting(TimesSign.LANGUAGE, Group.LOOK, TimesSign)
    divide_sign = Setting(DivideSign.LANGUAGE, Group.LOOK, DivideSign)
    age = Setting(Age.SIX, Group.TABLE, Age)
    """For whom the first games and exercises are, until others are chosen."""
    computer_speed = Setting(ComputerSpeed.NORMAL, Group.TABLE, ComputerSpeed)
    master_seconds = Setting(3, Group.TABLE, (1, 2, 3, 5, 10, 15, 20, 30))
    """How many seconds the master thinks over a turn."""
    animation = Setting(True, Group.TABLE)
    """Whether cards glide instead of jumping."""
    cover_hands = Setting(True, Group.TABLE)
    """Whether a hand is covered until its player has taken the seat."""
    wrong_sums = Setting(WrongSum.NOT_EQUAL, Group.HELP, WrongSum)
    """How much to reveal about a wrong sum."""
    hints = Setting(True, Group.HELP)
    """Whether hints are offered."""
    show_places = Setting(True, Group.HELP)
    """Whether the places light up where the held card or tile may go."""
    read_aloud = Setting(True, Group.HELP)
    """Whether the sum being laid is written out below it."""
    say_when_no_play = Setting(True, Group.HELP)
    """Whether the program says so when a player can lay no formula at all."""
    suggest_level = Setting(True, Group.HELP)
    """Whether another level of the computer is proposed to a player who keeps winning or losing."""
    tell_bests = Setting(True, Group.HELP)
    """Whether personal bests are announced at the end of the game in which they were beaten."""
    judge_turns = Setting(True, Group.HELP)
    """Whether looking back says what each turn was worth in the chance to win."""
    own_exercises = Setting(True, Group.HELP)
    """Whether exercises are made from the finished games of persons."""
    sounds = Setting(True, Group.SOUND)
    """Whether there are sounds, where the system has something to play them with."""
    loudness = Setting(70, Group.SOUND, range(0, 101, 10))
    hourglass = Setting(0, Group.TURN, _SECONDS)
    """The seconds of the hourglass for a turn; 0 for none."""
    class_hourglass = Setting(120, Group.TURN, _SECONDS)
    """The same in a game for a class."""
    hourglass_passes = Setting(False, Group.TURN)
    """Whether the turn passes when the hourglass has run out, unless that would end the game."""
    hourglass_ring = Setting(False, Group.TURN)
    """Whether the hourglass is shown as a ring in place of sand."""
    system_has_high_contrast = Setting(False, Group.MEMORY)
    """Whether the system wanted high contrast when last asked."""
    last_game = Setting("", Group.MEMORY)
    """The name of the game started last; empty before the first one."""
    name_offers = Setting(0, Group.MEMORY)
    """In how many games a player without a name was offered one; or the most, once chosen."""
    practiser = Setting("", Group.MEMORY)
    """The key of who practises, or NOBODY; empty if it was never chosen."""
    player = Setting("", Group.MEMORY)
    """The key of who plays; empty if that was never known."""
    player_day = Setting("", Group.MEMORY)
    """The day on which that was chosen, such as `2026-08-31`; tomorrow it is asked again."""
    practised = Setting("", Group.MEMORY)
    """What was practised freely last, as `practise/wanted.py` writes it."""
    school_year = Setting("", Group.MEMORY)
    """The school year that was chosen for it, such as `nl Groep 6`; empty for none."""
    last_lesson = Setting("", Group.MEMORY)
    """The last lesson with teams, as `last_lesson.py` writes it."""
    window_geometry = Setting(b"", Group.MEMORY)
    """The window's position and size, as Qt writes them; empty before it was first shown."""

    changed = Signal(str)
    """A setting has a new value: its name."""
    not_saved = Signal()
    """The settings cannot be written. Emitted once until they can be again."""

    def __init__(self, parent: QObject | None = None, file: Path | None = None) -> None:
        super().__init__(parent)
        self._file = file or places.current().settings_file
        self._set_aside = self._file.with_suffix(".unreadable.ini")
        """The name given to an unreadable file, which its author may want to repair."""
        self._defaults = places.default_settings()
        self.locks = locks()
        self._kept = self._opened()
        self._was_there = _is_folder(self._file.parent)
        self._asked: dict[str, object] = {}
        """What Qt has said of the values, which takes it long, until something is written."""
        self._waiting: dict[str, object] = {}
        """The values held back from Qt until the folder is back."""
        self._suggested: dict[str, object] = {}
        self._of_run: dict[str, object] = {}
        self.of_game: dict[str, bool | str] = {}
        """What the game on the table has in place of the settings, by name; not saved here."""
        self.is_saved = True
        """Whether every setting is on disk."""
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.save)
        self.last = OfGames(self, "last", "")
        """The last choice of a new game, as `last_choice` writes it."""
        self.last_alone = OfGames(self, "last_alone", "")
        """The last choice for one person against the computer, once one among persons came."""
        self.last_of_class = OfGames(self, "last_of_class", "")
        """The last choice if it was one for a class: only another new game begins with it."""
        self.own = OfGames(self, "own", "")
        """The player's own ready-made settings, as `ready_made` writes them."""
        self.known = OfGames(self, "known", False)
        """Whether the game was ever played, by a class or with no choice for it, too."""
        self.lesson = OfGames(self, "lesson", 0)
        """The step reached in the first steps, from 0, by nobody in particular."""
        self.age_of = OfGames(self, "age", "")
        """The age of a person who was new where others played, by the person's key."""
        self.lesson_of = OfGames(self, "lesson", 0)
        """The same plus 1 of a person, by the game with the person's key: see `of_persons.py`."""

    @classmethod
    def table(cls) -> tuple[Setting[Any], ...]:
        """Every setting, in the order of the dialog."""
        return tuple(each for each in vars(cls).values() if isinstance(each, Setting))

    def value(self, setting: Setting[T]) -> T:
        """The current value: the game's, this run's, the player's, the administrator's, the
        suggested one, or the default."""
        name = setting.name
        kept: list[object]
        if self.is_locked(setting):
            kept = [self._defaults.get(name)]
        else:
            kept = [self.of_game.get(name), self._of_run.get(name), self._value(name)]
            if setting.is_administrators:
                kept += [self._defaults.get(name), self._suggested.get(name)]
        values = (setting.read(each) for each in kept if each is not None)
        return next((each for each in values if each is not None), setting.default)

    def is_locked(self, setting: Setting[Any]) -> bool:
        """Whether an administrator has locked a setting, so that nobody can change it."""
        return setting.is_administrators and self.locks.has(setting.name)

    def choose(self, setting: Setting[T], value: T) -> None:
        """Set a value for this run and later ones; one that is locked stays as it is."""
        if self.is_locked(setting):
            return
        name = setting.name
        set_aside = [each.pop(name, None) for each in (self.of_game, self._of_run)]
        kept: object = value
        if isinstance(kept, Enum):
            kept = kept.value
        elif isinstance(kept, bytes):
            kept = QByteArray(kept)
        if self._value(name) != kept:
            self._set(name, kept)
        elif any(each is not None for each in set_aside):
            self.changed.emit(name)

    def drop(self, setting: Setting[Any]) -> None:
        """Have a setting as if it had never been chosen."""
        name = setting.name
        if self._value(name) is not None:
            self._set(name, None)

    def use_size(self, choice: SizeChoice) -> None:
        """Use this size in this run until another is chosen; the saved setting does not change."""
        self._of_run["size"] = choice
        self.changed.emit("size")

    def use_class_hourglass(self, seconds: int | None) -> None:
        """Use this hourglass for a class in this run until another is chosen; None for the saved
        one."""
        name = Settings.class_hourglass.name
        self._of_run[name] = seconds
        self.changed.emit(name)

    def usual(self, setting: Setting[T]) -> T:
        """The value where nobody has chosen one: the administrator's, or the default."""
        value = setting.read(self._defaults.get(setting.name))
        return setting.default if value is None else value

    def is_chosen(self, setting: Setting[Any]) -> bool:
        """Whether somebody, or an administrator for everybody, has chosen a value."""
        kept = self._value(setting.name), self._defaults.get(setting.name)
        return any(setting.read(each) is not None for each in kept)

    def suggested(self, setting: Setting[T]) -> T | None:
        """What is suggested for a setting; None for nothing."""
        value: T | None = self._suggested.get(setting.name)  # type: ignore[assignment]  # by suggest
        return value

    def suggest(self, setting: Setting[T], value: T | None) -> None:
        """Use a value in this run unless one has been chosen; None for the default."""
        before = self.value(setting)
        self._suggested[setting.name] = value
        if self.value(setting) != before:
            self.changed.emit(setting.name)

    def use_for_game(self, chosen: Mapping[str, bool | str]) -> None:
        """Use these values, by name, in place of those of the game before; nothing is saved.

        A value that the player chooses during the game takes their place.
        """
        before, self.of_game = self.of_game, {**chosen}
        for name in dict.fromkeys((*before, *chosen)):
            if before.get(name) != chosen.get(name):
                self.changed.emit(name)

    # --- the file -------------------------------------------------------------------------------

    def save(self) -> None:
        """Write what could not be written yet."""
        if not self.is_saved and not self._is_gone:
            # The one in use would keep reporting its first error; Qt lets both share the values.
            fresh = self._settings_of(self._file)
            for name, value in self._waiting.items():
                _write_value(fresh, name, value)
            self._waiting.clear()
            self._write(fresh)

    @property
    def _is_gone(self) -> bool:
        return self._was_there and not _is_folder(self._file.parent)

    def forget(self, name: str) -> None:
        """Delete settings that were set aside if they contain somebody's name."""
        from formula_desktop.players import folded

        aside = self._set_aside
        with contextlib.suppress(OSError):
            text = aside.read_text("utf-8", "replace").replace("\\", "")
            if folded(name.replace("\\", "")) in folded(text):
                safe.remove([aside])

    def _opened(self) -> QSettings:
        kept = self._settings_of(self._file)
        kept.allKeys()  # otherwise parts of the file are read only on demand
        if kept.status() is QSettings.Status.FormatError:
            _log.warning("The settings cannot be read; their file is set aside")
            del kept  # Qt would keep reporting this error
            with contextlib.suppress(OSError):
                safe.replace(self._file, self._set_aside)
            kept = self._settings_of(self._file)
        _log.debug("Settings read: %d", len(kept.allKeys()))
        return kept

    @staticmethod
    def _settings_of(file: Path) -> QSettings:
        return QSettings(str(file), QSettings.Format.IniFormat)

    def _set(self, name: str, value: object) -> None:
        if self._is_gone:
            self._waiting[name] = value
            self._follow(QSettings.Status.AccessError)
        elif not self.is_saved:
            self._waiting[name] = value
            self.save()
        else:
            _write_value(self._kept, name, value)
            self._write(self._kept)
        self.changed.emit(name)

    def _write(self, kept: QSettings) -> None:
        """Write the file, which Qt replaces in one step, and sync its name.

        Qt gives it the permissions that it has.
        """
        with contextlib.suppress(OSError):  # Qt says what is wrong
            safe.make_folder(self._file.parent)
            safe.make_file(self._file)
        kept.sync()
        self._asked.clear()
        with contextlib.suppress(OSError):
            safe.sync_folder(self._file.parent)
        self._follow(kept.status())

    def _follow(self, status: QSettings.Status) -> None:
        was_saved, self.is_saved = self.is_saved, status is QSettings.Status.NoError
        self._was_there = self._was_there or self.is_saved
        if self.is_saved and not was_saved:
            self._kept = self._settings_of(self._file)
        self._retry.stop() if self.is_saved else self._retry.start()
        if was_saved and not self.is_saved:
            _log.warning("The settings cannot be written: %s", status.name)
            self.not_saved.emit()

    def _value(self, name: str) -> object:
        if name in self._waiting:
            return self._waiting[name]
        if name not in self._asked:
            self._asked[name] = self._kept.value(name)
        return self._asked[name]


class OfGames(Generic[T]):
    """A value that the program remembers for each game, by the name of the game."""

    def __init__(self, settings: Settings, what: str, default: T) -> None:
        self._settings = settings
        self._what = what
        self._default = default

    def __getitem__(self, game: str) -> T:
        return self._settings.value(self._setting(game))

    def __setitem__(self, game: str, value: T) -> None:
        self._settings.choose(self._setting(game), value)

    def __delitem__(self, game: str) -> None:
        self._settings.drop(self._setting(game))

    def _setting(self, game: str) -> Setting[T]:
        setting = Setting(self._default, Group.MEMORY)
        setting.name = f"{self._what}_{game}"
        return setting


def _write_value(kept: QSettings, name: str, value: object) -> None:
    """Keep a value; None removes it."""
    if value is None:
        kept.remove(name)
    else:
        kept.setValue(name, value)


def _is_folder(file: Path) -> bool:
    return os.path.isdir(file)  # noqa: PTH112 - raises nothing
