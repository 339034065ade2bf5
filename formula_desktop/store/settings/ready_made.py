"""Ready-made settings for a new game: the program's, and the player's own, by name.

They contain every option of a game and the level of the computers, but not who plays or who is
first. The player's own are a text in the settings; an entry that cannot be read is skipped.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from formula_desktop.gamefile.errors import FileError
from formula_desktop.gamefile.text import parsed
from formula_desktop.kinds.kind import GameKind, N, O, P, Ready, ReadyMade, S, V
from formula_desktop.kinds.registry import kind_of, kind_of_options
from formula_desktop.players import Level, folded, is_name, tidy
from formula_desktop.sentences import WrongSum

_OWN: Final = "own: "


def own_key(name: str) -> str:
    """The key of the player's own settings with a name; no key of the program's looks like it."""
    return f"{_OWN}{name}"


def own_name(key: str) -> str:
    """The name in a key of the player's own settings; empty for a key of the program's."""
    return key.removeprefix(_OWN) if key.startswith(_OWN) else ""


def is_key(key: object) -> bool:
    """Whether this can be a key of ready-made settings."""
    return isinstance(key, str) and (key in list(ReadyMade) or is_name(own_name(key)))


def play_alike(one: Ready[O], other: Ready[O], *, has_two_persons: bool) -> bool:
    """Whether both settings give the same game for these players.

    The limit of the printed rules makes no other game of it.
    """
    return _settled(one, has_two_persons) == _settled(other, has_two_persons)


def suited_options(ready: Ready[O], *, has_two_persons: bool) -> O:
    """The options that suit the players."""
    if not ready.has_usual_time:
        return ready.options
    return kind_of_options(ready.options).with_usual_limit(ready.options, has_two_persons)


def for_classroom(ready: Ready[O]) -> Ready[O]:
    """The same for a class that looks at one screen: everything is large and open, nobody loses by
    taking too long, and nothing is told, hinted at or counted."""
    kind = kind_of_options(ready.options)
    options = kind.with_open(kind.with_usual_limit(ready.options, False), True)
    return replace(
        ready,
        options=options,
        counts=False,
        is_projector=True,
        has_usual_time=False,
        wrong_sums=WrongSum.ONLY_WHETHER,
        hints=False,
    )


def not_for_classroom(ready: Ready[O]) -> Ready[O]:
    """The same for other players."""
    options = kind_of_options(ready.options).with_open(ready.options, False)
    return replace(
        ready, options=options, counts=True, is_projector=False, wrong_sums=None, hints=True
    )


def is_for_classroom(ready: Ready[O]) -> bool:
    """Whether these settings suit a class; the time for a turn, size and hints are its choice."""
    return are_of_class(ready.options, counts=ready.counts)


def are_of_class(options: object, *, counts: bool) -> bool:
    """Whether a game with these options is one for a class: everything open, and not counted."""
    is_open = kind_of_options(options).with_open(options, True) == options
    return is_open and not counts


def _settled(ready: Ready[O], has_two_persons: bool) -> Ready[O]:
    options = _with_usual_limit(ready, has_two_persons)
    normalized = kind_of_options(options).normalized(options)
    return replace(ready, options=normalized, has_usual_time=False, wrong_sums=None, level=None)


def _with_usual_limit(ready: Ready[O], has_two_persons: bool) -> O:
    """The options with the usual limit for the players, unless they have one of their own."""
    options, kind = ready.options, kind_of_options(ready.options)
    if ready.has_usual_time or options == kind.with_usual_limit(options, True):
        return kind.with_usual_limit(options, has_two_persons)
    return options


def name_in(own: Iterable[str], name: str) -> str | None:
    """The name among these that reads the same; None if there is none."""
    return next((each for each in own if folded(each) == folded(name)), None)


def with_own(own: Mapping[str, Ready[O]], name: str, settings: Ready[O]) -> dict[str, Ready[O]]:
    """A copy with these settings added, or replaced if the name exists."""
    same = name_in(own, name)
    if same is None:
        return {**own, tidy(name): settings}
    return {
        tidy(name) if each == same else each: settings if each == same else value
        for each, value in own.items()
    }


def renamed_own(own: Mapping[str, Ready[O]], old: str, new: str) -> dict[str, Ready[O]]:
    """A copy with one of the settings renamed."""
    return {tidy(new) if name == old else name: settings for name, settings in own.items()}


def without_own(own: Mapping[str, Ready[O]], name: str) -> dict[str, Ready[O]]:
    """A copy without the settings of this name."""
    return {each: settings for each, settings in own.items() if each != name}


def written_own(own: Mapping[str, Ready[O]]) -> str:
    """The player's own settings as a text."""
    entries = [{"name": name} | _written(settings) for name, settings in own.items()]
    return json.dumps(entries, ensure_ascii=False, separators=(",", ":"))


def read_own(kind: GameKind[S, N, V, P, O], text: str) -> dict[str, Ready[O]]:
    """Read the player's own settings of a game, by name, skipping what cannot be read."""
    own: dict[str, Ready[O]] = {}
    for entry in _entries(text):
        said = entry.get("name")
        name = tidy(said) if isinstance(said, str) else ""
        if not is_name(name) or name_in(own, name) is not None:
            continue
        try:
            own[name] = _read(kind, entry)
        except FileError:
            continue
    return own


def _entries(text: str) -> Iterator[dict[str, object]]:
    try:
        said = parsed(text.encode(errors="replace"))
    except FileError:
        return
    if isinstance(said, list):
        yield from (entry for entry in said if isinstance(entry, dict))


def _written(settings: Ready[O]) -> dict[str, object]:
    return {
        "options": kind_of(settings.options).written_options(settings.options),
        "usual_time": settings.has_usual_time,
        "counts": settings.counts,
        "projector": settings.is_projector,
        "hints": settings.hints,
        "level": settings.level,
    }


def _read(kind: GameKind[S, N, V, P, O], entry: dict[str, object]) -> Ready[O]:
    options = kind.read_options(entry.get("options"))
    has_usual_time = entry.get("usual_time") is True
    if has_usual_time:
        options = kind.with_usual_limit(options, False)
    level = entry.get("level")
    return Ready(
        options,
        counts(entry),
        is_projector(entry),
        has_usual_time,
        hints=hints(entry),
        level=Level(level) if isinstance(level, str) and level in list(Level) else None,
    )


def counts(said: Mapping[str, object]) -> bool:
    """Whether a game counts; it does unless the entry says otherwise."""
    return said.get("counts") is not False


def is_projector(said: Mapping[str, object]) -> bool:
    """Whether a game starts in projector size."""
    return said.get("projector") is True


def hints(said: Mapping[str, object]) -> bool:
    """Whether hints are offered; they are unless the entry says otherwise."""
    return said.get("hints") is not False
