"""What Formula's table shows besides cards: the felt, the seats and all texts."""

from __future__ import annotations

from enum import Enum
from itertools import permutations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from formula_desktop.formula.cards import JOKER
from formula_desktop.formula.laying import on_equal_cards
from formula_desktop.formula.play import Action, Formula, Play
from formula_desktop.formula.position import Position
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Faces
from formula_desktop.look.theme import Theme
from formula_desktop.models.table.formula import FormulaGame, FormulaStep
from formula_desktop.models.table.formula_lists import Players
from formula_desktop.models.words.formula import (
    FormulaCounts,
    draft_in_words,
    lying_in_words,
    sum_of,
)
from formula_desktop.models.words.spoken import aloud
from formula_desktop.models.words.table import is_the_computer, names_in_words, player_in_words
from formula_desktop.players import YOUNG
from formula_desktop.table.formula.layout import FormulaLayout
from formula_desktop.table.items import TextItem
from formula_desktop.table.seat import PORTRAIT_GAP, PortraitItem, Seat, SeatItem, face_of
from formula_desktop.table.texts import TableTexts

MIDDLE = Qt.AlignmentFlag.AlignHCenter
OWN_PORTRAIT = 40.0  # beside the title of the tray
_BETWEEN = 18.0  # between the texts of its line
TURNS_TO_LEARN = 1
"""In how many turns of a match it is said at most that cards side by side are one number."""
LEAST_FOR_EXAMPLE = 20
"""The smallest number range in which that has an example."""


class FormulaTexts(TableTexts[FormulaGame, Position, Play]):
    """The seats and texts of the table of one game."""

    def __init__(self, scene: QGraphicsScene, game: FormulaGame, faces: Faces) -> None:
        super().__init__(scene, game, faces)
        self._counts = FormulaCounts(self)
        self._said_of_tray: list[str] = []
        self.seats = [SeatItem(faces, faces.theme) for _ in game.players[1:]]
        theme = self.theme
        self._stock = TextItem(look.SMALL, theme, theme.on_table_soft)
        self.portrait = PortraitItem(theme)
        self._pupil = TextItem(look.PUPIL, theme, theme.on_table)
        self._title = TextItem(look.HEADING, theme, theme.on_table)
        self.score_text = TextItem(look.STATUS, theme, theme.on_table_soft)
        self._turn = TextItem(look.STATUS, theme, theme.accent)
        lines = (self._stock, self._pupil, self._title, self.score_text, self._turn)
        for item in (*self.seats, self.portrait, *lines):
            scene.addItem(item)

    def show_seats(self, layout: FormulaLayout, players: Players) -> None:
        """Show the other players, in the order of their seats."""
        game, position = self._game, players.position
        seats = zip(self.seats, layout.seats, players.seats, strict=False)  # the tray's is last
        for item, rect, seat in seats:
            hand, is_to_move = position.hands[seat], game.seat_to_show == seat
            count = self._counts.cards(len(hand))
            if seat in position.out and not position.options.for_points:
                count = self.tr("place {number}").format(number=position.out.index(seat) + 1)
            elif is_to_move:
                count = self._to_move_in_words(count)
            player = game.players[seat]
            shown = Seat(
                player_in_words(player),
                players.score(seat),
                count,
                len(hand),
                hand if game.has_open_hands else None,
                is_to_move,
                player,
                face_of(game, seat),
            )
            item.show_seat(shown, rect)

    def _to_move_in_words(self, count: str) -> str:
        """How many cards somebody has whose turn it is."""
        return self.tr("{cards} · playing").format(cards=count)

    @property
    def said_of_tray(self) -> list[str]:
        return self._said_of_tray

    def step_aloud(self, step: FormulaStep) -> list[str]:
        return [aloud(self.step_in_words(step)), self.consequence(step)]

    def write(
        self,
        layout: FormulaLayout,
        players: Players,
        step: FormulaStep | None,
    ) -> None:
        """Write everything in its place; `step` is a play that is being shown."""
        stock_at = QPointF(layout.stock.center().x(), layout.stock.bottom() + 24)
        self._stock.place(stock_at, MIDDLE, layout.area.left() - 16, breaks=True)
        stock = self.tr("Stock {number}").format(number=len(players.position.stock))
        self._stock.say(stock, self.theme.on_table_soft)
        widest = layout.area.width() - 32
        self._reading.place(layout.reading, MIDDLE, widest)
        self._remark.place(layout.remark, MIDDLE, widest, breaks=self.theme.is_projector)
        self._step = step
        self._write_lines()
        self._write_tray(layout, players)

    def _hint_in_words(self, *, spoken: bool = False) -> str:
        hint = self._game.hints.hint
        return self._hint_words.of_formula(hint, self._game.hints.step) if hint is not None else ""

    def _lying_in_words(self) -> str:
        last = self._last_of_round
        if last is not None:
            return self._laid_in_words(last.seat, str(last.play))
        return lying_in_words(self._game.position)

    @property
    def _last_of_round(self) -> FormulaStep | None:
        """The formula that another player has laid at the end of a round, to be looked at."""
        game = self._game
        if not game.turns or not game.position.is_over:
            return None
        step = game.last_step
        is_others = step.seat != game.shown_seat or game.players[step.seat].is_computer
        return step if is_others and isinstance(step.play, Formula) else None

    def _waiting(self) -> str:
        last, said = self._last_of_round, super()._waiting()
        return (said and last and self.consequence(last)) or said

    def _draft_in_words(self, following: Enum | None) -> tuple[str, str]:
        draft, wrong_sums = self._game.draft, self.assistance.wrong_sums
        assert draft is not None  # only then is it read
        return draft_in_words(draft, wrong_sums, following), ""

    def remind_of_cards(self) -> None:
        """Say that the cards put down go back before another one is taken."""
        self.remind(self.tr("Take your cards back first."))

    def _draft_as_laid(self) -> str:
        return sum_of(self._game.draft) if self._game.draft is not None else ""

    def step_in_words(self, step: FormulaStep) -> str:
        if isinstance(step.play, Formula):
            return self._laid_in_words(step.seat, str(step.play))
        name = self._game.players[step.seat].name
        if step.play is Action.DRAW:
            return self.tr("{name} took a card").format(name=name)
        return self.tr("{name} passed").format(name=name)

    def consequence(self, step: FormulaStep) -> str:
        if not isinstance(step.play, Formula):
            return ""
        said = []
        name = self._game.players[step.seat].name
        rows = step.before.view(step.seat).rows
        for pieces, row in zip(step.play.numbers, rows, strict=True):
            for digit in on_equal_cards(pieces, row):  # otherwise nobody sees which card was laid
                text = self.tr("{name} laid a {digit} on the {digit}.")
                said.append(text.format(name=name, digit=digit))
        if said and step.after.is_over and _reads_alike(step.before, step.after):
            said.append(self.tr("A digit may go on the same digit."))
        hands = zip(self._game.players, step.before.hands, step.after.hands, strict=True)
        drew = [player.name for player, before, after in hands if len(after) > len(before)]
        if drew:
            text = self.tr("The answer can be divided by 5: a card for {names}.")
            said.append(text.format(names=names_in_words(drew)))
        if step.after.zero_rule and not step.after.is_over:
            said.append(self.tr("The next formula must replace all three numbers."))
        return " ".join(said)

    def _result_in_words(self) -> str:
        result = self._game.position.result()
        assert result is not None  # it is over
        winners = names_in_words([self._game.players[seat].name for seat in result.winners])
        players = self._game.players
        text = self.tr("The round is over, won by {names}.")
        if len(result.winners) == len(players) and any(each.is_computer for each in players):
            text = self.tr("The round is over: it is a tie.")
        elif is_the_computer(players, *result.winners):
            text = self.tr("The round is over, won by the computer.")
        elif len(result.winners) > 1:
            text = self.tr("The round is over: {names} share the win.")
        return text.format(names=winners)

    def _invitation(self) -> str:
        position, draft = self._game.position, self._game.draft
        if position.operator is None and draft is not None and draft.operator is not None:
            return self.tr("Now the answer.")
        if position.operator is None:
            row = (*position.left, *position.right)
            if any(laid.joker and laid.value is None for laid in row):
                return self.tr("Choose a sign, the answer, and a digit for the joker.")
            return self.tr("Choose a sign, then the answer.")
        if position.zero_rule:
            return self.tr("Replace all three numbers.")
        most = min(self._game.state.options.max_cards, len(position.hands[self._game.shown_seat]))
        if most == 1:
            return self.tr("Lay a correct formula with your last card.")
        if self._is_to_learn_of_numbers:
            pair = self._two_cards_side_by_side()
            if pair is not None:
                text = self.tr("Put a card beside another: {first} and {second} make {number}.")
                first, second = pair
                return text.format(first=first, second=second, number=first + second)
        return self.tr("Lay a correct formula with 1 to {most} cards.").format(most=most)

    def _two_cards_side_by_side(self) -> tuple[str, str] | None:
        """Two cards that can make a number, one of them on the table if possible; None without."""
        position, options = self._game.position, self._game.state.options
        hand = [card for card in position.hands[self._game.shown_seat] if card != JOKER]
        rows = (row for row in (position.left, position.right) if len(row) == 1)
        lying = [str(row[0].value) for row in rows]
        pairs = [
            *((first, second) for first in lying for second in hand),
            *((first, second) for second in lying for first in hand),
            *permutations(hand, 2),
        ]
        allowed = (
            (first, second)
            for first, second in pairs
            if first != "0" and int(first + second) <= options.highest_number
        )
        return next(allowed, None)

    @property
    def _is_to_learn_of_numbers(self) -> bool:
        """Whether to say that cards side by side are a number before =, in a person's first turns.

        Said in the second turn, to the first person who comes to it: others read it, too. Not said
        to who plays against a strong level.
        """
        game, options = self._game, self._game.state.options
        largest = options.largest_number or LEAST_FOR_EXAMPLE
        can_be_done = options.max_number_cards > 1 and largest >= LEAST_FOR_EXAMPLE
        is_strong = any(each.level not in (None, *YOUNG) for each in game.players)
        if is_strong or not can_be_done:
            return False
        plays: dict[int | None, list[Play]] = {}
        for each in game.state.rounds:
            for position, turn in zip(each.positions, each.turns, strict=False):
                plays.setdefault(position.to_move, []).append(turn.play)
        own = plays.pop(game.position.to_move, [])
        persons = {seat for seat, each in enumerate(game.players) if not each.is_computer}
        is_told = any(len(plays[seat]) > TURNS_TO_LEARN for seat in persons & plays.keys())
        laid = [play for play in own if isinstance(play, Formula)]
        is_done = is_told or any(map(_has_number_of_cards, laid))
        return 0 < len(own) <= TURNS_TO_LEARN and not is_done

    def _no_play_in_words(self) -> str:
        if self._game.may is Action.PASS:
            return self.tr("No formula fits. Pass.")
        return self.tr("No formula fits. Take a card.")

    def _write_tray(self, layout: FormulaLayout, players: Players) -> None:
        game = self._game
        left, y = layout.title_at.x(), layout.title_at.y()
        player = game.players[game.shown_seat]
        half = OWN_PORTRAIT / 2
        own_place = QRectF(left, y - half, OWN_PORTRAIT, OWN_PORTRAIT)
        self.portrait.show_player(player, face_of(game, game.shown_seat), own_place)
        left += OWN_PORTRAIT + PORTRAIT_GAP + 2
        is_only_person = sum(not each.is_computer for each in game.players) == 1
        is_asked = self._step is None and not game.is_still
        is_turn = is_asked and game.position.to_move == game.shown_seat
        is_own = is_only_person and not player.is_computer
        name = self.tr("{name}’s cards").format(name=player.name)
        pupil = game.pupil if is_turn else ""
        title = name = self.tr("Your cards") if is_own else name
        if pupil:
            title, name = player.name, f"{pupil} · {player.name}"
        ink = self.theme.on_table
        turn = self._your_turn if is_turn and not player.is_computer and not pupil else ""
        if turn and game.is_elsewhere:
            turn = self.tr("on another screen")
        score, count = players.score(game.shown_seat), self._count_in_words()
        self._said_of_tray = [each for each in (name, score, turn, count) if each]
        if is_own and is_turn and not pupil:  # few words: whose cards these are is clear
            title, ink, turn = self.tr("Your turn"), self.theme.accent, ""
        self._pupil.say(pupil, ink)
        self._title.say(title, ink)
        self.score_text.say(score, self.theme.on_table_soft)
        self._turn.say(turn, self.theme.accent)
        behind = (self.score_text, self._turn)
        taken = sum(each.sceneBoundingRect().width() + _BETWEEN for each in behind)
        if pupil:  # large, to be read from the back row
            self._pupil.place(QPointF(left, y), widest=(layout.lamp.left() - left) / 2)
            left += self._pupil.sceneBoundingRect().width() + _BETWEEN
        self._title.place(QPointF(left, y), widest=layout.lamp.left() - left - taken - _BETWEEN)
        at = left + self._title.sceneBoundingRect().width()
        for each in behind:
            each.place(QPointF(at + _BETWEEN, y))
            at = each.sceneBoundingRect().right()

    def _count_in_words(self) -> str:
        """How many cards are laid, for screen readers."""
        draft = self._game.draft
        if draft is None or not draft.puts:
            return ""
        most = self._game.state.options.max_cards
        return self.tr("Cards laid: {number} of {most}").format(number=len(draft.puts), most=most)


def _reads_alike(before: Position, after: Position) -> bool:
    """Whether the same formula is read on the table, so that nobody sees what was laid."""
    return before.operator is after.operator and lying_in_words(before) == lying_in_words(after)


def _has_number_of_cards(formula: Formula) -> bool:
    """Whether a card has been laid in a number before = that has several."""
    before = (formula.left, formula.right)
    return any(len(pieces) > 1 and any(not piece.lies for piece in pieces) for pieces in before)


def paint_felt(painter: QPainter, theme: Theme, layout: FormulaLayout, exposed: QRectF) -> None:
    """Paint the felt with the formula's area and the tray."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    for rect, fill in ((exposed, theme.table), (layout.tray, theme.tray)):
        painter.setBrush(fill)
        painter.drawRect(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.area_line, look.THIN_LINE))
    painter.setBrush(theme.table_deep)
    painter.drawRoundedRect(layout.area, look.AREA_RADIUS, look.AREA_RADIUS)
