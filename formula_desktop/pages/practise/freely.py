"""What to practise freely: a game, signs, numbers and tables, or all of a school year."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.look.theme import RING_ROOM, Size, Theme
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.signs import signs
from formula_desktop.models.words.skills import (
    AFTER_SIGNS,
    limit_in_words,
    skill_in_words,
    tables_in_words,
)
from formula_desktop.models.words.spoken import operator_in_words
from formula_desktop.pages.practise.marks import GAMES
from formula_desktop.pages.practise.pieces import WantedPicture
from formula_desktop.pages.practise.sheet import Sheet
from formula_desktop.practise.exercise import LARGEST, OF_TABLES, Range
from formula_desktop.practise.school_years import SchoolYear, year_of
from formula_desktop.practise.skills import TABLES, table
from formula_desktop.practise.wanted import GAME_OF_TABLES, USUAL, PressedTables, Wanted
from formula_desktop.widgets.buttons import button
from formula_desktop.widgets.flow import ChipRow
from formula_desktop.widgets.layouts import column, order_tabs, row
from formula_desktop.widgets.plain_text import plain_label
from formula_desktop.widgets.school.years import YearChip
from formula_desktop.widgets.scrolled import Scrolled
from formula_desktop.widgets.translated import Translated

_NUMBERS: Final = (*LARGEST, None)

# In units:
_PADDING: Final = 16
_GAP: Final = 12
_BETWEEN: Final = 8  # between chips
_CHIP: Final = Size(42, 52)  # the least size of one
_CHIP_OF_PROJECTOR: Final = Size(42, 42)
_BESIDE: Final = 16  # between a name and its chips
_BEGIN: Final = (170, 50)


class Freely(Translated, QWidget):
    """Asks what somebody wants to practise."""

    wanted = Signal(object)
    """Emitted with the Wanted to begin with."""
    changed = Signal(object)
    """Emitted with the Wanted that somebody has chosen now."""
    paper_wanted = Signal()
    """Emitted to print exercises like that."""
    class_wanted = Signal(object)
    """Emitted with the Wanted to begin with in a class."""
    unfolded = Signal(bool)
    """Emitted when the choices are shown or hidden."""

    def __init__(self, *, begins: bool = True) -> None:
        """Without `begins` there is nothing to begin with: what is chosen is for paper.

        Then the choices are always shown; otherwise only once they are asked for.
        """
        super().__init__()
        self._begins = begins
        self._has_class = False
        self.is_unfolded = not begins
        """Whether the choices are shown."""
        self.now = USUAL
        self._pressed = PressedTables()
        self._before_two_signs = ""
        """The game that was practised before; empty if none was."""
        self._before_cards = ""
        """The game before the cards that tables begin with; empty if it is the same."""
        self._has_chosen_game = False
        self.sheet = Sheet()
        self.heading = plain_label("heading")
        self.games = ChipRow(len(GAMES), is_exclusive=True)
        self.signs = ChipRow(len(ALL_OPERATORS), is_exclusive=False)
        self.numbers = ChipRow(len(_NUMBERS), is_exclusive=True)
        self.tables = ChipRow(1 + len(TABLES), is_exclusive=False)
        self.tables.even()
        self.two_signs = ChipRow(1, is_exclusive=False)
        fixed = QSizePolicy.Policy.Fixed  # where it is narrow, the numbers take two lines
        self.two_signs.setSizePolicy(fixed, QSizePolicy.Policy.Preferred)
        if not begins:  # a worksheet asks for it among the tasks
            self.two_signs.hide()  # shown without a parent it would be a window of its own
        for chip in self.signs.chips:
            chip.setProperty("large", "true")
        self.years = YearChip()
        self._rows = (self.games, self.signs, self.numbers, self.tables)
        self._all_rows = (*self._rows[:3], self.two_signs, self.tables)
        self._names = tuple(plain_label("status") for _ in self._rows)
        self._year_name = plain_label("status")
        self.begin = button("go", lambda: self.wanted.emit(self.now), takes_keyboard=True)
        self.to_paper = button("", self.paper_wanted.emit, takes_keyboard=True)
        self.with_class = button("", self._begin_class, takes_keyboard=True)
        self._picture = WantedPicture()
        self.now_in_words = plain_label("title", wraps=True)
        self.said = plain_label("status", wraps=True)
        self.mix = plain_label("status", wraps=True)
        self.mix.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.more = button("", self._fold, takes_keyboard=True)
        for each in (self.now_in_words, self.said):
            each.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._lay_out()
        self._show_folded()
        self._connect()
        self._retranslate()
        self.show_wanted(self.now)

    def _lay_out(self) -> None:
        self._above = row((self.heading, 1), self._year_name, self.years)
        self._scrolled = Scrolled(self.sheet)
        inside = QWidget(self._scrolled.viewport())
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        game, sign, *names = self._names
        self._first = row(self.games, sign, self.signs, (None, 1))
        self._grid.addWidget(game, 0, 0)
        self._grid.addLayout(self._first, 0, 1)
        self._second = row(self.numbers, self.two_signs, (None, 1))
        for at, name in enumerate(names):
            if self._begins:
                self._grid.setRowStretch(2 * at + 1, 1)  # what is left is between the rows
            self._grid.addWidget(name, 2 * at + 2, 0)
        self._grid.addLayout(self._second, 2, 1)
        self._grid.addWidget(self.tables, 4, 1)
        self._grid.setRowStretch(2 * len(names) + 1, 1)
        inside.setLayout(self._grid)
        self._below = row(self.more, (None, 1), self.with_class, self.to_paper, self.begin)
        self._scrolled.hold(inside)
        self._folded = QWidget()
        said = row((None, 1), (self.said, 4), (None, 1))  # no last line of a single word
        shown = ((self._picture, 4), self.now_in_words, said)
        self._folded_column = column((None, 1), *shown, (None, 1), inside=self._folded)
        parts = (self._above, (self._scrolled, 1), (self._folded, 1), self.mix, self._below)
        self._column = column(*parts, inside=self.sheet)
        column(self.sheet, inside=self)
        every = (chip for each in self._all_rows for chip in each.chips)
        ends = (self.more, self.with_class, self.to_paper, self.begin)
        order_tabs((self.years, *every, *ends))

    def event(self, event: QEvent) -> bool:
        """On paper, take no more height than the choices need."""
        done = super().event(event)
        if not self._begins and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.setMaximumHeight(max(0, self.height() + self._scrolled.missing))
        return done

    def _connect(self) -> None:
        self.games.pressed.connect(self._press_game)
        self.signs.pressed.connect(self._press_sign)
        self.numbers.pressed.connect(self._press_number)
        self.two_signs.pressed.connect(lambda _: self.choose_two_signs(not self.now.has_two_signs))
        self.tables.pressed.connect(self._press_table)
        self.years.picked.connect(self.choose_year)

    # --- folding --------------------------------------------------------------------------------

    def _fold(self) -> None:
        self.unfold(not self.is_unfolded)

    def unfold(self, is_unfolded: bool = True) -> None:
        """Show or hide the choices."""
        self.is_unfolded = is_unfolded
        self._show_folded()
        self._retranslate()
        self.unfolded.emit(is_unfolded)

    def be_for_class(self, has_class: bool) -> None:
        """Have what is for a class in sight for whoever has one."""
        if has_class != self._has_class:
            self._has_class = has_class
            self._show_folded()
            self._retranslate()

    def _show_folded(self) -> None:
        choices: tuple[QWidget, ...] = (self._scrolled, self.years, self._year_name)
        for each in choices:
            each.setVisible(self.is_unfolded)
        self._folded.setVisible(not self.is_unfolded)
        self._show_mix()
        for ending in (self.to_paper, self.with_class):
            ending.setVisible(self._begins and (self.is_unfolded or self._has_class))
        for beginning in (self.begin, self.more):
            beginning.setVisible(self._begins)

    # --- choosing -------------------------------------------------------------------------------

    @property
    def year(self) -> str:
        """The key of the school year that was chosen; empty for none."""
        return "" if self.years.year is None else self.years.year.key

    def show_wanted(self, wanted: Wanted, year: str = "") -> None:
        """Show what is practised, and the school year with this key if it is of that."""
        if wanted != self.now:
            self._pressed.forget()
            self._before_cards = ""
        self._show(wanted, year)

    def _show(self, wanted: Wanted, year: str = "") -> None:
        self.now = wanted
        range_ = wanted.range
        self.years.show_year(year_of(year) or self.years.year, range_)
        self.games.choose({GAMES.index(wanted.game)})
        self.signs.choose({ALL_OPERATORS.index(each) for each in range_.operators})
        self.two_signs.choose({0} if wanted.has_two_signs else set())
        self.numbers.choose({_NUMBERS.index(range_.largest)})
        has_tables = not {*OF_TABLES}.isdisjoint(range_.operators)
        self._say_now()
        every = {0} if has_tables else set()
        self.tables.choose({TABLES.index(each) + 1 for each in range_.tables} or every)

    def _choose(self, wanted: Wanted) -> None:
        self._show(wanted)
        self.changed.emit(self.now)

    def _choose_range(self, operators: tuple[Operator, ...], tables: tuple[int, ...]) -> None:
        largest = self.now.range.largest
        self._choose(replace(self.now, range=Range(operators, largest, tables)))

    def _press_game(self, place: int) -> None:
        self._has_chosen_game, self._before_cards = True, ""
        if GAMES[place] == self.now.game:
            self.show_wanted(self.now)
        else:
            self._choose(Wanted(GAMES[place], self.now.range))

    def _press_sign(self, place: int) -> None:
        """Add a sign or take it away, but not the last one."""
        self._pressed.forget()
        pressed, now = ALL_OPERATORS[place], self.now.range
        chosen = {*now.operators} ^ {pressed} or {pressed}
        operators = tuple(each for each in ALL_OPERATORS if each in chosen)
        has_tables = not {*OF_TABLES}.isdisjoint(operators)
        self._choose_range(operators, now.tables if has_tables else ())

    def choose_two_signs(self, has_two: bool) -> None:
        """Practise sums with two signs, or else as before."""
        wanted, before = self.now.with_two_signs(has_two=has_two), self._before_two_signs
        self._before_two_signs = self.now.game if has_two else ""
        self._choose(wanted if has_two or not before else replace(wanted, game=before))

    def _press_number(self, place: int) -> None:
        self._pressed.choose_numbers(_NUMBERS[place])
        self._choose(replace(self.now, range=replace(self.now.range, largest=_NUMBERS[place])))

    def _press_table(self, place: int) -> None:
        """Add a table or take it away; the first chip has all of them.

        As long as nobody chose a game, the first table has the one whose cards show nothing but the
        sum.
        """
        before, year = self.now.range, self.years.year
        range_, year = self._pressed.press(before, year, TABLES[place - 1] if place else None)
        has_tables = bool(range_.tables) and year is None
        wanted = replace(self.now if has_tables else self._without_tables(), range=range_)
        is_first = (
            has_tables and (self.years.year is not None or not before.tables) and self._begins
        )
        self.years.show_year(year, range_)
        if is_first and not self._has_chosen_game and not self.now.has_two_signs:
            self._before_cards = self.now.game
            wanted = Wanted(GAME_OF_TABLES, range_)
        self._choose(wanted)

    def _without_tables(self) -> Wanted:
        """What is practised, in the game before the cards that tables begin with."""
        game, self._before_cards = self._before_cards or self.now.game, ""
        return self.now if game == self.now.game else Wanted(game, self.now.range)

    def choose_year(self, year: SchoolYear) -> None:
        """Practise what is usual in a school year."""
        self._pressed.forget()
        self.years.show_year(year, year.range)
        game, self._before_two_signs = self._before_two_signs or self.now.game, ""
        self._choose(Wanted(game, year.range))

    def _begin_class(self) -> None:
        self.class_wanted.emit(self.now)

    # --- display --------------------------------------------------------------------------------

    def _say_now(self) -> None:
        """Say what is practised, as long as the choices are folded away."""
        range_ = self.now.range
        parts = [WORDS[self.now.game].name()]
        if self.now.has_two_signs:
            parts = [self._two_signs_in_words()]
        if self.years.year is not None:
            parts.append(self.years.year.name)
        else:
            if range_.largest is not None:
                parts.append(limit_in_words(range_.largest))
            if range_.tables:
                parts.append(tables_in_words(range_.tables))
        self.now_in_words.setText(", ".join(parts))
        self._picture.show_wanted(self.now)
        self._show_mix()

    def _two_signs_in_words(self) -> str:
        """That two signs are practised in one of the games, whichever was chosen before."""
        return self.tr("Two signs: on the board of {game}").format(game=WORDS[self.now.game].name())

    def _show_mix(self) -> None:
        """Say below the choices which other signs are practised with some tables, or which game."""
        range_ = self.now.range
        is_mixed = bool(range_.tables) and not {*range_.operators} <= {*OF_TABLES}
        if is_mixed:
            shown = " ".join(signs()[each.value] for each in range_.operators)
            self.mix.setText(f"{shown}{AFTER_SIGNS}{tables_in_words(range_.tables)}")
        has_two = self.now.has_two_signs
        if has_two:
            self.mix.setText(self._two_signs_in_words())
        self.mix.setVisible((is_mixed or has_two) and self.is_unfolded)

    def show_as(self, theme: Theme, unit: float) -> None:
        """Apply a theme and a scale in pixels per unit."""
        self.sheet.show_as(theme, unit)
        self._picture.show_as(theme, unit)
        self._folded_column.setSpacing(round(_GAP * unit))
        padding, gap = round(_PADDING * unit), round(_GAP * unit)
        self._column.setContentsMargins(padding, padding, padding, padding)
        self._column.setSpacing(gap)
        self._grid.setVerticalSpacing(0)
        for between in (1, 3):
            self._grid.setRowMinimumHeight(between, max(0, gap - 2 * RING_ROOM))
        self._first.setSpacing(0)
        self._second.setSpacing(round(_BESIDE * unit))
        before, after = round(_BESIDE * unit), max(0, round(_BETWEEN * unit) - RING_ROOM)
        self._names[1].setContentsMargins(before, 0, after, 0)
        self._grid.setHorizontalSpacing(max(0, round(_BESIDE * unit) - RING_ROOM))
        self._above.setSpacing(round(_BETWEEN * unit))
        self._below.setSpacing(round(_BETWEEN * unit))
        least = _CHIP_OF_PROJECTOR if theme.is_projector else _CHIP
        wide, high = (theme.pressable(length * unit) for length in least)
        for each in self._all_rows:
            each.keep_apart(max(RING_ROOM, round(_BETWEEN * unit)))
            for chip in each.chips:
                chip.setMinimumSize(wide, high)
        width, height = (round(length * unit) for length in _BEGIN)
        self.begin.setMinimumSize(width, theme.pressable(height))
        self.more.setMinimumHeight(theme.pressable(height))

    def _retranslate(self) -> None:
        heading = self.tr("Practise freely") if self._begins else self.tr("Exercises")
        self.heading.setText(heading)
        self.setAccessibleName(self.heading.text())
        names = (
            self.tr("Game"),
            self.tr("Signs"),
            self.tr("Numbers to"),
            self.tr("Tables"),
        )
        for name, chips, text in zip(self._names, self._rows, names, strict=True):
            name.setText(text)
            chips.setAccessibleName(text)
        self.two_signs.setAccessibleName(names[1])
        self._year_name.setText(self.tr("School year"))
        for chip, game in zip(self.games.chips, GAMES, strict=True):
            chip.setText(WORDS[game].name())
        for chip, operator in zip(self.signs.chips, ALL_OPERATORS, strict=True):
            chip.setText(signs()[operator.value])
            chip.setAccessibleName(operator_in_words(operator))
        self.two_signs.chips[0].setText(self.tr("Two signs"))
        for chip, largest in zip(self.numbers.chips, _NUMBERS, strict=True):
            chip.setText(self.tr("no limit") if largest is None else str(largest))
        every, *tables = self.tables.chips
        every.setText(self.tr("all"))
        every.setAccessibleName(self.tr("all tables"))
        for chip, number in zip(tables, TABLES, strict=True):
            chip.setText(str(number))
            chip.setAccessibleName(skill_in_words(table(number).key))
        self.begin.setText(self.tr("Begin"))
        self.more.setText(self.tr("Less") if self.is_unfolded else self.tr("Tables and more…"))
        self.said.setText(
            self.tr("Also: the tables of 1 to 10, sums to 100, a speed round, a school year.")
            if self._has_class
            else self.tr(
                "Also: the tables of 1 to 10, sums to 100, a speed round, a school year, with a "
                "class, on paper."
            )
        )
        self.more.setAccessibleDescription(self.said.text())
        self._say_now()
        self.to_paper.setText(self.tr("On paper…"))
        self.with_class.setText(self.tr("With a class…"))
