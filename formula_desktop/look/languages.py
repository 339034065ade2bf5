"""The languages of the window; switching needs no restart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final, TypeVar

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
)

from formula_desktop import resources
from formula_desktop.arguments import LANGUAGES
from formula_desktop.models.words.signs import ChosenSigns, CountrySigns
from formula_desktop.store.settings.settings import DivideSign, TimesSign

FALLBACK: Final = "en"

Made = TypeVar("Made")
"""What is made in each language."""


def system_language() -> str:
    """The first of the system's languages that the program supports, else English."""
    preferred = (tag.replace("_", "-").split("-")[0] for tag in QLocale.system().uiLanguages())
    return next((code for code in preferred if code in LANGUAGES), FALLBACK)


def in_all_languages(context: str, text: str) -> frozenset[str]:
    """A text in every language of the program, for what may have been written in another one."""
    found = {text}
    for language in LANGUAGES:
        translator = QTranslator()
        if translator.load(str(resources.translation(language))):
            found.add(translator.translate(context, text) or text)
    return frozenset(found)


@cache
def _unchosen_names() -> frozenset[str]:
    return in_all_languages("Seats", "Player")


def is_unchosen_name(name: str) -> bool:
    """Whether a name is the one of a player who has not chosen any: `Player`, `Player 2`."""
    return name.rstrip(" 0123456789") in _unchosen_names()


class Language(QObject):
    """The current language and signs of all windows; valid until the parent is deleted."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._translators: list[QTranslator] = []
        self.destroyed.connect(lambda: QLocale.setDefault(QLocale.system()))

    def speak(
        self,
        code: str,
        times: TimesSign = TimesSign.LANGUAGE,
        divide: DivideSign = DivideSign.LANGUAGE,
    ) -> str:
        """Switch to a language, the system's if empty; returns the language in use."""
        language = code if code in LANGUAGES else system_language()
        for old in self._translators:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        # the system's number and date formats, if it is in this language
        system = QLocale.system()
        is_same = system.name().startswith(language)
        QLocale.setDefault(system if is_same else QLocale(language))
        of_country = CountrySigns(QLocale().name(), self)
        chosen = ChosenSigns(times, divide, self)
        self._translators = [*self._loaded(language), of_country, chosen]
        for translator in self._translators:  # the last one takes precedence
            if not translator.isEmpty():
                QCoreApplication.installTranslator(translator)
        return language

    def _loaded(self, language: str) -> Iterator[QTranslator]:
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # English too: its file has the plurals. Without a translation of its own, Qt is English.
        for file in (f"{qt_folder}/qtbase_{language}.qm", str(resources.translation(language))):
            translator = QTranslator(self)
            if translator.load(file):
                yield translator


class _Whole(QTranslator):
    """A translator that knows every text, so that none comes from the language of the window."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """The translation, or the English text itself."""
        return super().translate(context, source, disambiguation, n) or source


class AllLanguages:
    """Says a text in every language of the program, whatever the windows speak."""

    def __init__(self) -> None:
        self._translators: dict[str, QTranslator] = {}
        for code in LANGUAGES:
            made = self._translators[code] = _Whole()
            made.load(str(resources.translation(code)))

    def say(
        self,
        make: Callable[[], Made],
        times: TimesSign = TimesSign.LANGUAGE,
        divide: DivideSign = DivideSign.LANGUAGE,
    ) -> dict[str, Made]:
        """What `make` makes in each language, with the chosen signs."""
        chosen = ChosenSigns(times, divide)
        found = {}
        for code, translator in self._translators.items():
            inside = [translator] if chosen.isEmpty() else [translator, chosen]
            with _installed(*inside):
                found[code] = make()
        return found


class _Quiet(QObject):
    """Keeps from the windows that there is another language for a moment."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether an event is kept from whom it was meant for."""
        return event.type() == QEvent.Type.LanguageChange and watched is QCoreApplication.instance()


@contextmanager
def _installed(*translators: QTranslator) -> Iterator[None]:
    """Translators that come before those of the windows, which do not follow."""
    app = QCoreApplication.instance()
    assert app is not None
    quiet = _Quiet()
    app.installEventFilter(quiet)
    try:
        for each in translators:
            QCoreApplication.installTranslator(each)
        yield
    finally:
        for each in translators:
            QCoreApplication.removeTranslator(each)
        app.removeEventFilter(quiet)


@contextmanager
def spoken(code: str) -> Iterator[None]:
    """Another language for what is written meanwhile; the windows do not follow."""
    translator = _Whole()
    translator.load(str(resources.translation(code)))
    with _installed(translator):
        yield
