"""Both tables at a past moment, with the play that was made, or could have been made."""

from __future__ import annotations

from PySide6.QtCore import QObject

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud.draft import draft_of
from formula_desktop.digifeud.play import Sum
from formula_desktop.formula.play import Formula
from formula_desktop.kinds.kind import State
from formula_desktop.look.faces import Faces
from formula_desktop.models.past.games import PastGame, PastMatch
from formula_desktop.models.past.moments import Moment, Past
from formula_desktop.models.table.digifeud import DigifeudStep
from formula_desktop.models.table.formula import FormulaStep
from formula_desktop.models.table.formula_lists import PlayersModel
from formula_desktop.models.words.signs import spelled
from formula_desktop.table.described import Described
from formula_desktop.table.digifeud.described import DescribedDigifeud
from formula_desktop.table.digifeud.layout import DigifeudLayout
from formula_desktop.table.digifeud.table import DigifeudTable
from formula_desktop.table.digifeud.texts import DigifeudTexts
from formula_desktop.table.formula.cards import lying, on_the_way
from formula_desktop.table.formula.described import DescribedFormula
from formula_desktop.table.formula.layout import FormulaLayout
from formula_desktop.table.formula.table import FormulaTable
from formula_desktop.table.formula.texts import FormulaTexts
from formula_desktop.table.past.layout import board_layout, cards_layout

# --- Formula ------------------------------------------------------------------------------------


class _FormulaTexts(FormulaTexts):
    """The texts at a moment."""

    is_best = False

    def _waiting(self) -> str:
        name = self._game.players[self._game.shown_seat].name
        return self.tr("{name} begins.").format(name=name)

    def _step_in_words(self, step: FormulaStep) -> str:
        if self.is_best and isinstance(step.play, Formula):
            return self.tr("The best there was: {sum}").format(sum=spelled(str(step.play)))
        return super()._step_in_words(step)

    def _write_tray(self, layout: FormulaLayout, players: PlayersModel) -> None:
        super()._write_tray(layout, players)
        self._turn.say("", self._theme.accent)  # nobody's, since the turn has been made


class FormulaLookBack(FormulaTable):
    """A match at one of its moments."""

    ground = "tray"
    has_high_panel = True

    def __init__(
        self, past: Past, moment: Moment, faces: Faces, parent: QObject | None = None
    ) -> None:
        self.past_match = PastMatch(past, moment)
        self._drawn = ""
        super().__init__(self.past_match, faces, parent)
        self.past_match.setParent(self)

    def _made_layout(self, width: float, height: float) -> FormulaLayout:
        return cards_layout(self.theme, width, height, len(self.game.players) - 1)

    def _made_texts(self, faces: Faces) -> FormulaTexts:
        self._past_texts = _FormulaTexts(self, self.game, faces)
        return self._past_texts

    def look_at(self, state: State, moment: Moment, *, shows: bool, is_best: bool = False) -> None:
        """Show a moment of a match that ends with it."""
        self._interrupt()
        self._past_texts.is_best = is_best
        self.past_match.look_at(state, moment, shows=shows)
        self._drawn = moment.drawn if shows else ""
        self.tray.deal_hand("", frozenset(), None)
        self._deal(None)
        if self.past_match.step is not None:
            self._show_made(self.past_match.step)

    @property
    def described_items(self) -> tuple[Described, ...]:
        return DescribedFormula(self).all()

    @property
    def _offered(self) -> tuple[Operator, ...]:
        return ()

    def _show_made(self, step: FormulaStep) -> None:
        """Show the cards of a play as new, on top of the formula before it."""
        self._step, self._shown = step, step.before
        self.numbers = lying(step.before)
        self.cards.lay_rows(self.numbers)
        self.numbers = on_the_way(step)
        laid = step.play if isinstance(step.play, Formula) else step.before
        self._show_operator(laid.operator)
        if self.cards.is_covered:  # gaps in a sorted hand would reveal something about the rest
            self.cards.order = _last(self.cards.order, self.laid)
        self.arrange(0)

    def arrange(self, milliseconds: int) -> None:
        """Send every card to its place; mark a card that was drawn as new."""
        super().arrange(milliseconds)
        if self._drawn:
            item = self.cards.hand[self.cards.hand_cards.index(self._drawn)]
            item.show_face(item.face._replace(new=True))


# --- Digifeud -----------------------------------------------------------------------------------


class _DigifeudTexts(DigifeudTexts):
    """The texts at a moment: the points after it, without a running time."""

    is_best = False

    def _step_in_words(self, step: DigifeudStep) -> str:
        if self.is_best and isinstance(step.play, Sum):
            return self.tr("The best there was: {sum}").format(sum=spelled(step.play.read))
        return super()._step_in_words(step)

    def write_scores(self, layout: DigifeudLayout, step: DigifeudStep | None = None) -> None:
        super().write_scores(layout, None)

    def _turn_in_words(self, seat: int) -> str:
        return self.tr("to move")

    def _waiting(self) -> str:
        name = self._game.players[self._game.shown_seat].name
        return self.tr("{name} begins.").format(name=name)


class DigifeudLookBack(DigifeudTable):
    """A game of Digifeud at one of its moments."""

    ground = "table"
    has_high_panel = False

    def __init__(
        self, past: Past, moment: Moment, faces: Faces, parent: QObject | None = None
    ) -> None:
        self.past_game = PastGame(past, moment)
        super().__init__(self.past_game, faces, parent)
        self.past_game.setParent(self)

    def _made_layout(self, width: float, height: float) -> DigifeudLayout:
        return board_layout(self.theme, width, height)

    def _made_texts(self) -> DigifeudTexts:
        self._past_texts = _DigifeudTexts(self, self.game, self.theme)
        return self._past_texts

    def look_at(self, state: State, moment: Moment, *, shows: bool, is_best: bool = False) -> None:
        """Show a moment of a game that ends with it."""
        self._interrupt()
        self._past_texts.is_best = is_best
        self.past_game.look_at(state, moment, shows=shows)
        self.tray.deal_hand("", frozenset(), None)
        self._deal(None)
        if self.past_game.step is not None:
            self._show_made(self.past_game.step)

    @property
    def described_items(self) -> tuple[Described, ...]:
        return DescribedDigifeud(self).all()

    def _show_made(self, step: DigifeudStep) -> None:
        """Show the tiles of a sum as new, on the board before it."""
        self._step = step
        self.tiles.lay(step.before.board.tiles)
        if isinstance(step.play, Sum):
            self._step_draft = draft_of(step.before.view(step.seat), step.play)
        if self.tiles.is_covered:  # gaps in a sorted rack would reveal something about the rest
            self.tiles.order = _last(self.tiles.order, self.laid)
        self.arrange(0)


def _last(order: tuple[int, ...], laid: frozenset[int]) -> tuple[int, ...]:
    """Move what is laid to the end of the order."""
    return tuple(sorted(order, key=lambda index: index in laid))


LookBackTable = FormulaLookBack | DigifeudLookBack
