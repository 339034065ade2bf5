"""The cards of the page with all players: one for each person, and one that adds another."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from formula_desktop.look import theme as look
from formula_desktop.look.ink import draw, fill, paint_sheet
from formula_desktop.look.shapes import rounded_path, sign_path
from formula_desktop.look.theme import LIGHT, Size, Theme
from formula_desktop.pages.standings.frame import paint_participant
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.felt_button import FeltButton, line_path
from formula_desktop.widgets.plain_text import set_tooltip
from formula_desktop.widgets.translated import Translated

# In units:
CARD: Final = Size(230, 240)
_EDGE: Final = 8
_PORTRAIT: Final = 112
_ABOVE: Final = 12  # above the portrait
_NAME_TOP: Final = _ABOVE + _PORTRAIT + 6
_LINE: Final = 1.25  # the height of a line, as a multiple of its em square
_ACTION: Final = 38  # the height of the buttons below the name
_PLUS: Final = 56


class AddCard(FeltButton):
    """A place for a card, with a large plus."""

    def __init__(self) -> None:
        super().__init__(look.SEAT_RADIUS)

    def show_words(self, text: str) -> None:
        self.setText(text)
        self.update()

    @property
    def _wanted(self) -> Size:
        return CARD

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        theme, middle = self._theme, QPointF(size.width / 2, _ABOVE + _PORTRAIT / 2)
        fill(painter, rounded_path(_around(middle, _PORTRAIT), _PORTRAIT / 2), theme.go)
        fill(painter, sign_path("+", middle, _PLUS), theme.on_go)
        at = QPointF(size.width / 2, (_NAME_TOP + size.height - _ACTION) / 2)
        room = size.width - 2 * _EDGE
        words = line_path(theme, self.text(), look.NAME, at, room, centred=True)
        fill(painter, words, theme.on_table)


class PersonCard(Translated, QWidget):
    """A card with a person's picture and name, which open their page, and two buttons."""

    opened = Signal(str)
    change_wanted = Signal(str)
    remove_wanted = Signal(str)
    """Each is emitted with the person's key."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.person: Participant | None = None
        self._theme, self._unit = LIGHT, 1.0
        self.face = _Face(self)
        self.change, self.remove = _Action(self), _Action(self)
        pairs = (
            (self.face, self.opened),
            (self.change, self.change_wanted),
            (self.remove, self.remove_wanted),
        )
        for button, wanted in pairs:
            button.clicked.connect(lambda _=False, wanted=wanted: wanted.emit(self._key))
        self._retranslate()

    @property
    def _key(self) -> str:
        assert self.person is not None  # a card is shown with a person
        return self.person.key

    def show_person(self, person: Participant) -> None:
        """Show somebody."""
        if person != self.person:
            self.person = person
            self.face.show_person(person)
            self._name_buttons(person.name)

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._theme, self._unit = theme, unit
        for each in (self.face, self.change, self.remove):
            each.show_as(theme, unit)
        edge = round(_EDGE * unit / 2)
        action = theme.pressable(_ACTION * unit - edge)
        width, height = round(CARD.width * unit), round((CARD.height - _ACTION) * unit)
        self.setFixedSize(QSize(width, height + action + edge))
        half = (width - 3 * edge) // 2
        self.face.setGeometry(0, 0, width, self.height())  # its ring is that of the whole card
        self.face.below = self.height() - height
        for at, each in enumerate((self.change, self.remove)):
            each.setGeometry(edge + at * (half + edge), height, half, action)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = look.THIN_LINE
        place = QRectF(self.rect()).adjusted(line, line, -line, -line)
        paint_sheet(painter, place, look.SEAT_RADIUS * self._unit, self._theme)
        painter.end()

    def _retranslate(self) -> None:
        self.change.setText(self.tr("Change"))
        self.remove.setText(self.tr("Remove"))
        if self.person is not None:
            self._name_buttons(self.person.name)

    def _name_buttons(self, name: str) -> None:
        texts = (self.tr("Change {name}"), self.tr("Remove {name}"))
        for button, text in zip((self.change, self.remove), texts, strict=True):
            button.setAccessibleName(text.replace("{name}", name))


class _Face(FeltButton):
    """The picture and the name, on up to two lines."""

    ring_is_outside = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(look.SEAT_RADIUS)
        self.setParent(parent)
        self.below = 0
        """The height of what lies on it at its lower edge, in pixels."""
        self._person: Participant | None = None

    def show_person(self, person: Participant) -> None:
        self._person = person
        self.setText(person.name)
        self.setShortcut(QKeySequence())  # otherwise a name with & would create one
        self.setAccessibleName(person.name)
        set_tooltip(self, person.name)
        self.update()

    @property
    def _wanted(self) -> Size:
        return CARD

    def _paint_ground(self, painter: QPainter, size: Size) -> None:
        """Paint nothing but a line under the pointer: the card is the ground."""
        if self.is_hot:
            line = look.THIN_LINE
            place = QRectF(0, 0, *size).adjusted(2 * line, 2 * line, -2 * line, -2 * line)
            draw(painter, rounded_path(place, self._radius), self._theme.marked, 2 * line)

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        if self._person is None:
            return
        size = Size(size.width, size.height - self.below / self._unit)
        middle = size.width / 2
        place = _around(QPointF(middle, _ABOVE + _PORTRAIT / 2), _PORTRAIT)
        paint_participant(painter, place, self._person, self._theme)
        height = self._theme.size_of(look.NAME) * _LINE
        lines = self._lines(size.width - 2 * _EDGE)
        y = (_NAME_TOP + size.height - len(lines) * height) / 2
        for text in lines:
            at = QPointF(middle, y + height / 2)
            room = size.width - 2 * _EDGE
            words = line_path(self._theme, text, look.NAME, at, room, centred=True)
            fill(painter, words, self._theme.ink)
            y += height

    def _lines(self, room: float) -> list[str]:
        """The name on one line or two, shortened if that is not enough."""
        text, metrics = self.text(), QFontMetricsF(self._theme.font(look.NAME))
        if metrics.horizontalAdvance(text) <= room:
            return [text]
        ends = [at for at, letter in enumerate(text) if letter in " -"]
        fitting = [at for at in ends if metrics.horizontalAdvance(text[: at + 1].strip()) <= room]
        if not fitting:
            return [metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, room)]
        first, rest = text[: fitting[-1] + 1].strip(), text[fitting[-1] + 1 :].strip()
        return [first, metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room)]


class _Action(FeltButton):
    """A small button at the lower edge of a card."""

    ring_is_outside = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(look.BUTTON_RADIUS)
        self.setParent(parent)

    @property
    def _wanted(self) -> Size:
        return Size(CARD.width / 2, _ACTION)

    def _paint_ground(self, painter: QPainter, size: Size) -> None:
        if self.is_hot:
            place = rounded_path(QRectF(0, 0, *size), self._radius)
            fill(painter, place, self._theme.paper_off)

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        at, room = QPointF(size.width / 2, size.height / 2), size.width - _EDGE
        words = line_path(self._theme, self.text(), look.SMALL, at, room, centred=True)
        fill(painter, words, self._theme.ink)


def _around(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
