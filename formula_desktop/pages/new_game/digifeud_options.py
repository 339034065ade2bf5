"""The options of a new game of Digifeud, each with an explanation."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QCheckBox, QRadioButton, QSpinBox, QWidget

from formula_desktop.arguments import DIGIFEUD
from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.layout import some_shuffled, standard_layout
from formula_desktop.digifeud.options import (
    DIRECTIONS,
    LARGEST_NUMBERS,
    LONGEST_TURN_LIMIT,
    MAX_OPERATIONS,
    PRINTED_TURN_LIMIT,
    Options,
    usual_turn_limit,
)
from formula_desktop.digifeud.tiles import (
    ADD_SUBTRACT,
    ADD_SUBTRACT_MULTIPLY,
    ALL_FOUR,
    OPERATOR_TILES,
)
from formula_desktop.look.theme import Size, Theme
from formula_desktop.pages.new_game.options_column import (
    INDENT,
    OptionsColumn,
    RulesLinks,
    chosen,
    group_of,
)
from formula_desktop.widgets.layouts import STRETCH, add, column, grown, row

_USUAL_MINUTES: Final = 5  # shown until a number of minutes is chosen


class DigifeudOptions(OptionsColumn[Options]):
    """All fields of `Options`, common ones on top."""

    game = DIGIFEUD

    _sign = Size(27, 27)  # of the tile with a sign, in units
    _sign_gap = 3.0

    def __init__(self, rules_link: RulesLinks, theme: Theme, parent: QWidget) -> None:
        super().__init__(rules_link, theme, parent)
        kinds: tuple[tuple[Operator, ...], ...] = tuple(OPERATOR_TILES)
        self.signed = self.sums = {operators: QRadioButton() for operators in kinds}
        self.directions = {number: QRadioButton() for number in DIRECTIONS}
        self.no_limit, self.printed_limit, self.limit = (QRadioButton() for _ in range(3))
        self.minutes = QSpinBox()
        self.minutes.setRange(1, LONGEST_TURN_LIMIT)
        self.minutes.setGroupSeparatorShown(True)
        self.minutes.setValue(_USUAL_MINUTES)
        self.largest_number: dict[int | None, QRadioButton] = {None: QRadioButton()}
        self.largest_number |= {number: QRadioButton(str(number)) for number in LARGEST_NUMBERS}
        self.chains, self.open_racks = QCheckBox(), QCheckBox()
        self.operations = {most: QRadioButton() for most in reversed(MAX_OPERATIONS)}
        self.boards = {is_shuffled: QRadioButton() for is_shuffled in (False, True)}
        self.beside = self.time = QWidget()
        self._limits = (self.no_limit, self.printed_limit, self.limit)
        self._has_two_persons = False
        self._chosen_in: list[tuple[QRadioButton, ...]] = [
            tuple(self.sums.values()),
            tuple(self.directions.values()),
            tuple(self.largest_number.values()),
            tuple(self.operations.values()),
            tuple(self.boards.values()),
        ]
        self._groups = [group_of(self, buttons) for buttons in self._chosen_in]
        self._groups.append(group_of(self, self._limits))
        self._lay_out()
        self.show_options(Options())
        self._connect()
        self._retranslate()

    def _lay_out(self) -> None:
        add(
            self._column,
            self._with_rules("operators", self._heading("sums")),
            row(*self.sums.values(), STRETCH, gap=grown(14)),
            self._note("sums"),
            12,
            self._with_rules("directions", self._heading("directions")),
            row(*self.directions.values(), STRETCH, gap=grown(28)),
            self._note("directions"),
            12,
        )
        self._add_others()
        self._add_shared()
        column(
            self._with_rules("turn_limit_minutes", self._heading("time")),
            row(self.no_limit, self.printed_limit, STRETCH, gap=grown(28)),
            row(self.limit, self.minutes, STRETCH, gap=grown(14)),
            self._note("time"),
            gap=2,
            inside=self.time,
        )

    def _add_others(self) -> None:
        add(
            self._column,
            self._with_rules("largest_number", self._heading("range")),
            row(*self.largest_number.values(), STRETCH, gap=grown(28)),
            self._note("range"),
            12,
            self._with_rules("max_operations", self._heading("operations")),
        )
        for most, button in self.operations.items():
            add(self._column, button, self._note(f"operations {most}", INDENT))
        add(self._column, 12)
        for name, box in (("chains", self.chains), ("open_racks", self.open_racks)):
            add(self._column, self._with_rules(name, box), self._note(name, INDENT), 6)
        add(self._column, 6, self._with_rules("layout", self._heading("board")))
        for is_shuffled, button in self.boards.items():
            add(self._column, button, self._note(f"shuffled {is_shuffled}", INDENT))

    def _connect(self) -> None:
        for buttons in self._chosen_in:
            for button in buttons:
                button.toggled.connect(self.changed)
        for box in (self.chains, self.open_racks):
            box.toggled.connect(self.changed)
        for button in self._limits:
            button.toggled.connect(self._follow)
            button.clicked.connect(self._choose_limit)
        self.minutes.valueChanged.connect(self.changed)

    @property
    def options(self) -> Options:
        """The chosen options; with a shuffled board, each game gets a board of its own."""
        return Options(
            directions=chosen(self.directions),
            operators=chosen(self.sums),
            max_operations=chosen(self.operations),
            largest_number=chosen(self.largest_number),
            chains=self.chains.isChecked(),
            open_racks=self.open_racks.isChecked(),
            turn_limit_minutes=self._turn_limit,
            layout=some_shuffled() if chosen(self.boards) else standard_layout(),
        )

    @property
    def _turn_limit(self) -> int | None:
        if self.limit.isChecked():
            return self.minutes.value()
        return PRINTED_TURN_LIMIT if self.printed_limit.isChecked() else None

    def show_options(self, options: Options) -> None:
        self.sums[options.operators].setChecked(True)
        self.directions[options.directions].setChecked(True)
        self.operations[options.max_operations].setChecked(True)
        self.largest_number[options.largest_number].setChecked(True)
        self.chains.setChecked(options.chains)
        self.open_racks.setChecked(options.open_racks)
        self.boards[not options.layout.is_standard].setChecked(True)
        minutes = options.turn_limit_minutes
        self.has_usual_time = minutes == self._usual_limit
        self._show_limit(minutes)

    def suit(self, *, has_two_persons: bool) -> None:
        """Show the usual time for these players, unless the user has chosen another."""
        self._has_two_persons = has_two_persons
        if self.has_usual_time:
            self._show_limit(self._usual_limit)

    @property
    def _usual_limit(self) -> int | None:
        return usual_turn_limit(has_two_persons=self._has_two_persons)

    def _show_limit(self, minutes: int | None) -> None:
        known = {None: self.no_limit, PRINTED_TURN_LIMIT: self.printed_limit}
        if minutes is not None and minutes not in known:
            self.minutes.setValue(minutes)
        known.get(minutes, self.limit).setChecked(True)
        self._follow()

    def _choose_limit(self) -> None:
        self.has_usual_time = False
        if self.limit.isChecked():
            self.minutes.setFocus()
            self.minutes.selectAll()
        self.changed.emit()

    def _follow(self) -> None:
        self.minutes.setEnabled(self.limit.isChecked())
        self.changed.emit()

    def _retranslate(self) -> None:
        super()._retranslate()
        self._headings["sums"].setText(self.tr("Sums with"))
        self._headings["directions"].setText(self.tr("Reading directions"))
        self._headings["time"].setText(self.tr("Time per turn"))
        self.sums[ADD_SUBTRACT].setAccessibleName(self.tr("plus and minus"))
        self.sums[ADD_SUBTRACT_MULTIPLY].setAccessibleName(self.tr("plus, minus and times"))
        self.sums[ALL_FOUR].setAccessibleName(self.tr("plus, minus, times and divided by"))
        self.directions[2].setText(self.tr("&Two"))
        self.directions[4].setText(self.tr("&Four"))
        self.no_limit.setText(self.tr("No &limit"))
        self.printed_limit.setText(self.tr("72 &hours"))
        self.limit.setText(self.tr("&Minutes"))
        self.minutes.setAccessibleName(self.tr("Minutes per turn"))
        self._headings["range"].setText(self.tr("Numbers up to"))
        self._headings["operations"].setText(self.tr("Operators per sum"))
        self._headings["board"].setText(self.tr("Coloured squares"))
        self.operations[3].setText(self.tr("&Up to three"))
        self.operations[1].setText(self.tr("&Exactly one"))
        self.largest_number[None].setText(self.tr("&no limit"))
        self.chains.setText(self.tr("Sums ma&y continue in one line"))
        self.open_racks.setText(self.tr("&Open racks"))
        self.boards[False].setText(self.tr("Standa&rd board"))
        self.boards[True].setText(self.tr("Shuffle&d board"))

    def _explanations(self) -> dict[str, str]:
        return {
            **super()._explanations(),
            "sums": self.tr("The signs among the tiles; sums with × earn far more."),
            "directions": self.tr(
                "With two, sums read to the right and down; with four, also to the left and up."
            ),
            "time": self.tr(
                "If you take longer, you lose. A limit below 24 hours stands still while the "
                "table is not on the screen. The computer has no limit, and Undo restarts the time."
            ),
            "operations 3": self.tr("Longer sums such as 2 + 3 × 4 = 14 are allowed too."),
            "operations 1": self.tr("Only sums such as 3 × 4 = 12."),
            "range": self.tr("With a limit, no number is higher and no step goes below 0."),
            "chains": self.tr("Such as 3 + 7 = 10 − 4 = 6 in one row."),
            "open_racks": self.tr("Everybody sees all tiles; good for learning together."),
            "shuffled False": self.tr("13 blue and 12 red squares in their usual places."),
            "shuffled True": self.tr(
                "The same number of each, anywhere on the board, and different in every game."
            ),
        }
