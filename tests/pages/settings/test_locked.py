"""What an administrator has locked is shown as such, with the reason, and nobody can change it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.pages.new_game.digifeud import NewDigifeud
from formula_desktop.pages.settings.dialog import SettingsDialog
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.store.settings.settings import Settings, SizeChoice

WHY = "This is set for everybody here."


@pytest.fixture(autouse=True)
def defaults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "defaults.ini"
    monkeypatch.setenv("FORMULA_DESKTOP_DEFAULTS", str(file))
    file.write_text(
        "[settings]\nsize = projector\nhints = false\n"
        "[locked]\nsettings = size, hints, language, sounds, loudness\n",
        "utf-8",
    )
    return file


def test_the_dialog_shows_what_is_locked(qtbot: QtBot) -> None:
    settings = Settings()
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    controls: dict[str, QWidget] = {**dialog.choices, **dialog.flags, "loudness": dialog.loudness}
    locked = {"size", "hints", "language", "sounds", "loudness"}
    assert {name for name, control in controls.items() if not control.isEnabled()} == locked
    assert dialog.locked.keys() == locked - {"loudness"}
    for name, control in controls.items():
        said = QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Description)
        assert (said == WHY) == (name in locked), name
    for note in dialog.locked.values():
        assert note.isVisible()
        assert note.text.text() == WHY
    assert not dialog.flags["hints"].isChecked()
    QTest.mouseClick(dialog.flags["hints"], Qt.MouseButton.LeftButton)
    assert not settings.hints


def test_the_menus_and_keys_change_nothing_that_is_locked(window: MainWindow, qtbot: QtBot) -> None:
    actions = window.offered
    assert window.settings.size is SizeChoice.PROJECTOR
    assert actions.projector_size.isChecked()
    for action in (actions.projector_size, *actions.languages.actions()):
        assert not action.isEnabled()
        action.trigger()
    QTest.keyClick(window, Qt.Key.Key_F11, Qt.KeyboardModifier.ControlModifier)
    window.show_in_projector_size(False)
    window.speak("nl")
    assert window.settings.size is SizeChoice.PROJECTOR
    assert window.look.chosen_language == ""
    for menu in (actions.view_menu, actions.language_menu):
        (why,) = [each for each in menu.actions() if each.text() == WHY]
        assert not why.isEnabled()


def test_a_new_game_shows_what_is_locked_and_starts_so(window: MainWindow, qtbot: QtBot) -> None:
    window.games.ask_new("digifeud")
    dialog = window.findChild(NewDigifeud)
    assert dialog
    before = dialog.choice
    dialog.more.click()
    options = dialog.options
    assert not options.hints.isEnabled()
    assert not options.hints.isChecked()
    assert not options.projector.isEnabled()
    assert options.projector.isChecked()
    assert options.hints.accessibleDescription() == WHY
    assert options.counts.isEnabled()
    assert dialog.choice == before, "what the game would have without the lock"
    dialog.start.click()
    qtbot.waitUntil(lambda: window.game is not None)
    assert window.settings.size is SizeChoice.PROJECTOR
    assert not window.settings.hints
    assert not window.offered.hint.isEnabled()


def test_what_is_locked_besides_settings_asks_first(
    defaults: Path, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Saving, copying, exporting, printing and removing: each says that it is locked."""
    defaults.write_text("[locked]\nprinting = yes\nsharing = yes\nremoving = yes\n", "utf-8")
    said: list[str] = []

    def hear(_parent: QWidget, text: str) -> None:
        said.append(text.split()[0])

    monkeypatch.setattr("formula_desktop.widgets.locks.allowing.tell", hear)
    window.games.start_against_computer("digifeud")
    window.games.ask_save()
    window.practice._start._ask_copy(as_picture=False)
    results = window.library.show_results()
    qtbot.waitUntil(lambda: window.games.archive.book is not None)
    results.overview.print_page()
    results.overview.save_pdf()
    results.participant.changes.ask_remove()
    window.printing.show()
    qtbot.waitUntil(lambda: window.printing.worksheet.document is not None)
    window.printing.page.print_button.click()
    window.printing.page.save_button.click()
    assert said == ["Saving", "Saving", "Printing", "Saving", "Removing", "Printing", "Saving"]
    said.clear()
    window.printing.show_game(None)
    window.printing.page.print_button.click()
    window.printing.page.save_button.click()
    assert said == ["Printing", "Saving"]
    assert window.findChild(QFileDialog) is None
