"""Hints for a play: its kind, where on the board it goes, and the play itself.

A hint is the best of the simplest plays that suit the person, who plays against a level. When
tiles are put down, the hint leads on from there to a play that keeps as many of them as possible.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from operator import attrgetter, le
from typing import Final, NamedTuple

from formula_desktop.digifeud.draft import Draft
from formula_desktop.digifeud.legal import Found, best_keeping, best_play, best_plays, lies_apart
from formula_desktop.digifeud.line import Put
from formula_desktop.digifeud.play import Action, Piece, Placed, Play, Sum
from formula_desktop.digifeud.points import points_of
from formula_desktop.digifeud.squares import Square
from formula_desktop.digifeud.tiles import BLANK, digit_on, kind_of
from formula_desktop.digifeud.view import View
from formula_desktop.players import STRONG, Level

SMALL: Final = 20
"""The highest number of hints against the level beginner in an easy game, if there are such."""

OF_BEGINNERS: Final = "+-"
"""The operators of hints against the level beginner in an easy game, if there are such plays."""


CLEARLY_MORE: Final = 12
"""So many points and no more a hint may give up for what a strong player sees in a play."""

HARDLY_LESS: Final = 3
"""So many points and no more a hint gives up for a sum that touches no tiles."""

_LOOKED_AT: Final = 200
"""The plays with most points among which the best one is that is as simple as another."""


class Lead(NamedTuple):
    """What to do first with the tiles put down, to come closer to a sum.

    `wrong` is a tile that is not part of it, and `instead` the one that belongs on its square, if
    any. `blank` becomes the `digit`. `missing` has the tiles still to be laid, in reading order.
    """

    wrong: Put | None = None
    instead: str = ""
    blank: Put | None = None
    digit: int | None = None
    missing: tuple[Placed, ...] = ()


class Hint(NamedTuple):
    """A play and the hints for it; `lead` is what to do first with the tiles put down, if any.

    Where none is to be laid, `otherwise` is a sum that could be.
    """

    play: Play
    lead: Lead | None = None
    otherwise: Sum | None = None

    @property
    def sum(self) -> Sum | None:
        """The sum to lay; None when passing is all that is left."""
        return self.play if isinstance(self.play, Sum) else None

    @property
    def laid(self) -> Sum | None:
        """What the last step puts down, if anything."""
        return self.sum or self.otherwise


def hinted(view: View, level: Level) -> Play | None:
    """The play of a hint for a person who plays against a level; None for a strong player's.

    It is the sum that earns most among the simplest, or hardly less and lies apart.
    """
    views = suited_views(view, level)
    if not views:
        return None
    found = (best_plays(each, _LOOKED_AT, spare_blanks=True) for each in views)
    return next((_apart(view, each, each[0].play) for each in found if each), Action.PASS)


def earning_enough(view: View, chosen: Play) -> Play:
    """The sum that earns most of those as simple as a strong player's choice, or of all.

    The latter if it earns clearly more. What points are given up for is not seen, so a hint that
    gives up many looks wrong, and one that earns less than an equally simple sum does, too.
    """
    best = best_plays(view, _LOOKED_AT, spare_blanks=True)
    if not best:
        return chosen
    if not isinstance(chosen, Sum):
        return chosen if best[0].points <= CLEARLY_MORE else best[0].play
    simplicity, earned = _simplicity(chosen), points_of(chosen, view.board.layout).total
    for each in best:
        if each.points > earned and all(map(le, _simplicity(each.play), simplicity)):
            chosen, earned = each.play, each.points
            break
    is_enough = best[0].points - earned <= CLEARLY_MORE
    return _apart(view, best, chosen if is_enough else best[0].play)


def _apart(view: View, best: list[Found], chosen: Sum) -> Sum:
    """A sum as simple as the chosen one that touches no tiles and earns hardly less, if there is.

    To a child a 4 before `13=8+5` in a line looks like the wrong sum `413=8+5`.
    """
    if lies_apart(view.board, chosen):
        return chosen
    simplicity = _simplicity(chosen)
    least = points_of(chosen, view.board.layout).total - HARDLY_LESS
    as_simple = (
        each.play
        for each in best
        if each.points >= least and all(map(le, _simplicity(each.play), simplicity))
    )
    return next((each for each in as_simple if lies_apart(view.board, each)), chosen)


def _simplicity(laid: Sum) -> tuple[int, int]:
    """The operations and blanks of a sum; less is simpler."""
    return len(laid.operators), laid.digits.count(BLANK)


def hint_of(view: View, play: Play) -> Hint:
    """The hint for a play, which spares blanks for which the rack has a plain tile."""
    if not isinstance(play, Sum):
        found = best_play(view)
        return Hint(play, otherwise=None if found is None else _with_plain_tiles(view, found.play))
    return Hint(_with_plain_tiles(view, play))


def _with_plain_tiles(view: View, play: Sum) -> Sum:
    """The same sum without the blanks for which the rack has a plain tile."""
    left = Counter(view.rack.digits) - Counter(play.digits)

    def plain(piece: Piece) -> Piece:
        if piece.lies or not piece.blank or not left[str(piece.digit)]:
            return piece
        left[str(piece.digit)] -= 1
        return Piece(piece.digit)

    return play._replace(numbers=tuple(tuple(map(plain, each)) for each in play.numbers))


def leading_on(draft: Draft, level: Level, towards: Play | None = None) -> Hint | None:
    """The hint that keeps as many tiles of a draft as possible; None if no play keeps any.

    One tile less is kept if that makes it a simpler play. `towards` is the play of an earlier hint,
    to which it leads if that keeps all tiles.
    """
    if isinstance(towards, Sum) and draft.puts and draft.is_part_of(towards):
        return Hint(towards, _lead(draft, frozenset(put.square for put in draft.puts), towards))
    puts = {put.square: put.tile for put in draft.puts}
    views = suited_views(draft.view, level) or (draft.view,)
    found = [keeping for view in views if (keeping := best_keeping(view, puts)) is not None]
    if not found:
        return None
    most = max(len(keeping.squares) for keeping in found)
    best = next(keeping for keeping in found if len(keeping.squares) >= max(most - 1, 1))
    play = best.found.play
    return Hint(play, _lead(draft, best.squares, play))


def _lead(draft: Draft, kept: frozenset[Square], play: Sum) -> Lead:
    """What to do first on the way from a draft to a play that has the tiles on some squares."""
    laid = {place.square: place.tile for place in play.put_down}
    missing = tuple(place for place in play.put_down if draft.on(place.square) is None)
    for put in sorted(draft.puts, key=attrgetter("square")):
        tile = laid.get(put.square, "")
        if put.is_blank and kind_of(tile) == BLANK and put.tile != tile:
            return Lead(blank=put, digit=digit_on(tile), missing=missing)
        if put.square not in kept:
            return Lead(put, tile, missing=missing)
    return Lead(missing=missing)


def suited_views(view: View, level: Level) -> tuple[View, ...]:
    """The view with options that leave only plays that suit a person against this level.

    The first view with a legal play gives the hint; the last one is the view itself. There are none
    if nothing is too hard: then a strong player's choice is the hint.
    """
    options = view.options
    largest = options.largest_number
    is_small = options.max_operations == 1 or (largest is not None and largest <= SMALL)
    if level in STRONG and not is_small:
        return ()
    simpler = []
    one = replace(view, options=replace(options, max_operations=1))
    if level is Level.BEGINNER and is_small:
        operators = "".join(each for each in view.rack.operators if each in OF_BEGINNERS)
        small = SMALL if largest is None else min(largest, SMALL)
        easy = replace(one.options, largest_number=small)
        simpler.append(replace(one, options=easy, rack=view.rack._replace(operators=operators)))
    if level in (Level.BEGINNER, Level.EASY):
        simpler.append(one)
    return tuple(dict.fromkeys((*simpler, view)))
