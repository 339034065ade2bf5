"""Keeps the frozen program open for half a minute, plays in it with the pointer, reads its log.

    .venv/bin/python packaging/try_frozen.py [PROGRAM]

On Linux, with xvfb and xdotool; `python3 dev.py try_bundle` calls it for the bundle in dist/. Half
a minute is enough for everything that the program does periodically. The package tests use this
module too, so every window they open is checked in the same way.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from formula_desktop import PROGRAM  # noqa: E402
from formula_desktop.kinds.registry import write_game  # noqa: E402
from tests.helpers.real_window.table import Table, prepared_match, wait_for  # noqa: E402
from tests.helpers.real_window.xvfb import x_screen  # noqa: E402

OPEN_S: Final = 30
"""How long a window stays open: the slowest of the program's own timers fires every 20 s."""

TITLE: Final = "^Formula: Noor"
PICTURE: Final = ROOT / "build" / "try-frozen.png"
_ENTRY: Final = re.compile(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} ", re.MULTILINE)
_NO_TROUBLE: Final = ("DEBUG ", "INFO ")
_DEALT_S: Final = 3  # until the cards are dealt and everything is painted


@contextmanager
def table_on_screen(
    command: Sequence[str], data: Path, logs: Path, known: str = ""
) -> Iterator[Table]:
    """Open the program's window with a game, by a command that is given its display.

    Afterwards there may be no other window, the program must end well, and its log may contain only
    entries with the `known` text.
    """
    with x_screen(1600, 1000) as environment:
        started = [each.replace("@DISPLAY@", environment["DISPLAY"]) for each in command]
        process = subprocess.Popen(started, env=environment)
        shown = Table(process, environment, data)
        try:
            shown.find_window(TITLE)
            time.sleep(_DEALT_S)
            yield shown
            see_nothing_unasked(shown, logs)
            assert shown.quit() == 0, f"the program ended with {process.returncode}"
            is_silent = wait_for(lambda: not written(logs, known))  # xdg-open ends earlier
            assert is_silent, f"the log says:\n{written(logs, known)}"
        finally:
            process.kill()
            process.wait(10)


def see_nothing_unasked(table: Table, logs: Path) -> None:
    """See that there is no window except the one with the table."""
    others = table.windows - {table.window}
    if others:
        PICTURE.parent.mkdir(exist_ok=True)
        table.save_picture(PICTURE)
        titles = ", ".join(repr(table.title_of(each)) for each in others)
        raise AssertionError(
            f"nobody asked for {titles} (see {PICTURE}); the log says:\n{written(logs)}"
        )


def written(logs: Path, known: str = "") -> str:
    """The text of the logs; a run without problems leaves none.

    A log is omitted if each problem in it contains the `known` text.
    """
    texts = [each.read_text("utf-8", errors="replace") for each in sorted(logs.glob("*"))]
    return "\n".join(text for text in texts if text and not _is_known(text, known))


def _is_known(text: str, known: str) -> bool:
    _heading, *entries = _ENTRY.split(text)
    troubles = [each for each in entries if not each.startswith(_NO_TROUBLE)]
    return bool(known and troubles) and all(known in each for each in troubles)


def play(table: Table) -> None:
    """Lay a sum in the prepared match, then leave the window until it has been open for OPEN_S."""
    began = time.monotonic()
    table.lay_answer()
    assert table.has_played(), "the sum was not played"
    time.sleep(max(0, OPEN_S - (time.monotonic() - began)))


def main() -> None:
    usual = ROOT / "dist" / PROGRAM / PROGRAM
    program = Path(sys.argv[1]).absolute() if len(sys.argv) > 1 else usual
    with tempfile.TemporaryDirectory() as temporary:
        data, file = Path(temporary, "data"), Path(temporary, "prepared.formula")
        file.write_bytes(write_game(prepared_match()))
        command = [str(program), "--language", "en", "--data", str(data), str(file)]
        with table_on_screen(command, data, data / "logs") as table:
            play(table)
    print(f"{program} was open for {OPEN_S} s and played in; its log is empty")


if __name__ == "__main__":
    main()
