"""Complete games of every option, played at random without a window: all that always holds, holds.

24 of each game here; half of LONG_GAMES are matches of Formula, half games of Digifeud:
    LONG_GAMES=20000 python3 dev.py test -n 2 tests/long/test_games.py
One game in 41 is a sample for what takes long: the list of legal plays against the rules, in some
of its positions, and against the slow list where that ends soon.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from formula_desktop.digifeud import allowed as digifeud_allowed
from formula_desktop.digifeud.game import Game
from formula_desktop.digifeud.legal import LegalPlays as LegalSums
from formula_desktop.digifeud.legal import best_play
from formula_desktop.digifeud.position import Position as Board
from formula_desktop.formula import allowed as formula_allowed
from formula_desktop.formula.legal import LegalPlays as LegalFormulas
from formula_desktop.formula.match import Match
from formula_desktop.formula.position import Position
from formula_desktop.kinds.registry import read_game, write_game
from tests.helpers.digifeud.random_games import random_game, with_part_of_rack
from tests.helpers.digifeud.slow_legal import slow_plays as slow_sums
from tests.helpers.digifeud.sound_games import check_game
from tests.helpers.formula.random_matches import complete_match
from tests.helpers.formula.slow_legal import slow_plays as slow_formulas
from tests.helpers.formula.sound_matches import check_match
from tests.helpers.long.progress import FIRST_SEED, Progress, number

GAMES = number("LONG_GAMES", 28)
SAMPLE = 41 if GAMES > 1000 else 5
PARTS = 2  # which two processes can play side by side

parts = pytest.mark.parametrize("part", range(PARTS))


def seeds(part: int) -> range:
    return range(FIRST_SEED + part, FIRST_SEED + GAMES // 2, PARTS)


# --- Formula ------------------------------------------------------------------------------------


@parts
def test_matches_of_formula(part: int) -> None:
    seen: Counter[str] = Counter()
    progress = Progress(f"matches of Formula, part {part}", len(seeds(part)))
    for done, seed in enumerate(seeds(part)):
        random = Random(f"match {seed}")
        try:
            match = complete_match(random)
            seen += check_match(match)
            seen["files"] += check_file(match)
            check_undo_of_match(match, random)
            if seed % SAMPLE == 0:
                seen["compared"] += check_formulas(match, random)
        except AssertionError:
            print("match", seed)
            raise
        progress.at(done + 1, **seen)
    progress.end(seen)
    assert seen["out"] > 0
    assert seen["draw"] > 0
    assert seen["compared"] > 0
    if GAMES > 1000:
        assert min(seen[each] for each in ("blocked", "pass", "refills", "jokers")) > 0


def check_undo_of_match(match: Match, random: Random) -> None:
    """Back to any turn, and the same turns again, bring the same cards."""
    turns = match.round.turns
    kept = random.randint(0, len(turns))
    again = match.back_to(kept)
    assert again.position == match.round.positions[kept]
    assert again.rounds[:-1] == match.rounds[:-1]
    for turn in turns[kept:]:
        again = again.after(turn.play, turn.at)
    assert again == match


def check_formulas(match: Match, random: Random) -> int:
    """The legal plays of some positions; gives how many of these the slow list has seen, too."""
    positions = [each for each in match.round.positions if not each.is_over]
    compared = 0
    for position in random.sample(positions, min(3, len(positions))):
        assert position.to_move is not None
        view = position.view(position.to_move)
        plays = list(islice(LegalFormulas(view), 5000))
        assert len({str(play) for play in plays}) == len(plays)
        for play in random.sample(plays, min(30, len(plays))):
            assert formula_allowed.why_not(view, play) is None
            assert play in LegalFormulas(view)
        if len(view.hand) <= 7 and view.hand.count("*") < 2 and len(plays) < 5000:
            assert {(str(play), position.points(play)) for play in plays} == slow_formulas(view)
            compared += 1
    check_no_play_allowed_in_the_end(match.position)
    return compared


def check_no_play_allowed_in_the_end(position: Position) -> None:
    for seat in range(position.players):
        assert not LegalFormulas(position.view(seat))


# --- Digifeud -----------------------------------------------------------------------------------


@parts
def test_games_of_digifeud(part: int) -> None:
    seen: Counter[str] = Counter()
    progress = Progress(f"games of Digifeud, part {part}", len(seeds(part)))
    for done, seed in enumerate(seeds(part)):
        random = Random(f"game {seed}")
        try:
            game = random_game(random)
            check_game(game)
            seen["files"] += check_file(game)
            if seed % SAMPLE == 0:
                seen["compared"] += check_sums(game, random)
        except AssertionError:
            print("game", seed)
            raise
        result = game.result()
        assert result is not None
        seen.update([result.ending.value])
        seen["turns"] += len(game.turns)
        seen["ties"] += result.winner is None
        progress.at(done + 1, **seen)
    progress.end(seen)
    assert seen["compared"] > 0
    if GAMES > 1000:
        assert min(seen[each] for each in ("out", "passes", "resign", "timeout", "ties")) > 0


def check_sums(game: Game, random: Random) -> int:
    """The legal plays of some positions; gives how many of these the slow list has seen, too."""
    positions = [each for each in game.positions if not each.is_over]
    compared = 0
    for position in random.sample(positions, min(3, len(positions))):
        compared += check_sums_of(position, random)
    for seat in range(2):
        assert best_play(game.position.view(seat)) is None
    return compared


def check_sums_of(position: Board, random: Random) -> int:
    assert position.to_move is not None
    view = position.view(position.to_move)
    if view.rack.digits.count("*") == 2:
        view = with_part_of_rack(view, random, most=5)
    plays = LegalSums(view)
    best = max((found.points for found in plays.found), default=None)
    quick = best_play(view)
    assert (quick.points if quick else None) == best
    for found in random.sample(plays.found, min(30, len(plays))):
        assert digifeud_allowed.why_not(view, found.play) is None
        assert found.play in plays
        assert position.points(found.play) == found.points
    few = with_part_of_rack(view, random, most=4)
    listed = [(found.written, found.points) for found in LegalSums(few).found]
    assert len(listed) == len(set(listed))
    assert set(listed) == slow_sums(few)
    return 1


# --- both ---------------------------------------------------------------------------------------


def check_file(game: Match | Game) -> int:
    """Written and read back it is the same; gives how many files that were."""
    data = write_game(game)
    assert read_game(data) == game
    assert write_game(read_game(data)) == data
    return 1
