"""The first steps in Formula: eight positions and the play each one waits for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from formula_desktop.arithmetic import Operator
from formula_desktop.formula.cards import DECK
from formula_desktop.formula.draft import ANSWER, LEFT, RIGHT, Cell, Draft, Place, PlaceKind
from formula_desktop.formula.laying import stays
from formula_desktop.formula.match import Match, new_match
from formula_desktop.formula.options import Options
from formula_desktop.formula.play import Action, Formula, Play, read_play
from formula_desktop.formula.view import View
from formula_desktop.lessons.parts import BEGAN, first_and_second, in_order_of, seats


class Aim(Enum):
    """The subject of a step."""

    ANSWER = auto()
    KEEP = auto()
    ONE_NUMBER = auto()
    BESIDE = auto()
    WHOLE = auto()
    JOKER = auto()
    DRAW = auto()
    ZERO = auto()


class Mark(Enum):
    """Something other than a sign, place or number that is ringed; numbers are marked by index."""

    STOCK = auto()
    JOKER = auto()


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn.

    `hands` are the seven cards of the learner and the computer, `table` the two starting cards and
    `stock` the cards drawn first. `before` has the plays already made and `lead` the computer's
    play before the learner's turn; `example` is a play that the step waits for. The step asks for
    at most `most_cards`, and its task leaves the numbers in `leaves` as they are. Only `operators`
    can be chosen. `afterwards` are the numbers of which one or more then need a card, too.
    """

    aim: Aim
    hands: tuple[str, str]
    table: str
    wants: Callable[[View, Formula], bool]
    example: str
    marks: tuple[int | Mark | Operator | Place, ...]
    before: tuple[str, ...] = ()
    lead: str = ""
    stock: str = ""
    most_cards: int = Options().max_cards
    leaves: tuple[int, ...] = ()
    afterwards: tuple[int, ...] = ()
    operators: tuple[Operator, ...] = (Operator.ADD, Operator.SUBTRACT)

    @property
    def script(self) -> tuple[Play, ...]:
        """The computer's plays, in order."""
        return (read_play(self.lead),) if self.lead else ()

    @property
    def shown(self) -> Play:
        """The example as a play."""
        return read_play(self.example)

    def begun(self, learner: str, computer: str) -> Match:
        """The match at the start of the step, with players of these names."""
        starts, other = first_and_second(self.before, self.lead)
        cards = (self.hands[starts], self.hands[other], self.table, self.stock)
        deck = in_order_of(DECK, *cards)
        options = Options(operators=self.operators)
        match = new_match(options, seats(learner, computer), BEGAN, other, deck)
        for play in self.before:
            match = match.after(read_play(play), BEGAN)
        return match

    def accepts(self, view: View, play: Play) -> bool:
        """Whether a legal play is what the step waits for."""
        if self.aim is Aim.DRAW:
            return play is Action.DRAW
        return isinstance(play, Formula) and self.wants(view, play)

    def marks_now(self, draft: Draft) -> tuple[int | Mark | Operator | Place, ...]:
        """What to ring: a sign that is not chosen yet or a place without a card, then the rest.

        Of several such places it is the first, as cards are laid one by one.
        """
        first = [mark for mark in self.marks if isinstance(mark, Operator | Place)]
        missing = tuple(mark for mark in first if not _is_done(draft, mark))[:1]
        rest = (mark for mark in self.marks if mark not in first)
        without = tuple(mark for mark in rest if not _has_card(draft, mark))
        then = tuple(number for number in self.afterwards if not _has_card(draft, number))
        return missing or without or then

    def covered_instead(self, draft: Draft) -> Cell | None:
        """The cell in which the example's card lies on a card that it belongs in front of."""
        if not isinstance(self.shown, Formula):
            return None
        for mark in self.marks:
            if not isinstance(mark, Place) or _is_done(draft, mark):
                continue
            card = self.shown.numbers[mark.number][0].card
            for cell in draft.numbers[mark.number]:
                if cell.there is not None and cell.put is not None and cell.put.card == card:
                    return cell
        return None

    def covers_what_stays(self, draft: Draft) -> bool:
        """Whether a draft covers a number that the task leaves as it is."""
        return any(_has_card(draft, number) for number in self.leaves)

    def has_its_aim(self, view: View, play: Play) -> bool:
        """Whether a play, right or wrong, has what the step is about.

        Not where every legal play is what it waits for.
        """
        return self.wants is not _any and isinstance(play, Formula) and self.wants(view, play)


def _is_done(draft: Draft, mark: Operator | Place) -> bool:
    """Whether a sign is chosen, or a card lies at the end of a number."""
    if isinstance(mark, Operator):
        return draft.operator is mark
    return len(draft.numbers[mark.number]) > len(draft.view.rows[mark.number])


def _has_card(draft: Draft, mark: int | Mark | Operator | Place) -> bool:
    """Whether a number, if it is one, has got a card."""
    return isinstance(mark, int) and any(cell.put is not None for cell in draft.numbers[mark])


def _any(view: View, formula: Formula) -> bool:
    return True


def _staying(view: View, formula: Formula) -> int:
    return sum(map(stays, formula.numbers, view.rows))


def _keeps_left(view: View, formula: Formula) -> bool:
    return stays(formula.numbers[LEFT], view.rows[LEFT])


def _changes_one(view: View, formula: Formula) -> bool:
    return _staying(view, formula) == 2 and formula.operator is not view.operator


def _puts_beside(view: View, formula: Formula) -> bool:
    """Whether a card is put beside one that stays."""
    pairs = zip(formula.numbers, view.rows, strict=True)
    return any(
        any(piece.lies for piece in pieces) and len(pieces) > len(row) for pieces, row in pairs
    )


def _covers_whole(view: View, formula: Formula) -> bool:
    pairs = zip(formula.numbers, view.rows, strict=True)
    return any(len(row) > 1 and len(pieces) == 1 and not pieces[0].lies for pieces, row in pairs)


def _covers_all(view: View, formula: Formula) -> bool:
    return not any(piece.lies for pieces in formula.numbers for piece in pieces)


def _lays_joker(view: View, formula: Formula) -> bool:
    return any(piece.joker for piece in formula.new_pieces)


STEPS: Final = (
    Step(
        Aim.ANSWER,
        hands=("1356789", "1122355"),
        table="24",
        wants=_any,
        example="(2)+(4)=6",
        marks=(Operator.ADD, ANSWER),
    ),
    Step(
        Aim.KEEP,
        hands=("1357899", "1246775"),
        table="24",
        lead="(2)+(4)=6",
        wants=_keeps_left,
        example="(2)+3=5",
        marks=(RIGHT, ANSWER),
        leaves=(LEFT,),
        operators=(Operator.ADD,),
    ),
    Step(
        Aim.ONE_NUMBER,
        hands=("1356789", "1246775"),
        table="32",
        lead="(3)-(2)=1",
        wants=_changes_one,
        example="(3)+(2)=5",
        marks=(Operator.ADD, ANSWER),
        most_cards=1,
    ),
    Step(
        Aim.BESIDE,
        hands=("1135789", "1246775"),
        table="24",
        lead="(2)+(4)=6",
        wants=_puts_beside,
        example="(2)+1(4)=1(6)",
        marks=(Place(RIGHT, PlaceKind.BEFORE), Place(ANSWER, PlaceKind.BEFORE)),
    ),
    Step(
        Aim.WHOLE,
        hands=("1233578", "0123577"),
        table="46",
        lead="(4)+(6)=10",
        wants=_covers_whole,
        example="3+2=5",
        marks=(ANSWER,),
        afterwards=(LEFT, RIGHT),
    ),
    Step(
        Aim.JOKER,
        hands=("*124677", "1248675"),
        table="35",
        lead="(3)+(5)=8",
        wants=_lays_joker,
        example="(3)+6=*9",
        marks=(Mark.JOKER,),
    ),
    Step(
        Aim.DRAW,
        hands=("1336899", "1112357"),
        table="24",
        stock="16",
        before=("(2)+(4)=6", "draw", "1+8=9"),
        lead="7+(8)=15",
        wants=_any,
        example="draw",
        marks=(Mark.STOCK,),
    ),
    Step(
        Aim.ZERO,
        hands=("1234579", "0126775"),
        table="80",
        lead="(8)x(0)=0",
        wants=_covers_all,
        example="3+4=7",
        operators=(Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY),
        marks=(Operator.ADD, LEFT, RIGHT, ANSWER),
    ),
)
"""The last one is about × and ÷ only."""

FIRST_STEPS: Final = STEPS[:-1]
"""The steps of somebody who plays with neither."""
