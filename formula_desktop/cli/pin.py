"""`formula-desktop pin`: what an administrator's file keeps of a teacher's PIN."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from getpass import getpass

from formula_desktop.cli.terminal import FAILED, complain, in_terminal
from formula_desktop.parsing import parser_for
from formula_desktop.pin import LONGEST_PIN, SHORTEST_PIN, hash_of, is_pin

DESCRIPTION = """\
Asks for a teacher's PIN, and prints the line for it in an administrator's file. The line has only a
salted hash of the PIN."""


def main(arguments: Sequence[str]) -> int:
    """Print the line; status 1 with one sentence for what cannot be a PIN."""
    parser = parser_for("pin", description=DESCRIPTION)
    parser.parse_args(arguments)
    return in_terminal(_print)


def _print() -> int:
    if sys.stdin.isatty():
        said, again = getpass("PIN: "), getpass("The same again: ")
    else:
        said = again = sys.stdin.readline().rstrip("\r\n")
    if said != again:
        complain("the second PIN is another one")
        return FAILED
    if not is_pin(said):
        complain(f"a PIN has {SHORTEST_PIN} to {LONGEST_PIN} characters, without spaces")
        return FAILED
    print(f"pin = {hash_of(said)}")
    return 0
