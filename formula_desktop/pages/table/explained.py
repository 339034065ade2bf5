"""A table page with words in place of the log: what to do, and what to say about it."""

from __future__ import annotations

from abc import abstractmethod
from itertools import product
from typing import ClassVar, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QMargins, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QFontMetrics,
    QHideEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from formula_desktop.look import theme as themes
from formula_desktop.look.presentation import Look
from formula_desktop.look.style import SMALLEST_UNIT
from formula_desktop.look.theme import RING_ROOM, Theme
from formula_desktop.models.table.showing import G
from formula_desktop.models.words.signs import unbroken
from formula_desktop.pages.table.page import M, TablePage
from formula_desktop.results.participants import Participant, free_look
from formula_desktop.sentences import WrongSum
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.settings.settings import Setting, Settings
from formula_desktop.store.settings.settings import T as V
from formula_desktop.table.showing import AnyShowingTable
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.layouts import column
from formula_desktop.widgets.plain_text import plain_label

_GAP: Final = RING_ROOM // 2
_TITLES: Final = {"heading": themes.NAME, "title": themes.TITLE, "large": themes.SCORE}
"""The sizes of titles by their roles in the style sheet, the smallest first."""
_SIZES: Final = {themes.SCORE: "most", themes.LESSON: "true", themes.STATUS: ""}
"""The sizes of words by what they are in the style sheet, the largest first."""
_BELOW: Final = {
    themes.SCORE: (themes.LESSON, themes.STATUS, themes.SMALL),
    themes.LESSON: (themes.STATUS, themes.SMALL),
    themes.STATUS: (themes.SMALL,),
}
"""The sizes of a condition below words of each size, the largest first."""
_ROLES: Final = {
    themes.LESSON: ("status", "true"),
    themes.STATUS: ("status", ""),
    themes.SMALL: ("small", ""),
}
"""What each of these sizes is in the style sheet, by role and by largeness."""
_EDGE: Final = QMargins(1, 1, 1, 1)  # the line around the frame


class WordsPanel(QWidget):
    """A title, and the task or a comment on what the player did."""

    def __init__(self) -> None:
        super().__init__()
        self._remark = self._beside_task = ""
        self.has_large_title = False
        """Whether the title and the words are as large as fits, to be read from afar."""
        self.smallness = 0
        """How many larger sizes of the words would not have fitted when they were fitted last."""
        self.title = plain_label("heading", wraps=True)
        self.task = plain_label("status", wraps=True)
        self.remark = plain_label("status", wraps=True)
        self.condition = plain_label("status", wraps=True)
        self.condition.hide()
        self.aside = plain_label("small", wraps=True)
        words = (self.title, self.task, self.condition, self.remark, self.aside)
        column((None, 1), *words, (None, 1), gap=_GAP, inside=self)

    def say(
        self,
        title: str,
        task: str,
        remark: str,
        role: str,
        *,
        beside_task: str = "",
        aside: str = "",
        condition: str = "",
    ) -> None:
        """Show these words; the remark has a role of the style sheet.

        `beside_task` is the remark if there is room for the task, too; empty if it replaces that.
        The `condition` is below the task, and `aside` is small, below all.
        """
        self.condition.setText(condition)
        self.condition.setVisible(bool(condition))
        self.aside.setText(aside)
        self.aside.setVisible(bool(aside))
        _set_look(self.remark, "role", role)
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.task.setText(task)
        self._remark, self._beside_task = remark, beside_task
        self._show_remark(remark, with_task=not remark)

    def _show_remark(self, remark: str, *, with_task: bool) -> None:
        self.remark.setText(remark)
        self.task.setVisible(with_task)
        self.remark.setVisible(bool(remark))

    def fit(self, room: QSize, theme: Theme, unit: float) -> int:
        """Choose the most words and the largest letters that fit, and return their height."""
        alone: tuple[str, ...] = (self._remark or self.task.text(),)
        both = (self.task.text(), self._beside_task) if self._beside_task else alone
        small = themes.SMALL
        looks = [("heading", size, themes.STATUS) for size in (themes.LESSON, themes.STATUS)]
        looks.append(("heading", themes.STATUS, small))
        if self.has_large_title:
            both = alone
            looks = [
                (role, size, under)
                for size in _SIZES
                for under in _BELOW[size]
                for role in reversed(_TITLES)
            ]
        texts, (role, size, under), height = alone, looks[-1], 0
        for texts, (role, size, under) in product((both, alone), looks):
            around = [(self.title.text(), _TITLES[role])]
            around += [(self.condition.text(), under), (self.aside.text(), small)]
            every = [each for each in around if each[0]] + [(text, size) for text in texts]
            fonts = [(text, theme.font(each, unit)) for text, each in every]
            heights = [_height(text, font, room.width()) for text, font in fonts]
            height = sum(heights) + _GAP * (len(heights) - 1)
            if height <= room.height():
                break
        self.smallness = [*_SIZES].index(size)
        _set_look(self.title, "role", role)
        _set_look(self.condition, "role", _ROLES[under][0])
        _set_look(self.condition, "large", _ROLES[under][1])
        if self._remark:
            self._show_remark(texts[-1], with_task=len(texts) > 1)
        for label in (self.task, self.remark):
            _set_look(label, "large", _SIZES[size])
        return min(height, room.height())


def _height(text: str, font: QFont, width: int) -> int:
    """The height of a text in a font."""
    words = Qt.TextFlag.TextWordWrap
    return QFontMetrics(font).boundingRect(0, 0, width, 0, words, unbroken(text)).height()


def _set_look(label: QLabel, name: str, value: str) -> None:
    """Set a property that the style sheet knows."""
    if label.property(name) != value:
        label.setProperty(name, value)
        label.style().polish(label)


class ExplainedSettings(Settings):
    """The player's settings, with all help enabled."""

    wrong_sums = WrongSum.NOT_EQUAL
    show_places = True
    read_aloud = True
    say_when_no_play = False

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._of = settings
        settings.changed.connect(self.changed)

    def choose(self, setting: Setting[V], value: V) -> None:
        self._of.choose(setting, value)

    def use_class_hourglass(self, seconds: int | None) -> None:
        self._of.use_class_hourglass(seconds)

    def _value(self, name: str) -> object:
        of_run = self._of._of_run.get(name)
        return self._of._value(name) if of_run is None else of_run


S = TypeVar("S", bound=AnyShowingTable, covariant=True)


class ExplainedPage(TablePage[G, S, M]):
    """A table page that says what to do, and can show it."""

    left = Signal()
    """Emitted when the player leaves the table before its end."""

    has_hourglass = False
    hugs_words: ClassVar = False
    """Whether the explanations take no more than the lower part of their room."""

    def __init__(self, settings: Settings, look: Look) -> None:
        self._was_said = ""
        self.person: Participant | None = None
        """Who sits at the table from the next game on; None if that is not known."""
        self.panel = WordsPanel()
        super().__init__(settings, look)

    # --- construction ---------------------------------------------------------------------------

    def _make_header(self) -> None:
        super()._make_header()
        self._title.show()
        self.header.can_spare(self._title)
        self.undo_button.hide()
        self.home_button.hide()

    def _make_panel(self) -> None:
        super()._make_panel()
        self.next_button = button("go", self._go_further)
        self._put_in_panel(self.next_button, 0, 0)

    @abstractmethod
    def _go_further(self) -> None:
        """Do what comes after this."""

    def _make_list(self) -> None:
        super()._make_list()
        self.log_view.hide()
        layout = self.frame.layout()
        assert layout is not None  # it was created with one
        layout.addWidget(self.panel)

    def _place(self) -> None:
        super()._place()
        self._place_words()

    def _place_words(self) -> None:
        """Place the explanations near the cards."""
        layout = self.frame.layout()
        if self.scene is None or layout is None:
            return
        room, margins = self.view.pixels(self.scene.layout.log), layout.contentsMargins()
        inside = room.marginsRemoved(margins + _EDGE).size()
        inside.setHeight(inside.height() - self._above_words(inside))
        unit = max(self._look.unit, SMALLEST_UNIT)
        height = self.panel.fit(inside, self._look.theme, unit)
        spare = inside.height() - height
        self.frame.setGeometry(room.adjusted(0, spare if self.hugs_words else 0, 0, 0))

    def _above_words(self, inside: QSize) -> int:
        """The height of what is shown above the explanations, inside the room of both."""
        return 0

    # --- the game -------------------------------------------------------------------------------

    @property
    def person_name(self) -> str:
        """The name of who sits at the table, as long as it is one that somebody has chosen."""
        usual = QCoreApplication.translate("Seats", "Player")
        if self.person is None or self.person.name == usual:
            return self.tr("You")
        return self.person.name

    def _explain(self, game: G) -> None:  # type: ignore[misc]
        """Show a game from its beginning."""
        self._was_said = ""
        person = self.person
        if person is None:  # the look of a first player
            game.faces = (SavedSeat("", *free_look(())),)
        else:
            game.faces = (SavedSeat(person.key, person.colour, person.picture),)
        self.show_game(game)
        if self.scene is not None:
            self.scene.left.connect(self.left)
            self.scene.next_wanted.connect(self._go_further)

    def show_example(self) -> None:
        """Lay the play to show."""
        if self.scene is not None:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self.scene.demonstrate()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.scene is not None:
            self.scene.stop_demonstration()

    def _announce(self, said: str) -> None:
        """Announce a text once, for screen readers."""
        if said != self._was_said:
            self._was_said = said
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.view, said))

    def _offer_next(self) -> None:
        """Let Enter go on to what comes next."""
        if self.isVisible():
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_state(self) -> None:
        super()._show_state()
        game = self.game
        if game is None:
            return
        self.play_button.setVisible(not game.is_done)
        self.next_button.setVisible(game.is_done)
        self.result_button.hide()

    def _back_to_table(self, by_key: bool) -> None:
        if self.game is not None and not self.game.is_done:
            super()._back_to_table(by_key)
