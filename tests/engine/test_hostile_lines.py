"""Every line between the processes is either read as it was meant or refused in one way.

RANDOM_TIMES=40 has each of the two tries 100,000 lines.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random

import pytest

from formula_desktop.engine.protocol import (
    LONGEST_ANSWER,
    LONGEST_QUESTION,
    ProtocolError,
    answer,
    best,
    question,
    read_answer,
    read_judgement,
    read_question,
)
from formula_desktop.judgement import Size
from formula_desktop.kinds.kind import Play, Position, View
from formula_desktop.kinds.registry import kind_of
from formula_desktop.limit import AT_ONCE, Limit
from formula_desktop.players import Level
from tests.helpers.digifeud.random_games import random_game
from tests.helpers.each import TIMES
from tests.helpers.formula.random_matches import random_match
from tests.helpers.game_files import places

LINES = 2500 * TIMES

NONSENSE = (
    *(b"", b"\n", b"\xff\n", b"\0", b"nonsense", b"{}", b"[]", b"null", b"1e999", b"-", b'"'),
    *(b"[" * 100_000, b'{"a":' * 100_000, b"9" * 100_000, b"1." + b"9" * 500, b'"\\ud800"'),
    *(b'{"number":1,"play":[]}', b'{"number":1,"play":"8x8"}', b'{"number":1,"progress":1e999}'),
    *(b'{"number":1,"progress":NaN}', b'{"number":1e999,"play":"pass"}', b'{"number":1}'),
    *(b'{"number":1,"play":"pass","play":"pass"}', b'{"number":true,"play":"pass"}'),
    *(b'{"number":1,"progress":-1}', b'{"number":1,"progress":0.5,"play":"pass"}'),
    b'{"number":1,"play":"\\ud800"}',
)
STRANGE: tuple[object, ...] = (
    *(None, True, False, 0, 1, 2, -1, 10**18, 0.5, 1e308, "", "pass", "*", "\ud800", "٣", "+"),
    *([], [0], [[0, False]], [None], {}, {"number": 1}),
)


def views() -> list[View]:
    """The views of seats that are to move in both games."""
    games: list[Sequence[Position]] = [
        random_game(seed, 2 * seed).positions for seed in range(1, 5)
    ]
    games += [random_match(seed).round.positions for seed in range(5)]
    found: list[View] = []
    for positions in games:
        position = [each for each in positions if each.to_move is not None][-1]
        assert position.to_move is not None
        found.append(position.view(position.to_move))
    return found


VIEWS = views()


def worst(view: View) -> Play:
    """A play with few points or cards."""
    return kind_of(view).play_without_sum(view)


def changed_value(line: str, random: Random) -> bytes:
    """A line with one or two of its values changed, deleted, repeated or swapped."""
    said = json.loads(line)
    for _ in range(random.randint(1, 2)):
        part, key = random.choice(places(said) or [({}, "")])
        change = random.choice(["replace", "delete", "repeat", "swap", "character", "count"])
        if change == "delete" and part:
            del part[key]
        elif change == "repeat" and isinstance(part, list):
            part.insert(key, part[key])
        elif change == "swap" and part:
            other, at = random.choice(places(said))
            part[key], other[at] = deepcopy(other[at]), deepcopy(part[key])
        elif change == "character" and part and isinstance(part[key], str) and part[key]:
            at = random.randrange(len(part[key]))
            new = random.choice("0123456789*()+-x/=>v<^ G٣\ud800")
            part[key] = part[key][:at] + new + part[key][at + 1 :]
        elif change == "count" and part and type(part[key]) is int:
            part[key] += random.choice([-1, 1])
        else:
            part[key] = deepcopy(random.choice(STRANGE))
    return json.dumps(said).encode()


def changed_bytes(line: str, random: Random) -> bytes:
    """A line with some of its bytes changed, cut out or put in."""
    data = bytearray(line.encode())
    for _ in range(random.randint(1, 3)):
        at = random.randrange(len(data) + 1)
        new = random.choice([random.randbytes(random.randint(1, 3)), b'"', b"]", b"1e999", b"[["])
        data[at : at + random.choice([0, 1, 1, 2, len(data)])] = new
    return bytes(data)


def hostile(line: str, random: Random) -> bytes:
    chance = random.random()
    if chance < 0.01:
        return random.choice(NONSENSE)
    change: Callable[[str, Random], bytes] = changed_value if chance < 0.8 else changed_bytes
    return change(line, random)


def test_the_engine_reads_questions_or_refuses_them() -> None:
    random, read = Random(1), 0
    for _ in range(LINES):
        view = random.choice(VIEWS)
        level = random.choice([*Level, None])
        judged = random.choice([best(view), None]) if level is None else None
        is_hint = level is not None and random.random() < 0.3
        line = question(1, view, level, Limit(2, seed=3), judged, is_hint=is_hint)
        try:
            asked = read_question(hostile(line, random))
        except ProtocolError:
            continue
        written = question(*asked[:-1], is_hint=asked.is_hint)
        assert read_question(written.encode()) == asked
        read += 1
        if read % 5 == 0:  # and what is read can be answered
            quick = asked._replace(limit=AT_ONCE._replace(seed=asked.limit.seed))
            answered = answer(quick).encode()
            reads = read_answer if asked.judged is None else read_judgement
            reads(answered, asked.number, asked.view)
    assert read > LINES / 100


def test_the_window_reads_answers_or_refuses_them() -> None:
    random, read = Random(1), 0
    lines = [
        (view, answer(read_question(question(1, view, level, AT_ONCE).encode())))
        for view in VIEWS
        for level in (Level.BEGINNER, Level.NORMAL, None)
    ]
    lines += [(view, json.dumps({"number": 1, "progress": 0.25})) for view in VIEWS]
    for _ in range(LINES):
        view, line = random.choice(lines)
        try:
            answered = read_answer(hostile(line, random), 1, view)
        except ProtocolError:
            continue
        read += 1
        if isinstance(answered, int | float):
            assert 0 <= answered <= 1
        else:
            assert kind_of(view).why_not(view, answered) is None
    assert read > LINES / 100


@pytest.mark.parametrize("line", NONSENSE, ids=lambda line: repr(line[:40]))
def test_nonsense_is_refused(line: bytes) -> None:
    with pytest.raises(ProtocolError, match="a line is not a question: "):
        read_question(line)
    for view in VIEWS:
        with pytest.raises(ProtocolError, match="a line is not an answer: "):
            read_answer(line, 1, view)
        with pytest.raises(ProtocolError, match="a line is not a judgement: "):
            read_judgement(line, 1, view)


def test_the_window_reads_judgements_or_refuses_them() -> None:
    random, read = Random(1), 0
    lines = [
        (view, answer(read_question(question(1, view, None, AT_ONCE, play).encode())))
        for view in VIEWS
        for play in (best(view), worst(view))
    ]
    assert any(json.loads(line)["why"] for _, line in lines)
    for _ in range(LINES):
        view, line = random.choice(lines)
        try:
            judgement = read_judgement(hostile(line, random), 1, view)
        except ProtocolError:
            continue
        read += 1
        assert 0 <= judgement.made <= judgement.chance <= 1
        assert kind_of(view).why_not(view, judgement.best) is None
        assert (judgement.why is None) == (judgement.size is Size.FINE)
    assert read > LINES / 100


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"number": 2}, "whole number"),
        ({"best": "resign"}, "giving up is not judged"),
        ({"chances": [0.5, 0.6]}, "better than the best"),
        ({"chances": [0.5]}, "list of 2"),
        ({"chances": [1.5, 0.6]}, "number from 0 to 1"),
        ({"points": -1}, "number from 0"),
        ({"why": None}, "just a loss has its reasons"),
        ({"chances": [0.5, 0.5]}, "just a loss has its reasons"),
        ({"why": [1, 2, 3, 4]}, "neither true nor false"),
        ({"why": [1, 2, 3]}, "list of 4"),
        ({"play": "pass"}, "just the fields"),
    ],
)
def test_a_judgement_makes_sense(changed: dict[str, object], says: str) -> None:
    said = {"number": 1, "best": str(best(VIEWS[0])), "chances": [0.5, 0.4], "points": 3.5}
    said["why"] = [4, 0, -1, False]
    read_judgement(json.dumps(said).encode(), 1, VIEWS[0])
    with pytest.raises(ProtocolError, match=says):
        read_judgement(json.dumps({**said, **changed}).encode(), 1, VIEWS[0])


def test_a_line_that_is_too_long_is_refused() -> None:
    for view in VIEWS:
        line = question(1, view, None, AT_ONCE).encode()
        assert len(line) < LONGEST_QUESTION / 10
        read_question(line)
        with pytest.raises(ProtocolError, match="larger"):
            read_question(line + b" " * LONGEST_QUESTION)
        answered = answer(read_question(line)).encode()
        assert len(answered) < LONGEST_ANSWER / 5
        with pytest.raises(ProtocolError, match="larger"):
            read_answer(answered + b" " * LONGEST_ANSWER, 1, view)


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"number": -1}, "whole number"),
        ({"level": "expert"}, "expert"),
        ({"level": ["normal"]}, "not a text"),
        ({"iterations": -1}, "whole number"),
        ({"iterations": 10**12}, "whole number"),
        ({"seconds": 0}, "not a number from 0.001 to 3600"),
        ({"seconds": "3"}, "not a number"),
        ({"seed": 0.5}, "whole number"),
        ({"game": "chess"}, "no such game"),
        ({"game": {}}, "not a text"),
        ({"options": {}}, "options: "),
        ({"more": 1}, "just the fields"),
        ({"judged": "pass"}, "a level is asked to judge"),
        ({"level": None, "judged": "resign"}, "giving up is not judged"),
        ({"level": None, "judged": "A1> 1+1=2"}, "a line is not a question: "),
        ({"level": None, "judged": ["pass"]}, "not a text"),
    ],
)
def test_a_question_has_what_a_level_needs(changed: dict[str, object], says: str) -> None:
    said = json.loads(question(1, VIEWS[0], Level.NORMAL, AT_ONCE))
    with pytest.raises(ProtocolError, match=says):
        read_question(json.dumps({**said, **changed}).encode())


def test_only_the_seat_to_move_is_asked() -> None:
    said = json.loads(question(1, VIEWS[0], Level.NORMAL, AT_ONCE))
    for to_move in (None, 1 - VIEWS[0].seat):
        line = json.dumps({**said, "view": {**said["view"], "to_move": to_move}})
        with pytest.raises(ProtocolError, match="not to move"):
            read_question(line.encode())


def test_an_answer_is_to_the_question_with_its_number() -> None:
    line = answer(read_question(question(7, VIEWS[0], Level.NORMAL, AT_ONCE).encode())).encode()
    read_answer(line, 7, VIEWS[0])
    for other in (6, 8):
        with pytest.raises(ProtocolError, match="whole number"):
            read_answer(line, other, VIEWS[0])
