"""Simulated pupils who practise: how many tries succeed, and how near to the truth ratings come.

Each row is for pupils who remember the answers of so many exercises that come again. The table is
printed as Markdown; `--picture FILE` also draws the pupils who remember half.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from statistics import correlation, mean
from typing import Final

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.helpers.practise.pupils import CANDIDATES, LEVELS, SKILLS, Practised, practised  # noqa: E402

Pupils = dict[str, list[Practised]]

REMEMBERED: Final = (0.5, 0.0, 1.0)
"""The parts of what comes again whose answer is remembered."""

HEAD: Final = (
    "| remembered | pupils | succeeded | least and most of a pupil | new ones | first 20 |\n"
    "| --- | --- | --- | --- | --- | --- |"
)


def main() -> int:
    """Let the pupils practise and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pupils", nargs="?", type=int, default=100, help="of each level")
    parser.add_argument("--candidates", type=int, default=CANDIDATES, help="for each exercise")
    parser.add_argument("--picture", type=Path, metavar="FILE")
    found = parser.parse_args()
    print(HEAD, flush=True)
    all_pupils = {
        remembered: pupils(found.pupils, remembered, found.candidates) for remembered in REMEMBERED
    }
    print("\n| remembered | correlation | within a level | off by | within ±1 | within ±2 |")
    print("| --- | --- | --- | --- | --- | --- |")
    for remembered, each in all_pupils.items():
        print(row_of_ratings(remembered, each), flush=True)
    if found.picture:
        from _pupils_picture import draw  # the figures do without Qt

        half = all_pupils[REMEMBERED[0]]
        draw(half, {name: points(level) for name, level in half.items()}, found.picture)
    return 0


def pupils(count: int, remembered: float, candidates: int) -> Pupils:
    """As many pupils of each level, who have practised; prints a row for each level."""
    found = {}
    for name, level in LEVELS.items():
        found[name] = [
            practised(
                level, Random(f"{name} {number}"), remembers=remembered, candidates=candidates
            )
            for number in range(count)
        ]
        shares = [each.share for each in found[name]]
        new = mean(each.share_of_new for each in found[name])
        first = mean(is_right for each in found[name] for is_right, _ in each.tries[:20])
        print(
            f"| {remembered:.0%} | {name} | {mean(shares):.1%} | {min(shares):.1%} to "
            f"{max(shares):.1%} | {new:.1%} | {first:.1%} |",
            flush=True,
        )
    return found


def points(practised: Iterable[Practised]) -> list[tuple[float, float]]:
    """The true skill and the rating of each pupil in each skill."""
    return [
        (each.truth[skill], each.progress.ratings.value(skill))
        for each in practised
        for skill in SKILLS
    ]


def correlation_of(pairs: Sequence[tuple[float, float]]) -> float:
    """Pearson's correlation of pairs."""
    return correlation([one for one, _ in pairs], [other for _, other in pairs])


def row_of_ratings(remembered: float, found: Pupils) -> str:
    """How near the ratings come to the truth, and how often they are as near as they claim."""
    everybody = [each for level in found.values() for each in level]
    errors = [
        (each.progress.ratings.value(skill) - each.truth[skill])
        / each.progress.ratings.uncertainty(skill)
        for each in everybody
        for skill in SKILLS
    ]
    within = [f"{correlation_of(points(level)):.2f}" for level in found.values()]
    off = mean(rating - truth for truth, rating in points(everybody))
    near = [f"{mean(abs(each) < wide for each in errors):.0%}" for wide in (1, 2)]
    return (
        f"| {remembered:.0%} | {correlation_of(points(everybody)):.3f} | {', '.join(within)} "
        f"| {off:+.2f} | {near[0]} | {near[1]} |"
    )


if __name__ == "__main__":
    sys.exit(main())
