"""The languages of the window; changing the language needs no restart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from formula_desktop import resources
from formula_desktop.arguments import LANGUAGES
from formula_desktop.models.words.signs import ChosenSigns
from formula_desktop.store.settings.settings import DivideSign, TimesSign

FALLBACK: Final = "en"


def system_language() -> str:
    """The first of the system's languages that the program speaks, else English."""
    preferred = (tag.replace("_", "-").split("-")[0] for tag in QLocale.system().uiLanguages())
    return next((code for code in preferred if code in LANGUAGES), FALLBACK)


class Language(QObject):
    """What every window speaks, with the signs of its sums, until the parent is gone."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._translators: list[QTranslator] = []
        self.destroyed.connect(_write_as_the_system)

    def speak(
        self,
        code: str,
        times: TimesSign = TimesSign.LANGUAGE,
        divide: DivideSign = DivideSign.LANGUAGE,
    ) -> str:
        """Speak a language from now on, the system's for an empty one; gives what it became."""
        language = code if code in LANGUAGES else system_language()
        for old in self._translators:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        QLocale.setDefault(_locale(language))
        self._translators = [*self._loaded(language), ChosenSigns(times, divide, self)]
        for translator in self._translators:  # the last one goes before the others
            if not translator.isEmpty():
                QCoreApplication.installTranslator(translator)
        return language

    def _loaded(self, language: str) -> Iterator[QTranslator]:
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # Also for English: its file has the plurals. Where Qt's own is missing, Qt is English.
        for file in (f"{qt_folder}/qtbase_{language}.qm", str(resources.translation(language))):
            translator = QTranslator(self)
            if translator.load(file):
                yield translator


def _write_as_the_system() -> None:
    QLocale.setDefault(QLocale.system())


def _locale(language: str) -> QLocale:
    """The system's way to write numbers and dates where it is in this language."""
    system = QLocale.system()
    return system if system.name().startswith(language) else QLocale(language)
