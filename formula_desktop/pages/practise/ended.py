"""The end of a session of practice: what went well, and what comes again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QLabel, QWidget

from formula_desktop.classes.counts import TeamCount, had_as_many
from formula_desktop.look.confetti import Confetti
from formula_desktop.look.presentation import Look
from formula_desktop.look.theme import Size
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.skills import skill_in_words
from formula_desktop.pages.practise.class_end import ClassEnd
from formula_desktop.pages.practise.ended_parts import Count, Picture, Stars, ThreeMarks, centred
from formula_desktop.pages.practise.marks import Mark, marks_of
from formula_desktop.pages.practise.sheet import Sheet
from formula_desktop.practise.exercise import Task
from formula_desktop.practise.training.ended import Ended, EndedPuzzle, PuzzlePlace
from formula_desktop.practise.training.session import Way
from formula_desktop.results.participants import Participant
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.layouts import STRETCH, column, row
from formula_desktop.widgets.page_header import PageHeader
from formula_desktop.widgets.translated import Translated

# In units:
_SHEET: Final = 720  # the width
_SHEET_OF_CLASS: Final = 1040
_PADDING: Final = 36
_GAP: Final = 20
_MAIN: Final = Size(200, 54)
_CONFETTI: Final = 1.6  # as large as at the end of a game

_MUCH: Final = 3
"""Whoever has tried so many has practised well."""


class PracticeEnded(Translated, QWidget):
    """Tells how a session went, without a grade, and offers another one."""

    again = Signal()
    easier = Signal()
    """Emitted for the easier puzzle that is left."""
    left = Signal()
    share = Signal(QPoint)
    """Emitted to share the day's puzzles or a speed round, with where on the screen to ask how."""
    certificates = Signal()
    """Emitted to print certificates for a class."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._ended: Ended | None = None
        self._today = date.min
        self._teams: tuple[TeamCount, ...] = ()
        self._puzzle: EndedPuzzle | None = None
        self._person: Participant | None = None
        self.header = PageHeader(look, self)
        self.header_menu_button = self.header.menu_button
        self.sheet = Sheet()
        self._picture = Picture()
        self.headline = centred("large")
        self.marks = ThreeMarks()
        self.stars = Stars()
        self.counts = tuple(Count() for _ in range(3))
        self.comment, self.went_well, self.comes_again = (centred("status") for _ in range(3))
        self.teams = ClassEnd()
        self.again_button = button("go", self.again.emit, takes_keyboard=True)
        self.easier_button = button("", self.easier.emit, takes_keyboard=True)
        self.done_button = button("", self.left.emit, takes_keyboard=True)
        self.share_button = button("", self._want_to_share, takes_keyboard=True)
        self.certificates_button = button("", self.certificates.emit, takes_keyboard=True)
        """For a class."""
        self.certificates_button.hide()
        self._lay_out()
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.left)
        self._retranslate()
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        self._counts = row(STRETCH, *((each, 2) for each in self.counts), STRETCH)
        others = (self.done_button, self.easier_button, self.again_button)
        on_paper = (self.share_button, self.certificates_button)
        self._buttons = row(STRETCH, *on_paper, *others, STRETCH)
        texts = (self.comment, self.went_well, self.comes_again)
        above = row(STRETCH, self._picture, STRETCH)
        marks = row(STRETCH, self.marks, self.stars, STRETCH)
        parts = (above, self.headline, marks, self._counts, self.teams, *texts, self._buttons)
        self._column = column(*parts, inside=self.sheet)
        self._around = column((None, 1), row((None, 1), self.sheet, (None, 1)), (None, 1))
        column(self.header, (self._around, 1), gap=0, inside=self)

    def show_end(
        self,
        ended: Ended,
        today: date,
        teams: Sequence[TeamCount] = (),
        puzzle: EndedPuzzle | None = None,
        *,
        person: Participant | None = None,
        has_certificates: bool = False,
    ) -> None:
        """Show how a session of a `person` went that ended today; `teams` are those of a class.

        After a `puzzle` it shows which of the three of that day are solved, and offers others.
        """
        self._ended, self._today, self._teams = ended, today, tuple(teams)
        self._puzzle, self._person = puzzle, person
        self.certificates_button.setVisible(has_certificates)
        self._say()
        self._follow_look()

    def focus_first(self) -> None:
        """Focus the control that most people want next."""
        next_ = self.done_button if self.again_button.isHidden() else self.again_button
        next_.setFocus(Qt.FocusReason.OtherFocusReason)

    def _want_to_share(self) -> None:
        self.share.emit(self.share_button.mapToGlobal(self.share_button.rect().bottomLeft()))

    # --- text -----------------------------------------------------------------------------------

    def _say(self) -> None:
        ended = self._ended
        if ended is None:
            return
        is_fast = ended.way is Way.SPEED
        for count, (number, text) in zip(self.counts, self._numbers(ended), strict=True):
            count.say(number, text)
            is_first = count is self.counts[0]
            is_told = number > 0 or (is_fast and is_first and ended.is_whole)
            count.setVisible(is_told and not self._teams and self._puzzle is None)
        self._say_puzzle(self._puzzle)
        self.teams.show_teams(self._teams)
        self.headline.setText(self._headline(ended))
        can_share = ended.way is Way.PUZZLE or (is_fast and ended.has_solved)
        self.share_button.setVisible(can_share and bool(_tried(ended)))
        self._picture.setVisible(bool(_tried(ended)) and not self._teams)
        self._picture.suit(self._person, is_proud=ended.has_solved_most)
        has_stars = ended.way in (Way.FREE, Way.MISTAKES) and not self._teams
        self.stars.show_stars(*((ended.first, ended.second) if has_stars else (0, 0)))
        _show(self.comment, self._comment(ended))
        skill = self._went_well(ended) if ended.went_well and not self._teams else ""
        _show(
            self.went_well, self.tr("This went well: {skill}.").format(skill=skill) if skill else ""
        )
        _show(self.comes_again, "\n".join(self._comes_again([day for day, _ in ended.again])))
        numbers = [count.said for count in self.counts if not count.isHidden()]
        marks = [] if self._puzzle is None else [self.marks.accessibleName()]
        said = [self.headline.text(), *marks, *numbers, *self.teams.said]
        for each in (self.comment, self.went_well, self.comes_again):
            said += [] if each.isHidden() else each.text().splitlines()
        self.sheet.setAccessibleName(". ".join(each.rstrip(".!") for each in said))

    def _went_well(self, ended: Ended) -> str:
        if ended.went_well == Task.TWO_SIGNS:
            return self.tr("sums with two signs")
        return skill_in_words(ended.went_well)

    def _say_puzzle(self, puzzle: EndedPuzzle | None) -> None:
        """Show the three puzzles of the day, and offer others."""
        self.marks.setVisible(puzzle is not None)
        self.again_button.setText(self.tr("Again"))
        self.easier_button.hide()
        self.again_button.show()
        if puzzle is None:
            return
        game, day, _ = puzzle.place
        self.marks.show_marks(marks_of(game, day, puzzle.solved, puzzle.not_at_once))
        if self._is_puzzle_solved:
            self.easier_button.setVisible(puzzle.easier is not None)
            self.again_button.setVisible(puzzle.next is not None)
            if puzzle.next is not None:
                self.again_button.setText(self._offer(puzzle.place, puzzle.next))

    def _offer(self, before: PuzzlePlace, after: PuzzlePlace) -> str:
        """The words for a puzzle that comes after another one."""
        if after.game != before.game:
            name = WORDS[after.game].name()
            return self.tr("One of {game}?").format(game=name)
        return self.tr("A harder one?") if after.day == before.day else self.tr("Another hard one?")

    @property
    def _is_puzzle_solved(self) -> bool:
        return self._puzzle is not None and self._ended is not None and self._ended.has_solved

    @property
    def is_whole_day(self) -> bool:
        """Whether the last puzzle of a game and day has just been solved."""
        return self._is_puzzle_solved and all(each.is_solved for each in self.marks.marks)

    @property
    def is_cheered(self) -> bool:
        """Whether confetti lies around the sheet: for a whole day, and for a class at its end.

        A class without several teams, of which one wins, has solved most of it.
        """
        ended = self._ended
        if self.is_whole_day or ended is None or not self._teams:
            return self.is_whole_day
        is_proud = ended.has_solved if len(self._teams) > 1 else ended.has_solved_most
        return is_proud and had_as_many(self._teams)

    def _headline(self, ended: Ended) -> str:
        if not _tried(ended):
            return self.tr("See you soon!")
        if ended.has_solved and len(self._teams) > 1:
            return self._winner() if had_as_many(self._teams) else self.tr("Stopped early")
        if ended.has_solved and ended.was_stopped:
            return self._farewell(ended)
        if not ended.has_solved_most:
            is_one = ended.first + ended.second + ended.missed == 1
            hard = self.tr("That was hard!") if is_one else self.tr("Those were hard!")
            return hard if ended.was_hard else self.tr("Practice makes perfect!")
        if self.is_whole_day:
            return self.tr("All three solved!")
        if not ended.best:
            return self.tr("Well done!")
        if ended.is_best:
            return self.tr("Your best round!")
        is_equal = ended.first == ended.best
        return self.tr("As good as your best!") if is_equal else self.tr("Keep it up!")

    def _farewell(self, ended: Ended) -> str:
        """A kind word for whoever stops early: praise only after some practice."""
        if _tried(ended) < _MUCH:
            return self.tr("Until next time!")
        if self._person is None:
            return self.tr("Well practised!")
        return self.tr("Well practised, {name}!").format(name=self._person.name)

    def _winner(self) -> str:
        """Which team of a class has solved most."""
        most = max(each.right for each in self._teams)
        first, *others = (each.name for each in self._teams if each.right == most)
        return self.tr("A tie!") if others else self.tr("{name} won!").format(name=first)

    def _numbers(self, ended: Ended) -> tuple[tuple[int, str], ...]:
        """The numbers of the exercises, each with what it is."""
        if ended.way is Way.SPEED:
            best = self.tr("your best before") if ended.is_best else self.tr("your best so far")
            whole, part = self.tr("right in 3 minutes"), self.tr("right so far")
            return (
                (ended.first, whole if ended.is_whole else part),
                (ended.best if ended.is_whole and ended.first != ended.best else 0, best),
                (0, ""),
            )
        return (
            (ended.first, self.tr("right at once")),
            (ended.second, self.tr("right in the end")),
            (ended.missed, self.tr("not yet")),
        )

    def _comment(self, ended: Ended) -> str:
        if not _tried(ended):
            return self.tr("There is always something to practise here.")
        if self._puzzle is not None and self._is_puzzle_solved:
            return self._of_puzzle(self._puzzle)
        if self._teams:
            if had_as_many(self._teams):
                return ""
            return self.tr("The teams have not had the same number of turns, so none has won.")
        if ended.way is Way.SPEED and not ended.is_whole and ended.first > ended.best:
            return self.tr("Only a round of 3 minutes counts as your best.")
        if ended.is_best and not ended.best:
            return self.tr("Your first round: this is the number to beat.")
        is_all = not ended.second + ended.missed + ended.left and ended.first > 1
        if ended.way in (Way.FREE, Way.MISTAKES) and is_all:
            return self.tr("All of them right at once!")
        return ""

    def _of_puzzle(self, puzzle: EndedPuzzle) -> str:
        """The points of a puzzle, and at first, or after help, what its star says."""
        said = [self.tr("Your sum: %n point(s).", "", puzzle.points)] if puzzle.points else []
        mark = self.marks.marks[puzzle.place.at]
        if mark is Mark.WITH_HELP:
            said.append(self.tr("An open star: with a hint, or at the second try."))
        elif sum(each.is_solved for each in self.marks.marks) == 1:
            said.append(self.tr("A full star: right at once, without a hint."))
        return "\n".join(said)

    def _comes_again(self, days: Sequence[date]) -> list[str]:
        """What can be tried again now, and what comes again on later days.

        Without numbers: beside those of the tries they would look as if they did not add up.
        """
        later = [day for day in days if day > self._today]
        said = []
        if len(later) < len(days):
            said.append(self.tr("You can try again what did not work yet, whenever you like."))
        if later and max(later) == self._today + timedelta(1):
            said.append(self.tr("What was difficult comes again tomorrow."))
        elif later:
            said.append(self.tr("What was difficult comes again in the next few days."))
        return said

    def _retranslate(self) -> None:
        self.header.title.setText(self.tr("Practise"))
        self.setWindowTitle(self.header.title.text())
        self.done_button.setText(self.tr("Done"))
        self.easier_button.setText(self.tr("An easier one?"))
        self.share_button.setText(self.tr("Share…"))
        self.certificates_button.setText(self.tr("Print certificates"))
        self.teams.retranslate()
        self._say()

    # --- look -----------------------------------------------------------------------------------

    def _follow_look(self) -> None:
        theme, unit = self._look.theme, max(self._look.unit, 0.8)
        padding, gap = round(_PADDING * unit), round(_GAP * unit)
        self.sheet.show_as(theme, unit)
        self._picture.show_as(theme, unit)
        self.marks.show_as(theme, unit)
        self.stars.show_as(theme, unit)
        self.teams.show_as(theme, unit)
        self._column.setContentsMargins(padding, padding, padding, padding)
        self._column.setSpacing(gap)
        self._counts.setSpacing(gap)
        self._buttons.setSpacing(gap)
        width, height = (round(length * unit) for length in _MAIN)
        on_paper = (self.share_button, self.certificates_button)
        for each in (*on_paper, self.done_button, self.easier_button, self.again_button):
            each.setMinimumSize(width, theme.pressable(height))
        usual = round((_SHEET_OF_CLASS if self._teams else _SHEET) * unit)
        self.sheet.setFixedWidth(max(usual, self._buttons.sizeHint().width() + 2 * padding))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme, unit = self._look.theme, max(self._look.unit, 0.8)
        painter.fillRect(event.rect(), theme.table)
        if self.is_cheered:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            Confetti().paint(painter, self.size(), theme, _CONFETTI * unit, 1.0)
        painter.end()


def _tried(ended: Ended) -> int:
    """How many exercises were tried."""
    return ended.first + ended.second + ended.missed


def _show(label: QLabel, text: str) -> None:
    """Show a text, if there is one."""
    label.setText(text)
    label.setVisible(bool(text))
