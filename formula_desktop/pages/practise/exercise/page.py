"""The page of an exercise: a table of play with a task in place of the log."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from enum import Enum
from time import monotonic
from typing import ClassVar, Final, TypeVar

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout

from formula_desktop.classes.counts import TeamCount
from formula_desktop.kinds.kind import Play, Position
from formula_desktop.look.presentation import Look
from formula_desktop.look.style import SMALLEST_UNIT
from formula_desktop.models.table.exercise import MOST_TRIES, AnyExerciseGame, Stand, T
from formula_desktop.models.table.log import LogModel
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.table import refusal_in_words
from formula_desktop.pages.practise.exercise.remarks import Remarks
from formula_desktop.pages.practise.exercise.task_words import TaskWords, play_in_words
from formula_desktop.pages.practise.exercise.time_left import TimeLeft
from formula_desktop.pages.practise.marks import words_of_marks
from formula_desktop.pages.practise.team_counts import TeamCounts
from formula_desktop.pages.table.explained import ExplainedPage, ExplainedSettings
from formula_desktop.pages.table.page import M
from formula_desktop.practise.day import HARD
from formula_desktop.practise.exercise import ONE_SUM, Exercise, Task
from formula_desktop.refusal import refuse
from formula_desktop.store.settings.settings import Settings
from formula_desktop.table.exercises.shared import AnyExerciseTable
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.layouts import add
from formula_desktop.widgets.plain_text import plain_label, set_tooltip

_TOLD: Final = 3
"""In so many exercises of a session it is said how a sum is laid."""
_PATIENCE_MS: Final = 300
"""After this time it is said that the next exercise is being made."""
_READABLE_S: Final = 1.5
"""So long at least the answer of a missed exercise of a speed round stays in sight."""
_PLATES: Final = (1.0, 0.85, 0.7, 0.6, 0.5)
"""The sizes of the plates of teams, to choose from."""

_ROLES: Final = {Stand.RIGHT: "good", Stand.WRONG: "wrong"}

S = TypeVar("S", bound=AnyExerciseTable, covariant=True)


class ExercisePage(ExplainedPage[T, S, M]):
    """Shows one exercise after another; where they come from and what is kept is up to others."""

    names_pupil_at_seat: ClassVar[bool] = False
    """Whether the table itself names the pupil who is asked, large enough for a class."""
    tried = Signal(bool, bool, str)
    """Emitted after each try: whether it was the first at its exercise, whether it was right, and
    what was laid. Who asks for the answer has tried, too, and was not right."""
    next_wanted = Signal()
    """Emitted when the player wants the next exercise."""

    name = ""
    """The game of its exercises."""
    without_digit: ClassVar[Enum]
    """The rule that a joker or blank has a digit, chosen before anything is tried."""

    def __init__(self, settings: Settings, look: Look) -> None:
        self._words = TaskWords()
        explained = ExplainedSettings(settings)
        self._remarks = Remarks(explained)
        self._counted = (0, 0)
        self._comes_again = False
        self._solved: int | None = None
        self._missed, self._missed_at = "", 0.0
        """The answer that was missed last in a speed round, and when."""
        self.clock = monotonic
        """What tells for how long it has been in sight, in seconds."""
        self.pupil = self.team = ""
        """Who is asked and in which team, in a class; empty otherwise."""
        self._asks_to_stop = False
        """Whether a question comes before it ends."""
        self.puzzle: int | None = None
        """The place of the puzzle among the three of its day, if it is one."""
        self._is_class = False
        super().__init__(explained, look)
        self.turn_time.is_of_class, self.turn_time.is_kept = True, False
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._ask_for_patience)
        panel = self.panel
        for each in (panel.title, panel.task, panel.condition, panel.remark, panel.aside):
            each.setAlignment(Qt.AlignmentFlag.AlignHCenter)

    # --- construction ---------------------------------------------------------------------------

    def _make_header(self) -> None:
        self.time_left = TimeLeft(self._look)
        self.time_left.hide()
        add(self.header.row, self.time_left)
        super()._make_header()
        self.leave_button = button("flat", self.left.emit)
        add(self.header.row, self.leave_button)

    def _make_panel(self) -> None:
        self.awaited = plain_label("heading")
        self.awaited.setParent(self.view)
        self.awaited.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.awaited.hide()
        self.show_button = button("", self.show_answer)
        self.more_button = button("", self._look_for_more)
        super()._make_panel()
        places = ((row, at) for row, some in enumerate(self._in_tray) for at, _ in enumerate(some))
        row, at = next(
            each for each in places if self._in_tray[each[0]][each[1]] is self.back_button
        )
        self._put_in_panel(self.more_button, row, at)

    def _make_list(self) -> None:
        super()._make_list()
        self.team_counts = TeamCounts()
        layout = self.frame.layout()
        assert isinstance(layout, QBoxLayout)  # it was created with one
        layout.insertWidget(layout.indexOf(self.panel), self.team_counts)

    def _above_words(self, inside: QSize) -> int:
        """Make the plates of the teams as large as the words, which matter more, leave room for."""
        layout, theme = self.frame.layout(), self._look.theme
        if not self._is_class or layout is None:
            return 0
        unit = max(self._look.unit, SMALLEST_UNIT)

        def above(share: float) -> int:
            self.team_counts.show_as(theme, unit * share)
            return self.team_counts.height() + layout.spacing()

        def fit(share: float) -> tuple[bool, int]:
            left = QSize(inside.width(), inside.height() - above(share))
            is_full = self.panel.fit(left, theme, unit) >= left.height()
            return is_full, self.panel.smallness

        return above(min(_PLATES, key=fit))

    def _show_state(self) -> None:
        super()._show_state()
        if self.game is not None:
            if self._is_class:  # only the teacher knows the key
                self.hint_button.hide()
            has_more = self.game.has_more
            why_not = refusal_in_words(refuse(self.without_digit))
            set_tooltip(self.play_button, why_not if self.game.awaits_digit else "")
            self.show_button.setEnabled(self.game.can_show or has_more)
            self.more_button.setVisible(has_more)
            self.back_button.setVisible(not has_more)
            self.hint_button.setEnabled(self.game.can_show and self.game.has_hint_left)
            self._status.setText(self._count_in_words())

    def _count_in_words(self) -> str:
        """How many are solved in a speed round, which of how many it is, or which puzzle."""
        number, total = self._counted
        if self._solved is not None:
            return self._words.solved(self._solved)
        if self._comes_again:
            return self.tr("Once more")
        if self.puzzle is not None:
            return words_of_marks()[self.puzzle]
        counted = self.tr("{number} of {total}")
        return counted.format(number=number, total=total) if total else ""

    # --- the exercises --------------------------------------------------------------------------

    @property
    def person_name(self) -> str:
        return self.team or super().person_name

    @abstractmethod
    def _made_game(self, exercise: Exercise) -> T:
        """Create the game of an exercise."""

    def show_exercise(
        self,
        exercise: Exercise,
        number: int = 0,
        total: int = 0,
        *,
        comes_again: bool = False,
        most_tries: int = MOST_TRIES,
        solved: int | None = None,
    ) -> None:
        """Show an exercise, the one with this number of a total if they are counted.

        One that `comes_again` is not. After so many tries its answer is shown. In a speed round, so
        many are `solved` so far, the time left is shown, too, and an answer of one card, tile or
        sign is judged as soon as it lies there. What was missed just before is told beside it.
        """
        is_new = self.game is not None and self.game.stand is Stand.SHOWN
        is_read = not is_new and self.clock() - self._missed_at >= _READABLE_S
        if solved is None or number <= 1 or is_read:
            self._missed = ""
        self._counted, self._comes_again = (number, total), comes_again
        self._solved = solved
        self.time_left.setVisible(solved is not None)
        game = self._made_game(exercise)
        game.most_tries, game.asked_pupil = most_tries, self.pupil
        before = self.game
        if solved is not None and before is not None:
            game.came_by_itself = before.is_done
            game.came_after_miss = before.stand is Stand.SHOWN
        game.hints.changed.connect(self._follow_hint)
        self._explain(game)
        game.stand_changed.connect(self._follow_stand)
        game.draft_changed.connect(self._follow_draft)
        game.judged.connect(self.tried)
        if solved is not None:
            game.draft_changed.connect(lambda: QTimer.singleShot(0, game, self._judge_at_once))
        self._say()

    def wait(self) -> None:
        """Wait for the next exercise; what is shown stays."""
        if self._patience.isActive() or self.awaited.isVisible():
            return
        self._patience.start()
        if self.game is None:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._status.clear()
            for each in (self.button_panel, self.hint_button, self.frame, self.time_left):
                each.hide()

    def _ask_for_patience(self) -> None:
        """Say in the middle of the empty table, or else above it, that an exercise is made."""
        text = self.awaited.text()
        if self.game is None:
            self.awaited.show()
        else:
            self._status.setText(text)
        self._announce(text)

    def clear(self) -> None:
        self._patience.stop()
        self.awaited.hide()
        super().clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape leave as long as there is no table that does so."""
        if self.scene is None and event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.awaited.setGeometry(self.view.rect())

    def _judge_at_once(self) -> None:
        """Judge what was laid in a speed round, if nothing else is missing."""
        if self.game is not None and self.game.is_told_by_one:
            self.game.play()

    def show_teams(
        self, teams: Sequence[TeamCount], team: int = 0, *, asks_to_stop: bool = False
    ) -> None:
        """Show how many each team of a class has solved, and which is asked; none without teams.

        If it `asks_to_stop`, a question comes before it ends, and the button says so.
        """
        self._is_class = self.panel.has_large_title = self.has_hourglass = bool(teams)
        self._asks_to_stop = asks_to_stop
        self._say_leave()
        self.team_counts.show_teams(teams, team)
        self._place_words()
        self._show_state()

    def _say_leave(self) -> None:
        """Say that a class is asked before it stops."""
        self.leave_button.setText(self.tr("Stop…") if self._asks_to_stop else self.tr("Leave"))

    def _go_further(self) -> None:
        self.next_wanted.emit()

    def show_answer(self) -> None:
        """Lay the answer, as if the last try had been wrong; or more than what was right."""
        if self.game is not None and (self.game.can_show or self.game.has_more):
            self.game.give_up()

    def _look_for_more(self) -> None:
        """Let more be looked for than what was found."""
        if self.game is not None:
            self.game.look_for_more()
            self._back_to_table(by_key=False)

    def ask_hint(self) -> None:
        """Give the next hint, but never the answer: there is a button for that."""
        game = self.game
        if game is not None and game.can_show and game.has_hint_left:
            game.ask_hint()

    @property
    def can_try(self) -> bool:
        """Whether something was laid or chosen that has not just been tried."""
        return self.game is not None and self.game.can_be_tried

    @property
    def is_silent_before_play(self) -> bool:
        """Always: an exercise is tried by pressing *Play*."""
        return True

    def _follow_stand(self) -> None:
        game = self.game
        if game is None:
            return
        if game.stand is Stand.SHOWN and self._solved is not None:  # the next one comes at once
            self._missed, self._missed_at = self._remarks.missed(game), self.clock()
            self.sounds.hear_missed()
            return
        if game.stand is Stand.RIGHT:
            self._remarks.count_right(game)
            self.sounds.hear_right()
        self._say()
        if game.stand is Stand.SHOWN:
            self.show_example()
        if game.is_done:
            self._offer_next()

    def _follow_draft(self) -> None:
        """Take away what was said of the last try, once something else lies there."""
        if self.game is not None and self.game.stand is Stand.WRONG:
            self._write()

    def _follow_hint(self) -> None:
        """Say in a speed round, where it is soon over, what a hint costs."""
        self._show_state()
        if self._is_not_counted:
            before = self.panel.remark.text()
            self._write()
            if self.panel.remark.text() != before:
                self._announce(self.panel.remark.text())

    @property
    def _is_not_counted(self) -> bool:
        """Whether the exercise of a speed round counts no more, since there was a hint."""
        game = self.game
        is_asked = game is not None and not game.is_done and game.had_hint
        return is_asked and self._solved is not None

    # --- text -----------------------------------------------------------------------------------

    def _say(self) -> None:
        said = self._write()
        if said:
            self._announce(said)

    def _write(self) -> str:
        """Write all there is to say of the exercise; returns what matters most now."""
        game = self.game
        if game is None:
            return ""
        asked = game.exercise
        task = self._words.task(
            asked,
            counts_points=self._counts_points(asked),
            hides_goal=self._hides_goal(game),
        )
        remark = self._remarks.remark(
            game,
            missed=self._missed,
            is_not_counted=self._is_not_counted,
            is_puzzle=self.puzzle is not None,
            counts_points=self._counts_points(asked),
        )
        is_wrong = game.stand is Stand.WRONG and game.is_told_of_try
        is_remarked = is_wrong or game.was_wrong_at_last
        tries = game.tried[:-1] if is_remarked else game.tried
        tried = ", ".join(play_in_words(each.play) for each in tries if each.refusal is not None)
        self.panel.say(
            self._title_above(),
            task,
            remark,
            self._role(game),
            beside_task=remark,
            aside=self.tr("Tried: {sums}").format(sums=tried) if tried and not self.team else "",
            condition=self._condition(game) if self._is_told_how(game) else "",
        )
        self._place_words()
        self._show_state()
        is_new = remark == self._missed  # the next sum is there already
        return " ".join((remark, task)).strip() if is_new else remark or task

    def _condition(self, game: AnyExerciseGame) -> str:
        return self._words.condition(game.exercise)

    def _title_above(self) -> str:
        """Who is asked, in a class, if that is not beside the cards."""
        return "" if self.pupil and self.names_pupil_at_seat else self.pupil or self.team

    def _hides_goal(self, game: AnyExerciseGame) -> bool:
        """Whether the goal is not said, in a puzzle that is not for beginners.

        How many cards can be laid is not said in a hard one. Points are not where they are the
        answer of the sum, and nothing would be left to find out.
        """
        asked = game.exercise
        if not self.puzzle or asked.task is not Task.MOST_POINTS:
            return self.puzzle == HARD
        values: tuple[int, ...] = getattr(game.solution, "values", ())  # none without a sum
        return bool(values) and values[-1] == asked.goal

    def _role(self, game: AnyExerciseGame) -> str:
        """What the remark is in the style sheet."""
        if self._is_not_counted:
            return "status"
        if game.stand is Stand.OPEN and self._missed and not game.is_only_begun:
            return "wrong"
        return "status" if game.is_short else _ROLES.get(game.stand, "status")

    def _is_told_how(self, game: AnyExerciseGame) -> bool:
        """Whether the condition is said: how one sum is laid only at first, and not in a class."""
        is_known = self._counted[0] > _TOLD or bool(self.team)
        return not game.is_done and not (is_known and game.exercise.task in ONE_SUM)

    def _counts_points(self, exercise: Exercise) -> bool:
        """Whether a better play is one that earns more."""
        return True

    def _retranslate(self) -> None:
        super()._retranslate()
        self.awaited.setText(self.tr("One moment…"))
        self.next_button.setText(self.tr("Next"))
        self.show_button.setText(self.tr("Show me"))
        set_tooltip(self.show_button, self.tr("Shows the answer"))
        self.more_button.setText(self.tr("Try again"))
        self._say_leave()
        set_tooltip(self.leave_button, self.tr("Ends practising (Esc)"))
        self._title.setText(WORDS[self.name].name())
        self.setWindowTitle(self._title.text())
        self._say()

    def _follow_look(self) -> None:
        super()._follow_look()
        self._say()


AnyExercisePage = ExercisePage[AnyExerciseGame, AnyExerciseTable, LogModel[Position, Play]]
"""The page of any game's exercises."""
