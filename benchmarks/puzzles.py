"""How often the simulated children solve the easy, the medium and the hard puzzles of the days."""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import mean

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from formula_desktop.arena.children import Child, chance_of
from formula_desktop.practise.day import OfDay
from formula_desktop.practise.exercise import SEAT
from formula_desktop.practise.registry import WITH_EXERCISES
from formula_desktop.practise.shipped import shipped


def main() -> None:
    """Print the mean chance of each child for each third of the puzzles of a game."""
    print("solved, in percent:     ", *(f"{each:>7}" for each in OfDay._fields))
    for game in WITH_EXERCISES:
        some = [each.exercise for each in shipped(game)]
        ends = [len(some) * third // 3 for third in range(4)]
        for child in Child:
            chances = [chance_of(each.position.view(SEAT), child, each.goal) for each in some]
            means = [mean(chances[ends[third] : ends[third + 1]]) for third in range(3)]
            print(f"  {game} {child:<12}".ljust(24), *(f"{100 * each:7.0f}" for each in means))


if __name__ == "__main__":
    main()
