"""A class that solves exercises: its teams and who is asked, and the size it reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from formula_desktop.arithmetic import ALL_OPERATORS
from formula_desktop.classes.counts import TeamCount, had_as_many
from formula_desktop.classes.teams import WHOLE_CLASS
from formula_desktop.clock import now
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.seen import Seen
from formula_desktop.results.lesson_bests import LessonBests, Practised, practice_bests
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.shell import on_demand
from formula_desktop.shell.games import WindowGames
from formula_desktop.shell.practice.class_sitting import ClassSitting
from formula_desktop.shell.practice.records import Records, lines
from formula_desktop.shell.practice.round_supply import RoundSupply
from formula_desktop.shell.practice.sitting import Sitting
from formula_desktop.shell.practice.start import Start
from formula_desktop.store.class_exercises import ClassExercises
from formula_desktop.store.settings.settings import SizeChoice
from formula_desktop.widgets.asking import Question
from formula_desktop.widgets.brief_notice import say_briefly

if TYPE_CHECKING:
    from formula_desktop.pages.practise.exercise.page import AnyExercisePage
    from formula_desktop.practise.wanted import Wanted


class ClassPractice(QObject):
    """What practising has only with a class."""

    def __init__(
        self,
        games: WindowGames,
        start: Start,
        records: Records,
        random: Random,
        begin: Callable[[Callable[[], Sitting]], object],
        parent: QObject,
    ) -> None:
        """`begin` begins a session, and can do so again."""
        super().__init__(parent)
        self._games = games
        self._settings = games.settings
        self._start = start
        self._records = records
        self._random = random
        self._begin = begin
        self._waiting = games.at_home.exercises
        self._kept: ClassExercises | None = None
        """What was written last."""
        self._size_before: SizeChoice | None = None
        """The size in use before that of a class."""

    # --- beginning ------------------------------------------------------------------------------

    def ask(self, wanted: Wanted, class_key: str = "") -> None:
        """Ask for the teams of the class with this key, or of the last one, and begin."""
        archive, page = self._games.archive, self._start.made_page()
        self._start.keep_wanted(wanted)

        def begin(chosen: ClassExercises, year: str) -> None:
            mixed = replace(chosen.wanted, tasks=())
            page.show_wanted(mixed, year)
            self._start.keep_wanted(mixed)
            self._begin_with(chosen)

        on_demand.ask_class(
            archive.book,
            archive.lost,
            self._settings,
            self._games.look.theme,
            page.window(),
            lambda: self._games.class_wanted.emit(lambda key: self.ask(wanted, key)),
            begin,
            wanted,
            page.freely.year,
            self._games.at_home.waiting_lessons,
            self._waiting.all(),
            self.go_on,
            class_key,
            is_meant=page.isVisible() and page.freely.is_unfolded,
        )

    def go_on(self, class_key: str) -> None:
        """Go on with the exercises of a class that wait, with those of its pupils who are there."""
        window, book = self._start.made_page().window(), self._games.archive.book
        if book is None:
            on_demand.tell(window, on_demand.trouble_in_words(Trouble.NOT_READ))
            return
        waiting = self._waiting.of(class_key)
        try:
            rota = None if waiting is None else book.rota(waiting.rota, WHOLE_CLASS)
        except ResultsError as error:
            self._games.archive.lost(error.trouble)
            return
        if waiting is not None and rota is not None:
            self._begin_with(replace(waiting, rota=rota))
            return
        if waiting is not None:
            self._waiting.forget(class_key)
            text = self.tr("These exercises cannot go on: a team has nobody any more.")
            on_demand.tell(window, text)
        self._games.at_home.show_games()
        self._games.changed.emit()

    def _begin_with(self, exercises: ClassExercises) -> None:
        seen, last = Seen(), list[ClassSitting]()
        texts = [each.exercise for each in exercises.done]
        for each in lines((*texts, *exercises.left)):
            seen.add(each.exercise)

        def begin() -> Sitting:
            asked = exercises
            if last:
                asked = replace(exercises, rota=last.pop().going_on, done=(), left=())
            draw = Draw(self._random.getrandbits(64))
            rounds = RoundSupply(asked.wanted, len(asked.rota.teams), draw, seen)
            last.append(ClassSitting(asked, self._records, self._random, rounds))
            return last[0]

        self._begin(begin)

    # --- waiting for another day ----------------------------------------------------------------

    def keep(self, sitting: Sitting) -> None:
        """Have the exercises of a class wait as they are now, if any is done."""
        if not isinstance(sitting, ClassSitting):
            return
        exercises, kept = sitting.exercises, self._kept
        is_kept = kept is not None and replace(exercises, moment=kept.moment) == kept
        if exercises.done and not is_kept:
            self._kept = exercises if self._waiting.keep(exercises) else None

    def forget(self, sitting: Sitting) -> None:
        """Have the exercises of a class wait no more, as they are over."""
        if isinstance(sitting, ClassSitting):
            self._waiting.forget(sitting.exercises.school_class)
            self._kept = None

    # --- what is shown --------------------------------------------------------------------------

    def seat(self, page: AnyExercisePage, sitting: ClassSitting) -> None:
        """Show which pupil of which team is asked."""
        page.person = self._records.person(sitting.pupil)
        page.pupil = page.person.name if page.person is not None else ""
        page.team = sitting.exercises.looks[sitting.team].name
        on_demand.keep_turn(self._settings, sitting.pupil)

    def show_teams(self, page: AnyExercisePage, sitting: Sitting) -> None:
        """Show how many each team of a class has solved, if it is one."""
        if isinstance(sitting, ClassSitting):
            page.show_teams(self.counts(sitting), sitting.team, asks_to_stop=sitting.was_tried)
        else:
            page.show_teams(())

    def counts(self, sitting: Sitting) -> Sequence[TeamCount]:
        """How many each team has solved; none if it is no class."""
        if not isinstance(sitting, ClassSitting):
            return ()
        looks, shares = sitting.exercises.looks, sitting.shares
        return tuple(TeamCount(*look, *share) for look, share in zip(looks, shares, strict=True))

    def bests(self, sitting: Sitting) -> LessonBests | None:
        """What to print certificates for; None if it is no class, or nothing was solved."""
        if not isinstance(sitting, ClassSitting):
            return None
        counts = self.counts(sitting)
        teams = [
            Practised(
                each.name,
                each.colour,
                each.picture,
                (*sitting.rota.turns_of(team, 0),),
                each.right,
            )
            for team, each in enumerate(counts)
        ]
        wanted = sitting.exercises.wanted
        signs = tuple(each for each in ALL_OPERATORS if each in wanted.range.operators)
        has_solved = any(each.right for each in teams)
        if not has_solved:
            return None
        return practice_bests(wanted.game, signs, teams, now(), is_fair=had_as_many(counts))

    def say_not_skipped(self, page: AnyExercisePage) -> None:
        """Say why nobody else is asked an exercise that was tried, and what can be done."""
        text = self.tr("{name} has tried: once more, or “{show}”.")
        say_briefly(page, text.format(name=page.pupil or page.team, show=page.show_button.text()))

    def ask_to_stop(
        self, page: AnyExercisePage, sitting: ClassSitting, stop: Callable[[], object]
    ) -> None:
        """Ask whether to stop before the end, or to go on another day."""
        counts = self.counts(sitting)
        is_whole = len(counts) == WHOLE_CLASS
        answer = self.tr("&Stop") if is_whole else self.tr("&Stop and see who wins")
        details = self.tr(
            "They wait on Home until another day, with the score and whose turn it is."
        )
        if not had_as_many(counts):
            early = self.tr("The teams have not had the same number of turns, so nobody wins yet.")
            details = f"{early}\n{details}"
            answer = self.tr("&Stop without a winner")
        question = Question(
            page,
            self.tr("Stop the exercises?"),
            details,
            (answer, self.tr("&Keep practising")),
            is_final=False,
            third=self.tr("&Go on another day"),
        )
        question.third_chosen.connect(self._games.tables.home_wanted)
        question.accepted.connect(stop)
        question.open()

    # --- the size and the hourglass -------------------------------------------------------------

    def set_up(self, sitting: ClassSitting) -> None:
        """Have the size that a class can read, and its hourglass."""
        self._size_before = self._settings.size
        self._settings.use_size(SizeChoice.PROJECTOR)
        self._settings.use_class_hourglass(sitting.exercises.seconds)

    def put_back(self) -> None:
        """Go back from the size and the hourglass of a class to those before."""
        size, self._size_before = self._size_before, None
        if size is not None:
            self._settings.use_size(size)
            self._settings.use_class_hourglass(None)
