"""For every test: a screen in memory, and a data folder of its own."""

import gc
import os
import shutil
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.helpers.places import SCREEN

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from formula_desktop.look.languages import Language

# Before anything loads Qt.
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={SCREEN}"
if os.name == "nt":  # where it would look for fonts in a folder of Qt's, and warn
    os.environ.setdefault("QT_QPA_FONTDIR", r"C:\Windows\Fonts")

# Settings and games wait until the disk has them: in memory, as Linux offers, it has them at once.
MEMORY = Path("/dev/shm")
ENOUGH = 2**30  # bytes; in a container there may be less
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

# The same examples every time, so that a change is never blamed for another one's bad luck; and
# no limit to an example's time, since the machine may be busy. HYPOTHESIS_PROFILE=search looks on.
settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

pytest_plugins = ["tests.helpers.last_words"]

if os.name == "nt":  # their modules `fcntl` and `resource` are not there
    collect_ignore = ["test_no_network.py", "long/test_mutations.py"]


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication") -> "Iterator[QApplication]":
    """The application, with garbage collected as in the program."""
    from formula_desktop.shell.start.collecting import Collector

    collector = Collector(qapp)
    yield qapp
    collector.end()


@pytest.fixture
def qtbot(qapp: "QApplication", request: pytest.FixtureRequest) -> "QtBot":
    """Waits longer than pytest-qt does."""
    from tests.helpers.screen.patient import PatientBot

    return PatientBot(request)


@pytest.fixture
def language(qapp: "QApplication") -> "Iterator[Language]":
    """The language of windows that a test makes without the program; removed after it."""
    import shiboken6

    from formula_desktop.look.languages import Language

    language = Language(None)
    yield language
    shiboken6.delete(language)


LONG = (
    "tests/long/",
    "tests/screens/",
    "tests/self_test/",
    "tests/shell/start/test_second_start.py",
)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the slow tests: at the end one process would wait for the other."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Trace nothing of what is marked no_cover.

    In each of several processes pytest-cov has two tracers, and pauses only one of them.
    """
    tracer = sys.gettrace()
    if tracer is None or item.get_closest_marker("no_cover") is None:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Collect garbage between the tests: those without a window have no timer to do it."""
    if not gc.isenabled():
        from formula_desktop.shell.start.collecting import collect

        collect()


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the program keeps its settings and games during this test; empty at first."""
    folder = tmp_path / "formula-desktop-data"
    monkeypatch.setenv("FORMULA_DESKTOP_DATA", str(folder))
    return folder


@pytest.fixture(autouse=True)
def _own_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests don't depend on the language of the system."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
