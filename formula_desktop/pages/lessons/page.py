"""The lesson pages: tables of play with explanations in place of the log."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.formula.options import Options
from formula_desktop.kinds.kind import Play, Position
from formula_desktop.kinds.registry import KINDS
from formula_desktop.lessons import digifeud, formula
from formula_desktop.look.focus import Ring
from formula_desktop.look.presentation import Look
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
from formula_desktop.pages.table.explained import ExplainedPage, ExplainedSettings
from formula_desktop.pages.table.formula import FormulaPage
from formula_desktop.pages.table.page import M
from formula_desktop.refusal import Refusal
from formula_desktop.store.settings.last_choice import read_choice
from formula_desktop.store.settings.settings import Settings
from formula_desktop.table.lessons import AnyLessonTable, LessonDigifeudScene, LessonFormulaScene
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.plain_text import set_tooltip

ZERO_RULE_SIGNS: Final = {Operator.MULTIPLY, Operator.DIVIDE}
"""Only with these can a number make no difference."""

_ROLES: Final = {Said.READY: "good", Said.DONE: "good", Said.WRONG: "wrong"}
"""The roles of a remark in the style sheet; others are neither praise nor refusal."""


S = TypeVar("S", bound=AnyLessonTable, covariant=True)


class LessonSettings(ExplainedSettings):
    """The same without hints: the lesson itself gives them."""

    hints = False


class LessonPage(ExplainedPage[T, S, M]):
    """A lesson, shown one step at a time."""

    reached = Signal(int)
    """Emitted with the number of the step to continue from."""
    game_wanted = Signal()
    """Emitted when the lesson is over and the player wants an easy game."""

    name = ""
    """The game that the lesson teaches."""
    steps: Sequence[object] = ()

    def __init__(self, settings: Settings, look: Look) -> None:
        self.number = 0
        self.play_ring: Ring | None = None
        super().__init__(LessonSettings(settings), look)

    # --- construction ---------------------------------------------------------------------------

    def _make_header(self) -> None:
        super()._make_header()
        self.earlier_button = button("flat", lambda: self.show_step(self.number - 1))
        self.again_button = button("flat", lambda: self.show_step(self.number))
        self.show_button = button("flat", self.show_example)
        self.leave_button = button("flat", self.left.emit)
        row = self.header.row
        for each in (self.earlier_button, self.again_button, self.show_button):
            row.insertWidget(row.indexOf(self.rules_button), each)
        row.addWidget(self.leave_button)

    # --- the steps ------------------------------------------------------------------------------

    def suit(self, last_choice: str) -> None:
        """Leave out what this person's games do not have, as their last choice of a game says."""

    @abstractmethod
    def _made_game(self, number: int) -> T:
        """Create the game of a step."""

    def show_step(self, number: int) -> None:
        """Show a step from its beginning."""
        self.number = max(0, min(number, len(self.steps) - 1))
        self.reached.emit(self.number)
        game = self._made_game(self.number)
        self._explain(game)
        game.said_changed.connect(self._say)
        self._say()

    @property
    def is_last(self) -> bool:
        return self.number == len(self.steps) - 1

    def _go_further(self) -> None:
        if self.is_last:
            self.game_wanted.emit()
        else:
            self.show_step(self.number + 1)

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
        refused = game.refusal if game.said is Said.WRONG else None
        wrong = "" if refused is None else self._refused(refused)
        aloud = remark if remark.startswith(wrong) else f"{wrong} {remark}"
        self._announce(aloud or words.task)

    def _refused(self, refusal: Refusal) -> str:
        return f"{refusal_in_words(refusal, self._settings.wrong_sums).removesuffix('.')}."

    def _remark(self, game: AnyTaughtGame, want: str, praise: str) -> str:
        """The comment on the player's last play or action."""
        if game.said is Said.WRONG and game.refusal is not None:
            if game.has_its_aim and not game.covers_what_stays:
                want = self.tr("Take something back and try again.")
            is_on_table = game.draft is not None and bool(game.draft.puts)
            return want if is_on_table else f"{self._refused(game.refusal)} {want}"
        if game.said is Said.STUCK and game.has_its_aim:
            want = self.tr("Take something back and try again.")
        if game.said is Said.DONE and self.is_last:
            return self.tr("{praise} {end}").format(praise=praise, end=self._end_in_words())
        if game.said is Said.NOTHING and game.covers_what_stays:
            return want
        button = QCoreApplication.translate("TablePage", "Play")
        return {
            Said.STUCK: self.tr("This can’t become right. {want}").format(want=want),
            Said.OTHER: self.tr("That is correct. But try this: {want}").format(want=want),
            Said.NOT_YET: self.tr("You can still lay something. {want}").format(want=want),
            Said.READY: self.tr("That is right. Now press “{button}”.").format(button=button),
            Said.DONE: praise,
        }.get(game.said, "")

    def _beside_task(self, game: AnyTaughtGame, remark: str) -> str:
        """The remark where the task is still shown; empty where that is done."""
        if game.covers_what_stays:
            return remark
        return "" if game.said in (Said.NOTHING, Said.READY, Said.DONE) else remark

    @abstractmethod
    def _end_in_words(self) -> str:
        """The text at the end of the lesson."""

    def _end_step(self) -> None:
        """Mark the step as done: Enter continues, and so does the next start of the lesson."""
        self.reached.emit(self.number + 1)
        self._offer_next()

    def _show_state(self) -> None:
        super()._show_state()
        game = self.game
        if game is None:
            return
        self.earlier_button.setEnabled(self.number > 0)
        self.show_button.setEnabled(game.can_show)
        if game.said is Said.OTHER:
            self.play_button.setEnabled(False)  # the remark says what to try instead
        self._ring_play(game.said is Said.READY)

    def _ring_play(self, is_next: bool) -> None:
        """Ring the *Play* button if it is what comes next."""
        if self.play_ring is not None:
            self.play_ring.leave()
        self.play_ring = Ring(self.play_button, self._look.theme) if is_next else None

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

    def suit(self, last_choice: str) -> None:
        choice = read_choice(KINDS[self.name], last_choice)
        options = choice.options if choice is not None else None
        signs = {*options.operators} if isinstance(options, Options) else set()
        has_zero_rule = bool(ZERO_RULE_SIGNS & signs)
        self.steps = formula.STEPS if has_zero_rule else formula.FIRST_STEPS

    def _made_game(self, number: int) -> TaughtFormula:
        return TaughtFormula(self.steps[number], self.person_name, self.tr("Computer"))

    def _remark(self, game: AnyTaughtGame, want: str, praise: str) -> str:
        covered = game.covered_instead if isinstance(game, TaughtFormula) else None
        if covered is None or covered.put is None or covered.there is None:
            return super()._remark(game, want, praise)
        text = self.tr("The {card} lies on the {digit} now. Lay it in front of it.")
        return text.format(card=covered.put.card, digit=covered.there.value)

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
        return TaughtDigifeud(self.steps[number], self.person_name, self.tr("Computer"))

    def _pass(self) -> None:
        if self.game is not None:
            self.game.pass_turn()

    def _end_in_words(self) -> str:
        return self.tr("The player with the most points wins. Now you can play!")
