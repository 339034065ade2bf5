"""A folder with finished random games, and the book in which they are entered."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

from formula_desktop.digifeud.options import Options
from formula_desktop.digifeud.play import Action
from formula_desktop.formula.match import Match
from formula_desktop.formula.options import Scoring
from formula_desktop.kinds.kind import State
from formula_desktop.players import Level, Player
from formula_desktop.results.book import Book
from formula_desktop.results.rebuild import catch_up, enter_saved
from formula_desktop.store.games.collection import Games, SavedGame
from formula_desktop.store.games.notes import Notes, SavedSeat, new_notes
from formula_desktop.store.places import Places
from tests.helpers.digifeud.random_games import random_moment, random_start, random_turn
from tests.helpers.formula.random_matches import random_match
from tests.helpers.results.books import PERSONS, START

PLAYERS = {who: Player(who.capitalize()) for who in PERSONS} | {
    f"computer-{level}": Player("Computer", level) for level in (Level.EASY, Level.HARD)
}


def games_in(folder: Path) -> Games:
    return Games(Places(folder, folder / "settings.ini", folder / "logs"))


def played_game(random: Random, who: tuple[str, ...], number: int, ends_early: bool) -> State:
    """A game of Digifeud to its end, or until somebody resigns."""
    players = tuple(PLAYERS[each] for each in who)
    start = random_start(random, Options())
    started = START + timedelta(days=number)
    game = replace(start, players=players, started=started)
    while not game.is_over:
        at = random_moment(game, random)
        resigns = ends_early and len(game.turns) > 6
        game = game.after(Action.RESIGN if resigns else random_turn(game, at, random, 0.97), at)
    return game


def played_match(random: Random, who: tuple[str, ...], number: int) -> State:
    """A match of Formula of at least a round, with as many players; for points, to its end."""
    while True:
        match = random_match(random, 300)
        is_under_way = match.options.for_points and not match.has_reached_target
        if len(match.players) == len(who) and match.results and not is_under_way:
            break
    players = tuple(PLAYERS[each] for each in who)
    started = START + timedelta(days=number)
    later = started - match.started
    rounds = tuple(
        replace(each, turns=tuple(turn._replace(at=turn.at + later) for turn in each.turns))
        for each in match.rounds
    )
    return replace(match, players=players, started=started, rounds=rounds)


def notes_for(who: tuple[str, ...], random: Random) -> Notes:
    seats = tuple(
        SavedSeat(each, "" if each.startswith("computer") else "teal", "") for each in who
    )
    return replace(new_notes(seats), hints=(0, 3) if random.random() < 0.3 else ())


def begin(games: Games, state: State, notes: Notes) -> SavedGame:
    """Put a finished game on the disk; a match without points is ended by its players."""
    if isinstance(state, Match) and state.options.scoring is Scoring.FIRST_OUT:
        return games.begin(state, replace(notes, has_ended=True))
    return games.begin(state, notes)


def play_some(folder: Path, count: int, seed: int = 1) -> Games:
    """Games under way and finished in a folder, all that are over entered in its book."""
    random = Random(seed)
    games = games_in(folder)
    folder.mkdir(parents=True, exist_ok=True)
    book = Book.open(games.places.results_file)
    for number in range(count):
        if random.random() < 0.7:
            who = tuple(random.sample(sorted(PLAYERS), 2))
            state = played_game(random, who, number, ends_early=random.random() < 0.2)
        else:
            who = tuple(random.sample(sorted(PLAYERS), random.choice((2, 2, 3))))
            state = played_match(random, who, number)
        saved = begin(games, state, notes_for(who, random))
        assert enter_saved(book, games, saved)
        if random.random() < 0.2:
            games.remove(saved)
    book.close()
    return games


def caught_up(path: Path, games: Games) -> Book:
    """A new book made from the games."""
    book = Book.open(path)
    assert catch_up(book, games)[1] is None
    return book
