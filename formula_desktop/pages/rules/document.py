"""The rules of a game as a document in the current language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from string import Template
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from formula_desktop.arguments import DIGIFEUD, FORMULA
from formula_desktop.look import theme as look
from formula_desktop.look.theme import TextSize, Theme
from formula_desktop.marking import QT_TRANSLATE_NOOP
from formula_desktop.models.words.signs import spelled, with_signs
from formula_desktop.models.words.table import refusal_in_words
from formula_desktop.pages.rules.digifeud import DIGIFEUD_RULES
from formula_desktop.pages.rules.formula import FORMULA_RULES
from formula_desktop.pages.rules.parts import (
    BoardExample,
    BoardPicture,
    Cards,
    Chapter,
    FormulaExample,
    Grid,
    Items,
    Origin,
    Picture,
    Section,
    Text,
)
from formula_desktop.pages.rules.pictures import Drawing, drawing_of

ABOUT: Final = Chapter(
    "Rules",
    QT_TRANSLATE_NOOP("Rules", "About these pages"),
    (
        Section(
            "about",
            QT_TRANSLATE_NOOP("Rules", "Agreed and added"),
            (
                Text(
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "The printed rules say nothing about this, or can be read in two ways; "
                        "this is how it is played here.",
                    ),
                    Origin.SETTLED,
                ),
                Text(
                    QT_TRANSLATE_NOOP(
                        "Rules", "This stands in no printed rules; this program offers it too."
                    ),
                    Origin.ADDED,
                ),
            ),
        ),
    ),
)

RULES: Final = {FORMULA: (*FORMULA_RULES, ABOUT), DIGIFEUD: (*DIGIFEUD_RULES, ABOUT)}

_STYLE: Final = Template("""
body { color: $ink; }
p, li, td, th { font-size: ${text}px; }
h1 { font-size: ${chapter}px; font-weight: 700; margin-top: ${wide}px; margin-bottom: 0px; }
h2 { font-size: ${section}px; font-weight: 700; margin-top: ${wide}px; margin-bottom: ${gap}px; }
p, li { line-height: 130%; margin-top: 0px; margin-bottom: ${gap}px; }
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


_SPACE_IN_SUM: Final = re.compile(r"(?<=[\dPS]) (?=[+−×·÷:=] [\dPS])|(?<=[+−×·÷:=]) (?=[\dPS])")
_NO_BREAK: Final = "\u00a0"


def translated(context: str, text: str) -> str:
    """A text of the pages in the current language, with the current signs."""
    said = with_signs(QCoreApplication.translate(context, text)) if text else ""
    return _SPACE_IN_SUM.sub(_NO_BREAK, said)


def sections(game: str) -> Iterator[tuple[Chapter, Section]]:
    """All sections of a game in order, each with its chapter."""
    for chapter in RULES[game]:
        for section in chapter.sections:
            yield chapter, section


def title_of(game: str, place: str) -> str:
    """The title of a section in the current language."""
    found = (each for each in sections(game) if each[1].place == place)
    chapter, section = next(found)
    return translated(chapter.context, section.title)


def words_of(game: str) -> str:
    """All texts of a game's rules in the current language."""
    return "\n".join(
        translated(chapter.context, text)
        for chapter, section in sections(game)
        for text in (section.title, *_texts(section))
    )


def _texts(section: Section) -> Iterator[str]:
    for block in section.blocks:
        match block:
            case Text():
                yield block.text
            case Items():
                yield from block.texts
            case Grid():
                yield from (text for row in block.rows for text in row)
            case FormulaExample() | BoardExample():
                yield block.note


class RulesDocument:
    """The rules of a game in HTML, and their pictures by number."""

    def __init__(self, game: str, theme: Theme, unit: float, name: str, widest: float) -> None:
        """`name` is the prefix of the pictures' names, `name/number`; `widest` is in pixels."""
        self._game = game
        self._unit = unit
        self._name = name
        self._widest = widest
        self._context = ""
        self.drawings: list[tuple[Drawing, float]] = []
        """The drawings, each with its width in pixels."""
        self.style = self._style(theme)
        self._theme = theme
        self.html = "".join(self._written())

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
            wide=round(body * 1.4),
            gap=round(body * 0.6),
            small=round(body * 0.3),
        )

    # --- sections -------------------------------------------------------------------------------

    def _written(self) -> Iterator[str]:
        for chapter in RULES[self._game]:
            self._context = chapter.context
            yield f"<h1>{escape(self._said(chapter.title))}</h1>"
            for section in chapter.sections:
                yield f'<h2><a name="{section.place}">{escape(self._said(section.title))}</a></h2>'
                for block in section.blocks:
                    yield from self._block(block)
                if section.see:
                    yield self._see(section.see)

    def _said(self, text: str) -> str:
        return translated(self._context, text)

    def _see(self, places: tuple[str, ...]) -> str:
        links = (
            f'<a href="#{place}">{escape(title_of(self._game, place))}</a>' for place in places
        )
        label = QCoreApplication.translate("Rules", "See also:")
        return f'<p class="see">{escape(label)} {", ".join(links)}</p>'

    def _block(self, block: Text | Items | Grid | Picture) -> Iterator[str]:
        match block:
            case Text():
                yield self._text(block)
            case Items():
                name = "ol" if block.numbered else "ul"
                items = "".join(f"<li>{self._said(each)}</li>" for each in block.texts)
                yield f"<{name}>{items}</{name}>"
            case Grid():
                yield self._grid(block)
            case Cards() | BoardPicture():
                yield self._picture(block, self._said(block.alt), "alone")
            case FormulaExample() | BoardExample():
                yield self._picture(block, _alt(block))
                yield f'<p class="caption">{self._caption(block)}</p>'

    def _text(self, block: Text) -> str:
        said = self._said(block.text)
        if block.origin is Origin.PRINTED:
            return f"<p>{said}</p>"
        if block.origin is Origin.SETTLED:
            label = QCoreApplication.translate("Rules", "Agreed here:")
        else:
            label = QCoreApplication.translate("Rules", "Added here:")
        text = f"<p><b>{escape(label)}</b> {said}</p>"
        cell = f'<tr><td class="note">{text}</td></tr>'
        return self._apart(f'<table width="100%" cellspacing="0">{cell}</table>')

    def _grid(self, block: Grid) -> str:
        first, *others = block.rows
        head = "".join(f"<th>{self._said(text)}</th>" for text in first)
        rows = ("".join(f"<td>{self._said(text)}</td>" for text in row) for row in others)
        body = "".join(f"<tr>{row}</tr>" for row in rows)
        border = f"border-collapse: collapse; border-color: {self._theme.control_line.name()}"
        table = f'<table border="1" cellspacing="0" style="{border}">'
        return self._apart(f"{table}<tr>{head}</tr>{body}</table>")

    def _apart(self, table: str) -> str:
        """Add space above and below a table, which paragraph margins do not provide."""
        room = '<p class="room">&nbsp;</p>'
        return f"{room}{table}{room}"

    # --- pictures -------------------------------------------------------------------------------

    def _picture(self, picture: Picture, alt: str, kind: str = "picture") -> str:
        drawing = drawing_of(picture)
        width = min(drawing.size.width * drawing.scale * self._unit, self._widest)
        height = drawing.size.height * width / drawing.size.width
        number = len(self.drawings)
        self.drawings.append((drawing, round(width)))
        said = escape(alt, quote=True)
        return (
            f'<p class="{kind}"><img src="{self._name}/{number}" width="{round(width)}" '
            f'height="{round(height)}" alt="{said}" title="{said}"></p>'
        )

    def _caption(self, example: FormulaExample | BoardExample) -> str:
        """Whether the example is allowed, and why not, in the program's own words."""
        reads = _reads(example)
        refusal = example.refusal
        if refusal is not None:
            text = QCoreApplication.translate("Rules", "<b>Not allowed:</b> {sum}. {why}.")
            said = text.format(sum=escape(reads), why=escape(refusal_in_words(refusal)))
        elif isinstance(example, BoardExample):
            text = QCoreApplication.translate("Rules", "<b>Allowed:</b> {sum}, {points}.")
            points = _Numbers().points(example.points.total)
            said = text.format(sum=escape(reads), points=escape(points))
        else:
            text = QCoreApplication.translate("Rules", "<b>Allowed:</b> {sum}.")
            said = text.format(sum=escape(reads))
        return f"{said} {self._said(example.note)}".strip()


class _Numbers(QObject):
    """Texts with a number, for which Qt chooses the plural form."""

    def points(self, number: int) -> str:
        return self.tr("%n point(s)", "", number)


def _reads(example: FormulaExample | BoardExample) -> str:
    if isinstance(example, BoardExample):
        return spelled(example.laid.read)
    return spelled(example.play)


def _alt(example: FormulaExample | BoardExample) -> str:
    """The alternative text for an example's picture."""
    played = _reads(example)
    if isinstance(example, BoardExample):
        there = ", ".join(spelled(each.read) for each in example.board.sums)
        text = QCoreApplication.translate("Rules", "On the board: {there}. Laid: {sum}.")
        nothing = QCoreApplication.translate("Rules", "nothing")
        return text.format(there=there or nothing, sum=played)
    there = spelled(example.table.replace("_", " … ")).strip()
    text = QCoreApplication.translate("Rules", "On the table: {there}. Played: {sum}.")
    return text.format(there=there, sum=played)
