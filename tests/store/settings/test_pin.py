"""The teacher's PIN is known only by a salted hash."""

from __future__ import annotations

import pytest

from formula_desktop.pin import hash_of, is_pin, is_right


def test_only_the_same_pin_is_right() -> None:
    kept = hash_of("4711é")
    assert "4711" not in kept
    assert is_right("4711é", kept)
    for other in ("4711", "4711e", "", " 4711é", "4711\ud800"):
        assert not is_right(other, kept)


def test_each_hash_has_its_own_salt() -> None:
    assert hash_of("4711") != hash_of("4711")
    assert hash_of("4711", b"salt") == hash_of("4711", b"salt")


@pytest.mark.parametrize(
    "kept",
    [
        *("", "4711", "sha256", "sha256:1", "sha256:one:00:00", "sha256:1:0:00", "sha256:1:00:"),
        *("md5:1:00:00", "sha256:0:00:00", "sha256:-1:00:00", f"sha256:{10**9}:00:00"),
    ],
)
def test_no_pin_is_right_for_what_is_no_hash(kept: str) -> None:
    assert not is_right("", kept)
    assert not is_right("4711", kept)


def test_what_is_a_pin() -> None:
    assert all(map(is_pin, ("4711", "zoë!", "x" * 40)))
    assert not any(map(is_pin, ("", "471", "47 11", "4711\n", "x" * 41)))
