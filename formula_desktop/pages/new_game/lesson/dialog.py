"""The dialog for a lesson: the class, who is there, the teams, and what they play or solve."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from formula_desktop.classes.teams import FEWEST, MOST, WHOLE_CLASS, Rota, Teams
from formula_desktop.clock import today
from formula_desktop.look.theme import RING_ROOM, Size, Theme
from formula_desktop.pages.new_game.lesson.class_box import ClassBox
from formula_desktop.pages.new_game.lesson.exercises import ExercisesForm
from formula_desktop.pages.new_game.lesson.game import GameForm
from formula_desktop.pages.new_game.lesson.glass import LessonGlass
from formula_desktop.pages.new_game.lesson.numbers import TeamNumbers
from formula_desktop.pages.new_game.lesson.teams import LessonTeams
from formula_desktop.pages.new_game.lesson.teams_panel import TeamsPanel
from formula_desktop.pages.new_game.lesson.waiting import Waiting
from formula_desktop.players import Player
from formula_desktop.practise.wanted import USUAL, Wanted
from formula_desktop.results.classes import SchoolClass
from formula_desktop.results.participants import Participant
from formula_desktop.store.class_exercises import ClassExercises
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.settings.last_choice import AnyChoice
from formula_desktop.store.settings.last_lesson import KeptOfClass, LastLesson, read_last_lesson
from formula_desktop.store.settings.settings import Settings
from formula_desktop.widgets.asking import answers
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.layouts import STRETCH, OnScreen, column, grown, pixels, room_for, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from formula_desktop.store.games.collection import SavedGame

_SIZE: Final = Size(1100, 700)  # in units, unless the window is smaller
_MORE_OF_EXERCISES: Final = 260  # unless what is chosen rarely is folded away
_GAP: Final = 8


class LessonDialog(Translated, QDialog):
    """Asks for the teams of a lesson and what they play.

    Of the game and of the exercises, what is not asked is hidden.
    """

    waiting_wanted = Signal(object)
    """Emitted with the SavedGame of a lesson to go on with in place of a new one."""
    exercises_wanted = Signal(str)
    """Emitted with the key of the class that solves exercises instead, or goes on with its own."""

    def __init__(
        self,
        classes: Sequence[tuple[SchoolClass, Sequence[Participant]]],
        settings: Settings,
        theme: Theme,
        parent: QWidget,
        *,
        plays: bool = True,
        exercises: Wanted | None = None,
        year: str = "",
        is_meant: bool = False,
        waiting: Sequence[SavedGame] = (),
        waiting_exercises: Sequence[ClassExercises] = (),
        random: Random | None = None,
    ) -> None:
        """`classes` have their pupils with them; there is at least one. `random` draws lots.

        `waiting` are the lessons that are not over, of any class, played last first, and
        `waiting_exercises` the exercises.

        Unless it `plays`, the teams go on with what they do, or solve `exercises`, those of the
        school year with the key `year`. If somebody has just chosen these, they are meant for
        whatever class; otherwise a class begins with what it practised last.
        """
        super().__init__(parent)
        OnScreen(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._last = last = read_last_lesson(settings.last_lesson)
        self._practises, self._goes_on = exercises is not None, False
        # The whole class solves exercises, but a game needs two teams.
        least = WHOLE_CLASS if self._practises else FEWEST
        self._game = GameForm(last, self)
        most = self._game.most if plays else MOST
        self._of_lesson = LessonTeams(least, most, last, random or SystemRandom())
        self._form = ExercisesForm(exercises or USUAL, year, last, self, is_meant=is_meant)
        self._waiting = Waiting(
            waiting, waiting_exercises, self._go_on_with_it, self, practises=self._practises
        )
        self._title = plain_label("title")
        self._class_label, self._teams_label, self._glass_label = (
            plain_label("status") for _ in range(3)
        )
        self.classes = ClassBox(classes, self)
        self.glass = LessonGlass(settings, self)
        self.numbers = TeamNumbers(self._choose_number)
        self._scrolled = Scrolled(self)
        self._panel = TeamsPanel(self._of_lesson, theme, self._scrolled.viewport())
        self._scrolled.hold(self._panel)
        self.problem = plain_label("danger", wraps=True)
        self.to_exercises = button("", self._go_to_exercises)
        self.start, self.cancel = answers(self)
        self._name_parts()
        self._lay_out()
        self._connect()
        self._game.show(plays)
        self._show_glass(plays)
        self.to_exercises.setVisible(plays)
        if self._practises:
            self._form.open(self._wanted_size.height() <= room_for(self).height())
        keys = self.classes.keys
        self._choose_class(keys.index(last.school_class) if last.school_class in keys else 0)
        self._retranslate()
        self.resize(self.sizeHint())
        self.start.setFocus()

    def _name_parts(self) -> None:
        """Name the parts of the forms and of the panel, as parts of the dialog."""
        game, form, panel = self._game, self._form, self._panel
        self.games, self.ages = game.games, game.ages
        self.years, self.tables = form.years, form.tables
        self.kinds, self.lengths = form.kinds, form.lengths
        self.practised, self.summary, self.more = form.practised, form.summary, form.more
        self.waits, self.go_on = self._waiting.text, self._waiting.go_on
        self.pupils, self.team_rows, self.members = panel.pupils, panel.rows, panel.members
        self.lot, self.list = panel.lot, panel.list

    def _lay_out(self) -> None:
        gap = grown(_GAP)
        form, teams = self._form, (self._teams_label, self.numbers)
        glass = (self._glass_label, self.glass, STRETCH)
        if self._practises:
            tops = [row(*teams, (form.summary, 1), form.more, gap=gap), *form.rows(gap, *glass)]
        else:
            tops = [self._game.row(gap), row(*teams, *glass, gap=gap)]
        edges = (RING_ROOM, 0, RING_ROOM, 0)
        column(
            row(self._title, STRETCH, self._class_label, self.classes, gap=gap, edges=RING_ROOM),
            row((self.waits, 1), self.go_on, gap=gap, edges=edges),
            *(row(each, edges=edges) for each in tops),
            (self._scrolled, 1),
            row(self.to_exercises, (self.problem, 1), self.cancel, self.start, gap=gap),
            gap=gap,
            edges=grown(20),
            inside=self,
        )

    def _connect(self) -> None:
        self.classes.activated.connect(self._choose_class)
        self.glass.activated.connect(lambda _at: self._say_exercises())
        self._game.changed.connect(self._follow_game)
        self._form.changed.connect(self._show)
        self._form.folded.connect(self._show_glass)
        self._panel.changed.connect(self._show)
        self._panel.renamed.connect(self._show_problem)

    def sizeHint(self) -> QSize:
        """Large, but no larger than the parent window; exercises have more to choose."""
        return self._wanted_size.boundedTo(room_for(self))

    @property
    def _wanted_size(self) -> QSize:
        more = _MORE_OF_EXERCISES if self._practises else 0
        return QSize(pixels(_SIZE.width), pixels(_SIZE.height + more))

    # --- what is chosen -------------------------------------------------------------------------

    @property
    def class_name(self) -> str:
        """The name of the class."""
        return self.classes.chosen.name

    @property
    def present(self) -> list[str]:
        """The keys of the pupils who are there, in the order of the list."""
        return self._of_lesson.present

    @property
    def teams(self) -> Teams:
        """The keys of the pupils of each team."""
        return self._of_lesson.teams

    @property
    def rota(self) -> Rota:
        """The teams as they are now."""
        return self._of_lesson.rota

    @property
    def faces(self) -> tuple[SavedSeat, ...]:
        """The looks of the teams."""
        return tuple(each.face for each in self._panel.named)

    @property
    def choice(self) -> AnyChoice:
        """The game of the teams."""
        return self._game.choice([each.name for each in self._panel.named], self.seconds)

    @property
    def exercises(self) -> Wanted:
        """The exercises without the kinds that are left out."""
        return self._form.wanted

    @property
    def year(self) -> str:
        """The key of the school year that is practised; empty for none."""
        return self._form.year

    @property
    def class_exercises(self) -> ClassExercises:
        """What the class is asked to do."""
        return ClassExercises(
            self.classes.chosen.key,
            self.classes.chosen.name,
            self.exercises,
            self.rota,
            self._panel.looks,
            self._form.total,
            self.seconds,
        )

    @property
    def seconds(self) -> int:
        """The hourglass of this lesson, or of these exercises."""
        return self.glass.time

    @property
    def last(self) -> LastLesson:
        """What is chosen, for the next lesson to begin with."""
        key = self.classes.chosen.key
        return LastLesson(
            today().toordinal(),
            key,
            self._game.name,
            self._game.age,
            tuple(sorted(self._of_lesson.absent)),
            self.teams,
            self._last.teams_of(key) if self._is_whole else (),
            self._form.left_out,
            (*self._last.of_others(key, self.classes.keys), self._kept),
            self._last.asked,
        )

    @property
    def _is_whole(self) -> bool:
        return len(self.teams) == WHOLE_CLASS

    @property
    def _kept(self) -> KeptOfClass:
        """What the chosen class keeps for its next lesson."""
        kept = self._panel.kept(self._last.of(self.classes.chosen.key))
        if not self._practises:
            return replace(kept, seconds=self.glass.own)
        kept = replace(kept, practice_seconds=self.glass.own, is_whole=self._is_whole)
        return self._form.kept(kept)

    # --- choosing -------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """Choose the class with this key, if there is one."""
        if key in self.classes.keys:
            self._choose_class(self.classes.keys.index(key))

    def change(self, teams: Teams, players: Sequence[Player], faces: Sequence[SavedSeat]) -> None:
        """Change only who is in these teams, of a lesson that goes on."""
        self._goes_on = True
        self._panel.go_on(players, faces)
        self._of_lesson.go_on(teams)
        for part in (self._class_label, self.classes, self._teams_label, self.numbers):
            part.hide()
        self._retranslate()
        self._show()

    def _choose_class(self, at: int) -> None:
        self.classes.setCurrentIndex(at)
        school_class, pupils = self.classes.chosen, [each.key for each in self.classes.pupils]
        last, kept = self._last, self._last.of(school_class.key)
        self._waiting.choose(school_class, pupils)
        if self._practises:
            self._form.begin(school_class, kept)
        self.glass.own = kept.practice_seconds if self._practises else kept.seconds
        self._of_lesson.begin(
            school_class.key,
            pupils,
            last.absent if last.is_of(today(), school_class.key) else (),
            self._waiting.teams if self._practises else (),
            is_whole=self._practises and kept.is_whole,
        )
        self._panel.show_kept(kept)
        self._show()

    def _choose_number(self, number: int) -> None:
        self._of_lesson.want(number)
        self._show()

    def _follow_game(self) -> None:
        self._of_lesson.fit(self._game.most)
        self._show()

    def _go_on_with_it(self) -> None:
        if self._practises:
            self._go_to_exercises()
            return
        waiting = self._waiting.lesson
        self.reject()
        self.waiting_wanted.emit(waiting)

    def _go_to_exercises(self) -> None:
        key = self.classes.chosen.key
        self.reject()
        self.exercises_wanted.emit(key)

    # --- display --------------------------------------------------------------------------------

    def _show(self) -> None:
        self.numbers.show_teams(self._of_lesson)
        self._panel.show_class(self.classes.pupils, self.class_name)
        self._say_new_teams()
        self.glass.show_time()
        self._say_exercises()
        self._show_problem()

    def _show_glass(self, is_shown: bool) -> None:
        for part in (self._glass_label, self.glass):
            part.setVisible(is_shown)

    def _say_exercises(self) -> None:
        self._form.show(self.teams, self.seconds)

    def _say_new_teams(self) -> None:
        is_new = bool(self._of_lesson.set_aside)
        self._panel.say_new(self._game.new_teams_in_words(len(self.teams)) if is_new else "")

    def _show_problem(self) -> None:
        problem = self._panel.problem
        self.problem.setText(problem)
        self.start.setEnabled(not problem)

    def _retranslate(self) -> None:
        title = self.tr("Lesson with teams")
        if self._goes_on:
            title = self.tr("Who is here")
        elif self._practises:
            title = self.tr("Practise with a class")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._class_label.setText(self.tr("Class"))
        self.classes.setAccessibleName(self.tr("Class"))
        self._teams_label.setText(self.tr("Teams"))
        self._glass_label.setText(self.tr("Hourglass"))
        self.glass.retranslate(self.tr("Hourglass"))
        for room in (self.numbers, self._game, self._form, self._waiting):
            room.retranslate()
        self._say_new_teams()
        self.to_exercises.setText(self.tr("&Exercises…"))
        self.start.setText(self.tr("&Go on") if self._goes_on else self.tr("&Begin"))
        self.cancel.setText(self.tr("&Cancel"))
