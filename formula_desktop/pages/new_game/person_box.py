"""The field for a name, which suggests known people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFocusEvent, QIcon, QKeyEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QCompleter,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QStylePainter,
    QWidget,
)

from formula_desktop.look import theme as look
from formula_desktop.look.portraits import player_icon
from formula_desktop.look.theme import Theme
from formula_desktop.players import Player
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.names import NameField

_PERSON: Final = Qt.ItemDataRole.UserRole
"""Not the decoration role: the field itself would show that too, beside the seat's own."""

_SIDE: Final = 26  # a portrait in the list, in units
_LEAST_LETTERS: Final = 7  # the field always has room for so many
_STEPS: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class PersonBox(QComboBox):
    """An editable field that completes names; without suggestions it is a plain field."""

    def __init__(self, people: Sequence[Participant], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._offers = True
        self._completer: QCompleter | None = None
        self.field = NameField(self)
        self.setLineEdit(self.field)  # setEditable would make the list as well
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LEAST_LETTERS)
        self.setPlaceholderText(" ")  # without one Qt would choose the first person, from the list
        for person in people:
            self.addItem(person.name, person)
        self.activated.connect(self._show_start)
        self.field.editingFinished.connect(self._show_start)
        self.field.textChanged.connect(self._follow)
        self.offer(True)

    def _follow(self) -> None:
        if not self.field.isModified():  # the user is not typing
            self._show_start()

    def _show_start(self) -> None:
        """Scroll a long name to its beginning, unless the user is typing at the end."""
        self.field.setCursorPosition(0)

    def _made_completer(self) -> QCompleter:
        made = QCompleter(self.model(), self)
        made.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        made.setFilterMode(Qt.MatchFlag.MatchContains)
        popup = made.popup()
        assert popup is not None  # a pop-up completer has one
        self._show_portraits(popup)
        return made

    def _show_portraits(self, view: QAbstractItemView) -> None:
        side = round(_SIDE * max(self.fontInfo().pixelSize() / look.BODY.size, 0.8))
        view.setIconSize(QSize(side, side))
        view.setItemDelegate(_WithPortrait(view, self._theme, side))

    @property
    def is_offering(self) -> bool:
        """Whether there are suggestions."""
        return self._offers and self.count() > 0

    def offer(self, offers: bool) -> None:
        """Suggest persons, or nobody in a computer's seat."""
        self._offers = offers
        self.setCompleter(self._completer if self.is_offering else None)  # type: ignore[arg-type]  # stubs
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Prepare to complete what is typed: the list costs more than all of the field."""
        if self._completer is None:
            self._completer = self._made_completer()
            self.offer(self._offers)
        super().focusInEvent(event)

    def showPopup(self) -> None:  # noqa: N802
        if self.is_offering:
            view = self.view()
            if not isinstance(view.itemDelegate(), _WithPortrait):
                self._show_portraits(view)
            bar = view.verticalScrollBar().sizeHint().width()
            view.setMinimumWidth(view.sizeHintForColumn(0) + bar)
            super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the next person with Up and Down, if there are any."""
        if event.key() in _STEPS and not self.is_offering:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the column; the wheel never changes the player."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        if not self.is_offering:
            option.subControls &= ~QStyle.SubControl.SC_ComboBoxArrow
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.end()


class _WithPortrait(QStyledItemDelegate):
    """Shows a person's portrait before the name."""

    def __init__(self, view: QAbstractItemView, theme: Theme, side: int) -> None:
        super().__init__(view)
        self._theme = theme
        self._side = side
        self._ratio = view.devicePixelRatioF()
        self._icons: dict[str, QIcon] = {}

    def initStyleOption(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.icon = self._icon_of(index.data(_PERSON))
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration

    def _icon_of(self, person: Participant) -> QIcon:
        if person.key not in self._icons:
            look = person.picture, person.colour, self._theme, self._side, self._ratio
            self._icons[person.key] = player_icon(Player(person.name), *look)
        return self._icons[person.key]
