"""Codes are typed easily, tokens cannot be guessed."""

from __future__ import annotations

from formula_desktop.hands.secrets import (
    CODE_LENGTH,
    LETTERS,
    are_equal,
    is_token,
    new_code,
    new_token,
    plain_code,
)


def test_a_code_has_four_letters_and_differs() -> None:
    codes = {new_code() for _ in range(1000)}
    assert len(codes) > 950
    assert all(len(code) == CODE_LENGTH and set(code) <= set(LETTERS) for code in codes)


def test_a_code_can_be_typed_in_any_way() -> None:
    assert plain_code(" km\trt ") == "KMRT"


def test_tokens_are_long_and_differ() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(map(is_token, tokens))
    assert not is_token("")
    assert not is_token(new_token() + "\n")


def test_secrets_are_compared_whatever_they_contain() -> None:
    assert are_equal("KMRT", "KMRT")
    assert not are_equal("KMRT", "KMRS")
    assert not are_equal("KMRT", "é\ud800")
