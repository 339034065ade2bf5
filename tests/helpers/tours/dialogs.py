"""A tour of what opens over the window: new games, people, and all messages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

from formula_desktop.formula.options import Options
from formula_desktop.gamefile.errors import FileReason, file_error
from formula_desktop.kinds.kind import Ready
from formula_desktop.pages.new_game.digifeud import NewDigifeud
from formula_desktop.pages.new_game.formula import NewFormula
from formula_desktop.pages.new_game.lesson.dialog import LessonDialog
from formula_desktop.pages.new_game.participants import known_persons
from formula_desktop.pages.new_game.ready_made import OwnName
from formula_desktop.pages.new_game.seat import Seat
from formula_desktop.results.book import Book
from formula_desktop.results.classes import SchoolClass
from formula_desktop.results.participants import Participant
from formula_desktop.results.trouble import Trouble
from formula_desktop.shell.errors.dialogs import show_log, tell_of_last_run, tell_of_trouble
from formula_desktop.store.settings.locks import ALL, Lockable, Locks
from formula_desktop.store.settings.pin_tries import PinTries
from formula_desktop.store.settings.ready_made import own_key, written_own
from formula_desktop.widgets.asking import Question
from formula_desktop.widgets.locks.allowing import AskingPin
from formula_desktop.widgets.person_dialog import PersonDialog
from tests.helpers.digifeud.ended_games import late
from tests.helpers.looks import rules_link
from tests.helpers.tours.tour import LONG_NAMES, Tour

TOO_LONG = file_error(FileReason.GAME_TOO_LONG)
MOST_SEATS = 5


def see_new_games(tour: Tour) -> None:
    """New games before anybody is known."""
    formula = NewFormula(tour.window.look.theme, rules_link, "", tour.window)
    digifeud = NewDigifeud(tour.window.look.theme, rules_link, "", tour.window)
    formula.open()
    tour.see("new formula", formula)
    formula.more.click()
    tour.see("new formula, folded out", formula)
    _fill(formula)
    for row, seat in enumerate(formula.seats.seats, 1):
        seat.kind.setCurrentIndex(row)
    tour.see("new formula, five seats", formula)
    for name in ("", LONG_NAMES[-1]):
        formula.seats.seats[4].name.setText(name)
        tour.see("new formula, a problem", formula)
    tour.see_dialog("new formula", formula)
    digifeud.open()
    tour.see("new digifeud", digifeud)
    digifeud.more.click()
    tour.see_dialog("new digifeud, folded out", digifeud)


def see_lesson(tour: Tour) -> None:
    """A lesson with the teams of a full class, and with two pupils of one team."""
    made = datetime(2026, 9, 1, tzinfo=UTC)
    names = (*LONG_NAMES[:2], *(f"{name}{at}" for at in range(13) for name in ("Noor", "Björn ")))
    pupils = [
        Participant(f"{at:032x}"[::-1], name, "", "", None, made) for at, name in enumerate(names)
    ]
    classes = [(SchoolClass("a", "Groep 5"), pupils), (SchoolClass("b", LONG_NAMES[0]), pupils[:2])]
    dialog = LessonDialog(
        classes, tour.window.settings, tour.window.look.theme, tour.window, random=Random(1)
    )
    dialog.open()
    tour.see("lesson", dialog)
    dialog.numbers.chips[-1].click()
    dialog.pupils.chips[pupils[2].key].click()
    tour.see("lesson, five teams", dialog)
    dialog.choose("b")
    tour.see_dialog("lesson, teams without anybody", dialog)


def _fill(formula: NewFormula) -> None:
    while len(formula.seats.seats) < MOST_SEATS:
        formula.seats.add.click()


def see_ready_made(tour: Tour) -> None:
    """Ready-made settings, and what is asked about the player's own."""
    own = written_own({"Class 3": Ready(Options()), LONG_NAMES[0]: Ready(Options(), counts=False)})
    window = tour.window
    for dialog in (
        NewFormula(window.look.theme, rules_link, "", window, own=own),
        NewDigifeud(window.look.theme, rules_link, "", window),
    ):
        dialog.open()
        for kind, chip in dialog.ready_made.chips.items():
            chip.click()
            tour.see(f"ready-made: {kind}", dialog)
        dialog.options.projector.click()
        tour.see("none of the ready-made", dialog)
        if isinstance(dialog, NewFormula):
            _see_own(tour, dialog)
        tour.see_dialog("ready-made, at last", dialog)


def _see_own(tour: Tour, dialog: NewFormula) -> None:
    row = dialog.ready_made
    row.chosen.emit(own_key(LONG_NAMES[0]))
    tour.see("settings of one's own", dialog)
    tour.see_menu("menu of one's own", row.own_button)
    row.ask_save()
    asked = dialog.findChild(OwnName)
    assert asked is not None
    tour.see("the same name replaces", asked)
    asked.field.setText("Another")
    tour.see_dialog("save by name", asked)
    row.ask_rename()
    asked = dialog.findChild(OwnName)
    assert asked is not None
    asked.field.setText("Class 3")
    tour.see_dialog("rename", asked)
    row.ask_delete()
    tour.see_dialog("delete", dialog.findChild(Question))


def see_persons(tour: Tour, book: Book) -> None:
    """New games with people who have played before, and their portraits."""
    known = known_persons(book) or ()
    names = [person.name for person in known]
    formula = NewFormula(tour.window.look.theme, rules_link, "", tour.window, known)
    formula.open()
    tour.see("new formula, persons", formula)
    _fill(formula)
    for seat, name in zip(formula.seats.seats, [*LONG_NAMES[1:3], "Ida", "Zoë"], strict=False):
        seat.kind.setCurrentIndex(0)
        seat.name.setText(name)
    assert {"Ida", *LONG_NAMES[1:3]} <= set(names)
    tour.see("new formula, five persons", formula)
    formula.seats.seats[4].kind.setCurrentIndex(0)
    formula.seats.seats[4].name.setText("Ida")
    tour.see("new formula, somebody twice", formula)
    _see_offered(tour, formula.seats.seats[0])
    _see_look(tour, formula.seats.seats[1])
    tour.see_dialog("new formula, persons, at last", formula)
    digifeud = NewDigifeud(tour.window.look.theme, rules_link, "", tour.window, known)
    digifeud.open()
    digifeud.seats.seats[0].name.setText(LONG_NAMES[1])
    tour.see_dialog("new digifeud, persons", digifeud)


def _see_offered(tour: Tour, seat: Seat) -> None:
    seat.person.showPopup()
    tour.see("persons to choose from", seat.person.view().window())
    seat.person.hidePopup()


def _see_look(tour: Tour, seat: Seat) -> None:
    seat.portrait.click()
    dialog = next(each for each in seat.findChildren(PersonDialog) if each.isVisible())
    tour.see_dialog("picture and colour", dialog)


# --- messages -----------------------------------------------------------------------------------


def see_dialogs(tour: Tour) -> None:
    """What the menu opens."""
    tour.window.show_settings()
    tour.see_dialog("settings")
    tour.window.show_about()
    tour.see_dialog("about")
    _see_locks(tour)


def _see_locks(tour: Tour) -> None:
    """What an administrator has locked, and the question for the teacher's PIN."""
    settings = tour.window.settings
    before, settings.locks = settings.locks, Locks(frozenset((ALL,)))
    tour.window.show_settings()
    tour.see_dialog("settings, all of them locked")
    settings.locks = before
    for deed in Lockable:
        dialog = AskingPin(PinTries("none"), deed, tour.window)
        dialog.open()
        dialog.field.setText("4711")
        dialog.accept()
        tour.see_dialog(f"PIN for {deed}", dialog)


def see_notices(tour: Tour) -> None:
    """All messages that the window shows unasked."""
    notices = tour.window.games.notices
    moment = datetime.now(UTC) - timedelta(days=1)
    restored: Any = SimpleNamespace(restored=moment)
    ended: Any = late()
    long = replace(ended, players=tuple(_named(ended.players, LONG_NAMES[:2])))
    saved: Any = None
    shown: tuple[tuple[str, Callable[[], object]], ...] = (
        ("not kept", lambda: notices.not_kept(TOO_LONG)),
        ("not kept, by the system", lambda: notices.not_kept(OSError(28, "ENOSPC"))),
        ("asked before closing", lambda: notices.ask_to_close(lambda: None)),
        ("slow", notices.slow),
        ("copied", notices.copied),
        ("restored", lambda: notices.restored(restored)),
        ("one ended late", lambda: notices.ended_late([(ended, saved)])),
        ("two ended late", lambda: notices.ended_late([(ended, saved), (long, saved)])),
        ("settings not kept", notices.not_saved),
        ("not read", lambda: notices.not_read(TOO_LONG)),
        ("not opened", lambda: tour.window.games.open_file(Path("no-such-file.formula"))),
    )
    for name, show in shown:
        show()
        tour.see_dialog(name)
    for trouble in Trouble:
        notices.troubled(trouble)
        tour.see_dialog(f"results: {trouble.name.lower()}")


def _named(players: tuple[Any, ...], names: tuple[str, ...]) -> list[Any]:
    return [replace(player, name=name) for player, name in zip(players, names, strict=True)]


def see_troubles(tour: Tour, folder: Path) -> None:
    """Messages about errors in the program itself."""
    window = tour.window
    for is_kept in (True, False, None):
        dialog = tell_of_trouble(window, is_kept, "Traceback")
        tour.see_dialog(f"trouble, kept: {is_kept}", dialog)
    (folder / "run.log").write_text("Traceback (most recent call last):\n" + 40 * "  File\n")
    for goes_on in (True, False):
        dialog = tell_of_last_run(window, folder, ("run.log",), goes_on=goes_on)
        tour.see_dialog(f"last run, goes on: {goes_on}", dialog)
    written = "\n".join(f"  File, line {number}, in paint" for number in range(60))
    tour.see_dialog("log", show_log(window, written, folder))
