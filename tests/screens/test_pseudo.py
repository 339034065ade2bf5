"""The stretched language: as long as it says, and with every field whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tests.helpers.screen.pseudo import STRETCH, speak_pseudo, stretched


@pytest.mark.parametrize(
    "text", ["Undo", "Take a card", "{name}: {sum}", "%n of at most {most} cards put down", "&Game"]
)
def test_texts_are_longer_and_their_fields_whole(text: str) -> None:
    longer = stretched(text)
    for field in ("{name}", "{sum}", "{most}", "%n", "&"):
        assert (field in longer) is (field in text)
    if text != "{name}: {sum}":
        assert longer[0] + longer[-1] == "[]"
        assert len(longer) >= len(text) * (1 + STRETCH / 2)
        assert longer.isascii() is False


def test_it_is_spoken_with_plurals_and_not_any_more(qapp: QApplication) -> None:
    def one() -> str:
        return QCoreApplication.translate("FormulaCounts", "%n card(s)", "", 1)

    translator = speak_pseudo(qapp)
    try:
        assert one() == "[1 cârd]"
        assert QCoreApplication.translate("QShortcut", "Ctrl") == "Ctrl", "no name of a key"
    finally:
        qapp.removeTranslator(translator)
    assert "[" not in one()
