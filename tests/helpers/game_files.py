"""The shared cases: game files with what is true of them, and files to refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from formula_desktop.clock import steady_now
from formula_desktop.gamefile.errors import FileError
from formula_desktop.kinds.kind import State
from formula_desktop.kinds.registry import read_game
from tests.helpers.places import CASES

FORMULA_CASES = sorted(path.stem for path in CASES.glob("formula-*.formula"))
DIGIFEUD_CASES = sorted(path.stem for path in CASES.glob("digifeud-*.formula"))
INVALID: list[dict[str, Any]] = json.loads((CASES / "invalid.json").read_text("utf-8"))


def case_file(name: str) -> Path:
    return CASES / f"{name}.formula"


def recent_case(name: str) -> State:
    """The game of a case as if it were played now: no time limit runs out in it."""
    data = case_file(name).read_bytes()
    moment = f"{steady_now():%Y-%m-%dT%H:%M:%SZ}"
    return read_game(data.replace(b"2026-11-20T09:00:00Z", moment.encode()))


def expected(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((CASES / f"{name}.expected.json").read_text("utf-8"))
    return found


def invalid_data(case: dict[str, Any]) -> bytes:
    """The bytes of a file to refuse, as `invalid.json` describes it."""
    if "file" in case:
        file: str = case["file"]
        return (CASES / file).read_bytes()
    parts = case["generate"]
    count = parts["count"]
    text: str = parts["prefix"] + parts["unit"] * count + parts.get("closing", "") * count
    text += parts["suffix"]
    return text.encode()


def refused(data: bytes) -> FileError:
    with pytest.raises(FileError) as caught:
        read_game(data)
    sentence = caught.value.sentence()
    assert sentence
    assert sentence.isprintable(), "one line, and nothing that a terminal cannot show"
    assert len(sentence) < 200
    assert str(caught.value) == sentence
    return caught.value


def read_or_refused(data: bytes) -> State | None:
    """The game of a file, None when it is refused as it should be."""
    try:
        return read_game(data)
    except FileError as error:
        sentence = error.sentence()
    assert sentence.isprintable()
    return None


def fields(name: str = "formula-alter-10") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(case_file(name).read_bytes())
    return found


def as_bytes(value: object) -> bytes:
    return json.dumps(value).encode()


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every list or object of a value with each of its keys."""
    keys: Any = value if isinstance(value, dict) else range(len(value))
    found = [(value, key) for key in keys]
    for key in keys:
        if isinstance(value[key], dict | list):
            found += places(value[key])
    return found
