"""A personal best in the turn in which it is made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from formula_desktop.clock import steady_now
from formula_desktop.kinds.kind import Play, Position
from formula_desktop.models.table.any_game import AnyStep
from formula_desktop.models.words.bests import BestWords
from formula_desktop.pages.play.play import TablePlay
from formula_desktop.results.bests import BeatenBest, Best, Feat


def record_in_words(
    play: TablePlay, step: AnyStep, is_record: Callable[[str, str, Feat, int], bool]
) -> str:
    """That a person's play is their best ever, in a short sentence; empty if not.

    It is about the points, if they decide, or else the number of cards or tiles, unless the game
    allows no more. A play that a hint has put down is no record. `is_record` asks the
    results whether a participant has done as well in an earlier game.
    """
    game, kind = play.game, play.kind
    if game is None or game.turn_number - 1 in game.hints.turns_laid:
        return ""
    if game.players[step.seat].is_computer or step.seat >= len(game.faces):
        return ""
    person = game.faces[step.seat].participant
    if not person:
        return ""
    for_points = kind.for_points(game.state.options)
    feats = [Feat.HIGHEST_SUM if for_points else Feat.HIGHEST_ANSWER]
    if kind.laid(step.play) != kind.most_laid(game.state.options):
        feats.append(Feat.MOST_LAID)
    is_only = sum(not player.is_computer for player in game.players) == 1
    name = game.players[step.seat].name
    for feat in feats:
        value = _worth(play, feat, step.before, step.play)
        *earlier, _ = (
            _worth(play, feat, *each) for each in _plays_of(play, step.seat, game.hints.turns_laid)
        )
        if value > max(earlier, default=0) and is_record(person, kind.name, feat, value):
            beaten = BeatenBest(name, Best(kind.name, feat, value, "", 0, steady_now()))
            counts = play.counts_until_undone()
            return BestWords().cheered(beaten, is_only_person=is_only) if counts else ""
    return ""


def _worth(play: TablePlay, feat: Feat, before: Position, made: Play) -> int:
    """The number that counts for a feat; 0 for a play without a sum."""
    kind = play.kind
    if not kind.operators(made):
        return 0
    return kind.laid(made) if feat is Feat.MOST_LAID else kind.points(before, made)


def _plays_of(play: TablePlay, seat: int, laid: frozenset[int]) -> Iterator[tuple[Position, Play]]:
    """The plays that a seat has put down itself so far, each with the position before it."""
    rounds = play.kind.rounds(play.state)
    turns = chain.from_iterable(zip(each.turns, each.positions, strict=False) for each in rounds)
    for number, (turn, before) in enumerate(turns):
        if before.to_move == seat and number not in laid:
            yield before, turn.play
