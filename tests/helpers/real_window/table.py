"""The program's window on a screen of its own, played with a pointer that knows nothing of Qt."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QPointF, QSize

from formula_desktop.formula.cards import DECK
from formula_desktop.formula.draft import ANSWER
from formula_desktop.formula.match import Match, new_match
from formula_desktop.formula.options import Options
from formula_desktop.kinds.registry import read_any_file
from formula_desktop.look import theme as look
from formula_desktop.look.presentation import unit_of
from formula_desktop.players import Level, Player
from formula_desktop.table.formula.layout import FormulaLayout
from tests.helpers.kept_games import under_way_file

HAND = "1113567"
ANSWER_CARD = HAND.index("6")
LAID = "(2)+(4)=6"
"""The formula that can be laid with it in the prepared match."""


def prepared_match() -> Match:
    """2 and 4 are on the table, and the first player has a 6."""
    rest = list(DECK)
    for card in (*HAND, "2", "4"):
        rest.remove(card)
    deck = HAND + "".join(rest[:7]) + "24" + "".join(rest[7:])
    players = (Player("Noor"), Player("Computer", Level.NORMAL))
    return new_match(Options(), players, datetime(2026, 1, 1, tzinfo=UTC), 1, deck)


@dataclass
class Table:
    """The program's window on a screen of its own."""

    process: subprocess.Popen[bytes]
    environment: dict[str, str]
    data: Path
    window: str = ""

    def xdotool(self, *words: object) -> str:
        return subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environment,
            check=True,
            capture_output=True,
            text=True,
            timeout=60,
        ).stdout

    def find_window(self, title: str = "^Formula: Noor") -> None:
        found = self.xdotool("search", "--sync", "--onlyvisible", "--name", title)
        self.window = found.split()[0]

    @property
    def windows(self) -> set[str]:
        """All visible windows with a title."""
        return set(self.xdotool("search", "--onlyvisible", "--name", ".").split())

    def title_of(self, window: str) -> str:
        return self.xdotool("getwindowname", window).strip()

    @property
    def size(self) -> QSize:
        output = self.xdotool("getwindowgeometry", "--shell", self.window).split()
        fields = dict(line.split("=") for line in output)
        return QSize(int(fields["WIDTH"]), int(fields["HEIGHT"]))

    @property
    def layout(self) -> FormulaLayout:
        below_header = self.size.height() - self.header
        return FormulaLayout(self.size.width() / self.unit, below_header / self.unit, others=1)

    @property
    def header(self) -> int:
        return round(look.HEADER_HEIGHT * unit_of(self.size))

    @property
    def unit(self) -> float:
        high = look.TABLE.height - look.HEADER_HEIGHT
        size = self.size
        return min(size.width() / look.TABLE.width, (size.height() - self.header) / high)

    def to(self, place: QPointF) -> list[object]:
        """The words that move the pointer to a place on the table."""
        x, y = round(place.x() * self.unit), round(place.y() * self.unit) + self.header
        return ["mousemove", "--window", self.window, x, y, "sleep", 0.03]

    def click(self, place: QPointF) -> None:
        self.xdotool(*self.to(place), "click", 1, "sleep", 0.1)

    def drag(self, start: QPointF, end: QPointF) -> None:
        way = [start + (end - start) * (step / 10) for step in range(1, 11)]
        moves = [word for place in way for word in self.to(place)]
        self.xdotool(*self.to(start), "mousedown", 1, *moves, "mouseup", 1, "sleep", 0.3)

    def save_picture(self, file: Path) -> None:
        """A picture of the screen, to find out why a test failed."""
        code = (
            "import sys; from PySide6.QtGui import QGuiApplication;"
            "app = QGuiApplication([]); app.primaryScreen().grabWindow(0).save(sys.argv[1])"
        )
        command = [sys.executable, "-c", code, str(file)]
        subprocess.run(command, env=self.environment, check=False, timeout=30)

    def quit(self) -> int:
        """Press Ctrl+Q. Without a window manager, nothing else gives the window the keyboard."""
        self.xdotool("windowfocus", "--sync", self.window, "key", "ctrl+q")
        return self.process.wait(30)

    def lay_answer(self) -> None:
        """Choose the plus sign, drag the 6 to the answer, and play."""
        layout = self.layout
        answer = layout.formula((1, 1, 0)).around(ANSWER).center()
        buttons = layout.buttons
        self.click(layout.column[0].center())
        self.drag(layout.hand(len(HAND))[ANSWER_CARD].center(), answer)
        self.click(buttons.topLeft() + QPointF(buttons.width() / 4, buttons.height() / 4))

    def has_played(self) -> bool:
        """Whether what was laid is on the disk within 15 s."""
        return wait_for(lambda: first_play(under_way_file(self.data)) == LAID)


def wait_for(happens: Callable[[], bool], seconds: float = 15) -> bool:
    end = time.monotonic() + seconds
    while not happens():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def first_play(kept: Path) -> str:
    """The first play of the match that is kept; empty as long as there is none."""
    if not kept.exists():
        return ""
    match = read_any_file(kept)
    assert isinstance(match, Match)
    return str(match.round.turns[0].play) if match.round.turns else ""
