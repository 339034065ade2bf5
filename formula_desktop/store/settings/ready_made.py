"""Ready-made settings for a new game: the program's, and the player's own, by name.

Ready-made settings contain every option of a game. They do not change who plays, at which level,
and who is first. The player's own are a text in the settings, which is read without trust: an entry
that cannot be read is skipped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from typing import Final, TypeVar

from formula_desktop.arithmetic import Operator
from formula_desktop.digifeud import options as digifeud
from formula_desktop.digifeud.layout import standard_layout
from formula_desktop.digifeud.tiles import ADD_SUBTRACT, ADD_SUBTRACT_MULTIPLY, ALL_FOUR
from formula_desktop.formula.options import Options
from formula_desktop.gamefile import digifeud as digifeud_file
from formula_desktop.gamefile.errors import FileError
from formula_desktop.gamefile.formula import read_options
from formula_desktop.gamefile.text import parsed
from formula_desktop.players import folded, is_name, tidy


class Kind(StrEnum):
    """The ready-made settings of the program."""

    SIX = "6+"
    EIGHT = "8+"
    TEN = "10+"
    CLASSROOM = "classroom"
    PRINTED = "printed"


@dataclass(frozen=True, slots=True)
class ReadyFormula:
    """All that can be set for a match of Formula."""

    options: Options = field(default_factory=Options)
    counts: bool = True
    """Whether the game is to be entered in the results."""
    is_projector: bool = False
    """Whether it starts in projector size."""

    def plays_as(self, other: ReadyFormula) -> bool:
        """Whether a match is the same with others: without points no target is ever reached."""
        return _played(self) == _played(other)


@dataclass(frozen=True, slots=True)
class ReadyDigifeud:
    """All that can be set for a game of Digifeud.

    Where it `has_usual_time`, the time for a turn is the usual one of whoever plays, and that of
    the options is none.
    """

    options: digifeud.Options = field(default_factory=digifeud.Options)
    is_shuffled: bool = False
    has_usual_time: bool = True
    counts: bool = True
    is_projector: bool = False

    def turn_limit(self, *, has_two_persons: bool) -> int | None:
        """The minutes for a turn with these players."""
        if self.has_usual_time:
            return digifeud.usual_turn_limit(has_two_persons=has_two_persons)
        return self.options.turn_limit_minutes

    def plays_as(self, other: ReadyDigifeud, *, has_two_persons: bool) -> bool:
        """Whether a game of these players is the same with others."""
        one, two = (
            replace(
                each,
                options=replace(
                    each.options,
                    turn_limit_minutes=each.turn_limit(has_two_persons=has_two_persons),
                ),
                has_usual_time=False,
            )
            for each in (self, other)
        )
        return one == two


CLASSROOM_MINUTES: Final = 5
"""For a turn of Digifeud: long enough to think together, and a game ends within a lesson or two."""

FORMULA: Final[dict[str, ReadyFormula]] = {
    Kind.SIX: ReadyFormula(
        Options(operators=(Operator.ADD, Operator.SUBTRACT), max_number_cards=2)
    ),
    Kind.EIGHT: ReadyFormula(
        Options(operators=(Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY), max_number_cards=2)
    ),
    Kind.TEN: ReadyFormula(),
    Kind.CLASSROOM: ReadyFormula(Options(open_cards=True), counts=False, is_projector=True),
    Kind.PRINTED: ReadyFormula(),
}
"""By key, in the order in which they are offered.

*Classroom* has no minutes for a turn: Formula's rules know no time. *10+* and *Like the printed
rules* are the same today: the printed game has all signs and no variations.
"""

DIGIFEUD: Final[dict[str, ReadyDigifeud]] = {
    Kind.SIX: ReadyDigifeud(digifeud.Options(operators=ADD_SUBTRACT, max_operations=1)),
    Kind.EIGHT: ReadyDigifeud(digifeud.Options(operators=ADD_SUBTRACT_MULTIPLY, max_operations=1)),
    Kind.TEN: ReadyDigifeud(digifeud.Options(directions=4, operators=ALL_FOUR)),
    Kind.CLASSROOM: ReadyDigifeud(
        digifeud.Options(turn_limit_minutes=CLASSROOM_MINUTES),
        has_usual_time=False,
        counts=False,
        is_projector=True,
    ),
    Kind.PRINTED: ReadyDigifeud(
        digifeud.Options(turn_limit_minutes=digifeud.PRINTED_TURN_LIMIT), has_usual_time=False
    ),
}
"""By key, in the order in which they are offered."""


def _played(ready: ReadyFormula) -> ReadyFormula:
    """The same, with the usual target where there is none to be reached."""
    options = ready.options
    if not options.for_points:
        options = replace(options, target=Options().target, hard_sum_bonus=False)
    return replace(ready, options=options)


R = TypeVar("R", ReadyFormula, ReadyDigifeud)

_OWN: Final = "own: "


def own_key(name: str) -> str:
    """The key of the player's own settings of a name; none of the program has such a one."""
    return f"{_OWN}{name}"


def own_name(key: str) -> str:
    """The name in the key of the player's own settings; empty for a key of the program's."""
    return key.removeprefix(_OWN) if key.startswith(_OWN) else ""


def is_key(key: object) -> bool:
    """Whether this can be the key of ready-made settings."""
    return isinstance(key, str) and (key in list(Kind) or is_name(own_name(key)))


# --- the player's own ---------------------------------------------------------------------------


def name_in(own: Iterable[str], name: str) -> str | None:
    """The name among these that is the same to the reader; None when there is none."""
    return next((each for each in own if folded(each) == folded(name)), None)


def with_own(own: Mapping[str, R], name: str, settings: R) -> dict[str, R]:
    """These with one more, or instead of the one of the same name."""
    same = name_in(own, name)
    if same is None:
        return {**own, tidy(name): settings}
    return {
        tidy(name) if each == same else each: settings if each == same else value
        for each, value in own.items()
    }


def renamed_own(own: Mapping[str, R], old: str, new: str) -> dict[str, R]:
    """These with another name for one of them."""
    return {tidy(new) if name == old else name: settings for name, settings in own.items()}


def without_own(own: Mapping[str, R], name: str) -> dict[str, R]:
    """These but one."""
    return {each: settings for each, settings in own.items() if each != name}


def written_own(own: Mapping[str, R]) -> str:
    """The player's own settings as a text."""
    entries = [{"name": name} | _written(settings) for name, settings in own.items()]
    return json.dumps(entries, ensure_ascii=False, separators=(",", ":"))


def read_own_formula(text: str) -> dict[str, ReadyFormula]:
    """The player's own settings of Formula, by name, as far as a text says them."""
    return _read_own(text, _formula)


def read_own_digifeud(text: str) -> dict[str, ReadyDigifeud]:
    """The player's own settings of Digifeud, by name, as far as a text says them."""
    return _read_own(text, _digifeud)


def _read_own(text: str, read: Callable[[dict[str, object]], R]) -> dict[str, R]:
    own: dict[str, R] = {}
    for entry in _entries(text):
        said = entry.get("name")
        name = tidy(said) if isinstance(said, str) else ""
        if not is_name(name) or name_in(own, name) is not None:
            continue
        try:
            own[name] = read(entry)
        except FileError:
            continue
    return own


def _entries(text: str) -> Iterator[dict[str, object]]:
    """Every object in a list that a text says."""
    try:
        said = parsed(text.encode(errors="replace"))
    except FileError:
        return
    if isinstance(said, list):
        yield from (entry for entry in said if isinstance(entry, dict))


# --- the parts of a text ------------------------------------------------------------------------


def written_formula_options(options: Options) -> dict[str, object]:
    """The options of a match, as game files have them."""
    return asdict(options) | {"operators": "".join(options.operators)}


def written_digifeud_options(options: digifeud.Options) -> dict[str, object]:
    """The options of a game, as game files have them, on the standard board."""
    return {
        "directions": options.directions,
        "operators": "".join(options.operators),
        "max_operations": options.max_operations,
        "turn_limit_minutes": options.turn_limit_minutes,
        "board": digifeud_file.STANDARD,
    }


def read_digifeud_options(value: object) -> digifeud.Options:
    """The options that a text says, on the standard board; raises FileError."""
    return replace(digifeud_file.read_options(value), layout=standard_layout())


def _written(settings: ReadyFormula | ReadyDigifeud) -> dict[str, object]:
    said: dict[str, object] = {"counts": settings.counts, "projector": settings.is_projector}
    if isinstance(settings, ReadyFormula):
        return {"options": written_formula_options(settings.options), **said}
    return {
        "options": written_digifeud_options(settings.options),
        "shuffled": settings.is_shuffled,
        "usual_time": settings.has_usual_time,
        **said,
    }


def _formula(entry: dict[str, object]) -> ReadyFormula:
    options = read_options(entry.get("options"))
    return ReadyFormula(options, counts(entry), is_projector(entry))


def _digifeud(entry: dict[str, object]) -> ReadyDigifeud:
    options = read_digifeud_options(entry.get("options"))
    has_usual_time = entry.get("usual_time") is True
    if has_usual_time:
        options = replace(options, turn_limit_minutes=None)
    return ReadyDigifeud(
        options,
        entry.get("shuffled") is True,
        has_usual_time,
        counts(entry),
        is_projector(entry),
    )


def counts(said: Mapping[str, object]) -> bool:
    """Whether a game is to count; it is unless something says that it is not."""
    return said.get("counts") is not False


def is_projector(said: Mapping[str, object]) -> bool:
    """Whether a game starts in projector size."""
    return said.get("projector") is True
