"""A personal best in the turn in which it is made."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from formula_desktop.clock import steady_now
from formula_desktop.kinds.kind import Play, Position
from formula_desktop.models.table.any_game import AnyStep
from formula_desktop.models.words.bests import BestWords
from formula_desktop.pages.play.play import TablePlay
from formula_desktop.results.bests import BeatenBest, Best, Feat


def record_in_words(
    play: TablePlay, step: AnyStep, is_record: Callable[[str, str, Feat, int], bool]
) -> str:
    """That a person's play is their best ever, in one short sentence; empty if it is not.

    Points decide or, in a game without points, the number of cards. `is_record` asks the results
    whether a participant has done as well in an earlier game.
    """
    game, kind = play.game, play.kind
    if game is None or game.players[step.seat].is_computer or step.seat >= len(game.faces):
        return ""
    person = game.faces[step.seat].participant
    feat = Feat.HIGHEST_SUM if kind.for_points(game.state.options) else Feat.MOST_LAID

    def worth(before: Position, made: Play) -> int:
        if not kind.operators(made):
            return 0
        return kind.points(before, made) if feat is Feat.HIGHEST_SUM else kind.laid(made)

    value = worth(step.before, step.play)
    *earlier, _ = (worth(before, made) for before, made in _plays_of(play, step.seat))
    if not person or value <= max(earlier, default=0):
        return ""
    if not is_record(person, kind.name, feat, value) or not play.counts_until_undone():
        return ""
    beaten = Best(kind.name, feat, value, "", 0, steady_now())
    is_only = sum(not player.is_computer for player in game.players) == 1
    name = game.players[step.seat].name
    return BestWords().beaten_in_words(BeatenBest(name, beaten), is_only_person=is_only)


def _plays_of(play: TablePlay, seat: int) -> Iterator[tuple[Position, Play]]:
    """A seat's plays so far in the whole game, each with the position before it."""
    for each in play.kind.rounds(play.state):
        for turn, before in zip(each.turns, each.positions, strict=False):
            if before.to_move == seat:
                yield before, turn.play
