"""The column of options in a New game dialog; rare options are folded away."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QWidget,
)

from formula_desktop.arithmetic import Operator
from formula_desktop.kinds.kind import O
from formula_desktop.look.faces import Face, FaceKind, Faces
from formula_desktop.look.theme import RING_ROOM, Size, Theme
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.words.signs import signs, with_signs
from formula_desktop.widgets.layouts import STRETCH, add, column, order_tabs, row, unit_in_use
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

INDENT: Final = 30  # pixels: an explanation is aligned with the label of its check box
_SHADOW: Final = 3.0  # units around a picture's faces

T = TypeVar("T")

RulesLinks = Callable[[str, str], QWidget]
"""Creates the link to the rules about an option, from a game and the option's name."""


class OptionsColumn(Translated, QWidget, Generic[O], metaclass=AbstractQObject):
    """Common options on top, the others folded away; each with an explanation.

    The controls of folded options have their values from the start. They get their texts and their
    places when the options are first unfolded, so that the dialog opens sooner.
    """

    changed = Signal()
    game: str
    """The game that these options belong to."""
    has_usual_time = True
    """Whether the time for a turn should follow the usual one for the players."""

    _sign = Size(40, 48)  # of the card with a sign, in units
    _sign_gap = 0.0

    def __init__(self, rules_link: RulesLinks, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules_link = rules_link
        self._theme = theme
        self.signed: Mapping[tuple[Operator, ...], QAbstractButton] = {}
        """The buttons that show operators."""
        self._headings: dict[str, QLabel] = {}
        self._notes: dict[str, QLabel] = {}
        self.more = QPushButton()
        self.more.setProperty("role", "link")
        self.more.setCheckable(True)
        self.more.setAutoDefault(False)
        self.more.toggled.connect(self._fold)
        self._folded = QWidget(self)
        self._folded.hide()
        self._unplaced = QWidget(self)
        """The parent of the folded controls until they get their places."""
        self._unplaced.hide()
        self.counts, self.projector = QCheckBox(self._unplaced), QCheckBox(self._unplaced)
        self.counts.setChecked(True)
        for box in (self.counts, self.projector):
            box.toggled.connect(self.changed)
        edges = (RING_ROOM, 0, RING_ROOM, RING_ROOM)
        self._column = column(gap=2, edges=edges, inside=self)

    @property
    @abstractmethod
    def options(self) -> O | None:
        """The chosen options; None if they cannot be played."""

    @abstractmethod
    def show_options(self, options: O) -> None:
        """Show a choice."""

    def suit(self, *, has_two_persons: bool) -> None:
        """Apply the usual values for these players to options that nobody has changed."""

    @property
    def has_folded(self) -> bool:
        """Whether a folded option differs from the usual one."""
        return not self.counts.isChecked() or self.projector.isChecked()

    @property
    def problem(self) -> str:
        """Why the options cannot be played, in one sentence; empty if they can."""
        return ""

    def _explanations(self) -> dict[str, str]:
        """The explanation of each choice, by name."""
        counts = self.tr("Without this the game is saved, but changes nobody’s results.")
        large = self.tr("Large enough for the back of the room, until you choose another size.")
        return {"counts": counts, "projector": large}

    def _add_fold(self) -> None:
        """End the common options; the folded ones follow."""
        add(self._column, 6, self.more, self._folded, STRETCH)
        self._column.setAlignment(self.more, Qt.AlignmentFlag.AlignLeft)

    def _place_folded(self, below: QBoxLayout) -> None:
        """Put the folded options below each other; those that both games share follow."""

    def _name_folded(self) -> None:
        """Set the texts of the folded options."""
        self.counts.setText(self.tr("This &game counts in the results"))
        self.projector.setText(self.tr("Start in &projector size"))

    def _build_folded(self) -> None:
        """Give the folded controls their places, their texts and their order."""
        below = column(gap=2, edges=(0, RING_ROOM, 0, RING_ROOM), inside=self._folded)
        self._place_folded(below)
        add(below, 8)
        for name, box in (("counts", self.counts), ("projector", self.projector)):
            add(below, box, self._note(name, INDENT), 6)
        self._name_folded()
        self._explain()
        # Qt would put them behind the dialog's last button.
        inside = self._folded.findChildren(QWidget)
        takers = (each for each in inside if each.focusPolicy() != Qt.FocusPolicy.NoFocus)
        order_tabs((self.more, *takers))

    def unfold_if_needed(self) -> None:
        """Unfold the options if one of them differs from the usual one."""
        self.more.setChecked(self.has_folded)
        self._fold(self.more.isChecked())

    def _heading(self, name: str) -> QLabel:
        heading = self._headings[name] = plain_label("heading")
        return heading

    def _note(self, name: str, indent: int = 0) -> QLabel:
        note = self._notes[name] = plain_label("soft", wraps=True)
        note.setContentsMargins(indent, 0, 0, 0)
        return note

    def _with_rules(self, option: str, *widgets: QWidget) -> QBoxLayout:
        """Lay out an option's heading or control with the link to its rules at the end of the line:
        beside a note it would push the lines apart."""
        line = row(*widgets, STRETCH, self._rules_link(self.game, option), gap=14)
        for heading in (each for each in widgets if each.property("role") == "heading"):
            # as high as in the other column
            line.setAlignment(heading, Qt.AlignmentFlag.AlignTop)
        return line

    def _draw_signs(self) -> None:
        """Draw the signs of the language on their buttons, as small cards or tiles."""
        faces = Faces(self._theme, unit_in_use() * self.devicePixelRatioF())
        for operators, button in self.signed.items():
            shown = tuple(Face(FaceKind.SYMBOL, signs()[each], self._sign) for each in operators)
            pixmap = self._picture(faces, shown, self._sign_gap)
            button.setIcon(QIcon(pixmap))
            button.setIconSize(pixmap.deviceIndependentSize().toSize())

    def _picture(self, faces: Faces, shown: tuple[Face, ...], gap: float) -> QPixmap:
        ratio = self.devicePixelRatioF()
        width = sum(face.size.width + gap for face in shown) - gap + 2 * _SHADOW
        height = shown[0].size.height + 2 * _SHADOW
        pixmap = QPixmap(round(width * faces.scale), round(height * faces.scale))
        pixmap.fill(Qt.GlobalColor.transparent)
        pixmap.setDevicePixelRatio(faces.scale)
        painter = QPainter(pixmap)
        painter.translate(_SHADOW, _SHADOW)
        for face in shown:
            faces.paint(painter, face)
            painter.translate(face.size.width + gap, 0)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _fold(self, is_open: bool) -> None:
        if is_open and self._folded.layout() is None:
            self._build_folded()
        self._folded.setVisible(is_open)
        self._retranslate_more()

    def _retranslate(self) -> None:
        self._draw_signs()
        self._retranslate_more()
        if self._folded.layout() is not None:
            self._name_folded()
        self._explain()

    def _explain(self) -> None:
        explanations = self._explanations()
        for name, note in self._notes.items():
            note.setText(with_signs(explanations[name]))

    def _retranslate_more(self) -> None:
        is_open = self.more.isChecked()
        self.more.setText(self.tr("Fewer opt&ions") if is_open else self.tr("More opt&ions"))


def group_of(parent: QWidget, buttons: tuple[QAbstractButton, ...]) -> QButtonGroup:
    """Group buttons of which only one can be chosen."""
    group = QButtonGroup(parent)
    for button in buttons:
        group.addButton(button)
    buttons[0].setChecked(True)
    return group


def chosen(buttons: Mapping[T, QRadioButton]) -> T:
    """The value of the chosen button."""
    return next(value for value, button in buttons.items() if button.isChecked())
