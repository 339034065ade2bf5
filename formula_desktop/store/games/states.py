"""States of games of either kind: whether one is over or follows another, and its summary."""

from __future__ import annotations

from datetime import UTC, datetime

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.layout import Colour, standard_layout
from formula_desktop.digifeud.squares import SQUARES
from formula_desktop.formula.laying import Row
from formula_desktop.formula.match import Match
from formula_desktop.store.games.notes import Summary

State = Match | Game
"""A game as its file keeps it."""

EMPTY = "."
"""A square of a preview with nothing on it."""

_COLOURS: dict[Colour | None, str] = {Colour.BLUE: "b", Colour.RED: "r"}
"""The same where it is coloured, on a board that is not the usual one."""


def is_over(state: State) -> bool:
    """Whether nobody can play on: the game has ended, the match has reached its target."""
    return state.has_reached_target if isinstance(state, Match) else state.is_over


def has_all_of(state: State, earlier: State) -> bool:
    """Whether a state is another one played on, or that one itself.

    Moments don't matter: undoing moves them where there is a time for a turn.
    """
    if isinstance(state, Match) and isinstance(earlier, Match):
        return _is_dealt_alike(state, earlier) and _has_rounds_of(state, earlier)
    if isinstance(state, Match) or isinstance(earlier, Match):
        return False
    plays, its_plays = ([turn.play for turn in game.turns] for game in (state, earlier))
    is_same = state.is_same(earlier) and state.starts == earlier.starts
    return is_same and plays[: len(its_plays)] == its_plays


def _is_dealt_alike(one: Match, other: Match) -> bool:
    return (one.options, one.players, one.started) == (other.options, other.players, other.started)


def _has_rounds_of(match: Match, earlier: Match) -> bool:
    """Whether a match has all rounds of another one; the last of them may have gone on since."""
    for number, (mine, its) in enumerate(zip(match.rounds, earlier.rounds, strict=False), 1):
        if mine is its:
            continue
        plays, its_plays = ([turn.play for turn in each.turns] for each in (mine, its))
        if (mine.deck, mine.dealer) != (its.deck, its.dealer):
            return False
        if plays[: len(its_plays)] != its_plays:
            return False
        if number < len(earlier.rounds) and len(plays) != len(its_plays):
            return False
    return len(match.rounds) >= len(earlier.rounds)


def moved_at(state: State) -> datetime:
    """The moment of the last play, or of the start."""
    if isinstance(state, Game):
        return state.turn_began
    return next((each.turns[-1].at for each in reversed(state.rounds) if each.turns), state.started)


def game_of(state: State) -> str:
    """Which game it is, one of `arguments.GAMES`."""
    return FORMULA if isinstance(state, Match) else DIGIFEUD


def name_for(state: State) -> str:
    """What a game's file is called, apart from its suffix."""
    return f"{game_of(state)} {state.started.astimezone(UTC):%Y-%m-%d %H.%M.%S}"


# --- what a list shows --------------------------------------------------------------------------


def summary_of(state: State) -> Summary:
    """What a list of games shows of a game."""
    return _of_match(state) if isinstance(state, Match) else _of_game(state)


def _of_match(match: Match) -> Summary:
    for_points = match.options.for_points
    return Summary(
        game=game_of(match),
        players=match.players,
        scores=_points_now(match) if for_points else match.rounds_won,
        for_points=for_points,
        rounds=len(match.rounds),
        turns=sum(len(each.turns) for each in match.rounds),
        started=match.started,
        moved=moved_at(match),
        is_over=is_over(match),
        preview=_on_the_table(match),
    )


def _points_now(match: Match) -> tuple[int, ...]:
    """The points of each seat, those of the round under way included."""
    if match.position.is_over:
        return match.totals
    earned = match.position.earned
    return tuple(total + now for total, now in zip(match.totals, earned, strict=True))


def _on_the_table(match: Match) -> str:
    position = match.position
    sign = position.operator.value if position.operator else "_"
    left, right, answer = map(_row, (position.left, position.right, position.answer))
    return f"{left}{sign}{right}={answer}"


def _row(row: Row) -> str:
    """The cards of a number: `*7` for a joker that counts as 7, `*` before it counts as any."""
    return "".join(
        f"{'*' if card.joker else ''}{'' if card.value is None else card.value}" for card in row
    )


def _of_game(game: Game) -> Summary:
    return Summary(
        game=game_of(game),
        players=game.players,
        scores=game.totals,
        for_points=True,
        rounds=1,
        turns=len(game.turns),
        started=game.started,
        moved=moved_at(game),
        is_over=game.is_over,
        preview=_on_the_board(game),
    )


def _on_the_board(game: Game) -> str:
    layout, tiles = game.options.layout, game.position.board.tiles
    colours: dict[Colour | None, str] = {} if layout == standard_layout() else _COLOURS
    return "".join(
        tile[-1] if tile else colours.get(layout.colour(square), EMPTY)
        for square, tile in zip(SQUARES, tiles, strict=True)
    )
