"""Texts in other languages than that of the windows, which do not notice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.arguments import LANGUAGES
from formula_desktop.look.languages import AllLanguages, spoken
from formula_desktop.store.settings.settings import TimesSign


def your_turn() -> str:
    return QCoreApplication.translate("Hands", "Your turn")


@pytest.mark.usefixtures("qapp")
def test_a_text_in_every_language() -> None:
    before = your_turn()
    said = AllLanguages().say(your_turn)
    assert {*said} == {*LANGUAGES}
    assert len({*said.values()}) == len(said)
    assert your_turn() == before


@pytest.mark.usefixtures("qapp")
def test_whatever_goes_wrong_the_windows_keep_their_language() -> None:
    def fail() -> str:
        if your_turn() != before:
            raise ValueError(your_turn())
        return before

    before, languages = your_turn(), AllLanguages()
    with pytest.raises(ValueError, match="beurt"):
        languages.say(fail, TimesSign.DOT)
    with pytest.raises(ValueError, match="beurt"), spoken("nl"):
        fail()
    assert your_turn() == before


@pytest.mark.parametrize("delivered", ["meanwhile", "afterwards"])
def test_no_window_hears_of_another_language_for_a_moment(qtbot: QtBot, delivered: str) -> None:
    """Whatever prints in another language would otherwise be written again, without an end."""
    heard: list[QObject] = []

    class Ears(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.LanguageChange:
                heard.append(watched)
            return False

    window, ears = QWidget(), Ears()
    qtbot.addWidget(window)
    button = QPushButton(window)
    window.show()
    handle = window.windowHandle()
    for each in (window, button, handle):
        each.installEventFilter(ears)
    with spoken("nl"):
        if delivered == "meanwhile":
            QCoreApplication.sendPostedEvents()
    AllLanguages().say(your_turn)
    QCoreApplication.sendPostedEvents()
    assert heard == []
