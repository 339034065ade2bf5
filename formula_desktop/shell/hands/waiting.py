"""The table waits for whoever has lost the connection, and the large screen says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from formula_desktop.models.words.table import names_in_words
from formula_desktop.shell import on_demand
from formula_desktop.shell.hands.seating import Holder, Seating

if TYPE_CHECKING:
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.widgets.brief_notice import BriefNotice

_HOLDS: Final = "hands"
"""Why the table is on hold."""
_PATIENCE_MS: Final = 1500
"""How long a connection is lost before the large screen says so; the game waits at once."""


class Waiting(QObject):
    """Holds the table while somebody is missing, and lets it go on by itself."""

    list_wanted = Signal()
    """Somebody wants to see who is here."""

    def __init__(
        self, seating: Seating, take_back: Callable[[Holder], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._seating, self._take_back = seating, take_back
        self._play: TablePlay | None = None
        self.is_held = False
        self._notice: BriefNotice | None = None
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._say)

    def begin(self) -> None:
        """Another game is on the table."""
        self.is_held = False

    def follow(self, play: TablePlay, *, is_over: bool) -> None:
        """Have the game wait for who is missing, or not any more."""
        self._play, missing = play, self._seating.missing
        if not missing or is_over:
            self._patience.stop()
            if self._notice is not None:
                self._notice.end()
                self._notice = None
        elif self._notice is not None:
            self._say()
        elif not self._patience.isActive():
            self._patience.start()
        if bool(missing) == self.is_held:
            return
        self.is_held = bool(missing)
        if missing:
            play.hold(_HOLDS)
        else:
            play.resume(_HOLDS)

    def say_left(self, play: TablePlay, name: str) -> None:
        """Somebody has left the seat, so the hand is at the table again."""
        text = self.tr("{name} has left the seat. The hand is at this computer again.")
        on_demand.say_briefly(play.page.window(), text.format(name=name))

    def _say(self) -> None:
        """Say so until they are here; a page that is loaded again is not worth it."""
        play, lost = self._play, self._seating.who_is_missing
        if play is None or not lost:
            return
        text = self.tr("The connection to {names} is lost. The game waits.")
        if all(each.is_away for each in lost):
            text = self.tr("The screen of {names} is off. The game waits.")
        names = names_in_words([each.name for each in lost])
        self._notice = on_demand.say_briefly(play.page.window(), text.format(names=names))
        if len(lost) == 1:
            self._notice.stay(self.tr("Take the hand back"), lambda: self._take_back(lost[0]))
        else:
            self._notice.stay(self.tr("Who is here?"), self.list_wanted.emit)
