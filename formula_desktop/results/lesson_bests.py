"""What the teams of a class and their pupils did in a lesson, and what best, for a certificate.

A lesson counts for nobody, so these are no personal bests of the results.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from formula_desktop.arithmetic import ALL_OPERATORS, Operator
from formula_desktop.classes.teams import Rota
from formula_desktop.kinds.registry import KINDS
from formula_desktop.results.bests import Best, Feat, told
from formula_desktop.results.records import PlayRecord, Record
from formula_desktop.results.strength import Outcome


class TeamBests(NamedTuple):
    """A team of a lesson with its looks, and what it did best there."""

    name: str
    colour: str
    picture: str
    bests: tuple[Best, ...]
    pupils: tuple[str, ...]
    """The keys of all who are or were in it."""


class LessonBests(NamedTuple):
    """What each team did best, and each pupil by key."""

    teams: tuple[TeamBests, ...] = ()
    pupils: dict[str, tuple[Best, ...]] = {}  # noqa: RUF012 - never changed


class Practised(NamedTuple):
    """A team that has practised, with its looks: its pupils, and how much it solved."""

    name: str
    colour: str
    picture: str
    pupils: tuple[str, ...]
    right: int


def practice_bests(
    game: str,
    operators: tuple[Operator, ...],
    teams: Sequence[Practised],
    moment: datetime,
    *,
    is_fair: bool = True,
) -> LessonBests:
    """That each team of a class that has practised, and each of its pupils, won or took part.

    Unless it `is_fair`, as when it was stopped before each had as many turns, all took part.
    """
    most = max((each.right for each in teams), default=0)
    has_winner = is_fair and len({each.right for each in teams}) > 1  # otherwise it is a tie
    found, pupils = [], dict[str, tuple[Best, ...]]()
    for team in teams:
        feat = Feat.WON_LESSON if has_winner and team.right == most else Feat.TOOK_PART
        best = Best(game, feat, team.right, "", 0, moment, of_lesson=True, operators=operators)
        looks = team.name, team.colour, team.picture
        found.append(TeamBests(*looks, (best,), team.pupils))
        pupils |= dict.fromkeys(team.pupils, (best,))
    return LessonBests(tuple(found), pupils)


def lesson_bests(record: Record, rota: Rota) -> LessonBests:
    """What was done best in a lesson, whose pupils were asked as the rota says."""
    played = record.plays[: len(record.plays) - record.agreed_turns]
    teams = []
    pupils = dict[str, tuple[Best, ...]]()
    for seat in range(min(len(rota.teams), len(record.seats))):
        plays = [play for play in played if play.seat == seat]
        sat = record.seats[seat]
        own = {key: list[PlayRecord]() for key in rota.turns_of(seat, 0)}
        for at, play in enumerate(plays):
            own[rota.asked(seat, at)].append(play)

        all_bests = _all_bests(record, seat, plays)
        teams.append(TeamBests(sat.name, sat.colour, sat.picture, all_bests, (*own,)))
        pupils |= {key: _all_bests(record, seat, plays) for key, plays in own.items()}
    return LessonBests(tuple(teams), pupils)


def _all_bests(record: Record, seat: int, plays: Sequence[PlayRecord]) -> tuple[Best, ...]:
    """The bests of a team or a pupil of it; first that it has won, or last that it took part."""
    won = [each.outcome is Outcome.WON for each in record.seats]
    has_won = won[seat] and not all(won)  # otherwise it is a tie
    bests = _bests(record, plays)
    for_all = _for_all(record, has_won, len(plays), bests)
    bests = told(bests)
    return (for_all, *bests) if has_won else (*bests, for_all)


def _for_all(record: Record, has_won: bool, turns: int, bests: Sequence[Best]) -> Best:
    """That somebody has won or taken part, with the best sum if there is one."""
    feat = Feat.WON_LESSON if has_won else Feat.TOOK_PART
    text, number = (bests[0].text, bests[0].number) if bests else ("", 0)
    kind = KINDS[record.game]
    without = kind.without(kind.read_options(json.loads(record.options)))
    operators = tuple(each for each in ALL_OPERATORS if each.value not in without)
    about = record.key, number, record.ended, text
    return Best(record.game, feat, turns, *about, of_lesson=True, operators=operators)


def _bests(record: Record, plays: Sequence[PlayRecord]) -> tuple[Best, ...]:
    """The sum with the most points, where points count, and the play that laid the most.

    Of plays that laid as much it is the one with the highest answer, as at the end of a game.
    """
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
    read = {play: kind.read_play(play.text) for play in sums}
    longest = max(sums, key=lambda play: (kind.laid(read[play]), kind.answer(read[play])))
    return (*found, best(Feat.MOST_LAID, kind.laid(read[longest]), longest))
