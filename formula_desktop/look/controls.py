"""Controls that style sheets cannot draw well: check boxes, radio buttons, fields with arrows."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QStyleOptionComplex, QWidget

from formula_desktop.look.ink import smooth
from formula_desktop.look.theme import Theme

_INDICATOR: Final = 20  # pixels of a check box, at one pixel per unit
_OF_INDICATORS: Final = (  # looked up once: Qt asks for hundreds of sizes when it opens a dialog
    QStyle.PixelMetric.PM_IndicatorWidth,
    QStyle.PixelMetric.PM_IndicatorHeight,
    QStyle.PixelMetric.PM_ExclusiveIndicatorWidth,
    QStyle.PixelMetric.PM_ExclusiveIndicatorHeight,
)
_FIELD_RADIUS: Final = 6.0  # pixels, as in the style sheet for other fields


class TableStyle(QProxyStyle):
    """Fusion with visible edges on fields, check boxes and radio buttons, in the theme's
    colours."""

    def __init__(self, theme: Theme, unit: float) -> None:
        """`unit` is pixels per unit."""
        super().__init__("Fusion")
        self._theme = theme
        self._indicator = round(_INDICATOR * max(unit, 0.8))

    def pixelMetric(  # noqa: N802
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        """The sizes of the indicators; all others are Fusion's."""
        if metric in _OF_INDICATORS:
            return self._indicator
        return super().pixelMetric(metric, option, widget)

    def drawPrimitive(  # noqa: N802
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw indicators; omit the dotted focus rectangle, because the ring shows the focus."""
        elements = QStyle.PrimitiveElement
        if element == elements.PE_IndicatorCheckBox:
            self._paint_indicator(painter, option, is_radio=False)
        elif element == elements.PE_IndicatorRadioButton:
            self._paint_indicator(painter, option, is_radio=True)
        elif element == elements.PE_IndicatorMenuCheckMark:
            with smooth(painter):
                _paint_tick(painter, QRectF(option.rect), option.palette.windowText().color())
        elif element != elements.PE_FrameFocusRect:
            super().drawPrimitive(element, option, painter, widget)

    def drawComplexControl(  # noqa: N802
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw combo boxes and spin boxes; their contents are drawn elsewhere."""
        controls, parts = QStyle.ComplexControl, QStyle.SubControl
        arrows: tuple[tuple[QStyle.SubControl, int], ...]
        if widget is not None and control == controls.CC_ComboBox:
            arrows = ((parts.SC_ComboBoxArrow, 1),)
        elif widget is not None and control == controls.CC_SpinBox:
            arrows = ((parts.SC_SpinBoxUp, -1), (parts.SC_SpinBoxDown, 1))
        else:
            super().drawComplexControl(control, option, painter, widget)
            return
        self._paint_field(painter, option)
        is_enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        ink = self._theme.ink if is_enabled else self._theme.on_paper_off
        with smooth(painter):
            for part, direction in arrows:
                if option.subControls & part:  # not in a combo box without choices
                    centre = QRectF(self.subControlRect(control, option, part, widget)).center()
                    reach = QPointF(self._indicator / 5, direction * self._indicator / 10)
                    across = QPointF(reach.x(), -reach.y())
                    points = (centre - reach, centre + QPointF(0, reach.y()), centre + across)
                    _stroke(painter, points, ink, self._indicator / 10)

    def subControlRect(  # noqa: N802
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        """Make room for larger arrows at the right of a field, and for padding before its text."""
        controls, parts = QStyle.ComplexControl, QStyle.SubControl
        whole = option.rect
        arrows = round(self._indicator * 1.5)
        at_arrows = whole.x() + whole.width() - arrows
        half = whole.height() // 2
        text = whole.adjusted(self._indicator // 2, 2, -arrows, -2)
        rects = {
            (controls.CC_ComboBox, parts.SC_ComboBoxArrow): QRect(
                at_arrows, whole.y(), arrows, whole.height()
            ),
            (controls.CC_ComboBox, parts.SC_ComboBoxEditField): text,
            (controls.CC_SpinBox, parts.SC_SpinBoxEditField): text,
            (controls.CC_SpinBox, parts.SC_SpinBoxUp): QRect(at_arrows, whole.y(), arrows, half),
            (controls.CC_SpinBox, parts.SC_SpinBoxDown): QRect(
                at_arrows, whole.y() + half, arrows, whole.height() - half
            ),
        }
        special = rects.get((control, part))
        if special is not None:
            return special
        # The stubs do not allow for a missing widget.
        return super().subControlRect(control, option, part, widget)  # type: ignore[arg-type]

    def _paint_field(self, painter: QPainter, option: QStyleOptionComplex) -> None:
        theme = self._theme
        state = option.state
        fill, edge, width = theme.field, theme.control_line, 1
        if not state & QStyle.StateFlag.State_Enabled:
            fill, edge = theme.paper_off, theme.off_line
        elif state & QStyle.StateFlag.State_HasFocus:
            edge, width = theme.ink, 2
        inset = width / 2
        rect = QRectF(option.rect).adjusted(inset, inset, -inset, -inset)
        with smooth(painter):
            painter.setPen(QPen(edge, width))
            painter.setBrush(fill)
            painter.drawRoundedRect(rect, _FIELD_RADIUS, _FIELD_RADIUS)

    def _paint_indicator(self, painter: QPainter, option: QStyleOption, *, is_radio: bool) -> None:
        theme = self._theme
        flags = QStyle.StateFlag
        state = option.state
        is_on = bool(state & (flags.State_On | flags.State_NoChange))
        is_enabled = bool(state & flags.State_Enabled)
        rect = QRectF(option.rect).adjusted(1, 1, -1, -1)
        fill, edge, mark = theme.field, theme.control_line, theme.on_marked
        if is_on:
            fill = edge = theme.marked
        if not is_enabled:
            fill, edge, mark = theme.paper_off, theme.on_paper_off, theme.on_paper_off
        radius = rect.width() / 2 if is_radio else rect.width() / 5
        with smooth(painter):
            painter.setPen(QPen(edge, 2))
            painter.setBrush(fill)
            painter.drawRoundedRect(rect, radius, radius)
            if is_on and is_radio:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(mark)
                painter.drawEllipse(rect.center(), rect.width() / 5, rect.width() / 5)
            elif is_on:
                is_partial = bool(state & flags.State_NoChange)
                _paint_tick(painter, rect, mark, is_partial=is_partial)


def _paint_tick(
    painter: QPainter, rect: QRectF, colour: QColor, *, is_partial: bool = False
) -> None:
    """Paint the mark in a check box; a dash if it is only partly checked."""
    points = ((0.25, 0.5), (0.75, 0.5)) if is_partial else ((0.23, 0.53), (0.43, 0.72), (0.78, 0.3))
    placed = [rect.topLeft() + QPointF(x * rect.width(), y * rect.height()) for x, y in points]
    _stroke(painter, placed, colour, rect.width() / 7)


def _stroke(painter: QPainter, points: Sequence[QPointF], colour: QColor, width: float) -> None:
    """Draw a line with rounded caps and joins."""
    path = QPainterPath()
    path.addPolygon(points)
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
