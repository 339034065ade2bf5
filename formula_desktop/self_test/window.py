"""The program's window, off screen: both games are played in it, in its own event loop."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QCursor, QImage
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication

from formula_desktop.arguments import DIGIFEUD, FORMULA, GAMES
from formula_desktop.engine.protocol import best
from formula_desktop.kinds.registry import kind_of, read_any_file, write_game
from formula_desktop.self_test.games import built_in, turn_of_first_player
from formula_desktop.self_test.loop import Steps, Wait, run, troubles
from formula_desktop.self_test.problem import see
from formula_desktop.self_test.timers import SEVERAL, Timers
from formula_desktop.shell.main_window import MainWindow
from formula_desktop.shell.second_start import address
from formula_desktop.store import places, safe
from formula_desktop.store.games.autosave import Autosave
from formula_desktop.store.games.notes import new_notes
from formula_desktop.store.places import Places
from formula_desktop.store.run.session import Session
from formula_desktop.store.settings.settings import ComputerSpeed, Settings

_COLOURS: Final = 20
"""A table with anything on it has more colours than this."""

_REFUSED: Final = ("The settings cannot be written: ", "A game cannot be kept: NO_FOLDER")
"""The log entries if a file is in the folder's place."""

_MINUTES: Final = 60
"""The time limit for a turn of Digifeud, long enough not to run out here."""


def drafts(folder: Path) -> dict[str, Any]:
    """Lay and play a draft in both games, and let every timer of the window fire.

    Each game has its own run of the program, whose log must show no problem; the second one starts
    beside another run.
    """
    app = QApplication.instance()
    assert isinstance(app, QApplication)  # made by the run
    timers = Timers()
    found: dict[str, Any] = {}
    try:
        run(app, Session(), _alone(app, folder, timers, found), timers)
        other = Session()
        try:
            run(app, Session(), _beside(folder, timers, found, other), timers)
        finally:
            other.end()
    finally:  # whatever went wrong, the log knows more
        log = troubles(_REFUSED)
        see(not log, f"the log says: {log}")
    see(not timers.missing, f"these timers have not fired: {', '.join(timers.missing)}")
    return {**found, "timers": dict(sorted(timers.fired.items()))}


def _alone(app: QApplication, folder: Path, timers: Timers, found: dict[str, Any]) -> Steps:
    """The steps of a run that is the only one."""

    def steps(window: MainWindow) -> Iterator[Wait]:
        yield from _open(window)
        QAccessible.setActive(True)
        yield from _played(window, DIGIFEUD, folder, timers, found)
        yield from _resized(window, timers)
        for times, name in enumerate(GAMES, 1):
            window.games.watch(name)
            yield _fired(timers, ".going_on", times)
        window.show_home()
        window.library.show_standings()
        yield _fired(timers, "ResultsTable._settling")
        _keep_where_nothing_can_be_kept(window, folder / "refused")
        app.commitDataRequest.emit(None)  # a logout that is cancelled
        yield _fired(timers, "Run._tell_of_run")
        yield _fired(timers, "Run._hear")
        silent = QLocalSocket(window)
        silent.connectToServer(address(places.current().data))
        yield _fired(timers, "_Caller.leave")
        yield Wait(lambda: not timers.missing, "not everything has been done")
        QAccessible.setActive(False)

    return steps


def _beside(folder: Path, timers: Timers, found: dict[str, Any], other: Session) -> Steps:
    """The steps of a run beside another one, which ends."""

    def steps(window: MainWindow) -> Iterator[Wait]:
        yield from _open(window)
        yield _fired(timers, "Run._try_to_be_first", times=SEVERAL)
        other.end()
        yield from _played(window, FORMULA, folder, timers, found)

    return steps


def _fired(timers: Timers, end: str, times: int = 1) -> Wait:
    """The wait until the timers whose names end with `end` have fired."""

    def have() -> bool:
        return sum(each for name, each in timers.fired.items() if name.endswith(end)) >= times

    return Wait(have, f"{end} is not called")


def _open(window: MainWindow) -> Iterator[Wait]:
    settings = window.settings
    settings.animation = False
    settings.cover_hands = False
    settings.computer_speed = ComputerSpeed.AT_ONCE
    yield Wait(window.isVisible, "the window is not shown")
    QCursor.setPos(window.mapToGlobal(window.rect().bottomRight()))  # away from everything


def _played(
    window: MainWindow, name: str, folder: Path, timers: Timers, found: dict[str, Any]
) -> Iterator[Wait]:
    """Open a game from a file, continue it, and find it on disk."""
    file = folder / f"opened-{name}.formula"
    state = turn_of_first_player(built_in(name))
    kind = kind_of(state)
    if kind.has_turn_limit:  # so that its page follows the clock
        options = replace(state.options, turn_limit_minutes=_MINUTES)
        state = kind.resumed(replace(state, options=options), datetime.now(UTC))
    safe.write(file, write_game(state))
    window.games.open_file(file)
    game = window.game
    see(game is not None, f"{file.name} was not opened")
    yield Wait(lambda: game.draft is not None, "nobody is asked to play")
    yield _fired(timers, "BriefNotice._time")
    turns = len(game.turns)
    play = best(game.draft.view)
    game.lay(play)
    see(game.why_not_play is None, f"{play} may not be played: {game.why_not_play}")
    picture = window.grab()
    colours = _colours(picture.toImage())
    see(colours > _COLOURS, f"the table is drawn with {colours} colours only")
    see(game.play(), f"{play} was not played")
    yield Wait(lambda: len(game.turns) > turns + 1, "the computer does not answer")
    see(window.games.autosave.flush(), "the game does not reach the disk")
    kept = window.games.autosave.state
    see(kept is not None and _is_kept(write_game(kept)), "the game was not kept")
    found[name] = {
        "laid": str(play),
        "answered": str(game.turns[turns + 1].play),
        "colours": colours,
    }


def _resized(window: MainWindow, timers: Timers) -> Iterator[Wait]:
    size = window.size()
    for each in range(1, SEVERAL + 1):
        window.resize(size + QSize(10 * each, 10 * each))
        yield _fired(timers, "TableView._rest", each)
        yield _fired(timers, "Dresser._rest", each)
    window.resize(size)


def _keep_where_nothing_can_be_kept(window: MainWindow, refused: Path) -> None:
    """Save settings and a game where a file is in the folder's place, so that saving is retried."""
    refused.write_bytes(b"")
    there = Places(refused, refused / "settings.ini", refused / "logs")
    Settings(window, there.settings_file).animation = False
    Autosave(there, window).begin(built_in(FORMULA), new_notes())


def _is_kept(data: bytes) -> bool:
    kept = sorted(places.current().games.glob(f"*{places.SUFFIX}"))
    return data in [write_game(read_any_file(each)) for each in kept]


def _colours(image: QImage) -> int:
    """The number of colours among some of a picture's points."""
    step = 7
    points = ((x, y) for x in range(0, image.width(), step) for y in range(0, image.height(), step))
    return len({image.pixel(x, y) for x, y in points})
