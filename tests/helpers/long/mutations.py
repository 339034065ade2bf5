"""Valid game files, changed at random in many ways."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Any

from formula_desktop.digifeud.game import Game
from formula_desktop.formula.match import Match
from formula_desktop.gamefile.errors import FileError
from formula_desktop.gamefile.text import LARGEST_FILE
from formula_desktop.kinds.registry import read_game, write_game
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.formula.random_matches import long_match, random_match
from tests.helpers.game_files import places
from tests.helpers.places import CASES

STARTED = datetime(2026, 11, 20, 9, tzinfo=UTC)
HEAVY = 1 / 150
"""The share of files that are as large as allowed, or slightly larger."""

TOKEN = '"=:=token=:="'  # a place where text is put that json.dumps would not write
TOKENS = (
    *("NaN", "Infinity", "-Infinity", "1e400", "-1e400", "1E999999999", "-0", "-0.0", "0.1e1"),
    *("1" * 19, "1" * 20, "1" * 21, "1" * 5000, "-" + "9" * 21, "1." + "3" * 3000, "1e-400"),
    *("01", "+1", "0x10", ".5", "1.", "True", "nul", "undefined", "'text'", "", ",", "[", "{", "}"),
    *(r'"\ud800"', r'"\udfff\ud800"', r'"\ud83d\ude42"', r'"\u0000"', r'"\x41"', '"\n"', '"\t"'),
    *('"\x00"', '"\x7f"', "/* */ 1", "// 1\n1", "[1,]", '{"a":1,}', '{"a":1,"a":2}', "[" * 2000),
    *("[" * 900 + "]" * 900, '{"a":' * 900 + "1" + "}" * 900, "[" * 20000, "[[]," * 3000),
)
STRANGE: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        2,
        3,
        4,
        5,
        6,
        1.0,
        1.5,
        1e308,
        10**6,
        10**6 + 1,
        10**19,
        -(10**19),
    ),
    *("", " ", "a", "*", "draw", "pass", "resign", "timeout", "points", "first_out", "standard"),
    *("+", "+-", "+-x", "+-x/", "x/", "/", "-", "person", "computer", "master", "hard", "formula"),
    *("digifeud", "formula-desktop", "(2)+(4)=6", "2+4=6", "G7> 3+7=10", "G7v (1)+*4=5", "8x8=64"),
    *("9" * 101, "9" * 100000, "(" * 100000, "()" * 50000, "(1)" * 30000, "+".join("1" * 5000)),
    *("*7" * 30, "(*6)+*4=(10)", "٣+٤=٧", "３+４=７", "²+²=⁴", "2+4=6\n", " 2+4=6", "2 + 4 = 6"),
    *("\u202eabc", "a\u0301" * 20, "\u200b", "\ufeff", "🙂" * 40, "🙂" * 41, "e\u0301", "\u2028"),
    *(
        "\ud800",
        "a\udfff",
        "\x00",
        "\x1b[31m",
        "{problem}",
        "{0}",
        "%s",
        "%n",
        "<b>x</b>",
        "a" * 41,
    ),
    *(
        "2026-11-20T08:59:30Z",
        "2026-11-20T08:59:60Z",
        "2026-02-30T00:00:00Z",
        "0001-01-01T00:00:00Z",
    ),
    *("9999-12-31T23:59:59Z", "0000-01-01T00:00:00Z", "2026-11-20T08:59:30+00:00", "2026-11-20"),
    *("20261120T085930Z", "2026-11-20t08:59:30z", "２026-11-20T08:59:30Z", "+2026-1-20T08:59:30Z"),
    *([], {}, [[]], [None], [0] * 1000, [[] for _ in range(50)], {"": ""}, {"play": "draw"}),
)
LETTERS = '0123456789*()+-x/=ABGM>v<^TZ: "\\,{}[]٣\ud800é\x00\u202e'


@cache
def valid_files() -> tuple[bytes, ...]:
    """Files of both games, with every option and with up to hundreds of turns."""
    files = [path.read_bytes() for path in sorted(CASES.glob("*.formula"))]
    files = [data for data in files if len(data) < LARGEST_FILE // 2 and is_valid(data)]
    games: list[Match | Game] = [random_match(seed, 30) for seed in range(25)]
    games += [random_game(seed, seed) for seed in range(30)]
    return (*files, *map(write_game, games), write_game(long_match(300)))


def is_valid(data: bytes) -> bool:
    try:
        read_game(data)
    except FileError:
        return False
    return True


def mutated(random: Random) -> tuple[str, bytes]:
    """The change to a valid file, and its result."""
    data = random.choice(valid_files())
    if random.random() < HEAVY:
        change = random.choice(_HEAVY)
        return change.__name__, change(data, random)
    if random.random() < 0.3:
        change = random.choice(_BYTES)
        for _ in range(random.choice((1, 1, 1, 2, 5))):
            data = change(data, random)
        return change.__name__, data
    value = json.loads(data)
    change_fields = random.choice(_FIELDS)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        if isinstance(value, dict | list) and value:
            change_fields(value, random)
    return change_fields.__name__, _written(value, random)


def _written(value: Any, random: Random) -> bytes:
    """As JSON, laid out in one of many ways, with what json would not write in its places."""
    separators = random.choice(((",", ":"), (", ", ": "), (" ,\n", "\t:\r\n")))
    text = json.dumps(value, ensure_ascii=random.random() < 0.5, separators=separators)
    while TOKEN in text:
        text = text.replace(TOKEN, random.choice(TOKENS), 1)
    if random.random() < 0.02:
        text = random.choice(("\ufeff", " ", "\n\n", "\ufeff\ufeff", "\x0c", "\u00a0")) + text
    return text.encode("utf-8", "surrogatepass")


def _place(value: Any, random: Random) -> tuple[Any, Any]:
    """One of the places of a value; more often one that is not deep inside, where most are."""
    found = places(value)
    top = [place for place in found if place[0] is value]
    few = [place for place in found if len(place[0]) < 12]
    return random.choice(random.choice([found, top, few or found]))


# --- bytes --------------------------------------------------------------------------------------


def flip(data: bytes, random: Random) -> bytes:
    at = random.randrange(len(data) or 1)
    return data[:at] + bytes([random.randrange(256)]) + data[at + 1 :]


def cut(data: bytes, random: Random) -> bytes:
    start, end = sorted(random.randrange(len(data) + 1) for _ in range(2))
    return random.choice((data[:start], data[end:], data[:start] + data[end:]))


def repeat(data: bytes, random: Random) -> bytes:
    start = random.randrange(len(data) or 1)
    part = data[start : start + random.choice((1, 2, 10, 100, 1000))]
    return data[:start] + part * random.choice((2, 3, 50)) + data[start:]


def insert(data: bytes, random: Random) -> bytes:
    at = random.randrange(len(data) + 1)
    return data[:at] + random.randbytes(random.choice((1, 2, 4, 16))) + data[at:]


def put_letter(data: bytes, random: Random) -> bytes:
    at = random.randrange(len(data) or 1)
    letter = random.choice(LETTERS).encode("utf-8", "surrogatepass")
    return data[:at] + letter + data[at + random.choice((0, 1)) :]


def splice(data: bytes, random: Random) -> bytes:
    other = random.choice(valid_files())
    return data[: random.randrange(len(data) + 1)] + other[random.randrange(len(other)) :]


def other_encoding(data: bytes, random: Random) -> bytes:
    text = data.decode("utf-8", "replace")
    how = random.choice(("utf-16", "utf-16-le", "utf-32", "utf-8-sig", "utf-7", "latin-1", "cp037"))
    return text.encode(how, "replace")


_BYTES: tuple[Callable[[bytes, Random], bytes], ...] = (
    *(flip, cut, repeat, insert, put_letter, put_letter, splice, other_encoding),
)


# --- fields and values --------------------------------------------------------------------------


def replace(value: Any, random: Random) -> None:
    part, key = _place(value, random)
    part[key] = deepcopy(random.choice(STRANGE))


def number(value: Any, random: Random) -> None:
    """A number, changed a little or a lot."""
    numbers = [place for place in places(value) if type(place[0][place[1]]) is int]
    part, key = random.choice(numbers or places(value))
    part[key] = random.choice((0, 1, 2, 3, 4, 5, 9, 10, 250, 10**6, 10**6 + 1, 2**63, 10**20, -1))


def token(value: Any, random: Random) -> None:
    part, key = _place(value, random)
    part[key] = TOKEN[1:-1]


def delete(value: Any, random: Random) -> None:
    part, key = _place(value, random)
    del part[key]


def again(value: Any, random: Random) -> None:
    """A part of a list once more, or of an object under another name."""
    part, key = _place(value, random)
    if isinstance(part, list):
        part[key:key] = [deepcopy(part[key]) for _ in range(random.choice((1, 2, 30)))]
    else:
        part[random.choice((key + " ", key.upper(), "x", "", "\u202e", key[:-1]))] = part[key]


def twice(value: Any, random: Random) -> None:
    """A duplicate field, by a name that becomes the same when it is written."""
    objects = [part[key] for part, key in places(value) if isinstance(part[key], dict)]
    part = random.choice([*objects, value])
    if isinstance(part, dict) and part:
        key = random.choice(list(part))
        part[key] = part.pop(key)
        part["play" if random.random() < 0.1 else f"\ud800{key}"] = TOKEN[1:-1]


def swap(value: Any, random: Random) -> None:
    part, key = _place(value, random)
    other, other_key = _place(value, random)
    part[key], other[other_key] = deepcopy(other[other_key]), deepcopy(part[key])


def move(value: Any, random: Random) -> None:
    """The parts of a list in another order: rounds, plays, players, squares."""
    lists = [part[key] for part, key in places(value) if isinstance(part[key], list)]
    if lists:
        part = random.choice(lists)
        random.shuffle(part)


def letter(value: Any, random: Random) -> None:
    """One character of a text is changed, deleted or doubled."""
    texts = [place for place in places(value) if isinstance(place[0][place[1]], str)]
    if not texts:
        return
    part, key = random.choice(texts)
    text = part[key]
    if text:
        at = random.randrange(len(text))
        new = random.choice((random.choice(LETTERS), "", text[at] * 2, random.choice(text)))
        part[key] = text[:at] + new + text[at + 1 :]


def order(value: Any, random: Random) -> None:
    """Two characters of a text are swapped: another deck or bag of the same cards."""
    texts = [place for place in places(value) if isinstance(place[0][place[1]], str)]
    if not texts:
        return
    part, key = random.choice([place for place in texts if len(place[0][place[1]]) > 30] or texts)
    text = list(part[key])
    if len(text) > 1:
        one, other = random.sample(range(len(text)), 2)
        text[one], text[other] = text[other], text[one]
        part[key] = "".join(text)


def nest(value: Any, random: Random) -> None:
    part, key = _place(value, random)
    for _ in range(random.choice((1, 2, 50, 300))):
        part[key] = random.choice(([part[key]], {"a": part[key]}))


def shorten(value: Any, random: Random) -> None:
    """A game cut off after one of its plays, which is valid too."""
    lists = [part[key] for part, key in places(value) if key == "plays"]
    plays = random.choice(lists) if lists else []
    if isinstance(plays, list):
        del plays[random.randrange(len(plays) + 1) :]


def other_plays(value: Any, random: Random) -> None:
    """A play of another kind in the place of one, or at the end."""
    lists = [part[key] for part, key in places(value) if key == "plays"]
    plays = random.choice(lists) if lists else []
    if isinstance(plays, list):
        text = random.choice(("draw", "pass", "resign", "timeout", "1+1=2", "G7> 1+1=2"))
        at = random.choice((len(plays), random.randrange(len(plays) + 1)))
        plays[at : at + random.choice((0, 1))] = [{"play": text, "at": "2026-11-20T09:00:00Z"}]


_FIELDS: tuple[Callable[[Any, Random], None], ...] = (
    *(replace, replace, number, token, delete, again, twice, swap, move, letter, letter),
    *(order, nest, shorten, other_plays),
)


# --- a megabyte ---------------------------------------------------------------------------------


def blown_up(data: bytes, random: Random) -> bytes:
    """As large as allowed, or one byte larger, by spaces."""
    size = LARGEST_FILE + random.choice((0, 0, 1, -1))
    return data + random.choice((b" ", b"\n", b"\r\n", b"x", b"\x00", b"]"))[:1] * (
        size - len(data)
    )


def many_rounds(data: bytes, random: Random) -> bytes:
    """Every list of the file over and over again, up to about a megabyte."""
    value = json.loads(data)
    lists = [part[key] for part, key in places(value) if isinstance(part[key], list) and part[key]]
    part = random.choice(lists)
    size = len(json.dumps(part))
    part *= max(1, min(LARGEST_FILE // (size + 2), 300_000))
    return _written(value, random)[: LARGEST_FILE + 1]


def long_text(data: bytes, random: Random) -> bytes:
    """One text of about a megabyte."""
    value = json.loads(data)
    texts = [place for place in places(value) if isinstance(place[0][place[1]], str)]
    part, key = random.choice(texts)
    piece = random.choice((part[key] or "x", "1", "(1)", "*7", "+1", "0", "\u0301", "🙂", "\\"))
    part[key] = piece * ((LARGEST_FILE - len(data)) // len(json.dumps(piece)))
    return json.dumps(value).encode()[:LARGEST_FILE]


def deep(data: bytes, random: Random) -> bytes:
    """Nested as deeply as a megabyte allows, in place of one value."""
    value = json.loads(data)
    part, key = _place(value, random)
    part[key] = TOKEN[1:-1]
    before, _, behind = json.dumps(value).partition(TOKEN)
    opened, closed = random.choice((("[", "]"), ('{"a":', "}"), ('[{"a":', "}]"), ("[", "")))
    depth = (LARGEST_FILE - len(data)) // (len(opened) + len(closed))
    return (before + opened * depth + closed * depth + behind).encode()[:LARGEST_FILE]


def many_values(data: bytes, random: Random) -> bytes:
    """As many of one value as a megabyte holds, in the place of one."""
    value = json.loads(data)
    part, key = _place(value, random)
    part[key] = TOKEN[1:-1]
    before, _, behind = json.dumps(value).partition(TOKEN)
    one = random.choice(
        ("[],", "{},", "1,", '"",', "1e9,", '{"play":"draw"},', "null,", "-1.5e-7,")
    )
    return (before + "[" + one * ((LARGEST_FILE - len(data)) // len(one)) + "1]" + behind).encode()


def many_fields(data: bytes, random: Random) -> bytes:
    """As many fields as a megabyte holds, in an object of the file; now and then one twice."""
    value = json.loads(data)
    objects = [part[key] for part, key in places(value) if isinstance(part[key], dict)]
    part = random.choice([*objects, value])
    part |= {f"{number:x}": random.choice((0, "", [])) for number in range(70_000)}
    return json.dumps(value, separators=(",", ":")).encode()[: LARGEST_FILE + 1]


def endless_number(data: bytes, random: Random) -> bytes:
    value = json.loads(data)
    part, key = _place(value, random)
    part[key] = TOKEN[1:-1]
    digits = random.choice(("1", "0.1", "1e", "-9", "1.")) + random.choice("0123456789") * (10**6)
    return json.dumps(value).replace(TOKEN, digits).encode()[:LARGEST_FILE]


def long_game(data: bytes, random: Random) -> bytes:
    """A valid long round, cut off anywhere."""
    return write_game(_long(random.choice((500, 1500))))


@cache
def _long(turns: int) -> Match:
    return long_match(turns)


_HEAVY: tuple[Callable[[bytes, Random], bytes], ...] = (
    *(blown_up, many_rounds, long_text, deep, many_values, many_fields, endless_number, long_game),
)
