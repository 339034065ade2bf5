"""The teams of a lesson: made from a class, and whose turn it is within each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Final, NamedTuple

FEWEST: Final = 2
MOST: Final = 5
"""How many teams there can be; a game may have fewer."""

WHOLE_CLASS: Final = 1
"""How many there are if a class solves exercises together, without a contest; never noted."""

MOST_IN_TEAM: Final = 50
_LETTERS: Final = 8
"""How much of a pupil's key is written: enough to tell the pupils of a class apart."""
_TEAM: Final = "team_"
_CHANGE: Final = re.compile(rf"{_TEAM}([0-{MOST - 1}])_([0-9]{{1,6}})")
"""Matches the name under which a change is written."""
FIRST_TEAM: Final = f"{_TEAM}0"
"""The entry in the notes of a game that says it is one of a lesson with teams."""

Teams = tuple[tuple[str, ...], ...]
"""The keys of the pupils of each team, in the order in which they are asked."""


def by_lot(pupils: Sequence[str], number: int, random: Random) -> Teams:
    """So many teams by lot; none has two pupils more than another."""
    return dealt(random.sample(pupils, len(pupils)), number)


def dealt(pupils: Sequence[str], number: int) -> Teams:
    """So many teams in the order of a list, as if they were counted off: 1, 2, 1, 2."""
    return tuple(tuple(pupils[team::number]) for team in range(number))


def moved(teams: Teams, pupil: str, to: int) -> Teams:
    """The teams with a pupil in another one, as its last."""
    left = (tuple(each for each in team if each != pupil) for team in teams)
    return tuple((*team, pupil) if at == to else team for at, team in enumerate(left))


def without(teams: Teams, pupil: str) -> Teams:
    """The teams without a pupil who is absent."""
    return tuple(tuple(each for each in team if each != pupil) for team in teams)


def joined(teams: Teams, pupil: str) -> Teams:
    """The teams with one pupil more, in the smallest."""
    smallest = min(range(len(teams)), key=lambda team: len(teams[team]))
    return moved(teams, pupil, smallest)


def evened(teams: Teams) -> Teams:
    """The teams with as few pupils moved as can be, so that none has two more than another.

    Those come along who would be asked last in their team.
    """
    while max(map(len, teams)) - min(map(len, teams)) > 1:
        teams = joined(teams, max(teams, key=len)[-1])
    return teams


class Change(NamedTuple):
    """Other pupils of a team, or another order of them, since it has had so many turns."""

    team: int
    since: int
    pupils: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rota:
    """Who is asked in each turn of the teams: everybody in a team before anybody again.

    It follows from how many turns a team has had, so it is the same after undo, and in a game that
    goes on in another lesson.
    """

    teams: Teams
    changes: tuple[Change, ...] = ()
    """What has changed since the beginning; for each team in the order of the turns."""

    @property
    def is_ready(self) -> bool:
        """Whether there are teams, with somebody and not too many in each of them."""
        sizes = [len(team) for team in (*self.teams, *(each.pupils for each in self.changes))]
        if not 0 < len(self.teams) <= MOST or min(sizes) == 0:
            return False
        return len(self.teams) == WHOLE_CLASS or max(sizes) <= MOST_IN_TEAM

    def _now(self, team: int, turns: int) -> Change:
        """What holds in a team that has had so many turns."""
        first = Change(team, 0, self.teams[team])
        later = [each for each in self.changes if each.team == team and each.since <= turns]
        return [first, *later][-1]

    def asked(self, team: int, turns: int) -> str:
        """The pupil who is asked in a team that has had so many turns."""
        now = self._now(team, turns)
        return now.pupils[(turns - now.since) % len(now.pupils)]

    def following(self, turns: Sequence[int]) -> Teams:
        """The teams after so many turns of each, in the order in which their pupils come next."""
        found = []
        for team, number in enumerate(turns):
            now = self._now(team, number)
            start = (number - now.since) % len(now.pupils)
            found.append((*now.pupils[start:], *now.pupils[:start]))
        return tuple(found)

    @property
    def latest(self) -> Teams:
        """The teams as they were changed last."""
        found = list(self.teams)
        for each in self.changes:
            found[each.team] = each.pupils
        return tuple(found)

    def turns_of(self, team: int, turns: int) -> dict[str, int]:
        """How many of a team's turns each pupil has had who is or was in it."""
        changes = [each.pupils for each in self.changes if each.team == team]
        had = dict.fromkeys(chain(self.teams[team], *changes), 0)
        for turn in range(turns):
            had[self.asked(team, turn)] += 1
        return had

    def going_on(self, turns: Sequence[int]) -> Rota:
        """The rota of another game, which goes on after so many turns of each team."""
        return Rota(self.following(turns))

    def skipping(self, team: int, turns: Sequence[int]) -> Rota:
        """The rota with the next pupil of a team asked now, if there is one; the skipped one comes
        last."""
        first, *others = self.following(turns)[team]
        if not others:
            return self
        return self._with(Change(team, turns[team], (*others, first)))

    def changed(self, turns: Sequence[int], teams: Teams) -> Rota:
        """The rota with these teams from now on; who stays in a team keeps the turn there."""
        changed = self
        for team, (before, after) in enumerate(zip(self.following(turns), teams, strict=True)):
            if {*before} != {*after}:
                stay = [each for each in before if each in after]
                new = [each for each in after if each not in before]
                changed = changed._with(Change(team, turns[team], (*stay, *new)))
        return changed

    def _with(self, change: Change) -> Rota:
        kept = [
            each for each in self.changes if each.team != change.team or each.since < change.since
        ]
        return Rota(self.teams, (*kept, change))

    def known(self, persons: Mapping[str, str], fewest: int = FEWEST) -> Rota | None:
        """The rota of a game, perhaps as it was read, for these persons.

        None if a team has nobody any more, or there are fewer than `fewest`.

        The values are the persons in place of those with the keys. Who is not known is left out.
        """
        full = {key[:_LETTERS]: person for key, person in persons.items()}

        def of(pupils: Iterable[str]) -> tuple[str, ...]:
            known = (full.get(each[:_LETTERS]) for each in pupils)
            return tuple(dict.fromkeys(each for each in known if each is not None))

        changes = (each._replace(pupils=of(each.pupils)) for each in self.changes)
        rota = Rota(tuple(map(of, self.teams)), tuple(each for each in changes if each.pupils))
        return rota if rota.is_ready and len(rota.teams) >= fewest else None

    @property
    def written(self) -> dict[str, str]:
        """The teams as texts that are short enough for the notes of a game, by name."""
        teams = {f"{_TEAM}{at}": _written(team) for at, team in enumerate(self.teams)}
        return teams | {
            f"{_TEAM}{each.team}_{each.since}": _written(each.pupils) for each in self.changes
        }


NO_ROTA: Final = Rota(())
"""That of a game that is none of a lesson."""


def _written(pupils: Iterable[str]) -> str:
    return "".join(each[:_LETTERS] for each in pupils)


def _read(text: str) -> tuple[str, ...]:
    """The beginnings of the keys in a text."""
    return tuple(text[at : at + _LETTERS] for at in range(0, len(text), _LETTERS))


def with_rota(said: Mapping[str, bool | str], rota: Rota) -> dict[str, bool | str]:
    """The notes of a game with this rota in place of another one."""
    others = {name: each for name, each in said.items() if not name.startswith(_TEAM)}
    return others | rota.written


def read_rota(said: Mapping[str, bool | str], pupils: Iterable[str]) -> Rota | None:
    """The rota in the notes of a game, for these pupils; None if there is none."""
    return read_teams(said).known({each: each for each in pupils})


def read_teams(said: Mapping[str, bool | str]) -> Rota:
    """The rota in the notes of a game, with the beginnings of keys; perhaps without teams."""
    teams: list[tuple[str, ...]] = []
    for at in range(MOST):
        text = said.get(f"{_TEAM}{at}")
        if not isinstance(text, str):
            break
        teams.append(_read(text))
    changes = [
        Change(int(found[1]), int(found[2]), _read(text))
        for name, text in said.items()
        if (found := _CHANGE.fullmatch(name)) and isinstance(text, str)
    ]
    known = (each for each in changes if each.team < len(teams))
    return Rota(tuple(teams), tuple(sorted(known, key=lambda each: each.since)))
