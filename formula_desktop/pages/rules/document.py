"""The rules of a game as a document in the current language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape
from itertools import islice
from string import Template
from typing import Final
from xml.etree.ElementTree import Element

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from formula_desktop.digifeud.board import empty_board
from formula_desktop.digifeud.options import Options
from formula_desktop.look import theme as look
from formula_desktop.look.presentation import Presentation
from formula_desktop.look.theme import TextSize, Theme
from formula_desktop.models.words.signs import unbroken, with_signs
from formula_desktop.models.words.table import refusal_in_words
from formula_desktop.pages.rules.examples import Example, example_of
from formula_desktop.pages.rules.pictures import BoardDrawing, Drawing, RowDrawing, painted
from formula_desktop.pages.rules.sections import PICTURES, markup, sections

_STYLE: Final = Template("""
body { color: $ink; }
p, li, td, th { font-size: ${text}px; }
h1 { font-size: ${chapter}px; font-weight: 700; margin-top: ${wide}px; margin-bottom: 0px; }
h2 { font-size: ${section}px; font-weight: 700; margin-top: ${wide}px; margin-bottom: ${gap}px; }
p, li { line-height: $line; margin-top: 0px; margin-bottom: ${gap}px; }
p.picture { line-height: 100%; margin-top: ${gap}px; margin-bottom: ${small}px; }
p.caption { margin-bottom: ${wide}px; }
p.alone { line-height: 100%; margin-top: ${gap}px; margin-bottom: ${wide}px; }
p.room { font-size: ${small}px; line-height: 100%; margin: 0px; }
p.see { margin-top: ${gap}px; }
td { padding: ${small}px ${gap}px; }
th { padding: ${small}px ${gap}px; text-align: left; font-weight: 700; }
td.note { background-color: $note; padding: ${gap}px; }
td.note p { margin-bottom: 0px; }
a { color: $ink; }
""")


NOTHING: Final[Mapping[str, int]] = {}

_RULES: Final = ("p", "ul", "ol", "table")
_NOTES: Final = ("settled", "added")

_SMALLEST_UNIT: Final = 0.8  # in pixels: smaller text cannot be read


def translated(context: str, text: str) -> str:
    """A text of the pages in the current language, with the current signs."""
    return unbroken(with_signs(QCoreApplication.translate(context, text))) if text else ""


def title_of(game: str, place: str) -> str:
    """The title of a section in the current language."""
    section = sections(game)[place]
    return translated(section.context, section.title)


def words_of(game: str) -> str:
    """All texts of a game's rules in the current language."""
    return "\n".join(
        translated(section.context, text)
        for section in sections(game).values()
        for text in (section.title, *section.texts(leaving_out=PICTURES))
    )


class RulesDocument:
    """The rules of a game in HTML, and their pictures by number."""

    def __init__(
        self,
        game: str,
        theme: Theme,
        unit: float,
        name: str,
        widest: float,
        *,
        has_links: bool = True,
        in_short: Mapping[str, int] = NOTHING,
        leaves_out: frozenset[str] = frozenset(),
    ) -> None:
        """`name` is the prefix of the pictures' names, `name/number`; `widest` is in pixels.

        `in_short` are the only sections, if there are any, each with its number of blocks: texts of
        rules, and the first picture. `leaves_out` are the places of sections that are not wanted,
        and the signs of entries of lists that are not.
        """
        self._game = game
        self._has_links = has_links
        self._in_short = in_short
        self._leaves_out = leaves_out
        self._unit = unit
        self._name = name
        self._widest = widest
        self._context = ""
        self.drawings: list[tuple[Drawing, float]] = []
        """The drawings, each with its width in pixels."""
        self._pictures: dict[tuple[int, float], QPixmap] = {}
        self.style = self._style(theme)
        self._theme = theme
        self.html = "".join(self._written())

    def picture(self, number: int, ratio: float) -> QPixmap:
        """The picture with this number, for a screen's device pixel ratio."""
        if (number, ratio) not in self._pictures:
            drawing, width = self.drawings[number]
            self._pictures[number, ratio] = painted(drawing, self._theme, width, ratio)
        return self._pictures[number, ratio]

    def _style(self, theme: Theme) -> str:
        def pixels(size: TextSize) -> int:
            return theme.font(size, self._unit).pixelSize()

        body = pixels(look.BODY)
        return _STYLE.substitute(
            ink=theme.ink.name(),
            note=theme.paper_off.name(),
            text=pixels(look.BUTTON),
            section=pixels(look.LINE),
            chapter=pixels(look.SCORE),
            wide=round(body * (0.8 if self._in_short else 1.4)),
            gap=round(body * (0.25 if self._in_short else 0.6)),
            line="115%" if self._in_short else "130%",
            small=round(body * 0.3),
        )

    # --- sections -------------------------------------------------------------------------------

    def _written(self) -> Iterator[str]:
        chapter = ""
        for section in sections(self._game).values():
            if self._in_short and section.place not in self._in_short:
                continue
            if section.place in self._leaves_out:
                continue
            self._context = section.context
            if section.chapter != chapter and not self._in_short:
                chapter = section.chapter
                yield f"<h1>{escape(self._said(chapter))}</h1>"
            title = escape(self._said(section.title))
            yield f'<h2><a name="{section.place}">{title}</a></h2>'
            told = filter(self._is_told, section.blocks)
            yield from map(self._block, islice(told, self._in_short.get(section.place)))
            if section.see and self._has_links and not self._in_short:
                yield self._see(section.see)

    def _is_told(self, block: Element) -> bool:
        """Whether a block of a section is shown; in short there is only one picture."""
        is_rule = block.tag in _RULES or not self.drawings
        return not self._in_short or (is_rule and block.tag not in _NOTES)

    def _said(self, text: str) -> str:
        return translated(self._context, text)

    def _see(self, places: tuple[str, ...]) -> str:
        links = (
            f'<a href="#{place}">{escape(title_of(self._game, place))}</a>' for place in places
        )
        label = QCoreApplication.translate("Rules", "See also:")
        return f'<p class="see">{escape(label)} {", ".join(links)}</p>'

    def _block(self, block: Element) -> str:
        match block.tag:
            case "ul" | "ol" | "tr":
                told = (each for each in block if each.get("sign") not in self._leaves_out)
                return f"<{block.tag}>{''.join(map(self._block, told))}</{block.tag}>"
            case "table":
                return self._table(block)
            case "settled":
                return self._note(block, QCoreApplication.translate("Rules", "Agreed here:"))
            case "added":
                return self._note(block, QCoreApplication.translate("Rules", "Added here:"))
            case "cards" | "tiles":
                row = RowDrawing(block.attrib["show"], are_tiles=block.tag == "tiles")
                return self._picture(row, self._words(block), "alone")
            case "board":
                return self._picture(
                    BoardDrawing(empty_board(Options())), self._words(block), "alone"
                )
            case "example":
                example = example_of(self._game, block)
                caption = f"{_verdict(example)} {self._words(block)}".strip()
                picture = self._picture(example.drawing, example.alt, "picture")
                return f'{picture}<p class="caption">{caption}</p>'
            case _:
                return f"<{block.tag}>{self._words(block)}</{block.tag}>"

    def _words(self, block: Element) -> str:
        return self._said(markup(block))

    def _note(self, block: Element, label: str) -> str:
        text = f"<p><b>{escape(label)}</b> {self._words(block)}</p>"
        cell = f'<tr><td class="note">{text}</td></tr>'
        return _apart(f'<table width="100%" cellspacing="0">{cell}</table>')

    def _table(self, block: Element) -> str:
        rows = "".join(map(self._block, block))
        border = f"border-collapse: collapse; border-color: {self._theme.control_line.name()}"
        return _apart(f'<table border="1" cellspacing="0" style="{border}">{rows}</table>')

    def _picture(self, drawing: Drawing, alt: str, kind: str) -> str:
        width = min(drawing.size.width * drawing.scale * self._unit, self._widest)
        height = drawing.size.height * width / drawing.size.width
        number = len(self.drawings)
        self.drawings.append((drawing, round(width)))
        said = escape(alt)
        return (
            f'<p class="{kind}"><img src="{self._name}/{number}" width="{round(width)}" '
            f'height="{round(height)}" alt="{said}" title="{said}"></p>'
        )


def unit_in(now: Presentation) -> float:
    """Pixels per unit in the rules."""
    return max(now.unit, _SMALLEST_UNIT)


@lru_cache(1)
def document_of(game: str, now: Presentation, widest: float) -> RulesDocument:
    """The rules of a game as they are shown now, kept until others are: they are often reopened."""
    name = f"rules:{hash((game, now, widest))}"
    return RulesDocument(game, now.theme, unit_in(now), name, widest)


def _apart(table: str) -> str:
    """A table with space above and below, which paragraph margins do not provide."""
    room = '<p class="room">&nbsp;</p>'
    return f"{room}{table}{room}"


def _verdict(example: Example) -> str:
    """Whether an example is allowed, and why not, in the program's own words."""
    refusal = example.refusal
    if refusal is None:
        return example.allowed
    text = QCoreApplication.translate("Rules", "<b>Not allowed:</b> {sum}. {why}.")
    return text.format(sum=example.reads, why=escape(refusal_in_words(refusal)))
