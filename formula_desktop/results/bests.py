"""Personal bests: what a person has done best in each game, over the games that count.

The sums of a game that was stopped against a computer count, too, and its total if the person has
laid one: without any it is only the tiles that the other one still held. A play that the last step
of a hint put down is none; its points are taken off the total of the game, and no fastest win or
longest game has one. The first steps only help. Nor is what says nothing a best: as many cards as
the game allows, the longest game of one or of the fastest win.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from enum import Enum, auto
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from formula_desktop.arithmetic import Operator
from formula_desktop.gamefile.errors import FileError
from formula_desktop.gamefile.text import parsed
from formula_desktop.kinds.kind import AnyKind
from formula_desktop.kinds.registry import KINDS
from formula_desktop.notation import most_put_down
from formula_desktop.refusal import NotReadableError
from formula_desktop.results.database import Database, Row, as_moment

FEWEST_GAMES: Final = 1
"""The games that count before records are announced in turns: the first one has nothing to beat."""

FEWEST_SUMS: Final = 4
"""The own sums in a first game from which its best one is told."""

LEAST_FIRST: Final = 10
"""What the best sum of a first game must be worth to be told, and any answer."""


LEAST_LAID: Final = 2
"""As many cards in one turn are worth telling; one is what everybody lays."""


class Feat(Enum):
    """What a personal best is about."""

    HIGHEST_SUM = auto()  # points
    HIGHEST_ANSWER = auto()  # of a formula, in matches without points
    MOST_LAID = auto()  # cards or tiles in one turn
    HIGHEST_TOTAL = auto()  # points
    FASTEST_WIN = auto()  # the person's own turns in a round
    LONGEST_GAME = auto()  # the same in a game
    SPEED_ROUND = auto()  # exercises solved in a whole one
    WON_LESSON = auto()  # turns of the team, or the pupil's own
    TOOK_PART = auto()  # the same, of those who did not win


TO_BEAT: Final = (Feat.HIGHEST_SUM, Feat.FASTEST_WIN, Feat.MOST_LAID, Feat.HIGHEST_ANSWER)
"""What is shown in short of a person's bests: the first of these that there is."""

OF_A_SUM: Final = (Feat.HIGHEST_SUM, Feat.HIGHEST_ANSWER)
"""The best sum, with and without points."""

FOR_ALL: Final = (Feat.WON_LESSON, Feat.TOOK_PART)
"""What each team of a lesson and each of its pupils has reached, whatever they laid."""


class Best(NamedTuple):
    """A personal best, and when it was first reached.

    `key` is that of the game, "" for a speed round; `number` is that of the play in it, from 1, or
    0 for all of it.
    """

    game: str
    feat: Feat
    value: int
    key: str
    number: int
    moment: datetime
    text: str = ""
    """The play in the notation of game files; "" for a best of a whole game."""
    of_lesson: bool = False
    """Whether it is the best of a lesson with teams, which counts for nobody."""
    operators: tuple[Operator, ...] = ()
    """The signs in play in the lesson, where all of it is told."""
    is_limit: bool = False
    """Whether nobody could have laid more in that game."""

    @property
    def says_much(self) -> bool:
        """Whether it is something to be proud of.

        As many cards as the game allows are nothing, nor a single one, nor an answer such as 6.
        """
        return not self.is_limit and _says_much(self.feat, self.value)


class OwnBest(NamedTuple):
    """A personal best, and the current name of the person."""

    best: Best
    name: str


class Reached(NamedTuple):
    """The record that is nicest to beat, and the end of the last game that was won, if any.

    The best sum is that with the most points; without any for points it is the fastest win, the
    most laid in one turn or, if there is nothing else, the highest answer.
    """

    best: Best | None
    won: datetime | None
    every: tuple[Best, ...] = ()
    """What the record was chosen from, with those that say little, for comparing with games that go
    on; only `best` if that is a sum."""


class BeatenBest(NamedTuple):
    """A personal best that has just been beaten, and the name of the person in that game."""

    name: str
    best: Best
    person: str = ""
    """The person's key, once the game is in the results."""
    is_first: bool = False
    """Whether there was none before, so that this is the one to beat."""


_SEATS: Final = "FROM seats JOIN games ON games.id = seats.game"
_PLAYS: Final = f"{_SEATS} JOIN plays ON plays.game = games.id AND plays.seat = seats.seat"
_WHOSE: Final = "WHERE participant = ?1 AND games.game = ?2 AND games.key <> ?3"
_OR_STOPPED: Final = "(why_not IS NULL OR stopped)"

_OF_PERSON: Final = f"{_SEATS} {_WHOSE} AND why_not IS NULL"

_OF_OWN_GAMES: Final = f"""
{_OF_PERSON} AND NOT EXISTS (
    SELECT 1 FROM plays WHERE plays.game = games.id AND plays.seat = seats.seat AND laid
)
"""

_OF_SINGLE_GAMES: Final = f"""
{_OF_OWN_GAMES} AND rounds = 1  -- a match of several would only be longer
"""

_OF_ROUNDS: Final = f"{_PLAYS} {_WHOSE} AND why_not IS NULL"

_OF_PLAYED_OUT: Final = (
    f"{_SEATS} {_WHOSE} AND NOT stopped "
    "AND (why_not IS NULL OR why_not NOT IN ('given_up', 'late', 'not_over', 'copied'))"
)

_OF_ALL_GAMES: Final = f"{_SEATS} {_WHOSE} AND {_OR_STOPPED}"

_OF_OWN_TOTALS: Final = f"""
{_OF_ALL_GAMES} AND for_points AND (NOT stopped OR EXISTS (
    SELECT 1 FROM plays WHERE plays.game = games.id AND plays.seat = seats.seat
        AND operators <> '' AND NOT laid
))
"""

_OF_PLAYS: Final = f"{_PLAYS} {_WHOSE} AND {_OR_STOPPED} AND operators <> '' AND NOT laid"

_QUERIES: Final = {
    Feat.HIGHEST_SUM: f"""
SELECT points, games.key, number, moment, text {_OF_PLAYS} AND for_points
ORDER BY points DESC, games.id, number LIMIT 1
""",
    Feat.HIGHEST_ANSWER: f"""
SELECT points, games.key, number, moment, text {_OF_PLAYS} AND NOT for_points
ORDER BY points DESC, games.id, number LIMIT 1
""",
    Feat.HIGHEST_TOTAL: f"""
SELECT total - (
    SELECT coalesce(sum(points), 0) FROM plays
    WHERE plays.game = games.id AND plays.seat = seats.seat AND laid
) AS own, key, 0, ended, '' {_OF_OWN_TOTALS} ORDER BY own DESC, id LIMIT 1
""",
    Feat.FASTEST_WIN: f"""
SELECT count(*) AS turns, games.key, iif(rounds = 1, 0, max(number)), max(moment), ''
{_OF_ROUNDS} AND ending <> 'passes'  -- one that was played out
GROUP BY games.id, round HAVING max(wins) AND NOT max(laid)
ORDER BY turns, games.id, round LIMIT 1
""",
    Feat.LONGEST_GAME: f"""
SELECT seats.turns, key, 0, ended, '' {_OF_SINGLE_GAMES} ORDER BY seats.turns DESC, id LIMIT 1
""",
}

_SPEED_ROUND: Final = """
SELECT count(*), max(moment) FROM sessions JOIN tries ON tries.session = sessions.id
    JOIN whole_rounds ON whole_rounds.session = sessions.id
    JOIN exercises ON exercises.id = exercise
WHERE person = ? AND outcome = 'first' AND json_extract(text, '$.game') = ?
    AND (json_extract(text, '$.task') IS 'two-signs') = ?
GROUP BY sessions.id ORDER BY 1 DESC, sessions.id LIMIT 1
"""

_LAST_WON: Final = f"SELECT ended {_OF_PERSON} AND outcome = 'won' ORDER BY ended DESC LIMIT 1"

_EVERY_PLAY: Final = f"""
SELECT text, games.key, number, moment, options {_OF_PLAYS} ORDER BY games.id, number
"""

_PERSONS: Final = """
SELECT games.game, participant, name FROM seats JOIN games ON games.id = seats.game
WHERE key = ? AND (why_not IS NULL OR stopped) AND level IS NULL AND participant IS NOT NULL
"""


def bests(database: Database, person: str, game: str, *, without: str = "") -> tuple[Best, ...]:
    """A person's bests in a game that say much; `without` is the key of a game to ignore."""
    return told(every_best(database, person, game, without=without))


def told(found: Iterable[Best]) -> tuple[Best, ...]:
    """Those that say much, once no others are to be compared with them."""
    return tuple(best for best in found if best.says_much)


def every_best(
    database: Database, person: str, game: str, *, without: str = ""
) -> tuple[Best, ...]:
    """All of a person's bests in a game, in the order of `Feat`; of equal ones the first counts."""
    about = person, game, without
    fastest = _first(database, Feat.FASTEST_WIN, about)
    longest = _first(database, Feat.LONGEST_GAME, about)
    if longest is not None:
        is_fastest = fastest is not None and fastest.key == longest.key
        if is_fastest or longest.value == _fewest_turns(database, about):
            longest = None
    found = (
        _first(database, Feat.HIGHEST_SUM, about),
        _first(database, Feat.HIGHEST_ANSWER, about),
        _most_laid(database, *about),
        _first(database, Feat.HIGHEST_TOTAL, about),
        fastest,
        longest,
    )
    return tuple(best for best in found if best is not None)


def _says_much(feat: Feat, value: int) -> bool:
    least = {Feat.HIGHEST_ANSWER: LEAST_FIRST, Feat.MOST_LAID: LEAST_LAID}
    return value >= least.get(feat, value)


def speed_round(
    database: Database, person: str, game: str, *, has_two_signs: bool = False
) -> Best | None:
    """The whole speed round of a game in which a person has solved most; None without any.

    Those of sums with two signs are compared with each other.
    """
    rows = database.rows(_SPEED_ROUND, person, game, has_two_signs)
    if not rows:
        return None
    ((solved, moment),) = rows
    return Best(game, Feat.SPEED_ROUND, solved, "", 0, as_moment(moment))


def reached(database: Database, person: str, game: str) -> Reached:
    """What a person has reached in a game, in short."""
    won = database.rows(_LAST_WON, person, game, "")
    most = _first(database, Feat.HIGHEST_SUM, (person, game, ""))
    every = (most,) if most is not None else every_best(database, person, game)
    return Reached(to_beat(told(every)), as_moment(won[0][0]) if won else None, every)


def to_beat(found: Iterable[Best]) -> Best | None:
    """The best that is nicest to beat; None without any."""
    of_feat = {best.feat: best for best in found}
    return next((of_feat[feat] for feat in TO_BEAT if feat in of_feat), None)


def beaten(database: Database, key: str) -> tuple[BeatenBest, ...]:
    """The bests that were beaten in the game with this key; of a first game its best sum.

    The latter only if it is one to be proud of: of two sums, or with 3 points, it says little.
    """
    found = []
    for game, person, name in database.rows(_PERSONS, key):
        before = {best.feat for best in bests(database, person, game, without=key)}
        here = [best for best in bests(database, person, game) if best.key == key]
        found += [BeatenBest(name, best, person) for best in here if best.feat in before]
        if not before and _own_sums(database, game, person) >= FEWEST_SUMS:
            sums = (each for each in here if each.feat in OF_A_SUM and each.value >= LEAST_FIRST)
            found += [BeatenBest(name, best, person, is_first=True) for best in islice(sums, 1)]
    return tuple(found)


def _own_sums(database: Database, game: str, person: str) -> int:
    """The sums of a game that a person has laid without the lamp, in all games that count."""
    ((number,),) = database.rows(f"SELECT count(*) {_OF_PLAYS}", person, game, "")
    return int(number)


def is_record(database: Database, person: str, game: str, feat: Feat, value: int) -> bool:
    """Whether a play of one's own is better than all such plays of a person's earlier games.

    It is none before there are some games; `feat` is that of a play.
    """
    ((games,),) = database.rows(f"SELECT count(*) {_OF_ALL_GAMES}", person, game, "")
    if games < FEWEST_GAMES or not _says_much(feat, value):
        return False
    if feat is Feat.MOST_LAID:
        best = _most_laid(database, person, game, "", enough=value)
    else:
        best = _first(database, feat, (person, game, ""))
    return best is not None and best.value < value


def has_finished(database: Database, person: str, game: str) -> bool:
    """Whether a person has played a game to its end, whether or not it counts.

    One that was given up or stopped early was not, nor one that only went on from another.
    """
    ((is_any,),) = database.rows(f"SELECT EXISTS (SELECT 1 {_OF_PLAYED_OUT})", person, game, "")
    return bool(is_any)


def _fewest_turns(database: Database, about: tuple[str, str, str]) -> int | None:
    """A person's turns in the shortest game that counts."""
    ((turns,),) = database.rows(f"SELECT min(seats.turns) {_OF_SINGLE_GAMES}", *about)
    return None if turns is None else int(turns)


def _first(database: Database, feat: Feat, about: tuple[str, str, str]) -> Best | None:
    rows = database.rows(_QUERIES[feat], *about)
    if not rows:
        return None
    value, key, number, moment, text = rows[0]
    return Best(about[1], feat, value, key, number, as_moment(moment), text)


def _most_laid(
    database: Database, person: str, game: str, without: str, enough: int | None = None
) -> Best | None:
    """The play with the most cards or tiles, or the first one found that lays `enough`.

    Those that may lay most come first, so few plays must be read.
    """
    best: Best | None = None
    plays = database.rows(_EVERY_PLAY, person, game, without)
    for text, key, number, moment, options in sorted(plays, key=_most_in, reverse=True):
        if best is not None and most_put_down(text) < best.value:
            break
        laid = laid_in(game, text)
        if laid is None:  # a damaged text, which does not damage the rest
            continue
        found = Best(game, Feat.MOST_LAID, laid, key, number, as_moment(moment), text)
        if best is None or (-laid, found.moment) < (-best.value, best.moment):
            best = found._replace(is_limit=laid == limit_of(KINDS[game], options))
            if enough is not None and laid >= enough:
                break
    return best


def _most_in(play: Row) -> int:
    return most_put_down(play[0])


@lru_cache(maxsize=10_000)  # a person's page reads the same plays again and again
def laid_in(game: str, text: str) -> int | None:
    """How many cards or tiles a play lays, by its notation; None if that cannot be read."""
    kind = KINDS[game]
    with suppress(NotReadableError):
        return kind.laid(kind.read_play(text))
    return None


def limit_of(kind: AnyKind, options: str) -> int | None:
    """The most cards that the options of a game, as they are written, allow in one turn."""
    with suppress(FileError):  # those of a later version, perhaps
        return kind.most_laid(kind.read_options(parsed(options.encode())))
    return None
