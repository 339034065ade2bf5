"""`formula-desktop arena`: levels play each other (docs/game-file.md, "Command line")."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from time import monotonic
from typing import Any

from formula_desktop.arena.contest import Contest, Side
from formula_desktop.arena.kept import Kept, KeptError, Sets, merged
from formula_desktop.arena.playing import Played
from formula_desktop.arena.tally import Tally, Times, tally_of
from formula_desktop.arena.workers import WorkerError, results, serve
from formula_desktop.cli.arena_arguments import (
    PLAY_SETS,
    Merging,
    Wanted,
    merges,
    read_arguments,
    read_merging,
)
from formula_desktop.cli.terminal import FAILED, complain, in_terminal
from formula_desktop.engine import process

_BAR = 30
"""The width of the progress bar in characters."""


def main(arguments: Sequence[str]) -> int:
    """Let levels play; returns status 1 after one sentence when the contest cannot be finished."""
    if merges(arguments):
        merging = read_merging(arguments)
        return in_terminal(lambda: _merge(merging))
    wanted = read_arguments(arguments)
    if wanted.plays_sets:
        return serve(wanted.contest)
    command = process.command("arena", *arguments, PLAY_SETS)
    return in_terminal(lambda: _arena(wanted, command))


def _arena(wanted: Wanted, command: Sequence[str]) -> int:
    progress = Progress(wanted)
    try:
        sets = played(wanted, command, progress)
    except KeyboardInterrupt:
        progress.leave()
        raise
    except (KeptError, WorkerError) as error:
        complain(str(error))
        return FAILED
    _print(wanted.contest, [sets[number] for number in wanted.sets], as_json=wanted.as_json)
    return 0


def _merge(merging: Merging) -> int:
    try:
        contest, sets = merged(merging.files)
        if merging.keep:
            kept = Kept(merging.keep, contest)
            there = kept.begin()
            for number in sorted(sets.keys() - there.keys()):
                kept.add(number, sets[number])
    except KeptError as error:
        complain(str(error))
        return FAILED
    _print(contest, [sets[number] for number in sorted(sets)], as_json=merging.as_json)
    return 0


def _print(contest: Contest, sets: list[list[Played]], *, as_json: bool) -> None:
    tally = tally_of(sets)
    if as_json:
        print(json.dumps(fields_of(contest, tally)))
    else:
        print("\n".join(lines_of(contest, tally)))


def played(wanted: Wanted, command: Sequence[str], tell: Callable[[Sets], None]) -> Sets:
    """The requested sets: those played before, and the rest, played now."""
    kept = Kept(wanted.keep, wanted.contest) if wanted.keep else None
    sets: Sets = kept.begin() if kept else {}
    missing = [number for number in wanted.sets if number not in sets]
    tell(sets)
    for number, games in results(command, missing, wanted.jobs):
        sets[number] = games
        if kept:
            kept.add(number, games)
        tell(sets)
    return sets


class Progress:
    """A progress line that is updated in place on a terminal; a file or pipe gets nothing."""

    def __init__(self, wanted: Wanted) -> None:
        self._wanted = wanted.sets
        self._all = len(wanted.sets)
        self._seats = wanted.contest.seats
        self._began = monotonic()
        self._at_first: int | None = None

    def __call__(self, sets: Sets) -> None:
        """Show the progress."""
        if not sys.stderr.isatty():
            return
        done = sum(number in self._wanted for number in sets)
        if self._at_first is None:
            self._at_first = done
        filled = _BAR * done // self._all
        bar = "#" * filled + "-" * (_BAR - filled)
        text = f"[{bar}] {done * self._seats}/{self._all * self._seats} games{self._rest(done)}"
        if done:
            text += f", A {100 * tally_of(list(sets.values())).win_rate:.1f} %"
        end = "\n" if done == self._all else ""
        print(f"\r{text:<78}", end=end, file=sys.stderr, flush=True)

    def leave(self) -> None:
        """End the line, so that later output appears below it."""
        if sys.stderr.isatty():
            print(file=sys.stderr)

    def _rest(self, done: int) -> str:
        now = done - (self._at_first or 0)
        if not now:
            return ""
        seconds = (monotonic() - self._began) / now * (self._all - done)
        return f", {seconds / 60:.0f} min left" if seconds >= 90 else f", {seconds:.0f} s left"


def lines_of(contest: Contest, tally: Tally) -> list[str]:
    """The outcome as lines for people."""
    margin = "" if tally.margin is None else f" ± {100 * tally.margin:.1f}"
    what = "cards left" if contest.counts_cards else "points"
    others = "B" if contest.seats == 2 else f"each of {contest.seats - 1} B"
    even = f"an even share is {100 / contest.seats:.0f} %"
    return [
        f"{contest.kind.name.capitalize()}: "
        f"{_named(contest.a)} (A) against {_named(contest.b)} ({others})",
        f"{'A wins':<18}{100 * tally.win_rate:.1f} %{margin}, {even}",
        f"{'games':<18}{tally.games}: {tally.won} won, {tally.shared} shared, {tally.lost} lost",
        f"{what:<18}A {tally.a_mean:.1f}, B {tally.b_mean:.1f}",
        f"{'ms for a turn':<18}A {_times(tally.a_ms)}; B {_times(tally.b_ms)}",
        f"{'of the processor':<18}A {_times(tally.a_work_ms)}; B {_times(tally.b_work_ms)}",
    ]


def _named(side: Side) -> str:
    limits = []
    if side.iterations is not None:
        limits.append(f"{side.iterations} iterations")
    if side.seconds is not None:
        limits.append(f"{side.seconds:g} s")
    if side.holds_back:
        limits.append("a first game to win")
    return f"{side.level}{' with ' if limits else ''}{', '.join(limits)}"


def _times(times: Times) -> str:
    return f"median {times.median:.1f}, 95 % {times.percentile_95:.1f}"


def fields_of(contest: Contest, tally: Tally) -> dict[str, Any]:
    """The outcome as JSON fields for programs."""
    counts = "cards" if contest.counts_cards else "points"
    return {**contest.described(), "counts": counts, **asdict(tally)}
