"""The first steps in Digifeud: eight positions and the play each one waits for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from formula_desktop.digifeud.game import Game, new_game
from formula_desktop.digifeud.layout import Colour
from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action, Play, Sum, read_play
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.squares import CENTRE, Direction, Square, read_square
from formula_desktop.digifeud.tiles import DIGIT_TILES, OPERATOR_TILES
from formula_desktop.digifeud.view import View
from formula_desktop.lessons.parts import BEGAN, first_and_second, in_order_of, seats


class Aim(Enum):
    """The subject of a step."""

    OPENING = auto()
    CROSS = auto()
    TWO_DIGITS = auto()
    BLUE = auto()
    RED = auto()
    BLANK = auto()
    BEHIND = auto()
    PASS = auto()


class Mark(Enum):
    """Something other than a square that is ringed."""

    BLANK = auto()


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn.

    `racks` are the first tiles of the learner and the computer, digits and operators; `bags` has
    the tiles drawn first. `before` has the plays already made and `lead` the computer's play before
    the learner's turn; `example` is a play that the step waits for. The squares from the first to
    the last of `squares` are ringed.
    """

    aim: Aim
    racks: tuple[tuple[str, str], tuple[str, str]]
    wants: Callable[[View, Sum], bool]
    example: str
    squares: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    before: tuple[str, ...] = ()
    lead: str = ""
    bags: tuple[str, str] = ("", "")

    @property
    def script(self) -> tuple[Play, ...]:
        """The computer's plays, in order."""
        return (read_play(self.lead),) if self.lead else ()

    @property
    def shown(self) -> Play:
        """The example as a play."""
        return read_play(self.example)

    @property
    def ringed(self) -> tuple[Square, ...]:
        """The squares of the step, read from their names."""
        return tuple(square for square in map(read_square, self.squares) if square is not None)

    def begun(self, learner: str, computer: str) -> Game:
        """The game at the start of the step, with players of these names."""
        starts, other = first_and_second(self.before, self.lead)
        options = Options()
        digits, operators = (
            in_order_of(tiles, self.racks[starts][kind], self.racks[other][kind], self.bags[kind])
            for kind, tiles in enumerate((DIGIT_TILES, OPERATOR_TILES[options.operators]))
        )
        players = seats(learner, computer)
        game = new_game(options, players, BEGAN, starts, digits, operators)
        for play in self.before:
            game = game.after(read_play(play), BEGAN)
        return game

    def accepts(self, view: View, play: Play) -> bool:
        """Whether a legal play is what the step waits for."""
        if self.aim is Aim.PASS:
            return play is Action.PASS
        return isinstance(play, Sum) and self.wants(view, play)

    def has_its_aim(self, view: View, play: Play) -> bool:
        """Whether a play, right or wrong, has what the step is about.

        Not where every legal play is what it waits for.
        """
        return self.wants is not _any and isinstance(play, Sum) and self.wants(view, play)


def _any(view: View, laid: Sum) -> bool:
    return True


def _lies_in_centre(view: View, laid: Sum) -> bool:
    return any(CENTRE in squares for squares in laid.number_squares)


def _crosses(view: View, laid: Sum) -> bool:
    return laid.direction is Direction.DOWN and any(place.lies for place in laid.places)


def _has_long_answer(view: View, laid: Sum) -> bool:
    return len(laid.outcome) > 1


def _earns(colour: Colour) -> Callable[[View, Sum], bool]:
    def earns(view: View, laid: Sum) -> bool:
        bonuses = points_of(laid, view.board.layout).bonuses
        return any(bonus.colour is colour for bonus in bonuses)

    return earns


def _lays_blank(view: View, laid: Sum) -> bool:
    return any(piece.blank and not piece.lies for pieces in laid.numbers for piece in pieces)


def _goes_on(view: View, laid: Sum) -> bool:
    """Whether the sum begins with the answer of an earlier one in the same line."""
    first = laid.number_squares[0]
    return any(
        first == earlier.number_squares[-1] and laid.direction is earlier.direction
        for earlier in view.board.sums
    )


STEPS: Final = (
    Step(
        Aim.OPENING,
        racks=(("12345678", "++-"), ("12345679", "+x-")),
        wants=_lies_in_centre,
        example="E7> 3+4=7",
        squares=("G7",),
    ),
    Step(
        Aim.CROSS,
        racks=(("12345689", "++-"), ("12534679", "+x-")),
        lead="E7> 5+4=9",
        wants=_crosses,
        example="G7v (4)+2=6",
        squares=("G7", "G11"),
    ),
    Step(
        Aim.TWO_DIGITS,
        racks=(("11345678", "++-"), ("12534679", "+x-")),
        lead="E7> 5+4=9",
        wants=_has_long_answer,
        example="E7v (5)+8=13",
        squares=("E7", "E12"),
    ),
    Step(
        Aim.BLUE,
        racks=(("58134679", "+--"), ("91234567", "+x-")),
        bags=("2568", "+"),
        before=("E7> 5+8=13",),
        lead="J7v (3)+9=12",
        wants=_earns(Colour.BLUE),
        example="H12> 4+(2)=6",
        squares=("H12", "L12"),
    ),
    Step(
        Aim.RED,
        racks=(("54912468", "++-"), ("63125678", "-x+")),
        bags=("579", "+"),
        before=("E7> 5+4=9",),
        lead="E7v (5)+8=13",
        wants=_earns(Colour.RED),
        example="C12> 4+(3)=7",
        squares=("C12", "G12"),
    ),
    Step(
        Aim.BLANK,
        racks=(("*1235678", "++-"), ("12534679", "+x-")),
        lead="E7> 5+4=9",
        wants=_lays_blank,
        example="G7v (4)+5=*9",
        marks=(Mark.BLANK,),
    ),
    Step(
        Aim.BEHIND,
        racks=(("12345679", "-+-"), ("37104256", "+x-")),
        lead="C7> 3+7=10",
        wants=_goes_on,
        example="G7> (10)-4=6",
        squares=("G7", "L7"),
    ),
    Step(
        Aim.PASS,
        racks=(("88889999", "---"), ("33612457", "+x-")),
        lead="E7> 3+3=6",
        wants=_any,
        example="pass",
    ),
)
