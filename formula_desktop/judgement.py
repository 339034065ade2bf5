"""What a turn was worth in the chance to win, for looking back (docs/levels.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from math import sqrt
from typing import Final, Generic, NamedTuple, TypeVar

SMALL, LARGE = 0.03, 0.07
"""The losses in the chance to win from which a loss is small, and from which it is large."""
SMALL_POINTS, LARGE_POINTS = 7, 15
"""The same in points, for a game that is decided."""

FORGIVEN: Final = 0.2
"""The loss in the chance to win up to which nothing is held against who earned enough at once."""

_MOSTLY: Final = 0.8
"""The part of what the best play gains that makes the play worth most at once the one to name."""

_DOUBT: Final = 2.0
"""The standard errors by which a play must be worse to be judged as worse."""

P = TypeVar("P")
"""A play."""


class Size(Enum):
    """How much a turn lost."""

    FINE = auto()
    SMALL = auto()
    LARGE = auto()


class Why(NamedTuple):
    """The figures of the best play less those of the play made; each game says how it counts.

    A figure is above 0 if it speaks for the best play.
    """

    earned: int
    """What the play earned at once more: points or, without points, cards laid."""
    left_open: int
    """What the play made leaves the next player more."""
    kept: int
    """How much better the cards or tiles are that the best play keeps."""
    misses_out: bool
    """Whether the best play goes out and the play made does not."""


class Judgement(NamedTuple, Generic[P]):
    """The chance to win with the best play and with the play made, from 0 to 1.

    The play made is the best one if none is surely better.
    """

    best: P
    chance: float
    made: float
    points: float
    """The points that the play made loses to the end of the game; 0 without points."""
    why: Why | None
    """The figures that tell why; None if the play made was fine."""

    @property
    def lost(self) -> float:
        """The loss in the chance to win."""
        return self.chance - self.made

    @property
    def gain(self) -> float:
        """What the best play gains: of the chance to win or else, once that is decided, points."""
        return self.lost or self.points

    @property
    def is_for_less(self) -> bool:
        """Whether the best play earns less at once, and is better for what comes later."""
        return self.why is not None and self.why.earned < 0 and not self.why.misses_out

    @property
    def size(self) -> Size:
        """How much the turn lost; who earned more at once has never lost much."""
        return Size.SMALL if self.is_eased else self._size

    @property
    def is_eased(self) -> bool:
        """Whether the turn counts as a small loss though it lost much: it earned more at once."""
        return self._size is Size.LARGE and self.is_for_less

    @property
    def _size(self) -> Size:
        return size_of(self.chance, self.made, self.points)


class Lost(NamedTuple):
    """What several turns lost together."""

    turns: int
    chance: float
    """The sum of what each turn lost in the chance to win; it can be more than 1."""
    points: float
    """The sum of the points lost in turns of a game that was decided."""
    small: int
    large: int


class Own(NamedTuple):
    """What a player laid without the lamp, and the turn that left most."""

    turns: int
    """How many turns the lamp did not lay."""
    every: int
    """How many turns there were."""
    worth: int
    """What their plays were worth: points or, without points, cards."""
    missed: int
    """How much more was possible in the turn that left most, also if the lamp laid it."""
    turn: int
    round: int | None
    """Its number, and that of its round if there are several."""
    has_lost: bool
    """Whether another has won."""


class Report(NamedTuple):
    """What the players lost in a game, or in a round of a long one."""

    known: int
    """How many turns have been judged so far."""
    turns: int
    """How many there are to judge."""
    lost: dict[int, Lost]
    """What each seat lost in its judged turns."""
    own: dict[int, Own]
    """What each seat laid itself."""


class Foreseen(NamedTuple):
    """How a play comes out in a sample: the chance to win and the lead in points."""

    chance: float
    lead: float


def is_decided(chance: float, made: float) -> bool:
    """Whether no turn could lose much of the chance, because the game is as good as won or lost.

    A loss is at most the chance with the best play, and at most what the play made leaves to 1. If
    either is less than a large loss, the points count, too.
    """
    return chance < LARGE or made > 1 - LARGE


def size_of(chance: float, made: float, points: float) -> Size:
    """How much a turn lost: in the chance to win or, once the game is decided, in points.

    Then the larger of the two counts: a game without points has only the chance.
    """
    lost, counts = chance - made, is_decided(chance, made)
    if lost >= LARGE or (counts and points >= LARGE_POINTS):
        return Size.LARGE
    if lost >= SMALL or (counts and points >= SMALL_POINTS):
        return Size.SMALL
    return Size.FINE


def judged(
    best: P,
    made: P,
    samples: Sequence[tuple[Foreseen, Foreseen]],
    why: Callable[[], Why],
    *,
    for_points: bool = True,
) -> Judgement[P]:
    """The judgement from how the best play and the play made come out in the same samples.

    Who earned more at once, or as many points, than with the best play has lost nothing, unless it
    was very much of the chance to win.
    """
    chance = _mean([of_best.chance for of_best, _ in samples])
    with_made = _mean([each.chance for _, each in samples])
    losses = [of_best.chance - each.chance for of_best, each in samples]
    leads = [of_best.lead - each.lead for of_best, each in samples]
    lost, points = _surely(losses), _surely(leads)
    has_more_points = lost == 0 and points > 0 and is_decided(chance, with_made)
    if best == made or not (lost > 0 or has_more_points):
        return Judgement(made, with_made, with_made, 0.0, None)
    with_best = min(1.0, with_made + lost)  # which may be rounded up
    judgement = Judgement(best, with_best, with_made, max(0.0, points), None)
    if judgement.size is Size.FINE:
        return judgement
    judgement = judgement._replace(why=why())
    if _is_forgiven(judgement, for_points=for_points):
        return Judgement(made, with_made, with_made, 0.0, None)
    return judgement


def plainest(judgement: Judgement[P], of_most: Judgement[P]) -> Judgement[P]:
    """The judgement by the play worth most at once, if that gains nearly as much as the best one.

    Then a player who looks for the best sum meets one and not two.
    """
    if judgement.why is None or of_most.why is None:
        return judgement
    if bool(judgement.lost) is not bool(of_most.lost):
        return judgement  # one gains a chance to win, and the other only points
    return of_most if of_most.gain >= _MOSTLY * judgement.gain else judgement


def _is_forgiven(judgement: Judgement[P], *, for_points: bool) -> bool:
    why = judgement.why
    if why is None or why.misses_out or judgement.lost >= FORGIVEN:
        return False
    return why.earned < 0 or (for_points and why.earned == 0)


def lost_in(judgements: Iterable[Judgement[P]]) -> Lost:
    """What turns lost together, for the report of a game."""
    every = list(judgements)
    sizes = [each.size for each in every]
    return Lost(
        len(every),
        sum(each.lost for each in every),
        sum(each.points for each in every if is_decided(each.chance, each.made)),
        sizes.count(Size.SMALL),
        sizes.count(Size.LARGE),
    )


def _surely(differences: Sequence[float]) -> float:
    """The mean of differences; 0 if it could be chance."""
    mean = _mean(differences)
    squares = sum((each - mean) ** 2 for each in differences)
    error = sqrt(squares / max(1, len(differences) - 1) / len(differences))
    return mean if abs(mean) > _DOUBT * error else 0.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
