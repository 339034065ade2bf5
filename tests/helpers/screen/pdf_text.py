"""Reads the pages and the text of PDF files written by Qt, and of no others."""

from __future__ import annotations

import re
import zlib


def pages_of(pdf: bytes) -> list[str]:
    """The text of each page, in the order in which it was written; a line for each piece."""
    objects = dict(re.findall(rb"\n(\d+) 0 obj\n(.*?)\nendobj", pdf, re.DOTALL))
    fonts = {
        name: _characters(_stream(objects, to_unicode))
        for name, (to_unicode,) in (
            (name, re.findall(rb"/ToUnicode (\d+) 0 R", objects[number]))
            for body in objects.values()
            for name, number in re.findall(rb"/(F\d+) (\d+) 0 R", body)
        )
    }
    tree = next(body for body in objects.values() if b"/Type /Pages" in body)
    kids = re.search(rb"/Kids\s*\[(.*?)\]", tree, re.DOTALL)
    assert kids is not None
    found = []
    for number in re.findall(rb"(\d+) 0 R", kids.group(1)):
        content = re.search(rb"/Contents (\d+) 0 R", objects[number])
        assert content is not None
        found.append(_text(_stream(objects, content.group(1)), fonts))
    return found


def _stream(objects: dict[bytes, bytes], number: bytes) -> bytes:
    body = objects[number].split(b"stream\n", 1)[1].rsplit(b"\nendstream", 1)[0]
    return zlib.decompress(body) if b"/FlateDecode" in objects[number] else body


def _characters(to_unicode: bytes) -> dict[int, str]:
    """The characters of a font's glyphs."""
    found: dict[int, str] = {}
    for lines in re.findall(rb"beginbfrange\n(.*?)endbfrange", to_unicode, re.DOTALL):
        for first, last, text in re.findall(rb"<(\w+)>\s*<(\w+)>\s*(<\w+>|\[.*?\])", lines):
            texts = re.findall(rb"<(\w+)>", text)
            for offset, glyph in enumerate(range(int(first, 16), int(last, 16) + 1)):
                is_row = text.startswith(b"[")
                code = texts[offset] if is_row else texts[0]
                character = bytes.fromhex(code.decode()).decode("utf-16-be")
                found[glyph] = character if is_row else chr(ord(character) + offset)
    return found


def _text(content: bytes, fonts: dict[bytes, dict[int, str]]) -> str:
    found, font = [], {}
    for name, glyphs in re.findall(rb"/(F\d+) [\d.]+ Tf|<(\w+)>", content):
        if name:
            font = fonts[name]
            found.append("\n")
        else:
            codes = [int(glyphs[at : at + 4], 16) for at in range(0, len(glyphs), 4)]
            found.append("".join(font.get(code, "?") for code in codes))
    return "".join(found).replace("\t", " ")  # Qt takes the space's glyph for that of a tab
