"""The cost of a frame at 1920 × 1080: dragging a card, repainting the table, resizing.

Measured in processor time, which a busy machine hardly changes, and compared with a scene of only
pixmaps in the same run. Then: how late a 16 ms timer fires while computers play and while a master
thinks, compared with the same timer while nobody is to move, and while exercises are made from a
game that has ended; below each, the processor time between two ticks of the window's thread and of
the other threads. Argument `master`: only the last parts, and `exercises`: only the last one.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time, thread_time
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, QSize, Qt, QTimer  # noqa: E402
from PySide6.QtGui import QColor, QMouseEvent, QPixmap  # noqa: E402
from PySide6.QtWidgets import (  # noqa: E402
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
    QWidget,
)

from formula_desktop.arguments import DIGIFEUD, FORMULA, GAMES  # noqa: E402
from formula_desktop.digifeud.game import Game, new_bags, new_game  # noqa: E402
from formula_desktop.digifeud.options import Options as DigifeudOptions  # noqa: E402
from formula_desktop.formula.match import Match, new_deck, new_match  # noqa: E402
from formula_desktop.formula.options import Options  # noqa: E402
from formula_desktop.kinds.kind import State  # noqa: E402
from formula_desktop.kinds.registry import kind_of, write_game  # noqa: E402
from formula_desktop.limit import AT_ONCE  # noqa: E402
from formula_desktop.players import Level, Player  # noqa: E402
from formula_desktop.results.records import record_of  # noqa: E402
from formula_desktop.shell.app import make_app  # noqa: E402
from formula_desktop.shell.main_window import MainWindow  # noqa: E402
from formula_desktop.store.games.notes import SavedSeat, new_notes  # noqa: E402
from formula_desktop.store.settings.settings import ComputerSpeed, Settings  # noqa: E402
from formula_desktop.table.formula.scene import FormulaScene  # noqa: E402
from formula_desktop.table.game_table import GameTable  # noqa: E402
from formula_desktop.table.view import TableView  # noqa: E402

SIZE = QSize(1920, 1080)
TICK = 16
STEPS = 300
SECONDS = 6
SEARCHED_AFTER_MS = 1500
LONGEST_SEARCH = 30


MOMENT = datetime(2026, 1, 1, tzinfo=UTC)
MASTER = (Player("Master", Level.MASTER), Player("Player"))


def dealt(persons: int, computers: int) -> Match:
    """A match that always has the same cards; a person starts."""
    players = tuple(Player(f"Player {number}") for number in range(persons))
    players += tuple(Player(f"Computer {number}", Level.NORMAL) for number in range(computers))
    return new_match(Options(), players, MOMENT, len(players) - 1, new_deck(Random(1)))


def masters_turn(name: str) -> Match | Game:
    """A game of this kind that a master starts."""
    if name == FORMULA:
        return new_match(Options(), MASTER, MOMENT, 1, new_deck(Random(1)))
    options = DigifeudOptions()
    return new_game(options, MASTER, MOMENT, 0, *new_bags(options, Random(1)))


# --- steps -----------------------------------------------------------------------------------


def milliseconds(step: Callable[[int], None], times: int = STEPS) -> list[float]:
    """The processor time of each step, including everything that it makes Qt do."""
    taken = []
    for number in range(times):
        start = process_time()
        step(number)
        QApplication.processEvents()
        taken.append((process_time() - start) * 1000)
    return taken


def send(view: QGraphicsView, kind: QEvent.Type, at: QPoint) -> None:
    """Send a mouse event with the left button, as the window system does."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    button = none if kind == QEvent.Type.MouseMove else left
    buttons = none if kind == QEvent.Type.MouseButtonRelease else left
    where = QPointF(at)
    glob = QPointF(view.viewport().mapToGlobal(at))
    event = QMouseEvent(kind, where, glob, button, buttons, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)


def drag(view: QGraphicsView, start: QPoint) -> list[float]:
    """Move a held item over the whole table, a dozen pixels a step."""

    def step(number: int) -> None:
        around = 60 if number % 120 < 60 else -60
        at = QPoint(12 * (number % 60 - 30) * (1 if around > 0 else -1), -(number % 50) * 9)
        send(view, QEvent.Type.MouseMove, start + at)

    send(view, QEvent.Type.MouseButtonPress, start)
    send(view, QEvent.Type.MouseMove, start + QPoint(40, -40))
    QApplication.processEvents()
    taken = milliseconds(step)
    send(view, QEvent.Type.MouseMove, start)
    send(view, QEvent.Type.MouseButtonRelease, start)
    wait(0.4)
    return taken


def repaint(view: QGraphicsView) -> list[float]:
    """Repaint the whole table."""
    return milliseconds(lambda _: view.viewport().repaint())


def resize(window: QWidget) -> list[float]:
    """Drag the window's corner, ten pixels a step, and back to its first size."""
    size = window.size()
    steps = [*range(10, 310, 10), *range(300, -10, -10)]
    taken = milliseconds(lambda n: window.resize(size - QSize(steps[n], steps[n])), len(steps))
    window.resize(size)
    QApplication.processEvents()
    return taken


def trivial_view() -> QGraphicsView:
    """A table of plain pixmaps: as many as Formula's has, the size of its cards."""
    scene = QGraphicsScene(0, 0, SIZE.width(), SIZE.height())
    scene.setBackgroundBrush(QColor("#17535A"))
    card = QPixmap(150, 200)
    card.fill(QColor("#FFFFFF"))
    for number in range(24):
        item = QGraphicsPixmapItem(card)
        item.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemIsMovable)
        item.setPos(150 * (number % 12), 850 if number < 12 else 400)
        scene.addItem(item)
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
    view.resize(SIZE)
    view.show()
    wait(0.1)
    return view


# --- how late a frame is -----------------------------------------------------------------------


def wait(seconds: float) -> None:
    """Let Qt run as it does in the program; QTest.qWait would sleep in between."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


class Gaps(NamedTuple):
    """What happened between the ticks of a timer, in milliseconds.

    `own` is the processor time of the window's thread, and `others` that of the other threads of
    this program. Unlike the elapsed time, a busy machine hardly changes them.
    """

    elapsed: list[float]
    own: list[float]
    others: list[float]


def gaps(seconds: float = SECONDS, until: Callable[[], bool] = lambda: False) -> Gaps:
    """The gaps between the ticks of a timer, for some seconds, or until something is so."""
    ticks: list[tuple[float, float, float]] = []
    loop = QEventLoop()

    def tick() -> None:
        ticks.append((perf_counter(), thread_time(), process_time()))
        if until():
            loop.quit()

    timer = QTimer(timerType=Qt.TimerType.PreciseTimer, interval=TICK)
    timer.timeout.connect(tick)
    timer.start()
    QTimer.singleShot(round(seconds * 1000), loop, loop.quit)
    loop.exec()
    timer.stop()
    taken = [
        [(now - then) * 1000 for now, then in zip(after, before, strict=True)]
        for before, after in pairwise(ticks)
    ]
    elapsed, own, everything = map(list, zip(*taken, strict=True))
    others = [most - part for most, part in zip(everything, own, strict=True)]
    return Gaps(elapsed, own, others)


def open_game(window: MainWindow, game: State) -> TableView:
    """Open a game as from a file."""
    file = Path(os.environ["FORMULA_DESKTOP_DATA"]) / "opened.formula"
    file.write_bytes(write_game(game))
    window.games.open_file(file)
    return next(each for each in window.findChildren(TableView) if each.isVisible())


def open_match(window: MainWindow, match: Match) -> tuple[TableView, FormulaScene]:
    """Open a match as from a file."""
    view = open_game(window, match)
    assert isinstance(view.table, FormulaScene)
    return view, view.table


def while_master_thinks(window: MainWindow, settings: Settings) -> None:
    """Print the gaps at both tables, with the master thinking, and with nobody to move."""
    settings.master_seconds = 30
    for name in GAMES:
        view = open_game(window, masters_turn(name))
        assert isinstance(view.table, GameTable)
        game = view.table.game
        progress: list[float] = []
        game.opponent.progressed.connect(progress.append)
        wait(1.5)
        assert game.opponent.is_thinking
        line(f"16 ms, master thinks, {name}", gaps())
        assert game.opponent.is_thinking
        print(f"{'':32}({len(progress)} times told how far it is)")
        game.opponent.interrupt()
        line("16 ms, nobody moves", gaps())


def while_mistakes_are_looked_for(window: MainWindow, settings: Settings) -> None:
    """Print the gaps while exercises are made from a game that has ended, from its first moment."""
    game: State = masters_turn(DIGIFEUD)
    open_game(window, game)
    kind = kind_of(game)
    while game.position.to_move is not None:
        view = game.position.view(game.position.to_move)
        game = kind.after(game, kind.choose(view, Level.BEGINNER, AT_ONCE), MOMENT)
    book = window.games.archive.book
    assert book is not None, "the results are not open"
    keys = (book.computer(Level.MASTER).key, book.add_person("Player").key)
    wait(1.5)
    line("16 ms, nobody moves", gaps())
    saved = window.games.autosave.games.begin(game, new_notes(tuple(map(SavedSeat, keys))))
    book.enter(record_of(game, saved.notes))
    entered: list[str] = []
    settings.own_exercises = True  # the window now looks for it, as after the end of a game
    QTimer.singleShot(SEARCHED_AFTER_MS, lambda: follow_search(window, entered))
    line("16 ms, exercises are made", gaps(LONGEST_SEARCH, until=lambda: bool(entered)))
    assert entered, "it takes too long"
    line("16 ms, nobody moves", gaps())


def follow_search(window: MainWindow, entered: list[str]) -> None:
    own = window.games.search.own_games
    assert own is not None, "nothing is searched"
    own.entered.connect(entered.append)


# --- all of it ---------------------------------------------------------------------------------


def line(name: str, taken: list[float] | Gaps, beside: list[float] | None = None) -> None:
    if isinstance(taken, Gaps):
        line(name, taken.elapsed)
        line("   work of the window's thread", taken.own)
        line("   work of other threads", taken.others)
        return
    taken = sorted(taken)
    figures = median(taken), taken[int(len(taken) * 0.95)], taken[-1]
    ratio = f"{median(taken) / median(beside):10.1f}" if beside else ""
    print(f"{name:32}" + "".join(f"{figure:10.2f}" for figure in figures) + ratio, flush=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["FORMULA_DESKTOP_DATA"] = folder
        screen = ROOT / "tests" / "data" / "screen-1920x1080.json"
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screen}"
        app = make_app()
        settings = Settings()
        settings.own_exercises = False
        window = MainWindow(app, settings, "en")
        window.resize(SIZE)
        window.show()
        if sys.argv[1:] in (["master"], ["exercises"]):
            if sys.argv[1] == "master":
                while_master_thinks(window, settings)
            while_mistakes_are_looked_for(window, settings)
            window.close()
            return
        view, scene = open_match(window, dealt(persons=1, computers=4))
        wait(0.8)
        card = view.mapFromScene(scene.cards.hand[4].outline.center())
        plain = trivial_view()
        print(f"{'milliseconds':32}{'median':>10}{'95th':>10}{'slowest':>10}{'ratio':>10}")
        print("(the ratio is to the same with nothing but pixmaps)")
        line("one step of a drag", drag(view, card), drag(plain, QPoint(700, 950)))
        line("painting all of the table", repaint(view), repaint(plain))
        line("one step of resizing", resize(window), resize(plain))
        plain.close()
        line("16 ms, nobody moves", gaps())
        for speed in (ComputerSpeed.NORMAL, ComputerSpeed.AT_ONCE):
            settings.computer_speed = speed
            _, scene = open_match(window, dealt(persons=0, computers=5))
            found = gaps()
            line(f"16 ms, computers play, {speed.value}", found)
            turns = sum(len(each.turns) for each in scene.game.state.rounds)
            print(f"{'':32}({turns} turns in {SECONDS} seconds)")
        while_master_thinks(window, settings)
        while_mistakes_are_looked_for(window, settings)
        window.close()


if __name__ == "__main__":
    main()
