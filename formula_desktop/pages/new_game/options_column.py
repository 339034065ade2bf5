"""The column of options in a New game dialog."""

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
    QRadioButton,
    QWidget,
)

from formula_desktop.arithmetic import Operator
from formula_desktop.kinds.kind import O, Ready
from formula_desktop.look.faces import Face, FaceKind, Faces
from formula_desktop.look.theme import RING_ROOM, Size, Theme
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.words.signs import signs, with_signs
from formula_desktop.store.settings.ready_made import suited_options
from formula_desktop.widgets.layouts import STRETCH, add, column, grown, row, unit_in_use
from formula_desktop.widgets.locks.note import LockedNote
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.translated import Translated

INDENT: Final = 30  # pixels: an explanation is aligned with the label of its check box
_SHADOW: Final = 3.0  # units around a picture's faces

T = TypeVar("T")

RulesLinks = Callable[[str, str], QWidget]
"""Creates the link to the rules about an option, from a game and the option's name."""


class OptionsColumn(Translated, QWidget, Generic[O], metaclass=AbstractQObject):
    """Every option of a game, the common ones on top; each with an explanation.

    It is made when the options are first unfolded, so that the dialog opens sooner.
    """

    changed = Signal()
    game: str
    """The game that these options belong to."""
    beside: QWidget | None = None
    """An option that is placed below the players."""
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
        self.hints, self.counts, self.projector = (QCheckBox() for _ in range(3))
        self._shared = {
            "hints": self.hints,
            "counts": self.counts,
            "projector": self.projector,
        }
        """The options that every game has, by their names in `Ready`."""
        self._locked: dict[str, bool] = {}
        """What the game would have in place of settings that are locked."""
        for box in self._shared.values():
            box.toggled.connect(self.changed)
        edges = (RING_ROOM, 0, RING_ROOM, RING_ROOM)
        self._column = column(gap=2, edges=edges)

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
    def ready(self) -> Ready[O] | None:
        """The choice as ready-made settings; None if it cannot be played."""
        options, has_usual_time = self.options, self.has_usual_time
        if options is None:
            return None
        return Ready(
            options,
            counts=self.counts.isChecked(),
            is_projector=self._shared_value("projector"),
            has_usual_time=has_usual_time,
            hints=self._shared_value("hints"),
        )

    def _shared_value(self, name: str) -> bool:
        return self._locked.get(name, self._shared[name].isChecked())

    def show_ready(self, ready: Ready[O], *, has_two_persons: bool) -> None:
        """Show ready-made settings, for these players."""
        self.suit(has_two_persons=has_two_persons)
        self.show_options(suited_options(ready, has_two_persons=has_two_persons))
        self.has_usual_time = ready.has_usual_time
        self.counts.setChecked(ready.counts)
        for name, value in (("projector", ready.is_projector), ("hints", ready.hints)):
            if name in self._locked:
                self._locked[name] = value
            else:
                self._shared[name].setChecked(value)

    def lock(self, values: Mapping[str, bool]) -> None:
        """Show what an administrator has locked, `hints` or `projector`, with its value."""
        for name, value in values.items():
            box = self._shared[name]
            self._locked[name] = box.isChecked()
            box.setChecked(value)
            at = self._column.indexOf(self._notes[name])
            self._column.insertWidget(at + 1, LockedNote(INDENT, box))

    @property
    def problem(self) -> str:
        """Why the options cannot be played, in one sentence; empty if they can."""
        return ""

    def _explanations(self) -> dict[str, str]:
        """The explanation of each choice, by name."""
        return {
            "hints": self.tr("Without this nobody can ask for a hint in this game."),
            "counts": self.tr("Without this the game is saved, but changes nobody’s results."),
            "projector": self.tr("Large enough for the back of the room, in this game only."),
        }

    def _add_shared(self) -> None:
        """End the column with the options that every game has."""
        add(self._column, 8)
        for name, box in self._shared.items():
            add(self._column, box, self._note(name, INDENT), 6)
        add(self._column, STRETCH)
        self.setLayout(self._column)

    def _heading(self, name: str) -> QLabel:
        heading = self._headings[name] = plain_label("heading")
        return heading

    def _note(self, name: str, indent: int = 0) -> QLabel:
        note = self._notes[name] = plain_label("soft", wraps=True)
        note.setContentsMargins(grown(indent), 0, 0, 0)
        return note

    def _with_rules(self, option: str, *widgets: QWidget) -> QBoxLayout:
        """Lay out an option's heading or control with the link to its rules at the end of the line:
        beside a note it would push the lines apart."""
        line = row(*widgets, STRETCH, self._rules_link(self.game, option), gap=grown(14))
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

    def _retranslate(self) -> None:
        self._draw_signs()
        self.hints.setText(self.tr("Offer hint&s"))
        self.counts.setText(self.tr("This &game counts in the results"))
        self.projector.setText(self.tr("Start in &projector size"))
        self._explain()

    def _explain(self) -> None:
        explanations = self._explanations()
        for name, note in self._notes.items():
            note.setText(with_signs(explanations[name]))


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
