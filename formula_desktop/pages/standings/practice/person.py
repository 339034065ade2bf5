"""What a person has practised: each skill, the last sessions, and what comes again."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QWidget

from formula_desktop import clock
from formula_desktop.clock import today
from formula_desktop.look.theme import LIGHT, RING_ROOM, Theme
from formula_desktop.models.results.practice import (
    ComingOn,
    Counted,
    MissedExercise,
    PersonPractice,
    PuzzleDay,
)
from formula_desktop.models.words.practice import PracticeWords, skills_in_words
from formula_desktop.models.words.results import number_in_words
from formula_desktop.models.words.signs import laid_in_words
from formula_desktop.models.words.skills import skill_in_words
from formula_desktop.models.words.tasks import task_in_words
from formula_desktop.pages.standings.practice.printed_stars import PrintedStars
from formula_desktop.pages.standings.practice.skill_bar import SkillBar
from formula_desktop.pages.standings.practice.stars import Star, Stars, TableStars
from formula_desktop.paper.report import PrintedTable, Titled
from formula_desktop.practise.exercise import ONE_SUM
from formula_desktop.practise.training.in_skills import InSkill, in_tables
from formula_desktop.results.practised import OnceMore, PractisedSession
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.layouts import STRETCH, column, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.scrolled import Scrolled

MOST: Final = 6
"""The number of sessions shown."""
_MOST_DAYS: Final = 4
"""The number of days shown with their puzzles."""
_NOTHING: Final = PersonPractice((), (), (), OnceMore(0, 0))

# In units:
_GAP: Final = 8
_COLUMNS_GAP: Final = 20
_HEADING: Final = 40
_BETWEEN: Final = 14  # between the parts of the page
_EDGE: Final = 14  # around what is next
_ALONE: Final = 440  # the width of what is next while there is nothing else


class PersonPracticePanel(Scrolled):
    """A person's skills, what comes again and when, and the last sessions."""

    practise_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # to scroll it by keys
        self.practice = _NOTHING
        self.bars: list[SkillBar] = []
        self._lines = 0
        self._words = PracticeWords(self)
        self._theme, self._unit = LIGHT, 1.0
        self._whole = QWidget(self.viewport())
        self._next_place = QWidget(self._whole)
        self._next_place.setProperty("ground", "area")
        self._next_place.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.said = plain_label("heading", wraps=True)
        self.begin = button("go", self.practise_wanted.emit, takes_keyboard=True)
        self._upper = row((self.said, 1), self.begin, inside=self._next_place)
        self.more = button("", self._fill, takes_keyboard=True)
        self.more.setParent(self._whole)
        self.more.setCheckable(True)
        self._grid = QGridLayout()
        for wide, share in ((1, 2), (2, 3)):
            self._grid.setColumnStretch(wide, share)
        self._column = column(self._next_place, self._grid, STRETCH, inside=self._whole)
        self.hold(self._whole)

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self._theme, self._unit = theme, unit
        self._grid.setVerticalSpacing(round(_GAP * unit))
        self._grid.setHorizontalSpacing(round(_COLUMNS_GAP * unit))
        self._column.setSpacing(round(_BETWEEN * unit))
        room = max(RING_ROOM, round(RING_ROOM * unit))
        self._column.setContentsMargins(room, room, room, room)
        edge = round(_EDGE * unit)
        self._upper.setContentsMargins(edge, edge, edge, edge)
        self._upper.setSpacing(edge)
        self._fill()

    def show_practice(self, practice: PersonPractice) -> None:
        """Show what a person has practised, in the current language."""
        self.practice = practice
        self._fill()

    def _fill(self) -> None:
        practice = self.practice
        self._clear()
        self._say_next()
        tables = in_tables(practice.skills)
        if tables:
            self._add_heading(self.tr("Tables"))
            stars = TableStars()
            stars.show_as(self._theme, self._unit)
            stars.show_tables(tables)
            self._grid.addWidget(stars, self._next_line(), 0, 1, 3)
        if practice.skills:
            self._add_heading(self.tr("How it is going"), self.more)
            if self.more.isChecked():
                self._add_scale()
            told = practice.skills if self.more.isChecked() else practice.skills_in_short
            for rated in told:
                self._add_skill(rated)
        self.more.setVisible(bool(practice.skills))
        if practice.puzzles:
            self._add_heading(self.tr("Puzzles of the day"))
            for day in practice.puzzles[:_MOST_DAYS]:
                self._add_day(day)
        later = [each for each in practice.coming if each.days > 0]  # today's are told above
        if later:
            self._add_heading(self.tr("Comes again"))
            for each in later:
                self._add_line(*self._coming_in_words(each))
        self._add_missed()
        if practice.sessions:
            self._add_heading(self.tr("Practised last"))
            for session in practice.sessions[:MOST]:
                self._add_line(*self._session_in_words(session))

    def _add_missed(self) -> None:
        """Name the last exercises that were not right at once, with what was answered."""
        if self.practice.missed:
            self._add_heading(self.tr("Not right at once"))
        for missed in self.practice.missed:
            asked, answered, became = self._missed_in_words(missed)
            said = self.tr("Answered: {sums}").format(sums=answered) if answered else ""
            self._add_line(asked, said, f"{became}, {self._words.day(missed.day, today())}")

    def _clear(self) -> None:
        self.bars, self._lines = [], 0
        while (item := self._grid.takeAt(0)) is not None:
            old = item.widget()
            if old is not None and old is not self.more:
                old.hide()
                old.deleteLater()

    def _say_next(self) -> None:
        practice, (number, today_) = self.practice, self.practice.once_more
        if today_:
            said = self.tr("Once more: %n exercise(s) for today", "", today_)
        elif number:
            said = self.tr("Done for today")
        elif practice.sessions:
            said = self.tr("Nothing to repeat today")
        else:
            said = self.tr("Nothing has been practised yet. The first exercises are easy ones.")
        self.said.setText(said)
        self._put_next_in_the_middle(not practice.sessions)
        self.begin.setText(self.tr("Once more") if today_ else self.tr("Practise"))
        self.more.setText(self.tr("Less") if self.more.isChecked() else self.tr("More"))

    def _put_next_in_the_middle(self, is_alone: bool) -> None:
        """Put what is next in the middle of the page while there is nothing else to show."""
        ways, middle = QBoxLayout.Direction, Qt.AlignmentFlag.AlignCenter
        alignment = middle if is_alone else Qt.AlignmentFlag(0)
        self._next_place.setMinimumWidth(round(_ALONE * self._unit) if is_alone else 0)
        self._upper.setDirection(ways.TopToBottom if is_alone else ways.LeftToRight)
        self._column.setAlignment(self._next_place, alignment)
        self._column.setStretchFactor(self._next_place, int(is_alone))
        self.said.setAlignment(alignment or Qt.AlignmentFlag.AlignVCenter)

    # --- lines ----------------------------------------------------------------------------------

    def _next_line(self) -> int:
        self._lines += 1
        return self._lines

    def _add_heading(self, text: str, beside: QWidget | None = None) -> None:
        heading = plain_label("heading", text)
        heading.setAlignment(Qt.AlignmentFlag.AlignBottom)
        heading.setMinimumHeight(round(_HEADING * self._unit))
        if beside is None:
            self._add_whole_line(heading)
            return
        line = self._next_line()
        self._grid.addWidget(heading, line, 0, 1, 2)
        edge = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        self._grid.addWidget(beside, line, 2, edge)

    def _add_whole_line(self, label: QLabel) -> None:
        self._grid.addWidget(label, self._next_line(), 0, 1, 3)

    def _add_scale(self) -> None:
        """Say what the bars mean."""
        said = self.tr("The mark is a typical sum. A long bar: not sure yet.")
        self._add_whole_line(plain_label("soft", said, wraps=True))
        line = self._next_line()
        place = QWidget()
        ends = (plain_label("soft", self.tr("easy")), STRETCH, plain_label("soft", self.tr("hard")))
        row(*ends, inside=place)
        self._grid.addWidget(place, line, 1)

    def _add_skill(self, rated: InSkill) -> None:
        line, words = self._next_line(), self._words
        name = plain_label("status", skill_in_words(rated.skill), wraps=True)
        counts = self._counts(rated)
        state = plain_label("", words.state(rated, counts), wraps=True)
        numbers = plain_label("soft", words.solved_of(counts.tried, counts.solved), wraps=True)
        for at, part in enumerate((name, state, numbers)):
            self._grid.addWidget(part, line, at, Qt.AlignmentFlag.AlignVCenter)
        if self.more.isChecked():
            self._add_rating(rated)

    def _counts(self, rated: InSkill) -> Counted:
        """How many exercises of a skill were tried, and how many of them were right."""
        return self.practice.counts.get(rated.skill, Counted(rated.tries, 0, 0))

    def _add_rating(self, rated: InSkill) -> None:
        """Show the rating of a skill, for those who want it more exactly."""
        line, words = self._next_line(), self._words
        bar = SkillBar()
        bar.show_as(self._theme, self._unit)
        bar.show_rating(rated, words.in_short(rated))
        self.bars.append(bar)
        known = (*words.known(rated), words.rating(rated))
        self._grid.addWidget(bar, line, 1, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(plain_label("soft", "  ·  ".join(known), wraps=True), line, 2)

    def _add_line(self, name: str, said: str, more: str) -> None:
        line = self._next_line()
        self._grid.addWidget(plain_label("status", name, wraps=True), line, 0)
        self._grid.addWidget(plain_label("", said, wraps=True), line, 1)
        self._grid.addWidget(plain_label("soft", more, wraps=True), line, 2)

    def _add_day(self, puzzles: PuzzleDay) -> None:
        """Add a line with the stars of a day: full ones for puzzles solved at once."""
        line = self._next_line()
        solved = puzzles.alone + puzzles.helped
        stars = Stars(*[Star.FULL] * puzzles.alone, *[Star.OUTLINE] * puzzles.helped)
        stars.show_as(self._theme, self._unit)
        self._grid.addWidget(
            plain_label("status", self._words.day(puzzles.day, today()), wraps=True), line, 0
        )
        self._grid.addWidget(stars, line, 1, Qt.AlignmentFlag.AlignLeft)
        said = self.tr("%n solved", "", solved)
        self._grid.addWidget(plain_label("soft", said, wraps=True), line, 2)

    def _coming_in_words(self, coming: ComingOn) -> tuple[str, str, str]:
        words = self._words
        number, skills = words.tries(coming.number), skills_in_words(coming.skills)
        return words.coming(coming.days), number, skills

    def _missed_in_words(self, missed: MissedExercise) -> tuple[str, str, str]:
        """What was not right at once, as it is right; the wrong answers; and what became of it."""
        asked = laid_in_words(missed.right)
        if missed.task not in ONE_SUM:
            text = self.tr("{task}: {sum}")
            if missed.is_example:
                text = self.tr("{task}, for instance {sum}")
            asked = text.format(task=task_in_words(missed.task), sum=asked)
        return asked, ", ".join(map(laid_in_words, missed.wrong)), self._became(missed)

    def _became(self, missed: MissedExercise) -> str:
        if not missed.is_solved:
            return self.tr("not solved")
        if not missed.is_known:
            return self.tr("then right, or with help")
        return self.tr("then right") if missed.wrong else self.tr("right with help")

    def _session_in_words(self, session: PractisedSession) -> tuple[str, str, str]:
        day = clock.local(session.ended).date()
        words = self._words
        return words.day(day, today()), words.way(session), words.solved(session)

    # --- beside it, and on paper ----------------------------------------------------------------

    def facts(self) -> list[tuple[str, str]]:
        """Names with numbers, to be shown beside the panel."""
        practice = self.practice
        if not practice.sessions:
            return []
        return [
            (self.tr("Times practised"), number_in_words(len(practice.sessions))),
            (self.tr("Exercises"), number_in_words(practice.tries)),
            (self.tr("Solved"), number_in_words(practice.solved)),
            *self._stars(),
        ]

    def _stars(self) -> list[tuple[str, str]]:
        """How many puzzles of a day were solved, at once or later."""
        solved = sum(each.alone + each.helped for each in self.practice.puzzles)
        return [(self.tr("Puzzles of the day"), number_in_words(solved))] if solved else []

    def printed_stars(self) -> tuple[Titled, ...]:
        """The stars of the tables, to be proud of on paper."""
        tables = in_tables(self.practice.skills)
        return (Titled(self.tr("Tables"), PrintedStars(tables)),) if tables else ()

    def printed(self) -> tuple[PrintedTable, ...]:
        """How much was practised, the skills and all sessions; nothing for who never did."""
        if not self.practice.sessions:
            return ()
        words = self._words
        skills = tuple(
            (
                skill_in_words(rated.skill),
                words.state(rated, self._counts(rated)),
                number_in_words(self._counts(rated).tried),
                number_in_words(self._counts(rated).solved),
            )
            for rated in self.practice.skills_in_short
        )
        of_skills = (self.tr("Skill"), self.tr("So far"))
        numbers = (self.tr("Exercises"), self.tr("Solved"))
        of_sessions = (self.tr("Day"), self.tr("What"), self.tr("Solved"))
        sessions = tuple(
            (
                words.whole_day(clock.local(each.ended).date()),
                *self._session_in_words(each)[1:],
            )
            for each in self.practice.sessions
        )
        missed = tuple(
            (words.whole_day(each.day), *self._missed_in_words(each))
            for each in self.practice.missed
        )
        of_missed = (self.tr("Day"), self.tr("Right"), self.tr("Answered"), "")
        names, values = zip(*self.facts(), strict=True)
        each = frozenset(range(len(names)))
        return (
            PrintedTable(self.tr("Practice"), names, (values,), each, ""),
            PrintedTable(
                self.tr("How it is going"), (*of_skills, *numbers), skills, frozenset((2, 3)), ""
            ),
            *(
                PrintedTable(each, of_missed, missed, frozenset(), "")
                for each in (self.tr("Not right at once"),)
                if missed
            ),
            PrintedTable(self.tr("Practised last"), of_sessions, sessions, frozenset(), ""),
        )
