"""Changes to a participant in all games on disk.

Nothing here stays half done: if the disk fails, calling again completes the change.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from formula_desktop import safe
from formula_desktop.gamefile.errors import FileError
from formula_desktop.gamefile.text import bytes_of
from formula_desktop.players import Player, folded
from formula_desktop.store import backups
from formula_desktop.store.games.collection import MAY_PASS, Games, SavedGame, as_file_error
from formula_desktop.store.games.folders import LATER, NOTES_SUFFIX, Folder
from formula_desktop.store.games.notes import SavedSeat
from formula_desktop.store.places import SUFFIX

_SHORT = 3
"""Shorter names, in characters, are not searched for within words: `Al` is not in `Final`."""

_ESCAPED = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.DOTALL)

MayChange = Callable[[SavedGame], bool]
"""Whether a game may be changed now; called before each, with its lock held."""


class Deed(StrEnum):
    """What happens to a person."""

    RENAME = "rename"
    MERGE = "merge"
    REMOVE = "remove"


@dataclass(frozen=True, slots=True)
class PersonChange:
    """A change to a person, in the results and in all games."""

    deed: Deed
    key: str
    old_name: str
    name: str
    """From now on; of the heir, or a neutral one for a removed person."""
    heir: str = ""
    """The key of the person to merge with."""
    names: tuple[str, ...] = ()
    """Every name to remove with the person."""
    is_in_results: bool = False
    """Whether the results have it; then only games are left."""


def _always(_saved: SavedGame) -> bool:
    return True


def carry_out(games: Games, change: PersonChange, may_change: MayChange = _always) -> None:
    """Make a change in all games. Raises FileError; the remaining games are then as before."""
    match change.deed:
        case Deed.RENAME:
            rename(games, change.key, change.name, may_change)
        case Deed.MERGE:
            merge(games, change.key, change.heir, may_change)
            rename(games, change.heir, change.name, may_change)
        case Deed.REMOVE:
            forget(games, change.key, change.name, change.names, may_change)


def carry_out_in(games: Games, change: PersonChange, saved: SavedGame) -> None:
    """Make a change in a single game before the others. Raises FileError."""
    match change.deed:
        case Deed.RENAME:
            _rename_in(games, saved, change.key, change.name)
        case Deed.MERGE:
            _merge_in(games, saved, change.key, change.heir)
            _rename_in(games, games.now(saved), change.heir, change.name)
        case Deed.REMOVE:
            _forget_in(games, saved, change.key, change.name)


def sitting(games: Games, participant: str) -> list[SavedGame]:
    """Every game with this participant at the table."""
    return [saved for saved in _all(games) if _seats_of(saved, participant)]


def names_to_forget(games: Games, change: PersonChange) -> tuple[str, ...]:
    """The names to remove with a person: those that are known, and those in the games."""
    found = sitting(games, change.key)
    in_games = (name for saved in found for name in _names_in(saved, change.key))
    return tuple(dict.fromkeys((*change.names, *in_games)))


def forget(
    games: Games,
    participant: str,
    neutral_name: str,
    names: Iterable[str] = (),
    may_change: MayChange = _always,
) -> None:
    """Take a participant and their names out of all games; none of these may be on the table.

    The names are `names` and those in the games. Backups of these games are deleted, and so are
    titles, and files that belong to no game, with one of the names. A game of a later version keeps
    its file. Raises FileError; the remaining games then still have the participant.
    """
    found = sitting(games, participant)
    every_name = {*names, *(name for saved in found for name in _names_in(saved, participant))}
    wanted = {folded(name) for name in every_name} - {folded(neutral_name), ""}
    _forget_titles(games, wanted)
    for saved in found:
        with games.locked(saved.name):
            if may_change(saved):
                _forget_in(games, saved, participant, neutral_name)
    _delete_with(games, wanted)  # last, to include unreadable games set aside just now


def merge(games: Games, old: str, new: str, may_change: MayChange = _always) -> None:
    """Replace one participant by another, by key; the names in files stay.

    Raises FileError.
    """
    for saved in sitting(games, old):
        with games.locked(saved.name):
            if may_change(saved):
                _merge_in(games, saved, old, new)


def rename(games: Games, participant: str, name: str, may_change: MayChange = _always) -> None:
    """Rename a participant in all games but not in backups; none of them may be on the table.

    Raises FileError.
    """
    for saved in sitting(games, participant):
        if set(_names_in(saved, participant)) != {name}:
            with games.locked(saved.name):
                if may_change(saved):
                    _rename_in(games, saved, participant, name)


def _forget_in(games: Games, saved: SavedGame, participant: str, neutral_name: str) -> None:
    seats = _seats_of(saved, participant)
    if seats:
        with games.locked(saved.name), as_file_error():
            _rename_seats(games, saved, seats, neutral_name)
            backups.remove(games.places.backups, saved.name, SUFFIX)
            _change_seats(games, saved, participant, SavedSeat())


def _merge_in(games: Games, saved: SavedGame, old: str, new: str) -> None:
    seats = _seats_of(saved, old)
    if seats:
        with games.locked(saved.name):
            seat = saved.notes.seats[seats[0]]
            _change_seats(games, saved, old, replace(seat, participant=new))


def _rename_in(games: Games, saved: SavedGame, participant: str, name: str) -> None:
    if {*_names_in(saved, participant)} - {name}:
        with games.locked(saved.name), as_file_error():
            _rename_seats(games, saved, _seats_of(saved, participant), name)


def _all(games: Games) -> list[SavedGame]:
    return [saved for folder in Folder for saved in games.noted(folder)]


def _seats_of(saved: SavedGame, participant: str) -> list[int]:
    seats = enumerate(saved.notes.seats)
    return [index for index, seat in seats if seat.participant == participant]


def _names_in(saved: SavedGame, participant: str) -> list[str]:
    players = saved.summary.players
    return [players[seat].name for seat in _seats_of(saved, participant) if seat < len(players)]


def _rename_seats(games: Games, saved: SavedGame, seats: list[int], name: str) -> None:
    try:
        state, saved = games.read(saved)
    except FileError as error:
        if error.refusal.reason in MAY_PASS:
            raise
        players = _renamed(saved.summary.players, seats, name)
        games.note(saved, summary=replace(saved.summary, players=players))  # for lists
        return
    players = _renamed(state.players, seats, name)
    if players != state.players:
        games.rewrite(saved, replace(state, players=players))


def _renamed(players: tuple[Player, ...], seats: list[int], name: str) -> tuple[Player, ...]:
    return tuple(
        replace(player, name=name) if seat in seats else player
        for seat, player in enumerate(players)
    )


def _change_seats(games: Games, saved: SavedGame, participant: str, seat: SavedSeat) -> None:
    seats = games.notes_of(saved).seats
    changed = tuple(seat if each.participant == participant else each for each in seats)
    games.note(saved, seats=changed)


def _forget_titles(games: Games, names: set[str]) -> None:
    """Remove titles that contain one of these folded names."""
    for saved in _all(games):
        title = folded(saved.notes.title)
        if any(_has_word(title, name) or (len(name) >= _SHORT and name in title) for name in names):
            games.rename(saved, "")


def _delete_with(games: Games, names: set[str]) -> None:
    """Delete files, set aside or left of a game, that contain one of these folded names."""
    places = games.places
    with as_file_error():
        later = places.notes.glob(f"*{LATER}{NOTES_SUFFIX}")
        files = [*places.damaged.glob("*"), *later, *games.folders.without_game()]
    for file in files:
        try:
            text = _text_of(bytes_of(file))
        except FileError as error:
            if error.refusal.reason in MAY_PASS:
                raise
            continue  # a folder, or gone meanwhile
        if any(_has_word(text, name) for name in names):
            with as_file_error():
                safe.remove([file])


def _text_of(data: bytes) -> str:
    """The folded text of a JSON file, however damaged or escaped it is."""
    text = _ESCAPED.sub(_unescaped, data.decode("utf-8", "replace"))
    return folded(text.encode("utf-16", "surrogatepass").decode("utf-16", "replace"))


def _unescaped(found: re.Match[str]) -> str:
    code, sign = found.groups()
    if code:
        return chr(int(code, 16))
    return sign if sign in '"\\/' else " "


def _has_word(text: str, name: str) -> bool:
    """Whether a text contains a name, not within a longer word; both are folded."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None
