"""What the teams of a lesson and their pupils did best in it, for a certificate.

A lesson counts for nobody, so these are no personal bests of the results.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from formula_desktop.classes.teams import Rota
from formula_desktop.kinds.registry import KINDS
from formula_desktop.results.bests import Best, Feat
from formula_desktop.results.records import PlayRecord, Record


class TeamBests(NamedTuple):
    """A team of a lesson with its looks, and what it did best there."""

    name: str
    colour: str
    picture: str
    bests: tuple[Best, ...]


class LessonBests(NamedTuple):
    """What each team did best, and each pupil by key."""

    teams: tuple[TeamBests, ...] = ()
    pupils: dict[str, tuple[Best, ...]] = {}  # noqa: RUF012 - never changed


def lesson_bests(record: Record, rota: Rota) -> LessonBests:
    """What was done best in a lesson, whose pupils were asked as the rota says."""
    played = record.plays[: len(record.plays) - record.agreed_turns]
    teams, own = [], dict[str, list[PlayRecord]]()
    for seat in range(min(len(rota.teams), len(record.seats))):
        plays = [play for play in played if play.seat == seat]
        sat = record.seats[seat]
        teams.append(TeamBests(sat.name, sat.colour, sat.picture, _bests(record, plays)))
        for at, play in enumerate(plays):
            own.setdefault(rota.asked(seat, at), []).append(play)
    pupils = {key: _bests(record, plays) for key, plays in own.items()}
    return LessonBests(tuple(teams), pupils)


def _bests(record: Record, plays: Sequence[PlayRecord]) -> tuple[Best, ...]:
    """The sum with the most points, where points count, and the play that laid the most."""
    kind = KINDS[record.game]
    sums = [play for play in plays if play.operators and not play.laid]
    if not sums:
        return ()

    def best(feat: Feat, value: int, play: PlayRecord) -> Best:
        about = record.key, play.number, play.moment, play.text
        return Best(record.game, feat, value, *about, of_lesson=True)

    found = []
    if record.for_points:
        most = max(sums, key=lambda play: play.points)
        found.append(best(Feat.HIGHEST_SUM, most.points, most))
    laid = {play: kind.laid(kind.read_play(play.text)) for play in sums}
    longest = max(sums, key=laid.__getitem__)
    return (*found, best(Feat.MOST_LAID, laid[longest], longest))
