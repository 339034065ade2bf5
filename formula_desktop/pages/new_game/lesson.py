"""The dialog for a lesson: the class, who is there, the teams, and what they play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from formula_desktop.classes.teams import (
    FEWEST,
    MOST,
    WHOLE_CLASS,
    Rota,
    Teams,
    by_lot,
    dealt,
    evened,
    joined,
    moved,
    read_teams,
    without,
)
from formula_desktop.clock import today
from formula_desktop.kinds.kind import ReadyMade
from formula_desktop.kinds.registry import KINDS
from formula_desktop.look.theme import RING_ROOM, Size, Theme
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.hourglass import HourglassWords
from formula_desktop.models.words.kept_games import BETWEEN, GameWords
from formula_desktop.models.words.skills import range_in_words
from formula_desktop.models.words.tasks import task_in_words
from formula_desktop.pages.new_game.glass_box import GlassBox
from formula_desktop.pages.new_game.pupil_chips import PupilChips
from formula_desktop.pages.new_game.team import Team
from formula_desktop.pages.new_game.team_rows import TeamRows
from formula_desktop.players import Player, folded, is_name
from formula_desktop.practise.exercise import Range, Task
from formula_desktop.practise.registry import WITH_EXERCISES, exercises_of
from formula_desktop.practise.school_years import SchoolYear, year_in, year_of
from formula_desktop.practise.wanted import Wanted, written
from formula_desktop.practise.wanted import read as read_wanted
from formula_desktop.results.classes import SchoolClass
from formula_desktop.results.participants import Participant
from formula_desktop.store.class_exercises import ClassExercises, TeamLook
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.settings.last_choice import AnyChoice, Choice
from formula_desktop.store.settings.last_lesson import KeptOfClass, LastLesson, read_last_lesson
from formula_desktop.store.settings.ready_made import for_classroom
from formula_desktop.store.settings.settings import Settings
from formula_desktop.widgets.asking import answers
from formula_desktop.widgets.buttons import Chip, button
from formula_desktop.widgets.choice_box import ChoiceBox
from formula_desktop.widgets.flow import ChipRow
from formula_desktop.widgets.layouts import STRETCH, OnScreen, column, grown, pixels, room_for, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.school.years import YearChip
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from formula_desktop.store.games.collection import SavedGame

AGES: Final = (ReadyMade.SIX, ReadyMade.EIGHT, ReadyMade.TEN)
_SIZE: Final = Size(1100, 700)  # in units, unless the window is smaller
_MORE_OF_EXERCISES: Final = 260  # unless what is chosen rarely is folded away
_GAP: Final = 8
_ONCE: Final = 0
_LENGTHS: Final = (_ONCE, 5, 10, 15)
"""How many exercises each team can have, or one for everybody; a class without teams has those of
two."""
_USUAL_LENGTH: Final = 2
_OF_GAME: Final = ("game", "numbers")
"""The names of what is asked about a game."""


class ChosenChips(QWidget):
    """Chips of which exactly one is chosen."""

    def __init__(self, number: int, chosen: Callable[[int], object]) -> None:
        super().__init__()
        self.chips = tuple(Chip() for _ in range(number))
        for at, chip in enumerate(self.chips):
            chip.clicked.connect(lambda _=False, at=at: chosen(at))
        row(*self.chips, gap=grown(_GAP), edges=RING_ROOM, inside=self)

    def choose(self, chosen: int) -> None:
        """Fill one of them."""
        for at, chip in enumerate(self.chips):
            chip.setChecked(at == chosen)


class LessonDialog(Translated, QDialog):
    """Asks for the teams of a lesson and what they play."""

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
        self._classes = classes
        self._settings = settings
        self._waiting = waiting
        self._waiting_exercises = {each.school_class: each for each in waiting_exercises}
        self._random = random or SystemRandom()
        self._games = tuple(sorted(KINDS, key=lambda name: -KINDS[name].seats[-1]))
        self._at = 0
        self._game = 0
        self._age = 1
        self._number = FEWEST
        self._goes_on = False
        self._last = read_last_lesson(settings.last_lesson)
        self._exercises, self._is_meant = exercises, is_meant
        self._tasks = () if exercises is None else exercises_of(exercises.game).tasks
        """The kinds of exercises that there are."""
        self._left_out = {*self._last.left_out}
        self._length = _USUAL_LENGTH
        self._absent: frozenset[str] = frozenset()
        self._own_seconds: int | None = None
        """The hourglass that was chosen for this class."""
        self.teams: Teams = ()
        """The keys of the pupils of each team."""
        self._are_by_hand = False
        """Whether somebody was moved by hand."""
        self._set_aside: Teams = ()
        """The teams that were too many for the game that was chosen since."""
        self._title = plain_label("title")
        self._names = {
            name: plain_label("status")
            for name in ("class", "game", "kinds", "numbers", "teams", "glass", "year", "length")
        }
        self.years = YearChip()
        if exercises is not None:
            self.years.show_year(year_of(year), exercises.range)
        self.practised = plain_label("status", wraps=True)
        """What is practised, in one line."""
        self.summary = plain_label("status", wraps=True)
        """What is chosen where it is folded away."""
        self.more = button("", self._fold)
        """Shows what is chosen rarely, or folds it away."""
        self._is_open = False
        self._here, self._made = plain_label("heading"), plain_label("heading")
        self._who, self._how = (plain_label("soft", wraps=True) for _ in range(2))
        names = self._names
        self.waits = plain_label("status", wraps=True)
        """Says that a lesson of this class waits, or exercises."""
        self.go_on = button("", self._go_on_with_it)
        self.classes = ChoiceBox(self)
        for school_class, _ in classes:
            self.classes.addItem(school_class.name)
        self.glass = GlassBox(self)
        self.games = ChosenChips(len(self._games), self._choose_game)
        self.ages = ChosenChips(len(AGES), self._choose_age)
        self.kinds = ChipRow(len(self._tasks), is_exclusive=False)
        self.kinds.keep_apart(pixels(_GAP))
        numbers = MOST - WHOLE_CLASS + 1
        self.numbers = ChosenChips(numbers, lambda at: self._choose_number(at + WHOLE_CLASS))
        self.lengths = ChosenChips(len(_LENGTHS), self._choose_length)
        self.lot = button("", self._draw_lots)
        self.list = button("", self._count_off)
        self._scrolled = Scrolled(self)
        inside = QWidget(self._scrolled.viewport())
        self.pupils = PupilChips(self._toggle, inside)
        self._teams = TeamRows(theme, self._move_on, self._show_problem, inside)
        self.team_rows = self._teams.rows
        self.members = tuple(each.pupils for each in self.team_rows)
        self.problem = plain_label("danger", wraps=True)
        self.to_exercises = button("", self._go_to_exercises)
        self.start, self.cancel = answers(self)
        self._lay_out(inside)
        for each in (self.games, self.ages, self.to_exercises, *(names[each] for each in _OF_GAME)):
            each.setVisible(plays)
        for each in (self.glass, names["glass"]):
            each.setVisible(plays)
        self._may_fold = exercises is not None
        self._is_open = not self._may_fold or self._wanted_size.height() <= room_for(self).height()
        self._show_folded()
        self.kinds.pressed.connect(self._press_kind)
        self.years.picked.connect(self._choose_year)
        self.classes.activated.connect(self._choose_class)
        self.glass.activated.connect(lambda _at: self._choose_glass())
        self._begin_as_last_time()
        self._retranslate()
        self.resize(self.sizeHint())
        self.start.setFocus()

    def _lay_out(self, inside: QWidget) -> None:
        gap, names = grown(_GAP), self._names
        teams = (names["teams"], self.numbers)
        folded = ((self.summary, 1), self.more)
        glass = (names["glass"], self.glass, STRETCH)
        here = row(self._here, (self._who, 1), gap=2 * gap, edges=RING_ROOM)
        made = (self._made, (self._how, 1), self.list, self.lot)
        parts = (here, self.pupils, gap, row(*made, gap=2 * gap, edges=RING_ROOM))
        column(*parts, *self.team_rows, STRETCH, gap=2, edges=0, inside=inside)
        self._scrolled.hold(inside)
        below = row(self.to_exercises, (self.problem, 1), self.cancel, self.start, gap=gap)
        of_game = (names["game"], self.games, names["numbers"], self.ages, STRETCH)
        tops = [row(*of_game, gap=gap), row(*teams, *glass, *folded, gap=gap)]
        if self._exercises is not None:
            tops = [
                row(*teams, *folded, gap=gap),
                row(names["year"], self.years, (self.practised, 1), gap=gap),
                row(names["kinds"], (self.kinds, 1), gap=gap),
                row(names["length"], self.lengths, *glass, gap=gap),
            ]
        rows = (row(each, edges=(RING_ROOM, 0, RING_ROOM, 0)) for each in tops)
        column(
            row(self._title, STRETCH, names["class"], self.classes, gap=gap, edges=RING_ROOM),
            row((self.waits, 1), self.go_on, gap=gap, edges=(RING_ROOM, 0, RING_ROOM, 0)),
            *rows,
            (self._scrolled, 1),
            below,
            gap=gap,
            edges=grown(20),
            inside=self,
        )

    def sizeHint(self) -> QSize:
        """Large, but no larger than the parent window; exercises have more to choose."""
        return self._wanted_size.boundedTo(room_for(self))

    @property
    def _wanted_size(self) -> QSize:
        more = 0 if self._exercises is None else _MORE_OF_EXERCISES
        return QSize(pixels(_SIZE.width), pixels(_SIZE.height + more))

    def _fold(self) -> None:
        self._is_open = not self._is_open
        self._show_folded()
        self._say_folded()

    def _show_folded(self) -> None:
        """Show what is chosen rarely, or what is chosen there in one line."""
        names, may_fold = self._names, self._may_fold
        is_shown = may_fold and self._is_open
        folded: list[QWidget] = [self.years, self.practised, self.lengths]
        folded += [names["year"], names["length"]]
        kinds: list[QWidget] = [self.kinds, names["kinds"]]
        glass: list[QWidget] = [self.glass, names["glass"]] if may_fold else []
        for part in (*folded, *glass):
            part.setVisible(is_shown)
        for part in kinds:
            part.setVisible(is_shown and len(self._tasks) > 1)
        self.more.setVisible(self._may_fold)
        self.summary.setVisible(self._may_fold)

    # --- choosing -------------------------------------------------------------------------------

    @property
    def _of_class(self) -> Sequence[Participant]:
        return self._classes[self._at][1]

    @property
    def present(self) -> list[str]:
        """The keys of the pupils who are there, in the order of the list."""
        return [each.key for each in self._of_class if each.key not in self._absent]

    @property
    def rota(self) -> Rota:
        """The teams as they are now."""
        return Rota(self.teams)

    @property
    def choice(self) -> AnyChoice:
        """The game of the teams."""
        kind, key = KINDS[self._games[self._game]], AGES[self._age]
        ready = for_classroom(kind.ready_made[key])
        players = tuple(Player(each.name) for each in self._rows)
        return Choice(
            ready.options,
            players,
            None,
            counts=False,
            is_projector=True,
            ready_made=key,
            hints=False,
            seconds=self.seconds,
        )

    @property
    def exercises(self) -> Wanted:
        """The exercises without the kinds that are left out."""
        assert self._exercises is not None  # it was made for exercises
        return replace(self._exercises, tasks=self._wanted_tasks)

    @property
    def class_exercises(self) -> ClassExercises:
        """What the class is asked to do."""
        looks = (
            TeamLook(name, face.colour, face.picture)
            for name, face in zip(self.team_names, self.faces, strict=True)
        )
        school_class, _ = self._classes[self._at]
        return ClassExercises(
            school_class.key,
            school_class.name,
            self.exercises,
            self.rota,
            tuple(looks),
            self.total,
            self.seconds,
        )

    @property
    def _wanted_tasks(self) -> tuple[Task, ...]:
        """The kinds of exercises that are wanted: all of them rather than none."""
        fitting = self._fitting
        return tuple(each for each in fitting if each not in self._left_out) or fitting

    @property
    def _fitting(self) -> tuple[Task, ...]:
        """The kinds of exercises that can be made of what is practised."""
        return () if self._exercises is None else self._exercises.fitting

    @property
    def year(self) -> str:
        """The key of the school year that is practised; empty for none."""
        return "" if self.years.year is None else self.years.year.key

    @property
    def team_names(self) -> list[str]:
        """The names of the teams."""
        return [each.name for each in self._rows]

    @property
    def _rows(self) -> tuple[Team, ...]:
        """The rows of the teams that there are."""
        return self.team_rows[: len(self.teams)]

    @property
    def faces(self) -> tuple[SavedSeat, ...]:
        """The looks of the teams."""
        return tuple(each.face for each in self._rows)

    @property
    def class_name(self) -> str:
        """The name of the class."""
        return self._classes[self._at][0].name

    @property
    def last(self) -> LastLesson:
        """What is chosen, for the next lesson to begin with."""
        return LastLesson(
            today().toordinal(),
            self._classes[self._at][0].key,
            self._games[self._game],
            AGES[self._age],
            tuple(sorted(self._absent)),
            self.teams,
            self._last_teams if len(self.teams) == WHOLE_CLASS else (),
            tuple(sorted(self._left_out)),
            (*self._of_other_classes, self._kept),
            self._last.asked,
        )

    @property
    def _last_teams(self) -> Teams:
        """The teams that this class had last."""
        last, is_same = self._last, self._classes[self._at][0].key == self._last.school_class
        teams = last.teams if len(last.teams) >= FEWEST else last.last_teams
        return teams if is_same else ()

    @property
    def _of_other_classes(self) -> tuple[KeptOfClass, ...]:
        """What the other classes keep that are still there."""
        at, keys = self._classes[self._at][0].key, {each.key for each, _ in self._classes}
        return tuple(each for each in self._last.classes if each.key in keys and each.key != at)

    @property
    def _kept(self) -> KeptOfClass:
        """What the chosen class keeps for its next lesson."""
        kept = replace(
            self._last.of(self._classes[self._at][0].key),
            names=tuple(each.own_name for each in self.team_rows),
            looks=tuple(each.look for each in self.team_rows),
        )
        if self._exercises is None:
            return replace(kept, seconds=self._own_seconds)
        practised = written(replace(self._exercises, tasks=()))
        is_whole = len(self.teams) == WHOLE_CLASS
        return replace(
            kept,
            practice_seconds=self._own_seconds,
            each=_LENGTHS[self._length],
            practised=practised,
            year=self.year,
            is_whole=is_whole,
        )

    @property
    def seconds(self) -> int:
        """The hourglass of this lesson, or of these exercises.

        One chosen for another class or game is not for it.
        """
        locked = self._settings.is_locked(Settings.class_hourglass)
        if self._own_seconds is not None and not locked:
            return self._own_seconds
        return self._settings.usual(Settings.class_hourglass)

    @property
    def total(self) -> int:
        """How many exercises there are."""
        return self._total_of(_LENGTHS[self._length])

    def _total_of(self, each: int) -> int:
        """How many exercises there are with so many for each team; everybody is asked once if all
        teams have as many as the largest."""
        if each == _ONCE:
            return max(map(len, self.teams), default=0) * len(self.teams)
        return each * max(FEWEST, len(self.teams))

    def _choose_length(self, at: int) -> None:
        self._length = at
        self._show()

    def _begin_as_last_time(self) -> None:
        last = self._last
        if last.game in self._games:
            self._game = self._games.index(last.game)
        ages = [str(each) for each in AGES]
        if last.age in ages:
            self._age = ages.index(last.age)
        keys = [school_class.key for school_class, _ in self._classes]
        self._choose_class(keys.index(last.school_class) if last.school_class in keys else 0)

    def choose(self, key: str) -> None:
        """Choose the class with this key, if there is one."""
        keys = [school_class.key for school_class, _ in self._classes]
        if key in keys:
            self._choose_class(keys.index(key))

    def change(self, teams: Teams, players: Sequence[Player], faces: Sequence[SavedSeat]) -> None:
        """Change only who is in these teams, of a lesson that goes on."""
        self._teams.show_fixed(players, faces)
        self._goes_on, self.teams, self._number = True, teams, len(teams)
        here = {each for team in teams for each in team}
        self._absent = frozenset(each.key for each in self._of_class) - here
        for part in (self.classes, self.numbers, self.lot, self.list, *self._names.values()):
            part.hide()
        self._retranslate()
        self._show()

    def _choose_class(self, at: int) -> None:
        self._at = at
        key, last = self._classes[at][0].key, self._last
        is_today = last.is_of(today(), key)
        self._absent = frozenset(last.absent if is_today else ()) & {
            each.key for each in self._of_class
        }
        self._are_by_hand, self._set_aside = False, ()
        self.classes.setCurrentIndex(at)
        self._take_range()
        kept = last.of(key)
        self._length = _LENGTHS.index(kept.each) if kept.each in _LENGTHS else _USUAL_LENGTH
        practises = self._exercises is not None
        self._own_seconds = kept.practice_seconds if practises else kept.seconds
        self._teams.show_kept(kept.names, kept.looks)
        is_taken = self._take_teams_of_lesson() or (
            key == last.school_class and self._take_teams(self._teams_had)
        )
        if practises and kept.is_whole and self._number != WHOLE_CLASS:
            self._number, is_taken = WHOLE_CLASS, False
        if is_taken:
            self._show()
        else:
            self._draw_lots()

    def _take_range(self) -> None:
        """Have the exercises that fit the class: what it practised or played last.

        Of a class that has done nothing yet, those of the school year in its name.
        """
        exercises, school_class, last = self._exercises, self._classes[self._at][0], self._last
        if exercises is None or self._is_meant:
            return
        year, range_ = year_in(school_class.name), None
        kept = last.of(school_class.key)
        if kept.practised:
            year, range_ = year_of(kept.year), read_wanted(kept.practised).range
        elif year is not None:
            range_ = year.range
        elif school_class.key == last.school_class and last.game in WITH_EXERCISES:
            ready = KINDS[last.game].ready_made.get(last.age)
            range_ = None if ready is None else exercises_of(last.game).range_of(ready.options)
        if range_ is not None:
            self._practise(range_, year)

    def _practise(self, range_: Range, year: SchoolYear | None) -> None:
        assert self._exercises is not None  # otherwise nothing is practised
        self._exercises = replace(self._exercises, range=range_)
        self.years.show_year(year, range_)

    def _choose_year(self, year: SchoolYear) -> None:
        self._practise(year.range, year)
        self._show()

    @property
    def _teams_had(self) -> Teams:
        """The teams of the last lesson, or else the last ones that fit what is played now."""
        fits = self._least <= len(self._last.teams) <= self._most
        return self._last.teams if fits else self._last.last_teams

    def _take_teams_of_lesson(self, number: int = 0) -> bool:
        """Have the teams of the lesson that waits for exercises, if they are so many or any."""
        waiting = None if self._exercises is None else self._waiting_lesson
        if waiting is None:
            return False
        rota = read_teams(waiting.notes.settings).known(
            {each.key: each.key for each in self._of_class}
        )
        if rota is None or number not in (0, len(rota.teams)):
            return False
        return self._take_teams(rota.latest)

    def _take_teams(self, had: Teams) -> bool:
        """Have the teams of another lesson, if they fit what is played now.

        Who was absent that day joins a team on another.
        """
        here = {*self.present}
        teams = tuple(tuple(each for each in team if each in here) for team in had)
        if not Rota(teams).is_ready or not self._least <= len(teams) <= self._most:
            return False
        self.teams, self._number = teams, len(teams)
        for pupil in sorted(here - {each for team in teams for each in team}):
            self.teams = joined(self.teams, pupil)
        self.teams = self._last.in_turn(self.teams)
        return True

    def _choose_game(self, at: int) -> None:
        """Choose a game; teams that are too many for it come back with one that has so many."""
        self._game = at
        before = self._set_aside
        if before and len(before) <= self._most:
            self._set_aside, self._number = (), len(before)
            self.teams = before
            for pupil in {each for team in before for each in team} - {*self.present}:
                self.teams = without(self.teams, pupil)
            had = {each for team in before for each in team}
            for pupil in [each for each in self.present if each not in had]:
                self.teams = joined(self.teams, pupil)
            self._show()
        elif self._number > self._most:
            teams, are_by_hand = self.teams, self._are_by_hand
            self._choose_number(self._most)
            self._set_aside, self._are_by_hand = teams, are_by_hand
            self._name_teams()
        else:
            self._show()

    @property
    def _least(self) -> int:
        """The fewest teams: the whole class solves exercises, but a game needs two."""
        return FEWEST if self._exercises is None else WHOLE_CLASS

    @property
    def _most(self) -> int:
        """The most teams that the game can have; in exercises nobody sits at a table."""
        if self._exercises is not None:
            return MOST
        return min(MOST, KINDS[self._games[self._game]].seats[-1])

    def _choose_age(self, at: int) -> None:
        self._age = at
        self._show()

    def _choose_number(self, number: int) -> None:
        if number != len(self.teams):
            self._number, self._set_aside = number, ()
            if self._take_teams_of_lesson(number):
                self._show()
            else:
                self._draw_lots()
        else:
            self._show()

    def _press_kind(self, place: int) -> None:
        """Leave a kind of exercises out, but not the last one, or take it in again."""
        pressed = self._tasks[place]
        chosen = {*self._wanted_tasks} ^ {pressed} or {pressed}
        self._left_out -= {*self._fitting}
        self._left_out |= {*self._fitting} - chosen
        self._show()

    def _choose_glass(self) -> None:
        self._own_seconds = self.glass.seconds
        self._say_folded()

    def _draw_lots(self) -> None:
        self._are_by_hand, self._set_aside = False, ()
        self.teams = self._last.in_turn(by_lot(self.present, self._number, self._random))
        self._show()

    def _count_off(self) -> None:
        self._are_by_hand, self._set_aside = False, ()
        self.teams = self._last.in_turn(dealt(self.present, self._number))
        self._show()

    def _toggle(self, pupil: str) -> None:
        """Leave a pupil out, or have the pupil join the smallest team."""
        if pupil in self._absent:
            self.teams = joined(self.teams, pupil)
        else:
            self.teams = without(self.teams, pupil)
        self._absent ^= {pupil}
        if not self._are_by_hand and not self._goes_on:
            self.teams = evened(self.teams)
        self._show()

    def _move_on(self, pupil: str) -> None:
        """Move a pupil to the team after this one."""
        before = next(at for at, team in enumerate(self.teams) if pupil in team)
        after = (before + 1) % len(self.teams)
        self.teams = moved(self.teams, pupil, after)
        self._are_by_hand, self._set_aside = True, ()
        self._show()
        self.members[after].chips[pupil].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _waiting_lesson(self) -> SavedGame | None:
        """The lesson played last that waits for somebody of this class."""
        pupils = {each.key for each in self._of_class}

        def is_of_class(saved: SavedGame) -> bool:
            teams = read_teams(saved.notes.settings).teams
            return any(key.startswith(each) for team in teams for each in team for key in pupils)

        return next(filter(is_of_class, self._waiting), None)

    def _go_on_with_it(self) -> None:
        if self._exercises is not None:
            self._go_to_exercises()
            return
        waiting = self._waiting_lesson
        self.reject()
        self.waiting_wanted.emit(waiting)

    def _go_to_exercises(self) -> None:
        key = self._classes[self._at][0].key
        self.reject()
        self.exercises_wanted.emit(key)

    # --- display --------------------------------------------------------------------------------

    def _show(self) -> None:
        by_key = {each.key: each for each in self._of_class}
        self.games.choose(self._game)
        self.ages.choose(self._age)
        wanted = self._wanted_tasks
        self.kinds.choose({at for at, task in enumerate(self._tasks) if task in wanted})
        for chip, task in zip(self.kinds.chips, self._tasks, strict=True):
            chip.setEnabled(task in self._fitting)
        self._say_waiting()
        self._say_practised()
        self.lengths.choose(self._length)
        self._say_lengths()
        self.numbers.choose(self._number - WHOLE_CLASS)
        for at, chip in enumerate(self.numbers.chips, WHOLE_CLASS):
            chip.setVisible(self._least <= at <= self._most)
        self._name_teams()
        self.pupils.show_pupils(self._of_class, frozenset(self.present))
        self._teams.show(self.teams, by_key, self.class_name)
        self.glass.show_seconds(self.seconds)
        self.glass.setEnabled(not self._settings.is_locked(Settings.class_hourglass))
        self._say_folded()
        self._show_problem()
        self._count()

    def _say_folded(self) -> None:
        """Say what is chosen where it is folded away, and what the button does."""
        if not self._may_fold:
            return
        self.more.setText(self.tr("Fewer opt&ions") if self._is_open else self.tr("More opt&ions"))
        glass = HourglassWords(self).duration(self.seconds)
        year = self.years.year
        first = ("" if year is None else year.name, self.practised.text())
        second = (
            self.tr("{number} exercises").format(number=self.total),
            self.tr("hourglass: {time}").format(time=glass),
        )
        lines = (BETWEEN.join(filter(None, each)) for each in (first, second))
        self.summary.setText("" if self._is_open else "\n".join(lines))

    def _say_waiting(self) -> None:
        practises, words = self._exercises is not None, GameWords(self)
        waiting = None if practises else self._waiting_lesson
        exercises = self._waiting_exercises.get(self._classes[self._at][0].key)
        exercises = exercises if practises else None
        for part in (self.waits, self.go_on):
            part.setVisible(waiting is not None or exercises is not None)
        if exercises is not None:
            text = self.tr(
                "Exercises with {name} are waiting: {number} of {total} done, {moment}. "
                "New ones replace them."
            )
            self.waits.setText(
                text.format(
                    name=self.class_name,
                    number=len(exercises.done),
                    total=exercises.total,
                    moment=words.moment(exercises.moment),
                )
            )
        if waiting is not None:
            text = self.tr("A lesson with {name} is waiting: {game}, {moment}.")
            self.waits.setText(
                text.format(
                    name=self.class_name,
                    game=words.game(waiting.summary),
                    moment=words.date(waiting),
                )
            )

    def _say_practised(self) -> None:
        if self._exercises is not None:
            game = WORDS[self._exercises.game].name()
            self.practised.setText(f"{game}: {range_in_words(self._exercises.range)}")

    def _say_lengths(self) -> None:
        once = self.tr("everybody once")
        for chip, each in zip(self.lengths.chips, _LENGTHS, strict=True):
            number = str(self._total_of(each))
            said = self.tr("{number} exercises").format(number=number)
            chip.setText(once if each == _ONCE else number)
            chip.setAccessibleName(f"{once}, {said}" if each == _ONCE else said)

    def _name_teams(self) -> None:
        is_class = len(self.teams) == WHOLE_CLASS
        self._made.setText(self.tr("In this order") if is_class else self.tr("Teams"))
        self._how.setText(
            self.tr("A click on a name moves it to the end.")
            if is_class
            else self.tr("A click on a name moves it to the next team.")
        )
        if self._set_aside:
            text = self.tr(
                "New teams: {game} has {number} at most. The others come back with {other}."
            )
            other = next(each for each in self._games if each != self._games[self._game])
            self._how.setText(
                text.format(
                    game=WORDS[self._games[self._game]].name(),
                    number=len(self.teams),
                    other=WORDS[other].name(),
                )
            )

    def _show_problem(self) -> None:
        names = [folded(each.name) for each in self._rows]
        problem = ""
        if not self.rota.is_ready:
            problem = self.tr("Each team needs somebody.")
        elif len({*names}) < len(names):
            problem = self.tr("Two teams have the same name.")
        elif not all(is_name(each.name) for each in self._rows):
            problem = self.tr("A name has a character that cannot be shown.")
        self.problem.setText(problem)
        self.start.setEnabled(not problem)

    def _count(self) -> None:
        here, all_of_them = len(self.present), len(self._of_class)
        text = self.tr("Here: {number} of {all}")
        self._here.setText(text.format(number=here, all=all_of_them))

    def _retranslate(self) -> None:
        title = self.tr("Lesson with teams")
        if self._goes_on:
            title = self.tr("Who is here")
        elif self._exercises is not None:
            title = self.tr("Practise with a class")
        self.setWindowTitle(title)
        self._title.setText(title)
        words = {
            "class": self.tr("Class"),
            "game": self.tr("Game"),
            "kinds": self.tr("Exercises"),
            "numbers": self.tr("Rules for"),
            "teams": self.tr("Teams"),
            "glass": self.tr("Hourglass"),
            "year": self.tr("School year"),
            "length": self.tr("How many"),
        }
        for name, label in self._names.items():
            label.setText(words[name])
        parts = ((self.classes, "class"), (self.kinds, "kinds"))
        for part, name in parts:
            part.setAccessibleName(words[name])
        for chip, task in zip(self.kinds.chips, self._tasks, strict=True):
            chip.setText(task_in_words(task))
        for chip, game in zip(self.games.chips, self._games, strict=True):
            chip.setText(WORDS[game].name())
        for chip, age in zip(self.ages.chips, AGES, strict=True):
            chip.setText(age.value)
        whole, *several = self.numbers.chips
        whole.setText(self.tr("whole class"))
        for at, chip in enumerate(several, FEWEST):
            chip.setText(str(at))
            chip.setAccessibleName(self.tr("{number} teams").format(number=at))
        self.to_exercises.setText(self.tr("&Exercises…"))
        self._say_lengths()
        self._say_waiting()
        self.go_on.setText(self.tr("Go on with &it"))
        self._say_practised()
        self.glass.retranslate(words["glass"])
        self._say_folded()
        self._name_teams()
        self._who.setText(self.tr("Click who is absent."))
        self.lot.setText(self.tr("By &lot"))
        self.list.setText(self.tr("By the l&ist"))
        self.start.setText(self.tr("&Go on") if self._goes_on else self.tr("&Begin"))
        self.cancel.setText(self.tr("&Cancel"))
        self._count()
