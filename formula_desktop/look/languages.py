"""The languages of the window; changing the language needs no restart."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from formula_desktop import resources
from formula_desktop.arguments import LANGUAGES
from formula_desktop.models.words import signs

FALLBACK: Final = "en"

_spoken: Final[list[QTranslator]] = []  # those of the language in use


def system_language() -> str:
    """The first of the system's languages that the program speaks, else English."""
    preferred = (tag.replace("_", "-").split("-")[0] for tag in QLocale.system().uiLanguages())
    return next((code for code in preferred if code in LANGUAGES), FALLBACK)


def speak(app: QApplication, code: str) -> str:
    """Let every window speak a language, the system's for an empty one; gives what it became."""
    language = code if code in LANGUAGES else system_language()
    for old in _spoken:
        app.removeTranslator(old)
        old.deleteLater()
    _spoken.clear()
    QLocale.setDefault(_locale(language))
    signs.speak(language)
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    # Also for English: its file has the plurals. Where Qt's own file is missing, Qt is English.
    for file in (f"{qt_folder}/qtbase_{language}.qm", str(resources.translation(language))):
        translator = QTranslator(app)
        if translator.load(file):
            app.installTranslator(translator)
            _spoken.append(translator)
    return language


def write_again(app: QApplication) -> None:
    """Let everything write its words anew, as in another language: signs in them have changed."""
    QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))


def _locale(language: str) -> QLocale:
    """The system's way to write numbers and dates where it is in this language."""
    system = QLocale.system()
    return system if system.name().startswith(language) else QLocale(language)
