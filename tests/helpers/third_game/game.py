"""A third game, made for the tests: whoever brings the heap to ten wins.

A turn adds 1, 2 or 3, which is all that its rules say; a draft is what will be added.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum
from random import Random

import pytest

from formula_desktop import arguments
from formula_desktop.cli import arena_arguments
from formula_desktop.gamefile.errors import FileError, FileReason, file_error
from formula_desktop.gamefile.parts import (
    fields_of,
    list_of,
    timed_play,
    whole_number,
    written_time,
)
from formula_desktop.json_values import fields, whole
from formula_desktop.judgement import Foreseen, Judgement, Why, judged
from formula_desktop.kinds import registry
from formula_desktop.kinds.kind import Account, Chooser, GameKind, Outcome
from formula_desktop.limit import Limit
from formula_desktop.models.table.any_game import AnyTurn, Drafting
from formula_desktop.models.table.game import TableGame
from formula_desktop.models.words import games as words
from formula_desktop.pages.rules import examples
from formula_desktop.players import Level, Player
from formula_desktop.refusal import NotAllowedError, NotReadableError, Refusal, refuse
from formula_desktop.shell.start import second_start

TEN = 10


class Reason(Enum):
    """Why something is not allowed; the value is the sentence."""

    TOO_MUCH = "that is too much"


@dataclass(frozen=True, slots=True)
class Options:
    """How much may be added in a turn."""

    most: int = 3


@dataclass(frozen=True, slots=True)
class Add:
    """What is added to the heap."""

    number: int

    def __str__(self) -> str:
        return f"+{self.number}"


@dataclass(frozen=True, slots=True)
class View:
    """Everything lies open."""

    options: Options
    seat: int
    to_move: int | None
    heap: int


@dataclass(frozen=True, slots=True)
class Position:
    """The heap, and whose turn it is."""

    options: Options
    to_move: int | None
    heap: int = 0

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    def view(self, seat: int) -> View:
        return View(self.options, seat, self.to_move, self.heap)

    def points(self, play: Add) -> int:
        return play.number

    def after(self, play: Add) -> Position:
        refusal = why_not(self.view(self.to_move or 0), play)
        if refusal:
            raise NotAllowedError(refusal)
        heap = self.heap + play.number
        return Position(self.options, None if heap == TEN else 1 - (self.to_move or 0), heap)


@dataclass(frozen=True, slots=True)
class Turn:
    """A play made at a moment."""

    play: Add
    at: datetime


@dataclass(frozen=True, slots=True)
class State:
    """A game with every position it went through."""

    options: Options
    players: tuple[Player, ...]
    started: datetime
    first: int
    turns: tuple[Turn, ...] = ()
    positions: tuple[Position, ...] = field(default_factory=tuple)

    @property
    def position(self) -> Position:
        return self.positions[-1]

    @property
    def totals(self) -> tuple[int, ...]:
        movers = zip(self.positions, self.turns, strict=False)
        added = [(position.to_move, turn.play.number) for position, turn in movers]
        return tuple(sum(number for by, number in added if by == seat) for seat in (0, 1))

    def after(self, play: Add, at: datetime) -> State:
        positions = (*self.positions, self.position.after(play))
        return replace(self, turns=(*self.turns, Turn(play, at)), positions=positions)

    def back_to(self, turns: int) -> State:
        return replace(self, turns=self.turns[:turns], positions=self.positions[: turns + 1])


# --- what the kind asks for ---------------------------------------------------------------------


def why_not(view: View, play: Add) -> Refusal | None:
    """Why a number may not be added."""
    is_right = 1 <= play.number <= min(view.options.most, TEN - view.heap)
    return None if is_right else refuse(Reason.TOO_MUCH)


def deal(
    options: Options, players: tuple[Player, ...], started: datetime, random: Random, first: int
) -> State:
    return State(options, players, started, first, positions=(Position(options, first),))


def read_options(value: object) -> Options:
    most = whole_number(fields_of(value, ("most",))["most"], 1, 3)
    if most is None:
        raise file_error(FileReason.TARGET)
    return Options(most)


def read_sections(
    fields: dict[str, object], options: Options, players: tuple[Player, ...], started: datetime
) -> State:
    state = deal(options, players, started, Random(), whole_number(fields["first"], 0, 1) or 0)
    for value in list_of(fields["plays"]) or []:
        text, at = timed_play(value, FileError(refuse(FileReason.NOT_A_PLAY)).where)
        state = state.after(read_play(text), at)
    return state


def written_sections(state: State) -> dict[str, object]:
    plays = [{"play": str(turn.play), "at": written_time(turn.at)} for turn in state.turns]
    return {"first": state.first, "plays": plays}


def read_play(text: str) -> Add:
    if text not in ("+1", "+2", "+3"):
        raise NotReadableError(refuse(Reason.TOO_MUCH))
    return Add(int(text))


def best(view: View) -> Add:
    """Leave 2 or 6, from where nobody can reach ten or what leads there."""
    return Add(min((TEN - view.heap) % (view.options.most + 1) or 1, view.options.most))


def choose(view: View, level: Level, limit: Limit) -> Add:
    return best(view)


def account(state: State, has_ended: bool, *, is_lesson: bool = False) -> Account:
    winners = (state.positions[-2].to_move or 0,) if state.position.is_over else ()
    won = tuple(int(seat in winners) for seat in (0, 1))
    return Account("ten" if winners else "", winners, state.totals, won, (winners,))


def best_plays(state: State, number: int | None) -> list[tuple[int, str]]:
    plays = [Add(each) for each in range(state.options.most, 0, -1)]
    view = state.position.view(0)
    return [(play.number, str(play)) for play in plays if not why_not(view, play)][:number]


def judge(view: View, play: Add, limit: Limit) -> Judgement[Add]:
    samples = [(Foreseen(1.0, 0), Foreseen(float(play == best(view)), 0))]
    return judged(best(view), play, samples, lambda: Why(1, 0, 0, False))


def play_out(options: Options, seats: int, seed: str, chosen: Chooser[View, Add]) -> Outcome:
    position, last = Position(options, 0), 0
    while (seat := position.to_move) is not None:
        position, last = position.after(chosen(position.view(seat))), seat
    return Outcome((last,), (float(last == 0), float(last == 1)))


def read_view(said: object, options: Options) -> View:
    values = fields(said, ("seat", "to_move", "heap"))
    return View(
        options,
        whole(values["seat"], 0, 1),
        whole(values["to_move"], 0, 1),
        whole(values["heap"], 0, 9),
    )


THIRD: GameKind[State, Position, View, Add, Options] = GameKind(
    name="ten",
    seats=range(2, 3),
    types=(State, Position, View, Options),
    reasons=Reason,
    iterations={},
    read_options=read_options,
    written_options=lambda options: {"most": options.most},
    sections=("first", "plays"),
    read_sections=read_sections,
    written_sections=written_sections,
    read_view=read_view,
    written_view=lambda view: {"seat": view.seat, "to_move": view.to_move, "heap": view.heap},
    read_play=read_play,
    why_not=why_not,
    choose=choose,
    judge=judge,
    best=best,
    hinted=lambda view, level, limit: best(view),
    operators=lambda play: (),
    points=Position.points,
    laid=lambda play: 1,
    worth=Position.points,
    hand=lambda position, seat: "123"[: position.options.most],
    usual_options=Options,
    deal=deal,
    next_first=lambda state: 1 - state.first,
    after=State.after,
    rounds=lambda state: (state,),
    is_over=lambda state: state.position.is_over,
    has_all_of=lambda state, earlier: (
        (state.players, state.first) == (earlier.players, earlier.first)
        and state.turns[: len(earlier.turns)] == earlier.turns
    ),
    scores=lambda state: state.totals,
    preview=lambda state: str(state.position.heap),
    account=account,
    at=lambda state, number, turn: state.back_to(turn),
    with_other_play=lambda before, play, made, now: before.after(play, made),
    is_open=lambda state, number: True,
    whose_turn=lambda state: f"player {(state.position.to_move or 0) + 1} is to move",
    best_plays=best_plays,
    analysis=lambda state: {"finished": state.position.is_over},
    play_without_sum=best,
    play_out=play_out,
)


# --- at a table ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Put:
    """The number that is chosen, by its place in the hand."""

    index: int


@dataclass(frozen=True, slots=True)
class Draft:
    """The number to add, once it is chosen."""

    view: View
    puts: tuple[Put, ...] = ()

    @property
    def play(self) -> Add | None:
        return Add(self.puts[0].index + 1) if self.puts else None

    @property
    def refusal(self) -> Refusal | None:
        return why_not(self.view, self.play or Add(0))

    @property
    def awaits_digit(self) -> bool:
        return False

    @property
    def lacks_something(self) -> bool:
        return not self.puts

    @property
    def following(self) -> None:
        return None

    def take_back(self, index: int) -> Draft:
        return Draft(self.view)

    def choose(self, index: int, digit: int | None) -> Draft:
        return self


@dataclass(frozen=True, slots=True)
class Hint:
    """What to add."""

    play: Add

    @property
    def laid(self) -> Add:
        return self.play


class ThirdGame(TableGame[Position, Add, Draft, View, Hint]):
    """A TableGame on the heap."""

    state: State
    drafting: Drafting[Position, Add, Draft, View, Hint] = Drafting(
        Position.view,
        Draft,
        lambda view, play: Draft(view, (Put(play.number - 1),)),
        lambda view, play: Hint(play),
    )

    @property
    def positions(self) -> Sequence[Position]:
        return self.state.positions

    @property
    def turns(self) -> Sequence[Turn]:
        return self.state.turns

    @property
    def has_open_hands(self) -> bool:
        return True

    @property
    def has_legal_play(self) -> bool:
        return True

    def play(self) -> bool:
        if self.draft is None or self.draft.play is None or self.draft.refusal:
            return False
        self._make(self.draft.play)
        return True

    def _play_on(self, play: Add, again: AnyTurn[Add] | None) -> None:
        self.state = self.state.after(play, self._clock())

    def _go_back(self, turns: int) -> None:
        self.state = self.state.back_to(turns)

    def _hand_of(self, seat: int) -> str:
        return THIRD.hand(self.position, seat)

    def _starting_seat(self) -> int:
        return self.state.first


WORDS = words.WordsOfGame(
    name=lambda: "Ten",
    how_far=lambda number: "Ten",
    play=str,
    no_play=lambda: "nothing to add",
    covered=lambda: "",
    level=lambda level: "",
    best=lambda for_points: "Best: what leads to ten.",
    why=lambda view, judgement, made, worth, is_most: "",
)


@dataclass(frozen=True)
class Example:
    """An example in its rules: what is added to a heap."""

    before: str
    play: str
    options: Options

    @property
    def refusal(self) -> Refusal | None:
        return why_not(View(self.options, 0, 0, int(self.before)), read_play(self.play))


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the program know this game until the end of the test."""
    name = THIRD.name
    for module in (arguments, second_start):
        monkeypatch.setattr(module, "GAMES", (*module.GAMES, name))
    monkeypatch.setitem(registry.KINDS, name, THIRD)
    monkeypatch.setitem(words.WORDS, name, WORDS)
    monkeypatch.setitem(arena_arguments.OPTIONS_OF, name, ((), lambda found: Options()))
    monkeypatch.setitem(examples.EXAMPLES, name, Example)
