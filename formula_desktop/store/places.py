"""Where this program saves its files, and what an administrator has set for everybody.

By default these are the platform's folders. `--data DIR`, the environment variable
FORMULA_DESKTOP_DATA, a file `portable` beside the program or the administrator's file, in this
order, choose one folder for everything: for a shared account at school, or a USB stick.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from platformdirs import site_config_path, user_config_path, user_data_path, user_log_path

DATA_VARIABLE = "FORMULA_DESKTOP_DATA"
"""The environment variable that names one folder for everything."""

DEFAULTS_VARIABLE = "FORMULA_DESKTOP_DEFAULTS"
"""The environment variable that names another file with the administrator's defaults."""

PORTABLE = "portable"
"""The name of the file beside the program that makes it keep everything there."""

PORTABLE_DATA = "portable-data"
"""The name of the folder beside the program in which it then keeps everything."""

SUFFIX = ".formula"

_NAME = "formula-desktop"


class Places:
    """The files and folders of one user; none of them needs to exist."""

    # Not a dataclass, which would delay the first screen by half a millisecond.

    def __init__(self, data: Path, settings_file: Path, logs: Path) -> None:
        self.data = data
        self.settings_file = settings_file
        self.logs = logs
        self.games = data / "games"
        """Games under way."""
        self.damaged = data / "damaged"
        """Unreadable game files; deleted only when a person named in them is removed."""
        self.notes = data / "notes"
        """The notes of each game."""
        self.exercises = data / "exercises"
        """Exercises of classes that are not over."""
        self.backups = data / "backups"
        """Older states of games and of the results."""
        self.results_file = data / "results.sqlite"
        self.changes_file = data / "changes.json"
        """The changes to persons that are not yet in all games."""
        self.running_file = data / "running.json"
        """The file that describes the current run."""
        self.running_lock = data / "running.lock"
        self.pin_file = data / "running.pin"
        """The file with the wrong tries at the teacher's PIN; usually there is none."""

    def how_many_under_way(self) -> int:
        """The number of files of games under way, readable or not; one look at a folder."""
        try:
            with os.scandir(self.games) as entries:
                return sum(entry.name.endswith(SUFFIX) for entry in entries)
        except OSError:
            return 0

    def how_many_exercises(self) -> int:
        """The number of files of exercises of classes that wait; one look at a folder."""
        try:
            return len(os.listdir(self.exercises))  # noqa: PTH208 - faster
        except OSError:
            return 0


def current() -> Places:
    """The places of this run, from the environment and the administrator's file."""
    chosen = os.environ.get(DATA_VARIABLE)
    # Unlike `Path.expanduser`, this raises nothing.
    data = Path(os.path.expanduser(chosen)).absolute() if chosen else portable_data()  # noqa: PTH111
    data = data or _administrators_data()
    if data is not None:
        return Places(data, data / "settings.ini", data / "logs")
    return Places(
        user_data_path(_NAME, appauthor=False),
        user_config_path(_NAME, appauthor=False) / "settings.ini",
        user_log_path(_NAME, appauthor=False),
    )


def portable_data() -> Path | None:
    """The folder beside the program for everything; None if no file `portable` is there."""
    beside = _beside_program()
    # `Path` raises for some errors, and takes longer.
    is_portable = os.path.isfile(os.path.join(beside, PORTABLE))  # noqa: PTH113, PTH118
    return Path(beside, PORTABLE_DATA) if is_portable else None


def portable_error() -> OSError | None:
    """Why nothing can be kept beside the program, where it should be; None if all is well."""
    data = portable_data()
    if data is None or os.environ.get(DATA_VARIABLE):
        return None
    from formula_desktop import safe

    attempt = data / f".attempt{safe.LEFTOVER}"
    try:
        safe.make_folder(data)
        safe.write(attempt, b"")
        safe.remove([attempt])
    except OSError as error:
        return error
    return None


def _beside_program() -> str:
    """The folder with the program: its bundle, its AppImage, its .app, or its source."""
    if not getattr(sys, "frozen", False):
        return _parent(_parent(_parent(os.path.abspath(__file__))))  # noqa: PTH100
    folder = _parent(sys.executable)
    image, mounted = os.environ.get("APPIMAGE"), os.environ.get("APPDIR")
    if image and mounted and sys.executable.startswith(mounted):
        return _parent(image)
    if sys.platform == "darwin" and folder.endswith(".app/Contents/MacOS"):
        return _parent(_parent(_parent(folder)))
    return folder


def _parent(path: str) -> str:
    return os.path.dirname(path)  # noqa: PTH120


def choose(folder: Path) -> None:
    """Use this folder for everything from now on, also in child processes."""
    os.environ[DATA_VARIABLE] = str(folder.absolute())


def defaults_file() -> Path:
    """The file in which an administrator may set defaults for everybody."""
    chosen = os.environ.get(DEFAULTS_VARIABLE)
    return Path(chosen) if chosen else site_config_path(_NAME, appauthor=False) / "defaults.ini"


def default_settings() -> Mapping[str, str]:
    """The administrator's values of settings, by name; empty if there is no such file."""
    return _from(defaults_file(), "settings")


def administrators_locks() -> Mapping[str, str]:
    """What the administrator has locked, by name; empty if nothing is."""
    return _from(defaults_file(), "locked")


def _administrators_data() -> Path | None:
    """The folder that the administrator chose for everything; None if there is no valid one.

    An unresolved `~` or variable would make a folder wherever the program happens to be started.
    """
    said = _from(defaults_file(), "places").get("data") or ""
    said = said.strip().strip("\"'").strip()
    said = os.path.expanduser(os.path.expandvars(said))  # noqa: PTH111 - raises nothing
    folder = Path(said)
    return folder if folder.is_absolute() and "$" not in said and "\0" not in said else None


def _from(file: Path, section: str) -> Mapping[str, str]:
    if not os.path.isfile(file):  # noqa: PTH113 - raises nothing
        return {}
    from configparser import ConfigParser, Error  # rarely needed at the start

    found = ConfigParser(interpolation=None, strict=False, inline_comment_prefixes=(";", "#"))
    try:
        found.read_string(file.read_text("utf-8-sig"))
    except (OSError, ValueError, Error):
        return {}
    return dict(found[section]) if found.has_section(section) else {}
