"""The messages on the screen."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget


def said(window: QWidget) -> list[str]:
    """The sentences on the screen; they are closed."""
    return [box.text() for box in _closed(window)]


def said_in_full(window: QWidget) -> list[str]:
    """The messages on the screen with the text below them; they are closed."""
    return [" ".join(filter(None, (box.text(), box.informativeText()))) for box in _closed(window)]


def hear(window: QWidget, sentences: list[str]) -> bool:
    """Whether a message has appeared; its sentences are added to the others."""
    sentences += said_in_full(window)
    return bool(sentences)


def _closed(window: QWidget) -> list[QMessageBox]:
    boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    for box in boxes:
        box.close()
    return boxes
