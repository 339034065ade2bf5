"""What the dialogs that start a new game have in common."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from formula_desktop.scene import theme as look
from formula_desktop.scene.theme import Size, Theme
from formula_desktop.windows.options_column import OptionsColumn
from formula_desktop.windows.participants import Faces
from formula_desktop.windows.scrolled import Scrolled
from formula_desktop.windows.seats import Seats

_SIZE: Final = Size(1100, 640)  # in units, unless the screen is smaller


class NewGame(QDialog):
    """Offers every option of a game and lets nothing start that the rules do not allow."""

    def __init__(
        self, theme: Theme, seats: Seats, options: OptionsColumn, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._column_of_seats = seats
        self._column_of_options = options
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self.problem = QLabel()
        self.problem.setProperty("role", "danger")
        self.problem.setWordWrap(True)
        self.remark = QLabel()
        self.remark.setProperty("role", "soft")
        self.remark.setTextFormat(Qt.TextFormat.PlainText)
        self.remark.setWordWrap(True)
        self.start = QPushButton()
        self.start.setProperty("role", "go")
        self.start.setDefault(True)
        self.start.clicked.connect(self.accept)
        self.cancel = QPushButton()
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.reject)
        self._lay_out()
        seats.changed.connect(self._follow)
        options.changed.connect(self._follow)
        options.show_as(theme, self._unit)

    # --- what the dialog of a game says ---------------------------------------------------------

    @property
    def choice(self) -> Any:
        """What is chosen; None when it cannot be played."""
        raise NotImplementedError

    @property
    def faces(self) -> Faces:
        """Who sits there as participants, with colours and pictures."""
        return self._column_of_seats.faces

    def _title_in_words(self) -> str:
        """What is started."""
        raise NotImplementedError

    # --- how it is made -------------------------------------------------------------------------

    def _lay_out(self) -> None:
        for label in (self._title, self.problem, self.remark):
            label.setContentsMargins(8, 0, 0, 0)
        columns = QHBoxLayout()
        columns.setSpacing(20)
        columns.addWidget(Scrolled(self._column_of_seats), 6)
        columns.addWidget(Scrolled(self._column_of_options), 5)
        buttons = QHBoxLayout()
        buttons.setSpacing(14)
        buttons.addWidget(self.problem, 1)
        buttons.addWidget(self.remark, 1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 22, 20, 22)
        column.setSpacing(16)
        column.addWidget(self._title)
        column.addLayout(columns, 1)
        column.addLayout(buttons)

    @property
    def _unit(self) -> float:
        """Pixels per unit, as the letters have them."""
        return QFontInfo(QApplication.font()).pixelSize() / look.BODY.size

    def sizeHint(self) -> QSize:
        """Large enough for two columns, but inside the window that it belongs to."""
        unit = self._unit
        wanted = QSize(round(_SIZE.width * unit), round(_SIZE.height * unit))
        parent = self.parentWidget()
        room = self.screen().availableSize()
        if parent is not None:
            room = room.boundedTo(parent.window().size())
        layout = self.layout()
        assert layout is not None  # it is made with the dialog
        return wanted.boundedTo(room).expandedTo(layout.minimumSize())

    def _begin(self) -> None:
        """Once everything shows the choice that was made before: ready to start."""
        self._retranslate()
        self.resize(self.sizeHint())  # else Qt would take no more than two thirds of the screen
        self.start.setFocus()

    def _follow(self) -> None:
        """Suit everything to what is chosen now."""
        problem = self._column_of_seats.problem or self._column_of_options.problem
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.remark.setText(self._column_of_seats.remark)
        self.remark.setVisible(not problem)
        self.start.setEnabled(self.choice is not None)

    # --- words ----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._title.setText(self._title_in_words())
        self.start.setText(self.tr("Start"))
        self.cancel.setText(self.tr("Cancel"))
        self._follow()
