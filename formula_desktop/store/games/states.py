"""States of games: whether one is over or follows another, and its summary."""

from __future__ import annotations

from datetime import UTC, datetime

from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import kind_of
from formula_desktop.store.games.notes import Summary


def is_over(state: State) -> bool:
    """Whether the game has ended or the match has reached its target."""
    return kind_of(state).is_over(state)


def has_all_of(state: State, earlier: State) -> bool:
    """Whether a state equals or continues an earlier one."""
    kind = kind_of(state)
    return kind is kind_of(earlier) and kind.has_all_of(state, earlier)


def moved_at(state: State) -> datetime:
    """The moment of the last play, or of the start."""
    rounds = reversed(kind_of(state).rounds(state))
    return next((each.turns[-1].at for each in rounds if each.turns), state.started)


def moved_in_turn(state: State) -> list[int]:
    """The seat of each turn in the whole game, before its players agreed to stop."""
    kind = kind_of(state)
    moved = [
        seat
        for each in kind.rounds(state)
        for position in each.positions[: len(each.turns)]
        if (seat := position.to_move) is not None
    ]
    return moved[: len(moved) - kind.agreed_turns(state)]


def turns_of_seats(state: State) -> list[int]:
    """How many turns each seat has had, as `moved_in_turn`."""
    moved = moved_in_turn(state)
    return [moved.count(seat) for seat in range(len(state.players))]


def name_for(state: State) -> str:
    """The name for a game's file, without its suffix."""
    return name_at(kind_of(state).name, state.started)


def name_at(game: str, started: datetime) -> str:
    """The name for the file of a game of this kind that was started then."""
    return f"{game} {started.astimezone(UTC):%Y-%m-%d %H.%M.%S}"


def summary_of(state: State) -> Summary:
    """What a list of games shows of a game."""
    kind = kind_of(state)
    rounds = kind.rounds(state)
    return Summary(
        game=kind.name,
        players=state.players,
        scores=kind.scores(state),
        for_points=kind.for_points(state.options),
        rounds=len(rounds),
        turns=sum(turns_of_seats(state)),
        started=state.started,
        moved=moved_at(state),
        is_over=kind.is_over(state),
        preview=kind.preview(state),
    )
