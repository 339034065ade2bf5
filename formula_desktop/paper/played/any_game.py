"""The printed report of any game: its head, its players, and the list of its turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from formula_desktop.kinds.kind import Account, AnyKind, Play, Position, State
from formula_desktop.kinds.registry import kind_of
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.results import day_in_words, stopped_in_words
from formula_desktop.models.words.signs import signed
from formula_desktop.models.words.table import names_in_words, player_in_words, stops_in_words
from formula_desktop.paper.played.words import PlayedWords
from formula_desktop.paper.report import LongTable, Part, PrintedTable, Report

NUMBER: Final = "888"
"""A number as wide as most, for a column."""

NAME: Final = "Maximilian B."
"""A name as wide as most; a longer one is shortened in the list of turns."""
_SUM: Final = "88 + 88 + 88 + 88 = 888"


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game to print; `title` is the one that its players gave it, if any."""

    state: State
    title: str = ""
    has_ended: bool = False
    """Whether its players have ended it."""
    asked: tuple[str, ...] = ()
    """Lines that say who was asked in the teams of a lesson."""
    was_stopped: bool = False
    """Whether a person has stopped it early, so that nobody has won or lost it."""
    is_of_class: bool = False

    @property
    def kind(self) -> AnyKind:
        """Which game it is."""
        return kind_of(self.state)


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn, and the positions around it."""

    play: Play
    before: Position
    after: Position
    is_agreed: bool
    """Whether the players agreed on it, to stop the game."""

    @property
    def seat(self) -> int:
        """Whose turn it was."""
        assert self.before.to_move is not None  # a turn was made there
        return self.before.to_move


class Column(NamedTuple):
    """A column of the list of turns."""

    heading: str
    widest: str
    """A text as wide as usual ones can be."""
    text: Callable[[PlayedTurn], str]
    is_number: bool = True


class GameOnPaper:
    """Makes the report of a game; subclasses know what only one game has."""

    def __init__(self, played: PlayedGame) -> None:
        self.state = played.state
        self.kind = played.kind
        self.words = PlayedWords()
        self._played = played

    @property
    def report(self) -> Report:
        """The report, in the current language."""
        lines = (self._when(), " · ".join(self.options()), *self._played.asked)
        head = "\n".join(filter(None, lines))
        return Report(self._title(), head, (self._players(), *self.drawings(), *self._rounds()))

    # --- what games add -------------------------------------------------------------------------

    def options(self) -> list[str]:
        """The options with which it was played, each in a few words."""
        return []

    def scores(self) -> list[tuple[str, tuple[str, ...]]]:
        """What everybody has: columns, each with its heading and a text for each seat."""
        points = tuple(map(signed, self.kind.scores(self.state)))
        return [(self.words.points(), points)] if points else []

    def drawings(self) -> Sequence[Part]:
        """What is drawn before the turns."""
        return ()

    def columns(self) -> list[Column]:
        """What the list says of a turn after its number and player."""
        return [
            Column(self.words.played(), _SUM, self.play, is_number=False),
            Column(self.words.points(), NUMBER, self.points),
        ]

    def title_of(self, number: int) -> str:
        """The title above the turns of a round, counted from 0."""
        return self.words.turns()

    def counts(self, number: int) -> Sequence[Part]:
        """What follows the turns of a round."""
        return ()

    # --- the report -----------------------------------------------------------------------------

    def play(self, turn: PlayedTurn) -> str:
        """A play as its players read it."""
        return stops_in_words() if turn.is_agreed else WORDS[self.kind.name].play(turn.play)

    def points(self, turn: PlayedTurn) -> str:
        """The points of a play; empty for one that lays nothing."""
        return str(self.kind.points(turn.before, turn.play)) if self.kind.laid(turn.play) else ""

    def _title(self) -> str:
        if self._played.title:
            return self._played.title
        names = names_in_words([player.name for player in self.state.players])
        return self.words.title(WORDS[self.kind.name].name(), names)

    def _when(self) -> str:
        found = [day_in_words(self.state.started)]
        if self._played.title:
            found.insert(0, WORDS[self.kind.name].name())
        if not self._account.ending:
            found.append(self.words.under_way())
        return " · ".join(found)

    def _players(self) -> PrintedTable:
        """Who played, what they have, and who has won."""
        account, scores = self._account, self.scores()
        headings = [self.words.player(), *(heading for heading, _ in scores)]
        rows = [
            [player_in_words(player), *(texts[seat] for _, texts in scores)]
            for seat, player in enumerate(self.state.players)
        ]
        if account.ending:
            headings.append(self.words.result())
            for seat, row in enumerate(rows):
                row.append(self._outcome(account, seat))
        cells = tuple(map(tuple, rows))
        return PrintedTable("", (*headings,), cells, frozenset(range(1, 1 + len(scores))), "")

    def _outcome(self, account: Account, seat: int) -> str:
        """How the game ended for a seat; a calm end is not told as lost."""
        if self._played.was_stopped or self.kind.is_undecided(self.state):
            return stopped_in_words()
        if account.is_calm and seat not in account.winners:
            return stopped_in_words()
        return self.words.outcome(account.winners, seat)

    def _rounds(self) -> Iterator[Part]:
        columns = self.columns()
        numbers = {at for at, column in enumerate(columns, 2) if column.is_number}
        for number, played in enumerate(self.kind.rounds(self.state)):
            if not played.turns:
                continue
            yield LongTable(
                self.title_of(number),
                (self.words.turn(), self.words.player(), *(each.heading for each in columns)),
                (NUMBER, NAME, *(each.widest for each in columns)),
                frozenset((0, *numbers)),
                len(played.turns) - max(self._agreed(number) - 1, 0),
                partial(self._row, columns, number),
            )
            yield from self.counts(number)

    def _row(self, columns: list[Column], number: int, at: int) -> tuple[str, ...]:
        """A turn, counted from 0, of a round, counted from 0."""
        played = self.kind.rounds(self.state)[number]
        agreed = self._agreed(number)
        turn = PlayedTurn(
            played.turns[at].play,
            played.positions[at],
            played.positions[at + 1],
            is_agreed=at >= len(played.turns) - agreed,
        )
        name = "" if turn.is_agreed else self.state.players[turn.seat].name
        return (str(at + 1), name, *(column.text(turn) for column in columns))

    def _agreed(self, number: int) -> int:
        """With how many turns the players agreed to stop in a round; they are one line."""
        is_last = number == len(self.kind.rounds(self.state)) - 1
        return self.kind.agreed_turns(self.state) if is_last else 0

    @property
    def _account(self) -> Account:
        played = self._played
        return self.kind.account(self.state, played.has_ended, is_lesson=played.is_of_class)
