"""The card game Formula as a `GameKind`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from itertools import chain, islice
from operator import attrgetter
from random import Random
from typing import Final

from formula_desktop import arguments
from formula_desktop.arithmetic import Operator, signs_without
from formula_desktop.formula.allowed import why_not
from formula_desktop.formula.codec import read_view, written_view
from formula_desktop.formula.laying import Row
from formula_desktop.formula.legal import LegalPlays
from formula_desktop.formula.match import Match, new_deck, new_match
from formula_desktop.formula.options import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Options,
    Scoring,
    most_number_cards,
)
from formula_desktop.formula.play import Action, Formula, Play, read_play
from formula_desktop.formula.position import Position
from formula_desktop.formula.reasons import Reason
from formula_desktop.formula.view import View
from formula_desktop.gamefile.formula import (
    read_options,
    read_rounds,
    written_options,
    written_round,
)
from formula_desktop.judgement import Judgement
from formula_desktop.kinds.kind import (
    STOPPED,
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

MOST_TURNS: Final = 5000
"""The number of turns after which a round between levels is a tie."""

_MOST_SHUFFLES: Final = 100
"""How often the cards are shuffled for one round; two players take 2 on average."""

_MOST_LOOKED_INTO: Final = 8
"""How many deals are played on for a few turns, to choose among them."""
_TURNS_LOOKED_INTO: Final = 2
"""The turns of each player in which nobody has to take a card there, if possible."""

_BEGAN: Final = datetime(2026, 1, 1, tzinfo=UTC)

# --- files and plays ----------------------------------------------------------------------------


def _read_sections(
    fields: dict[str, object], options: Options, players: tuple[Player, ...], started: datetime
) -> Match:
    return Match(options, players, started, read_rounds(fields["rounds"], options, players))


def _choose(view: View, level: Level, limit: Limit) -> Play:
    from formula_desktop.formula.player.computer import choose  # not needed by the window

    return choose(view, level, limit)


def _judge(view: View, play: Play, limit: Limit) -> Judgement[Play]:
    from formula_desktop.formula.player.judging import judge  # not needed by the window

    return judge(view, play, limit)


def _best(view: View) -> Play:
    from formula_desktop.formula.player.computer import best  # not needed by the window

    return best(view)


def _hinted(view: View, level: Level, limit: Limit) -> Play:
    from formula_desktop.formula.hint import hinted  # not needed before the table

    return hinted(view, level) or _choose(view, Level.HARD, limit)


def _suited_views(view: View, level: Level) -> tuple[View, ...]:
    from formula_desktop.formula.hint import suited_views  # not before the table

    return suited_views(view, level)[:-1]


def _worth(position: Position, play: Play) -> int:
    """The points for a play, or its number of cards in a match without points."""
    if position.options.for_points:
        return position.points(play)
    return len(play.cards) if isinstance(play, Formula) else 0


# --- a new game ---------------------------------------------------------------------------------

_READY_MADE: Final[dict[str, Ready[Options]]] = {
    ReadyMade.SIX: Ready(
        Options((Operator.ADD, Operator.SUBTRACT), max_number_cards=2, largest_number=20),
        level=Level.BEGINNER,
    ),
    ReadyMade.EIGHT: Ready(
        Options((Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY), largest_number=100),
        level=Level.EASY,
    ),
    ReadyMade.TEN: Ready(Options(), level=Level.EASY),
    ReadyMade.PRINTED: Ready(Options(), wrong_sums=WrongSum.VALUE, level=Level.NORMAL),
    ReadyMade.POINTS: Ready(
        Options(scoring=Scoring.POINTS, max_number_cards=most_number_cards(Scoring.POINTS)),
        wrong_sums=WrongSum.VALUE,
        level=Level.NORMAL,
    ),
    ReadyMade.TIMES_DIVIDE: Ready(
        Options((Operator.MULTIPLY, Operator.DIVIDE), max_cards=4),
        wrong_sums=WrongSum.VALUE,
        level=Level.NORMAL,
    ),
    ReadyMade.FIVES: Ready(
        Options(multiples_of_five=True), wrong_sums=WrongSum.VALUE, level=Level.NORMAL
    ),
}
"""The printed game has all signs and no variations, as *10+* does, which has an easier level. The
last three are a leaflet each that comes with it.
"""

_BY_AGE: Final = (ReadyMade.SIX, ReadyMade.EIGHT, ReadyMade.TEN)


def _normalized(options: Options) -> Options:
    """The options with the default target and bonus in a match without points."""
    if options.for_points:
        return options
    return replace(options, target=Options().target, hard_sum_bonus=False)


def _deal(
    options: Options, players: tuple[Player, ...], started: datetime, random: Random, dealer: int
) -> Match:
    return _from_shuffled(lambda deck: new_match(options, players, started, dealer, deck), random)


def next_round(match: Match, random: Random) -> Match:
    """The match with its next round dealt."""
    return _from_shuffled(match.next_round, random)


def _from_shuffled(deal: Callable[[str], Match], random: Random) -> Match:
    """What is dealt from a shuffled deck (docs/rules.md, 1 "Setup").

    For the youngest and for a class, the deck is shuffled again until everybody could lay the first
    formula, and perhaps until something can be laid in everybody's first turns: nobody draws card
    after card before anything happens, and nobody gains by it.
    """
    first = deal(new_deck(random))
    if not _begins_kindly(first.options):
        return first
    others = (deal(new_deck(random)) for _ in range(_MOST_SHUFFLES))
    begun = islice(filter(_may_begin, chain([first], others)), _MOST_LOOKED_INTO)
    kept = None
    for match in begun:
        if _goes_on(match):
            return match
        kept = kept or match
    return kept or first


def _begins_kindly(options: Options) -> bool:
    """Whether these are settings for an age that everybody should be able to begin with."""
    key = next((key for key in _BY_AGE if _is_ready_made(options, key)), None)
    return key is ReadyMade.SIX or (key is not None and options.open_cards)


def _is_ready_made(options: Options, key: ReadyMade) -> bool:
    """Whether these are ready-made settings, with cards open or not."""
    its = _READY_MADE[key].options
    return replace(options, open_cards=its.open_cards) == its


def _may_begin(match: Match) -> bool:
    """Whether everybody could lay the first formula."""
    each = (replace(match.position, to_move=seat).view(seat) for seat in range(len(match.players)))
    return all(map(LegalPlays, each))


def _cards_in(formula: Formula) -> int:
    return len(formula.cards)


def _goes_on(match: Match) -> bool:
    """Whether everybody has something to lay in the first turns, if each lays the most cards."""
    position = match.position
    for _ in range(_TURNS_LOOKED_INTO * len(match.players)):
        seat = position.to_move
        if seat is None:
            break
        play = max(LegalPlays(position.view(seat)), key=_cards_in, default=None)
        if play is None:
            return False
        position = position.after(play)
    return True


# --- states -------------------------------------------------------------------------------------


def _scores(match: Match) -> tuple[int, ...]:
    """The points, including the current round, or the rounds won."""
    if not match.options.for_points:
        return match.rounds_won
    if match.position.is_over:
        return match.totals
    earned = match.position.earned
    return tuple(total + now for total, now in zip(match.totals, earned, strict=True))


def _preview(match: Match) -> str:
    position = match.position
    sign = position.operator.value if position.operator else "_"
    left, right, answer = map(_row, (position.left, position.right, position.answer))
    return f"{left}{sign}{right}={answer}"


def _row(row: Row) -> str:
    """The cards of a number: `*7` for a joker that counts as 7, `*` for one without a digit."""
    return "".join(
        f"{'*' if card.joker else ''}{'' if card.value is None else card.value}" for card in row
    )


def _without(options: Options) -> frozenset[str]:
    written = written_options(options).items()
    unused = frozenset(name for name, value in written if value in (None, False))
    unused |= signs_without(options.operators)
    return unused if options.for_points else unused | {"scoring", "target"}


def _account(match: Match, has_ended: bool, *, is_lesson: bool = False) -> Account:
    """The account of a match, which is over at its target or, without points, when players end it.

    They can once a round is over, and one that they stop decides nothing. Only in a lesson its
    cards decide between equals, once all have had a few turns; nobody beats a computer by them
    alone.
    """
    for_points, results = match.options.for_points, match.results
    has_computer = any(player.is_computer for player in match.players)
    is_by_cards = is_lesson and match.is_by_cards
    can_end = bool(results) or (is_by_cards and not has_computer)
    is_over = match.has_reached_target if for_points else has_ended and can_end
    ending = "target" if for_points else "ended" if match.position.is_over else STOPPED
    winners = match.winners if is_by_cards else match.leaders
    return Account(
        ending=ending if is_over else "",
        winners=winners if is_over else (),
        totals=match.totals if for_points else (None,) * len(match.players),
        rounds_won=match.rounds_won,
        round_winners=tuple(result.winners for result in results),
        cards=tuple(map(len, match.position.hands)) if is_over and is_by_cards else (),
        is_calm=is_over and ending == STOPPED and not is_lesson,
    )


def _at(match: Match, number: int, turn: int) -> Match:
    rounds = match.rounds[: number + 1]
    return replace(match, rounds=(*rounds[:-1], rounds[-1].back_to(turn)))


# --- the commands -------------------------------------------------------------------------------


def _whose_turn(match: Match) -> str:
    seat = match.position.to_move
    if seat is None:
        over = "match" if match.has_reached_target else "round"
        return f"nobody is to move: the {over} is over"
    hand = match.position.hands[seat]
    return f"{match.players[seat].name} (player {seat + 1}) is to move, with {hand} in hand"


def _best_plays(match: Match, number: int | None) -> list[tuple[int, str]]:
    position = match.position
    if position.to_move is None:
        return []
    view = position.view(position.to_move)
    plays = [(position.points(play), str(play)) for play in LegalPlays(view)]
    plays.sort(key=lambda play: (-play[0], play[1]))
    return plays[:number]


def _analysis(match: Match) -> dict[str, object]:
    """The fields for `analyse --json`; a match without points ends with its last round."""
    seat = match.position.to_move
    for_points = match.options.for_points
    return {
        "finished": match.has_reached_target if for_points else match.position.is_over,
        "hand": None if seat is None else match.position.hands[seat],
    }


def _calculations(view: View) -> Iterator[Calculation[Play]]:
    """Every formula; its place is which of the three numbers change."""
    for play in LegalPlays(view):
        changes = tuple(any(not piece.lies for piece in pieces) for pieces in play.numbers)
        yield Calculation(play, play.operator, play.values, changes, len(play.new_pieces))


def _play_without_sum(view: View) -> Play:
    from formula_desktop.formula.player.normal import other_play  # not needed by the window

    return other_play(view)


def _play_out(options: Options, seats: int, seed: str, choose: Chooser[View, Play]) -> Outcome:
    """Play a match with points to its end, or one round without."""
    players = tuple(Player(f"{seat + 1}") for seat in range(seats))
    decks = Random(seed)
    match = new_match(options, players, _BEGAN, seats - 1, new_deck(decks))
    while True:
        match = _played_round(match, choose)
        held = tuple(float(len(hand)) for hand in match.position.hands)
        if not match.position.is_over:
            return Outcome(tuple(range(seats)), held)
        if not options.for_points:
            return Outcome(match.results[-1].winners, held)
        if match.has_reached_target:
            return Outcome(match.winners, match.totals)
        match = match.next_round(new_deck(decks))


def _played_round(match: Match, choose: Chooser[View, Play]) -> Match:
    """The match with its current round played to the end, or for MOST_TURNS turns."""
    for _ in range(MOST_TURNS):
        position = match.position
        if position.to_move is None:
            break
        match = match.after(choose(position.view(position.to_move)), _BEGAN)
    return match


FORMULA: Final[GameKind[Match, Position, View, Play, Options]] = GameKind(
    name=arguments.FORMULA,
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    types=(Match, Position, View, Options),
    reasons=Reason,
    iterations={Level.MASTER: 300},
    has_rounds=True,
    read_options=read_options,
    written_options=written_options,
    sections=("rounds",),
    read_sections=_read_sections,
    written_sections=lambda match: {"rounds": list(map(written_round, match.rounds))},
    read_view=read_view,
    written_view=written_view,
    read_play=read_play,
    why_not=why_not,
    choose=_choose,
    judge=_judge,
    best=_best,
    hinted=_hinted,
    suited_views=_suited_views,
    operators=lambda play: (play.operator,) if isinstance(play, Formula) else (),
    values=lambda play: play.values if isinstance(play, Formula) else (),
    answer=lambda play: play.values[-1] if isinstance(play, Formula) else 0,
    points=Position.points,
    laid=lambda play: len(play.cards) if isinstance(play, Formula) else 0,
    most_laid=lambda options: options.max_cards,
    worth=_worth,
    draws=lambda play: play is Action.DRAW,
    hand=lambda position, seat: position.hands[seat],
    usual_options=Options,
    with_open=lambda options, is_open: replace(options, open_cards=is_open),
    normalized=_normalized,
    ready_made=_READY_MADE,
    deal=_deal,
    next_first=lambda match: (match.round.dealer + 1) % len(match.players),
    after=Match.after,
    rounds=attrgetter("rounds"),
    is_over=attrgetter("has_reached_target"),
    has_all_of=Match.has_all_of,
    for_points=attrgetter("for_points"),
    scores=_scores,
    preview=_preview,
    without=_without,
    is_for_young=lambda options: options.largest_number is not None,
    account=_account,
    at=_at,
    with_other_play=lambda before, play, made, now: before.after(play, made),
    is_open=lambda match, number: match.options.open_cards or match.rounds[number].position.is_over,
    whose_turn=_whose_turn,
    best_plays=_best_plays,
    analysis=_analysis,
    calculations=_calculations,
    play_without_sum=_play_without_sum,
    play_out=_play_out,
    counts_cards=lambda options: not options.for_points,
)
