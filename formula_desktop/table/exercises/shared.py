"""What both tables with an exercise share: nobody else's cards or tiles, and one way to lay."""

from __future__ import annotations

from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from formula_desktop.formula.cards import JOKER
from formula_desktop.look.faces import Faces
from formula_desktop.models.table.exercise import AnyExerciseGame, Stand, T
from formula_desktop.models.words.table import refusal_in_words
from formula_desktop.practise.exercise import ONE_SUM
from formula_desktop.practise.game import Miss
from formula_desktop.table.game_table import put_of
from formula_desktop.table.items import CardItem
from formula_desktop.table.showing import ShowingTable
from formula_desktop.table.texts import Lines, Tone

LATE_S: Final = 0.5
"""So long after a miss keys may still be meant for the exercise that was missed."""

NOT_SHOWN = ("players", "stock")
"""The described items that an exercise has no use for."""


class ExerciseTable(ShowingTable[T]):
    """A table on which some things stay as they are, and everything once it is solved."""

    _typed: object = None
    """The draft as it was when something was typed into it last."""
    _has_moved_focus = False
    """Whether keys have moved the focus since then, so that Enter is meant for what it is on."""
    _just_laid: CardItem | None = None
    """What the last click has laid: the second of two clicks, as in a game, does not undo it."""
    _is_second = False
    """Whether the pointer was pressed on that."""

    def __init__(self, game: T, faces: Faces, parent: QObject | None = None) -> None:
        super().__init__(game, faces, parent)
        self._may_be_late = game.came_by_itself
        """Whether Enter may still be meant for the exercise before."""
        self._late_until = monotonic() + LATE_S if game.came_after_miss else 0.0
        """When other keys are no longer meant for it."""
        game.stand_changed.connect(self._show_stand)

    def _show_stand(self) -> None:
        """Show the table as it is after a try."""
        self.arrange(self.glide_ms)

    def stop_demonstration(self) -> None:
        """Lay the rest of the answer at once: it stays in sight."""
        if self.is_demonstrating:
            self._skip_pauses()

    def _type(self, kind: str) -> None:
        """Lay what is typed where the answer goes on, as one writes it; Enter then plays it."""
        if self.held is None and self.game.lay_next(kind):
            self._typed, self._has_moved_focus = self.draft, False
        else:
            super()._type(kind)

    def next_area(self, forward: bool, *, entering: bool = False) -> bool:
        self._has_moved_focus, self._just_laid = True, None
        return super().next_area(forward, entering=entering)

    def _arrow(self, right: int, down: int, modifiers: Qt.KeyboardModifier) -> None:
        self._has_moved_focus = True
        super()._arrow(right, down, modifiers)

    @property
    def _would_pick_up_unasked(self) -> bool:
        """Whether Enter would pick up a card where answers are typed, and nobody went to it."""
        is_on_card = self.held is None and isinstance(self.focused, CardItem)
        return self.game.is_typed and is_on_card and not self._has_moved_focus

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        just_laid, self._just_laid = self._just_laid, None
        super().mousePressEvent(event)
        self._is_second = just_laid is not None and self._pressed is just_laid

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._just_laid = None
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        is_late, self._may_be_late = self._may_be_late and is_enter, False
        if is_late or (event.text().isdigit() and monotonic() < self._late_until):
            event.accept()
            return
        is_typed = self._typed is not None and self._typed is self.draft
        if is_enter and is_typed and self.game.can_be_tried:
            event.accept()
            self.game.play()
        elif is_enter and self._would_pick_up_unasked:
            event.accept()
        else:
            super().keyPressEvent(event)

    def _open_ring_of(self, index: int) -> None:
        """Do nothing: the answer has its digit at once."""

    def _own_items(self) -> list[CardItem]:
        fixed = self.game.is_fixed
        return [each for each in super()._own_items() if not fixed(self.tray.hand.index(each))]

    def activate(self, target: CardItem) -> None:
        """Lay what is clicked where the answer goes on, or take it back, if there is one place.

        A click on what the click before has laid, as on its place in a game, keeps it there. A
        key picks it up: whoever types a digit has it there at once, and Enter is pressed too soon
        easily.
        """
        game, index = self.game, self._index_of(target)
        is_second, self._is_second = self._is_second, False
        if is_second and not self.shows_focus:
            return
        if index is None or (self.shows_focus and not game.is_fixed(index)):
            super().activate(target)
        elif game.is_fixed(index):
            return
        elif self.draft is not None and put_of(self.draft.puts, index) is not None:
            if game.exercise.task in ONE_SUM and self.tray.hand_cards[index] != JOKER:
                game.take_back(index)
            else:
                super().activate(target)
        elif game.lay_where_it_goes_on(index):
            self._typed, self._just_laid = self.draft, target
        else:
            super().activate(target)


AnyExerciseTable = ExerciseTable[AnyExerciseGame]
"""The table of any exercise."""


def clue_in_words(game: AnyExerciseGame) -> str:
    """The step of help that is shown; "" where the hints of the game help."""
    step = game.hints.step
    said = refusal_in_words(game.clues[step - 1]) if game.clues and step else ""
    return said if not said or said.endswith("?") else f"{said}."


def lines_denied(game: AnyExerciseGame, laid: str) -> Lines | None:
    """Why something cannot be laid at all, which is no try; None if something is missing."""
    draft = game.draft
    if draft is None or draft.refusal is None or draft.lacks_something:
        return None
    return Lines(laid, Tone.PLAIN, refusal_in_words(draft.refusal), Tone.WRONG)


def lines_after_try(game: AnyExerciseGame, laid: str) -> Lines | None:
    """How the answer reads, or the last try as long as it lies there, which the panel comments on.

    A try that breaks a rule of the game is not read, nor an answer that is still being laid: it
    would sound as if it were true.
    """
    if game.draft is None:
        return None
    if game.is_done:
        is_whole = game.stand is Stand.RIGHT or game.draft.play == game.solution
        return Lines(laid if is_whole else "", Tone.GOOD, "")
    if game.stand is not Stand.WRONG or game.draft.play != game.tried[-1].play:
        return None
    refusal = game.tried[-1].refusal
    is_true = refusal is not None and isinstance(refusal.reason, Miss)
    return Lines(laid if is_true else "", Tone.PLAIN, "")
