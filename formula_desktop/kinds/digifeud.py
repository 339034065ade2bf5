"""The board game Digifeud as a `GameKind`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from operator import attrgetter
from random import Random
from typing import Final

from formula_desktop import arguments
from formula_desktop.arithmetic import Operator, signs_without
from formula_desktop.digifeud.allowed import why_not
from formula_desktop.digifeud.codec import read_view, written_view
from formula_desktop.digifeud.game import PLAYERS, Game, new_bags, new_game
from formula_desktop.digifeud.layout import Colour, shuffled_layout, some_shuffled
from formula_desktop.digifeud.legal import LegalPlays, best_play, best_plays
from formula_desktop.digifeud.options import PRINTED_TURN_LIMIT, Options, usual_turn_limit
from formula_desktop.digifeud.play import Action, Play, Sum, read_play
from formula_desktop.digifeud.position import Position, deal
from formula_desktop.digifeud.reasons import Reason
from formula_desktop.digifeud.squares import SQUARES
from formula_desktop.digifeud.tiles import ADD_SUBTRACT, ADD_SUBTRACT_MULTIPLY, ALL_FOUR
from formula_desktop.digifeud.view import View
from formula_desktop.gamefile.digifeud import (
    read_deal_and_plays,
    read_options,
    written_deal_and_plays,
    written_options,
)
from formula_desktop.judgement import Judgement
from formula_desktop.kinds.kind import (
    Account,
    Calculation,
    Chooser,
    GameKind,
    Outcome,
    Ready,
    ReadyMade,
)
from formula_desktop.limit import Limit
from formula_desktop.players import Level, Player
from formula_desktop.sentences import WrongSum

FULL_POINTS, FULL_POINTS_OF_SMALL_SUMS = 400, 200
"""The points that give the maximum rating; sums without × or in a small range are smaller."""

SMALL_RANGES = (10, 20)

_EMPTY: Final = "."
"""An empty square in a preview."""

_COLOURS: Final[dict[Colour | None, str]] = {Colour.BLUE: "b", Colour.RED: "r"}
"""An empty coloured square in a preview, shown only for a shuffled board."""

# --- plays --------------------------------------------------------------------------------------


def _choose(view: View, level: Level, limit: Limit) -> Play:
    from formula_desktop.digifeud.player.computer import choose  # not needed by the window

    return choose(view, level, limit)


def _judge(view: View, play: Play, limit: Limit) -> Judgement[Play]:
    from formula_desktop.digifeud.player.judging import judge  # not needed by the window

    return judge(view, play, limit)


def _laid(play: Play) -> int:
    """The tiles of a sum from the rack; its operators and the = always come from there."""
    return len(play.digits) + len(play.operator_tiles) + 1 if isinstance(play, Sum) else 0


def _best(view: View) -> Play:
    """The sum that earns most."""
    found = best_play(view)
    return found.play if found else Action.PASS


def _hinted(view: View, level: Level, limit: Limit) -> Play:
    from formula_desktop.digifeud.hint import earning_enough, hinted  # not before the table

    return hinted(view, level) or earning_enough(view, _choose(view, Level.HARD, limit))


def _suited_views(view: View, level: Level) -> tuple[View, ...]:
    from formula_desktop.digifeud.hint import suited_views  # not before the table

    return suited_views(view, level)[:-1]


# --- a new game ---------------------------------------------------------------------------------

_READY_MADE: Final[dict[str, Ready[Options]]] = {
    ReadyMade.SIX: Ready(
        Options(operators=ADD_SUBTRACT, max_operations=1, largest_number=20, chains=False),
        level=Level.BEGINNER,
    ),
    ReadyMade.EIGHT: Ready(
        Options(operators=ADD_SUBTRACT_MULTIPLY, max_operations=1, largest_number=50, chains=False),
        level=Level.EASY,
    ),
    ReadyMade.TEN: Ready(Options(directions=4, operators=ALL_FOUR), level=Level.EASY),
    ReadyMade.PRINTED: Ready(
        Options(turn_limit_minutes=PRINTED_TURN_LIMIT),
        has_usual_time=False,
        wrong_sums=WrongSum.VALUE,
        level=Level.NORMAL,
    ),
}


def _with_usual_limit(options: Options, has_two_persons: bool) -> Options:
    limit = usual_turn_limit(has_two_persons=has_two_persons)
    return replace(options, turn_limit_minutes=limit)


def _normalized(options: Options) -> Options:
    """The options with the same layout for all shuffled boards, as each game gets its own."""
    return options if options.layout.is_standard else replace(options, layout=some_shuffled())


def _deal(
    options: Options, players: tuple[Player, ...], started: datetime, random: Random, starts: int
) -> Game:
    """A new game; any board but the standard one is shuffled again for each game."""
    if not options.layout.is_standard:
        options = replace(options, layout=shuffled_layout(random))
    return new_game(options, players, started, starts, *new_bags(options, random))


# --- states -------------------------------------------------------------------------------------


def _preview(game: Game) -> str:
    layout, tiles = game.options.layout, game.position.board.tiles
    colours: dict[Colour | None, str] = {} if layout.is_standard else _COLOURS
    return "".join(
        tile[-1] if tile else colours.get(layout.colour(square), _EMPTY)
        for square, tile in zip(SQUARES, tiles, strict=True)
    )


def _without(options: Options) -> frozenset[str]:
    written = written_options(options).items()
    unused = frozenset(name for name, value in written if value in (None, False))
    return unused | signs_without(options.operators)


def _account(game: Game, has_ended: bool, *, is_lesson: bool = False) -> Account:
    result = game.result()
    winner = None if result is None or game.is_undecided else result.winner
    winners = () if winner is None else (winner,)
    options = game.options
    has_times = Operator.MULTIPLY in options.operators
    is_small = not has_times or options.largest_number in SMALL_RANGES
    return Account(
        ending=result.ending if result else "",
        winners=winners,
        totals=game.totals,
        rounds_won=tuple(int(seat in winners) for seat in range(PLAYERS)),
        round_winners=(winners,),
        full_points=FULL_POINTS_OF_SMALL_SUMS if is_small else FULL_POINTS,
    )


def _resumed(game: Game, now: datetime) -> Game:
    return game.back_to(len(game.turns), max(now, game.turn_began))


def _after_timeout(game: Game, now: datetime) -> Game | None:
    is_lost = game.is_late(now) and not game.options.stands_still
    return game.after(Action.TIMEOUT, now) if is_lost else None


def _continued(game: Game, now: datetime) -> Game:
    over = _after_timeout(game, now)
    if over is not None:
        return over
    return _resumed(game, now) if game.has_limit and game.options.stands_still else game


def _with_other_play(before: Game, play: Play, made: datetime, now: datetime) -> Game:
    """The game after the play, made now so that its time is not over."""
    return _resumed(before, now).after(play, max(now, before.turn_began))


# --- the commands -------------------------------------------------------------------------------


def _whose_turn(game: Game) -> str:
    seat = game.position.to_move
    if seat is None:
        return "nobody is to move: the game is over"
    rack = game.position.racks[seat]
    tiles = f"{rack.digits} {rack.operators}".strip() or "no tiles"
    return f"{game.players[seat].name} (player {seat + 1}) is to move, with {tiles} on the rack"


def _best_plays(game: Game, number: int | None) -> list[tuple[int, str]]:
    seat = game.position.to_move
    if seat is None:
        return []
    view = game.position.view(seat)
    if number is not None:
        return [(found.points, found.written) for found in best_plays(view, number)]
    plays = [(found.points, found.written) for found in LegalPlays(view).found]
    plays.sort(key=lambda play: (-play[0], play[1]))
    return plays


def _analysis(game: Game) -> dict[str, object]:
    seat = game.position.to_move
    rack = None if seat is None else game.position.racks[seat]
    return {
        "finished": game.is_over,
        "rack": rack and {"digits": rack.digits, "operators": rack.operators},
    }


def _calculations(view: View) -> Iterator[Calculation[Play]]:
    """Every sum with one operator; its place is the square where it begins, and its direction."""
    options = replace(view.options, max_operations=1)
    for found in LegalPlays(replace(view, options=options)).found:
        play = found.play
        place = (play.square, play.direction)
        yield Calculation(play, play.operators[0], play.values, place, found.points)


def _play_out(options: Options, seats: int, seed: str, choose: Chooser[View, Play]) -> Outcome:
    position = deal(options, 0, *new_bags(options, Random(seed)))
    while (seat := position.to_move) is not None:
        position = position.after(choose(position.view(seat)))
    result = position.result()
    assert result is not None  # nobody is to move
    return Outcome((0, 1) if result.winner is None else (result.winner,), result.totals)


DIGIFEUD: Final[GameKind[Game, Position, View, Play, Options]] = GameKind(
    name=arguments.DIGIFEUD,
    seats=range(PLAYERS, PLAYERS + 1),
    types=(Game, Position, View, Options),
    reasons=Reason,
    iterations={Level.MASTER: 16},
    is_rated=True,
    has_turn_limit=True,
    read_options=read_options,
    written_options=written_options,
    sections=("deal", "plays"),
    read_sections=read_deal_and_plays,
    written_sections=written_deal_and_plays,
    read_view=read_view,
    written_view=written_view,
    read_play=read_play,
    why_not=why_not,
    choose=_choose,
    judge=_judge,
    best=_best,
    hinted=_hinted,
    suited_views=_suited_views,
    operators=lambda play: play.operators if isinstance(play, Sum) else (),
    values=lambda play: play.values if isinstance(play, Sum) else (),
    answer=lambda play: play.values[-1] if isinstance(play, Sum) else 0,
    points=Position.points,
    laid=_laid,
    worth=Position.points,
    hand=lambda position, seat: position.racks[seat].tiles,
    usual_options=Options,
    with_usual_limit=_with_usual_limit,
    with_open=lambda options, is_open: replace(options, open_racks=is_open),
    normalized=_normalized,
    ready_made=_READY_MADE,
    deal=_deal,
    next_first=lambda game: 1 - game.starts,
    after=Game.after,
    rounds=lambda game: (game,),
    agreed_turns=attrgetter("agreed_passes"),
    is_undecided=attrgetter("is_undecided"),
    is_over=attrgetter("is_over"),
    has_all_of=Game.has_all_of,
    scores=lambda game: () if game.position.is_given_up else game.totals,
    preview=_preview,
    without=_without,
    is_for_young=lambda options: options.largest_number is not None,
    account=_account,
    after_timeout=_after_timeout,
    continued=_continued,
    at=lambda game, number, turn: game.back_to(turn),
    resumed=_resumed,
    with_other_play=_with_other_play,
    is_open=lambda game, number: game.options.open_racks or game.is_over,
    whose_turn=_whose_turn,
    best_plays=_best_plays,
    analysis=_analysis,
    calculations=_calculations,
    play_without_sum=lambda view: Action.PASS,
    play_out=_play_out,
)
