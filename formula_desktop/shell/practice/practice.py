"""Practising: its pages in the window, its sessions, and navigation to and from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from itertools import islice
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QMenu

from formula_desktop import clock
from formula_desktop.clock import today
from formula_desktop.kinds.registry import KINDS
from formula_desktop.models.table.exercise import MOST_TRIES, Stand
from formula_desktop.practise.draw import Draw
from formula_desktop.practise.exercise import ONE_SUM, Exercise
from formula_desktop.practise.school_years import begins_with, year_of
from formula_desktop.practise.shipped import puzzles
from formula_desktop.practise.training.ended import Ended, PuzzlePlace
from formula_desktop.practise.training.in_skills import known_tables
from formula_desktop.practise.training.line import Line, line_of
from formula_desktop.practise.training.session import A_DAY, MOST, Way
from formula_desktop.practise.wanted import Wanted
from formula_desktop.shell import on_demand
from formula_desktop.shell.games import WindowGames
from formula_desktop.shell.kinds import PARTS
from formula_desktop.shell.practice.class_practice import ClassPractice
from formula_desktop.shell.practice.class_sitting import ClassSitting
from formula_desktop.shell.practice.records import Records, lines
from formula_desktop.shell.practice.round_time import RoundTime
from formula_desktop.shell.practice.sitting import Sitting
from formula_desktop.shell.practice.start import Start
from formula_desktop.shell.practice.supply import Supply

if TYPE_CHECKING:
    from formula_desktop.pages.play.play import TablePlay
    from formula_desktop.pages.practise.ended import PracticeEnded
    from formula_desktop.pages.practise.exercise.page import AnyExercisePage
    from formula_desktop.pages.practise.page import PractisePage
    from formula_desktop.pages.practise.round_result import RoundResult
    from formula_desktop.results.lesson_bests import LessonBests
    from formula_desktop.results.participants import Participant
    from formula_desktop.shell.practice.sharing import RoundSharing

_LOOK_AGAIN_MS: Final = 20
"""How soon to look again whether an exercise is made that somebody waits for."""


class Practice(QObject):
    """The pages of practising; a table behind an exercise is paused."""

    rules_wanted = Signal(str, str)
    """Emitted with a game and a place in its rules."""
    paper_wanted = Signal()
    """Emitted to print exercises like those that are practised freely."""
    certificates_wanted = Signal(object)
    """Emitted with the LessonBests of a class, to print certificates."""
    heard = Signal(object)
    """The Sound of what happens at an exercise."""
    changed = Signal()
    """Emitted when other actions apply to the exercise than before."""

    def __init__(
        self,
        games: WindowGames,
        menu: QMenu,
        is_held: Callable[[], bool],
        random: Random | None = None,
    ) -> None:
        """`is_held` says whether the table behind stays paused after the exercises.

        `random` draws the exercises; without it they cannot be foretold.
        """
        super().__init__(games)
        self._navigator = games.navigator
        self._games = games
        self._settings = games.settings
        self._menu = menu
        self._is_held = is_held
        self._random = random or SystemRandom()
        self._records = Records(games.archive)
        self._start = Start(games, menu, self._records)
        self._start.made.connect(self._follow_page)
        of_class = games, self._start, self._records, self._random
        self._class = ClassPractice(*of_class, self._begin, self)
        self._bests: LessonBests | None = None  # of the class that it tells of
        self._pages: dict[str, AnyExercisePage] = {}
        self.end_page: PracticeEnded | None = None
        self._ended_day: date | None = None  # of the puzzles that it tells of
        self._game_of_round = ""
        self._round: RoundResult | None = None  # that it tells of
        self.round_sharing: RoundSharing | None = None
        """What shares a speed round, made for the first one."""
        self._puzzle: PuzzlePlace | None = None
        """The puzzle that is asked."""
        self._next_puzzle: PuzzlePlace | None = None
        """The one that is offered at the end."""
        self._easier_puzzle: PuzzlePlace | None = None
        """The one that is offered beside it."""
        self.page: AnyExercisePage | None = None
        """The page with an exercise, as long as a session is not over."""
        self.sitting: Sitting | None = None
        """The session."""
        self._seated: Participant | None = None
        """The person in the session."""
        self._begin_sitting: Callable[[], Sitting] | None = None
        """Begins a session like the last one."""
        self._asked: dict[str, list[str]] = {}
        """The sums that each person was asked lately, and since the program began; '' is nobody."""
        self._held: TablePlay | None = None
        self._later = QTimer(self, singleShot=True, interval=_LOOK_AGAIN_MS)
        self._later.timeout.connect(self._ask_next)
        self.time = RoundTime(self, self._is_calculating)
        self.time.passed.connect(self._show_time)
        self.time.over.connect(self._end_round)
        games.navigator.moved.connect(self._follow_navigator)

    # --- the page to start from -----------------------------------------------------------------

    def show(self) -> None:
        """Show all that can be practised."""
        self._start.show()

    def ask_class(self, key: str = "") -> None:
        """Ask for the exercises of the class with this key, or of the last one."""
        self._start.write()
        self._class.ask(self._start.wanted, key)

    def go_on_with_class(self, key: str) -> None:
        """Go on with the exercises of a class that wait."""
        self._class.go_on(key)

    @property
    def start_page(self) -> PractisePage | None:
        """The page with all that can be practised."""
        return self._start.page

    @property
    def person(self) -> str:
        """The key of who practises."""
        return self._start.person

    def _follow_page(self, page: PractisePage) -> None:
        """Begin what is wanted on the page to start from."""
        page.puzzle_wanted.connect(self._begin_puzzles)
        page.one_puzzle_wanted.connect(self._begin_puzzle)
        page.mistakes_wanted.connect(self._begin_mistakes)
        page.free_wanted.connect(self._begin_free)
        page.speed_wanted.connect(self._begin_round)
        page.class_wanted.connect(self._class.ask)
        page.paper_wanted.connect(self.paper_wanted)

    # --- sessions -------------------------------------------------------------------------------

    def practise(self, exercises: Sequence[Exercise]) -> None:
        """Begin with these exercises, which are from a game of the one who practises."""
        self._practise([line_of(each) for each in exercises])

    def practise_from_game(self, person: str, exercises: Sequence[str]) -> None:
        """Have a person begin with exercises from a game, as they are written."""
        self._settings.practiser = person
        self._practise([*lines(exercises)])

    def _practise(self, own: Sequence[Line]) -> None:
        self._begin(lambda: self._sitting(Way.MISTAKES, own=own))

    def practise_as(self, person: str) -> None:
        """Have a person repeat what is due, or show what this person can practise."""
        self._settings.practiser = person
        if self._records.once_more(person, today()).today:
            self._begin_mistakes()
        else:
            self.show()

    def _begin_puzzles(self, game: str, day: date) -> None:
        """Begin a puzzle of a day that is not solved yet: the one that suits, or else the next."""
        solved = self._start.solved(self.person).get(day, frozenset())
        suited = self._start.suited_puzzle(self.person, game, day)
        left = [at for at, text in enumerate(puzzles(game, day)) if text not in solved]
        harder = [at for at in left if at >= suited]
        self._begin_puzzle(game, day, next(iter(harder or left), suited))

    def _begin_puzzle(self, game: str, day: date, at: int) -> None:
        """Begin one of the three puzzles of a day, whether it is solved or not."""
        own = [*lines([puzzles(game, day)[at]])]
        self._begin(
            lambda: self._sitting(Way.PUZZLE, own=own, puzzle=day), PuzzlePlace(game, day, at)
        )

    def _begin_mistakes(self) -> None:
        def begin() -> Sitting:
            number = self._records.once_more(self.person, today()).today or A_DAY
            due = [*islice(lines(self._records.due(self.person, today())), number)]
            new = lines(self._records.mistakes(self.person))
            own = [*islice(new, number - len(due))]
            return self._sitting(Way.MISTAKES, own=own, due=due)

        self._begin(begin)

    def _begin_free(self, wanted: Wanted) -> None:
        def begin() -> Sitting:
            due = self._records.due(self.person, today())
            first = [*islice(lines(due, wanted.includes), MOST)]
            return self._sitting(Way.FREE, due=first, supply=self._supply(wanted))

        self._start.keep_wanted(wanted)
        self._begin(begin)

    def _begin_round(self, wanted: Wanted) -> None:
        def begin() -> Sitting:
            best = self._records.best(self.person, wanted)
            return self._sitting(
                Way.SPEED, supply=self._supply(single, is_of_round=True), best=best
            )

        tasks = tuple(each for each in wanted.fitting if each in ONE_SUM)
        single = replace(wanted, tasks=tasks)
        self._start.keep_wanted(wanted)
        self._game_of_round = wanted.game
        self._begin(begin)

    def _supply(self, wanted: Wanted, *, is_of_round: bool = False) -> Supply:
        year = year_of(self._settings.school_year)
        is_of_year = year is not None and year.range == wanted.range
        first = begins_with(year) if year is not None and is_of_year else None
        person = self.person
        if person not in self._asked:
            self._asked[person] = self._records.asked(person)
        draw, asked = Draw(self._random.getrandbits(64)), self._asked[person]
        known = known_tables(self._records.progress(person).ratings)
        return Supply(wanted, draw, first, asked, known=known, is_of_round=is_of_round)

    def _sitting(
        self,
        way: Way,
        *,
        due: Sequence[Line] = (),
        own: Sequence[Line] = (),
        supply: Supply | None = None,
        puzzle: date | None = None,
        best: int = 0,
    ) -> Sitting:
        return Sitting(
            way,
            self.person,
            self._records,
            self._random,
            due=due,
            own=own,
            supply=supply,
            puzzle=puzzle,
            best=best,
        )

    def _begin(self, begin: Callable[[], Sitting], puzzle: PuzzlePlace | None = None) -> None:
        """Begin a session, which *Again* begins once more; with a puzzle it is one of a day."""
        self._close()
        self._records.wait()
        self._start.add_newcomer()
        self._begin_sitting, self._puzzle = begin, puzzle
        self.sitting = begin()
        self._seated = self._records.person(self.sitting.person)
        if isinstance(self.sitting, ClassSitting):
            self._class.set_up(self.sitting)
        if self.sitting.way is Way.SPEED:
            self.time.start()
        self._ask_next()

    def _repeat(self) -> None:
        """Begin once more, or with the next puzzle."""
        if self._next_puzzle is not None:
            self._begin_puzzle(*self._next_puzzle)
        elif self._begin_sitting is not None:
            self._begin(self._begin_sitting)

    def _begin_easier(self) -> None:
        """Begin with the easier puzzle that is left of the day."""
        if self._easier_puzzle is not None:
            self._begin_puzzle(*self._easier_puzzle)

    def _go_on(self) -> None:
        """Show what comes next; a speed round goes on by itself."""
        if self.sitting is not None and self.sitting.way is not Way.SPEED:
            self._ask_next()

    def _ask_next(self) -> None:
        """Show the next exercise as soon as it is made, or the end."""
        sitting = self.sitting
        if sitting is None:
            return
        if sitting.maker is not None and not sitting.is_ready:
            self._open(sitting.maker.wanted.game).wait()
            self._later.start()
            return
        line = sitting.next()
        if line is None:
            self._end()
            return
        self._show_asked(self._open(line.exercise.game), sitting, line)

    @property
    def waits(self) -> bool:
        """Whether the next exercise is yet to be made."""
        return self._later.isActive()

    def _open(self, game: str) -> AnyExercisePage:
        """Show the page with the exercises of a game."""
        before, page = self.page, self._exercise_page(game)
        self.page = page
        self._navigator.show(page)
        if before is not None and before is not page:
            before.clear()
        self._hold()
        return page

    def _show_asked(self, page: AnyExercisePage, sitting: Sitting, line: Line) -> None:
        """Show the exercise that is asked, and who is asked in a class."""
        is_round = sitting.way is Way.SPEED
        self.time.begin_lap()
        page.person, page.pupil, page.team = self._seated, "", ""
        if isinstance(sitting, ClassSitting):
            self._class.seat(page, sitting)
        self._class.show_teams(page, sitting)
        self._class.keep(sitting)
        page.puzzle = None if self._puzzle is None else self._puzzle.at
        page.show_exercise(
            line.exercise,
            sitting.number,
            sitting.total,
            comes_again=sitting.comes_again,
            most_tries=1 if is_round else MOST_TRIES,
            solved=sitting.solved_at_once if is_round else None,
        )

    def _exercise_page(self, game: str) -> AnyExercisePage:
        if game not in self._pages:
            exercise = PARTS[game].exercise
            assert exercise is not None  # otherwise it has no exercises
            page = self._pages[game] = exercise()(self._settings, self._games.look)
            page.header_menu_button.setMenu(self._menu)
            page.left.connect(self._leave_exercise)
            page.tried.connect(self._follow_try)
            page.next_wanted.connect(self._go_on)
            page.rules_wanted.connect(self.show_rules)
            page.sounds.heard.connect(self.heard)
            page.turn_time.changed.connect(self.changed)
            self._navigator.add(page, self.show_again, lambda: self.page is page)
        return self._pages[game]

    def _follow_try(self, _is_first: bool, is_right: bool, answer: str) -> None:
        sitting = self.sitting
        if sitting is None:
            return
        game = self.page.game if self.page is not None else None
        has_help = game is not None and game.had_hint
        is_over = game is None or game.stand is not Stand.WRONG
        moment, day = clock.now(), today()
        is_quick = sitting.way is Way.SPEED and self.time.is_quick
        sitting.answered(
            is_right,
            moment,
            day,
            has_help=has_help,
            is_over=is_over,
            is_quick=is_quick,
            answer=answer,
        )
        self._class.keep(sitting)
        if self.page is not None:
            self._class.show_teams(self.page, sitting)
        if sitting.session.puzzle is not None and not sitting.person:
            day, solved = sitting.session.puzzle, sitting.solved
            self._start.remember_of_nobody(day, solved, sitting.not_at_once)
        if sitting.way is Way.SPEED:  # what was missed is told beside the next one
            QTimer.singleShot(0, self, self._ask_next)

    def _leave_exercise(self) -> None:
        """Go back, by way of what was reached if there is anything."""
        sitting = self.sitting
        if sitting is None or not sitting.was_tried:
            self._navigator.back()
        elif isinstance(sitting, ClassSitting) and self.page is not None:
            self._class.ask_to_stop(self.page, sitting, self._end)
        else:
            self._end()

    def _end_round(self) -> None:
        if self.sitting is not None:
            self.sitting.time_over()
        self._end()

    def _end(self) -> None:
        """Show how the session went."""
        sitting = self.sitting
        if sitting is None:
            return
        ended, teams = sitting.ended(), self._class.counts(sitting)
        if self.end_page is None:
            page = self.end_page = on_demand.PracticeEnded(self._games.look, self._navigator.stack)
            page.header_menu_button.setMenu(self._menu)
            page.again.connect(self._repeat)
            page.easier.connect(self._begin_easier)
            page.left.connect(self._navigator.back)
            page.share.connect(self._share)
            page.certificates.connect(lambda: self.certificates_wanted.emit(self._bests))
            self._navigator.add(page, self._show_end_again)
        self._ended_day = sitting.session.puzzle
        self._round = self._round_result(sitting, ended)
        self._bests = self._class.bests(sitting)
        self._class.forget(sitting)
        puzzle, game = self._puzzle, self.page.game if self.page is not None else None
        points = game.reached if game is not None else 0
        self._close(keeps_size=True)  # the class reads the end, too
        of_day = None if puzzle is None else self._start.after_puzzle(self.person, puzzle)
        self._next_puzzle = self._easier_puzzle = None
        if of_day is not None:
            of_day = replace(of_day, points=points)
            self._next_puzzle = of_day.next if ended.has_solved else puzzle
            self._easier_puzzle = of_day.easier
        has_bests = self._bests is not None
        person = None if teams else self._seated
        self.end_page.show_end(
            ended, today(), teams, of_day, person=person, has_certificates=has_bests
        )
        self._show_end_again()

    def _share(self, at: QPoint) -> None:
        """Ask at this point how to share the day's puzzles, or the speed round."""
        if self._ended_day is not None:
            self._start.share(self._ended_day, at)
        elif self._round is not None and self.end_page is not None:
            if self.round_sharing is None:
                from formula_desktop.shell.practice.sharing import RoundSharing  # if asked for

                self.round_sharing = RoundSharing(self.end_page)
            self.round_sharing.offer(self._round, at)

    def _round_result(self, sitting: Sitting, ended: Ended) -> RoundResult | None:
        """The result of a speed round to share; None after anything else."""
        if sitting.way is not Way.SPEED:
            return None
        from formula_desktop.pages.practise.round_result import RoundResult  # not before the end

        person = self._seated
        seated = ("", "", "") if person is None else (person.name, person.picture, person.colour)
        game = self._game_of_round
        return RoundResult(*seated, game, ended.first, ended.is_best, ended.is_whole, today())

    # --- a class --------------------------------------------------------------------------------

    @property
    def asks_pupils(self) -> bool:
        """Whether an exercise is shown that a pupil of a class is asked."""
        return self.is_shown and isinstance(self.sitting, ClassSitting)

    def skip_pupil(self) -> bool:
        """Ask the next pupil in place of the one who is asked; return whether pupils are asked.

        Once the exercise is over, ask the next one.
        """
        page, sitting = self.page, self.sitting
        if page is None or not self.is_shown or not isinstance(sitting, ClassSitting):
            return False
        line = sitting.session.exercise
        if page.game is not None and page.game.is_done:
            self._ask_next()
        elif line is not None and sitting.skip_pupil():
            self._show_asked(page, sitting, line)
        else:
            self._class.say_not_skipped(page)
        return True

    def _show_end_again(self) -> None:
        assert self.end_page is not None  # it was shown before
        self._navigator.show(self.end_page)
        self.end_page.focus_first()

    # --- beside it ------------------------------------------------------------------------------

    @property
    def is_shown(self) -> bool:
        """Whether an exercise is shown."""
        return self.page is not None and self._navigator.is_shown(self.page)

    def show_rules(self) -> None:
        """Show the rule that the draft breaks, or else the rules of the game."""
        page = self.page
        if page is None:
            return
        refusal = page.refusal
        reasons = KINDS[page.name].reasons
        if refusal is not None and isinstance(refusal.reason, reasons):
            self.rules_wanted.emit(*on_demand.place_of(refusal.reason))
        else:
            self.rules_wanted.emit(page.name, "")

    def show_again(self) -> None:
        """Return from the rules to the exercise."""
        if self.page is not None:
            self._navigator.show(self.page)
            self.page.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _is_calculating(self) -> bool:
        page = self.page
        if page is None or not self.is_shown or not page.isActiveWindow():
            return False
        game = page.game
        return game is not None and game.stand is not Stand.SHOWN and not self.waits

    def _show_time(self, share: float) -> None:
        if self.page is not None:
            self.page.time_left.show_share(share)

    def _hold(self) -> None:
        """Pause the game on the table."""
        play = self._games.tables.play
        if self._held is None and play is not None and play.game is not None:
            self._held = play
            play.hold()

    def leave(self) -> None:
        """End the session where it is, and resume the game on the table."""
        self._close()

    def _close(self, *, keeps_size: bool = False) -> None:
        self.time.stop()
        self._later.stop()
        sitting, self.sitting = self.sitting, None
        page, self.page = self.page, None
        if sitting is not None:
            sitting.close()
        if page is not None:
            page.clear()
        if not keeps_size:
            self._class.put_back()
        held, self._held = self._held, None
        if held is not None and not self._is_held():
            held.resume()

    def _follow_navigator(self) -> None:
        """End the session when its page is left, unless it waits behind a page aside."""
        page, navigator = self.page, self._navigator
        if page is not None and not navigator.is_shown(page) and not navigator.waits(page):
            self.leave()
        end = self.end_page
        if page is None and end is not None and not navigator.is_shown(end):
            self._class.put_back()
