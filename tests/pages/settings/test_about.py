"""About: the version, and the licence of everything that is shipped."""

from __future__ import annotations

import platform
import sysconfig
from importlib.metadata import files, version
from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from formula_desktop import __version__, resources
from formula_desktop.pages.settings.about import tell_about
from formula_desktop.pages.settings.licences import PARTS
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import SizeChoice
from tests.helpers.places import ROOT

LICENCES = ROOT / "resources" / "licences"


def test_every_licence_can_be_chosen_and_read(window: MainWindow, qtbot: QtBot) -> None:
    about = tell_about(window)
    qtbot.waitExposed(about)
    assert __version__ in about.title.text()
    assert "LGPL" in about.sentences[1].text()
    assert about.parts.count() == len(PARTS)
    for number, part in enumerate(PARTS):
        about.parts.setCurrentIndex(number)
        assert part.name in about.parts.currentText()
        assert about.text.toPlainText() == part.text
    about.close_button.click()
    qtbot.waitUntil(lambda: not about.isVisible())


def test_it_says_where_the_log_is_and_opens_the_folder(
    window: MainWindow, qtbot: QtBot, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    about = tell_about(window)
    qtbot.waitExposed(about)
    logs = data_folder / "logs"
    assert about.place_of_logs.text() == str(logs)
    about.open_logs_button.click()
    assert [Path(each) for each in opened] == [logs]
    assert logs.is_dir()
    about.close()


@pytest.mark.parametrize("size", list(SizeChoice))
def test_licences_keep_their_lines_and_are_not_scrolled_sideways(
    window: MainWindow, qtbot: QtBot, size: SizeChoice
) -> None:
    window.settings.size = size
    window.resize(1024, 640)
    qtbot.wait(150)
    about = tell_about(window)
    qtbot.waitExposed(about)
    broken = 0
    for number in range(len(PARTS)):
        about.parts.setCurrentIndex(number)
        assert about.text.horizontalScrollBar().maximum() == 0
        block = about.text.document().begin()
        while block.isValid():
            broken += block.layout().lineCount() > 1
            block = block.next()
    assert broken == 1, "one line of the font's licence is three times as long as any other"
    assert about.width() <= 1024
    about.close()


def test_every_licence_there_is_is_shown() -> None:
    shown = {name for part in PARTS for name in part.files}
    here = {f"licences/{path.name}" for path in LICENCES.iterdir()}
    assert shown == here | {"fonts/OFL.txt"}
    for part in PARTS:
        assert len(part.text) > 900, part.name


def test_the_licences_are_those_of_what_is_installed() -> None:
    """A newer version may have another one; then its text here has to follow."""
    for package in ("platformdirs", "pyinstaller", "segno", "websockets"):
        found = [each for each in files(package) or () if "licenses" in each.parts]
        text = Path(found[0].locate()).read_text("utf-8")
        name = {"pyinstaller": "PyInstaller"}.get(package, package)
        assert (LICENCES / f"{name}.txt").read_text("utf-8") == text
    assert version("PySide6-Essentials") in (LICENCES / "Qt.txt").read_text("utf-8")
    own = (ROOT / "LICENSE").read_text("utf-8")
    assert resources.built("licences/Formula-Desktop.txt").read_text("utf-8") == own


@pytest.mark.skipif(platform.system() == "Windows", reason="its text lies elsewhere there")
def test_the_licence_of_python_is_this_pythons() -> None:
    own = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    ours = (LICENCES / "Python.txt").read_text("utf-8")
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in ours
    if own.exists() and platform.python_version().startswith("3.11."):
        assert own.read_text("utf-8") == ours
