"""What an administrator has locked is done only after the teacher's PIN, if there is one."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop import clock
from formula_desktop.pin import hash_of
from formula_desktop.store import places
from formula_desktop.store.settings.locks import Lockable
from formula_desktop.store.settings.pin_tries import TRIES, WAIT_S, PinTries
from formula_desktop.widgets.locks.allowing import AskingPin, if_allowed

START = datetime(2026, 11, 23, 9, tzinfo=UTC)
KEPT = hash_of("4711", b"salt")


@pytest.fixture
def defaults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "defaults.ini"
    monkeypatch.setenv("FORMULA_DESKTOP_DEFAULTS", str(file))
    return file


@pytest.fixture
def moment(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[datetime]]:
    """The current moment, which a test can set."""
    now = [START]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    return iter((now,))


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def asking(parent: QWidget) -> AskingPin:
    (dialog,) = [each for each in parent.findChildren(AskingPin) if each.isVisible()]
    return dialog


def type_pin(dialog: AskingPin, pin: str) -> None:
    dialog.field.setFocus()
    QTest.keyClicks(dialog.field, pin)
    QTest.keyClick(dialog, Qt.Key.Key_Return)


def test_what_is_not_locked_is_done_at_once(defaults: Path, parent: QWidget) -> None:
    done: list[Lockable] = []
    defaults.write_text(f"[locked]\nprinting = true\npin = {KEPT}\n", "utf-8")
    if_allowed(Lockable.SHARING, parent, lambda: done.append(Lockable.SHARING))
    if_allowed(Lockable.REMOVING, parent, lambda: done.append(Lockable.REMOVING))
    assert done == [Lockable.SHARING, Lockable.REMOVING]


@pytest.mark.parametrize("deed", Lockable)
def test_without_a_pin_it_is_not_done(defaults: Path, parent: QWidget, deed: Lockable) -> None:
    done: list[Lockable] = []
    defaults.write_text(f"[locked]\n{deed} = yes\n", "utf-8")
    if_allowed(deed, parent, lambda: done.append(deed))
    (message,) = parent.findChildren(QMessageBox)
    assert message.text().endswith("locked on this computer.")
    message.accept()
    assert done == []


def test_with_the_pin_it_is_done(defaults: Path, parent: QWidget) -> None:
    done: list[bool] = []
    defaults.write_text(f"[locked]\nremoving = true\npin = {KEPT}\n", "utf-8")
    if_allowed(Lockable.REMOVING, parent, lambda: done.append(True))
    dialog = asking(parent)
    assert not dialog.yes.isEnabled()
    type_pin(dialog, "4712")
    assert dialog.problem.text() == "This is not the PIN."
    assert dialog.isVisible()
    assert done == []
    type_pin(dialog, "4711")
    assert done == [True]
    assert not places.current().pin_file.exists(), "wrong tries are forgotten"


def test_after_five_wrong_ones_one_has_to_wait(
    defaults: Path, parent: QWidget, moment: Iterator[list[datetime]]
) -> None:
    (now,) = moment
    done: list[bool] = []
    defaults.write_text(f"[locked]\nremoving = true\npin = {KEPT}\n", "utf-8")
    if_allowed(Lockable.REMOVING, parent, lambda: done.append(True))
    dialog = asking(parent)
    for _ in range(TRIES):
        type_pin(dialog, "0000")
    assert dialog.problem.text().startswith("Too many wrong tries. Wait for 60 second")
    type_pin(dialog, "4711")
    assert done == []
    dialog.reject()
    now[0] += timedelta(seconds=WAIT_S - 1)
    if_allowed(Lockable.REMOVING, parent, lambda: done.append(True))
    dialog = asking(parent)
    assert dialog.problem.text().startswith("Too many wrong tries. Wait for 1 second")
    now[0] += timedelta(seconds=1)
    type_pin(dialog, "4711")
    assert done == [True]


def test_tries_are_counted_over_starts(tmp_path: Path, moment: Iterator[list[datetime]]) -> None:
    (now,) = moment
    file = tmp_path / "data" / "running.pin"
    for _ in range(TRIES):
        assert PinTries(KEPT, file).wait_s == 0
        assert not PinTries(KEPT, file).is_right("0000")
    assert PinTries(KEPT, file).wait_s == WAIT_S
    assert not PinTries(KEPT, file).is_right("4711")
    now[0] -= timedelta(days=1)
    assert PinTries(KEPT, file).wait_s == 0, "the clock was set back"
    now[0] += timedelta(days=1, seconds=WAIT_S)
    again = PinTries(KEPT, file)
    assert not again.is_right("0000")
    assert again.wait_s == 0, "four are left"
    assert again.is_right("4711")
    assert not file.exists()


@pytest.mark.parametrize("content", ["", "many", "5", "-3 x", "\xff 1 2", "9" * 5000])
def test_a_file_of_tries_that_makes_no_sense_counts_as_not_there(
    tmp_path: Path, content: str
) -> None:
    file = tmp_path / "running.pin"
    file.write_text(content, "latin-1")
    assert PinTries(KEPT, file).wait_s == 0
    assert PinTries(KEPT, file).is_right("4711")
