"""The teams of a lesson: made from a class, and whose turn it is within each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

FEWEST: Final = 2
MOST: Final = 5
"""How many teams there can be; a game may have fewer."""

MOST_IN_TEAM: Final = 50
_LETTERS: Final = 8
"""How much of a pupil's key is written: enough to tell the pupils of a class apart."""
_TEAM: Final = "team_"
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


@dataclass(frozen=True, slots=True)
class Rota:
    """Who is asked in each turn of the teams: everybody in a team before anybody again.

    It follows from how many turns a team has had, so it is the same after undo, and in a game that
    goes on in another lesson.
    """

    teams: Teams

    @property
    def is_ready(self) -> bool:
        """Whether there are teams, with somebody and not too many in each of them."""
        sizes = [len(team) for team in self.teams]
        return FEWEST <= len(sizes) <= MOST and min(sizes) > 0 and max(sizes) <= MOST_IN_TEAM

    def asked(self, team: int, turns: int) -> str:
        """The pupil who is asked in a team that has had so many turns."""
        members = self.teams[team]
        return members[turns % len(members)]

    def turns_of(self, team: int, turns: int) -> dict[str, int]:
        """How many of a team's turns each of its pupils has had."""
        members = self.teams[team]
        whole, more = divmod(turns, len(members))
        return {each: whole + (at < more) for at, each in enumerate(members)}

    def going_on(self, turns: Sequence[int]) -> Rota:
        """The rota of another game, which goes on after so many turns of each team."""
        starts = (number % len(team) for number, team in zip(turns, self.teams, strict=True))
        teams = zip(starts, self.teams, strict=True)
        return Rota(tuple((*team[start:], *team[:start]) for start, team in teams))

    @property
    def written(self) -> dict[str, str]:
        """The teams as texts that are short enough for the notes of a game, by name."""
        return {
            f"{_TEAM}{at}": "".join(each[:_LETTERS] for each in team)
            for at, team in enumerate(self.teams)
        }


def read_rota(said: Mapping[str, bool | str], pupils: Iterable[str]) -> Rota | None:
    """The rota in the notes of a game, for these pupils; None if there is none."""
    return rota_of(read_teams(said), pupils)


def read_teams(said: Mapping[str, bool | str]) -> Teams:
    """The teams in the notes of a game, with the beginnings of their pupils' keys."""
    teams: list[tuple[str, ...]] = []
    for at in range(MOST):
        text = said.get(f"{_TEAM}{at}")
        if not isinstance(text, str):
            break
        starts = range(0, len(text), _LETTERS)
        teams.append(tuple(text[start : start + _LETTERS] for start in starts))
    return tuple(teams)


def rota_of(teams: Teams, pupils: Iterable[str]) -> Rota | None:
    """The rota of teams that have been read, for these pupils.

    Those who are no longer known are left out, and a team without anybody is none.
    """
    full = {each[:_LETTERS]: each for each in pupils}
    known = (dict.fromkeys(full[each] for each in team if each in full) for team in teams)
    rota = Rota(tuple(map(tuple, known)))
    return rota if rota.is_ready else None
