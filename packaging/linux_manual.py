"""The manual page, made from the output of `--help`."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent))

from formula_desktop import PROGRAM
from formula_desktop.__main__ import main as program

COMMANDS: Final = ("analyse", "check", "arena", "exercise", "worksheet", "print", "pin")


def manual(version: str, date: str) -> str:
    """The page as the source for man; `date` is a day, YYYY-MM-DD."""
    usage, about, *sections = _paragraphs(_help())
    lines = [
        f'.TH {PROGRAM.upper()} 1 "{date}" "Formula Desktop {version}" "Games"',
        ".SH NAME",
        f"{_escaped(PROGRAM)} \\- two number games to play together",
        ".SH SYNOPSIS",
        *_usage(usage),
        ".SH DESCRIPTION",
        *map(_escaped, about.splitlines()),
    ]
    for section in sections:
        lines += _section(section, ".SH")
    for command in COMMANDS:
        usage, about, *sections = _paragraphs(_help(command))
        lines += [f".SH {command.upper()}", *_usage(usage), ".PP"]
        lines += map(_escaped, about.splitlines())
        for section in sections:
            lines += _section(section, ".SS")
    lines += [".SH FILES", "Games and results are in", "\\fI~/.local/share/formula\\-desktop\\fR,"]
    lines += ["settings in", "\\fI~/.config/formula\\-desktop\\fR,"]
    lines += ["defaults for everybody in", "\\fI/etc/xdg/formula\\-desktop/defaults.ini\\fR."]
    return "\n".join(lines) + "\n"


def _help(*command: str) -> str:
    os.environ["COLUMNS"] = "80"
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        program([*command, "--help"])
    return printed.getvalue()


def _paragraphs(text: str) -> list[str]:
    """The parts between empty lines; a part without a heading is joined to the one before."""
    parts: list[str] = []
    for part in text.strip().split("\n\n"):
        if len(parts) > 2 and not re.match(r"\S.*:\n", part):
            parts[-1] += f"\n\n{part}"
        else:
            parts.append(part)
    return parts


def _usage(text: str) -> Iterator[str]:
    before = "usage: "
    lines = text.removeprefix(before).splitlines()
    return _as_it_stands("\n".join(line.removeprefix(" " * len(before)) for line in lines))


def _section(text: str, macro: str) -> Iterator[str]:
    heading, _, body = text.partition("\n")
    if not heading.endswith(":"):
        yield ".PP"
        yield from map(_escaped, text.splitlines())
        return
    yield f'{macro} "{heading.removesuffix(":").upper()}"'
    if heading == "positional arguments:" or body.startswith("  -"):
        yield from _items(body)
    else:
        yield from _as_it_stands(body)


def _items(body: str) -> Iterator[str]:
    """The help of each option, however it was broken into lines."""
    for line in body.splitlines():
        found = re.fullmatch(r"  (\S.*?)(?:  +(\S.*))?", line)
        if found:
            yield ".TP"
            yield f"\\fB{_escaped(found[1])}\\fR"
            if found[2]:
                yield _escaped(found[2])
        elif line.strip():
            yield _escaped(line.strip())


def _as_it_stands(text: str) -> Iterator[str]:
    yield ".nf"
    yield from (_escaped(line) or ".sp" for line in text.splitlines())
    yield ".fi"


def _escaped(text: str) -> str:
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text[:1] in (".", "'") else text
