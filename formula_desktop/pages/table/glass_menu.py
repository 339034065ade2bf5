"""The menu of the hourglass: stopping the sand, and how long it runs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from formula_desktop.models.words.hourglass import HourglassWords
from formula_desktop.pages.table.turn_time import TurnTime
from formula_desktop.store.settings.settings import Group, Setting, Settings
from formula_desktop.widgets.locks.note import locked_in_words


class GlassMenu(QMenu):
    """What can be chosen for the hourglass of the table that is shown."""

    def __init__(self, parent: QWidget, pause: QAction) -> None:
        super().__init__(parent)
        self.pause = pause
        pause.setCheckable(True)
        self.times = QActionGroup(self)
        self.passes, self.ring = QAction(self), QAction(self)
        self._locked = QAction(self)
        self.addAction(pause)
        self.addSeparator()
        for seconds in Settings.hourglass.choices:
            each = self.times.addAction("")
            each.setData(seconds)
            each.setCheckable(True)
        self.addActions(self.times.actions())
        self.addSeparator()
        self.addAction(self.passes)
        self.addAction(self.ring)
        for each in (self.passes, self.ring):
            each.setCheckable(True)
        self._locked.setEnabled(False)
        self._settings: Settings | None = None
        self._turn_time: Callable[[], TurnTime | None] = lambda: None
        self.aboutToShow.connect(self._show_chosen)
        pause.triggered.connect(self._pause)
        self.times.triggered.connect(self._choose)
        self.passes.triggered.connect(lambda on: self._switch(Settings.hourglass_passes, on))
        self.ring.triggered.connect(lambda on: self._switch(Settings.hourglass_ring, on))

    def connect_to(self, settings: Settings, turn_time: Callable[[], TurnTime | None]) -> None:
        """Follow the settings and the time for a turn at the table, if that is shown."""
        self._settings, self._turn_time = settings, turn_time
        if any(each.group is Group.TURN and settings.is_locked(each) for each in Settings.table()):
            self.addAction(self._locked)

    def update_states(self) -> None:
        """Enable what applies now."""
        turn_time = self._turn_time()
        self.menuAction().setEnabled(turn_time is not None and turn_time.is_offered)
        glass = turn_time.glass if turn_time is not None else None
        self.pause.setEnabled(glass is not None)
        self.pause.setChecked(glass is not None and glass.is_paused)

    def _show_chosen(self) -> None:
        settings, turn_time = self._settings, self._turn_time()
        if settings is None or turn_time is None:
            return
        is_locked = settings.is_locked(turn_time.setting())
        for each in self.times.actions():
            each.setChecked(each.data() == settings.value(turn_time.setting()))
            each.setEnabled(not is_locked)
        for switch, setting in (
            (self.passes, Settings.hourglass_passes),
            (self.ring, Settings.hourglass_ring),
        ):
            switch.setChecked(settings.value(setting))
            switch.setEnabled(not settings.is_locked(setting))

    def _pause(self) -> None:
        turn_time = self._turn_time()
        if turn_time is not None:
            turn_time.pause()

    def _choose(self, chosen: QAction) -> None:
        turn_time = self._turn_time()
        if turn_time is not None:
            turn_time.choose(chosen.data())

    def _switch(self, setting: Setting[bool], on: bool) -> None:
        if self._settings is not None:
            self._settings.choose(setting, on)

    def retranslate(self) -> None:
        """Update all text to the current language."""
        self.setTitle(self.tr("Hourg&lass"))
        self.pause.setText(self.tr("&Stop the sand"))
        self.passes.setText(self.tr("When it is empty, the &turn passes"))
        self.ring.setText(self.tr("As a &ring"))
        taken = {_letter(each.text()) for each in (self.pause, self.passes, self.ring)}
        self._give_letters(taken)
        self._locked.setText(locked_in_words())

    def _give_letters(self, taken: set[str]) -> None:
        """Write the times, each with a letter or digit that nothing else in the menu has."""
        words = HourglassWords()
        for each in self.times.actions():
            text = words.duration(each.data())
            free = (
                at for at, sign in enumerate(text) if sign.isalnum() and sign.lower() not in taken
            )
            at = next(free)
            taken.add(text[at].lower())
            each.setText(f"{text[:at]}&{text[at:]}")


def _letter(text: str) -> str:
    """The letter that chooses an entry."""
    return text[text.index("&") + 1].lower()
