"""The time to list the legal plays of Formula, compared with the slow list of the tests.

The positions are those of tests/data/cases; both lists must be the same.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))  # for tests/, which is not installed

from formula_desktop.formula.legal import LegalPlays  # noqa: E402
from formula_desktop.formula.match import Match  # noqa: E402
from formula_desktop.formula.view import View  # noqa: E402
from formula_desktop.kinds.registry import read_any_file  # noqa: E402
from tests.helpers.formula.slow_legal import slow_plays  # noqa: E402


def views() -> dict[str, View]:
    """The view of the player to move in each case that is under way."""
    found = {}
    for file in sorted((ROOT / "tests" / "data" / "cases").glob("formula-*.formula")):
        match = read_any_file(file)
        assert isinstance(match, Match)
        if match.position.to_move is not None:
            found[file.stem] = match.position.view(match.position.to_move)
    return found


def milliseconds(
    find: Callable[[View], Collection[object]], view: View, times: int
) -> tuple[float, int]:
    """The shortest of several times in milliseconds, and the number of plays found."""
    shortest, plays = float("inf"), 0
    for _ in range(times):
        start = perf_counter()
        plays = len(find(view))
        shortest = min(shortest, perf_counter() - start)
    return shortest * 1000, plays


def main() -> None:
    fast, slow = [], []
    for name, view in views().items():
        fast_time, fast_count = milliseconds(lambda view: list(LegalPlays(view)), view, times=5)
        slow_time, slow_count = milliseconds(slow_plays, view, times=1)
        if fast_count != slow_count:
            sys.exit(f"{name}: {fast_count} plays, but the slow list has {slow_count}")
        fast.append(fast_time)
        slow.append(slow_time)
    print(f"{len(fast)} positions, milliseconds for the whole list:")
    print(f"{'':16}{'fast':>10}{'slow':>10}{'ratio':>8}")
    for name, of in (("median", median), ("95th percentile", percentile_95), ("slowest", max)):
        print(f"{name:16}{of(fast):10.2f}{of(slow):10.1f}{of(slow) / of(fast):8.0f}")


def percentile_95(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)]


if __name__ == "__main__":
    main()
