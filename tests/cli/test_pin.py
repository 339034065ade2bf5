"""`formula-desktop pin` prints what an administrator's file keeps of a PIN."""

from __future__ import annotations

import io
import sys

import pytest

from formula_desktop.__main__ import main
from formula_desktop.cli import pin
from formula_desktop.pin import is_right


def test_it_prints_a_hash(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("4711\n"))
    assert main(["pin"]) == 0
    name, _, kept = capsys.readouterr().out.strip().partition(" = ")
    assert name == "pin"
    assert is_right("4711", kept)


def test_it_asks_twice_in_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Terminal())
    said = iter(("4711", "4711", "4711", "4712"))
    monkeypatch.setattr(pin, "getpass", lambda _prompt: next(said))
    assert main(["pin"]) == 0
    assert main(["pin"]) == 1
    assert capsys.readouterr().err == "formula-desktop: the second PIN is another one\n"


@pytest.mark.parametrize("said", ["", "12", "1 2 3 4"])
def test_what_is_no_pin_is_one_sentence(
    said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(said))
    assert main(["pin"]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "formula-desktop: a PIN has 4 to 40 characters, without spaces\n"
