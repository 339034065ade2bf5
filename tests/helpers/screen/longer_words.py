"""English with every word longer, as in a language with long ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication


class LongerWords(QTranslator):
    """Every word 40 % longer, as in a language with long ones."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(
        self, context: str, text: str, comment: str | None = None, number: int = -1
    ) -> str:
        words = text.split(" ")
        return " ".join(
            each if "{" in each or "%" in each else each + "ë" * round(0.4 * len(each))
            for each in words
        )


@pytest.fixture
def longer_words(qapp: QApplication) -> Iterator[None]:
    """Use it in all windows during this test."""
    translator = LongerWords()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
