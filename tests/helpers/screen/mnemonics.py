"""The letters that activate a control together with Alt, and which of them are used twice."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QTabBar, QWidget

from tests.helpers.screen.visible import widgets


def without_letter(text: str) -> str:
    """A text as it is read, without the mark before its letter."""
    return re.sub(r"&(\S)", r"\1", text)


def letter(text: str) -> str:
    """The letter or digit of a text; empty if it has none."""
    marked = re.search(r"&([^\W_])", text.replace("&&", ""))
    return marked[1].casefold() if marked else ""


def with_alt(window: QWidget, text: str) -> None:
    """Press Alt and the letter of a text."""
    key = Qt.Key(ord(letter(text).upper()))
    QTest.keyClick(window, key, Qt.KeyboardModifier.AltModifier)


def clashes(screen: QWidget) -> Iterator[str]:
    """Each letter used more than once in a menu or on a screen, with the texts that have it."""
    texts = _of_menu(screen) if isinstance(screen, QMenu) else _of_screen(screen)
    by_letter = defaultdict(set)
    for text in filter(letter, texts):
        by_letter[letter(text)].add(text)
    for marked, those in by_letter.items():
        if len(those) > 1:
            yield f"{marked}: {sorted(those)}"


def _of_menu(menu: QMenu) -> Iterator[str]:
    yield from (action.text() for action in menu.actions())


def _of_screen(screen: QWidget) -> Iterator[str]:
    for each in widgets(screen):
        if isinstance(each, QTabBar):
            yield from (each.tabText(tab) for tab in range(each.count()))
        elif isinstance(each, (QAbstractButton, QLabel)) and _has_letter(each):
            yield each.text()


def _has_letter(widget: QAbstractButton | QLabel) -> bool:
    """Whether an & marks a letter there; in a label only if it names a control."""
    return not isinstance(widget, QLabel) or widget.buddy() is not None
