"""The words that the outcome of any round or game needs, and its chart."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject

from formula_desktop.charts.course import CourseLines, Line
from formula_desktop.kinds.kind import Round, State, cheered
from formula_desktop.kinds.registry import kind_of
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.past.course import GameCourse, Measure
from formula_desktop.models.words.games import WORDS
from formula_desktop.models.words.signs import signed
from formula_desktop.models.words.table import names_in_words, subject, told_of, unbroken_name
from formula_desktop.store.games.notes import Summary
from formula_desktop.store.games.states import moved_at, summary_of
from formula_desktop.widgets.sum_row import Part

NEAR_POINTS: Final = 10
"""The most points between two who are near each other at the end."""

EQUALS: Final = "\u00a0=\u00a0"
"""An equals sign in a sentence, kept on the same line as the result."""


@dataclass(frozen=True, slots=True)
class BestInWords:
    """The best sum of a game: who made it, how its points came about, and its cards or tiles."""

    caption: str
    details: str
    said: str
    """The sum itself, in symbols."""
    parts: tuple[Part, ...]
    bonuses: tuple[str, ...] = ()
    """A sentence for each digit that counts more than once."""
    is_of_lamp: bool = False
    """Whether a hint has laid it."""


class OutcomeWords(QObject, metaclass=AbstractQObject):
    """The texts and pictures of a finished round or game, besides its table."""

    def __init__(
        self,
        state: State,
        course: GameCourse,
        winners: tuple[int, ...],
        laid_by_hint: Collection[int] = (),
        rounds: Sequence[Round] | None = None,
    ) -> None:
        """`laid_by_hint` are the turns, from 0, whose plays nobody is praised for; `rounds` are
        those that this is the outcome of, if not all.
        """
        super().__init__()
        self._laid_by_hint = laid_by_hint
        self._state = state
        self._course = course
        self.players = state.players
        kind = kind_of(state)
        played = kind.rounds(state) if rounds is None else rounds
        self.winners = cheered(kind, state, winners, played)
        """The seats that won or share the win; empty if nobody did."""
        self.is_unearned = self.winners != winners
        """Whether persons have more than the computer without having laid anything."""
        self._names = [unbroken_name(player.name) for player in state.players]
        self._told_to: int | None = None
        self.are_teams = False
        """Whether teams play, whose names may be plural."""

    @contextmanager
    def told_to(self, seat: int) -> Iterator[None]:
        """Speak to this seat meanwhile, which reads it on a screen of its own."""
        self._told_to = seat
        try:
            yield
        finally:
            self._told_to = None

    def _subject(self, seat: int, *, begins: bool = True) -> str:
        return subject(self.players, seat, begins=begins)

    # --- the moment -----------------------------------------------------------------------------

    @property
    def person(self) -> int | None:
        """The seat that is spoken to: of the only person; None if there are several or none."""
        if self._told_to is not None:
            return self._told_to
        persons = [seat for seat, player in enumerate(self.players) if not player.is_computer]
        return persons[0] if len(persons) == 1 else None

    @property
    def is_lost(self) -> bool:
        """Whether the only person has lost."""
        return self.person is not None and bool(self.winners) and self.person not in self.winners

    @property
    def is_tie(self) -> bool:
        """Whether nobody has beaten anybody, and a computer is among them.

        Persons who all have as much win together.
        """
        everybody = len(self.winners) == len(self.players)
        return everybody and any(player.is_computer for player in self.players)

    @property
    def is_won(self) -> bool:
        """Whether a person has won, alone or with others."""
        if self.is_tie:
            return False
        return any(not self.players[seat].is_computer for seat in self.winners)

    @property
    def pictured(self) -> tuple[int, ...]:
        """The seats whose pictures are shown: of those who won, or of who has lost alone."""
        if self.is_lost and self.person is not None:
            return (self.person,)
        return self.winners or tuple(range(len(self.players)))

    @property
    def headline(self) -> str:
        """Who won, in two or three words; a defeat begins with praise."""
        if self.is_lost:
            return self._farewell
        if self.winners == (self.person,):
            return self.tr("You won!")
        return self.news

    @property
    def has_laid_nothing(self) -> bool:
        """Whether the only person has laid nothing at all, so that nothing can be praised."""
        return False

    @property
    def _farewell(self) -> str:
        """What is said in place of who won."""
        return self.tr("Until next time!") if self.has_laid_nothing else self.tr("Well played!")

    @property
    @abstractmethod
    def comment(self) -> str:
        """What the headline leaves open: how it went, how near it was, or who won; may be empty."""

    @property
    def _encouragement(self) -> str:
        """What is said to those who have laid nothing and yet have more."""
        return self.tr("Next time, lay a sum yourself!")

    def _won_by(self, points: int, said: str) -> str:
        """By how much the only person won: by little, or by so many points, as is `said`."""
        if points <= NEAR_POINTS:
            return self.tr("That was close!")
        return self.tr("You won by {points}!").format(points=said)

    @property
    def of_lamp(self) -> str:
        """What of it is the only person's own, if the lamp has laid something; behind *More*."""
        return ""

    def _own_of(self, total: int, of_lamp: int) -> str:
        """How many points of a total are a person's own; empty if the lamp has earned none."""
        if not of_lamp:
            return ""
        text = self.tr("Without what the hint laid you have {own} of the {total} points.")
        return text.format(own=signed(total - of_lamp), total=signed(total))

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat; empty if there is none to show."""
        return ()

    @property
    def of_scores(self) -> str:
        """What the scores are."""
        return self.tr("Points")

    @property
    def splits(self) -> tuple[str, ...]:
        """What each score is made of, `8 + 39`; empty if there is nothing to add up."""
        return ()

    def shown_name(self, seat: int) -> str:
        """A player's name; the only person is spoken to."""
        return self.tr("You") if seat == self.person else self.players[seat].name

    @property
    def highlight(self) -> BestInWords | None:
        """The best sum to show with the headline: the only person's own, if there is one."""
        return self.best

    @property
    def praise(self) -> list[str]:
        """What else went well for the person who lost, in short sentences."""
        return self._best_of_loser

    def _best_said(self, seat: int) -> tuple[str, str] | None:
        """A seat's best sum in symbols, and what it was worth; None without one to tell."""
        return None

    @property
    def comfort(self) -> str:
        """What is said to the persons who lost to another one, right below who won."""
        lost = self._lost_to_person
        if not lost:
            return ""
        names = names_in_words([self._names[seat] for seat in lost])
        return self.tr("Well played, {name}!").format(name=names)

    @property
    def _lost_to_person(self) -> list[int]:
        """The persons who have lost where several play."""
        if self.person is not None or not self.winners:
            return []
        lost = [seat for seat in range(len(self.players)) if seat not in self.winners]
        return [seat for seat in lost if not self.players[seat].is_computer]

    @property
    def _best_of_loser(self) -> list[str]:
        """The best sum of the only person who lost to another one, unless it is shown."""
        lost = self._lost_to_person
        best = self._best_said(lost[0]) if len(lost) == 1 else None
        shown = self.highlight
        if best is None or (shown is not None and shown.said == best[0]):
            return []
        text = self.tr("{name}’s best: {sum} ({worth}).")
        return [text.format(name=self._names[lost[0]], sum=best[0], worth=best[1])]

    # --- told to others -------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game."""
        return WORDS[kind_of(self._state).name].name()

    @property
    def moment(self) -> datetime:
        """When the game was played."""
        return moved_at(self._state)

    @property
    def news(self) -> str:
        """Who won, in two or three words; nobody is spoken to."""
        if self.is_unearned:
            return self.tr("The game is over")
        if not self.winners:
            return self.tr("Nobody won")
        if len(self.winners) > 1:
            return self.tr("A tie!")
        of_person = self.tr("{name} won!", "one person")
        text = self.tr("{name} won!") if self.are_teams else of_person
        return told_of(text, name=self._subject(self.winners[0]))

    @property
    def told_first(self) -> str:
        """The headline for others: who won, or after a defeat the best sum of who has lost."""
        best = self.told_best
        return best.caption if self.is_lost and best is not None else self.news

    @property
    def told_pictured(self) -> tuple[int, ...]:
        """The seats whose pictures others see: the winners, who has lost alone, or everybody."""
        if self.is_lost and self.person is not None:
            return (self.person,)
        return self.winners if self.is_won else tuple(range(len(self.players)))

    @property
    def summary(self) -> Summary:
        """The game as lists show it, with what lies on the table at the end."""
        return summary_of(self._state)

    @property
    def told_best(self) -> BestInWords | None:
        """The best sum of the only person, or else of all, with the name of who made it."""
        return self.best

    @property
    def told_scores(self) -> str:
        """What the scores are, unless it is points."""
        return ""

    # --- behind *More* --------------------------------------------------------------------------

    @property
    @abstractmethod
    def heading(self) -> str:
        """Who won, in one sentence with the score."""

    @property
    @abstractmethod
    def sentences(self) -> list[str]:
        """How the result came about, a sentence or two each."""

    @property
    @abstractmethod
    def best(self) -> BestInWords | None:
        """The best sum of the game, if there is one to show."""

    @property
    def chart(self) -> CourseLines | None:
        """The players' lines, with a title for the chart; None if the course has no meaning."""
        course = self._course
        is_of_rounds = course.measure is Measure.ROUNDS_WON
        rounds = range(1, len(course.round_ends) + 2) if course.round_ends else ()
        return CourseLines(
            self._title(),
            tuple(map(Line, self._names, course.values)),
            self.tr("rounds") if is_of_rounds else self.tr("turns"),
            course.counted,
            course.round_ends,
            tuple(self.tr("Round {number}").format(number=number) for number in rounds),
        )

    def _title(self) -> str:
        if self._course.counted:
            return self.tr("Points after each turn and the final count")
        return {
            Measure.TOTALS: self.tr("Points after each turn"),
            Measure.MATCH_TOTALS: self.tr("Points after each turn"),
            Measure.CARDS: self.tr("Cards in hand, turn by turn"),
            Measure.ROUNDS_WON: self.tr("Rounds won after each round"),
        }[self._course.measure]

    @property
    def described(self) -> str:
        """The final totals in words."""
        last = zip(self._names, self._course.last, strict=True)
        ends = names_in_words([f"{name} {signed(value)}" for name, value in last])
        return self.tr("At the end: {numbers}").format(numbers=ends)
