"""The third game's part of the window: a picture, a dialog, a table, and the table at a moment."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, cast

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSpinBox, QWidget

from formula_desktop.hands.messages import Put
from formula_desktop.hands.seen import GameSeen
from formula_desktop.kinds.kind import GameKind, Play
from formula_desktop.kinds.kind import Position as AnyPosition
from formula_desktop.kinds.kind import State as AnyState
from formula_desktop.kinds.kind import View as AnyView
from formula_desktop.look import theme as look
from formula_desktop.look.faces import Face, FaceKind, Faces
from formula_desktop.look.theme import Layer, Theme
from formula_desktop.models.past.course import GameCourse, Measure
from formula_desktop.models.table.any_game import PlayMade
from formula_desktop.models.table.log import LogModel
from formula_desktop.pages.home.game_picture import GamePicture
from formula_desktop.pages.new_game.dialog import NewGame
from formula_desktop.pages.new_game.options_column import OptionsColumn, RulesLinks
from formula_desktop.pages.outcome.course_words import BestInWords, OutcomeWords
from formula_desktop.pages.outcome.panel import ResultPanel
from formula_desktop.pages.outcome.wish import Wish
from formula_desktop.pages.play.hands import HandsOfGame
from formula_desktop.pages.play.play import TablePlay
from formula_desktop.pages.table.page import TablePage
from formula_desktop.refusal import Refusal
from formula_desktop.shell import kinds
from formula_desktop.shell.kinds import GameParts
from formula_desktop.table.described import Described, lines_of
from formula_desktop.table.game_table import GameTable
from formula_desktop.table.items import CardItem
from formula_desktop.table.past.tables import LookBackTable
from formula_desktop.table.scene import Target
from formula_desktop.table.texts import TableTexts
from formula_desktop.table.tray import Tray
from tests.helpers.third_game import game as third_game
from tests.helpers.third_game.game import (
    THIRD,
    Add,
    Draft,
    Options,
    Position,
    State,
    ThirdGame,
    View,
    why_not,
)


class ThirdPicture(GamePicture):
    """What starts the game on Home."""

    def _title(self) -> str:
        return "Ten, a game for the tests"

    def _spoken(self) -> str:
        return "New game of Ten"

    def _paint_art(self, painter: QPainter, room: QRectF) -> None:
        self._faces.paint(painter, Face(FaceKind.DIGIT, "1"), room.center())


# --- a new game ---------------------------------------------------------------------------------


class ThirdOptions(OptionsColumn[Options]):
    """The most that may be added."""

    game = THIRD.name

    def __init__(self, rules_link: RulesLinks, theme: Theme, parent: QWidget) -> None:
        super().__init__(rules_link, theme, parent)
        self.most = QSpinBox()
        self.most.setRange(1, 3)
        self.most.valueChanged.connect(self.changed)
        self._column.addWidget(self.most)
        self._add_shared()

    @property
    def options(self) -> Options:
        return Options(self.most.value())

    def show_options(self, options: Options) -> None:
        self.most.setValue(options.most)

    def _retranslate(self) -> None:
        super()._retranslate()
        self.most.setAccessibleName("At most")


class NewThird(NewGame[Options]):
    """The dialog."""

    kind = cast("GameKind[AnyState, AnyPosition, AnyView, Play, Options]", THIRD)
    options: ThirdOptions
    options_type = ThirdOptions

    def _first_in_words(self) -> tuple[str, str]:
        return "Who starts", "Adds first."


# --- the table ----------------------------------------------------------------------------------


class ThirdLayout(NamedTuple):
    """Where everything is."""

    width: float
    height: float

    @property
    def buttons(self) -> QRectF:
        return QRectF(self.width - 400, self.height - 160, 360, 120)

    @property
    def log(self) -> QRectF:
        return QRectF(self.width - 400, 20, 360, self.height - 220)

    @property
    def lamp(self) -> QRectF:
        return QRectF(40, self.height - 300, 200, 44)

    @property
    def glass(self) -> QRectF:
        return QRectF(300, self.height - 300, 120, 100)

    @property
    def cover(self) -> QRectF:
        return QRectF(40, self.height - 240, 200, 60)

    @property
    def cover_room(self) -> QRectF:
        return self.cover

    def card(self, index: int, *, is_down: bool) -> QRectF:
        """A number of the hand, or where it lies when it has been chosen."""
        top = 200.0 if is_down else self.height - 200
        return QRectF(40 + 120 * index, top, look.CARD.width, look.CARD.height)


class ThirdTray(Tray):
    """The three numbers."""

    def _hand_face(self, card: str) -> Face:
        return Face(FaceKind.DIGIT, card)

    def arrange(self, layout: ThirdLayout, down: frozenset[int], milliseconds: int) -> None:
        """Send every number to its place."""
        for index, item in enumerate(self.hand):
            place = layout.card(index, is_down=index in down)
            self._send(item, place, item.face, Layer.CARD, milliseconds)
        self._fresh.clear()


class ThirdTexts(TableTexts[ThirdGame, Position, Add]):
    """The heap, and what will be added."""

    @property
    def said_of_tray(self) -> list[str]:
        return []

    def write(self, step: PlayMade[Position, Add] | None) -> None:
        self._step = step
        self._write_lines()

    def _lying_in_words(self) -> str:
        return f"The heap is {self._game.position.heap}"

    def _draft_as_laid(self) -> str:
        return self._lying_in_words()

    def _draft_in_words(self, following: Enum | None) -> tuple[str, str]:
        assert self._game.draft is not None
        return f"{self._lying_in_words()}, {self._game.draft.play}", ""

    def step_in_words(self, step: PlayMade[Position, Add]) -> str:
        return f"The heap is {step.after.heap}"

    def consequence(self, step: PlayMade[Position, Add]) -> str:
        return ""

    def _result_in_words(self) -> str:
        return "That is ten"

    def _invitation(self) -> str:
        return "Choose a number"

    def _no_play_in_words(self) -> str:
        return ""

    def _hint_in_words(self, *, spoken: bool = False) -> str:
        hint = self._game.hints.hint
        return f"Add {hint.play}" if hint is not None else ""

    def step_aloud(self, step: PlayMade[Position, Add]) -> list[str]:
        return [str(step.play)]


class ThirdTable(GameTable[ThirdGame, Position, Add]):
    """The heap and the numbers; a click chooses one."""

    layout: ThirdLayout
    tray: ThirdTray
    texts: ThirdTexts

    def __init__(self, game: ThirdGame, faces: Faces, parent: QObject | None = None) -> None:
        super().__init__(game, faces, parent)
        self.layout = ThirdLayout(*look.TABLE)
        self.tray = ThirdTray(self, faces)
        self.texts = ThirdTexts(self, game, faces)
        self._follow()

    @property
    def described_items(self) -> tuple[Described, ...]:
        return lines_of(self.texts, str, self.sceneRect())

    def arrange(self, milliseconds: int) -> None:
        self.put_back()
        down = frozenset(put.index for put in self.draft.puts) if self.draft else frozenset()
        self.tray.arrange(self.layout, down, milliseconds)
        self._write()
        self.refresh_focus()

    def _fit(self, width: float, height: float) -> None:
        self.layout = ThirdLayout(width, height)

    def _write(self) -> None:
        self.texts.write(self._step)

    def _panel_of(self, seat: int) -> QRectF:
        return QRectF(40, 40 + 60 * seat, 200, 40)

    def focus_areas(self) -> Sequence[Sequence[Target]]:
        return (self._own_items(),)

    def activate(self, target: CardItem) -> None:
        """Choose a number instead of the one chosen before."""
        self.game.lay(Add(self.tray.hand.index(target) + 1))


class ThirdLog(LogModel[Position, Add]):
    """What was added."""

    def _cells(self, row: int) -> Sequence[str]:
        return self._name(row), str(self.turns[row].play), str(self.turns[row].play.number)

    def _headers(self) -> Sequence[str]:
        return "Player", "Added", "Points"


class ThirdPage(TablePage[ThirdGame, ThirdTable, ThirdLog]):
    """The page around the table."""

    scene_class = ThirdTable
    log_class = ThirdLog


# --- the end ------------------------------------------------------------------------------------


class ThirdWords(OutcomeWords):
    """What the panel at the end says."""

    best: BestInWords | None = None

    def __init__(self, state: State) -> None:
        lines = tuple((0, total) for total in state.totals)
        super().__init__(state, GameCourse(Measure.TOTALS, lines), (0,))

    @property
    def heading(self) -> str:
        return "Ten"

    @property
    def comment(self) -> str:
        return "Ten to ten"

    @property
    def sentences(self) -> list[str]:
        return ["That is ten."]


class ThirdPlay(TablePlay):
    """The page with its game, and the panel at its end."""

    name = THIRD.name

    def _made_page(self) -> ThirdPage:
        return ThirdPage(self._settings, self._look)

    def _made_game(self, state: AnyState) -> ThirdGame:
        assert isinstance(state, State)
        return ThirdGame(state, opponent=self._opponent)

    def _made_results(self) -> ResultPanel:
        game = self.game
        assert isinstance(game, ThirdGame)
        offered = (Wish.HOME, Wish.LOOK_BACK, Wish.AGAIN)
        words, log = self.result_in_words(), ThirdLog(game)
        return ResultPanel(words, log, offered, self._look, self.page, is_ended=True)

    def result_in_words(self) -> ThirdWords:
        assert isinstance(self.game, ThirdGame)
        return ThirdWords(self.game.state)


# --- hands on other screens ---------------------------------------------------------------------


def _seen(view: View, lies: Draft, is_own: bool) -> dict[str, object]:
    return {
        "game": THIRD.name,
        "hand": ["1", "2", "3"],
        "table": {"heap": view.heap, "added": [put.index for put in lies.puts]},
        "open": [None, None],
    }


class ThirdHands(HandsOfGame[ThirdPlay, ThirdGame]):
    """The heap; a number is put on it."""

    seen = GameSeen(Draft, lambda draft: False, lambda view: (3, 3), _seen)

    def counts_in_words(self, seat: int) -> str:
        return f"{self.game.state.totals[seat]} added"

    def put(self, act: Put) -> Refusal | str | None:
        view, play = self.game.view, Add(act.card + 1)
        assert view is not None  # somebody is asked
        refusal = why_not(view, play)
        if refusal is None:
            self.game.lay(play)
        return refusal


# --- looking back -------------------------------------------------------------------------------


class ThirdLookBack(LookBackTable[ThirdGame], ThirdTable):
    """The table at one of its moments."""

    game_class = ThirdGame
    ground = "table"

    def _show_made(self) -> None:
        self._step = self.game.last_step


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the whole program, with its window, know the game until the end of the test."""
    third_game.register(monkeypatch)
    parts = GameParts(
        picture=lambda: ThirdPicture,
        play=lambda: ThirdPlay,
        page=lambda: ThirdPage,
        game=lambda: ThirdGame,
        new_game=lambda: NewThird,
        look_back=lambda: ThirdLookBack,
        hands=lambda: ThirdHands,
    )
    monkeypatch.setitem(kinds.PARTS, THIRD.name, parts)
