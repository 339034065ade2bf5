"""The settings dialog; every change takes effect at once."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QWidget,
)

from formula_desktop.arguments import LANGUAGES
from formula_desktop.look.motion import system_wants_none
from formula_desktop.look.theme import RING_ROOM
from formula_desktop.models.words.ages import ages_in_words
from formula_desktop.models.words.signs import at_school
from formula_desktop.pages.settings.privacy import tell_privacy
from formula_desktop.store.games.notes import OF_CLASS
from formula_desktop.store.settings.settings import Group, Setting, Settings
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.layouts import (
    STRETCH,
    OnScreen,
    Part,
    add,
    column,
    grown,
    pixels,
    room_for,
    row,
)
from formula_desktop.widgets.locks.note import LockedNote
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

_WIDTH: Final = 1040.0  # in units, unless the window is smaller
_MARGIN: Final = 20
_INDENT: Final = 30  # pixels: an explanation is aligned with the label of its check box


class SettingsDialog(Translated, QDialog):
    """Language and look, the table's behaviour, how much it helps, and sounds.

    `choices` and `flags` are controls by the names of their settings, and `locked` has the notes
    below those that an administrator has locked.
    """

    age_chosen = Signal()
    """Emitted when somebody has said here who plays."""
    classes_wanted = Signal()
    """Emitted when somebody looks here for the classes."""

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, *, has_sound: bool = True
    ) -> None:
        """`has_sound` tells whether the system has something to play sounds with."""
        super().__init__(parent)
        OnScreen(self)
        self._settings = settings
        self._was_open = False
        self._has_sound = has_sound
        self._title = plain_label("title")
        groups = (Group.LOOK, Group.TABLE, Group.HELP, Group.SOUND)
        self._headings = {group: plain_label("heading") for group in groups}
        self._labels: dict[str, QLabel] = {}
        self._fields: list[QGridLayout] = []
        self.notes: dict[str, QLabel] = {}
        self.choices: dict[str, ChoiceBox] = {}
        self.flags: dict[str, QCheckBox] = {}
        self.locked: dict[str, LockedNote] = {}
        self.loudness = QSlider(Qt.Orientation.Horizontal, self)
        self._loudness_label = plain_label(wraps=not has_sound)
        self._titles: dict[str, str] = {}
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.privacy_button = QPushButton(self)
        self.privacy_button.setAutoDefault(False)
        self.privacy_button.clicked.connect(lambda: tell_privacy(self))
        self.classes_button = QPushButton(self)
        self.classes_button.setAutoDefault(False)
        self.classes_button.clicked.connect(self._go_to_classes)
        self.buttons.rejected.connect(self.reject)
        for button in self.buttons.buttons():
            button.setIcon(QIcon())  # text without icons, as elsewhere
        self._lay_out()
        self._retranslate()
        self._show()
        settings.changed.connect(self._follow)
        self._suit_size()  # otherwise Qt would limit it to two thirds of the screen

    def open(self) -> None:
        """Open it as if it were new, however it was left: making it takes longer."""
        if self._was_open:
            self._retranslate()  # a class may be at the table, or no longer
            self._show()
            self._suit_size()
            self._scrolled.verticalScrollBar().setValue(0)
            self.setAttribute(Qt.WidgetAttribute.WA_Moved, False)  # so Qt centres it
            focused = self.focusWidget()
            if focused is not None:
                focused.clearFocus()
        self._was_open = True
        super().open()

    def _lay_out(self) -> None:
        self._scrolled = Scrolled(self)
        inside = self._inside = QWidget(self._scrolled.viewport())
        sides = ((Group.LOOK, Group.TABLE), (Group.HELP, Group.SOUND))
        columns = [(self._column(*groups), 1) for groups in sides]
        edges = (RING_ROOM, 0, RING_ROOM, RING_ROOM)
        self._columns = row(*columns, gap=grown(36), edges=edges, inside=inside)
        self._title.setContentsMargins(RING_ROOM, 0, 0, 0)
        self._scrolled.hold(inside)
        edges = (grown(_MARGIN), grown(18), grown(_MARGIN), grown(14))
        below = row(self.privacy_button, self.classes_button, (self.buttons, 1), gap=grown(10))
        parts = (self._title, (self._scrolled, 1), below)
        self._whole = column(*parts, gap=12, edges=edges, inside=self)

    def _column(self, *groups: Group) -> QBoxLayout:
        made = column(gap=2)
        for group in groups:
            settings = [each for each in Settings.table() if each.group is group]
            fields = QGridLayout()
            self._fields.append(fields)
            fields.setHorizontalSpacing(grown(16))
            fields.setVerticalSpacing(11)
            fields.setColumnStretch(1, 1)
            below = RING_ROOM if settings[0].choices else 0
            add(made, self._headings[group], RING_ROOM, fields, below)
            for setting in settings:
                if setting is Settings.sounds:
                    self._add_flag(made, setting.name, *self._loudness())
                elif setting is Settings.loudness:
                    continue  # beside the check box for sounds
                elif setting.choices:
                    self._add_choice(fields, setting)
                else:
                    self._add_flag(made, setting.name)
            add(made, 16)
        add(made, STRETCH)
        return made

    def _add_choice(self, fields: QGridLayout, setting: Setting[Any]) -> None:
        name, box, label = setting.name, ChoiceBox(self._inside), plain_label()
        self.choices[name], self._labels[name] = box, label
        for value in setting.choices:
            box.addItem("", str(value))
        label.setBuddy(box)
        box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        box.activated.connect(lambda at: self._set(name, setting.choices[at]))
        line = fields.rowCount()
        fields.addWidget(label, line, 0)
        fields.addWidget(box, line, 1)
        if name in ("size", "wrong_sums"):
            note = self.notes[name] = plain_label("soft", wraps=True)
            across = 1 if name == "size" else 2
            fields.addWidget(note, line + 1, 2 - across, 1, across)
        if self._settings.is_locked(setting):
            self.locked[name] = LockedNote(0, label, box)
            fields.addWidget(self.locked[name], line + 2, 1)
        if setting is Settings.age:
            box.activated.connect(lambda _: self.age_chosen.emit())

    def _add_flag(self, below: QBoxLayout, name: str, *beside: Part) -> None:
        box, note = QCheckBox(), plain_label("soft", wraps=True)
        self.flags[name], self.notes[name] = box, note
        note.setContentsMargins(grown(_INDENT), 0, 0, 0)
        box.clicked.connect(lambda is_on: self._set(name, is_on))
        add(below, row(box, *beside, gap=grown(16)), note)
        locked: list[QWidget] = [box] if self._is_locked(name) else []
        if name == "sounds" and self._is_locked("loudness"):
            locked += [self._loudness_label, self.loudness]
        if locked:
            self.locked[name] = LockedNote(_INDENT, *locked)
            add(below, self.locked[name])
        add(below, 3)

    def _is_locked(self, name: str) -> bool:
        return self._settings.is_locked(getattr(Settings, name))

    def _loudness(self) -> tuple[Part, ...]:
        """The slider for the loudness and its label, which says if there can be no sound."""
        choices = Settings.loudness.choices
        self.loudness.setRange(choices[0], choices[-1])
        self.loudness.setSingleStep(choices[1] - choices[0])
        self.loudness.setPageStep(self.loudness.singleStep())
        self.loudness.valueChanged.connect(self._set_loudness)
        self._loudness_label.setBuddy(self.loudness)
        self.loudness.setVisible(self._has_sound)
        return (self._loudness_label, 0 if self._has_sound else 1), (self.loudness, 1)

    def _set_loudness(self, value: int) -> None:
        """Set the choice that is nearest to where the slider is, and move the slider there."""
        nearest = min(Settings.loudness.choices, key=lambda each: abs(each - value))
        self.loudness.setValue(nearest)
        if nearest != self._settings.loudness:
            self._settings.loudness = nearest

    def sizeHint(self) -> QSize:
        """Large enough for two columns, but no larger than the parent window."""
        room = room_for(self)
        around = super().sizeHint() - self._scrolled.sizeHint()
        width = min(max(pixels(_WIDTH), self.minimumSizeHint().width()), room.width())
        high = self._inside.heightForWidth(width - self._beside())
        return QSize(width, min(high + around.height(), room.height()))

    def _beside(self) -> int:
        """The width that is not available to the columns."""
        return 2 * grown(_MARGIN) + self._scrolled.verticalScrollBar().sizeHint().width()

    def _go_to_classes(self) -> None:
        self.accept()
        self.classes_wanted.emit()

    def _set(self, name: str, value: Any) -> None:
        setattr(self._settings, name, value)

    def _follow(self) -> None:
        """Follow what is changed elsewhere; once it is closed, it does so when it is opened."""
        if self.isVisible() or not self._was_open:
            self._show()

    def _show(self) -> None:
        """Show the current settings."""
        for name, box in self.choices.items():
            at = box.findData(str(getattr(self._settings, name)))
            box.setCurrentIndex(max(0, at))
        for name, flag in self.flags.items():
            flag.setChecked(getattr(self._settings, name))
        self._say_of_class()
        self.loudness.setValue(self._settings.loudness)
        for each in (self.loudness, self._loudness_label):
            each.setEnabled(self._settings.sounds and not self._is_locked("loudness"))

    def _say_of_class(self) -> None:
        """Say what a class has in place of a setting."""
        note = self.notes["wrong_sums"]
        note.setText(self.tr("Until you choose here, a class is told only “Not correct”."))
        note.setVisible(not self._settings.is_chosen(Settings.wrong_sums))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = QEvent.Type
        if event.type() in (kinds.LanguageChange, kinds.FontChange, kinds.StyleChange):
            QTimer.singleShot(0, self, self._suit_size)

    def _suit_size(self) -> None:
        """Resize to fit the text, centred on the parent window."""
        widest = max(label.sizeHint().width() for label in self._labels.values())
        for fields in self._fields:
            fields.setColumnMinimumWidth(0, widest)
        self._show_flags(0)
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight)
        room = room_for(self).width() - self._beside()
        if self._inside.minimumSizeHint().width() > room:
            self._columns.setDirection(QBoxLayout.Direction.TopToBottom)
            self._show_flags(room - 2 * RING_ROOM)
        self._columns.activate()
        self._scrolled.updateGeometry()
        self._whole.activate()  # otherwise it would keep its old minimum width
        wanted = self.sizeHint()
        if wanted != self.size():
            middle = self.geometry().center()
            self.resize(wanted)
            if self.isVisible():  # otherwise Qt centres it
                self.move(middle - self.rect().center())

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self._title.setText(self.tr("Settings"))
        self._headings[Group.LOOK].setText(self.tr("Language and look"))
        self._headings[Group.TABLE].setText(self.tr("The table"))
        self._headings[Group.HELP].setText(self.tr("Help while playing"))
        self._headings[Group.SOUND].setText(self.tr("Sounds"))
        self._labels["language"].setText(self.tr("&Language"))
        self._labels["theme"].setText(self.tr("Colou&rs"))
        self._labels["size"].setText(self.tr("&Size"))
        about_size = self.tr("Projector size can be read from afar.")
        if self._settings.of_game.get(OF_CLASS):
            about_size = self.tr("Here, size and hints are for the class’s table only.")
        self.notes["size"].setText(about_size)
        self._say_of_class()
        self._labels["times_sign"].setText(self.tr("Sig&n for times"))
        self._labels["divide_sign"].setText(self.tr("Sign for &divided by"))
        self._labels["computer_speed"].setText(self.tr("The computer’s cards &move"))
        self._labels["master_seconds"].setText(self.tr("The master level thinks &for"))
        self._labels["age"].setText(self.tr("&Who plays here"))
        self._labels["wrong_sums"].setText(self.tr("About a wr&ong sum"))
        without = self.tr("This computer cannot play them.")
        self._loudness_label.setText(self.tr("Vol&ume") if self._has_sound else without)
        self._retranslate_choices()
        self._retranslate_flags()
        self.privacy_button.setText(self.tr("What is saved about a player"))
        self.classes_button.setText(self.tr("Classes"))
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("&Close"))

    def _retranslate_choices(self) -> None:
        times, divide = at_school()
        as_taught = self.tr("As taught in this language: {sum}")
        words = {
            "language": (self.tr("System language"), *LANGUAGES.values()),
            "theme": (
                self.tr("As in the system"),
                self.tr("Light"),
                self.tr("Dark"),
                self.tr("High contrast"),
            ),
            "size": (self.tr("Normal"), self.tr("Projector size")),
            "times_sign": (as_taught.format(sum=f"3 {times} 4"), "3 × 4", "3 · 4"),
            "divide_sign": (as_taught.format(sum=f"6 {divide} 2"), "6 ÷ 2", "6 : 2"),
            "computer_speed": (
                self.tr("slowly"),
                self.tr("normally"),
                self.tr("fast"),
                self.tr("not at all"),
            ),
            "age": tuple(ages_in_words().values()),
            "wrong_sums": (
                self.tr("7 + 4 is 11, not 9"),
                self.tr("7 + 4 is not 9"),
                self.tr("only “Not correct”, after Play"),
            ),
            "master_seconds": tuple(
                self.tr("%n second(s)", "", each) for each in Settings.master_seconds.choices
            ),
        }
        for name, texts in words.items():
            for at, text in enumerate(texts):
                self.choices[name].setItemText(at, text)

    def _retranslate_flags(self) -> None:
        words = {
            "animation": (
                self.tr("Cards glide &instead of jumping"),
                self.tr("They jump as long as the system has its animations switched off.")
                if system_wants_none()
                else "",
            ),
            "cover_hands": (
                self.tr("&Hide hands when several people share one computer"),
                self.tr("A hand or rack stays hidden until its player has taken the seat."),
            ),
            "hints": (
                self.tr("Off&er hints"),
                self.tr("In steps: what can be laid, where, and then the move itself."),
            ),
            "show_places": (
                self.tr("Show where somethin&g may go"),
                self.tr("The places light up where your card or tile may go."),
            ),
            "read_aloud": (
                self.tr("Write out what I la&y"),
                self.tr("A line says what you have laid so far, and what is not right yet."),
            ),
            "say_when_no_play": (
                self.tr("&Tell me when I can’t lay anything (6+, 8+)"),
                "",
            ),
            "suggest_level": (
                self.tr("&Propose a level that suits me"),
                self.tr("Offered after games won or lost by much or in a row."),
            ),
            "tell_bests": (self.tr("Tell me when I &beat my record"), ""),
            "judge_turns": (self.tr("&Judge turns when looking back"), ""),
            "own_exercises": (self.tr("Ma&ke exercises from my games"), ""),
            "sounds": (self.tr("Pl&ay sounds"), ""),
        }
        for name, (title, note) in words.items():
            self._titles[name] = title
            self.notes[name].setText(note)
            self.notes[name].setVisible(bool(note))
        self._show_flags(0)

    def _show_flags(self, room: int) -> None:
        """Set the check boxes' labels, in two lines if one is not enough."""
        for name, box in self.flags.items():
            title = self._titles[name]
            box.setText(title)
            if 0 < room < box.sizeHint().width():
                words = title.split()
                half = len(words) // 2
                box.setText("\n".join((" ".join(words[:half]), " ".join(words[half:]))))
