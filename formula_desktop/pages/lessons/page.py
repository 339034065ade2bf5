"""The lesson pages: tables of play with explanations in place of the log."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
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
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.kinds.kind import Play, Position
from formula_desktop.lessons import digifeud, formula
from formula_desktop.look import theme as themes
from formula_desktop.look.presentation import Look
from formula_desktop.look.style import SMALLEST_UNIT
from formula_desktop.look.theme import RING_ROOM, Theme
from formula_desktop.models.table.digifeud_lesson import TaughtDigifeud
from formula_desktop.models.table.digifeud_lists import SumsModel
from formula_desktop.models.table.formula_lesson import TaughtFormula
from formula_desktop.models.table.formula_lists import PlaysModel
from formula_desktop.models.table.lesson import AnyTaughtGame, Said, T
from formula_desktop.models.table.log import LogModel
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.table import refusal_in_words
from formula_desktop.pages.lessons.words import words_of
from formula_desktop.pages.table.digifeud import DigifeudPage
from formula_desktop.pages.table.formula import FormulaPage
from formula_desktop.pages.table.page import M, TablePage
from formula_desktop.sentences import WrongSum
from formula_desktop.store.settings.settings import Settings
from formula_desktop.table.lessons import AnyLessonTable, LessonDigifeudScene, LessonFormulaScene
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.layouts import column
from formula_desktop.widgets.plain_text import plain_label, set_tooltip

_GAP: Final = RING_ROOM // 2
_EDGE: Final = QMargins(1, 1, 1, 1)  # the line around the frame
_ROLES: Final = {Said.READY: "good", Said.DONE: "good", Said.WRONG: "wrong"}
"""The roles of a remark in the style sheet; others are neither praise nor refusal."""


class LessonPanel(QWidget):
    """A title, and the task or a comment on what the player did."""

    def __init__(self) -> None:
        super().__init__()
        self._remark = self._beside_task = ""
        self.title = plain_label("heading", wraps=True)
        self.task = plain_label("status", wraps=True)
        self.remark = plain_label("status", wraps=True)
        column((None, 1), self.title, self.task, self.remark, (None, 1), gap=_GAP, inside=self)

    def say(self, title: str, task: str, remark: str, role: str, *, beside_task: str = "") -> None:
        """Show these words; the remark has a role of the style sheet.

        `beside_task` is the remark if there is room for the task, too; empty if it replaces that.
        """
        _set_look(self.remark, "role", role)
        self.title.setText(title)
        self.task.setText(task)
        self._remark, self._beside_task = remark, beside_task
        self._show_remark(remark, with_task=not remark)

    def _show_remark(self, remark: str, *, with_task: bool) -> None:
        self.remark.setText(remark)
        self.task.setVisible(with_task)
        self.remark.setVisible(bool(remark))

    def fit(self, room: QSize, theme: Theme, unit: float) -> int:
        """Choose the most words and the largest letters that fit, and return their height."""
        title = _height(self.title.text(), theme.font(themes.NAME, unit), room.width())
        alone: tuple[str, ...] = (self._remark or self.task.text(),)
        both = (self.task.text(), self._beside_task) if self._beside_task else alone
        texts, size, height = alone, themes.STATUS, 0
        for texts, size in product((both, alone), (themes.LESSON, themes.STATUS)):
            font = theme.font(size, unit)
            height = title + sum(_GAP + _height(text, font, room.width()) for text in texts)
            if height <= room.height():
                break
        if self._remark:
            self._show_remark(texts[-1], with_task=len(texts) > 1)
        for label in (self.task, self.remark):
            _set_look(label, "large", "true" if size is themes.LESSON else "")
        return min(height, room.height())


def _height(text: str, font: QFont, width: int) -> int:
    """The height of a text in a font."""
    words = Qt.TextFlag.TextWordWrap
    return QFontMetrics(font).boundingRect(0, 0, width, 0, words, text).height()


def _set_look(label: QLabel, name: str, value: str) -> None:
    """Set a property that the style sheet knows."""
    if label.property(name) != value:
        label.setProperty(name, value)
        label.style().polish(label)


class LessonSettings(Settings):
    """The player's settings, with all help enabled except what the lesson itself gives."""

    hints = False
    wrong_sums = WrongSum.NOT_EQUAL
    show_places = True
    read_aloud = True
    say_when_no_play = False

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._of = settings
        settings.changed.connect(self.changed)

    def _value(self, name: str) -> object:
        return self._of._value(name)


S = TypeVar("S", bound=AnyLessonTable, covariant=True)


class LessonPage(TablePage[T, S, M]):
    """A lesson, shown one step at a time."""

    left = Signal()
    """Emitted when the player leaves the lesson unfinished."""
    reached = Signal(int)
    """Emitted with the number of the step to continue from."""
    game_wanted = Signal()
    """Emitted when the lesson is over and the player wants an easy game."""

    name = ""
    """The game that the lesson teaches."""
    hugs_words: ClassVar = False
    """Whether the explanations take no more than the lower part of their room."""
    steps: Sequence[object] = ()

    def __init__(self, settings: Settings, look: Look) -> None:
        self.number = 0
        self._was_said = ""
        self.panel = LessonPanel()
        super().__init__(LessonSettings(settings), look)

    # --- construction ---------------------------------------------------------------------------

    def _make_header(self) -> None:
        super()._make_header()
        self._title.show()
        self.header.can_spare(self._title)
        self.undo_button.hide()
        self.home_button.hide()
        self.earlier_button = button("flat", lambda: self.show_step(self.number - 1))
        self.again_button = button("flat", lambda: self.show_step(self.number))
        self.show_button = button("flat", self.show_example)
        self.leave_button = button("flat", self.left.emit)
        row = self.header.row
        for each in (self.earlier_button, self.again_button, self.show_button):
            row.insertWidget(row.indexOf(self.rules_button), each)
        row.addWidget(self.leave_button)

    def _make_panel(self) -> None:
        super()._make_panel()
        self.next_button = button("go", self._go_further)
        self._put_in_panel(self.next_button, 0, 0)

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
        unit = max(self._look.unit, SMALLEST_UNIT)
        height = self.panel.fit(inside, self._look.theme, unit)
        spare = inside.height() - height
        self.frame.setGeometry(room.adjusted(0, spare if self.hugs_words else 0, 0, 0))

    # --- the steps ------------------------------------------------------------------------------

    @abstractmethod
    def _made_game(self, number: int) -> T:
        """Create the game of a step."""

    def show_step(self, number: int) -> None:
        """Show a step from its beginning."""
        self.number = max(0, min(number, len(self.steps) - 1))
        self._was_said = ""
        self.reached.emit(self.number)
        game = self._made_game(self.number)
        self.show_game(game)
        game.said_changed.connect(self._say)
        if self.scene is not None:
            self.scene.left.connect(self.left)
        self._say()

    @property
    def is_last(self) -> bool:
        return self.number == len(self.steps) - 1

    def _go_further(self) -> None:
        if self.is_last:
            self.game_wanted.emit()
        else:
            self.show_step(self.number + 1)

    def show_example(self) -> None:
        """Lay an example of the play that the step waits for."""
        if self.scene is not None:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self.scene.demonstrate()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.scene is not None:
            self.scene.take_back_demonstration()

    # --- text -----------------------------------------------------------------------------------

    def _say(self) -> None:
        game = self.game
        if game is None:
            return
        words = words_of(game.step.aim)
        counted = self.tr("Step {number} of {steps}")
        counted = counted.format(number=self.number + 1, steps=len(self.steps))
        title = self.tr("{step}: {title}").format(step=counted, title=words.title)
        remark = self._remark(game, words.want, words.praise)
        beside = self._beside_task(game, remark)
        self.panel.say(
            title, words.task, remark, _ROLES.get(game.said, "status"), beside_task=beside
        )
        self._place_words()
        self.next_button.setText(self.tr("Begin a game") if self.is_last else self.tr("Next"))
        self._show_state()
        if game.said is Said.DONE:
            self._end_step()
        self._announce(remark or words.task)

    def _remark(self, game: AnyTaughtGame, want: str, praise: str) -> str:
        """The comment on the player's last play or action."""
        if game.said is Said.WRONG and game.refusal is not None:
            wrong = refusal_in_words(game.refusal, self._settings.wrong_sums).removesuffix(".")
            if game.has_its_aim:
                want = self.tr("Try something else.")
            return self.tr("{wrong}. {want}").format(wrong=wrong, want=want)
        if game.said is Said.DONE and self.is_last:
            return self.tr("{praise} {end}").format(praise=praise, end=self._end_in_words())
        button = QCoreApplication.translate("TablePage", "Play")
        return {
            Said.OTHER: self.tr("That is correct. But try this: {want}").format(want=want),
            Said.NOT_YET: self.tr("You can still lay something. {want}").format(want=want),
            Said.READY: self.tr("That is right. Now press “{button}”.").format(button=button),
            Said.DONE: praise,
        }.get(game.said, "")

    def _beside_task(self, game: AnyTaughtGame, remark: str) -> str:
        """The remark where the task is still shown; empty where that is done."""
        if game.said is Said.WRONG and game.refusal is not None and not game.has_its_aim:
            wrong = refusal_in_words(game.refusal, self._settings.wrong_sums).removesuffix(".")
            return f"{wrong}."
        return "" if game.said in (Said.NOTHING, Said.READY, Said.DONE) else remark

    @abstractmethod
    def _end_in_words(self) -> str:
        """The text at the end of the lesson."""

    def _end_step(self) -> None:
        """Mark the step as done: Enter continues, and so does the next start of the lesson."""
        self.reached.emit(self.number + 1)
        if self.isVisible():
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _announce(self, said: str) -> None:
        """Announce a text once, for screen readers."""
        if said != self._was_said:
            self._was_said = said
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.view, said))

    def _show_state(self) -> None:
        super()._show_state()
        game = self.game
        if game is None:
            return
        self.play_button.setVisible(not game.is_done)
        self.next_button.setVisible(game.is_done)
        self.result_button.hide()
        self.earlier_button.setEnabled(self.number > 0)
        self.show_button.setEnabled(game.can_show)

    def _back_to_table(self, by_key: bool) -> None:
        if self.game is not None and not self.game.is_done:
            super()._back_to_table(by_key)

    def _retranslate(self) -> None:
        super()._retranslate()
        self.earlier_button.setText(self.tr("Back"))
        set_tooltip(self.earlier_button, self.tr("The previous step"))
        self.again_button.setText(self.tr("Again"))
        set_tooltip(self.again_button, self.tr("Start this step again"))
        self.show_button.setText(self.tr("Show me"))
        set_tooltip(self.show_button, self.tr("Shows a move that works here"))
        self.leave_button.setText(self.tr("Leave"))
        set_tooltip(self.leave_button, self.tr("You can continue this step later (Esc)"))
        game = WORDS[self.name].name()
        self._title.setText(self.tr("First steps in {game}").format(game=game))
        self.setWindowTitle(self._title.text())
        self._say()

    def _follow_look(self) -> None:
        super()._follow_look()
        self._say()


AnyLessonPage = LessonPage[AnyTaughtGame, AnyLessonTable, LogModel[Position, Play]]
"""The lesson page of either game."""


class FormulaLesson(LessonPage[TaughtFormula, LessonFormulaScene, PlaysModel], FormulaPage):
    """The first steps in Formula."""

    scene_class = LessonFormulaScene
    name = FORMULA
    steps: Sequence[formula.Step] = formula.STEPS

    def _made_game(self, number: int) -> TaughtFormula:
        return TaughtFormula(self.steps[number], self.tr("You"), self.tr("Computer"))

    def _end_in_words(self) -> str:
        return self.tr("The first player without cards wins. Now you can play!")

    def _status_in_words(self) -> str:
        return ""


class DigifeudLesson(LessonPage[TaughtDigifeud, LessonDigifeudScene, SumsModel], DigifeudPage):
    """The first steps in Digifeud."""

    # Repeated because Qt finds signals only in the first of two bases.
    pass_wanted = Signal()

    scene_class = LessonDigifeudScene
    name = DIGIFEUD
    hugs_words = True
    steps: Sequence[digifeud.Step] = digifeud.STEPS

    def __init__(self, settings: Settings, look: Look) -> None:
        super().__init__(settings, look)
        self.pass_wanted.connect(self._pass)

    def _buttons(self) -> tuple[tuple[QPushButton, ...], ...]:
        super()._buttons()
        self.shuffle_button.setParent(self)
        self.shuffle_button.hide()
        return ((self.play_button, self.back_button, self.pass_button),)

    def _made_game(self, number: int) -> TaughtDigifeud:
        return TaughtDigifeud(self.steps[number], self.tr("You"), self.tr("Computer"))

    def _pass(self) -> None:
        if self.game is not None:
            self.game.pass_turn()

    def _end_in_words(self) -> str:
        return self.tr("The player with the most points wins. Now you can play!")
