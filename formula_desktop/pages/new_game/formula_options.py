"""The variations of a new match of Formula, each with an explanation."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QCheckBox, QLabel, QRadioButton, QSpinBox, QWidget

from formula_desktop.arguments import FORMULA
from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.formula.options import (
    LARGEST_TARGET,
    RANGES,
    Options,
    Scoring,
    can_start,
    most_cards,
    most_number_cards,
)
from formula_desktop.look.theme import Theme
from formula_desktop.models.words.signs import with_signs
from formula_desktop.pages.new_game.options_column import (
    INDENT,
    OptionsColumn,
    RulesLinks,
    chosen,
    group_of,
)
from formula_desktop.widgets.layouts import STRETCH, add, grown, row
from formula_desktop.widgets.plain_text import plain_label

# The on/off variations, by their names in Options, in the order of the dialog.
FLAGS: Final = (
    "use_table_card",
    "winner_extra_card",
    "play_on",
    "multiples_of_five",
    "hard_sum_bonus",
    "open_cards",
)


class FormulaOptions(OptionsColumn[Options]):
    """All fields of `Options`, common ones on top."""

    game = FORMULA

    def __init__(self, rules_link: RulesLinks, theme: Theme, parent: QWidget) -> None:
        super().__init__(rules_link, theme, parent)
        self.operators = {operator: QCheckBox() for operator in ALL_OPERATORS}
        self.signed = {(operator,): box for operator, box in self.operators.items()}
        self.rounds, self.points = QRadioButton(), QRadioButton()
        self.target = QSpinBox()
        self.target.setRange(1, LARGEST_TARGET)
        self.target.setGroupSeparatorShown(True)
        self.target.setSingleStep(50)
        self._labels: dict[str, QLabel] = {}
        self.max_cards = {cards: QRadioButton(str(cards)) for cards in (3, 4)}
        self.max_number_cards = {cards: QRadioButton(str(cards)) for cards in (2, 3)}
        self.largest_number: dict[int | None, QRadioButton] = {None: QRadioButton()}
        self.largest_number |= {number: QRadioButton(str(number)) for number in RANGES}
        self._is_number_chosen = False
        self.flags = {name: QCheckBox() for name in FLAGS}
        self._groups = [
            group_of(self, (self.rounds, self.points)),
            group_of(self, tuple(self.max_cards.values())),
            group_of(self, tuple(self.max_number_cards.values())),
            group_of(self, tuple(self.largest_number.values())),
        ]
        self._lay_out()
        self.show_options(Options())
        self._connect()
        self._retranslate()

    def _lay_out(self) -> None:
        add(
            self._column,
            self._with_rules("operators", self._heading("sums")),
            row(*self.operators.values(), STRETCH, gap=grown(12)),
            self._note("operators"),
            10,
            self._heading("won by"),
            self._with_rules("rounds", self.rounds),
            self._note("rounds", INDENT),
            self._with_rules("scoring", self.points, self.target),
            self._note("points", INDENT),
        )
        self._add_variations()
        self._add_shared()

    def _add_variations(self) -> None:
        numbers = (
            ("max_cards", self.max_cards),
            ("max_number_cards", self.max_number_cards),
        )
        for name, buttons in numbers:
            label = self._labels[name] = plain_label()
            line = self._with_rules(name, label, *buttons.values())
            add(self._column, line, self._note(name), 8)
        label = self._labels["largest_number"] = plain_label()
        add(
            self._column,
            self._with_rules("largest_number", label),
            row(*self.largest_number.values(), STRETCH, gap=grown(14)),
            self._note("largest_number"),
            8,
        )
        for name, box in self.flags.items():
            add(self._column, self._with_rules(name, box), self._note(name, INDENT), 6)

    def _connect(self) -> None:
        for box in (*self.operators.values(), self.rounds, *self.flags.values()):
            box.toggled.connect(self._follow)
        for buttons in (self.max_cards, self.max_number_cards, self.largest_number):
            for button in buttons.values():
                button.toggled.connect(self.changed)
        for button in self.max_number_cards.values():
            button.clicked.connect(self._choose_number_cards)
        self.target.valueChanged.connect(self.changed)

    @property
    def chosen_operators(self) -> tuple[Operator, ...]:
        return tuple(operator for operator, box in self.operators.items() if box.isChecked())

    @property
    def scoring(self) -> Scoring:
        return Scoring.POINTS if self.points.isChecked() else Scoring.FIRST_OUT

    @property
    def options(self) -> Options | None:
        """The chosen options; None if they cannot be played."""
        if not can_start(self.chosen_operators):
            return None
        flags = {name: box.isChecked() and box.isEnabled() for name, box in self.flags.items()}
        return Options(
            operators=self.chosen_operators,
            max_cards=chosen(self.max_cards),
            max_number_cards=chosen(self.max_number_cards),
            largest_number=chosen(self.largest_number),
            scoring=self.scoring,
            target=self.target.value(),
            **flags,
        )

    @property
    def problem(self) -> str:
        """Why the options cannot be played, in one sentence; empty if they can."""
        if self.options is None:
            return with_signs(
                self.tr("Choose + or ×: without them some starting cards have no answer.")
            )
        return ""

    def show_options(self, options: Options) -> None:
        for operator, box in self.operators.items():
            box.setChecked(operator in options.operators)
        self.points.setChecked(options.for_points)
        self.rounds.setChecked(not options.for_points)
        self.target.setValue(options.target)
        for name, box in self.flags.items():
            box.setChecked(getattr(options, name))
        self._is_number_chosen = options.max_number_cards != most_number_cards(options.scoring)
        self._follow()
        self.max_cards[options.max_cards].setChecked(True)
        self.max_number_cards[options.max_number_cards].setChecked(True)
        self.largest_number[options.largest_number].setChecked(True)

    def _choose_number_cards(self) -> None:
        self._is_number_chosen = True

    def _follow(self) -> None:
        """Adjust the choices to each other, as the rules require."""
        possible = most_cards(self.chosen_operators)
        usual, *_ = possible
        was_open = self.max_cards[4].isEnabled()
        for cards, button in self.max_cards.items():
            button.setEnabled(cards in possible and len(possible) > 1)
        if chosen(self.max_cards) not in possible or (len(possible) > 1 and not was_open):
            self.max_cards[usual].setChecked(True)
        if not self._is_number_chosen:
            self.max_number_cards[most_number_cards(self.scoring)].setChecked(True)
        for_points = self.scoring is Scoring.POINTS
        self.target.setEnabled(for_points)
        self.flags["hard_sum_bonus"].setEnabled(for_points)
        self.changed.emit()

    def _retranslate(self) -> None:
        super()._retranslate()
        self._headings["sums"].setText(self.tr("Sums with"))
        self._headings["won by"].setText(self.tr("The match is won by"))
        self.rounds.setText(self.tr("Most &rounds"))
        self.points.setText(self.tr("Points, up &to"))
        self.target.setAccessibleName(self.tr("Points to reach"))
        self.operators[Operator.ADD].setAccessibleName(self.tr("plus"))
        self.operators[Operator.SUBTRACT].setAccessibleName(self.tr("minus"))
        self.operators[Operator.MULTIPLY].setAccessibleName(self.tr("times"))
        self.operators[Operator.DIVIDE].setAccessibleName(self.tr("divided by"))
        self._labels["max_cards"].setText(self.tr("Cards per turn, at most"))
        self._labels["max_number_cards"].setText(self.tr("Cards per number, at most"))
        self._labels["largest_number"].setText(self.tr("Numbers up to"))
        self.largest_number[None].setText(self.tr("&no limit"))
        for name, (title, _) in self._variations().items():
            self.flags[name].setText(title)

    def _explanations(self) -> dict[str, str]:
        return {
            **super()._explanations(),
            "operators": self.tr("Only signs with a tick are used; keep + or × ticked."),
            "rounds": self.tr("Play as many rounds as you like, then end the match."),
            "points": self.tr(
                "Every formula earns as many points as its answer; cards left in the hand cost "
                "their value, a joker 25, and the first to go out gets 10."
            ),
            "max_cards": self.tr(
                "How many cards you may lay in one turn; 4 only when just × and ÷ are used."
            ),
            "max_number_cards": self.tr(
                "With 2 no answer is higher than 99; with 3 they go up to 999."
            ),
            "largest_number": self.tr("No number of a formula is higher than this."),
            **{name: note for name, (_, note) in self._variations().items()},
        }

    def _variations(self) -> dict[str, tuple[str, str]]:
        """The title and the explanation of each variation."""
        return {
            "use_table_card": (
                self.tr("&Use a card from the table"),
                self.tr("Every formula keeps at least one card that lies there."),
            ),
            "winner_extra_card": (
                self.tr("&Extra card for the winner"),
                self.tr("Whoever wins a round is dealt one card more in the next."),
            ),
            "play_on": (
                self.tr("P&lay on"),
                self.tr("With three or more players, a round ends when only one still has cards."),
            ),
            "multiples_of_five": (
                self.tr("&Multiples of five"),
                self.tr("When an answer can be divided by 5, all the others take a card."),
            ),
            "hard_sum_bonus": (
                self.tr("Bonus for &hard sums"),
                self.tr("With points: 5 more for a formula with −, 10 more for one with ÷."),
            ),
            "open_cards": (
                self.tr("&Open cards"),
                self.tr("All hands lie open, for learning together."),
            ),
        }
