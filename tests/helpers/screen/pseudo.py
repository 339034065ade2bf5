"""A language that nobody speaks: English, stretched and accented, with marked ends.

A text that does not fit in it will be too long in some language; one without accents was never
translated.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, QTranslator

from formula_desktop import resources

STRETCH = 0.4
_ACCENTS = str.maketrans("aeiouyAEIOUY", "âêîôûÿÂÊÎÔÛŸ")
_QT_SAYS = ("QPlatformTheme", "QDialogButtonBox")  # all else of Qt's own names keys and formats
_KEPT = re.compile(r"(\{\w+\}|%n|&)")
_VOWEL = re.compile("[aeiouyAEIOUY]")


class PseudoTranslator(QTranslator):
    """Stretches every text by two fifths."""

    def __init__(self, parent: QCoreApplication) -> None:
        super().__init__(parent)
        self._english = QTranslator(self)  # its file has the plurals
        assert self._english.load(str(resources.translation("en")))

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        """It has a translation of every text."""
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """A text in this language; None where it has none, and Qt's own stays."""
        if context.startswith("Q") and context not in _QT_SAYS:
            return None
        plural = self._english.translate(context, source, disambiguation, n) if n >= 0 else ""
        return stretched(plural or source)


def stretched(text: str) -> str:
    """A text two fifths longer, by vowels written twice and brackets; its fields stay."""
    letters = _KEPT.sub("", text)
    if not re.search("[A-Za-z]", letters):
        return text
    left = round(len(letters) * STRETCH) - len("[]")

    def twice(vowel: re.Match[str]) -> str:
        nonlocal left
        left -= 1
        return vowel[0] * 2 if left >= 0 else vowel[0]

    parts = _KEPT.split(text)
    parts[::2] = [_VOWEL.sub(twice, part).translate(_ACCENTS) for part in parts[::2]]
    return f"[{''.join(parts)}]"


def speak_pseudo(app: QCoreApplication) -> PseudoTranslator:
    """Use it in every window, until the translator is removed."""
    translator = PseudoTranslator(app)
    app.installTranslator(translator)
    return translator
