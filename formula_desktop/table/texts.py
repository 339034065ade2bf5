"""The two lines of text on a table: how the draft reads, and a remark."""

from __future__ import annotations

from abc import abstractmethod
from enum import Enum, StrEnum, auto
from typing import Generic, NamedTuple

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from formula_desktop.kinds.kind import Play, Position
from formula_desktop.kinds.registry import kind_of
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Faces
from formula_desktop.look.theme import Theme
from formula_desktop.models.abstract import AbstractQObject
from formula_desktop.models.table.any_game import AnyDraft, L, P, PlayMade
from formula_desktop.models.table.game import AnyTableGame, G
from formula_desktop.models.words.hint import LAYS, HintWords
from formula_desktop.models.words.signs import spelled
from formula_desktop.models.words.spoken import aloud
from formula_desktop.models.words.table import (
    refusal_in_words,
    subject,
    tells_of_sum,
    told_of,
)
from formula_desktop.refusal import Refusal
from formula_desktop.sentences import WrongSum
from formula_desktop.table.items import TextItem


class Assistance(NamedTuple):
    """What a table shows and says of a draft before it is played.

    `shows_places`: the places that may take the held item light up. `reads_aloud`: the sum is
    written out while it is laid. `wrong_sums`: how much to reveal about a wrong sum.
    `is_silent_before_play`: nothing is said before *Play*, and then only whether it is correct.
    """

    shows_places: bool = True
    reads_aloud: bool = True
    wrong_sums: WrongSum = WrongSum.NOT_EQUAL
    is_silent_before_play: bool = False

    @property
    def tells_of_draft(self) -> bool:
        """Whether a line shows how the draft reads and why it may not be played."""
        return self.reads_aloud and not self.is_silent_before_play


class Best(Enum):
    """What a play is best at."""

    ALL = auto()
    WINNING = auto()
    """The chance to win, whatever else it earns."""
    POINTS = auto()
    CARDS = auto()


class Tone(StrEnum):
    """What the colour of a line says."""

    PLAIN = "plain"
    GOOD = "good"
    WRONG = "wrong"
    SOFT = "soft"

    def ink(self, theme: Theme) -> QColor:
        """The colour in a theme."""
        return {
            Tone.PLAIN: theme.on_table,
            Tone.GOOD: theme.on_table_good,
            Tone.WRONG: theme.on_table_wrong,
            Tone.SOFT: theme.on_table_soft,
        }[self]


class Lines(NamedTuple):
    """How the draft reads, and the remark, each with its tone."""

    reading: str
    tone: Tone
    remark: str
    remark_tone: Tone = Tone.SOFT


class TableTexts(QObject, Generic[G, P, L], metaclass=AbstractQObject):
    """The texts that both tables have besides cards or tiles."""

    written = Signal()
    """The texts have changed."""
    objected = Signal(str)
    """Why something was refused, in words."""

    refuses_alone = False
    """Whether a refusal has the room of both lines."""

    def __init__(self, scene: QGraphicsScene, game: G, faces: Faces) -> None:
        super().__init__(scene)
        self._game = game
        self.theme = theme = faces.theme
        self._step: PlayMade[P, L] | None = None
        self.refusal: Refusal | None = None
        """Why a place did not take something, while that is shown."""
        self._hint_words = HintWords(self)
        self._is_denied = False
        self._reminder = ""
        self._note = ""
        self._evaluated: AnyDraft | None = None
        self._following: Enum | None = None
        self.assistance = Assistance()
        self.no_play = False
        """Whether to say that the person to move has no play."""
        self.lamp_helps = False
        """Whether to say that there is a play, which the lamp shows."""
        self.best: Best | None = None
        """What the play shown is best at, when looking back; None for the one that was made."""
        self.is_quiet = False
        """Whether something else, like a lesson, says whose turn it is and what to do."""
        self._reading = TextItem(look.LINE, theme, theme.on_table)
        self._remark = TextItem(look.STATUS, theme, theme.on_table_soft)
        for line in (self._reading, self._remark):
            scene.addItem(line)

    @abstractmethod
    def _draft_in_words(self, following: Enum | None) -> tuple[str, str]:
        """How the draft reads, with what comes next if it is unfinished, and a remark."""

    @abstractmethod
    def _draft_as_laid(self) -> str:
        """The sum of the draft, as far as it is put down, without comment."""

    @abstractmethod
    def step_in_words(self, step: PlayMade[P, L]) -> str:
        """A play that has been made."""

    @abstractmethod
    def consequence(self, step: PlayMade[P, L]) -> str:
        """The consequences of a play."""

    @abstractmethod
    def _result_in_words(self) -> str:
        """The result of a round or game that is over."""

    @abstractmethod
    def _invitation(self) -> str:
        """What the person to move can do."""

    @abstractmethod
    def _no_play_in_words(self) -> str:
        """What to do without any play."""

    @abstractmethod
    def _hint_in_words(self, *, spoken: bool = False) -> str:
        """The words of the hint's current step; `spoken` for somebody who does not see it."""

    def _lying_in_words(self) -> str:
        """What lies on the table, read while there is no draft."""
        return ""

    def _place_lines(self) -> None:
        """Place both lines after writing them."""

    @property
    def lines(self) -> tuple[QRectF, QRectF]:
        """The places of the reading and the remark."""
        return self._reading.sceneBoundingRect(), self._remark.sceneBoundingRect()

    @property
    def reading(self) -> str:
        """The line that reads the draft aloud."""
        return self._reading.text()

    @property
    def remark(self) -> str:
        """The smaller line below it."""
        return self._remark.text()

    @property
    @abstractmethod
    def said_of_tray(self) -> list[str]:
        """The texts above the hand or rack."""

    @abstractmethod
    def step_aloud(self, step: PlayMade[P, L]) -> list[str]:
        """A play that has been made and its consequences, to be spoken."""

    @property
    def hint(self) -> str:
        """The words of the hint that is shown, empty for none."""
        return self._hint(spoken=False)

    @property
    def hint_aloud(self) -> str:
        """The hint that is shown, to be spoken."""
        return aloud(self._hint(spoken=True))

    def _hint(self, *, spoken: bool) -> str:
        hints = self._game.hints
        if hints.is_looking:
            return self._hint_words.looking()
        if hints.took_back:
            return self._hint_words.took_back()
        return self._hint_in_words(spoken=spoken) if hints.step else ""

    def refuse(self, refusal: Refusal | None) -> None:
        """Say why a place did not take something; None removes the words."""
        self.refusal = refusal
        self._is_denied = False
        self._reminder = ""
        self._write_lines()
        if refusal is not None:
            self.objected.emit(self._objection(refusal))

    def _objection(self, refusal: Refusal) -> str:
        return refusal_in_words(refusal, self.assistance.wrong_sums)

    @property
    def why_not_play(self) -> str:
        """Why the draft may not be played, empty if it may or there is none."""
        draft = self._game.draft
        if draft is None or draft.refusal is None:
            return ""
        return self._draft_in_words(self._following_of(draft))[0]

    def remind(self, words: str) -> None:
        """Say what to do first, until something changes."""
        self.refuse(None)
        self._reminder = words
        self._write_lines()

    def remind_of_ring(self) -> None:
        """Say where the digit of a joker or blank is chosen."""
        self.remind(self.tr("Choose a digit in the ring."))

    def note(self, words: str) -> None:
        """Say what the pointer is on instead of the remark; "" ends that."""
        if words != self._note:
            self._note = words
            self._write_lines()

    def deny(self) -> None:
        """Say that the draft is not correct, or lacks something, until it changes."""
        self.refuse(None)
        self._is_denied = True
        self._write_lines()
        self.objected.emit(f"{self.reading}. {self.remark}")

    def _lines(self) -> Lines:
        game, step = self._game, self._step
        if step is not None:
            tone = Tone.GOOD if self._is_verdict else Tone.PLAIN
            return Lines(self.step_in_words(step), tone, self.consequence(step))
        if game.draft is None:
            return Lines(self._lying_in_words(), Tone.PLAIN, self._waiting())
        if game.can_take_back and self.assistance.tells_of_draft:
            following = self._following_of(game.draft)
            tone = Tone.WRONG if game.draft.refusal else Tone.GOOD
            if following is not None or game.draft.lacks_something:
                tone = Tone.PLAIN  # it is not finished
            reading, remark = self._draft_in_words(following)
            return Lines(reading, tone, remark)
        reading = self._lying_in_words()
        if game.can_take_back:
            reading = self._draft_as_laid() if self.assistance.reads_aloud else ""
        if self.no_play:
            remark = self._no_play_in_words()
        elif self.lamp_helps and not game.can_take_back:
            remark = self.tr("You can lay something. Press Hint.")
        elif self._awaits_digit_silently:
            remark = self.tr("Choose a digit.")
        elif self._may_be_played_silently:
            remark = self.tr("Press Play to see whether it is right.")
        else:
            remark = "" if self.is_quiet else self._invitation()
        return Lines(reading, Tone.PLAIN, remark)

    @property
    def _awaits_digit_silently(self) -> bool:
        """Whether the digit of a joker comes next where nothing else is told before *Play*."""
        draft = self._game.draft
        return self.assistance.is_silent_before_play and draft is not None and draft.awaits_digit

    @property
    def _may_be_played_silently(self) -> bool:
        """Whether something complete lies there of which nothing is told before *Play*."""
        draft = self._game.draft
        is_silent = self.assistance.is_silent_before_play and self._game.can_take_back
        return is_silent and draft is not None and not draft.lacks_something

    @property
    def _is_verdict(self) -> bool:
        """Whether the line says to a whole class that something is correct or not."""
        if not (self.assistance.is_silent_before_play and self.theme.is_projector):
            return False
        if self._is_denied:
            refusal = self._game.why_not_play
            return refusal is not None and tells_of_sum(refusal) and not self._lacks_something
        step = self._step
        is_laid = step is not None and bool(kind_of(self._game.state).operators(step.play))
        return step is not None and is_laid and not self._game.players[step.seat].is_computer

    @property
    def _your_turn(self) -> str:
        """That a person or a team is to move."""
        return self.tr("your team’s turn") if self._game.is_of_class else self.tr("your turn")

    def _denied(self) -> Lines:
        """The message after *Play* if there is no other."""
        refusal = self._game.why_not_play
        laid = self._draft_as_laid()
        if self._lacks_something and refusal is not None:
            return Lines(laid, Tone.PLAIN, refusal_in_words(refusal))
        if refusal is not None and not tells_of_sum(refusal):  # a rule is no secret
            return Lines(laid, Tone.PLAIN, refusal_in_words(refusal), Tone.WRONG)
        text = self.tr("{sum}, not correct").format(sum=laid)
        words = self.tr("Nothing is lost: change something, or take it back.")
        return Lines(text, Tone.WRONG, words)

    @property
    def _lacks_something(self) -> bool:
        draft = self._game.draft
        return draft is not None and draft.lacks_something

    def _following_of(self, draft: AnyDraft) -> Enum | None:
        """What comes next in a draft, which is looked up once for each draft."""
        if draft is not self._evaluated:
            self._evaluated, self._following = draft, self._game.following_of(draft)
        return self._following

    def _waiting(self) -> str:
        """Whose turn it is, or the result, while nobody can put anything down."""
        seat = self._game.position.to_move
        if self.is_quiet:
            return ""
        if seat is None:
            return self._result_in_words()
        text = self.tr("{name} is thinking.")
        if self._game.is_covered:
            text = self.tr("Now it is {name}’s turn.")
        return told_of(text, name=subject(self._game.players, seat))

    def _laid_in_words(self, seat: int, laid: str) -> str:
        """A formula or sum that a seat has laid."""
        player = self._game.players[seat]
        text = self.tr("{name}: {sum}")
        if self.best is not None:
            text = self._best_in_words(self.best)
        elif not player.is_computer and self.assistance.is_silent_before_play:
            text = self.tr("{name}: {sum}, correct")
        return text.format(name=player.name, sum=spelled(laid))

    def _best_in_words(self, best: Best) -> str:
        return {
            Best.ALL: self.tr("The best possible: {sum}"),
            Best.WINNING: self.tr("This was better: {sum}"),
            Best.POINTS: self.tr("Most points: {sum}"),
            Best.CARDS: self.tr("Most cards: {sum}"),
        }[best]

    @property
    def said(self) -> Lines:
        """What both lines say, in the language of the moment; not what the pointer is on."""
        said, hint = self._denied() if self._is_denied else self._lines(), self.hint
        # what is wrong stays readable
        if hint and self._game.hints.step < LAYS and not self._game.can_take_back:
            said = said._replace(reading="")
        if self.refusal is not None:
            said = said._replace(remark=self._objection(self.refusal), remark_tone=Tone.WRONG)
            if self.refuses_alone:
                said = said._replace(reading="")
        elif self._reminder or hint:
            said = said._replace(remark=self._reminder or hint, remark_tone=Tone.PLAIN)
        return said

    def _write_lines(self) -> None:
        said = self.said
        self._reading.set_size(look.SCORE if self._is_verdict else look.LINE)
        self._reading.say(said.reading, said.tone.ink(self.theme))
        # why something is refused is read as easily as the sum
        self._remark.set_size(look.STATUS if said.remark_tone is not Tone.WRONG else look.LINE)
        note = self._note if said.remark_tone is Tone.SOFT else ""
        self._remark.say(note or said.remark, said.remark_tone.ink(self.theme))
        self._place_lines()
        self.written.emit()


AnyTexts = TableTexts[AnyTableGame, Position, Play]
"""The texts of any game's table."""
