"""A sentence at the top of a window that reports an action and disappears by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QEnterEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QPushButton, QTabBar, QWidget

from formula_desktop.look import theme as look
from formula_desktop.look.shapes import star_path
from formula_desktop.widgets.layouts import pixels, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

# In units:
_WIDEST: Final = 560
_PAD: Final = 12
_LINE: Final = 2  # pixels
_FRACTION: Final = 2  # pixels; a text can be wider than its width in whole ones
_MIDDLE: Final = 0.42  # of the window's width, between the header's title and its buttons


def say_briefly(parent: QWidget, text: str, *, is_proud: bool = False) -> BriefNotice:
    """Show a sentence in a widget's window, replacing the previous one.

    With `is_proud` it is larger, between two stars.
    """
    window = parent.window()
    notice = notice_in(window)
    if notice is None:
        notice = BriefNotice(window)
    notice.say(text, is_proud=is_proud)
    return notice


def notice_in(window: QWidget) -> BriefNotice | None:
    """The window's notice, if it has one."""
    # Among all children, PySide would create a Python object for each of them.
    return window.findChild(BriefNotice, options=Qt.FindChildOption.FindDirectChildrenOnly)


class _Star(QWidget):
    """A star in the colour of the words beside it."""

    def __init__(self, beside: QLabel) -> None:
        super().__init__()
        self._beside = beside
        self.hide()

    def sizeHint(self) -> QSize:
        height = self._beside.fontMetrics().height()
        return QSize(height, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        middle = QRectF(self.rect()).center()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self._beside.palette().color(QPalette.ColorRole.WindowText)
        painter.fillPath(star_path(middle, min(self.width(), self.height()) / 2), ink)
        painter.end()


class BriefNotice(Translated, QFrame):
    """Stays for as long as it takes to read, or while the pointer is on it; a click hides it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("notice")
        self.label = plain_label(wraps=True)
        self.button = QPushButton()
        """Something to do about it, where that is offered."""
        self.button.hide()
        self._do: Callable[[], object] | None = None
        self.button.clicked.connect(self._answer)
        self.stars = _Star(self.label), _Star(self.label)
        first, last = self.stars
        self._row = row(first, (self.label, 1), last, self.button, inside=self)
        self._time = QTimer(self)
        self._time.setSingleShot(True)
        self._time.timeout.connect(self.hide)
        self._stays = False
        window.installEventFilter(self)
        self.label.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        """The current sentence; empty if hidden."""
        return self.label.text() if self.isVisible() else ""

    def say(self, text: str, *, is_proud: bool = False) -> None:
        """Show a sentence, and announce it to screen readers."""
        self.label.setText(text)
        for star in self.stars:
            star.setVisible(is_proud)
        self.label.setProperty("role", "heading" if is_proud else "")
        self.label.style().unpolish(self.label)  # the style sheet depends on the role
        self.label.style().polish(self.label)
        self._stays = False
        self.button.hide()
        self._time.start(look.NOTICE_MS + look.NOTICE_LETTER_MS * len(text))
        self.show()
        self._place()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def stay(self, answer: str, do: Callable[[], object]) -> None:
        """Keep the sentence until `end` or the next one, with a button for what can be done."""
        self._stays = True
        self._time.stop()
        self._do = do
        self.button.setText(answer)
        self.button.show()
        self._place()

    def _answer(self) -> None:
        if self._do is not None:
            self._do()

    def _place(self) -> None:
        """Place the notice on the header beside its tabs and buttons, or else just below it.

        One that stays, while the game waits, is always below it.
        """
        window, pad = self.window(), pixels(_PAD)
        self._row.setContentsMargins(pad, pad // 4, pad, pad // 4)
        self.ensurePolished()
        self.label.ensurePolished()
        most = min(pixels(_WIDEST), window.width() - 4 * pad)
        lines = map(self.label.fontMetrics().horizontalAdvance, self.label.text().split("\n"))
        wanted = max(lines) + 2 * pad + _FRACTION
        stars = [star for star in self.stars if not star.isHidden()]
        wanted += sum(star.sizeHint().width() + self._row.spacing() for star in stars)
        if self._stays:
            self.button.ensurePolished()
            wanted += self.button.sizeHint().width() + pad
        width = min(wanted, most)
        edges = 2 * _LINE  # from the style sheet, not counted by the layout
        self.resize(width + edges, self._row.heightForWidth(width) + edges)
        headers = (each for each in window.findChildren(QWidget, "header") if each.isVisible())
        header = max((each.height() for each in headers), default=0)
        high = max(pixels(look.HEADER_HEIGHT), header)
        near = max(pad, round(window.width() * _MIDDLE) - self.width() // 2)
        left = None if self._stays else self._free_place(near)
        if left is None:
            self.move(max(pad, (window.width() - self.width()) // 2), high + pad)
        else:
            self.move(left, max(2, (high - self.height()) // 2))
        self.raise_()

    def _free_place(self, near: int) -> int | None:
        """The left edge nearest to this one at which no control is covered; None without."""
        window, gap = self.window(), pixels(_PAD) // 2
        taken = []
        for header in window.findChildren(QWidget, "header"):
            controls = (*header.findChildren(QAbstractButton), *header.findChildren(QTabBar))
            for each in controls:
                if each.isVisible():
                    at = each.mapTo(window, QPoint(0, 0)).x()
                    taken.append((at - gap, at + each.width() + gap))
        lefts = [near, *(end for _, end in taken), *(start - self.width() for start, _ in taken)]
        free = [
            left
            for left in lefts
            if 0 <= left <= window.width() - self.width()
            and all(end <= left or left + self.width() <= start for start, end in taken)
        ]
        return min(free, key=lambda left: abs(left - near), default=None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.isVisible():  # asked first, since each step of a drag comes by
            kind = event.type()
            is_resized = watched is not self.label and kind == QEvent.Type.Resize
            # a larger window has larger letters, but only after its own event
            if is_resized or kind == QEvent.Type.FontChange:
                self._place()
        return False

    def enterEvent(self, event: QEnterEvent) -> None:
        self._time.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        if not self._stays:
            self._time.start(look.NOTICE_MS)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._stays:
            self.end()

    def end(self) -> None:
        """Hide the notice."""
        self._stays = False
        self._time.stop()
        self.hide()

    def _retranslate(self) -> None:
        self.end()  # its sentence is in the language of before
