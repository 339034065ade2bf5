"""Personal bests in games that go on, which the results do not have yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from formula_desktop.kinds.registry import KINDS
from formula_desktop.results.bests import (
    BeatenBest,
    Best,
    Feat,
    Reached,
    laid_in,
    limit_of,
    to_beat,
    told,
)
from formula_desktop.results.records import PlayRecord, Record


def bests_in_rounds(record: Record, person: str, rounds: int | None = None) -> tuple[Best, ...]:
    """A person's bests in what has been played of a game, or in its first rounds.

    Empty if the game will not count. Those that say little are among them, as they may show that
    less in another game is none.
    """
    if not record.may_count:
        return ()
    found: tuple[Best, ...] = ()
    for seat, each in enumerate(record.seats):
        if each.participant == person and each.level is None:
            plays = [play for play in record.plays if play.seat == seat]
            if rounds is not None:
                plays = [play for play in plays if play.round <= rounds]
            found = better(found, [*_of_plays(record, plays), *_fastest(record, plays)])
    return found


def better(bests: Iterable[Best], others: Iterable[Best]) -> tuple[Best, ...]:
    """The best of each feat, in the order of `Feat`; of equal ones that of `bests`."""
    found = {best.feat: best for best in bests}
    for other in others:
        best = found.get(other.feat)
        if best is None or _is_better(other, best):
            found[other.feat] = other
    return tuple(found[feat] for feat in Feat if feat in found)


def beaten_in_round(
    record: Record, person: str, name: str, before: Sequence[Best]
) -> tuple[BeatenBest, ...]:
    """What was beaten in the last round that is over; `before` is every best in other games.

    Without any that says much, this is a first game, whose end tells what is to be beaten.
    """
    if not told(before):
        return ()
    known = better(before, bests_in_rounds(record, person, record.rounds - 1))
    feats = {best.feat for best in told(known)}
    now = told(better(known, bests_in_rounds(record, person)))
    new = [best for best in now if best not in known]
    return tuple(BeatenBest(name, best, person) for best in new if best.feat in feats)


def _is_better(one: Best, other: Best) -> bool:
    if one.feat is Feat.FASTEST_WIN:
        return one.value < other.value
    return one.value > other.value


def _of_plays(record: Record, plays: Sequence[PlayRecord]) -> list[Best]:
    """The best plays that nobody's lamp laid."""
    sums = [play for play in plays if play.operators and not play.laid]
    if not sums:
        return []
    most = max(sums, key=lambda play: play.points)
    feat = Feat.HIGHEST_SUM if record.for_points else Feat.HIGHEST_ANSWER
    found = [_best(record, feat, most.points, most)]
    laid = [(cards, play) for play in sums if (cards := laid_in(record.game, play.text))]
    if laid:
        cards, longest = max(laid, key=lambda each: each[0])
        most_laid = _best(record, Feat.MOST_LAID, cards, longest)
        is_limit = cards == limit_of(KINDS[record.game], record.options)
        found.append(most_laid._replace(is_limit=is_limit))
    return found


def _fastest(record: Record, plays: Sequence[PlayRecord]) -> list[Best]:
    """The won round with the fewest turns, without one in which the lamp laid something."""
    rounds: dict[int, list[PlayRecord]] = {}
    for play in plays:
        rounds.setdefault(play.round, []).append(play)
    won = [
        each
        for each in rounds.values()
        if any(play.wins for play in each) and not any(play.laid for play in each)
    ]
    if not won:
        return []
    fastest = min(won, key=len)
    return [_best(record, Feat.FASTEST_WIN, len(fastest), fastest[-1])._replace(text="")]


def _best(record: Record, feat: Feat, value: int, play: PlayRecord) -> Best:
    return Best(record.game, feat, value, record.key, play.number, play.moment, play.text)


def reached_with(reached: Reached, person: str, records: Sequence[Record]) -> Reached:
    """What a person has reached in a game, with what was played of games that go on."""
    in_rounds = chain.from_iterable(bests_in_rounds(each, person) for each in records)
    found = better(reached.every, in_rounds)
    best = to_beat(told(found))
    won = [
        play.moment
        for record in records
        if record.may_count
        for play in record.plays
        if play.wins and record.seats[play.seat].participant == person
    ]
    return Reached(best, max([*won, *([reached.won] if reached.won else [])], default=None), found)


def is_beaten(best: Best, person: str, records: Sequence[Record]) -> bool:
    """Whether a best is no more than one in games that go on."""
    others = chain.from_iterable(bests_in_rounds(each, person) for each in records)
    return any(
        each.feat is best.feat and each.game == best.game and not _is_better(best, each)
        for each in others
    )
