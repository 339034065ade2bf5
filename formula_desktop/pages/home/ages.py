"""The question at the first start: for whom games and exercises are."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QWidget

from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face, FaceKind, Faces
from formula_desktop.look.ink import draw, fill
from formula_desktop.look.line_drawings import LINE, LineDrawing
from formula_desktop.look.shapes import path_of, rounded_path
from formula_desktop.look.theme import RING_ROOM, Size, Theme
from formula_desktop.models.words.ages import ages_in_words
from formula_desktop.pages.home.game_picture import CARD, SYMBOL, in_use
from formula_desktop.store.settings.settings import Age
from formula_desktop.widgets.felt_button import FeltButton, line_path
from formula_desktop.widgets.layouts import column, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

# In units:
_HEIGHT: Final = 104
_WIDE: Final = 292
_BETWEEN: Final = 16
_HEADING: Final = 34
_PICTURE_MIDDLE: Final = 40
_WORDS_MIDDLE: Final = 84
_SCALE: Final = 0.46  # of the cards
_GAP: Final = 10  # between cards, before they are scaled
_DRAWING: Final = 56  # the side of a line drawing
_CHOSEN_LINE: Final = 4.0
_TICK: Final = 22

_SUMS: Final = {Age.SIX: "3+4", Age.EIGHT: "4x6", Age.TEN: "56/7"}


class AskAge(Translated, QWidget):
    """Four large buttons, of which the one that holds is lit; one click is the answer."""

    chosen = Signal(object)
    """Emitted with the Age that was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = plain_label("heading")
        self.buttons = {age: AgeButton(age) for age in Age}
        for age, button in self.buttons.items():
            button.clicked.connect(lambda _=False, age=age: self.chosen.emit(age))
        self._row = row(*((each, 1) for each in self.buttons.values()))
        self._column = column(self._heading, self._row, edges=RING_ROOM, inside=self)
        self._retranslate()

    def show_age(self, age: Age) -> None:
        """Light the button of this age."""
        for each, button in self.buttons.items():
            button.setChecked(each is age)

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        for each in self.buttons.values():
            each.show_as(theme, unit)
            each.setFixedHeight(each.sizeHint().height())
        self._heading.setFixedHeight(round(_HEADING * unit))
        self._row.setSpacing(round(_BETWEEN * unit))
        self._column.setSpacing(max(RING_ROOM, round(4 * unit)))

    def _retranslate(self) -> None:
        self._heading.setText(self.tr("Who plays here?"))
        for age, text in ages_in_words().items():
            self.buttons[age].show_words(text, self._heading.text())


class AgeButton(FeltButton):
    """A sum of an age in small cards, or a class, above the words; a tick if it is chosen."""

    def __init__(self, age: Age) -> None:
        super().__init__(look.SEAT_RADIUS)
        self._age = age
        self._faces = Faces(self._theme, 1.0)
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def show_words(self, text: str, question: str) -> None:
        """Write below the picture; a screen reader hears the question, too."""
        self.setText(text)
        self.setAccessibleDescription(question)
        self.update()

    @property
    def _wanted(self) -> Size:
        return Size(_WIDE, _HEIGHT)

    def _paint_ground(self, painter: QPainter, size: Size) -> None:
        super()._paint_ground(painter, size)
        if self.isChecked():
            inset = look.THIN_LINE + _CHOSEN_LINE / 2
            ground = QRectF(0, 0, *size).adjusted(inset, inset, -inset, -inset)
            draw(painter, rounded_path(ground, self._radius), self._theme.symbol, _CHOSEN_LINE)

    def _paint_front(self, painter: QPainter, size: Size) -> None:
        ink = self._theme.on_table
        middle = QPointF(size.width / 2, _PICTURE_MIDDLE)
        if self._age in _SUMS:
            self._paint_sum(painter, _SUMS[self._age], middle)
        else:
            self._paint_drawing(painter, LineDrawing.CLASS, middle, _DRAWING)
        if self.isChecked():
            corner = QPointF(size.width - _TICK, _TICK)
            self._paint_drawing(painter, LineDrawing.FINE, corner, _TICK)
        at = QPointF(size.width / 2, _WORDS_MIDDLE)
        room = size.width - 2 * _GAP
        words = line_path(self._theme, self.text(), look.BUTTON, at, room, centred=True)
        fill(painter, words, ink)

    def _paint_drawing(
        self, painter: QPainter, drawing: LineDrawing, middle: QPointF, side: float
    ) -> None:
        place = QTransform.fromTranslate(middle.x() - side / 2, middle.y() - side / 2)
        place.scale(side / 24, side / 24)
        lines = place.map(path_of(drawing.value))
        draw(painter, lines, self._theme.on_table, LINE * side / 24)

    def _paint_sum(self, painter: QPainter, text: str, middle: QPointF) -> None:
        faces = [
            Face(FaceKind.DIGIT, sign, CARD)
            if sign.isdigit()
            else Face(FaceKind.SYMBOL, in_use(sign), SYMBOL)
            for sign in text
        ]
        self._faces.change(
            theme=self._theme,
            scale=self._unit * _SCALE * self.devicePixelRatioF(),
            projector=self._theme.is_projector,
        )
        painter.save()
        painter.translate(middle)
        painter.scale(_SCALE, _SCALE)
        x = -(sum(face.size.width + _GAP for face in faces) - _GAP) / 2
        for face in faces:
            self._faces.paint(painter, face, QPointF(x, -face.size.height / 2))
            x += face.size.width + _GAP
        painter.restore()
