"""Where this program saves its files, and what an administrator has set for everybody.

By default these are the platform's folders. `--data DIR`, the environment variable
FORMULA_DESKTOP_DATA or the administrator's file, in this order, choose one folder for everything:
for a shared account at school, or a USB stick.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from platformdirs import site_config_path, user_config_path, user_data_path, user_log_path

DATA_VARIABLE = "FORMULA_DESKTOP_DATA"
"""An environment variable that names the folder of everything."""

DEFAULTS_VARIABLE = "FORMULA_DESKTOP_DEFAULTS"
"""An environment variable that names another file of the administrator's defaults."""

SUFFIX = ".formula"

_NAME = "formula-desktop"


class Places:
    """The files and folders of one user; none of them need be there."""

    # No dataclass, which takes the first screen half a millisecond.
    __slots__ = ("data", "logs", "settings_file")

    def __init__(self, data: Path, settings_file: Path, logs: Path) -> None:
        self.data = data
        self.settings_file = settings_file
        self.logs = logs

    @property
    def games(self) -> Path:
        """Games under way."""
        return self.data / "games"

    @property
    def damaged(self) -> Path:
        """Game files that cannot be read, set aside; deleted only with a person whom they name."""
        return self.data / "damaged"

    @property
    def notes(self) -> Path:
        """What only the program needs to know of each game."""
        return self.data / "notes"

    @property
    def backups(self) -> Path:
        """Older states of games and of the results."""
        return self.data / "backups"

    @property
    def results_file(self) -> Path:
        return self.data / "results.sqlite"

    @property
    def running_file(self) -> Path:
        """Tells of the run under way."""
        return self.data / "running.json"

    @property
    def running_lock(self) -> Path:
        return self.data / "running.lock"

    def how_many_under_way(self) -> int:
        """How many files of games under way there are, readable or not: one look at a folder."""
        try:
            with os.scandir(self.games) as entries:
                return sum(entry.name.endswith(SUFFIX) for entry in entries)
        except OSError:
            return 0


def current() -> Places:
    """The places of this run, as the environment and the administrator's file have them now."""
    chosen = os.environ.get(DATA_VARIABLE)
    # `os.path.expanduser` raises nothing, unlike that of Path
    data = Path(os.path.expanduser(chosen)).absolute() if chosen else _administrators_data()  # noqa: PTH111
    if data is not None:
        return Places(data, data / "settings.ini", data / "logs")
    return Places(
        user_data_path(_NAME, appauthor=False),
        user_config_path(_NAME, appauthor=False) / "settings.ini",
        user_log_path(_NAME, appauthor=False),
    )


def choose(folder: Path) -> None:
    """Keep everything in this folder from now on, also in the processes started from here."""
    os.environ[DATA_VARIABLE] = str(folder.absolute())


def defaults_file() -> Path:
    """Where an administrator may set values for everybody who has not chosen their own."""
    chosen = os.environ.get(DEFAULTS_VARIABLE)
    return Path(chosen) if chosen else site_config_path(_NAME, appauthor=False) / "defaults.ini"


def default_settings() -> Mapping[str, str]:
    """The administrator's values of settings, by name; empty where there is no such file."""
    return _from(defaults_file(), "settings")


def _administrators_data() -> Path | None:
    """The folder that the administrator has chosen for everything; None for none that makes sense.

    A `~` that stands for nobody and a variable that is not set would make a folder wherever the
    program happens to be started.
    """
    said = _from(defaults_file(), "places").get("data") or ""
    said = said.strip().strip("\"'").strip()
    said = os.path.expanduser(os.path.expandvars(said))  # noqa: PTH111 - which raises nothing
    folder = Path(said)
    return folder if folder.is_absolute() and "$" not in said and "\0" not in said else None


def _from(file: Path, section: str) -> Mapping[str, str]:
    """A section of the administrator's file; whatever cannot be read counts as not there."""
    if not os.path.isfile(file):  # noqa: PTH113 - which raises nothing
        return {}
    from configparser import ConfigParser, Error  # which hardly any start needs

    found = ConfigParser(interpolation=None, strict=False, inline_comment_prefixes=(";", "#"))
    try:
        found.read_string(file.read_text("utf-8-sig"))
    except (OSError, ValueError, Error):
        return {}
    return dict(found[section]) if found.has_section(section) else {}
