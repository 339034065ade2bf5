"""The program's window, off screen: both games are played in it, in its own event loop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QCursor, QImage
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication

from formula_desktop import safe
from formula_desktop.arguments import DIGIFEUD, FORMULA, GAMES
from formula_desktop.arithmetic import Operator
from formula_desktop.clock import steady_now
from formula_desktop.engine.protocol import best
from formula_desktop.kinds.registry import kind_of, read_any_file, write_game
from formula_desktop.models.table.exercise import Stand
from formula_desktop.practise.exercise import Range
from formula_desktop.practise.wanted import Wanted
from formula_desktop.self_test import see
from formula_desktop.self_test.games import built_in, turn_of_first_player
from formula_desktop.self_test.loop import SEVERAL, Loop, Wait
from formula_desktop.shell.hands.dialog import HandsDialog
from formula_desktop.shell.hands.networks import Network
from formula_desktop.shell.hands.seating import Guest
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.shell.start.second_start import address
from formula_desktop.store import places
from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.games.notes import new_notes
from formula_desktop.store.places import Places
from formula_desktop.store.run import log as run_log
from formula_desktop.store.run.session import Session
from formula_desktop.store.settings.settings import ComputerSpeed, Settings

_COLOURS: Final = 20
"""A table with anything on it has more colours than this."""

_ENTRY: Final = re.compile(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} ", re.MULTILINE)
_NO_TROUBLE: Final = re.compile(
    "DEBUG |INFO |.*(The settings cannot be written: |A game cannot be kept: NO_FOLDER)"
)
"""The start of an expected log entry; the last two are made if a file is in the folder's place."""

_SECONDS: Final = 600
"""An hourglass, whose timer then fires."""

_MINUTES: Final = 60
"""The time limit for a turn of Digifeud, long enough not to run out here."""

_SESSIONS: Final = 50
"""The most sessions that begin until one has to wait."""


def drafts(folder: Path) -> dict[str, Any]:
    """Lay and play a draft in both games, each in a run of its own, and let every timer fire."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)  # made by the run
    loop = Loop(app)
    found: dict[str, Any] = {}
    other = None
    try:
        loop.run(Session(), partial(_alone, loop, folder, found))
        other = Session()
        loop.run(Session(), partial(_beside, loop, folder, found, other))
    finally:  # whatever went wrong, the log knows more
        if other is not None:
            other.end()
        logs = places.current().logs
        text = run_log.read(logs, tuple(each.name for each in sorted(logs.glob("*"))))
        wrong = [each for each in _ENTRY.split(text)[1:] if not _NO_TROUBLE.match(each)]
        see(not wrong, f"the log says: {''.join(wrong)}")
    see(not loop.missing, f"these timers have not fired: {', '.join(loop.missing)}")
    return {**found, "timers": dict(sorted(loop.fired.items()))}


def _alone(loop: Loop, folder: Path, found: dict[str, Any], window: MainWindow) -> Iterator[Wait]:
    """The steps of a run that is the only one."""
    yield from _open(window)
    QAccessible.setActive(True)
    yield from _played(loop, folder, found, window, DIGIFEUD)
    yield from _held_elsewhere(loop, window)
    window.look_back()
    yield loop.fired_timer("NearestFirst._soon")
    size = window.size()
    for times in range(1, SEVERAL + 1):
        window.resize(size + QSize(10 * times, 10 * times))
        yield loop.fired_timer("TableView._rest", times)
        yield loop.fired_timer("Dresser._rest", times)
    window.resize(size)
    for times, name in enumerate(GAMES, 1):
        window.games.watch(name)
        yield loop.fired_timer(".going_on", times)
    yield from _shown_an_example(loop, window)
    for game in GAMES:
        yield from _practised(loop, window, game)
    yield from _waited_for(loop, window)
    window.show_home()
    window.library.show_results()
    yield loop.fired_timer("ResultsTable._settling")
    refused = folder / "refused"  # a file in a folder's place, so that saving is retried
    refused.write_bytes(b"")
    there = Places(refused, refused / "settings.ini", refused / "logs")
    Settings(window, there.settings_file).animation = False
    Autosave(there, window).begin(built_in(FORMULA), new_notes())
    loop.app.commitDataRequest.emit(None)  # a logout that is cancelled
    yield loop.fired_timer("Run._tell_of_run")
    yield loop.fired_timer("Run._hear")
    silent = QLocalSocket(window)
    silent.connectToServer(address(places.current().data))
    yield loop.fired_timer("_Caller.leave")
    yield Wait(lambda: not loop.missing, "not everything has been done")
    QAccessible.setActive(False)


def _beside(
    loop: Loop, folder: Path, found: dict[str, Any], other: Session, window: MainWindow
) -> Iterator[Wait]:
    """The steps of a run beside another one, which ends."""
    yield from _open(window)
    yield loop.fired_timer("Run._try_to_be_first", SEVERAL)
    other.end()
    yield from _played(loop, folder, found, window, FORMULA)


def _shown_an_example(loop: Loop, window: MainWindow) -> Iterator[Wait]:
    window.settings.computer_speed = ComputerSpeed.NORMAL  # otherwise it is laid without pauses
    window.show_lesson(FORMULA)
    lessons = window.teaching
    see(lessons is not None and lessons.page is not None, "no lesson is shown")
    assert lessons is not None  # otherwise that is reported
    page = lessons.page
    assert page is not None
    yield Wait(page.show_button.isEnabled, "no example can be shown")  # nobody is asked at first
    page.show_example()
    yield loop.fired_timer("ShowingTable._pause")
    window.settings.computer_speed = ComputerSpeed.AT_ONCE


_OF_HANDS = ("Showing._clock", "Showing._soon", "Waiting._patience")


def _held_elsewhere(loop: Loop, window: MainWindow) -> Iterator[Wait]:
    """The server for hands on other screens, which only this computer can reach here."""
    hands, game = window.hands, window.game
    assert game is not None  # one has been played
    hands.find_networks = lambda: [Network("", "127.0.0.1")]
    hands.open()
    hands.guests.append(Guest(0, game.players[0].name))
    hands.let_everybody_in()
    hands.choose(hands.network)  # whoever had a page has lost it
    dialog = HandsDialog(hands, window)
    yield Wait(lambda: bool(hands.address), "the server for hands on other screens does not start")
    for timer in ("HandsDialog._nobody", "HandsDialog._look", *_OF_HANDS):
        yield loop.fired_timer(timer)
    dialog.deleteLater()
    hands.close()
    yield Wait(lambda: not hands.is_open, "the server for hands on other screens does not end")


def _practised(loop: Loop, window: MainWindow, name: str) -> Iterator[Wait]:
    """A speed round of a game, with one exercise that is solved."""
    practice = window.practice
    practice.show()
    assert practice.start_page is not None  # it is shown
    easy = Wanted(name, Range((Operator.ADD, Operator.SUBTRACT), 20))
    practice.start_page.speed_wanted.emit(easy)
    yield Wait(lambda: not practice.waits, f"no exercise of {name} is made")
    page = practice.page
    see(page is not None, f"there is no exercise of {name}")
    assert page is not None  # otherwise that is reported
    game = page.game
    assert game is not None
    yield Wait(lambda: game.draft is not None, f"nobody is asked to solve an exercise of {name}")
    game.lay(game.solution)
    page.play_button.click()
    see(game.stand is Stand.RIGHT, f"the answer to an exercise of {name} is not right")
    yield Wait(lambda: page.game is not game, f"there is no second exercise of {name}")
    yield loop.fired_timer("RoundTime._timer", SEVERAL)
    page.wait()  # a fast machine may make every exercise before it asks for patience
    yield loop.fired_timer("ExercisePage._patience")


def _waited_for(loop: Loop, window: MainWindow) -> Iterator[Wait]:
    """Begin sessions until one has to wait for its first exercise, as few do on a fast machine."""
    practice, fired = window.practice, loop.fired_timer("Practice._later")
    for _ in range(_SESSIONS):
        if fired.until():
            break
        practice.show()
        assert practice.start_page is not None  # it is shown
        practice.start_page.free_wanted.emit(Wanted(DIGIFEUD, Range(tuple(Operator))))
        yield Wait(lambda: not practice.waits, "no exercise is made")
    yield fired


def _open(window: MainWindow) -> Iterator[Wait]:
    settings = window.settings
    settings.animation = False
    settings.cover_hands = False
    settings.hourglass = _SECONDS
    settings.computer_speed = ComputerSpeed.AT_ONCE
    yield Wait(window.isVisible, "the window is not shown")
    QCursor.setPos(window.mapToGlobal(window.rect().bottomRight()))  # away from everything


def _played(
    loop: Loop, folder: Path, found: dict[str, Any], window: MainWindow, name: str
) -> Iterator[Wait]:
    file = folder / f"opened-{name}.formula"
    state = turn_of_first_player(built_in(name))
    kind = kind_of(state)
    if kind.has_turn_limit:  # so that its page follows the clock
        limited = kind.written_options(state.options) | {"turn_limit_minutes": _MINUTES}
        options = kind.read_options(limited)
        state = kind.resumed(replace(state, options=options), steady_now())
    safe.write(file, write_game(state))
    window.games.open_file(file)
    game = window.game
    see(game is not None, f"{file.name} was not opened")
    assert game is not None  # otherwise that is reported
    yield Wait(lambda: game.view is not None, "nobody is asked to play")
    yield loop.fired_timer("BriefNotice._time")
    turns = len(game.turns)
    assert game.view is not None  # somebody is asked
    play = best(game.view)
    game.lay(play)
    see(game.why_not_play is None, f"{play} may not be played: {game.why_not_play}")
    picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    colours = len(set(memoryview(picture.constBits()).cast("I")))
    see(colours > _COLOURS, f"the table is drawn with {colours} colours only")
    see(game.play(), f"{play} was not played")
    yield Wait(lambda: len(game.turns) > turns + 1, "the computer does not answer")
    see(window.games.autosave.flush(), "the game does not reach the disk")
    kept = window.games.autosave.state
    files = sorted(places.current().games.glob(f"*{places.SUFFIX}"))
    on_disk = [write_game(read_any_file(each)) for each in files]
    see(kept is not None and write_game(kept) in on_disk, "the game was not kept")
    found[name] = {
        "laid": str(play),
        "answered": str(game.turns[turns + 1].play),
        "colours": colours,
    }
