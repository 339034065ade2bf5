"""The colours and the scale in use, from the settings and the size of the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QApplication

from formula_desktop.look import theme as themes
from formula_desktop.look.style import add_controls, dress
from formula_desktop.look.theme import Theme
from formula_desktop.store.settings.settings import ComputerSpeed, Settings, SizeChoice, ThemeChoice

_CHOSEN: Final = {
    ThemeChoice.LIGHT: themes.LIGHT,
    ThemeChoice.DARK: themes.DARK,
    ThemeChoice.HIGH_CONTRAST: themes.HIGH_CONTRAST,
}
_TIMES: Final = {
    ComputerSpeed.SLOW: 2.0,
    ComputerSpeed.NORMAL: 1.0,
    ComputerSpeed.FAST: 0.5,
    ComputerSpeed.AT_ONCE: 0.0,
}
_STEPS: Final = 20  # scales between one unit and the next: a style sheet costs too much for more
_REST_MS: Final = 120  # without another size: dressing everything costs more than a frame has time


def theme_of(settings: Settings, app: QApplication) -> Theme:
    """The theme that was chosen, or the system's."""
    return _CHOSEN.get(settings.theme) or themes.system_theme(app)


def has_touch_screen() -> bool:
    """Whether something can be pressed with a finger."""
    from PySide6.QtGui import QInputDevice  # the first frame does without

    kind = QInputDevice.DeviceType.TouchScreen
    return any(each.type() == kind for each in QInputDevice.devices())


def computer_ms(settings: Settings) -> int:
    """How long a computer's card travels, in milliseconds; 0 for not at all."""
    from formula_desktop.look.motion import moves  # only at a table

    if not moves(settings):
        return 0
    return round(themes.SEAT_TO_TABLE_MS * _TIMES[settings.computer_speed])


def reading_ms(settings: Settings) -> int:
    """How long a computer's formula stays marked, to be read, in milliseconds."""
    return round(themes.READING_MS * _TIMES[settings.computer_speed])


def unit_of(size: QSize) -> float:
    """Pixels per unit in a window of this size, in steps."""
    exact = min(size.width() / themes.TABLE.width, size.height() / themes.TABLE.height)
    return max(1, round(exact * _STEPS)) / _STEPS


def header_height(theme: Theme, unit: float) -> int:
    """The height of a page's header in pixels: its controls have room for the ring of the focus."""
    least = theme.pressable(0, themes.TABLE_CONTROL) + 2 * themes.RING_ROOM
    return max(round(themes.HEADER_HEIGHT * unit), least)


class Look(QObject):
    """Dresses the whole program, again whenever the theme or the scale becomes another."""

    changed = Signal()

    def __init__(
        self, app: QApplication, settings: Settings, parent: QObject, *, controls: bool = True
    ) -> None:
        """Without `controls` the first frame comes sooner; they must be added after it."""
        super().__init__(parent)
        self._app = app
        self._settings = settings
        self._has_controls = controls
        self._is_for_fingers = controls and has_touch_screen()
        self.theme = self._sized(theme_of(settings, app) if controls else self._first_theme())
        self.unit = self._dressed_unit = 0.0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._fit)
        settings.changed.connect(self._follow)
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._follow)
        hints.accessibility().contrastPreferenceChanged.connect(self._follow)

    def fit(self, size: QSize) -> None:
        """Suit a window of this size: at once, but when sizes follow each other the last one."""
        self.unit = unit_of(size)
        if not self._rest.isActive():
            self._fit()
        if self._has_controls:  # the sizes of a window that is being opened are no such row
            self._rest.start()

    def add_controls(self) -> None:
        """Draw the controls, too, that the first frame has done without."""
        if not self._has_controls:
            self._has_controls = True
            add_controls(self._app, self.theme, self.unit)
            self._is_for_fingers = has_touch_screen()
            self._follow()

    def _fit(self) -> None:
        if self.unit != self._dressed_unit:
            self._dress()

    def _first_theme(self) -> Theme:
        """The theme of the first frame; add_controls asks the system whether it is right."""
        if self._app.styleSheet():
            return theme_of(self._settings, self._app)
        was_high_contrast = self._settings.system_has_high_contrast
        first = themes.first_theme(self._app, was_high_contrast=was_high_contrast)
        return _CHOSEN.get(self._settings.theme) or first

    def _sized(self, theme: Theme) -> Theme:
        is_projector = self._settings.size is SizeChoice.PROJECTOR
        return theme.sized(is_projector=is_projector, is_for_fingers=self._is_for_fingers)

    def _follow(self) -> None:
        theme = theme_of(self._settings, self._app)
        has_high_contrast = theme == themes.HIGH_CONTRAST
        is_news = has_high_contrast != self._settings.system_has_high_contrast
        if is_news and self._settings.theme is ThemeChoice.SYSTEM:
            self._settings.system_has_high_contrast = has_high_contrast
        if self._sized(theme) != self.theme:
            self.theme = self._sized(theme)
            self._dress()

    def _dress(self) -> None:
        self._dressed_unit = self.unit
        dress(self._app, self.theme, self.unit, controls=self._has_controls)
        self.changed.emit()
