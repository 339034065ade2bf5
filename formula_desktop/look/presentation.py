"""How everything is shown, as one value, from the settings and the size of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QApplication

from formula_desktop.look import theme as themes
from formula_desktop.look.languages import FALLBACK, Language
from formula_desktop.look.style import add_controls, dress
from formula_desktop.look.theme import Theme
from formula_desktop.store.settings.settings import (
    ComputerSpeed,
    DivideSign,
    Settings,
    SizeChoice,
    ThemeChoice,
    TimesSign,
)

if TYPE_CHECKING:
    from formula_desktop.look.focus import FocusMarker

_CHOSEN: Final = {each.name: each for each in themes.THEMES}
_TIMES: Final = {
    ComputerSpeed.SLOW: 2.0,
    ComputerSpeed.NORMAL: 1.0,
    ComputerSpeed.FAST: 0.5,
    ComputerSpeed.AT_ONCE: 0.0,
}
_STEPS: Final = 40  # scale steps per unit: in fewer, a few pixels would change all texts visibly
_REST_MS: Final = 120  # after the last resize: restyling takes longer than a frame


def theme_of(settings: Settings, app: QApplication) -> Theme:
    """The chosen theme, or the system's."""
    return _CHOSEN.get(settings.theme) or themes.system_theme(app)


def has_touch_screen() -> bool:
    """Whether there is a touch screen."""
    from PySide6.QtGui import QInputDevice  # not needed for the first frame

    kind = QInputDevice.DeviceType.TouchScreen
    return any(each.type() == kind for each in QInputDevice.devices())


def computer_ms(settings: Settings) -> int:
    """The duration of a computer's card movement, in milliseconds; 0 for none."""
    from formula_desktop.look.motion import moves  # needed only at a table

    if not moves(settings):
        return 0
    return round(themes.SEAT_TO_TABLE_MS * _TIMES[settings.computer_speed])


def reading_ms(settings: Settings) -> int:
    """How long a computer's formula stays marked for reading, in milliseconds."""
    return round(themes.READING_MS * _TIMES[settings.computer_speed])


def unit_of(size: QSize) -> float:
    """Pixels per unit in a window of this size, in steps."""
    exact = min(size.width() / themes.TABLE.width, size.height() / themes.TABLE.height)
    return max(1, round(exact * _STEPS)) / _STEPS


def header_height(theme: Theme, unit: float) -> int:
    """The height of a page's header in pixels, with room for its controls' focus rings."""
    least = theme.pressable(0, themes.TABLE_CONTROL) + 2 * themes.RING_ROOM
    return max(round(themes.HEADER_HEIGHT * unit), least)


class Presentation(NamedTuple):
    """How everything is shown."""

    theme: Theme = themes.LIGHT
    """The colours, normal or projector size, and whether controls have touch size."""
    unit: float = 1.0
    """Pixels per unit, derived from the window's size."""
    language: str = FALLBACK
    times: TimesSign = TimesSign.LANGUAGE
    divide: DivideSign = DivideSign.LANGUAGE


class Look(QObject):
    """The current presentation; views follow its changes."""

    changed = Signal()

    def __init__(self, now: Presentation, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.now = now

    @property
    def theme(self) -> Theme:
        return self.now.theme

    @property
    def unit(self) -> float:
        """Pixels per unit."""
        return self.now.unit

    def show(self, now: Presentation) -> None:
        """Change the presentation."""
        if now != self.now:
            self.now = now
            self.changed.emit()


class Dresser(Look):
    """Styles the program according to the settings, the system and the size of the window."""

    def __init__(
        self,
        app: QApplication,
        settings: Settings,
        parent: QObject | None,
        language: str = "",
        *,
        controls: bool = True,
    ) -> None:
        """`language` overrides the settings until another one is chosen.

        Without `controls` the first frame appears sooner; they must be added after it.
        """
        super().__init__(Presentation(unit=0.0), parent)
        self._app = app
        self._settings = settings
        self.has_controls = controls
        """Whether the controls are styled, not only what the first frame shows."""
        self._is_for_fingers = controls and has_touch_screen()
        theme = theme_of(settings, app) if controls else self._first_theme()
        self.now = self.now._replace(theme=self._sized(theme))
        self._marker: FocusMarker | None = None
        self.dressed_unit = 0.0
        """The unit of the style sheet, which follows `unit` when the window comes to rest."""
        self._language = Language(self)
        is_locked = settings.is_locked(Settings.language)
        self.chosen_language = settings.language if is_locked else language or settings.language
        """The chosen language; empty for the system's."""
        self._speak()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._fit)
        settings.changed.connect(self._follow_setting)
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._follow)
        hints.accessibility().contrastPreferenceChanged.connect(self._follow)

    def speak(self, code: str) -> None:
        """Switch to a language; empty for the system's."""
        self.chosen_language = code
        self._speak()

    def _speak(self) -> None:
        signs = self._settings.times_sign, self._settings.divide_sign
        language = self._language.speak(self.chosen_language, *signs)
        self.show(Presentation(self.theme, self.unit, language, *signs))

    def fit(self, size: QSize) -> None:
        """Fit a window of this size: at once, or after the last of several quick changes."""
        self.now = self.now._replace(unit=unit_of(size))
        if not self._rest.isActive():
            self._fit()
        if self.has_controls:  # resizing while the window opens is not such a series
            self._rest.start()

    def add_controls(self) -> None:
        """Style the controls that were left out of the first frame."""
        if not self.has_controls:
            self.has_controls = True
            add_controls(self._app, self.theme, self.unit)
            self._mark_focus()
            self._is_for_fingers = has_touch_screen()
            self._follow()

    def _fit(self) -> None:
        if self.unit != self.dressed_unit:
            self._dress()

    def _first_theme(self) -> Theme:
        """The theme of the first frame; add_controls checks with the system whether it is right."""
        if self._app.styleSheet():
            return theme_of(self._settings, self._app)
        was_high_contrast = self._settings.system_has_high_contrast
        first = themes.first_theme(self._app, was_high_contrast=was_high_contrast)
        return _CHOSEN.get(self._settings.theme) or first

    def _sized(self, theme: Theme) -> Theme:
        is_projector = self._settings.size is SizeChoice.PROJECTOR
        return theme.sized(is_projector=is_projector, is_for_fingers=self._is_for_fingers)

    def _follow_setting(self, name: str) -> None:
        if name == "language":
            self.speak(self._settings.language)
        elif name in ("times_sign", "divide_sign"):
            self._speak()
        else:
            self._follow()

    def _follow(self) -> None:
        theme = theme_of(self._settings, self._app)
        has_high_contrast = theme == themes.HIGH_CONTRAST
        is_news = has_high_contrast != self._settings.system_has_high_contrast
        if is_news and self._settings.theme is ThemeChoice.SYSTEM:
            self._settings.system_has_high_contrast = has_high_contrast
        if self._sized(theme) != self.theme:
            self.now = self.now._replace(theme=self._sized(theme))
            self._dress()

    def _dress(self) -> None:
        self.dressed_unit = self.unit
        dress(self._app, self.theme, self.unit, controls=self.has_controls)
        if self.has_controls:
            self._mark_focus()
        self.changed.emit()

    def _mark_focus(self) -> None:
        from formula_desktop.look.focus import FocusMarker  # loads Qt's enums, as controls do

        if self._marker is None:
            self._marker = FocusMarker(self._app, self.theme, self)
        self._marker.theme = self.theme
