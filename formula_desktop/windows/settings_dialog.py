"""The settings; each takes effect at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from formula_desktop.arguments import LANGUAGES
from formula_desktop.store.settings import ComputerSpeed, Settings, ThemeChoice
from formula_desktop.windows.choice_box import ChoiceBox


class SettingsDialog(QDialog):
    """Language, colours, and how the table behaves."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self.language, self.theme, self.speed = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.animation, self.say_when_no_play = QCheckBox(), QCheckBox()
        self._labels = {box: QLabel() for box in (self.language, self.theme, self.speed)}
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        self._fill()
        self._lay_out()
        self._retranslate()
        self._connect()

    def _fill(self) -> None:
        self.language.addItem("", "")
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        for _ in ThemeChoice:
            self.theme.addItem("")
        for _ in ComputerSpeed:
            self.speed.addItem("")
        settings = self._settings
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.theme.setCurrentIndex(list(ThemeChoice).index(settings.theme))
        self.speed.setCurrentIndex(list(ComputerSpeed).index(settings.computer_speed))
        self.animation.setChecked(settings.animation)
        self.say_when_no_play.setChecked(settings.say_when_no_play)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setHorizontalSpacing(24)
        form.setVerticalSpacing(14)
        for box, label in self._labels.items():
            label.setBuddy(box)
            form.addRow(label, box)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 22)
        column.setSpacing(16)
        column.addWidget(self._title)
        column.addLayout(form)
        column.addWidget(self.animation)
        column.addWidget(self.say_when_no_play)
        column.addSpacing(6)
        column.addWidget(self.buttons)

    def _connect(self) -> None:
        self.language.activated.connect(self._set_language)
        self.theme.activated.connect(self._set_theme)
        self.speed.activated.connect(self._set_speed)
        self.animation.toggled.connect(self._set_animation)
        self.say_when_no_play.toggled.connect(self._set_say_when_no_play)

    # --- what is set ----------------------------------------------------------------------------

    def _set_language(self, row: int) -> None:
        self._settings.language = self.language.itemData(row)

    def _set_theme(self, row: int) -> None:
        self._settings.theme = list(ThemeChoice)[row]

    def _set_speed(self, row: int) -> None:
        self._settings.computer_speed = list(ComputerSpeed)[row]

    def _set_animation(self, glides: bool) -> None:
        self._settings.animation = glides

    def _set_say_when_no_play(self, say: bool) -> None:
        self._settings.say_when_no_play = say

    # --- words ----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self._title.setText(self.tr("Settings"))
        self._labels[self.language].setText(self.tr("Language"))
        self._labels[self.theme].setText(self.tr("Colours"))
        self._labels[self.speed].setText(self.tr("Computer's cards travel"))
        self.animation.setText(self.tr("Cards glide instead of jumping"))
        self.say_when_no_play.setText(self.tr("Tell me when no formula can be laid"))
        self.language.setItemText(0, self.tr("Language of the system"))
        themes = (
            self.tr("As the system has them"),
            self.tr("Light"),
            self.tr("Dark"),
            self.tr("High contrast"),
        )
        speeds = (self.tr("slowly"), self.tr("normally"), self.tr("fast"), self.tr("not at all"))
        for row, text in enumerate(themes):
            self.theme.setItemText(row, text)
        for row, text in enumerate(speeds):
            self.speed.setItemText(row, text)
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Close"))
