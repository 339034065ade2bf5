"""Both tables at a past moment, with the play that was made, or could have been made."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QObject

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.draft import draft_of
from formula_desktop.digifeud.play import Sum
from formula_desktop.digifeud.squares import Square
from formula_desktop.formula.play import Formula
from formula_desktop.kinds.kind import Play, Position, State
from formula_desktop.look.faces import Faces
from formula_desktop.models.past.moments import Moment, Past
from formula_desktop.models.table.digifeud import DigifeudGame, DigifeudStep
from formula_desktop.models.table.formula import FormulaGame
from formula_desktop.models.table.formula_lists import Players
from formula_desktop.models.table.game import AnyTableGame, G
from formula_desktop.models.words.signs import spelled
from formula_desktop.models.words.table import subject
from formula_desktop.table.described import Described
from formula_desktop.table.digifeud.board import Ghost
from formula_desktop.table.digifeud.described import DescribedDigifeud
from formula_desktop.table.digifeud.layout import DigifeudLayout
from formula_desktop.table.digifeud.table import DigifeudTable
from formula_desktop.table.digifeud.texts import DigifeudTexts
from formula_desktop.table.formula.cards import lying, on_the_way
from formula_desktop.table.formula.described import DescribedFormula
from formula_desktop.table.formula.layout import FormulaLayout
from formula_desktop.table.formula.table import FormulaTable
from formula_desktop.table.formula.texts import FormulaTexts
from formula_desktop.table.game_table import GameTable
from formula_desktop.table.past.layout import (
    LookBackBoardLayout,
    LookBackLayout,
    LookBackProjectorBoardLayout,
    LookBackProjectorLayout,
)
from formula_desktop.table.texts import Best, TableTexts


class _PastTexts(TableTexts[G, Position, Play]):
    """The texts at a moment."""

    def _waiting(self) -> str:
        name = subject(self._game.players, self._game.shown_seat, begins=False)
        return self.tr("First to play: {name}.").format(name=name)


class LookBackTable(GameTable[G, Position, Play]):
    """A game at one of its moments."""

    ground = ""
    """The ground of its buttons, for the style sheet."""
    has_high_panel = False
    """Whether there is room for several rows of buttons."""
    game_class: type[G]

    def __init__(
        self, past: Past, moment: Moment, faces: Faces, parent: QObject | None = None
    ) -> None:
        self.moment = moment
        game = self.game_class(past.state)
        game.faces = past.faces
        covered = not past.shows(moment)
        game.look_at(past.state, moment.seat, moment.hand, is_covered=covered)
        super().__init__(game, faces, parent)
        game.setParent(self)

    def look_at(
        self, state: State, moment: Moment, *, shows: bool, best: Best | None = None
    ) -> None:
        """Show a moment of a game that ends with it; `best` if its play is not the one made."""
        self.interrupt()
        self.moment = moment
        self.texts.best = best
        self.game.look_at(state, moment.seat, moment.hand, is_covered=not shows)
        self.tray.deal_hand("", frozenset(), None)
        self._lay(None, frozenset())
        if self.game.turns:
            self._show_made()
            if self.tray.is_covered:  # gaps in a sorted hand would reveal something about the rest
                laid = self.laid
                self.tray.order = tuple(sorted(self.tray.order, key=lambda index: index in laid))
        self.arrange(0)

    def compare(self, better: Play | None) -> None:
        """Show where a better play would lie than the one made, if the table has a place for it."""

    @abstractmethod
    def _show_made(self) -> None:
        """Show what the last play put down as new, on the table before it."""


AnyLookBack = LookBackTable[AnyTableGame]
"""The table of any game at one of its moments."""


class _FormulaTexts(_PastTexts[FormulaGame], FormulaTexts):
    """The texts at a moment."""

    def _write_tray(self, layout: FormulaLayout, players: Players) -> None:
        super()._write_tray(layout, players)
        self._turn.say("", self.theme.accent)  # nobody's, since the turn has been made

    def _to_move_in_words(self, count: str) -> str:
        return count  # there is less room, and nobody is waited for


class FormulaLookBack(LookBackTable[FormulaGame], FormulaTable):
    """A match at one of its moments."""

    layouts = LookBackLayout, LookBackProjectorLayout
    texts_class = _FormulaTexts
    game_class = FormulaGame
    ground = "tray"
    has_high_panel = True

    @property
    def described_items(self) -> tuple[Described, ...]:
        return DescribedFormula(self).all()

    @property
    def _offered(self) -> tuple[Operator, ...]:
        return ()

    def _show_made(self) -> None:
        step = self._step = self.game.last_step
        self._shown = step.before
        self.cards.lay_rows(lying(step.before))
        self.numbers = on_the_way(step)
        laid = step.play if isinstance(step.play, Formula) else step.before
        self._show_operator(laid.operator)

    def arrange(self, milliseconds: int) -> None:
        """Send every card to its place; mark a card that was drawn as new."""
        super().arrange(milliseconds)
        if self.moment.drawn and not self.cards.is_covered:
            item = self.cards.hand[self.cards.hand_cards.index(self.moment.drawn)]
            item.show_face(item.face._replace(new=True))


class _DigifeudTexts(_PastTexts[DigifeudGame], DigifeudTexts):
    """The texts at a moment: the points after it, without a running time."""

    def write_scores(self, layout: DigifeudLayout, step: DigifeudStep | None = None) -> None:
        super().write_scores(layout, None)

    def _turn_in_words(self, seat: int) -> str:
        return self.tr("playing")


class DigifeudLookBack(LookBackTable[DigifeudGame], DigifeudTable):
    """A game of Digifeud at one of its moments."""

    layouts = LookBackBoardLayout, LookBackProjectorBoardLayout
    texts_class = _DigifeudTexts
    game_class = DigifeudGame
    ground = "table"
    _better: Sum | None = None
    _ghost: Ghost | None = None

    @property
    def described_items(self) -> tuple[Described, ...]:
        return DescribedDigifeud(self).all()

    def compare(self, better: Play | None) -> None:
        """Show where the tiles of a better sum would lie."""
        self._better = better if isinstance(better, Sum) else None
        self._show_better()

    def arrange(self, milliseconds: int) -> None:
        """Send every tile to its place, with those of a better sum drawn where they would lie."""
        super().arrange(milliseconds)
        self._show_better()

    @property
    def ghosts(self) -> frozenset[int]:
        """The squares in which tiles of a better sum are drawn."""
        down = () if self._better is None else self._better.put_down
        return frozenset(each.square for each in down)

    def _show_better(self) -> None:
        if self._ghost is None:
            if self._better is None:
                return
            self._ghost = Ghost(self.theme)
            self.addItem(self._ghost)
        down = () if self._better is None else self._better.put_down
        signs = [spelled(each.tile.strip("*")).strip() for each in down]
        taken = self.tiles_shown[0]
        self._ghost.show_tiles(
            [
                (self.layout.square(each.square), "" if taken[each.square] else sign)
                for each, sign in zip(down, signs, strict=True)
            ]
        )
        self._show_badges()

    def _is_taken(self, square: Square) -> bool:
        return square in self.ghosts or super()._is_taken(square)

    @property
    def _has_buttons(self) -> bool:
        return True

    def _show_made(self) -> None:
        step = self._step = self.game.last_step
        self.tiles.lay(step.before.board.tiles)
        if isinstance(step.play, Sum):
            self._step_draft = draft_of(step.before.view(step.seat), step.play)
