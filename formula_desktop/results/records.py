"""A finished game as the results store it: who sat where, how it ended, and every play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.position import Ending, Result
from formula_desktop.formula.match import Match
from formula_desktop.formula.play import Formula
from formula_desktop.gamefile.digifeud import written_digifeud
from formula_desktop.gamefile.formula import written_match
from formula_desktop.players import Level, Player
from formula_desktop.results.participants import COLOURS, PICTURES, is_key, level_of_key
from formula_desktop.results.strength import FULL_POINTS, FULL_POINTS_WITHOUT_TIMES, Outcome
from formula_desktop.results.trouble import WhyNot
from formula_desktop.store.games.notes import NotCounted, Notes, SavedSeat

_UNRATED_ENDINGS = {Ending.RESIGN: WhyNot.GIVEN_UP, Ending.TIMEOUT: WhyNot.LATE}


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat of a game: who sat there, and what came of it.

    `participant` is a key, "" for nobody. `total` are the points of the game; None for a match
    without points. `turns`, `earned` (points of all plays) and `hints` are over the whole game.
    """

    name: str
    level: Level | None
    participant: str
    colour: str
    picture: str
    outcome: Outcome
    total: int | None
    rounds_won: int
    turns: int
    earned: int
    highest_sum: int | None
    hints: int


@dataclass(frozen=True, slots=True)
class PlayRecord:
    """A play: the how-manieth of the game and of which round, both from 1; by which seat, from 0.

    `text` is the notation of game files; `operators` are those of its sum, in order.
    """

    number: int
    round: int
    seat: int
    text: str
    points: int
    moment: datetime
    operators: tuple[Operator, ...]
    hint: bool


@dataclass(frozen=True, slots=True)
class Record:
    """A finished game. `game` is "formula" or "digifeud"; `why_not` is None when it counts: a game
    of Digifeud is rated then.

    `options` are those of its file, as JSON. `ending` is what ended a game of Digifeud ("out",
    "passes", "resign", "timeout"); "target" or "ended" for a match of Formula.
    """

    key: str
    game: str
    options: str
    started: datetime
    ended: datetime
    for_points: bool
    rounds: int
    ending: str
    why_not: WhyNot | None
    full_points: int
    seats: tuple[SeatRecord, ...]
    plays: tuple[PlayRecord, ...]

    @property
    def may_count(self) -> bool:
        """Whether it will count if nothing but its end is missing."""
        if self.why_not is not WhyNot.NOT_OVER:
            return self.why_not is None
        needs_all = self.game == DIGIFEUD
        return _are_known(self.seats, needs_all) and not _sit_twice(self.seats, needs_all)


def record_of(state: Match | Game, notes: Notes) -> Record:
    """What the results keep of a game, and whether it counts.

    What does not fit the game in the notes credits nobody: a person's key where a computer sits,
    one level's for another, more seats than there are.
    """
    if isinstance(state, Match):
        return _record_of_match(state, notes)
    return _record_of_game(state, notes)


# --- Digifeud -----------------------------------------------------------------------------------


def _record_of_game(game: Game, notes: Notes) -> Record:
    result = game.result()
    plays = tuple(_plays_of_game(game, set(notes.hints)))
    outcomes = [Outcome.TIED, Outcome.TIED]
    if result is not None and result.winner is not None:
        outcomes[result.winner], outcomes[1 - result.winner] = Outcome.WON, Outcome.LOST
    seats = tuple(
        _seat(
            notes,
            game.players,
            seat,
            plays,
            outcome=outcomes[seat],
            total=game.totals[seat],
            rounds_won=int(outcomes[seat] is Outcome.WON),
        )
        for seat in range(len(game.players))
    )
    has_times = Operator.MULTIPLY in game.options.operators
    return Record(
        key=notes.key,
        game=DIGIFEUD,
        options=_as_json(written_digifeud(game)),
        started=game.started,
        ended=game.turn_began,
        for_points=True,
        rounds=1,
        ending=result.ending if result else "",
        why_not=_why_not(game.players, notes, seats, _why_not_game(result), needs_all=True),
        full_points=FULL_POINTS if has_times else FULL_POINTS_WITHOUT_TIMES,
        seats=seats,
        plays=plays,
    )


def _plays_of_game(game: Game, hints: set[int]) -> Iterator[PlayRecord]:
    for index, (turn, position) in enumerate(zip(game.turns, game.positions, strict=False)):
        assert position.to_move is not None
        yield PlayRecord(
            number=index + 1,
            round=1,
            seat=position.to_move,
            text=str(turn.play),
            points=position.points(turn.play),
            moment=turn.at,
            operators=turn.play.operators if isinstance(turn.play, Sum) else (),
            hint=index in hints,
        )


def _why_not_game(result: Result | None) -> WhyNot | None:
    if result is None:
        return WhyNot.NOT_OVER
    return _UNRATED_ENDINGS.get(result.ending)


# --- Formula ------------------------------------------------------------------------------------


def _record_of_match(match: Match, notes: Notes) -> Record:
    plays = tuple(_plays_of_match(match, set(notes.hints)))
    for_points = match.options.for_points
    why_not = _why_not_match(match, notes)
    seats = tuple(
        _seat(
            notes,
            match.players,
            seat,
            plays,
            outcome=_outcome_of_match(match, seat, is_over=why_not is None),
            total=match.totals[seat] if for_points else None,
            rounds_won=match.rounds_won[seat],
        )
        for seat in range(len(match.players))
    )
    return Record(
        key=notes.key,
        game=FORMULA,
        options=_as_json(written_match(match)),
        started=match.started,
        ended=plays[-1].moment if plays else match.started,
        for_points=for_points,
        rounds=len(match.results),
        ending=("target" if for_points else "ended") if why_not is None else "",
        why_not=_why_not(match.players, notes, seats, why_not, needs_all=False),
        full_points=0,
        seats=seats,
        plays=plays,
    )


def _plays_of_match(match: Match, hints: set[int]) -> Iterator[PlayRecord]:
    index = 0
    for number, each in enumerate(match.rounds, 1):
        for turn, position in zip(each.turns, each.positions, strict=False):
            assert position.to_move is not None
            yield PlayRecord(
                number=index + 1,
                round=number,
                seat=position.to_move,
                text=str(turn.play),
                points=position.points(turn.play),
                moment=turn.at,
                operators=(turn.play.operator,) if isinstance(turn.play, Formula) else (),
                hint=index in hints,
            )
            index += 1


def _why_not_match(match: Match, notes: Notes) -> WhyNot | None:
    """A match with points is over at its target, one without when its players have ended it.

    What a round not played to its end has come to decides nothing. Where no round is over,
    nobody has won anything.
    """
    is_over = match.has_reached_target if match.options.for_points else notes.has_ended
    return None if is_over and match.results else WhyNot.NOT_OVER


def _outcome_of_match(match: Match, seat: int, is_over: bool) -> Outcome:
    if not is_over:
        return Outcome.TIED
    return Outcome.WON if seat in match.winners else Outcome.LOST


# --- both ---------------------------------------------------------------------------------------


def _are_known(seats: tuple[SeatRecord, ...], needs_all: bool) -> bool:
    """Whether all in Digifeud are participants, or one in a match of Formula."""
    known = [bool(seat.participant) for seat in seats]
    return all(known) if needs_all else any(known)


def _sit_twice(seats: tuple[SeatRecord, ...], needs_all: bool) -> bool:
    """Whether somebody plays against himself or herself; a level may, in a match of Formula."""
    once = [seat for seat in seats if seat.participant and (needs_all or seat.level is None)]
    return len({seat.participant for seat in once}) < len(once)


def _why_not(
    players: tuple[Player, ...],
    notes: Notes,
    seats: tuple[SeatRecord, ...],
    ending: WhyNot | None,
    *,
    needs_all: bool,
) -> WhyNot | None:
    """Why a game counts for nobody; `ending` is why its end does not count.

    What was entered once counts for good: what has become of the file or of a participant since
    then changes nothing, except that nobody can play against themselves. A computer level can, in
    a match of Formula: there it plays for nobody's score, and the persons' result is theirs.
    """
    same = WhyNot.SAME if _sit_twice(seats, needs_all) else None
    if ending is None and notes.entries is not None:
        return same
    if notes.not_counted is not None:
        return WhyNot(notes.not_counted.value)
    if all(player.is_computer for player in players):
        return WhyNot.WATCHED
    if ending is not None:
        return ending
    if not _are_known(seats, needs_all):
        return WhyNot.NOBODY
    return same


def _seat(
    notes: Notes,
    players: tuple[Player, ...],
    seat: int,
    plays: tuple[PlayRecord, ...],
    *,
    outcome: Outcome,
    total: int | None,
    rounds_won: int,
) -> SeatRecord:
    player, own = players[seat], [play for play in plays if play.seat == seat]
    saved = notes.seats[seat] if len(notes.seats) == len(players) else SavedSeat()
    is_credited = (
        notes.not_counted is not NotCounted.OPENED
        and is_key(saved.participant)
        and level_of_key(saved.participant) is player.level
    )
    return SeatRecord(
        name=player.name,
        level=player.level,
        participant=saved.participant if is_credited else "",
        colour=saved.colour if saved.colour in COLOURS else "",
        picture=saved.picture if saved.picture in PICTURES else "",
        outcome=outcome,
        total=total,
        rounds_won=rounds_won,
        turns=len(own),
        earned=sum(play.points for play in own),
        highest_sum=max((play.points for play in own if play.operators), default=None),
        hints=sum(play.hint for play in own),
    )


def _as_json(fields: dict[str, object]) -> str:
    return json.dumps(fields["options"], separators=(",", ":"))
