"""The dialog that starts a new match of Formula."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from formula_desktop.scene import theme as look
from formula_desktop.scene.theme import Size, Theme
from formula_desktop.store.choice import FormulaChoice
from formula_desktop.windows.choices import usual_choice
from formula_desktop.windows.formula_options import FormulaOptions
from formula_desktop.windows.seats import Seats

_SIZE: Final = Size(980, 624)  # in units, unless the screen is smaller


class NewFormula(QDialog):
    """Offers every variation and lets nothing start that the rules do not allow."""

    def __init__(
        self, theme: Theme, last: FormulaChoice | None = None, parent: QWidget | None = None
    ) -> None:
        """`last` is the choice to show first, the usual one when there is none."""
        super().__init__(parent)
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self.seats = Seats()
        self.options = FormulaOptions()
        self.problem = QLabel()
        self.problem.setProperty("role", "danger")
        self.problem.setWordWrap(True)
        self.start = QPushButton()
        self.start.setProperty("role", "go")
        self.start.setDefault(True)
        self.start.clicked.connect(self.accept)
        self.cancel = QPushButton()
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.reject)
        for button in (self.options.more, self.seats.add):
            button.setAutoDefault(False)
        self._lay_out()
        self.show_choice(last or self._usual())
        self.seats.changed.connect(self._follow)
        self.options.changed.connect(self._follow)
        self._retranslate()
        self.options.show_as(theme, self._unit)
        self.start.setFocus()

    # --- how it is made -------------------------------------------------------------------------

    def _lay_out(self) -> None:
        for label in (self._title, self.problem):
            label.setContentsMargins(8, 0, 0, 0)
        columns = QHBoxLayout()
        columns.setSpacing(20)
        columns.addWidget(_scrolled(self.seats), 5)
        columns.addWidget(_scrolled(self.options), 5)
        buttons = QHBoxLayout()
        buttons.setSpacing(14)
        buttons.addWidget(self.problem, 1)
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
        return QApplication.font().pixelSize() / look.BODY.size

    def sizeHint(self) -> QSize:
        """Large enough for two columns, but inside the window that it belongs to."""
        unit = self._unit
        wanted = QSize(round(_SIZE.width * unit), round(_SIZE.height * unit))
        parent = self.parentWidget()
        room = parent.window().size() if parent else self.screen().availableSize()
        return wanted.boundedTo(room)

    # --- what is chosen -------------------------------------------------------------------------

    @property
    def choice(self) -> FormulaChoice | None:
        """What is chosen; None when it cannot be played."""
        options = self.options.options
        if options is None or self.seats.problem:
            return None
        return FormulaChoice(options, self.seats.players, self.seats.first_dealer)

    def show_choice(self, choice: FormulaChoice) -> None:
        """Show a choice that was made before."""
        self.seats.show_players(choice.players, choice.dealer)
        self.options.show_options(choice.options)
        self._follow()

    def _usual(self) -> FormulaChoice:
        return usual_choice(self.tr("Player"), self.tr("Computer"))

    def _follow(self) -> None:
        self.problem.setText(self.seats.problem or self.options.problem)
        self.start.setEnabled(self.choice is not None)

    # --- words ----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._title.setText(self.tr("New game of Formula"))
        self.start.setText(self.tr("Start"))
        self.cancel.setText(self.tr("Cancel"))
        self._follow()


def _scrolled(inside: QWidget) -> QScrollArea:
    """Room for a column that may be longer than the dialog."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    inside.setAutoFillBackground(False)
    area.setWidget(inside)
    return area
