"""The players at the table as participants of the results; no problem with results stops a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from formula_desktop.models.words.table import team_names
from formula_desktop.players import Player, folded
from formula_desktop.results.book import Book
from formula_desktop.results.participants import Participant, free_look, key_of_level
from formula_desktop.results.trouble import ResultsError, Trouble
from formula_desktop.store.games.notes import SavedSeat, new_key

Faces = tuple[SavedSeat, ...]
"""The choices for each seat; the participant is empty for a computer and for a new person."""

Tell = Callable[[Trouble], object]
"""Called with a problem with the results, once per call; decides when to report it."""


TEAM_LOOKS: Final = (
    ("blue", "rocket"),
    ("orange", "fox"),
    ("green", "frog"),
    ("purple", "star"),
    ("red", "boat"),
)
"""The first looks of the teams of a class, which are told apart from the back row."""


def known_persons(book: Book | None, tell: Tell | None = None) -> tuple[Participant, ...] | None:
    """The known persons, most recent player first, then those without a game, by name.

    None if there are no results or they cannot be read.
    """
    if book is None:
        return None
    try:
        persons = {each.key: each for each in book.participants() if not each.is_computer}
        lately = [seat.participant for game in book.games() for seat in game.seats]
    except ResultsError as error:
        _tell(tell, error)
        return None
    ordered = dict.fromkeys(key for key in lately if key in persons) | dict.fromkeys(persons)
    return tuple(persons[key] for key in ordered)


def seats_for(
    players: Sequence[Player],
    faces: Faces,
    book: Book | None,
    tell: Tell | None = None,
    keys: dict[str, str] | None = None,
    *,
    counts: bool = True,
    is_of_class: bool = False,
) -> Faces:
    """The seats of a starting game, in which new people have become participants.

    The teams of a class, whatever their names, and those of a game that does not count become none.

    If the results cannot be read or written, everybody is noted anyway, for when the game is
    entered later; `keys` then remembers the key of each name between calls. `faces` may be empty
    for a game that started without a dialog.
    """
    chosen = faces if len(faces) == len(players) else (SavedSeat(),) * len(players)
    pairs = list(zip(players, chosen, strict=True))
    if is_of_class:
        return tuple(
            _team(player, face, look)
            for (player, face), look in zip(pairs, TEAM_LOOKS, strict=False)
        )
    keys = {} if keys is None else keys
    if book is not None:
        try:
            keys |= {folded(each.name): each.key for each in book.participants()}
            nobody = () if counts else team_names()
            seats = tuple(_seat(player, face, book, nobody) for player, face in pairs)
            keys |= {
                folded(player.name): seat.participant
                for player, seat in zip(players, seats, strict=True)
                if player.level is None and seat.participant
            }
            return seats
        except ResultsError as error:
            _tell(tell, error)
    return tuple(_noted(player, face, keys) for player, face in pairs)


def _team(player: Player, face: SavedSeat, look: tuple[str, str]) -> SavedSeat:
    """A seat of a class game: nobody, or a computer; with this look if none was chosen."""
    if player.level is not None:
        return SavedSeat(key_of_level(player.level))
    chosen = (face.colour, face.picture)
    return SavedSeat("", *(chosen if any(chosen) else look))


def _seat(player: Player, face: SavedSeat, book: Book, nobody: Collection[str]) -> SavedSeat:
    if player.level is not None:
        return SavedSeat(book.computer(player.level).key)
    # By name, not by choice: the same new name in two seats is one person.
    person = book.person_named(player.name)
    if person is None and player.name in nobody:
        return SavedSeat("", face.colour, face.picture)
    if person is None:
        look = (face.colour, face.picture)
        if look == ("", ""):  # nobody was asked
            look = free_look((each.colour, each.picture) for each in book.participants())
        person = book.add_person(player.name, *look)
    wanted = (face.colour or person.colour, face.picture or person.picture)
    if wanted != (person.colour, person.picture):
        person = book.change(person.key, colour=wanted[0], picture=wanted[1])
    return SavedSeat(person.key, person.colour, person.picture)


def _noted(player: Player, face: SavedSeat, keys: dict[str, str]) -> SavedSeat:
    """A seat while the results are unavailable."""
    if player.level is not None:
        return SavedSeat(key_of_level(player.level))
    key = keys.setdefault(folded(player.name), new_key())
    return SavedSeat(key, face.colour, face.picture)


def _tell(tell: Tell | None, error: ResultsError) -> None:
    if tell is not None:
        tell(error.trouble)
